//! The layer that applies the rate limits to requests.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRef, Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use super::Gate;
use crate::address::{Address, BehindProxy};
use crate::error::ApiError;
use crate::site_settings::SettingsWatch;
use crate::visitor::Visitor;

/// The parts of the server that the layer needs.
#[derive(Clone)]
pub(crate) struct Limited {
    gate: Arc<Gate>,
    settings: SettingsWatch,
    proxy: BehindProxy,
}

impl Limited {
    /// Takes the parts from the state.
    pub fn of<S>(state: &S) -> Self
    where
        Arc<Gate>: FromRef<S>,
        SettingsWatch: FromRef<S>,
        BehindProxy: FromRef<S>,
    {
        Self { gate: FromRef::from_ref(state), settings: FromRef::from_ref(state), proxy: FromRef::from_ref(state) }
    }
}

/// Rejects requests to the interface that exceed the limits or come from a blocked network. The site's files cost next to nothing, and explain to
/// people why nothing works.
pub(crate) async fn limit(State(limited): State<Limited>, request: Request, next: Next) -> Response {
    if !request.uri().path().starts_with("/api") {
        return next.run(request).await;
    }
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| *peer);
    let address = Address::of(request.headers(), peer, limited.proxy).ip();
    if address.is_some_and(|address| limited.settings.now().blocked.contain(address)) {
        return ApiError::NetworkBlocked.into_response();
    }
    let visitor = Visitor::of(request.extensions());
    match limited.gate.request(address, visitor.as_ref()) {
        Ok(()) => next.run(request).await,
        Err(error) => error.into_response(),
    }
}
