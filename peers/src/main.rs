//! Speed of Variorum, Fairy-Stockfish and shakmaty in one run, turn about, so that a noisy machine is noisy for all.
//!
//! `cargo run --release -- --fairy PATH [--rounds N]`: perft. With `--search`: searched nodes, beside Fairy-Stockfish's
//! classical evaluation, one thread each. Prints medians of million nodes per second and of the ratio pair by pair.

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Instant;

use anyhow::{Context, Result, bail};
use clap::Parser;
use shakmaty::{CastlingMode, Chess, fen::Fen};

#[derive(Parser)]
#[command(about = "Perft speed of Variorum and its peers in one run")]
struct Options {
    /// The Fairy-Stockfish program; without it only shakmaty is measured.
    #[arg(long)]
    fairy: Option<PathBuf>,
    /// Measurements of each program on each position; the median counts.
    #[arg(long, default_value_t = 5)]
    rounds: usize,
    /// Measure the search instead of perft.
    #[arg(long)]
    search: bool,
    /// Milliseconds of each search.
    #[arg(long, default_value_t = 1000)]
    time: u64,
}

/// What is counted: our game, Fairy-Stockfish's name for it, the position (empty: the start), the depth.
const TASKS: [(&str, &str, &str, u32); 7] = [
    ("chess", "chess", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 5),
    ("chess", "chess", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 5),
    ("xiangqi", "xiangqi", "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1", 5),
    ("shogi", "shogi", "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[] w - - 0 1", 5),
    ("crazyhouse", "crazyhouse", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1", 5),
    ("grand-chess", "grand", "r8r/1nbqkcabn1/pppppppppp/10/10/10/10/PPPPPPPPPP/1NBQKCABN1/R8R w - - 0 1", 4),
    ("capablanca", "capablanca", "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1", 4),
];

/// What is searched: our game, Fairy-Stockfish's name for it, the position.
const SEARCHES: [(&str, &str, &str); 6] = [
    ("chess", "chess", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
    ("chess", "chess", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"),
    ("xiangqi", "xiangqi", "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"),
    ("xiangqi", "xiangqi", "r1bakab1r/9/1cn2cn2/p1p1p1p1p/9/9/P1P1P1P1P/1C2C1N2/9/RNBAKABR1 w - - 0 1"),
    ("shogi", "shogi", "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[] w - - 0 1"),
    ("shogi", "shogi", "lnsgkgsnl/1r7/p1pppp1pp/6p2/1p7/2P6/PP1PPPPPP/7R1/LNSGKGSNL[Bb] w - - 0 1"),
];

struct Fairy {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Fairy {
    fn start(path: &PathBuf) -> Result<Self> {
        let mut child = Command::new(path).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().context("Fairy-Stockfish does not start")?;
        let input = child.stdin.take().context("no input")?;
        let output = BufReader::new(child.stdout.take().context("no output")?);
        Ok(Self { child, input, output })
    }

    /// Nodes and seconds of one perft.
    fn perft(&mut self, variant: &str, fen: &str, depth: u32) -> Result<(u64, f64)> {
        writeln!(self.input, "setoption name UCI_Variant value {variant}\nposition fen {fen}\nisready")?;
        self.wait_for("readyok")?;
        let begin = Instant::now();
        writeln!(self.input, "go perft {depth}")?;
        let line = self.wait_for("Nodes searched:")?;
        let nodes = line.rsplit(' ').next().unwrap_or_default().trim().parse()?;
        Ok((nodes, begin.elapsed().as_secs_f64()))
    }

    /// Nodes and seconds of one search with the classical evaluation and an empty table, as its last line tells them.
    fn search(&mut self, variant: &str, fen: &str, ms: u64) -> Result<(u64, f64)> {
        writeln!(self.input, "setoption name UCI_Variant value {variant}\nsetoption name Use NNUE value false")?;
        writeln!(self.input, "setoption name Threads value 1\nsetoption name Hash value 16\nucinewgame")?;
        writeln!(self.input, "position fen {fen}\nisready")?;
        self.wait_for("readyok")?;
        writeln!(self.input, "go movetime {ms}")?;
        let (mut told, mut line) = (None, String::new());
        while !line.starts_with("bestmove") {
            line.clear();
            if self.output.read_line(&mut line)? == 0 {
                bail!("Fairy-Stockfish ended while it searched");
            }
            let number = |name: &str| line.split_whitespace().skip_while(|word| *word != name).nth(1)?.parse::<u64>().ok();
            if let (Some(nodes), Some(ms)) = (number("nodes"), number("time")) {
                told = Some((nodes, ms as f64 / 1e3));
            }
        }
        told.context("Fairy-Stockfish told no nodes")
    }

    fn wait_for(&mut self, start: &str) -> Result<String> {
        let mut line = String::new();
        loop {
            line.clear();
            if self.output.read_line(&mut line)? == 0 {
                bail!("Fairy-Stockfish ended before it said {start:?}");
            }
            if line.starts_with(start) {
                return Ok(line.trim().to_owned());
            }
        }
    }
}

impl Drop for Fairy {
    fn drop(&mut self) {
        let _ = writeln!(self.input, "quit");
        let _ = self.child.wait();
    }
}

fn ours(game: &str, fen: &str, depth: u32) -> Result<(u64, f64)> {
    let rules = library::rules(game)?;
    let mut position = rules::Position::parse(&rules, fen)?;
    let begin = Instant::now();
    let nodes = position.perft(depth);
    Ok((nodes, begin.elapsed().as_secs_f64()))
}

fn our_search(game: &str, fen: &str, ms: u64) -> Result<(u64, f64)> {
    let rules = library::rules(game)?;
    let position = rules::Position::parse(&rules, fen)?;
    let mut engine = engine::Engine::new(rules);
    let begin = Instant::now();
    let stop = std::sync::atomic::AtomicBool::new(false);
    let choice = engine.choose(&position, &[], &engine::Limits::move_time(ms), &stop, |_| {}).context("no turn")?;
    Ok((choice.nodes, begin.elapsed().as_secs_f64()))
}

fn shakmatys(fen: &str, depth: u32) -> Result<(u64, f64)> {
    let position: Chess = fen.parse::<Fen>()?.into_position(CastlingMode::Standard)?;
    let begin = Instant::now();
    let nodes = shakmaty::perft(&position, depth);
    Ok((nodes, begin.elapsed().as_secs_f64()))
}

fn median(values: &mut [f64]) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(f64::NAN)
}

fn searches(options: &Options, fairy: &mut Option<Fairy>) -> Result<()> {
    println!("{:<12} {:>9} {:>9} {:>7}", "game", "ours", "fairy", "ratio");
    for (game, variant, fen) in SEARCHES {
        let (mut own, mut theirs, mut ratio) = (vec![], vec![], vec![]);
        for _ in 0..options.rounds {
            let (nodes, seconds) = our_search(game, fen, options.time)?;
            let speed = nodes as f64 / seconds / 1e6;
            own.push(speed);
            if let Some(fairy) = fairy {
                let (nodes, seconds) = fairy.search(variant, fen, options.time)?;
                theirs.push(nodes as f64 / seconds / 1e6);
                ratio.push(speed / (nodes as f64 / seconds / 1e6));
            }
        }
        println!("{game:<12} {:>9.2} {:>9.2} {:>7.2}", median(&mut own), median(&mut theirs), median(&mut ratio));
    }
    Ok(())
}

fn main() -> Result<()> {
    let options = Options::parse();
    let mut fairy = options.fairy.as_ref().map(Fairy::start).transpose()?;
    if options.search {
        return searches(&options, &mut fairy);
    }
    println!("{:<12} {:>5} {:>12} {:>9} {:>9} {:>7} {:>9} {:>7}", "game", "depth", "nodes", "ours", "fairy", "ratio", "shakmaty", "ratio");
    for (game, variant, fen, depth) in TASKS {
        let (mut own, mut theirs, mut ratio, mut third, mut third_ratio) = (vec![], vec![], vec![], vec![], vec![]);
        let mut nodes = 0;
        for _ in 0..options.rounds {
            let (count, seconds) = ours(game, fen, depth)?;
            nodes = count;
            own.push(count as f64 / seconds / 1e6);
            if let Some(fairy) = &mut fairy {
                let (other, their_seconds) = fairy.perft(variant, fen, depth)?;
                if other != count {
                    bail!("{game}: we count {count}, Fairy-Stockfish {other}");
                }
                theirs.push(other as f64 / their_seconds / 1e6);
                ratio.push(their_seconds / seconds);
            }
            if game == "chess" {
                let (other, their_seconds) = shakmatys(fen, depth)?;
                if other != count {
                    bail!("{game}: we count {count}, shakmaty {other}");
                }
                third.push(other as f64 / their_seconds / 1e6);
                third_ratio.push(their_seconds / seconds);
            }
        }
        println!(
            "{game:<12} {depth:>5} {nodes:>12} {:>9.1} {:>9.1} {:>7.2} {:>9.1} {:>7.2}",
            median(&mut own), median(&mut theirs), median(&mut ratio), median(&mut third), median(&mut third_ratio)
        );
    }
    Ok(())
}
