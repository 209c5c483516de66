//! The endings of games as sentences.

use variorum_messages::{Catalogue, Language, Message};
use variorum_rules::Side;

/// How a game ended, as a sentence in this language. `word` is the word of the ending, as records and the interface have it.
///
/// ```
/// use variorum_library::{Language, ending_text};
/// use variorum_rules::Side;
///
/// assert_eq!(ending_text(Language::ENGLISH, "checkmate", Some(Side::White)), "White wins by checkmate.");
/// assert_eq!(ending_text(Language::ENGLISH, "agreement", None), "Draw by agreement.");
/// ```
#[must_use]
pub fn ending_text(language: Language, word: &str, winner: Option<Side>) -> String {
    let winner = winner.map_or("none".to_owned(), |side| side.letter().to_string());
    let message = Message::new(format!("ending-{word}")).with("winner", winner);
    Catalogue::of(language).text(&message, &())
}
