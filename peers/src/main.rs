//! Speed of Variorum, Fairy-Stockfish and shakmaty in one run, one thread each, turn about, so that a noisy machine is noisy
//! for all. Every count is compared; the time is the processor's, as far as the system tells it.

mod fairy;
mod stopwatch;
mod tasks;

use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Context, Result, ensure};
use clap::Parser;
use rules::{Position, Rules};
use shakmaty::{CastlingMode, Chess, fen::Fen};

use crate::fairy::Fairy;
use crate::stopwatch::Stopwatch;
use crate::tasks::{COUNTS, SEARCHES, Task};

/// Counts that are over sooner are repeated until this much time has been measured, in seconds.
const LEAST: f64 = 0.2;

#[derive(Parser)]
#[command(
    about = "Speed of Variorum beside Fairy-Stockfish and shakmaty: a table of medians, million nodes a second, and ratios to ours"
)]
struct Options {
    /// A Fairy-Stockfish program; several may be given. Without one, that on the search path or in /usr/games, if any.
    #[arg(long, value_name = "PROGRAM")]
    fairy: Vec<PathBuf>,
    /// Measurements of each program on each position; the median counts.
    #[arg(long, default_value_t = 5)]
    rounds: usize,
    /// Measure searches (Fairy-Stockfish's with its classical evaluation) instead of counts.
    #[arg(long)]
    search: bool,
    /// Milliseconds of each search.
    #[arg(long, default_value_t = 1000)]
    time: u64,
    /// Only these games.
    games: Vec<String>,
}

fn main() -> Result<()> {
    let options = Options::parse();
    let programs =
        if options.fairy.is_empty() { fairy::installed().into_iter().collect() } else { options.fairy.clone() };
    let mut fairies = programs.iter().map(|program| Fairy::start(program)).collect::<Result<Vec<_>>>()?;
    let tasks = if options.search { &SEARCHES[..] } else { &COUNTS[..] };

    print!("| game | position |{} ours |", if options.search { "" } else { " depth | nodes |" });
    fairies.iter().for_each(|fairy| print!(" {} | ratio |", fairy.name));
    println!("{}", if options.search { "" } else { " shakmaty | ratio |" });
    println!("|{}", "---|".repeat(3 + 2 * fairies.len() + if options.search { 0 } else { 4 }));

    for task in
        tasks.iter().filter(|task| options.games.is_empty() || options.games.iter().any(|game| game == task.game))
    {
        let rules = library::rules(task.game)?;
        let mut columns = vec![Vec::new(); 2 + fairies.len()];
        let mut nodes = 0;
        for _ in 0..options.rounds {
            let work = if options.search { search(&rules, task, options.time)? } else { count(&rules, task)? };
            nodes = work.0;
            columns[0].push(speed(work));
            for (fairy, column) in fairies.iter_mut().zip(&mut columns[1..]) {
                let Some(variant) = task.variant.filter(|variant| fairy.plays(variant)) else { continue };
                let theirs = if options.search {
                    fairy.search(variant, task.position, options.time)?
                } else {
                    fairy.perft(variant, task.position, task.depth)?
                };
                ensure!(
                    options.search || theirs.0 == work.0,
                    "{}: {} with us, {} with {}",
                    task.game,
                    work.0,
                    theirs.0,
                    fairy.name
                );
                column.push(speed(theirs));
            }
            if task.variant == Some("chess") && !options.search {
                let theirs = shakmaty_count(task)?;
                ensure!(theirs.0 == work.0, "{}: {} with us, {} with shakmaty", task.game, work.0, theirs.0);
                columns[1 + fairies.len()].push(speed(theirs));
            }
        }
        print!("| {} | `{}` |", task.game, if task.position.is_empty() { "start" } else { task.position });
        if !options.search {
            print!(" {} | {nodes} |", task.depth);
        }
        print!(" {:.2} |", median(columns[0].iter().copied()).unwrap_or(f64::NAN));
        for theirs in columns[1..].iter().take(fairies.len() + usize::from(!options.search)) {
            let ratio = median(columns[0].iter().zip(theirs).map(|(ours, theirs)| ours / theirs));
            match (median(theirs.iter().copied()), ratio) {
                (Some(speed), Some(ratio)) => print!(" {speed:.2} | {ratio:.2} |"),
                _ => print!(" | |"),
            }
        }
        println!();
    }
    Ok(())
}

/// Million nodes a second.
fn speed((nodes, seconds): (u64, f64)) -> f64 {
    nodes as f64 / seconds / 1e6
}

fn median(values: impl Iterator<Item = f64>) -> Option<f64> {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied()
}

fn position(rules: &Arc<Rules>, task: &Task) -> Result<Position> {
    Ok(if task.position.is_empty() { Position::start(rules) } else { Position::parse(rules, task.position)? })
}

/// Nodes, and seconds of one of as many counts as are needed to measure it.
fn repeated(mut count: impl FnMut() -> u64) -> Result<(u64, f64)> {
    let stopwatch = Stopwatch::of(std::process::id())?;
    let (begin, mut times) = (stopwatch.seconds()?, 0);
    loop {
        let nodes = count();
        times += 1;
        let seconds = stopwatch.seconds()? - begin;
        if seconds >= LEAST {
            return Ok((nodes, seconds / f64::from(times)));
        }
    }
}

fn count(rules: &Arc<Rules>, task: &Task) -> Result<(u64, f64)> {
    let position = position(rules, task)?;
    repeated(|| rules::perft::perft(&position, task.depth))
}

fn shakmaty_count(task: &Task) -> Result<(u64, f64)> {
    let position: Chess = task.position.parse::<Fen>()?.into_position(CastlingMode::Standard)?;
    repeated(|| shakmaty::perft(&position, task.depth))
}

fn search(rules: &Arc<Rules>, task: &Task, ms: u64) -> Result<(u64, f64)> {
    let position = position(rules, task)?;
    let mut engine = engine::Engine::new(Arc::clone(rules));
    engine.set_hash_mib(fairy::HASH);
    let stopwatch = Stopwatch::of(std::process::id())?;
    let begin = stopwatch.seconds()?;
    let stop = std::sync::atomic::AtomicBool::new(false);
    let choice = engine.choose(&position, &[], &engine::Limits::move_time(ms), &stop, |_| {}).context("no turn")?;
    Ok((choice.nodes, stopwatch.seconds()? - begin))
}
