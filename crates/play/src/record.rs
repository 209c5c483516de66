//! A game from its start to its end: what is kept in files and sent to others, without variations or remarks.
//!
//! As text it is a game of [`crate::pgn`].

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use variorum_rules::{Faults, Position, Rules};

use crate::ending::{Cause, Ending};
use crate::game::{Game, PlayFault, Seat};
use crate::pgn::{self, Annotated, LineFault};

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

/// A text is no record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordFault {
    /// Something cannot be read.
    #[error(transparent)]
    Line(#[from] LineFault),
    /// A tag is missing.
    #[error("the record has no line [{0} \"…\"]")]
    Missing(&'static str),
}

/// A record cannot be played again.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayFault {
    /// It is a record of another game.
    #[error("this is a record of “{0}”")]
    OtherGame(String),
    /// Its start position is none.
    #[error("its start position cannot be used: {0}")]
    Start(#[from] Faults),
    /// A turn cannot be made.
    #[error("turn {number} cannot be played: {fault}")]
    Turn {
        /// Which turn, from 1, each side's counted.
        number: usize,
        /// Why not.
        fault: PlayFault,
    },
}

impl Record {
    /// Plays the game again. The rules decide anew whether it is over; resignations and agreements are kept.
    ///
    /// # Errors
    /// When the record does not fit the rules.
    pub fn replay(&self, rules: &Arc<Rules>) -> Result<Game, ReplayFault> {
        if self.game != rules.definition().id {
            return Err(ReplayFault::OtherGame(self.game.clone()));
        }
        let mut game = Game::from_position(Position::parse(rules, &self.start)?, self.seats);
        for (index, text) in self.turns.iter().enumerate() {
            game.play(text).map_err(|fault| ReplayFault::Turn { number: index + 1, fault })?;
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
    type Err = RecordFault;

    /// Reads the main line of the first game.
    fn from_str(text: &str) -> Result<Self, RecordFault> {
        let (games, faults) = pgn::read(text);
        if let Some(fault) = faults.into_iter().next() {
            return Err(RecordFault::Line(fault));
        }
        let game = games.into_iter().next().ok_or(RecordFault::Missing("Game"))?;
        // Names of people stand there too.
        let seat = |name| game.tag(name).and_then(Seat::parse).unwrap_or(Seat::Person);
        Ok(Self {
            game: game.game().ok_or(RecordFault::Missing("Game"))?.to_owned(),
            start: game.start().ok_or(RecordFault::Missing("Start"))?.to_owned(),
            seats: [seat("White"), seat("Black")],
            ending: game.ending(),
            turns: game.tree.main_line().into_iter().map(|node| game.tree.node(node).turn.clone()).collect(),
        })
    }
}
