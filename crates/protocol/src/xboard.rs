//! XBoard's protocol, the Chess Engine Communication Protocol, version 2.
//!
//! [`Command::parse`] reads a line, [`betza`] and `setup` describe a game to the client, and [`run`] is the session. Invalid lines are
//! answered by the protocol's error messages.

pub mod betza;
mod clock;
mod command;
mod game;
mod print;
mod session;
mod setup;

use std::io::{self, BufRead, Write};

pub use command::Command;

use crate::games::Games;
use crate::session::run_session;

/// The settings of a session that the client cannot change.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The seed of the weak levels' random moves.
    pub seed: u64,
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
    let mut session = session::XboardSession::new(out, games, settings, sender.clone())?;
    let is_quit = |line: &str| matches!(Command::parse(line), Command::Quit);
    run_session(&mut session, input, is_quit, sender, &events)?;
    session.finish();
    Ok(())
}

/// Announces the features and options of the session.
fn features(out: &mut impl Write, names: &[String], lines: usize, skill: u32) -> io::Result<()> {
    use crate::strength::FULL_SKILL;
    use crate::uci::MOST_LINES;
    writeln!(out, "feature done=0")?;
    writeln!(out, "feature ping=1 setboard=1 playother=1 san=0 usermove=1 time=1 draw=1 sigint=0 sigterm=0 reuse=1")?;
    writeln!(out, "feature analyze=1 colors=0 ics=0 name=1 pause=0 nps=0 debug=1 memory=1 smp=1 exclude=1 setscore=0")?;
    writeln!(out, "feature myname=\"{}\" variants=\"{}\"", crate::NAME, names.join(","))?;
    writeln!(out, "feature option=\"MultiPV -spin {lines} 1 {MOST_LINES}\"")?;
    writeln!(out, "feature option=\"Skill Level -spin {skill} 0 {FULL_SKILL}\"")?;
    writeln!(out, "feature option=\"Clear Hash -button\"")?;
    writeln!(out, "feature done=1")
}
