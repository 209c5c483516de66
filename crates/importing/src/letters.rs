//! The letters of types of piece in the values of options.

use crate::gap::Gap;
use crate::kinds::{Kind, Kinds};
use crate::variant::Variant;

/// What the line of a type says.
pub(crate) enum PieceLine<'l> {
    /// Its letter, and the moves behind a colon.
    Letter(char, Option<&'l str>),
    /// There is no such type.
    Removed,
}

impl<'l> PieceLine<'l> {
    /// # Errors
    /// Why it is no such line.
    pub(crate) fn read(kind: Kind, value: &'l str) -> Result<Self, Gap> {
        let mut letters = value.chars();
        let letter = letters.next().unwrap_or_default();
        let rest = letters.as_str().trim();
        match (letter, rest.strip_prefix(':')) {
            ('-', _) if rest.is_empty() => Ok(Self::Removed),
            ('-' | '\0', _) => Err(Gap::BadValue { value: value.to_owned() }),
            (letter, _) if !letter.is_ascii_alphabetic() => Err(Gap::PieceLetter { value: value.to_owned() }),
            (letter, Some(moves)) => Ok(Self::Letter(letter, Some(moves.trim()))),
            (letter, None) if rest.is_empty() && kind.named().is_some() => Ok(Self::Letter(letter, None)),
            (_, None) => Err(Gap::PieceMoves { value: value.to_owned(), letter, character: 2 }),
        }
    }
}

/// How letters of types are written.
impl Variant {
    /// Several types, or all of them.
    pub(crate) fn read_kinds(&self, text: &str) -> Option<Kinds> {
        let mut kinds = Kinds::default();
        for letter in text.chars().filter(|letter| !letter.is_whitespace()) {
            match letter {
                '-' => break,
                '*' => kinds.every = true,
                _ => {
                    kinds.set.insert(self.kind_of(letter)?);
                }
            }
        }
        Some(kinds)
    }

    /// One type, or none for `-`.
    pub(crate) fn read_kind(&self, text: &str) -> Option<Option<Kind>> {
        let mut letters = text.chars();
        match (letters.next(), letters.next()) {
            (None | Some('-'), None) => Some(None),
            (Some(letter), None) => self.kind_of(letter).map(Some),
            (_, Some(_)) => None,
        }
    }

    /// Pairs such as `p:g`; `-` for none.
    pub(crate) fn read_pairs(&self, text: &str) -> Option<Vec<(Kind, Option<Kind>)>> {
        let pair = |word: &str| {
            let (kind, promoted) = word.split_once(':')?;
            Some((self.read_kind(kind)??, self.read_kind(promoted)?))
        };
        text.split_whitespace().filter(|&word| word != "-").map(pair).collect()
    }

    /// Limits such as `q:1`.
    pub(crate) fn read_limits(&self, text: &str) -> Option<Vec<(Kind, u8)>> {
        let limit = |word: &str| {
            let (kind, most) = word.split_once(':')?;
            Some((self.read_kind(kind)??, most.parse().ok()?))
        };
        text.split_whitespace().map(limit).collect()
    }
}
