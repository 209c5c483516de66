//! Accounts: signing up, logging in and out, changing the password, deletion; defence against other sites and guessing.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::time::Duration;

use crate::common::{Server, server, server_with};
use axum::body::Body;
use axum::http::{HeaderMap, Request, StatusCode};
use serde_json::{Value, json};
use variorum_server::Time;

/// A browser with its cookies.
struct Browser<'s> {
    server: &'s Server,
    cookies: RefCell<BTreeMap<String, String>>,
    /// The address of its requests, for a server behind a proxy.
    address: &'static str,
    /// Does it use TLS?
    https: bool,
}

impl<'s> Browser<'s> {
    fn new(server: &'s Server) -> Self {
        Self { server, cookies: RefCell::default(), address: "192.0.2.1", https: false }
    }

    fn at(server: &'s Server, address: &'static str) -> Self {
        Self { address, ..Self::new(server) }
    }

    fn over_tls(server: &'s Server) -> Self {
        Self { https: true, ..Self::new(server) }
    }

    async fn send(&self, method: &str, path: &str, body: Option<Value>) -> (StatusCode, HeaderMap, Value) {
        let cookies: Vec<String> =
            self.cookies.borrow().iter().map(|(name, value)| format!("{name}={value}")).collect();
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header("host", "localhost:8080")
            .header("x-forwarded-for", self.address)
            .header("x-forwarded-proto", if self.https { "https" } else { "http" })
            .header("user-agent", "Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0")
            .header("cookie", cookies.join("; "))
            .header("content-type", "application/json")
            .body(Body::from(body.map_or(String::new(), |body| body.to_string())));
        let (status, headers, bytes) = self.server.raw(request.unwrap()).await;
        for set in headers.get_all("set-cookie") {
            let set = set.to_str().unwrap();
            assert!(set.contains("HttpOnly") && set.contains("SameSite=Lax"), "{set}");
            assert_eq!(headers["cache-control"], "no-store");
            let own = set.starts_with("__Host-");
            assert_eq!(set.contains("Secure"), self.https, "{set}");
            assert!(own == self.https || set.contains("Max-Age=0"), "{set}");
            let (name, value) = set.split(';').next().unwrap().split_once('=').unwrap();
            if set.contains("Max-Age=0") {
                self.cookies.borrow_mut().remove(name);
            } else {
                self.cookies.borrow_mut().insert(name.to_owned(), value.to_owned());
            }
        }
        (status, headers, serde_json::from_slice(&bytes).unwrap_or(Value::Null))
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

    fn has(&self, name: &str, value: &str) {
        self.cookies.borrow_mut().insert(name.to_owned(), value.to_owned());
    }

    async fn logins(&self) -> Vec<Value> {
        self.get("/api/account/logins").await["logins"].as_array().unwrap().clone()
    }

    fn cookie(&self, name: &str) -> Option<String> {
        self.cookies.borrow().get(name).cloned()
    }
}

const PASSWORD: &str = "correct horse battery";
const NEXT: &str = "staple of another colour";

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
    // The token is no longer valid, even where it was copied.
    browser.cookies.borrow_mut().insert("login".into(), first.clone());
    assert_eq!(browser.name().await, Value::Null);

    // In any spelling of the name; and the token is a new one.
    assert_eq!(browser.log_in("cHARLES", PASSWORD).await.0, StatusCode::OK);
    assert_eq!(browser.name().await, "Charles");
    let second = browser.cookie("login").unwrap();
    assert_ne!(first, second);
    // Logging in again ends the browser's previous login.
    assert_eq!(browser.log_in("Charles", PASSWORD).await.0, StatusCode::OK);
    let copy = Browser::new(&server);
    copy.cookies.borrow_mut().insert("login".into(), second);
    assert_eq!(copy.name().await, Value::Null);
}

#[tokio::test]
async fn a_name_is_taken_once_and_wrong_passwords_reveal_nothing() {
    let server = server().await;
    let browser = Browser::new(&server);
    assert_eq!(browser.sign_up("Charles", PASSWORD).await.0, StatusCode::CREATED);
    let other = Browser::new(&server);
    assert_eq!(other.sign_up("CHARLES", PASSWORD).await.0, StatusCode::CONFLICT);
    for (name, password, status) in [
        ("x", PASSWORD, StatusCode::BAD_REQUEST),
        ("Chаrles", PASSWORD, StatusCode::BAD_REQUEST),
        ("Bob", "short", StatusCode::BAD_REQUEST),
        ("Bob", "aaaaaaaaaaaa", StatusCode::UNPROCESSABLE_ENTITY),
        ("Admin", PASSWORD, StatusCode::UNPROCESSABLE_ENTITY),
    ] {
        assert_eq!(other.sign_up(name, password).await.0, status, "{name} {password}");
    }
    let (wrong, unknown) = (other.log_in("Charles", "something else").await, other.log_in("Nobody1", PASSWORD).await);
    assert_eq!(wrong.0, StatusCode::UNAUTHORIZED);
    assert_eq!(wrong, unknown, "nobody learns which names there are");
    assert_eq!(other.name().await, Value::Null);
}

async fn behind_proxy() -> Server {
    server_with(|config| config.behind_proxy = true).await
}

#[tokio::test]
async fn guessing_is_slowed_down() {
    let server = server().await;
    let browser = Browser::new(&server);
    assert_eq!(browser.sign_up("Charles", PASSWORD).await.0, StatusCode::CREATED);
    let stranger = Browser::new(&server);
    let mut seen = Vec::new();
    for number in 0..12 {
        seen.push(stranger.log_in("charles", &format!("guess number {number}")).await.0);
    }
    assert_eq!(seen[..10], [StatusCode::UNAUTHORIZED; 10]);
    assert_eq!(seen[10..], [StatusCode::TOO_MANY_REQUESTS; 2]);
}

#[tokio::test]
async fn strangers_cannot_lock_out_the_owner() {
    let server = behind_proxy().await;
    let (owner, elsewhere) = (Browser::at(&server, "192.0.2.1"), Browser::at(&server, "203.0.113.9"));
    assert_eq!(owner.sign_up("Charles", PASSWORD).await.0, StatusCode::CREATED);
    let attacker = Browser::at(&server, "198.51.100.7");
    for number in 0..12 {
        attacker.log_in("Charles", &format!("guess number {number}")).await;
    }
    assert_eq!(attacker.log_in("Charles", PASSWORD).await.0, StatusCode::TOO_MANY_REQUESTS);
    // All IPv6 addresses of one customer count as one network.
    for address in ["2001:db8:1:2::1", "2001:db8:1:2::2", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::9"] {
        let attacker = Browser::at(&server, address);
        for number in 0..3 {
            attacker.log_in("Charles", &format!("guess number {number}")).await;
        }
    }
    let attacker = Browser::at(&server, "2001:db8:1:2:ffff::");
    assert_eq!(attacker.log_in("Charles", "another guess").await.0, StatusCode::TOO_MANY_REQUESTS);
    // The owner elsewhere, on an unknown device.
    assert_eq!(elsewhere.log_in("Charles", PASSWORD).await.0, StatusCode::OK);

    // Many networks exhaust the attempts of strangers…
    for address in ["198.51.100.8", "198.51.100.9", "198.51.100.10", "198.51.100.11"] {
        let attacker = Browser::at(&server, address);
        for number in 0..10 {
            attacker.log_in("Charles", &format!("guess number {number}")).await;
        }
    }
    let attacker = Browser::at(&server, "198.51.100.12");
    assert_eq!(attacker.log_in("Charles", PASSWORD).await.0, StatusCode::TOO_MANY_REQUESTS, "guessing has a bound");
    // … but not those of the owner, who is logged in or on a known device.
    let change = json!({ "old": PASSWORD, "new": NEXT });
    assert_eq!(owner.post("/api/account/password", change).await.0, StatusCode::OK);
    assert_eq!(owner.post("/api/logout", json!({})).await.0, StatusCode::OK);
    assert_eq!(owner.log_in("Charles", NEXT).await.0, StatusCode::OK);
    // A device counts for its own account only.
    let other = Browser::at(&server, "198.51.100.12");
    assert_eq!(other.sign_up("Mallory", PASSWORD).await.0, StatusCode::CREATED);
    assert_eq!(other.log_in("Charles", NEXT).await.0, StatusCode::TOO_MANY_REQUESTS);
    // After the password has changed, the device elsewhere is no longer known.
    assert_eq!(elsewhere.log_in("Charles", NEXT).await.0, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(owner.post("/api/account/delete", json!({ "password": NEXT })).await.0, StatusCode::OK);
}

#[tokio::test]
async fn known_devices_and_logins_have_limited_guesses() {
    let server = behind_proxy().await;
    let owner = Browser::new(&server);
    owner.sign_up("Charles", PASSWORD).await;
    let mut seen = Vec::new();
    for number in 0..11 {
        let goodbye = json!({ "password": format!("guess number {number}") });
        seen.push(owner.post("/api/account/delete", goodbye).await.0);
    }
    assert_eq!((seen[9], seen[10]), (StatusCode::UNAUTHORIZED, StatusCode::TOO_MANY_REQUESTS));
    owner.post("/api/logout", json!({})).await;
    for number in 0..10 {
        assert_eq!(owner.log_in("Charles", &format!("guess {number}")).await.0, StatusCode::UNAUTHORIZED);
    }
    assert_eq!(owner.log_in("Charles", PASSWORD).await.0, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test]
async fn invalid_names_and_passwords_gain_no_guesses() {
    let server = behind_proxy().await;
    let browser = Browser::new(&server);
    browser.sign_up("Charles", PASSWORD).await;
    let stranger = Browser::at(&server, "203.0.113.9");
    // Too long for a name, whatever the password; nothing is counted or stored.
    for _ in 0..40 {
        assert_eq!(stranger.log_in(&"x".repeat(60_000), PASSWORD).await.0, StatusCode::UNAUTHORIZED);
    }
    // A password that is too long counts like any other.
    for _ in 0..10 {
        assert_eq!(stranger.log_in("Charles", &"x".repeat(60_000)).await.0, StatusCode::UNAUTHORIZED);
    }
    assert_eq!(stranger.log_in("Charles", PASSWORD).await.0, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test]
async fn weak_passwords_and_lookalike_names_are_refused() {
    let server = server().await;
    let browser = Browser::new(&server);
    for password in
        ["password", "12345678", "qwertyui", "password123", "variorum rocks the boat", "paul is not that easy"]
    {
        let (status, answer) = browser.sign_up("Paul", password).await;
        assert_eq!(
            (status, &answer["code"]),
            (StatusCode::UNPROCESSABLE_ENTITY, &json!("password-easy")),
            "{password}"
        );
        assert!(answer["error"].as_str().unwrap().starts_with("This password is too easy to guess"));
    }
    assert_eq!(browser.sign_up("Paul", PASSWORD).await.0, StatusCode::CREATED);
    let weak = json!({ "old": PASSWORD, "new": "password123" });
    assert_eq!(browser.post("/api/account/password", weak).await.1["code"], "password-easy");
    for name in ["PauI", "pau1", "PAUL"] {
        let (status, answer) = Browser::new(&server).sign_up(name, PASSWORD).await;
        assert_eq!((status, &answer["code"]), (StatusCode::CONFLICT, &json!("name-taken")), "{name}");
        // Only the exact name logs in.
        let found = Browser::new(&server).log_in(name, PASSWORD).await.0;
        assert_eq!(found, if name == "PAUL" { StatusCode::OK } else { StatusCode::UNAUTHORIZED });
    }
    assert_eq!(browser.sign_up("Variorum-Adm1n", PASSWORD).await.1["code"], "name-reserved");
}

#[tokio::test]
async fn devices_are_listed_and_end_one_by_one() {
    let server = server().await;
    let (here, there, other) = (Browser::new(&server), Browser::new(&server), Browser::new(&server));
    here.sign_up("Charles", PASSWORD).await;
    there.log_in("Charles", PASSWORD).await;
    other.sign_up("Mallory", PASSWORD).await;
    let logins = here.logins().await;
    assert_eq!(logins.len(), 2);
    let (own, others): (Vec<&Value>, Vec<&Value>) = logins.iter().partition(|login| login["current"] == true);
    assert_eq!((own.len(), others.len()), (1, 1));
    assert_eq!((&own[0]["browser"], &own[0]["system"]), (&json!("Firefox"), &json!("Linux")));
    let text = json!(logins).to_string();
    for secret in [here.cookie("login").unwrap(), there.cookie("login").unwrap()] {
        assert!(!text.contains(&secret[..16]), "the list tells no token");
    }
    // Nobody can end another account's login.
    let end = json!({ "id": others[0]["id"] });
    assert_eq!(other.post("/api/account/logins/end", end.clone()).await.0, StatusCode::OK);
    assert_eq!(there.name().await, "Charles");
    let (status, left) = here.post("/api/account/logins/end", end.clone()).await;
    assert_eq!((status, left["logins"].as_array().unwrap().len()), (StatusCode::OK, 1));
    assert_eq!((here.name().await, there.name().await), (json!("Charles"), Value::Null));
    assert_eq!(there.post("/api/account/logins/end", end).await.0, StatusCode::UNAUTHORIZED);
    // Ending the current login is logging out.
    let visitor = here.cookie("visitor");
    let (_, left) = here.post("/api/account/logins/end", json!({ "id": own[0]["id"] })).await;
    assert_eq!(left, json!({ "logins": [], "password": null }));
    assert_eq!((here.name().await, here.cookie("login")), (Value::Null, None));
    assert_ne!(here.cookie("visitor"), visitor, "another visitor");
}

#[tokio::test]
async fn logins_end_when_unused_and_after_half_a_year() {
    let time = Time::standing();
    let server = server_with(|config| config.time = time.clone()).await;
    let (used, idle) = (Browser::new(&server), Browser::new(&server));
    used.sign_up("Charles", PASSWORD).await;
    idle.log_in("Charles", PASSWORD).await;
    let day = Duration::from_secs(24 * 60 * 60);
    let begun = used.logins().await[0]["used"].as_u64().unwrap();
    time.advance(Duration::from_secs(59 * 60));
    assert_eq!(used.name().await, "Charles");
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_eq!(used.logins().await[0]["used"].as_u64(), Some(begun), "reading does not write");
    for days in [29, 2, 27, 29, 29, 29, 29] {
        time.advance(day * days);
        if days == 2 {
            assert_eq!(idle.name().await, Value::Null, "nobody used it for 31 days");
        }
        assert_eq!(used.name().await, "Charles");
        // The use is recorded concurrently with the request.
        for _ in 0..200 {
            if used.logins().await[0]["used"].as_u64() == Some(time.now()) {
                break;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
    time.advance(day * 7);
    assert_eq!(used.name().await, Value::Null, "it was used yesterday, but is half a year old");
}

#[tokio::test]
async fn over_tls_cookies_are_host_only_and_planted_ones_are_ignored() {
    let time = Time::standing();
    let server = server_with(|config| {
        config.behind_proxy = true;
        config.time = time.clone();
    })
    .await;
    // What another host of the domain plants: a login of its own, and a visitor with a seat.
    let mallory = Browser::new(&server);
    let begin = json!({ "game": "chess", "white": "me", "black": "engine", "level": 1 });
    assert_eq!(mallory.post("/api/sessions", begin.clone()).await.0, StatusCode::CREATED);
    let visitor = mallory.cookie("visitor").unwrap();
    let thief = Browser::new(&server);
    thief.sign_up("Mallory", PASSWORD).await;
    let login = thief.cookie("login").unwrap();

    let victim = Browser::over_tls(&server);
    victim.has("visitor", &visitor);
    assert_eq!(victim.sign_up("Charles", PASSWORD).await.0, StatusCode::CREATED);
    assert!(victim.cookie("__Host-login").is_some() && victim.cookie("login").is_none());
    let games = victim.get("/api/players/Charles/games").await;
    assert_eq!(games["games"], json!([]), "a planted visitor's seats do not become the account's");
    victim.has("login", &login);
    assert_eq!(victim.name().await, "Charles", "the host's own cookie wins");
    victim.post("/api/logout", json!({})).await;
    assert!(victim.cookie("login").is_none() && victim.cookie("__Host-login").is_none());

    // A visitor's own seats do become the account's.
    let honest = Browser::over_tls(&server);
    assert_eq!(honest.post("/api/sessions", begin).await.0, StatusCode::CREATED);
    assert!(honest.cookie("__Host-visitor").is_some() && honest.cookie("visitor").is_none());
    honest.sign_up("Honest", PASSWORD).await;
    assert_eq!(honest.get("/api/me/games").await["games"].as_array().unwrap().len(), 1);

    // Old cookies are accepted for a time only.
    let old = Browser::over_tls(&server);
    old.has("visitor", &visitor);
    assert_eq!(old.get("/api/me/games").await["games"].as_array().unwrap().len(), 1);
    time.advance(Duration::from_secs(400 * 24 * 60 * 60));
    assert_eq!(old.get("/api/me/games").await["games"], json!([]));
    // Without TLS there are only plain cookies.
    assert_eq!(mallory.get("/api/me/games").await["games"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn accounts_can_export_all_their_data_in_one_file() {
    let server = server().await;
    let browser = Browser::new(&server);
    browser.sign_up("Charles", PASSWORD).await;
    let begin = json!({ "game": "chess", "white": "me", "black": "open" });
    // More than a page.
    let mut last = Value::Null;
    for _ in 0..52 {
        let (status, state) = browser.post("/api/sessions", begin.clone()).await;
        assert_eq!(status, StatusCode::CREATED);
        last = state;
    }
    let game = format!("/api/sessions/{}", last["id"].as_str().unwrap());
    let invitation = json!({ "key": last["you"]["links"]["join"] });
    let other = Browser::new(&server);
    assert_eq!(other.post(&format!("{game}/join"), invitation).await.0, StatusCode::OK);
    let act = format!("{game}/act");
    assert_eq!(browser.post(&act, json!({ "type": "turn", "text": "e2e4", "ply": 0 })).await.0, StatusCode::OK);
    assert_eq!(browser.post(&act, json!({ "type": "say", "text": "my own words" })).await.0, StatusCode::OK);
    assert_eq!(other.post(&act, json!({ "type": "say", "text": "words of somebody else" })).await.0, StatusCode::OK);

    let (status, headers, file) = browser.send("GET", "/api/account/export", None).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(headers["content-disposition"], "attachment; filename=\"variorum-Charles.json\"");
    assert_eq!(headers["cache-control"], "no-store");
    assert_eq!(file["account"]["name"], "Charles", "it is whole JSON");
    assert_eq!(
        (file["logins"].as_array().unwrap().len(), &file["ratings"], &file["ratingChanges"]),
        (1, &json!([]), &json!([]))
    );
    let games = file["games"].as_array().unwrap();
    assert_eq!(games.len(), 52);
    let played = games.iter().find(|game| game["id"] == last["id"]).unwrap();
    assert_eq!((&played["sides"], &played["turns"][0]["text"]), (&json!(["w"]), &json!("e2e4")));
    assert_eq!((played["chat"].as_array().unwrap().len(), &played["chat"][0]["text"]), (1, &json!("my own words")));
    let text = file.to_string();
    for secret in ["argon2", &browser.cookie("login").unwrap(), "words of somebody else"] {
        assert!(!text.contains(secret), "{secret}");
    }
    // Exports read everything, so they are limited.
    for _ in 0..2 {
        assert_eq!(browser.send("GET", "/api/account/export", None).await.0, StatusCode::OK);
    }
    assert_eq!(browser.send("GET", "/api/account/export", None).await.0, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(Browser::new(&server).send("GET", "/api/account/export", None).await.0, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn a_new_password_and_deletion_end_all_other_logins() {
    let server = server().await;
    let (here, there) = (Browser::new(&server), Browser::new(&server));
    here.sign_up("Charles", PASSWORD).await;
    assert_eq!(there.log_in("Charles", PASSWORD).await.0, StatusCode::OK);
    let wrong = json!({ "old": "not this one", "new": NEXT });
    assert_eq!(here.post("/api/account/password", wrong).await.0, StatusCode::UNAUTHORIZED);
    let right = json!({ "old": PASSWORD, "new": NEXT });
    assert_eq!(here.post("/api/account/password", right).await.0, StatusCode::OK);
    assert_eq!((here.name().await, there.name().await), (json!("Charles"), Value::Null));
    assert_eq!(there.log_in("Charles", PASSWORD).await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(there.log_in("Charles", NEXT).await.0, StatusCode::OK);

    assert_eq!(there.post("/api/logout", json!({ "everywhere": true })).await.0, StatusCode::OK);
    assert_eq!((here.name().await, there.name().await), (Value::Null, Value::Null));

    assert_eq!(here.log_in("Charles", NEXT).await.0, StatusCode::OK);
    let goodbye = json!({ "password": PASSWORD });
    assert_eq!(here.post("/api/account/delete", goodbye).await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(here.name().await, "Charles");
    let goodbye = json!({ "password": NEXT });
    assert_eq!(here.post("/api/account/delete", goodbye).await.0, StatusCode::OK);
    assert_eq!(here.name().await, Value::Null);
    assert_eq!(here.log_in("Charles", NEXT).await.0, StatusCode::UNAUTHORIZED);
    // The name is available again.
    assert_eq!(there.sign_up("Charles", PASSWORD).await.0, StatusCode::CREATED);
}

#[tokio::test]
async fn a_recovery_code_sets_a_new_password_once() {
    let server = server().await;
    let browser = Browser::new(&server);
    assert_eq!(browser.sign_up("Charles", PASSWORD).await.0, StatusCode::CREATED);
    assert_eq!(browser.get("/api/account/codes").await, json!({ "left": 0, "made": null }));
    let (status, _) = browser.post("/api/account/codes", json!({ "password": NEXT })).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    let (status, made) = browser.post("/api/account/codes", json!({ "password": PASSWORD })).await;
    assert_eq!(status, StatusCode::OK, "{made}");
    let codes: Vec<String> = serde_json::from_value(made["codes"].clone()).unwrap();
    assert_eq!(codes.len(), 8);
    assert_eq!(browser.get("/api/account/codes").await["left"], 8);

    let stranger = Browser::new(&server);
    let recover = async |name: &str, code: &str, password: &str| {
        stranger.post("/api/recover", json!({ "name": name, "code": code, "password": password })).await
    };
    let (status, refused) = recover("Charles", "0000-0000-0000-0000", NEXT).await;
    assert_eq!((status, &refused["code"]), (StatusCode::UNAUTHORIZED, &json!("wrong-password")), "{refused}");
    assert_eq!(recover("Nobody", &codes[0], NEXT).await.0, StatusCode::UNAUTHORIZED);
    // A bad password uses no code up.
    assert_eq!(recover("Charles", &codes[0], "password").await.0, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(browser.get("/api/account/codes").await["left"], 8);

    let (status, me) = recover("cHARLES", &codes[0].to_uppercase().replace('-', " "), NEXT).await;
    assert_eq!((status, &me["account"]["name"]), (StatusCode::OK, &json!("Charles")), "{me}");
    assert_eq!((browser.name().await, stranger.name().await), (Value::Null, json!("Charles")), "all others are out");
    assert_eq!(stranger.get("/api/account/codes").await["left"], 7);
    assert_eq!(recover("Charles", &codes[0], PASSWORD).await.0, StatusCode::UNAUTHORIZED, "a code works once");
    assert_eq!(browser.log_in("Charles", PASSWORD).await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(browser.log_in("Charles", NEXT).await.0, StatusCode::OK);

    // A new set ends the old one, and the file with all data has their number only.
    let (_, again) = browser.post("/api/account/codes", json!({ "password": NEXT })).await;
    assert_eq!(recover("Charles", &codes[1], PASSWORD).await.0, StatusCode::UNAUTHORIZED);
    let file = browser.get("/api/account/export").await;
    assert_eq!(file["recoveryCodes"]["left"], 8);
    assert!(!file.to_string().contains(again["codes"][0].as_str().unwrap()));
}

#[tokio::test]
async fn guessing_recovery_codes_is_as_slow_as_guessing_passwords() {
    let server = server().await;
    let browser = Browser::new(&server);
    browser.sign_up("Charles", PASSWORD).await;
    let mut last = StatusCode::OK;
    for _ in 0..20 {
        let guess = json!({ "name": "Charles", "code": "0000-0000-0000-0000", "password": NEXT });
        last = browser.post("/api/recover", guess).await.0;
    }
    assert_eq!(last, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test]
async fn only_logged_in_users_can_change_an_account() {
    let server = server().await;
    let browser = Browser::new(&server);
    for (path, body) in [
        ("/api/account/password", json!({ "old": PASSWORD, "new": PASSWORD })),
        ("/api/account/delete", json!({ "password": PASSWORD })),
        ("/api/account/codes", json!({ "password": PASSWORD })),
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
