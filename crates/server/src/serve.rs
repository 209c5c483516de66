//! Running the server until it is told to stop.

use std::future::Future;
use std::net::SocketAddr;
use std::time::Duration;

use tokio::net::TcpListener;
use variorum_messages::Language;

use crate::config::Config;
use crate::error::ServeError;
use crate::language;
use crate::limits::ServerLimits;
use crate::listen::listen;
use crate::prometheus::metrics_router;
use crate::routes::app;
use crate::site;
use crate::state::AppState;
use crate::worker::blocking;

/// How long open requests may take to end after the shutdown begins.
const PATIENCE: Duration = Duration::from_secs(5);

/// Runs the server until the process receives SIGINT or SIGTERM. `ready` is called with the address once it listens.
///
/// # Errors
/// When the data folder, the database or the address cannot be used.
pub async fn serve(config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    serve_until(config, ready, told_to_end()).await
}

/// [`serve`] on an async runtime of its own, for programs that have none.
///
/// # Errors
/// Those of [`serve`].
pub fn run(config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let result = runtime.block_on(serve(config, ready));
    // An engine that ignores its stop flag must not keep the process alive.
    runtime.shutdown_timeout(Duration::from_secs(1));
    result
}

async fn serve_until(
    config: Config,
    ready: impl FnOnce(SocketAddr),
    end: impl Future<Output = ()>,
) -> Result<(), ServeError> {
    let address = config.address;
    let state = AppState::open(&config).await?;
    let listener = bind(address).await?;
    let metrics = match config.metrics {
        Some(address) => Some(bind(address).await?),
        None => None,
    };
    ready(listener.local_addr()?);
    // The first visitor should not have to wait until all messages are parsed and all games compiled.
    let warm = state.clone();
    tokio::task::spawn_blocking(site::pack);
    tokio::task::spawn_blocking(language::prepare);
    tokio::spawn(blocking(move |worker| warm.catalogue.list(worker, Language::ENGLISH).map(|_| ())));
    let closing = state.shutdown.subscribe();
    let mut limits = config.limits;
    if config.behind_proxy {
        limits.address_connections = 0;
    }
    let watcher = state.clone();
    let crowded = move |from| watcher.security.crowded(from);
    let server = tokio::spawn(listen(listener, app(state.clone()), limits, closing.clone(), crowded));
    if let Some(listener) = metrics {
        tokio::spawn(listen(listener, metrics_router(state.clone()), ServerLimits::for_metrics(), closing, |_| {}));
    }
    end.await;
    state.shutdown.begin();
    let ended = tokio::time::timeout(PATIENCE, server).await;
    state.close().await;
    match ended {
        Ok(Err(error)) => Err(std::io::Error::other(error).into()),
        Ok(Ok(())) | Err(_) => Ok(()),
    }
}

async fn bind(address: SocketAddr) -> Result<TcpListener, ServeError> {
    TcpListener::bind(address).await.map_err(|source| ServeError::Listen { address, source })
}

async fn told_to_end() {
    let interrupt = async {
        // Without signal handlers the process can only be killed, which storage survives.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending::<()>().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpStream;
    use tokio::sync::oneshot;

    use super::*;

    async fn ask(address: SocketAddr, request: &str) -> TcpStream {
        let mut stream = TcpStream::connect(address).await.unwrap();
        let request = request.replace('\n', "\r\n");
        stream.write_all(format!("{request}\r\n\r\n").as_bytes()).await.unwrap();
        stream
    }

    #[tokio::test]
    async fn the_server_shuts_down_with_a_connected_browser() {
        let folder = std::env::temp_dir().join(format!("variorum-serve-{}", std::process::id()));
        let opponent = Arc::new(crate::RandomOpponent);
        let config =
            Config { address: ([127, 0, 0, 1], 0).into(), data: Some(folder.clone()), opponent, ..Config::default() };
        let (ready, address) = oneshot::channel();
        let (end, ended) = oneshot::channel::<()>();
        let server = tokio::spawn(serve_until(config, |address| ready.send(address).unwrap(), async {
            let _ = ended.await;
        }));
        let address = address.await.unwrap();

        let mut analysis = ask(
            address,
            &format!(
                "POST /api/games/chess/analysis HTTP/1.1\nHost: {address}\nContent-Type: application/json\nContent-Length: 2\n\n{{}}"
            ),
        )
        .await;
        let mut some = [0; 64];
        analysis.read_exact(&mut some).await.unwrap();
        assert!(some.starts_with(b"HTTP/1.1 200"));
        end.send(()).unwrap();
        tokio::time::timeout(PATIENCE, server).await.unwrap().unwrap().unwrap();
        std::fs::remove_dir_all(folder).unwrap();
    }
}
