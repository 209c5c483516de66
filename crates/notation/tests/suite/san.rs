//! Algebraic notation: what others write is read, and what is written reads back.

use variorum_notation::{LineReader, ReadTurn, read_turn, san};
use variorum_rules::{Position, TurnError};

use crate::lines::{line, position, rules};

#[track_caller]
fn refused(game: &str, start: &str, text: &str) -> TurnError {
    let position = position(game, start);
    match read_turn(&position, text) {
        Err(error) => error,
        Ok(turn) => panic!("“{text}” was read as {turn:?}"),
    }
}

#[test]
fn standard_games_are_read() {
    line("chess", "", "e4 e5 Nf3 Nc6", "e2e4 e7e5 g1f3 b8c6");
    line("chess", "", "e4 e5 Nf3 Nf6 Bc4 Bc5 O-O 0-0", "e2e4 e7e5 g1f3 g8f6 f1c4 f8c5 e1h1 e8h8");
    line("chess", "", "e4 e5 Nf3 Nf6 Bc4 Bc5 e1g1 e8g8", "e2e4 e7e5 g1f3 g8f6 f1c4 f8c5 e1h1 e8h8");
    line("chess", "", "e4 d5 exd5 Qxd5 Nc3 Qa5", "e2e4 d7d5 e4d5 d8d5 b1c3 d5a5");
    line("chess", "", "e4! d5?! ed5 Q:d5?? Nc3!? Qa5", "e2e4 d7d5 e4d5 d8d5 b1c3 d5a5");
}

#[test]
fn a_promoted_piece_is_named_as_the_piece_that_it_moves_as() {
    let start = "4k3/8/8/8/8/8/2p5/1N1RK3[] b - - 0 1";
    for rook in ["Rxd1", "Rb1xd1", "Rbxd1", "+Rxd1"] {
        line("crazyhouse", start, &format!("cxb1=R Ke2 {rook}"), "c2b1=R e1e2 b1d1");
    }
    // A rook and a promoted one are told apart as two rooks are.
    let position = position("crazyhouse", "4k3/8/8/8/8/8/4K3/R~6R[] w - - 0 1");
    for (own, expected) in [("a1d1", "Rad1"), ("h1d1", "Rhd1"), ("a1a8", "Ra8+")] {
        let turn = position.parse_turn(own).expect("it is legal");
        assert_eq!(san(&position, turn).to_string(), expected);
        assert_eq!(read_turn(&position, expected), Ok(ReadTurn::Legal(turn)));
    }
    // A dragon is no rook.
    assert!(matches!(refused("shogi", "4k4/9/9/9/9/9/9/9/+R3K4[] w - - 0 1", "R-5i"), TurnError::Illegal { .. }));
}

#[test]
fn the_second_part_can_tell_which_piece_moves() {
    // The other knight stands on e7, so the duck can go there only if it is this knight that leaves.
    let start = "rn2kb*r/4n1pp/Bp1pbp1q/4p3/1p2P3/P1NP1Q2/R1P1KPPP/2B3NR b - - 1 14";
    line("duck-chess", start, "Nc6,e7", "e7c6,g8e7");
    assert!(matches!(refused("duck-chess", start, "Nc6,a4"), TurnError::Ambiguous { .. }));
}

#[test]
fn long_forms_and_separators_are_read() {
    line("chess", "", "e2-e4 e7-e5 Ng1-f3", "e2e4 e7e5 g1f3");
    line("chess", "", "e4 d5 e4:d5 Q:d5", "e2e4 d7d5 e4d5 d8d5");
    line("chess", "", "e4 d5 e4xd5 Qd8xd5", "e2e4 d7d5 e4d5 d8d5");
    line("chess", "", "Pe4 d7-d5 Pe4xd5 ♛xd5 ♘c3", "e2e4 d7d5 e4d5 d8d5 b1c3");
    line("chess", "", "e2e4 f7f6 d1h5+ g7g6", "e2e4 f7f6 d1h5 g7g6");
    line("chess", "", "e4 f6 Qh5++ g6", "e2e4 f7f6 d1h5 g7g6");
}

#[test]
fn captures_en_passant_may_say_so() {
    for text in ["exd6", "exd6e.p.", "exd6_e.p.", "exd6ep", "e5xd6_e.p.", "e5d6", "exd6_(ep)", "ed6", "e5:d6!"] {
        line("chess", "", &format!("e4 c5 e5 d5 {text}"), "e2e4 c7c5 e4e5 d7d5 e5d6");
    }
}

#[test]
fn every_form_of_promotion_is_read() {
    let start = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
    for text in ["a8=Q", "a8Q", "a8(Q)", "a7a8q", "a7a8Q", "a7-a8=Q", "a8/Q", "a8=q", "a7a8=Q"] {
        line("chess", start, text, "a7a8=Q");
    }
    line("chess", start, "a8=N", "a7a8=N");
    line("chess", "k7/8/8/8/8/8/1p6/2N4K b - - 0 1", "bxc1b", "b2c1=B");
    assert!(matches!(refused("chess", start, "a8"), TurnError::Ambiguous { .. }));
}

#[test]
fn superfluous_disambiguation_is_read_and_missing_is_reported() {
    let start = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
    for (text, own) in
        [("Nbd2", "b1d2"), ("N1d2", "b1d2"), ("Nb1d2", "b1d2"), ("Nb1-d2", "b1d2"), ("Nfd2", "f3d2"), ("N3d2", "f3d2")]
    {
        line("chess", start, text, own);
    }
    line("chess", start, "Nba3", "b1a3");
    let error = refused("chess", start, "Nd2");
    assert_eq!(error, TurnError::Ambiguous { turn: "Nd2".into(), one: "b1d2".into() });
    // A pinned knight cannot be meant.
    line("chess", "4r1k1/8/8/8/8/8/4N3/N3K3 w - - 0 1", "Nc2", "a1c2");
    line("chess", "4r1k1/8/8/8/8/4N3/8/N3K3 w - - 0 1", "Nc2", "a1c2");
}

#[test]
fn castling_of_chess960_is_read() {
    let start = "7k/8/8/8/8/8/8/2RKR3 w EC - 0 1";
    line("chess", start, "O-O", "d1e1");
    line("chess", start, "O-O-O", "d1c1");
    line("chess", start, "d1xe1", "d1e1");
}

#[test]
fn null_moves_are_told_from_turns() {
    let position = Position::start(&rules("chess"));
    for text in ["--", "Z0", "<>"] {
        assert_eq!(read_turn(&position, text), Ok(ReadTurn::Null));
    }
}

#[test]
fn drops_are_read() {
    line("crazyhouse", "", "e4 d5 exd5 Qxd5 Nc3 Qa5 d4 P@e4", "e2e4 d7d5 e4d5 d8d5 b1c3 d5a5 d2d4 P@e4");
    line("crazyhouse", "", "e4 d5 exd5 Qxd5 Nc3 Qa5 d4 @e4", "e2e4 d7d5 e4d5 d8d5 b1c3 d5a5 d2d4 P@e4");
    line("shogi", "4k4/9/9/9/9/9/9/9/4K4[R] w - - 0 1", "R@e5+", "R@e5");
}

#[test]
fn other_games_are_read_with_their_own_letters() {
    line("capablanca", "", "Ci3", "h1i3");
    line("makruk", "", "Sd2 e5", "c1d2 e6e5");
    line("xiangqi", "", "Che3 Hc8", "h3e3 b10c8");
    line("shogi", "", "Pc4 Pg6 Bxg7", "c3c4 g7g6 b2g7");
    line("duck-chess", "", "e4,*@e5 Nf6,e6 d4,d4d5 a6,@e3", "e2e4,*@e5 g8f6,e5e6 d2d4,e6d5 a7a6,d5e3");
}

#[test]
fn promotion_to_a_fixed_form_is_a_plus_and_declining_it_an_equals_sign() {
    let start = "k8/9/3P5/9/9/9/9/4R4/4K4[] w - - 0 1";
    for (text, own) in [
        ("Pd8+", "d7d8+"),
        ("Pd8=G+", "d7d8+"),
        ("Pd8", "d7d8"),
        ("Pd8=", "d7d8"),
        ("Re3", "e2e3"),
        ("Re9+", "e2e9+"),
        ("Re9++", "e2e9+"),
        ("Re9=+", "e2e9"),
        ("Re8=D+", "e2e8+"),
    ] {
        line("shogi", start, text, own);
    }
}

#[test]
fn letters_of_other_programs_apply_together() {
    // In the text M is the marshal and C the cardinal; by our own letters C is the marshal and A the cardinal.
    let start = position("grand-chess", "4k5/10/10/10/10/10/10/10/10/2CA1K4 w - - 0 1");
    let read = |reader: LineReader, text: &str| match reader.read(&start, text, None) {
        Ok(ReadTurn::Legal(turn)) => start.turn_text(turn),
        other => panic!("{text}: {other:?}"),
    };
    let foreign = LineReader::of_line(&start, &["Mc5", "Ke9", "Cg4"]);
    assert_eq!([read(foreign, "Mc5"), read(foreign, "Cg4")], ["c1c5", "d1g4"]);
    let own = LineReader::of_line(&start, &["Cc5", "Ke9", "Ag4"]);
    assert_eq!([read(own, "Cc5"), read(own, "Ag4")], ["c1c5", "d1g4"]);
    assert!(own.read(&start, "Cg4", None).is_err());
    // A single turn shows no more than its own letter.
    assert_eq!(read(LineReader::default(), "Mc5"), "c1c5");
    assert_eq!(read(LineReader::default(), "Cc5"), "c1c5");
}
