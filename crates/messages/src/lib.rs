//! Messages in every language of Variorum.
//!
//! A language is a folder of [Fluent](https://projectfluent.org) files, `locales/<tag>/*.ftl`. Other crates build a [`Message`], an id with
//! arguments that is independent of languages, and a [`Catalogue`] turns it into text.
//!
//! ```
//! use variorum_messages::{Arg, Catalogue, Message};
//!
//! let german = Catalogue::of_files("de", [
//!     ("pieces.ftl", "-king = König\n    .gender = masculine\n    .accusative = König"),
//!     ("words.ftl", "-article-definite = die\n    .masculine = der\n    .masculine-accusative = den"),
//!     ("game.ftl", "captures = { CAPITAL(PIECE($piece, article: \"definite\")) } schlägt { $count ->\n    [one] eine Figur\n    *[other] { $count } Figuren\n    }."),
//! ]);
//! let message = Message::new("captures").with("piece", Arg::piece("king", "King")).with("count", 1);
//! assert_eq!(german.text(&message, &()), "Der König schlägt eine Figur.");
//! ```
//!
//! Besides the built-in functions of Fluent, messages may call these (CONTRIBUTING.md explains them to translators):
//!
//! - `PIECE($piece, article: "definite", case: "dative", number: "plural")`: the name of a piece in that form. Every option except `article`
//!   may have any name; the values select an attribute of the name's term in `pieces.ftl`.
//! - `ZONE($zone, …)`: the same for a zone of the board, with the names in `zones.ftl`.
//! - `GENDER($piece)`: the attribute `gender` of the name, for selectors; for a list, the gender of its names if it is the same.
//! - `LIST($items, type: "or", …)`: a list joined by the term `-list-or`; `mark` encloses each item, and the other options are those of `PIECE`.
//! - `COUNT($items)`: the number of items, for selectors.
//! - `SPELL($count, …)` and `ORDINAL($count, …)`: a number spelled by terms such as `-number-2` and `-ordinal-2`, if they exist.
//! - `CAPITAL(…)`: the text with a capital first letter.

#![warn(clippy::wildcard_enum_match_arm)]

mod catalogue;
mod error;
mod functions;
mod language;
mod message;
mod words;

pub use catalogue::{Catalogue, FileError, GameNames};
pub use language::Language;
pub use message::{Arg, Message};
