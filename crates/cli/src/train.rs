//! `variorum train`: trains a net for a game on games of the engine against itself.

use std::io::Write;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::Context as _;
use variorum_engine::{Engine, Inputs, Net};
use variorum_rules::Rules;
use variorum_training::{Conditions, Plan, Samples, Trainer};

use crate::game;
use crate::game_file::read_net;
use crate::progress::Progress;
use crate::queue::QueueArgs;
use crate::self_play::{GamesFile, Wanted, engine_for_games};
use crate::whole_file::write_whole;

/// One game in so many is kept back to judge the net by.
const KEPT_BACK: u64 = 12;

/// Arguments of `variorum train`.
#[derive(Clone, Debug, clap::Args)]
#[command(after_help = "\
The games are kept in a file. If you stop the command, run it again with the same options: it goes on where it
was. With a greater number of --games it plays only the new ones and trains a new net on all of them.

Test the net with
  variorum match GAME --a engine --a-option net=FILE --b engine --b-option net=off --nodes 2000 --games 400
and, if it is stronger, put it beside the game's file as GAME.net.

Examples:
  variorum train minishogi --games 20000 --nodes 600
  variorum train my-game.toml --games 50000 --epochs 30 --out my-game.net
  variorum train my-game.toml --keep-net    # its rules have changed a little")]
pub struct Args {
    /// A game's id, or a path to a game file that ends with .toml
    game: String,

    /// Number of games of the engine against itself, those in the file of games included
    #[arg(short = 'n', long, default_value_t = 20_000, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,

    /// Nodes for each turn
    #[arg(long, default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    nodes: u64,

    /// Random turns at the beginning of each game
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u32).range(0..=200), value_name = "TURNS")]
    opening: u32,

    /// Passes over all positions
    #[arg(long, default_value_t = 12, value_parser = clap::value_parser!(u32).range(1..=1_000))]
    epochs: u32,

    /// Width of the hidden layer: 32, or 64, which needs more games and time
    #[arg(long, default_value_t = 32, value_parser = width)]
    width: usize,

    /// How strongly weights are drawn to what they have in common; more than 1 if the error on held-out games soon rises
    #[arg(long, default_value_t = 1.0, value_parser = pull, value_name = "TIMES")]
    pull: f32,

    /// Games played at the same time and threads that train; one for each thread of the machine if not given
    #[arg(short = 'j', long, value_parser = clap::value_parser!(u16).range(1..=256), value_name = "N")]
    jobs: Option<u16>,

    /// Where the games are played; the net is always trained here.
    #[command(flatten)]
    queue: QueueArgs,

    /// Seed of the games and the net
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Memory for the positions in MiB; if they need more, only some of them are used
    #[arg(long, default_value_t = 1_024, value_parser = clap::value_parser!(u64).range(16..=16_384), value_name = "MIB")]
    memory: u64,

    /// The file of games, to which new ones are added [default: the net's file, ending with .games]
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,

    /// Play the games with this net, for a second generation; without it they are played by the terms of the evaluation alone
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,

    /// Train nothing: say of the net in the net's file that it holds for the present rules of the game, after a change that hardly matters for it
    #[arg(long, conflicts_with_all = ["net", "data"])]
    keep_net: bool,

    /// The net's file [default: GAME.net]
    #[arg(short, long, value_name = "FILE")]
    out: Option<PathBuf>,
}

fn width(text: &str) -> Result<usize, String> {
    let widths = variorum_nets::WIDTHS;
    text.parse()
        .ok()
        .filter(|width| widths.contains(width))
        .ok_or_else(|| format!("it must be {} or {}", widths[0], widths[1]))
}

fn pull(text: &str) -> Result<f32, String> {
    text.parse()
        .ok()
        .filter(|pull| (0.0..=1_000.0).contains(pull))
        .ok_or_else(|| "it must be from 0 to 1000".to_owned())
}

impl Args {
    fn out(&self) -> PathBuf {
        self.out.clone().unwrap_or_else(|| Path::new(&self.game).with_extension("net"))
    }

    fn data(&self) -> PathBuf {
        self.data.clone().unwrap_or_else(|| self.out().with_extension("games"))
    }

    fn threads(&self) -> NonZero<usize> {
        let threads = self.jobs.map_or_else(crate::perft::machine_threads, usize::from);
        NonZero::new(threads).unwrap_or(NonZero::<usize>::MIN)
    }
}

/// Plays the games that are missing, trains the net and writes it.
///
/// # Errors
/// If there is no such game, the file of games belongs to other options, or a file cannot be read or written.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let rules = game::find(&args.game)?;
    if args.keep_net {
        return keep_net(&rules, &args.out(), out);
    }
    // Not with the net beside the game: it is often the one that this command wrote, and more games would then be games of another player.
    let net = args.net.as_ref().map(|path| game::net_in(&rules, &path.to_string_lossy()));
    let engine = engine_for_games(&rules, net.transpose()?)?;
    let wanted = Wanted {
        game: &args.game,
        path: args.data(),
        games: args.games,
        seed: args.seed,
        conditions: Conditions { nodes: args.nodes, random_turns: args.opening },
        queue: &args.queue,
        threads: args.threads().get(),
    };
    let Some(file) = wanted.play(&engine, out)? else { return Ok(()) };
    let inputs = Inputs::of(&rules);
    let bytes = usize::try_from(args.memory << 20).unwrap_or(usize::MAX);
    let (samples, held_back) = read_samples(&file, args.games, &engine, &inputs, bytes)?;
    anyhow::ensure!(
        !samples.is_empty() && !held_back.is_empty(),
        "these games have too few quiet positions; play more"
    );
    writeln!(
        out,
        "{} positions of {} games, {} held back",
        samples.len() + held_back.len(),
        args.games,
        held_back.len()
    )?;
    if samples.stride() > 1 {
        writeln!(out, "that is one in {} (--memory {})", samples.stride(), args.memory)?;
    }
    let plan = Plan {
        width: args.width,
        epochs: args.epochs,
        seed: args.seed,
        pull: args.pull,
        threads: args.threads().get(),
    };
    let mut trainer = Trainer::new(inputs, &samples, &held_back, plan)?;
    train(&mut trainer, args, out)?;
    let net = trainer.best().context("there was no pass")?;
    let path = args.out();
    write_file(&path, &net.to_bytes())?;
    let _ = std::fs::remove_file(checkpoint_path(&path));
    let (before, after) = (trainer.error_without_net(), trainer.error(net));
    writeln!(out, "mean squared error on held-out games: {before:.5} without the net, {after:.5} with it")?;
    if after >= before {
        writeln!(out, "the net learnt nothing that holds for other games; play more games")?;
    }
    writeln!(out, "written: {}", path.display())?;
    Ok(())
}

/// Writes a net's file anew, with the number of the present rules.
fn keep_net(rules: &Arc<Rules>, path: &Path, out: &mut impl Write) -> anyhow::Result<()> {
    let shown = path.display();
    let bytes = read_net(&path.to_string_lossy())?;
    let net = Net::adopt(Inputs::of(rules), &bytes).with_context(|| format!("{shown} cannot be used"))?;
    write_file(path, &net.to_bytes())?;
    writeln!(out, "{shown} is now a net for the present rules of {}", rules.definition().id)?;
    Ok(())
}

fn read_samples(
    file: &GamesFile,
    games: u64,
    engine: &Engine,
    inputs: &Inputs,
    bytes: usize,
) -> anyhow::Result<(Samples, Samples)> {
    let progress = Progress::new(games, "games read");
    let (mut samples, mut held_back) = (Samples::within(bytes), Samples::within(bytes / 8));
    file.each(games, |number, game| {
        let place = if number.is_multiple_of(KEPT_BACK) { &mut held_back } else { &mut samples };
        progress.step();
        place.add(engine, inputs, game)
    })?;
    Ok((samples, held_back))
}

/// Where the state of an interrupted fit is kept.
fn checkpoint_path(out: &Path) -> PathBuf {
    out.with_extension("net-part")
}

fn train(trainer: &mut Trainer<'_>, args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let path = checkpoint_path(&args.out());
    // A checkpoint of another fit is of no use, and one that cannot be read is none.
    if std::fs::read(&path).is_ok_and(|bytes| trainer.resume(&bytes)) {
        writeln!(out, "goes on after pass {}", trainer.epoch())?;
    }
    let progress = Progress::new(u64::from(args.epochs), "passes");
    (0..trainer.epoch()).for_each(|_| progress.step());
    while !trainer.is_finished() {
        let now = trainer.pass()?;
        write_file(&path, &trainer.checkpoint())?;
        progress.step();
        let line = format!("pass {}: error {:.5}, held out {:.5}", now.epoch, now.fitted, now.held_back);
        progress.aside(|| writeln!(out, "{line}").and_then(|()| out.flush()))?;
    }
    Ok(())
}

fn write_file(path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    write_whole(path, bytes).with_context(|| format!("cannot write {}", path.display()))
}
