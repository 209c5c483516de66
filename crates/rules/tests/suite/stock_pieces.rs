//! Stock Goes East: what each piece does, and the arrays (the table of pieces, ST-9 to ST-16).

use crate::board::*;
use variorum_rules::{Position, Side};

/// Table of pieces: royal pieces.
#[test]
fn the_emperor_has_all_twenty_six_directions_and_the_king_eighteen() {
    let emperor = place("stockyang", "Kwd5 kzg10", "w");
    assert_eq!(goals(&emperor, "wd5").len(), 26);
    legal(&emperor, "wd5vc4 wd5xe6 wd5vd5 wd5wd6 wd5we4");
    assert_eq!(goals(&place("stockyang", "Kta1 kzg10", "w"), "ta1").len(), 7);
    let king = place("stockgi", "Kwd5 kzg9", "w");
    assert_eq!(goals(&king, "wd5").len(), 18);
    illegal(&king, "wd5vc4 wd5xe6 wd5vc6");
    legal(&king, "wd5vc5 wd5vd5 wd5we4 wd5wd6");
    assert_eq!(goals(&place("stockgi", "Kta1 kzg9", "w"), "ta1").len(), 6);
    // Marks are ignored: from tc2 inwards, along the ring, and diagonally across it.
    legal(&place("stockgi", "Ktc2 kzg9", "w"), "tc2uc2 tc2tb2 tc2uc3 tc2tb3 tc2ub2 tc2ud2");
}

/// Table of pieces: Stockwing, Stockshovel, Stockpoint; ST-6 for the Stockshovel.
#[test]
fn stockwing_stockshovel_and_stockpoint_only_go_forward() {
    goes(&place("stockgi", "Kza1 kzg9 Lwd3", "w"), "wd3", "wd4 wd5 wd6 wd7 wd7+ wd8 wd8+ wd9+");
    goes(
        &place("stockgi", "Kza1 kzg9 Lub2", "w"),
        "ub2",
        "ub3 ub4 ub5 ub6 ub7 ub7+ ub8 ub8+ ub9+ uc3 ud4 ue5 uf6 vb3 vf7 vf7+ wb4 wf8 wf8+ xb5 xf9+ yb6 yc7 yc7+ yd8 yd8+ ye9+",
    );
    goes(&place("stockgi", "Kza1 kzg9 Vvd3", "w"), "vd3", "uc5 ud5 ue5 wc5 wd5 we5");
    goes(&place("stockgi", "Kza1 kzg9 Vwd3", "w"), "wd3", "vc5 vd5 ve5 wc5 we5 xc5 xd5 xe5");
    // The Stockshovel leaps.
    goes(&place("stockgi", "Kza1 kzg9 Vvd3 Gvd4", "w"), "vd3", "uc5 ud5 ue5 wc5 wd5 we5");
    goes(&place("stockgi", "Kza1 kzg9 Pvd3", "w"), "vd3", "vc4 vd4 ve4");
    goes(&place("stockgi", "Kza1 kzg9 Pvc3", "w"), "vc3", "vc4 vd4 wc4");
    goes(&place("stockgi", "Kza1 kzg9 Pwd3", "w"), "wd3", "wd4");
    // Black's forward is down.
    goes(&place("stockgi", "Kza1 kzg9 pvd6", "b"), "vd6", "vc5 vd5 ve5");
    goes(
        &place("stockgi", "Kza1 kzg9 vwd5", "b"),
        "wd5",
        "vc3 vc3+ vd3 vd3+ ve3 ve3+ wc3 wc3+ we3 we3+ xc3 xc3+ xd3 xd3+ xe3 xe3+",
    );
    goes(&place("stockgi", "Kza1 kzg9 lwd8", "b"), "wd8", "wd7 wd6 wd5 wd4 wd3 wd3+ wd2 wd2+ wd1+");
}

/// Table of pieces: Stockhorn and Stocksaltire.
#[test]
fn stockhorn_and_stocksaltire_only_go_forward_on_the_diagonal_family() {
    goes(
        &place("stockhorn", "Kza1 kzg9 Hwd4", "w"),
        "wd4",
        "ta7 ta7+ td7 td7+ tg7 tg7+ ub6 ud6 uf6 vc5 vd5 ve5 wa7 wa7+ wb6 wc5 we5 wf6 wg7 wg7+ xc5 xd5 xe5 yb6 yd6 yf6 za7 za7+ zd7 \
         zd7+ zg7 zg7+",
    );
    goes(&place("stockhorn", "Kza1 kzg9 Xwd4", "w"), "wd4", "vc5 vd5 ve5 wc5 we5 xc5 xd5 xe5");
    goes(&place("stockhorn", "Kza1 kzg9 Xtb4", "w"), "tb4", "ua5 ub5 uc5");
    goes(&place("stockhorn", "Kza1 kzg9 xtb6", "b"), "tb6", "ua5 ub5 uc5");
}

/// Table of pieces: Stockbgold and Stockazure, and the promoted pieces that are one of them.
#[test]
fn stockbgold_and_stockazure_and_the_pieces_promoted_to_them() {
    let gold = "ub5 ub6 uc5 uc6 ud5 ud6 vb5 vb6 vc4 vc6 vd4 vd6 wb5 wb6 wc4 wc6 wd5 wd6";
    for token in ["G", "+L", "+V", "+P", "+S"] {
        goes(&place("stockgi", &format!("Kza1 kzg9 {token}vc5"), "w"), "vc5", gold);
    }
    for token in ["G", "+L", "+V", "+P"] {
        goes(&place("stockhorn", &format!("Kza1 kzg9 {token}vc5"), "w"), "vc5", gold);
    }
    let azure = "ub4 ub6 uc4 uc6 ud4 ud6 vb4 vb6 vc6 vd6 wb4 wb6 wc6 wd4 wd6";
    for token in ["S", "+H", "+X"] {
        goes(&place("stockhorn", &format!("Kza1 kzg9 {token}vc5"), "w"), "vc5", azure);
    }
    goes(&place("stockgi", "Kza1 kzg9 Svc5", "w"), "vc5", azure);
    goes(
        &place("stockgi", "Kza1 kzg9 Gwd5", "w"),
        "wd5",
        "vc5 vc6 vd5 vd6 ve5 ve6 wc5 wc6 wd4 wd6 we5 we6 xc5 xc6 xd5 xd6 xe5 xe6",
    );
    goes(
        &place("stockgi", "Kza1 kzg9 Swd5", "w"),
        "wd5",
        "vc4 vc6 vd4 vd6 ve4 ve6 wc4 wc6 wd6 we4 we6 xc4 xc6 xd4 xd6 xe4 xe6",
    );
}

/// Table of pieces: Stockmvicereine and Stockhbesieger.
#[test]
fn stockmvicereine_is_brook_and_viceroy_and_stockhbesieger_unicorn_and_fwazir() {
    goes(
        &place("stockgi", "Kza1 kzg9 +Rvd5", "w"),
        "vd5",
        "tb5 td5 tf5 uc4 uc5 uc6 ud4 ud5 ud6 ue4 ue5 ue6 vc4 vc6 vd1 vd2 vd3 vd4 vd6 vd7 vd8 vd9 ve4 ve6 wa5 wb5 wc3 wc4 wc5 wc6 wc7 \
         wd4 wd5 wd6 we3 we4 we5 we6 we7 wf5 wg5 xb5 xc2 xc8 xd1 xd5 xd9 xe2 xe8 xf5 ya5 yd5 yg5 zd5",
    );
    goes(
        &place("stockgi", "Kza1 kzg9 +Uvd5", "w"),
        "vd5",
        "tb3 tb7 td3 td7 tf3 tf7 uc4 uc5 uc6 ud4 ud5 ud6 ue4 ue5 ue6 vc4 vc6 vd4 vd6 ve4 ve6 wa1 wa9 wb2 wb8 wc3 wc4 wc5 wc6 wc7 wd4 \
         wd5 wd6 we3 we4 we5 we6 we7 wf2 wf8 wg1 wg9 xb3 xb7 xd3 xd7 xf3 xf7 ya2 ya8 yd2 yd8 yg2 yg8 zd1 zd9",
    );
}

/// Table of pieces: Stockfwazir and Stockviceroy, inside their Fortress (ST-23).
#[test]
fn stockfwazir_and_stockviceroy_go_one_step() {
    goes(&place("stock-taijitu", "Kza1 kzg10 Wwd1", "w"), "wd1", "vc1 vd1 ve1 wc1 wd2 we1 xc1 xd1 xe1");
    goes(&place("stock-taijitu", "Kza1 kzg10 Wvc2", "w"), "vc2", "vc1 vc3 vd1 vd3 wc1 wc3 wd2");
    goes(
        &place("stock-taijitu", "Kza1 kzg10 Fwd2", "w"),
        "wd2",
        "vc1 vc3 vd1 vd3 ve1 ve3 wc1 wc3 we1 we3 xc1 xc3 xd1 xd3 xe1 xe3",
    );
}

/// Table of pieces: Stockbroker.
#[test]
fn the_stockbroker_moves_as_a_stockpoint_and_captures_as_a_stocksaltire() {
    goes(&place("stockyang", "Kza1 kzg10 Bvd4", "w"), "vd4", "vc5 vd5 ve5");
    goes(&place("stockyang", "Kza1 kzg10 Bvd4 nvc5 nvd5 nve5", "w"), "vd4", "");
    goes(
        &place("stockyang", "Kza1 kzg10 Bvd4 nuc5 nud5 nue5 nwc5 nwd5 nwe5", "w"),
        "vd4",
        "vc5 vd5 ve5 uc5 ud5 ue5 wc5 wd5 we5",
    );
    goes(&place("stockyang", "Kza1 kzg10 Btb4 nta5 nuc5 nub5 nua5", "w"), "tb4", "tb5 tc5 ua5 ub5 uc5");
    goes(&place("stockyang", "Kza1 kzg10 bvd7 Nwd6 Nvc6", "b"), "vd7", "vd6 ve6 wd6");
}

/// Kinds of file, levels t to w; x, y and z are as v, u and t.
type KindsOfFile = [&'static str; 4];

/// ST-9
const RINGS: KindsOfFile = ["aabbbaa", "accdcca", "bcdddcb", "bddeddb"];

/// ST-11
const QI: [(&str, KindsOfFile); 3] = [
    ("Usual", ["aacacaa", "bdbcbdb", "cbdddbc", "acdedca"]),
    ("Rings", RINGS),
    ("Guarded", ["bcacacb", "cabdbac", "abdddba", "cddeddc"]),
];

/// ST-14
const TAIJITU: [(&str, KindsOfFile); 3] = [
    ("Usual", ["abcbcba", "bcadacb", "cadddac", "bddeddb"]),
    ("Rings", RINGS),
    ("Guarded", ["abcbcba", "bdacadb", "cadddac", "bcdedcb"]),
];

/// Draws one side's ranks from `piece(file, kind, rank)` and gives the whole placement.
fn array(kinds: KindsOfFile, ranks: usize, piece: impl Fn(&str, char, usize) -> Option<char>) -> String {
    let [t, u, v, w] = kinds;
    let levels = [t, u, v, w, v, u, t];
    let slab = |rank: usize, black: bool| {
        let row = |(level, kinds): (char, &str)| {
            let mut text = String::new();
            let mut empty = 0;
            for (stack, kind) in "abcdefg".chars().zip(kinds.chars()) {
                if let Some(token) = piece(&format!("{level}{stack}"), kind, rank) {
                    if empty > 0 {
                        text += &empty.to_string();
                    }
                    empty = 0;
                    text.push(if black { token.to_ascii_lowercase() } else { token });
                } else {
                    empty += 1;
                }
            }
            if empty > 0 { text + &empty.to_string() } else { text }
        };
        "tuvwxyz".chars().zip(levels).map(row).collect::<Vec<_>>().join(",")
    };
    let middle = ranks.div_ceil(2);
    let black = (1..=middle).map(|rank| slab(rank, true));
    let white = (1..=ranks - middle).rev().map(|rank| slab(rank, false));
    black.chain(white).collect::<Vec<_>>().join("/")
}

#[track_caller]
fn starts(
    game: &str,
    arrays: &[(&str, KindsOfFile)],
    ranks: usize,
    pieces: u16,
    piece: impl Fn(&str, char, usize) -> Option<char>,
) {
    let rules = variorum_library::rules(game).expect("a game");
    assert_eq!(rules.definition().starts.len(), arrays.len(), "{game}");
    for (number, &(name, kinds)) in arrays.iter().enumerate() {
        assert_eq!(rules.definition().starts[number].name, name, "{game}");
        let start = Position::nth_start(&rules, number).expect("an array");
        let hands = if rules.has_hands() { "[]" } else { "" };
        assert_eq!(start.text(), format!("{}{hands} w - - 0 1", array(kinds, ranks, &piece)), "{game}, {name}");
        for side in Side::BOTH {
            let count: u16 = (0..rules.definition().pieces.len()).map(|kind| start.count(side, kind)).sum();
            assert_eq!(count, pieces, "{game}, {name}");
        }
        round_trip(game, &start.text());
    }
}

/// ST-9, ST-10, ST-15, ST-16
#[test]
fn the_array_of_stockgi() {
    starts("stockgi", &[("Usual", RINGS)], 9, 110, |file, kind, rank| match (rank, kind) {
        (1, 'a') => Some('L'),
        (1, 'b') => Some('V'),
        (1, 'c') => Some('S'),
        (1, 'd') => Some('G'),
        (1, _) => Some('K'),
        (2, 'b') => Some(if "tc td te zc zd ze".contains(file) { 'R' } else { 'U' }),
        (3, _) => Some('P'),
        _ => None,
    });
}

/// ST-11, ST-15, ST-16
#[test]
fn the_array_of_stock_qi() {
    starts("stock-qi", &QI, 10, 86, |_, kind, rank| match (rank, kind) {
        (1, 'a') => Some('R'),
        (1, 'b') => Some('N'),
        (1, 'c') => Some('E'),
        (1, 'd') => Some('F'),
        (1, _) => Some('K'),
        (3, 'b') => Some('C'),
        (4, 'a' | 'c' | 'e') => Some('P'),
        _ => None,
    });
}

/// ST-9, ST-12, ST-15, ST-16
#[test]
fn the_array_of_stockyang() {
    starts("stockyang", &[("Usual", RINGS)], 10, 110, |_, kind, rank| match (rank, kind) {
        (1, 'a') => Some('R'),
        (1, 'b') => Some('N'),
        (1, 'c') => Some('U'),
        (1, 'd') => Some('A'),
        (1, _) => Some('K'),
        (2, 'b') => Some('C'),
        (3, 'a' | 'c' | 'e') | (4, 'b' | 'd') => Some('B'),
        _ => None,
    });
}

/// ST-9, ST-13, ST-15, ST-16
#[test]
fn the_array_of_stockhorn() {
    let gold = |file: &str| "vd xd wc we".contains(file);
    starts("stockhorn", &[("Usual", RINGS)], 9, 122, |file, kind, rank| match (rank, kind) {
        (1, 'a') => Some('L'),
        (1, 'b') => Some('V'),
        (1, 'c') => Some('H'),
        (1, 'd') => Some(if gold(file) { 'G' } else { 'S' }),
        (1, _) => Some('K'),
        (2, 'b') => Some('R'),
        (2, 'd') => Some('U'),
        (3, 'c') => Some('X'),
        (3, 'd') if !gold(file) => Some('X'),
        (3, _) => Some('P'),
        _ => None,
    });
}

/// ST-14, ST-15, ST-16
#[test]
fn the_array_of_stock_taijitu() {
    starts("stock-taijitu", &TAIJITU, 10, 98, |_, kind, rank| match (rank, kind) {
        (1, 'a') => Some('R'),
        (1, 'b') => Some('N'),
        (1, 'c') => Some('U'),
        (1, 'd') => Some('A'),
        (1, _) => Some('K'),
        (2, 'a') => Some('D'),
        (2, 'b') => Some('C'),
        (2, 'c') => Some('E'),
        (2, 'd') => Some('F'),
        (2, _) => Some('W'),
        _ => None,
    });
}
