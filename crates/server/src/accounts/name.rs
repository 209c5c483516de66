//! Names of accounts: what they may be, and when two are the same.

use crate::fault::{Code, Fault};

/// Lengths of names, in characters.
const LENGTHS: std::ops::RangeInclusive<usize> = 3..=20;
/// Names that would be taken for something else.
const RESERVED: [&str; 10] = [
    "admin",
    "administrator",
    "anonymous",
    "deleted",
    "engine",
    "moderator",
    "nobody",
    "system",
    "variorum",
    "visitor",
];

/// A name that an account may have: ASCII letters, digits, `-` and `_`, so that no two names look the same by letters of
/// different alphabets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Name(String);

impl Name {
    /// Reads a name for a new account.
    pub fn new(text: &str) -> Result<Self, Fault> {
        let letters = text.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'));
        if !letters {
            return Err(Fault::known(
                Code::NameLetters,
                "A name may have letters from A to Z, digits, “-” and “_”, nothing else.",
            ));
        }
        if !LENGTHS.contains(&text.len()) {
            let (least, most) = (LENGTHS.start(), LENGTHS.end());
            return Err(Fault::known(Code::NameLength, format!("A name has {least} to {most} characters.")));
        }
        if !text.starts_with(|first: char| first.is_ascii_alphanumeric()) {
            return Err(Fault::known(Code::NameLetters, "A name begins with a letter or a digit."));
        }
        let name = Self(text.to_owned());
        if RESERVED.contains(&name.folded().as_str()) {
            return Err(Fault::known(Code::NameReserved, "This name cannot be taken. Please choose another one."));
        }
        Ok(name)
    }

    /// The name as its owner spells it.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What two spellings of one name share.
    pub fn folded(&self) -> String {
        folded(&self.0)
    }
}

/// What two spellings of one name share; of any text.
pub(crate) fn folded(text: &str) -> String {
    text.to_ascii_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_read_of_the_rule_is_the_rule() {
        let (least, most) = (LENGTHS.start(), LENGTHS.end());
        for (text, words) in [
            (include_str!("../../../../web/src/language/en/account.ts"), format!("{least} to {most} characters")),
            (include_str!("../../../../web/src/language/de/account.ts"), format!("{least} bis {most} Zeichen")),
            (
                include_str!("../../../../web/src/language/de/server.ts"),
                format!("Ein Name hat {least} bis {most} Zeichen"),
            ),
        ] {
            assert!(text.contains(&words), "{words}");
        }
    }

    #[test]
    fn names_are_plain() {
        for good in ["Ann", "charles-gilman", "x_9", "0123456789abcdefghij"] {
            assert_eq!(Name::new(good).unwrap().as_str(), good);
        }
        assert_eq!(Name::new("AnnA").unwrap().folded(), "anna");
        for bad in
            ["", "ab", "0123456789abcdefghijk", "a b c", "Αnna", "ann\u{200b}a", "-ann", "_ann", "Admin", "VARIORUM"]
        {
            assert!(Name::new(bad).is_err(), "{bad}");
        }
    }
}
