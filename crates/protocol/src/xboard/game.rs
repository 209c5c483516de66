//! The game that an XBoard session keeps: its start, its turns, and how it stands.

use variorum_engine::{ending, history_of};
use variorum_rules::history::Entry;
use variorum_rules::{Outcome, Position, Side, Turn};

use crate::dialect::Dialect;

/// A game in progress.
pub(super) struct Game {
    pub dialect: Dialect,
    pub position: Position,
    turns: Vec<Turn>,
    /// How it ended, if it did by the rules.
    pub ended: Option<Outcome>,
}

/// Why a move was not made.
pub(super) enum Refusal {
    /// The game is over.
    Over,
    /// Nothing legal is written so.
    Illegal,
}

impl Game {
    pub fn new(dialect: Dialect, position: Position) -> Self {
        let mut game = Self { dialect, position, turns: Vec::new(), ended: None };
        game.judge();
        game
    }

    pub fn side(&self) -> Side {
        self.position.side()
    }

    /// How many turns the side to move has made since the start.
    pub fn made(&self) -> usize {
        self.turns.len() / 2
    }

    pub fn history(&self) -> Vec<Entry> {
        history_of(&self.position)
    }

    pub fn read(&mut self, text: &str) -> Result<Turn, Refusal> {
        if self.ended.is_some() {
            return Err(Refusal::Over);
        }
        self.dialect.parse_turn(&mut self.position, text).map_err(|_| Refusal::Illegal)
    }

    /// Makes a turn that [`Game::read`] gave or the engine chose.
    pub fn make(&mut self, turn: Turn) {
        self.position.play_unchecked(turn);
        self.turns.push(turn);
        self.judge();
    }

    /// Takes a turn back; `false` at the start.
    pub fn undo(&mut self) -> bool {
        if self.turns.pop().is_none() {
            return false;
        }
        self.position.undo_turn();
        self.judge();
        true
    }

    fn judge(&mut self) {
        let history = self.history();
        self.ended = ending(&mut self.position, &history);
    }
}
