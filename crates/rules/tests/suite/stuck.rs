//! Where a piece could never move again, and where it only has no move on an empty board (MF-8, MF-15, ST-22).

use std::sync::Arc;

use variorum_gamedef::definition::{Definition, PromotionDuty};
use variorum_rules::{Position, Rules};

fn takers() -> Definition {
    let text = include_str!("../games/takers.toml");
    variorum_gamedef::load(text, "takers").definition.unwrap()
}

fn compiled(duty: PromotionDuty) -> Arc<Rules> {
    let mut definition = takers();
    definition.promotions.iter_mut().for_each(|promotion| promotion.duty = duty);
    Rules::compile(&definition).unwrap()
}

fn turns(rules: &Arc<Rules>, text: &str) -> Vec<String> {
    let position = Position::parse(rules, text).unwrap();
    position.turns().into_iter().map(|turn| position.turn_text(turn)).collect()
}

const HANDS: &str = "5k/6/6/6/6/K5[HT] w - - 0 1";

#[test]
fn a_piece_that_only_captures_or_hops_can_be_dropped_and_stay_what_it_is() {
    let rules = compiled(PromotionDuty::WhenStuck);
    let drops = turns(&rules, HANDS);
    // The hopper on every empty cell, the taker everywhere but on the last rank, from which it could never capture.
    assert_eq!(drops.iter().filter(|turn| turn.starts_with("H@")).count(), 34, "{drops:?}");
    assert_eq!(drops.iter().filter(|turn| turn.starts_with("T@")).count(), 29, "{drops:?}");
    assert!(drops.contains(&"T@a5".into()) && !drops.contains(&"T@a6".into()), "{drops:?}");
    // A hopper that lands on the last rank may promote; a taker must.
    let moves = turns(&rules, "1t3k/2T3/6/6/6/K5[] w - - 0 1");
    assert!(moves.contains(&"c5b6+".into()) && !moves.contains(&"c5b6".into()), "{moves:?}");
    let moves = turns(&rules, "5k/2T3/2H3/6/6/K5[] w - - 0 1");
    assert!(moves.contains(&"c4c6".into()) && moves.contains(&"c4c6+".into()), "{moves:?}");
}

/// The other reading, which the Mitred games and two Stock games have.
#[test]
fn on_an_empty_board_captures_and_hops_do_not_count() {
    let rules = compiled(PromotionDuty::WhenMoveless);
    let drops = turns(&rules, HANDS);
    // Only on the last rank would they have to promote.
    for piece in ["H@", "T@"] {
        let cells = drops.iter().filter(|turn| turn.starts_with(piece));
        assert_eq!(cells.clone().count(), 29, "{drops:?}");
        assert!(!cells.clone().any(|turn| turn.ends_with('6')), "{drops:?}");
    }
    let moves = turns(&rules, "5k/2T3/2H3/6/6/K5[] w - - 0 1");
    assert!(!moves.contains(&"c4c6".into()) && moves.contains(&"c4c6+".into()), "{moves:?}");
}
