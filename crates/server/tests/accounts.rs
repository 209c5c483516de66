//! Accounts: signing up, logging in and out, changing the password, leaving; what other sites and guessers may not do.

mod common;

use std::cell::RefCell;
use std::collections::BTreeMap;

use axum::body::Body;
use axum::http::{HeaderMap, Request, StatusCode};
use common::{Server, server};
use serde_json::{Value, json};

/// A browser with its cookies.
struct Browser<'s> {
    server: &'s Server,
    cookies: RefCell<BTreeMap<String, String>>,
}

impl<'s> Browser<'s> {
    fn new(server: &'s Server) -> Self {
        Self { server, cookies: RefCell::default() }
    }

    async fn send(&self, method: &str, path: &str, body: Option<Value>) -> (StatusCode, HeaderMap, Value) {
        let cookies: Vec<String> =
            self.cookies.borrow().iter().map(|(name, value)| format!("{name}={value}")).collect();
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header("host", "localhost:8080")
            .header("origin", "http://localhost:8080")
            .header("cookie", cookies.join("; "))
            .header("content-type", "application/json")
            .body(Body::from(body.map_or(String::new(), |body| body.to_string())));
        let (status, headers, bytes) = self.server.raw(request.unwrap()).await;
        for set in headers.get_all("set-cookie") {
            let set = set.to_str().unwrap();
            assert!(set.contains("HttpOnly") && set.contains("SameSite=Lax"), "{set}");
            assert_eq!(headers["cache-control"], "no-store");
            let (name, value) = set.split(';').next().unwrap().split_once('=').unwrap();
            if set.contains("Max-Age=0") {
                self.cookies.borrow_mut().remove(name);
            } else {
                self.cookies.borrow_mut().insert(name.to_owned(), value.to_owned());
            }
        }
        (status, headers, serde_json::from_slice(&bytes).unwrap())
    }

    async fn post(&self, path: &str, body: Value) -> (StatusCode, Value) {
        let (status, _, value) = self.send("POST", path, Some(body)).await;
        (status, value)
    }

    async fn get(&self, path: &str) -> Value {
        let (status, _, value) = self.send("GET", path, None).await;
        assert_eq!(status, StatusCode::OK, "{path}: {value}");
        value
    }

    async fn sign_up(&self, name: &str, password: &str) -> (StatusCode, Value) {
        self.post("/api/account", json!({ "name": name, "password": password })).await
    }

    async fn log_in(&self, name: &str, password: &str) -> (StatusCode, Value) {
        self.post("/api/login", json!({ "name": name, "password": password })).await
    }

    async fn name(&self) -> Value {
        self.get("/api/me").await["account"]["name"].clone()
    }

    fn cookie(&self, name: &str) -> Option<String> {
        self.cookies.borrow().get(name).cloned()
    }
}

const PASSWORD: &str = "correct horse battery";

#[tokio::test]
async fn sign_up_log_out_and_in_again() {
    let server = server().await;
    let browser = Browser::new(&server);
    assert_eq!(browser.name().await, Value::Null);
    let (status, me) = browser.sign_up("Charles", PASSWORD).await;
    assert_eq!((status, &me["account"]["name"]), (StatusCode::CREATED, &json!("Charles")));
    assert_eq!(browser.name().await, "Charles");
    let first = browser.cookie("login").unwrap();

    assert_eq!(browser.post("/api/logout", json!({})).await.0, StatusCode::OK);
    assert_eq!((browser.name().await, browser.cookie("login")), (Value::Null, None));
    // The token is worth nothing any more, also where it was copied.
    browser.cookies.borrow_mut().insert("login".into(), first.clone());
    assert_eq!(browser.name().await, Value::Null);

    // However the name is spelt; and the token is another one.
    assert_eq!(browser.log_in("cHARLES", PASSWORD).await.0, StatusCode::OK);
    assert_eq!(browser.name().await, "Charles");
    let second = browser.cookie("login").unwrap();
    assert_ne!(first, second);
    // Logging in again ends the login that the browser had.
    assert_eq!(browser.log_in("Charles", PASSWORD).await.0, StatusCode::OK);
    let copy = Browser::new(&server);
    copy.cookies.borrow_mut().insert("login".into(), second);
    assert_eq!(copy.name().await, Value::Null);
}

#[tokio::test]
async fn a_name_is_taken_once_and_wrong_passwords_say_nothing() {
    let server = server().await;
    let browser = Browser::new(&server);
    assert_eq!(browser.sign_up("Charles", PASSWORD).await.0, StatusCode::CREATED);
    let other = Browser::new(&server);
    assert_eq!(other.sign_up("CHARLES", PASSWORD).await.0, StatusCode::CONFLICT);
    for (name, password) in [("x", PASSWORD), ("Chаrles", PASSWORD), ("Bob", "short"), ("Bob", "aaaaaaaaaaaa")] {
        assert_eq!(other.sign_up(name, password).await.0, StatusCode::BAD_REQUEST, "{name} {password}");
    }
    let (wrong, unknown) = (other.log_in("Charles", "something else").await, other.log_in("Nobody1", PASSWORD).await);
    assert_eq!(wrong.0, StatusCode::UNAUTHORIZED);
    assert_eq!(wrong, unknown, "nobody learns which names there are");
    assert_eq!(other.name().await, Value::Null);
}

#[tokio::test]
async fn guessing_is_slowed_down() {
    let server = server().await;
    let browser = Browser::new(&server);
    assert_eq!(browser.sign_up("Charles", PASSWORD).await.0, StatusCode::CREATED);
    let mut seen = Vec::new();
    for number in 0..18 {
        seen.push(browser.log_in("charles", &format!("guess number {number}")).await.0);
    }
    assert_eq!(seen[0], StatusCode::UNAUTHORIZED);
    assert_eq!(*seen.last().unwrap(), StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test]
async fn a_new_password_and_leaving_end_all_other_logins() {
    let server = server().await;
    let (here, there) = (Browser::new(&server), Browser::new(&server));
    here.sign_up("Charles", PASSWORD).await;
    assert_eq!(there.log_in("Charles", PASSWORD).await.0, StatusCode::OK);
    let wrong = json!({ "old": "not this one", "new": "another password" });
    assert_eq!(here.post("/api/account/password", wrong).await.0, StatusCode::UNAUTHORIZED);
    let right = json!({ "old": PASSWORD, "new": "another password" });
    assert_eq!(here.post("/api/account/password", right).await.0, StatusCode::OK);
    assert_eq!((here.name().await, there.name().await), (json!("Charles"), Value::Null));
    assert_eq!(there.log_in("Charles", PASSWORD).await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(there.log_in("Charles", "another password").await.0, StatusCode::OK);

    assert_eq!(there.post("/api/logout", json!({ "everywhere": true })).await.0, StatusCode::OK);
    assert_eq!((here.name().await, there.name().await), (Value::Null, Value::Null));

    assert_eq!(here.log_in("Charles", "another password").await.0, StatusCode::OK);
    let goodbye = json!({ "password": PASSWORD });
    assert_eq!(here.post("/api/account/delete", goodbye).await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(here.name().await, "Charles");
    let goodbye = json!({ "password": "another password" });
    assert_eq!(here.post("/api/account/delete", goodbye).await.0, StatusCode::OK);
    assert_eq!(here.name().await, Value::Null);
    assert_eq!(here.log_in("Charles", "another password").await.0, StatusCode::UNAUTHORIZED);
    // The name is free again.
    assert_eq!(there.sign_up("Charles", PASSWORD).await.0, StatusCode::CREATED);
}

#[tokio::test]
async fn who_is_not_logged_in_changes_no_account() {
    let server = server().await;
    let browser = Browser::new(&server);
    for (path, body) in [
        ("/api/account/password", json!({ "old": PASSWORD, "new": PASSWORD })),
        ("/api/account/delete", json!({ "password": PASSWORD })),
    ] {
        assert_eq!(browser.post(path, body).await.0, StatusCode::UNAUTHORIZED, "{path}");
    }
}

#[tokio::test]
async fn other_sites_and_forms_cannot_log_anybody_in() {
    let server = server().await;
    let body = json!({ "name": "Charles", "password": PASSWORD }).to_string();
    for (name, value) in [
        ("origin", "https://elsewhere.example"),
        ("sec-fetch-site", "cross-site"),
        ("content-type", "text/plain"),
        ("content-type", "application/x-www-form-urlencoded"),
    ] {
        let mut request = Request::post("/api/account").header("host", "localhost:8080").header(name, value);
        if name != "content-type" {
            request = request.header("content-type", "application/json");
        }
        let (status, headers, _) = server.raw(request.body(Body::from(body.clone())).unwrap()).await;
        assert!(status == StatusCode::FORBIDDEN || status == StatusCode::UNSUPPORTED_MEDIA_TYPE, "{name}: {status}");
        assert!(!headers.contains_key("set-cookie"));
    }
}

#[tokio::test]
async fn a_player_has_a_page() {
    let server = server().await;
    let browser = Browser::new(&server);
    browser.sign_up("Charles", PASSWORD).await;
    let page = browser.get("/api/players/charles").await;
    assert_eq!((&page["name"], &page["ratings"], &page["games"]), (&json!("Charles"), &json!([]), &json!([])));
    assert!(page["password"].is_null() && page["id"].is_null());
    assert_eq!(browser.get("/api/players/charles/ratings?game=any").await, json!([]));
    let (status, _, _) = browser.send("GET", "/api/players/nobody1", None).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    assert_eq!(browser.get("/api/me/games").await, json!({ "games": [], "next": null }));
    let (status, _, _) = browser.send("GET", "/api/me/games?before=nonsense", None).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
}
