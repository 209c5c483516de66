//! The messages of `GET /api/socket`.

use serde::{Deserialize, Serialize};

use super::acts::Act;
use super::board::{Both, Change, LastTurn, Outcome, TurnRecord};
use super::bulletin::Bulletin;
use super::choices::FirstChoice;
use super::notice::Notice;
use super::session::{Board, ChatLine, Clock, Control, Offers, Presence, Room, Seat, Side, View};
use crate::error::Code;

/// What a client sends.
#[derive(Clone, Debug, PartialEq, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase")]
pub(crate) enum ClientMessage {
    /// From now on, what happens in a game. Answered with `state`, or, if `stream` and `seq` are those last seen and nothing is
    /// lost yet, with what happened since then. Sent again for a game that is watched already, it brings `state`.
    #[serde(rename_all = "camelCase")]
    Watch {
        session: String,
        #[cfg_attr(test, ts(optional))]
        stream: Option<String>,
        #[cfg_attr(test, ts(optional))]
        seq: Option<u64>,
        /// The key from the link of a private game; kept for what is done in this game over this socket.
        #[cfg_attr(test, ts(optional))]
        key: Option<String>,
    },
    /// No more of this game.
    Unwatch { session: String },
    /// From now on, what happens in the lobby. Answered with `lobby`.
    WatchLobby,
    /// No more of the lobby.
    UnwatchLobby,
    /// Changes a game. Answered with `done` or `refused` with the same `id`, after what it changed was sent.
    Act { session: String, id: u32, act: Act },
    /// Is the line alive? Answered with `pong`.
    Ping {
        /// Comes back as it is.
        at: f64,
    },
}

/// An open challenge: a listed game with a free seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Challenge {
    /// The game in progress that is joined.
    pub session: String,
    pub game: String,
    /// The game's name.
    pub name: String,
    /// Who offers it.
    pub by: Seat,
    /// Which colour is free.
    pub side: ColourOffer,
    pub control: Option<Control>,
    pub rated: bool,
    /// It begins from a position other than the game's usual one.
    pub custom: bool,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
}

/// The colour of who accepts a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub(crate) enum ColourOffer {
    /// White.
    W,
    /// Black.
    B,
    /// By chance.
    Random,
}

/// What the server sends. Messages with `seq` change a state, in this order and each once; those without tell what is so now.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub(crate) enum ServerMessage {
    /// The first message.
    Hello {
        /// The protocol's version.
        version: u32,
        /// The server's clock, in milliseconds since 1970.
        now: u64,
        /// A client that has heard nothing for this many milliseconds should send a `ping`, and connect anew if nothing comes.
        heartbeat: u64,
    },
    /// What the operator tells everybody: after `hello` if there is anything, and whenever it changes.
    Bulletin { bulletin: Bulletin },
    /// Answers `ping`.
    Pong { at: f64, now: u64 },
    /// A game, whole: take it in place of what was known.
    #[allow(dead_code, reason = "put together from texts that are made once")]
    State { session: String, view: Box<View> },
    /// A turn was made: put `changes` on the board, append `turn`, and take the rest in place of what was known. Offers of
    /// draw and takeback have lapsed.
    Turn {
        session: String,
        seq: u64,
        ply: usize,
        turn: TurnRecord,
        last_turn: Box<LastTurn>,
        changes: Vec<Change>,
        board: Box<Board>,
        clock: Option<Clock>,
        outcome: Option<Outcome>,
        claims: Vec<String>,
        thinking: bool,
    },
    /// What the one to move may choose from; sent to that player only, after `turn`.
    #[allow(dead_code, reason = "put together from texts that are made once")]
    Choices { session: String, ply: usize, first: Vec<FirstChoice> },
    /// The game has ended otherwise than by a turn. Offers have lapsed.
    End { session: String, seq: u64, outcome: Outcome, clock: Option<Clock> },
    /// Offers were made, answered or have lapsed.
    Offers { session: String, seq: u64, offers: Offers },
    /// The engine's state and what people should know.
    Engine { session: String, seq: u64, thinking: bool, note: Option<String>, notice: Option<Notice> },
    /// Somebody said something in the viewer's room.
    Said { session: String, seq: u64, room: Room, line: ChatLine },
    /// A player consented to chat or ended it.
    Chat { session: String, seq: u64, chat: Both<bool> },
    /// Both want another game: it is there.
    Rematch { session: String, seq: u64, rematch: String },
    /// Who is there; at most once a second.
    Presence { session: String, presence: Presence },
    /// All open challenges.
    Lobby { challenges: Vec<Challenge> },
    /// A new or changed challenge.
    Challenge { challenge: Challenge },
    /// A challenge was accepted, withdrawn or has expired.
    ChallengeGone { session: String },
    /// An `act` was done and, where it changes the game, kept.
    Done { id: u32 },
    /// An `act` (`id`) or a `watch` (`session`) was refused.
    Refused {
        id: Option<u32>,
        session: Option<String>,
        /// As in HTTP. 409: the game has moved on, and `state` has been sent.
        status: u16,
        /// A sentence for people, in the language that the socket was opened with.
        error: String,
        code: Code,
        /// What the sentence is about, by name; values may be errors themselves.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional, type = "Record<string, unknown>"))]
        args: Option<serde_json::Value>,
    },
}

impl From<Side> for ColourOffer {
    fn from(side: Side) -> Self {
        match side {
            Side::W => Self::W,
            Side::B => Self::B,
        }
    }
}
