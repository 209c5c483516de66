//! What the actor of a game is asked.

use std::sync::Arc;

use tokio::sync::oneshot;
use variorum_rules::Side;

use super::chat::SpokenBy;
use super::lease::Lease;
use crate::error::ApiError;
use crate::send_queue::SendQueue;
use crate::viewer::Viewer;
use crate::wire;
use crate::wire::Act;

/// The answer to a request.
pub(super) type Reply<T> = oneshot::Sender<Result<T, ApiError>>;

pub(super) enum Request {
    View(Arc<Viewer>, Reply<Arc<str>>),
    Second(Arc<Viewer>, String, Reply<Vec<wire::SecondChoice>>),
    Act {
        viewer: Arc<Viewer>,
        act: Act,
        lag: u64,
        reply: Reply<()>,
    },
    Join(Arc<Viewer>, Option<Side>, Reply<()>),
    /// Wants to be told; `seen`: the stream and the last change known.
    Watch {
        viewer: Arc<Viewer>,
        queue: SendQueue,
        seen: Option<(String, u64)>,
    },
    Unwatch(u64),
    /// The engine has chosen; the number tells for which question.
    Chosen(u64, Result<String, String>, Lease),
    /// The engine was not asked question `number`, since another process has changed the game.
    ThinkAgain(u64),
    /// Storage has this revision, or perhaps a newer one than is known.
    Newer(Option<i64>),
    /// Something was said in another process.
    RefreshChat,
    /// An account, or any of them, is gone or has another name.
    AccountChanged(Option<String>),
    /// Lines of chat were removed.
    ChatRemoved,
    /// Changes can be kept again.
    Resume,
    /// The game has been removed.
    Removed,
    /// A line of chat that the viewer can read, by its number.
    Line(Arc<Viewer>, i64, Reply<SpokenBy>),
    Close,
}
