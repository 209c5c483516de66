//! Moves of pieces that have not moved, and of kings that may not go through check: the king of Metamachy (Jean-Louis Cazaux, 2012).

use std::sync::Arc;

use variorum_rules::refusal::{Cause, Wish, refusal};
use variorum_rules::{CompileError, Position, Rules};

use crate::positions::at;

/// Kings with these phrases besides their step, rooks with these besides their slide, and knights.
fn game(king: &str, rook: &str) -> Arc<Rules> {
    let text = format!(
        "id = 'test'\n[about]\nname = 'Test'\nsummary = 'Test.'\n[board]\nfiles = 8\nranks = 8\n\
        [[piece]]\nid = 'king'\nname = 'King'\ntoken = 'K'\nmoves = ['step orthogonal and diagonal', {king}]\nroyal = true\n\
        [[piece]]\nid = 'rook'\nname = 'Rook'\ntoken = 'R'\nmoves = ['slide orthogonal', {rook}]\n\
        [[piece]]\nid = 'knight'\nname = 'Knight'\ntoken = 'N'\nmoves = ['leap 2:1']\n\
        [endings]\nstalemate = 'draw'\nrepetition = 3\nperpetual-check = 'draw'\n\
        [[start]]\nname = 'Usual'\nposition = 'r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1'\n"
    );
    let loaded = variorum_gamedef::load(&text, "test");
    Rules::compile(&loaded.definition.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics))).unwrap()
}

/// The jump of Metamachy's king.
const JUMP: &str = "'leap orthogonal > orthogonal and diagonal > diagonal and orthogonal > diagonal and diagonal > orthogonal, \
                    moving, unmoved, not through check'";

/// The ends of the turns of the piece on a cell, but for single steps of a king on e1.
fn jumps(position: &Position) -> Vec<String> {
    let mut turns = position.turn_texts();
    turns.retain(|turn| turn.starts_with("e1") && !["d1", "d2", "e2", "f2", "f1"].contains(&&turn[2..]));
    turns.iter_mut().for_each(|turn| *turn = turn[2..].to_owned());
    turns.sort();
    turns
}

#[test]
fn a_king_jumps_once() {
    let rules = game(JUMP, "");
    let start = "k7/8/8/8/8/8/3RRR2/4K3 w e1,a8 - 0 1";
    let mut position = at(&rules, start);
    let all = ["c1", "c2", "c3", "d3", "e3", "f3", "g1", "g2", "g3"];
    assert_eq!(jumps(&position), all, "over its own pieces");
    assert_eq!(jumps(&at(&rules, "k7/8/8/8/8/8/3RRR2/4K3 w a8 - 0 1")), [""; 0], "it has moved");
    position.play_text("e1g3").unwrap();
    assert_eq!(position.text(), "k7/8/8/8/8/6K1/3RRR2/8 b a8 - 1 1");
    position.play_text("a8c7").unwrap();
    assert_eq!(position.text(), "8/2k5/8/8/8/6K1/3RRR2/8 w - - 2 2");
    assert!(!position.turn_texts().contains(&"g3g5".to_owned()));
    position.unmake();
    position.unmake();
    assert_eq!(position.text(), start);
}

#[test]
fn a_jump_does_not_lead_through_check() {
    let rules = game(JUMP, "");
    let rook = at(&rules, "4k3/3r4/8/8/8/8/8/4K3 w e1 - 0 1");
    assert_eq!(jumps(&rook), ["e3", "f3", "g1", "g2", "g3"], "neither over d1 nor over d2");
    // The knight attacks c1 and d2. Over d2 leads the only way to c3, and one of two ways to c2 and d3.
    let knight = at(&rules, "4k3/8/8/8/8/1n6/8/4K3 w e1 - 0 1");
    assert_eq!(jumps(&knight), ["c2", "d3", "e3", "f3", "g1", "g2", "g3"]);
    assert_eq!(jumps(&at(&rules, "4k3/8/4r3/8/8/8/8/4K3 w e1 - 0 1")), [""; 0], "not out of check");
    // What stands on the way does not matter, but that it is attacked does: d3 and f3 are reached over d2 and f2.
    let shielded = at(&rules, "4k3/8/4r3/8/8/8/4R3/4K3 w e1 - 0 1");
    assert_eq!(jumps(&shielded), ["c1", "c2", "c3", "d3", "f3", "g1", "g2", "g3"]);
}

#[test]
fn other_pieces_move_so_too_and_whatever_is_in_between_stops_slides() {
    let rules = game(
        "'slide up to 3 sideways orthogonal, moving, unmoved, not through check'",
        "'slide diagonal, moving, unmoved'",
    );
    let turns = |text: &str, from: &str| {
        let mut turns = at(&rules, text).turn_texts();
        turns.retain(|turn| turn.starts_with(from));
        turns
    };
    let position = "4k3/8/8/8/3n4/8/8/R3K2R w a1,e1,h1 - 0 1";
    assert_eq!(jumps(&at(&rules, position)), ["b1", "c1", "g1"]);
    assert!(turns(position, "a1").contains(&"a1c3".to_owned()) && !turns(position, "a1").contains(&"a1d4".to_owned()));
    assert!(turns(position, "h1").contains(&"h1e4".to_owned()));
    assert!(!turns("4k3/8/8/8/3n4/8/8/R3K2R w a1,e1 - 0 1", "h1").contains(&"h1e4".to_owned()));
    // A piece that comes to the cell of one that has been captured has moved.
    let mut captured = at(&rules, "r3k3/8/1N6/8/8/8/8/R3K3 w a8,e1 - 0 1");
    captured.play_text("b6a8").unwrap();
    assert_eq!(captured.text(), "N3k3/8/8/8/8/8/8/R3K3 b e1 - 0 1");
}

/// A griffon's path at first: one step diagonally, then any number outwards, over empty cells.
#[test]
fn steps_of_the_path_may_be_repeated() {
    let rules = game(
        "'leap up to 3 forward orthogonal, moving, unmoved, not through check'",
        "'lame diagonal > repeated orthogonal, moving, unmoved'",
    );
    let goals = |text: &str, from: &str| {
        let mut turns = at(&rules, text).turn_texts();
        turns.retain(|turn| turn.starts_with(from));
        let mut goals: Vec<String> = turns.iter().map(|turn| turn[2..].to_owned()).collect();
        goals.sort();
        goals
    };
    // The rook on a1 is shut in by knights, so that it has no slide; over b2 it gets out.
    let open = "4k3/8/8/8/8/8/N7/RN2K3 w a1 - 0 1";
    let bent = ["b3", "b4", "b5", "b6", "b7", "b8", "c2", "d2", "e2", "f2", "g2", "h2"];
    assert_eq!(goals(open, "a1"), bent);
    assert_eq!(goals(&open.replace("w a1", "w -"), "a1"), [""; 0], "it has moved");
    // What stands on the way stops the rest of a path, and it captures nothing.
    assert_eq!(goals("4k3/8/8/1n6/8/8/N7/RN2K3 w a1 - 0 1", "a1"), ["b3", "b4", "c2", "d2", "e2", "f2", "g2", "h2"]);
    assert_eq!(goals("4k3/8/8/8/8/8/NN6/RN2K3 w a1 - 0 1", "a1"), [""; 0]);
    // A king jumps so too, but not over attacked cells: the rook attacks e3.
    assert_eq!(jumps(&at(&rules, "4k3/8/8/8/8/8/4N3/4K3 w e1 - 0 1")), ["e3", "e4"]);
    assert_eq!(jumps(&at(&rules, "4k3/8/8/8/8/r7/4N3/4K3 w e1 - 0 1")), [""; 0]);
}

/// Three repeated steps on a large board are refused as soon as the budget is spent.
#[test]
fn too_many_repeated_first_moves_are_refused() {
    let text = format!(
        "id = 'test'\n[about]\nname = 'Test'\nsummary = 'Test.'\n[board]\nfiles = 26\nranks = 26\n\
        [[piece]]\nid = 'king'\nname = 'King'\ntoken = 'K'\nroyal = true\n\
        moves = ['step orthogonal', 'leap repeated 1:0 > repeated 1:1 > repeated 0:1, moving, unmoved']\n\
        [endings]\nstalemate = 'draw'\nrepetition = 3\nperpetual-check = 'draw'\n\
        [[start]]\nname = 'Usual'\nposition = '25k/{}K25 w - - 0 1'\n",
        "26/".repeat(24)
    );
    let loaded = variorum_gamedef::load(&text, "test");
    let definition = loaded.definition.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics));
    let faults = Rules::compile(&definition).unwrap_err();
    assert!(matches!(faults[..], [CompileError::TooMuchWork | CompileError::TablesTooLarge { .. }]), "{faults:?}");
}

#[test]
fn who_asks_learns_why_a_first_move_is_not_legal() {
    let rules = game(JUMP, "'slide diagonal, moving, unmoved'");
    let asked = |text: &str, wish: &str| {
        let wish = Wish::parse(&rules, wish).unwrap();
        refusal(&at(&rules, text), &wish).map(|refusal| refusal.causes)
    };
    assert_eq!(asked("4k3/8/8/8/8/8/8/4K3 w e1 - 0 1", "e1e3"), None);
    let moved = asked("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1e3");
    assert!(matches!(moved.as_deref(), Some([Cause::HasMoved { .. }])), "{moved:?}");
    let checked = asked("4k3/8/4r3/8/8/8/8/4K3 w e1 - 0 1", "e1g3");
    assert!(matches!(checked.as_deref(), Some([Cause::OutOfCheck { .. }])), "{checked:?}");
    let over = asked("4k3/3r4/8/8/8/8/8/4K3 w e1 - 0 1", "e1c1");
    assert!(matches!(over.as_deref(), Some([Cause::ThroughCheck { .. }])), "{over:?}");
    let blocked = asked("4k3/8/8/8/8/2n5/8/R3K3 w a1 - 0 1", "a1d4");
    assert!(matches!(blocked.as_deref(), Some([Cause::Blocked { .. }])), "{blocked:?}");
}

#[test]
fn the_third_field_names_only_pieces_that_have_first_moves() {
    let rules = game(JUMP, "");
    assert!(Position::parse(&rules, "4k3/8/8/8/8/8/8/R3K3 w e1,e8 - 0 1").is_ok());
    assert!(Position::parse(&rules, "4k3/8/8/8/8/8/8/R3K3 w a1 - 0 1").is_err());
    assert!(Position::parse(&rules, "4k3/8/8/8/8/8/8/R3K3 w e2 - 0 1").is_err());
}

/// The king and its partner must both be named; once the king has moved, only what has first moves of its own still is.
#[test]
fn kings_castle_beside_first_moves() {
    let loaded = variorum_gamedef::load(include_str!("../games/newcomers.toml"), "newcomers");
    let rules = Rules::compile(&loaded.definition.unwrap()).unwrap();
    let castles = |text: &str| at(&rules, text).turn_texts().contains(&"c1f1".to_owned());
    assert!(castles("3k2/6/6/6/6/2K2R[] w c1,f1 - 0 1"));
    assert!(!castles("3k2/6/6/6/6/2K2R[] w f1 - 0 1"), "the king has moved");
    assert!(!castles("3k2/6/6/6/6/2K2R[] w c1 - 0 1"), "the rook has moved");
    let mut position = at(&rules, "3k2/6/6/6/6/R1K2R[] w a1,c1,f1 - 0 1");
    position.play_text("c1f1").unwrap();
    assert_eq!(position.text(), "3k2/6/6/6/6/R1RK2[] b a1 - 1 1");
    let asked =
        |text: &str| refusal(&at(&rules, text), &Wish::parse(&rules, "c1f1").unwrap()).map(|refusal| refusal.causes);
    let moved = asked("3k2/6/6/6/6/2K2R[] w f1 - 0 1");
    assert!(matches!(moved.as_deref(), Some([Cause::CastlingRight { .. }])), "{moved:?}");
}

/// A rook without first moves is named only as long as its king is, and the king as long as it jumps or castles.
#[test]
fn what_can_no_longer_castle_is_not_named() {
    let text = "id = 'test'\n[about]\nname = 'Test'\nsummary = 'Test.'\n[board]\nfiles = 8\nranks = 8\n\
        [[piece]]\nid = 'king'\nname = 'King'\ntoken = 'K'\nmoves = ['step orthogonal and diagonal']\nroyal = true\n\
        [[piece]]\nid = 'rook'\nname = 'Rook'\ntoken = 'R'\nmoves = ['slide orthogonal']\n\
        [[piece]]\nid = 'knight'\nname = 'Knight'\ntoken = 'N'\nmoves = ['leap 2:1', 'leap 3:1, moving, unmoved']\n\
        [[castling]]\nroyal = 'king'\nroyal-from = 'cells e1'\npartners = ['rook']\npartner-from = 'cells a1 h1'\n\
        shift = 2\nright = 'unmoved'\n\
        [endings]\nstalemate = 'draw'\nrepetition = 3\nperpetual-check = 'draw'\n\
        [[start]]\nname = 'Usual'\nposition = 'rn2k2r/8/8/8/8/8/8/RN2K2R w a1,b1,e1,h1,a8,b8,e8,h8 - 0 1'\n";
    let rules = Rules::compile(&variorum_gamedef::load(text, "test").definition.unwrap()).unwrap();
    let after = |turns: &[&str]| {
        let mut position = Position::start(&rules);
        turns.iter().for_each(|turn| {
            position.play_text(turn).unwrap();
        });
        position.text().split(' ').nth(2).unwrap().to_owned()
    };
    assert_eq!(after(&[]), "a1,b1,e1,h1,a8,b8,e8,h8");
    assert_eq!(after(&["e1e2"]), "b1,a8,b8,e8,h8", "the rooks castle no more");
    assert_eq!(after(&["e1h1"]), "b1,a8,b8,e8,h8");
    assert_eq!(after(&["h1h2", "e8e7"]), "a1,b1,e1,b8");
    assert_eq!(after(&["h1h2", "e8e7", "a1a2"]), "b1,b8", "nor does the king");
    assert_eq!(after(&["b1c3", "e8e7"]), "a1,e1,h1,b8");
    assert_eq!(after(&["a1a8", "e8e7"]), "b1,e1,h1,b8", "one captures the other");
    assert!(Position::parse(&rules, "rn2k2r/8/8/8/8/8/8/RN2K2R w a1 - 0 1").is_err(), "its king has moved");
    let letters = Position::parse(&rules, "rn2k2r/8/8/8/8/8/8/RN2K2R w KQkb - 0 1").map(|position| position.text());
    assert_eq!(letters.unwrap(), "rn2k2r/8/8/8/8/8/8/RN2K2R w a1,e1,h1,b8,e8,h8 - 0 1");
}
