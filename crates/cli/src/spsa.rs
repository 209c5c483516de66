//! `variorum spsa`: tunes whole numbers of the search by games (simultaneous perturbation stochastic approximation).

use std::fmt::Write as _;
use std::io::Write;
use std::str::FromStr;
use std::sync::Arc;

use anyhow::Context as _;
use variorum_arena::player::{Player, PlayerKind, parse_option};
use variorum_arena::spsa::{Parameter, Tuned, Tuning, tune_on};
use variorum_arena::{Limit, Openings, Settings, Stop};
use variorum_engine::{GameClass, Parameters};
use variorum_rules::Rules;

use crate::game;
use crate::matches::{AdjudicationArgs, LimitArgs, Plan, SavedMatch, default_jobs, listen, pool};
use crate::progress::Progress;
use crate::queue::{Place, QueueArgs, SentMatch, Setup, named};

/// The default limit, in nodes for each turn.
const DEFAULT_NODES: u64 = 5_000;
/// Of a tuning, so many states are reported, evenly spread over its pairs.
const STATES_TOLD: usize = 8;

/// What `--tune` names: one size of the search or several.
#[derive(Clone, Debug, PartialEq)]
pub struct Named(Vec<Parameter>);

impl FromStr for Named {
    type Err = String;

    /// Reads `all`, or what names one [`Parameter`].
    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "all" => Ok(Self(Parameters::LIST.iter().map(Parameter::from).collect())),
            one => one.parse().map(|parameter| Self(vec![parameter])),
        }
    }
}

/// Arguments of `variorum spsa`.
#[derive(Clone, Debug, clap::Args)]
#[command(after_help = "\
Each step plays a pair of games between two engines, each number a little above the present one in
one engine and a little below it in the other, and moves every number towards the winner. A thousand
pairs say something about a few numbers; judge the result by a match (`variorum match --pool`).

The result is printed as a part of a weights file: `--a-option settings=FILE` tests it in a match.

With --save, the same command goes on where it was stopped. With --nodes or --depth and the same
--seed, the result is the same on every machine and for every number of --jobs.

Examples:
  variorum spsa chess --tune quiescence-turns=12,2,24,3 --pairs 2000 --save turns.jsonl
  variorum spsa --pool --tune quiescence-width --tune quiescence-turns=12,2,24,3
  variorum spsa --class flat --tune all --pairs 20000 --nodes 2000 --save flat.jsonl
  variorum spsa --list")]
pub struct Args {
    /// Games, played in turn
    #[arg(required_unless_present_any = ["pool", "class", "list"], value_name = "GAME")]
    pub game: Vec<String>,

    /// Play the games by which changes of the engine are judged
    #[arg(long, conflicts_with = "game")]
    pub pool: bool,

    /// Play the games of the library of this class: flat, hands (captured pieces return), vast (hundreds of moves) or two-part
    #[arg(long, conflicts_with_all = ["game", "pool"], value_name = "CLASS")]
    pub class: Option<GameClass>,

    /// A size of the search, or `all` of them (may be repeated); NAME=START,LEAST,MOST,STEP gives its value at the beginning, its least and
    /// greatest value, and how far the engines are from the present value
    #[arg(long, required_unless_present = "list", value_name = "NAME")]
    pub tune: Vec<Named>,

    /// Leave a size out of those named by --tune (may be repeated)
    #[arg(long, value_name = "NAME")]
    pub fix: Vec<String>,

    /// List the sizes of the search with value, range, step and meaning, and do nothing else
    #[arg(long)]
    pub list: bool,

    /// Number of pairs of games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=10_000_000), value_name = "N")]
    pub pairs: u32,

    /// How far a pair that is won moves a number at the end, as a share of its step
    #[arg(long, default_value_t = 0.02, value_name = "RATE")]
    pub rate: f64,

    /// An option of both engines (may be repeated)
    #[arg(long, value_name = "NAME=VALUE", value_parser = parse_option)]
    pub option: Vec<(String, String)>,

    /// Pairs played at the same time, up to 8 [default: half of the processor's cores, or 1 with --clock or --time]
    #[arg(long, short, value_parser = clap::value_parser!(u16).range(1..=8), value_name = "N")]
    pub jobs: Option<u16>,

    /// Where the games are played.
    #[command(flatten)]
    pub queue: QueueArgs,

    /// Seed of openings and directions
    #[arg(long, default_value_t = 1)]
    pub seed: u64,

    /// Append the numbers to this file after every eight pairs; go on with the tuning that it holds
    #[arg(long, value_name = "FILE")]
    pub save: Option<String>,

    /// Random turns at the beginning of each pair
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u16).range(0..=200), value_name = "TURNS")]
    pub opening: u16,

    /// Limits for thinking.
    #[command(flatten, next_help_heading = "Limits")]
    pub limits: LimitArgs,

    /// When games are adjudicated.
    #[command(flatten, next_help_heading = "Adjudication")]
    pub adjudication: AdjudicationArgs,
}

impl Args {
    /// What is tuned: all that is named, but for what is left out.
    fn parameters(&self) -> anyhow::Result<Vec<Parameter>> {
        let mut parameters: Vec<Parameter> = self.tune.iter().flat_map(|named| named.0.clone()).collect();
        for fixed in &self.fix {
            let before = parameters.len();
            parameters.retain(|parameter| parameter.name != *fixed);
            anyhow::ensure!(parameters.len() < before, "--fix {fixed}: --tune names no such size");
        }
        Ok(parameters)
    }

    /// The games to be played.
    fn pool(&self) -> anyhow::Result<Vec<Arc<Rules>>> {
        let Some(class) = self.class else { return pool(&self.game, self.pool) };
        let all = variorum_library::ids().into_iter().map(|id| game::find(&id));
        let of_class =
            |rules: &anyhow::Result<Arc<Rules>>| !matches!(rules, Ok(rules) if GameClass::of(rules) != class);
        all.filter(of_class).collect()
    }

    fn tuning(&self) -> anyhow::Result<Tuning> {
        anyhow::ensure!(self.rate > 0.0 && self.rate <= 1.0, "the rate must be more than 0 and at most 1");
        Ok(Tuning { parameters: self.parameters()?, pairs: self.pairs as usize, rate: self.rate, seed: self.seed })
    }

    fn settings(&self) -> Settings {
        let limit = self.limits.limit().unwrap_or(Limit::Nodes(DEFAULT_NODES));
        let engine = Player { options: self.option.clone(), ..Player::new(PlayerKind::Engine) };
        let players = [engine.clone(), engine];
        Settings {
            workers: self.jobs.map_or_else(|| default_jobs(&players, limit), usize::from),
            players,
            limit,
            openings: Openings { random_turns: self.opening.into(), ..Openings::default() },
            adjudication: self.adjudication.rules(),
            seed: self.seed,
            margin_ms: self.limits.margin,
            patience_s: self.limits.patience,
            ..Settings::default()
        }
    }

    /// All on which the result depends.
    fn plan(&self, settings: &Settings, tuning: &Tuning, pool: &[Arc<Rules>]) -> Plan {
        let mut plan = Plan::of(settings, pool);
        let tune = tuning
            .parameters
            .iter()
            .map(|Parameter { name, start, least, most, step }| format!("{name}={start},{least},{most},{step}"));
        plan.set("tune", tune.collect::<Vec<_>>().join(" "));
        plan.set("pairs", self.pairs.to_string());
        plan.set("rate", self.rate.to_string());
        plan
    }
}

/// Some states of a tuning, from its beginning to its end.
#[derive(Debug, Default)]
struct Path(Vec<Tuned>);

impl Path {
    /// Keeps the last state of each part of all pairs.
    fn note(&mut self, state: &Tuned, pairs: usize) {
        let part = |state: &Tuned| (state.pairs * STATES_TOLD).div_ceil(pairs.max(1));
        if self.0.last().is_some_and(|last| part(last) == part(state)) {
            self.0.pop();
        }
        self.0.push(state.clone());
    }

    /// The values of one size at the ends of these parts.
    fn of(&self, index: usize) -> String {
        self.0.iter().filter_map(|state| state.values.get(index)).fold(String::new(), |mut text, value| {
            let _ = write!(text, " → {value:.1}");
            text
        })
    }
}

/// Prints the sizes of the search.
fn list(out: &mut impl Write) -> anyhow::Result<()> {
    for variorum_engine::Parameter { name, default, least, most, step, meaning } in Parameters::LIST {
        writeln!(out, "{name}={default},{least},{most},{step}\n    {meaning}")?;
    }
    out.flush().map_err(Into::into)
}

/// Tunes the numbers and prints them.
///
/// # Errors
/// If there is no such game or number, a game cannot be played, the file cannot be written or holds something else, or the output fails.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    if args.list {
        return list(out);
    }
    let pool = args.pool()?;
    let (tuning, settings) = (args.tuning()?, args.settings());
    tuning.check()?;
    let mut state = Tuned { pairs: 0, values: tuning.start() };
    let mut path = Path::default();
    let mut saved = match &args.save {
        None => None,
        Some(file) => {
            let mut saved = SavedMatch::open(file, &args.plan(&settings, &tuning, &pool))?;
            saved.read_lines(|line| {
                let read: Tuned = serde_json::from_str(line)?;
                anyhow::ensure!(read.values.len() == state.values.len(), "it has another number of values");
                path.note(&read, tuning.pairs);
                state = read;
                Ok(())
            })?;
            Some(saved)
        }
    };
    let queue = args.queue.open(2)?;
    let ids: Vec<String> = pool.iter().map(|rules| rules.definition().id.clone()).collect();
    let place = Place::new(queue.as_ref(), settings.workers, &format!("tuning of {}", named(&ids)), || {
        Ok(Setup::Tuning(SentMatch::new(&args.game, &pool, &settings)?))
    })?;
    let stop = Arc::new(Stop::new());
    listen(&stop);
    let progress = Progress::new(u64::from(args.pairs), "pairs");
    (0..state.pairs).for_each(|_| progress.step());
    let (mut played, mut save_error) = (state.pairs, None);
    let tuned = tune_on(&place, &pool, &settings, &tuning, state, &stop, |state| {
        (played..state.pairs).for_each(|_| progress.step());
        played = state.pairs;
        path.note(state, tuning.pairs);
        if let Some(saved) = &mut saved
            && let Err(error) = saved.append(state)
        {
            save_error.get_or_insert(error);
            stop.finish();
        }
    });
    drop((progress, stop));
    let tuned = tuned?;
    writeln!(out, "{} of {} pairs, {}, seed {}\n", tuned.pairs, args.pairs, settings.limit, args.seed)?;
    writeln!(out, "[search]")?;
    for (index, whole) in tuning.rounded(&tuned.values).into_iter().enumerate() {
        let Parameter { name, start, .. } = &tuning.parameters[index];
        writeln!(out, "{name} = {whole} # {start}{}", path.of(index))?;
    }
    out.flush()?;
    save_error.map_or(Ok(()), |error| Err(error).context("the tuning was ended because its state cannot be saved"))
}
