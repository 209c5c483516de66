//! Cells from which pieces give check, and the actions that use them.
//!
//! Only direct checks along open paths and over screens are found, not discovered checks and checks through relays and
//! gates. [`find_checking_cells`] does not look at what friends lend or protect.

use arrayvec::ArrayVec;

use crate::action::{Action, ActionKind};
use crate::bitboard::Bitboard;
use crate::bitboard_tables::cells;
use crate::movegen::Sink;
use crate::piece::{CELL_MASK, Cell, Side};
use crate::position::Position;
use crate::state::Phase;
use crate::tree::{Source, behind_screens, everything, open_nodes};

/// Working memory of [`checking_actions`]: for each cell, the kinds of piece that would give check from there, as bits.
#[derive(Clone, Debug, Default)]
pub struct CheckScratch(Vec<u64>);

/// The cells from which pieces of a side would give check, limited to those that fit in a word. Filled by
/// [`find_checking_cells`].
#[derive(Clone, Debug, Default)]
pub struct CheckingCells<W> {
    /// All such cells.
    any: W,
    /// The cells with the kinds that give check from there, in games without bitboard tables.
    cells: ArrayVec<(u16, u64), 128>,
}

/// Keeps the actions whose target is a cell from which some kind gives check.
struct CheckSink<'a> {
    cells: &'a CheckScratch,
    out: &'a mut Vec<Action>,
}

impl Sink for CheckSink<'_> {
    #[inline]
    fn push(&mut self, action: Action) {
        if self.cells.0[action.to().index()] != 0 {
            self.out.push(action);
        }
    }
}

/// Finds the cells among `cells` from which pieces of `by` would attack the enemy's royal piece, and stores them in
/// `found`.
#[inline]
pub fn find_checking_cells<W: Bitboard>(position: &Position, by: Side, cells: W, found: &mut CheckingCells<W>) {
    found.any = W::zero();
    found.cells.clear();
    if let Some(bitboards) = &position.rules.bitboards {
        let royal = position.royal_cell(by.other());
        let attackers = royal.map_or(&[][..], |royal| bitboards.attackers(by, royal));
        found.any = W::of_low(attackers.iter().fold(0, |any, from| any | from.cells)) & cells;
        return;
    }
    position.each_check_cell(by, |cell, kinds| {
        if kinds != 0 && cells.has(cell) {
            found.any |= W::cell(cell);
            // A cell may occur more than once; what does not fit is ignored.
            let _ = found.cells.try_push((cell.index() as u16, kinds));
        }
    });
}

/// Would a piece of this kind give check from one of `goals`? `found` must have been filled for this position and `by`.
/// `kind` is an index into the definition's `pieces`.
///
/// # Panics
/// May panic if the game has no such kind.
#[inline]
#[must_use]
pub fn checks_from<W: Bitboard>(
    position: &Position,
    found: &CheckingCells<W>,
    by: Side,
    kind: usize,
    goals: W,
) -> bool {
    let goals = goals & found.any;
    if goals.is_zero() {
        return false;
    }
    if let (Some(bitboards), Some(royal)) = (&position.rules.bitboards, position.royal_cell(by.other())) {
        let taken = position.taken();
        return bitboards
            .attackers(by, royal)
            .iter()
            .filter(|from| usize::from(from.kind) == kind)
            .any(|from| cells(from.cells & goals.low()).any(|cell| bitboards.between(by, royal, cell) & taken == 0));
    }
    let bit = position.bits[by.index()][kind];
    found.cells.iter().any(|&(cell, kinds)| kinds & bit != 0 && goals.has(Cell(cell)))
}

/// Adds to `out` the legal moves, double steps and drops to an empty cell whose piece attacks the enemy's royal piece
/// from its target. None between the parts of a turn. Discovered checks and checks through relays and gates are not
/// found. `cells` is working memory.
pub fn checking_actions(position: &mut Position, cells: &mut CheckScratch, out: &mut Vec<Action>) {
    if position.phase() == Phase::Second || position.royal_cell(position.side().other()).is_none() {
        return;
    }
    if position.rules.features.lends {
        position.checks_by_trial(out);
        return;
    }
    cells.0.clear();
    cells.0.resize(position.rules.cells, 0);
    let mut any = 0;
    position.each_check_cell(position.side(), |cell, kinds| {
        cells.0[cell.index()] |= kinds;
        any |= kinds;
    });
    if any == 0 {
        return;
    }
    let before = out.len();
    position.generate(&mut CheckSink { cells, out });
    let mut kept = before;
    for index in before..out.len() {
        let action = out[index];
        if position.moves_to_check(cells, action) {
            out[kept] = action;
            kept += 1;
        }
    }
    out.truncate(kept);
}

impl Position {
    /// [`checking_actions`] where friends lend moves: what a piece attacks depends on what stands around its target.
    fn checks_by_trial(&mut self, out: &mut Vec<Action>) {
        let by = self.side();
        let Some(royal) = self.royal_cell(by.other()) else { return };
        let before = out.len();
        self.generate(out);
        let mut kept = before;
        for index in before..out.len() {
            let action = out[index];
            let moves = match action.kind() {
                ActionKind::Move | ActionKind::Double | ActionKind::Drop => self.at(action.to()).is_none(),
                ActionKind::EnPassant
                | ActionKind::Castle
                | ActionKind::Swap
                | ActionKind::Neutral
                | ActionKind::NeutralSwap
                | ActionKind::NeutralPlace
                | ActionKind::Promote
                | ActionKind::Pass
                | ActionKind::Gate
                | ActionKind::Shot => false,
            };
            if !moves {
                continue;
            }
            self.make_unchecked(action);
            let checks = self.piece_attacks(action.to(), royal, by);
            self.unmake();
            if checks {
                out[kept] = action;
                kept += 1;
            }
        }
        out.truncate(kept);
    }

    /// Calls `seen` with every empty cell from which pieces of `by` would attack the enemy's royal piece along an open
    /// path or over a screen, and with their kinds as attacker bits. A cell may occur more than once.
    #[inline]
    fn each_check_cell(&self, by: Side, mut seen: impl FnMut(Cell, u64)) {
        let Some(royal) = self.royal_cell(by.other()) else { return };
        let index = by.index() * self.rules.cells + royal.index();
        let empty = |cell: Cell| self.board[cell.index() & CELL_MASK].is_none();
        let mut open = |nodes: &[Source]| {
            let empty_nodes = open_nodes(nodes, empty).filter(|(_, node)| empty(node.cell));
            empty_nodes.for_each(|(_, node)| seen(node.cell, node.kinds));
        };
        open(self.rules.attackers.tree(index));
        if self.rules.features.hops && !self.rules.features.short_hops {
            behind_screens(self.rules.hop_attackers.tree(index), empty, everything).for_each(&mut open);
        }
    }

    /// Does the piece that this action moves or drops attack the enemy's royal piece from its target? Discovered checks
    /// and checks through relays and gates are not seen.
    fn moves_to_check(&self, found: &CheckScratch, action: Action) -> bool {
        let kind = match action.kind() {
            ActionKind::Move | ActionKind::Double => {
                action.piece_type().unwrap_or_else(|| self.at(action.from()).kind())
            }
            ActionKind::Drop | ActionKind::Gate => match action.piece_type() {
                Some(kind) => kind,
                None => return false,
            },
            ActionKind::EnPassant
            | ActionKind::Castle
            | ActionKind::Swap
            | ActionKind::Neutral
            | ActionKind::NeutralSwap
            | ActionKind::NeutralPlace
            | ActionKind::Promote
            | ActionKind::Pass
            | ActionKind::Shot => return false,
        };
        let kinds = found.0.get(action.to().index()).copied().unwrap_or(0);
        kinds & self.bits[self.side().index()][kind] != 0
    }
}
