//! Pieces in hand that come in behind the first move of another piece.

use std::collections::BTreeSet;

use variorum_gamedef::board::CellIndex;
use variorum_gamedef::definition::Gating;
use variorum_rules::{Cell, Position, Side};

use crate::section::Section;

impl Section<'_> {
    /// Writes that pieces come in from the hand. The format lets in whatever is in hand, behind the pieces on the rank of castling.
    pub(crate) fn gating(&mut self, position: &Position, gating: &Gating) {
        let rules = position.rules();
        let board = &self.definition.board;
        let of_gating: BTreeSet<usize> = gating.pieces.iter().copied().collect();
        let held: BTreeSet<usize> = (0..self.definition.pieces.len())
            .filter(|&id| [Side::White, Side::Black].iter().any(|&side| position.in_hand(side, id) > 0))
            .collect();
        let zone = self.zone(gating.zone);
        let rank = zone.first().map_or(0, |&cell| board.coordinates(cell).rank);
        let row: Vec<CellIndex> = board.row(0, rank).collect();
        if zone != row || held != of_gating || rules.definition().has_drops() {
            self.rule("[gating]");
        }
        self.set("gating", "true");
        self.set("seirawanGating", "true");
        if !self.has("castlingRank") {
            self.set("castlingRank", (rank + 1).to_string());
        }
    }

    /// The file of an unmoved piece, if it may let others in.
    pub(crate) fn gate(&self, side: Side, cell: Cell) -> Option<u8> {
        let zone = self.zone(self.definition.gating.as_ref()?.zone);
        let at = CellIndex::try_from(cell.index()).ok()?;
        self.seen(side, &zone).contains(&at).then(|| self.definition.board.coordinates(at).file)
    }
}
