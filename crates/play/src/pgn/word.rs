//! Words of the moves: what a word means is decided here alone, for reading and for writing.

/// What a word means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word<'t> {
    /// It ends the game or repeats its result.
    Result,
    /// A glyph, if the number is one.
    Glyph(Option<u8>),
    /// A move number, or dots: it means nothing.
    Number,
    /// A turn, perhaps with `!` or `?` behind it.
    Turn { turn: &'t str, marks: &'t str },
    /// Something else; the part that should have been a turn.
    Other { text: &'t str, marks: &'t str },
}

impl<'t> Word<'t> {
    /// The meaning of a word as [`length`] cuts it off.
    pub fn of(word: &'t str) -> Self {
        if is_result(word) {
            return Self::Result;
        }
        if let Some(number) = word.strip_prefix('$') {
            return Self::Glyph(number.parse().ok());
        }
        let rest = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
        let turn = rest.trim_start_matches(['.', '…']);
        // A number may touch its turn: 1.e2e4. Without dots, the digits belong to the turn.
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

/// Is this the word that ends a game?
pub(super) fn is_result(word: &str) -> bool {
    ["1-0", "0-1", "1/2-1/2", "*"].contains(&word)
}

/// Can a tag have this name?
pub(super) fn is_tag_name(name: &str) -> bool {
    !name.is_empty() && name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_')
}

/// Can this text stand in a file of games as a turn, and be read as just that? Numbers, results, glyphs and remarks cannot.
///
/// The answer comes from the reader itself: whatever it would cut in two or take for something else is no turn.
#[must_use]
pub fn is_turn(text: &str) -> bool {
    let begins_as_word = match text.chars().next() {
        Some('{') => names_a_piece(text),
        Some('[' | '(' | ')' | '}' | ';') | None => false,
        Some(_) => true,
    };
    begins_as_word && length(text) == text.len() && Word::of(text) == Word::Turn { turn: text, marks: "" }
}

/// The bytes of the word that a text begins with: up to a blank or a sign that ends it. Braces inside belong to it: they hold the names of
/// pieces.
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
    // Whatever it is, the reader must go on.
    end.max(text.chars().next().map_or(0, char::len_utf8))
}

/// `{Di}@e5`: a piece of several letters that is put on the board.
pub(super) fn names_a_piece(text: &str) -> bool {
    text[1..].split_once('}').is_some_and(|(letters, rest)| {
        !letters.is_empty() && letters.chars().all(char::is_alphabetic) && rest.starts_with('@')
    })
}
