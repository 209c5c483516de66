//! The words of a game's text. Both the parser and the printer rely on these definitions.

/// The meaning of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word<'t> {
    /// The result, which ends the game.
    Result,
    /// A glyph; `None` if its number is invalid.
    Glyph(Option<u8>),
    /// A move number or dots, which have no meaning.
    Number,
    /// A turn, with any `!` and `?` after it.
    Turn { turn: &'t str, marks: &'t str },
    /// Anything else; `text` is where a turn was expected.
    Other { text: &'t str, marks: &'t str },
}

impl<'t> Word<'t> {
    /// The meaning of a word, which [`length`] has delimited.
    pub fn of(word: &'t str) -> Self {
        if is_result(word) {
            return Self::Result;
        }
        if let Some(number) = word.strip_prefix('$') {
            return Self::Glyph(number.parse().ok());
        }
        let rest = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
        let turn = rest.trim_start_matches(['.', '…']);
        // A turn may follow its number without a blank: 1.e2e4. Without dots, the digits belong to the turn.
        let turn = if turn.len() < rest.len() || rest.is_empty() { turn } else { word };
        if turn.is_empty() {
            return Self::Number;
        }
        let text = turn.trim_end_matches(['!', '?']);
        let marks = &turn[text.len()..];
        let fits = text.chars().all(|letter| letter.is_alphanumeric() || "{}=+@,*%#~-".contains(letter));
        let is_number = text.chars().all(|letter| letter.is_ascii_digit());
        if text.is_empty() || (fits && !is_number && !is_result(text)) {
            Self::Turn { turn: text, marks }
        } else {
            Self::Other { text, marks }
        }
    }
}

/// Whether the word is a result.
pub(super) fn is_result(word: &str) -> bool {
    ["1-0", "0-1", "1/2-1/2", "*"].contains(&word)
}

/// Whether a tag can have this name.
pub(super) fn is_tag_name(name: &str) -> bool {
    !name.is_empty() && name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_')
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
    begins_as_word && length(text) == text.len() && Word::of(text) == Word::Turn { turn: text, marks: "" }
}

/// The length in bytes of the word at the front of a text, up to a blank or a delimiter. Braces inside belong to the word, as they enclose tokens of
/// several letters.
pub(super) fn length(text: &str) -> usize {
    let mut end = 0;
    let mut inside = false;
    for (index, letter) in text.char_indices() {
        match letter {
            '{' if index == 0 || text[..index].ends_with(['=', '+', ',']) => inside = true,
            '}' if inside => inside = false,
            _ if letter.is_whitespace() || ['(', ')', '{', '}', ';', '['].contains(&letter) => break,
            _ => {}
        }
        end = index + letter.len_utf8();
    }
    // The parser must always advance.
    end.max(text.chars().next().map_or(0, char::len_utf8))
}

/// Whether the text begins with a drop of a piece whose token has several letters, such as `{Di}@e5`.
pub(super) fn names_a_piece(text: &str) -> bool {
    text[1..].split_once('}').is_some_and(|(letters, rest)| {
        !letters.is_empty() && letters.chars().all(char::is_alphabetic) && rest.starts_with('@')
    })
}
