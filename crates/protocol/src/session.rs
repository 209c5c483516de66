//! What UCI and XBoard sessions have in common.

use std::io::{self, BufRead};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};

use variorum_engine::Choice;
use variorum_rules::{Phase, Position, Turn, movegen};

use crate::games::{Games, SelectedGame};
use crate::lines;
use crate::worker::{Event, Job, Worker};

/// A session of either protocol.
pub(crate) trait Session {
    /// Whether a line is the client's last one.
    fn is_quit(line: &str) -> bool;

    /// Handles an event; returns `true` when the session is over.
    ///
    /// # Errors
    /// If the output fails.
    fn handle(&mut self, event: Event) -> io::Result<bool>;

    /// Flushes the output.
    ///
    /// # Errors
    /// If the output fails.
    fn flush(&mut self) -> io::Result<()>;

    /// Stops searches and ends the engine's thread. `events` holds the events not yet handled.
    ///
    /// # Errors
    /// If the output fails.
    fn finish(self, events: &Receiver<Event>) -> io::Result<()>;
}

/// Runs the session that `open` creates: passes it the lines of `input` and the engine's events until it is over.
///
/// # Errors
/// If the session cannot be opened, or the output fails.
pub(crate) fn run_session<S: Session>(
    input: impl BufRead + Send + 'static,
    open: impl FnOnce(Sender<Event>) -> io::Result<S>,
) -> io::Result<()> {
    let (sender, events) = channel();
    let mut session = open(sender.clone())?;
    let is_quit: fn(&str) -> bool = S::is_quit;
    lines::forward(input, is_quit, move |line| sender.send(Event::Line(line)));
    for event in &events {
        let over = session.handle(event)?;
        session.flush()?;
        if over {
            break;
        }
    }
    session.finish(&events)
}

/// Opens the first game of a session and starts the engine's thread for it.
///
/// # Errors
/// If the game is not available.
pub(crate) fn open_game(
    games: &dyn Games,
    name: &str,
    seed: u64,
    events: Sender<Event>,
) -> io::Result<(SelectedGame, Worker)> {
    let selected = games.open(name).map_err(|text| io::Error::new(io::ErrorKind::NotFound, text))?;
    let worker = Worker::start(events);
    worker.add(Job::Game(Arc::clone(&selected.rules)));
    worker.add(Job::Seed(seed));
    Ok((selected, worker))
}

/// The opponent's reply that the engine expects after `turn`, if `turn` begins its principal variation.
pub(crate) fn expected_reply(choice: &Choice, turn: Turn) -> Option<Turn> {
    choice.pv.get(1).copied().filter(|_| choice.pv.first() == Some(&turn))
}

/// Any legal turn, for clients that play on after the game has ended by its history.
pub(crate) fn any_turn(position: &Position) -> Option<Turn> {
    if position.special_end().is_some() || position.phase() != Phase::First {
        return None;
    }
    let mut position = position.scratch();
    let mut actions = Vec::new();
    movegen::actions(&mut position, &mut actions);
    let first = *actions.first()?;
    position.make_unchecked(first);
    let mut seconds = Vec::new();
    if position.phase() == Phase::Second {
        movegen::actions(&mut position, &mut seconds);
    }
    Some(Turn { first, second: seconds.first().copied() })
}
