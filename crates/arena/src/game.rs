//! A game between two players, and its record.

use serde::{Deserialize, Serialize};
use variorum_engine::ending;
use variorum_jobs::Stop;
use variorum_rules::history::Entry;
use variorum_rules::{Position, Side, Turn};

use crate::adapter::{Adapter, SearchInfo};
use crate::adjudication::{Adjudicated, Adjudicator};
use crate::claimed_score::ClaimedScore;
use crate::error::{AdapterError, Forfeit};
use crate::limit::{Clocks, Limit};
use crate::opening::{Opener, stream};
use crate::record::FinishedGame;
use crate::schedule::Place;
use crate::settings::Settings;

/// A finished game of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayedGame {
    /// Its number in the match, from 0. Games 0 and 1, 2 and 3, … are pairs with the same opening and swapped sides, unless the match has no
    /// pairs.
    pub number: usize,
    /// The index of the game in the pool of the match.
    pub game: usize,
    /// The player with the white pieces: 0 or 1.
    pub white: usize,
    /// Its start position as text.
    pub start: String,
    /// The number of turns at the beginning that belong to the opening.
    pub opening: usize,
    /// All turns, the opening included.
    pub turns: Vec<PlayedTurn>,
    /// The winner; `None`: a draw.
    pub winner: Option<Side>,
    /// Why it ended.
    pub reason: Termination,
}

/// A turn of a game, with what its player reported about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayedTurn {
    /// The turn as text.
    pub turn: String,
    /// The player's score of its own position: `+0.35`, `#3`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<ClaimedScore>,
    /// The depth of the search.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
    /// The number of nodes searched.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// The time taken, in milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ms: Option<u64>,
}

/// Why a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Termination {
    /// The rules of the game ended it.
    Rules(variorum_rules::Reason),
    /// This side forfeited it.
    Forfeit(Side, Forfeit),
    /// It was adjudicated a draw by the scores of both players.
    AgreedDraw,
    /// It was adjudicated a win by the scores of both players.
    AgreedWin,
    /// It reached the greatest number of turns.
    TooLong,
}

impl Termination {
    /// The reason without details, as a key for counting.
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

impl PlayedGame {
    /// The player (0 or 1) that forfeited the game, and why.
    #[must_use]
    pub fn forfeit(&self) -> Option<(usize, &Forfeit)> {
        match &self.reason {
            Termination::Forfeit(side, forfeit) => Some((self.white ^ side.index(), forfeit)),
            Termination::Rules(_) | Termination::AgreedDraw | Termination::AgreedWin | Termination::TooLong => None,
        }
    }

    /// What a match counts of it.
    #[must_use]
    pub fn finished(&self) -> FinishedGame {
        FinishedGame {
            number: self.number,
            game: self.game,
            white: self.white,
            winner: self.winner.map(|side| self.white ^ side.index()),
            reason: self.reason.text().to_owned(),
            at_fault: self.forfeit().filter(|(_, forfeit)| forfeit.is_fault()).map(|(player, _)| player),
            turns: self.turns.len(),
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

/// A game in progress.
struct GameInProgress<'a> {
    position: Position,
    history: Vec<Entry>,
    turns: Vec<PlayedTurn>,
    clocks: Clocks,
    /// By side.
    limits: [Limit; 2],
    adapters: &'a mut [Box<dyn Adapter>; 2],
    /// The index of White's adapter.
    white: usize,
    margin_ms: u64,
}

impl GameInProgress<'_> {
    fn adapter(&mut self, side: Side) -> &mut dyn Adapter {
        &mut *self.adapters[self.white ^ side.index()]
    }

    fn make(&mut self, turn: Turn, played: PlayedTurn) -> Result<(), (Side, AdapterError)> {
        for side in Side::BOTH {
            let before = self.position.clone();
            self.adapter(side).played(&before, turn).map_err(|error| (side, error))?;
        }
        self.turns.push(played);
        self.history.push(Entry::of(&self.position));
        self.position.play_unchecked(turn);
        Ok(())
    }

    /// Lets the player to move play a turn and returns its score.
    fn ask(&mut self, stop: &Stop) -> Result<Option<ClaimedScore>, (Side, AdapterError)> {
        let side = self.position.side();
        (self.clocks.side, self.clocks.limit) = (side, self.limits[side.index()]);
        let (position, clocks) = (self.position.clone(), self.clocks);
        let history = std::mem::take(&mut self.history);
        let answer = self.adapter(side).choose(&position, &history, &clocks, stop);
        self.history = history;
        let answer = answer.map_err(|error| (side, error))?;
        let ms = u64::try_from(answer.elapsed.as_millis()).unwrap_or(u64::MAX);
        if !self.adapter(side).is_timeless() {
            if clocks.allowed(self.margin_ms).is_some_and(|allowed| ms > allowed) {
                return Err((side, Forfeit::Time.into()));
            }
            self.clocks.spend(ms);
        }
        let turn = self.position.turn_text(answer.turn);
        if self.position.parse_turn(&turn).is_err() {
            return Err((side, Forfeit::Illegal(turn).into()));
        }
        let SearchInfo { score, depth, nodes } = answer.info;
        self.make(answer.turn, PlayedTurn { turn, score, depth, nodes, ms: Some(ms) })?;
        Ok(score)
    }
}

/// Plays game number `number` of a match, which stands for `place`. If the players are deterministic, the result depends only on the settings
/// and the place.
///
/// # Errors
/// If the game cannot be played or the match is aborted. A forfeit is a finished game, not an error.
pub(crate) fn play(
    opener: &mut Opener<'_>,
    settings: &Settings,
    number: usize,
    place: Place,
    adapters: &mut [Box<dyn Adapter>; 2],
    stop: &Stop,
) -> Result<PlayedGame, AdapterError> {
    let opening = opener.of_game(place.number)?;
    let white = place.number % 2;
    let limit = |player: usize| settings.players[player].limit.unwrap_or(settings.limit);
    let limits = [limit(white), limit(1 - white)];
    let start = opening.start.text();
    let mut game = GameInProgress {
        position: opening.start,
        history: Vec::new(),
        turns: Vec::new(),
        clocks: Clocks::new(limits),
        limits,
        adapters,
        white,
        margin_ms: settings.margin_ms,
    };
    let opening_turns = opening.turns.len();
    let (winner, reason) = match conduct(&mut game, &opening.turns, settings, place.number, stop) {
        Ok(end) => end,
        Err((side, AdapterError::Forfeit(forfeit))) => (Some(side.other()), Termination::Forfeit(side, forfeit)),
        Err((_, error)) => return Err(error),
    };
    Ok(PlayedGame { number, game: place.game, white, start, opening: opening_turns, turns: game.turns, winner, reason })
}

type End = (Option<Side>, Termination);

fn conduct(
    game: &mut GameInProgress<'_>,
    opening: &[Turn],
    settings: &Settings,
    number: usize,
    stop: &Stop,
) -> Result<End, (Side, AdapterError)> {
    for side in Side::BOTH {
        let adapter = game.white ^ side.index();
        let seed = stream(settings.seed, number as u64, 1000 + adapter as u64);
        let (start, limits) = (game.position.clone(), game.limits);
        let clocks = Clocks { side, limit: limits[side.index()], ..game.clocks };
        game.adapter(side).begin(&start, seed, &clocks, stop).map_err(|error| (side, error))?;
    }
    for &turn in opening {
        let text = game.position.turn_text(turn);
        game.make(turn, PlayedTurn { turn: text, score: None, depth: None, nodes: None, ms: None })?;
    }
    let mut adjudicator = Adjudicator::new(settings.adjudication);
    let mut adjudicated = None;
    loop {
        // The rules have precedence over adjudication.
        if let Some(outcome) = ending(&game.position, &game.history) {
            return Ok((outcome.winner, Termination::Rules(outcome.reason)));
        }
        match adjudicated {
            Some(Adjudicated::Drawn) => return Ok((None, Termination::AgreedDraw)),
            Some(Adjudicated::Won(side)) => return Ok((Some(side), Termination::AgreedWin)),
            Some(Adjudicated::TooLong) => return Ok((None, Termination::TooLong)),
            None => {}
        }
        let mover = game.position.side();
        let score = game.ask(stop)?.map(ClaimedScore::centipawns);
        adjudicated = adjudicator.turn(game.turns.len(), mover, score);
    }
}
