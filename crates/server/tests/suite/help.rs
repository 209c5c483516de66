//! What turns do, threats and hints: on analysis boards, and in games against the engine that are not rated.

use std::sync::Arc;

use axum::http::StatusCode;
use serde_json::{Value, json};
use variorum_engine::{Maker, TableSet};
use variorum_server::EngineOpponent;

use crate::common::{Server, id, server, server_with};

#[tokio::test]
async fn effects_of_turns_are_told() {
    let server = server().await;
    let ask = async |game: &str, body: Value| server.post(&format!("/api/games/{game}/effects"), body).await;
    let (status, told) = ask("chess", json!({ "start": "4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1", "turn": "d1d5" })).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    assert_eq!(told["text"], "Wins the Knight on d5.");
    let effect = &told["effects"][0];
    assert_eq!((&effect["code"], &effect["cells"]), (&json!("captures"), &json!(["d5"])));
    assert_eq!(effect["args"]["bargain"], "free");
    assert_eq!(told["parts"], json!([[{ "cells": ["d1", "d2", "d3", "d4", "d5"], "tunnels": [] }]]));
    assert_eq!(told["turn"]["text"], "d1d5");

    // Both parts, and what is known only from the turns before.
    let (_, two) = ask("duck-chess", json!({ "turn": "e2e4,*@e5" })).await;
    assert_eq!(two["parts"].as_array().unwrap().len(), 2, "{two}");
    let shuffle: Vec<&str> = ["g1f3", "g8f6", "f3g1", "f6g8"].into_iter().cycle().take(11).collect();
    let (_, third) = ask("xiangqi", json!({ "turns": ["h2e2"], "turn": "h9g7" })).await;
    assert!(third["text"].as_str().unwrap().ends_with('.'), "{third}");
    let (status, last) = ask("chess", json!({ "turns": shuffle, "turn": "f6g8" })).await;
    assert_eq!(status, StatusCode::OK, "{last}");

    let (status, _) = ask("chess", json!({ "turn": "e2e5" })).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    let (status, _) = ask("chess", json!({ "turns": ["e2e5"], "turn": "e7e5" })).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(ask("no-game", json!({ "turn": "e7e5" })).await.0, StatusCode::NOT_FOUND);
    assert_eq!(ask("chess", json!({})).await.0, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn threats_are_told_in_games_of_every_kind() {
    let server = server().await;
    let ask = async |game: &str, body: Value| server.post(&format!("/api/games/{game}/threats"), body).await;
    let (status, found) = ask("chess", json!({ "start": "6k1/5ppp/8/8/8/8/8/R3K3 b - - 0 1" })).await;
    assert_eq!(status, StatusCode::OK, "{found}");
    let threat = &found["threats"][0];
    assert_eq!((&threat["code"], &threat["first"]), (&json!("ends"), &json!("a1a8")));
    assert_eq!(threat["text"], "White wins by checkmate.");
    // In check there are none, and after the end neither.
    let (_, found) = ask("chess", json!({ "start": "R5k1/6pp/8/8/8/8/8/4K3 b - - 0 1" })).await;
    assert_eq!(found["threats"], json!([]));
    let (_, found) = ask("chess", json!({ "turns": ["f2f3", "e7e5", "g2g4", "d8h4"] })).await;
    assert_eq!(found["threats"], json!([]));
    for game in ["stones-and-relays", "shogi", "blocschach", "xiangqi", "duck-chess"] {
        let (status, found) = ask(game, json!({})).await;
        assert_eq!((status, &found["threats"]), (StatusCode::OK, &json!([])), "{game}");
    }
    assert_eq!(ask("chess", json!({ "turns": ["e2e5"] })).await.0, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(ask("no-game", json!({})).await.0, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn hints_come_from_the_engine_with_a_reason() {
    let server = server().await;
    let ask = async |game: &str, body: Value| server.post(&format!("/api/games/{game}/hint"), body).await;
    let (status, hint) = ask("chess", json!({ "start": "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1" })).await;
    assert_eq!(status, StatusCode::OK, "{hint}");
    assert_eq!((&hint["turn"]["text"], &hint["from"], &hint["piece"]), (&json!("a1a8"), &json!("a1"), &json!("R")));
    assert_eq!(hint["text"], "White wins by checkmate.");
    let (_, free) = ask("chess", json!({ "start": "4k3/5ppp/8/3r4/8/8/5PPP/3RK3 w - - 0 1" })).await;
    assert_eq!((&free["turn"]["text"], &free["text"]), (&json!("d1d5"), &json!("Wins the Rook on d5.")));
    let (status, over) = ask("chess", json!({ "turns": ["f2f3", "e7e5", "g2g4", "d8h4"] })).await;
    assert_eq!((status, &over["code"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!("game-over")));
}

#[tokio::test]
async fn exact_results_are_told_with_those_of_every_turn() {
    let server = server().await;
    let ask = async |game: &str, body: Value| server.post(&format!("/api/games/{game}/exact"), body).await;
    let won = |winner: &str, turns: u32| json!({ "winner": winner, "turns": turns });
    let (status, known) = ask("chess", json!({ "start": "7k/8/6K1/8/8/8/8/1Q6 w - - 0 1" })).await;
    assert_eq!((status, &known["result"], &known["coming"]), (StatusCode::OK, &won("w", 1), &json!(false)), "{known}");
    // All legal turns, the best first: the queen can also be left where it is lost or stalemates.
    let turns = known["turns"].as_array().unwrap();
    let (_, position) = ask_position(&server, "7k/8/6K1/8/8/8/8/1Q6 w - - 0 1").await;
    assert_eq!(turns.len(), position["first"].as_array().unwrap().len());
    assert_eq!(turns[0]["result"], won("w", 1));
    let of = |first: &str| &turns.iter().find(|turn| turn["first"] == first).unwrap()["result"];
    assert_eq!((of("b1b8"), of("b1b7")), (&won("w", 1), &won("w", 2)));
    assert_eq!(of("g6f7"), &json!({ "winner": null, "turns": null }));
    // The loser's view, after turns; positions of both colours.
    let (_, lost) = ask("chess", json!({ "start": "7k/8/6K1/8/8/8/8/1Q6 w - - 0 1", "turns": ["b1b7"] })).await;
    assert_eq!((&lost["result"], &lost["turns"][0]["result"]), (&won("w", 1), &won("w", 1)), "{lost}");
    let (_, black) = ask("chess", json!({ "start": "1q6/8/8/8/8/6k1/8/7K b - - 0 1" })).await;
    assert_eq!(black["result"], won("b", 1), "{black}");

    // Nothing is known of the start position, and nothing after the end.
    for body in [json!({}), json!({ "turns": ["f2f3", "e7e5", "g2g4", "d8h4"] })] {
        let (_, unknown) = ask("chess", body).await;
        assert_eq!(unknown, json!({ "result": null, "coming": false, "turns": [] }));
    }
    assert_eq!(ask("chess", json!({ "turns": ["e2e5"] })).await.0, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(ask("no-game", json!({})).await.0, StatusCode::NOT_FOUND);
}

async fn ask_position(server: &Server, start: &str) -> (StatusCode, Value) {
    server.post("/api/games/chess/position", json!({ "start": start })).await
}

/// A small table that nobody has made yet is made while the first asks, and there for those who ask again.
#[tokio::test]
async fn tables_are_made_for_who_asks() {
    let server = server().await;
    let start = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    let ask = async || server.post("/api/games/cylinder-chess/exact", json!({ "start": start })).await.1;
    let mut known = ask().await;
    for _ in 0..600 {
        if !known["result"].is_null() {
            break;
        }
        assert_eq!(known["coming"], true, "{known}");
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        known = ask().await;
    }
    assert_eq!(known["result"], json!({ "winner": null, "turns": null }), "{known}");
}

/// Tables of the operator are known at once, and not made first.
#[tokio::test]
async fn tables_of_the_operator_are_asked() {
    let rules = variorum_library::rules("raumschach").unwrap();
    let text = "k4,5,5,5,5/5,5,5,5,5/5,5,5,5,5/5,5,5,5,5/5,5,5,5,N3K w - - 0 1";
    let position = variorum_rules::Position::parse(&rules, text).unwrap_or_else(|error| panic!("{error}"));
    let set = Arc::new(TableSet::of(Arc::clone(&rules)));
    Maker::default().ask(&set, &position).unwrap().join().unwrap();
    let server = server_with(|config| config.tables = vec![set]).await;
    let (status, known) = server.post("/api/games/raumschach/exact", json!({ "start": text })).await;
    assert_eq!((status, &known["coming"]), (StatusCode::OK, &json!(false)), "{known}");
    assert_eq!(known["result"], json!({ "winner": null, "turns": null }), "{known}");
}

async fn help(server: &Server, state: &Value) -> [(StatusCode, Value); 3] {
    let one = async |what: &str| server.get(&format!("/api/sessions/{}/{what}", id(state))).await;
    [one("hint").await, one("threats").await, one("exact").await]
}

#[tokio::test]
async fn the_engine_helps_only_those_who_play_against_it_unrated() {
    let server = server_with(|config| config.opponent = Arc::<EngineOpponent>::default()).await;
    let position = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";
    let (_, against) = server
        .post("/api/sessions", json!({ "game": "chess", "position": position, "white": "me", "black": "engine" }))
        .await;
    let [(status, hint), (other, threats), (third, exact)] = help(&server, &against).await;
    assert_eq!((status, other, third), (StatusCode::OK, StatusCode::OK, StatusCode::OK), "{hint} {threats} {exact}");
    assert_eq!(exact["result"], Value::Null);
    assert_eq!((&hint["turn"]["text"], &threats["threats"]), (&json!("a1a8"), &json!([])));
    // Spectators have no seat.
    for (status, refused) in help(&server.guest(), &against).await {
        assert_eq!((status, &refused["code"]), (StatusCode::FORBIDDEN, &json!("no-seat")));
    }
    let (status, ended) = server.turn(&against, "a1a8").await;
    assert_eq!(status, StatusCode::OK, "{ended}");
    for (status, refused) in help(&server, &against).await {
        assert_eq!((status, &refused["code"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!("game-over")));
    }

    // On one screen, and between people, whoever is to move.
    let alone = server.begin("chess", "me", "me").await;
    let people = server.begin("chess", "me", "open").await;
    server.guest().join(&people).await;
    for state in [&alone, &people] {
        for (status, refused) in help(&server, state).await {
            assert_eq!((status, &refused["code"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!("no-help")));
        }
    }
}

#[tokio::test]
async fn rated_games_have_no_help() {
    let server = server().await;
    let account = |name: &str| json!({ "name": name, "password": "correct horse battery" });
    assert!(server.post("/api/account", account("Ada")).await.0.is_success());
    let other = server.guest();
    assert!(other.post("/api/account", account("Eve")).await.0.is_success());
    let wish = json!({ "game": "chess", "white": "me", "black": "open", "rated": true, "listed": true,
        "clock": { "base": 600_000, "increment": 0, "delay": 0 } });
    let (status, rated) = server.post("/api/sessions", wish).await;
    assert_eq!(status, StatusCode::CREATED, "{rated}");
    assert_eq!(other.join(&rated).await.0, StatusCode::OK);
    for (status, refused) in help(&server, &rated).await {
        assert_eq!((status, &refused["code"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!("no-help")));
    }
}
