//! `variorum check`: the faults of game files.

use std::io::{IsTerminal as _, Write};

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
    /// Game files
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
