//! `variorum spsa`: tunes whole numbers of the search by games (simultaneous perturbation stochastic approximation).

use std::io::Write;
use std::sync::Arc;

use anyhow::Context as _;
use variorum_arena::player::{Player, PlayerKind, parse_option};
use variorum_arena::spsa::{Parameter, Tuned, Tuning, tune};
use variorum_arena::{Limit, Openings, Settings, Stop};
use variorum_rules::Rules;

use crate::matches::{AdjudicationArgs, LimitArgs, Plan, SavedMatch, default_jobs, listen, pool};
use crate::progress::Progress;

/// The default limit, in nodes for each turn.
const DEFAULT_NODES: u64 = 5_000;

/// Arguments of `variorum spsa`.
#[derive(Clone, Debug, clap::Args)]
#[command(after_help = "\
Each step plays a pair of games between two engines, one with numbers above and one with numbers
below the present ones, and moves every number a little towards the winner. A thousand pairs say
something about a few numbers; judge the result by a match (`variorum match --pool`).

With --save, the same command goes on where it was stopped. With --nodes or --depth and the same
--seed, the result is the same on every machine and for every number of --jobs.

Examples:
  variorum spsa chess --tune quiescence-turns=12,2,24,3 --pairs 2000 --save turns.jsonl
  variorum spsa --pool --tune quiescence-width=32,4,64,8 --tune quiescence-turns=12,2,24,3")]
pub struct Args {
    /// Games, played in turn
    #[arg(required_unless_present = "pool", value_name = "GAME")]
    pub game: Vec<String>,

    /// Play the games by which changes of the engine are judged
    #[arg(long, conflicts_with = "game")]
    pub pool: bool,

    /// A search option: value at the beginning, least and greatest value, and how far the engines are from it (may be repeated)
    #[arg(long, required = true, value_name = "NAME=START,LEAST,MOST,STEP")]
    pub tune: Vec<Parameter>,

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
    fn tuning(&self) -> anyhow::Result<Tuning> {
        anyhow::ensure!(self.rate > 0.0 && self.rate <= 1.0, "the rate must be more than 0 and at most 1");
        Ok(Tuning { parameters: self.tune.clone(), pairs: self.pairs as usize, rate: self.rate, seed: self.seed })
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
    fn plan(&self, settings: &Settings, pool: &[Arc<Rules>]) -> Plan {
        let mut plan = Plan::of(settings, pool);
        let tune = self
            .tune
            .iter()
            .map(|Parameter { name, start, least, most, step }| format!("{name}={start},{least},{most},{step}"));
        plan.set("tune", tune.collect::<Vec<_>>().join(" "));
        plan.set("pairs", self.pairs.to_string());
        plan.set("rate", self.rate.to_string());
        plan
    }
}

/// Tunes the numbers and prints them.
///
/// # Errors
/// If there is no such game or number, a game cannot be played, the file cannot be written or holds something else, or the output fails.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let pool = pool(&args.game, args.pool)?;
    let (tuning, settings) = (args.tuning()?, args.settings());
    tuning.check()?;
    let mut state = Tuned { pairs: 0, values: tuning.start() };
    let mut saved = match &args.save {
        None => None,
        Some(path) => {
            let mut saved = SavedMatch::open(path, &args.plan(&settings, &pool))?;
            saved.read_lines(|line| {
                let read: Tuned = serde_json::from_str(line)?;
                anyhow::ensure!(read.values.len() == state.values.len(), "it has another number of values");
                state = read;
                Ok(())
            })?;
            Some(saved)
        }
    };
    let stop = Arc::new(Stop::new());
    listen(&stop);
    let progress = Progress::new(u64::from(args.pairs), "pairs");
    (0..state.pairs).for_each(|_| progress.step());
    let (mut played, mut save_error) = (state.pairs, None);
    let tuned = tune(&pool, &settings, &tuning, state, &stop, |state| {
        (played..state.pairs).for_each(|_| progress.step());
        played = state.pairs;
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
    for ((parameter, value), whole) in tuning.parameters.iter().zip(&tuned.values).zip(tuning.rounded(&tuned.values)) {
        writeln!(out, "{}={whole}  (began with {}, now {value:.2})", parameter.name, parameter.start)?;
    }
    out.flush()?;
    save_error.map_or(Ok(()), |error| Err(error).context("the tuning was ended because its state cannot be saved"))
}
