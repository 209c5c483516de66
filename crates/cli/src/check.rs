//! `variorum check`: the errors of game files.

mod json;
mod watch;

use std::io::{IsTerminal as _, Write};
use std::path::Path;
use std::sync::Arc;

use anyhow::Context as _;
use serde::Serialize;
use variorum_engine::{
    Inputs, Net, NetError, Profile, ProfileAdvice, ProfileErrors, ProfileProblem, exchange_values, measured_values,
};
use variorum_gamedef::vocabulary::LANGUAGE;
use variorum_gamedef::{
    Advice, Caption, Change, Diagnostics, FileKind, Loaded, Located, Sentence, Severity, Unadvised, Upgraded, Wording,
    locate, render_in, summary_in,
};
use variorum_library::examples::{self, ExampleError};
use variorum_library::guide::{self, GuideError};
use variorum_library::hints::{self, Hint, Oddity};
use variorum_messages::Language;
use variorum_rules::{CompileError, Rules};

use self::json::FileReport;
use crate::failure::{Failed, one_line};
use crate::game::{self, FolderBases};
use crate::game_file::read_net;
use crate::whole_file::write_whole;
use crate::wording::{In, languages};

/// Arguments of `variorum check`.
#[derive(Clone, Debug, clap::Args)]
#[command(
    after_help = "Every error is shown with its line and what to do about it; the game is also compiled, its start positions are tried, its examples played and the tasks of its guided game solved.\n\
Exit codes: 0 no file has errors; 1 a file has errors; 2 a file cannot be read. Warnings and hints do not count.\n\nExamples:\n  variorum check my-game.toml\n  variorum check games/*.toml\n  variorum check --fix old-game.toml\n  variorum check my-game.toml --language de"
)]
pub struct Args {
    /// Game files, and files of weights and nets beside them
    #[arg(value_name = "FILE", required_unless_present = "schema")]
    pub files: Vec<String>,

    /// Rewrite files of earlier versions of the language: with the current names of keys, and with the version
    #[arg(long)]
    pub fix: bool,

    /// The language of the errors
    #[arg(long, value_name = "TAG", default_value = "en", value_parser = languages())]
    pub language: String,

    /// Print JSON: an object for each file, in which errors have codes and arguments beside their sentences
    #[arg(long)]
    pub json: bool,

    /// Go on, and check each file again when it changes; with --json, an object a line
    #[arg(long)]
    pub watch: bool,

    /// Print a JSON Schema of game files for editors, and nothing else
    #[arg(long, conflicts_with_all = ["files", "fix", "json", "watch"])]
    pub schema: bool,
}

/// A remark about a file besides its errors.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, strum::VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum CheckNote {
    /// `--fix` has changed the file.
    #[error("rewritten")]
    Rewritten,
    /// The file does not name the version of its language.
    #[error("names no language and was read as language {language}; `--fix` writes it into the file")]
    NoLanguage {
        /// The version as which it was read.
        language: u16,
    },
    /// The weights of a base do not fit the game.
    #[error("the weights of {base} do not fit this game: take `weights` out of `base-engine`")]
    LentWeights {
        /// The id of the base.
        base: String,
    },
    /// The net of a base does not fit the game.
    #[error(
        "the net of {base} does not fit this game, whose board or pieces are others: take `net` out of `base-engine`"
    )]
    LentNet {
        /// The id of the base.
        base: String,
    },
    /// The net beside the game is of other rules.
    #[error(
        "the net beside it was trained for other rules and is left out: train one with `variorum train`, or keep it with `variorum train --keep-net`"
    )]
    NetLeftOut,
    /// The tables beside the game are of other rules, or of another version of their format.
    #[error("the endgame tables beside it are of other rules, or of another version, and are left out")]
    TablesLeftOut,
    /// The game cannot be compiled.
    #[error("the game cannot be played")]
    Unplayable,
    /// The game can be played, but its examples are wrong.
    #[error("an example does not hold")]
    Examples,
    /// The game can be played, but its guided first game is wrong.
    #[error("a step of the guided game does not hold")]
    Guide,
    /// The weights or the net belong to a game file that has errors.
    #[error("the game file beside it, {game}, has errors")]
    GameFaulty {
        /// The path of the game file.
        game: String,
    },
    /// `--fix` has not rewritten the older form of `confined`.
    #[error(
        "`[refuge]` is the older form of `confined = {{ zone = …, while = \"no own …\", grace = … }}` at the royal piece; `--fix` leaves it as it is, since comments or other words would be lost"
    )]
    RefugeLeft,
    /// A file that cannot be checked at all.
    #[error("this cannot be checked: {detail}")]
    Unreadable {
        /// What the system says.
        detail: String,
    },
    /// A game file with errors that another command was to play.
    #[error("{path} has {summary}, the first in line {line}: {fault} (`variorum check {path}` shows all)")]
    FirstFault {
        /// The path of the file.
        path: String,
        /// The number of its errors.
        summary: String,
        /// The line of the first.
        line: usize,
        /// What the first one is.
        fault: String,
    },
    /// The same, where the first error is in a file on which it builds.
    #[error("{path} has {summary}, the first in line {line} of {file}: {fault} (`variorum check {path}` shows all)")]
    FirstFaultOfBase {
        /// The path of the file.
        path: String,
        /// The number of its errors.
        summary: String,
        /// The line of the first.
        line: usize,
        /// The name of the file that has it.
        file: String,
        /// What the first one is.
        fault: String,
    },
    /// A game file without errors that cannot be compiled, which another command was to play.
    #[error("{path} cannot be played: {fault} (`variorum check {path}` shows all)")]
    NotPlayed {
        /// The path of the file.
        path: String,
        /// Why.
        fault: String,
    },
}

impl Sentence for CheckNote {
    const PREFIX: &'static str = "check";
}

/// Prints the errors of each file.
///
/// # Errors
/// [`Failed`] if a file has errors; otherwise if a file cannot be read or the output fails. JSON is printed for all files even so.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    if args.schema {
        write!(out, "{}", variorum_gamedef::schema::text())?;
        return Ok(());
    }
    if args.watch {
        return watch::run(args, out);
    }
    let wording = In(Language::named(&args.language).unwrap_or(Language::ENGLISH));
    let mut faulty = 0;
    let mut reports = Vec::new();
    let mut unread = None;
    for path in &args.files {
        let (report, changes) = match checked(path, args.fix) {
            Ok(checked) => checked,
            Err(error) if args.json => {
                reports.push(unreadable(path, &error, &wording));
                unread = unread.or(Some(error));
                continue;
            }
            Err(error) => return Err(error),
        };
        faulty += usize::from(!report.is_sound());
        if args.json {
            reports.push(report.json(&wording));
        } else {
            report.show(&changes, out, &wording)?;
        }
    }
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&reports)?)?;
    }
    if let Some(error) = unread {
        return Err(error);
    }
    match faulty {
        0 => Ok(()),
        1 if args.files.len() == 1 => Err(Failed(format!("{} has errors", args.files[0])).into()),
        count => Err(Failed(format!("{count} of {} files have errors", args.files.len())).into()),
    }
}

/// What is reported of a file that cannot be checked at all.
fn unreadable(path: &str, error: &anyhow::Error, wording: &impl Wording) -> FileReport {
    let summary = wording.say(&Caption::Summary { errors: 1, warnings: 0, more: false });
    let problem = json::unplaced(&CheckNote::Unreadable { detail: one_line(error) }, wording);
    FileReport { file: path.to_owned(), valid: false, summary, problems: vec![problem] }
}

/// Checks a file of any kind, and returns what was rewritten before. A game without errors is looked at for what is odd about it.
///
/// # Errors
/// If the file cannot be read or rewritten.
fn checked(path: &str, fix: bool) -> anyhow::Result<(Report, Vec<Change>)> {
    let changes = if fix && !path.ends_with(".net") { rewrite(path)? } else { Vec::new() };
    let (weights, net) = (path.strip_suffix(".weights.toml"), path.strip_suffix(".net"));
    let mut report = match (weights, net) {
        (Some(stem), _) => examine_weights(path, stem)?,
        (None, Some(stem)) => examine_net(path, stem)?,
        (None, None) => examine(path)?,
    };
    if fix && variorum_gamedef::keeps_refuge(&report.text) {
        report.left_out.push(CheckNote::RefugeLeft);
    }
    report.look_closer();
    Ok((report, changes))
}

/// Upgrades a file to the present version of the language, and returns what has changed. A file that is not valid TOML is left to the check.
fn rewrite(path: &str) -> anyhow::Result<Vec<Change>> {
    let (text, _) = game::read_file(path)?;
    let kind = if path.ends_with(".weights.toml") { FileKind::Weights } else { FileKind::Game };
    let Ok(Some(Upgraded { text, changes })) = variorum_gamedef::upgraded(&text, kind) else { return Ok(Vec::new()) };
    write_whole(Path::new(path), text.as_bytes()).with_context(|| format!("{path} cannot be written"))?;
    Ok(changes)
}

/// The result of checking a file. A game is also compiled, its examples are played and the tasks of its guide solved.
pub(crate) struct Report {
    path: String,
    text: String,
    found: Found,
    /// What is odd about a valid game, if somebody has looked.
    hints: Diagnostics<Oddity, Advice>,
    /// Whether this is a game file that does not name the version of its language.
    lacks_language: bool,
    /// What beside the game is not used.
    left_out: Vec<CheckNote>,
}

enum Found {
    /// A valid game, with warnings and hints at most.
    Game { rules: Arc<Rules>, warnings: Diagnostics },
    /// A game file with errors.
    Definition(Diagnostics),
    /// A game that cannot be compiled.
    Unplayable { warnings: Diagnostics, errors: Diagnostics<CompileError, Unadvised> },
    /// A game that takes from its base what does not fit.
    Lent { warnings: Diagnostics, note: CheckNote },
    /// A game whose examples are wrong.
    Examples { warnings: Diagnostics, errors: Diagnostics<ExampleError, Unadvised> },
    /// A game whose guided first game is wrong.
    Guide { warnings: Diagnostics, errors: Diagnostics<GuideError, Unadvised> },
    /// Weights without errors.
    Weights,
    /// Weights with errors.
    FaultyWeights(Diagnostics<ProfileProblem, ProfileAdvice>),
    /// A net without errors.
    Net,
    /// A net that cannot be used.
    FaultyNet(NetError),
    /// Weights or a net of a game that has errors.
    WithoutGame(CheckNote),
}

impl Report {
    fn new(path: &str, text: String, found: Found) -> Self {
        Self {
            path: path.to_owned(),
            text,
            found,
            hints: Diagnostics::default(),
            lacks_language: false,
            left_out: Vec::new(),
        }
    }

    /// Whether the file has no errors.
    pub(crate) fn is_sound(&self) -> bool {
        match &self.found {
            Found::Game { .. } | Found::Weights | Found::Net => true,
            Found::Definition(_)
            | Found::Unplayable { .. }
            | Found::Lent { .. }
            | Found::Examples { .. }
            | Found::Guide { .. }
            | Found::FaultyWeights(_)
            | Found::FaultyNet(_)
            | Found::WithoutGame(_) => false,
        }
    }

    /// The game, if it has no errors.
    pub(crate) fn rules(&self) -> Option<&Arc<Rules>> {
        match &self.found {
            Found::Game { rules, .. } => Some(rules),
            Found::Definition(_)
            | Found::Unplayable { .. }
            | Found::Lent { .. }
            | Found::Examples { .. }
            | Found::Guide { .. }
            | Found::Weights
            | Found::FaultyWeights(_)
            | Found::Net
            | Found::FaultyNet(_)
            | Found::WithoutGame(_) => None,
        }
    }

    /// Prints the problems found, each with its line.
    ///
    /// # Errors
    /// If the output fails.
    pub(crate) fn print(&self, out: &mut impl Write, colour: bool, wording: &impl Wording) -> anyhow::Result<()> {
        let Self { path, text, found, hints, lacks_language: _, left_out } = self;
        let page = Page { path, text, colour, wording };
        match found {
            Found::Game { warnings: list, .. } | Found::Definition(list) => page.print(list, out)?,
            Found::Unplayable { warnings, errors } => page.print_both(warnings, errors, out)?,
            Found::Lent { warnings, .. } => page.print(warnings, out)?,
            Found::Examples { warnings, errors } => page.print_both(warnings, errors, out)?,
            Found::Guide { warnings, errors } => page.print_both(warnings, errors, out)?,
            Found::FaultyWeights(list) => page.print(list, out)?,
            Found::FaultyNet(error) => writeln!(out, "{}: {}", wording.say(&Caption::Error), wording.say(error))?,
            Found::Weights | Found::Net | Found::WithoutGame(_) => {}
        }
        page.print(hints, out)?;
        for note in left_out {
            writeln!(out, "{path}: {}", wording.say(note))?;
        }
        Ok(())
    }

    /// Prints the problems found and a summary. `changes`: what was rewritten before.
    fn show(&self, changes: &[Change], out: &mut impl Write, wording: &In) -> anyhow::Result<()> {
        let path = &self.path;
        if !changes.is_empty() {
            writeln!(out, "{path}: {}", wording.say(&CheckNote::Rewritten))?;
            for change in changes {
                writeln!(out, "  {}", wording.say(change))?;
            }
        }
        self.print(out, std::io::stdout().is_terminal(), wording)?;
        if self.lacks_language {
            writeln!(out, "{path}: {}", wording.say(&CheckNote::NoLanguage { language: LANGUAGE }))?;
        }
        writeln!(out, "{path}: {}", self.summary(wording))?;
        Ok(())
    }

    /// A short summary: the number of errors, or what else is wrong.
    pub(crate) fn summary(&self, wording: &impl Wording) -> String {
        match &self.found {
            Found::Game { warnings: list, .. } => {
                let is_warning = |severity: Severity| usize::from(severity == Severity::Warning);
                let own = list.iter().map(|found| is_warning(found.severity));
                let closer = self.hints.iter().map(|found| is_warning(found.severity));
                let more = list.more() || self.hints.more();
                wording.say(&Caption::Summary { errors: 0, warnings: own.chain(closer).sum(), more })
            }
            Found::Definition(list) => summary_in(list, wording),
            Found::Unplayable { .. } => wording.say(&CheckNote::Unplayable),
            Found::Examples { .. } => wording.say(&CheckNote::Examples),
            Found::Guide { .. } => wording.say(&CheckNote::Guide),
            Found::Weights | Found::Net => {
                summary_in(&Diagnostics::<ProfileProblem, ProfileAdvice>::default(), wording)
            }
            Found::FaultyWeights(list) => summary_in(list, wording),
            Found::FaultyNet(_) => wording.say(&Caption::Summary { errors: 1, warnings: 0, more: false }),
            Found::Lent { note, .. } | Found::WithoutGame(note) => wording.say(note),
        }
    }

    fn json(&self, wording: &impl Wording) -> FileReport {
        let mut problems = match &self.found {
            Found::Game { warnings: list, .. } | Found::Definition(list) => json::placed(list, wording),
            Found::Unplayable { warnings, errors } => json::both(warnings, errors, wording),
            Found::Lent { warnings, note } => {
                let mut all = json::placed(warnings, wording);
                all.push(json::unplaced(note, wording));
                all
            }
            Found::Examples { warnings, errors } => json::both(warnings, errors, wording),
            Found::Guide { warnings, errors } => json::both(warnings, errors, wording),
            Found::Weights | Found::Net => Vec::new(),
            Found::FaultyWeights(list) => json::placed(list, wording),
            Found::FaultyNet(error) => vec![json::unplaced(error, wording)],
            Found::WithoutGame(note) => vec![json::unplaced(note, wording)],
        };
        problems.extend(json::placed(&self.hints, wording));
        FileReport { file: self.path.clone(), valid: self.is_sound(), summary: self.summary(wording), problems }
    }

    /// Adds what is odd about the game, if it has no errors.
    fn look_closer(&mut self) {
        let Some(rules) = self.rules() else { return };
        let worth = exchange_values(rules, &measured_values(rules));
        let found = hints::find(rules, &worth).into_iter().map(|hint| {
            let Hint { severity, place, oddity, advice } = hint;
            Located { severity, place, problem: oddity, advice }
        });
        self.hints = locate(&self.text, &rules.definition().id, &FolderBases::beside(&self.path), found);
    }
}

/// A file whose problems are printed.
struct Page<'p, W> {
    path: &'p str,
    text: &'p str,
    colour: bool,
    wording: &'p W,
}

impl<W: Wording> Page<'_, W> {
    fn print<P: Sentence, A: Sentence>(&self, list: &Diagnostics<P, A>, out: &mut impl Write) -> anyhow::Result<()> {
        write!(out, "{}", render_in(list, self.path, self.text, self.colour, self.wording))?;
        Ok(())
    }

    fn print_both<P: Sentence, A: Sentence>(
        &self,
        warnings: &Diagnostics,
        errors: &Diagnostics<P, A>,
        out: &mut impl Write,
    ) -> anyhow::Result<()> {
        self.print(warnings, out)?;
        self.print(errors, out)
    }
}

/// Checks a game file. Of the engine's files only those are checked that it takes from games on which it builds.
///
/// # Errors
/// If the file cannot be read.
pub(crate) fn examine(path: &str) -> anyhow::Result<Report> {
    let (text, stem) = game::read_file(path)?;
    let loaded = variorum_gamedef::load_with(&text, &stem, &FolderBases::beside(path));
    let lacks_language = loaded.language.is_none() && loaded.definition.is_some();
    let found = found_in(path, &text, &stem, loaded)?;
    let mut report = Report { lacks_language, ..Report::new(path, text, found) };
    if let Some(rules) = report.rules() {
        // Files that cannot be used at all are not this file's fault.
        let notes = [game::net_beside_fits(rules).ok(), game::tables_beside_fit(rules).ok()];
        report.left_out = notes.into_iter().flatten().flatten().collect();
    }
    Ok(report)
}

fn found_in(path: &str, text: &str, stem: &str, loaded: Loaded) -> anyhow::Result<Found> {
    let warnings = loaded.diagnostics;
    let Some(mut definition) = loaded.definition else { return Ok(Found::Definition(warnings)) };
    let lenders = game::add_engine_files(&mut definition, path)?;
    let bases = FolderBases::beside(path);
    let rules = match Rules::compile(&definition) {
        Ok(rules) => rules,
        Err(errors) => {
            let found = errors.into_iter().map(|error| Located::error(error.place(&definition), error));
            return Ok(Found::Unplayable { warnings, errors: locate(text, stem, &bases, found) });
        }
    };
    if let Some(base) = lenders.weights.filter(|_| Profile::of(&rules).is_err()) {
        return Ok(Found::Lent { warnings, note: CheckNote::LentWeights { base } });
    }
    if let Some(base) = lenders.net.filter(|_| Net::of(&rules).is_some_and(|net| net.is_err())) {
        return Ok(Found::Lent { warnings, note: CheckNote::LentNet { base } });
    }
    // A playable game may still have wrong examples, or tasks that cannot be done.
    let (wrong, unheld) = (examples::errors(&rules), guide::errors(&rules));
    Ok(match (wrong.is_empty(), unheld.is_empty()) {
        (false, _) => {
            let found = wrong.into_iter().map(|error| Located::error(error.place(&definition.examples), error));
            Found::Examples { warnings, errors: locate(text, stem, &bases, found) }
        }
        (true, false) => {
            let found = unheld.into_iter().map(|error| Located::error(error.place(), error));
            Found::Guide { warnings, errors: locate(text, stem, &bases, found) }
        }
        (true, true) => Found::Game { rules, warnings },
    })
}

/// Checks a file of weights against the game file beside it, `stem` with `.toml`.
///
/// # Errors
/// If one of the two files cannot be read.
pub(crate) fn examine_weights(path: &str, stem: &str) -> anyhow::Result<Report> {
    let (text, _) = game::read_file(path)?;
    let found = match game_beside(path, stem)? {
        Ok(rules) => match Profile::measured(&rules).overlaid(rules.definition(), &text) {
            Ok(_) => Found::Weights,
            Err(ProfileErrors(list)) => Found::FaultyWeights(list),
        },
        Err(note) => Found::WithoutGame(note),
    };
    Ok(Report::new(path, text, found))
}

/// Checks a net against the game file beside it, `stem` with `.toml`.
///
/// # Errors
/// If one of the two files cannot be read.
fn examine_net(path: &str, stem: &str) -> anyhow::Result<Report> {
    let bytes = read_net(path)?;
    let found = match game_beside(path, stem)? {
        Ok(rules) => Net::read(Inputs::of(&rules), &bytes).map_or_else(Found::FaultyNet, |_| Found::Net),
        Err(note) => Found::WithoutGame(note),
    };
    Ok(Report::new(path, String::new(), found))
}

/// The game of the file `stem` with `.toml`, to which `path` belongs.
fn game_beside(path: &str, stem: &str) -> anyhow::Result<Result<Arc<Rules>, CheckNote>> {
    let game = format!("{stem}.toml");
    let (text, name) = game::read_file(&game).with_context(|| format!("{path} belongs to a game file beside it"))?;
    let loaded = variorum_gamedef::load_with(&text, &name, &FolderBases::beside(&game));
    let compiled = loaded.definition.as_ref().map(Rules::compile);
    Ok(match compiled {
        Some(Ok(rules)) => Ok(rules),
        Some(Err(_)) | None => Err(CheckNote::GameFaulty { game }),
    })
}
