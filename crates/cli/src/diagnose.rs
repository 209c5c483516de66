//! `variorum diagnose`: where the evaluation and a long search part, and which terms have a share in it.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use anyhow::Context as _;
use variorum_arena::options::EngineOptions;
use variorum_arena::player::{PlayerKind, parse_option};
use variorum_engine::Engine;
use variorum_play::pgn::Found;
use variorum_rules::{Position, Rules, Side, Turn};
use variorum_training::{Conditions, Diagnosis, Gap, PlayedGame, PlayedTurn, Probe, Reading, Stage, play, readings};

use crate::game;
use crate::matches::{net_of, with_weights};
use crate::progress::Progress;
use crate::record::{Source, main_line};
use variorum_jobs::in_order;

/// The hash table of each engine, in MiB.
const HASH_MIB: usize = 16;
/// Parts that add less are not shown, in centipawns.
const LEAST_SIZE: f64 = 0.5;
/// Turns of a stage of the game.
const STAGE: usize = 20;

/// Arguments of `variorum diagnose`.
#[derive(Clone, Debug, clap::Args)]
#[command(after_help = "\
Quiet positions only: nobody is in check, and no search captures or thinks that the game is decided. The last
number of --nodes is the yardstick. A mean above 0 says that the side to move (with --player, this player) is
thought to be better off than it is.

Compare two evaluations by the same command with another --option: weights=FILE, net=off, net=FILE, king-attack=off.

Examples:
  variorum diagnose chess
  variorum diagnose chess --option net=off --games 100 --nodes 2000,20000,200000
  variorum diagnose shogi --record lost.pgn --player variorum")]
pub struct Args {
    /// A game's id, or a path to a game file that ends with .toml
    game: String,

    /// Number of games of the engine against itself
    #[arg(short = 'n', long, default_value_t = 40, value_parser = clap::value_parser!(u64).range(1..=100_000), conflicts_with = "record")]
    games: u64,

    /// Positions of the games of this file instead: PGN, or a file of shogi
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,

    /// Only positions in which this player of the recorded games is to move
    #[arg(long, value_name = "NAME", requires = "record")]
    player: Option<String>,

    /// Nodes of the searches, ascending; games of the engine against itself are played with the first number
    #[arg(long, default_value = "2000,40000", value_delimiter = ',', value_parser = clap::value_parser!(u64).range(1..=1_000_000_000), value_name = "NODES,…")]
    nodes: Vec<u64>,

    /// Look at one position in so many
    #[arg(long, default_value_t = 7, value_parser = clap::value_parser!(u16).range(1..=1_000), value_name = "TURNS")]
    every: u16,

    /// Turns at the beginning of each game that are not looked at; games of the engine against itself begin with so many random turns
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u16).range(0..=200), value_name = "TURNS")]
    opening: u16,

    /// An option of the engine, as in `variorum match` (may be repeated)
    #[arg(long, value_name = "NAME=VALUE", value_parser = parse_option)]
    option: Vec<(String, String)>,

    /// Games looked at at the same time; one for each thread of the machine if not given
    #[arg(short = 'j', long, value_parser = clap::value_parser!(u16).range(1..=256), value_name = "N")]
    jobs: Option<u16>,

    /// Seed of the games of the engine against itself
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// A game of which positions are looked at.
struct Watched {
    start: Position,
    game: PlayedGame,
    side: Option<Side>,
}

/// Searches the positions and prints what they say.
///
/// # Errors
/// If there is no such game, the engine cannot have its options, the file cannot be read, or there are no positions.
///
/// # Panics
/// If a worker thread panics.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    anyhow::ensure!(args.nodes.is_sorted_by(|a, b| a < b), "--nodes must be ascending");
    let rules = game::find(&args.game)?;
    let options = with_weights(&PlayerKind::Engine, &args.option)?;
    let net = net_of(Some(&rules), &PlayerKind::Engine, &args.option)?;
    let mut engine = EngineOptions::with(&options)?.engine(&rules, net.as_ref(), &[])?;
    engine.set_hash_mib(HASH_MIB);
    let recorded = args.record.as_deref().map(|file| recorded(file, args, &rules)).transpose()?;
    let games = recorded.as_ref().map_or(args.games, |games| games.len() as u64);
    let progress = Progress::new(games, "games");
    let stop = AtomicBool::new(false);
    let jobs = args.jobs.map_or_else(crate::perft::machine_threads, usize::from);
    // In the order of the games, so that sums are the same whatever the number of jobs.
    let found = in_order(
        games,
        jobs,
        || engine.sibling(),
        |engine, number| {
            let own = recorded.is_none().then(|| own_game(engine, number, args, &stop));
            let watched = own.as_ref().or_else(|| recorded.as_ref()?.get(number as usize));
            let read = watched.map(|watched| read(engine, watched, args, &stop)).transpose();
            progress.step();
            read.map(Option::unwrap_or_default)
        },
    );
    drop(progress);
    let found = found.into_iter().collect::<anyhow::Result<Vec<_>>>()?.concat();
    let diagnosis = Diagnosis::of(&found, STAGE).context("these games have no quiet positions")?;
    print(&diagnosis, &args.nodes, games, &rules, out)
}

/// A game of the engine against itself.
fn own_game(engine: &mut Engine, number: u64, args: &Args, stop: &AtomicBool) -> Watched {
    let nodes = args.nodes.first().copied().unwrap_or(1);
    let conditions = Conditions { nodes, random_turns: u32::from(args.opening) };
    let game = play(engine, conditions, args.seed.wrapping_add(number), stop).unwrap_or_default();
    Watched { start: Position::start(engine.rules()), game, side: None }
}

fn read(engine: &mut Engine, watched: &Watched, args: &Args, stop: &AtomicBool) -> anyhow::Result<Vec<Reading>> {
    let Watched { start, game, side } = watched;
    let probe = Probe { nodes: &args.nodes, from: args.opening.into(), every: args.every.into(), side: *side };
    Ok(readings(engine, start, game, &probe, stop)?)
}

/// The main lines of the games of a file that belong to the game and, if a player is named, to that player.
fn recorded(file: &Path, args: &Args, rules: &Arc<Rules>) -> anyhow::Result<Vec<Watched>> {
    let mut games = Vec::new();
    for found in Source::open(file, Some(&args.game))? {
        let Found::Game(mut game) = found.with_context(|| format!("cannot read {}", file.display()))? else { continue };
        let side = match &args.player {
            None => None,
            Some(name) => match [("White", Side::White), ("Black", Side::Black)]
                .into_iter()
                .find(|(tag, _)| game.tag(tag).is_some_and(|player| player.eq_ignore_ascii_case(name)))
            {
                Some((_, side)) => Some(side),
                None => continue,
            },
        };
        let played = |turn: Turn| {
            let second = turn.second.map(|part| part.bits());
            PlayedTurn { first: turn.first.bits(), second, score: None }
        };
        games.extend(main_line(&mut game, &args.game, rules).map(|(start, turns)| {
            let turns = turns.into_iter().map(played).collect();
            Watched { start, game: PlayedGame { turns, ..PlayedGame::default() }, side }
        }));
    }
    anyhow::ensure!(!games.is_empty(), "{} has no such game of {}", file.display(), rules.definition().id);
    Ok(games)
}

fn print(diagnosis: &Diagnosis, nodes: &[u64], games: u64, rules: &Rules, out: &mut impl Write) -> anyhow::Result<()> {
    let Diagnosis { stages, whole, confirmed, parts } = diagnosis;
    let (longest, shorter) = nodes.split_last().context("there is no search")?;
    let (id, positions) = (&rules.definition().id, whole.positions);
    writeln!(out, "{id}: {positions} quiet positions of {games} games")?;
    writeln!(out, "Scores less that of {longest} nodes, in centipawns: mean (mean size)\n")?;
    write!(out, "{:>12}{:>11}{:>16}", "turns", "positions", "evaluation")?;
    shorter.iter().try_for_each(|nodes| write!(out, "{:>16}", format!("{nodes} nodes")))?;
    writeln!(out)?;
    for stage in stages {
        let from = stage.plies.0 / STAGE * STAGE;
        line(out, &format!("{from} to {}", from + STAGE - 1), stage)?;
    }
    line(out, "all", whole)?;
    writeln!(out, "\nWhere the evaluation rises by 1, the longest search rises by {confirmed:.2}.\n")?;
    writeln!(out, "{:>12}{:>11}{:>16}{:>16}", "part", "mean size", "unfounded", "of the gaps")?;
    for part in parts.iter().filter(|part| part.size >= LEAST_SIZE) {
        let unfounded = format!("{:+.0} ± {:.0} %", 100.0 * part.unfounded, 100.0 * part.error);
        writeln!(out, "{:>12}{:>11.0}{unfounded:>16}{:>14.1} %", part.name, part.size, 100.0 * part.explains)?;
    }
    Ok(())
}

fn line(out: &mut impl Write, name: &str, stage: &Stage) -> std::io::Result<()> {
    write!(out, "{name:>12}{:>11}", stage.positions)?;
    for Gap { mean, size } in [&stage.evaluation].into_iter().chain(&stage.searches) {
        write!(out, "{:>16}", format!("{mean:+.0} ({size:.0})"))?;
    }
    writeln!(out)
}
