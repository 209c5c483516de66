//! What authors write who do not know a word of the language, and what the language writes instead. What it cannot say is in
//! [`unsayable`](super::unsayable()).

use crate::Advice;
use crate::problem::Quote;
use crate::text::Word;

/// What is written instead.
#[derive(Clone, Debug)]
enum Meant {
    /// These words; `#` is the number.
    Words(&'static str),
    /// Words such as these.
    Example(&'static str),
    /// What else is said of it.
    Told(Advice),
}

use Meant::{Example, Told, Words};

/// Words, of which `#` is a number, and what they mean.
type Table = [(&'static [&'static str], Meant)];

/// Where a phrase begins.
const MOTIONS: &Table = &[
    (&["ride", "rides", "glide", "glides"], Words("slide")),
    (&["teleport", "teleports"], Words("leap anywhere")),
    (&["castle", "castles", "castling"], Words("[[castling]]")),
];

/// Verbs with which a phrase begins that only moves or only captures, and the condition that says so.
const VERBS: &[(&[&str], &str)] = &[
    (&["move", "moves", "go", "goes"], "moving"),
    (&["capture", "captures", "attack", "attacks", "take", "takes"], "capturing"),
];

/// In a path.
const PATHS: &Table = &[
    (&["straight"], Words("orthogonal")),
    (&["or"], Words("and")),
    (&["at most #", "max #", "maximum #", "up #"], Words("up to #")),
    (&["at least #", "from #"], Told(Advice::NotYet)),
];

/// After a comma, where they are the whole condition.
const CONDITIONS: &Table = &[
    (
        &[
            "not capturing",
            "noncapturing",
            "non-capturing",
            "without capturing",
            "without capture",
            "no capture",
            "no captures",
            "to empty",
            "moves only",
            "move only",
            "only moving",
            "only moves",
            "moving only",
        ],
        Words("moving"),
    ),
    (
        &[
            "not moving",
            "captures only",
            "capture only",
            "capturing only",
            "only capturing",
            "only captures",
            "attack",
            "attacks",
            "attacking",
        ],
        Words("capturing"),
    ),
    (
        &["first move", "first", "initial", "initially", "once", "if unmoved", "not moved", "if not moved"],
        Words("moving, unmoved"),
    ),
    (&["not royal", "not king"], Example("capturing enemy piece but king")),
    (&["not in check"], Told(Advice::NoCheckCondition)),
    (&["at most #", "up to #", "max #"], Told(Advice::NumberBehindMotion)),
];

/// Where a test begins.
const TESTS: &Table = &[
    (&["turns", "moves", "fifty-moves", "quiet-turns"], Told(Advice::TurnsInEndings)),
    (&["threefold", "repetition", "repetitions"], Told(Advice::RepetitionInEndings)),
];

/// Keys.
const KEYS: &Table = &[
    (&["threefold", "threefold-repetition"], Told(Advice::RepetitionInEndings)),
    (&["fifty-moves", "fifty-move-rule", "move-limit"], Told(Advice::TurnsInEndings)),
    (&["absorbs", "absorb", "absorption"], Told(Advice::Absorbs)),
    (&["changes-side", "change-side"], Told(Advice::Converts)),
    (&["reborn", "rebirth", "refusal", "refuses"], Told(Advice::CannotSay)),
];

/// A number of steps, in digits or as a word; of a range such as `1-3` the last one, as all ranges begin with 1.
fn number(word: &str) -> Option<String> {
    const SPELT: [&str; 9] = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
    let is_number = |text: &str| !text.is_empty() && text.len() < 3 && text.bytes().all(|byte| byte.is_ascii_digit());
    if is_number(word) {
        return Some(word.to_owned());
    }
    SPELT.iter().zip(1..).find(|(spelt, _)| **spelt == word).map(|(_, number): (_, usize)| number.to_string())
}

/// What the words at the front of `words` mean, and how many they are.
fn found(table: &Table, words: &[Word<'_>]) -> Option<(Advice, usize)> {
    let fits = |form: &str| -> Option<(Option<String>, usize)> {
        let mut given = None;
        let mut count = 0;
        for part in form.split(' ') {
            let word = words.get(count)?.text;
            if part == "#" {
                given = Some(number(word)?);
            } else if part != word {
                return None;
            }
            count += 1;
        }
        Some((given, count))
    };
    table.iter().find_map(|(forms, meant)| {
        let (given, count) = forms.iter().find_map(|form| fits(form))?;
        let advice = match meant {
            Words(text) => Advice::WriteInstead { text: text.replace('#', &given.unwrap_or_default()).into() },
            Example(example) => Advice::ForExample { example: (*example).into() },
            Told(advice) => advice.clone(),
        };
        Some((advice, count))
    })
}

/// What is meant by a phrase that begins so.
pub(crate) fn motion_otherwise(head: &[Word<'_>]) -> Option<Advice> {
    if let Some((advice, _)) = found(MOTIONS, head) {
        return Some(advice);
    }
    let (first, rest) = head.split_first()?;
    let (_, condition) = VERBS.iter().find(|(verbs, _)| verbs.contains(&first.text))?;
    let rest: Vec<&str> = rest.iter().map(|word| word.text).collect();
    let moves = rest.first().is_some_and(|word| super::kind_of(word) == Some(super::WordKind::Motion));
    let motion = if moves { "" } else { "step " };
    let text = if rest.is_empty() {
        format!("step …, {condition}")
    } else {
        format!("{motion}{}, {condition}", rest.join(" "))
    };
    Some(Advice::WriteInstead { text: text.into() })
}

/// What is meant in a path by the words at the front, and how many they are.
pub(crate) fn path_otherwise(words: &[Word<'_>]) -> Option<(Advice, usize)> {
    let first = words.first()?.text;
    let write = |text: String| Some((Advice::WriteInstead { text: text.into() }, 1));
    // Distances as in `(2,1)`, which are told before words are split at commas, and as in `2/1`.
    if let Some(most) = first.strip_prefix("1-").and_then(number) {
        return write(format!("up to {most}"));
    }
    if let Some((one, other)) = first.split_once('/')
        && let (Some(one), Some(other)) = (number(one), number(other))
    {
        return write(format!("{one}:{other}"));
    }
    if let Some(most) = number(first) {
        let [one, other] = [format!("up to {most}"), format!("exactly {most}")].map(Quote::from);
        return Some((Advice::WriteEither { one, other }, 1));
    }
    found(PATHS, words)
}

/// What is meant by a condition.
pub(crate) fn condition_otherwise(part: &[Word<'_>]) -> Option<Advice> {
    found(CONDITIONS, part).filter(|&(_, count)| count == part.len()).map(|(advice, _)| advice)
}

/// What is meant by a test that begins so.
pub(crate) fn test_otherwise(word: &Word<'_>) -> Option<Advice> {
    found(TESTS, std::slice::from_ref(word)).map(|(advice, _)| advice)
}

/// What is meant by a key.
pub(crate) fn key_otherwise(key: &str) -> Option<Advice> {
    found(KEYS, &[Word { text: key, span: 0..key.len() }]).map(|(advice, _)| advice)
}

/// How many steps are meant by a number in words.
pub(crate) fn spelt_number(word: &str) -> Option<String> {
    number(word).filter(|number| number != word)
}

/// The distances in a text such as `leap (2,1)`, as they are written here, with the place of the brackets.
pub(crate) fn distances_otherwise(text: &str) -> Option<(std::ops::Range<usize>, String)> {
    let start = text.find('(')?;
    let end = start + text.get(start..)?.find(')')?;
    let numbers: Option<Vec<String>> =
        text.get(start + 1..end)?.split([',', '/', ':']).map(|part| number(part.trim())).collect();
    let numbers = numbers.filter(|numbers| numbers.len() > 1)?;
    Some((start..end + 1, numbers.join(":")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::words;
    use crate::vocabulary::kind_of;

    #[test]
    fn words_of_the_language_need_no_others() {
        for (forms, _) in MOTIONS.iter().chain(PATHS).chain(CONDITIONS) {
            for form in forms.iter().filter(|form| !form.contains('#')) {
                let elsewhere = ["or", "castle"];
                assert!(kind_of(form).is_none() || elsewhere.contains(form), "{form}");
            }
        }
    }

    #[test]
    fn numbers_are_taken_over() {
        let advice = |text: &str| path_otherwise(&words(text, &[])).map(|(advice, count)| (advice.to_string(), count));
        assert_eq!(advice("at most three diagonal"), Some(("write `up to 3`".to_owned(), 3)));
        assert_eq!(advice("1-3 diagonal"), Some(("write `up to 3`".to_owned(), 1)));
        assert_eq!(advice("2/1"), Some(("write `2:1`".to_owned(), 1)));
        assert_eq!(advice("diagonal"), None);
        assert_eq!(distances_otherwise("leap (2, 1), moving"), Some((5..11, "2:1".to_owned())));
    }
}
