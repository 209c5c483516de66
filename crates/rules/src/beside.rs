//! Pieces that have others beside them.

use variorum_gamedef::board::Board;
use variorum_gamedef::definition::{BesideTest, CountRange};

use crate::paths::{end, expand};
use crate::piece::{Cell, Side, kind_bits};
use crate::position::Position;

/// A test of what stands beside pieces, as tables.
#[derive(Clone, Debug)]
pub(crate) struct BesideRules {
    enemy: bool,
    kinds: Vec<usize>,
    by_enemy: bool,
    others: Vec<usize>,
    /// The cells that count as beside, by side × cells + cell.
    near: Vec<Vec<Cell>>,
    count: CountRange,
    /// The kinds of a player whose pieces it asks to come together, as bits; `None` if it asks for something else.
    pub meeting: Option<u64>,
}

impl BesideRules {
    /// The tables of a test.
    pub(crate) fn of(test: &BesideTest, board: &Board) -> Self {
        let patterns: Vec<_> = test.along.iter().flat_map(|directions| expand(board, directions)).collect();
        let near = |cell: Cell| -> Vec<Cell> {
            patterns.iter().filter_map(|pattern| end(board, cell, &pattern.steps)).collect()
        };
        let flip = |cell: Cell| Cell(board.mirror(cell.0));
        let cells = || (0..board.cell_count() as u16).map(Cell);
        let white = cells().map(near);
        let black = cells().map(|cell| near(flip(cell)).into_iter().map(flip).collect());
        Self {
            enemy: test.enemy,
            kinds: test.pieces.clone(),
            by_enemy: test.by_enemy,
            others: test.others.clone(),
            near: white.chain(black).collect(),
            count: test.count,
            meeting: test.meeting().map(|sorts| sorts.into_iter().map(kind_bits).fold(0, |bits, kinds| bits | kinds)),
        }
    }

    /// An upper bound of the work of [`BesideRules::of`], and of the cells that it stores.
    pub(crate) fn cost(test: &BesideTest, board: &Board) -> usize {
        let patterns: usize = test.along.iter().map(|directions| expand(board, directions).len()).sum();
        2 * board.cell_count() * patterns
    }

    /// The bytes of its tables.
    pub(crate) fn bytes(&self) -> usize {
        self.near.iter().map(|near| size_of_val(&near[..])).sum::<usize>() + size_of_val(&self.near[..])
    }

    /// The cells that count as beside, by side × cells + cell.
    pub(crate) fn near(&self) -> &[Vec<Cell>] {
        &self.near
    }
}

impl Position {
    /// Is the number of pieces that have others beside them as the test asks, seen from `side`?
    pub(crate) fn have_beside(&self, rules: &BesideRules, side: Side) -> bool {
        let of = |enemy: bool| if enemy { side.other() } else { side };
        let (owner, by) = (of(rules.enemy), of(rules.by_enemy));
        let some = |kinds: &[usize], owner: Side| kinds.iter().any(|&kind| self.count(owner, kind) > 0);
        // Often there is none yet.
        if !some(&rules.kinds, owner) || !some(&rules.others, by) {
            return rules.count.contains(0);
        }
        let stands = |cell: Cell, kinds: &[usize], owner: Side| {
            let piece = self.at(cell);
            piece.is_owned_by(owner) && kinds.contains(&piece.kind())
        };
        let near = |cell: Cell| &rules.near[side.index() * self.rules.cells + cell.index()];
        let has = |&cell: &Cell| near(cell).iter().any(|&next| stands(next, &rules.others, by));
        if let ([kind], royal) = (rules.kinds.as_slice(), self.rules.features.royal)
            && royal == Some(*kind)
        {
            return rules.count.contains(u16::from(has(&self.royal[owner.index()])));
        }
        let counted = self.pieces[owner.index()].iter().filter(|&cell| stands(cell, &rules.kinds, owner));
        rules.count.contains(u16::try_from(counted.filter(has).count()).unwrap_or(u16::MAX))
    }
}
