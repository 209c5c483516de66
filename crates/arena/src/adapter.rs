//! The interface that the engine, the random mover and other programs share as players.

use std::time::{Duration, Instant};

use variorum_rules::history::Entry;
use variorum_rules::{Position, Turn};

use crate::claimed_score::ClaimedScore;
use crate::error::AdapterError;
use crate::limit::Clocks;
use variorum_jobs::Stop;

/// An adapter's answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Answer {
    /// The turn. The game checks that it is legal.
    pub turn: Turn,
    /// The time between question and answer.
    pub elapsed: Duration,
    /// The player's last report about its search.
    pub info: SearchInfo,
}

/// A player's report about its search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct SearchInfo {
    /// The player's score of its own position.
    pub score: Option<ClaimedScore>,
    /// The depth of the search, in turns of either side.
    pub depth: Option<u32>,
    /// The number of nodes searched.
    pub nodes: Option<u64>,
}

impl SearchInfo {
    /// The answer to a question that was asked at `begun` and answered at `end`.
    pub fn answer(self, turn: Turn, begun: Instant, end: Instant) -> Answer {
        Answer { turn, elapsed: end.saturating_duration_since(begun), info: self }
    }
}

/// A player in one game at a time.
pub(crate) trait Adapter: Send {
    /// The player's name for itself.
    fn name(&self) -> String;

    /// Begins a game from this position. `seed` determines the player's random choices; `clocks` are those at the start.
    fn begin(&mut self, start: &Position, seed: u64, clocks: &Clocks, stop: &Stop) -> Result<(), AdapterError>;

    /// Informs the player of a turn of either side, played in the position `before`.
    fn played(&mut self, before: &Position, turn: Turn) -> Result<(), AdapterError>;

    /// Asks for a turn in `position`; `history` lists the earlier positions.
    fn choose(
        &mut self,
        position: &Position,
        history: &[Entry],
        clocks: &Clocks,
        stop: &Stop,
    ) -> Result<Answer, AdapterError>;

    /// Whether the player is exempt from its clock.
    fn is_timeless(&self) -> bool {
        false
    }

    /// How often its program had to be restarted.
    fn restarts(&self) -> u32 {
        0
    }
}
