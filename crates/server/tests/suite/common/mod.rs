//! A server in a folder of its own, called without a socket.
#![allow(dead_code)]

pub mod socket;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, LazyLock, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use serde_json::{Value, json};
use tower::ServiceExt;
use variorum_server::{AppState, Config, Opponent, RandomOpponent, ServerLimits, app, metrics_router};

/// A folder that is deleted when this is dropped.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        // A name that must be escaped in the database's address.
        let path = std::env::temp_dir().join(format!("variorum test?#% {} {number}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The server as used by one browser.
pub struct Server {
    pub folder: Arc<Folder>,
    pub state: AppState,
    pub app: Router,
    /// The browser's cookies.
    pub jar: Jar,
}

/// A browser's cookies.
#[derive(Clone, Default)]
pub struct Jar(Arc<Mutex<BTreeMap<String, String>>>);

impl Jar {
    /// The value of the `Cookie` header.
    pub fn header(&self) -> String {
        let cookies = self.0.lock().unwrap();
        cookies.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("; ")
    }

    pub fn take(&self, headers: &HeaderMap) {
        for set in headers.get_all("set-cookie") {
            let (name, value) = set.to_str().unwrap().split(';').next().unwrap().split_once('=').unwrap();
            self.0.lock().unwrap().insert(name.to_owned(), value.to_owned());
        }
    }
}

/// A new PostgreSQL database on the server in `VARIORUM_TEST_POSTGRES`; `None` if that is not set.
pub async fn database() -> Option<String> {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let server = std::env::var("VARIORUM_TEST_POSTGRES").ok()?;
    let name = format!("test_{}_{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
    sqlx::any::install_default_drivers();
    let pool = sqlx::AnyPool::connect(&format!("{server}/postgres")).await.unwrap();
    sqlx::raw_sql(sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"))).execute(&pool).await.unwrap();
    Some(format!("{server}/{name}"))
}

pub fn config(folder: &Folder) -> Config {
    Config {
        data: Some(folder.0.clone()),
        pause: Duration::ZERO,
        opponent: Arc::new(RandomOpponent),
        // Tests send more requests than people.
        limits: ServerLimits { address_rate: 0, visitor_rate: 0, address_games: 0, ..ServerLimits::default() },
        ..Config::default()
    }
}

pub async fn server_with(change: impl FnOnce(&mut Config)) -> Server {
    let folder = Folder::new();
    let mut config = config(&folder);
    change(&mut config);
    let state = AppState::open(&config).await.unwrap();
    Server { app: app(state.clone()), state, folder: Arc::new(folder), jar: Jar::default() }
}

pub async fn server() -> Server {
    server_with(|_| {}).await
}

pub async fn server_against(opponent: impl Opponent) -> Server {
    server_with(|config| config.opponent = Arc::new(opponent)).await
}

impl Server {
    /// The same server, used by another browser.
    pub fn guest(&self) -> Self {
        let (folder, state) = (Arc::clone(&self.folder), self.state.clone());
        Self { folder, state, app: self.app.clone(), jar: Jar::default() }
    }

    /// The same games in a new process; the previous one is not shut down.
    pub async fn restarted(self) -> Self {
        self.restarted_with(|_| {}).await
    }

    pub async fn restarted_with(self, change: impl FnOnce(&mut Config)) -> Self {
        let Self { folder, state, app: router, jar } = self;
        drop((state, router));
        let mut config = config(&folder);
        change(&mut config);
        // A killed process would have lost its lock; here its last tasks may hold it a little longer.
        config.lock_database = false;
        let state = AppState::open(&config).await.unwrap();
        Self { app: app(state.clone()), state, folder, jar }
    }

    pub async fn raw(&self, request: Request<Body>) -> (StatusCode, HeaderMap, Vec<u8>) {
        let (method, path) = (request.method().clone(), request.uri().path().to_owned());
        let response = self.app.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        must_be_described(&method, &path, parts.status);
        (parts.status, parts.headers, to_bytes(body, usize::MAX).await.unwrap().to_vec())
    }

    /// The metrics in the format of Prometheus.
    pub async fn metrics(&self) -> String {
        let request = Request::get("/metrics").body(Body::empty()).unwrap();
        let response = metrics_router(self.state.clone()).oneshot(request).await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        String::from_utf8(to_bytes(response.into_body(), usize::MAX).await.unwrap().to_vec()).unwrap()
    }

    async fn json(&self, method: Method, path: &str, body: String) -> (StatusCode, Value) {
        let request = Request::builder().method(method).uri(path).header("host", "localhost:8080");
        let request = request.header("content-type", "application/json").header("cookie", self.jar.header());
        let (status, headers, bytes) = self.raw(request.body(Body::from(body)).unwrap()).await;
        assert_eq!(headers["content-type"], "application/json", "{path}");
        self.jar.take(&headers);
        let value = serde_json::from_slice(&bytes).unwrap();
        if status.is_client_error() && status != StatusCode::CONFLICT {
            let error: &Value = &value;
            let sentence = error["error"].as_str().unwrap();
            assert!(sentence.ends_with(['.', '?']) && !sentence.contains("panic"), "{sentence}");
        }
        (status, value)
    }

    pub async fn get(&self, path: &str) -> (StatusCode, Value) {
        self.json(Method::GET, path, String::new()).await
    }

    pub async fn post(&self, path: &str, body: Value) -> (StatusCode, Value) {
        self.json(Method::POST, path, body.to_string()).await
    }

    pub async fn post_text(&self, path: &str, body: &str) -> (StatusCode, Value) {
        self.json(Method::POST, path, body.to_owned()).await
    }

    /// Creates a game; returns its state.
    pub async fn begin(&self, game: &str, white: &str, black: &str) -> Value {
        let wish = json!({ "game": game, "white": white, "black": black, "level": 1 });
        let (status, state) = self.post("/api/sessions", wish).await;
        assert_eq!(status, StatusCode::CREATED, "{state}");
        state
    }

    /// Takes the free seat of a game; `state` is the creator's view, which contains the invitation's key.
    pub async fn join(&self, state: &Value) -> (StatusCode, Value) {
        self.post(&format!("/api/sessions/{}/join", id(state)), json!({ "key": state["you"]["links"]["join"] })).await
    }

    pub async fn turn(&self, state: &Value, text: &str) -> (StatusCode, Value) {
        self.act(state, json!({ "type": "turn", "text": text, "ply": state["ply"] })).await
    }

    /// Does something in a game.
    pub async fn act(&self, state: &Value, act: Value) -> (StatusCode, Value) {
        self.post(&format!("/api/sessions/{}/act", id(state)), act).await
    }

    pub async fn view(&self, state: &Value) -> Value {
        let (status, state) = self.get(&format!("/api/sessions/{}", id(state))).await;
        assert_eq!(status, StatusCode::OK);
        state
    }

    /// The state once the engine has moved.
    pub async fn settled(&self, state: &Value) -> Value {
        for _ in 0..2000 {
            let now = self.view(state).await;
            if now["thinking"] == false {
                return now;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        panic!("the engine does not move");
    }
}

/// Every response must be one that the description of the interface lists.
fn must_be_described(method: &Method, path: &str, status: StatusCode) {
    static DESCRIPTION: LazyLock<Value> =
        LazyLock::new(|| serde_json::from_str(include_str!("../../../../../docs/openapi.json")).unwrap());
    let steps: Vec<&str> = path.split('/').collect();
    let is_like = |(pattern, _): &(&String, &Value)| {
        let pattern: Vec<&str> = pattern.split('/').collect();
        let mut both = pattern.iter().zip(&steps);
        pattern.len() == steps.len() && both.all(|(pattern, step)| pattern.starts_with('{') || pattern == step)
    };
    // If several match, the one with the fewest parameters is meant.
    let paths = DESCRIPTION["paths"].as_object().unwrap().iter().filter(is_like);
    let Some((pattern, item)) = paths.min_by_key(|(pattern, _)| pattern.matches('{').count()) else { return };
    let operation = &item[method.as_str().to_lowercase()];
    if !operation.is_null() {
        assert!(!operation["responses"][status.as_str()].is_null(), "{method} {pattern}: {status} is not described");
    }
}

pub fn id(state: &Value) -> &str {
    state["id"].as_str().unwrap()
}

/// Text, escaped for a URL.
pub fn escaped(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}
