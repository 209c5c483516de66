//! The game of an XBoard session.

use variorum_engine::{ending, history_of};
use variorum_rules::history::Entry;
use variorum_rules::{Outcome, Position, Side, Turn};

use variorum_notation::Dialect;

/// A game in progress.
pub(super) struct CurrentGame {
    pub dialect: Dialect,
    pub position: Position,
    turns: Vec<Turn>,
    /// The outcome by the rules, if the game has ended.
    pub ended: Option<Outcome>,
}

/// Why a move was rejected.
pub(super) enum Refusal {
    /// The game is over.
    Over,
    /// The text is not a legal move.
    Illegal,
}

impl CurrentGame {
    pub fn new(dialect: Dialect, position: Position) -> Self {
        let mut game = Self { dialect, position, turns: Vec::new(), ended: None };
        game.update_outcome();
        game
    }

    pub fn side(&self) -> Side {
        self.position.side()
    }

    /// The number of turns that the side to move has made since the start.
    pub fn made(&self) -> usize {
        self.turns.len() / 2
    }

    pub fn history(&self) -> Vec<Entry> {
        history_of(&self.position)
    }

    /// Reads a move of the side to move.
    ///
    /// # Errors
    /// If the game is over, or the text is not a legal move.
    pub fn read(&self, text: &str) -> Result<Turn, Refusal> {
        if self.ended.is_some() {
            return Err(Refusal::Over);
        }
        self.dialect.parse_turn(&self.position, text).map_err(|_| Refusal::Illegal)
    }

    /// Makes a turn that [`CurrentGame::read`] returned or the engine chose.
    pub fn make(&mut self, turn: Turn) {
        self.position.play_unchecked(turn);
        self.turns.push(turn);
        self.update_outcome();
    }

    /// Takes a turn back; returns `false` at the start.
    pub fn undo(&mut self) -> bool {
        if self.turns.pop().is_none() {
            return false;
        }
        self.position.undo_turn();
        self.update_outcome();
        true
    }

    fn update_outcome(&mut self) {
        let history = self.history();
        self.ended = ending(&self.position, &history);
    }
}
