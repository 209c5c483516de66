//! The socket, over real connections: messages and their recipients, reconnecting, limits, shutdown.

use std::time::Duration;

use crate::common::socket::{Socket, listen};
use crate::common::{Jar, Server, id, server, server_with};
use axum::http::{HeaderValue, StatusCode};
use futures_util::SinkExt;
use serde_json::{Value, json};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};

/// Applies a change to a view as `docs/server.md` says.
fn apply(view: &mut Value, message: &Value) {
    if let Some(seq) = message["seq"].as_u64() {
        assert!(seq > view["seq"].as_u64().unwrap(), "each once and in order");
        view["seq"] = message["seq"].clone();
    }
    match message["type"].as_str().unwrap() {
        "state" => *view = message["view"].clone(),
        "turn" => {
            for change in message["changes"].as_array().unwrap() {
                let pieces = view["pieces"].as_array_mut().unwrap();
                pieces.retain(|piece| piece["cell"] != change["cell"]);
                if !change["piece"].is_null() {
                    pieces.push(change["piece"].clone());
                }
            }
            view["turns"].as_array_mut().unwrap().push(message["turn"].clone());
            for (name, value) in message["board"].as_object().unwrap() {
                view[name.as_str()] = value.clone();
            }
            for name in ["ply", "lastTurn", "clock", "outcome", "claims", "thinking"] {
                view[name] = message[name].clone();
            }
            if !view["outcome"].is_null() {
                view["phase"] = json!("ended");
            }
            (view["offers"]["draw"], view["offers"]["takeback"]) = (Value::Null, Value::Null);
            view["first"] = json!([]);
        }
        "choices" => view["first"] = message["first"].clone(),
        "end" => {
            (view["outcome"], view["clock"]) = (message["outcome"].clone(), message["clock"].clone());
            (view["phase"], view["first"], view["thinking"]) = (json!("ended"), json!([]), json!(false));
            view["offers"] = json!({ "draw": null, "takeback": null, "rematch": null });
        }
        "offers" => view["offers"] = message["offers"].clone(),
        "engine" => {
            for what in ["thinking", "note", "notice"] {
                view[what] = message[what].clone();
            }
        }
        "said" => view["you"]["chat"].as_array_mut().unwrap().push(message["line"].clone()),
        "chat" => view["chat"] = message["chat"].clone(),
        "rematch" => view["rematch"] = message["rematch"].clone(),
        "presence" => view["presence"] = message["presence"].clone(),
        other => panic!("{other}"),
    }
}

/// The view without unordered lists, presence, and the count of changes, some of which went to another room.
fn compared(mut view: Value) -> Value {
    view["seq"] = Value::Null;
    view["presence"] = Value::Null;
    view["pieces"].as_array_mut().unwrap().sort_by_key(|piece| piece["cell"].as_str().unwrap().to_owned());
    view
}

async fn two(server: &Server, wish: Value) -> (Server, Value) {
    let (_, state) = server.post("/api/sessions", wish).await;
    let black = server.guest();
    let (status, state) = black.join(&state).await;
    assert_eq!(status, StatusCode::OK, "{state}");
    (black, state)
}

fn chess() -> Value {
    json!({ "game": "chess", "white": "me", "black": "open", "clock": { "base": 600_000, "increment": 1000 } })
}

#[tokio::test]
async fn changes_lead_to_the_same_state_as_a_request() {
    let server = server().await;
    let address = listen(&server).await;
    let mut wish = chess();
    wish["listed"] = json!(true);
    let (black, state) = two(&server, wish).await;
    let (mut white, mut seen) = Socket::watching(address, &server.jar, &state).await;
    let (mut dark, mut theirs) = Socket::watching(address, &black.jar, &state).await;
    let spectator = server.guest();
    let (mut third, mut watched) = Socket::watching(address, &spectator.jar, &state).await;
    assert_eq!((&seen["you"]["sides"], &watched["you"]["sides"]), (&json!(["w"]), &json!([])));
    assert_eq!((seen["first"].as_array().unwrap().len(), &watched["first"]), (20, &json!([])));
    let acts = [
        ("w", json!({ "type": "turn", "ply": 0, "text": "e2e4" })),
        ("b", json!({ "type": "turn", "ply": 1, "text": "d7d5" })),
        ("w", json!({ "type": "draw", "step": "offer" })),
        ("w", json!({ "type": "turn", "ply": 2, "text": "e4d5" })),
        ("b", json!({ "type": "say", "text": "well played" })),
        ("b", json!({ "type": "takeback", "step": "offer" })),
        ("w", json!({ "type": "takeback", "step": "accept" })),
        ("b", json!({ "type": "turn", "ply": 1, "text": "e7e5" })),
        ("w", json!({ "type": "chat", "open": false })),
        ("w", json!({ "type": "turn", "ply": 2, "text": "g1f3" })),
        ("b", json!({ "type": "resign" })),
        ("b", json!({ "type": "rematch", "step": "offer" })),
        ("w", json!({ "type": "rematch", "step": "accept" })),
    ];
    for (side, act) in acts {
        let socket = if side == "w" { &mut white } else { &mut dark };
        let (told, done) = socket.act(&state, act.clone()).await;
        assert_eq!(done["type"], "done", "{act}: {done}");
        let view = if side == "w" { &mut seen } else { &mut theirs };
        told.iter().for_each(|message| apply(view, message));
        // A ping is answered after the messages before it.
        for (socket, view) in [(&mut white, &mut seen), (&mut dark, &mut theirs), (&mut third, &mut watched)] {
            socket.send(json!({ "type": "ping", "at": 7 })).await;
            loop {
                let message = socket.next().await;
                if message["type"] == "pong" {
                    break assert_eq!(message["at"], 7.0);
                }
                apply(view, &message);
            }
        }
        for (who, view) in [(&server, &seen), (&black, &theirs), (&spectator, &watched)] {
            assert_eq!(compared(view.clone()), compared(who.view(&state).await), "after {act}");
        }
    }
    assert_eq!(seen["outcome"]["reason"], "resignation");
    assert_eq!(theirs["you"]["chat"][0]["text"], "well played");
    assert_eq!(watched["you"]["chat"], json!([]), "said among the players");
    assert!(watched["rematch"].is_string());
}

#[tokio::test]
async fn a_reconnected_socket_misses_nothing() {
    let server = server().await;
    let address = listen(&server).await;
    let (black, state) = two(&server, chess()).await;
    let (mut white, view) = Socket::watching(address, &server.jar, &state).await;
    let (mut dark, _) = Socket::watching(address, &black.jar, &state).await;
    let last = white.turn(&state, 0, "e2e4").await["seq"].clone();
    drop(white);
    dark.turn(&state, 1, "e7e5").await;
    dark.act(&state, json!({ "type": "say", "text": "are you there?" })).await;

    let mut white = Socket::open(address, &server.jar).await;
    let seen =
        |stream: &Value, seq: &Value| json!({ "type": "watch", "session": id(&state), "stream": stream, "seq": seq });
    white.send(seen(&view["stream"], &last)).await;
    let (turn, said, choices) = (white.next().await, white.next().await, white.next().await);
    assert_eq!((&turn["type"], &turn["turn"]["text"]), (&json!("turn"), &json!("e7e5")));
    assert_eq!(said["line"]["text"], "are you there?");
    assert_eq!((&choices["type"], choices["first"].as_array().unwrap().len()), (&json!("choices"), 29));
    // Changes of another stream, such as that of a previous process, would not fit.
    white.send(seen(&json!("other"), &last)).await;
    let whole = white.wait("state").await;
    assert_eq!((&whole["view"]["ply"], &whole["view"]["seq"]), (&json!(2), &said["seq"]));
    // A turn that is sent again because its answer was lost is made once.
    let (_, done) = white.act(&state, json!({ "type": "turn", "ply": 0, "text": "e2e4" })).await;
    assert_eq!(done["type"], "done");
    let (told, refused) = white.act(&state, json!({ "type": "turn", "ply": 0, "text": "d2d4" })).await;
    assert_eq!((&refused["type"], &refused["status"]), (&json!("refused"), &json!(409)));
    // The state arrives before or after the answer.
    let whole = if told.is_empty() { white.wait("state").await } else { told[0].clone() };
    assert_eq!(whole["view"]["ply"], 2);
}

#[tokio::test]
async fn a_seat_cannot_be_stolen_through_the_socket() {
    let server = server().await;
    let address = listen(&server).await;
    let (black, state) = two(&server, chess()).await;
    for jar in [&Jar::default(), &server.guest().jar] {
        let (mut thief, view) = Socket::watching(address, jar, &state).await;
        assert_eq!(view["you"]["sides"], json!([]));
        for act in [json!({ "type": "turn", "ply": 0, "text": "e2e4" }), json!({ "type": "resign" })] {
            let (_, refused) = thief.act(&state, act).await;
            assert_eq!((&refused["type"], &refused["status"]), (&json!("refused"), &json!(403)));
        }
    }
    let (mut dark, _) = Socket::watching(address, &black.jar, &state).await;
    let (_, refused) = dark.act(&state, json!({ "type": "turn", "ply": 0, "text": "e2e4" })).await;
    assert_eq!(refused["status"], 422, "not Black's turn");
    assert_eq!(server.view(&state).await["ply"], 0);
    // A client that opened the socket without a cookie got one, and can take a seat with it.
    let fresh = server.guest();
    let mut socket = Socket::open(address, &fresh.jar).await;
    assert!(fresh.jar.header().contains("visitor="));
    let (_, mine) = fresh.post("/api/sessions", json!({ "game": "chess", "white": "me", "black": "me" })).await;
    socket.send(json!({ "type": "watch", "session": id(&mine) })).await;
    assert_eq!(socket.wait("state").await["view"]["you"]["sides"], json!(["w", "b"]));
}

#[tokio::test]
async fn foreign_pages_and_unknown_versions_get_no_socket() {
    let server = server().await;
    let address = listen(&server).await;
    for (path, origin, status) in [
        ("/api/socket?v=1", "http://evil.example", 403),
        ("/api/socket?v=1", "null", 403),
        ("/api/socket?v=999", "", 400),
        ("/api/socket", "", 400),
    ] {
        let mut request = format!("ws://{address}{path}").into_client_request().unwrap();
        if !origin.is_empty() {
            request.headers_mut().insert("origin", HeaderValue::from_str(origin).unwrap());
        }
        match connect_async(request).await {
            Err(Error::Http(response)) => assert_eq!(response.status().as_u16(), status, "{path} {origin}"),
            other => panic!("{path} {origin}: {other:?}"),
        }
    }
    assert_eq!(server.get("/api/socket?v=1").await.0, StatusCode::BAD_REQUEST, "not a WebSocket");
}

#[tokio::test]
async fn limits_close_a_socket_and_nonsense_is_refused() {
    let server = server().await;
    let address = listen(&server).await;
    let mut socket = Socket::open(address, &Jar::default()).await;
    for nonsense in [
        "",
        "x",
        "{}",
        "{\"type\":\"none\"}",
        "{\"type\":\"watch\"}",
        "[1,2]",
        "[\"ping\",1]",
        "{\"type\":\"act\",\"session\":\"x\",\"id\":1,\"act\":[\"resign\"]}",
        "{\"type\":\"ping\",\"at\":\"x\"}",
    ] {
        socket.stream.send(Message::text(nonsense)).await.unwrap();
        assert_eq!(socket.wait("refused").await["status"], 400, "{nonsense}");
    }
    socket.send(json!({ "type": "watch", "session": "none" })).await;
    let refused = socket.wait("refused").await;
    assert_eq!((&refused["status"], &refused["session"]), (&json!(404), &json!("none")));
    for _ in 0..100 {
        if socket.stream.send(Message::text("{}")).await.is_err() {
            break;
        }
    }
    assert!([1008, 0].contains(&socket.closed().await));
    let mut socket = Socket::open(address, &Jar::default()).await;
    let _ = socket.stream.send(Message::text(format!("{{\"type\":\"{}\"}}", "x".repeat(20_000)))).await;
    socket.closed().await;
    let mut socket = Socket::open(address, &Jar::default()).await;
    socket.stream.send(Message::binary(vec![1, 2, 3])).await.unwrap();
    assert_eq!(socket.closed().await, 1003);

    let full = server_with(|config| config.sockets = 1).await;
    let address = listen(&full).await;
    let _one = Socket::open(address, &Jar::default()).await;
    match connect_async(format!("ws://{address}/api/socket?v=1")).await {
        Err(Error::Http(response)) => assert_eq!(response.status().as_u16(), 503),
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn the_lobby_is_told_live() {
    let server = server().await;
    let address = listen(&server).await;
    let (maker, guest) = (server.guest(), server.guest());
    let mut socket = Socket::open(address, &guest.jar).await;
    socket.send(json!({ "type": "watchLobby" })).await;
    assert_eq!(socket.wait("lobby").await["challenges"], json!([]));
    let wish = json!({ "game": "chess", "white": "me", "black": "open", "listed": true });
    let (_, one) = maker.post("/api/sessions", wish.clone()).await;
    assert_eq!(socket.wait("challenge").await["challenge"]["session"], one["id"]);
    let (_, other) = maker.post("/api/sessions", wish.clone()).await;
    assert_eq!(socket.wait("challenge").await["challenge"]["session"], other["id"]);
    guest.join(&one).await;
    assert_eq!(socket.wait("challengeGone").await["session"], one["id"]);
    maker.act(&other, json!({ "type": "abort" })).await;
    assert_eq!(socket.wait("challengeGone").await["session"], other["id"]);
    socket.send(json!({ "type": "unwatchLobby" })).await;
    // The answer shows that the server has read what came before.
    socket.send(json!({ "type": "ping", "at": 0 })).await;
    socket.wait("pong").await;
    maker.post("/api/sessions", wish).await;
    socket.send(json!({ "type": "ping", "at": 1 })).await;
    socket.wait("pong").await;
}

#[tokio::test]
async fn who_is_there_is_told() {
    let server = server().await;
    let address = listen(&server).await;
    let (black, state) = two(&server, chess()).await;
    let (mut white, _) = Socket::watching(address, &server.jar, &state).await;
    let (dark, _) = Socket::watching(address, &black.jar, &state).await;
    let mut spectators = Vec::new();
    for _ in 0..5 {
        spectators.push(Socket::watching(address, &Jar::default(), &state).await.0);
    }
    let until = async |socket: &mut Socket, wanted: Value| {
        while socket.wait("presence").await["presence"] != wanted {}
    };
    until(&mut white, json!({ "w": true, "b": true, "spectators": 5 })).await;
    drop(dark);
    spectators.truncate(2);
    until(&mut white, json!({ "w": true, "b": false, "spectators": 2 })).await;
}

#[tokio::test]
async fn a_slow_reader_arrives_at_the_same_state() {
    let server = server().await;
    let address = listen(&server).await;
    let (_, state) = server.post("/api/sessions", json!({ "game": "chess", "white": "me", "black": "me" })).await;
    let (mut slow, mut view) = Socket::watching(address, &Jar::default(), &state).await;
    let (mut player, _) = Socket::watching(address, &server.jar, &state).await;
    // More changes than the queue can hold, within the rate limit of messages.
    for _ in 0..80 {
        player.turn(&state, 0, "g1f3").await;
        let (_, done) = player.act(&state, json!({ "type": "takeback", "step": "offer" })).await;
        assert_eq!(done["type"], "done", "{done}");
        tokio::time::sleep(Duration::from_millis(90)).await;
    }
    player.act(&state, json!({ "type": "resign" })).await;
    while view["phase"] != "ended" {
        let message = slow.next().await;
        apply(&mut view, &message);
    }
    assert_eq!(compared(view), compared(server.guest().view(&state).await));
}

#[tokio::test]
async fn a_shutdown_closes_sockets_and_loses_nothing() {
    let server = server().await;
    let address = listen(&server).await;
    let (black, state) = two(&server, chess()).await;
    let (mut white, view) = Socket::watching(address, &server.jar, &state).await;
    let (mut dark, _) = Socket::watching(address, &black.jar, &state).await;
    white.turn(&state, 0, "e2e4").await;
    let seq = dark.wait("turn").await["seq"].clone();
    server.state.close().await;
    assert_eq!((white.closed().await, dark.closed().await), (1012, 1012));
    let jar = black.jar.clone();
    drop(black);
    let server = server.restarted().await;
    let address = listen(&server).await;
    let mut dark = Socket::open(address, &jar).await;
    dark.send(json!({ "type": "watch", "session": id(&state), "stream": view["stream"], "seq": seq })).await;
    let whole = dark.wait("state").await;
    assert_eq!((&whole["view"]["ply"], whole["view"]["first"].as_array().unwrap().len()), (&json!(1), 20));
    dark.turn(&state, 1, "e7e5").await;
}

#[tokio::test]
async fn pings_are_counted_too() {
    let server = server().await;
    let address = listen(&server).await;
    let mut socket = Socket::open(address, &Jar::default()).await;
    for _ in 0..200 {
        if socket.stream.send(Message::Ping(vec![7; 100].into())).await.is_err() {
            break;
        }
    }
    assert!([1008, 0].contains(&socket.closed().await));
}

#[tokio::test]
async fn watched_games_are_limited_per_address() {
    let server = server_with(|config| config.live_sessions = 8).await;
    let address = listen(&server).await;
    let mut states = Vec::new();
    for _ in 0..3 {
        states.push(server.begin("chess", "me", "me").await);
    }
    let (mut one, _) = Socket::watching(address, &Jar::default(), &states[0]).await;
    let (_other, _) = Socket::watching(address, &Jar::default(), &states[1]).await;
    one.send(json!({ "type": "watch", "session": id(&states[2]) })).await;
    let refused = one.wait("refused").await;
    assert_eq!((&refused["status"], &refused["session"]), (&json!(429), &json!(id(&states[2]))));
    // Watching the same game again does not count twice, and after leaving one another can be watched.
    one.send(json!({ "type": "watch", "session": id(&states[0]) })).await;
    one.wait("state").await;
    one.send(json!({ "type": "unwatch", "session": id(&states[0]) })).await;
    one.send(json!({ "type": "watch", "session": id(&states[2]) })).await;
    one.wait("state").await;
}

#[tokio::test]
async fn sockets_are_limited_per_address() {
    let server = server_with(|config| config.limits.address_sockets = 2).await;
    let address = listen(&server).await;
    let one = Socket::open(address, &Jar::default()).await;
    let _other = Socket::open(address, &Jar::default()).await;
    let ask = async || {
        let request = format!("ws://{address}/api/socket?v=1").into_client_request().unwrap();
        match connect_async(request).await {
            Ok(_) => None,
            Err(Error::Http(answer)) => Some((answer.status(), answer.headers().contains_key("retry-after"))),
            Err(error) => panic!("{error}"),
        }
    };
    assert_eq!(ask().await, Some((StatusCode::TOO_MANY_REQUESTS, true)));
    drop(one);
    for _ in 0..1000 {
        if ask().await.is_none() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("the place of a closed socket is never free");
}

#[tokio::test]
async fn the_last_turn_that_a_game_may_have_ends_it_as_a_draw() {
    let server = server_with(|config| config.turns = 2).await;
    let state = server.begin("chess", "me", "me").await;
    let address = listen(&server).await;
    let (mut socket, _) = Socket::watching(address, &server.jar, &state).await;
    let turn = |ply: u32, text: &str| json!({ "type": "turn", "ply": ply, "text": text });
    let (told, _) = socket.act(&state, turn(0, "e2e4")).await;
    assert!(told.iter().all(|message| message["outcome"].is_null()), "{told:?}");
    let (told, _) = socket.act(&state, turn(1, "e7e5")).await;
    let outcome = &told.iter().find(|message| message["type"] == "turn").unwrap()["outcome"];
    assert_eq!((&outcome["result"], &outcome["reason"]), (&json!("1/2-1/2"), &json!("turn-limit")), "{told:?}");
    assert!(told.iter().all(|message| message["type"] != "choices"), "{told:?}");
    let (_, refused) = socket.act(&state, turn(2, "g1f3")).await;
    assert_eq!(refused["code"], "game-over", "{refused}");
    let ask = axum::http::Request::get(format!("/api/sessions/{}/record", id(&state)));
    let (_, _, record) = server.raw(ask.body(axum::body::Body::empty()).unwrap()).await;
    let record = String::from_utf8(record).unwrap();
    assert!(record.contains("[Result \"1/2-1/2\"]") && record.contains("[Termination \"turn-limit\"]"), "{record}");
    // Without clocks the last turn can be taken back, and another one made.
    socket.act(&state, json!({ "type": "takeback", "step": "offer" })).await;
    let back = server.view(&state).await;
    assert_eq!((&back["ply"], &back["outcome"]), (&json!(1), &serde_json::Value::Null), "{back}");
    let (told, _) = socket.act(&state, turn(1, "d7d5")).await;
    assert!(told.iter().any(|message| message["outcome"]["reason"] == "turn-limit"), "{told:?}");
}

/// What ends the login of a browser.
const GOODBYES: [(&str, &str); 4] = [
    ("/api/logout", "{}"),
    ("/api/logout", r#"{"everywhere":true}"#),
    ("/api/account/password", r#"{"old":"correct horse battery","new":"battery horse correct"}"#),
    ("/api/account/delete", r#"{"password":"correct horse battery"}"#),
];

#[tokio::test]
async fn a_socket_closes_with_its_login_and_acts_no_more() {
    for (number, (path, body)) in GOODBYES.into_iter().enumerate() {
        let white = server().await;
        let address = listen(&white).await;
        let credentials = json!({ "name": "Ada", "password": "correct horse battery" });
        assert_eq!(white.post("/api/account", credentials.clone()).await.0, StatusCode::CREATED);
        let (black, state) = two(&white, chess()).await;
        let (mut mine, _) = Socket::watching(address, &white.jar, &state).await;
        let (mut theirs, _) = Socket::watching(address, &black.jar, &state).await;
        // Another device of the same account is logged out only on request, or when the password changes.
        let device = white.guest();
        assert_eq!(device.post("/api/login", credentials).await.0, StatusCode::OK);
        let (mut other, _) = Socket::watching(address, &device.jar, &state).await;
        let (status, answer) = white.post_text(path, body).await;
        assert_eq!(status, StatusCode::OK, "{path}: {answer}");
        // Sent before the close arrives.
        for act in [
            json!({ "type": "turn", "ply": 0, "text": "e2e4" }),
            json!({ "type": "say", "text": "still here" }),
            json!({ "type": "resign" }),
        ] {
            let act = json!({ "type": "act", "session": id(&state), "id": 1, "act": act });
            let _ = mine.try_send(act).await;
        }
        assert_eq!(mine.closed().await, 4001, "{path} {body}");
        if number == 0 {
            other.turn(&state, 0, "e2e4").await;
        } else {
            assert_eq!(other.closed().await, 4001, "{path} {body}");
        }
        let now = black.view(&state).await;
        assert_eq!((&now["ply"], &now["phase"]), (&json!(u32::from(number == 0)), &json!("playing")), "{path}");
        assert_eq!(now["you"]["chat"], json!([]));
        theirs.send(json!({ "type": "ping", "at": 7 })).await;
        while theirs.next().await["type"] != "pong" {}
    }
}

#[tokio::test]
async fn a_login_is_checked_again_even_without_a_notice() {
    let server = server_with(|config| config.limits.login_time = Duration::from_millis(300)).await;
    let address = listen(&server).await;
    let credentials = json!({ "name": "Ada", "password": "correct horse battery" });
    assert_eq!(server.post("/api/account", credentials).await.0, StatusCode::CREATED);
    let mut socket = Socket::open(address, &server.jar).await;
    tokio::time::sleep(Duration::from_millis(700)).await;
    socket.send(json!({ "type": "ping", "at": 7 })).await;
    assert_eq!(socket.next().await["type"], "pong", "the login holds");
    // The login is deleted from the database.
    sqlx::any::install_default_drivers();
    let path = server.folder.0.join("games.sqlite");
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path);
    let pool = sqlx::SqlitePool::connect_with(options).await.unwrap();
    let gone = sqlx::query("DELETE FROM login").execute(&pool).await.unwrap();
    assert_eq!(gone.rows_affected(), 1);
    assert_eq!(socket.closed().await, 4001);
}

#[tokio::test]
async fn a_deleted_name_disappears_from_visible_chat_lines() {
    let white = server().await;
    let address = listen(&white).await;
    let credentials = json!({ "name": "Ada", "password": "correct horse battery" });
    assert_eq!(white.post("/api/account", credentials.clone()).await.0, StatusCode::CREATED);
    let (black, state) = two(&white, chess()).await;
    let (mut theirs, _) = Socket::watching(address, &black.jar, &state).await;
    let (status, said) = white.act(&state, json!({ "type": "say", "text": "good luck" })).await;
    assert_eq!((status, &said["you"]["chat"][0]["name"]), (StatusCode::OK, &json!("Ada")), "{said}");
    assert_eq!(theirs.wait("said").await["line"]["name"], "Ada");
    let (status, _) = white.post("/api/account/delete", json!({ "password": "correct horse battery" })).await;
    assert_eq!(status, StatusCode::OK);
    let told = theirs.wait("state").await;
    let line = &told["view"]["you"]["chat"][0];
    assert_eq!((&line["name"], &line["text"], &line["number"]), (&Value::Null, &json!("good luck"), &json!(1)));
    assert_eq!(told["view"]["seats"]["w"]["name"], Value::Null);
    // A later owner of the name has no part in it.
    assert_eq!(white.guest().post("/api/account", credentials).await.0, StatusCode::CREATED);
    let black = black.restarted().await;
    assert_eq!(black.view(&state).await["you"]["chat"][0]["name"], Value::Null);
}

#[tokio::test]
async fn a_new_account_is_shown_to_the_others_during_the_game() {
    let white = server().await;
    let black = white.guest();
    let (_, state) = white.post("/api/sessions", json!({ "game": "chess", "white": "me", "black": "open" })).await;
    black.join(&state).await;
    let address = listen(&white).await;
    let (mut socket, _) = Socket::watching(address, &white.jar, &state).await;
    socket.act(&state, json!({ "type": "turn", "ply": 0, "text": "e2e4" })).await;
    let wish = json!({ "name": "Ada", "password": "correct horse battery" });
    let (status, answer) = black.post("/api/account", wish).await;
    assert!(status.is_success(), "{answer}");
    let (status, answer) = black.turn(&black.view(&state).await, "e7e5").await;
    assert!(status.is_success(), "{answer}");
    let told = socket.wait("state").await;
    assert_eq!(told["view"]["seats"]["b"]["name"], "Ada", "{told}");
    socket.wait("turn").await;
}
