//! Many requests at once, and attacks: what one address or player does leaves room for others, work for a client that is gone ends, and concurrent
//! actions of two tabs or both sides have one result.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crate::common::{Jar, Server, server, server_with};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use futures_util::future::join_all;
use serde_json::{Value, json};
use variorum_play::history::Entry;
use variorum_rules::{Position, Turn};
use variorum_server::{Opponent, RandomOpponent};

const OK: StatusCode = StatusCode::OK;

/// A request from an address, as a proxy reports it.
async fn from(server: &Server, address: &str, path: &str, body: &Value) -> (StatusCode, Value) {
    let request = Request::post(path).header("host", "localhost").header("content-type", "application/json");
    let request = request.header("x-forwarded-for", address).header("cookie", server.jar.header());
    let (status, headers, bytes) = server.raw(request.body(Body::from(body.to_string())).unwrap()).await;
    server.jar.take(&headers);
    (status, serde_json::from_slice(&bytes).unwrap())
}

/// The value of a metric.
async fn metric(server: &Server, name: &str) -> Option<f64> {
    server.metrics().await.lines().find_map(|line| line.strip_prefix(name)?.trim().parse().ok())
}

async fn eventually(what: &str, is: impl AsyncFn() -> bool) {
    for _ in 0..3000 {
        if is().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("{what}");
}

/// An opponent that does not move until it is allowed to.
#[derive(Clone, Default)]
struct Held(Arc<AtomicBool>);

impl Opponent for Held {
    fn choose(&self, position: Position, history: Vec<Entry>, level: u8, stop: Arc<AtomicBool>) -> Option<Turn> {
        while !self.0.load(Ordering::SeqCst) && !stop.load(Ordering::SeqCst) {
            std::thread::sleep(Duration::from_millis(1));
        }
        std::thread::sleep(Duration::from_millis(20));
        RandomOpponent.choose(position, history, level, stop)
    }
}

#[tokio::test]
async fn the_engine_serves_addresses_in_turn() {
    let held = Held::default();
    let server = server_with(|config| {
        (config.engines, config.behind_proxy, config.opponent) = (1, true, Arc::new(held.clone()));
    })
    .await;
    let wish = json!({ "game": "chess", "white": "engine", "black": "me", "level": 1 });
    let (greedy, modest) = (server.guest(), server.guest());
    let mut many = Vec::new();
    for _ in 0..12 {
        let (status, state) = from(&greedy, "192.0.2.1", "/api/sessions", &wish).await;
        assert_eq!(status, StatusCode::CREATED, "{state}");
        many.push(state);
    }
    let (_, one) = from(&modest, "192.0.2.2", "/api/sessions", &wish).await;
    held.0.store(true, Ordering::SeqCst);
    eventually("the engine never moves", async || modest.view(&one).await["ply"] == 1).await;
    let views = join_all(many.iter().map(|state| greedy.view(state))).await;
    let served = views.iter().filter(|view| view["ply"] == 1).count();
    assert!(served <= 4, "{served} of twelve games of one address came first");
    for state in &many {
        eventually("a game is forgotten", async || greedy.view(state).await["ply"] == 1).await;
    }
}

#[tokio::test]
async fn new_games_are_limited_per_address() {
    let server = server_with(|config| (config.limits.address_games, config.behind_proxy) = (1, true)).await;
    let wish = json!({ "game": "chess", "white": "me", "black": "me" });
    for _ in 0..20 {
        // A new browser each time.
        assert_eq!(from(&server.guest(), "192.0.2.1", "/api/sessions", &wish).await.0, StatusCode::CREATED);
    }
    let (status, answer) = from(&server.guest(), "192.0.2.1", "/api/sessions", &wish).await;
    assert_eq!((status, &answer["code"]), (StatusCode::TOO_MANY_REQUESTS, &json!("too-many-requests")));
    assert_eq!(from(&server, "192.0.2.2", "/api/sessions", &wish).await.0, StatusCode::CREATED);
}

/// A game between two browsers with a running clock.
async fn clocked(server: &Server) -> Value {
    let (white, black) = (server.guest(), server.guest());
    let clock = json!({ "base": 3_600_000, "increment": 0, "delay": 0 });
    let wish = json!({ "game": "chess", "white": "me", "black": "open", "clock": clock });
    let (status, state) = white.post("/api/sessions", wish).await;
    assert_eq!(status, StatusCode::CREATED, "{state}");
    assert_eq!(black.join(&state).await.0, OK);
    for (player, text) in [(&white, "e2e4"), (&black, "e7e5")] {
        let (status, after) = player.turn(&white.view(&state).await, text).await;
        assert_eq!(status, OK, "{after}");
    }
    state
}

#[tokio::test]
async fn running_clocks_do_not_block_other_games() {
    let server = server_with(|config| config.live_sessions = 3).await;
    let mut running = Vec::new();
    for _ in 0..6 {
        running.push(clocked(&server).await);
    }
    let mine = server.begin("chess", "me", "me").await;
    assert_eq!(server.turn(&mine, "e2e4").await.0, OK);
    for state in &running {
        let view = server.view(state).await;
        assert_eq!((&view["ply"], &view["phase"]), (&json!(2), &json!("playing")));
    }
}

#[tokio::test]
async fn waiting_requests_are_limited_per_address() {
    let server = server_with(|config| config.behind_proxy = true).await;
    // Requests whose bodies do not arrive.
    let mut waiting = Vec::new();
    for _ in 0..16 {
        let body = Body::from_stream(futures_util::stream::pending::<Result<Vec<u8>, std::io::Error>>());
        let request = Request::post("/api/records/write").header("host", "localhost");
        let request = request.header("content-type", "application/json").header("x-forwarded-for", "192.0.2.1");
        let (app, request) = (server.app.clone(), request.body(body).unwrap());
        waiting.push(tokio::spawn(async move { tower::ServiceExt::oneshot(app, request).await }));
    }
    // All of them have their places before anybody else makes a request.
    for _ in 0..100 {
        tokio::task::yield_now().await;
    }
    let game = json!({ "tags": [], "nodes": [] });
    eventually("one more is taken", async || {
        from(&server, "192.0.2.1", "/api/records/write", &game).await.0 == StatusCode::TOO_MANY_REQUESTS
    })
    .await;
    assert_eq!(from(&server, "192.0.2.2", "/api/records/write", &game).await.0, OK);
    waiting.iter().for_each(tokio::task::JoinHandle::abort);
    eventually("those that left still count", async || {
        from(&server, "192.0.2.1", "/api/records/write", &game).await.0 == OK
    })
    .await;
}

/// Query of an animation that takes long to draw.
fn film() -> String {
    let turns = ["g1f3", "g8f6", "f3g1", "f6g8"].repeat(70).join("+");
    format!("/api/games/chess/picture.gif?width=900&turns={turns}")
}

#[tokio::test]
async fn a_picture_without_a_waiting_client_is_abandoned() {
    let server = server().await;
    let drawn = async || metric(&server, "variorum_pictures_drawn").await.unwrap();
    let ask = |pace: u32| {
        let request = Request::get(format!("{}&pace={pace}", film())).header("host", "localhost");
        let (app, request) = (server.app.clone(), request.body(Body::empty()).unwrap());
        tokio::spawn(async move { tower::ServiceExt::oneshot(app, request).await })
    };
    let films: Vec<_> = (20..24).map(ask).collect();
    // As many at once as there are cores.
    eventually("nothing is drawn", async || drawn().await >= 1.0).await;
    films.iter().for_each(tokio::task::JoinHandle::abort);
    let left = std::time::Instant::now();
    // All four animations would take longer than this.
    eventually("the films are drawn on", async || drawn().await == 0.0).await;
    assert!(left.elapsed() < Duration::from_secs(20), "{:?}", left.elapsed());
    assert_eq!(metric(&server, "variorum_pictures_waiting").await, Some(0.0));
}

/// A game of two browsers after a turn of each; and the second tabs of both.
async fn four_tabs() -> ([Server; 4], Value) {
    let white = server().await;
    let black = white.guest();
    let (_, state) = white.post("/api/sessions", json!({ "game": "chess", "white": "me", "black": "open" })).await;
    black.join(&state).await;
    for (player, text) in [(&white, "e2e4"), (&black, "e7e5")] {
        assert_eq!(player.turn(&player.view(&state).await, text).await.0, OK);
    }
    let tab = |of: &Server| {
        let jar: Jar = of.jar.clone();
        Server { jar, ..of.guest() }
    };
    let (second, fourth) = (tab(&white), tab(&black));
    ([white, second, black, fourth], state)
}

/// The same action in all tabs at the same time.
async fn at_once(tabs: &[Server], state: &Value, act: Value) -> Vec<(StatusCode, Value)> {
    join_all(tabs.iter().map(|tab| tab.act(state, act.clone()))).await
}

#[tokio::test]
async fn concurrent_actions_of_both_sides_in_two_tabs_have_one_result() {
    let (tabs, state) = four_tabs().await;
    // Different turns in two tabs: one is made, the other gets the state of the game.
    let view = tabs[0].view(&state).await;
    let (one, other) = tokio::join!(tabs[0].turn(&view, "d2d4"), tabs[1].turn(&view, "g1f3"));
    let mut statuses = [one.0, other.0];
    statuses.sort_unstable();
    assert_eq!(statuses, [OK, StatusCode::CONFLICT]);
    assert_eq!(tabs[2].view(&state).await["ply"], 3);

    // Both sides want a takeback: the later request accepts the earlier one.
    at_once(&tabs, &state, json!({ "type": "takeback", "step": "offer" })).await;
    let view = tabs[0].view(&state).await;
    assert!(view["ply"].as_u64().unwrap() < 3, "{}", view["ply"]);

    at_once(&tabs, &state, json!({ "type": "draw", "step": "offer" })).await;
    let view = tabs[3].view(&state).await;
    assert_eq!(view["outcome"]["text"], "Draw by agreement.", "both offered");

    let answers = at_once(&tabs, &state, json!({ "type": "rematch", "step": "offer" })).await;
    assert!(answers.iter().all(|(status, _)| *status == OK), "{answers:?}");
    let next = tabs[0].view(&state).await["rematch"].clone();
    assert!(next.is_string());
    for tab in &tabs {
        let (_, mine) = tab.get("/api/sessions").await;
        assert_eq!(mine.as_array().unwrap().len(), 2, "one rematch: {mine}");
    }
    // A resignation and a turn at the same time: whatever the order, there is one ending.
    let next = json!({ "id": next });
    let view = tabs[2].view(&next).await;
    let (_, _) = tokio::join!(tabs[2].turn(&view, "e2e4"), tabs[0].act(&next, json!({ "type": "resign" })));
    let endings = join_all(tabs.iter().map(|tab| tab.view(&next))).await;
    assert!(endings.iter().all(|view| view["outcome"] == endings[0]["outcome"] && view["ply"] == endings[0]["ply"]));
}

#[tokio::test]
async fn offers_survive_a_crash() {
    let ([white, _, black, _], state) = four_tabs().await;
    let (mine, other) = (white.jar.clone(), black.jar.clone());
    let step = |what: &str, step: &str| json!({ "type": what, "step": step });
    let wish = json!({ "game": "chess", "white": "me", "black": "open", "listed": true });
    let (_, challenge) = white.post("/api/sessions", wish).await;
    assert_eq!(white.act(&state, step("draw", "offer")).await.0, OK);
    drop(black);
    let white = white.restarted().await;
    let black = Server { jar: other.clone(), ..white.guest() };
    let view = black.view(&state).await;
    assert_eq!(view["offers"]["draw"], "w");
    let listed = async || black.get("/api/lobby").await.1[0]["session"] == challenge["id"];
    eventually("the challenge has gone", listed).await;
    assert_eq!(black.act(&state, step("draw", "accept")).await.0, OK);
    assert_eq!(black.act(&state, step("rematch", "offer")).await.0, OK);
    drop(black);
    let white = white.restarted().await;
    assert_eq!(white.view(&state).await["offers"]["rematch"], "b");
    let (status, agreed) = white.act(&state, step("rematch", "accept")).await;
    assert_eq!((status, agreed["rematch"].is_string()), (OK, true), "{agreed}");
    assert_eq!(white.jar.header(), mine.header(), "nobody got another cookie");
}
