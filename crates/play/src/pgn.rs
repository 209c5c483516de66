//! Games as text in our dialect of PGN (`docs/records.md`): tags, turns, variations, comments, glyphs, clocks, evaluations.
//!
//! [`Games`] reads a stream of bytes game by game and reports every error with its line. It keeps whatever it understands. [`read`] does the same with
//! a text in memory. [`Annotated::to_text`] writes a game so that it reads back equal.
//!
//! ```
//! use variorum_play::pgn;
//!
//! let text = "[Game \"chess\"]\n\n1. e2e4 $1 {best by test} e7e5 (1... c7c5) *\n";
//! let (games, errors) = pgn::read(text);
//! assert!(errors.is_empty());
//! let tree = &games[0].tree;
//! assert_eq!(tree.main_line().iter().map(|&id| tree.node(id).turn.as_str()).collect::<Vec<_>>(), ["e2e4", "e7e5"]);
//! assert_eq!((tree.len(), tree.node(1).comment.as_str()), (4, "best by test"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod annotated;
mod comment;
mod error;
mod export;
mod glyph;
mod open;
mod parser;
mod prelude;
mod print;
mod remark;
mod resolve;
mod stream;
mod tag;
mod unwritable;
mod word;

pub use annotated::Annotated;
pub use error::{LineError, TextError};
pub(crate) use parser::short;
pub use parser::{Found, LARGEST_GAME};
pub(crate) use remark::read_time;
pub use resolve::{GameName, Identified, NULL_MOVE, NamedGame, translated};
pub(crate) use stream::skip_line;
pub use stream::{Games, MOST_ERRORS};
pub use unwritable::Unwritable;
pub use word::is_turn;

/// Whether a text begins as only games in PGN do: with a tag, a comment in braces or a move number with a point.
pub(crate) fn begins(text: &str) -> bool {
    let first = text.lines().map(str::trim_start).find(|line| !line.is_empty() && !line.starts_with(['%', ';']));
    first.is_some_and(|line| match line.chars().next() {
        Some('[') => matches!(tag::read(line), tag::Tag::Read { .. }),
        Some('{') => true,
        Some(letter) if letter.is_ascii_digit() => {
            line.trim_start_matches(|letter: char| letter.is_ascii_digit()).starts_with(['.', '…'])
        }
        Some(_) | None => false,
    })
}

/// The greatest number of games that [`read`] returns, as it keeps them all in memory.
pub const MOST_GAMES: usize = 100_000;

/// Reads all games and errors of a text. For long files use [`Games`].
#[must_use]
pub fn read(text: &str) -> (Vec<Annotated>, Vec<LineError>) {
    let (mut games, mut errors) = (Vec::new(), Vec::new());
    let mut found = Games::new(text.as_bytes());
    // Reading from memory cannot fail.
    for item in found.by_ref().map_while(Result::ok) {
        match item {
            Found::Game(game) if games.len() == MOST_GAMES => {
                let line = game.line;
                errors.push(LineError { line, error: TextError::TooManyGames { most: MOST_GAMES } });
                break;
            }
            Found::Game(game) => games.push(game),
            Found::Error(error) => errors.push(error),
        }
    }
    let (line, count) = (errors.last().map_or(1, |error| error.line), found.errors_left_out());
    if count > 0 {
        errors.push(LineError { line, error: TextError::MoreErrors { count } });
    }
    (games, errors)
}
