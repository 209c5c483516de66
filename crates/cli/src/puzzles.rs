//! `variorum puzzles`: finds puzzles in games, proves and grades them, and proves files of puzzles again.

mod check;
mod sources;

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{Seek as _, SeekFrom, Write};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::Context as _;
use variorum_engine::Engine;
use variorum_gamedef::Wording as _;
use variorum_messages::Language;
use variorum_puzzles::{Collection, Cost, LineFault, Puzzle, Tally, pattern, puzzles_of, read_file};
use variorum_rules::Rules;

use crate::failure::Failed;
use crate::game;
use crate::interrupt::Watch;
use crate::perft::machine_threads;
use crate::progress::Progress;
use crate::wording::{In, languages};
use sources::Games;

/// The hash table of each engine, in MiB.
const HASH_MIB: usize = 4;

/// Arguments of `variorum puzzles`.
#[derive(Clone, Debug, clap::Args)]
#[command(after_help = "\
Puzzles are added to the file as they are found. If you stop the command with Ctrl-C, run it again with the same
options: it goes on with the game after the last one that gave a puzzle.

Examples:
  variorum puzzles minishogi --count 50 --out minishogi.puzzles.jsonl
  variorum puzzles stockgi --from endings --changes 40
  variorum puzzles chess --from games.pgn
  variorum puzzles stockgi --check                     prove the built-in puzzles again
  variorum puzzles my-game.toml --check --out FILE     prove those of a file again

Exit code 1: a puzzle was not confirmed, or the work was stopped.")]
pub struct Args {
    /// A game's id, or a path to a game file that ends with .toml
    game: String,

    /// Where to look: “self-play”, “endings” that the engine plays from positions with few pieces, a file of games (PGN, a file of shogi, or the games of `variorum train`), or around the positions of a file of problems (.jsonl)
    #[arg(long, default_value = "self-play", value_name = "FILE|self-play|endings")]
    from: String,

    /// Look at this many games at most
    #[arg(short = 'n', long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,

    /// Seed of the games of the engine against itself
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Stop when the file has this many puzzles
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=100_000), value_name = "N")]
    count: u32,

    /// The file of puzzles, to which new ones are added [default: GAME.puzzles.jsonl]
    #[arg(short, long, value_name = "FILE")]
    out: Option<PathBuf>,

    /// Games looked at at the same time; one for each thread of the machine if not given
    #[arg(short = 'j', long, value_parser = clap::value_parser!(u16).range(1..=1024), value_name = "N")]
    threads: Option<u16>,

    /// Give a candidate up when one search of its proof has made so many turns
    #[arg(long, default_value_t = Cost::default().proof_nodes, value_name = "NODES")]
    nodes: u64,

    /// Where there are several solutions, try so many changes of the position, such as a piece less, until there is one; 0: leave positions as they are
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u16).range(0..=1000), value_name = "N")]
    changes: u16,

    /// Prove the puzzles of a file again (--out), or the built-in ones of the game
    #[arg(long, conflicts_with_all = ["from", "games", "seed", "count", "changes"])]
    check: bool,

    /// The language of messages about faulty puzzles
    #[arg(long, value_name = "TAG", default_value = "en", value_parser = languages())]
    language: String,
}

impl Args {
    fn threads(&self) -> usize {
        self.threads.map_or_else(machine_threads, usize::from)
    }

    fn cost(&self) -> Cost {
        Cost { proof_nodes: self.nodes, changes: self.changes.into(), ..Cost::default() }
    }

    fn wording(&self) -> In {
        In(Language::named(&self.language).unwrap_or(Language::ENGLISH))
    }

    /// The puzzles of a text, or one error with all faults.
    fn read(&self, rules: &Arc<Rules>, text: &str, name: &str) -> anyhow::Result<Vec<Puzzle>> {
        read_file(rules, text).map_err(|faults| {
            let wording = self.wording();
            let line = |LineFault { line, faults }: &LineFault| {
                let sentences: Vec<String> = faults.0.iter().map(|fault| wording.say(fault)).collect();
                format!("{name}:{line}: {}", sentences.join("; "))
            };
            let lines: Vec<String> = faults.iter().map(line).collect();
            anyhow::anyhow!(lines.join("\n"))
        })
    }
}

/// Finds puzzles, or proves them again.
///
/// # Errors
/// [`Failed`] if the work was stopped or a puzzle was not confirmed; another error if there is no such game or a file cannot be used.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let rules = game::find_in(&args.game, args.wording().0)?;
    if rules.has_turns_in_a_row() {
        anyhow::bail!("there are no puzzles of a game in which players have several turns in a row");
    }
    let watch = Watch::start(None);
    if args.check {
        return check::run(args, &rules, &watch.stop, out);
    }
    let games = Games::open(&args.from, args.seed, &args.game, &rules)?;
    let path = args.out.clone().unwrap_or_else(|| format!("{}.puzzles.jsonl", rules.definition().id).into());
    let name = path.display().to_string();
    let (mut file, text) = open(&path)?;
    let known = args.read(&rules, &text, &name)?;
    let mut collection = Collection::of(args.count as usize);
    for puzzle in &known {
        collection.take(puzzle, &pattern(puzzle.position(), puzzle.aim(), puzzle.solution()));
    }
    let first = games.first_new(&known);
    let last = games.count().unwrap_or(u64::MAX).min(first.saturating_add(args.games));
    writeln!(out, "{name}: {} puzzles, beginning with game {first}", known.len())?;
    out.flush()?;
    let found = find(args, &rules, &games, first..last, &mut collection, &mut file, &watch.stop)?;
    let Tally { candidates, proved, changed, several, missed, unfinished } = found;
    writeln!(out, "candidates                 {candidates}")?;
    writeln!(out, "  proved                   {proved}")?;
    writeln!(out, "    after changes          {changed}")?;
    writeln!(out, "  with several solutions   {several}")?;
    writeln!(out, "  without, or with a shorter one  {missed}")?;
    writeln!(out, "  given up                 {unfinished}")?;
    writeln!(out, "puzzles                    {}", collection.len())?;
    if watch.stop.load(Ordering::Relaxed) {
        return Err(Failed("stopped; the puzzles found until then are in the file".into()).into());
    }
    Ok(())
}

/// Opens the file for additions. A line at its end that was not written completely is removed.
fn open(path: &std::path::Path) -> anyhow::Result<(File, String)> {
    let opened = OpenOptions::new().create(true).truncate(false).read(true).write(true).open(path);
    let mut file = opened.with_context(|| format!("cannot open {}", path.display()))?;
    let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    let sound = text.rfind('\n').map_or(0, |end| end + 1);
    file.set_len(sound as u64).with_context(|| format!("cannot write {}", path.display()))?;
    file.seek(SeekFrom::End(0)).with_context(|| format!("cannot write {}", path.display()))?;
    Ok((file, text[..sound].to_owned()))
}

/// What the threads share: results are taken in the order of the games, so that the file does not depend on the number of threads.
struct Gathered<'g> {
    next: u64,
    waiting: BTreeMap<u64, (Vec<(Puzzle, String)>, Tally)>,
    tally: Tally,
    collection: &'g mut Collection,
    file: &'g mut File,
    failure: Option<std::io::Error>,
}

impl Gathered<'_> {
    /// Takes what a game gave, and writes what is complete. Says whether more is wanted.
    fn put(&mut self, number: u64, made: (Vec<(Puzzle, String)>, Tally)) -> bool {
        self.waiting.insert(number, made);
        while let Some((puzzles, tally)) = self.waiting.remove(&self.next) {
            self.next += 1;
            if self.collection.is_full() || self.failure.is_some() {
                continue;
            }
            self.tally += tally;
            for (puzzle, pattern) in puzzles {
                if self.collection.take(&puzzle, &pattern)
                    && let Err(failure) = writeln!(self.file, "{}", puzzle.line()).and_then(|()| self.file.flush())
                {
                    self.failure = Some(failure);
                }
            }
        }
        !self.collection.is_full() && self.failure.is_none()
    }
}

/// Looks for puzzles in games by their numbers.
fn find(
    args: &Args,
    rules: &Arc<Rules>,
    games: &Games,
    numbers: std::ops::Range<u64>,
    collection: &mut Collection,
    file: &mut File,
    stop: &AtomicBool,
) -> anyhow::Result<Tally> {
    let progress = Progress::waiting("looking for puzzles");
    let mut engine = Engine::new(Arc::clone(rules));
    engine.set_hash_mib(HASH_MIB);
    let next = AtomicU64::new(numbers.start);
    let done = AtomicBool::new(collection.is_full());
    let waiting = BTreeMap::new();
    let gathered =
        Mutex::new(Gathered { next: numbers.start, waiting, tally: Tally::default(), collection, file, failure: None });
    let work = || {
        let mut engine = engine.sibling();
        while !done.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= numbers.end {
                break;
            }
            let Some(game) = games.game(&mut engine, number, stop) else { break };
            let Some(made) = puzzles_of(&mut engine, &game, args.cost(), stop) else { break };
            let mut gathered = gathered.lock().unwrap_or_else(PoisonError::into_inner);
            if !gathered.put(number, made) {
                done.store(true, Ordering::Relaxed);
            }
            let tally = gathered.tally;
            let count = gathered.collection.len();
            progress.say(format!("{count} puzzles, {} candidates, game {number}", tally.candidates));
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..args.threads() {
            scope.spawn(work);
        }
        work();
    });
    drop(progress);
    let gathered = gathered.into_inner().unwrap_or_else(PoisonError::into_inner);
    match gathered.failure {
        Some(failure) => Err(failure).context("cannot write the file of puzzles"),
        None => Ok(gathered.tally),
    }
}
