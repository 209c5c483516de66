//! Listening, until told to stop.

use std::future::Future;
use std::net::SocketAddr;
use std::time::Duration;

use tokio::net::TcpListener;

use crate::config::Config;
use crate::fault::ServeError;
use crate::routes::app;
use crate::sessions::AppState;

/// How long open requests may take to end once the server is to stop.
const PATIENCE: Duration = Duration::from_secs(5);

/// Runs the server until the process is told to end (SIGINT, SIGTERM). `ready` is called with the address once it listens.
///
/// # Errors
/// When the data or the address cannot be used.
pub async fn serve(config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    serve_until(config, ready, told_to_end()).await
}

/// [`serve`] with its own threads, for programs that have no runtime.
///
/// # Errors
/// As [`serve`].
pub fn run(config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let result = runtime.block_on(serve(config, ready));
    // An engine that does not hear the word must not hold the process.
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
    let listener = TcpListener::bind(address).await.map_err(|source| ServeError::Listen { address, source })?;
    ready(listener.local_addr()?);
    let mut closing = state.0.closing.subscribe();
    let server = axum::serve(listener, app(state.clone())).with_graceful_shutdown(async move {
        // The sender lives as long as the state; either way it is time.
        let _ = closing.wait_for(|closing| *closing).await;
    });
    let server = tokio::spawn(server.into_future());
    end.await;
    state.0.closing.send_replace(true);
    let ended = tokio::time::timeout(PATIENCE, server).await;
    state.close().await;
    match ended {
        Ok(Ok(result)) => Ok(result?),
        Ok(Err(error)) => Err(std::io::Error::other(error).into()),
        Err(_) => Ok(()),
    }
}

async fn told_to_end() {
    let interrupt = async {
        // Without signals the process ends the hard way, which storage survives.
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
