//! A game in progress: what everybody sees, and the additions for one viewer.

use serde::{Deserialize, Serialize};

use super::board::{Both, LastTurn, Outcome, Piece, Stock, TurnCount, TurnRecord, TurnsInRow};
use super::choices::FirstChoice;
use super::notice::Notice;
use crate::language::Problem;
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

/// The phase of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub(crate) enum Phase {
    /// A seat is still free; nobody can move.
    Waiting,
    /// It is in progress.
    Playing,
    /// It has ended; see `outcome`.
    Ended,
}

/// The kind of player in a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub(crate) enum SeatKind {
    /// A person.
    Person,
    /// The engine.
    Engine,
    /// Nobody yet.
    Open,
}

/// Who plays a side. It does not distinguish one anonymous visitor from another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Seat {
    pub kind: SeatKind,
    /// The account's name; null for a visitor without one.
    pub name: Option<String>,
    /// The account’s current rating in this variant; null without an account.
    pub rating: Option<i32>,
    /// The engine's level.
    pub level: Option<u8>,
}

/// The time control, in milliseconds. At most one of `increment` and `delay` is above 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Control {
    /// The initial time of each side.
    #[schema(value_type = values::ClockBase)]
    pub base: u64,
    /// Added after each whole turn.
    #[serde(default)]
    #[schema(value_type = values::ClockStep)]
    pub increment: u64,
    /// The delay in each turn before the clock begins to run down.
    #[serde(default)]
    #[schema(value_type = values::ClockStep)]
    pub delay: u64,
}

/// The clocks, in a form that does not change while time passes. A side has left `side === running ? clock[side] - max(0, now - since - delay) :
/// clock[side]`, where `now` is on the server's clock (see `hello`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct Clock {
    /// White's time in milliseconds; while White's clock is running: at `since`.
    pub w: u64,
    /// Black's time in milliseconds; while Black's clock is running: at `since`.
    pub b: u64,
    /// The side whose clock is running; null before both sides have made their first turn, and after the end.
    pub running: Option<Side>,
    /// Since when it is running, in milliseconds since 1970 on the server's clock.
    pub since: Option<u64>,
    /// The deadline for the first turn of the side to move; after it the game is aborted.
    pub first_by: Option<u64>,
}

/// The open offers; each names the side that offers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Offers {
    pub draw: Option<Side>,
    pub takeback: Option<Side>,
    pub rematch: Option<Side>,
}

/// The position apart from the places of the pieces.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Board {
    /// The position as text (`docs/notation.md`).
    pub position: String,
    /// The position as FEN; null if the game has no customary form of it.
    pub fen: Option<String>,
    /// The side to move.
    pub side: Side,
    pub hands: Both<Vec<Stock>>,
    /// Lost pieces that may return by promotion.
    pub lost: Both<Vec<Stock>>,
    /// Neutral pieces that may not be moved straight back in this turn: from a cell, to a cell.
    pub ko: Vec<(String, String)>,
    /// The number of turns in which each side's royal piece must have come home; null without such a duty.
    pub home: Both<Option<u8>>,
    /// The number of checks that each side has given; null in games that do not count them.
    pub checks: Option<Both<u8>>,
    /// The count of turns towards a draw; null while nothing is counted.
    pub count: Option<TurnCount>,
    /// How far the player to move is in a row of turns; null in games in which players take turns.
    pub row: Option<TurnsInRow>,
    /// The cells of the royal pieces in check; of several that are attacked, those whose attack is check.
    pub checked: Vec<String>,
}

/// A game in progress as everybody sees it.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct State {
    pub id: String,
    pub game: String,
    /// Identifies the counter of `seq`: it changes when the server restarts.
    pub stream: String,
    /// The last change that is included in this state.
    pub seq: u64,
    pub phase: Phase,
    pub seats: Both<Seat>,
    /// Is the rating of this side's player still uncertain?
    pub provisional: Both<bool>,
    /// The colours are chosen at random when the free seat is taken.
    pub random: bool,
    /// The game is rated.
    pub rated: bool,
    /// Listed publicly: in the lobby while a seat is free, among the games to watch afterwards.
    pub listed: bool,
    /// When it was created, in milliseconds since 1970.
    pub created: i64,
    pub control: Option<Control>,
    pub clock: Option<Clock>,
    /// The start position.
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
    /// The grounds on which a draw can be claimed now.
    pub claims: Vec<String>,
    /// Is the engine thinking?
    pub thinking: bool,
    /// A notice to people as an English sentence; the same as `notice`.
    pub note: Option<String>,
    /// A notice to people as a word, for clients in other languages.
    pub notice: Option<Notice>,
    /// Each side's consent to chat; both rooms are open while both consent.
    pub chat: Both<bool>,
}

/// Who is connected.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Presence {
    pub w: bool,
    pub b: bool,
    /// The number of sockets that watch without a seat.
    pub spectators: u32,
}

/// The chat room of a viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub(crate) enum Room {
    /// Those who have a seat.
    Players,
    /// Everybody else.
    Spectators,
}

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ChatLine {
    /// The number of the line in the game, which identifies it in a report.
    #[serde(default)]
    #[cfg_attr(test, ts(type = "number"))]
    pub number: i64,
    /// The seat of the speaker; null for spectators.
    pub side: Option<Side>,
    /// The account's name; null for a visitor, and once the account is deleted.
    pub name: Option<String>,
    /// A pseudonym that distinguishes anonymous speakers within one game: equal for equal speakers, and without further information.
    pub speaker: String,
    pub text: String,
    /// When it was said, in milliseconds since 1970.
    pub at: u64,
}

/// The additions for one viewer.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct You {
    /// The seats of the viewer; both on one screen, none for a spectator.
    pub sides: Vec<Side>,
    pub room: Room,
    /// The last lines of the viewer's room, oldest first.
    pub chat: Vec<ChatLine>,
    /// May the viewer take a free seat?
    #[serde(rename = "mayJoin")]
    pub may_join: bool,
    /// May the viewer use the room? For the spectators of a private game the request must contain the key of its link.
    #[serde(rename = "mayChat")]
    pub may_chat: bool,
    /// The keys of the links for others; null without a seat, and for a listed game, which needs none.
    pub links: Option<Links>,
}

/// The keys of a private game, for its players to pass on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Links {
    /// Lets its holder take the free seat; null if none is free.
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
    /// The id of the rematch; in a private game only for viewers who may chat.
    pub rematch: Option<String>,
    /// The first parts from which the viewer may choose; empty if it is not the viewer's turn.
    pub first: Vec<FirstChoice>,
}

/// A game that was just created.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct CreatedSession {
    #[serde(flatten)]
    #[cfg_attr(test, ts(flatten))]
    pub view: View,
    /// What was guessed or left out when the text of the position was read, and what cannot occur in a game.
    pub remarks: Vec<Problem>,
}

/// A game in progress in a list.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct SessionSummary {
    pub id: String,
    pub game: String,
    /// The variant's name.
    pub name: String,
    pub seats: Both<Seat>,
    /// The seats of the viewer.
    pub you: Vec<Side>,
    pub phase: Phase,
    /// The side to move; null if the game is not in progress.
    pub side: Option<Side>,
    pub control: Option<Control>,
    /// The pieces on the board; those of the start position in old games, and none if the game's file is gone.
    pub pieces: Vec<Piece>,
    pub rated: bool,
    /// When it last changed, in milliseconds since 1970.
    pub updated: i64,
    pub ply: i64,
    /// The state of the game in a few words.
    pub status: String,
    /// How it ended; null while it is in progress.
    pub outcome: Option<Outcome>,
}
