//! The attacks on a cell, with their routes: for pictures and explanations.

use super::routes::Route;
use crate::cellset::CellSet;
use crate::paths::straight;
use crate::piece::{Cell, Piece, Side};
use crate::position::Position;

/// An attack on a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attack {
    /// The cell of the piece that attacks.
    pub by: Cell,
    /// The route of its capture, from its own cell to the attacked one.
    pub route: Route,
}

/// The attacks of `by` on `target`, in the order of the attackers' cells: what could capture there by a pseudo-legal move (G-2), or recapture, if the
/// side's own piece stands there. Pins are ignored, and so are captures in passing, which end beside the captured piece. Royal pieces that face each
/// other attack each other (ST-24). Nobody attacks a neutral piece.
///
/// # Panics
/// May panic if `target` is not a cell of this game's board.
///
/// ```
/// # use variorum_rules::{Position, Side, diagram::attacks};
/// # let rules = variorum_library::rules("chess")?;
/// let position = Position::start(&rules);
/// let cell = rules.parse_cell("f3").ok_or("no such cell")?;
/// let found = attacks(&position, cell, Side::White);
/// let cells: Vec<String> = found.iter().map(|attack| rules.cell_name(attack.by)).collect();
/// assert_eq!(cells, ["g1", "e2", "g2"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn attacks(position: &Position, target: Cell, by: Side) -> Vec<Attack> {
    let at = position.at(target);
    if at.is_neutral() {
        return Vec::new();
    }
    if at.is_owned_by(by) {
        // What recaptures meets a piece of the enemy.
        let taken = occupied(position, target, Piece::owned(by.other(), at.kind()));
        return attacks(&taken, target, by);
    }
    let cells: CellSet = position.attacker_cells(target, by).collect();
    cells.iter().map(|cell| Attack { by: cell, route: route(position, cell, target, by) }).collect()
}

fn route(position: &Position, from: Cell, target: Cell, by: Side) -> Route {
    if !position.piece_attacks(from, target, by) {
        // A royal piece that faces the other.
        let line = straight(&position.rules.definition.board, from, target).unwrap_or_else(|| vec![target]);
        return Route::straight([vec![from], line].concat());
    }
    if position.at(target).is_none() {
        // Without a piece on the target, nothing would be captured.
        let piece = Piece::owned(by.other(), position.at(from).kind());
        return occupied(position, target, piece).capture_route(from, target);
    }
    position.capture_route(from, target)
}

/// The same board with another piece on a cell.
fn occupied(position: &Position, cell: Cell, piece: Piece) -> Position {
    let mut board = position.scratch();
    board.set(cell, piece, &mut ());
    // Without the piece that stood there, others may be frozen.
    board.settle();
    board
}
