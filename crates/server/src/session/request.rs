//! Requests to the actor of a game.

use std::sync::Arc;

use tokio::sync::oneshot;
use variorum_play::Table;
use variorum_rules::Side;

use super::chat::SpokenBy;
use super::lease::Lease;
use super::standing::Standing;
use crate::error::ApiError;
use crate::send_queue::SendQueue;
use crate::viewer::Viewer;
use crate::wire;
use crate::wire::Act;

/// What a small board shows of a game.
pub(crate) struct Glance {
    pub table: Arc<Table>,
    pub seats: wire::Both<wire::Seat>,
    pub control: Option<wire::Control>,
    pub clock: Option<wire::Clock>,
}

/// The answer to a request.
pub(super) type Reply<T> = oneshot::Sender<Result<T, ApiError>>;

pub(super) enum Request {
    View(Arc<Viewer>, Reply<Arc<str>>),
    /// What a small board shows.
    Glance(Reply<Glance>),
    Second(Arc<Viewer>, String, Reply<Vec<wire::SecondChoice>>),
    /// Where the game stands, for a player whom the engine may help.
    Standing(Arc<Viewer>, Reply<Standing>),
    Act {
        viewer: Arc<Viewer>,
        act: Act,
        lag: u64,
        reply: Reply<()>,
    },
    Join(Arc<Viewer>, Option<Side>, Reply<()>),
    /// Watch the game; `seen` is the stream and the last change that the client knows.
    Watch {
        viewer: Arc<Viewer>,
        queue: SendQueue,
        seen: Option<(String, u64)>,
    },
    Unwatch(u64),
    /// The engine has chosen; the number is that of the request to it.
    Chosen(u64, Result<String, String>, Lease),
    /// Request `number` was not put to the engine, since another process has changed the game.
    ThinkAgain(u64),
    /// Storage has this revision, or possibly a newer one.
    Newer(Option<i64>),
    /// Another process has stored a chat line.
    RefreshChat,
    /// An account, or any account, was deleted or renamed.
    AccountChanged(Option<String>),
    /// Chat lines were removed.
    ChatRemoved,
    /// Changes can be stored again.
    Resume,
    /// The game was deleted.
    Removed,
    /// A chat line that the viewer can read, by its number.
    Line(Arc<Viewer>, i64, Reply<SpokenBy>),
    Close,
}
