//! The options that have no words in the language, and those that do not change the rules.

use std::collections::BTreeMap;

/// Options about how other programs show or evaluate a game.
pub(crate) const OUTSIDE_THE_RULES: [&str; 5] =
    ["variantTemplate", "pieceToCharTable", "pocketSize", "pieceValueMg", "pieceValueEg"];

/// Options without words, each with the values that change nothing.
const WITHOUT_WORDS: [(&str, &[&str]); 13] = [
    ("twoBoards", &["false"]),
    ("sittuyinPromotion", &["false"]),
    ("petrifyBlastPieces", &["false"]),
    ("castlingDroppedPiece", &["false"]),
    ("oppositeCastling", &["false"]),
    ("castlingWins", &["-", ""]),
    ("dropOnTop", &["false"]),
    ("sittuyinRookDrop", &["false"]),
    ("dropOppositeColoredBishop", &["false"]),
    ("cambodianMoves", &["false"]),
    ("wallOrMove", &["false"]),
    ("makpongRule", &["false"]),
    ("shatarMateRule", &["false"]),
];

/// The options without words.
pub(crate) fn all_without_words() -> impl Iterator<Item = &'static str> {
    WITHOUT_WORDS.iter().map(|(option, _)| *option)
}

/// Those of the values that change a rule for which there are no words.
pub(crate) fn without_words(values: &BTreeMap<String, String>) -> Vec<&'static str> {
    let changes =
        |(option, idle): &&(&str, &[&str])| values.get(*option).is_some_and(|value| !idle.contains(&value.as_str()));
    WITHOUT_WORDS.iter().filter(changes).map(|(option, _)| *option).collect()
}
