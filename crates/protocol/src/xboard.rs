//! XBoard's chess engine communication protocol, version 2.
//!
//! [`Command::parse`] reads a line, [`betza`] and `setup` describe a game to the client, [`run`] is the session. What cannot be
//! understood or carried out is answered by the protocol's own errors.

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
use crate::lines;
use crate::worker::News;

/// Settings that the client has no command for.
#[derive(Clone, Debug)]
pub struct Settings {
    /// What the weak levels' chance moves depend on.
    pub seed: u64,
}

/// Talks XBoard's protocol until the client says `quit` or its input ends.
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
    session.leave();
    Ok(())
}

/// What the session can do and may be set to.
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
