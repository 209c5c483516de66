//! Notations of shogi, for every game whose board follows its tradition: the western forms `P-7f` (Hodges) and `P76` (Hosking), Japanese KIF and
//! KI2, and CSA.
//!
//! Files count from White's right, ranks from Black's side, since White, who moves first, is Black in shogi's own words.

mod csa;
mod ki2;
mod kif;
pub(crate) mod square;
mod western;

pub use csa::csa;
pub use ki2::ki2;
pub use kif::kif;
pub use square::{cell, numbers};
pub use western::hodges;

use variorum_gamedef::definition::Tradition;
use variorum_rules::{Action, Cell, Position, Rules};

use crate::san::pattern::{Origin, Pattern};

/// Whether the records of this game are those of shogi.
pub(crate) fn is_tradition(rules: &Rules) -> bool {
    rules.definition().tradition == Some(Tradition::Shogi)
}

/// What the text can say in any of these notations; empty if the game does not follow the tradition. `previous` is the cell that the last turn reached, to
/// which KIF refers.
pub(crate) fn patterns(position: &Position, text: &str, previous: Option<Cell>) -> Vec<Pattern> {
    let rules = position.rules();
    if !is_tradition(rules) {
        return Vec::new();
    }
    let text: String = text.chars().filter(|letter| !letter.is_whitespace()).collect();
    let mut found = western::patterns(rules, &text);
    found.extend(csa::pattern(position, &text));
    found.extend(kif::patterns(position, &text, previous));
    found
}

/// The origin of a move from this cell.
fn origin(rules: &Rules, cell: Cell) -> Origin {
    Origin::cell(rules.definition().board.coordinates(cell.index() as u16))
}

/// Whether the piece could promote with a move like this one, but does not.
fn declines(action: Action, actions: &[Action]) -> bool {
    let same = |other: &Action| other.from() == action.from() && other.to() == action.to() && *other != action;
    action.piece_type().is_none() && actions.iter().any(|other| same(other) && other.piece_type().is_some())
}
