//! What people ask for: a new game, a seat, and everything that changes a game.

use serde::{Deserialize, Serialize};

use super::session::{Control, Side};
use crate::openapi::values;

/// Who shall have a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub(crate) enum SeatRequest {
    /// The one who asks. For both sides: a game on one screen.
    Me,
    /// The engine.
    Engine,
    /// The first other person who takes it.
    Open,
}

/// A wish for a new game.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub(crate) struct NewSession {
    /// The game's id.
    #[schema(value_type = values::GameId)]
    pub game: String,
    /// The number of a start position, from 0; the usual one if neither this nor `position` is given.
    #[schema(value_type = Option<values::StartNumber>)]
    pub start_number: Option<usize>,
    /// A start position as text.
    #[schema(value_type = Option<values::PositionText>)]
    pub position: Option<String>,
    pub white: SeatRequest,
    pub black: SeatRequest,
    /// Let chance decide who plays which colour.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub random: bool,
    /// The engine's level, 1 to 8; 3 if not given.
    #[serde(default = "usual_level")]
    #[cfg_attr(test, ts(optional, as = "Option<u8>"))]
    #[schema(value_type = values::LevelNumber)]
    pub level: u8,
    /// No clock if not given.
    pub clock: Option<Control>,
    /// Shall it count for ratings? Needs an account, a free seat, a clock and the usual start position.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub rated: bool,
    /// Shall others be shown it?
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub listed: bool,
}

const fn usual_level() -> u8 {
    3
}

/// A wish for a free seat.
#[derive(Clone, Debug, Default, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(optional_fields))]
#[serde(default)]
pub(crate) struct Join {
    /// Which, if it must be this one.
    pub side: Option<Side>,
    /// The key of the invitation (`Links.join`). A game in the lobby needs none.
    pub key: Option<String>,
}

/// A step of something that two people agree on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub(crate) enum OfferStep {
    /// Offers it; where nobody must be asked (one screen, the engine), it happens at once.
    Offer,
    /// Accepts the other's offer.
    Accept,
    /// Declines the other's offer.
    Decline,
    /// Takes the own offer back.
    Withdraw,
}

/// What changes a game. Only players may, except for `say`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase")]
pub(crate) enum Act {
    /// A whole turn. `ply`: how many turns were made before it. The same turn sent twice is made once.
    Turn {
        #[schema(value_type = values::Counter)]
        ply: usize,
        text: String,
    },
    /// Gives the game up.
    Resign,
    /// Calls the game off, while a seat is free or before Black has made a turn.
    Abort,
    /// A draw by agreement.
    Draw { step: OfferStep },
    /// A draw on one of the state's `claims`.
    Claim,
    /// Takes back to before the last turn of who offers it.
    Takeback { step: OfferStep },
    /// Another game with colours changed, once this one is over.
    Rematch { step: OfferStep },
    /// Says something in the room of who says it.
    Say {
        #[schema(value_type = values::SaidText)]
        text: String,
    },
    /// Consents to chat or ends it, for both rooms of this game.
    Chat { open: bool },
}
