//! The words of a game's text. Both the parser and the printer rely on these definitions.

use super::glyph;

/// The meaning of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word<'t> {
    /// The result in the standard's spelling, which ends the game.
    Result(&'static str),
    /// A glyph.
    Glyph(Glyph),
    /// A move number or dots.
    Number(Number),
    /// A turn, with its number and any annotation marks after it.
    Turn { number: Option<Number>, turn: &'t str, marks: &'t str },
    /// A word such as `ch` or `e.p.` that only describes the turn before it.
    Description,
    /// Anything else; `text` is where a turn was expected.
    Other { text: &'t str },
}

/// A glyph as a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Glyph {
    /// Its number.
    Known(u8),
    /// A number beyond the standard's range.
    Beyond,
    /// `$` without a number.
    Malformed,
}

/// A move number. It has no meaning except where it begins again at 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Number {
    /// The number; `None` if there are only dots.
    pub value: Option<u32>,
    /// Whether the dots say that the second player is to move.
    pub second: bool,
}

/// Other forms of the null move, which all programs know as `--`. It is the only turn with `<` or `>`.
const PASS_IN_BRACKETS: &str = "<>";

/// Words behind a turn that repeat what the position shows: check, mate, capture en passant, and the offer of a draw in FIDE's notation.
const DESCRIPTIONS: [&str; 11] = ["ch", "ch.", "dbl", "dblch", "dis", "mate", "ep", "e.p", "e.p.", "(=)", "(ep)"];

/// Whether a word only repeats what the position shows: one of these, the signs of check and mate, or both, as in `ep+`.
fn describes(word: &str) -> bool {
    let words = word.trim_end_matches(['+', '#']);
    !word.is_empty() && (words.is_empty() || DESCRIPTIONS.contains(&words))
}

impl<'t> Word<'t> {
    /// The meaning of a word, which [`length`] has delimited.
    pub fn of(word: &'t str) -> Self {
        if let Some(result) = result(word) {
            return Self::Result(result);
        }
        if let Some(number) = word.strip_prefix('$') {
            return Self::Glyph(numbered_glyph(number));
        }
        if let Some(glyph) = glyph::of_word(word) {
            return Self::Glyph(Glyph::Known(glyph));
        }
        if describes(word) {
            return Self::Description;
        }
        let (number, rest) = split_number(word);
        if rest.is_empty() {
            return number.map_or(Self::Other { text: word }, Self::Number);
        }
        let (turn, marks) = glyph::split_marks(rest);
        if describes(turn) {
            return Self::Turn { number: None, turn: "", marks };
        }
        let turn = without_en_passant(turn);
        let is_number = turn.chars().all(|letter| letter.is_ascii_digit());
        let fits = turn == PASS_IN_BRACKETS || without_points(turn).chars().all(fits);
        if turn.is_empty() || (fits && !is_number && result(turn).is_none()) {
            Self::Turn { number, turn, marks }
        } else {
            Self::Other { text: turn }
        }
    }
}

fn numbered_glyph(digits: &str) -> Glyph {
    match digits.parse::<u8>() {
        Ok(glyph) => Glyph::Known(glyph),
        Err(_) if !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit()) => Glyph::Beyond,
        Err(_) => Glyph::Malformed,
    }
}

/// Splits the number off a word such as `12...Nf6`. Without dots, digits belong to the turn, as in `7g7f`.
fn split_number(word: &str) -> (Option<Number>, &str) {
    let behind = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let digits = &word[..word.len() - behind.len()];
    let rest = behind.trim_start_matches(['.', '…']);
    let dots = &behind[..behind.len() - rest.len()];
    if dots.is_empty() && (digits.is_empty() || !behind.is_empty()) {
        return (None, word);
    }
    let second = dots.contains('…') || dots.len() > 1 || (digits.is_empty() && !dots.is_empty());
    (Some(Number { value: digits.parse().ok(), second }), rest)
}

/// Removes `e.p.` from `exd6e.p.`: the position shows it.
fn without_en_passant(turn: &str) -> &str {
    ["e.p.", "e.p", "ep"]
        .iter()
        .find_map(|mark| turn.strip_suffix(mark))
        .map(|turn| turn.trim_end_matches('/'))
        .filter(|turn| turn.ends_with(|letter: char| letter.is_ascii_digit()))
        .unwrap_or(turn)
}

/// Whether a turn in some notation can contain this letter.
fn fits(letter: char) -> bool {
    let figurine = ('\u{2654}'..='\u{265f}').contains(&letter);
    letter.is_alphanumeric() || figurine || "{}()=+@,*%#~-–—−‐‑:/×†‡☗☖▲△▽▼'".contains(letter)
}

/// Removes the points between a piece and a number, as in `C2.5`, which some write for `C2=5` in xiangqi.
fn without_points(turn: &str) -> String {
    let behind = |at: usize| turn[at + 1..].starts_with(|letter: char| letter.is_ascii_digit());
    let point = |&(at, letter): &(usize, char)| letter == '.' && at > 1 && behind(at);
    turn.char_indices().filter(|found| !point(found)).map(|(_, letter)| letter).collect()
}

/// The result that a word means, in the standard's spelling. Dashes of any kind, colons and `½` are understood.
pub(super) fn result(word: &str) -> Option<&'static str> {
    // The longest form is `1/2-1/2`; most words are none.
    if word.len() > 9 || !word.starts_with(['0', '1', '½', '*']) {
        return None;
    }
    let plain = word.replace(['–', '—', '−', '‐', '‑', ':'], "-").replace('½', "1/2");
    match plain.as_str() {
        "1-0" => Some("1-0"),
        "0-1" => Some("0-1"),
        "1/2-1/2" | "1/2" => Some("1/2-1/2"),
        "*" => Some("*"),
        _ => None,
    }
}

/// Whether a tag can have this name.
pub(super) fn is_tag_name(name: &str) -> bool {
    !name.is_empty() && name.chars().all(is_tag_letter)
}

/// Whether the name of a tag can contain this letter.
pub(super) fn is_tag_letter(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '_'
}

/// Whether this text is read as a single turn in a file of games. Numbers, results, glyphs and comments are not.
///
/// The parser itself decides: whatever it would split or read as something else is no turn.
#[must_use]
pub fn is_turn(text: &str) -> bool {
    let begins_as_word = match text.chars().next() {
        Some('{') => names_a_piece(text),
        Some('[' | '(' | ')' | '}' | ';') | None => false,
        Some(_) => true,
    };
    begins_as_word && length(text) == text.len() && Word::of(text) == Word::Turn { number: None, turn: text, marks: "" }
}

/// The length in bytes of the word at the front of a text, up to a blank or a delimiter. Braces inside belong to the word, as they enclose tokens of
/// several letters. So do the parentheses of `a8(Q)` and `７六歩(77)`.
pub(super) fn length(text: &str) -> usize {
    if let Some(word) = ["(=)", "(ep)"].into_iter().find(|word| text.starts_with(word)) {
        return word.len();
    }
    let mut end = 0;
    let mut inside = false;
    // The bytes of parentheses that belong to the word.
    let mut glued = 0;
    for (index, letter) in text.char_indices() {
        match letter {
            _ if index < glued => {}
            '{' if index == 0 || text[..index].ends_with(['=', '+', ',']) => inside = true,
            '}' if inside => inside = false,
            '(' if glued_parentheses(text, index) > 0 => glued = index + glued_parentheses(text, index),
            _ if letter.is_whitespace() || ['(', ')', '{', '}', ';', '['].contains(&letter) => break,
            _ => {}
        }
        end = index + letter.len_utf8();
    }
    // The parser must always advance.
    end.max(text.chars().next().map_or(0, char::len_utf8))
}

/// The length of parentheses within a word: the piece of a promotion after a rank, `a8(Q)`, or the cell from which a piece comes in Japanese notation,
/// `７六歩(77)`; 0 for the parenthesis of a variation.
fn glued_parentheses(text: &str, at: usize) -> usize {
    let behind = &text[at + 1..];
    let Some((end, _)) = behind.char_indices().take(4).find(|&(_, letter)| letter == ')') else { return 0 };
    let inside = &behind[..end];
    let mut letters = inside.trim_start_matches('=').chars();
    let belongs = match (text[..at].chars().next_back(), letters.next(), letters.next(), letters.next()) {
        (Some(before), Some(piece), None, _) => before.is_ascii_digit() && piece.is_ascii_alphabetic(),
        (Some(before), Some(file), Some(rank), None) => {
            !before.is_ascii() && before.is_alphabetic() && file.is_ascii_digit() && rank.is_ascii_digit()
        }
        _ => false,
    };
    if belongs { inside.len() + 2 } else { 0 }
}

/// The greatest length of a piece's token in braces, in letters.
const LONGEST_TOKEN: usize = 3;

/// Whether the text begins with a turn of a piece whose token has several letters, such as `{Di}@e5` or `{Ca}tc6`, and not with a comment.
pub(super) fn names_a_piece(text: &str) -> bool {
    text[1..].split_once('}').is_some_and(|(letters, rest)| {
        let begins_turn = |letter: char| letter.is_ascii_alphanumeric() || letter == '@';
        (1..=LONGEST_TOKEN).contains(&letters.len())
            && letters.chars().all(char::is_alphabetic)
            && rest.starts_with(begins_turn)
    })
}
