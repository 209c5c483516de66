//! Endings in the words of the file, compulsory captures and explosions.

use std::sync::Arc;

use variorum_rules::refusal::{Cause, Wish, refusal};
use variorum_rules::{Outcome, Position, PositionError, Reason, Rules, Side};

use crate::positions::{after, at, compare_with_trial, won};

/// A game on six files and six ranks with these sections. Kings are royal unless `king` says otherwise.
fn game(king: &str, more: &str) -> Arc<Rules> {
    let piece = |id: &str, token: &str, moves: &str, more: &str| {
        format!("[[piece]]\nid = '{id}'\nname = '{id}'\ntoken = '{token}'\nmoves = [{moves}]\n{more}\n")
    };
    let pieces = [
        piece("king", "K", "'step orthogonal and diagonal, moving'", king),
        piece("rook", "R", "'slide orthogonal'", ""),
        piece("knight", "N", "'leap 2:1'", ""),
        piece("pawn", "P", "'step forward orthogonal, moving', 'step forward diagonal, capturing'", ""),
    ]
    .concat();
    // A side without a king needs something else at the start.
    let start = if king.contains("side") { "k5/6/6/6/6/5P" } else { "k5/6/6/6/6/5K" };
    let text = format!(
        "id = 'test'\n[about]\nname = 'Test'\nsummary = 'Test.'\n[board]\nfiles = 6\nranks = 6\n[zones]\nhill = 'rank 4'\n\
        {pieces}[endings]\nstalemate = 'draw'\nrepetition = 3\nperpetual-check = 'draw'\n{more}\n\
        [[start]]\nname = 'Usual'\nposition = '{start} w - - 0 1'\n"
    );
    let loaded = variorum_gamedef::load(&text, "test");
    Rules::compile(&loaded.definition.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics))).unwrap()
}

#[test]
fn zones_are_seen_from_the_player_and_the_mover_comes_first() {
    let rules = game("royal = true", "[[ending]]\nwhen = 'own king in hill'\nresult = 'wins'");
    // Black's rank 4 is rank 3.
    let white = at(&rules, "k5/6/6/5K/6/6 w - - 0 1");
    assert_eq!(white.outcome(), None);
    assert_eq!(after(&white, "f3f4").outcome(), won(Side::White, Reason::Goal));
    assert!(after(&white, "f3f4").turn_texts().is_empty());
    let black = at(&rules, "6/6/k5/6/6/5K b - - 0 1");
    assert_eq!(black.outcome(), None);
    assert_eq!(after(&black, "a4a3").outcome(), won(Side::Black, Reason::Goal));
    // Both on their goals: the player who has just moved wins.
    assert_eq!(at(&rules, "6/6/5K/k5/6/6 b - - 0 1").outcome(), won(Side::White, Reason::Goal));
    assert_eq!(at(&rules, "6/6/5K/k5/6/6 w - - 0 1").outcome(), won(Side::Black, Reason::Goal));
}

#[test]
fn with_even_turns_the_second_player_has_one_more_move() {
    let rules = game("royal = true", "[[ending]]\nwhen = 'own king in hill'\nresult = 'wins'\neven-turns = true");
    let arrived = at(&rules, "6/k5/5K/6/6/6 b - - 0 1");
    assert_eq!(arrived.outcome(), None);
    assert_eq!(after(&arrived, "a5a6").outcome(), won(Side::White, Reason::Goal));
    let close = after(&at(&rules, "6/6/k4K/6/6/6 b - - 0 1"), "a4a3");
    assert_eq!(close.outcome(), Some(Outcome { winner: None, reason: Reason::Goal }));
    assert_eq!(at(&rules, "6/6/6/k5/5K/6 w - - 0 1").outcome(), won(Side::Black, Reason::Goal));
    // A player who has no move cannot use the last turn.
    let stuck = at(&rules, "k5/2R3/1R3K/6/6/6 b - - 0 1");
    assert_eq!(stuck.outcome(), won(Side::White, Reason::Goal));
}

#[test]
fn numbers_count_pieces_of_both_sides_and_all_tests_must_hold() {
    let rules = game(
        "",
        "[[ending]]\nwhen = 'no own piece but king and enemy rook or knight >= 2'\nresult = 'loses'\n\
        [[ending]]\nwhen = 'own pawn = 3'\nresult = 'draw'",
    );
    let outcome = |board: &str| at(&rules, &format!("{board} w - - 0 1")).outcome();
    assert_eq!(outcome("k1R2N/6/6/6/6/5K"), won(Side::White, Reason::Numbers));
    assert_eq!(outcome("k1r2n/6/6/6/6/5K"), won(Side::Black, Reason::Numbers));
    assert_eq!(outcome("k1r3/6/6/6/6/5K"), None);
    assert_eq!(outcome("k1r2n/6/6/6/6/4PK"), None);
    assert_eq!(outcome("k1r2n/6/6/6/PPP3/5K"), Some(Outcome { winner: None, reason: Reason::Numbers }));
}

#[test]
fn checks_are_counted_kept_in_the_text_and_taken_back() {
    let rules = game("royal = true", "[[ending]]\nwhen = 'checks >= 2'\nresult = 'wins'");
    let mut position = at(&rules, "k5/6/6/6/6/1R3K w - - 0 1");
    let before = position.clone();
    for (turn, text) in [
        ("b1a1", "k5/6/6/6/6/R4K b - - 1 1 checks=W1"),
        ("a6b6", "1k4/6/6/6/6/R4K w - - 2 2 checks=W1"),
        ("a1a2", "1k4/6/6/6/R5/5K b - - 3 2 checks=W1"),
    ] {
        position = after(&position, turn);
        assert_eq!(position.text(), text);
        assert_eq!(at(&rules, text), position);
    }
    assert_eq!((position.checks_given(Side::White), position.checks_given(Side::Black)), (1, 0));
    // Positions that differ in their checks alone are not the same.
    assert_ne!(position.hash(), at(&rules, "1k4/6/6/6/R5/5K b - - 3 2").hash());
    let decided = after(&at(&rules, "1k4/6/6/6/R5/5K w - - 0 1 checks=W1,B0"), "a2b2");
    assert_eq!(decided.outcome(), won(Side::White, Reason::Checks));
    position.undo_turn();
    let mut undone = after(&before, "b1a1");
    undone.undo_turn();
    assert_eq!(undone, before);
    let unreadable = Position::parse(&rules, "k5/6/6/6/6/5K w - - 0 1 checks=2").unwrap_err();
    assert_eq!(unreadable.0, [PositionError::ChecksUnreadable { found: "2".into() }]);
}

const CASTLING: &str = "[[castling]]\nroyal = 'king'\nroyal-from = 'rank 1'\npartners = ['rook']\npartner-from = 'rank 1'\nshift = 2\n\
    right = 'unmoved'\n";

#[test]
fn castling_is_noted_kept_in_the_text_and_taken_back() {
    let rules = game("royal = true", &format!("{CASTLING}[[ending]]\nwhen = 'castled'\nresult = 'wins'"));
    let start = at(&rules, "5k/6/6/6/6/R2K2 w a1 - 0 1");
    let castled = after(&start, "d1a1");
    assert_eq!(castled.outcome(), won(Side::White, Reason::Castling));
    assert_eq!(castled.text(), "5k/6/6/6/6/1KR3 b - - 1 1 castled=W");
    let read = Position::parse(&rules, &castled.text()).unwrap();
    assert_eq!((read.hash(), &read), (castled.hash(), &castled));
    let mut back = castled.clone();
    back.undo_turn();
    assert_eq!(back, start);
    assert_eq!(after(&start, "d1c1").outcome(), None);
    let unreadable = Position::parse(&rules, "5k/6/6/6/6/1KR3 b - - 1 1 castled=X").unwrap_err().0;
    assert_eq!(unreadable, [PositionError::CastledUnreadable { found: "X".into() }]);
    // It holds for the rest of the game: whoever has castled and then reaches the hill wins.
    let rules =
        game("royal = true", &format!("{CASTLING}[[ending]]\nwhen = 'castled and own rook in hill'\nresult = 'wins'"));
    let middle = at(&rules, "5k/6/6/2R3/6/1K4 w - - 0 3 castled=W");
    assert_eq!(after(&middle, "c3c4").outcome(), won(Side::White, Reason::Castling));
    let never = at(&rules, "5k/6/6/2R3/6/1K4 w - - 0 3 castled=B");
    assert_eq!(after(&never, "c3c4").outcome(), None);
    // Elsewhere nobody asks, and nothing is noted.
    let rules = game("royal = true", CASTLING);
    assert_eq!(after(&at(&rules, "5k/6/6/6/6/R2K2 w a1 - 0 1"), "d1a1").text(), "5k/6/6/6/6/1KR3 b - - 1 1");
}

#[test]
fn a_turn_after_which_a_forbidden_test_holds_is_illegal() {
    let rules = game("royal = true", "[[ending]]\nwhen = 'checking'\nresult = 'forbidden'");
    let position = at(&rules, "k5/6/6/6/6/1R3K w - - 0 1");
    assert!(!position.turn_texts().contains(&"b1a1".to_owned()));
    assert!(position.turn_texts().contains(&"b1b5".to_owned()));
    let refused = refusal(&position, &Wish::parse(&rules, "b1a1").unwrap()).unwrap();
    assert_eq!(refused.causes, [Cause::Forbidden { ending: 0 }]);
}

#[test]
fn captures_are_compulsory_but_the_choice_is_free() {
    let rules = game("", "[capture]\ncompulsory = true\n[[ending]]\nwhen = 'no own piece'\nresult = 'wins'");
    let position = at(&rules, "k5/6/1p4/2P3/n5/R4K w - - 0 1");
    assert_eq!(position.turn_texts(), ["a1a2", "c3b4"]);
    let refused = refusal(&position, &Wish::parse(&rules, "a1b1").unwrap()).unwrap();
    let cells = ["a1", "c3"].map(|cell| rules.parse_cell(cell).unwrap());
    assert_eq!(refused.causes, [Cause::MustCapture { by: cells.into() }]);
    // Who has nothing left has won.
    assert_eq!(at(&rules, "6/6/6/6/6/5K b - - 0 1").outcome(), won(Side::Black, Reason::Numbers));
}

#[test]
fn explosions_take_neighbours_but_not_those_that_are_spared() {
    let blast = "[capture]\nblast = 'orthogonal and diagonal'\nspares = ['pawn']";
    let rules = game("royal = true", blast);
    let position = at(&rules, "5k/6/1pn3/1rN3/1P4/1R3K w - - 0 1");
    // The knight and the captured rook die with what stands around: b2 and b4 are pawns and stay.
    assert_eq!(after(&position, "c3b5").text(), "5k/1N4/1pn3/1r4/1P4/1R3K b - - 1 1");
    let exploded = after(&at(&rules, "5k/6/1pn3/1rR3/1P4/1N3K w - - 0 1"), "c3b3");
    assert_eq!(exploded.text(), "5k/6/1p4/6/1P4/1N3K b - - 0 1");
    let mut undone = exploded.clone();
    undone.undo_turn();
    assert_eq!(undone.text(), "5k/6/1pn3/1rR3/1P4/1N3K w - - 0 1");
}

#[test]
fn nobody_blows_up_their_own_royal_piece_and_the_other_one_is_lost_with_it() {
    let rules = game("royal = true", "[capture]\nblast = 'orthogonal and diagonal'");
    let position = at(&rules, "4kr/6/6/6/4n1/R4K w - - 0 1");
    // e2 is beside the white king.
    let refused = refusal(&at(&rules, "4k1/6/6/6/R3n1/5K w - - 0 1"), &Wish::parse(&rules, "a2e2").unwrap()).unwrap();
    assert_eq!(refused.causes, [Cause::BlownUp { cell: rules.parse_cell("f1").unwrap() }]);
    // In check from f6, White may still blow up the black king with the rook beside it.
    assert!(position.is_check());
    assert!(!position.turn_texts().contains(&"a1a2".to_owned()));
    let blown = after(&at(&rules, "3rk1/6/6/6/6/3R1K w - - 0 1"), "d1d6");
    assert_eq!(blown.outcome(), won(Side::White, Reason::Explosion));
    assert_eq!(blown.text(), "6/6/6/6/6/5K b - - 0 1");
    assert_eq!(at(&rules, "6/6/6/6/6/5K b - - 0 1").outcome(), won(Side::White, Reason::Explosion));
    // Even while the own royal piece is attacked, and the final position can be read.
    let attacked = at(&rules, "3rk1/6/6/6/4r1/3RK1 w - - 0 1");
    assert!(attacked.is_check());
    let blown = after(&attacked, "d1d6");
    assert_eq!(blown.outcome(), won(Side::White, Reason::Explosion));
    assert_eq!(at(&rules, &blown.text()), blown);
}

#[test]
fn whoever_blows_up_the_last_of_the_own_group_has_lost() {
    let rules = game("", "extinction = [['king']]\n[capture]\nblast = 'orthogonal and diagonal'");
    let position = |text: &str| at(&rules, text);
    // The own king goes with the captor, at once.
    let own = after(&position("k5/6/6/6/4n1/4RK w - - 0 1"), "e1e2");
    assert_eq!(own.outcome(), won(Side::Black, Reason::Extinction));
    // Whatever it takes along.
    let both = after(&position("6/6/6/4k1/4n1/4RK w - - 0 1"), "e1e2");
    assert_eq!(both.outcome(), won(Side::Black, Reason::Extinction));
    let other = after(&position("6/6/6/4k1/4n1/R4K w - - 0 1"), "a1e1");
    assert_eq!(other.outcome(), None);
}

#[test]
fn royal_pieces_side_by_side_shield_each_other() {
    let rules = game("royal = true", "[capture]\nblast = 'orthogonal and diagonal'");
    assert!(!at(&rules, "6/6/6/6/4k1/r4K w - - 0 1").is_check());
    assert!(at(&rules, "6/6/6/4k1/6/r4K w - - 0 1").is_check());
}

/// Explosions of any kind: moves judged by sets, and captures tried alone, are the same as if each were tried.
#[test]
fn moves_where_captures_explode_are_judged_as_if_each_were_tried() {
    let all = "blast = 'orthogonal and diagonal'";
    let promotion = "[[promotion]]\npieces = ['pawn']\nzone = 'hill'\non = 'arrival'\ninto = ['rook', 'knight']\nform = 'chosen'\nduty = 'always'\n";
    let games = [
        ("all around", "royal = true", format!("[capture]\n{all}")),
        ("orthogonal", "royal = true", "[capture]\nblast = 'orthogonal'\nspares = ['pawn', 'rook']".to_owned()),
        ("compulsory", "royal = true", format!("[capture]\n{all}\ncompulsory = true")),
        ("promotions", "royal = true", format!("[capture]\n{all}\nspares = ['pawn']\n{promotion}")),
        ("stones", "royal = true", "[capture]\nperish = ['rook', 'knight']\nremains = 'stone'\n[[neutral]]\nid = 'stone'\nname = 'Stone'\ntoken = '*'\nrole = 'blocker'".to_owned()),
        ("no royal piece", "", format!("[capture]\n{all}\n[[ending]]\nwhen = 'no own piece'\nresult = 'loses'")),
    ];
    for (name, king, more) in games {
        let (checks, calm) = compare_with_trial(name, &game(king, &more), "RrNnPpPp", "");
        assert!(calm > 1000 && (checks > 300) == king.contains("royal"), "{name}: {checks} checks, {calm} without");
    }
}

#[test]
fn a_side_without_the_royal_piece_cannot_be_mated() {
    let rules = game("royal = true\nside = 'black'", "[[ending]]\nwhen = 'no own piece'\nresult = 'loses'");
    let definition = rules.definition();
    assert!(definition.pieces[0].is_royal());
    let wrong = Position::parse(&rules, "5k/6/6/6/6/K5 w - - 0 1").unwrap_err();
    assert!(matches!(wrong.0.as_slice(), [PositionError::WrongSide { side: Side::White, .. }]), "{wrong}");
    assert!(Position::parse(&rules, "6/6/6/6/6/P5 w - - 0 1").is_err());
    let last = at(&rules, "5k/6/6/6/n5/6 w - - 0 1");
    assert_eq!(last.outcome(), won(Side::Black, Reason::Numbers));
}
