//! Pieces that lend moves to friends, and pieces that protect friends from capture (`[[influence]]`).

use std::sync::Arc;

use variorum_rules::diagram;
use variorum_rules::refusal::{self, Cause};
use variorum_rules::tactics::{AttackTables, Mobility, mobility};
use variorum_rules::{Cell, Outcome, Position, Reason, Rules, Side};

use crate::positions::at;

/// Guards protect every friend on the next file; clerks lend the moves that the file gives them.
fn game(more: &str) -> Arc<Rules> {
    let piece = |id: &str, token: &str, moves: &str, more: &str| {
        format!("[[piece]]\nid = '{id}'\nname = '{id}'\ntoken = '{token}'\nmoves = [{moves}]\n{more}\n")
    };
    let pieces = [
        piece("king", "K", "'step orthogonal and diagonal'", "royal = true"),
        piece("guard", "G", "'step orthogonal and diagonal'", ""),
        piece("rook", "R", "'slide orthogonal'", "returns = 'rook'"),
        piece("clerk", "C", "'step forward orthogonal'", ""),
        piece(
            "pawn",
            "P",
            "'step forward orthogonal, moving', 'step forward diagonal, capturing, en passant', \
             'double forward orthogonal, from rank 2'",
            "pawn = true\nreturns = 'pawn'",
        ),
    ]
    .concat();
    let text = format!(
        "id = 'test'\n[about]\nname = 'Test'\nsummary = 'Test.'\n[board]\nfiles = 6\nranks = 6\n{pieces}{more}\
        [[promotion]]\npieces = ['pawn']\nzone = 'rank 6'\non = 'arrival'\ninto = ['rook']\nform = 'chosen'\nduty = 'when-stuck'\n\
        [endings]\nstalemate = 'draw'\nrepetition = 3\nperpetual-check = 'draw'\n\
        [[start]]\nname = 'Usual'\nposition = 'k5/6/6/6/6/5K[] w - - 0 1'\n"
    );
    let loaded = variorum_gamedef::load(&text, "test");
    Rules::compile(&loaded.definition.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics))).unwrap()
}

const SHIELD: &str = "[[influence]]\nof = ['guard']\nalong = 'step sideways orthogonal'\neffect = 'shield'\n";
const LEND: &str = "[[influence]]\nof = ['clerk']\non = ['pawn', 'king']\nalong = 'leap 2:1'\neffect = 'add-moves'\n\
    moves = ['leap 2:0', 'step forward diagonal']\n";
const REPLACE: &str = "[[influence]]\nalong = 'forward orthogonal'\neffect = 'replace-moves'\n";

fn turns_from(position: &Position, cell: &str) -> Vec<String> {
    position.turn_texts().into_iter().filter(|turn| turn.starts_with(cell)).collect()
}

fn cell(rules: &Rules, name: &str) -> Cell {
    rules.parse_cell(name).unwrap()
}

fn causes(position: &Position, turn: &str) -> Vec<Cause> {
    refusal::ask(position, turn).unwrap().refusal.map(|refusal| refusal.causes).unwrap_or_default()
}

#[test]
fn a_protected_piece_is_neither_captured_nor_in_check() {
    let rules = game(SHIELD);
    // The guard on b6 protects the king on a6 and the pawn on c6.
    let position = at(&rules, "kgp3/6/6/6/R1R3/5K[] w - - 0 1");
    assert!(!position.in_check(Side::Black));
    assert!(!turns_from(&position, "c2").contains(&"c2c6".to_owned()));
    let protected = Cause::Protected { cell: cell(&rules, "c6"), by: vec![cell(&rules, "b6")] };
    assert_eq!(causes(&position, "c2c6"), [protected]);
    let reach = diagram::reachable(&position, cell(&rules, "c2"));
    assert!(!reach.captures.has(cell(&rules, "c6")));
    // The guard may leave the king, which stands on the open file, only to stand in the way; and it may be captured.
    let position = at(&rules, "kgp3/6/6/6/R1R3/1R3K[] b - - 0 1");
    assert_eq!(turns_from(&position, "b6"), ["b6a5"]);
    let mut position = at(&rules, "kgp3/6/6/6/R1R3/1R3K[] w - - 0 1");
    position.play_text("b1b6").unwrap();
    assert!(position.is_check());
    position.undo_turn();
    assert!(!position.in_check(Side::Black));
    // Nor is it captured en passant: the pawn that passed b4 is protected on b3 by the guard on c3.
    for (rank, captured) in [("P5", true), ("P1g3", false)] {
        let mut position = at(&rules, &format!("k5/1p4/6/{rank}/6/5K[] b - - 0 1"));
        position.play_text("b5b3").unwrap();
        assert_eq!(position.turn_texts().contains(&"a3b4".to_owned()), captured, "{}", position.text());
    }
}

#[test]
fn a_piece_in_front_of_a_friend_moves_as_that_friend_and_stays_what_it_is() {
    let rules = game(REPLACE);
    let mut position = at(&rules, "5k/6/6/3P2/3R2/K5[] w - - 0 1");
    // A pawn before a rook moves like it, also backwards and sideways, and takes as it does.
    assert_eq!(turns_from(&position, "d3"), ["d3a3", "d3b3", "d3c3", "d3d4", "d3d5", "d3d6", "d3d6=R", "d3e3", "d3f3"]);
    assert_eq!(turns_from(&position, "d2").len(), 6);
    let king = cell(&rules, "f6");
    assert!(!position.attacked(king, Side::White));
    position.play_text("d3f3").unwrap();
    // On f3 nothing is behind it: it no longer looks up the file.
    assert!(!position.is_check());
    // A rook before a pawn is no longer a rook, and the answer says why.
    let position = at(&rules, "5k/6/6/3R2/3P2/K5[] w - - 0 1");
    assert_eq!(turns_from(&position, "d3"), ["d3d4"]);
    let moves_as = Cause::MovesAsOthers { cell: cell(&rules, "d3"), by: vec![cell(&rules, "d2")] };
    assert_eq!(causes(&position, "d3a3"), [moves_as]);
    // The pawn is in the way and makes it a pawn: that it goes is enough.
    assert_eq!(causes(&position, "d3d1"), [Cause::Blocked { by: vec![cell(&rules, "d2")] }]);
    // A pawn before a pawn keeps its double step; one before a rook has none.
    assert_eq!(turns_from(&at(&rules, "5k/6/6/6/3P2/K2P2[] w - - 0 1"), "d2"), ["d2d3", "d2d4"]);
    assert_eq!(turns_from(&at(&rules, "5k/6/6/p5/3P2/K2C2[] w - - 0 1"), "d2"), ["d2d3"]);
}

#[test]
fn a_borrowed_check_ends_when_its_lender_is_taken() {
    let rules = game(REPLACE);
    // The pawn on a3 checks as a rook. The rook on f2 may take what stands behind it.
    let position = at(&rules, "k5/6/6/P5/R4r/4K1[] b - - 0 1");
    assert!(position.is_check());
    assert!(position.turn_texts().contains(&"f2a2".to_owned()), "{:?}", position.turn_texts());
    let attacks = diagram::attacks(&position, cell(&rules, "a6"), Side::White);
    let names: Vec<String> = attacks[0].route.cells.iter().map(|&cell| rules.cell_name(cell)).collect();
    assert_eq!(names, ["a3", "a4", "a5", "a6"]);
}

#[test]
fn lent_moves_come_besides_the_own_ones_and_no_turn_is_listed_twice() {
    let rules = game(LEND);
    // The clerk on b1 stands a leap from the pawn on d2, whose own double step leads to d4 as well.
    let mut position = at(&rules, "5k/6/6/6/3P2/KC4[] w - - 0 1");
    assert_eq!(turns_from(&position, "d2"), ["d2b2", "d2c3", "d2d3", "d2d4", "d2e3", "d2f2"]);
    position.play_text("d2d4").unwrap();
    // It was the double step, which can be answered in passing.
    assert!(position.text().contains("d3:d4"), "{}", position.text());
    position.undo_turn();
    position.play_text("d2f2").unwrap();
    position.undo_turn();
    // The clerk itself has no such moves.
    assert_eq!(turns_from(&position, "b1"), ["b1b2"]);
}

#[test]
fn a_piece_that_friends_can_move_is_never_stuck() {
    // With the king's moves lent, a pawn on the last rank need not promote, and may be dropped there.
    let (plain, lent) = (game(""), game(REPLACE));
    for (rules, drops) in [(&plain, false), (&lent, true)] {
        let position = at(rules, "5k/2P3/6/6/6/K5[P] w - - 0 1");
        assert_eq!(position.turn_texts().contains(&"P@a6".to_owned()), drops);
        assert_eq!(position.turn_texts().contains(&"c5c6".to_owned()), drops);
    }
}

#[test]
fn what_pieces_see_and_where_they_can_stand_includes_what_they_are_lent() {
    let rules = variorum_library::rules("annan-chess").unwrap();
    let position = Position::start(&rules);
    let lines = AttackTables::<u128>::new(&rules);
    let mut seen = 0;
    mobility(&position, &lines, Side::White, |from, _, Mobility { goals, .. }| {
        if from == cell(&rules, "d2") {
            // As the queen: nine to the sides and ahead, and the pawn on d7.
            seen = goals.count_ones();
        }
    });
    let turns = position.turn_texts().iter().filter(|turn| turn.starts_with("d2")).count();
    assert_eq!((seen as usize, turns), (turns, 12));
    // A pawn can come to its first rank.
    let placed = Position::parse(&rules, "4k3/8/8/8/8/8/8/P3K3 w - - 0 1").unwrap();
    assert_eq!(placed.out_of_reach(), []);
}

#[test]
fn a_relayed_queen_mates() {
    let rules = variorum_library::rules("knight-relay-chess").unwrap();
    let mut position = Position::parse(&rules, "3k4/1N6/4P3/p7/3N4/Q1n5/2n5/4K3 w - - 0 1").unwrap();
    position.play_text("a3d6").unwrap();
    assert_eq!(position.outcome().map(|Outcome { reason, .. }| reason), Some(Reason::Checkmate));
}
