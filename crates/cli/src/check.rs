//! `variorum check`: the errors of game files.

use std::fs;
use std::io::{IsTerminal as _, Write};
use std::path::Path;
use std::sync::Arc;

use anyhow::Context as _;
use serde::Serialize;
use serde_json::{Value, json};
use variorum_engine::{Inputs, Net, NetError, Profile, ProfileAdvice, ProfileErrors, ProfileProblem};
use variorum_gamedef::limits::DIAGNOSTICS;
use variorum_gamedef::vocabulary::LANGUAGE;
use variorum_gamedef::{
    Caption, Change, Diagnostic, Diagnostics, FileKind, Loaded, Sentence, Upgraded, Wording, render_in, summary_in,
};
use variorum_library::examples::{self, ExampleError};
use variorum_library::guide::{self, GuideError};
use variorum_messages::Language;
use variorum_rules::{CompileError, Rules};

use crate::failure::Failed;
use crate::game::{self, FolderBases};
use crate::game_file::read_net;
use crate::wording::{In, languages};

/// Arguments of `variorum check`.
#[derive(Clone, Debug, clap::Args)]
#[command(
    after_help = "Every error is shown with its line and what to do about it; the game is also compiled, its start positions are tried, its examples played and the tasks of its guided game solved.\n\
Warnings do not count in the exit code.\n\nExamples:\n  variorum check my-game.toml\n  variorum check games/*.toml\n  variorum check --fix old-game.toml\n  variorum check my-game.toml --language de"
)]
pub struct Args {
    /// Game files, and files of weights and nets beside them
    #[arg(value_name = "FILE", required = true)]
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
    /// There are more errors than are printed.
    #[error("There are {count} more.")]
    More {
        /// The number of errors left out.
        count: usize,
    },
}

impl Sentence for CheckNote {
    const PREFIX: &'static str = "check";
}

/// Prints the errors of each file.
///
/// # Errors
/// [`Failed`] if a file has errors; otherwise if a file cannot be read or the output fails.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let colour = std::io::stdout().is_terminal();
    let wording = In(Language::named(&args.language).unwrap_or(Language::ENGLISH));
    let mut faulty = 0;
    let mut reports = Vec::new();
    for path in &args.files {
        let changes = if args.fix && !path.ends_with(".net") { rewrite(path)? } else { Vec::new() };
        let (weights, net) = (path.strip_suffix(".weights.toml"), path.strip_suffix(".net"));
        let report = match (weights, net) {
            (Some(stem), _) => examine_weights(path, stem)?,
            (None, Some(stem)) => examine_net(path, stem)?,
            (None, None) => examine(path)?,
        };
        faulty += usize::from(!report.is_sound());
        if args.json {
            reports.push(report.json(&wording));
            continue;
        }
        if !changes.is_empty() {
            writeln!(out, "{path}: {}", wording.say(&CheckNote::Rewritten))?;
            for change in &changes {
                writeln!(out, "  {}", wording.say(change))?;
            }
        }
        report.print(out, colour, &wording)?;
        if report.lacks_language {
            writeln!(out, "{path}: {}", wording.say(&CheckNote::NoLanguage { language: LANGUAGE }))?;
        }
        writeln!(out, "{path}: {}", report.summary(&wording))?;
    }
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&reports)?)?;
    }
    match faulty {
        0 => Ok(()),
        1 if args.files.len() == 1 => Err(Failed(format!("{} has errors", args.files[0])).into()),
        count => Err(Failed(format!("{count} of {} files have errors", args.files.len())).into()),
    }
}

/// Upgrades a file to the present version of the language, and returns what has changed. A file that is not valid TOML is left to the check.
fn rewrite(path: &str) -> anyhow::Result<Vec<Change>> {
    let (text, _) = game::read_file(path)?;
    let kind = if path.ends_with(".weights.toml") { FileKind::Weights } else { FileKind::Game };
    let Ok(Some(Upgraded { text, changes })) = variorum_gamedef::upgraded(&text, kind) else { return Ok(Vec::new()) };
    replace_file(Path::new(path), &text).with_context(|| format!("{path} cannot be written"))?;
    Ok(changes)
}

/// Replaces the text of a file: it has the old text or the new one at any time, even if the machine stops meanwhile. It keeps its permissions; what a
/// symbolic link points to is replaced, not the link.
fn replace_file(path: &Path, text: &str) -> std::io::Result<()> {
    let path = fs::canonicalize(path)?;
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let new = path.with_file_name(format!(".{name}.{}", std::process::id()));
    let written = || {
        let mut file = fs::OpenOptions::new().write(true).create_new(true).open(&new)?;
        file.write_all(text.as_bytes())?;
        file.set_permissions(fs::metadata(&path)?.permissions())?;
        file.sync_all()?;
        fs::rename(&new, &path)
    };
    let result = written();
    if result.is_err() {
        // The first error is the one to report.
        let _ = fs::remove_file(&new);
    }
    result
}

/// The result of checking a file. A game is also compiled, its examples are played and the tasks of its guide solved.
pub(crate) struct Report {
    path: String,
    text: String,
    found: Found,
    /// Whether this is a game file that does not name the version of its language.
    lacks_language: bool,
}

enum Found {
    /// A valid game, with warnings at most.
    Game { rules: Arc<Rules>, warnings: Diagnostics },
    /// A game file with errors.
    Definition(Diagnostics),
    /// A game that cannot be compiled.
    Unplayable { warnings: Diagnostics, errors: Vec<CompileError> },
    /// A game that takes from its base what does not fit.
    Lent { warnings: Diagnostics, note: CheckNote },
    /// A game whose examples are wrong.
    Examples { warnings: Diagnostics, errors: Vec<ExampleError> },
    /// A game whose guided first game is wrong.
    Guide { warnings: Diagnostics, errors: Vec<GuideError> },
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
        let Self { path, text, found, .. } = self;
        match found {
            Found::Game { warnings: list, .. } | Found::Definition(list) => {
                write!(out, "{}", render_in(list, path, text, colour, wording))?;
            }
            Found::Unplayable { warnings, errors } => {
                write!(out, "{}", render_in(warnings, path, text, colour, wording))?;
                print_errors(errors, out, wording)?;
            }
            Found::Lent { warnings, .. } => write!(out, "{}", render_in(warnings, path, text, colour, wording))?,
            Found::Examples { warnings, errors } => {
                write!(out, "{}", render_in(warnings, path, text, colour, wording))?;
                print_errors(errors, out, wording)?;
            }
            Found::Guide { warnings, errors } => {
                write!(out, "{}", render_in(warnings, path, text, colour, wording))?;
                print_errors(errors, out, wording)?;
            }
            Found::FaultyWeights(list) => write!(out, "{}", render_in(list, path, text, colour, wording))?,
            Found::FaultyNet(error) => print_errors(std::slice::from_ref(error), out, wording)?,
            Found::Weights | Found::Net | Found::WithoutGame(_) => {}
        }
        Ok(())
    }

    /// A short summary: the number of errors, or what else is wrong.
    pub(crate) fn summary(&self, wording: &impl Wording) -> String {
        match &self.found {
            Found::Game { warnings: list, .. } | Found::Definition(list) => summary_in(list, wording),
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

    fn json(&self, wording: &impl Wording) -> Value {
        let problems = match &self.found {
            Found::Game { warnings: list, .. } | Found::Definition(list) => placed(list, wording),
            Found::Unplayable { warnings, errors } => with_unplaced(placed(warnings, wording), errors, wording),
            Found::Lent { warnings, note } => {
                with_unplaced(placed(warnings, wording), std::slice::from_ref(note), wording)
            }
            Found::Examples { warnings, errors } => with_unplaced(placed(warnings, wording), errors, wording),
            Found::Guide { warnings, errors } => with_unplaced(placed(warnings, wording), errors, wording),
            Found::Weights | Found::Net => Vec::new(),
            Found::FaultyWeights(list) => placed(list, wording),
            Found::FaultyNet(error) => with_unplaced(Vec::new(), std::slice::from_ref(error), wording),
            Found::WithoutGame(note) => with_unplaced(Vec::new(), std::slice::from_ref(note), wording),
        };
        json!({ "file": self.path, "valid": self.is_sound(), "summary": self.summary(wording), "problems": problems })
    }
}

/// Diagnostics with their positions in the file, as JSON.
fn placed<P: Sentence, A: Sentence>(list: &Diagnostics<P, A>, wording: &impl Wording) -> Vec<Value> {
    let one = |found: &Diagnostic<P, A>| {
        json!({
            "severity": found.severity,
            "base": found.origin.as_ref().map(|origin| &origin.id),
            "line": found.line,
            "column": found.column,
            "problem": found.problem,
            "message": wording.say(&found.problem),
            "advice": found.advice,
            "help": wording.say(&found.advice),
        })
    };
    list.iter().map(one).collect()
}

/// Errors that have no position in the file, as JSON.
fn with_unplaced<S: Sentence>(mut list: Vec<Value>, errors: &[S], wording: &impl Wording) -> Vec<Value> {
    let one = |error: &S| json!({ "severity": "error", "problem": error, "message": wording.say(error) });
    list.extend(errors.iter().take(DIAGNOSTICS).map(one));
    list
}

/// Prints errors that have no position in the file, up to the same number as of the others.
fn print_errors<S: Sentence>(errors: &[S], out: &mut impl Write, wording: &impl Wording) -> anyhow::Result<()> {
    let caption = wording.say(&Caption::Error);
    for error in errors.iter().take(DIAGNOSTICS) {
        writeln!(out, "{caption}: {}", wording.say(error))?;
    }
    if errors.len() > DIAGNOSTICS {
        writeln!(out, "{}", wording.say(&CheckNote::More { count: errors.len() - DIAGNOSTICS }))?;
    }
    Ok(())
}

/// Checks a game file. Of the engine's files only those are checked that it takes from games on which it builds.
///
/// # Errors
/// If the file cannot be read.
pub(crate) fn examine(path: &str) -> anyhow::Result<Report> {
    let (text, stem) = game::read_file(path)?;
    let loaded = variorum_gamedef::load_with(&text, &stem, &FolderBases::beside(path));
    let lacks_language = loaded.language.is_none() && loaded.definition.is_some();
    let found = found_in(path, loaded)?;
    Ok(Report { path: path.to_owned(), text, found, lacks_language })
}

fn found_in(path: &str, loaded: Loaded) -> anyhow::Result<Found> {
    let warnings = loaded.diagnostics;
    let Some(mut definition) = loaded.definition else { return Ok(Found::Definition(warnings)) };
    let lenders = game::add_engine_files(&mut definition, path)?;
    let rules = match Rules::compile(&definition) {
        Ok(rules) => rules,
        Err(errors) => return Ok(Found::Unplayable { warnings, errors }),
    };
    if let Some(base) = lenders.weights.filter(|_| Profile::of(&rules).is_err()) {
        return Ok(Found::Lent { warnings, note: CheckNote::LentWeights { base } });
    }
    let unfit = |bytes: &Arc<[u8]>| Net::read(Inputs::of(&rules), bytes).is_err();
    if let Some(base) = lenders.net.filter(|_| definition.net.as_ref().is_some_and(unfit)) {
        return Ok(Found::Lent { warnings, note: CheckNote::LentNet { base } });
    }
    // A playable game may still have wrong examples, or tasks that cannot be done.
    let (wrong, unheld) = (examples::errors(&rules), guide::errors(&rules));
    Ok(match (wrong.is_empty(), unheld.is_empty()) {
        (false, _) => Found::Examples { warnings, errors: wrong },
        (true, false) => Found::Guide { warnings, errors: unheld },
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
    Ok(Report { path: path.to_owned(), text, found, lacks_language: false })
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
    Ok(Report { path: path.to_owned(), text: String::new(), found, lacks_language: false })
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
