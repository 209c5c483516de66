//! Sides with several royal pieces: what those are worth that may be lost, and play whatever is left.

use std::sync::Arc;

use variorum_engine::{Engine, Limits, turns_to_end};
use variorum_rules::{Position, Reason, Rules};

use super::choose;

/// A game of the laws of the rules.
fn rules(id: &str) -> Arc<Rules> {
    let path = format!("{}/../rules/tests/games/{id}.toml", env!("CARGO_MANIFEST_DIR"));
    let loaded = variorum_gamedef::load(&std::fs::read_to_string(path).unwrap(), id);
    Rules::compile(&loaded.definition.unwrap()).unwrap()
}

fn worth(rules: &Arc<Rules>, id: &str) -> i32 {
    let kind = rules.definition().pieces.iter().position(|piece| piece.id == id).unwrap();
    Engine::new(rules.clone()).value(kind)
}

#[test]
fn royal_pieces_that_may_be_lost_have_a_value() {
    let (crowns, heirs) = (rules("crowns"), rules("heirs"));
    assert_eq!([worth(&crowns, "king"), worth(&crowns, "queen")], [0, 0]);
    for (rules, id) in [(&crowns, "prince"), (&heirs, "prince"), (&heirs, "king")] {
        assert!(worth(rules, id) >= 100, "{id}: {}", worth(rules, id));
    }
}

#[test]
fn a_fork_of_two_royal_pieces_is_mate() {
    let mut position = Position::parse(&rules("crowns"), "6k1/8/2q5/3N4/8/8/8/K7 w - - 0 1").unwrap();
    let choice = choose(&position, &Limits::depth(3)).unwrap();
    assert_eq!((position.turn_text(choice.turn).as_str(), turns_to_end(choice.score)), ("d5e7", Some(1)));
    position.play_unchecked(choice.turn);
    assert_eq!(position.outcome().map(|outcome| outcome.reason), Some(Reason::Checkmate));
}

#[test]
fn the_engine_plays_on_whatever_royal_pieces_are_left() {
    for id in ["crowns", "heirs"] {
        let rules = rules(id);
        let endings = if id == "crowns" {
            ["8/8/8/4k3/8/8/8/KQ1R4 w - - 0 1", "i7/8/3i4/3k4/8/8/8/K2R2I1 b - - 0 1"]
        } else {
            ["3k3/7/7/7/7/KN5/K5C[] w - - 0 1", "i2k2k/7/7/7/3P3/7/K5C[I] w - - 0 1"]
        };
        let mut starts: Vec<Position> = endings.iter().map(|text| Position::parse(&rules, text).unwrap()).collect();
        starts.push(Position::start(&rules));
        for mut position in starts {
            for _ in 0..20 {
                let Some(choice) = choose(&position, &Limits::nodes(400)) else { break };
                assert!(position.turns().contains(&choice.turn), "{id}: {position:?}");
                position.play_unchecked(choice.turn);
            }
        }
    }
}
