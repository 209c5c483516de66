//! Variants: listed, explained, and played through the interface.

use crate::common::{escaped, id, server};
use axum::http::StatusCode;
use serde_json::{Value, json};

#[tokio::test]
async fn all_games_are_listed_and_described() {
    let server = server().await;
    let (status, games) = server.get("/api/games").await;
    assert_eq!(status, StatusCode::OK);
    let games = games.as_array().unwrap();
    let ids: Vec<&str> = games.iter().map(id).collect();
    assert_eq!(ids, variorum_library::ids().iter().map(String::as_str).collect::<Vec<_>>());
    for summary in games {
        let game = id(summary);
        let (status, detail) = server.get(&format!("/api/games/{game}")).await;
        assert_eq!(status, StatusCode::OK);
        for (name, value) in summary.as_object().unwrap() {
            assert_eq!(detail[name], *value, "{game}");
        }
        let levels = summary["levels"].as_str().unwrap().len().max(1);
        let cells = summary["files"].as_u64().unwrap() * summary["ranks"].as_u64().unwrap();
        let names = detail["cells"].as_array().unwrap();
        let holes = summary["holes"].as_array().unwrap();
        assert_eq!((names.len() + holes.len()) as u64, cells * levels as u64, "{game}");
        assert!(names.iter().all(|cell| !holes.contains(&cell["name"])), "{game}");
        let mut tokens: Vec<&str> =
            detail["kinds"].as_array().unwrap().iter().map(|kind| kind["token"].as_str().unwrap()).collect();
        tokens.extend(detail["neutralKinds"].as_array().unwrap().iter().map(|kind| kind["token"].as_str().unwrap()));
        let pieces = summary["pieces"].as_array().unwrap();
        assert_eq!(
            pieces.len() as u64,
            summary["pieceCount"].as_u64().unwrap() + summary["neutrals"].as_u64().unwrap()
        );
        for piece in pieces {
            assert!(tokens.contains(&piece["token"].as_str().unwrap()), "{game}: {piece}");
            assert!(names.iter().any(|cell| cell["name"] == piece["cell"]));
        }
        assert!(!detail["rules"].as_str().unwrap().is_empty() && detail["kinds"][0]["explain"].is_array());
        assert_eq!(detail["starts"][0]["position"], summary["start"]);
    }
}

#[tokio::test]
async fn details_say_what_a_game_has() {
    let server = server().await;
    for (game, rings, hands, second) in [
        ("chess", false, false, "none"),
        ("stockgi", true, true, "none"),
        ("stones-and-relays", false, false, "optional"),
        ("duck-chess", false, false, "compulsory"),
        ("blocschach", true, false, "none"),
    ] {
        let (_, detail) = server.get(&format!("/api/games/{game}")).await;
        assert_eq!(
            (&detail["showRings"], &detail["hands"], &detail["second"]),
            (&json!(rings), &json!(hands), &json!(second)),
            "{game}"
        );
    }
    // The edges of palaces and the river follow from where pieces are confined: the edges of the other half of the board are the same.
    let (_, detail) = server.get("/api/games/xiangqi").await;
    let regions: Vec<usize> =
        detail["regions"].as_array().unwrap().iter().map(|r| r.as_array().unwrap().len()).collect();
    assert_eq!(regions, [9, 9, 45]);
    assert!(detail["regions"][1].as_array().unwrap().contains(&json!("d10")));
    let (_, detail) = server.get("/api/games/chess").await;
    assert_eq!(detail["regions"], json!([]));
    let (_, levels) = server.get("/api/levels").await;
    assert_eq!(levels.as_array().unwrap().len(), usize::from(variorum_engine::LEVELS));
    assert_eq!(levels[0]["level"], 1);
}

/// Plays with chosen first parts against the engine, and checks each state on the way.
async fn play_through(game: &str, turns: usize) {
    let server = server().await;
    let mut random = fastrand::Rng::with_seed(7);
    let mut state = server.begin(game, "me", "engine").await;
    let (_, detail) = server.get(&format!("/api/games/{game}")).await;
    let kinds = detail["kinds"].as_array().unwrap();
    let known = |token: &Value| kinds.iter().any(|kind| kind["token"] == *token);
    for _ in 0..turns {
        let first = state["first"].as_array().unwrap();
        if !state["outcome"].is_null() {
            assert!(first.is_empty());
            break;
        }
        let at = |cell: &Value| state["pieces"].as_array().unwrap().iter().find(|piece| piece["cell"] == *cell);
        for choice in first {
            let text = choice["text"].as_str().unwrap();
            match choice["kind"].as_str().unwrap() {
                "drop" => assert!(choice["from"].is_null() && known(&choice["drop"]), "{choice}"),
                "castle" | "swap" => assert_eq!(at(&choice["to"]).unwrap()["side"], state["side"], "{choice}"),
                _ => {
                    assert_eq!(at(&choice["from"]).unwrap()["side"], state["side"], "{choice}");
                    assert!(text.starts_with(choice["from"].as_str().unwrap()) && choice["drop"].is_null());
                    let taken = at(&choice["to"]).is_some_and(|piece| piece["side"] != state["side"]);
                    assert!(!taken || choice["capture"] == true || choice["to"] == choice["from"], "{choice}");
                    let promotion = &choice["promotion"];
                    assert!(promotion.is_null() || promotion == "+" || known(promotion), "{choice}");
                }
            }
        }
        let choice = &first[random.usize(..first.len())];
        let mut text = choice["text"].as_str().unwrap().to_owned();
        if choice["second"] != "none" {
            let path = format!("/api/sessions/{}/second?first={}", id(&state), escaped(&text));
            let (status, seconds) = server.get(&path).await;
            assert_eq!(status, StatusCode::OK, "{seconds}");
            let seconds = seconds.as_array().unwrap();
            let none = seconds.iter().any(|second| second["kind"] == "none");
            assert_eq!(none, choice["second"] == "optional", "{game} {text}");
            let second = seconds[random.usize(..seconds.len())]["text"].as_str().unwrap();
            if !second.is_empty() {
                text = format!("{text},{second}");
            }
        }
        let (status, after) = server.turn(&state, &text).await;
        assert_eq!(status, StatusCode::OK, "{game} {text}: {after}");
        assert_eq!(after["turns"].as_array().unwrap().last().unwrap()["text"], text.as_str());
        assert!(after["first"].as_array().unwrap().is_empty(), "the engine is to move");
        state = server.settled(&after).await;
        assert!(state["note"].is_null(), "{}", state["note"]);
        assert!(!state["lastTurn"]["cells"].as_array().unwrap().is_empty());
    }
    assert!(state["ply"].as_u64().unwrap() > 4, "{state}");
}

#[tokio::test]
async fn stones_and_relays_can_be_played() {
    play_through("stones-and-relays", 12).await;
}

#[tokio::test]
async fn stockgi_can_be_played_with_drops() {
    play_through("stockgi", 12).await;
    // A position in which White has pieces in hand.
    let server = server().await;
    let position = "7,r6,7,7,7,7,k6/7,7,4L2,3P1s1,7,7,7/7,3V3,7,7,7,7,6P/P5L,7,7,1V5,7,7,7/7,7,7,7,4V2,7,7/7,7,7,7,7,7,7/\
                    7,7,7,7,7,7,7/7,7,7,7,7,7,7/7,7,7,3K3,7,7,7[Pp] w - - 0 30";
    let wish = json!({ "game": "stockgi", "position": position, "white": "me", "black": "me", "level": 1 });
    let (status, state) = server.post("/api/sessions", wish).await;
    assert_eq!(status, StatusCode::CREATED, "{state}");
    assert_eq!(state["hands"], json!({ "w": [{ "token": "P", "count": 1 }], "b": [{ "token": "P", "count": 1 }] }));
    let drop = state["first"].as_array().unwrap().iter().find(|choice| choice["text"] == "P@vg5").unwrap();
    assert_eq!((&drop["kind"], &drop["drop"], &drop["to"]), (&json!("drop"), &json!("P"), &json!("vg5")));
    let (status, state) = server.turn(&state, "P@vg5").await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(state["hands"]["w"], json!([]));
    assert_eq!(state["lastTurn"]["cells"], json!(["vg5"]));
}

#[tokio::test]
async fn double_eighteen_stone_chess_can_be_played() {
    play_through("double-eighteen-stone-chess", 12).await;
}

#[tokio::test]
async fn stockyang_can_be_played() {
    play_through("stockyang", 12).await;
}

#[tokio::test]
async fn blocschach_can_be_played() {
    play_through("blocschach", 12).await;
}

#[tokio::test]
async fn games_with_other_turns_can_be_played() {
    for game in ["duck-chess", "stock-taijitu", "stones-and-relays-tunnel", "crazyhouse"] {
        play_through(game, 8).await;
    }
}

#[tokio::test]
async fn a_mate_ends_the_game() {
    let server = server().await;
    let mut state = server.begin("chess", "me", "me").await;
    for text in ["f2f3", "e7e5", "g2g4", "d8h4"] {
        state = server.turn(&state, text).await.1;
    }
    assert_eq!(state["outcome"], json!({ "result": "0-1", "reason": "checkmate", "text": "Black wins by checkmate." }));
    assert_eq!((&state["checked"], &state["first"]), (&json!(["e1"]), &json!([])));
    assert_eq!(server.turn(&state, "e2e4").await.0, StatusCode::UNPROCESSABLE_ENTITY);
    let (_, list) = server.get("/api/sessions").await;
    assert_eq!((&list[0]["status"], &list[0]["name"]), (&json!("Black wins by checkmate."), &json!("Chess")));
}

#[tokio::test]
async fn the_moves_of_any_position_are_given() {
    let server = server().await;
    let position = escaped("k7/8/8/8/8/8/8/K6R w - - 0 1");
    let (status, moves) = server.get(&format!("/api/games/chess/moves?position={position}&cell=h1")).await;
    assert_eq!((status, moves.as_array().unwrap().len()), (StatusCode::OK, 13));
    for (query, status) in [
        ("position=x&cell=h1", StatusCode::UNPROCESSABLE_ENTITY),
        ("cell=h1", StatusCode::BAD_REQUEST),
        (&format!("position={position}&cell=z9"), StatusCode::UNPROCESSABLE_ENTITY),
    ] {
        assert_eq!(server.get(&format!("/api/games/chess/moves?{query}")).await.0, status);
    }
}
