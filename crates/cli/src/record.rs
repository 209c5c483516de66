//! `variorum record`: lists, checks and rewrites files of games.

mod convert;
mod source;

use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::Context as _;
use variorum_play::pgn::{Annotated, Found, GameName, LineError, MOST_ERRORS, NamedGame};
use variorum_play::shogi;
use variorum_rules::{Position, Rules, Turn};

use crate::failure::Failed;
use crate::game::find;
pub(crate) use source::Source;

/// Arguments of `variorum record`.
#[derive(Clone, Debug, clap::Args)]
#[command(
    after_help = "Without an option, the file is checked: every error is printed with its line. `variorum render --record` draws its games.\n\n\
Examples:\n  variorum record games.pgn\n  variorum record games.pgn --list\n  variorum record old.txt --convert > new.pgn\n  \
variorum record games.pgn --convert --to san > for-others.pgn\n  variorum record games.pgn --moves"
)]
pub struct Args {
    /// The file: PGN as docs/records.md describes, or a KIF, KI2 or CSA file; `-` reads standard input
    pub file: PathBuf,

    /// List the games instead of checking them
    #[arg(long, conflicts_with_all = ["convert", "moves"])]
    pub list: bool,

    /// Print the games in the current format
    #[arg(long, conflicts_with = "moves")]
    pub convert: bool,

    /// What to print instead of our own move text: turns in another notation, or the positions of each game, one a line
    #[arg(long, value_name = "FORM", requires = "convert", default_value = "own")]
    pub to: convert::Form,

    /// Print the main line of each game in our own move text, one game a line
    #[arg(long)]
    pub moves: bool,

    /// The game of records that do not name theirs
    #[arg(long, value_name = "GAME")]
    pub game: Option<String>,
}

/// Reads the file game by game and carries out the request.
///
/// # Errors
/// If the file cannot be read, or a game has errors.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let mut out = BufWriter::new(out);
    let games = Source::open(&args.file, args.game.as_deref())?;
    let cannot_read = || format!("cannot read {}", args.file.display());
    let done = if args.list {
        list(games, &mut out)
    } else if args.convert || args.moves {
        let form = if args.moves { convert::Form::Moves } else { args.to };
        rewrite(games, args, form, &mut out)
    } else {
        check_all(games, args, &mut out)
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

fn list(games: Source, out: &mut impl Write) -> anyhow::Result<()> {
    let mut number = 0;
    for found in games {
        let Found::Game(game) = found.map_err(InputFailed)? else { continue };
        number += 1;
        let name = |tag| game.tag(tag).unwrap_or("?");
        let turns = game.tree.main_line().len();
        let (white, black, id) = (name("White"), name("Black"), game.game().or(game.tag("Variant")).unwrap_or("?"));
        writeln!(
            out,
            "{number:>5}  line {:<6} {id:<24} {white} – {black}  {}  {turns} turns",
            game.line,
            game.result()
        )?;
    }
    Ok(())
}

/// Prints every game in the given form; errors and remarks go to standard error.
fn rewrite(mut games: Source, args: &Args, form: convert::Form, out: &mut impl Write) -> anyhow::Result<()> {
    let mut report = Report::new(&args.file, args.game.as_deref());
    let mut stderr = std::io::stderr().lock();
    let mut between = "";
    for found in games.by_ref() {
        match found.map_err(InputFailed)? {
            Found::Error(error) => report.note(error),
            Found::Game(mut game) => {
                let rules = report.resolve(&mut game);
                report.print(&mut stderr)?;
                match convert::written(&mut game, rules.as_ref(), form) {
                    Ok(text) if text.is_empty() => {}
                    Ok(text) => {
                        if let Some(error) = form.format().and_then(|format| shogi::left_out(&game, format)) {
                            report.note(LineError { line: game.line, error });
                            report.print(&mut stderr)?;
                        }
                        write!(out, "{between}{text}")?;
                        between = form.between();
                    }
                    Err(error) => report.not_written(&mut stderr, game.line, &error)?,
                }
            }
        }
    }
    report.print(&mut stderr)?;
    report.errors += games.errors_left_out();
    report.verdict()
}

fn check_all(mut games: Source, args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let mut report = Report::new(&args.file, args.game.as_deref());
    let (mut count, mut turns) = (0_usize, 0_usize);
    for found in games.by_ref() {
        match found.map_err(InputFailed)? {
            Found::Error(error) => report.note(error),
            Found::Game(mut game) => {
                count += 1;
                turns += game.tree.len() - 1;
                report.resolve(&mut game);
                report.print(out)?;
            }
        }
    }
    report.print(out)?;
    report.errors += games.errors_left_out();
    let Report { errors, remarks, .. } = report;
    let remarks = if remarks > 0 { format!(", {remarks} remarks") } else { String::new() };
    let shown = if errors > MOST_ERRORS { format!(", the first {MOST_ERRORS} of them above") } else { String::new() };
    writeln!(out, "{count} games, {turns} turns, {errors} errors{shown}{remarks}")?;
    report.verdict()
}

/// What is said about a file.
struct Report<'a> {
    file: &'a Path,
    /// The game that the user names for records that do not name theirs.
    usual: Option<&'a str>,
    /// Its id, if it is known.
    given: Option<String>,
    /// Whether it has been said that games do not name theirs.
    assumed: bool,
    /// The errors of the next game and of the text before it.
    pending: Vec<LineError>,
    errors: usize,
    remarks: usize,
}

impl<'a> Report<'a> {
    fn new(file: &'a Path, usual: Option<&'a str>) -> Self {
        let given = usual.and_then(|name| find(name).ok()).map(|rules| rules.definition().id.clone());
        Self { file, usual, given, assumed: false, pending: Vec::new(), errors: 0, remarks: 0 }
    }

    fn note(&mut self, error: LineError) {
        self.pending.push(error);
    }

    /// Reads the turns of a game. Returns its rules, if they are known.
    fn resolve(&mut self, game: &mut Annotated) -> Option<Arc<Rules>> {
        match game.identify(usual_games(self.usual), named) {
            Ok(identified) => {
                let guessed = self.given.as_ref() != Some(&identified.rules.definition().id);
                // Once is enough.
                let remark = identified.remark.filter(|_| guessed && !std::mem::replace(&mut self.assumed, true));
                self.pending.extend(remark);
                self.pending.extend(game.resolve(&identified.rules));
                Some(identified.rules)
            }
            Err(error) => {
                self.note(error);
                None
            }
        }
    }

    fn print(&mut self, out: &mut dyn Write) -> anyhow::Result<()> {
        self.pending.sort_by_key(|error| error.line);
        for LineError { line, error } in self.pending.drain(..) {
            let remark = error.is_remark();
            let count = if remark { &mut self.remarks } else { &mut self.errors };
            *count += 1;
            if *count <= MOST_ERRORS {
                let kind = if remark { "remark: " } else { "" };
                writeln!(out, "{}:{line}: {kind}{error}", self.file.display())?;
            }
        }
        Ok(())
    }

    /// Reports a game that cannot be written in a form.
    fn not_written(&mut self, out: &mut dyn Write, line: usize, error: &convert::NotWritten) -> anyhow::Result<()> {
        self.errors += 1;
        if self.errors <= MOST_ERRORS {
            writeln!(out, "{}:{line}: {error}", self.file.display())?;
        }
        Ok(())
    }

    fn verdict(&self) -> anyhow::Result<()> {
        if self.errors == 0 { Ok(()) } else { Err(Failed(format!("{} has errors", self.file.display())).into()) }
    }
}

/// The game that a record names: one of the library, or a game file.
pub(crate) fn named(name: GameName<'_>) -> Option<NamedGame> {
    let (id, start_number) = match name {
        GameName::Id(id) => (id.to_owned(), 0),
        GameName::Variant(name) => variorum_library::variant(name)?,
    };
    find(&id).ok().map(|rules| NamedGame { rules, start_number })
}

/// The games that records may be of that do not name theirs, the likeliest first.
pub(crate) fn usual_games(first: Option<&str>) -> impl Iterator<Item = &str> {
    first.into_iter().chain(variorum_library::names().map(|name| name.game))
}

/// The first position and the turns of the main line of a recorded game, up to the first that cannot be read; `None` if it is another game than `id`, whose
/// rules are `rules`, or has no turns.
pub(crate) fn main_line(game: &mut Annotated, id: &str, rules: &Arc<Rules>) -> Option<(Position, Vec<Turn>)> {
    let identified = game.identify(usual_games(Some(id)), named).ok()?;
    if identified.rules.definition().id != rules.definition().id {
        return None;
    }
    // What cannot be read ends the line below; `variorum record` says why.
    let _ = game.resolve(rules);
    let start = game.first_position(rules).ok()?;
    let mut position = start.clone();
    let mut turns = Vec::new();
    for node in game.tree.main_line() {
        let Ok(turn) = position.parse_turn(&game.tree.node(node).turn) else { break };
        turns.push(turn);
        position.play_unchecked(turn);
    }
    (!turns.is_empty()).then_some((start, turns))
}

/// A game of a file by its number, from 1, and its rules. Turns that can be read are in our own move text.
///
/// # Errors
/// If the file cannot be read, has no such game, or does not name a game that is known.
pub(crate) fn game(file: &Path, number: usize) -> anyhow::Result<(Annotated, Arc<Rules>)> {
    let mut count = 0;
    for found in Source::open(file, None)? {
        if let Found::Game(mut game) = found.with_context(|| format!("cannot read {}", file.display()))? {
            count += 1;
            if count == number {
                let rules = game.identify(usual_games(None), named)?.rules;
                // The caller reports the first turn that cannot be played.
                let _ = game.resolve(&rules);
                return Ok((game, rules));
            }
        }
    }
    anyhow::bail!("{} has {count} games, so there is no game {number}", file.display())
}
