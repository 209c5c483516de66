//! Captures from where a piece stands (`staying`), and pieces that freeze others (`[[influence]]`).

use std::sync::Arc;

use variorum_rules::diagram;
use variorum_rules::refusal::{self, Cause};
use variorum_rules::{Outcome, Position, Reason, Rules};

use crate::positions::at;

/// Archers capture up to three cells away without moving; freezers freeze every enemy piece beside them, and queens the pawns behind them.
fn game(endings: &str) -> Arc<Rules> {
    let piece = |id: &str, token: &str, moves: &str, more: &str| {
        format!("[[piece]]\nid = '{id}'\nname = '{id}'\ntoken = '{token}'\nmoves = [{moves}]\n{more}\n")
    };
    let pieces = [
        piece("king", "K", "'step orthogonal and diagonal'", "royal = true"),
        piece("archer", "A", "'slide up to 3 orthogonal, capturing, staying', 'step orthogonal'", "returns = 'pawn'"),
        piece("freezer", "F", "'slide orthogonal and diagonal, moving'", ""),
        piece("queen", "Q", "'slide orthogonal and diagonal'", ""),
        piece("pawn", "P", "'step forward orthogonal, moving'", "pawn = true\nreturns = 'pawn'"),
    ]
    .concat();
    let text = format!(
        "id = 'test'\n[about]\nname = 'Test'\nsummary = 'Test.'\n[board]\nfiles = 6\nranks = 6\n{pieces}\
        [[influence]]\nof = ['freezer']\nalong = 'orthogonal and diagonal'\neffect = 'freeze'\n\
        [[influence]]\nof = ['queen']\non = ['pawn']\nalong = 'backward orthogonal'\neffect = 'freeze'\n\
        [endings]\nstalemate = 'draw'\nrepetition = 3\nperpetual-check = 'draw'\n{endings}\
        [[start]]\nname = 'Usual'\nposition = 'k5/6/6/6/6/5K[] w - - 0 1'\n"
    );
    let loaded = variorum_gamedef::load(&text, "test");
    Rules::compile(&loaded.definition.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics))).unwrap()
}

fn turns_from(position: &Position, cell: &str) -> Vec<String> {
    position.turn_texts().into_iter().filter(|turn| turn.starts_with(cell)).collect()
}

#[test]
fn an_archer_captures_where_it_stands_and_goes_to_the_same_cell_when_it_is_empty() {
    let rules = game("");
    let mut position = at(&rules, "k5/6/2p3/6/2A1p1/5K[] w - - 7 3");
    // The pawn on c4 is two cells away, the one on e2 too; both are captured by going there and back.
    assert_eq!(turns_from(&position, "c2"), ["c2b2", "c2c1", "c2c3", "c2c4c2", "c2d2", "c2e2c2"]);
    position.play_text("c2c4c2").unwrap();
    assert_eq!(position.text(), "k5/6/6/6/2A1p1/5K[P] b - - 0 3");
    position.undo_turn();
    assert_eq!(position.text(), "k5/6/2p3/6/2A1p1/5K[] w - - 7 3");
    // Something in between shields the pawn, and what is not there is not captured.
    let position = at(&rules, "k5/2p3/2P3/6/2A3/5K[] w - - 0 1");
    let asked = refusal::ask(&position, "c2c5c2").unwrap();
    let blocked = Cause::Blocked { by: vec![rules.parse_cell("c4").unwrap()] };
    assert_eq!(asked.refusal, Some(blocked.into()));
    let asked = refusal::ask(&position, "c2e2c2").unwrap();
    assert_eq!(asked.refusal, Some(Cause::OnlyCaptures { cell: rules.parse_cell("e2").unwrap() }.into()));
    // An archer beside a piece only shoots at it, unless a phrase lets it go there: then both are turns of their own.
    let position = at(&rules, "k5/6/6/2p3/2A3/5K[] w - - 0 1");
    assert_eq!(turns_from(&position, "c2c3"), ["c2c3", "c2c3c2"]);
}

#[test]
fn an_archer_gives_check_from_afar_and_nobody_answers_by_taking_where_the_victim_stood() {
    let rules = game("");
    let position = at(&rules, "k5/6/6/A5/6/5K[] b - - 0 1");
    assert!(position.is_check());
    assert_eq!(position.turn_texts(), ["a6b5", "a6b6"]);
    let king = rules.parse_cell("a6").unwrap();
    let attacks = diagram::attacks(&position, king, position.side().other());
    let names: Vec<String> = attacks[0].route.cells.iter().map(|&cell| rules.cell_name(cell)).collect();
    assert_eq!(names, ["a3", "a4", "a5", "a6"]);
    // A royal piece that is shot at from two sides and has no way out is mated.
    let position = at(&rules, "k1A3/6/AA4/6/6/5K[] b - - 0 1");
    assert_eq!(position.outcome().map(|Outcome { reason, .. }| reason), Some(Reason::Checkmate));
}

#[test]
fn a_frozen_piece_neither_moves_nor_captures_nor_gives_check() {
    let rules = game("");
    let position = at(&rules, "k5/6/2q3/3F2/6/5K[] b - - 0 1");
    assert_eq!(turns_from(&position, "c4"), Vec::<String>::new());
    let by = vec![rules.parse_cell("d3").unwrap()];
    let asked = refusal::ask(&position, "c4c5").unwrap();
    assert_eq!(asked.refusal, Some(Cause::FrozenBy { cell: rules.parse_cell("c4").unwrap(), by }.into()));
    assert!(diagram::reachable(&position, rules.parse_cell("c4").unwrap()).frozen);
    // The queen on f4 would give check, if it were not frozen; so the freezer may not leave it.
    let position = at(&rules, "k5/6/5q/4F1/6/5K[] w - - 0 1");
    assert!(!position.is_check());
    let turns = turns_from(&position, "e3");
    assert!(turns.contains(&"e3f3".into()) && turns.contains(&"e3e4".into()), "{turns:?}");
    assert!(!turns.contains(&"e3e1".into()) && !turns.contains(&"e3b3".into()), "{turns:?}");
    // Freezers freeze each other, and both stay as they are until one is captured.
    let position = at(&rules, "k5/6/2f3/3F2/6/5K[] w - - 0 1");
    assert_eq!(turns_from(&position, "d3"), Vec::<String>::new());
}

#[test]
fn influence_has_a_direction_and_kinds() {
    let rules = game("");
    // White's queen freezes the pawn behind it, seen from White; Black's looks the other way.
    let position = at(&rules, "5k/6/1Q4/1p4/6/K5[] b - - 0 1");
    assert_eq!(turns_from(&position, "b3"), Vec::<String>::new());
    let asked = refusal::ask(&position, "b3b2").unwrap();
    assert!(matches!(asked.refusal.unwrap().causes[..], [Cause::FrozenBy { .. }]));
    let position = at(&rules, "k5/6/1P4/1q4/6/5K[] w - - 0 1");
    assert_eq!(turns_from(&position, "b4"), Vec::<String>::new());
    let asked = refusal::ask(&position, "b4b5").unwrap();
    assert!(matches!(asked.refusal.unwrap().causes[..], [Cause::FrozenBy { .. }]));
    // A queen does not freeze what stands elsewhere, nor the other queen.
    let position = at(&rules, "k5/6/1P4/4PK/2Q3/2q3[] w - - 0 1");
    assert_eq!(turns_from(&position, "b4"), ["b4b5"]);
    assert_eq!(turns_from(&position, "e3"), ["e3e4"]);
    assert!(!turns_from(&position, "c2").is_empty());
}
