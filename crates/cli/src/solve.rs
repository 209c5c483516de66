//! `variorum solve`: all solutions of composed problems, and the verification of files of problems.

mod report;
mod verify;
mod words;

use std::io::Write;
use std::time::Instant;

use anyhow::bail;
use variorum_gamedef::Wording as _;
use variorum_messages::Language;
use variorum_problems::{Ended, Limits, StipulationFaults, Wishes, read_stipulation, solve};

use crate::failure::Failed;
use crate::game;
use crate::interrupt::Watch;
use crate::perft::machine_threads;
use crate::progress::Progress;
use crate::wording::{In, languages};

/// Arguments of `variorum solve`.
#[derive(Clone, Debug, clap::Args)]
#[command(
    after_help = "Stipulations: #3 (mate in three), s#4 (self), r#2 (reflex), semi-r#2, h#2.5 (help), hs#3 (helpself), ser-#5, ser-h#7, ser-s#3 (series), \
pg 4.0 (proof game).\nGoals: # mate, = stalemate, + check, x or x[Q] capture, z[e8] a piece reaches the cell, gone[Q R] extinction, win or win[marriage].\n\
In words: mate in 3, help mate in 2.5, series self stalemate in 4, capture of Q in 2, reach e8 in 3, win by marriage in 2.\n\n\
Examples:\n  variorum solve chess '8/8/8/8/8/2K5/R7/k7 w - - 0 1' '#1'\n  variorum solve raumschach POSITION h#2 --set-play\n  \
variorum solve chess 'rnbqkbnr/pp3ppp/2p1p3/8/4P3/8/PPPP1PPP/RNBQK1NR w - - 0 5' 'pg 4.0'\n  variorum solve --file problems.jsonl\n\n\
Exit code 1: a problem of a file was not verified, or the search ended early."
)]
pub struct Args {
    /// A game's id, or a path to a game file that ends with .toml
    #[arg(required_unless_present = "file")]
    pub game: Option<String>,

    /// Position text, or “start” for the start position
    #[arg(required_unless_present = "file")]
    pub position: Option<String>,

    /// What to find, such as #3
    #[arg(required_unless_present = "file", allow_hyphen_values = true)]
    pub stipulation: Option<String>,

    /// Verify the problems of these files
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = ["game", "position", "stipulation", "set_play", "tries"])]
    pub file: Vec<String>,

    /// Write all keys or lines of each verified problem into its file
    #[arg(long, requires = "file")]
    pub update: bool,

    /// Also show the play if the other side began
    #[arg(long)]
    pub set_play: bool,

    /// Also show first turns that fail to at most N replies
    #[arg(long, value_name = "N", num_args = 0..=1, default_missing_value = "1", value_parser = clap::value_parser!(u16).range(1..=1000))]
    pub tries: Option<u16>,

    /// Show the keys or lines only, without what follows
    #[arg(long)]
    pub keys: bool,

    /// Also say in words what each turn of the main lines does
    #[arg(long, conflicts_with = "file")]
    pub explain: bool,

    /// Number of threads; that of the machine if not given
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024), value_name = "N")]
    pub threads: Option<u16>,

    /// Size of the hash table in MiB; 0 for none (the table relies on 64-bit hashes)
    #[arg(long, default_value_t = 64, value_parser = clap::value_parser!(u16).range(0..=16384), value_name = "MIB")]
    pub hash: u16,

    /// End the search after about so many turns made
    #[arg(long, value_name = "NODES")]
    pub nodes: Option<u64>,

    /// End the search after so many seconds
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..), value_name = "SECONDS")]
    pub time: Option<u32>,

    /// Keep at most so many solutions and variations
    #[arg(long, default_value_t = 100_000, value_parser = clap::value_parser!(u32).range(1..=10_000_000), value_name = "N")]
    pub lines: u32,

    /// The language of --explain and of messages about faulty stipulations and problems
    #[arg(long, value_name = "TAG", default_value = "en", value_parser = languages())]
    pub language: String,
}

impl Args {
    fn limits(&self) -> Limits {
        Limits {
            nodes: self.nodes,
            lines: self.lines as usize,
            threads: self.threads.map_or_else(machine_threads, usize::from),
            hash_mib: usize::from(self.hash),
        }
    }

    fn wording(&self) -> In {
        In(Language::named(&self.language).unwrap_or(Language::ENGLISH))
    }

    /// The faults of a stipulation in the language of the command.
    fn say(&self, faults: &StipulationFaults) -> String {
        let wording = self.wording();
        let sentences: Vec<String> = faults.0.iter().map(|fault| wording.say(fault)).collect();
        sentences.join("; ")
    }
}

/// Solves a problem or verifies files.
///
/// # Errors
/// [`Failed`] if the search ended early or a problem was not verified; another error if game, position or stipulation cannot be used.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    if !args.file.is_empty() {
        return verify::run(args, out);
    }
    let (Some(game), Some(position), Some(stipulation)) = (&args.game, &args.position, &args.stipulation) else {
        bail!("name a game, a position and a stipulation, or a file with --file");
    };
    let rules = game::find_in(game, args.wording().0)?;
    let position = game::read_position(&rules, Some(position.as_str()).filter(|&text| text != "start"))?;
    let stipulation = read_stipulation(&rules, stipulation).map_err(|faults| anyhow::anyhow!(args.say(&faults)))?;
    let tries = args.tries.map_or(0, usize::from);
    let wishes = Wishes { set_play: args.set_play, tries, solutions_only: args.keys };
    let watch = Watch::start(args.time);
    let progress = Progress::waiting("solving");
    let begin = Instant::now();
    let told = |done: usize, all: usize| progress.say(format!("{done} of {all} first turns"));
    let solved = solve(&position, &stipulation, wishes, &args.limits(), &watch.stop, &told)
        .map_err(|faults| anyhow::anyhow!(args.say(&faults)))?;
    let seconds = begin.elapsed().as_secs_f64();
    drop(progress);
    report::print(&rules, &stipulation, &solved, args.keys, out)?;
    if args.explain {
        words::print(&rules, &position, &solved.solutions, report::Numbers::of(&stipulation), &args.language, out)?;
    }
    report::figures(&solved, seconds, out)?;
    match solved.ended {
        Ended::Complete => Ok(()),
        Ended::Stopped => Err(Failed("incomplete: the search was stopped".into()).into()),
        Ended::Nodes => Err(Failed("incomplete: the nodes were used up (see --nodes)".into()).into()),
        Ended::Lines => Err(Failed("incomplete: there are more lines than are kept (see --lines)".into()).into()),
    }
}
