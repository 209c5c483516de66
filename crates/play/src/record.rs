//! The record of a game, without variations and comments. Its text is a game of [`crate::pgn`].

use std::fmt;
use std::str::FromStr;

use crate::ending::Ending;
use crate::pgn::{self, Annotated, LineError};
use crate::seat::Seat;
use crate::tree::Tree;

/// The record of a game, which [`Game::replay`](crate::Game::replay) plays again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The game's id.
    pub game: String,
    /// The start position, as text.
    pub start: String,
    /// The seats of White and Black.
    pub seats: [Seat; 2],
    /// The ending, if the game is over.
    pub ending: Option<Ending>,
    /// The turns, as text.
    pub turns: Vec<String>,
}

/// Why a text is not a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// The text has an error.
    #[error(transparent)]
    Line(#[from] LineError),
    /// A tag is missing.
    #[error("the record has no line [{tag} \"…\"]")]
    Missing {
        /// Its name.
        tag: &'static str,
    },
}

impl From<&Record> for Annotated {
    fn from(record: &Record) -> Self {
        let mut game = Self { tree: Tree::line(record.turns.iter().map(String::as_str)), ..Self::default() };
        game.set_tag("Game", &record.game);
        game.set_tag("White", record.seats[0].word());
        game.set_tag("Black", record.seats[1].word());
        game.set_tag("Result", record.ending.map_or("*", Ending::result));
        game.set_tag("Termination", record.ending.map_or("", Ending::word));
        game.set_tag("Start", &record.start);
        game
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Annotated::from(self).fmt(f)
    }
}

impl FromStr for Record {
    type Err = RecordError;

    /// Reads the main line of the first game.
    fn from_str(text: &str) -> Result<Self, RecordError> {
        let (games, faults) = pgn::read(text);
        if let Some(fault) = faults.into_iter().next() {
            return Err(RecordError::Line(fault));
        }
        let game = games.into_iter().next().ok_or(RecordError::Missing { tag: "Game" })?;
        // These tags may also contain people's names.
        let seat = |name| game.tag(name).and_then(Seat::parse).unwrap_or(Seat::Person);
        Ok(Self {
            game: game.game().ok_or(RecordError::Missing { tag: "Game" })?.to_owned(),
            start: game.start().ok_or(RecordError::Missing { tag: "Start" })?.to_owned(),
            seats: [seat("White"), seat("Black")],
            ending: game.ending(),
            turns: game.tree.main_line().into_iter().map(|node| game.tree.node(node).turn.clone()).collect(),
        })
    }
}
