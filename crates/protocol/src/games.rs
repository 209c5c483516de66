//! What the protocols must be told about games: their names, and how to get one.

use std::sync::Arc;

use variorum_rules::{Position, Rules};

/// A game as a client asked for it.
#[derive(Clone, Debug)]
pub struct Table {
    /// The name that it goes by.
    pub name: String,
    /// Its rules.
    pub rules: Arc<Rules>,
    /// The number of its start position, from 0.
    pub start_number: usize,
    /// Does the name stand for the form in which castling is written as the king taking the rook?
    pub chess960: bool,
    /// Does an XBoard client know pieces and start position of a game of this name?
    pub known: bool,
}

impl Table {
    /// A game by its own id, from its usual start.
    #[must_use]
    pub fn new(name: impl Into<String>, rules: Arc<Rules>) -> Self {
        Self { name: name.into(), rules, start_number: 0, chess960: false, known: false }
    }

    /// The start position; the usual one if it does not exist.
    #[must_use]
    pub fn start(&self) -> Position {
        Position::nth_start(&self.rules, self.start_number).unwrap_or_else(|| Position::start(&self.rules))
    }
}

/// The games that a session can play. The caller knows where they come from.
pub trait Games {
    /// The names that a UCI client may choose from, the one to begin with first.
    fn names(&self) -> Vec<String>;

    /// The names that an XBoard client may choose from, the one to begin with first. `new` goes back to that one.
    fn xboard_names(&self) -> Vec<String>;

    /// The game of a name.
    ///
    /// # Errors
    /// Why it cannot be had, in words, without a line break.
    fn open(&self, name: &str) -> Result<Table, String>;

    /// Reads a user's game file and adds it to the games.
    ///
    /// # Errors
    /// Its faults, a line each.
    fn load(&mut self, path: &str) -> Result<Table, Vec<String>>;
}
