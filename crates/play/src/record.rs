//! A game as text: what is kept in files and sent to others.
//!
//! Lines `[Name "value"]`, then the turns in order, any blanks between them, numbers such as `1.` for the reader's eye.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use rules::{Faults, Position, Rules};

use crate::ending::{Cause, Ending};
use crate::game::{Game, PlayFault, Seat};

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
    /// A line in brackets cannot be read.
    #[error("line {0} should look like [Name \"value\"]")]
    Line(usize),
    /// A value makes no sense.
    #[error("line {line}: “{value}” is no value for {name}")]
    Value {
        /// The line, from 1.
        line: usize,
        /// The name in the brackets.
        name: String,
        /// The value.
        value: String,
    },
    /// A line in brackets is missing.
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
        writeln!(f, "[Game \"{}\"]", self.game)?;
        writeln!(f, "[Start \"{}\"]", self.start)?;
        writeln!(f, "[White \"{}\"]", self.seats[0].word())?;
        writeln!(f, "[Black \"{}\"]", self.seats[1].word())?;
        if let Some(ending) = self.ending {
            writeln!(f, "[Result \"{ending}\"]")?;
        }
        writeln!(f)?;
        for (index, turns) in self.turns.chunks(2).enumerate() {
            writeln!(f, "{}. {}", index + 1, turns.join(" "))?;
        }
        Ok(())
    }
}

impl FromStr for Record {
    type Err = RecordFault;

    fn from_str(text: &str) -> Result<Self, RecordFault> {
        let (mut game, mut start, mut ending) = (None, None, None);
        let mut seats = [Seat::Person; 2];
        let mut turns = Vec::new();
        for (index, line) in text.lines().enumerate() {
            let line = line.trim();
            let Some(inner) = line.strip_prefix('[').and_then(|rest| rest.strip_suffix("\"]")) else {
                turns.extend(line.split_whitespace().filter(|word| !is_number(word)).map(str::to_owned));
                continue;
            };
            let (name, value) = inner.split_once(" \"").ok_or(RecordFault::Line(index + 1))?;
            let fault = || RecordFault::Value { line: index + 1, name: name.to_owned(), value: value.to_owned() };
            match name {
                "Game" => game = Some(value.to_owned()),
                "Start" => start = Some(value.to_owned()),
                "White" => seats[0] = Seat::parse(value).ok_or_else(fault)?,
                "Black" => seats[1] = Seat::parse(value).ok_or_else(fault)?,
                "Result" => ending = Some(value.parse().map_err(|_| fault())?),
                // Others may add what they like: dates, names, places.
                _ => {}
            }
        }
        Ok(Self {
            game: game.ok_or(RecordFault::Missing("Game"))?,
            start: start.ok_or(RecordFault::Missing("Start"))?,
            seats,
            ending,
            turns,
        })
    }
}

/// `12.`
fn is_number(word: &str) -> bool {
    word.strip_suffix('.').is_some_and(|digits| digits.bytes().all(|byte| byte.is_ascii_digit()))
}
