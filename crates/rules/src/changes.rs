//! What an action or a turn does to the board, for people to look at: the cells that it changes, the routes of the pieces.

use crate::action::{Action, ActionKind, Turn};
use crate::piece::{Cell, Piece};
use crate::position::{Observer, Position};
use crate::route::Route;
use crate::state::Phase;

/// An observer that remembers what stood on the cells that were changed.
///
/// ```
/// use variorum_rules::{Changes, Position};
///
/// let rules = variorum_library::rules("chess")?;
/// let mut position = Position::start(&rules);
/// let turn = position.parse_turn("e2e4")?;
/// let mut changes = Changes::default();
/// position.make_watched(turn.first, &mut changes);
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

impl Position {
    /// Makes a whole turn that this position offered, and tells what it does. Slower than [`Position::make_turn`].
    pub fn make_traced(&mut self, turn: Turn) -> Trace {
        let mut changes = Changes::default();
        let mut trace = Trace::default();
        self.make_part(turn.first, &mut trace, &mut changes);
        if self.phase() == Phase::Second {
            self.make_part(turn.second.unwrap_or(Action::PASS), &mut trace, &mut changes);
        }
        for cell in changes.cells(self) {
            trace.touch(cell);
        }
        trace
    }

    fn make_part(&mut self, part: Action, trace: &mut Trace, changes: &mut Changes) {
        trace.routes.extend(self.routes(part));
        if part.kind() != ActionKind::Pass {
            for cell in [part.from(), part.to()].into_iter().filter(|cell| cell.index() < self.rules.cells) {
                trace.touch(cell);
            }
        }
        self.make_watched(part, changes);
    }
}

impl Trace {
    fn touch(&mut self, cell: Cell) {
        if !self.cells.contains(&cell) {
            self.cells.push(cell);
        }
    }
}
