//! Cells from which pieces give check, and the actions that use them.
//!
//! Direct checks only, along open paths and over screens: discovered checks, and those through relays and gates, are not found.

use arrayvec::ArrayVec;

use crate::action::{Action, ActionKind};
use crate::bitboard::Bitboard;
use crate::bitboard_tables::cells;
use crate::movegen::Sink;
use crate::piece::{CELL_MASK, Cell, Side};
use crate::position::Position;
use crate::state::Phase;

/// For each cell the kinds of piece that would give check from there along an open path: room for [`Position::checking_actions`].
#[derive(Clone, Debug, Default)]
pub struct CheckScratch(Vec<u64>);

/// From which cells that a word has room for the pieces of a side would give check; filled by [`Position::find_check_spots`].
#[derive(Clone, Debug, Default)]
pub struct CheckingCells<W> {
    any: W,
    /// Cells and the kinds that check from there, where that had to be looked for.
    cells: ArrayVec<(u8, u64), 128>,
}

/// Keeps what goes to a cell from which some kind of piece checks.
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

/// Finds from which of `cells` pieces of `by` would attack the enemy's royal piece.
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
            // A cell may come twice: what does not fit is not seen.
            let _ = found.cells.try_push((cell.index() as u8, kinds));
        }
    });
}

/// Would a piece of this kind give check from one of `goals`?
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
    found.cells.iter().any(|&(cell, kinds)| kinds & bit != 0 && goals.has(Cell(u16::from(cell))))
}

/// Adds the legal moves, double steps and drops whose piece attacks the enemy's royal piece from its goal, an empty cell, to `out`; between
/// turns. Checks discovered, and those through relays and gates, are not found. `cells` is room to work in.
pub fn checking_actions(position: &mut Position, cells: &mut CheckScratch, out: &mut Vec<Action>) {
    if position.phase() == Phase::Second || position.royal_cell(position.side().other()).is_none() {
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
    /// Tells every empty cell from which pieces of `by` would attack the enemy's royal piece, along an open path or over a screen, with
    /// their kinds as bits of attackers; a cell may come more than once.
    #[inline]
    fn each_check_cell(&self, by: Side, mut seen: impl FnMut(Cell, u64)) {
        let Some(royal) = self.royal_cell(by.other()) else { return };
        let index = by.index() * self.rules.cells + royal.index();
        let empty = |cell: Cell| self.board[cell.index() & CELL_MASK].is_none();
        let nodes = self.rules.attackers.tree(index);
        let mut at = 0;
        while let Some(node) = nodes.get(at) {
            if empty(node.cell) {
                seen(node.cell, node.kinds);
                at += 1;
            } else {
                at += node.skip as usize;
            }
        }
        if !self.rules.features.hops {
            return;
        }
        let nodes = self.rules.hop_attackers.tree(index);
        let mut at = 0;
        while let Some(screen) = nodes.get(at) {
            if empty(screen.cell) {
                at += 1;
                continue;
            }
            let end = at + screen.skip as usize;
            at += 1;
            while at < end {
                let node = &nodes[at];
                if empty(node.cell) {
                    seen(node.cell, node.kinds);
                    at += 1;
                } else {
                    at += node.skip as usize;
                }
            }
            at = end;
        }
    }

    /// Does the piece that this action moves or drops attack the enemy's royal piece from its goal? Checks discovered, and those through
    /// relays and gates, are not seen.
    fn moves_to_check(&self, found: &CheckScratch, action: Action) -> bool {
        let kind = match action.kind() {
            ActionKind::Move | ActionKind::Double => {
                action.piece_type().unwrap_or_else(|| self.at(action.from()).kind())
            }
            ActionKind::Drop => match action.piece_type() {
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
            | ActionKind::Pass => return false,
        };
        let kinds = found.0.get(action.to().index()).copied().unwrap_or(0);
        kinds & self.bits[self.side().index()][kind] != 0
    }
}
