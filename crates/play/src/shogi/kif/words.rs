//! The words of KIF and KI2 files.

use variorum_rules::Side;

use crate::shogi::ending::End;

/// Begins the line above the moves.
pub(super) const MOVES: &str = "手数----";
/// The whole line above the moves.
pub(super) const MOVES_HEADING: &str = "手数----指手---------消費時間--";
/// Names the handicap, or the game if it is not played on shogi's own board.
pub(super) const HANDICAP: &str = "手合割";
/// Names the game in files of some programs.
pub(super) const VARIANT: &str = "棋種";
/// No handicap.
pub(in crate::shogi) const EVEN: &str = "平手";
/// “The same square” in a move.
pub(super) const SAME: char = '同';
/// A start that has no name.
pub(super) const OTHER: &str = "その他";
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

/// The marks of White's and Black's moves in KI2; the first is written.
pub(super) const MARKS: [(char, Side); 6] = [
    ('▲', Side::White),
    ('△', Side::Black),
    ('☗', Side::White),
    ('☖', Side::Black),
    ('▼', Side::White),
    ('▽', Side::Black),
];

/// The mark of a side's moves.
pub(super) fn mark(side: Side) -> char {
    MARKS.iter().find(|(_, owner)| *owner == side).map_or('▲', |(mark, _)| *mark)
}

/// Headings that are tags of PGN.
pub(super) const TAGS: [(&str, &str); 5] =
    [("棋戦", "Event"), ("場所", "Site"), ("開始日時", "Date"), ("対局日", "Date"), ("持ち時間", "TimeControl")];

/// The board on which [`HANDICAPS`] are given: its files and ranks.
pub(super) const HANDICAP_BOARD: (u8, u8) = (9, 9);

/// The pieces that the second player gives up in each handicap, by their squares: the file from the right, then the rank.
pub(super) const HANDICAPS: [(&str, &[(u8, u8)]); 13] = [
    ("香落ち", &[(1, 1)]),
    ("右香落ち", &[(9, 1)]),
    ("角落ち", &[(2, 2)]),
    ("飛車落ち", &[(8, 2)]),
    ("飛香落ち", &[(8, 2), (1, 1)]),
    ("二枚落ち", &[(8, 2), (2, 2)]),
    ("三枚落ち", &[(8, 2), (2, 2), (1, 1)]),
    ("四枚落ち", &[(8, 2), (2, 2), (1, 1), (9, 1)]),
    ("五枚落ち", &[(8, 2), (2, 2), (1, 1), (9, 1), (8, 1)]),
    ("左五枚落ち", &[(8, 2), (2, 2), (1, 1), (9, 1), (2, 1)]),
    ("六枚落ち", &[(8, 2), (2, 2), (1, 1), (9, 1), (2, 1), (8, 1)]),
    ("八枚落ち", &[(8, 2), (2, 2), (1, 1), (9, 1), (2, 1), (8, 1), (3, 1), (7, 1)]),
    ("十枚落ち", &[(8, 2), (2, 2), (1, 1), (9, 1), (2, 1), (8, 1), (3, 1), (7, 1), (4, 1), (6, 1)]),
];

/// What ends a game in the place of a move.
const ENDS: [(&str, End); 15] = [
    ("投了", End::Resigns),
    ("詰み", End::Mated),
    ("切れ負け", End::TimeUp),
    ("反則負け", End::Foul),
    ("反則勝ち", End::FoulOfOther),
    ("入玉勝ち", End::Declares),
    ("勝ち宣言", End::Declares),
    ("入玉宣言", End::Declares),
    ("千日手", End::Repetition),
    ("持将棋", End::Draw),
    ("引き分け", End::Draw),
    ("最大手数", End::TurnLimit),
    ("中断", End::Interrupted),
    ("封じ手", End::Interrupted),
    ("不詰", End::Interrupted),
];

/// What this word ends the game with.
pub(super) fn ending(word: &str) -> Option<End> {
    ENDS.iter().find(|(known, _)| *known == word).map(|(_, end)| *end)
}

/// The word for an end.
pub(super) fn word_of(end: End) -> &'static str {
    // The limit of turns has no word that all programs know.
    let end = if end == End::TurnLimit { End::Draw } else { end };
    ENDS.iter().find(|(_, known)| *known == end).map_or("中断", |(word, _)| word)
}

/// Begins the last line of a game: `まで5手で先手の勝ち`.
pub(super) const UNTIL: &str = "まで";

/// The last line of a game with so many turns, whose end is that of `side`.
pub(super) fn last_line(turns: usize, end: End, side: Side) -> String {
    let name = |side: Side| PLAYERS.iter().find(|(_, owner)| *owner == side).map_or("", |(name, _)| *name);
    let (mover, other) = (name(side), name(side.other()));
    let what = match end {
        End::Resigns | End::Mated => format!("{other}の勝ち"),
        End::TimeUp => format!("時間切れにより{other}の勝ち"),
        End::Foul => format!("{mover}の反則負け"),
        End::FoulOfOther => format!("{mover}の反則勝ち"),
        End::Declares => format!("{mover}の入玉勝ち"),
        End::Repetition | End::Draw | End::TurnLimit | End::Interrupted => word_of(end).to_owned(),
    };
    format!("{UNTIL}{turns}手で{what}")
}

/// The end that the last line of a game tells, if `side` is to move then.
pub(super) fn end_of_line(line: &str, side: Side) -> Option<End> {
    let (_, what) = line.strip_prefix(UNTIL)?.split_once("手で")?;
    if let Some(end) = ending(what.trim()) {
        return Some(end);
    }
    let (player, verdict) = what.rsplit_once('の')?;
    let (_, of) = PLAYERS.iter().find(|(name, _)| player.ends_with(name))?;
    let wins = verdict.contains("勝ち");
    let declares = verdict.contains("入玉") || verdict.contains("宣言");
    let foul = verdict.contains("反則");
    Some(match (*of == side, wins) {
        (true, true) if declares => End::Declares,
        (true, true) => End::FoulOfOther,
        (false, true) if what.contains("時間切れ") => End::TimeUp,
        (false, true) if foul => End::Foul,
        (false, true) => End::Resigns,
        (true, false) => End::Foul,
        (false, false) => End::FoulOfOther,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn last_lines_read_back_with_the_same_result() {
        for (_, end) in ENDS {
            for side in [Side::White, Side::Black] {
                let line = last_line(57, end, side);
                let read = end_of_line(&line, side).expect("an end");
                assert_eq!(read.told(side).0, end.told(side).0, "{line}");
            }
        }
        assert_eq!(last_line(5, End::Resigns, Side::Black), "まで5手で先手の勝ち");
        assert_eq!(end_of_line("まで120手で上手の勝ち", Side::White), Some(End::Resigns));
        assert_eq!(end_of_line("まで120手で後手の反則負け", Side::White), Some(End::FoulOfOther));
        assert_eq!(end_of_line("手で", Side::White), None);
    }
}
