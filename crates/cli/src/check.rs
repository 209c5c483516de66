//! `variorum check`: the faults of game files.

use std::io::{IsTerminal as _, Write};

use anyhow::Context as _;
use engine::Weights;
use gamedef::Severity;
use rules::Rules;

use crate::failure::Failed;
use crate::game;

/// Arguments of `variorum check`.
#[derive(Clone, Debug, clap::Args)]
#[command(
    after_help = "Every fault is shown with its line and what to do about it; the game is also compiled, its start positions are tried and its examples played.\n\
Warnings do not count as faults in the exit code.\n\nExamples:\n  variorum check my-game.toml\n  variorum check games/*.toml"
)]
pub struct Args {
    /// Game files, and files of weights beside them
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<String>,
}

/// Prints the faults of each file.
///
/// # Errors
/// [`Failed`] if a file has errors; otherwise if a file cannot be read or the output fails.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let colour = std::io::stdout().is_terminal();
    let mut faulty = 0;
    for path in &args.files {
        if let Some(stem) = path.strip_suffix(".weights.toml") {
            let fault = weights_fault(path, stem)?;
            faulty += usize::from(fault.is_some());
            writeln!(out, "{path}: {}", fault.unwrap_or_else(|| "no faults".to_owned()))?;
            continue;
        }
        let (text, stem) = game::read_file(path)?;
        let loaded = gamedef::load(&text, &stem);
        write!(out, "{}", gamedef::render(&loaded.diagnostics, path, &text, colour))?;
        let compiled = loaded.definition.as_ref().map(Rules::compile);
        // A game that can be played may still claim in its examples what is not so.
        let untrue = match &compiled {
            Some(Ok(rules)) => library::examples::faults(rules),
            _ => Vec::new(),
        };
        let compiled = compiled.and_then(Result::err).unwrap_or_default();
        for fault in &compiled {
            writeln!(out, "Error: {fault}")?;
        }
        for fault in &untrue {
            writeln!(out, "Error: {fault}")?;
        }
        let errors = loaded.diagnostics.iter().any(|fault| fault.severity == Severity::Error);
        match compiled.len() {
            0 if !untrue.is_empty() => writeln!(out, "{path}: an example does not hold")?,
            0 => writeln!(out, "{path}: {}", gamedef::summary(&loaded.diagnostics))?,
            1 => writeln!(out, "{path}: the game cannot be played for 1 reason")?,
            count => writeln!(out, "{path}: the game cannot be played for {count} reasons")?,
        }
        faulty += usize::from(errors || !compiled.is_empty() || !untrue.is_empty());
    }
    match faulty {
        0 => Ok(()),
        1 if args.files.len() == 1 => Err(Failed(format!("{} has faults", args.files[0])).into()),
        count => Err(Failed(format!("{count} of {} files have faults", args.files.len())).into()),
    }
}

/// What is wrong with a file of weights, given the game file beside it.
fn weights_fault(path: &str, stem: &str) -> anyhow::Result<Option<String>> {
    let (text, _) = game::read_file(path)?;
    let game = format!("{stem}.toml");
    let (game_text, name) =
        game::read_file(&game).with_context(|| format!("{path} belongs to a game file beside it"))?;
    let Some(Ok(rules)) = gamedef::load(&game_text, &name).definition.as_ref().map(Rules::compile) else {
        return Ok(Some(format!("the game file beside it, {game}, has faults")));
    };
    let fault = Weights::measured(&rules).overlaid(rules.definition(), &text).err();
    Ok(fault.map(|fault| fault.to_string()))
}
