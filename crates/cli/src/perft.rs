//! `variorum perft`: counts the sequences of legal turns, the usual test of move generators.

use std::io::Write;
use std::time::Instant;

use variorum_rules::Position;
use variorum_rules::perft::{self, PerftTable};

use crate::game::GamePosition;
use crate::progress::Progress;

/// Arguments of `variorum perft`.
#[derive(Clone, Debug, clap::Args)]
#[command(after_help = "The last line of the output is the number alone.\n\n\
Examples:\n  variorum perft chess 5\n  variorum perft shogi 3 --divide\n  variorum perft chess 4 --position 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1'")]
pub struct Args {
    #[command(flatten)]
    #[expect(missing_docs, reason = "clap would print it")]
    pub place: GamePosition,

    /// Length of the sequences in turns (a turn of two parts counts once)
    // This must follow GAME on the command line.
    #[arg(value_parser = clap::value_parser!(u32).range(0..=64))]
    pub depth: u32,

    /// Also print the count after each first move
    #[arg(long)]
    pub divide: bool,

    /// Number of threads; that of the machine if not given
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024), value_name = "N")]
    pub threads: Option<u16>,

    /// Use a table of known positions of this size, shared by the threads (much faster at high depths; relies on 64-bit hashes)
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=16384), value_name = "MIB")]
    pub hash: Option<u16>,
}

/// Counts the sequences and prints the result.
///
/// # Errors
/// If the game or the position is invalid, or the output fails.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let position = args.place.open()?;
    let threads = args.threads.map_or_else(machine_threads, usize::from);
    let begin = Instant::now();
    let table = args.hash.map(|mebibytes| PerftTable::new(usize::from(mebibytes)));
    let counts = divide(&position, args.depth, threads, table.as_ref());
    let seconds = begin.elapsed().as_secs_f64();
    let nodes: u64 = if args.depth == 0 { 1 } else { counts.iter().map(|(_, nodes)| nodes).sum() };
    if args.divide && args.depth > 0 {
        for (turn, nodes) in &counts {
            writeln!(out, "{turn}: {nodes}")?;
        }
        writeln!(out)?;
    }
    writeln!(out, "nodes    {}", grouped(nodes))?;
    writeln!(out, "seconds  {seconds:.3}")?;
    writeln!(out, "nodes/s  {}", grouped((nodes as f64 / seconds.max(1e-9)) as u64))?;
    writeln!(out, "{nodes}")?;
    Ok(())
}

/// The number of threads of the machine.
#[must_use]
pub fn machine_threads() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// The count after each legal turn, sorted by the turn's text. Empty for depth 0.
#[must_use]
pub fn divide(position: &Position, depth: u32, threads: usize, table: Option<&PerftTable>) -> Vec<(String, u64)> {
    let progress = Progress::new(if depth == 0 { 0 } else { position.turns().len() as u64 }, "first moves");
    let counts = perft::divide(position, depth, threads, table, &|| progress.step());
    let mut texts: Vec<(String, u64)> =
        counts.into_iter().map(|(turn, nodes)| (position.turn_text(turn), nodes)).collect();
    texts.sort();
    texts
}

/// A number with its digits in groups of three: `1,234,567`.
#[must_use]
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<String> =
        digits.as_bytes().rchunks(3).rev().map(|group| String::from_utf8_lossy(group).into_owned()).collect();
    groups.join(",")
}

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn digits_stand_in_groups_of_three() {
        assert_eq!(grouped(7), "7");
        assert_eq!(grouped(1_000), "1,000");
        assert_eq!(grouped(12_345_678), "12,345,678");
    }
}
