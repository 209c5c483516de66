//! Accepts a limited number of connections, and serves them with limits on the head of a request that `axum::serve` does not offer.

use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::HeaderMap;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use metrics::counter;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tower::ServiceExt as _;

use crate::address::{Address, BehindProxy};
use crate::limits::{Crowd, ServerLimits};
use crate::read_throttle::{ReadThrottle, Throttled};

/// The minimum size of hyper's buffer for request heads.
const SMALLEST_HEAD: usize = 8192;
/// The maximum number of header lines in a request.
const MOST_HEADERS: usize = 100;

/// Serves until `closing` is true; then waits until open requests have ended. `crowded` is called with the address of each connection that exceeds
/// its address's limit.
pub(crate) async fn listen(
    listener: TcpListener,
    app: Router,
    limits: ServerLimits,
    mut closing: watch::Receiver<bool>,
    crowded: impl Fn(Address),
) {
    let mut builder = http1::Builder::new();
    builder
        .timer(TokioTimer::new())
        .header_read_timeout(limits.head_time)
        .max_buf_size(limits.head_bytes.max(SMALLEST_HEAD))
        .max_headers(MOST_HEADERS);
    let places = Arc::new(Semaphore::new(limits.connections.clamp(1, Semaphore::MAX_PERMITS)));
    let crowd = Crowd::new(limits.address_connections);
    // Each connection holds a receiver, so the channel closes when all of them are gone.
    let (open, connection) = watch::channel(());
    loop {
        let accepted = tokio::select! {
            accepted = accept(&listener, &places) => accepted,
            _ = closing.wait_for(|closing| *closing) => break,
        };
        let Some((stream, peer, place)) = accepted else { break };
        let from = Address::of(&HeaderMap::new(), Some(peer), BehindProxy(false));
        let Some(own) = crowd.enter(from.ip()) else {
            // No response: whoever opens so many connections reads none, and writing one would occupy the place.
            counter!("variorum_connections_refused_total").increment(1);
            crowded(from);
            continue;
        };
        let (app, builder) = (app.clone(), builder.clone());
        let (closing, connection) = (closing.clone(), connection.clone());
        tokio::spawn(async move {
            serve(&builder, stream, peer, app, closing).await;
            drop((place, own, connection));
        });
    }
    drop((listener, connection));
    open.closed().await;
}

async fn serve(
    builder: &http1::Builder,
    stream: TcpStream,
    peer: SocketAddr,
    app: Router,
    mut closing: watch::Receiver<bool>,
) {
    // Messages are small and should not be delayed.
    let _ = stream.set_nodelay(true);
    let throttle = ReadThrottle::default();
    let stream = Throttled::new(stream, throttle.clone());
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(throttle.clone());
        app.clone().oneshot(request)
    });
    let mut connection = pin!(builder.serve_connection(TokioIo::new(stream), service).with_upgrades());
    tokio::select! {
        // A connection that breaks off is not worth logging.
        _ = connection.as_mut() => return,
        _ = closing.wait_for(|closing| *closing) => {}
    }
    connection.as_mut().graceful_shutdown();
    let _ = connection.await;
}

/// The next connection for which there is room.
async fn accept(
    listener: &TcpListener,
    places: &Arc<Semaphore>,
) -> Option<(TcpStream, SocketAddr, OwnedSemaphorePermit)> {
    let place = Arc::clone(places).acquire_owned().await.ok()?;
    loop {
        match listener.accept().await {
            Ok((stream, peer)) => return Some((stream, peer, place)),
            Err(error) => {
                // Out of file descriptors, or the connection is gone already: retrying immediately helps neither.
                tracing::warn!("could not accept a connection: {error}");
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use axum::routing::get;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

    use super::*;

    async fn server(limits: ServerLimits) -> (SocketAddr, watch::Sender<bool>, tokio::task::JoinHandle<()>) {
        let app =
            Router::new().route("/", get(async |ConnectInfo(peer): ConnectInfo<SocketAddr>| peer.ip().to_string()));
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let (close, closing) = watch::channel(false);
        (address, close, tokio::spawn(listen(listener, app, limits, closing, |_| {})))
    }

    /// The response, read until the server closes the connection.
    async fn ask(address: SocketAddr, request: &str) -> String {
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        let read = tokio::time::timeout(Duration::from_secs(30), stream.read_to_end(&mut answer)).await;
        assert!(read.is_ok(), "the connection stays open");
        String::from_utf8(answer).unwrap()
    }

    const WHOLE: &str = "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";

    #[tokio::test]
    async fn request_heads_are_limited_in_time_and_size() {
        let limits = ServerLimits { head_time: Duration::from_millis(200), head_bytes: 1, ..ServerLimits::default() };
        let (address, _close, _) = server(limits).await;
        let answer = ask(address, WHOLE).await;
        assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("127.0.0.1"), "{answer}");
        let large = format!("GET / HTTP/1.1\r\nHost: x\r\nX-Long: {}\r\n\r\n", "x".repeat(20_000));
        assert!(ask(address, &large).await.starts_with("HTTP/1.1 431"));
        // The rest never comes.
        let slow = ask(address, "GET / HTTP/1.1\r\nHost: x\r\n").await;
        assert!(!slow.contains(" 200 "), "{slow}");
    }

    #[tokio::test]
    async fn one_address_cannot_take_all_connections() {
        let (address, _close, _) = server(ServerLimits { address_connections: 2, ..ServerLimits::default() }).await;
        let mut held = vec![TcpStream::connect(address).await.unwrap(), TcpStream::connect(address).await.unwrap()];
        assert_eq!(ask(address, "").await, "", "the third is closed at once");
        held.pop();
        for _ in 0..500 {
            // It takes a moment until the server notices that a connection is gone.
            let mut stream = TcpStream::connect(address).await.unwrap();
            let (mut answer, _) = (Vec::new(), stream.write_all(WHOLE.as_bytes()).await);
            let _ = stream.read_to_end(&mut answer).await;
            if answer.starts_with(b"HTTP/1.1 200") {
                return;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("no connection is let in any more");
    }

    #[tokio::test]
    async fn connections_beyond_the_limit_wait_and_shutdown_is_noticed() {
        let (address, close, server) = server(ServerLimits { connections: 1, ..ServerLimits::default() }).await;
        let first = TcpStream::connect(address).await.unwrap();
        let second = tokio::spawn(async move { ask(address, WHOLE).await });
        tokio::time::sleep(Duration::from_millis(100)).await;
        assert!(!second.is_finished(), "there is no place for it yet");
        drop(first);
        assert!(second.await.unwrap().starts_with("HTTP/1.1 200"));
        let _idle = TcpStream::connect(address).await.unwrap();
        close.send_replace(true);
        tokio::time::timeout(Duration::from_secs(30), server).await.unwrap().unwrap();
    }
}
