//! The notations of shogi and xiangqi.

use variorum_notation::{LineReader, Notation, ReadTurn, read_turn, write_turn};
use variorum_rules::Position;

use crate::lines::{line, position, rules};

/// Writes turns, given in our own text, in a notation.
#[track_caller]
fn written(game: &str, start: &str, own: &str, notation: Notation, expected: &str) {
    let mut position = position(game, start);
    let (mut texts, mut previous) = (Vec::new(), None);
    for text in own.split(' ') {
        let turn = position.parse_turn(text).expect("a legal turn");
        texts.push(write_turn(&position, turn, notation, previous).expect("a text"));
        previous = Some(turn.first.to());
        position.play_unchecked(turn);
    }
    assert_eq!(texts.join(" "), expected, "{own}");
}

#[test]
fn xiangqi_is_read_in_wxf_and_chinese() {
    line("xiangqi", "", "C2=5 H8+7", "h3e3 h10g8");
    line("xiangqi", "", "炮二平五 馬8進7", "h3e3 h10g8");
    line("xiangqi", "", "炮二平五 马8进7 兵七進一 卒3進1 馬二進三", "h3e3 h10g8 c4c5 c7c6 h1g3");
    line("xiangqi", "", "炮2平5 馬８進７", "h3e3 h10g8");
    line("xiangqi", "", "c2.5 h8+7 N2+3 R9=8", "h3e3 h10g8 h1g3 i10h10");
    line("xiangqi", "", "P3+1 B7+5", "g4g5 g10e8");
    line("xiangqi", "", "H2-E2 H9-G7", "h3e3 h10g8");
    line("xiangqi", "", "h2e2 h9g7", "h3e3 h10g8");
}

#[test]
fn pieces_on_one_file_are_told_apart() {
    let cannons = "3k5/9/9/9/9/2C6/9/2C6/9/4K4 w - - 0 1";
    for (text, own) in [
        ("C+=5", "c5e5"),
        ("+C=5", "c5e5"),
        ("C--1", "c3c2"),
        ("前炮平五", "c5e5"),
        ("后炮退一", "c3c2"),
        ("後炮平五", "c3e3"),
    ] {
        line("xiangqi", cannons, text, own);
    }
    let soldiers = "3k5/4P4/9/4P4/P8/P8/9/9/9/4K4 w - - 0 1";
    for (text, own) in [("15=6", "e9d9"), ("25=6", "e7d7"), ("19=8", "a6b6"), ("前五平六", "e9d9")] {
        line("xiangqi", soldiers, text, own);
    }
    written("xiangqi", soldiers, "e9d9", Notation::Wxf, "15=6");
    written("xiangqi", cannons, "c5e5", Notation::Wxf, "C+=5");
    written("xiangqi", cannons, "c3c2", Notation::Chinese, "後炮退一");
}

#[test]
fn xiangqi_is_written_as_its_players_do() {
    let own = "h3e3 h10g8 h1g3 i10h10 c4c5 c7c6 b1c3";
    written("xiangqi", "", own, Notation::Wxf, "C2=5 H8+7 H2+3 R9=8 P7+1 P3+1 H8+7");
    written("xiangqi", "", own, Notation::Chinese, "炮二平五 馬8進7 馬二進三 車9平8 兵七進一 卒3進1 馬八進七");
}

#[test]
fn shogi_is_read_in_every_form() {
    line("shogi", "", "P-7f P-3d", "c3c4 g7g6");
    line("shogi", "", "P-76 P-34 Bx22+", "c3c4 g7g6 b2h8+");
    line("shogi", "", "P76 P34 Bx22=", "c3c4 g7g6 b2h8");
    line("shogi", "", "７六歩(77) ３四歩(33) ２二角成(88) 同　銀(31)", "c3c4 g7g6 b2h8+ g9h8");
    line("shogi", "", "▲７六歩 △３四歩 ▲２二角成 △同銀", "c3c4 g7g6 b2h8+ g9h8");
    line("shogi", "", "76歩(77) 34歩(33) 22角不成(88) 同銀(31) 55角打", "c3c4 g7g6 b2h8 g9h8 B@e5");
    line("shogi", "", "+7776FU -3334FU +8822UM -3122GI +0055KA", "c3c4 g7g6 b2h8+ g9h8 B@e5");
    line("shogi", "", "+7776FU -3334FU +8822KA", "c3c4 g7g6 b2h8");
    line("shogi", "", "7g7f 3c3d 8h2b+ 3a2b B*5e", "c3c4 g7g6 b2h8+ g9h8 B@e5");
    line("minishogi", "", "P-5c", "a2a3");
}

#[test]
fn a_line_shows_whether_ranks_count_from_zero() {
    let start = Position::start(&rules("xiangqi"));
    let zero = |texts: &[&str]| LineReader::of_line(&start, texts).ranks_from_zero();
    assert!(zero(&["h2e2", "h9g7"]), "no piece stands on our h2");
    assert!(zero(&["a3a4", "b9c7"]), "the second turn decides");
    assert!(!zero(&["a4a5", "b10c8"]));
    assert!(!zero(&["C2=5"]));
    // With a dash it is no move in algebraic notation.
    assert!(zero(&["h2-e2", "h9-g7"]) && !zero(&["h3-e3", "h10-g8"]));
    let position = Position::parse(start.rules(), "4k4/9/9/9/9/9/9/3R5/3R5/5K3 w - - 0 1").expect("a valid position");
    let reader = LineReader::of_line(&position, &["d2-h2", "e9-d9", "f0-f1"]);
    let Ok(ReadTurn::Legal(turn)) = reader.read(&position, "d2-h2", None) else { panic!("it is legal") };
    assert_eq!(position.turn_text(turn), "d3h3");
    // A chariot's step from our a1 and from a1 with ranks from 0 differ only by what stands there.
    let reader = LineReader::of_line(&start, &["a1a2", "b0c2"]);
    assert!(reader.ranks_from_zero());
    assert!(reader.read(&start, "a1a2", None).is_err(), "the chariot stands on a0");
}

#[test]
fn the_same_square_is_that_of_the_turn_before_or_the_only_capture() {
    let rules = rules("shogi");
    let read = |position: &str, text: &str| {
        let position = Position::parse(&rules, position).expect("a valid position");
        match read_turn(&position, text) {
            Ok(ReadTurn::Legal(turn)) => Some(position.turn_text(turn)),
            Ok(ReadTurn::Null) | Err(_) => None,
        }
    };
    assert_eq!(read(&Position::start(&rules).text(), "同歩"), None);
    // Games begin in the middle of an exchange, too.
    let exchange = "lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL[B] b - - 0 2";
    assert_eq!(read(exchange, "△同　銀(31)").as_deref(), Some("g9h8"));
    assert_eq!(read(exchange, "同飛").as_deref(), Some("b8h8"));
    assert_eq!(read(exchange, "同金"), None);
    let two = |pawns: &str| read(&format!("4k4/9/9/{pawns}/4G4/9/9/9/4K4 w - - 0 1"), "同金");
    assert_eq!((two("3p5").as_deref(), two("5p3").as_deref(), two("3p1p3")), (Some("e5d6"), Some("e5f6"), None));
}

#[test]
fn shogi_is_written_in_every_form() {
    let own = "c3c4 g7g6 b2h8+ g9h8 B@e5";
    written("shogi", "", own, Notation::Kif, "７六歩(77) ３四歩(33) ２二角成(88) 同　銀(31) ５五角打");
    written("shogi", "", own, Notation::Csa, "+7776FU -3334FU +8822UM -3122GI +0055KA");
    written("shogi", "", own, Notation::Hodges, "P-7f P-3d Bx2b+ Sx2b B*5e");
    written("shogi", "", "c3c4 g7g6 b2h8", Notation::Hodges, "P-7f P-3d Bx2b=");
    written("shogi", "", "c3c4 g7g6 b2h8", Notation::Kif, "７六歩(77) ３四歩(33) ２二角(88)");
    let golds = "4k4/9/9/9/9/3G1G3/9/3G1G3/4K4[] w - - 0 1";
    written("shogi", golds, "d2e3", Notation::Hodges, "G6h-5g");
}

#[test]
fn games_without_a_tradition_have_no_such_notation() {
    let rules = rules("chess");
    assert_eq!(Notation::of(&rules).collect::<Vec<_>>(), [Notation::Own, Notation::San, Notation::Uci]);
    let position = Position::start(&rules);
    let turn = position.parse_turn("e2e4").expect("a legal turn");
    assert_eq!(write_turn(&position, turn, Notation::Wxf, None), None);
}
