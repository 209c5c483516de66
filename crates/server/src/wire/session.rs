//! A game in progress as it is sent: what everybody sees, and what is added for one viewer.

use serde::{Deserialize, Serialize};

use super::board::{Both, LastTurn, Outcome, Piece, Stock, TurnRecord};
use super::choices::FirstChoice;
use super::notice::Notice;
use crate::openapi::values;

/// White or Black.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub(crate) enum Side {
    /// White.
    W,
    /// Black.
    B,
}

impl From<variorum_rules::Side> for Side {
    fn from(side: variorum_rules::Side) -> Self {
        match side {
            variorum_rules::Side::White => Self::W,
            variorum_rules::Side::Black => Self::B,
        }
    }
}

impl From<Side> for variorum_rules::Side {
    fn from(side: Side) -> Self {
        match side {
            Side::W => Self::White,
            Side::B => Self::Black,
        }
    }
}

/// How far a game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub(crate) enum Phase {
    /// A seat is still free; nobody can move.
    Waiting,
    /// It is being played.
    Playing,
    /// It is over; see `outcome`.
    Ended,
}

/// What kind of player has a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub(crate) enum SeatKind {
    /// A person.
    Person,
    /// The program.
    Engine,
    /// Nobody yet.
    Open,
}

/// Who plays a side. Nothing here tells a visitor without a name from another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Seat {
    pub kind: SeatKind,
    /// The account's name; null for a visitor without one.
    pub name: Option<String>,
    /// The account’s rating in this game as it stands; null without an account.
    pub rating: Option<i32>,
    /// The engine's level.
    pub level: Option<u8>,
}

/// How a clock runs. All in milliseconds. At most one of `increment` and `delay` is above 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Control {
    /// What each side has at the start.
    #[schema(value_type = values::ClockBase)]
    pub base: u64,
    /// Added after each whole turn.
    #[serde(default)]
    #[schema(value_type = values::ClockStep)]
    pub increment: u64,
    /// Passes in each turn before the clock begins to run down.
    #[serde(default)]
    #[schema(value_type = values::ClockStep)]
    pub delay: u64,
}

/// The clocks, such that nothing here changes while time passes. A side has left
/// `side === running ? clock[side] - max(0, now - since - delay) : clock[side]`, `now` on the server's clock (see `hello`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct Clock {
    /// White's milliseconds; while White's clock runs: at `since`.
    pub w: u64,
    /// Black's milliseconds; while Black's clock runs: at `since`.
    pub b: u64,
    /// Whose clock runs. Nobody's before both sides have made their first turn, nor after the end.
    pub running: Option<Side>,
    /// Since when, in milliseconds since 1970 on the server's clock.
    pub since: Option<u64>,
    /// Until then the side to move must have made its first turn, or the game is called off.
    pub first_by: Option<u64>,
}

/// What has been offered and not yet answered; each names the side that offers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Offers {
    pub draw: Option<Side>,
    pub takeback: Option<Side>,
    pub rematch: Option<Side>,
}

/// The part of a position that is not the pieces’ places.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Board {
    /// The position as text (`docs/notation.md`).
    pub position: String,
    /// Whose turn it is.
    pub side: Side,
    pub hands: Both<Vec<Stock>>,
    /// Lost pieces that may come back by promotion.
    pub lost: Both<Vec<Stock>>,
    /// Neutral pieces that may not be moved back this turn: from a cell, to a cell.
    pub ko: Vec<(String, String)>,
    /// Turns in which each side's royal piece must have come home; null: no such duty.
    pub home: Both<Option<u8>>,
    /// The cell of the royal piece in check.
    pub check: Option<String>,
}

/// A game in progress as everybody sees it.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct State {
    pub id: String,
    pub game: String,
    /// Names the count of `seq`: after a restart of the server it is another.
    pub stream: String,
    /// The last change that is in this state.
    pub seq: u64,
    pub phase: Phase,
    pub seats: Both<Seat>,
    /// Who plays which colour is decided by chance when the free seat is taken.
    pub random: bool,
    /// Counts for ratings.
    pub rated: bool,
    /// Shown to others: in the lobby while a seat is free, among the games to watch afterwards.
    pub listed: bool,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    pub control: Option<Control>,
    pub clock: Option<Clock>,
    /// The position that the game began with.
    pub start: String,
    /// How many turns have been made, counted for both sides together.
    pub ply: usize,
    #[serde(flatten)]
    #[cfg_attr(test, ts(flatten))]
    pub board: Board,
    pub pieces: Vec<Piece>,
    pub last_turn: Option<LastTurn>,
    pub turns: Vec<TurnRecord>,
    pub outcome: Option<Outcome>,
    pub offers: Offers,
    /// On what grounds a draw can be had now without asking anybody.
    pub claims: Vec<String>,
    /// Is the engine at work?
    pub thinking: bool,
    /// Something that people should know, in an English sentence; `notice` says the same.
    pub note: Option<String>,
    /// Something that people should know, for who says it in another language.
    pub notice: Option<Notice>,
    /// Each side's consent to chat; both rooms are open while both consent.
    pub chat: Both<bool>,
}

/// Who is there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Presence {
    pub w: bool,
    pub b: bool,
    /// How many sockets watch without a seat.
    pub spectators: u32,
}

/// Which chat a viewer takes part in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub(crate) enum Room {
    /// Who has a seat.
    Players,
    /// Everybody else.
    Spectators,
}

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ChatLine {
    /// Which line of the game it is; by this it is reported.
    #[serde(default)]
    #[cfg_attr(test, ts(type = "number"))]
    pub number: i64,
    /// The seat of who says it; null for spectators.
    pub side: Option<Side>,
    /// The account's name; null for a visitor without one, and once the account is gone.
    pub name: Option<String>,
    /// Tells speakers without a name apart within one game: equal for equal speakers, and nothing else can be learnt from it.
    pub speaker: String,
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

/// What concerns the viewer alone.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct You {
    /// The seats that are the viewer's; both on one screen, none for a spectator.
    pub sides: Vec<Side>,
    pub room: Room,
    /// The last lines of the viewer's room, oldest first.
    pub chat: Vec<ChatLine>,
    /// May the viewer take a free seat?
    #[serde(rename = "mayJoin")]
    pub may_join: bool,
    /// Is the viewer let into the room? Not into that of a private game's spectators, unless the key of its link came with the request.
    #[serde(rename = "mayChat")]
    pub may_chat: bool,
    /// The keys for others; null for who has no seat, and for a listed game, which needs none.
    pub links: Option<Links>,
}

/// The keys of a private game, for those who play it to hand on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Links {
    /// Lets its holder take the free seat; null when none is free.
    pub join: Option<String>,
    /// Lets its holder read and write in the spectators' room.
    pub watch: String,
}

/// A game in progress as one viewer sees it.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct View {
    #[serde(flatten)]
    #[cfg_attr(test, ts(flatten))]
    pub state: State,
    pub presence: Presence,
    pub you: You,
    /// The game that follows this one; of a private game it is told only to who may chat.
    pub rematch: Option<String>,
    /// The first parts of turns from which the viewer may choose; empty when it is not the viewer's turn.
    pub first: Vec<FirstChoice>,
}

/// A game in progress in a list.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct SessionSummary {
    pub id: String,
    pub game: String,
    /// The game's name.
    pub name: String,
    pub seats: Both<Seat>,
    /// The seats that are the viewer's.
    pub you: Vec<Side>,
    pub phase: Phase,
    /// Whose turn it is; null when the game is not being played.
    pub side: Option<Side>,
    pub control: Option<Control>,
    pub rated: bool,
    /// When it was changed last, in milliseconds since 1970.
    pub updated: i64,
    pub ply: i64,
    /// How it stands, in a few words.
    pub status: String,
    /// How it ended; null while it has not.
    pub outcome: Option<Outcome>,
}
