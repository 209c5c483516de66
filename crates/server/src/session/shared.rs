//! The parts of the server that every game in progress needs.

use std::sync::Arc;
use std::time::Duration;

use variorum_storage::Store;

use super::chat::ChatLimits;
use crate::fair_queue::FairQueue;
use crate::live_count::LiveCount;
use crate::lobby::Lobby;
use crate::opponent::Opponent;
use crate::time::Time;

/// The parts of the server that every game in progress needs.
pub(crate) struct Shared {
    pub store: Store,
    pub opponent: Arc<dyn Opponent>,
    /// One slot for each engine that may think for games at the same time.
    pub engines: FairQueue,
    pub pause: Duration,
    /// The maximum number of turns in a game.
    pub most_turns: usize,
    pub time: Time,
    /// When this process started, in milliseconds since 1970: before that nobody could play here.
    pub started: u64,
    pub lobby: Arc<Lobby>,
    /// The number of games in progress, in memory or not.
    pub live: LiveCount,
    /// The chat limits per address.
    pub chat_limits: ChatLimits,
}
