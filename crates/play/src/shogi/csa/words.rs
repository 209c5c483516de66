//! The words of CSA files.

use variorum_rules::Side;

use crate::shogi::ending::End;

/// Headings that are tags of PGN. A heading stands for the tag of the first row with its name.
pub(super) const TAGS: [(&str, &str); 6] = [
    ("EVENT", "Event"),
    ("SITE", "Site"),
    ("START_TIME", "Date"),
    ("TIME_LIMIT", "TimeControl"),
    ("TIME", "TimeControl"),
    ("OPENING", "Opening"),
];

/// Begins the comment that says the encoding of a file.
pub(super) const ENCODING: &str = "CSA encoding=";

/// What ends a game in the place of a move. The first word for an end is written.
const ENDS: [(&str, End); 13] = [
    ("%TORYO", End::Resigns),
    ("%TSUMI", End::Mated),
    ("%TIME_UP", End::TimeUp),
    ("%ILLEGAL_MOVE", End::Foul),
    ("%KACHI", End::Declares),
    ("%SENNICHITE", End::Repetition),
    ("%JISHOGI", End::Draw),
    ("%HIKIWAKE", End::Draw),
    ("%MAX_MOVES", End::TurnLimit),
    ("%CHUDAN", End::Interrupted),
    ("%FUZUMI", End::Interrupted),
    ("%MATTA", End::Interrupted),
    ("%ERROR", End::Interrupted),
];

/// An illegal action of the first player, and of the second.
const FOULS: [(&str, Side); 2] = [("%+ILLEGAL_ACTION", Side::White), ("%-ILLEGAL_ACTION", Side::Black)];

/// What this word ends the game with, when `side` is to move.
pub(super) fn ending(word: &str, side: Side) -> Option<End> {
    if let Some((_, loser)) = FOULS.iter().find(|(known, _)| *known == word) {
        return Some(if *loser == side { End::Foul } else { End::FoulOfOther });
    }
    ENDS.iter().find(|(known, _)| *known == word).map(|(_, end)| *end)
}

/// The word for an end, when `side` is to move.
pub(super) fn word_of(end: End, side: Side) -> &'static str {
    let written = match end {
        End::FoulOfOther => FOULS.iter().find(|(_, loser)| *loser == side.other()).map(|(word, _)| *word),
        // The standard has one word for draws that are no repetition, and it need not be by points.
        End::Draw | End::TurnLimit => Some("%HIKIWAKE"),
        End::Resigns | End::Mated | End::TimeUp | End::Foul | End::Declares | End::Repetition | End::Interrupted => {
            ENDS.iter().find(|(_, known)| *known == end).map(|(word, _)| *word)
        }
    };
    written.unwrap_or("%CHUDAN")
}
