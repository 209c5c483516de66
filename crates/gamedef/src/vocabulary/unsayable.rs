//! Words by which inventors look for rules that the language cannot say yet, so that they are told so instead of being shown lists of other words. A word
//! leaves this list when the language learns it.

/// Words of phrases and keys.
const UNSAYABLE: &[&str] = &["circular", "hidden", "fog", "player", "players", "team", "teams", "boards"];

/// Whether a word is looked for, but not in the language yet.
pub(crate) fn is_unsayable(word: &str) -> bool {
    UNSAYABLE.contains(&word)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vocabulary::WORDS;

    #[test]
    fn what_can_be_said_is_not_among_them() {
        // Keys are looked up first, so a key may have such a name.
        let known = WORDS.iter().flat_map(|word| word.word.split(' '));
        assert_eq!(known.filter(|word| is_unsayable(word)).collect::<Vec<_>>(), Vec::<&str>::new());
    }
}
