//! Games in progress: takebacks, endings, repeated requests, engines that think, storage.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use crate::common::{server, server_against, server_with};
use axum::http::StatusCode;
use serde_json::{Value, json};
use variorum_play::history::Entry;
use variorum_rules::{Position, Turn};
use variorum_server::{Opponent, RandomOpponent};

#[tokio::test]
async fn a_turn_for_an_outdated_position_is_refused_with_the_state() {
    let server = server().await;
    let state = server.begin("chess", "me", "me").await;
    let (status, after) = server.turn(&state, "e2e4").await;
    assert_eq!((status, &after["ply"]), (StatusCode::OK, &json!(1)));
    let (status, again) = server.turn(&state, "e2e4").await;
    assert_eq!((status, &again), (StatusCode::OK, &after), "the same turn twice is one");
    let (status, again) = server.turn(&state, "d2d4").await;
    assert_eq!(status, StatusCode::CONFLICT);
    assert_eq!(again, after);
}

#[tokio::test]
async fn one_of_two_concurrent_turns_is_made() {
    let server = server().await;
    let state = server.begin("chess", "me", "me").await;
    let answers = tokio::join!(server.turn(&state, "e2e4"), server.turn(&state, "d2d4"), server.turn(&state, "c2c4"));
    let mut statuses = [answers.0.0.as_u16(), answers.1.0.as_u16(), answers.2.0.as_u16()];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409, 409]);
}

#[tokio::test]
async fn undo_resign_and_draw() {
    let server = server().await;
    let state = server.begin("chess", "me", "engine").await;
    let (undo, resign, draw) =
        (json!({ "type": "takeback", "step": "offer" }), json!({ "type": "resign" }), json!({ "type": "claim" }));
    assert_eq!(server.act(&state, undo.clone()).await.0, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(server.act(&state, draw.clone()).await.0, StatusCode::UNPROCESSABLE_ENTITY);
    server.turn(&state, "e2e4").await;
    assert_eq!(server.settled(&state).await["ply"], 2);
    let (status, now) = server.act(&state, undo.clone()).await;
    assert_eq!((status, &now["ply"], &now["position"]), (StatusCode::OK, &json!(0), &state["position"]));
    let (_, now) = server.act(&state, resign.clone()).await;
    assert_eq!(now["outcome"]["text"], "Black wins: White resigned.");
    let (_, list) = server.get("/api/sessions").await;
    assert_eq!(
        list[0]["outcome"], now["outcome"],
        "a list tells the end as the game does, so that it can be said in any language"
    );
    assert_eq!(server.act(&state, resign.clone()).await.0, StatusCode::UNPROCESSABLE_ENTITY);
    let (_, now) = server.act(&state, undo.clone()).await;
    assert!(now["outcome"].is_null());

    let state = server.begin("chess", "me", "me").await;
    let state = server.turn(&state, "e2e4").await.1;
    let state = server.turn(&state, "e7e5").await.1;
    assert_eq!(state["claims"], json!(["both players agree"]));
    let (_, now) = server.act(&state, draw).await;
    assert_eq!(now["outcome"], json!({ "result": "1/2-1/2", "reason": "agreement", "text": "Draw by agreement." }));
}

#[tokio::test]
async fn repetition_ends_a_game_between_people() {
    let server = server().await;
    let mut state = server.begin("chess", "me", "me").await;
    for text in ["g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8"] {
        assert!(state["outcome"].is_null());
        state = server.turn(&state, text).await.1;
    }
    assert_eq!(state["outcome"]["text"], "Draw by repetition.");
}

/// Thinks until it is stopped; the second time it moves.
#[derive(Clone, Default)]
struct Slow(Arc<AtomicU32>, Arc<AtomicBool>);

impl Opponent for Slow {
    fn choose(&self, position: Position, history: Vec<Entry>, level: u8, stop: Arc<AtomicBool>) -> Option<Turn> {
        if self.0.fetch_add(1, Ordering::SeqCst) == 0 {
            while !stop.load(Ordering::SeqCst) {
                std::thread::sleep(Duration::from_millis(1));
            }
            self.1.store(true, Ordering::SeqCst);
        }
        RandomOpponent.choose(position, history, level, stop)
    }
}

#[tokio::test]
async fn a_takeback_stops_the_engine_and_its_late_answer_is_ignored() {
    let slow = Slow::default();
    let server = server_against(slow.clone()).await;
    let state = server.begin("chess", "me", "engine").await;
    let (_, thinking) = server.turn(&state, "e2e4").await;
    assert_eq!((&thinking["thinking"], &thinking["first"]), (&json!(true), &json!([])));
    assert_eq!(server.turn(&thinking, "e7e5").await.0, StatusCode::UNPROCESSABLE_ENTITY, "it is the engine's turn");
    while slow.0.load(Ordering::SeqCst) == 0 {
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    let (_, now) = server.act(&state, json!({ "type": "takeback", "step": "offer" })).await;
    assert_eq!((&now["ply"], &now["thinking"]), (&json!(0), &json!(false)));
    for _ in 0..500 {
        if slow.1.load(Ordering::SeqCst) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    assert!(slow.1.load(Ordering::SeqCst), "the engine heard");
    tokio::time::sleep(Duration::from_millis(20)).await;
    assert_eq!(server.view(&state).await["ply"], 0);
    server.turn(&state, "d2d4").await;
    assert_eq!(server.settled(&state).await["ply"], 2);
}

/// Panics, or finds no turn.
struct Broken(bool);

impl Opponent for Broken {
    fn choose(&self, _: Position, _: Vec<Entry>, _: u8, _: Arc<AtomicBool>) -> Option<Turn> {
        assert!(self.0, "this engine breaks");
        None
    }
}

#[tokio::test]
async fn an_engine_that_fails_leaves_the_game_usable() {
    for finds_nothing in [true, false] {
        let server = server_against(Broken(finds_nothing)).await;
        let state = server.begin("chess", "me", "engine").await;
        server.turn(&state, "e2e4").await;
        let mut noted = Value::Null;
        for _ in 0..500 {
            let now = server.view(&state).await;
            noted = now["notice"].clone();
            if !noted.is_null() {
                assert!(now["note"].as_str().unwrap().starts_with("The engine could not make its turn."), "{now}");
                break;
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        assert_eq!(noted, json!({ "code": "engine-failed" }));
        let (status, now) = server.act(&state, json!({ "type": "takeback", "step": "offer" })).await;
        assert_eq!((status, &now["ply"], &now["note"]), (StatusCode::OK, &json!(0), &Value::Null));
        assert!(now["notice"].is_null(), "{now}");
    }
}

#[tokio::test]
async fn engines_play_each_other_to_the_end() {
    let server = server().await;
    let wish = json!({ "game": "chess", "position": "k7/8/8/8/8/8/8/K6R w - - 80 1", "white": "engine", "black": "engine",
        "level": 1 });
    let (_, state) = server.post("/api/sessions", wish).await;
    for _ in 0..2000 {
        if !server.view(&state).await["outcome"].is_null() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("the game does not end: {}", server.view(&state).await["ply"]);
}

#[tokio::test]
async fn games_survive_a_restart() {
    let first = server().await;
    let mut states = Vec::new();
    for (game, white) in [("stones-and-relays", "me"), ("stockgi", "me"), ("chess", "me")] {
        let mut state = first.begin(game, white, "me").await;
        for _ in 0..6 {
            let text = state["first"][0]["text"].as_str().unwrap().to_owned();
            let (status, after) = first.turn(&state, &text).await;
            assert_eq!(status, StatusCode::OK, "{after}");
            state = after;
        }
        states.push(state);
    }
    let resigned = first.act(&states[2], json!({ "type": "resign" })).await.1;
    states[2] = resigned;
    // Nothing is saved at shutdown: the process might as well have been killed.
    let second = first.restarted().await;
    for state in &states {
        let mut now = second.view(state).await;
        assert_ne!(now["stream"], state["stream"], "changes are counted anew");
        (now["stream"], now["seq"]) = (state["stream"].clone(), state["seq"].clone());
        assert_eq!(now, *state);
    }
    let (_, list) = second.get("/api/sessions").await;
    assert_eq!(list.as_array().unwrap().len(), 3);
    assert_eq!(list[0]["status"], "Black wins: White resigned.");
}

#[tokio::test]
async fn a_game_with_an_unknown_ending_stays_closed() {
    let first = server().await;
    let state = first.begin("chess", "me", "me").await;
    first.act(&state, json!({ "type": "resign" })).await;
    first.state.close().await;
    // As a newer version would have written it.
    sqlx::any::install_default_drivers();
    let file = first.folder.0.join("games.sqlite");
    let escaped = crate::common::escaped(file.to_str().unwrap());
    let pool = sqlx::AnyPool::connect(&format!("sqlite:{escaped}")).await.unwrap();
    let changed = sqlx::raw_sql("UPDATE session SET result = '1-0 ascension'").execute(&pool).await.unwrap();
    assert_eq!(changed.rows_affected(), 1);
    pool.close().await;
    let second = first.restarted().await;
    let game = format!("/api/sessions/{}", crate::common::id(&state));
    for path in [game.clone(), format!("{game}/record")] {
        let (status, answer) = second.get(&path).await;
        assert_eq!((status, &answer["code"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!("old-rules")), "{path}");
    }
    let (status, _) = second.act(&state, json!({ "type": "turn", "ply": 0, "text": "e2e4" })).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "it is not open again");
}

#[tokio::test]
async fn the_engine_thinks_after_a_restart_even_if_nobody_opens_the_game() {
    let first = server_against(Slow::default()).await;
    let state = first.begin("chess", "me", "engine").await;
    first.turn(&state, "e2e4").await;
    first.state.close().await;
    let second = first.restarted().await;
    for _ in 0..2000 {
        // The list is read from storage.
        if second.get("/api/sessions").await.1[0]["ply"] == 2 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("the engine does not move in {}", state["id"]);
}

#[tokio::test]
async fn more_games_than_fit_in_memory() {
    let server = server_with(|config| config.live_sessions = 3).await;
    let mut states = Vec::new();
    for _ in 0..8 {
        let state = server.begin("chess", "me", "me").await;
        states.push(server.turn(&state, "e2e4").await.1);
    }
    for state in &states {
        let (status, after) = server.turn(state, "e7e5").await;
        assert_eq!((status, &after["ply"]), (StatusCode::OK, &json!(2)));
    }
    let (_, list) = server.get("/api/sessions").await;
    assert_eq!(list.as_array().unwrap().len(), 8);
}
