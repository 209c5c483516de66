//! Requests of players: a new game, a seat, and everything that changes a game.

use serde::{Deserialize, Serialize};

use super::session::{Control, Side};
use crate::openapi::values;

/// Who gets a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub(crate) enum SeatRequest {
    /// The requester. For both sides: a game on one screen.
    Me,
    /// The engine.
    Engine,
    /// The first other person who takes it.
    Open,
}

/// A request for a new game.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub(crate) struct NewSession {
    /// The variant's id.
    #[schema(value_type = values::GameId)]
    pub game: String,
    /// The number of a start position, from 0; the default one if neither this nor `position` is given.
    #[schema(value_type = Option<values::StartNumber>)]
    pub start_number: Option<usize>,
    /// A start position as text.
    #[schema(value_type = Option<values::PositionText>)]
    pub position: Option<String>,
    pub white: SeatRequest,
    pub black: SeatRequest,
    /// Choose the colours at random.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub random: bool,
    /// The engine's level, 1 to 12; 5 by default.
    #[serde(default = "usual_level")]
    #[cfg_attr(test, ts(optional, as = "Option<u8>"))]
    #[schema(value_type = values::LevelNumber)]
    pub level: u8,
    /// The time control; no clock by default.
    pub clock: Option<Control>,
    /// Is the game rated? Requires an account, a free seat, a clock and the default start position.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub rated: bool,
    /// Is the game listed publicly?
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub listed: bool,
}

const fn usual_level() -> u8 {
    5
}

/// A request to take a free seat.
#[derive(Clone, Debug, Default, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(optional_fields))]
#[serde(default)]
pub(crate) struct Join {
    /// The side, if it must be this one.
    pub side: Option<Side>,
    /// The key of the invitation (`Links.join`). A game in the lobby needs none.
    pub key: Option<String>,
}

/// A step in an agreement between two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub(crate) enum OfferStep {
    /// Offers it; where nobody has to agree (one screen, the engine), it takes effect immediately.
    Offer,
    /// Accepts the other's offer.
    Accept,
    /// Declines the other's offer.
    Decline,
    /// Withdraws one's own offer.
    Withdraw,
}

/// A change of a game. Only players may make one, except for `say`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase")]
pub(crate) enum Act {
    /// A whole turn. `ply`: how many turns were made before it. A turn that is sent twice is made once.
    Turn {
        #[schema(value_type = values::Counter)]
        ply: usize,
        text: String,
    },
    /// Resigns.
    Resign,
    /// Aborts the game, while a seat is free or before Black has made a turn.
    Abort,
    /// A draw by agreement.
    Draw { step: OfferStep },
    /// Claims a draw on one of the grounds in the state's `claims`.
    Claim,
    /// Takes back turns, up to and including the last one of the player who offers it.
    Takeback { step: OfferStep },
    /// A new game with colours swapped, once this one has ended.
    Rematch { step: OfferStep },
    /// Says something in the room of the speaker.
    Say {
        #[schema(value_type = values::SaidText)]
        text: String,
    },
    /// Consents to chat or ends it, for both rooms of this game.
    Chat { open: bool },
}
