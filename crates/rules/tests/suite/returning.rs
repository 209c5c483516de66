//! Captured pieces that return to the hand of their owner: `returns-to = "owner"`.

use variorum_rules::{Position, Rules};

#[test]
fn a_captured_piece_goes_to_the_hand_that_its_type_says() {
    let loaded = variorum_gamedef::load(include_str!("../games/hookers.toml"), "hookers");
    let rules = Rules::compile(&loaded.definition.unwrap()).unwrap();
    // A rose returns to its owner, a jumper to the captor, a capricorn leaves the game.
    let after = |turn: &str| {
        let mut position = Position::parse(&rules, "4k3/8/8/8/1r1j1c2/1P1P1P1K/8[] w - - 0 1").unwrap();
        position.play_text(turn).unwrap();
        let text = position.text();
        position.undo_turn();
        assert_eq!(position.text(), "4k3/8/8/8/1r1j1c2/1P1P1P1K/8[] w - - 0 1");
        text
    };
    assert_eq!(after("b2b3"), "4k3/8/8/8/1P1j1c2/3P1P1K/8[r] b - - 0 1");
    assert_eq!(after("d2d3"), "4k3/8/8/8/1r1P1c2/1P3P1K/8[J] b - - 0 1");
    assert_eq!(after("f2f3"), "4k3/8/8/8/1r1j1P2/1P1P3K/8[] b - - 0 1");
}
