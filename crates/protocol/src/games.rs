//! The games that a session can play, as the caller provides them.

use std::sync::Arc;

use variorum_engine::{Net, TableSet};
use variorum_gamedef::definition::Tradition;
use variorum_rules::{Position, Rules};

/// A game that a client selected.
#[derive(Clone, Debug)]
pub struct SelectedGame {
    /// The name by which the client knows it.
    pub name: String,
    /// Its rules.
    pub rules: Arc<Rules>,
    /// The index of its start position, from 0.
    pub start_number: usize,
    /// Whether the name demands castling written as the king taking the rook.
    pub chess960: bool,
    /// Whether XBoard clients know the pieces and the start position of a game with this name.
    pub known: bool,
}

impl SelectedGame {
    /// A game under its own id, from its first start position.
    #[must_use]
    pub fn new(name: impl Into<String>, rules: Arc<Rules>) -> Self {
        Self { name: name.into(), rules, start_number: 0, chess960: false, known: false }
    }

    /// The start position; the first one if `start_number` is out of range.
    #[must_use]
    pub fn start(&self) -> Position {
        Position::nth_start(&self.rules, self.start_number).unwrap_or_else(|| Position::start(&self.rules))
    }
}

/// The games that a session can play, provided by the caller.
pub trait Games {
    /// The names offered to a UCI client; the session begins with the first.
    fn names(&self) -> Vec<String>;

    /// The names offered to a client of a protocol for one tradition (USI, UCCI). Unless it plays such a game already, the session changes to
    /// the first.
    fn names_of(&self, tradition: Tradition) -> Vec<String>;

    /// The names offered to an XBoard client; the session and every `new` begin with the first.
    fn xboard_names(&self) -> Vec<String>;

    /// The game with a name, in upper or lower case.
    ///
    /// # Errors
    /// Why the game is not available, as one line of text.
    fn open(&self, name: &str) -> Result<SelectedGame, String>;

    /// Reads a user's game file and adds it to the games.
    ///
    /// # Errors
    /// The errors of the file as lines of text.
    fn load(&mut self, path: &str) -> Result<SelectedGame, Vec<String>>;

    /// Reads a user's net for a game.
    ///
    /// # Errors
    /// Why the net cannot be used, as one line of text.
    fn net(&self, path: &str, rules: &Arc<Rules>) -> Result<Arc<Net>, String> {
        let _ = rules;
        Err(format!("{path}: there are no nets here"))
    }

    /// Reads a user's endgame tables for a game from a folder. Also returns a line of text about each file of the game that cannot be used.
    ///
    /// # Errors
    /// Why the folder cannot be used, as one line of text.
    fn tables(&self, folder: &str, rules: &Arc<Rules>) -> Result<(Arc<TableSet>, Vec<String>), String> {
        let _ = rules;
        Err(format!("{folder}: there are no tables here"))
    }
}
