//! The boards of the first page: games that are being played.

use serde::Serialize;

use super::board::{Both, Outcome, Piece};
use super::session::{Clock, Control, Seat, Side};

/// A game that is shown while it is played.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct ShownGame {
    /// The id of the game; null for a game that the engine plays against itself for this page alone.
    pub session: Option<String>,
    pub game: String,
    /// The variant's name.
    pub name: String,
    pub seats: Both<Seat>,
    /// The side to move.
    pub side: Side,
    pub control: Option<Control>,
    pub clock: Option<Clock>,
    /// How many turns have been made, counted for both sides together.
    pub ply: usize,
    pub pieces: Vec<Piece>,
    /// The cells that the last turn touched.
    pub last: Vec<String>,
    /// How it ended; null while it is in progress.
    pub outcome: Option<Outcome>,
}
