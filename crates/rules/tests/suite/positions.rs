//! Positions for tests, and what becomes of them.

use std::sync::Arc;

use variorum_rules::{Outcome, Position, Reason, Rules, Side, audit};

/// The position with this text.
#[track_caller]
pub(crate) fn at(rules: &Arc<Rules>, text: &str) -> Position {
    Position::parse(rules, text).unwrap_or_else(|errors| panic!("{text}: {errors}"))
}

/// The position after this turn.
#[track_caller]
pub(crate) fn after(position: &Position, turn: &str) -> Position {
    let mut position = position.clone();
    position.play_text(turn).unwrap_or_else(|error| panic!("{turn}: {error}"));
    position
}

/// The side has won.
pub(crate) fn won(side: Side, reason: Reason) -> Option<Outcome> {
    Some(Outcome { winner: Some(side), reason })
}

/// Compares checks, turns and attacks in random positions with those of rules by which every move is tried. On the board stand the two kings and some of
/// the pieces with these letters; `hands` are the hands as text. Returns the number of positions with and without check.
pub(crate) fn compare_with_trial(name: &str, rules: &Arc<Rules>, others: &str, hands: &str) -> (u32, u32) {
    let by_trial = Rules::compile_by_trial(rules.definition()).unwrap();
    let board = &rules.definition().board;
    let (files, size) = (usize::from(board.files), usize::from(board.files) * usize::from(board.ranks));
    let mut rng = fastrand::Rng::with_seed(3);
    let (mut checks, mut calm) = (0, 0);
    for _ in 0..6000 {
        let mut cells = vec!['.'; size];
        for piece in "Kk".chars() {
            cells[rng.usize(..size)] = piece;
        }
        for _ in 0..rng.usize(3..size / 3) {
            let cell = &mut cells[rng.usize(..size)];
            if !"Kk".contains(*cell) {
                *cell = char::from(rng.choice(others.bytes()).unwrap_or(b'.'));
            }
        }
        let rows: Vec<String> = cells.chunks(files).map(crate::laws::squeezed).collect();
        let text = format!("{}{hands} w - - 0 1", rows.join("/"));
        let Ok(fast) = Position::parse(rules, &text) else { continue };
        let slow = Position::parse(&by_trial, &text).unwrap();
        let sorted = |position: &Position| {
            let mut turns = position.turn_texts();
            turns.sort();
            turns
        };
        assert_eq!(fast.is_check(), slow.is_check(), "{name}: {text}");
        assert_eq!(sorted(&fast), sorted(&slow), "{name}: {text}");
        for cell in rules.cells() {
            for side in Side::BOTH {
                let expected = audit::attacked_by_moves(&slow, cell, side);
                assert_eq!(fast.attacked(cell, side), expected, "{name}: {} in {text}", rules.cell_name(cell));
            }
        }
        *(if fast.is_check() { &mut checks } else { &mut calm }) += 1;
    }
    (checks, calm)
}
