//! `variorum uci`: runs as an engine for programs that speak UCI, USI or UCCI.

use std::io::{self, BufReader, Write};

use variorum_protocol::universal::{self, Settings};

use crate::catalogue::Catalogue;

/// Arguments of `variorum uci`.
#[derive(Clone, Debug, Default, clap::Args)]
#[command(after_help = "Examples:\n  variorum uci\n  variorum uci shogi\n  variorum uci my-game.toml\n\n\
The client's first word chooses the protocol: `uci`, `usi` (shogi), `ucci` or `ucicyclone` (xiangqi).\n\
docs/protocols.md lists the commands and options.")]
pub struct Args {
    /// The game to begin with: an id, another program's name for it, or a path to a game file; chess if not given
    pub game: Option<String>,
}

/// Runs a session on standard input and output.
///
/// # Errors
/// If there is no such game, or the output fails.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let mut games = Catalogue::new(args.game.as_deref())?;
    let settings = Settings { seed: random_seed(), ..Settings::default() };
    universal::run(BufReader::new(io::stdin()), out, &mut games, &settings)?;
    Ok(())
}

/// A random seed, so that weak levels play different games.
pub(crate) fn random_seed() -> u64 {
    use std::hash::{BuildHasher as _, Hasher as _};
    std::hash::RandomState::new().build_hasher().finish()
}
