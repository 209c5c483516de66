//! Pieces in hand that come in behind the first move of another piece.

use variorum_gamedef::board::CellIndex;
use variorum_gamedef::definition::{Gating, PieceTypeId};
use variorum_rules::{Cell, Side};

use crate::section::Section;

impl Section<'_> {
    /// Writes that pieces come in from the hand. The format lets in whatever is in hand, behind the pieces on the rank of castling.
    pub(crate) fn gating(&mut self, gating: &Gating) {
        let board = &self.definition.board;
        let zone = self.zone(gating.zone);
        let rank = zone.first().map_or(0, |&cell| board.coordinates(cell).rank);
        let row: Vec<CellIndex> = board.row(0, rank).collect();
        let mut of_gating = gating.pieces.clone();
        of_gating.sort_unstable();
        let held: Vec<PieceTypeId> = (0..self.definition.pieces.len()).filter(|&id| self.comes_in(id, &zone)).collect();
        if zone != row || held != of_gating {
            self.rule("[gating]");
        }
        self.set("gating", "true");
        self.set("seirawanGating", "true");
        if !self.has("castlingRank") {
            self.set("castlingRank", (rank + 1).to_string());
        }
    }

    /// Does a type come in from the hand in this zone, as the format has it?
    fn comes_in(&self, id: PieceTypeId, zone: &[CellIndex]) -> bool {
        [Side::White, Side::Black].into_iter().filter(|&side| self.owners.holds(side, id)).any(|side| {
            let droppable = self.droppable(side, id, self.no_stuck);
            let region = self.drop_region(side, self.no_stuck).unwrap_or_default();
            let may = |cell: &&CellIndex| droppable.contains(cell) && (region.is_empty() || region.contains(cell));
            zone.iter().any(|cell| may(&cell))
        })
    }

    /// The file of an unmoved piece, if it may let others in.
    pub(crate) fn gate(&self, side: Side, cell: Cell) -> Option<u8> {
        let zone = self.zone(self.definition.gating.as_ref()?.zone);
        let at = CellIndex::try_from(cell.index()).ok()?;
        self.seen(side, &zone).contains(&at).then(|| self.definition.board.coordinates(at).file)
    }
}
