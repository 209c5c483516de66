//! Sets of cells and of types as the format writes them, where it matters for each side.

use variorum_gamedef::board::{Board, CellIndex};
use variorum_gamedef::definition::{PieceTypeId, ZoneId};
use variorum_rules::Side;

use crate::owners::SIDES;
use crate::promotions::letters;
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
        for side in SIDES {
            let seen = self.seen(side, cells);
            self.set(&format!("{option}{side}"), text(&self.definition.board, &seen));
        }
    }

    /// Writes an option for each side with what is said of the types that it may have, as White sees it: nothing of none of them is no cell. If it is not
    /// the same of all, that is a gap.
    pub(crate) fn region_of(&mut self, option: &str, key: &str, said: &[(PieceTypeId, Vec<CellIndex>)]) {
        for side in SIDES {
            let mut own = said.iter().filter(|(id, _)| self.owners.has(side, *id)).map(|(_, cells)| cells);
            let first = own.next().cloned().unwrap_or_default();
            let alike = own.all(|cells| *cells == first);
            let seen = self.seen(side, &first);
            self.set(&format!("{option}{side}"), text(&self.definition.board, &seen));
            if !alike {
                self.rule(key);
            }
        }
    }

    /// May any side have this type?
    pub(crate) fn is_owned(&self, id: PieceTypeId) -> bool {
        SIDES.iter().any(|&side| self.owners.has(side, id))
    }

    /// The types of the game that are this kind.
    pub(crate) fn of_kind(&self, kind: usize) -> Vec<PieceTypeId> {
        (0..self.kinds.forms.len()).filter(|&id| self.kinds.forms[id].kind == kind).collect()
    }

    /// The letters of the kinds to which these types belong, as far as one side has them or both do. A kind that does so only in part is a gap.
    fn letters_for(&mut self, sides: &[Side], key: &str, belongs: impl Fn(&Self, PieceTypeId) -> bool) -> Vec<char> {
        let mut found = Vec::new();
        for kind in 0..self.kinds.kinds.len() {
            let owned = |id: &PieceTypeId| sides.iter().any(|&side| self.owners.has(side, *id));
            let ids: Vec<PieceTypeId> = self.of_kind(kind).into_iter().filter(owned).collect();
            let some = ids.iter().any(|&id| belongs(self, id));
            if some && !ids.iter().all(|&id| belongs(self, id)) {
                self.rule(key);
            }
            if some {
                found.push(self.kinds.kinds[kind].letter);
            }
        }
        found
    }

    /// The letters of types; a kind of which only some belong is a gap.
    pub(crate) fn types(&mut self, key: &str, belongs: impl Fn(&Self, PieceTypeId) -> bool) -> String {
        letters(self.letters_for(&SIDES, key, belongs))
    }

    /// Writes the letters of types, for each side if one option cannot say it for both.
    pub(crate) fn sided_types(&mut self, option: &str, key: &str, belongs: impl Fn(&Self, PieceTypeId) -> bool) {
        let of = SIDES.map(|side| self.letters_for(&[side], key, &belongs));
        let has = |side: Side, letter: char| {
            (0..self.kinds.forms.len()).any(|id| self.owners.has(side, id) && self.letter(id) == letter)
        };
        let [white, black] = &of;
        let said_by_one = |side: Side, own: &[char], other: &[char]| {
            other.iter().all(|letter| own.contains(letter) || !has(side, *letter))
        };
        if said_by_one(Side::White, white, black) && said_by_one(Side::Black, black, white) {
            let both = (0..self.kinds.kinds.len()).map(|kind| self.kinds.kinds[kind].letter);
            let both: Vec<char> = both.filter(|letter| white.contains(letter) || black.contains(letter)).collect();
            return self.set(option, letters(both));
        }
        for side in SIDES {
            self.set(&format!("{option}{side}"), letters(of[side.index()].iter().copied()));
        }
    }
}
