//! Two people in a game over HTTP: seats and their protection, offers, clocks, chat, the lobby, restarts.

use std::time::Duration;

use crate::common::{Server, id, server, server_with};
use axum::http::StatusCode;
use serde_json::{Value, json};
use variorum_server::Time;

const CONFLICT: StatusCode = StatusCode::CONFLICT;
const BAD: StatusCode = StatusCode::BAD_REQUEST;
/// The request is valid but cannot be done.
const IMPOSSIBLE: StatusCode = StatusCode::UNPROCESSABLE_ENTITY;
const FORBIDDEN: StatusCode = StatusCode::FORBIDDEN;
const OK: StatusCode = StatusCode::OK;

fn wish(white: &str, black: &str) -> Value {
    json!({ "game": "chess", "white": white, "black": black })
}

fn with(mut wish: Value, more: Value) -> Value {
    for (name, value) in more.as_object().unwrap() {
        wish[name] = value.clone();
    }
    wish
}

async fn create(server: &Server, wish: Value) -> Value {
    let (status, state) = server.post("/api/sessions", wish).await;
    assert_eq!(status, StatusCode::CREATED, "{state}");
    state
}

async fn join(server: &Server, state: &Value) -> (StatusCode, Value) {
    server.join(state).await
}

/// A game between two browsers; the first plays White.
async fn two(more: Value) -> (Server, Server, Value) {
    let white = server().await;
    let black = white.guest();
    let state = create(&white, with(wish("me", "open"), more)).await;
    let (status, state) = join(&black, &state).await;
    assert_eq!(status, OK, "{state}");
    (white, black, state)
}

#[tokio::test]
async fn a_game_waits_for_the_opponent_and_nobody_else_can_move_for_them() {
    let white = server().await;
    let (black, third) = (white.guest(), white.guest());
    let state = create(&white, wish("me", "open")).await;
    assert_eq!((&state["phase"], &state["you"]["sides"]), (&json!("waiting"), &json!(["w"])));
    assert_eq!((&state["seats"]["b"]["kind"], &state["first"]), (&json!("open"), &json!([])));
    let (status, answer) = white.turn(&state, "e2e4").await;
    assert_eq!((status, answer["error"].as_str()), (IMPOSSIBLE, Some("A seat is still free: wait for an opponent.")));
    let looks = black.view(&state).await;
    assert_eq!((&looks["you"]["sides"], &looks["you"]["mayJoin"]), (&json!([]), &json!(false)), "not by the id alone");
    assert!(black.jar.header().is_empty(), "who only looks gets no cookie");
    assert_eq!(join(&white, &state).await.0, IMPOSSIBLE, "not against oneself");

    let (status, joined) = join(&black, &state).await;
    assert_eq!((status, &joined["you"]["sides"], &joined["phase"]), (OK, &json!(["b"]), &json!("playing")));
    assert!(black.jar.header().starts_with("visitor="));
    assert_eq!(join(&third, &state).await.0, CONFLICT);
    assert_eq!(
        third.view(&state).await["you"],
        json!({ "sides": [], "room": "spectators", "chat": [], "mayJoin": false, "mayChat": false, "links": null })
    );

    // Theft: by somebody else, by the other player, with a forged cookie or none.
    for thief in [&third, &black, &white.guest()] {
        let (status, _) = thief.turn(&state, "e2e4").await;
        assert!(status == FORBIDDEN || status == IMPOSSIBLE, "{status}");
        assert!(thief.view(&state).await["first"].as_array().unwrap().is_empty());
    }
    for act in [json!({ "type": "resign" }), json!({ "type": "abort" }), json!({ "type": "draw", "step": "offer" })] {
        assert_eq!(third.act(&state, act).await.0, FORBIDDEN);
    }
    assert_eq!(white.view(&state).await["ply"], 0);
    let (status, after) = white.turn(&state, "e2e4").await;
    assert_eq!((status, &after["ply"]), (OK, &json!(1)));
    assert_eq!(after["first"], json!([]), "it is the other's turn");
    assert_eq!(black.view(&state).await["first"].as_array().unwrap().len(), 20);
    let path = format!("/api/sessions/{}/second?first=e7e5", id(&state));
    assert_eq!(white.get(&path).await.0, IMPOSSIBLE);
    assert_eq!(black.get(&path).await.0, OK);
}

#[tokio::test]
async fn one_of_many_gets_the_seat() {
    let white = server().await;
    let state = create(&white, wish("me", "open")).await;
    let guests: Vec<Server> = (0..8).map(|_| white.guest()).collect();
    let answers = futures_util::future::join_all(guests.iter().map(|guest| join(guest, &state))).await;
    assert_eq!(answers.iter().filter(|(status, _)| *status == OK).count(), 1);
    assert_eq!(answers.iter().filter(|(status, _)| *status == CONFLICT).count(), 7);
}

#[tokio::test]
async fn seats_survive_a_restart_in_the_middle() {
    let (white, black, state) = two(json!({})).await;
    white.turn(&state, "e2e4").await;
    let (jar, waiting) = (black.jar.clone(), create(&white, with(wish("open", "me"), json!({ "listed": true }))).await);
    drop(black);
    let white = white.restarted().await;
    let black = Server { jar, ..white.guest() };
    assert_eq!(white.turn(&white.view(&state).await, "e7e5").await.0, IMPOSSIBLE, "it is Black's turn");
    let (status, after) = black.turn(&black.view(&state).await, "e7e5").await;
    assert_eq!((status, &after["ply"]), (OK, &json!(2)));
    let (_, lobby) = black.get("/api/lobby").await;
    assert_eq!((id_of(&lobby[0]), &lobby[0]["side"]), (id(&waiting), &json!("w")));
    assert_eq!(join(&black, &waiting).await.0, OK);
}

fn id_of(challenge: &Value) -> &str {
    challenge["session"].as_str().unwrap()
}

#[tokio::test]
async fn the_lobby_lists_challenges_until_they_are_taken_or_withdrawn() {
    let maker = server().await;
    let guest = maker.guest();
    let private = create(&maker, wish("me", "open")).await;
    let clock = json!({ "base": 300_000, "increment": 2000, "delay": 0 });
    let listed = create(&maker, with(wish("me", "open"), json!({ "listed": true, "clock": clock }))).await;
    let second = create(&maker, with(wish("open", "me"), json!({ "listed": true, "startNumber": 0 }))).await;
    let (_, lobby) = guest.get("/api/lobby").await;
    let ids: Vec<&str> = lobby.as_array().unwrap().iter().map(id_of).collect();
    assert!(ids.contains(&id(&listed)) && ids.contains(&id(&second)) && !ids.contains(&id(&private)));
    let challenge = lobby.as_array().unwrap().iter().find(|challenge| id_of(challenge) == id(&listed)).unwrap();
    assert_eq!((&challenge["side"], &challenge["control"], &challenge["name"]), (&json!("b"), &clock, &json!("Chess")));
    assert_eq!((&challenge["custom"], &challenge["position"]), (&json!(false), &json!(null)));
    join(&guest, &listed).await;
    assert_eq!(guest.act(&second, json!({ "type": "abort" })).await.0, FORBIDDEN);
    let (status, gone) = maker.act(&second, json!({ "type": "abort" })).await;
    assert_eq!((status, &gone["outcome"]["result"], &gone["phase"]), (OK, &json!("*"), &json!("ended")));
    assert_eq!(guest.get("/api/lobby").await.1, json!([]));
    assert_eq!(join(&guest, &second).await.0, CONFLICT);
    // One player cannot fill the lobby.
    let mut statuses = Vec::new();
    for _ in 0..6 {
        let wish = with(wish("me", "open"), json!({ "listed": true }));
        statuses.push(maker.post("/api/sessions", wish).await.0.as_u16());
    }
    assert_eq!(statuses, [201, 201, 201, 201, 201, 429]);
    let (_, public) = guest.get("/api/sessions/public").await;
    assert!(public.as_array().unwrap().iter().any(|game| game["id"] == listed["id"] && game["phase"] == "playing"));
    let (_, mine) = guest.get("/api/sessions").await;
    assert_eq!((mine.as_array().unwrap().len(), &mine[0]["you"], &mine[0]["side"]), (1, &json!(["b"]), &json!("w")));
}

#[tokio::test]
async fn a_challenge_names_its_position_if_it_is_not_the_usual_one() {
    let maker = server().await;
    let endgame = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    create(&maker, with(wish("me", "open"), json!({ "listed": true, "position": endgame }))).await;
    let (_, lobby) = maker.guest().get("/api/lobby").await;
    assert_eq!((&lobby[0]["custom"], &lobby[0]["position"]), (&json!(true), &json!(endgame)));
}

#[tokio::test]
async fn an_open_challenge_expires() {
    let time = Time::standing();
    let maker = server_with(|config| config.time = time.clone()).await;
    let state = create(&maker, with(wish("me", "open"), json!({ "listed": true }))).await;
    time.advance(Duration::from_secs(3599));
    assert_eq!(maker.get("/api/lobby").await.1.as_array().unwrap().len(), 1);
    time.advance(Duration::from_secs(1));
    // Without a request for the game itself.
    eventually(async || maker.get("/api/lobby").await.1 == json!([])).await;
    assert_eq!(maker.view(&state).await["phase"], "ended");
}

#[tokio::test]
async fn a_challenge_expires_if_its_creator_does_not_return_after_a_restart() {
    let time = Time::standing();
    let maker = server_with(|config| config.time = time.clone()).await;
    let listed = create(&maker, with(wish("me", "open"), json!({ "listed": true }))).await;
    let by_link = create(&maker, wish("me", "open")).await;
    time.advance(Duration::from_secs(60));
    let maker = maker.restarted_with(|config| config.time = time.clone()).await;
    let in_lobby = async || maker.get("/api/lobby").await.1.as_array().unwrap().len();
    eventually(async || in_lobby().await == 1).await;
    time.advance(Duration::from_secs(119));
    assert_eq!(maker.view(&listed).await["phase"], "waiting");
    time.advance(Duration::from_secs(2));
    eventually(async || maker.view(&listed).await["phase"] == "ended").await;
    assert_eq!(in_lobby().await, 0);
    assert_eq!(maker.view(&by_link).await["phase"], "waiting", "who has the link may still come");
}

async fn eventually(is: impl AsyncFn() -> bool) {
    for _ in 0..1000 {
        if is().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("it does not happen");
}

#[tokio::test]
async fn random_colours_are_hidden_until_the_seat_is_taken() {
    let mut colours = [0, 0];
    for _ in 0..24 {
        let maker = server().await;
        let guest = maker.guest();
        let state = create(&maker, with(wish("me", "open"), json!({ "random": true, "listed": true }))).await;
        assert_eq!((&state["random"], &state["you"]["sides"]), (&json!(true), &json!(["w"])));
        assert_eq!((&state["seats"]["w"]["kind"], &state["seats"]["b"]["kind"]), (&json!("person"), &json!("open")));
        assert_eq!(guest.get("/api/lobby").await.1[0]["side"], "random");
        let (_, joined) = join(&guest, &state).await;
        assert_eq!(joined["random"], false);
        let (mine, yours) = (maker.view(&state).await["you"]["sides"].clone(), joined["you"]["sides"].clone());
        assert!(mine != yours && mine.as_array().unwrap().len() == 1);
        colours[usize::from(mine == json!(["w"]))] += 1;
    }
    assert!(colours[0] > 0 && colours[1] > 0, "{colours:?}");
}

#[tokio::test]
async fn invalid_requests_for_live_games_are_refused() {
    let server = server().await;
    for (wish, status) in [
        (wish("open", "open"), IMPOSSIBLE),
        (wish("open", "engine"), IMPOSSIBLE),
        (with(wish("me", "open"), json!({ "clock": { "base": 0 } })), IMPOSSIBLE),
        (with(wish("me", "open"), json!({ "clock": { "base": 60000, "increment": 1000, "delay": 1000 } })), IMPOSSIBLE),
        (with(wish("me", "open"), json!({ "clock": { "base": -1 } })), BAD),
        (with(wish("me", "open"), json!({ "rated": true })), StatusCode::UNAUTHORIZED),
    ] {
        let (found, answer) = server.post("/api/sessions", wish.clone()).await;
        assert_eq!(found, status, "{wish}: {answer}");
    }
}

#[tokio::test]
async fn draw_takeback_and_rematch_need_both() {
    let (white, black, state) = two(json!({})).await;
    for (player, text) in [(&white, "e2e4"), (&black, "e7e5")] {
        player.turn(&player.view(&state).await, text).await;
    }
    let step = |what: &str, step: &str| json!({ "type": what, "step": step });
    let (_, offered) = white.act(&state, step("takeback", "offer")).await;
    assert_eq!((&offered["offers"]["takeback"], &offered["ply"]), (&json!("w"), &json!(2)));
    assert_eq!(white.act(&state, step("takeback", "accept")).await.0, IMPOSSIBLE, "not one's own");
    let (_, back) = black.act(&state, step("takeback", "accept")).await;
    assert_eq!((&back["ply"], &back["side"], &back["offers"]["takeback"]), (&json!(0), &json!("w"), &Value::Null));
    for (player, text) in [(&white, "d2d4"), (&black, "d7d5")] {
        player.turn(&player.view(&state).await, text).await;
    }
    assert_eq!(white.act(&state, json!({ "type": "claim" })).await.0, IMPOSSIBLE, "there is no ground");
    assert_eq!(white.act(&state, json!({ "type": "abort" })).await.0, IMPOSSIBLE, "too late");
    white.act(&state, step("draw", "offer")).await;
    let (_, declined) = black.act(&state, step("draw", "decline")).await;
    assert_eq!(declined["offers"]["draw"], Value::Null);
    assert_eq!(white.act(&state, step("draw", "offer")).await.0, IMPOSSIBLE, "declined just now");
    assert_eq!(white.act(&state, step("rematch", "offer")).await.0, IMPOSSIBLE, "not over yet");
    black.act(&state, step("draw", "offer")).await;
    let (_, drawn) = white.act(&state, step("draw", "accept")).await;
    assert_eq!(drawn["outcome"]["text"], "Draw by agreement.");

    black.act(&state, step("rematch", "offer")).await;
    let (_, agreed) = white.act(&state, step("rematch", "accept")).await;
    let next = json!({ "id": agreed["rematch"] });
    assert_eq!(white.view(&next).await["you"]["sides"], json!(["b"]));
    let (status, after) = black.turn(&black.view(&next).await, "e2e4").await;
    assert_eq!((status, &after["phase"]), (OK, &json!("playing")));
    assert_eq!(black.act(&state, step("rematch", "offer")).await.1["rematch"], agreed["rematch"], "one rematch");
}

#[tokio::test]
async fn the_server_decides_when_a_flag_has_fallen() {
    let time = Time::standing();
    let white = server_with(|config| config.time = time.clone()).await;
    let black = white.guest();
    let clock = json!({ "base": 60_000, "increment": 1000 });
    let state = create(&white, with(wish("me", "open"), json!({ "clock": clock }))).await;
    let (_, begun) = join(&black, &state).await;
    assert!(begun["clock"]["firstBy"].is_u64() && begun["clock"]["running"].is_null());
    white.turn(&state, "e2e4").await;
    time.advance(Duration::from_secs(20));
    let (_, now) = black.turn(&black.view(&state).await, "e7e5").await;
    assert_eq!(
        (&now["clock"]["running"], &now["clock"]["w"], &now["clock"]["b"]),
        (&json!("w"), &json!(60_000), &json!(60_000))
    );
    time.advance(Duration::from_secs(10));
    let (_, now) = white.turn(&white.view(&state).await, "g1f3").await;
    assert_eq!((&now["clock"]["running"], &now["clock"]["w"]), (&json!("b"), &json!(51_000)));
    time.advance(Duration::from_secs(60));
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_eq!(white.view(&state).await["phase"], "playing", "a turn may still be on the line");
    time.advance(Duration::from_millis(300));
    eventually(async || white.view(&state).await["phase"] == "ended").await;
    let ended = black.view(&state).await;
    assert_eq!(ended["outcome"], json!({ "result": "1-0", "reason": "time", "text": "White wins on time." }));
    assert_eq!((&ended["clock"]["b"], &ended["clock"]["running"]), (&json!(0), &Value::Null));
    assert_eq!(black.turn(&ended, "b8c6").await.0, IMPOSSIBLE);
}

#[tokio::test]
async fn a_game_at_the_turn_limit_is_drawn_and_its_clocks_stop() {
    let time = Time::standing();
    let white = server_with(|config| (config.turns, config.time) = (3, time.clone())).await;
    let black = white.guest();
    let state = create(&white, with(wish("me", "open"), json!({ "clock": { "base": 60_000 } }))).await;
    join(&black, &state).await;
    white.turn(&state, "e2e4").await;
    black.turn(&black.view(&state).await, "e7e5").await;
    time.advance(Duration::from_secs(5));
    let (_, full) = white.turn(&white.view(&state).await, "g1f3").await;
    assert_eq!((&full["phase"], &full["outcome"]["result"]), (&json!("ended"), &json!("1/2-1/2")), "{full}");
    assert_eq!(full["outcome"]["reason"], "turn-limit");
    // Black could not have moved, so Black does not lose on time.
    time.advance(Duration::from_secs(3600));
    tokio::time::sleep(Duration::from_millis(50)).await;
    let later = black.view(&state).await;
    assert_eq!((&later["outcome"], &later["clock"]), (&full["outcome"], &full["clock"]));
    assert_eq!(
        (&later["clock"]["running"], &later["clock"]["w"], &later["clock"]["b"]),
        (&Value::Null, &json!(55_000), &json!(60_000))
    );
    assert_eq!(black.turn(&later, "b8c6").await.1["code"], "game-over");
    let white = white.restarted_with(|config| config.time = time.clone()).await;
    assert_eq!(white.view(&state).await["outcome"], full["outcome"], "after a restart");
}

#[tokio::test]
async fn a_game_beyond_a_lowered_turn_limit_is_drawn_when_loaded() {
    let time = Time::standing();
    let white = server_with(|config| config.time = time.clone()).await;
    let state = create(&white, with(wish("me", "me"), json!({ "clock": { "base": 60_000 } }))).await;
    for text in ["e2e4", "e7e5", "g1f3"] {
        white.turn(&white.view(&state).await, text).await;
    }
    white.state.close().await;
    let white = white.restarted_with(|config| (config.turns, config.time) = (2, time.clone())).await;
    eventually(async || white.view(&state).await["outcome"]["reason"] == "turn-limit").await;
    assert_eq!(white.view(&state).await["clock"]["running"], Value::Null);
}

#[tokio::test]
async fn a_missing_first_turn_aborts_the_game_and_a_late_one_is_refused() {
    let time = Time::standing();
    let white = server_with(|config| config.time = time.clone()).await;
    let black = white.guest();
    let state = create(&white, with(wish("me", "open"), json!({ "clock": { "base": 60_000 } }))).await;
    time.advance(Duration::from_secs(600));
    assert_eq!(white.view(&state).await["phase"], "waiting", "no clock runs before both are there");
    join(&black, &state).await;
    time.advance(Duration::from_secs(60));
    eventually(async || white.view(&state).await["outcome"]["reason"] == "aborted").await;
}

#[tokio::test]
async fn clocks_stop_while_the_server_restarts() {
    let time = Time::standing();
    let white = server_with(|config| config.time = time.clone()).await;
    let state = create(&white, with(wish("me", "me"), json!({ "clock": { "base": 60_000 } }))).await;
    for text in ["e2e4", "e7e5"] {
        white.turn(&white.view(&state).await, text).await;
    }
    white.state.close().await;
    time.advance(Duration::from_secs(3600));
    let white = white.restarted_with(|config| config.time = time.clone()).await;
    let now = white.view(&state).await;
    assert_eq!((&now["phase"], &now["clock"]["running"]), (&json!("playing"), &json!("w")));
    time.advance(Duration::from_secs(5));
    let (_, now) = white.turn(&now, "g1f3").await;
    assert_eq!(now["clock"]["w"], 55_000);
}

#[tokio::test]
async fn flags_fall_after_a_kill_even_if_nobody_opens_the_game() {
    let time = Time::standing();
    let white = server_with(|config| config.time = time.clone()).await;
    let state = create(&white, with(wish("me", "me"), json!({ "clock": { "base": 60_000 } }))).await;
    let calm = create(&white, wish("me", "me")).await;
    for text in ["e2e4", "e7e5"] {
        let (status, answer) = white.turn(&white.view(&state).await, text).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
    }
    let phase = async |server: &Server, state: &Value| {
        // Lists are read from storage and load no game.
        let (_, list) = server.get("/api/sessions").await;
        list.as_array().unwrap().iter().find(|game| game["id"] == state["id"]).unwrap()["phase"].clone()
    };
    // Nobody announces the shutdown.
    let white = white.restarted_with(|config| config.time = time.clone()).await;
    time.advance(Duration::from_secs(59));
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_eq!(phase(&white, &state).await, "playing");
    for _ in 0..200 {
        // The clock's own second, and the compensation for lag.
        time.advance(Duration::from_millis(100));
        if phase(&white, &state).await == "ended" {
            assert_eq!(white.view(&state).await["outcome"]["reason"], "time");
            assert_eq!(phase(&white, &calm).await, "playing");
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("the flag does not fall");
}

#[tokio::test]
async fn the_engine_keeps_to_its_clock() {
    let white = server().await;
    let clock = json!({ "base": 60_000 });
    let state = create(&white, with(wish("me", "engine"), json!({ "clock": clock }))).await;
    white.turn(&state, "e2e4").await;
    let state = white.settled(&state).await;
    assert_eq!((&state["ply"], &state["clock"]["running"]), (&json!(2), &json!("w")));
    let (status, _) = white.act(&state, json!({ "type": "draw", "step": "offer" })).await;
    assert_eq!(status, IMPOSSIBLE);
    let (_, resigned) = white.act(&state, json!({ "type": "resign" })).await;
    assert_eq!(resigned["phase"], "ended");
    let (_, again) = white.act(&state, json!({ "type": "rematch", "step": "offer" })).await;
    let next = white.settled(&json!({ "id": again["rematch"] })).await;
    assert_eq!((&next["you"]["sides"], &next["ply"]), (&json!(["b"]), &json!(1)), "colours are changed");
}

#[tokio::test]
async fn chat_stays_in_its_room_and_within_limits() {
    let (white, black, state) = two(json!({ "listed": true })).await;
    let (third, fourth) = (white.guest(), white.guest());
    // Spectators may speak when they have been known for a while, or have an account.
    let name = json!({ "name": "Third", "password": "correct horse battery" });
    assert_eq!(third.post("/api/account", name).await.0, StatusCode::CREATED);
    let say = |text: &str| json!({ "type": "say", "text": text });
    assert_eq!(white.act(&state, say(" good\nluck ")).await.0, OK);
    assert_eq!(third.act(&state, say("who wins?")).await.0, OK);
    let chat = async |server: &Server| server.view(&state).await["you"]["chat"].clone();
    let players = chat(&black).await;
    assert_eq!(
        (players.as_array().unwrap().len(), &players[0]["text"], &players[0]["side"]),
        (1, &json!("good luck"), &json!("w"))
    );
    assert_eq!(chat(&fourth).await[0]["text"], "who wins?");
    assert_eq!(chat(&fourth).await[0]["side"], Value::Null);
    assert_eq!(third.act(&state, say(&"x".repeat(301))).await.0, BAD);
    assert_eq!(third.act(&state, say("  ")).await.0, BAD);
    let mut last = OK;
    for number in 0..5 {
        last = third.act(&state, say(&format!("{number}"))).await.0;
    }
    assert_eq!(last, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(white.act(&state, say("I may still speak")).await.0, OK);
    assert_eq!(third.act(&state, json!({ "type": "chat", "open": false })).await.0, FORBIDDEN);
    let (_, closed) = black.act(&state, json!({ "type": "chat", "open": false })).await;
    assert_eq!(closed["chat"], json!({ "w": true, "b": false }));
    assert_eq!(white.act(&state, say("hello?")).await.0, FORBIDDEN);
    let white = white.restarted().await;
    assert_eq!(white.view(&state).await["you"]["chat"].as_array().unwrap().len(), 2, "kept");
    assert_eq!(white.act(&state, say("hello?")).await.0, FORBIDDEN, "still closed");
}

#[tokio::test]
async fn positions_include_ko_countdowns_hands_and_pools() {
    let server = server().await;
    let state = create(&server, json!({ "game": "crazyhouse", "white": "me", "black": "me" })).await;
    let mut now = state;
    for text in ["e2e4", "d7d5", "e4d5"] {
        now = server.turn(&now, text).await.1;
    }
    assert_eq!(now["hands"]["w"], json!([{ "token": "P", "count": 1 }]));
    assert_eq!((&now["ko"], &now["home"]), (&json!([]), &json!({ "w": null, "b": null })));
    let state = create(&server, json!({ "game": "stones-and-relays", "white": "me", "black": "me" })).await;
    // Some second part moves a neutral piece, which may then not move straight back.
    let first =
        state["first"].as_array().unwrap().iter().find(|first| first["second"] != "none").unwrap()["text"].clone();
    let first = first.as_str().unwrap();
    let (_, seconds) = server.get(&format!("/api/sessions/{}/second?first={first}", id(&state))).await;
    let step = seconds.as_array().unwrap().iter().find(|second| second["kind"] == "step").unwrap();
    let (_, now) = server.turn(&state, &format!("{first},{}", step["text"].as_str().unwrap())).await;
    assert_eq!(now["ko"], json!([[step["to"], step["from"]]]));
    assert!(now["position"].as_str().unwrap().contains(" ko="));
}
