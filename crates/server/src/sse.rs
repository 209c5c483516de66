//! Server-sent events: the game as the viewer sees it, now and after each change. The former way of hearing of changes; the
//! socket is the present one.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::Stream;
use futures_util::stream::unfold;
use tokio::sync::{OwnedSemaphorePermit, watch};

use crate::fault::Fault;
use crate::routes::Id;
use crate::session::Handle;
use crate::sessions::AppState;
use crate::viewer::Viewer;

/// One listener.
struct Listener {
    viewer: Arc<Viewer>,
    handle: Arc<Handle>,
    changes: watch::Receiver<u64>,
    closing: watch::Receiver<bool>,
    _permit: OwnedSemaphorePermit,
}

/// `GET /api/sessions/{id}/events`
pub(crate) async fn events(
    State(AppState(state)): State<AppState>,
    viewer: Viewer,
    Id(id): Id,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Fault> {
    let permit = Arc::clone(&state.listeners)
        .try_acquire_owned()
        .map_err(|_| Fault::Busy("Too many browsers listen; please try again later.".into()))?;
    let handle = state.open(&id).await?;
    let mut changes = handle.changes();
    // The present state is sent first.
    changes.mark_changed();
    let (viewer, closing) = (Arc::new(viewer), state.closing.subscribe());
    let listener = Listener { viewer, handle, changes, closing, _permit: permit };
    let stream = unfold(listener, |mut listener| async move {
        let state = listener.next().await?;
        Some((Ok(Event::default().data(&*state)), listener))
    });
    Ok(Sse::new(stream).keep_alive(KeepAlive::new().interval(Duration::from_secs(15))))
}

impl Listener {
    async fn next(&mut self) -> Option<Arc<str>> {
        tokio::select! {
            _ = self.closing.wait_for(|closing| *closing) => return None,
            changed = self.changes.changed() => changed.ok()?,
        }
        self.handle.view(&self.viewer).await.ok()
    }
}
