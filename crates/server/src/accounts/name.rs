//! Account names: which are allowed, and when two are the same.

use variorum_storage::NewName;

use crate::error::{ApiError, NameLetters};

/// The allowed lengths of names, in characters.
pub(crate) const LENGTHS: std::ops::RangeInclusive<usize> = 3..=20;
/// Names that would be mistaken for something else.
const RESERVED: [&str; 14] = [
    "anonymous",
    "computer",
    "deleted",
    "engine",
    "everybody",
    "guest",
    "host",
    "nobody",
    "null",
    "root",
    "system",
    "undefined",
    "visitor",
    "webmaster",
];
/// Names that suggest the operators of the site: no part of a name between `-` and `_` may be one, with or without digits after it.
const OFFICIAL: [&str; 12] = [
    "admin",
    "administrator",
    "mod",
    "moderator",
    "official",
    "operator",
    "owner",
    "security",
    "staff",
    "support",
    "team",
    "variorum",
];

/// A valid account name: ASCII letters, digits, `-` and `_`, so that no two names look the same because of letters of different alphabets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Name(String);

impl Name {
    /// Validates the name of a new account.
    pub fn new(text: &str) -> Result<Self, ApiError> {
        let letters = text.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'));
        if !letters {
            return Err(NameLetters::Other.into());
        }
        if !LENGTHS.contains(&text.len()) {
            let (least, most) = (LENGTHS.start(), LENGTHS.end());
            return Err(ApiError::NameLength { least: *least, most: *most });
        }
        if !text.starts_with(|first: char| first.is_ascii_alphanumeric()) {
            return Err(NameLetters::First.into());
        }
        let name = Self(text.to_owned());
        if is_reserved(&name.0) {
            return Err(ApiError::NameReserved);
        }
        Ok(name)
    }

    /// The name as its owner spells it.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The name in the form that storage expects.
    pub fn kept(&self) -> NewName {
        NewName { name: self.0.clone(), folded: self.folded(), skeleton: self.skeleton() }
    }

    /// The same for all spellings of one name.
    pub fn folded(&self) -> String {
        folded(&self.0)
    }

    /// The same for all names that look alike.
    pub fn skeleton(&self) -> String {
        skeleton(&self.0)
    }
}

/// The folded form of any text: the same for all spellings of one name.
pub(crate) fn folded(text: &str) -> String {
    text.to_ascii_lowercase()
}

/// A requested name, folded; `None` if it is too long to be anybody's. Checked before anything is looked up or counted.
pub(crate) fn asked(text: &str) -> Option<String> {
    (text.len() <= *LENGTHS.end()).then(|| folded(text))
}

/// The same for all names that look alike. The Unicode Standard (UTS #39) lists confusable characters; of those allowed in names they are `I`, `l`
/// and `1`; `O` and `0`; `m` and `rn`. Case is ignored anyway, and so is the difference between `-` and `_` here.
///
/// The migrations of the database contain these rules as well, for the accounts that existed before.
fn skeleton(text: &str) -> String {
    let mut skeleton = String::with_capacity(2 * text.len());
    for char in text.chars() {
        match char.to_ascii_lowercase() {
            'i' | '1' => skeleton.push('l'),
            '0' => skeleton.push('o'),
            'm' => skeleton.push_str("rn"),
            '_' => skeleton.push('-'),
            other => skeleton.push(other),
        }
    }
    skeleton
}

fn is_reserved(name: &str) -> bool {
    let like = |list: &[&str], text: &str| list.iter().any(|word| skeleton(word) == skeleton(text));
    let parts = name.split(['-', '_']);
    like(&RESERVED, name)
        || parts
            .flat_map(|part| [part, part.trim_end_matches(|last: char| last.is_ascii_digit())])
            .any(|part| like(&OFFICIAL, part))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The site states the limits in every language before a name is sent.
    #[test]
    fn the_sites_texts_state_the_actual_limits() {
        for language in variorum_messages::Language::all() {
            let folder = format!("{}/../../locales/{}", env!("CARGO_MANIFEST_DIR"), language.tag());
            let text = std::fs::read_to_string(format!("{folder}/site/account.ftl")).unwrap();
            let hint = text.lines().find(|line| line.starts_with("account-name-hint = ")).unwrap();
            for limit in [LENGTHS.start(), LENGTHS.end()] {
                assert!(hint.contains(&format!(" {limit} ")) || hint.contains(&format!("= {limit} ")), "{hint}");
            }
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

    #[test]
    fn lookalike_names_share_a_skeleton() {
        let skeleton = |text: &str| Name::new(text).unwrap().skeleton();
        for (one, other) in
            [("Paul", "PauI"), ("Paul", "pau1"), ("Otto", "0tt0"), ("Emma", "Ernrna"), ("a-b-c", "A_b_C")]
        {
            assert_eq!(skeleton(one), skeleton(other));
            assert_ne!(
                Name::new(one).unwrap().folded(),
                Name::new(other).unwrap().folded(),
                "they log in by their own names"
            );
        }
        assert_ne!(skeleton("Paul"), skeleton("Paula"));
    }

    #[test]
    fn nobody_can_impersonate_the_operators() {
        for bad in
            ["adm1n", "Admin2", "Variorum-Admin", "the_M0DERATOR", "vari0rurn", "Support_Team", "gu3st", "EngIne"]
        {
            let refused = Name::new(bad).is_err();
            assert_eq!(refused, bad != "gu3st", "{bad}");
        }
        for good in ["badminton", "Modern", "teammate", "Rooter", "hostess"] {
            assert!(Name::new(good).is_ok(), "{good}");
        }
    }

    #[test]
    fn a_text_longer_than_a_name_belongs_to_nobody() {
        assert_eq!(asked("ANN").as_deref(), Some("ann"));
        assert_eq!(asked(&"x".repeat(21)), None);
    }
}
