//! `variorum bench`: searches fixed positions of all games with fixed limits on one thread.
//!
//! The total number of nodes is a signature of search and evaluation: it is the same on every run and every machine, and almost certainly
//! changes when they change. The time shows their speed.

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use variorum_engine::{Bound, Engine, Info, Limits, history_of};
use variorum_rules::movegen;
use variorum_rules::{Action, Phase, Position, Rules};

use crate::game;
use crate::perft::grouped;
use crate::progress::Progress;

/// The numbers of random turns before the searched positions.
const LENGTHS: [u32; 3] = [0, 10, 24];

/// Arguments of `variorum bench`.
#[derive(Clone, Debug, clap::Args)]
#[command(
    after_help = "The last line of the output is the signature alone: the nodes of all finished iterations. With --threads above 1 it \
differs from run to run.\n\n\
Examples:\n  variorum bench\n  variorum bench chess shogi --nodes 200000\n  variorum bench --depth 4"
)]
pub struct Args {
    /// Games to search, by id or path to a game file; all built-in games if none is given
    pub games: Vec<String>,

    /// Nodes for each of the three positions of a game
    #[arg(long, default_value_t = 30_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000_000))]
    pub nodes: u64,

    /// Search to this depth instead of a number of nodes
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=200))]
    pub depth: Option<u32>,

    /// Number of search threads
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256), value_name = "N")]
    pub threads: u16,

    /// Size of the hash table in MiB
    #[arg(long, default_value_t = 16, value_parser = clap::value_parser!(u16).range(1..=16384), value_name = "MIB")]
    pub hash: u16,
}

/// The work of searching a game's positions.
#[derive(Clone, Copy, Debug, Default)]
struct Work {
    /// The nodes of all finished iterations.
    signature: u64,
    /// All nodes.
    nodes: u64,
    time: Duration,
}

/// Searches the positions and prints the results.
///
/// # Errors
/// If there is no such game, or the output fails.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let names = if args.games.is_empty() { variorum_library::ids() } else { args.games.clone() };
    let progress = Progress::new(names.len() as u64, "games");
    let mut total = Work::default();
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    for name in &names {
        let rules = game::find(name)?;
        let work = search(&rules, args);
        writeln!(out, "{name:width$} {:>13} nodes {:>11} nodes/s", grouped(work.signature), grouped(speed(&work)))?;
        total.signature += work.signature;
        total.nodes += work.nodes;
        total.time += work.time;
        progress.step();
    }
    writeln!(out, "\nseconds  {:.3}", total.time.as_secs_f64())?;
    writeln!(out, "nodes/s  {}", grouped(speed(&total)))?;
    writeln!(out, "{}", total.signature)?;
    Ok(())
}

fn speed(work: &Work) -> u64 {
    (work.nodes as f64 / work.time.as_secs_f64().max(1e-9)) as u64
}

fn search(rules: &Arc<Rules>, args: &Args) -> Work {
    let mut engine = Engine::new(Arc::clone(rules));
    engine.set_hash_mib(usize::from(args.hash));
    engine.set_threads(usize::from(args.threads));
    let limits = match args.depth {
        Some(depth) => Limits::depth(depth),
        None => Limits::nodes(args.nodes),
    };
    let mut work = Work::default();
    for length in LENGTHS {
        let position = random_position(rules, length);
        engine.clear();
        let begin = Instant::now();
        let mut finished = 0;
        let on_info = |info: &Info| {
            if info.bound == Bound::Exact {
                finished = info.nodes;
            }
        };
        let choice = engine.choose(&position, &history_of(&position), &limits, &AtomicBool::new(false), on_info);
        work.time += begin.elapsed();
        work.signature += finished;
        work.nodes += choice.map_or(0, |choice| choice.nodes);
    }
    work
}

/// The position after this number of random turns, always the same one. It stops earlier if the game would end.
fn random_position(rules: &Arc<Rules>, length: u32) -> Position {
    let mut position = Position::start(rules);
    let mut state = u64::from(length).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut pick = |actions: &[Action]| {
        // Marsaglia's xorshift, independent of the engine's random numbers, so that the signature stays comparable.
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        actions.get((state >> 33) as usize % actions.len().max(1)).copied()
    };
    let mut actions = Vec::new();
    for _ in 0..length {
        let mut made = 0;
        loop {
            actions.clear();
            movegen::actions(&mut position, &mut actions);
            let Some(action) = pick(&actions) else { break };
            position.make_unchecked(action);
            made += 1;
            if position.phase() == Phase::First {
                break;
            }
        }
        if made == 0 {
            break;
        }
        if position.outcome().is_some() {
            (0..made).for_each(|_| position.unmake());
            break;
        }
    }
    position
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_positions_are_always_the_same_and_no_game_is_over_in_them() {
        for id in variorum_library::ids() {
            let rules = variorum_library::rules(&id).expect("it compiles");
            for length in LENGTHS {
                let position = random_position(&rules, length);
                assert_eq!(position, random_position(&rules, length), "{id}");
                assert_eq!(position.outcome(), None, "{id}");
            }
        }
    }
}
