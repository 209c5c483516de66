//! Where a game stands, for a player who asks the engine for help: only in games against it that are not rated.

use variorum_play::Seat;
use variorum_play::history::Entry;
use variorum_rules::Position;

use super::actor::Actor;
use crate::error::ApiError;
use crate::viewer::Viewer;

/// A position with the ones before it.
pub(crate) struct Standing {
    pub position: Position,
    /// The positions before it, oldest first.
    pub history: Vec<Entry>,
}

impl Actor {
    /// Where the game stands, if the viewer is to move, plays against the engine, and the game is not rated.
    pub(super) fn standing(&self, viewer: &Viewer) -> Result<Standing, ApiError> {
        let sides = self.sides_of(viewer);
        let game = self.table.game();
        let [side] = sides[..] else {
            return Err(if sides.is_empty() { ApiError::NoSeat } else { ApiError::NoHelp });
        };
        if self.table.is_rated() || game.seat(side.other()) != Seat::Engine {
            return Err(ApiError::NoHelp);
        }
        match game.to_move() {
            None => Err(ApiError::GameOver),
            Some(Seat::Engine) => Err(ApiError::EnginesTurn),
            Some(Seat::Person) => {
                Ok(Standing { position: game.position().clone(), history: game.entries_before().to_vec() })
            }
        }
    }
}
