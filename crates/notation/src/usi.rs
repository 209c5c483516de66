//! USI, the move text of shogi programs: `7g7f`, `7g7f+` with promotion, `P*5e` for a drop.
//!
//! Files count from White's right, ranks from Black's side in letters, so `7g` is our `c3` on a board of nine files and ranks. In
//! Japanese terms White of our rules is Sente, the first player, whom USI calls black.

use variorum_gamedef::definition::{Definition, Tradition};
use variorum_rules::{Cell, LONGEST_TURN, Position, Turn, TurnError};

use crate::{coordinates, shogi};

/// Between a dropped piece and its cell.
const DROP: char = '*';

/// Whether every turn of this game has a USI text: its board belongs to the tradition of shogi, and a turn is a single action.
#[must_use]
pub fn suits(definition: &Definition) -> bool {
    definition.tradition == Some(Tradition::Shogi) && coordinates::has_single_actions(definition)
}

/// The USI text of a turn, which must be legal in this position. `None` if the game has no USI texts ([`suits`]).
///
/// Where a piece can promote to several types, the letter of the chosen one follows as in UCI (`7b7ar`).
///
/// ```
/// # use variorum_notation::usi;
/// # use variorum_rules::Position;
/// # let rules = variorum_library::rules("shogi")?;
/// let position = Position::start(&rules);
/// let turn = position.parse_turn("c3c4")?;
/// assert_eq!(usi::write(&position, turn).as_deref(), Some("7g7f"));
/// assert_eq!(usi::read(&position, "7g7f")?, turn);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Panics
/// May panic if the turn belongs to another position.
#[must_use]
pub fn write(position: &Position, turn: Turn) -> Option<String> {
    suits(position.rules().definition()).then(|| coordinates::write(position, turn, cell, DROP))?
}

/// Reads a turn of this position in USI. A trailing `=`, as some records mark a piece that does not promote, is accepted.
///
/// # Errors
/// If the text is not a legal turn, or the game has no USI texts ([`suits`]).
pub fn read(position: &Position, text: &str) -> Result<Turn, TurnError> {
    if !suits(position.rules().definition()) {
        return Err(TurnError::Illegal { turn: text.chars().take(LONGEST_TURN).collect() });
    }
    coordinates::read(position, text.trim().trim_end_matches('='), cell, DROP)
}

fn cell(position: &Position, cell: Cell) -> String {
    shogi::square::lettered(&position.rules().definition().board, cell)
}
