//! Messages in every language of Variorum.
//!
//! A language is a folder of [Fluent](https://projectfluent.org) files, `locales/<tag>/*.ftl`, and nothing else. Other crates say what they have to
//! say as a [`Message`]: an id and arguments, which name no language. A [`Catalogue`] turns it into text. Knows no game and no rules.
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
//! Beside the functions of Fluent itself, messages may call these (CONTRIBUTING.md explains them to translators):
//!
//! - `PIECE($piece, article: "definite", case: "dative", number: "plural")`: the name of a piece in that form. Every option but `article` may be
//!   named as the language needs; their values select an attribute of the name's term in `pieces.ftl`.
//! - `ZONE($zone, …)`: the same for a zone of the board, with the names in `zones.ftl`.
//! - `GENDER($piece)`: the attribute `gender` of its name, to select by; that of a list, if all its names have the same.
//! - `LIST($items, type: "or", mark: "`", …)`: a list joined as the term `-list-or` says, with the mark before and after each item; other options
//!   are those of `PIECE`.
//! - `COUNT($items)`: how many items there are, to select by.
//! - `SPELL($count, …)` and `ORDINAL($count, …)`: a number as the terms `-number-2` and `-ordinal-2` spell it, where there are such terms.
//! - `CAPITAL(…)`: with a capital at the front.

mod catalogue;
mod fault;
mod functions;
mod language;
mod message;
mod words;

pub use catalogue::{Catalogue, FileFault, PieceNames};
pub use language::Language;
pub use message::{Arg, Message};
