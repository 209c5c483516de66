//! Words by which inventors look for rules that the language says in other words or cannot say yet, so that they are told what comes nearest instead of
//! being shown lists of other words. A word leaves this list when it comes into the language.

use crate::Advice;

/// Words of phrases, tests and keys, and what is said of them.
const UNSAYABLE: &[(&[&str], Advice)] = &[
    (&["hidden", "fog", "invisible", "secret"], Advice::NothingHidden),
    (&["player", "players", "team", "teams"], Advice::TwoSides),
    (&["card", "cards", "deck"], Advice::NoCards),
    (&["progressive"], Advice::GrowingRows),
    (&["circular"], Advice::RoundBoard),
    (&["boards", "bughouse"], Advice::TwoBoards),
    (&["dice", "die", "chance", "random"], Advice::NoDice),
    (&["swap", "swaps", "exchange", "exchanges", "exchanging"], Advice::Swaps),
    (&["push", "pushes", "pushing", "pull", "pulls", "pulling"], Advice::Pushes),
    (&["convert", "converts", "converting", "conversion"], Advice::Converts),
    (&["jump", "jumps", "jumping"], Advice::LeapOrHop),
    (&["afar", "rifle", "shoots", "shooting"], Advice::Staying),
    (&["igui", "lion"], Advice::GoesOn),
    (
        &["withdrawal", "withdrawing", "approach", "custodian", "custodial", "coordinator", "locust"],
        Advice::TakesBesides,
    ),
    (&["explode", "explodes", "exploding", "burn", "burns", "burning", "petrify", "petrifies"], Advice::CaptureEffects),
    (&["left", "right"], Advice::LeftOrRight),
    (&["walks", "walking", "area"], Advice::Walks),
    (&["planes", "planar"], Advice::Planes),
    (&["series", "multi-capture", "multi-captures"], Advice::CaptureSeries),
    (&["surround", "surrounds", "surrounded", "surrounding", "liberty", "liberties"], Advice::Surrounded),
];

/// The keys of sections whose values are looked for too, by any name, and what is said of the names that there are not.
const UNSAYABLE_VALUES: &[(&str, &str, Advice)] = &[("piece", "side", Advice::TwoSides)];

/// What is said of a value that is looked for, but not among those of its key.
pub(crate) fn unsayable_value(section: &str, key: &str) -> Option<Advice> {
    let known = UNSAYABLE_VALUES.iter().find(|known| (known.0, known.1) == (section, key));
    known.map(|(_, _, advice)| advice.clone())
}

/// What is said of a key that is looked for, but not in the language.
pub(crate) fn unsayable_key(key: &str) -> Option<Advice> {
    match key {
        // In phrases the word is a slip for `sideways`.
        "side" | "sides" => Some(Advice::TwoSides),
        _ => unsayable(key),
    }
}

/// What is said of a word that is looked for, but not in the language.
pub(crate) fn unsayable(word: &str) -> Option<Advice> {
    let known = UNSAYABLE.iter().find(|(words, _)| words.contains(&word));
    known.map(|(_, advice)| advice.clone())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vocabulary::{WORDS, WordKind};

    #[test]
    fn what_can_be_said_is_not_among_them() {
        // Keys are looked up first, so a key may have such a name; goals and shuffles have no such advice.
        let known = WORDS.iter().filter(|word| !matches!(word.kind, WordKind::Goal | WordKind::Shuffle));
        let known = known.flat_map(|word| word.word.split(' '));
        assert_eq!(known.filter(|word| unsayable(word).is_some()).collect::<Vec<_>>(), Vec::<&str>::new());
    }
}
