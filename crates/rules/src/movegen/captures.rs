//! Captures on one cell, for exchanges: generates only the moves of the pieces that attack it.

use super::Sink;
use crate::action::{Action, ActionKind};
use crate::capture_duty::CaptureDuty;
use crate::cellset::CellSet;
use crate::check_info::CheckInfo;
use crate::piece::{Cell, Side};
use crate::position::Position;
use crate::state::Phase;
use crate::tree::{Source, behind_screens, everything, open_nodes};

/// Keeps the captures of the piece on one cell.
struct Onto<'a> {
    target: Cell,
    out: &'a mut Vec<Action>,
}

impl Sink for Onto<'_> {
    #[inline]
    fn push(&mut self, action: Action) {
        // The pieces that attack the target's cell are the only ones generated, so captures en passant could not be complete.
        let takes = action.kind().captures_on_target() || action.kind() == ActionKind::Shot;
        if takes && action.to() == self.target {
            self.out.push(action);
        }
    }
}

/// Adds to `out` the legal captures on `target`, in the order of [`noisy_actions`](super::noisy_actions). None if no
/// piece of the opponent is on `target`, or between the parts of a turn.
pub fn captures_on(position: &mut Position, target: Cell, out: &mut Vec<Action>) {
    let side = position.state.side;
    if position.state.phase == Phase::Second || !position.at(target).is_owned_by(side.other()) {
        return;
    }
    let sink = &mut Onto { target, out };
    // What is legal here may depend on what can be done elsewhere.
    let chooses = position.rules.capture_duty.as_ref().is_some_and(CaptureDuty::chooses);
    if position.rules.features.drops_first != 0 || chooses {
        let mut check_info = CheckInfo::free();
        position.restrain(side, &mut check_info);
        position.generate_under(&check_info, true, sink);
        return;
    }
    if position.rules.bitboards.is_some() {
        if position.attacked(target, side) {
            position.generate_from_bitboards(true, sink);
        }
        return;
    }
    // Through relays and gates a piece may come from almost anywhere.
    let pieces = if position.rules.features.relays {
        if position.attacked(target, side) { CellSet::FULL } else { CellSet::EMPTY }
    } else if position.rules.has_captures_off_trees() {
        // The reverse trees do not know them.
        position.attacker_cells(target, side).collect()
    } else {
        position.attackers(target, side)
    };
    if !pieces.is_empty() {
        let mut check_info = CheckInfo::free();
        position.restrain(side, &mut check_info);
        position.generate_by(&pieces, &check_info, true, sink);
    }
}

impl Position {
    /// The pieces of `by` that could capture on `target` with pseudo-legal moves, in games without relays and gates.
    fn attackers(&self, target: Cell, by: Side) -> CellSet {
        let mut pieces = CellSet::EMPTY;
        let tree = by.index() * self.rules.cells + target.index();
        self.add_attackers(self.rules.attackers.tree(tree), by, &mut pieces);
        if self.rules.features.hops {
            let nodes = self.rules.hop_attackers.tree(tree);
            let empty = |cell: Cell| self.at(cell).is_none();
            behind_screens(nodes, empty, everything).for_each(|behind| self.add_attackers(behind, by, &mut pieces));
        }
        pieces
    }

    /// Adds the pieces that are first on the paths of these nodes and attack along them.
    fn add_attackers(&self, nodes: &[Source], by: Side, pieces: &mut CellSet) {
        for (_, node) in open_nodes(nodes, |cell| self.at(cell).is_none()) {
            let piece = self.at(node.cell);
            if piece.is_owned_by(by) && node.kinds & self.bits[by.index()][piece.kind()] != 0 {
                pieces.add(node.cell);
            }
        }
    }
}
