//! `GET /api/socket`: one WebSocket per browser tab, for any number of games and the lobby.

mod allowance;
mod connection;
mod lag;
mod services;

use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::response::{IntoResponse as _, Response};
use futures_util::StreamExt as _;
use serde::Deserialize;

use crate::accounts::Login;
use crate::address::Address;
use crate::error::{ApiError, BadRequest};
use crate::openapi::values;
use crate::read_throttle::ReadThrottle;
use crate::request::{InLanguage, Query};
use crate::viewer::Known;
use crate::wire::VERSION;
use connection::Connection;

pub(crate) use services::{SocketPlaces, Sockets};

/// The maximum size of a message from a client.
const LARGEST: usize = 16 * 1024;
/// The size of the read buffer. The library keeps one for each open connection, and clients send little: its default of 128 KiB would be 1.3 GB for
/// ten thousand idle tabs.
const READ_BUFFER: usize = 2 * 1024;
/// How much is buffered before it is written, unless it is flushed before.
const WRITE_BUFFER: usize = 16 * 1024;
/// The options of a socket.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct SocketQuery {
    /// The version of the socket's protocol: 1.
    #[param(inline, value_type = values::SocketVersion)]
    v: String,
}

/// Opens a socket. A browser without a cookie gets one, so that it can take a seat.
#[utoipa::path(
    get,
    path = "/socket",
    tag = "play",
    operation_id = "socket",
    params(
        SocketQuery,
        InLanguage,
    ),
    responses((status = 101, description = "A WebSocket (docs/server.md).")),
)]
pub(crate) async fn open(
    State(sockets): State<Arc<Sockets>>,
    (Query(query), Query(wanted)): (Query<SocketQuery>, Query<InLanguage>),
    viewer: Known,
    login: Option<Login>,
    address: Address,
    throttle: Option<Extension<ReadThrottle>>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    if query.v.parse() != Ok(VERSION) {
        return Err(BadRequest::SocketVersion { version: VERSION }.into());
    }
    let upgrade = upgrade.map_err(|_| ApiError::from(BadRequest::NotASocket))?;
    let place = sockets.gate.socket(address.ip())?;
    let permit = sockets.places.take()?;
    let upgrade = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_message_size(LARGEST)
        .max_frame_size(LARGEST)
        .max_write_buffer_size(8 << 20);
    if let Some(Extension(throttle)) = throttle {
        throttle.hold();
    }
    let Known(viewer) = viewer;
    let login = login.map(|login| sockets.logins.enter(&login.account.id, &login.token));
    Ok(upgrade
        .on_upgrade(async move |socket| {
            let (sink, stream) = socket.split();
            let language = wanted.language();
            let connection = Connection::new((sockets, language), (viewer, address), login, sink);
            connection.run(stream).await;
            drop((permit, place));
        })
        .into_response())
}
