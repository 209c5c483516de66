//! `variorum record`: lists, checks and rewrites files of games.

use std::io::{BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use variorum_play::pgn::{Annotated, Found, Games, LineError, MOST_ERRORS, TextError};

use crate::failure::Failed;
use crate::game::find;

/// Arguments of `variorum record`.
#[derive(Clone, Debug, clap::Args)]
#[command(
    after_help = "Without an option, the file is checked: every error is printed with its line. `variorum render --record` draws its games.\n\n\
Examples:\n  variorum record games.pgn\n  variorum record games.pgn --list\n  variorum record old.txt --convert > new.pgn"
)]
pub struct Args {
    /// The file, in the dialect of PGN that docs/records.md describes
    pub file: PathBuf,

    /// List the games instead of checking them
    #[arg(long, conflicts_with = "convert")]
    pub list: bool,

    /// Print the readable games in the current format
    #[arg(long)]
    pub convert: bool,
}

/// Reads the file game by game and carries out the request.
///
/// # Errors
/// If the file cannot be read, or the check finds errors.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let mut out = BufWriter::new(out);
    let games = open(&args.file)?;
    let cannot_read = || format!("cannot read {}", args.file.display());
    let done = if args.list {
        list(games, &mut out)
    } else if args.convert {
        convert(games, &mut out)
    } else {
        check_all(games, &args.file, &mut out)
    };
    // The output before a failure is shown too.
    out.flush()?;
    match done {
        Err(error) if error.is::<InputFailed>() => Err(error.context(cannot_read())),
        done => done,
    }
}

/// An error while reading the file.
#[derive(Debug, thiserror::Error)]
#[error(transparent)]
struct InputFailed(std::io::Error);

type File = Games<BufReader<std::fs::File>>;

fn list(games: File, out: &mut impl Write) -> anyhow::Result<()> {
    let mut number = 0;
    for found in games {
        let Found::Game(game) = found.map_err(InputFailed)? else { continue };
        number += 1;
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
    Ok(())
}

fn convert(games: File, out: &mut impl Write) -> anyhow::Result<()> {
    let mut between = "";
    for found in games {
        if let Found::Game(game) = found.map_err(InputFailed)? {
            write!(out, "{between}{game}")?;
            between = "\n";
        }
    }
    Ok(())
}

fn check_all(mut games: File, file: &Path, out: &mut impl Write) -> anyhow::Result<()> {
    let (mut count, mut turns, mut errors) = (0_usize, 0_usize, 0_usize);
    // The errors of the next game and of the text before it.
    let mut pending = Vec::new();
    let mut print = |pending: &mut Vec<LineError>, out: &mut dyn Write| -> anyhow::Result<()> {
        pending.sort_by_key(|error| error.line);
        for LineError { line, error } in pending.drain(..) {
            errors += 1;
            if errors <= MOST_ERRORS {
                writeln!(out, "{}:{line}: {error}", file.display())?;
            }
        }
        Ok(())
    };
    for found in games.by_ref() {
        match found.map_err(InputFailed)? {
            Found::Error(error) => pending.push(error),
            Found::Game(game) => {
                count += 1;
                turns += game.tree.len() - 1;
                pending.extend(check(&game));
                print(&mut pending, out)?;
            }
        }
    }
    print(&mut pending, out)?;
    errors += games.errors_left_out();
    let shown = if errors > MOST_ERRORS { format!(", the first {MOST_ERRORS} of them above") } else { String::new() };
    writeln!(out, "{count} games, {turns} turns, {errors} errors{shown}")?;
    if errors == 0 { Ok(()) } else { Err(Failed(format!("{} has errors", file.display())).into()) }
}

fn check(game: &Annotated) -> Vec<LineError> {
    let unknown = |error| vec![LineError { line: game.line, error }];
    match game.game() {
        None => unknown(TextError::NoGame),
        Some(id) => match find(id) {
            Err(_) => unknown(TextError::UnknownGame { game: id.to_owned() }),
            Ok(rules) => game.check(&rules),
        },
    }
}

/// The games of a file, read one after another.
///
/// # Errors
/// If the file cannot be opened.
pub(crate) fn open(file: &Path) -> anyhow::Result<File> {
    let opened = std::fs::File::open(file).with_context(|| format!("cannot read {}", file.display()))?;
    Ok(Games::new(BufReader::new(opened)))
}

/// A game of a file by its number, from 1.
///
/// # Errors
/// If the file cannot be read or has no such game.
pub(crate) fn game(file: &Path, number: usize) -> anyhow::Result<Annotated> {
    let mut count = 0;
    for found in open(file)? {
        if let Found::Game(game) = found.with_context(|| format!("cannot read {}", file.display()))? {
            count += 1;
            if count == number {
                return Ok(game);
            }
        }
    }
    anyhow::bail!("{} has {count} games, so there is no game {number}", file.display())
}
