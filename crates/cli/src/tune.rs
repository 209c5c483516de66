//! `variorum tune`: fits the evaluation's weights of a game to the engine's games against itself.

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use anyhow::Context;
use variorum_engine::tuning::{fit, sample_game};
use variorum_engine::{Engine, Profile};

use crate::game;
use crate::progress::Progress;

/// Arguments of `variorum tune`.
#[derive(Clone, Debug, clap::Args)]
#[command(
    after_help = "The file holds numbers by piece, to be read and changed by people too. Put it beside the game's file as \
GAME.weights.toml, and try it first: variorum match GAME --b engine --a-option weights=FILE\n\n\
Examples:\n  variorum tune chess --games 2000 --out games/chess.weights.toml\n  variorum tune my-game.toml"
)]
pub struct Args {
    /// A game's id, or a path to a game file that ends with .toml
    game: String,

    /// How many games the engine plays against itself
    #[arg(short = 'n', long, default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,

    /// Nodes for each turn
    #[arg(long, default_value_t = 1_500, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    nodes: u64,

    /// Games played at the same time; those of the machine's cores if not given
    #[arg(short = 'j', long, value_parser = clap::value_parser!(u16).range(1..=256), value_name = "N")]
    jobs: Option<u16>,

    /// How far to go from the weights that the games were played with to the fitted ones, in hundredths; less where few games
    /// are all there is
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u8).range(1..=100), value_name = "PERCENT")]
    part: u8,

    /// What the games depend on
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Where the weights are written; printed if not given
    #[arg(short, long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// Plays, fits, writes.
///
/// # Errors
/// Unknown game, or an unwritable file.
pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let rules = game::find(&args.game)?;
    let first = Engine::new(Arc::clone(&rules));
    let jobs = args.jobs.map_or_else(crate::perft::machine_threads, usize::from);
    let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let progress = Progress::new(args.games, "games");
    let mut samples = std::thread::scope(|scope| {
        let play = || {
            let mut engine = first.sibling();
            let mut found = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= args.games {
                    return found;
                }
                found.push((number, sample_game(&mut engine, args.seed.wrapping_add(number), args.nodes, &stop)));
                progress.step();
            }
        };
        let workers: Vec<_> = (0..jobs).map(|_| scope.spawn(play)).collect();
        let join = |worker: std::thread::ScopedJoinHandle<'_, Vec<_>>| {
            worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        };
        workers.into_iter().flat_map(join).collect::<Vec<_>>()
    });
    drop(progress);
    // In the order of the games, whoever played them, so that the same seed gives the same weights.
    samples.sort_by_key(|(number, _)| *number);
    let samples: Vec<_> = samples.into_iter().flat_map(|(_, samples)| samples).collect();
    let (weights, quality) = fit(first.weights(), &samples);
    // The options and terms that the games were played with stay as they are.
    let profile = Profile { weights: first.weights().towards(&weights, args.part), ..first.profile() };
    let text = profile_text(&rules, &profile, args);
    match &args.out {
        Some(path) => {
            std::fs::write(path, text).with_context(|| format!("{} cannot be written", path.display()))?;
            writeln!(out, "written: {}", path.display())?;
        }
        None => write!(out, "{text}")?,
    }
    writeln!(
        out,
        "# {} positions; mean squared error on positions kept back: {:.5} before, {:.5} after",
        quality.samples, quality.before, quality.after
    )?;
    Ok(())
}

fn profile_text(rules: &Arc<variorum_rules::Rules>, profile: &Profile, args: &Args) -> String {
    let Args { games, nodes, seed, part, .. } = args;
    let part = if *part < 100 { format!(", {part} % of the way") } else { String::new() };
    format!(
        "# Weights of the evaluation, fitted by `variorum tune` to {games} games at {nodes} nodes a turn (seed {seed}){part}.\n\
         # Centipawns, but king-attack (for each cell around the enemy's royal piece that a piece attacks) in sixteenths of them. mobility: by\n\
         # the number of cells that a piece could go to. ranks: from the player's own side, files: from the edge to the middle, cells: rank\n\
         # by rank, each from the edge to the middle; what ends with -late counts more the fewer pieces are left. What is not here is\n\
         # measured from the rules. search: options of the search, terms: the terms of the evaluation in force.\n{}",
        profile.to_text(rules.definition(), &Profile::measured(rules))
    )
}
