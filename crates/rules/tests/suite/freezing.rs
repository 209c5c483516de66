//! Pieces that are frozen while tests of the pieces on the board hold.

use std::sync::Arc;

use variorum_rules::diagram;
use variorum_rules::refusal::{Cause, Wish, refusal};
use variorum_rules::{Position, Rules};

use crate::positions::{after, at, compare_with_trial};

/// A game on six files and six ranks with rooks and queens that these tests freeze.
fn game(rook: &str, queen: &str) -> Arc<Rules> {
    let piece = |id: &str, token: &str, moves: &str, more: &str| {
        format!("[[piece]]\nid = '{id}'\nname = '{id}'\ntoken = '{token}'\nmoves = [{moves}]\n{more}\n")
    };
    let frozen = |tests: &str| if tests.is_empty() { String::new() } else { format!("frozen = '{tests}'") };
    let pieces = [
        piece("king", "K", "'step orthogonal and diagonal'", "royal = true"),
        piece("prince", "P", "'step orthogonal'", ""),
        piece("duke", "D", "'step diagonal'", ""),
        piece("rook", "R", "'slide orthogonal'", &frozen(rook)),
        piece("queen", "Q", "'slide orthogonal and diagonal'", &frozen(queen)),
        piece("man", "M", "'step forward orthogonal'", "pawn = true"),
    ]
    .concat();
    let text = format!(
        "language = 1\nid = 'test'\n[about]\nname = 'Test'\nsummary = 'Test.'\n[board]\nfiles = 6\nranks = 6\n{pieces}\
         [[promotion]]\npieces = ['man']\nzone = 'rank 6'\non = 'arrival'\ninto = ['queen', 'duke']\nform = 'chosen'\nduty = 'always'\n\
         [endings]\nstalemate = 'draw'\nrepetition = 3\nperpetual-check = 'draw'\n\
         [[start]]\nname = 'Usual'\nposition = 'k5/6/6/6/6/5K w - - 0 1'\n"
    );
    let loaded = variorum_gamedef::load(&text, "test");
    Rules::compile(&loaded.definition.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics))).unwrap()
}

/// Whether the piece on the cell is frozen.
fn frozen(position: &Position, cell: &str) -> bool {
    diagram::reachable(position, position.rules().parse_cell(cell).unwrap()).frozen
}

/// Whether the rook on b2 is frozen, in a position with these pieces of White on rank 4 and of Black on rank 5.
fn rook_is_frozen(rules: &Arc<Rules>, white: &str, black: &str) -> bool {
    let position = at(rules, &format!("k5/{black}/{white}/6/1R4/5K w - - 0 1"));
    let stays = !position.turn_texts().iter().any(|turn| turn.starts_with("b2"));
    assert_eq!(frozen(&position, "b2"), stays);
    stays
}

#[test]
fn one_piece_of_a_group_is_enough() {
    for tests in ["no own prince or duke", "no own prince and no own duke"] {
        let rules = game(tests, "");
        for (white, is) in [("6", true), ("2P3", false), ("2D3", false), ("2PD2", false), ("2M3", true)] {
            assert_eq!(rook_is_frozen(&rules, white, "2pd2"), is, "{tests}: {white}");
        }
    }
}

#[test]
fn both_sides_are_counted_and_where_they_stand() {
    let rules = game("enemy duke and no own prince in ranks 4-6", "");
    for (white, black, is) in [("6", "6", false), ("6", "2d3", true), ("2P3", "2d3", false), ("2D3", "6", false)] {
        assert_eq!(rook_is_frozen(&rules, white, black), is, "{white} {black}");
    }
    // From Black's side the ranks are counted from the other end.
    let black = at(&rules, "k5/1r4/6/2p3/2D3/5K b - - 0 1");
    assert!(!frozen(&black, "b5"));
    assert!(frozen(&after(&after(&black, "c3c4"), "f1f2"), "b5"));
    let counted = game("own man >= 2", "");
    for (white, is) in [("M5", false), ("MM4", true), ("MMM3", true)] {
        assert_eq!(rook_is_frozen(&counted, white, "mm4"), is, "{white}");
    }
}

/// A capture may free a piece that then gives check, and so may the arrival of a piece, or the move of one.
#[test]
fn what_a_turn_frees_may_give_check() {
    let rules = game("own man >= 2", "no enemy queen");
    // Two men hold Black's rook back. To take one of them would open a check.
    let held = at(&rules, "k4r/6/6/mm4/1R4/5K w - - 0 1");
    assert!(!held.is_check());
    assert!(!held.turn_texts().contains(&"b2b3".to_owned()));
    assert!(held.turn_texts().contains(&"b2c2".to_owned()));
    // Black's queen is free while White has one: White may not promote to a queen before its eyes.
    let promoting = at(&rules, "1k3q/M5/6/6/6/5K w - - 0 1");
    assert!(!promoting.is_check());
    let turns = promoting.turn_texts();
    assert!(turns.contains(&"a5a6=D".to_owned()) && !turns.contains(&"a5a6=Q".to_owned()), "{turns:?}");
    // Nor may White's prince leave the ranks in which it holds Black's rook back: seen from Black they are the far ones.
    let placed = game("enemy prince in ranks 4-6", "");
    assert!(at(&placed, "k4r/6/2P3/6/6/5K w - - 0 1").is_check());
    let watching = at(&placed, "k4r/6/6/2P3/6/5K w - - 0 1");
    assert!(!watching.is_check());
    let turns = watching.turn_texts();
    assert!(turns.contains(&"c3c2".to_owned()) && !turns.contains(&"c3c4".to_owned()), "{turns:?}");
}

/// What the loss of the last of a group freezes is known without making every move.
#[test]
fn groups_are_as_fast_as_single_pieces() {
    let rules = game("no own prince or duke", "no own duke and no own rook");
    compare_with_trial("groups", &rules, "PpDdRrQq", "");
}

#[test]
fn the_cause_is_told() {
    let rules = game("enemy duke", "");
    let position = at(&rules, "k5/3d2/6/6/1R4/5K w - - 0 1");
    let refused = refusal(&position, &Wish::parse(&rules, "b2b4").unwrap()).unwrap();
    assert_eq!(refused.causes, [Cause::Frozen { cell: rules.parse_cell("b2").unwrap(), piece: 3 }]);
}
