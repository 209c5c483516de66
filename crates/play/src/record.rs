//! A game from its start to its end: what is kept in files and sent to others, without variations or remarks.
//!
//! As text it is a game of [`crate::pgn`].

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use variorum_rules::{Position, PositionErrors, Rules};

use crate::ending::{Cause, Ending};
use crate::game::{Game, PlayError, Seat};
use crate::pgn::{self, Annotated, LineError};

/// A game as it is kept: enough to play it again, turn by turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The game's id.
    pub game: String,
    /// The position that it began with.
    pub start: String,
    /// Who played White and Black.
    pub seats: [Seat; 2],
    /// How it ended.
    pub ending: Option<Ending>,
    /// The turns as text.
    pub turns: Vec<String>,
}

/// Why a text is not a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// Something cannot be read.
    #[error(transparent)]
    Line(#[from] LineError),
    /// A tag is missing.
    #[error("the record has no line [{tag} \"…\"]")]
    Missing {
        /// Its name.
        tag: &'static str,
    },
}

/// Why a record cannot be played again.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, serde::Serialize, strum::VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum ReplayError {
    /// It is a record of another game.
    #[error("this is a record of “{game}”")]
    OtherGame {
        /// The game's id in the record.
        game: String,
    },
    /// Its start position is not one of the game.
    #[error("its start position cannot be used: {position}")]
    Start {
        /// What is wrong with it.
        position: PositionErrors,
    },
    /// A turn cannot be made.
    #[error("turn {number} cannot be played: {play}")]
    Turn {
        /// Which turn, from 1, each side's counted.
        number: usize,
        /// Why not.
        play: PlayError,
    },
}

impl Record {
    /// Plays the game again. The rules decide anew whether it is over; resignations and agreements are kept.
    ///
    /// # Errors
    /// When the record does not fit the rules.
    pub fn replay(&self, rules: &Arc<Rules>) -> Result<Game, ReplayError> {
        if self.game != rules.definition().id {
            return Err(ReplayError::OtherGame { game: self.game.clone() });
        }
        let mut game = Game::from_position(
            Position::parse(rules, &self.start).map_err(|position| ReplayError::Start { position })?,
            self.seats,
        );
        for (index, text) in self.turns.iter().enumerate() {
            game.play(text).map_err(|play| ReplayError::Turn { number: index + 1, play })?;
        }
        if let Some(ending) = self.ending
            && game.ending().is_none()
            && !matches!(ending.cause, Cause::Rules(_))
        {
            game.end_as(ending);
        }
        Ok(game)
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
        // Names of people stand there too.
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
