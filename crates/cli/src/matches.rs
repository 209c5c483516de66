//! `variorum match`: matches between two players: the engine, a random mover or other programs.

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
use variorum_engine::Net;
use variorum_notation::read_position;
use variorum_rules::Rules;

use crate::game;
use crate::progress::Progress;

/// The default limit, in nodes for each turn.
const DEFAULT_NODES: u64 = 10_000;
/// The default number of random turns at the beginning.
const DEFAULT_OPENING: usize = 4;

/// Arguments of `variorum match`.
#[derive(Clone, Debug, clap::Args)]
#[command(after_help = "\
A player is one of
  engine            the engine in this process
  level:1 … level:8 the engine at a level, with the limits of that level
  random            a random legal move
  uci:PROGRAM       a program that speaks UCI, such as \"uci:stockfish\" or \"uci:./old-variorum uci\"
  xboard:PROGRAM    a program that speaks XBoard's protocol

Games begin with random moves or a position from a file. Games 1 and 2, 3 and 4, and so on have the
same opening. A plays White in games 1, 3, 5, …. With --nodes or --depth and the same --seed, the
engine plays the same games on every machine and for every number of --jobs. A program that takes
too long, plays an illegal move or ends loses the game, which is counted and reported. Ctrl-C ends
the match after the current games, a second Ctrl-C immediately; the result so far is printed.

Examples:
  variorum match shogi --a engine --b random --games 10
  variorum match chess --a level:7 --b level:5 --games 20
  variorum match chess --b engine --b-option null-move=off --nodes 5000 --games 200 --jobs 4
  variorum match xiangqi --b uci:fairy-stockfish --clock 1+0.1 --games 20 --save games.jsonl
  variorum match mitreyang --b \"uci:./old-variorum uci\" --nodes 20000 --sprt 0,10 --games 5000
  variorum match mitreyang --b engine --start \"Pawn wall\" --unpaired --games 400")]
pub struct Args {
    /// A game's id, or a path to a game file that ends with .toml
    pub game: String,

    /// The first player (see below)
    #[arg(long, default_value = "engine", value_name = "PLAYER")]
    pub a: PlayerKind,

    /// The second player
    #[arg(long, default_value = "random", value_name = "PLAYER")]
    pub b: PlayerKind,

    /// An option of the first player: hash=64, threads=2, null-move=off …, or an option of the program (may be repeated)
    #[arg(long, value_name = "NAME=VALUE", value_parser = parse_option)]
    pub a_option: Vec<(String, String)>,

    /// An option of the second player
    #[arg(long, value_name = "NAME=VALUE", value_parser = parse_option)]
    pub b_option: Vec<(String, String)>,

    /// A limit for the first player only: clock=10+0.1, time=200, nodes=5000 or depth=6
    #[arg(long, value_name = "LIMIT")]
    pub a_limit: Option<Limit>,

    /// A limit for the second player only
    #[arg(long, value_name = "LIMIT")]
    pub b_limit: Option<Limit>,

    /// Number of games (an even number is fairer)
    #[arg(long, short = 'n', default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=1_000_000), value_name = "N")]
    pub games: u32,

    /// Games played at the same time [default: half of the processor's cores, or 1 with --clock or --time]
    #[arg(long, short, value_parser = clap::value_parser!(u16).range(1..=256), value_name = "N")]
    pub jobs: Option<u16>,

    /// Seed of openings and random moves
    #[arg(long, default_value_t = 1)]
    pub seed: u64,

    /// Limits for thinking.
    #[command(flatten, next_help_heading = "Limits")]
    pub limits: LimitArgs,

    /// Openings and adjudication.
    #[command(flatten, next_help_heading = "Openings and adjudication")]
    pub course: CourseArgs,

    /// Output of the result.
    #[command(flatten, next_help_heading = "Result")]
    pub result: ResultArgs,
}

/// Limits for thinking, of which at most one is given.
#[derive(Clone, Debug, clap::Args)]
pub struct LimitArgs {
    /// Nodes for each turn [default: 10000]
    #[arg(long, group = "limit", value_parser = clap::value_parser!(u64).range(1..), value_name = "N")]
    pub nodes: Option<u64>,

    /// Milliseconds for each turn
    #[arg(long, group = "limit", value_parser = clap::value_parser!(u64).range(1..=3_600_000), value_name = "MS")]
    pub time: Option<u64>,

    /// Seconds for the game and seconds added after each turn, such as 10+0.1
    #[arg(long, visible_alias = "tc", group = "limit", value_parser = parse_clock, value_name = "S+S")]
    pub clock: Option<Limit>,

    /// Depth in turns of either side
    #[arg(long, group = "limit", value_parser = clap::value_parser!(u32).range(1..=1000), value_name = "N")]
    pub depth: Option<u32>,

    /// Milliseconds by which a player may exceed its time before it loses
    #[arg(long, default_value_t = 50, value_name = "MS")]
    pub margin: u64,

    /// Seconds to wait for a program without a time limit
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=86_400), value_name = "S")]
    pub patience: u64,
}

/// Openings and adjudication.
#[derive(Clone, Debug, clap::Args)]
pub struct CourseArgs {
    /// The start position to begin with, by its name in the game's file, such as "Pawn wall" [default: the first]
    #[arg(long, value_name = "NAME")]
    pub start: Option<String>,

    /// Random turns at the beginning of each game [default: 4; 0 with --openings]
    #[arg(long, value_parser = clap::value_parser!(u16).range(0..=200), value_name = "TURNS")]
    pub opening: Option<u16>,

    /// A file of start positions for games 1 and 2, 3 and 4, …: one a line, optionally followed by `moves` and moves
    #[arg(long, value_name = "FILE")]
    pub openings: Option<String>,

    /// Give every game an opening of its own: between equal engines, both games of a pair would be the same
    #[arg(long, conflicts_with = "sprt")]
    pub unpaired: bool,

    /// Choose other random turns if the engine then sees a side ahead by more than this
    #[arg(long, value_parser = clap::value_parser!(i32).range(0..=100_000), value_name = "CENTIPAWNS")]
    pub even: Option<i32>,

    /// End games as drawn after this number of turns of both sides
    #[arg(long, default_value_t = 600, value_name = "TURNS")]
    pub most_turns: usize,

    /// End games as won when both players' scores have given the same side at least this lead …
    #[arg(long, value_parser = clap::value_parser!(i32).range(1..=50_000), value_name = "CENTIPAWNS")]
    pub resign_score: Option<i32>,

    /// … for this number of turns each
    #[arg(long, default_value_t = 4, requires = "resign_score", value_parser = clap::value_parser!(u16).range(1..), value_name = "TURNS")]
    pub resign_turns: u16,

    /// End games as drawn when both players' scores have been within this distance from 0 …
    #[arg(long, value_parser = clap::value_parser!(i32).range(0..=50_000), value_name = "CENTIPAWNS")]
    pub draw_score: Option<i32>,

    /// … for this number of turns each …
    #[arg(long, default_value_t = 8, requires = "draw_score", value_parser = clap::value_parser!(u16).range(1..), value_name = "TURNS")]
    pub draw_turns: u16,

    /// … but not before this number of turns of both sides
    #[arg(long, default_value_t = 80, requires = "draw_score", value_name = "TURNS")]
    pub draw_after: usize,
}

/// Output of the result.
#[derive(Clone, Debug, clap::Args)]
pub struct ResultArgs {
    /// Stop when an SPRT accepts one of these Elo differences of A over B (H0 and H1)
    #[arg(long, value_parser = parse_hypotheses, allow_hyphen_values = true, value_name = "ELO0,ELO1")]
    pub sprt: Option<(f64, f64)>,

    /// Rate at which the SPRT may wrongly accept H1
    #[arg(long, default_value_t = 0.05, requires = "sprt", value_name = "RATE")]
    pub alpha: f64,

    /// Rate at which the SPRT may wrongly accept H0
    #[arg(long, default_value_t = 0.05, requires = "sprt", value_name = "RATE")]
    pub beta: f64,

    /// Append every game to this file as a line of JSON with scores, times and settings
    #[arg(long, value_name = "FILE")]
    pub save: Option<String>,

    /// Write all lines sent to and by programs to this file
    #[arg(long, value_name = "FILE")]
    pub log: Option<String>,

    /// Print JSON, with the moves of every game
    #[arg(long)]
    pub json: bool,
}

fn parse_hypotheses(text: &str) -> Result<(f64, f64), String> {
    let numbers =
        text.split_once(',').and_then(|(low, high)| Some((low.trim().parse().ok()?, high.trim().parse().ok()?)));
    numbers.ok_or_else(|| format!("“{text}” should be two Elo differences separated by a comma, such as 0,5"))
}

/// The engine's options, with the paths of weights files replaced by their text.
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

/// The net of the file that the engine's option `net` names.
fn net_of(rules: &Arc<Rules>, kind: &PlayerKind, options: &[(String, String)]) -> anyhow::Result<Option<Arc<Net>>> {
    let named = options.iter().rfind(|(name, _)| *kind == PlayerKind::Engine && name.eq_ignore_ascii_case("net"));
    match named {
        Some((_, path)) if path != "off" => crate::game::net_in(rules, path).map(Some),
        Some(_) | None => Ok(None),
    }
}

impl Args {
    fn settings(&self, rules: &Arc<Rules>) -> anyhow::Result<Settings> {
        let player = |kind: &PlayerKind, options: &[(String, String)], limit| -> anyhow::Result<Player> {
            let net = net_of(rules, kind, options)?;
            Ok(Player { kind: kind.clone(), options: with_weights(kind, options)?, net, limit })
        };
        let players = [player(&self.a, &self.a_option, self.a_limit)?, player(&self.b, &self.b_option, self.b_limit)?];
        let (limit_args, course, result) = (&self.limits, &self.course, &self.result);
        let limits = [
            limit_args.nodes.map(Limit::Nodes),
            limit_args.time.map(Limit::Time),
            limit_args.clock,
            limit_args.depth.map(Limit::Depth),
        ];
        let limit = limits.into_iter().flatten().next().unwrap_or(Limit::Nodes(DEFAULT_NODES));
        let starts = match &course.openings {
            None => Vec::new(),
            Some(path) => read_starts(path)?,
        };
        let start_number = course.start.as_deref().map_or(Ok(0), |name| start_number(rules, name))?;
        let default = if starts.is_empty() { DEFAULT_OPENING } else { 0 };
        let random_turns = course.opening.map_or(default, usize::from);
        let sprt = result.sprt.map(|(elo0, elo1)| Sprt::new(elo0, elo1, result.alpha, result.beta));
        Ok(Settings {
            games: self.games as usize,
            workers: self.jobs.map_or_else(|| default_jobs(&players, limit), usize::from),
            players,
            limit,
            openings: Openings { start_number, starts, random_turns, even: course.even, unpaired: course.unpaired },
            adjudication: course.adjudication(),
            sprt: sprt.transpose().map_err(anyhow::Error::msg)?,
            seed: self.seed,
            margin_ms: limit_args.margin,
            patience_s: limit_args.patience,
            log: open_log(result.log.as_deref())?,
        })
    }
}

impl CourseArgs {
    fn adjudication(&self) -> Adjudication {
        let resign = self.resign_score.map(|score| ResignRule { turns: self.resign_turns.into(), score });
        let draw =
            self.draw_score.map(|score| DrawRule { after: self.draw_after, turns: self.draw_turns.into(), score });
        Adjudication { draw, resign, most_turns: self.most_turns }
    }
}

/// Half of the logical cores, as some processors count each core twice. Games with clocks run one at a time, so that they do not disturb
/// each other.
fn default_jobs(players: &[Player; 2], limit: Limit) -> usize {
    let limits = players.iter().map(|player| player.limit.unwrap_or(limit));
    if limits.into_iter().any(|limit| matches!(limit, Limit::Clock { .. } | Limit::Time(_))) {
        return 1;
    }
    std::thread::available_parallelism().map_or(1, |cores| (cores.get() / 2).max(1))
}

fn read_starts(path: &str) -> anyhow::Result<Vec<Start>> {
    let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {path}"))?;
    let starts = Start::list(&text);
    anyhow::ensure!(!starts.is_empty(), "{path} has no positions: write one on each line");
    Ok(starts)
}

/// The number of the game's start position with this name, from 0. Capitals do not matter.
fn start_number(rules: &Rules, name: &str) -> anyhow::Result<usize> {
    let definition = rules.definition();
    let wanted = name.trim().to_lowercase();
    definition.starts.iter().position(|start| start.name.to_lowercase() == wanted).with_context(|| {
        let names: Vec<String> = definition.starts.iter().map(|start| format!("“{}”", start.name)).collect();
        format!("{} has no start position “{name}”; it has {}", definition.about.name, names.join(", "))
    })
}

/// The remarks on openings that are printed.
const MOST_NOTES: usize = 20;

/// Says what was guessed or left out in the first openings of a list. Those that cannot be used are reported by the match.
fn note_openings(rules: &Arc<Rules>, starts: &[Start]) {
    let positions = starts.iter().enumerate().filter(|(_, start)| start.position != "startpos");
    let read = positions.filter_map(|(at, start)| Some((at + 1, read_position(rules, &start.position).ok()?.remarks)));
    let remarks = read.flat_map(|(number, remarks)| remarks.into_iter().map(move |remark| (number, remark)));
    for (number, remark) in remarks.take(MOST_NOTES) {
        let _ = writeln!(std::io::stderr(), "note: opening {number}: {remark}");
    }
}

fn open_log(path: Option<&str>) -> anyhow::Result<Log> {
    let Some(path) = path else { return Ok(None) };
    let file = File::create(path).with_context(|| format!("cannot write {path}"))?;
    Ok(Some(Arc::new(Mutex::new(file))))
}

/// The match that Ctrl-C stops.
static RUNNING: Mutex<Weak<Stop>> = Mutex::new(Weak::new());

/// Makes Ctrl-C end this match: first after the current games, then immediately.
fn listen(stop: &Arc<Stop>) {
    *RUNNING.lock().unwrap_or_else(PoisonError::into_inner) = Arc::downgrade(stop);
    let handler = || {
        let running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner).upgrade();
        match running {
            Some(stop) if stop.is_finishing() => stop.abort(),
            Some(stop) => {
                // Standard error may be closed.
                let _ = writeln!(
                    std::io::stderr(),
                    "ending after the current games (press Ctrl-C again to end immediately)"
                );
                stop.finish();
            }
            // The match is over and its result is being printed.
            None => std::process::exit(130),
        }
    };
    // This fails if the handler is already installed; it serves the new match as well.
    let _ = ctrlc::set_handler(handler);
}

/// Plays the match and prints its result.
///
/// # Errors
/// If there is no such game, a player cannot play it, the match fails, or the output fails.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let rules = game::find(&args.game)?;
    let settings = args.settings(&rules)?;
    note_openings(&rules, &settings.openings.starts);
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
    let (mut games, mut save_error) = (Vec::new(), None);
    let summary = play(&rules, &settings, &stop, |event| match event {
        Event::Progress(score) => {
            progress.say(report::running(score));
            progress.step();
        }
        Event::Game(game) => {
            if let Some(file) = &mut save
                && let Err(error) = save_game(file, &Record::new(&rules.definition().id, &settings, game))
            {
                save_error.get_or_insert(error);
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
        writeln!(out, "{:#}", report::json(&args.game, &settings, &summary, games))?;
    } else {
        report::text(rules.definition(), &settings, &summary, out)?;
    }
    out.flush()?;
    match (save_error, summary.error) {
        (Some(error), _) => Err(error.context("the match was ended because a game cannot be saved")),
        (None, Some(error)) => Err(anyhow::Error::new(error).context("the match was ended")),
        (None, None) => Ok(()),
    }
}

/// Appends a game in a single write, so that the file never ends within a line.
fn save_game(file: &mut File, record: &Record<'_>) -> anyhow::Result<()> {
    let mut line = serde_json::to_string(record)?;
    line.push('\n');
    file.write_all(line.as_bytes())?;
    Ok(())
}
