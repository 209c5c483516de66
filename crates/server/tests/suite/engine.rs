//! The engine in games, and its agreement with `play` on how games end.

use std::sync::Arc;

use crate::common::server_with;
use serde_json::json;
use variorum_play::{Game, Seat};
use variorum_rules::Position;
use variorum_server::EngineOpponent;

#[tokio::test]
async fn the_engine_mates_when_it_can() {
    let server = server_with(|config| config.opponent = Arc::<EngineOpponent>::default()).await;
    let position = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";
    let wish = json!({ "game": "chess", "position": position, "white": "engine", "black": "me", "level": 8 });
    let (_, state) = server.post("/api/sessions", wish).await;
    let state = server.settled(&state).await;
    assert_eq!(state["lastTurn"]["text"], "a1a8");
    assert_eq!(state["outcome"]["reason"], "checkmate");
}

#[tokio::test]
async fn the_engine_answers_at_every_level_in_games_of_two_parts() {
    let server = server_with(|config| config.opponent = Arc::<EngineOpponent>::default()).await;
    for level in [1, 2, 5] {
        let wish = json!({ "game": "stones-and-relays", "white": "engine", "black": "me", "level": level });
        let (_, state) = server.post("/api/sessions", wish).await;
        let state = server.settled(&state).await;
        assert_eq!((&state["ply"], &state["note"]), (&json!(1), &json!(null)), "level {level}");
    }
}

/// The search judges lines and `play` judges games: both must agree.
#[test]
fn engine_and_play_agree_on_endings() {
    let mut random = fastrand::Rng::with_seed(11);
    let mut ended = 0;
    for (id, position) in [
        ("chess", "k7/8/8/8/8/8/8/K6R w - - 60 1"),
        ("chess", "k7/8/8/8/8/8/8/K5Q1 w - - 0 1"),
        ("xiangqi", "4k4/9/9/9/9/9/9/9/R8/3K5 w - - 0 1"),
        ("xiangqi", "4k4/9/9/9/9/9/9/9/R7R/3K5 w - - 90 1"),
        ("crazyhouse", "k7/8/8/8/8/8/8/K6R[] w - - 0 1"),
    ] {
        let rules = variorum_library::rules(id).unwrap();
        for _ in 0..60 {
            let mut game = Game::from_position(Position::parse(&rules, position).unwrap(), [Seat::Engine; 2]);
            for _ in 0..120 {
                let now = game.position().clone();
                let ending = variorum_engine::ending(&now, game.entries_before()).map(variorum_play::Ending::from);
                assert_eq!(ending, game.ending(), "{id}: {:?}", game.record());
                if ending.is_some() {
                    ended += 1;
                    break;
                }
                // Few pieces and few cells make repetitions common. Checks are preferred.
                let texts = now.turn_texts();
                let checks: Vec<&String> = texts
                    .iter()
                    .filter(|text| {
                        let mut after = now.clone();
                        after.play_text(text).is_ok() && after.is_check()
                    })
                    .collect();
                let text = if checks.is_empty() || random.u8(..) < 60 {
                    &texts[random.usize(..texts.len())]
                } else {
                    checks[random.usize(..checks.len())]
                };
                game.play(text).unwrap();
            }
        }
    }
    assert!(ended > 100, "{ended}");
}
