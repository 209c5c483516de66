//! Which kinds might attack one cell from another, whatever stands between them.
//!
//! A walk of a reverse tree reads every open cell around its target: on a vast and nearly empty board, hundreds of them. Where one side has few pieces, it is
//! faster to ask first whether any of them could reach the target at all.

use crate::piece::{CELL_MASK, Cell, Side};
use crate::position::Position;
use crate::rules::Rules;
use crate::tree::{Forest, Source};

/// A side with more pieces is not asked about them one by one.
const FEW_PIECES: usize = 6;

/// The kinds in the reverse trees of each target, by cell. What is asked in one position lies close together: few attackers, and many targets.
#[derive(Clone, Debug)]
pub(crate) struct PossibleAttacks {
    cells: usize,
    /// By (side × cells + attacker's cell) × cells + target: the kinds, as bits.
    kinds: Vec<u64>,
}

impl PossibleAttacks {
    fn of(rules: &Rules) -> Self {
        let cells = rules.cells;
        let mut kinds = vec![0; Side::BOTH.len() * cells * cells];
        let mut add = |forest: &Forest<Source>| {
            for (side, target) in (0..Side::BOTH.len()).flat_map(|side| (0..cells).map(move |target| (side, target))) {
                for node in forest.tree(side * cells + target) {
                    kinds[(side * cells + node.cell.index()) * cells + target] |= node.kinds;
                }
            }
        };
        add(&rules.attackers);
        if rules.features.hops {
            add(&rules.hop_attackers);
        }
        Self { cells, kinds }
    }

    /// Size in bytes.
    pub fn bytes(&self) -> usize {
        size_of_val(&self.kinds[..])
    }
}

impl Rules {
    /// Prepares for many positions with few pieces, such as those of an ending: attacks are then found faster on boards of more than 64 cells. It takes eight
    /// bytes for each pair of cells and side, as long as the rules live.
    pub fn expect_few_pieces(&self) {
        if self.bitboards.is_none() && !self.features.trial && !self.features.relays {
            self.possible_attacks.get_or_init(|| PossibleAttacks::of(self));
        }
    }
}

impl Position {
    /// Might a piece of `by` attack the target along a path of the reverse trees, if it were open? True if that is not known.
    #[inline]
    pub(crate) fn may_attack(&self, target: Cell, by: Side) -> bool {
        let Some(possible) = self.rules.possible_attacks.get() else { return true };
        let pieces = &self.pieces[by.index()];
        if pieces.len() > FEW_PIECES {
            return true;
        }
        let (first, bits) = (by.index() * possible.cells, &self.bits[by.index()]);
        pieces.iter().any(|cell| {
            let kinds = possible.kinds[(first + cell.index()) * possible.cells + target.index()];
            kinds & bits[self.board[cell.index() & CELL_MASK].kind()] != 0
        })
    }
}
