//! What UCI and XBoard sessions have in common.

use std::io::{self, BufRead};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender};

use variorum_engine::Choice;
use variorum_rules::{Phase, Position, Turn, movegen};

use crate::games::{Games, SelectedGame};
use crate::lines;
use crate::worker::{Event, Job, Worker};

/// A session of either protocol.
pub(crate) trait Session {
    /// Handles an event and flushes the output; returns `true` when the session is over.
    ///
    /// # Errors
    /// If the output fails.
    fn handle(&mut self, event: Event) -> io::Result<bool>;
}

/// Passes the lines of `input` and the engine's events to the session until it is over. `is_quit` recognises the last line.
///
/// # Errors
/// If the output fails.
pub(crate) fn run_session(
    session: &mut impl Session,
    input: impl BufRead + Send + 'static,
    is_quit: impl Fn(&str) -> bool + Send + 'static,
    sender: Sender<Event>,
    events: &Receiver<Event>,
) -> io::Result<()> {
    lines::forward(input, is_quit, move |line| sender.send(Event::Line(line)));
    for event in events {
        if session.handle(event)? {
            break;
        }
    }
    Ok(())
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
pub(crate) fn any_turn(position: &mut Position) -> Option<Turn> {
    if position.special_end().is_some() || position.phase() != Phase::First {
        return None;
    }
    let mut actions = Vec::new();
    movegen::actions(position, &mut actions);
    let first = *actions.first()?;
    position.make_unchecked(first);
    let mut seconds = Vec::new();
    if position.phase() == Phase::Second {
        movegen::actions(position, &mut seconds);
    }
    position.unmake();
    Some(Turn { first, second: seconds.first().copied() })
}
