//! The messages of `GET /api/socket`.

use serde::{Deserialize, Serialize};

use super::acts::Act;
use super::board::{Both, Change, LastTurn, Outcome, TurnRecord};
use super::bulletin::Bulletin;
use super::choices::FirstChoice;
use super::notice::Notice;
use super::session::{Board, ChatLine, Clock, Control, Offers, Presence, Room, Seat, Side, View};
use super::show::ShownGame;
use crate::error::Code;

/// What a client sends.
#[derive(Clone, Debug, PartialEq, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase")]
pub(crate) enum ClientMessage {
    /// Starts watching a game. Answered with `state`, or, if `stream` and `seq` are those last seen and are still known, with the changes since then.
    /// If the game is already watched, it is answered with `state`.
    #[serde(rename_all = "camelCase")]
    Watch {
        session: String,
        #[cfg_attr(test, ts(optional))]
        stream: Option<String>,
        #[cfg_attr(test, ts(optional))]
        seq: Option<u64>,
        /// The key from the link of a private game; it is kept for all actions in this game over this socket.
        #[cfg_attr(test, ts(optional))]
        key: Option<String>,
    },
    /// Stops watching a game.
    Unwatch { session: String },
    /// Starts watching the lobby. Answered with `lobby`.
    WatchLobby,
    /// Stops watching the lobby.
    UnwatchLobby,
    /// Starts watching the boards of the first page. Answered with `show`.
    WatchShow,
    /// Stops watching them.
    UnwatchShow,
    /// Changes a game. Answered with `done` or `refused` with the same `id`, after the resulting messages.
    Act { session: String, id: u32, act: Act },
    /// Is the line alive? Answered with `pong`.
    Ping {
        /// Returned unchanged.
        at: f64,
    },
}

/// An open challenge: a listed game with a free seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Challenge {
    /// The id of the game to join.
    pub session: String,
    pub game: String,
    /// The variant's name.
    pub name: String,
    /// The player who offers it.
    pub by: Seat,
    /// The colour that is free.
    pub side: ColourOffer,
    pub control: Option<Control>,
    pub rated: bool,
    /// It begins from a position other than the variant's default.
    pub custom: bool,
    /// That position as text; null for the variant's default.
    pub position: Option<String>,
    /// When it was created, in milliseconds since 1970.
    pub created: i64,
}

/// The colour of the player who accepts a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub(crate) enum ColourOffer {
    /// White.
    W,
    /// Black.
    B,
    /// Random.
    Random,
}

/// A message of the server. Messages with `seq` are changes of a state, each sent once and in order; those without describe the present.
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
        /// A client that has received nothing for this many milliseconds should send a `ping`, and reconnect if no answer comes.
        heartbeat: u64,
    },
    /// The operator's announcement: after `hello` if there is one, and whenever it changes.
    Bulletin { bulletin: Bulletin },
    /// Answers `ping`.
    Pong { at: f64, now: u64 },
    /// The whole state of a game, which replaces the client's.
    #[allow(dead_code, reason = "put together from texts that are made once")]
    State { session: String, view: Box<View> },
    /// A turn was made: put `changes` on the board, append `turn`, and replace the rest. Offers of a draw or takeback have lapsed.
    Turn {
        session: String,
        seq: u64,
        ply: usize,
        turn: Box<TurnRecord>,
        last_turn: Box<LastTurn>,
        changes: Vec<Change>,
        board: Box<Board>,
        clock: Option<Clock>,
        outcome: Option<Outcome>,
        claims: Vec<String>,
        thinking: bool,
    },
    /// The choices of the player to move; sent to that player only, after `turn`.
    #[allow(dead_code, reason = "put together from texts that are made once")]
    Choices { session: String, ply: usize, first: Vec<FirstChoice> },
    /// The game has ended other than by a turn. Offers have lapsed.
    End { session: String, seq: u64, outcome: Outcome, clock: Option<Clock> },
    /// Offers were made, were answered or have lapsed.
    Offers { session: String, seq: u64, offers: Offers },
    /// The engine's state, and the notice to people.
    Engine { session: String, seq: u64, thinking: bool, note: Option<String>, notice: Option<Notice> },
    /// A chat line in the viewer's room.
    Said { session: String, seq: u64, room: Room, line: ChatLine },
    /// A player consented to chat or ended it.
    Chat { session: String, seq: u64, chat: Both<bool> },
    /// Both players want a rematch: it exists.
    Rematch { session: String, seq: u64, rematch: String },
    /// Who is connected; sent at most once a second.
    Presence { session: String, presence: Presence },
    /// All open challenges.
    Lobby { challenges: Vec<Challenge> },
    /// A new or changed challenge.
    Challenge { challenge: Challenge },
    /// A challenge was accepted or withdrawn, or has expired.
    ChallengeGone { session: String },
    /// All boards of the first page.
    Show { boards: Vec<ShownGame> },
    /// One of these boards has changed; each is sent at most once a second.
    ShowBoard { place: usize, board: Box<ShownGame> },
    /// An `act` was done and, where it changes the game, stored.
    Done { id: u32 },
    /// An `act` (`id`) or a `watch` (`session`) was refused.
    Refused {
        id: Option<u32>,
        session: Option<String>,
        /// As in HTTP. 409: the game has changed in the meantime, and `state` has been sent.
        status: u16,
        /// A sentence for people, in the language of the socket.
        error: String,
        code: Code,
        /// The arguments of the sentence, by name; values may be errors themselves.
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
