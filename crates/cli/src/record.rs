//! `variorum record`: files of games, listed, checked and written anew.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use play::pgn::{Annotated, read};

use crate::failure::Failed;
use crate::game::find;

/// Most that a file of games may hold.
const LARGEST_FILE: u64 = 256 << 20;

/// Arguments of `variorum record`.
#[derive(Clone, Debug, clap::Args)]
#[command(
    after_help = "Without an option, the file is checked: every fault is printed with its line. `variorum render --record` draws its games.\n\n\
Examples:\n  variorum record games.pgn\n  variorum record games.pgn --list\n  variorum record old.txt --convert > new.pgn"
)]
pub struct Args {
    /// The file, in the dialect of PGN that docs/records.md describes
    pub file: PathBuf,

    /// List the games instead
    #[arg(long, conflicts_with = "convert")]
    pub list: bool,

    /// Print the games anew, as far as they could be read
    #[arg(long)]
    pub convert: bool,
}

/// Reads the file and does with it what was asked for.
///
/// # Errors
/// If the file cannot be read, or it has faults and was to be checked.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let text = text(&args.file)?;
    let (games, mut faults) = read(&text);
    if args.list {
        for (number, game) in (1..).zip(&games) {
            let name = |tag| game.tag(tag).unwrap_or("?");
            let turns = game.tree.main_line().len();
            let (white, black, id) = (name("White"), name("Black"), game.game().unwrap_or("?"));
            writeln!(
                out,
                "{number:>5}  line {:<6} {id:<24} {white} – {black}  {}  {turns} turns",
                game.line,
                game.result()
            )?;
        }
        return Ok(());
    }
    if args.convert {
        for (index, game) in games.iter().enumerate() {
            write!(out, "{}{game}", if index == 0 { "" } else { "\n" })?;
        }
        return Ok(());
    }
    for game in &games {
        faults.extend(check(game));
    }
    faults.sort_by_key(|fault| fault.line);
    for fault in &faults {
        writeln!(out, "{}:{}: {}", args.file.display(), fault.line, fault.text)?;
    }
    let turns: usize = games.iter().map(|game| game.tree.len() - 1).sum();
    writeln!(out, "{} games, {turns} turns, {} faults", games.len(), faults.len())?;
    if faults.is_empty() { Ok(()) } else { Err(Failed(format!("{} has faults", args.file.display())).into()) }
}

fn check(game: &Annotated) -> Vec<play::pgn::LineFault> {
    let fault = |text: String| vec![play::pgn::LineFault { line: game.line, text }];
    match game.game().map(find) {
        None => fault("the game has no line [Game \"…\"] with the id of a game".into()),
        Some(Err(error)) => fault(error.to_string()),
        Some(Ok(rules)) => game.check(&rules),
    }
}

/// The text of a file of games.
///
/// # Errors
/// If it cannot be read, is no text, or is far too large.
pub(crate) fn text(file: &Path) -> anyhow::Result<String> {
    let name = file.display();
    let size = std::fs::metadata(file).with_context(|| format!("cannot read {name}"))?.len();
    anyhow::ensure!(size <= LARGEST_FILE, "{name} is too large: it has {size} bytes");
    std::fs::read_to_string(file).with_context(|| format!("cannot read {name}"))
}
