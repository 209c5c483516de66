//! What an attack test or a walk of relayed moves reads and reports on its way.

use crate::cellset::CellSet;
use crate::piece::Cell;
use crate::tree::Node;

/// Records the cells that an attack test reads. The answer of the test stays valid as long as none of these cells
/// changes.
///
/// The generator of relayed moves also reports its path here, which [`crate::diagram::routes`] uses.
pub(crate) trait ReadSet {
    /// Does this implementation record anything? If not, tests may use faster tables.
    const NOTES: bool = true;

    /// The test read this cell.
    fn read(&mut self, cell: Cell);

    /// A relayed move may end on the last cell of `way`. `how` holds the flags of [`crate::tree`], or [`DOUBLE`].
    #[inline]
    fn arrive(&mut self, _way: Leading<'_>, _how: u8) {}

    /// The walk restarts on the last cell of `way`; [`ReadSet::leave`] ends the detour.
    #[inline]
    fn enter(&mut self, _way: Leading<'_>, _onward: Onward) {}

    /// The walk is back where it was before the last [`ReadSet::enter`].
    #[inline]
    fn leave(&mut self) {}
}

/// Flag of an arrival that ends a double step.
pub(crate) const DOUBLE: u8 = 0x80;

/// The cells that a walk passes between two stops, including the last one.
#[derive(Clone, Copy)]
pub(crate) enum Leading<'a> {
    /// The path to this node of a tree.
    Node(&'a [Node], usize),
    /// These cells.
    Cells(&'a [Cell]),
}

/// How a walk continues after a stop.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Onward {
    /// From a relay.
    Relay,
    /// From a relay that was reached during a double step.
    RelayInDouble,
    /// Out of the gate on this cell. The last cell of the path is the gate that was entered.
    Gate(Cell),
}

impl ReadSet for () {
    const NOTES: bool = false;

    #[inline]
    fn read(&mut self, _: Cell) {}
}

impl ReadSet for CellSet {
    #[inline]
    fn read(&mut self, cell: Cell) {
        self.add(cell);
    }
}
