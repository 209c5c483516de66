//! What every game in progress needs of the server.

use std::sync::Arc;
use std::time::Duration;

use variorum_storage::Store;

use super::chat::Voices;
use crate::fair_queue::FairQueue;
use crate::live_count::LiveCount;
use crate::lobby::Lobby;
use crate::opponent::Opponent;
use crate::time::Time;

/// What every game in progress needs.
pub(crate) struct Shared {
    pub store: Store,
    pub opponent: Arc<dyn Opponent>,
    /// As many as engines may think at once for games.
    pub engines: FairQueue,
    pub pause: Duration,
    /// Longest game that is kept, in turns.
    pub most_turns: usize,
    pub time: Time,
    /// When this process began, in milliseconds since 1970: before that nobody could play here.
    pub started: u64,
    pub lobby: Arc<Lobby>,
    /// Games that are not over, in memory or not.
    pub live: LiveCount,
    /// How much one address may say.
    pub voices: Voices,
}
