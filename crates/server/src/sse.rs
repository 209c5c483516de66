//! Server-sent events: the state of a game, now and after each change.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::Stream;
use futures_util::stream::unfold;
use tokio::sync::{OwnedSemaphorePermit, broadcast, watch};

use crate::fault::Fault;
use crate::routes::Id;
use crate::session::Handle;
use crate::sessions::AppState;

/// One listener.
struct Listener {
    /// The present state, to be sent first.
    first: Option<Arc<str>>,
    handle: Arc<Handle>,
    events: broadcast::Receiver<Arc<str>>,
    closing: watch::Receiver<bool>,
    _permit: OwnedSemaphorePermit,
}

/// `GET /api/sessions/{id}/events`
pub(crate) async fn events(
    State(AppState(state)): State<AppState>,
    Id(id): Id,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Fault> {
    let permit = Arc::clone(&state.listeners)
        .try_acquire_owned()
        .map_err(|_| Fault::Busy("Too many browsers listen; please try again later.".into()))?;
    let handle = state.open(&id).await?;
    // Listening begins before the state is asked for: a change in between is sent twice rather than not at all.
    let events = handle.listen();
    let first = Some(handle.view().await?);
    let listener = Listener { first, handle, events, closing: state.closing.subscribe(), _permit: permit };
    let stream = unfold(listener, |mut listener| async move {
        let state = listener.next().await?;
        Some((Ok(Event::default().data(&*state)), listener))
    });
    Ok(Sse::new(stream).keep_alive(KeepAlive::new().interval(Duration::from_secs(15))))
}

impl Listener {
    async fn next(&mut self) -> Option<Arc<str>> {
        if let Some(first) = self.first.take() {
            return Some(first);
        }
        let event = tokio::select! {
            _ = self.closing.wait_for(|closing| *closing) => return None,
            event = self.events.recv() => event,
        };
        match event {
            Ok(state) => Some(state),
            // Too slow for every change: the present state is enough.
            Err(broadcast::error::RecvError::Lagged(_)) => {
                self.events = self.events.resubscribe();
                self.handle.view().await.ok()
            }
            Err(broadcast::error::RecvError::Closed) => None,
        }
    }
}
