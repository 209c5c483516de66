//! “Did you mean …?”: finds the known word with the most similar spelling, and lists words.

use strsim::osa_distance;

/// The greatest length of words that are compared, in characters. Longer texts are not misspelt words.
const LONGEST: usize = 40;

/// The known word most similar to `word`, if it is similar enough.
pub(crate) fn nearest<'k>(word: &str, known: impl IntoIterator<Item = &'k str>) -> Option<&'k str> {
    if word.chars().count() > LONGEST {
        return None;
    }
    let lower = word.to_lowercase();
    let mut best: Option<(usize, &str)> = None;
    for candidate in known {
        // The length in bytes costs nothing; a character has at most four.
        if candidate == word || candidate.len() > 4 * LONGEST {
            continue;
        }
        let distance = osa_distance(&lower, &candidate.to_lowercase());
        let shorter = lower.chars().count().min(candidate.chars().count());
        // Words of up to two letters may differ in case only.
        let allowed = match shorter {
            0..=2 => 0,
            3..=4 => 1,
            5..=8 => 2,
            _ => 3,
        };
        let start = shorter >= 3 && (lower.starts_with(candidate) || candidate.starts_with(&lower));
        if (distance <= allowed || start) && best.is_none_or(|(least, _)| distance < least) {
            best = Some((distance, candidate));
        }
    }
    best.map(|(_, candidate)| candidate)
}

/// `a`, `b` and `c`, each in backquotes.
pub(crate) fn listed<'k>(words: impl IntoIterator<Item = &'k str>, joiner: &str) -> String {
    let shown: Vec<String> = words.into_iter().map(|word| format!("`{word}`")).collect();
    match shown.split_last() {
        None => String::new(),
        Some((last, [])) => last.clone(),
        Some((last, rest)) => format!("{} {joiner} {last}", rest.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_of_the_finger_is_understood() {
        let known = ["moves", "token", "royal", "returns"];
        assert_eq!(nearest("move", known), Some("moves"));
        assert_eq!(nearest("tokne", known), Some("token"));
        assert_eq!(nearest("Royal", known), Some("royal"));
        assert_eq!(nearest("xyz", known), None);
    }

    #[test]
    fn lists_read_as_english() {
        assert_eq!(listed(["a"], "or"), "`a`");
        assert_eq!(listed(["a", "b", "c"], "or"), "`a`, `b` or `c`");
    }
}
