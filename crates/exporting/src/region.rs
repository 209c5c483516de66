//! Sets of cells as the format writes them.

use variorum_gamedef::board::{Board, CellIndex};
use variorum_gamedef::definition::ZoneId;
use variorum_rules::Side;

use crate::section::Section;

/// Cells in the words of the format: whole ranks as `*8`, others one by one. No cells are `-`.
pub(crate) fn text(board: &Board, cells: &[CellIndex]) -> String {
    let mut words = Vec::new();
    for rank in 0..board.ranks {
        let row: Vec<CellIndex> = board.row(0, rank).collect();
        if row.iter().all(|cell| cells.contains(cell)) {
            words.push(format!("*{}", rank + 1));
        } else {
            words.extend(row.into_iter().filter(|cell| cells.contains(cell)).map(|cell| board.cell_name(cell)));
        }
    }
    if words.is_empty() { "-".to_owned() } else { words.join(" ") }
}

impl Section<'_> {
    /// A zone's cells, those of White's.
    pub(crate) fn zone(&self, zone: ZoneId) -> Vec<CellIndex> {
        self.definition.zones.get(zone).map(|zone| zone.cells.clone()).unwrap_or_default()
    }

    /// White's cells as this side sees them.
    pub(crate) fn seen(&self, side: Side, cells: &[CellIndex]) -> Vec<CellIndex> {
        match side {
            Side::White => cells.to_vec(),
            Side::Black => cells.iter().map(|&cell| self.definition.board.mirror(cell)).collect(),
        }
    }

    /// Writes an option for each side; the cells are White’s.
    pub(crate) fn sided_region(&mut self, option: &str, cells: &[CellIndex]) {
        for side in [Side::White, Side::Black] {
            let seen = self.seen(side, cells);
            self.set(&format!("{option}{side}"), text(&self.definition.board, &seen));
        }
    }
}
