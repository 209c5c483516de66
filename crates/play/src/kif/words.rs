//! The words of KIF files.

use variorum_rules::{Reason, Side};

use crate::ending::{Cause, Ending};

/// Begins the line above the moves.
pub(super) const MOVES: &str = "手数----";
/// The whole line above the moves.
pub(super) const MOVES_HEADING: &str = "手数----指手---------消費時間--";
/// Names the handicap.
pub(super) const HANDICAP: &str = "手合割";
/// No handicap.
pub(super) const EVEN: &str = "平手";
/// Begins a variation; the number of its first move follows.
pub(super) const VARIATION: &str = "変化：";
/// Separates a heading from its value.
pub(super) const COLON: char = '：';
/// The heading of a hand ends so.
pub(super) const IN_HAND: &str = "の持駒";
/// An empty hand.
pub(super) const NOTHING: &str = "なし";
/// The second player is to move.
pub(super) const SECOND_TO_MOVE: [&str; 2] = ["後手番", "上手番"];

/// The headings of White, the first player, and of Black; the first is written. In games with a handicap they have other names.
pub(super) const PLAYERS: [(&str, Side); 4] =
    [("先手", Side::White), ("後手", Side::Black), ("下手", Side::White), ("上手", Side::Black)];

/// Headings that are tags of PGN.
pub(super) const TAGS: [(&str, &str); 5] =
    [("棋戦", "Event"), ("場所", "Site"), ("開始日時", "Date"), ("対局日", "Date"), ("持ち時間", "TimeControl")];

/// The pieces that the second player gives up in each handicap, by their squares: the file from the right, then the rank.
pub(super) const HANDICAPS: [(&str, &[(u8, u8)]); 12] = [
    (EVEN, &[]),
    ("香落ち", &[(1, 1)]),
    ("右香落ち", &[(9, 1)]),
    ("角落ち", &[(2, 2)]),
    ("飛車落ち", &[(8, 2)]),
    ("飛香落ち", &[(8, 2), (1, 1)]),
    ("二枚落ち", &[(8, 2), (2, 2)]),
    ("三枚落ち", &[(8, 2), (2, 2), (1, 1)]),
    ("四枚落ち", &[(8, 2), (2, 2), (1, 1), (9, 1)]),
    ("六枚落ち", &[(8, 2), (2, 2), (1, 1), (9, 1), (2, 1), (8, 1)]),
    ("八枚落ち", &[(8, 2), (2, 2), (1, 1), (9, 1), (2, 1), (8, 1), (3, 1), (7, 1)]),
    ("十枚落ち", &[(8, 2), (2, 2), (1, 1), (9, 1), (2, 1), (8, 1), (3, 1), (7, 1), (4, 1), (6, 1)]),
];

/// What ends a game in the place of a move, when `side` is to move.
pub(super) fn ending(word: &str, side: Side) -> Option<(&'static str, Option<Cause>)> {
    let (wins, loses) = match side {
        Side::White => ("1-0", "0-1"),
        Side::Black => ("0-1", "1-0"),
    };
    Some(match word {
        "投了" => (loses, Some(Cause::Resignation)),
        "詰み" => (loses, Some(Cause::Rules(Reason::Checkmate))),
        "切れ負け" => (loses, Some(Cause::Time)),
        "反則負け" => (loses, None),
        "反則勝ち" | "入玉勝ち" | "勝ち宣言" => (wins, None),
        "千日手" => ("1/2-1/2", Some(Cause::Rules(Reason::Repetition))),
        "持将棋" => ("1/2-1/2", None),
        "中断" | "封じ手" | "不詰" => ("*", None),
        _ => return None,
    })
}

/// The word that ends a game.
pub(super) fn word_of(ending: Option<Ending>, result: &str) -> &'static str {
    match ending.map(|ending| ending.cause) {
        Some(Cause::Time) => "切れ負け",
        Some(Cause::Rules(Reason::Checkmate)) => "詰み",
        Some(Cause::Rules(Reason::Repetition)) => "千日手",
        Some(Cause::Resignation) => "投了",
        Some(Cause::Rules(_) | Cause::Agreement | Cause::TurnLimit | Cause::Aborted) | None => match result {
            "1-0" | "0-1" => "投了",
            "1/2-1/2" => "持将棋",
            _ => "中断",
        },
    }
}

/// A number in Japanese, from 1 to 99.
pub(super) fn numeral(number: u8) -> String {
    const DIGITS: [&str; 10] = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九"];
    let (tens, ones) = (usize::from(number / 10 % 10), usize::from(number % 10));
    let tens = match tens {
        0 => String::new(),
        1 => "十".to_owned(),
        tens => format!("{}十", DIGITS[tens]),
    };
    format!("{tens}{}", DIGITS[ones])
}

/// The value of a number in Japanese or in digits; `None` if it is none or is above 99.
pub(super) fn value(text: &str) -> Option<u8> {
    if let Ok(number) = text.parse::<u8>() {
        return Some(number).filter(|number| (1..100).contains(number));
    }
    (1..100).find(|&number| numeral(number) == text)
}

#[cfg(test)]
mod tests {
    #[test]
    fn numbers_read_back() {
        for number in 1..100 {
            assert_eq!(super::value(&super::numeral(number)), Some(number));
        }
        assert_eq!(super::numeral(18), "十八");
        assert_eq!(super::value("零"), None);
    }
}
