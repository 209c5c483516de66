//! Promotions of other pieces than the one that moves: `after` in `[[promotion]]`.

use std::sync::Arc;

use variorum_rules::{Position, Rules};

fn rules() -> Arc<Rules> {
    let text = include_str!("../games/patrons.toml");
    let loaded = variorum_gamedef::load(text, "patrons");
    Rules::compile(&loaded.definition.unwrap()).unwrap()
}

/// The turns of the position that begin with this move.
fn turns(text: &str, first: &str) -> Vec<String> {
    let position = Position::parse(&rules(), text).unwrap();
    let mut turns = position.turn_texts();
    turns.retain(|turn| turn.starts_with(first));
    turns.sort();
    turns
}

#[test]
fn another_piece_is_promoted_and_the_pool_is_not_needed() {
    // The page on a2 is promoted, not the one that moves.
    let text = "5k/6/6/2P3/P5/2K3 w - - 0 1";
    assert_eq!(turns(text, "c3b4"), ["c3b4", "c3b4,a2=B", "c3b4,a2=C"]);
    // A move within the zone allows nothing.
    assert_eq!(turns(text, "c3b3"), ["c3b3"]);
    let mut position = Position::parse(&rules(), text).unwrap();
    position.play_text("c3b4,a2=C").unwrap();
    assert_eq!(position.text(), "5k/6/1P4/6/C5/2K3 b - - 1 1");
}

#[test]
fn the_zone_is_kept_by_what_the_piece_becomes() {
    // The king has left the camp: a clerk keeps it, a bishop does not.
    let text = "5k/6/6/2P3/P5/6 w - - 0 1";
    let text = text.replace("/2P3/", "/2PK2/");
    assert_eq!(turns(&text, "c3b4"), ["c3b4", "c3b4,a2=C"]);
}

#[test]
fn a_zone_says_where_they_stand_and_the_pool_what_they_become() {
    let text = "5k/6/C5/6/6/C1KB2 w - - 0 1 lost=R";
    assert_eq!(turns(text, "d1e2"), ["d1e2", "d1e2,a4=R"]);
    assert_eq!(turns(&text.replace(" lost=R", ""), "d1e2"), ["d1e2"]);
    let mut position = Position::parse(&rules(), text).unwrap();
    position.play_text("d1e2,a4=R").unwrap();
    assert_eq!(position.text(), "5k/6/R5/6/4B1/C1K3 b - - 1 1");
}
