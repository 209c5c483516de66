//! Messages to the server: the first line says where they go, the rest is the message.

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
use variorum_server::{AppState, Config, Durability, Limits, RandomOpponent};

/// A message of a socket, as against a request.
const SOCKET: &str = "socket";
/// A request to a game that was begun for it.
const ACT: &str = "act";
/// Other requests.
const PATHS: [&str; 4] = ["sessions", "records/read", "records/write", "position"];
/// Games that the server keeps in memory, so that the fuzzer's own memory has a bound.
const LIVE: usize = 50;

pub(crate) fn wire(bytes: &[u8]) {
    let end = bytes.iter().position(|&byte| byte == b'\n').unwrap_or(bytes.len());
    let (place, body) = (&bytes[..end], bytes.get(end + 1..).unwrap_or_default());
    let place = String::from_utf8_lossy(place);
    // A mutated place is a place, too.
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

/// What the server wrote must be one game without faults, and stay the same.
fn written(text: &str) {
    let (games, faults) = pgn::read(text);
    assert_eq!(faults, [], "{text}");
    let [game] = games.as_slice() else { panic!("{} games in {text}", games.len()) };
    assert_eq!(game.to_string(), text);
}

/// A server without sockets. It is called by one input after the other.
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
        // One folder for each process; nothing of it is needed afterwards.
        let folder = std::env::temp_dir().join(format!("variorum-fuzzing-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let config = Config {
            data: Some(folder),
            durability: Durability::Process,
            pause: Duration::ZERO,
            opponent: Arc::new(RandomOpponent),
            live_sessions: LIVE,
            limits: Limits { address_rate: 0, visitor_rate: 0, address_games: 0, ..Limits::default() },
            ..Config::default()
        };
        let state = runtime.block_on(AppState::open(&config)).unwrap_or_else(|error| panic!("no server: {error}"));
        Self { runtime, app: variorum_server::app(state) }
    }

    /// Posts a message; the answer is never the server's own fault.
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

    /// Does something in a new game in which the visitor has both seats.
    fn act(&self, act: &[u8]) {
        let game = variorum_library::ids().swap_remove(0);
        let wish = serde_json::json!({ "game": game, "white": "me", "black": "me" });
        let (status, state, headers) = self.post("/api/sessions", None, wish.to_string().as_bytes());
        assert_eq!(status, StatusCode::CREATED, "{state}");
        let cookie = headers.get(header::SET_COOKIE).and_then(|cookie| cookie.to_str().ok()).unwrap_or_default();
        let cookie = cookie.split(';').next();
        let id = state["id"].as_str().unwrap_or_default();
        self.post(&format!("/api/sessions/{id}/act"), cookie, act);
    }
}
