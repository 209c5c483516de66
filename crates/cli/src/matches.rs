//! `variorum match`: two players, game after game: the engine, chance, other programs.

mod report;

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use anyhow::Context as _;
use variorum_arena::adjudication::{Adjudication, DrawRule, ResignRule};
use variorum_arena::limit::parse_clock;
use variorum_arena::player::{Player, PlayerKind, parse_option};
use variorum_arena::sprt::Sprt;
use variorum_arena::{Event, Limit, Log, Openings, Record, Settings, Start, Stop, play};

use crate::game;
use crate::progress::Progress;

/// Nodes a turn if no limit is given.
const USUAL_NODES: u64 = 10_000;
/// Random turns at the beginning if nothing else is said.
const USUAL_OPENING: usize = 4;

/// Arguments of `variorum match`.
#[derive(Clone, Debug, clap::Args)]
#[command(after_help = "\
A player is one of
  engine            the engine in this process
  level:1 … level:8 the engine at a level, with that level's own limits
  random            any legal move
  uci:PROGRAM       a program that speaks UCI, such as \"uci:stockfish\" or \"uci:./old-variorum uci\"
  xboard:PROGRAM    a program that speaks XBoard's protocol

Games begin with some moves at random (or a position from a file), the same in games 1 and 2,
3 and 4, and so on; A has White in games 1, 3, 5, …. With --nodes or --depth and the same --seed,
games of the engine are the same on every machine and for every number of --jobs. A program that
takes too long, plays an illegal move or ends has lost the game; that is counted and said. Ctrl-C
ends the match after the games under way, a second one at once; the result so far is printed.

Examples:
  variorum match shogi --a engine --b random --games 10
  variorum match chess --a level:7 --b level:5 --games 20
  variorum match chess --b engine --b-option null-move=off --nodes 5000 --games 200 --jobs 4
  variorum match xiangqi --b uci:fairy-stockfish --clock 1+0.1 --games 20 --save games.jsonl
  variorum match mitreyang --b \"uci:./old-variorum uci\" --nodes 20000 --sprt 0,10 --games 5000")]
pub struct Args {
    /// A game's id, or a path to a game file that ends with .toml
    pub game: String,

    /// The first player (see below)
    #[arg(long, default_value = "engine", value_name = "PLAYER")]
    pub a: PlayerKind,

    /// The second player
    #[arg(long, default_value = "random", value_name = "PLAYER")]
    pub b: PlayerKind,

    /// An option of the first player: hash=64, threads=2, null-move=off …, or what the program offers (may be repeated)
    #[arg(long, value_name = "NAME=VALUE", value_parser = parse_option)]
    pub a_option: Vec<(String, String)>,

    /// An option of the second player
    #[arg(long, value_name = "NAME=VALUE", value_parser = parse_option)]
    pub b_option: Vec<(String, String)>,

    /// A limit for the first player alone: clock=10+0.1, time=200, nodes=5000 or depth=6
    #[arg(long, value_name = "LIMIT")]
    pub a_limit: Option<Limit>,

    /// A limit for the second player alone
    #[arg(long, value_name = "LIMIT")]
    pub b_limit: Option<Limit>,

    /// How many games (an even number is fairer)
    #[arg(long, short = 'n', default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=1_000_000), value_name = "N")]
    pub games: u32,

    /// Games played at the same time [default: half of the processor's cores, and 1 with a clock or a time]
    #[arg(long, short, value_parser = clap::value_parser!(u16).range(1..=256), value_name = "N")]
    pub jobs: Option<u16>,

    /// What openings and chance moves depend on
    #[arg(long, default_value_t = 1)]
    pub seed: u64,

    /// How long players may think.
    #[command(flatten, next_help_heading = "How long players may think")]
    pub think: Think,

    /// How games begin and end.
    #[command(flatten, next_help_heading = "How games begin and end")]
    pub course: Course,

    /// What becomes of the result.
    #[command(flatten, next_help_heading = "The result")]
    pub result: ResultArgs,
}

/// How long players may think; one of these.
#[derive(Clone, Debug, clap::Args)]
pub struct Think {
    /// Nodes for each turn [default: 10000]
    #[arg(long, group = "limit", value_parser = clap::value_parser!(u64).range(1..), value_name = "N")]
    pub nodes: Option<u64>,

    /// Milliseconds for each turn
    #[arg(long, group = "limit", value_parser = clap::value_parser!(u64).range(1..=3_600_000), value_name = "MS")]
    pub time: Option<u64>,

    /// Seconds for the game + seconds added after each turn, such as 10+0.1
    #[arg(long, visible_alias = "tc", group = "limit", value_parser = parse_clock, value_name = "S+S")]
    pub clock: Option<Limit>,

    /// Depth in turns
    #[arg(long, group = "limit", value_parser = clap::value_parser!(u32).range(1..=1000), value_name = "N")]
    pub depth: Option<u32>,

    /// Milliseconds that a player may overstep its time by before it has lost
    #[arg(long, default_value_t = 50, value_name = "MS")]
    pub margin: u64,

    /// Seconds to wait for a program that has no time limit
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=86_400), value_name = "S")]
    pub patience: u64,
}

/// How games begin and end.
#[derive(Clone, Debug, clap::Args)]
pub struct Course {
    /// Turns at random at the beginning of each game [default: 4; 0 with --openings]
    #[arg(long, value_parser = clap::value_parser!(u16).range(0..=200), value_name = "TURNS")]
    pub opening: Option<u16>,

    /// A file of start positions, one a line, behind it, if wanted, `moves` and moves; for games 1 and 2, 3 and 4, …
    #[arg(long, value_name = "FILE")]
    pub openings: Option<String>,

    /// Random turns are drawn anew if the engine then sees a side ahead by more centipawns than this
    #[arg(long, value_parser = clap::value_parser!(i32).range(0..=100_000), value_name = "CENTIPAWNS")]
    pub even: Option<i32>,

    /// After so many turns of both sides a game is cut off and counts as drawn
    #[arg(long, default_value_t = 600, value_name = "TURNS")]
    pub most_turns: usize,

    /// End games as won when both players have seen the same winner so far ahead …
    #[arg(long, value_parser = clap::value_parser!(i32).range(1..=50_000), value_name = "CENTIPAWNS")]
    pub resign_score: Option<i32>,

    /// … for so many turns each
    #[arg(long, default_value_t = 4, requires = "resign_score", value_parser = clap::value_parser!(u16).range(1..), value_name = "TURNS")]
    pub resign_turns: u16,

    /// End games as drawn when both players have seen no more than this difference …
    #[arg(long, value_parser = clap::value_parser!(i32).range(0..=50_000), value_name = "CENTIPAWNS")]
    pub draw_score: Option<i32>,

    /// … for so many turns each …
    #[arg(long, default_value_t = 8, requires = "draw_score", value_parser = clap::value_parser!(u16).range(1..), value_name = "TURNS")]
    pub draw_turns: u16,

    /// … and not before so many turns of both sides
    #[arg(long, default_value_t = 80, requires = "draw_score", value_name = "TURNS")]
    pub draw_after: usize,
}

/// What becomes of the result.
#[derive(Clone, Debug, clap::Args)]
pub struct ResultArgs {
    /// Stop as soon as it is clear whether A is stronger by less than the first or more than the second Elo difference (SPRT)
    #[arg(long, value_parser = parse_hypotheses, allow_hyphen_values = true, value_name = "ELO0,ELO1")]
    pub sprt: Option<(f64, f64)>,

    /// How often the SPRT may wrongly say “more”
    #[arg(long, default_value_t = 0.05, requires = "sprt", value_name = "RATE")]
    pub alpha: f64,

    /// How often the SPRT may wrongly say “less”
    #[arg(long, default_value_t = 0.05, requires = "sprt", value_name = "RATE")]
    pub beta: f64,

    /// Add every game to this file, as one line of JSON with scores, times and settings
    #[arg(long, value_name = "FILE")]
    pub save: Option<String>,

    /// Write all that is said to and by programs to this file
    #[arg(long, value_name = "FILE")]
    pub log: Option<String>,

    /// Print JSON, with the moves of every game
    #[arg(long)]
    pub json: bool,
}

fn parse_hypotheses(text: &str) -> Result<(f64, f64), String> {
    let numbers =
        text.split_once(',').and_then(|(low, high)| Some((low.trim().parse().ok()?, high.trim().parse().ok()?)));
    numbers.ok_or_else(|| format!("“{text}” should be two Elo differences with a comma, such as 0,5"))
}

/// The engine's options, files of weights replaced by what they say.
fn with_weights(kind: &PlayerKind, options: &[(String, String)]) -> anyhow::Result<Vec<(String, String)>> {
    let read = |(name, value): &(String, String)| {
        let is_file = *kind == PlayerKind::Engine && name.eq_ignore_ascii_case("weights") && value != "measured";
        let value = if is_file {
            crate::game::read_file(value).with_context(|| format!("the weights {value} cannot be read"))?.0
        } else {
            value.clone()
        };
        Ok((name.clone(), value))
    };
    options.iter().map(read).collect()
}

impl Args {
    fn settings(&self) -> anyhow::Result<Settings> {
        let player = |kind: &PlayerKind, options: &[(String, String)], limit| -> anyhow::Result<Player> {
            Ok(Player { kind: kind.clone(), options: with_weights(kind, options)?, limit })
        };
        let players = [player(&self.a, &self.a_option, self.a_limit)?, player(&self.b, &self.b_option, self.b_limit)?];
        let (think, course, result) = (&self.think, &self.course, &self.result);
        let limits =
            [think.nodes.map(Limit::Nodes), think.time.map(Limit::Time), think.clock, think.depth.map(Limit::Depth)];
        let limit = limits.into_iter().flatten().next().unwrap_or(Limit::Nodes(USUAL_NODES));
        let starts = match &course.openings {
            None => Vec::new(),
            Some(path) => read_starts(path)?,
        };
        let usual = if starts.is_empty() { USUAL_OPENING } else { 0 };
        let random_turns = course.opening.map_or(usual, usize::from);
        let sprt = result.sprt.map(|(elo0, elo1)| Sprt::new(elo0, elo1, result.alpha, result.beta));
        Ok(Settings {
            games: self.games as usize,
            workers: self.jobs.map_or_else(|| usual_jobs(&players, limit), usize::from),
            players,
            limit,
            openings: Openings { starts, random_turns, even: course.even },
            adjudication: course.adjudication(),
            sprt: sprt.transpose().map_err(anyhow::Error::msg)?,
            seed: self.seed,
            margin_ms: think.margin,
            patience_s: think.patience,
            log: open_log(result.log.as_deref())?,
        })
    }
}

impl Course {
    fn adjudication(&self) -> Adjudication {
        let resign = self.resign_score.map(|score| ResignRule { turns: self.resign_turns.into(), score });
        let draw =
            self.draw_score.map(|score| DrawRule { after: self.draw_after, turns: self.draw_turns.into(), score });
        Adjudication { draw, resign, most_turns: self.most_turns }
    }
}

/// Half of the cores: some processors count each twice, and both players may think. Clocks want the machine for themselves.
fn usual_jobs(players: &[Player; 2], limit: Limit) -> usize {
    let limits = players.iter().map(|player| player.limit.unwrap_or(limit));
    if limits.into_iter().any(|limit| matches!(limit, Limit::Clock { .. } | Limit::Time(_))) {
        return 1;
    }
    std::thread::available_parallelism().map_or(1, |cores| (cores.get() / 2).max(1))
}

fn read_starts(path: &str) -> anyhow::Result<Vec<Start>> {
    let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {path}"))?;
    let starts = Start::list(&text);
    anyhow::ensure!(!starts.is_empty(), "{path} has no positions: write one a line");
    Ok(starts)
}

fn open_log(path: Option<&str>) -> anyhow::Result<Log> {
    let Some(path) = path else { return Ok(None) };
    let file = File::create(path).with_context(|| format!("cannot write {path}"))?;
    Ok(Some(Arc::new(Mutex::new(file))))
}

/// The match that Ctrl-C ends.
static RUNNING: Mutex<Weak<Stop>> = Mutex::new(Weak::new());

/// Makes Ctrl-C end this match: first after the games under way, then at once.
fn listen(stop: &Arc<Stop>) {
    *RUNNING.lock().unwrap_or_else(PoisonError::into_inner) = Arc::downgrade(stop);
    let handler = || {
        let running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner).upgrade();
        match running {
            Some(stop) if stop.is_finishing() => stop.abort(),
            Some(stop) => {
                // Standard error may be closed.
                let _ = writeln!(std::io::stderr(), "ending after the games under way (Ctrl-C again: at once)");
                stop.finish();
            }
            // The match is over and its result is being printed.
            None => std::process::exit(130),
        }
    };
    // It fails if there is a handler already, which is ours and serves the new match as well.
    let _ = ctrlc::set_handler(handler);
}

/// Plays the match and prints its result.
///
/// # Errors
/// If there is no such game, a player cannot play it, or the output fails.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let rules = game::find(&args.game)?;
    let settings = args.settings()?;
    let mut save = match &args.result.save {
        None => None,
        Some(path) => {
            let file = OpenOptions::new().create(true).append(true).open(path);
            Some(file.with_context(|| format!("cannot write {path}"))?)
        }
    };
    let stop = Arc::new(Stop::new());
    listen(&stop);
    let progress = Progress::new(u64::from(args.games), "games");
    let (mut games, mut trouble) = (Vec::new(), None);
    let summary = play(&rules, &settings, &stop, |event| match event {
        Event::Progress(score) => {
            progress.say(report::running(score));
            progress.step();
        }
        Event::Game(game) => {
            if let Some(file) = &mut save
                && let Err(error) = save_game(file, &Record::new(&rules.definition().id, &settings, game))
            {
                trouble.get_or_insert(error);
                stop.finish();
            }
            if args.result.json {
                games.push(report::game(game));
            }
        }
    });
    drop((progress, stop));
    let summary = summary?;
    if args.result.json {
        writeln!(out, "{:#}", report::json(args, &settings, &summary, games))?;
    } else {
        report::text(&rules.definition().about.name, &settings, &summary, out)?;
    }
    out.flush()?;
    match (trouble, summary.error) {
        (Some(error), _) => Err(error.context("cannot save a game, the match was ended")),
        (None, Some(fault)) => Err(anyhow::Error::new(fault).context("the match was ended")),
        (None, None) => Ok(()),
    }
}

/// One write for the whole line, so that a file never ends within one.
fn save_game(file: &mut File, record: &Record<'_>) -> anyhow::Result<()> {
    let mut line = serde_json::to_string(record)?;
    line.push('\n');
    file.write_all(line.as_bytes())?;
    Ok(())
}
