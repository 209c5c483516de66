//! `variorum match`: the engine against itself or against chance, game after game.

use std::collections::BTreeMap;
use std::io::Write;
use std::str::FromStr;
use std::sync::atomic::AtomicBool;

use engine::matches::{Game, Player, Score, Settings, play};
use engine::{Limits, levels};
use rules::Side;
use serde_json::{Value, json};

use crate::game;
use crate::progress::Progress;
use crate::show::side_name;

/// Nodes a turn if neither nodes nor time are given.
const USUAL_NODES: u64 = 10_000;

/// Arguments of `variorum match`.
#[derive(Clone, Debug, clap::Args)]
#[command(
    after_help = "Games begin with some moves at random, the same in games 1 and 2, 3 and 4, and so on; A has White in games 1, 3, 5, ….\n\
With --nodes and the same --seed a match is the same on every machine.\n\n\
Examples:\n  variorum match shogi --a engine --b random --games 10\n  variorum match chess --a level:7 --b level:5 --games 20\n  variorum match xiangqi --games 4 --time 200 --json"
)]
pub struct Args {
    /// A game's id, or a path to a game file that ends with .toml
    pub game: String,

    /// The first player: engine, random or level:1 to level:8
    #[arg(long, default_value = "engine", value_name = "PLAYER")]
    pub a: PlayerName,

    /// The second player
    #[arg(long, default_value = "random", value_name = "PLAYER")]
    pub b: PlayerName,

    /// How many games
    #[arg(long, short = 'n', default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=100_000), value_name = "N")]
    pub games: u32,

    /// Nodes that an engine may look at for each turn [default: 10000]
    #[arg(long, conflicts_with = "time", value_parser = clap::value_parser!(u64).range(1..), value_name = "N")]
    pub nodes: Option<u64>,

    /// Milliseconds that an engine may think about each turn
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=3_600_000), value_name = "MS")]
    pub time: Option<u64>,

    /// What openings and chance moves depend on
    #[arg(long, default_value_t = 1)]
    pub seed: u64,

    /// Turns at random at the beginning of each game
    #[arg(long, default_value_t = 4, value_name = "TURNS")]
    pub opening: usize,

    /// After so many turns a game is cut off and counts as drawn
    #[arg(long, default_value_t = 600, value_name = "TURNS")]
    pub most_turns: usize,

    /// Print JSON, with the moves of every game
    #[arg(long)]
    pub json: bool,
}

/// A player on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerName {
    /// The engine at its best within the limits.
    Engine,
    /// The engine at a level, with that level's own limits.
    Level(u8),
    /// Any legal turn.
    Random,
}

impl FromStr for PlayerName {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.split_once(':') {
            None if text == "engine" => Ok(Self::Engine),
            None if text == "random" => Ok(Self::Random),
            Some(("level", number)) => match number.parse() {
                Ok(number @ 1..=8) => Ok(Self::Level(number)),
                _ => Err("levels are level:1 to level:8".to_owned()),
            },
            _ => Err("a player is engine, random or level:1 to level:8".to_owned()),
        }
    }
}

impl std::fmt::Display for PlayerName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Engine => f.write_str("engine"),
            Self::Level(number) => write!(f, "level:{number}"),
            Self::Random => f.write_str("random"),
        }
    }
}

impl PlayerName {
    fn player(self, limits: &Limits) -> Player {
        match self {
            Self::Engine => Player::engine(limits.clone()),
            Self::Random => Player::Random,
            Self::Level(number) => levels()
                .into_iter()
                .find(|level| level.number == number)
                .map_or(Player::Random, |level| Player::Level(Box::new(level))),
        }
    }
}

/// Plays the match and prints its result.
///
/// # Errors
/// If there is no such game, or the output fails.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let rules = game::find(&args.game)?;
    let limits = match args.time {
        Some(ms) => Limits::move_time(ms),
        None => Limits::nodes(args.nodes.unwrap_or(USUAL_NODES)),
    };
    let settings = Settings {
        players: [args.a.player(&limits), args.b.player(&limits)],
        games: args.games as usize,
        opening_turns: args.opening,
        most_turns: args.most_turns,
        seed: args.seed,
        ..Settings::default()
    };
    let progress = Progress::new(u64::from(args.games), "games");
    let (score, games) = play(&rules, &settings, &AtomicBool::new(false), |_, _| progress.step());
    drop(progress);
    if args.json {
        writeln!(out, "{:#}", in_json(args, &score, &games))?;
        return Ok(());
    }
    write_table(args, &rules.definition().about.name, &score, &games, out)
}

fn limits_text(args: &Args) -> String {
    match args.time {
        Some(ms) => format!("{ms} ms a turn"),
        None => format!("{} nodes a turn", crate::perft::grouped(args.nodes.unwrap_or(USUAL_NODES))),
    }
}

fn write_table(args: &Args, name: &str, score: &Score, games: &[Game], out: &mut impl Write) -> anyhow::Result<()> {
    writeln!(out, "{name}: {} games, engines with {}, seed {}\n", games.len(), limits_text(args), args.seed)?;
    let (a, b) = (format!("A {}", args.a), format!("B {}", args.b));
    let width = a.len().max(b.len());
    let total = games.len().max(1) as f64;
    writeln!(out, "{:width$}  {:>5}  {:>5}  {:>5}  {:>6}", "", "won", "drawn", "lost", "score")?;
    for (player, won, lost) in [(a, score.wins, score.losses), (b, score.losses, score.wins)] {
        let share = (won as f64 + score.draws as f64 / 2.0) / total * 100.0;
        writeln!(out, "{player:width$}  {won:>5}  {:>5}  {lost:>5}  {share:>4.0} %", score.draws)?;
    }
    let side =
        |side: Side| games.iter().filter(|game| game.outcome.is_some_and(|end| end.winner == Some(side))).count();
    let turns: usize = games.iter().map(|game| game.turns.len()).sum();
    writeln!(
        out,
        "\nWhite won {}, Black {}; {:.0} turns a game.",
        side(Side::White),
        side(Side::Black),
        turns as f64 / total
    )?;
    let mut ends: BTreeMap<&str, usize> = BTreeMap::new();
    for game in games {
        *ends.entry(game.outcome.map_or("cut off", |outcome| outcome.reason.text())).or_default() += 1;
    }
    let ends: Vec<String> = ends.into_iter().map(|(reason, count)| format!("{count} × {reason}")).collect();
    writeln!(out, "Ends: {}.", ends.join(", "))?;
    Ok(())
}

fn in_json(args: &Args, score: &Score, games: &[Game]) -> Value {
    let games: Vec<Value> = games
        .iter()
        .map(|game| {
            json!({
                "white": if game.white == 0 { "a" } else { "b" },
                "start": game.start,
                "moves": game.turns,
                "winner": game.outcome.and_then(|outcome| outcome.winner).map(side_name),
                "reason": game.outcome.map_or("cut off", |outcome| outcome.reason.text()),
            })
        })
        .collect();
    json!({
        "game": args.game,
        "a": args.a.to_string(),
        "b": args.b.to_string(),
        "seed": args.seed,
        "won": score.wins,
        "drawn": score.draws,
        "lost": score.losses,
        "games": games,
    })
}
