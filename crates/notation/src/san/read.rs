//! Reads the first part of a turn, as liberally as it can be understood.

use variorum_rules::{Cell, Rules};

use super::pattern::{Origin, Pattern, SaidPromotion};
use crate::letters::{self, Kinds};

/// Marks of check and mate.
const CHECK_MARKS: [char; 5] = ['+', '#', '†', '‡', '≠'];
/// Hyphen, dashes and minus sign, which look alike.
const DASHES: [char; 6] = ['-', '‐', '‑', '–', '—', '−'];

/// What the text can say, the most likely reading first.
pub(crate) fn patterns(rules: &Rules, text: &str) -> Vec<Pattern> {
    let text = without_remarks(text);
    if let Some(pattern) = castling(&text) {
        return vec![pattern];
    }
    let mut found = Vec::new();
    for (kinds, rest) in letters::read(rules, &text) {
        found.extend(drop(rules, kinds, rest));
        motions(rules, Some(kinds), rest, &mut found);
    }
    found.extend(drop(rules, letters::pawns(rules), &text));
    motions(rules, None, &text, &mut found);
    found
}

/// The text without blanks, annotation marks and `e.p.`
fn without_remarks(text: &str) -> String {
    let text: String = text.chars().filter(|letter| !letter.is_whitespace()).collect();
    let mut rest = text.trim_end_matches(['!', '?', '‼', '⁇', '⁈', '⁉']);
    for remark in ["e.p.", "(ep)", "(e.p.)", "e.p", "ep"] {
        let marks = rest.len() - rest.trim_end_matches(CHECK_MARKS).len();
        let (body, marks) = rest.split_at(rest.len() - marks);
        if let Some(cut) = body.strip_suffix(remark).filter(|cut| cut.ends_with(|end: char| end.is_ascii_digit())) {
            return format!("{cut}{marks}");
        }
        rest = &rest[..body.len() + marks.len()];
    }
    rest.to_owned()
}

fn castling(text: &str) -> Option<Pattern> {
    let word: String = text.trim_end_matches(CHECK_MARKS).chars().filter(|letter| !DASHES.contains(letter)).collect();
    let towards_last_file = match word.replace(['0', 'o', 'О'], "O").as_str() {
        "OO" => true,
        "OOO" => false,
        _ => return None,
    };
    Some(Pattern::Castling { towards_last_file })
}

/// A drop: `@` or `*` and a cell.
fn drop(rules: &Rules, kinds: Kinds, rest: &str) -> Option<Pattern> {
    let cell = rest.strip_prefix(['@', '*', '\''])?.trim_end_matches(CHECK_MARKS);
    Some(Pattern::Drop { kinds, to: rules.parse_cell(cell)? })
}

/// Adds every reading of a motion: an origin as far as it is written, a separator, one or two cells, and a suffix.
fn motions(rules: &Rules, letters: Option<Kinds>, text: &str, found: &mut Vec<Pattern>) {
    let board = &rules.definition().board;
    for (from, rest) in origins(rules, text) {
        for (capture, rest) in separators(rest) {
            let Some((first, rest)) = board.read_cell(rest) else { continue };
            let (first, kinds) = (rules.cell(first.into()), letters.unwrap_or_else(|| unnamed(rules, from)));
            let mut add = |via: Option<Cell>, to: Option<Cell>, rest: &str| {
                let Some(to) = to else { return };
                for promotion in suffixes(rules, rest) {
                    found.push(Pattern::Motion { kinds, from, via, to, promotion, capture });
                }
            };
            add(None, first, rest);
            for (_, rest) in separators(rest) {
                if let Some((second, rest)) = board.read_cell(rest) {
                    add(first, rules.cell(second.into()), rest);
                }
            }
        }
    }
}

/// The types of a piece that is not named: any that leaves the named cell, otherwise a pawn.
fn unnamed(rules: &Rules, from: Origin) -> Kinds {
    if from.is_whole() { Kinds::of(rules, |_| true) } else { letters::pawns(rules) }
}

/// The ways to read an origin at the front of the text: none, a cell, a file, a rank.
fn origins<'t>(rules: &Rules, text: &'t str) -> Vec<(Origin, &'t str)> {
    let board = &rules.definition().board;
    let mut found = vec![(Origin::default(), text)];
    if let Some((cell, rest)) = board.read_cell(text) {
        found.push((Origin::cell(board.coordinates(cell)), rest));
    }
    let width = if board.is_3d() { 2 } else { 1 };
    if text.len() > width && text.is_char_boundary(width) {
        let (file, rest) = text.split_at(width);
        let mut letters = file.chars();
        let level = |letter: char| board.levels.iter().position(|&level| level == letter);
        let level = if board.is_3d() { letters.next().and_then(level) } else { Some(0) };
        let level = level.and_then(|level| u8::try_from(level).ok());
        let file = letters.next().and_then(|letter| board.file_of(letter));
        if let Some(place) = level.zip(file) {
            found.push((Origin { file: Some(place), rank: None }, rest));
        }
    }
    let digits = text.bytes().take_while(u8::is_ascii_digit).count().min(2);
    for end in (1..=digits).rev() {
        if let Some(rank) = text[..end].parse::<u8>().ok().filter(|rank| (1..=board.ranks).contains(rank)) {
            found.push((Origin { file: None, rank: Some(rank - 1) }, &text[end..]));
        }
    }
    found
}

/// The text as it stands, and behind a separator, with whether that marks a capture.
fn separators(text: &str) -> impl Iterator<Item = (bool, &str)> {
    let first = text.chars().next();
    let separator = first.filter(|letter| ['x', 'X', ':', '×'].contains(letter) || DASHES.contains(letter));
    let behind = separator.map(|letter| (!DASHES.contains(&letter), &text[letter.len_utf8()..]));
    [(false, text)].into_iter().chain(behind)
}

/// What a suffix can say about promotion, the most likely meaning first; nothing if it is no suffix.
fn suffixes(rules: &Rules, text: &str) -> Vec<SaidPromotion> {
    let bare = text.trim_end_matches(CHECK_MARKS);
    let marked_plus = text[bare.len()..].starts_with('+');
    match bare {
        "" if marked_plus => vec![SaidPromotion::Promotes, SaidPromotion::Nothing],
        "" => vec![SaidPromotion::Nothing],
        "=" if marked_plus => vec![SaidPromotion::Declined, SaidPromotion::Promotes],
        "=" => vec![SaidPromotion::Declined],
        _ => {
            let name = bare.strip_prefix(['=', '/']).unwrap_or(bare);
            let name = name.strip_prefix('(').map_or(Some(name), |inside| inside.strip_suffix(')'));
            let name = name.map(|name| name.trim_start_matches('=').replace(['{', '}'], ""));
            let Some(name) = name else { return Vec::new() };
            let is_name = name.trim_start_matches('+').chars().all(char::is_alphabetic) && !name.is_empty();
            let kinds = letters::named_in_any_case(rules, &name);
            let written = bare.starts_with(['=', '/', '(']);
            if is_name && (written || !kinds.is_empty()) { vec![SaidPromotion::Into(kinds)] } else { Vec::new() }
        }
    }
}
