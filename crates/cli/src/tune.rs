//! `variorum tune`: fits the evaluation weights of a game to games of the engine against itself.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::Context;
use variorum_engine::tuning::{Samples, fit};
use variorum_engine::{Engine, Profile};
use variorum_training::{Conditions, quiet_positions};

use crate::game;
use crate::progress::Progress;
use crate::queue::QueueArgs;
use crate::self_play::{GamesFile, Wanted, engine_for_games};
use crate::whole_file::write_whole;

/// Arguments of `variorum tune`.
#[derive(Clone, Debug, clap::Args)]
#[command(after_help = "\
The file holds numbers for each piece, which you can also edit. Test it with variorum match GAME --b engine
--a-option weights=FILE, then put it beside the game's file as GAME.weights.toml.

The games are kept in a file. If you stop the command, run it again with the same options: it goes on where it
was. The games of variorum train serve as well.

Examples:
  variorum tune chess --games 2000 --out games/chess.weights.toml
  variorum tune my-game.toml --games 6000 --data my-game.games --out my-game.weights.toml")]
pub struct Args {
    /// A game's id, or a path to a game file that ends with .toml
    game: String,

    /// Number of games of the engine against itself, those in the file of games included
    #[arg(short = 'n', long, default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,

    /// Nodes for each turn
    #[arg(long, default_value_t = 1_500, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    nodes: u64,

    /// Random turns at the beginning of each game
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u32).range(0..=200), value_name = "TURNS")]
    opening: u32,

    /// Games played at the same time; one for each thread of the machine if not given
    #[arg(short = 'j', long, value_parser = clap::value_parser!(u16).range(1..=256), value_name = "N")]
    jobs: Option<u16>,

    /// Where the games are played; the weights are always fitted here.
    #[command(flatten)]
    queue: QueueArgs,

    /// How far to move from the current weights to the fitted ones, in percent; use less with few games
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u8).range(1..=100), value_name = "PERCENT")]
    part: u8,

    /// Seed of the games
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Memory for the positions in MiB; if they need more, only some of them are used
    #[arg(long, default_value_t = 1_024, value_parser = clap::value_parser!(u64).range(16..=16_384), value_name = "MIB")]
    memory: u64,

    /// The file of games, to which new ones are added [default: GAME.weights.games]
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,

    /// The file to write; without it, the weights are printed
    #[arg(short, long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// Plays the games that are missing, fits the weights and writes them.
///
/// # Errors
/// If there is no such game, the file of games belongs to other options, or a file cannot be read or written.
pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let rules = game::find(&args.game)?;
    let engine = engine_for_games(&rules, None)?;
    let wanted = Wanted {
        game: &args.game,
        path: args.data.clone().unwrap_or_else(|| Path::new(&args.game).with_extension("weights.games")),
        games: args.games,
        seed: args.seed,
        conditions: Conditions { nodes: args.nodes, random_turns: args.opening },
        queue: &args.queue,
        threads: args.jobs.map_or_else(crate::perft::machine_threads, usize::from),
    };
    let Some(file) = wanted.play(&engine, out)? else { return Ok(()) };
    let samples = read_samples(&file, args, &engine)?;
    if samples.stride() > 1 {
        writeln!(out, "# one position in {} was used (--memory {})", samples.stride(), args.memory)?;
    }
    let (weights, quality) = fit(engine.weights(), &samples);
    // The options and terms that the games were played with stay as they are.
    let profile = Profile { weights: engine.weights().towards(&weights, args.part), ..engine.profile() };
    let text = profile_text(&rules, &profile, args, &file);
    match &args.out {
        Some(path) => {
            write_whole(path, text.as_bytes()).with_context(|| format!("cannot write {}", path.display()))?;
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

fn read_samples(file: &GamesFile, args: &Args, engine: &Engine) -> anyhow::Result<Samples> {
    let progress = Progress::new(args.games, "games read");
    let mut samples = Samples::within(usize::try_from(args.memory << 20).unwrap_or(usize::MAX));
    file.each(args.games, |_, game| {
        progress.step();
        quiet_positions(engine, game, |position, score| samples.add(engine, position, score, game.result))
    })?;
    Ok(samples)
}

fn profile_text(rules: &Arc<variorum_rules::Rules>, profile: &Profile, args: &Args, file: &GamesFile) -> String {
    let Args { games, part, .. } = args;
    let (nodes, seed) = file.played_with();
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
