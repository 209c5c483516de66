//! One game between two seats, and what is kept of it.

use serde::Serialize;
use variorum_engine::ending;
use variorum_rules::history::Entry;
use variorum_rules::{Position, Side, Turn};

use crate::adjudication::{Early, Judge};
use crate::error::{Forfeit, SeatError};
use crate::limit::{Clocks, Limit};
use crate::opening::{Opener, stream};
use crate::score::Result as Points;
use crate::seat::{Answer, Seat};
use crate::settings::Settings;
use crate::stop::Stop;
use crate::worth::Worth;

/// A game that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Its number, from 0. Games 0 and 1, 2 and 3, … are pairs with the same opening.
    pub number: usize,
    /// Which player had White: 0 or 1.
    pub white: usize,
    /// Its start position as text.
    pub start: String,
    /// How many of the turns were the opening.
    pub opening: usize,
    /// All turns.
    pub turns: Vec<Played>,
    /// The winner; `None`: a draw.
    pub winner: Option<Side>,
    /// Why it ended.
    pub reason: Reason,
}

/// A turn of a game and what its player said of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Played {
    /// As text.
    pub turn: String,
    /// What the player thought of its own position: `+0.35`, `#3`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<Worth>,
    /// The depth that it reached.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
    /// The nodes that it looked at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// Milliseconds taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ms: Option<u64>,
}

/// Why a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// By the rules of the game.
    Rules(variorum_rules::Reason),
    /// This side lost by its own doing.
    Forfeit(Side, Forfeit),
    /// Both players long saw little difference.
    AgreedDraw,
    /// Both players long saw the same winner.
    AgreedWin,
    /// It took too many turns.
    TooLong,
}

impl Reason {
    /// For counting, in words.
    #[must_use]
    pub const fn text(&self) -> &'static str {
        match self {
            Self::Rules(reason) => reason.text(),
            Self::Forfeit(_, forfeit) => forfeit.word(),
            Self::AgreedDraw => "draw by agreed scores",
            Self::AgreedWin => "win by agreed scores",
            Self::TooLong => "cut off",
        }
    }
}

impl Game {
    /// The result for the first player.
    #[must_use]
    pub fn points(&self) -> Points {
        match self.winner {
            None => Points::Draw,
            Some(side) if side.index() == self.white => Points::Win,
            Some(_) => Points::Loss,
        }
    }

    /// Who lost by its own doing, 0 or 1, and how.
    #[must_use]
    pub fn forfeit(&self) -> Option<(usize, &Forfeit)> {
        match &self.reason {
            Reason::Forfeit(side, forfeit) => Some((self.white ^ side.index(), forfeit)),
            _ => None,
        }
    }

    /// `1-0`, `0-1` or `1/2-1/2`.
    #[must_use]
    pub const fn result(&self) -> &'static str {
        match self.winner {
            Some(Side::White) => "1-0",
            Some(Side::Black) => "0-1",
            None => "1/2-1/2",
        }
    }
}

/// A game under way.
struct Board<'a> {
    position: Position,
    history: Vec<Entry>,
    turns: Vec<Played>,
    clocks: Clocks,
    /// By side.
    limits: [Limit; 2],
    seats: &'a mut [Box<dyn Seat>; 2],
    /// The seat of White.
    white: usize,
    margin_ms: u64,
}

impl Board<'_> {
    fn seat(&mut self, side: Side) -> &mut dyn Seat {
        &mut *self.seats[self.white ^ side.index()]
    }

    fn make(&mut self, turn: Turn, played: Played) -> Result<(), (Side, SeatError)> {
        for side in Side::BOTH {
            let before = self.position.clone();
            self.seat(side).played(&before, turn).map_err(|fault| (side, fault))?;
        }
        self.turns.push(played);
        self.history.push(Entry::of(&self.position));
        self.position.play_unchecked(turn);
        Ok(())
    }

    /// The player to move plays a turn; gives its opinion.
    fn ask(&mut self, stop: &Stop) -> Result<Option<Worth>, (Side, SeatError)> {
        let side = self.position.side();
        (self.clocks.side, self.clocks.limit) = (side, self.limits[side.index()]);
        let (position, clocks) = (self.position.clone(), self.clocks);
        let history = std::mem::take(&mut self.history);
        let answer = self.seat(side).choose(&position, &history, &clocks, stop);
        self.history = history;
        let answer = answer.map_err(|fault| (side, fault))?;
        let ms = u64::try_from(answer.elapsed.as_millis()).unwrap_or(u64::MAX);
        if !self.seat(side).is_timeless() {
            if clocks.allowed().is_some_and(|allowed| ms > allowed + self.margin_ms) {
                return Err((side, Forfeit::Time.into()));
            }
            self.clocks.spend(ms);
        }
        let turn = self.position.turn_text(answer.turn);
        if self.position.parse_turn(&turn).is_err() {
            return Err((side, Forfeit::Illegal(turn).into()));
        }
        let Answer { worth, depth, nodes, .. } = answer;
        self.make(answer.turn, Played { turn, score: worth, depth, nodes, ms: Some(ms) })?;
        Ok(worth)
    }
}

/// Plays game number `number` of a match. The result depends on nothing but the settings and the number, as far as the players' do.
pub(crate) fn play(
    opener: &mut Opener<'_>,
    settings: &Settings,
    number: usize,
    seats: &mut [Box<dyn Seat>; 2],
    stop: &Stop,
) -> Result<Game, SeatError> {
    let opening = opener.of_pair(number / 2)?;
    let white = number % 2;
    let limit = |player: usize| settings.players[player].limit.unwrap_or(settings.limit);
    let limits = [limit(white), limit(1 - white)];
    let start = opening.start.text();
    let mut board = Board {
        position: opening.start,
        history: Vec::new(),
        turns: Vec::new(),
        clocks: Clocks::new(limits),
        limits,
        seats,
        white,
        margin_ms: settings.margin_ms,
    };
    let length = opening.turns.len();
    let (winner, reason) = match conduct(&mut board, &opening.turns, settings, number, stop) {
        Ok(end) => end,
        Err((side, SeatError::Forfeit(forfeit))) => (Some(side.other()), Reason::Forfeit(side, forfeit)),
        Err((_, fault)) => return Err(fault),
    };
    Ok(Game { number, white, start, opening: length, turns: board.turns, winner, reason })
}

type End = (Option<Side>, Reason);

fn conduct(
    board: &mut Board<'_>,
    opening: &[Turn],
    settings: &Settings,
    number: usize,
    stop: &Stop,
) -> Result<End, (Side, SeatError)> {
    for side in Side::BOTH {
        let seat = board.white ^ side.index();
        let seed = stream(settings.seed, number as u64, 1000 + seat as u64);
        let (start, limits) = (board.position.clone(), board.limits);
        let clocks = Clocks { side, limit: limits[side.index()], ..board.clocks };
        board.seat(side).begin(&start, seed, &clocks, stop).map_err(|fault| (side, fault))?;
    }
    for &turn in opening {
        let text = board.position.turn_text(turn);
        board.make(turn, Played { turn: text, score: None, depth: None, nodes: None, ms: None })?;
    }
    let mut judge = Judge::new(settings.adjudication);
    let mut early = None;
    loop {
        // What the rules say comes first.
        if let Some(outcome) = ending(&mut board.position, &board.history) {
            return Ok((outcome.winner, Reason::Rules(outcome.reason)));
        }
        match early {
            Some(Early::Drawn) => return Ok((None, Reason::AgreedDraw)),
            Some(Early::Won(side)) => return Ok((Some(side), Reason::AgreedWin)),
            Some(Early::TooLong) => return Ok((None, Reason::TooLong)),
            None => {}
        }
        let mover = board.position.side();
        let opinion = board.ask(stop)?.map(Worth::centipawns);
        early = judge.turn(board.turns.len(), mover, opinion);
    }
}
