//! The endings of games as sentences.

use variorum_gamedef::definition::SideNames;
use variorum_messages::{Catalogue, Language, Message};
use variorum_rules::Side;

/// The word by which messages choose the name of a side: `white`, `black`, `red`, …
#[must_use]
pub fn side_word(sides: SideNames, side: Side) -> &'static str {
    let [first, second] = sides.words();
    match side {
        Side::White => first,
        Side::Black => second,
    }
}

/// How a game ended, as a sentence in this language. `word` is the word of the ending, as records and the interface have it; `sides` says what the sides
/// of the game are called.
///
/// ```
/// use variorum_gamedef::definition::SideNames;
/// use variorum_library::{Language, ending_text};
/// use variorum_rules::Side;
///
/// let text = |word, winner, sides| ending_text(Language::ENGLISH, word, winner, sides);
/// assert_eq!(text("checkmate", Some(Side::White), SideNames::WhiteBlack), "White wins by checkmate.");
/// assert_eq!(text("resignation", Some(Side::Black), SideNames::RedBlack), "Black wins: Red resigned.");
/// assert_eq!(text("agreement", None, SideNames::WhiteBlack), "Draw by agreement.");
/// ```
#[must_use]
pub fn ending_text(language: Language, word: &str, winner: Option<Side>, sides: SideNames) -> String {
    Catalogue::of(language).text(&ending_message(word, winner, sides), &())
}

/// [`ending_text`] as a message.
#[must_use]
pub fn ending_message(word: &str, winner: Option<Side>, sides: SideNames) -> Message {
    // The usual sides have the letters of positions, which the site's messages use for them too.
    let winner = winner.map_or("none".to_owned(), |side| match sides {
        SideNames::WhiteBlack => side.letter().to_string(),
        SideNames::RedBlack | SideNames::SenteGote => side_word(sides, side).to_owned(),
    });
    Message::new(format!("ending-{word}")).with("winner", winner)
}

/// The name of a side in this language, as a title: `Red`.
#[must_use]
pub fn side_name(language: Language, sides: SideNames, side: Side) -> String {
    Catalogue::of(language).text(&Message::new("side-name").with("side", side_word(sides, side)), &())
}
