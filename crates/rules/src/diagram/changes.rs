//! What an action or a turn does to the board, for people to look at: the cells that it changes, the routes of the pieces.

use crate::action::{Action, ActionKind, Turn};
use crate::make::make_watched;
use crate::piece::{Cell, Piece};
use crate::position::{Observer, Position};
use crate::state::Phase;

use super::{Route, routes};

/// An observer that remembers what stood on the cells that were changed.
///
/// ```
/// use variorum_rules::{Position, diagram::Changes, movegen::make_watched};
///
/// let rules = variorum_library::rules("chess")?;
/// let mut position = Position::start(&rules);
/// let turn = position.parse_turn("e2e4")?;
/// let mut changes = Changes::default();
/// make_watched(&mut position, turn.first, &mut changes);
/// let names: Vec<String> = changes.cells(&position).into_iter().map(|cell| rules.cell_name(cell)).collect();
/// assert_eq!(names, ["e2", "e4"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Changes {
    /// Each cell once, with what stood there at first.
    before: Vec<(Cell, Piece)>,
}

impl Changes {
    /// The cells on which something else stands in `position` than at first, in the order of the board.
    #[must_use]
    pub fn cells(&self, position: &Position) -> Vec<Cell> {
        let changed = self.before.iter().filter(|&&(cell, piece)| position.at(cell) != piece);
        let mut cells: Vec<Cell> = changed.map(|&(cell, _)| cell).collect();
        cells.sort_unstable();
        cells
    }

    fn note(&mut self, cell: Cell, before: Piece) {
        if !self.before.iter().any(|&(known, _)| known == cell) {
            self.before.push((cell, before));
        }
    }
}

impl Observer for Changes {
    fn put(&mut self, cell: Cell, _: Piece) {
        self.note(cell, Piece::NONE);
    }

    fn take(&mut self, cell: Cell, piece: Piece) {
        self.note(cell, piece);
    }
}

/// What a turn did to the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trace {
    /// The cells that it touched, each once: where its parts began and ended, then others that changed.
    pub cells: Vec<Cell>,
    /// The routes of the pieces that it moved, in the order of its parts.
    pub routes: Vec<Route>,
}

/// Plays a turn that is legal here, and returns what it did. The contract is that of [`Position::play_unchecked`], which is faster.
pub fn play_traced(position: &mut Position, turn: Turn) -> Trace {
    let mut changes = Changes::default();
    let mut trace = Trace::default();
    trace.make_part(position, turn.first, &mut changes);
    if position.phase() == Phase::Second {
        trace.make_part(position, turn.second.unwrap_or(Action::PASS), &mut changes);
    }
    for cell in changes.cells(position) {
        trace.touch(cell);
    }
    trace
}

impl Trace {
    fn make_part(&mut self, position: &mut Position, part: Action, changes: &mut Changes) {
        self.routes.extend(routes(position, part));
        if part.kind() != ActionKind::Pass {
            for cell in [part.from(), part.to()].into_iter().filter(|cell| cell.index() < position.rules.cells) {
                self.touch(cell);
            }
        }
        make_watched(position, part, changes);
    }

    fn touch(&mut self, cell: Cell) {
        if !self.cells.contains(&cell) {
            self.cells.push(cell);
        }
    }
}
