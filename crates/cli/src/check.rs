//! `variorum check`: the errors of game files.

use std::io::{IsTerminal as _, Write};
use std::sync::Arc;

use anyhow::Context as _;
use serde::Serialize;
use serde_json::{Value, json};
use variorum_engine::{Profile, ProfileAdvice, ProfileErrors, ProfileProblem};
use variorum_gamedef::definition::Definition;
use variorum_gamedef::limits::DIAGNOSTICS;
use variorum_gamedef::{Diagnostic, Diagnostics, Sentence, Wording, render_in, summary_in};
use variorum_library::examples::{self, ExampleError};
use variorum_library::guide::{self, GuideError};
use variorum_messages::Language;
use variorum_rules::{CompileError, Rules};

use crate::failure::Failed;
use crate::game;
use crate::wording::{In, languages};

/// Arguments of `variorum check`.
#[derive(Clone, Debug, clap::Args)]
#[command(
    after_help = "Every error is shown with its line and what to do about it; the game is also compiled, its start positions are tried, its examples played and the tasks of its guided game solved.\n\
Warnings do not count in the exit code.\n\nExamples:\n  variorum check my-game.toml\n  variorum check games/*.toml\n  variorum check --fix old-game.toml\n  variorum check my-game.toml --language de"
)]
pub struct Args {
    /// Game files, and files of weights beside them
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<String>,

    /// Rewrite files of earlier versions of the language with the current names of keys
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
    #[error("rewritten with the new names of keys")]
    Rewritten,
    /// The game cannot be compiled.
    #[error("the game cannot be played")]
    Unplayable,
    /// The game can be played, but its examples are wrong.
    #[error("an example does not hold")]
    Examples,
    /// The game can be played, but its guided first game is wrong.
    #[error("a step of the guided game does not hold")]
    Guide,
    /// The weights belong to a game file that has errors.
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
        let rewritten = args.fix && rewrite(path)?;
        let report = match path.strip_suffix(".weights.toml") {
            Some(stem) => examine_weights(path, stem)?,
            None => examine(path, None, None)?,
        };
        faulty += usize::from(!report.is_sound());
        if args.json {
            reports.push(report.json(&wording));
            continue;
        }
        if rewritten {
            writeln!(out, "{path}: {}", wording.say(&CheckNote::Rewritten))?;
        }
        report.print(out, colour, &wording)?;
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

/// Replaces old names of keys in a file, and returns whether there were any. A file that is not valid TOML is left to the check.
fn rewrite(path: &str) -> anyhow::Result<bool> {
    let (text, _) = game::read_file(path)?;
    let Ok(Some(new)) = variorum_gamedef::upgraded(&text) else { return Ok(false) };
    std::fs::write(path, new).with_context(|| format!("{path} cannot be written"))?;
    Ok(true)
}

/// The result of checking a file. A game is also compiled, its examples are played and the tasks of its guide solved.
pub(crate) struct Report {
    path: String,
    text: String,
    found: Found,
}

enum Found {
    /// A valid game, with warnings at most.
    Game { rules: Arc<Rules>, warnings: Diagnostics },
    /// A game file with errors.
    Definition(Diagnostics),
    /// A game that cannot be compiled.
    Unplayable { warnings: Diagnostics, errors: Vec<CompileError> },
    /// A game whose examples are wrong.
    Examples { warnings: Diagnostics, errors: Vec<ExampleError> },
    /// A game whose guided first game is wrong.
    Guide { warnings: Diagnostics, errors: Vec<GuideError> },
    /// Weights without errors.
    Weights,
    /// Weights with errors.
    FaultyWeights(Diagnostics<ProfileProblem, ProfileAdvice>),
    /// Weights of a game that has errors.
    WeightsWithoutGame(CheckNote),
}

impl Report {
    /// Whether the file has no errors.
    pub(crate) fn is_sound(&self) -> bool {
        match &self.found {
            Found::Game { .. } | Found::Weights => true,
            Found::Definition(_)
            | Found::Unplayable { .. }
            | Found::Examples { .. }
            | Found::Guide { .. }
            | Found::FaultyWeights(_)
            | Found::WeightsWithoutGame(_) => false,
        }
    }

    /// The game, if it has no errors.
    pub(crate) fn rules(&self) -> Option<&Arc<Rules>> {
        match &self.found {
            Found::Game { rules, .. } => Some(rules),
            Found::Definition(_)
            | Found::Unplayable { .. }
            | Found::Examples { .. }
            | Found::Guide { .. }
            | Found::Weights
            | Found::FaultyWeights(_)
            | Found::WeightsWithoutGame(_) => None,
        }
    }

    /// Prints the problems found, each with its line.
    ///
    /// # Errors
    /// If the output fails.
    pub(crate) fn print(&self, out: &mut impl Write, colour: bool, wording: &impl Wording) -> anyhow::Result<()> {
        let Self { path, text, found } = self;
        match found {
            Found::Game { warnings: list, .. } | Found::Definition(list) => {
                write!(out, "{}", render_in(list, path, text, colour, wording))?;
            }
            Found::Unplayable { warnings, errors } => {
                write!(out, "{}", render_in(warnings, path, text, colour, wording))?;
                print_errors(errors, out, wording)?;
            }
            Found::Examples { warnings, errors } => {
                write!(out, "{}", render_in(warnings, path, text, colour, wording))?;
                print_errors(errors, out, wording)?;
            }
            Found::Guide { warnings, errors } => {
                write!(out, "{}", render_in(warnings, path, text, colour, wording))?;
                print_errors(errors, out, wording)?;
            }
            Found::FaultyWeights(list) => write!(out, "{}", render_in(list, path, text, colour, wording))?,
            Found::Weights | Found::WeightsWithoutGame(_) => {}
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
            Found::Weights => summary_in(&Diagnostics::<ProfileProblem, ProfileAdvice>::default(), wording),
            Found::FaultyWeights(list) => summary_in(list, wording),
            Found::WeightsWithoutGame(note) => wording.say(note),
        }
    }

    fn json(&self, wording: &impl Wording) -> Value {
        let problems = match &self.found {
            Found::Game { warnings: list, .. } | Found::Definition(list) => placed(list, wording),
            Found::Unplayable { warnings, errors } => with_unplaced(placed(warnings, wording), errors, wording),
            Found::Examples { warnings, errors } => with_unplaced(placed(warnings, wording), errors, wording),
            Found::Guide { warnings, errors } => with_unplaced(placed(warnings, wording), errors, wording),
            Found::Weights => Vec::new(),
            Found::FaultyWeights(list) => placed(list, wording),
            Found::WeightsWithoutGame(note) => with_unplaced(Vec::new(), std::slice::from_ref(note), wording),
        };
        json!({ "file": self.path, "valid": self.is_sound(), "summary": self.summary(wording), "problems": problems })
    }
}

/// Diagnostics with their positions in the file, as JSON.
fn placed<P: Sentence, A: Sentence>(list: &Diagnostics<P, A>, wording: &impl Wording) -> Vec<Value> {
    let one = |found: &Diagnostic<P, A>| {
        json!({
            "severity": found.severity,
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
    let caption = wording.say(&variorum_gamedef::Caption::Error);
    for error in errors.iter().take(DIAGNOSTICS) {
        writeln!(out, "{caption}: {}", wording.say(error))?;
    }
    if errors.len() > DIAGNOSTICS {
        writeln!(out, "{}", wording.say(&CheckNote::More { count: errors.len() - DIAGNOSTICS }))?;
    }
    Ok(())
}

/// Checks a game file. `weights` and `net` are the engine's for its rules.
///
/// # Errors
/// If the file cannot be read.
pub(crate) fn examine(path: &str, weights: Option<String>, net: Option<Arc<[u8]>>) -> anyhow::Result<Report> {
    let (text, stem) = game::read_file(path)?;
    let loaded = variorum_gamedef::load(&text, &stem);
    let warnings = loaded.diagnostics;
    let found = match loaded.definition.map(|definition| Rules::compile(&Definition { weights, net, ..definition })) {
        None => Found::Definition(warnings),
        Some(Err(errors)) => Found::Unplayable { warnings, errors },
        Some(Ok(rules)) => {
            // A playable game may still have wrong examples, or tasks that cannot be done.
            let (wrong, unheld) = (examples::errors(&rules), guide::errors(&rules));
            match (wrong.is_empty(), unheld.is_empty()) {
                (false, _) => Found::Examples { warnings, errors: wrong },
                (true, false) => Found::Guide { warnings, errors: unheld },
                (true, true) => Found::Game { rules, warnings },
            }
        }
    };
    Ok(Report { path: path.to_owned(), text, found })
}

/// Checks a file of weights against the game file beside it, `stem` with `.toml`.
///
/// # Errors
/// If one of the two files cannot be read.
pub(crate) fn examine_weights(path: &str, stem: &str) -> anyhow::Result<Report> {
    let (text, _) = game::read_file(path)?;
    let game = format!("{stem}.toml");
    let (game_text, name) =
        game::read_file(&game).with_context(|| format!("{path} belongs to a game file beside it"))?;
    let compiled = variorum_gamedef::load(&game_text, &name).definition.as_ref().map(Rules::compile);
    let found = match compiled {
        Some(Ok(rules)) => match Profile::measured(&rules).overlaid(rules.definition(), &text) {
            Ok(_) => Found::Weights,
            Err(ProfileErrors(list)) => Found::FaultyWeights(list),
        },
        Some(Err(_)) | None => Found::WeightsWithoutGame(CheckNote::GameFaulty { game }),
    };
    Ok(Report { path: path.to_owned(), text, found })
}
