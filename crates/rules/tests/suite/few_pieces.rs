//! Attacks in positions with few pieces, found with the table that is made for endings.

use fastrand::Rng;
use variorum_rules::{Piece, Position, Rules, Setup, Side};

/// Random positions of a game with up to five pieces of each side, some of which may not be possible.
const POSITIONS: usize = 200;

/// The text of a random position.
fn random(rules: &Rules, rng: &mut Rng) -> String {
    let cells: Vec<_> = rules.cells().collect();
    let royal = rules.setup_fields().royal;
    let kinds = rules.definition().pieces.len();
    let mut pieces = Vec::new();
    for side in Side::BOTH {
        let others = (0..rng.usize(1..5)).map(|_| rng.usize(..kinds)).collect::<Vec<_>>();
        for kind in royal.into_iter().chain(others.into_iter().filter(|&kind| Some(kind) != royal)) {
            pieces.push((cells[rng.usize(..cells.len())], Piece::owned(side, kind)));
        }
    }
    let side = if rng.bool() { Side::White } else { Side::Black };
    Setup { pieces, side, ..Setup::default() }.text(rules)
}

#[test]
fn the_table_for_few_pieces_changes_neither_attacks_nor_turns() {
    let mut rng = Rng::with_seed(11);
    let (mut games, mut positions) = (0, 0);
    for id in variorum_library::ids() {
        let rules = variorum_library::rules(&id).unwrap();
        let [plain, prepared] = [(); 2].map(|()| Rules::compile(rules.definition()).unwrap());
        prepared.expect_few_pieces();
        if prepared.table_bytes() == plain.table_bytes() {
            continue;
        }
        games += 1;
        for _ in 0..POSITIONS {
            let text = random(&rules, &mut rng);
            let Ok(fast) = Position::parse(&prepared, &text) else { continue };
            let slow = Position::parse(&plain, &text).unwrap();
            positions += 1;
            assert_eq!(fast.turn_texts(), slow.turn_texts(), "{id}: {text}");
            for cell in rules.cells() {
                for side in Side::BOTH {
                    let attacked = slow.attacked(cell, side);
                    assert_eq!(fast.attacked(cell, side), attacked, "{id}: {} in {text}", rules.cell_name(cell));
                }
            }
        }
    }
    assert!(games >= 15 && positions > 1000, "{positions} positions, and {games} games with such a table");
}
