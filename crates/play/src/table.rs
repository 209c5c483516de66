//! A game with those who sit at it: who may do what, clocks, and what players offer each other.
//!
//! Everything here is data; the time now is handed in. Who a side *is* (which visitor, which account) is for others to know.

use variorum_rules::{Position, Side};

use crate::clock::{Clock, Control, Verdict};
use crate::ending::{Cause, Ending};
use crate::game::{Game, PlayError};
use crate::seat::Seat;

/// Something that two players agree on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// A draw.
    Draw,
    /// Taking turns back to before the asker's last one.
    Takeback,
    /// Another game with colours changed.
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

/// A step towards agreement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// Offers it.
    Offer,
    /// Accepts the other side's offer.
    Accept,
    /// Declines the other side's offer.
    Decline,
    /// Takes the own offer back.
    Withdraw,
}

/// Offers that stand, each by the side that made it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Offers([Option<Side>; 3]);

impl Offers {
    /// Who offers it now.
    #[must_use]
    pub const fn by(self, question: Question) -> Option<Side> {
        self.0[question.index()]
    }

    /// Puts an offer there, or takes it away.
    pub const fn set(&mut self, question: Question, side: Option<Side>) {
        self.0[question.index()] = side;
    }
}

/// Why something cannot be done at a table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, serde::Serialize)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum TableError {
    /// It cannot be done in the game.
    #[error("{play}")]
    Play {
        /// Why not.
        #[from]
        play: PlayError,
    },
    /// A seat is free.
    #[error("a seat is still free: wait for an opponent")]
    Waiting,
    /// The other side is to move.
    #[error("it is your opponent’s turn")]
    NotYourTurn,
    /// The turn is for another position than the present one.
    #[error("the game has moved on")]
    MovedOn,
    /// The clock has decided.
    #[error("the time has run out")]
    Time,
    /// Too late to abort it.
    #[error("the game has begun: you can resign, but not abort it")]
    Begun,
    /// It is not over yet.
    #[error("the game is not over yet")]
    NotOver,
    /// No such offer stands.
    #[error("there is no such offer")]
    NoOffer,
    /// It was declined before.
    #[error("this was declined: make a turn before you offer it again")]
    Declined,
    /// Nothing to take back.
    #[error("there is no turn to take back")]
    NothingToTakeBack,
    /// Not in a rated game.
    #[error("turns cannot be taken back in a rated game")]
    Rated,
    /// The engine does not agree on draws.
    #[error("the engine does not agree to draws")]
    Engine,
}

/// What became of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Made {
    /// It was made; how many milliseconds it took, if a clock ran.
    Now(Option<u64>),
    /// It had been made before.
    Before,
}

/// A game with those who sit at it.
#[derive(Clone, Debug)]
pub struct Table {
    game: Game,
    clock: Option<Clock>,
    offers: Offers,
    /// How many turns a side had made when its offer was declined.
    declined: [[Option<usize>; 2]; 3],
    /// Is a seat free?
    waiting: bool,
    /// Does one person play both sides?
    one_screen: bool,
    rated: bool,
}

impl Table {
    /// A table at which nothing has happened but the game's turns.
    #[must_use]
    pub fn new(game: Game, control: Option<Control>) -> Self {
        Self {
            game,
            clock: control.map(Clock::new),
            offers: Offers::default(),
            declined: Default::default(),
            waiting: false,
            one_screen: false,
            rated: false,
        }
    }

    /// With a free seat, with one person at both sides, for ratings.
    #[must_use]
    pub const fn with(mut self, waiting: bool, one_screen: bool, rated: bool) -> Self {
        (self.waiting, self.one_screen, self.rated) = (waiting, one_screen, rated);
        self
    }

    /// With clocks and offers as they were kept.
    #[must_use]
    pub const fn as_kept(mut self, clock: Option<Clock>, offers: Offers) -> Self {
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

    /// The offers that stand.
    #[must_use]
    pub const fn offers(&self) -> Offers {
        self.offers
    }

    /// Is a seat free?
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        self.waiting && self.game.ending().is_none()
    }

    /// Does one person play both sides?
    #[must_use]
    pub const fn is_one_screen(&self) -> bool {
        self.one_screen
    }

    /// Does it count for ratings?
    #[must_use]
    pub const fn is_rated(&self) -> bool {
        self.rated
    }

    /// All seats are taken: the game begins, or goes on.
    pub fn begin(&mut self, now: u64) {
        self.waiting = false;
        if self.game.ending().is_none()
            && let Some(clock) = &mut self.clock
        {
            clock.wait_for(self.game.side(), self.game.ply(), now);
        }
    }

    /// Nobody could play before `from`.
    pub fn resume(&mut self, from: u64) {
        if let Some(clock) = &mut self.clock {
            clock.resume(from);
        }
    }

    /// On what grounds the game can be drawn now without asking anybody, in words.
    #[must_use]
    pub fn claims(&self) -> Vec<String> {
        if self.one_screen { self.game.claims() } else { Vec::new() }
    }

    /// Makes a turn for one of the sides `by`. `ply`: how many turns were made before it; `lag`: how long it was on the line.
    /// The same turn again is no fault and changes nothing.
    ///
    /// # Errors
    /// When it cannot be made; nothing has changed then, except that the game may be over because the time is.
    pub fn turn(&mut self, by: &[Side], ply: usize, text: &str, now: u64, lag: u64) -> Result<Made, TableError> {
        if self.waiting {
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
            Some(clock) => match clock.turn(side, ply + 1, now, lag) {
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
        }
        Ok(Made::Now(spent))
    }

    /// The game ends if the clocks say so; tells whether it did.
    pub fn tick(&mut self, now: u64) -> bool {
        if self.game.ending().is_some() || self.waiting {
            return false;
        }
        let verdict = self.clock.and_then(|clock| clock.verdict(now));
        verdict.is_some_and(|verdict| self.time_is_over(verdict, now))
    }

    /// The game ends as a draw if it has `most` turns and would go on; tells whether it did.
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

    /// Gives the game up for one of the sides `by`; who has both gives up for the side to move.
    ///
    /// # Errors
    /// When the game is over or has not begun.
    pub fn resign(&mut self, by: &[Side], now: u64) -> Result<(), TableError> {
        if self.waiting {
            return Err(TableError::Waiting);
        }
        let side = self.game.side();
        let loser = if by.contains(&side) { side } else { side.other() };
        self.end(Ending::resignation(loser), now)
    }

    /// Calls the game off: while a seat is free, or before two turns are made.
    ///
    /// # Errors
    /// When it is over or too late.
    pub fn abort(&mut self, now: u64) -> Result<(), TableError> {
        if self.game.ply() >= 2 && !self.waiting && self.game.ending().is_none() {
            return Err(TableError::Begun);
        }
        self.end(Ending::ABORTED, now)
    }

    /// A draw on one of [`Table::claims`].
    ///
    /// # Errors
    /// When the game is over or there is no ground.
    pub fn claim(&mut self, now: u64) -> Result<(), TableError> {
        if self.game.ending().is_none() && self.claims().is_empty() {
            return Err(PlayError::NoClaim.into());
        }
        self.end(Ending::AGREEMENT, now)
    }

    /// A step towards agreement by one of the sides `by`. Tells whether it is agreed now; a draw and a takeback have happened
    /// then, a rematch is for the caller to set up.
    ///
    /// # Errors
    /// When there is nothing to offer or answer.
    pub fn ask(&mut self, by: &[Side], question: Question, step: Step, now: u64) -> Result<bool, TableError> {
        self.may_ask(question)?;
        let engine = Side::BOTH.iter().any(|&side| self.game.seat(side) == Seat::Engine);
        if question == Question::Draw && engine {
            return Err(TableError::Engine);
        }
        let Some(&side) = by.first() else { return Err(TableError::NotYourTurn) };
        let alone = by.len() == 2 || engine;
        let standing = self.offers.by(question);
        let answered = match step {
            Step::Offer if alone => true,
            Step::Offer if standing == Some(side.other()) => true,
            Step::Offer => {
                self.may_offer(side, question)?;
                self.offers.set(question, Some(side));
                return Ok(false);
            }
            Step::Accept if standing == Some(side.other()) => true,
            Step::Decline if standing == Some(side.other()) => {
                self.declined[question.index()][side.other().index()] = Some(self.turns_of(side.other()));
                false
            }
            Step::Withdraw if standing == Some(side) => false,
            Step::Accept | Step::Decline | Step::Withdraw => return Err(TableError::NoOffer),
        };
        if answered {
            match question {
                Question::Draw => self.end(Ending::AGREEMENT, now)?,
                Question::Takeback if alone => self.take_back_alone(now)?,
                Question::Takeback => self.take_back(standing.unwrap_or(side), now)?,
                Question::Rematch => {}
            }
        }
        self.offers.set(question, None);
        Ok(answered)
    }

    fn may_ask(&self, question: Question) -> Result<(), TableError> {
        let over = self.game.ending().is_some();
        match question {
            Question::Rematch if !over => Err(TableError::NotOver),
            Question::Rematch => Ok(()),
            Question::Takeback if self.rated => Err(TableError::Rated),
            // Without clocks, a game on one screen or against the engine can be opened again.
            Question::Takeback if over && self.clock.is_none() => Ok(()),
            Question::Draw | Question::Takeback if over => Err(PlayError::Over.into()),
            Question::Draw | Question::Takeback if self.waiting => Err(TableError::Waiting),
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
            // After the end no turn will come: the other side has heard it once.
            Some(turns) if self.turns_of(side) <= turns => Err(TableError::Declined),
            _ => Ok(()),
        }
    }

    fn turns_of(&self, side: Side) -> usize {
        self.game.turns().iter().filter(|made| made.side == side).count()
    }

    /// Back to before the last turn of `side`.
    fn take_back(&mut self, side: Side, now: u64) -> Result<(), TableError> {
        let count = self.game.turns().iter().rev().position(|made| made.side == side);
        let count = count.ok_or(TableError::NothingToTakeBack)? + 1;
        for _ in 0..count {
            self.game.undo();
        }
        self.turn_clock_back(now);
        Ok(())
    }

    /// Back to where a person is to move; an end that was not by the rules is taken back first.
    fn take_back_alone(&mut self, now: u64) -> Result<(), TableError> {
        // An abandoned game and a fallen flag are final.
        let last = self.game.ending().map(|ending| ending.cause);
        if matches!(last, Some(Cause::Aborted | Cause::Time)) {
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
        if let Some(clock) = &mut self.clock {
            clock.wait_for(self.game.side(), self.game.ply(), now);
        }
    }

    /// The present position.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.game.position()
    }
}
