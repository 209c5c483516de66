//! Learning: reach, lessons, and all pieces.

use crate::common::{escaped, server};
use axum::http::StatusCode;
use serde_json::{Value, json};

fn sorted(cells: &Value) -> Vec<&str> {
    let mut cells: Vec<&str> = cells.as_array().unwrap().iter().map(|cell| cell.as_str().unwrap()).collect();
    cells.sort_unstable();
    cells
}

#[tokio::test]
async fn reach_covers_empty_boards_positions_and_legal_turns() {
    let server = server().await;
    // The knight is pinned: it could go, but no turn of it is legal.
    let position = escaped("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1");
    let (status, reach) = server.get(&format!("/api/games/chess/reach?position={position}&cell=e2")).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!((&reach["token"], &reach["side"], &reach["legal"]), (&json!("N"), &json!("w"), &json!([])));
    assert_eq!(sorted(&reach["here"]["moves"]), ["c1", "c3", "d4", "f4", "g1", "g3"]);
    assert_eq!(sorted(&reach["alone"]["moves"]), sorted(&reach["alone"]["captures"]));
    // It is not Black's turn: there are no legal turns, but the rook's reach is given.
    let (_, reach) = server.get(&format!("/api/games/chess/reach?position={position}&cell=e8")).await;
    assert_eq!((&reach["legal"], sorted(&reach["here"]["captures"])), (&Value::Null, vec!["e2"]));

    let pieces = escaped("wQ@d2,n%@d5,bR@a8");
    let (_, reach) = server.get(&format!("/api/games/stones-and-relays/reach?pieces={pieces}&cell=d2")).await;
    assert!(sorted(&reach["here"]["led"]).contains(&"d7") && sorted(&reach["here"]["captures"]) == ["a8"], "{reach}");
    let pieces = escaped("wQ@sa1");
    let (_, reach) = server.get(&format!("/api/games/blocschach/reach?pieces={pieces}&cell=sa1")).await;
    assert_eq!((&reach["frozen"], &reach["here"]["moves"]), (&json!(false), &reach["alone"]["moves"]));
}

#[tokio::test]
async fn the_attackers_of_a_cell_are_told_for_both_sides() {
    let server = server().await;
    let position = escaped("4k3/r7/8/8/3%3%/8/8/3Q4/4K3 w - - 0 1");
    let (status, attacks) =
        server.get(&format!("/api/games/stones-and-relays/attacks?position={position}&cell=a8")).await;
    assert_eq!(status, StatusCode::OK);
    let way = json!({ "cells": ["d2", "d3", "d4", "d5", "c6", "b7", "a8"], "tunnels": [] });
    assert_eq!(attacks, json!({ "cell": "a8", "white": [{ "cell": "d2", "way": way }], "black": [] }));
    for (cell, position) in [("z9", "8/8"), ("e4", "8/8")] {
        let query = format!("/api/games/chess/attacks?cell={cell}&position={}", escaped(position));
        assert_eq!(server.get(&query).await.0, StatusCode::UNPROCESSABLE_ENTITY, "{query}");
    }
}

#[tokio::test]
async fn an_invalid_request_for_reach_is_refused_with_a_sentence() {
    let server = server().await;
    for (query, word) in [
        ("cell=e4".to_owned(), "either"),
        (format!("cell=z9&pieces={}", escaped("wK@e1")), "no such cell"),
        (format!("cell=e4&pieces={}", escaped("wK@e1")), "no piece on e4"),
        (format!("cell=e1&pieces={}", escaped("wX@e1")), "not a piece of this game"),
        (format!("cell=e1&pieces={}", escaped("ä@e1")), "not a piece of this game"),
        (format!("cell=e1&pieces={}", escaped(&"wK@e1,".repeat(65))), "at most 64"),
        (format!("cell=e1&position={}", escaped("8/8")), "not a position"),
        ("pieces=".to_owned(), "cell"),
    ] {
        let (status, answer) = server.get(&format!("/api/games/chess/reach?{query}")).await;
        let expected = if word == "cell" { StatusCode::BAD_REQUEST } else { StatusCode::UNPROCESSABLE_ENTITY };
        assert_eq!(status, expected, "{query}");
        assert!(answer["error"].as_str().unwrap().contains(word), "{query}: {answer}");
    }
}

#[tokio::test]
async fn every_game_has_a_lesson_whose_examples_were_played() {
    let server = server().await;
    for id in variorum_library::ids() {
        let (status, lesson) = server.get(&format!("/api/games/{id}/lesson")).await;
        assert_eq!(status, StatusCode::OK, "{id}");
        assert!(!lesson["story"].as_str().unwrap().is_empty(), "{id}");
        let examples = lesson["examples"].as_array().unwrap();
        assert!(!examples.is_empty(), "{id}");
        for step in examples.iter().flat_map(|example| example["steps"].as_array().unwrap()) {
            assert!(!step["pieces"].as_array().unwrap().is_empty());
            let turns = step["legal"].as_array().unwrap().iter().chain(step["illegal"].as_array().unwrap());
            for turn in turns.chain(Some(&step["turn"]).filter(|turn| !turn.is_null())) {
                // A pass has no parts.
                let pass = turn["text"] == "pass";
                assert_eq!(turn["parts"].as_array().unwrap().is_empty(), pass, "{id}: {turn}");
            }
            assert!(
                step["turn"]["cells"]
                    .as_array()
                    .is_none_or(|cells| cells.is_empty() == (step["turn"]["text"] == "pass")),
                "{id}: {step}"
            );
        }
    }
    let (_, lesson) = server.get("/api/games/blocschach/lesson").await;
    let steps = |example: &Value| example["steps"].as_array().unwrap().clone();
    let outcomes: Vec<Value> =
        lesson["examples"].as_array().unwrap().iter().flat_map(steps).map(|step| step["outcome"].clone()).collect();
    assert!(
        outcomes.iter().any(|outcome| outcome["reason"] == "marriage" && outcome["result"] == "1-0"),
        "{outcomes:?}"
    );
}

#[tokio::test]
async fn all_pieces_are_listed_once() {
    let server = server().await;
    let (status, pieces) = server.get("/api/pieces").await;
    assert_eq!(status, StatusCode::OK);
    let pieces = pieces.as_array().unwrap();
    let knights: Vec<&Value> = pieces
        .iter()
        .filter(|piece| piece["name"] == "Knight" && piece["games"].as_array().unwrap().len() > 5)
        .collect();
    assert_eq!(knights.len(), 1);
    assert_eq!(knights[0]["sign"]["diagram"]["marks"].as_array().unwrap().len(), 8);
    assert!(pieces.iter().any(|piece| piece["neutral"] == true && piece["name"] == "Relay"));
    assert!(pieces.iter().all(|piece| !piece["explain"].as_array().unwrap().is_empty()));
    // Every piece type of every variant is listed.
    let listed: usize = pieces.iter().map(|piece| piece["games"].as_array().unwrap().len()).sum();
    let kinds: usize = variorum_library::ids()
        .iter()
        .map(|id| variorum_library::definition(id).unwrap())
        .map(|definition| definition.pieces.len() + definition.neutrals.len())
        .sum();
    assert_eq!(listed, kinds);
}

#[tokio::test]
async fn variants_are_described_in_german_where_texts_exist() {
    let server = server().await;
    let (_, english) = server.get("/api/games").await;
    let (_, german) = server.get("/api/games?language=de").await;
    let (_, other) = server.get("/api/games?language=xx").await;
    assert_eq!(english, other);
    let of = |list: &serde_json::Value, id: &str| {
        let games = list.as_array().unwrap().iter();
        games.filter(|game| game["id"] == id).map(|game| game["summary"].as_str().unwrap().to_owned()).next().unwrap()
    };
    assert_ne!(of(&english, "stockgi"), of(&german, "stockgi"));
    assert_eq!(german.as_array().unwrap().len(), english.as_array().unwrap().len());
    let lesson = server.get("/api/games/stockgi/lesson?language=de").await.1;
    assert_eq!(lesson["summary"], of(&german, "stockgi"));
}

#[tokio::test]
async fn pieces_are_named_in_the_requested_language() {
    let server = server().await;
    let (_, german) = server.get("/api/games/stones-and-relays?language=de").await;
    let (_, english) = server.get("/api/games/stones-and-relays?language=xx").await;
    let rook = |game: &Value| {
        let kinds = game["kinds"].as_array().unwrap().iter();
        kinds.clone().find(|kind| kind["id"] == "rook").cloned().unwrap()
    };
    assert_eq!(
        (&rook(&german)["name"], &rook(&german)["explain"]),
        (&json!("Turm"), &json!(["Zieht beliebig weit gerade."]))
    );
    assert_eq!(rook(&english)["explain"], json!(["Slides any distance straight."]));
    let (_, pieces) = server.get("/api/pieces?language=de").await;
    let (_, others) = server.get("/api/pieces").await;
    let (pieces, others) = (pieces.as_array().unwrap(), others.as_array().unwrap());
    assert_eq!(pieces.len(), others.len(), "the same pieces, whatever they are called");
    assert!(pieces.iter().any(|piece| piece["name"] == "Turm" && piece["games"].as_array().unwrap().len() > 5));
}

#[tokio::test]
async fn the_guided_game_of_every_game_can_be_played_to_its_end() {
    let server = server().await;
    let mut replies = 0;
    for id in variorum_library::ids() {
        let (status, guide) = server.get(&format!("/api/games/{id}/guide")).await;
        assert_eq!(status, StatusCode::OK, "{id}");
        let steps = guide["steps"].as_array().unwrap();
        assert!(steps.len() >= 5, "{id}");
        for (number, step) in steps.iter().enumerate() {
            let hint = &step["task"]["hint"];
            let tried = json!({ "step": number, "turn": hint["turn"]["text"] });
            let (status, verdict) = server.post(&format!("/api/games/{id}/guide/turn"), tried).await;
            assert_eq!((status, &verdict["met"]), (StatusCode::OK, &json!(true)), "{id}, {}", step["title"]);
            assert_eq!((&verdict["view"], &verdict["reply"]), (hint, &step["task"]["reply"]), "{id}");
            // The choices come from the analysis of the step's position.
            let place = json!({ "start": step["view"]["position"] });
            let (status, open) = server.post(&format!("/api/games/{id}/position"), place).await;
            assert_eq!((status, &open["pieces"]), (StatusCode::OK, &step["view"]["pieces"]), "{id}");
            replies += usize::from(!verdict["reply"].is_null());
        }
    }
    assert!(replies > 5);
    let german = server.get("/api/games/stockgi/guide?language=de").await.1;
    let english = server.get("/api/games/stockgi/guide").await.1;
    assert_eq!((&german["made"], &german["steps"][1]["title"]), (&json!(false), &json!("Um die Ecke")));
    assert_eq!(german["steps"][1]["view"], english["steps"][1]["view"]);
}

#[tokio::test]
async fn other_turns_are_judged_and_illegal_ones_refused() {
    let server = server().await;
    let path = "/api/games/stones-and-relays/guide/turn";
    let (status, verdict) = server.post(path, json!({ "step": 0, "turn": "d2d4" })).await;
    assert_eq!((status, &verdict["met"], &verdict["reply"]), (StatusCode::OK, &json!(false), &Value::Null));
    assert_eq!(verdict["view"]["turn"]["text"], "d2d4");
    for (step, turn) in [(0, "e2e5"), (25, "e2e4")] {
        let (status, answer) = server.post(path, json!({ "step": step, "turn": turn })).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{answer}");
        assert!(!answer["error"].as_str().unwrap().is_empty(), "{turn}: {answer}");
    }
    assert_eq!(server.post(path, json!({ "step": "x", "turn": "e2e4" })).await.0, StatusCode::BAD_REQUEST);
    assert_eq!(server.get("/api/games/no-such-game/guide").await.0, StatusCode::NOT_FOUND);
}
