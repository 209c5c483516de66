//! `variorum table`: exact endgame tables.

mod file;
mod list;
mod report;
mod words;

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use variorum_gamedef::{Sentence, Wording as _};
use variorum_library::Language;
use variorum_messages::{Catalogue, Message};
use variorum_rules::{Position, Rules};
use variorum_tables::{EndingList, EndingRecord, Material, Plan, Tables, Value};

use crate::game;
use crate::perft::machine_threads;
use crate::progress::Progress;
use crate::wording::{In, languages};
use file::TableFile;
use words::Words;

/// Arguments of `variorum table`.
#[derive(Clone, Debug, clap::Args)]
#[command(after_help = "\
PIECES lists White's pieces, then after / Black's, and after another / neutral ones: 'K Q / K', 'K R / K / *'.
A piece in hand is in brackets: 'K [P] / K'.

A turn is one player's; a mate in two moves takes three turns. Draws by repetition, quiet turns and counts are left
out of account. With --out, work that was stopped goes on when the command is given again.

Examples:
  variorum table chess 'K Q / K'
  variorum table raumschach 'K R R / K' --out krrk.table --memory 4096
  variorum table chess 'K P / K' --position '8/8/8/4k3/8/8/4P3/4K3 w - - 0 1'
  variorum table xiangqi 'K N / K' --json
  variorum table minishogi --list
  variorum table minishogi --list --json --out minishogi.endings.json")]
pub struct Args {
    /// A game's id, or a path to a game file that ends with .toml
    game: String,

    /// The pieces on the board
    #[arg(required_unless_present = "list")]
    pieces: Option<String>,

    /// Find out which pieces win with their royal piece against a bare royal piece
    #[arg(long, conflicts_with_all = ["pieces", "position"])]
    list: bool,

    /// Print JSON; with --list and --out, into a file, which keeps what it already has of these rules
    #[arg(long, conflicts_with = "position")]
    json: bool,

    /// With --list, also try all pairs of pieces
    #[arg(long, requires = "list")]
    pairs: bool,

    /// Keep the tables in this file; what it already has is not worked out again
    #[arg(short, long, value_name = "FILE")]
    out: Option<PathBuf>,

    /// Print the value of this position and its best turns
    #[arg(short, long, value_name = "TEXT")]
    position: Option<String>,

    /// The most memory to use, in MiB
    #[arg(long, default_value_t = 2_048, value_parser = clap::value_parser!(u64).range(1..=1_048_576), value_name = "MIB")]
    memory: u64,

    /// Number of threads; that of the machine if not given
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024), value_name = "N")]
    threads: Option<u16>,

    /// The language of the report
    #[arg(long, value_name = "TAG", default_value = "en", value_parser = languages())]
    language: String,
}

impl Args {
    fn threads(&self) -> usize {
        self.threads.map_or_else(machine_threads, usize::from)
    }

    fn language(&self) -> Language {
        Language::named(&self.language).unwrap_or(Language::ENGLISH)
    }

    /// A fault in the language of the command.
    fn fault<E: Sentence>(&self) -> impl Fn(E) -> anyhow::Error {
        let language = self.language();
        move |fault| anyhow::anyhow!(In(language).say(&fault))
    }
}

/// Makes tables and prints what they say.
///
/// # Errors
/// If there is no such game, no table can be made of these pieces, or a file cannot be read or written.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let rules = game::find_in(&args.game, args.language())?;
    anyhow::ensure!(!args.list || args.json || args.out.is_none(), "--list writes a file only with --json");
    let words = Words::new(&rules, args.language());
    if args.list {
        return list::run(&rules, args, &words, out);
    }
    let material = Material::parse(&rules, args.pieces.as_deref().unwrap_or_default()).map_err(args.fault())?;
    let asked = args.position.as_deref().map(|text| game::read_position(&rules, Some(text))).transpose()?;
    let plan = Plan::new(&rules, &material).map_err(args.fault())?.within(args.memory);
    if !args.json {
        announce(&plan, args, &words, out)?;
    }
    let mut tables = Tables::new(plan);
    let mut file = args.out.as_deref().map(|path| TableFile::open(path, &mut tables, args)).transpose()?;
    if tables.solved_groups() > 0 && !args.json {
        let (read, all) = (tables.solved_groups(), tables.plan().groups().len());
        words.line(
            "endgame-read",
            &words.text(&Message::new("endgame-parts").with("read", read).with("all", all)),
            out,
        )?;
        out.flush()?;
    }
    let began = Instant::now();
    let mut worked = 0;
    while let Some(group) = solve_next(&mut tables, args)? {
        worked += tables.plan().groups()[group].iter().map(|&member| tables.plan().positions(member)).sum::<u64>();
        if let Some(file) = &mut file {
            file.add(&tables, group)?;
        }
    }
    if args.json {
        let mut list = EndingList::of(rules.definition().rules_digest());
        list.endings.extend(EndingRecord::of(&tables));
        return Ok(write!(out, "{}", list.to_json())?);
    }
    report::time(worked, began.elapsed(), &words, out)?;
    report::statistics(&tables, &words, out)?;
    if let Some(position) = asked {
        print_position(&tables, &position, &words, out)?;
    }
    if let Some(path) = &args.out {
        let path = path.display().to_string();
        writeln!(out, "{}", words.text(&Message::new("endgame-written").with("path", path)))?;
    }
    Ok(())
}

/// Says what the tables will take at most.
fn announce(plan: &Plan, args: &Args, words: &Words<'_>, out: &mut impl Write) -> anyhow::Result<()> {
    let began = Instant::now();
    let estimate = plan.estimate();
    let each = began.elapsed().as_secs_f64() / estimate.looked_at.max(1) as f64;
    let time = Duration::from_secs_f64(each * estimate.positions as f64 / args.threads() as f64);
    words.line("endgame-pieces", &plan.materials()[0].text(plan.rules()), out)?;
    let work = Message::new("endgame-work")
        .with("positions", estimate.positions)
        .with("sets", plan.materials().len())
        .with("symmetries", plan.symmetries(0));
    words.line("endgame-to-do", &words.text(&work), out)?;
    let cost = Message::new("endgame-cost")
        .with("turns", estimate.turns)
        .with("mebibytes", estimate.bytes.div_ceil(1 << 20))
        .with("time", words::duration(time));
    words.line("endgame-estimated", &words.text(&cost), out)?;
    out.flush()?;
    Ok(())
}

/// Solves the next group of sets of pieces, with a progress bar.
fn solve_next(tables: &mut Tables, args: &Args) -> anyhow::Result<Option<usize>> {
    let Some(group) = tables.plan().groups().get(tables.solved_groups()) else { return Ok(None) };
    let name = tables.plan().materials()[group[0]].text(tables.plan().rules());
    let progress = Progress::waiting(name.clone());
    let catalogue = Catalogue::of(args.language());
    let report = |done: u64, all: u64| {
        let text = Message::new("endgame-progress").with("pieces", name.clone()).with("done", done).with("all", all);
        progress.say(catalogue.text(&text, &()));
    };
    tables.solve_next(args.threads(), &AtomicBool::new(false), &report).map_err(args.fault())
}

/// The royal kind of the game.
fn royal(rules: &Arc<Rules>) -> Option<usize> {
    rules.definition().pieces.iter().position(|piece| piece.is_royal())
}

fn print_position(tables: &Tables, position: &Position, words: &Words<'_>, out: &mut impl Write) -> anyhow::Result<()> {
    writeln!(out)?;
    words.line("endgame-position", &position.text(), out)?;
    let Some(value) = tables.probe(position) else {
        anyhow::bail!("{}", words.word("endgame-other-position"));
    };
    let of_side = |id: &'static str, turns: u16| {
        words.text(&words.of_side(id, position.side()).with("length", words::turns(turns)))
    };
    let value = match value {
        Value::Draw => words.word("endgame-is-drawn"),
        Value::Win(turns) => of_side("endgame-wins", turns),
        Value::Loss(turns) => of_side("endgame-loses", turns),
    };
    words.line("endgame-value", &value, out)?;
    let best = tables.best_turns(position).unwrap_or_default();
    let texts: Vec<String> = best.into_iter().map(|turn| position.turn_text(turn)).collect();
    let texts = if texts.is_empty() { words.word("endgame-no-turns") } else { texts.join(" ") };
    words.line("endgame-best-turns", &texts, out)?;
    report::line(tables, position, words, out)
}
