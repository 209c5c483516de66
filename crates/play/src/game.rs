//! A game in progress.

use std::sync::Arc;

use variorum_rules::diagram::{Route, Trace, play_traced};
use variorum_rules::history::{Entry, RepetitionRules, adjudicate};
use variorum_rules::{Cell, Position, PositionErrors, Rules, Side, Turn, TurnError};

use crate::ending::{Cause, Ending};
use crate::record::Record;
use crate::seat::Seat;

/// A turn that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MadeTurn {
    /// The turn; meaningful only for the position that it was made in.
    pub turn: Turn,
    /// As text.
    pub text: String,
    /// Who made it.
    pub side: Side,
    /// The number of the turn, counted for both sides together.
    pub number: u32,
    /// The cells that it touched: where its parts began and ended, then others that changed.
    pub cells: Vec<Cell>,
    /// The routes of the pieces that it moved, in the order of its parts.
    pub routes: Vec<Route>,
}

/// Why something cannot be done in a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, serde::Serialize, strum::VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum PlayError {
    /// It has ended.
    #[error("the game is over")]
    Over,
    /// The turn is not legal.
    #[error("{turn}")]
    Turn {
        /// Why not.
        #[from]
        turn: TurnError,
    },
    /// No rule gives a claim to a draw.
    #[error("a draw cannot be claimed in this position")]
    NoClaim,
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

/// A game in progress.
#[derive(Clone, Debug)]
pub struct Game {
    rules: Arc<Rules>,
    repetition: RepetitionRules,
    start: String,
    position: Position,
    made: Vec<MadeTurn>,
    /// One for each position, the start included: always one more than turns made.
    entries: Vec<Entry>,
    seats: [Seat; 2],
    ending: Option<Ending>,
    /// Draws by history do not end it.
    study: bool,
}

impl Game {
    /// A game from the usual start position. Seats are White's, then Black's.
    #[must_use]
    pub fn new(rules: &Arc<Rules>, seats: [Seat; 2]) -> Self {
        Self::from_position(Position::start(rules), seats)
    }

    /// A game from any position that stands between turns; how it came about does not count.
    #[must_use]
    pub fn from_position(position: Position, seats: [Seat; 2]) -> Self {
        Self::begin(position, seats, false)
    }

    /// A game to be looked into: repetition and quiet turns do not end it ([`Game::history_ending`] tells of them), so that one
    /// can see what would have come.
    #[must_use]
    pub fn study(position: Position) -> Self {
        Self::begin(position, [Seat::Person; 2], true)
    }

    /// Plays a recorded game again. The rules decide anew whether it is over; resignations and agreements are kept.
    ///
    /// # Errors
    /// When the record does not fit the rules.
    pub fn replay(rules: &Arc<Rules>, record: &Record) -> Result<Self, ReplayError> {
        if record.game != rules.definition().id {
            return Err(ReplayError::OtherGame { game: record.game.clone() });
        }
        let start = Position::parse(rules, &record.start).map_err(|position| ReplayError::Start { position })?;
        let mut game = Self::from_position(start, record.seats);
        for (index, text) in record.turns.iter().enumerate() {
            game.play(text).map_err(|play| ReplayError::Turn { number: index + 1, play })?;
        }
        if let Some(ending) = record.ending
            && game.ending().is_none()
            && !matches!(ending.cause, Cause::Rules(_))
        {
            game.end_as(ending);
        }
        Ok(game)
    }

    fn begin(position: Position, seats: [Seat; 2], study: bool) -> Self {
        let rules = Arc::clone(position.rules());
        let mut game = Self {
            repetition: RepetitionRules::of(rules.definition()),
            rules,
            start: position.text(),
            entries: vec![Entry::of(&position)],
            position,
            made: Vec::new(),
            seats,
            ending: None,
            study,
        };
        game.judge();
        game
    }

    /// Ends the game if its position or its history does.
    fn judge(&mut self) {
        // Mate and stalemate come before any draw by count (G-9).
        let outcome = self.position.outcome().map(Ending::from);
        self.ending = outcome.or_else(|| self.history_ending().filter(|_| !self.study));
    }

    /// How what happened before ends a game here (repetition, quiet turns), whether or not it ends this one.
    #[must_use]
    pub fn history_ending(&self) -> Option<Ending> {
        adjudicate(self.repetition, &self.entries, self.position.side()).map(Ending::from)
    }

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The present position.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The text of the position that the game began with.
    #[must_use]
    pub fn start(&self) -> &str {
        &self.start
    }

    /// Whose turn it is.
    #[must_use]
    pub fn side(&self) -> Side {
        self.position.side()
    }

    /// The turns made.
    #[must_use]
    pub fn turns(&self) -> &[MadeTurn] {
        &self.made
    }

    /// How many turns were made.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.made.len()
    }

    /// Who plays a side.
    #[must_use]
    pub fn seat(&self, side: Side) -> Seat {
        self.seats[side.index()]
    }

    /// Who is to move; nobody when the game is over.
    #[must_use]
    pub fn to_move(&self) -> Option<Seat> {
        self.ending.is_none().then(|| self.seat(self.side()))
    }

    /// What is remembered of each position, from the start to the present one.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The same of the positions before the present one only.
    #[must_use]
    pub fn entries_before(&self) -> &[Entry] {
        self.entries.get(..self.made.len()).unwrap_or_default()
    }

    /// How the game ended, if it has.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// Makes a turn given as text.
    ///
    /// # Errors
    /// When the game is over or the turn is not legal; nothing has changed then.
    pub fn play(&mut self, text: &str) -> Result<&MadeTurn, PlayError> {
        if self.ending.is_some() {
            return Err(PlayError::Over);
        }
        let turn = self.position.parse_turn(text)?;
        Ok(self.make(turn))
    }

    fn make(&mut self, turn: Turn) -> &MadeTurn {
        let position = &mut self.position;
        let (text, side, number) = (position.turn_text(turn), position.side(), position.fullmove_number());
        let Trace { cells, routes } = play_traced(position, turn);
        self.entries.push(Entry::of(&self.position));
        let index = self.made.len();
        self.made.push(MadeTurn { turn, text, side, number, cells, routes });
        self.judge();
        &self.made[index]
    }

    /// Takes the last turn back, and with it the end of the game. A resignation or an agreement alone is taken back first.
    /// Tells whether there was anything to take back.
    pub fn undo(&mut self) -> bool {
        if self.ending.is_some_and(Ending::is_decision) {
            self.judge();
            return true;
        }
        if self.made.pop().is_none() {
            return false;
        }
        self.entries.pop();
        self.position.undo_turn();
        self.judge();
        true
    }

    /// Takes turns back to the last position in which a person is to move. Changes nothing and says so when there is none.
    pub fn undo_to_person(&mut self) -> bool {
        if self.ending.is_some_and(Ending::is_decision) {
            return self.undo();
        }
        let Some(count) = (1..=self.made.len()).find(|&count| {
            let side = self.made[self.made.len() - count].side;
            self.seat(side) == Seat::Person
        }) else {
            return false;
        };
        for _ in 0..count {
            self.undo();
        }
        true
    }

    /// A player gives up.
    ///
    /// # Errors
    /// When the game is over.
    pub fn resign(&mut self, loser: Side) -> Result<(), PlayError> {
        self.end(Ending::resignation(loser))
    }

    /// On what grounds the game could be drawn now, in words. Repetition and quiet turns need no claim
    /// ([`crate::history`]); two people may always agree.
    #[must_use]
    pub fn claims(&self) -> Vec<String> {
        let people = self.seats == [Seat::Person; 2];
        if self.ending.is_none() && people && self.made.len() >= 2 {
            vec!["both players agree".into()]
        } else {
            Vec::new()
        }
    }

    /// A draw on one of [`Game::claims`].
    ///
    /// # Errors
    /// When the game is over or there is no ground.
    pub fn claim_draw(&mut self) -> Result<(), PlayError> {
        if self.ending.is_none() && self.claims().is_empty() {
            return Err(PlayError::NoClaim);
        }
        self.end(Ending::AGREEMENT)
    }

    pub(crate) fn end_as(&mut self, ending: Ending) {
        self.ending = Some(ending);
    }

    pub(crate) fn end(&mut self, ending: Ending) -> Result<(), PlayError> {
        if self.ending.is_some() {
            return Err(PlayError::Over);
        }
        self.ending = Some(ending);
        Ok(())
    }

    /// The game as a record.
    #[must_use]
    pub fn record(&self) -> Record {
        Record {
            game: self.rules.definition().id.clone(),
            start: self.start.clone(),
            seats: self.seats,
            ending: self.ending,
            turns: self.made.iter().map(|made| made.text.clone()).collect(),
        }
    }
}
