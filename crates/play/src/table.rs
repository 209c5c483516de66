//! A game with its players: their permissions, clocks and offers.
//!
//! Everything here is data, and callers pass the current time in milliseconds. Which person plays a side is known to callers only.

use variorum_rules::{Position, Side};

use crate::clock::{Clock, Control, Verdict};
use crate::ending::{Cause, Ending};
use crate::game::{Game, PlayError};
use crate::seat::Seat;

/// Something that a player can offer to the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// A draw.
    Draw,
    /// Taking back the last turn of the player who offers it, and what followed.
    Takeback,
    /// Another game with sides exchanged.
    Rematch,
}

impl Question {
    const fn index(self) -> usize {
        match self {
            Self::Draw => 0,
            Self::Takeback => 1,
            Self::Rematch => 2,
        }
    }
}

/// A step in negotiating an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// Makes the offer.
    Offer,
    /// Accepts the other side's offer.
    Accept,
    /// Declines the other side's offer.
    Decline,
    /// Withdraws one's own offer.
    Withdraw,
}

/// The open offers, with the side that made each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Offers([Option<Side>; 3]);

impl Offers {
    /// The side with an open offer of this kind.
    #[must_use]
    pub const fn by(self, question: Question) -> Option<Side> {
        self.0[question.index()]
    }

    /// Opens an offer by a side, or closes it.
    pub const fn set(&mut self, question: Question, side: Option<Side>) {
        self.0[question.index()] = side;
    }
}

/// Why an operation on a table fails.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, serde::Serialize)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum TableError {
    /// The operation on the game fails.
    #[error("{play}")]
    Play {
        /// Why not.
        #[from]
        play: PlayError,
    },
    /// A seat is still free.
    #[error("a seat is still free: wait for an opponent")]
    Waiting,
    /// The other side is to move.
    #[error("it is your opponent’s turn")]
    NotYourTurn,
    /// The turn is for a position other than the current one.
    #[error("the game has moved on")]
    MovedOn,
    /// The time has run out.
    #[error("the time has run out")]
    Time,
    /// The game has begun, so it cannot be aborted.
    #[error("the game has begun: you can resign, but not abort it")]
    Begun,
    /// The game is not over yet.
    #[error("the game is not over yet")]
    NotOver,
    /// There is no such offer.
    #[error("there is no such offer")]
    NoOffer,
    /// The same offer was declined, and the player has made no turn since.
    #[error("this was declined: make a turn before you offer it again")]
    Declined,
    /// There is no turn to take back.
    #[error("there is no turn to take back")]
    NothingToTakeBack,
    /// Turns cannot be taken back in a rated game.
    #[error("turns cannot be taken back in a rated game")]
    Rated,
    /// The engine does not agree to draws.
    #[error("the engine does not agree to draws")]
    Engine,
}

/// The result of submitting a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Made {
    /// The turn was played. Contains the milliseconds that it took, if a clock ran.
    Now(Option<u64>),
    /// The same turn had been played before, so nothing changed.
    Before,
}

/// A game with its players.
///
/// ```
/// use variorum_play::{Control, Game, Question, Seat, Step, Table};
/// use variorum_rules::Side::{Black, White};
///
/// let rules = variorum_library::rules("chess")?;
/// let blitz = Control::new(180_000, 2_000, 0)?;
/// let mut table = Table::new(Game::new(&rules, [Seat::Person; 2]), Some(blitz));
/// table.begin(0);
/// table.turn(&[White], 0, "e2e4", 1_500, 0)?;
/// assert!(table.turn(&[White], 1, "d2d4", 2_000, 0).is_err()); // it is Black's turn
/// table.turn(&[Black], 1, "e7e5", 4_000, 0)?;
///
/// table.ask(&[White], Question::Draw, Step::Offer, 5_000)?;
/// assert!(table.ask(&[Black], Question::Draw, Step::Accept, 6_000)?);
/// assert_eq!(table.game().ending().map(|ending| ending.to_string()).as_deref(), Some("1/2-1/2 agreement"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Table {
    game: Game,
    clock: Option<Clock>,
    offers: Offers,
    /// For each question and side, how many turns the side had made when its offer was declined.
    declined: [[Option<usize>; 2]; 3],
    settings: TableSettings,
}

/// What a table is like, besides the game and the clocks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TableSettings {
    /// Whether a seat is free.
    pub waiting: bool,
    /// Whether one person plays both sides.
    pub one_screen: bool,
    /// Whether the game counts for the players' ratings.
    pub rated: bool,
}

impl Table {
    /// A table without offers, with clocks that have not started if there is a time control.
    #[must_use]
    pub fn new(game: Game, control: Option<Control>) -> Self {
        Self {
            game,
            clock: control.map(Clock::new),
            offers: Offers::default(),
            declined: Default::default(),
            settings: TableSettings::default(),
        }
    }

    /// The table with these settings; without this, nothing in [`TableSettings`] is the case.
    #[must_use]
    pub const fn with(mut self, settings: TableSettings) -> Self {
        self.settings = settings;
        self
    }

    /// Sets the clocks and offers of a stored game.
    #[must_use]
    pub const fn restored(mut self, clock: Option<Clock>, offers: Offers) -> Self {
        (self.clock, self.offers) = (clock, offers);
        self
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The clocks, if any.
    #[must_use]
    pub const fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// The open offers.
    #[must_use]
    pub const fn offers(&self) -> Offers {
        self.offers
    }

    /// Whether a seat is free and the game not over.
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        self.settings.waiting && self.game.ending().is_none()
    }

    /// Whether one person plays both sides.
    #[must_use]
    pub const fn is_one_screen(&self) -> bool {
        self.settings.one_screen
    }

    /// Whether the game is rated.
    #[must_use]
    pub const fn is_rated(&self) -> bool {
        self.settings.rated
    }

    /// Starts or continues the game, as all seats are taken.
    pub fn begin(&mut self, now: u64) {
        self.settings.waiting = false;
        if self.game.ending().is_none() {
            self.wait_for_turn(now);
        }
    }

    /// Lets the clock of the side to move run.
    fn wait_for_turn(&mut self, now: u64) {
        if let Some(clock) = &mut self.clock {
            clock.wait_for(self.game.side(), self.game.begun(), now);
        }
    }

    /// Charges no time before `from`, because nobody could play until then.
    pub fn resume(&mut self, from: u64) {
        if let Some(clock) = &mut self.clock {
            clock.resume(from);
        }
    }

    /// The grounds on which a draw can be claimed without an offer, as English text.
    #[must_use]
    pub fn claims(&self) -> Vec<String> {
        if self.settings.one_screen { self.game.claims() } else { Vec::new() }
    }

    /// Plays a turn for a player who has the sides `by`. `ply` is the number of turns before it, `lag` the time in milliseconds that it spent on the
    /// network. Repeating a turn is no error and changes nothing.
    ///
    /// # Errors
    /// If the turn cannot be played. In that case nothing changes, except that the game is over if the time has run out.
    pub fn turn(&mut self, by: &[Side], ply: usize, text: &str, now: u64, lag: u64) -> Result<Made, TableError> {
        if self.settings.waiting {
            return Err(TableError::Waiting);
        }
        if ply != self.game.ply() {
            let before = self.game.turns().get(ply);
            let same = before.is_some_and(|made| made.text == text && by.contains(&made.side));
            return if same { Ok(Made::Before) } else { Err(TableError::MovedOn) };
        }
        let side = self.game.side();
        if self.game.ending().is_none() && !by.contains(&side) {
            return Err(TableError::NotYourTurn);
        }
        let mut clock = self.clock;
        let spent = match clock.as_mut().filter(|_| self.game.ending().is_none()) {
            Some(clock) => match clock.turn(side, now, lag) {
                Ok(spent) => spent,
                Err(verdict) => {
                    self.time_is_over(verdict, now);
                    return Err(TableError::Time);
                }
            },
            None => None,
        };
        self.game.play(text)?;
        self.clock = clock;
        self.offers.set(Question::Draw, None);
        self.offers.set(Question::Takeback, None);
        if self.game.ending().is_some() {
            self.end_clock(now);
        } else {
            self.wait_for_turn(now);
        }
        Ok(Made::Now(spent))
    }

    /// Ends the game if a clock has run out. Returns whether it did.
    pub fn tick(&mut self, now: u64) -> bool {
        if self.game.ending().is_some() || self.settings.waiting {
            return false;
        }
        let verdict = self.clock.and_then(|clock| clock.verdict(now));
        verdict.is_some_and(|verdict| self.time_is_over(verdict, now))
    }

    /// Ends the game as a draw if it has at least `most` turns and is not over. Returns whether it did.
    pub fn end_at(&mut self, most: usize, now: u64) -> bool {
        self.game.ply() >= most && !self.is_waiting() && self.end(Ending::TURN_LIMIT, now).is_ok()
    }

    fn time_is_over(&mut self, verdict: Verdict, now: u64) -> bool {
        let ending = match verdict {
            Verdict::Flag(side) => Ending::time(side, self.game.position()),
            Verdict::NoFirstTurn => Ending::ABORTED,
        };
        self.end(ending, now).is_ok()
    }

    fn end(&mut self, ending: Ending, now: u64) -> Result<(), TableError> {
        self.game.end(ending)?;
        self.offers = Offers::default();
        self.end_clock(now);
        Ok(())
    }

    fn end_clock(&mut self, now: u64) {
        if let Some(clock) = &mut self.clock {
            clock.stop(now);
        }
    }

    /// Resigns for a player who has the sides `by`; with both sides, for the side to move.
    ///
    /// # Errors
    /// If the game is over or a seat is free.
    pub fn resign(&mut self, by: &[Side], now: u64) -> Result<(), TableError> {
        if self.settings.waiting {
            return Err(TableError::Waiting);
        }
        let side = self.game.side();
        let loser = if by.contains(&side) { side } else { side.other() };
        self.end(Ending::resignation(loser), now)
    }

    /// Aborts the game while a seat is free or a player has not made the first turn.
    ///
    /// # Errors
    /// If the game is over or has begun.
    pub fn abort(&mut self, now: u64) -> Result<(), TableError> {
        if self.game.begun() >= 2 && !self.settings.waiting && self.game.ending().is_none() {
            return Err(TableError::Begun);
        }
        self.end(Ending::ABORTED, now)
    }

    /// Ends the game as a draw on one of the grounds in [`Table::claims`].
    ///
    /// # Errors
    /// If the game is over or there are no grounds.
    pub fn claim(&mut self, now: u64) -> Result<(), TableError> {
        if self.game.ending().is_none() && self.claims().is_empty() {
            return Err(PlayError::NoClaim.into());
        }
        self.end(Ending::AGREEMENT, now)
    }

    /// Makes a step in negotiating an offer, for a player who has the sides `by`. Returns whether the offer is now accepted. An accepted draw or
    /// takeback is carried out; the caller sets up a rematch.
    ///
    /// # Errors
    /// If this cannot be offered now, or there is no such offer to answer or withdraw.
    pub fn ask(&mut self, by: &[Side], question: Question, step: Step, now: u64) -> Result<bool, TableError> {
        self.may_ask(question)?;
        let engine = Side::BOTH.iter().any(|&side| self.game.seat(side) == Seat::Engine);
        if question == Question::Draw && engine {
            return Err(TableError::Engine);
        }
        let Some(&side) = by.first() else { return Err(TableError::NotYourTurn) };
        let alone = by.len() == 2 || engine;
        let offered_by = self.offers.by(question);
        let accepted = match step {
            Step::Offer if alone => true,
            Step::Offer if offered_by == Some(side.other()) => true,
            Step::Offer => {
                self.may_offer(side, question)?;
                self.offers.set(question, Some(side));
                return Ok(false);
            }
            Step::Accept if offered_by == Some(side.other()) => true,
            Step::Decline if offered_by == Some(side.other()) => {
                self.declined[question.index()][side.other().index()] = Some(self.turns_of(side.other()));
                false
            }
            Step::Withdraw if offered_by == Some(side) => false,
            Step::Accept | Step::Decline | Step::Withdraw => return Err(TableError::NoOffer),
        };
        if accepted {
            match question {
                Question::Draw => self.end(Ending::AGREEMENT, now)?,
                Question::Takeback if alone => self.take_back_alone(now)?,
                Question::Takeback => self.take_back(offered_by.unwrap_or(side), now)?,
                Question::Rematch => {}
            }
        }
        self.offers.set(question, None);
        Ok(accepted)
    }

    fn may_ask(&self, question: Question) -> Result<(), TableError> {
        let over = self.game.ending().is_some();
        match question {
            Question::Rematch if !over => Err(TableError::NotOver),
            Question::Rematch => Ok(()),
            Question::Takeback if self.settings.rated => Err(TableError::Rated),
            // Without clocks, a finished game on one screen or against the engine can be reopened.
            Question::Takeback if over && self.clock.is_none() => Ok(()),
            Question::Draw | Question::Takeback if over => Err(PlayError::Over.into()),
            Question::Draw | Question::Takeback if self.settings.waiting => Err(TableError::Waiting),
            Question::Draw | Question::Takeback => Ok(()),
        }
    }

    fn may_offer(&self, side: Side, question: Question) -> Result<(), TableError> {
        if question == Question::Takeback {
            if self.game.ending().is_some() {
                return Err(PlayError::Over.into());
            }
            if self.turns_of(side) == 0 {
                return Err(TableError::NothingToTakeBack);
            }
        }
        match self.declined[question.index()][side.index()] {
            // After the end of the game the side makes no more turns, so it cannot repeat its offer.
            Some(turns) if self.turns_of(side) <= turns => Err(TableError::Declined),
            _ => Ok(()),
        }
    }

    fn turns_of(&self, side: Side) -> usize {
        self.game.turns().iter().filter(|made| made.side == side).count()
    }

    /// Takes back the last turn of `side` and those after it.
    fn take_back(&mut self, side: Side, now: u64) -> Result<(), TableError> {
        let count = self.game.turns().iter().rev().position(|made| made.side == side);
        let count = count.ok_or(TableError::NothingToTakeBack)? + 1;
        for _ in 0..count {
            self.game.undo();
        }
        self.turn_clock_back(now);
        Ok(())
    }

    /// Takes back turns until a person is to move, or only the ending if no turn caused it.
    fn take_back_alone(&mut self, now: u64) -> Result<(), TableError> {
        // An aborted game and a loss on time are final.
        let cause = self.game.ending().map(|ending| ending.cause);
        if matches!(cause, Some(Cause::Aborted | Cause::Time)) {
            return Err(PlayError::Over.into());
        }
        if !self.game.undo_to_person() {
            return Err(TableError::NothingToTakeBack);
        }
        self.turn_clock_back(now);
        Ok(())
    }

    fn turn_clock_back(&mut self, now: u64) {
        self.offers = Offers::default();
        self.wait_for_turn(now);
    }

    /// The current position.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.game.position()
    }
}
