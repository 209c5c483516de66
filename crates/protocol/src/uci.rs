//! UCI, the universal chess interface, with the extensions of programs for chess variants.
//!
//! [`Command::parse`] reads a line, [`run`] is the session. No line of the client is an error of the session: what cannot
//! be understood is said in an `info string` and left alone.

mod command;
mod go;
mod options;
mod print;
mod session;

use std::io::{self, BufRead, Write};

pub use command::{Command, Go, GoLimits, Start};
pub(crate) use options::{MOST_HASH, MOST_LINES, MOST_THREADS};
pub(crate) use session::any_turn;

use crate::games::Games;
use crate::lines;
use crate::worker::News;

/// Settings that the client has no option for.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The game to begin with; `None`: the first one there is.
    pub game: Option<String>,
    /// What the weak levels' chance moves depend on.
    pub seed: u64,
    /// Size of the hash table in MiB until the client says otherwise.
    pub hash_mib: usize,
    /// Threads until the client says otherwise.
    pub threads: usize,
}

impl Default for Settings {
    fn default() -> Self {
        Self { game: None, seed: 0, hash_mib: options::USUAL_HASH, threads: 1 }
    }
}

/// Talks UCI until the client says `quit` or its input ends.
///
/// # Errors
/// If the output fails, or the first game cannot be had (then nothing was written).
pub fn run(
    input: impl BufRead + Send + 'static,
    out: &mut impl Write,
    games: &mut dyn Games,
    settings: &Settings,
) -> io::Result<()> {
    let (sender, news) = std::sync::mpsc::channel();
    let mut session = session::Session::new(out, games, settings, sender.clone())?;
    let is_last = |line: &str| matches!(Command::parse(line), Command::Quit);
    lines::listen(input, is_last, move |line| sender.send(News::Line(line)));
    for item in &news {
        let last = session.hear(item)?;
        session.flush()?;
        if last {
            break;
        }
    }
    session.leave(&news)
}
