//! One number for the rules of a game, by which what was computed from them says which rules those were.
//!
//! The number is the SHA-256 of a canonical text: the fields of the [`Definition`] as JSON without spaces, the keys in ascending order. A field at its default
//! is left out ([`unset`]), so a field that the language gains leaves the numbers of all games as they were whose files do not use it. What players only read
//! or see is left out too: names, ids, texts, drawings, examples, the phrases as written, and how other programs write things.

use std::fmt;

use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::definition::Definition;

/// A number for the rules of a game: equal for equal rules, and different for others, as far as SHA-256 goes.
///
/// It does not see that different words come to the same: the order of piece types, zones and start positions counts, and so does a zone that no rule uses.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct RulesDigest([u8; 32]);

impl RulesDigest {
    /// The number as it is in a file.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Its bytes.
    #[must_use]
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Display for RulesDigest {
    /// As 64 hexadecimal digits.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for RulesDigest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Definition {
    /// The number of the rules.
    ///
    /// ```
    /// let game = |about: &str, to: &str| {
    ///     let text = format!(
    ///         "language = 1\nid = 'game'\n[about]\nname = '{about}'\nsummary = 'One king each.'\n[board]\nfiles = 3\nranks = 3\n\
    ///          [[piece]]\nid = 'king'\nname = 'King'\ntoken = 'K'\nroyal = true\nmoves = ['{to}']\n\
    ///          [[start]]\nname = 'Usual'\nposition = '2k/3/K2 w 0 1'\n[endings]\nstalemate = 'draw'\nrepetition = 3\nperpetual-check = 'draw'\n"
    ///     );
    ///     variorum_gamedef::load(&text, "game").definition.unwrap().rules_digest()
    /// };
    /// assert_eq!(game("One name", "step orthogonal"), game("Another", "step orthogonal"));
    /// assert_ne!(game("One name", "step orthogonal"), game("One name", "step diagonal"));
    /// ```
    #[must_use]
    pub fn rules_digest(&self) -> RulesDigest {
        RulesDigest(Sha256::digest(self.canonical_rules()).into())
    }

    /// The canonical text of the rules, of which [`rules_digest`](Self::rules_digest) is the number.
    #[must_use]
    pub fn canonical_rules(&self) -> String {
        canonical(self)
    }
}

/// JSON without spaces, the keys in ascending order, whatever their order in the source.
fn canonical(rules: &impl Serialize) -> String {
    // There are no maps in a definition, and nothing else that JSON could not say.
    let mut value = serde_json::to_value(rules).unwrap_or_default();
    value.sort_all_objects();
    value.to_string()
}

/// Whether a field is at its default, which the canonical text leaves out. Each field that a file may leave out is marked with it.
pub(crate) fn unset<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Whether a flag is set, which the canonical text leaves out where that was the only meaning before the language had the flag.
pub(crate) fn set(flag: &bool) -> bool {
    *flag
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Serialize)]
    struct Today {
        size: u8,
        #[serde(skip_serializing_if = "unset")]
        also: Option<u8>,
    }

    /// The same structure when it has learnt more.
    #[derive(Default, Serialize)]
    struct Tomorrow {
        #[serde(skip_serializing_if = "unset")]
        new: bool,
        #[serde(skip_serializing_if = "unset")]
        also: Option<u8>,
        size: u8,
        #[serde(skip_serializing_if = "unset")]
        newer: Vec<u8>,
        #[serde(skip_serializing_if = "unset")]
        newest: Option<u8>,
    }

    #[test]
    fn a_new_field_counts_only_where_it_is_used() {
        for also in [None, Some(0), Some(1)] {
            let today = canonical(&Today { size: 7, also });
            let tomorrow = || Tomorrow { size: 7, also, ..Tomorrow::default() };
            assert_eq!(canonical(&tomorrow()), today);
            assert_ne!(canonical(&Tomorrow { new: true, ..tomorrow() }), today);
            assert_ne!(canonical(&Tomorrow { newer: vec![0], ..tomorrow() }), today);
            assert_ne!(canonical(&Tomorrow { newest: Some(0), ..tomorrow() }), today);
            assert_ne!(canonical(&Tomorrow { size: 8, ..tomorrow() }), today);
        }
    }
}
