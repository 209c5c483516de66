//! Advances of several cells, on each of which the piece can be captured in passing.

use std::sync::Arc;

use variorum_rules::refusal::{Cause, Wish, refusal};
use variorum_rules::{Position, Rules};

use crate::positions::at;

/// Kings, and pawns that advance as `advance` says, on five files and eight ranks.
fn game(advance: &str) -> Arc<Rules> {
    let text = format!(
        "id = 'test'\n[about]\nname = 'Test'\nsummary = 'Test.'\n[board]\nfiles = 5\nranks = 8\n\
        [[piece]]\nid = 'king'\nname = 'King'\ntoken = 'K'\nmoves = ['step orthogonal and diagonal']\nroyal = true\n\
        [[piece]]\nid = 'pawn'\nname = 'Pawn'\ntoken = 'P'\npawn = true\n\
        moves = ['step forward orthogonal, moving', '{advance}', 'step forward diagonal, capturing, en passant']\n\
        [endings]\nstalemate = 'draw'\nrepetition = 3\nperpetual-check = 'draw'\n\
        [[start]]\nname = 'Usual'\nposition = 'k4/5/5/5/5/5/5/4K w - - 0 1'\n"
    );
    let loaded = variorum_gamedef::load(&text, "test");
    Rules::compile(&loaded.definition.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics))).unwrap()
}

fn played(position: &Position, turn: &str) -> Position {
    let mut position = position.clone();
    position.play_text(turn).unwrap();
    position
}

fn pawn_turns(position: &Position) -> Vec<String> {
    let mut turns = position.turn_texts();
    turns.retain(|turn| turn.starts_with('c'));
    turns.sort();
    turns
}

#[test]
fn it_goes_up_to_so_many_cells_as_long_as_they_are_empty() {
    let rules = game("advance up to 4 forward orthogonal, from rank 2");
    assert_eq!(pawn_turns(&at(&rules, "k4/5/5/5/5/5/2P2/4K w - - 0 1")), ["c2c3", "c2c4", "c2c5", "c2c6"]);
    assert_eq!(pawn_turns(&at(&rules, "k4/5/5/2p2/5/5/2P2/4K w - - 0 1")), ["c2c3", "c2c4"]);
    assert_eq!(pawn_turns(&at(&rules, "k4/5/5/5/5/2p2/2P2/4K w - - 0 1")), [""; 0]);
    assert_eq!(pawn_turns(&at(&rules, "k4/5/5/5/5/2P2/5/4K w - - 0 1")), ["c3c4"]);
    let to = game("advance up to 4 forward orthogonal, from rank 2, to rank 6");
    assert_eq!(pawn_turns(&at(&to, "k4/5/5/5/5/5/2P2/4K w - - 0 1")), ["c2c3", "c2c6"]);
}

#[test]
fn it_is_captured_on_every_cell_that_it_passed_but_in_the_next_turn_only() {
    let rules = game("advance up to 4 forward orthogonal, from rank 2");
    let start = at(&rules, "k4/5/1p3/3p1/5/1p3/2P2/4K w - - 0 1");
    let after = played(&start, "c2c6");
    assert_eq!(after.text(), "k4/5/1pP2/3p1/5/1p3/5/4K b - c3,c4,c5:c6 0 1");
    assert_eq!(at(&rules, &after.text()), after);
    let captures = |position: &Position| {
        let mut turns = position.turn_texts();
        turns.retain(|turn| turn.get(2..3) == Some("c"));
        turns.sort();
        turns
    };
    assert_eq!(captures(&after), ["b6c5", "d5c4"]);
    let taken = played(&after, "d5c4");
    assert_eq!(taken.text(), "k4/5/1p3/5/2p2/1p3/5/4K w - - 0 2");
    let mut back = taken;
    back.undo_turn();
    assert_eq!(back, after);
    let later = played(&played(&after, "a8a7"), "e1e2");
    assert_eq!(captures(&later), [""; 0]);
    // Shorter ones pass fewer cells; on the cell where it stands it is captured as always.
    let shorter = played(&start, "c2c5");
    assert_eq!(captures(&shorter), ["b6c5", "d5c4"]);
    assert_eq!(played(&shorter, "d5c4").text(), "k4/5/1p3/5/2p2/1p3/5/4K w - - 0 2");
    assert_eq!(played(&shorter, "b6c5").text(), "k4/5/5/2pp1/5/1p3/5/4K w - - 0 2");
    assert_eq!(captures(&played(&start, "c2c4")), ["d5c4"]);
    // Other programs name the passed cells alone; a cell that only a long advance passes is enough.
    let alone = at(&rules, "k4/5/1pP2/3p1/5/1p3/5/4K b - c4 0 1");
    assert_eq!(captures(&alone), ["d5c4"]);
}

#[test]
fn what_stands_in_the_way_is_told() {
    let rules = game("advance up to 4 forward orthogonal, from rank 2");
    let position = at(&rules, "k4/5/5/2p2/5/5/2P2/4K w - - 0 1");
    let wish = Wish::parse(&rules, "c2c6").unwrap();
    let blocker = rules.parse_cell("c5").unwrap();
    let refusal = refusal(&position, &wish).unwrap();
    assert_eq!(refusal.causes, [Cause::Blocked { by: vec![blocker] }]);
}
