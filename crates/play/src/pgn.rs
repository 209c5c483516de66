//! Games as text in our dialect of PGN (`docs/records.md`): tags, turns, variations, comments, glyphs, clocks, evaluations.
//!
//! [`Games`] reads any stream of bytes game by game, and reports every error with its line; what can be understood is kept. [`read`] does the same
//! with a text that is there already. [`Annotated`] prints itself; what [`Annotated::to_text`] prints reads back equal.

mod annotated;
mod error;
mod parser;
mod print;
mod stream;
mod unwritable;
mod word;

pub use annotated::Annotated;
pub use error::{LineError, TextError};
pub use parser::{Found, LARGEST_GAME};
pub use stream::{Games, MOST_ERRORS};
pub use unwritable::Unwritable;
pub use word::is_turn;

/// Most games of a text that [`read`] takes in: it keeps them all in memory.
pub const MOST_GAMES: usize = 100_000;

/// Reads all games of a text, with all errors. Longer files are better read by [`Games`].
#[must_use]
pub fn read(text: &str) -> (Vec<Annotated>, Vec<LineError>) {
    let (mut games, mut errors) = (Vec::new(), Vec::new());
    let mut found = Games::new(text.as_bytes());
    // Reading from memory does not fail.
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
    let (line, untold) = (errors.last().map_or(1, |error| error.line), found.untold());
    if untold > 0 {
        errors.push(LineError { line, error: TextError::MoreErrors { count: untold } });
    }
    (games, errors)
}
