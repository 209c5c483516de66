//! The pieces that attack a cell, for display.

use crate::cellset::CellSet;
use crate::diagram::Route;
use crate::piece::{Cell, Piece, Side};
use crate::position::Position;

/// A piece that attacks a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attacker {
    /// The cell of the piece.
    pub cell: Cell,
    /// The way of its capture, from its own cell to the attacked one.
    pub route: Route,
}

/// The pieces of `by` that could capture on `target` by a pseudo-legal move (G-2), in the order of their cells: if the side's own piece stands there,
/// those that would recapture. Pins are ignored, and so are captures in passing, which end beside the captured piece. A royal piece that faces the
/// other side's royal piece attacks it (ST-24). Nobody attacks a neutral piece.
///
/// # Panics
/// May panic if `target` is not a cell of this game's board.
///
/// ```
/// # use variorum_rules::{Position, Side, diagram::attackers};
/// # let rules = variorum_library::rules("chess")?;
/// let position = Position::start(&rules);
/// let cell = rules.parse_cell("f3").ok_or("no such cell")?;
/// let found = attackers(&position, cell, Side::White);
/// let cells: Vec<String> = found.iter().map(|attacker| rules.cell_name(attacker.cell)).collect();
/// assert_eq!(cells, ["g1", "e2", "g2"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn attackers(position: &Position, target: Cell, by: Side) -> Vec<Attacker> {
    let at = position.at(target);
    if at.is_neutral() {
        return Vec::new();
    }
    if at.is_owned_by(by) {
        // What recaptures meets a piece of the enemy.
        let mut taken = position.clone();
        taken.set(target, Piece::owned(by.other(), at.kind()), &mut ());
        // Without it, others may be frozen.
        taken.settle();
        return attackers(&taken, target, by);
    }
    let cells: CellSet = position.attacker_cells(target, by).collect();
    cells.iter().map(|cell| Attacker { cell, route: position.capture_route(cell, target) }).collect()
}
