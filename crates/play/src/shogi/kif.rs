//! KIF and KI2 files.

mod diagram;
pub(super) mod read;
mod words;
pub(super) mod write;

use variorum_notation::numerals;

use super::{Format, Told};
pub(super) use words::EVEN;
use words::{COLON, HANDICAP, HANDICAP_BOARD, HANDICAPS, MARKS, MOVES, OTHER, SAME, VARIANT};

/// KIF if a text has the heading of the list of moves or one that names the handicap, KI2 if it has a line of marked moves; `None` if it has neither, or if it
/// is a text of games in PGN, whose turns may be written in this notation too.
pub(super) fn format(text: &str) -> Option<Format> {
    if crate::pgn::begins(text) {
        return None;
    }
    let mut headed = None;
    for line in text.lines().take(100) {
        // The numbered lines of KIF have no marks, and the marked lines of KI2 no numbers.
        let behind = line.trim_start().trim_start_matches(|letter: char| letter.is_ascii_digit());
        if behind.starts_with(char::is_whitespace) && is_marked(behind) && !is_marked(line) {
            return headed;
        }
        if line.starts_with(MOVES) {
            return Some(Format::Kif);
        }
        if is_marked(line) {
            return Some(Format::Ki2);
        }
        headed = headed.or(line.starts_with(HANDICAP).then_some(Format::Kif));
    }
    headed
}

/// Whether a line begins with the mark of a player and a square.
fn is_marked(line: &str) -> bool {
    let mut letters = line.trim_start().chars();
    let marked = letters.next().is_some_and(|first| MARKS.iter().any(|(mark, _)| *mark == first));
    marked && letters.next().is_some_and(|next| next == SAME || numerals::digit(next).is_some())
}

/// What the headings say about the game.
pub(super) fn told(text: &str) -> Told<'_> {
    let mut told = Told::default();
    let (mut ranks, mut files) = (0_u8, 0);
    for (number, line) in (1..).zip(text.lines()) {
        if line.starts_with(MOVES) || is_marked(line) {
            break;
        }
        if line.starts_with('|') {
            ranks = ranks.saturating_add(1);
            files = files.max(diagram::files(line));
        }
        let Some((heading, value)) = line.split_once(COLON) else { continue };
        let value = value.trim();
        if heading == VARIANT || heading == HANDICAP {
            let handicap = HANDICAPS.iter().any(|(name, _)| *name == value);
            if handicap {
                told.board = Some(HANDICAP_BOARD);
            } else if !value.is_empty() && value != OTHER {
                told.name = told.name.or(Some((number, value)));
            }
        }
    }
    if ranks > 0 {
        told.board = u8::try_from(files).ok().map(|files| (files, ranks));
    }
    told
}
