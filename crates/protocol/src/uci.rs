//! UCI, the universal chess interface, with the extensions of programs for chess variants.
//!
//! [`Command::parse`] reads a line, and [`run`] is the session. Invalid lines never end the session: they are reported in an
//! `info string` and ignored.

mod command;
mod go;
mod options;
mod print;
mod session;

use std::io::{self, BufRead, Write};

pub use command::{Command, Go, GoParameters, Start};
pub(crate) use options::{MOST_HASH, MOST_LINES, MOST_THREADS};

use crate::games::Games;
use crate::session::run_session;

/// The settings of a session that the client cannot change by an option, and the defaults of others.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The name of the game to begin with; `None`: the first of [`Games::names`].
    pub game: Option<String>,
    /// The seed of the weak levels' random moves.
    pub seed: u64,
    /// The default size of the hash table in MiB.
    pub hash_mib: usize,
    /// The default number of threads.
    pub threads: usize,
}

impl Default for Settings {
    fn default() -> Self {
        Self { game: None, seed: 0, hash_mib: options::DEFAULT_HASH, threads: 1 }
    }
}

/// Runs a session until the client sends `quit` or the input ends.
///
/// # Errors
/// If the output fails, or the first game is not available; in that case nothing was written.
pub fn run(
    input: impl BufRead + Send + 'static,
    out: &mut impl Write,
    games: &mut dyn Games,
    settings: &Settings,
) -> io::Result<()> {
    let (sender, events) = std::sync::mpsc::channel();
    let mut session = session::UciSession::new(out, games, settings, sender.clone())?;
    let is_quit = |line: &str| matches!(Command::parse(line), Command::Quit);
    run_session(&mut session, input, is_quit, sender, &events)?;
    session.finish(&events)
}
