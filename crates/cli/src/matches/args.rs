//! The arguments of `variorum match`, and the settings that they stand for.

use std::collections::BTreeSet;
use std::fs::File;
use std::path::Path;
use std::sync::{Arc, Mutex};

use anyhow::Context as _;
use variorum_arena::adjudication::{Adjudication, DrawRule, ResignRule};
use variorum_arena::lettering::parse_letters;
use variorum_arena::limit::parse_clock;
use variorum_arena::player::{Player, PlayerKind, parse_option};
use variorum_arena::sprt::Sprt;
use variorum_arena::{Limit, Log, Openings, Settings, Start};
use variorum_engine::{Net, TableSet};
use variorum_rules::Rules;

use crate::endgames;
use crate::game::{self, start_number};
use crate::queue::QueueArgs;

/// The default limit, in nodes for each turn.
const DEFAULT_NODES: u64 = 10_000;
/// The default number of random turns at the beginning.
const DEFAULT_OPENING: usize = 4;

/// The default number of games.
const DEFAULT_GAMES: u32 = 10;
/// The same with an SPRT, which ends the match by itself.
const DEFAULT_GAMES_OF_TEST: u32 = 100_000;
/// The games of `--pool`: one or two of each kind, so that a change of the engine is not judged by one kind alone.
const POOL: &str = include_str!("pool.txt");

/// Arguments of `variorum match`.
#[derive(Clone, Debug, clap::Args)]
#[command(after_help = "\
A player is one of
  engine            the engine in this process
  level:1 … level:12  the engine at a level, with the limits of that level
  random            a random legal move
  uci:PROGRAM       a program that speaks UCI, such as \"uci:stockfish\" or \"uci:./old-variorum uci\"
  xboard:PROGRAM    a program that speaks XBoard's protocol

Games begin with random moves or a position from a file. Games 1 and 2, 3 and 4, and so on have the
same opening. A plays White in games 1, 3, 5, …. With --nodes or --depth and the same --seed, the
engine plays the same games on every machine and for every number of --jobs. A program that takes
too long, plays an illegal move or ends loses the game, which is counted and reported. Ctrl-C ends
the match after the current games, a second Ctrl-C immediately; the result so far is printed. A
match with --save goes on when the same command is given again.

Of several games, a pair of each is played in turn, and one result and one SPRT count them all.

Examples:
  variorum match shogi --a engine --b random --games 10
  variorum match chess --a level:7 --b level:5 --games 20
  variorum match chess --b engine --b-option null-move=off --nodes 5000 --games 200 --jobs 4
  variorum match xiangqi --b uci:fairy-stockfish --clock 1+0.1 --games 20 --save games.jsonl
  variorum match mitreyang --b \"uci:./old-variorum uci\" --nodes 20000 --sprt 0,10 --games 5000
  variorum match --pool --b \"uci:./old-variorum uci\" --nodes 20000 --sprt 0,5 --save change.jsonl
  variorum match --report change.jsonl another.jsonl
  variorum match mitreyang --b engine --start \"Pawn wall\" --unpaired --games 400")]
pub struct Args {
    /// A game's id, or a path to a game file that ends with .toml; several are played in turn
    #[arg(required_unless_present_any = ["pool", "report"], value_name = "GAME")]
    pub game: Vec<String>,

    /// Play the games by which changes of the engine are judged
    #[arg(long, conflicts_with = "game")]
    pub pool: bool,

    /// Play nothing, but write a Markdown table of matches that were saved with --save
    #[arg(long, exclusive = true, num_args = 1.., value_name = "FILE")]
    pub report: Vec<String>,

    /// The first player (see below)
    #[arg(long, default_value = "engine", value_name = "PLAYER")]
    pub a: PlayerKind,

    /// The second player
    #[arg(long, default_value = "random", value_name = "PLAYER")]
    pub b: PlayerKind,

    /// An option of the first player: hash=64, threads=2, null-move=off …, or an option of the program (may be repeated)
    #[arg(long, value_name = "NAME=VALUE", value_parser = parse_option)]
    pub a_option: Vec<(String, String)>,

    /// Let the engine ask the endgame tables in this folder (for one player only: --a-option tables=DIR; to ask none: tables=off)
    #[arg(long, value_name = "DIR")]
    pub tables: Option<String>,

    /// An option of the second player
    #[arg(long, value_name = "NAME=VALUE", value_parser = parse_option)]
    pub b_option: Vec<(String, String)>,

    /// Letters by which the first player, a program, names pieces where they differ: piece and letter, such as Ms=X,Ca=E
    #[arg(long, value_name = "PIECE=LETTER,…", value_parser = parse_letter_list)]
    pub a_letters: Option<LetterList>,

    /// Letters of the second player
    #[arg(long, value_name = "PIECE=LETTER,…", value_parser = parse_letter_list)]
    pub b_letters: Option<LetterList>,

    /// A limit for the first player only: clock=10+0.1, time=200, nodes=5000 or depth=6
    #[arg(long, value_name = "LIMIT")]
    pub a_limit: Option<Limit>,

    /// A limit for the second player only
    #[arg(long, value_name = "LIMIT")]
    pub b_limit: Option<Limit>,

    /// Number of games, all together (an even number is fairer) [default: 10, or 100000 with --sprt]
    #[arg(long, short = 'n', value_parser = clap::value_parser!(u32).range(1..=1_000_000), value_name = "N")]
    pub games: Option<u32>,

    /// Games played at the same time [default: half of the processor's cores, or 1 with --clock or --time]
    #[arg(long, short, value_parser = clap::value_parser!(u16).range(1..=256), value_name = "N")]
    pub jobs: Option<u16>,

    /// Where the games are played.
    #[command(flatten)]
    pub queue: QueueArgs,

    /// Seed of openings and random moves
    #[arg(long, default_value_t = 1)]
    pub seed: u64,

    /// Limits for thinking.
    #[command(flatten, next_help_heading = "Limits")]
    pub limits: LimitArgs,

    /// How games begin.
    #[command(flatten, next_help_heading = "Openings and adjudication")]
    pub openings: OpeningArgs,

    /// When games are adjudicated.
    #[command(flatten, next_help_heading = "Openings and adjudication")]
    pub adjudication: AdjudicationArgs,

    /// Output of the result.
    #[command(flatten, next_help_heading = "Result")]
    pub result: ResultArgs,
}

/// Pairs of a piece and a program's letter for it.
#[derive(Clone, Debug)]
pub struct LetterList(Vec<(String, String)>);

fn parse_letter_list(text: &str) -> Result<LetterList, String> {
    parse_letters(text).map(LetterList)
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

/// How games begin.
#[derive(Clone, Debug, clap::Args)]
pub struct OpeningArgs {
    /// The start position to begin with, by its name in the game's file, such as "Pawn wall" [default: the first]
    #[arg(long, value_name = "NAME", conflicts_with = "pool")]
    pub start: Option<String>,

    /// Random turns at the beginning of each game [default: 4; 0 with --openings]
    #[arg(long, value_parser = clap::value_parser!(u16).range(0..=200), value_name = "TURNS")]
    pub opening: Option<u16>,

    /// A file of start positions for games 1 and 2, 3 and 4, …: one a line, optionally followed by `moves` and moves
    #[arg(long, value_name = "FILE", conflicts_with = "pool")]
    pub openings: Option<String>,

    /// Give every game an opening of its own: between equal engines, both games of a pair would be the same
    #[arg(long, conflicts_with = "sprt")]
    pub unpaired: bool,

    /// Choose other random turns if the engine then sees a side ahead by more than this
    #[arg(long, value_parser = clap::value_parser!(i32).range(0..=100_000), value_name = "CENTIPAWNS")]
    pub even: Option<i32>,
}

/// When games are adjudicated.
#[derive(Clone, Debug, clap::Args)]
pub struct AdjudicationArgs {
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

    /// Number of games before which the SPRT does not stop, and a result is no verdict
    #[arg(long, default_value_t = 1000, value_name = "N")]
    pub least_games: u32,

    /// Append every game to this file as a line of JSON with scores, times and settings; go on with the match that it holds
    #[arg(long, value_name = "FILE")]
    pub save: Option<String>,

    /// Write all lines sent to and by programs to this file
    #[arg(long, value_name = "FILE")]
    pub log: Option<String>,

    /// Print JSON, with the moves of every game
    #[arg(long)]
    pub json: bool,
}

/// Reads two Elo differences, `0,5`.
pub(super) fn parse_hypotheses(text: &str) -> Result<(f64, f64), String> {
    let numbers =
        text.split_once(',').and_then(|(low, high)| Some((low.trim().parse().ok()?, high.trim().parse().ok()?)));
    numbers.ok_or_else(|| format!("“{text}” should be two Elo differences separated by a comma, such as 0,5"))
}

/// The engine's options, with the paths of weights files replaced by their text.
pub(crate) fn with_weights(kind: &PlayerKind, options: &[(String, String)]) -> anyhow::Result<Vec<(String, String)>> {
    let read = |(name, value): &(String, String)| {
        let names_a_file = ["weights", "settings"].iter().any(|known| name.eq_ignore_ascii_case(known));
        let is_file = *kind == PlayerKind::Engine && names_a_file && value != "measured";
        let value = if is_file {
            game::read_file(value).with_context(|| format!("the weights {value} cannot be read"))?.0
        } else {
            value.clone()
        };
        Ok((name.clone(), value))
    };
    options.iter().map(read).collect()
}

/// The net of the file that the engine's option `net` names; `alone` is the only game of the match.
pub(crate) fn net_of(
    alone: Option<&Arc<Rules>>,
    kind: &PlayerKind,
    options: &[(String, String)],
) -> anyhow::Result<Option<Arc<Net>>> {
    let named = options.iter().rfind(|(name, _)| *kind == PlayerKind::Engine && name.eq_ignore_ascii_case("net"));
    match named {
        Some((_, path)) if path != "off" => {
            let rules = alone.context("a net belongs to one game: with several, only net=off can be given")?;
            game::net_in(rules, path).map(Some)
        }
        Some(_) | None => Ok(None),
    }
}

/// The endgame tables that the option `tables` of the engine names by their folder, for each game.
///
/// # Errors
/// If the folder cannot be read, or one of its files of these games cannot be used: a match with fewer tables than asked for says something else.
fn tables_of(
    pool: &[Arc<Rules>],
    kind: &PlayerKind,
    options: &[(String, String)],
) -> anyhow::Result<Vec<Arc<TableSet>>> {
    let named = options.iter().rfind(|(name, _)| *kind == PlayerKind::Engine && name.eq_ignore_ascii_case("tables"));
    let Some((_, folder)) = named.filter(|(_, value)| !value.eq_ignore_ascii_case("off")) else {
        return Ok(Vec::new());
    };
    let of_game = |rules: &Arc<Rules>| {
        let (tables, remarks) = endgames::in_folder(rules, Path::new(folder))?;
        match remarks.first() {
            None => Ok(Arc::new(tables)),
            Some(remark) => anyhow::bail!("{remark}"),
        }
    };
    pool.iter().map(of_game).collect()
}

/// The games to be played, in their order: those named, or the standard pool.
///
/// # Errors
/// If there is no such game, or one is named twice.
pub(crate) fn pool(named: &[String], standard: bool) -> anyhow::Result<Vec<Arc<Rules>>> {
    let of_file = || POOL.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    let names: Vec<&str> = if standard { of_file().collect() } else { named.iter().map(String::as_str).collect() };
    let pool: Vec<Arc<Rules>> = names.into_iter().map(game::find).collect::<Result<_, _>>()?;
    let mut ids = BTreeSet::new();
    for rules in &pool {
        let id = &rules.definition().id;
        anyhow::ensure!(ids.insert(id), "the game {id} is named twice");
    }
    Ok(pool)
}

impl Args {
    /// The greatest number of games.
    pub(super) fn games(&self) -> u32 {
        let default = if self.result.sprt.is_some() { DEFAULT_GAMES_OF_TEST } else { DEFAULT_GAMES };
        self.games.unwrap_or(default)
    }

    /// The settings of the match.
    ///
    /// # Errors
    /// If settings do not fit together, or a file cannot be read or written.
    pub(super) fn settings(&self, pool: &[Arc<Rules>]) -> anyhow::Result<Settings> {
        let alone = match pool {
            [rules] => Some(rules),
            _ => None,
        };
        let letters = |list: &Option<LetterList>| list.as_ref().map_or_else(Vec::new, |list| list.0.clone());
        let player = |kind: &PlayerKind, options: &[(String, String)], letters, limit| -> anyhow::Result<Player> {
            let net = net_of(alone, kind, options)?;
            let mut options = with_weights(kind, options)?;
            let named =
                |options: &[(String, String)]| options.iter().any(|(name, _)| name.eq_ignore_ascii_case("tables"));
            if let Some(folder) = self.tables.as_ref().filter(|_| *kind == PlayerKind::Engine && !named(&options)) {
                options.push(("tables".to_owned(), folder.clone()));
            }
            let tables = tables_of(pool, kind, &options)?;
            Ok(Player { kind: kind.clone(), options, letters, net, tables, limit })
        };
        let players = [
            player(&self.a, &self.a_option, letters(&self.a_letters), self.a_limit)?,
            player(&self.b, &self.b_option, letters(&self.b_letters), self.b_limit)?,
        ];
        let (limit_args, openings, result) = (&self.limits, &self.openings, &self.result);
        let limit = limit_args.limit().unwrap_or(Limit::Nodes(DEFAULT_NODES));
        let starts = match &openings.openings {
            None => Vec::new(),
            Some(path) => read_starts(path)?,
        };
        let several = "positions belong to one game: with several, name none";
        anyhow::ensure!(alone.is_some() || openings.openings.is_none(), several);
        let start_number = match (openings.start.as_deref(), alone) {
            (None, _) => 0,
            (Some(name), Some(rules)) => start_number(rules, name)?,
            (Some(_), None) => anyhow::bail!(several),
        };
        let default = if starts.is_empty() { DEFAULT_OPENING } else { 0 };
        let random_turns = openings.opening.map_or(default, usize::from);
        let sprt = result.sprt.map(|(elo0, elo1)| Sprt::new(elo0, elo1, result.alpha, result.beta));
        Ok(Settings {
            games: self.games() as usize,
            least_games: result.least_games as usize,
            workers: self.jobs.map_or_else(|| default_jobs(&players, limit), usize::from),
            players,
            limit,
            openings: Openings { start_number, starts, random_turns, even: openings.even, unpaired: openings.unpaired },
            adjudication: self.adjudication.rules(),
            sprt: sprt.transpose().map_err(anyhow::Error::msg)?,
            seed: self.seed,
            margin_ms: limit_args.margin,
            patience_s: limit_args.patience,
            log: open_log(result.log.as_deref())?,
        })
    }
}

impl LimitArgs {
    /// The limit that is given, if there is one.
    pub(crate) fn limit(&self) -> Option<Limit> {
        let (nodes, time) = (self.nodes.map(Limit::Nodes), self.time.map(Limit::Time));
        nodes.or(time).or(self.clock).or(self.depth.map(Limit::Depth))
    }
}

impl AdjudicationArgs {
    /// When games are adjudicated.
    pub(crate) fn rules(&self) -> Adjudication {
        let resign = self.resign_score.map(|score| ResignRule { turns: self.resign_turns.into(), score });
        let draw =
            self.draw_score.map(|score| DrawRule { after: self.draw_after, turns: self.draw_turns.into(), score });
        Adjudication { draw, resign, most_turns: self.most_turns }
    }
}

/// Half of the logical cores, as some processors count each core twice. Games with clocks run one at a time, so that they do not disturb
/// each other.
pub(crate) fn default_jobs(players: &[Player; 2], limit: Limit) -> usize {
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

fn open_log(path: Option<&str>) -> anyhow::Result<Log> {
    let Some(path) = path else { return Ok(None) };
    let file = File::create(path).with_context(|| format!("cannot write {path}"))?;
    Ok(Some(Arc::new(Mutex::new(file))))
}
