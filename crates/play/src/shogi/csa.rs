//! CSA files, by the standards 2.2 and 3.0 of the Computer Shogi Association (<http://www2.computer-shogi.org/protocol/record_v22.html>).

mod placement;
pub(super) mod read;
mod words;
pub(super) mod write;

use super::Told;
use super::kif::EVEN;

/// Whether a text is a CSA file: its first line that is no comment is the version, a name, a heading, a placement or a side.
pub(super) fn is_csa(text: &str) -> bool {
    let first = text.lines().map(str::trim_end).find(|line| !line.is_empty() && !line.starts_with('\''));
    first.is_some_and(|line| match line.as_bytes() {
        [b'V', digit, ..] => digit.is_ascii_digit(),
        [b'N', b'+' | b'-', ..] | [b'+' | b'-'] => true,
        [b'P', b'+' | b'-', square @ ..] => matches!(square, [b'0'..=b'9', b'0'..=b'9', b'A'..=b'Z', ..]),
        [b'P', b'I', rest @ ..] => rest.is_empty() || rest[0].is_ascii_digit(),
        [b'P', b'1'..=b'9', rest @ ..] => matches!(rest, [] | [b'+' | b'-' | b' ', ..]),
        [b'$', ..] => line.contains(':') && line[1..].starts_with(|letter: char| letter.is_ascii_uppercase()),
        _ => false,
    })
}

/// What the placement says about the game.
pub(super) fn told(text: &str) -> Told<'_> {
    let mut told = Told::default();
    let (mut ranks, mut files) = (0_u8, 0);
    for (number, line) in (1..).zip(text.lines()) {
        let Some(placement) = line.strip_prefix('P') else { continue };
        match placement.chars().next() {
            Some('I') => told.name = Some((number, EVEN)),
            Some('1'..='9') => {
                ranks = ranks.saturating_add(1);
                files = files.max(placement[1..].trim_end().len().div_ceil(placement::CELL));
            }
            Some(_) | None => {}
        }
    }
    if ranks > 0 {
        told.board = u8::try_from(files).ok().map(|files| (files, ranks));
    }
    told
}
