//! A game in progress.

use std::sync::Arc;

use variorum_notation::{ReadTurn, San, read_turn_after, san};
use variorum_rules::diagram::{Route, Trace, play_traced};
use variorum_rules::history::{self, Entry};
use variorum_rules::{Action, Cell, Piece, Position, PositionErrors, Rules, Side, Turn, TurnError, movegen};

use crate::ending::{Cause, Ending};
use crate::pgn::NULL_MOVE;
use crate::record::Record;
use crate::seat::Seat;

/// A turn that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MadeTurn {
    /// The turn, which is meaningful only in the position in which it was played.
    pub turn: Turn,
    /// The turn as text.
    pub text: String,
    /// The turn in algebraic notation.
    pub san: San,
    /// The piece that it captured.
    pub captured: Option<Piece>,
    /// The side that played it.
    pub side: Side,
    /// The number of the full turn, which counts a turn by each side once.
    pub number: u32,
    /// The cells that it affected: first those where its parts began and ended, then others that changed.
    pub cells: Vec<Cell>,
    /// The routes of the moved pieces, in the order of the turn's parts.
    pub routes: Vec<Route>,
}

/// Why an operation on a game fails.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, serde::Serialize, strum::VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum PlayError {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The turn is not legal.
    #[error("{turn}")]
    Turn {
        /// Why not.
        #[from]
        turn: TurnError,
    },
    /// A draw cannot be claimed.
    #[error("a draw cannot be claimed in this position")]
    NoClaim,
}

/// Why a record cannot be replayed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, serde::Serialize, strum::VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum ReplayError {
    /// The record is of another game.
    #[error("this is a record of “{game}”")]
    OtherGame {
        /// The game's id in the record.
        game: String,
    },
    /// The start position is invalid.
    #[error("its start position cannot be used: {position}")]
    Start {
        /// What is wrong with it.
        position: PositionErrors,
    },
    /// A turn cannot be played.
    #[error("turn {number} cannot be played: {play}")]
    Turn {
        /// The number of the turn, from 1, counting the turns of both sides.
        number: usize,
        /// Why not.
        play: PlayError,
    },
}

/// A game in progress.
#[derive(Clone, Debug)]
pub struct Game {
    rules: Arc<Rules>,
    start: String,
    position: Position,
    made: Vec<MadeTurn>,
    /// An entry for each position including the start, so always one more than turns.
    entries: Vec<Entry>,
    seats: [Seat; 2],
    ending: Option<Ending>,
    /// Whether draws by history are ignored.
    study: bool,
}

impl Game {
    /// A game from the default start position. `seats` are White's and Black's.
    #[must_use]
    pub fn new(rules: &Arc<Rules>, seats: [Seat; 2]) -> Self {
        Self::from_position(Position::start(rules), seats)
    }

    /// A game from any position between turns. Positions before it do not count as repetitions.
    #[must_use]
    pub fn from_position(position: Position, seats: [Seat; 2]) -> Self {
        Self::begin(position, seats, false)
    }

    /// A game for analysis. Repetition and quiet turns do not end it, though [`Game::history_ending`] reports them, so that players can explore what
    /// would follow. Behind an ending that a player must claim over the board, turns can be played too.
    #[must_use]
    pub fn study(position: Position) -> Self {
        Self::begin(position, [Seat::Person; 2], true)
    }

    /// Replays a recorded game. The rules decide again whether it is over; resignations, agreements and other decisions are taken from the record.
    ///
    /// # Errors
    /// If the record is of another game, or its start position or a turn is invalid.
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

    /// Ends the game if its position or its history is an ending, or reopens it if neither is.
    fn judge(&mut self) {
        self.position.set_claims_lapse(false);
        // Mate and stalemate come before any draw by count (G-9).
        let outcome = self.position.outcome().map(Ending::from);
        self.ending = outcome.or_else(|| self.history_ending().filter(|_| !self.study));
    }

    /// The ending by history (repetition, quiet turns) in the current position, even if this game is a study, which it does not end.
    #[must_use]
    pub fn history_ending(&self) -> Option<Ending> {
        history::judge(&self.position, &self.entries).map(Ending::from)
    }

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The current position.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The start position, as text.
    #[must_use]
    pub fn start(&self) -> &str {
        &self.start
    }

    /// The side to move.
    #[must_use]
    pub fn side(&self) -> Side {
        self.position.side()
    }

    /// The turns played.
    #[must_use]
    pub fn turns(&self) -> &[MadeTurn] {
        &self.made
    }

    /// The number of turns played, counting those of both sides.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.made.len()
    }

    /// How many of the two players have made a turn.
    #[must_use]
    pub fn begun(&self) -> usize {
        Side::BOTH.iter().filter(|&&side| self.made.iter().any(|made| made.side == side)).count()
    }

    /// The seat of a side.
    #[must_use]
    pub fn seat(&self, side: Side) -> Seat {
        self.seats[side.index()]
    }

    /// The seat of the side to move; `None` if the game is over.
    #[must_use]
    pub fn to_move(&self) -> Option<Seat> {
        self.ending.is_none().then(|| self.seat(self.side()))
    }

    /// The history: an entry for each position from the start to the current one.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The history without the current position.
    #[must_use]
    pub fn entries_before(&self) -> &[Entry] {
        self.entries.get(..self.made.len()).unwrap_or_default()
    }

    /// The ending; `None` if the game is not over.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// Plays a turn, given as text in any notation of the game.
    ///
    /// # Errors
    /// If the game is over or the turn is not legal. In that case nothing changes.
    pub fn play(&mut self, text: &str) -> Result<&MadeTurn, PlayError> {
        let unclaimed = self.study && self.position.claimable_end().is_some();
        if self.ending.is_some() && !unclaimed {
            return Err(PlayError::Over);
        }
        self.position.set_claims_lapse(unclaimed);
        let played = self.play_on(text);
        // Where a turn was made, this has been done.
        self.position.set_claims_lapse(false);
        played?;
        self.made.last().ok_or(PlayError::Over)
    }

    /// Plays a turn if it is legal.
    fn play_on(&mut self, text: &str) -> Result<(), PlayError> {
        let previous = self.made.last().map(|made| made.turn.first.to());
        match read_turn_after(&self.position, text, previous)? {
            ReadTurn::Legal(turn) => {
                self.make(turn);
            }
            ReadTurn::Null if self.study && !self.position.is_check() => {
                self.pass();
            }
            ReadTurn::Null => return Err(TurnError::Illegal { turn: text.trim().to_owned() }.into()),
        }
        Ok(())
    }

    /// Makes a null move, which annotators write to show a threat.
    fn pass(&mut self) -> &MadeTurn {
        let (side, number) = (self.position.side(), self.position.fullmove_number());
        movegen::make_null(&mut self.position);
        self.noted(MadeTurn {
            turn: Turn { first: Action::PASS, second: None },
            text: NULL_MOVE.to_owned(),
            san: San::from(NULL_MOVE.to_owned()),
            captured: None,
            side,
            number,
            cells: Vec::new(),
            routes: Vec::new(),
        })
    }

    fn make(&mut self, turn: Turn) -> &MadeTurn {
        let position = &mut self.position;
        let (text, side, number) = (position.turn_text(turn), position.side(), position.fullmove_number());
        let san = san(position, turn);
        let captured = position.victim_cell(turn.first).map(|cell| position.at(cell));
        let Trace { cells, routes } = play_traced(position, turn);
        self.noted(MadeTurn { turn, text, san, captured, side, number, cells, routes })
    }

    /// Adds a turn that the position has made.
    fn noted(&mut self, made: MadeTurn) -> &MadeTurn {
        self.entries.push(Entry::of(&self.position));
        let index = self.made.len();
        self.made.push(made);
        self.judge();
        &self.made[index]
    }

    /// Takes back the last turn and reopens the game. If something other than a turn ended the game, such as a resignation, only that is taken back.
    /// Returns `false` if there is nothing to take back.
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

    /// Takes back turns until a person is to move, at least one. Returns `false` and changes nothing if there is no such position. If something other
    /// than a turn ended the game, only that is taken back.
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

    /// Resigns for a side.
    ///
    /// # Errors
    /// If the game is over.
    pub fn resign(&mut self, loser: Side) -> Result<(), PlayError> {
        self.end(Ending::resignation(loser))
    }

    /// The grounds on which a draw can be claimed, as English text. Repetition and quiet turns need no claim ([`crate::history`]); two people may agree
    /// once both have played a turn.
    #[must_use]
    pub fn claims(&self) -> Vec<String> {
        let people = self.seats == [Seat::Person; 2];
        if self.ending.is_none() && people && self.made.len() >= 2 {
            vec!["both players agree".into()]
        } else {
            Vec::new()
        }
    }

    /// Ends the game as a draw on one of the grounds in [`Game::claims`].
    ///
    /// # Errors
    /// If the game is over or there are no grounds.
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

    /// The record of the game.
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
