//! Messages to the server: the first line names the destination, the rest is the message.

use std::convert::Infallible;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Request, StatusCode, header};
use serde_json::Value;
use tokio::runtime::Runtime;
use tower::ServiceExt as _;
use variorum_play::pgn;
use variorum_server::{AppState, Config, Durability, RandomOpponent, ServerLimits};

/// The destination of socket messages.
const SOCKET: &str = "socket";
/// The destination of requests to a new game.
const ACT: &str = "act";
/// The destinations of other requests.
const PATHS: [&str; 4] = ["sessions", "records/read", "records/write", "position"];
/// The number of games that the server keeps in memory, to limit the fuzzer's memory.
const LIVE: usize = 50;

pub(crate) fn wire(bytes: &[u8]) {
    let end = bytes.iter().position(|&byte| byte == b'\n').unwrap_or(bytes.len());
    let (place, body) = (&bytes[..end], bytes.get(end + 1..).unwrap_or_default());
    let place = String::from_utf8_lossy(place);
    // A mutated destination still selects one.
    let any = place.bytes().map(usize::from).sum::<usize>() % PATHS.len();
    match place.as_ref() {
        SOCKET => {
            if let Err(fault) = variorum_server::check_socket_message(&String::from_utf8_lossy(body)) {
                assert!(!fault.is_empty());
            }
        }
        ACT => server().act(body),
        other => {
            let path = PATHS.into_iter().find(|path| *path == other).unwrap_or(PATHS[any]);
            let (status, value, _) = server().post(&format!("/api/{path}"), None, body);
            if path == "records/write" && status == StatusCode::OK {
                written(value["text"].as_str().unwrap_or_else(|| panic!("no text in {value}")));
            }
        }
    }
}

/// The text that the server wrote must read as one game without errors, and be written the same way again.
fn written(text: &str) {
    let (games, faults) = pgn::read(text);
    assert_eq!(faults, [], "{text}");
    let [game] = games.as_slice() else { panic!("{} games in {text}", games.len()) };
    assert_eq!(game.to_string(), text);
}

/// A server without sockets, shared by all inputs.
struct Server {
    runtime: Runtime,
    app: Router,
}

fn server() -> std::sync::MutexGuard<'static, Server> {
    static SERVER: OnceLock<Mutex<Server>> = OnceLock::new();
    let server = SERVER.get_or_init(|| Mutex::new(Server::open()));
    server.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Server {
    fn open() -> Self {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.unwrap_or_else(|error| panic!("no runtime: {error}"));
        // Each process has its own folder, which nothing needs afterwards.
        let folder = std::env::temp_dir().join(format!("variorum-fuzzing-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let config = Config {
            data: Some(folder),
            durability: Durability::Process,
            pause: Duration::ZERO,
            opponent: Arc::new(RandomOpponent),
            live_sessions: LIVE,
            limits: ServerLimits { address_rate: 0, visitor_rate: 0, address_games: 0, ..ServerLimits::default() },
            ..Config::default()
        };
        let state = runtime.block_on(AppState::open(&config)).unwrap_or_else(|error| panic!("no server: {error}"));
        Self { runtime, app: variorum_server::app(state) }
    }

    /// Posts a message. The answer must not be a server error.
    fn post(&self, path: &str, cookie: Option<&str>, body: &[u8]) -> (StatusCode, Value, HeaderMap) {
        let request = Request::post(path).header(header::HOST, "localhost");
        let request =
            request.header(header::CONTENT_TYPE, "application/json").header(header::COOKIE, cookie.unwrap_or(""));
        let request = request.body(Body::from(body.to_vec())).unwrap_or_else(|error| panic!("{path}: {error}"));
        self.runtime.block_on(async {
            let response = self.app.clone().oneshot(request).await.unwrap_or_else(|error: Infallible| match error {});
            let (parts, body) = response.into_parts();
            assert!(!parts.status.is_server_error(), "{path} answers {}", parts.status);
            let bytes = to_bytes(body, usize::MAX).await.unwrap_or_else(|error| panic!("{path}: {error}"));
            let value =
                serde_json::from_slice(&bytes).unwrap_or_else(|error| panic!("{path} answers no JSON: {error}"));
            (parts.status, value, parts.headers)
        })
    }

    /// Sends an action to a new game in which the visitor has both seats.
    fn act(&self, act: &[u8]) {
        let game = variorum_library::ids().swap_remove(0);
        let request = serde_json::json!({ "game": game, "white": "me", "black": "me" });
        let (status, state, headers) = self.post("/api/sessions", None, request.to_string().as_bytes());
        assert_eq!(status, StatusCode::CREATED, "{state}");
        let cookie = headers.get(header::SET_COOKIE).and_then(|cookie| cookie.to_str().ok()).unwrap_or_default();
        let cookie = cookie.split(';').next();
        let id = state["id"].as_str().unwrap_or_default();
        self.post(&format!("/api/sessions/{id}/act"), cookie, act);
    }
}
