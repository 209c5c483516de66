//! `variorum explain`: the rules of a game in plain English.

use std::io::Write;

use crate::game;

/// Arguments of `variorum explain`.
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// A game's id, or a path to a game file that ends with .toml
    pub game: String,
}

/// Prints the rules.
///
/// # Errors
/// If there is no such game, or the output fails.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let rules = game::find(&args.game)?;
    writeln!(out, "{}", rules.definition().about.name)?;
    Ok(())
}
