//! `variorum check`: the faults of game files.

use std::fmt::Display;
use std::io::{IsTerminal as _, Write};
use std::sync::Arc;

use anyhow::Context as _;
use variorum_engine::{Weights, WeightsErrors};
use variorum_gamedef::definition::Definition;
use variorum_gamedef::limits::FAULTS;
use variorum_rules::Rules;

use crate::failure::Failed;
use crate::game;

/// Arguments of `variorum check`.
#[derive(Clone, Debug, clap::Args)]
#[command(
    after_help = "Every fault is shown with its line and what to do about it; the game is also compiled, its start positions are tried and its examples played.\n\
Warnings do not count as faults in the exit code.\n\nExamples:\n  variorum check my-game.toml\n  variorum check games/*.toml\n  variorum check --fix old-game.toml"
)]
pub struct Args {
    /// Game files, and files of weights beside them
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<String>,

    /// Rewrite files of earlier versions of the language: keys get their present names
    #[arg(long)]
    pub fix: bool,
}

/// Prints the faults of each file.
///
/// # Errors
/// [`Failed`] if a file has errors; otherwise if a file cannot be read or the output fails.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let colour = std::io::stdout().is_terminal();
    let mut faulty = 0;
    for path in &args.files {
        if args.fix && rewrite(path)? {
            writeln!(out, "{path}: rewritten with the present names of keys")?;
        }
        if let Some(stem) = path.strip_suffix(".weights.toml") {
            let fault = weights_fault(path, stem, out, colour)?;
            faulty += usize::from(fault.is_some());
            writeln!(out, "{path}: {}", fault.unwrap_or_else(|| "no faults".to_owned()))?;
            continue;
        }
        let found = examine(path, None, out, colour)?;
        writeln!(out, "{path}: {}", found.summary)?;
        faulty += usize::from(found.rules.is_none());
    }
    match faulty {
        0 => Ok(()),
        1 if args.files.len() == 1 => Err(Failed(format!("{} has faults", args.files[0])).into()),
        count => Err(Failed(format!("{count} of {} files have faults", args.files.len())).into()),
    }
}

/// Gives the keys of a file their present names; says whether anything changed. A file that is no TOML is left to the check.
fn rewrite(path: &str) -> anyhow::Result<bool> {
    let (text, _) = game::read_file(path)?;
    let Ok(Some(new)) = variorum_gamedef::upgraded(&text) else { return Ok(false) };
    std::fs::write(path, new).with_context(|| format!("{path} cannot be written"))?;
    Ok(true)
}

/// A game file that was read, compiled and its examples played.
pub(crate) struct Examined {
    /// The game, where no fault is more than a warning.
    pub rules: Option<Arc<Rules>>,
    /// How many faults there are, in words.
    pub summary: String,
}

/// Prints the faults of a game file. Its rules get the engine's `weights`.
///
/// # Errors
/// If the file cannot be read or the output fails.
pub(crate) fn examine(
    path: &str,
    weights: Option<String>,
    out: &mut impl Write,
    colour: bool,
) -> anyhow::Result<Examined> {
    let (text, stem) = game::read_file(path)?;
    let loaded = variorum_gamedef::load(&text, &stem);
    write!(out, "{}", variorum_gamedef::render(&loaded.diagnostics, path, &text, colour))?;
    let summary = variorum_gamedef::summary(&loaded.diagnostics);
    let Some(definition) = loaded.definition else { return Ok(Examined { rules: None, summary }) };
    let rules = match Rules::compile(&Definition { weights, ..definition }) {
        Ok(rules) => rules,
        Err(faults) => {
            tell(&faults, out)?;
            let reasons = if faults.len() == 1 { "reason" } else { "reasons" };
            let summary = format!("the game cannot be played for {} {reasons}", faults.len());
            return Ok(Examined { rules: None, summary });
        }
    };
    // A game that can be played may still claim in its examples what is not so.
    let untrue = variorum_library::examples::errors(&rules);
    tell(&untrue, out)?;
    if untrue.is_empty() {
        Ok(Examined { rules: Some(rules), summary })
    } else {
        Ok(Examined { rules: None, summary: "an example does not hold".into() })
    }
}

/// Prints faults that have no place in the file, as many as are printed of those that have one.
fn tell(faults: &[impl Display], out: &mut impl Write) -> anyhow::Result<()> {
    for fault in faults.iter().take(FAULTS) {
        writeln!(out, "Error: {fault}")?;
    }
    if faults.len() > FAULTS {
        writeln!(out, "There are {} more.", faults.len() - FAULTS)?;
    }
    Ok(())
}

/// Prints the faults of a file of weights, given the game file beside it; how many there are, in words.
pub(crate) fn weights_fault(
    path: &str,
    stem: &str,
    out: &mut impl Write,
    colour: bool,
) -> anyhow::Result<Option<String>> {
    let (text, _) = game::read_file(path)?;
    let game = format!("{stem}.toml");
    let (game_text, name) =
        game::read_file(&game).with_context(|| format!("{path} belongs to a game file beside it"))?;
    let Some(Ok(rules)) = variorum_gamedef::load(&game_text, &name).definition.as_ref().map(Rules::compile) else {
        return Ok(Some(format!("the game file beside it, {game}, has faults")));
    };
    let Err(WeightsErrors(faults)) = Weights::measured(&rules).overlaid(rules.definition(), &text) else {
        return Ok(None);
    };
    write!(out, "{}", variorum_gamedef::render(&faults, path, &text, colour))?;
    Ok(Some(variorum_gamedef::summary(&faults)))
}
