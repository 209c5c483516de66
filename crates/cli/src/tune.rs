//! `variorum tune`: fits the evaluation weights of a game to games of the engine against itself.

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use anyhow::Context;
use variorum_engine::tuning::{fit, sample_game};
use variorum_engine::{Engine, Profile};

use crate::game;
use crate::progress::Progress;
use variorum_jobs::in_order;

/// Arguments of `variorum tune`.
#[derive(Clone, Debug, clap::Args)]
#[command(after_help = "The file holds numbers for each piece, which you can also edit. Test it with \
variorum match GAME --b engine --a-option weights=FILE, then put it beside the game's file as GAME.weights.toml.\n\n\
Examples:\n  variorum tune chess --games 2000 --out games/chess.weights.toml\n  variorum tune my-game.toml")]
pub struct Args {
    /// A game's id, or a path to a game file that ends with .toml
    game: String,

    /// Number of games of the engine against itself
    #[arg(short = 'n', long, default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,

    /// Nodes for each turn
    #[arg(long, default_value_t = 1_500, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    nodes: u64,

    /// Games played at the same time; one for each thread of the machine if not given
    #[arg(short = 'j', long, value_parser = clap::value_parser!(u16).range(1..=256), value_name = "N")]
    jobs: Option<u16>,

    /// How far to move from the current weights to the fitted ones, in percent; use less with few games
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u8).range(1..=100), value_name = "PERCENT")]
    part: u8,

    /// Seed of the games
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// The file to write; without it, the weights are printed
    #[arg(short, long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// Plays the games, fits the weights and writes them.
///
/// # Errors
/// If there is no such game, or the output fails.
///
/// # Panics
/// If a worker thread panics.
pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let rules = game::find(&args.game)?;
    let first = Engine::new(Arc::clone(&rules));
    let jobs = args.jobs.map_or_else(crate::perft::machine_threads, usize::from);
    let stop = AtomicBool::new(false);
    let progress = Progress::new(args.games, "games");
    // In the order of the games, so that the same seed gives the same weights.
    let samples = in_order(
        args.games,
        jobs,
        || first.sibling(),
        |engine, number| {
            let samples = sample_game(engine, args.seed.wrapping_add(number), args.nodes, &stop);
            progress.step();
            samples
        },
    );
    drop(progress);
    let samples = samples.concat();
    let (weights, quality) = fit(first.weights(), &samples);
    // The options and terms that the games were played with stay as they are.
    let profile = Profile { weights: first.weights().towards(&weights, args.part), ..first.profile() };
    let text = profile_text(&rules, &profile, args);
    match &args.out {
        Some(path) => {
            std::fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))?;
            writeln!(out, "written: {}", path.display())?;
        }
        None => write!(out, "{text}")?,
    }
    writeln!(
        out,
        "# {} positions; mean squared error on held-out positions: {:.5} before, {:.5} after",
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
