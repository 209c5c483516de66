//! Moves of shogi that do not say where a piece comes from.

use variorum_notation::{Notation, ReadTurn, read_turn, shogi, write_turn};
use variorum_rules::{Cell, Piece, Position, Setup, Side};

/// A diagram: see [`PUBLISHED`].
type Diagram = (&'static str, &'static str, &'static str, &'static [(&'static str, &'static str)]);

/// The examples of the Japan Shogi Association (<https://www.shogi.or.jp/faq/kihuhyouki.html>): pieces of one type on some squares, one of which moves to
/// another square; the origin of each move and its text.
const PUBLISHED: [Diagram; 22] = [
    ("gold", "93 72", "82", &[("93", "８二金上"), ("72", "８二金寄")]),
    ("gold", "43 31", "32", &[("43", "３二金上"), ("31", "３二金引")]),
    ("gold", "56 45", "55", &[("56", "５五金上"), ("45", "５五金寄")]),
    ("silver", "89 77", "88", &[("89", "８八銀上"), ("77", "８八銀引")]),
    ("silver", "49 27", "38", &[("49", "３八銀上"), ("27", "３八銀引")]),
    ("gold", "92 72", "81", &[("92", "８一金左"), ("72", "８一金右")]),
    ("gold", "32 12", "22", &[("32", "２二金左"), ("12", "２二金右")]),
    ("silver", "65 45", "56", &[("65", "５六銀左"), ("45", "５六銀右")]),
    ("gold", "89 79", "78", &[("89", "７八金左"), ("79", "７八金直")]),
    ("silver", "39 29", "38", &[("39", "３八銀直"), ("29", "３八銀右")]),
    ("gold", "63 53 43", "52", &[("63", "５二金左"), ("53", "５二金直"), ("43", "５二金右")]),
    (
        "tokin",
        "79 89 99 98 87",
        "88",
        &[("79", "８八と右"), ("89", "８八と直"), ("99", "８八と左上"), ("98", "８八と寄"), ("87", "８八と引")],
    ),
    (
        "silver",
        "29 17 39 37",
        "28",
        &[("29", "２八銀直"), ("17", "２八銀右"), ("39", "２八銀左上"), ("37", "２八銀左引")],
    ),
    ("dragon", "91 84", "82", &[("91", "８二龍引"), ("84", "８二龍上")]),
    ("dragon", "52 23", "43", &[("23", "４三龍寄"), ("52", "４三龍引")]),
    ("dragon", "55 15", "35", &[("55", "３五龍左"), ("15", "３五龍右")]),
    ("dragon", "99 89", "88", &[("99", "８八龍左"), ("89", "８八龍右")]),
    ("dragon", "28 19", "17", &[("28", "１七龍左"), ("19", "１七龍右")]),
    ("dragon-horse", "91 81", "82", &[("91", "８二馬左"), ("81", "８二馬右")]),
    ("dragon-horse", "95 63", "85", &[("95", "８五馬寄"), ("63", "８五馬引")]),
    ("dragon-horse", "11 34", "12", &[("11", "１二馬引"), ("34", "１二馬上")]),
    ("dragon-horse", "99 59", "77", &[("99", "７七馬左"), ("59", "７七馬右")]),
];

fn digits(square: &str) -> (u8, u8) {
    let mut digits = square.bytes().map(|digit| digit - b'0');
    (digits.next().expect("a file"), digits.next().expect("a rank"))
}

#[test]
fn pieces_are_told_apart_as_published() {
    let rules = variorum_library::rules("shogi").expect("it compiles");
    let kind = |id: &str| rules.definition().pieces.iter().position(|piece| piece.id == id).expect("a piece");
    for (piece, from, to, moves) in PUBLISHED {
        for side in [Side::White, Side::Black] {
            // The second player sees the board from the other end.
            let cell = |square: &str| {
                let (file, rank) = digits(square);
                let turned = |number: u8| if side == Side::White { number } else { 10 - number };
                shogi::cell(&rules, turned(file), turned(rank)).expect("a cell")
            };
            let with_kings = |kings: (&str, &str)| {
                let at = |square: &str, owner: Side, piece: &str| (cell(square), Piece::owned(owner, kind(piece)));
                let mut pieces: Vec<(Cell, Piece)> = from.split(' ').map(|square| at(square, side, piece)).collect();
                pieces.extend([at(kings.0, side.other(), "king"), at(kings.1, side, "king")]);
                let setup = Setup { side, pieces, ..Setup::default() };
                Position::parse(&rules, &setup.text(&rules)).ok()
            };
            // The other king stands where no piece attacks it.
            let kings = [("51", "59"), ("25", "59"), ("37", "59"), ("32", "29")];
            let position = kings
                .into_iter()
                .filter(|(_, own)| !from.contains(own))
                .find_map(with_kings)
                .expect("a valid position");
            for (origin, text) in moves {
                let own = format!("{}{}", rules.cell_name(cell(origin)), rules.cell_name(cell(to)));
                let turn = position.parse_turn(&own).expect("a legal turn");
                let expected = if side == Side::White { (*text).to_owned() } else { turned_text(text) };
                let written = write_turn(&position, turn, Notation::Ki2, None).expect("it can be written");
                assert_eq!(written.trim_end_matches("不成"), expected, "{piece} {from}");
                assert_eq!(read_turn(&position, &written), Ok(ReadTurn::Legal(turn)), "{written}");
            }
        }
    }
}

/// The text of the same move on the turned board.
fn turned_text(text: &str) -> String {
    const FILES: [char; 9] = ['１', '２', '３', '４', '５', '６', '７', '８', '９'];
    const RANKS: [char; 9] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];
    let turned = |letter: char| {
        let other = |signs: [char; 9]| signs.iter().position(|sign| *sign == letter).map(|index| signs[8 - index]);
        other(FILES).or_else(|| other(RANKS)).unwrap_or(letter)
    };
    text.chars().map(turned).collect()
}

#[test]
fn drops_are_marked_where_a_piece_could_move() {
    let rules = variorum_library::rules("shogi").expect("it compiles");
    let golds = Position::parse(&rules, "4k4/9/9/9/9/9/9/5G3/4K4[G] w - - 0 1").expect("a valid position");
    for (own, text) in [("G@e2", "５八金打"), ("f2e2", "５八金"), ("G@a5", "９五金")] {
        let turn = golds.parse_turn(own).expect("a legal turn");
        assert_eq!(write_turn(&golds, turn, Notation::Ki2, None).as_deref(), Some(text));
        assert_eq!(read_turn(&golds, text), Ok(ReadTurn::Legal(turn)));
        assert_eq!(read_turn(&golds, &format!("▲{text}")), Ok(ReadTurn::Legal(turn)));
    }
    // Only one gold can move there, so no mark is needed, but one may be there.
    let turn = ReadTurn::Legal(golds.parse_turn("f2e2").expect("a legal turn"));
    for text in ["５八金寄", "５八金右", "５八金右寄", "５八金(48)"] {
        assert_eq!(read_turn(&golds, text), Ok(turn), "{text}");
    }
    for text in ["５八金直", "５八金上", "５八金引", "５八銀", "５八金左上"] {
        assert!(read_turn(&golds, text).is_err(), "{text}");
    }
}

#[test]
fn a_text_that_leaves_a_choice_is_refused() {
    let rules = variorum_library::rules("shogi").expect("it compiles");
    let golds = Position::parse(&rules, "4k4/9/9/9/9/9/9/9/3GKG3[] w - - 0 1").expect("a valid position");
    for text in ["５八金", "５八金上"] {
        assert!(matches!(read_turn(&golds, text), Err(variorum_rules::TurnError::Ambiguous { .. })), "{text}");
    }
    let turn = golds.parse_turn("d1e2").expect("a legal turn");
    assert_eq!(read_turn(&golds, "５八金左"), Ok(ReadTurn::Legal(turn)));
}
