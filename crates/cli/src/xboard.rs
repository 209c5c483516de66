//! `variorum xboard`: runs as an engine for programs that speak XBoard's protocol (CECP).

use std::io::{self, BufReader, Write};

use variorum_protocol::xboard::Settings;

use crate::catalogue::Catalogue;
use crate::uci::random_seed;

/// Arguments of `variorum xboard`.
#[derive(Clone, Debug, Default, clap::Args)]
#[command(
    after_help = "Examples:\n  variorum xboard\n  xboard -fcp 'variorum xboard' -variant capablanca\n  xboard -fcp 'variorum xboard shako'\n\n\
docs/protocols.md lists the commands."
)]
pub struct Args {
    /// The game that `new` begins: an id, another program's name for it, or a path to a game file; chess if not given
    pub game: Option<String>,
}

/// Runs a session of XBoard's protocol on standard input and output.
///
/// # Errors
/// If there is no such game, or the output fails.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let mut games = Catalogue::new(args.game.as_deref())?;
    variorum_protocol::xboard::run(BufReader::new(io::stdin()), out, &mut games, &Settings { seed: random_seed() })?;
    Ok(())
}
