//! Pieces that come in from the hand where others leave their first cells, as in Seirawan chess.

use std::sync::Arc;

use variorum_rules::refusal::{self, Cause};
use variorum_rules::{Position, Rules};

use crate::positions::at;

/// A game on six files and four ranks: hawks come in on the first rank, and the king castles with either rook.
fn game() -> Arc<Rules> {
    let piece = |id: &str, token: &str, moves: &str, more: &str| {
        format!("[[piece]]\nid = '{id}'\nname = '{id}'\ntoken = '{token}'\nmoves = ['{moves}']\n{more}\n")
    };
    let pieces = [
        piece("king", "K", "step orthogonal and diagonal", "royal = true"),
        piece("rook", "R", "slide orthogonal", ""),
        piece("knight", "N", "leap 2:1", ""),
        piece("hawk", "H", "slide diagonal", ""),
        piece("elephant", "E", "leap 2:2", ""),
    ]
    .concat();
    let text = format!(
        "id = 'test'\n[about]\nname = 'Test'\nsummary = 'Test.'\n[board]\nfiles = 6\nranks = 4\n\
        {pieces}[[castling]]\nroyal = 'king'\nroyal-from = 'cells d1'\npartners = ['rook']\npartner-from = 'cells a1 f1'\n\
        shift = 2\nright = 'unmoved'\n[gating]\npieces = ['hawk', 'elephant']\nzone = 'rank 1'\n\
        [endings]\nstalemate = 'draw'\nrepetition = 3\nperpetual-check = 'draw'\n\
        [[start]]\nname = 'Usual'\nposition = 'rn1k1r/6/6/RN1K1R[HEhe] w a1,b1,d1,f1,a4,b4,d4,f4 - 0 1'\n"
    );
    let loaded = variorum_gamedef::load(&text, "test");
    Rules::compile(&loaded.definition.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics))).unwrap()
}

/// The legal turns that begin with this first part.
fn with(position: &Position, first: &str) -> Vec<String> {
    let goes_on = |turn: &String| turn.split(',').next() == Some(first);
    position.turn_texts().into_iter().filter(goes_on).collect()
}

#[track_caller]
fn play(position: &mut Position, turns: &str) {
    for turn in turns.split(' ') {
        position.play_text(turn).unwrap_or_else(|error| panic!("{error} in {position:?}"));
    }
}

#[test]
fn a_piece_comes_in_where_another_leaves_for_the_first_time() {
    let rules = game();
    let mut position = Position::start(&rules);
    assert_eq!(with(&position, "b1c3"), ["b1c3", "b1c3,E@b1", "b1c3,H@b1"]);
    play(&mut position, "b1c3,H@b1");
    assert_eq!(position.text(), "rn1k1r/2N3/6/RH1K1R[Ehe] b a1,d1,f1,a4,b4,d4,f4 - 0 1");
    play(&mut position, "b4c2");
    assert_eq!(position.text(), "r2k1r/2N3/2n3/RH1K1R[Ehe] w a1,d1,f1,a4,d4,f4 - 1 2");
    // What has come in lets nothing in, and neither does a piece that moves again.
    assert!(with(&position, "b1a2").len() == 1 && with(&position, "c3b1").is_empty());
    position.undo_turn();
    position.undo_turn();
    assert_eq!(position, Position::start(&rules));
}

#[test]
fn castling_opens_both_cells_and_needs_both_pieces_unmoved() {
    let rules = game();
    let position = at(&rules, "rn1k2/6/6/RN1K1R[HEhe] w a1,b1,d1,f1,a4,b4,d4 - 0 1");
    // The king stands where the rook was.
    assert_eq!(with(&position, "d1f1"), ["d1f1", "d1f1,E@d1", "d1f1,H@d1"]);
    let long = at(&rules, "rn1k1r/6/6/R2K1R[HEhe] w a1,d1,f1 - 0 1");
    assert_eq!(with(&long, "d1a1"), ["d1a1", "d1a1,E@a1", "d1a1,E@d1", "d1a1,H@a1", "d1a1,H@d1"]);
    let mut moved = position;
    play(&mut moved, "d1d2 a4a3 d2d1 a3a4");
    assert_eq!(moved.setup().castling.len(), 5);
    assert!(with(&moved, "d1f1").is_empty());
    assert_eq!(with(&moved, "f1e1"), ["f1e1", "f1e1,E@f1", "f1e1,H@f1"]);
}

#[test]
fn the_move_must_be_legal_by_itself() {
    let rules = game();
    // The knight is pinned: what comes in behind it does not help.
    let pinned = at(&rules, "3k2/6/6/rN1K2[Hh] w b1,d1 - 0 1");
    assert!(with(&pinned, "b1c3").is_empty());
    let free = at(&rules, "3k2/6/6/1N1K2[Hh] w b1,d1 - 0 1");
    assert_eq!(with(&free, "b1c3"), ["b1c3", "b1c3,H@b1"]);
}

#[test]
fn rights_end_with_capture_and_when_the_hand_is_empty() {
    let rules = game();
    let mut position = at(&rules, "3k2/6/2n3/RN1K1R[Hh] b a1,b1,d1,f1,d4 - 0 1");
    play(&mut position, "c2a1");
    assert_eq!(position.text(), "3k2/6/6/nN1K1R[Hh] w b1,d1,f1,d4 - 0 2");
    play(&mut position, "d1e1,H@d1");
    // The king and the rooks are named for castling alone.
    assert_eq!(position.text(), "3k2/6/6/nN1HKR[h] b f1,d4 - 0 2");
}

#[test]
fn the_letters_of_other_programs_name_unmoved_pieces() {
    let rules = game();
    let start = Position::start(&rules);
    let text = start.text().replace("a1,b1,d1,f1,a4,b4,d4,f4", "KQBkqb");
    assert_eq!(at(&rules, &text), start);
    let some = at(&rules, &start.text().replace("a1,b1,d1,f1,a4,b4,d4,f4", "Bk"));
    assert_eq!(some.text().split(' ').nth(2), Some("b1,d4,f4"));
    assert!(Position::parse(&rules, &start.text().replace("a1,b1,d1,f1,a4,b4,d4,f4", "C")).is_err());
    assert!(Position::parse(&rules, "3k2/6/2N3/3K2[H] w c2 - 0 1").is_err());
}

#[test]
fn what_cannot_come_in_is_refused_with_its_cause() {
    let rules = game();
    let start = Position::start(&rules);
    let causes =
        |turn: &str| refusal::ask(&start, turn).unwrap().refusal.map_or_else(Vec::new, |refusal| refusal.causes);
    assert_eq!(causes("b1c3,H@b1"), []);
    assert!(matches!(causes("b1c3,H@c1")[..], [Cause::NotGated { .. }]));
    assert!(matches!(causes("b1c3,N@b1")[..], [Cause::FirstPartMade { .. }]));
    assert!(matches!(causes("H@c1")[..], [Cause::NotGated { .. }]));
}
