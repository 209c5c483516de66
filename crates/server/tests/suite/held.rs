//! No computation runs on the runtime's threads: every request of the interface is sent in its costliest form while a heartbeat on the same thread
//! measures how long the thread is blocked.
//!
//! The measure is the thread's own processor time, so a busy machine changes nothing.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use crate::common::{Server, escaped, id, server};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use cpu_time::ThreadTime;
use http_body_util::BodyExt as _;
use serde_json::{Value, json};

/// The longest time that a request may block the runtime's thread, in an unoptimised build.
const LONGEST: Duration = Duration::from_millis(25);

/// Runs `work` on this thread's runtime; returns the longest time that the thread was blocked.
async fn held<T>(work: impl Future<Output = T>) -> (T, Duration) {
    let longest = Arc::new(AtomicU64::new(0));
    let told = Arc::clone(&longest);
    let heart = tokio::spawn(async move {
        let mut last = ThreadTime::now().as_duration();
        loop {
            tokio::time::sleep(Duration::from_millis(1)).await;
            let now = ThreadTime::now().as_duration();
            told.fetch_max(u64::try_from((now - last).as_micros()).unwrap(), Ordering::Relaxed);
            last = now;
        }
    });
    // The heartbeat must run before, and once after.
    tokio::time::sleep(Duration::from_millis(5)).await;
    longest.store(0, Ordering::Relaxed);
    let done = work.await;
    tokio::time::sleep(Duration::from_millis(5)).await;
    heart.abort();
    (done, Duration::from_micros(longest.load(Ordering::Relaxed)))
}

/// Sends a request and reads its answer piece by piece, as a connection does.
async fn send(server: &Server, request: Request<Body>) -> (StatusCode, String) {
    use tower::ServiceExt as _;
    let answer = server.app.clone().oneshot(request).await.unwrap();
    let (status, mut body) = (answer.status(), answer.into_body());
    let mut begin = String::new();
    while let Some(piece) = body.frame().await {
        let piece = piece.unwrap();
        if begin.is_empty() && !status.is_success() {
            begin = String::from_utf8_lossy(piece.data_ref().unwrap()).into_owned();
        }
    }
    (status, begin)
}

/// Turns that lead back to the start.
fn shuffle(turns: usize) -> Vec<&'static str> {
    ["g1f3", "g8f6", "f3g1", "f6g8"].into_iter().cycle().take(turns).collect()
}

/// A line of the variant with the costliest positions, found by playing arbitrary turns.
fn wander(game: &str, turns: usize) -> Vec<String> {
    let rules = variorum_library::rules(game).unwrap();
    let mut played = variorum_play::Game::new(&rules, [variorum_play::Seat::Person; 2]);
    let mut line = Vec::new();
    while line.len() < turns && played.ending().is_none() {
        let found = played.position().clone().turn_texts();
        // Not always the first, so that pieces wander and are captured, but deterministic.
        let text = found[(line.len() * 7919) % found.len()].clone();
        played.play(&text).unwrap();
        line.push(text);
    }
    line
}

struct Heavy {
    method: &'static str,
    /// Its path in the description.
    pattern: &'static str,
    path: String,
    body: String,
    /// The status of its answer: a request that is refused early would measure nothing.
    status: StatusCode,
}

impl Heavy {
    /// The same request, answered with this status.
    fn answered(self, status: StatusCode) -> Self {
        Self { status, ..self }
    }
}

fn get(pattern: &'static str, path: impl Into<String>) -> Heavy {
    Heavy { method: "GET", pattern, path: path.into(), body: String::new(), status: StatusCode::OK }
}

fn post(pattern: &'static str, path: impl Into<String>, body: &Value) -> Heavy {
    Heavy { method: "POST", pattern, path: path.into(), body: body.to_string(), status: StatusCode::OK }
}

#[tokio::test]
async fn no_request_holds_the_runtime() {
    let server = server().await;
    let login = json!({ "name": "Ada", "password": "correct horse battery" });
    let (status, answer) = server.post("/api/account", login.clone()).await;
    assert!(status.is_success(), "{answer}");

    // A long game and a long line of a variant with two-part turns.
    let line = wander("stockgi", 400);
    let own = server.begin("stockgi", "me", "me").await;
    for (ply, text) in line.iter().take(200).enumerate() {
        let (status, answer) = server.act(&own, json!({ "type": "turn", "text": text, "ply": ply })).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
    }
    let game = format!("/api/sessions/{}", id(&own));
    let open = server
        .guest()
        .post("/api/sessions", json!({ "game": "stockgi", "white": "me", "black": "open", "listed": true }))
        .await
        .1;
    let turns = line.iter().take(300).map(|turn| escaped(turn)).collect::<Vec<_>>().join("+");
    let place = json!({ "turns": line });
    let long = json!({ "turns": shuffle(3000) });
    let position = escaped(server.view(&own).await["position"].as_str().unwrap());
    let piece = escaped(server.view(&own).await["pieces"][0]["cell"].as_str().unwrap());
    let two_parts = wander("stones-and-relays", 101);
    let own_parts = server.begin("stones-and-relays", "me", "me").await;
    for (ply, text) in two_parts[..100].iter().enumerate() {
        let (status, answer) = server.act(&own_parts, json!({ "type": "turn", "text": text, "ply": ply })).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
    }
    let against =
        json!({ "game": "stockgi", "white": "me", "black": "engine", "position": server.view(&own).await["position"] });
    let (status, against) = server.post("/api/sessions", against).await;
    assert_eq!(status, StatusCode::CREATED, "{against}");
    let first = two_parts[100].split(',').next().unwrap();
    let nodes = |turns: usize| -> Vec<Value> {
        (0..turns).map(|number| json!({ "parent": number.max(1) - 1, "turn": "e2e4", "comment": "said" })).collect()
    };
    let fan: Vec<Value> =
        (0..20_000).map(|number| json!({ "parent": number / 199, "turn": format!("t{number}") })).collect();
    let text = "[Game \"chess\"]\n\n".to_owned() + &"e2e4 ".repeat(190_000);
    let branches = "[Game \"stockgi\"]\n\n".to_owned() + &line.join(" ") + " *";
    let long_name = "x".repeat(60_000);
    let longest = crate::puzzles::all()
        .into_iter()
        .max_by_key(|puzzle| puzzle["solution"].as_array().unwrap().len() * puzzle["position"].as_str().unwrap().len())
        .unwrap();

    let requests = vec![
        get("/api/games", "/api/games?language=de"),
        get("/api/games/{id}", "/api/games/stockgi?language=de"),
        get("/api/games/{id}/lesson", "/api/games/stockgi/lesson"),
        get("/api/games/{id}/endings", "/api/games/minishogi/endings"),
        get("/api/games/{id}/guide", "/api/games/blocschach/guide"),
        get("/api/games/{id}/guide", "/api/games/raumschach/guide"),
        post("/api/games/{id}/guide/turn", "/api/games/blocschach/guide/turn", &json!({ "step": 0, "turn": "ve2ve3" })),
        get("/api/games/{id}/moves", format!("/api/games/stockgi/moves?cell={piece}&position={position}")),
        get("/api/games/{id}/reach", format!("/api/games/stockgi/reach?cell={piece}&position={position}")),
        get("/api/games/{id}/attacks", format!("/api/games/stockgi/attacks?cell={piece}&position={position}")),
        get("/api/pieces", "/api/pieces"),
        get("/api/levels", "/api/levels"),
        get("/api/openapi.json", "/api/openapi.json"),
        post("/api/games/{id}/line", "/api/games/stockgi/line", &place),
        post("/api/games/{id}/line", "/api/games/chess/line", &long),
        post("/api/games/{id}/position", "/api/games/stockgi/position", &place),
        post(
            "/api/games/{id}/second",
            "/api/games/stones-and-relays/second",
            &json!({ "turns": &two_parts[..100], "first": first }),
        ),
        // Where relays may lead, every piece is lifted in turn.
        post("/api/games/{id}/refusal", "/api/games/stones-and-relays-tunnel/refusal", &json!({ "turn": "e1e9" })),
        post("/api/games/{id}/refusal", "/api/games/stockgi/refusal", &json!({ "turns": line, "turn": "wd1wd9" })),
        post("/api/games/{id}/ask", "/api/games/stockgi/ask", &json!({ "turns": line, "line": "board" })),
        post("/api/games/{id}/ask", "/api/games/stones-and-relays/ask", &json!({ "turns": two_parts, "line": "last" })),
        post(
            "/api/games/{id}/effects",
            "/api/games/stockgi/effects",
            &json!({ "turns": line[..line.len() - 1], "turn": line[line.len() - 1] }),
        ),
        post(
            "/api/games/{id}/effects",
            "/api/games/stones-and-relays/effects",
            &json!({ "turns": two_parts[..100], "turn": two_parts[100] }),
        ),
        post("/api/games/{id}/threats", "/api/games/stockgi/threats", &json!({ "turns": line[..300] })),
        post("/api/games/{id}/threats", "/api/games/stones-and-relays/threats", &json!({ "turns": two_parts[..100] })),
        post("/api/games/{id}/exact", "/api/games/stockgi/exact", &json!({ "turns": line[..300] })),
        post("/api/games/{id}/exact", "/api/games/chess/exact", &json!({ "start": "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1" })),
        post("/api/games/{id}/hint", "/api/games/stockgi/hint", &json!({ "turns": line[..300] })),
        post("/api/games/{id}/setup", "/api/games/stockgi/setup", &json!({ "text": long_name })),
        post(
            "/api/games/{id}/setup",
            "/api/games/chess/setup",
            &json!({ "setup": { "side": "w",
            "pieces": (0..500).map(|_| json!({ "cell": "zz", "token": "Q", "side": "w" })).collect::<Vec<_>>() } }),
        ),
        post(
            "/api/games/{id}/analysis",
            "/api/games/stockgi/analysis",
            &json!({ "turns": line, "seconds": 1, "lines": 5 }),
        ),
        get("/api/games/{id}/picture.svg", format!("/api/games/stockgi/picture.svg?turns={turns}")),
        get("/api/games/{id}/picture.png", format!("/api/games/stockgi/picture.png?width=2000&turns={turns}")),
        get(
            "/api/games/{id}/picture.gif",
            format!("/api/games/chess/picture.gif?width=300&turns={}", shuffle(60).join("+")),
        ),
        post("/api/records/read", "/api/records/read", &json!({ "text": text })),
        post("/api/records/read", "/api/records/read", &json!({ "text": branches })),
        post("/api/records/write", "/api/records/write", &json!({ "tags": [], "nodes": fan })),
        post("/api/records/write", "/api/records/write", &json!({ "tags": [], "nodes": nodes(12_000) })),
        get("/api/sessions", "/api/sessions"),
        get("/api/sessions/public", "/api/sessions/public"),
        get("/api/sessions/{id}", game.clone()),
        get("/api/sessions/{id}/second", format!("/api/sessions/{}/second?first={}", id(&own_parts), escaped(first))),
        get("/api/sessions/{id}/hint", format!("/api/sessions/{}/hint", id(&against))),
        get("/api/sessions/{id}/threats", format!("/api/sessions/{}/threats", id(&against))),
        get("/api/sessions/{id}/exact", format!("/api/sessions/{}/exact", id(&against))),
        get("/api/sessions/{id}/record", format!("{game}/record")),
        post(
            "/api/sessions/{id}/act",
            format!("{game}/act"),
            &json!({ "type": "turn", "ply": 200, "text": line[200] }),
        ),
        post("/api/sessions/{id}/act", format!("{game}/act"), &json!({ "type": "turn", "ply": 7, "text": "x" }))
            .answered(StatusCode::CONFLICT),
        post("/api/sessions/{id}/act", format!("{game}/act"), &json!({ "type": "takeback", "step": "offer" })),
        post("/api/sessions/{id}/act", format!("{game}/act"), &json!({ "type": long_name }))
            .answered(StatusCode::BAD_REQUEST),
        post("/api/sessions/{id}/join", format!("/api/sessions/{}/join", id(&open)), &json!({})),
        post("/api/sessions", "/api/sessions", &json!({ "game": "stockgi", "white": "me", "black": "me" }))
            .answered(StatusCode::CREATED),
        post(
            "/api/sessions",
            "/api/sessions",
            &json!({ "game": "stockgi", "white": "me", "black": "me", "position": long_name }),
        )
        .answered(StatusCode::UNPROCESSABLE_ENTITY),
        get("/api/puzzles", "/api/puzzles"),
        get("/api/puzzles/next", format!("/api/puzzles/next?skip={}", "a-b,".repeat(1000))),
        get("/api/puzzles/daily", "/api/puzzles/daily"),
        get("/api/puzzles/{id}", format!("/api/puzzles/{}", longest["id"].as_str().unwrap())),
        post(
            "/api/puzzles/{id}/attempt",
            format!("/api/puzzles/{}/attempt", longest["id"].as_str().unwrap()),
            &json!({ "turns": [], "help": "solution" }),
        ),
        post(
            "/api/puzzles/{id}/attempt",
            format!("/api/puzzles/{}/attempt", longest["id"].as_str().unwrap()),
            &json!({ "turns": longest["solution"].as_array().unwrap().iter().step_by(2).collect::<Vec<_>>() }),
        ),
        get("/api/lobby", "/api/lobby"),
        get("/api/me", "/api/me"),
        get("/api/me/blocks", "/api/me/blocks"),
        post("/api/me/blocks", "/api/me/blocks", &json!({ "name": long_name, "blocked": true }))
            .answered(StatusCode::NOT_FOUND),
        post("/api/reports", "/api/reports", &json!({ "name": "Ada", "reason": "other", "words": long_name }))
            .answered(StatusCode::BAD_REQUEST),
        get("/api/account/logins", "/api/account/logins"),
        post("/api/account/logins/end", "/api/account/logins/end", &json!({ "id": long_name })),
        get("/api/account/export", "/api/account/export"),
        get("/api/me/games", "/api/me/games"),
        get("/api/players/{name}", "/api/players/Ada"),
        get("/api/players/{name}/games", "/api/players/Ada/games"),
        get("/api/players/{name}/ratings", "/api/players/Ada/ratings?game=chess"),
        get("/api/socket", "/api/socket?v=1").answered(StatusCode::BAD_REQUEST),
        get("/health/live", "/health/live"),
        get("/health/ready", "/health/ready"),
        get("/.well-known/security.txt", "/.well-known/security.txt").answered(StatusCode::NOT_FOUND),
        get("/api/bulletin", "/api/bulletin"),
        post("/api/account/delete", "/api/account/delete", &json!({ "password": "wrong horse battery" }))
            .answered(StatusCode::UNAUTHORIZED),
        get("/api/account/codes", "/api/account/codes"),
        post("/api/account/codes", "/api/account/codes", &json!({ "password": "correct horse battery" })),
        post(
            "/api/account/password",
            "/api/account/password",
            &json!({ "old": "correct horse battery", "new": "battery horse correct" }),
        ),
        post(
            "/api/recover",
            "/api/recover",
            &json!({ "name": "Ada", "code": "0000-0000-0000-0000", "password": "battery horse correct" }),
        )
        .answered(StatusCode::UNAUTHORIZED),
        // These end the login that the cookie names.
        post("/api/account", "/api/account", &json!({ "name": "Eve", "password": "correct horse battery" }))
            .answered(StatusCode::CREATED),
        post("/api/login", "/api/login", &json!({ "name": "Ada", "password": "battery horse correct" })),
        post("/api/logout", "/api/logout", &json!({ "everywhere": true })),
    ];

    // A new request needs its costliest form here.
    let described: Value = server.get("/api/openapi.json").await.1;
    let mut known: BTreeSet<String> = BTreeSet::new();
    for (path, methods) in described["paths"].as_object().unwrap() {
        known.extend(methods.as_object().unwrap().keys().map(|method| format!("{} {path}", method.to_uppercase())));
    }
    let sent: BTreeSet<String> = requests.iter().map(|heavy| format!("{} {}", heavy.method, heavy.pattern)).collect();
    assert_eq!(sent, known, "each request must be sent here, and nothing else");

    let mut slow = Vec::new();
    let mut unexpected = Vec::new();
    for Heavy { method, path, body, status: expected, .. } in requests {
        let request = Request::builder().method(method).uri(&path).header("host", "localhost:8080");
        let request = request.header("content-type", "application/json").header("cookie", server.jar.header());
        let request = request.header("accept-encoding", "gzip").header("accept-language", "de");
        let request = request.body(Body::from(body)).unwrap();
        let ((status, answer), time) = held(send(&server, request)).await;
        let path: String = path.chars().take(60).collect();
        if status != expected {
            unexpected.push(format!("{method} {path}: {status}, not {expected}: {answer}"));
        }
        println!("{:7.2} ms  {} {method} {path}", time.as_secs_f64() * 1e3, status.as_u16());
        if time > LONGEST {
            slow.push(format!("{method} {path} held the runtime for {time:?}"));
        }
    }
    assert!(unexpected.is_empty(), "{unexpected:#?}");
    assert!(slow.is_empty(), "{slow:#?}");
}

#[tokio::test]
async fn the_heartbeat_detects_computation() {
    let ((), time) = held(async {
        let begun = ThreadTime::now();
        while begun.elapsed() < 2 * LONGEST {
            std::hint::spin_loop();
        }
    })
    .await;
    assert!(time >= LONGEST, "{time:?}");
}
