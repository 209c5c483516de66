//! The cells that one piece can reach on the present board, whichever side is to move: for display.
//!
//! Checks and pins are ignored. Legal turns come from [`crate::movegen`].

use std::sync::Arc;

use crate::cellset::CellSet;
use crate::piece::{Cell, Piece, Side};
use crate::position::Position;
use crate::relay_moves::Targets;
use crate::rules::Rules;
use crate::tree::{EN_PASSANT, MOVE, Node, PREY, SHOOT, SWAP, TAKE, behind_screens, open_nodes};

/// The cells that a piece can reach, checks and pins ignored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reachable {
    /// The piece is frozen, since its side lacks another piece (BS-10) or since an enemy piece beside it freezes it.
    pub frozen: bool,
    /// Empty cells that it could move to, including double steps.
    pub moves: CellSet,
    /// Cells on which it could capture, including en passant.
    pub captures: CellSet,
    /// Cells whose pieces it could change places with, by a phrase or as a royal piece (ST-19).
    pub swaps: CellSet,
    /// Cells of the first two sets that it reaches only through a relay or a gate (SR-10, SR-22).
    pub by_relay: CellSet,
}

/// The cells that the piece on `cell` can reach. Nothing for an empty cell or a neutral piece.
///
/// ```
/// # use variorum_rules::{Position, diagram::reachable};
/// # let rules = variorum_library::rules("chess")?;
/// let position = Position::start(&rules);
/// let knight = rules.parse_cell("g1").ok_or("no such cell")?;
/// let cells: Vec<String> = reachable(&position, knight).moves.iter().map(|cell| rules.cell_name(cell)).collect();
/// assert_eq!(cells, ["f3", "h3"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn reachable(position: &Position, cell: Cell) -> Reachable {
    let piece = position.at(cell);
    let side = match piece {
        piece if piece.is_owned_by(Side::White) => Side::White,
        piece if piece.is_owned_by(Side::Black) => Side::Black,
        _ => return Reachable::default(),
    };
    let kind = piece.kind();
    if position.is_frozen_on(cell, side, kind) {
        return Reachable { frozen: true, ..Reachable::default() };
    }
    let lent = position.lent(cell, side, kind);
    let own = lent.is_none_or(|lent| lent.own);
    let Goals { mut moves, mut captures, swaps } =
        if own { position.open_goals(side, kind, cell) } else { Goals::default() };
    if let Some(lent) = lent {
        let [more, taken] = position.lent_goals(cell, side, kind, lent);
        moves.extend(&more);
        captures.extend(&taken);
    }
    if position.rules.features.shields {
        captures = captures.iter().filter(|&target| !position.is_immune(target, side.other())).collect();
    }
    if !position.rules.features.relays {
        return Reachable { frozen: false, moves, captures, swaps, by_relay: CellSet::EMPTY };
    }
    let mut goals = Targets::default();
    position.walk(cell, &mut goals, &mut ());
    let (mut all, mut taken) = (goals.moves, goals.captures);
    all.extend(&goals.doubles.iter().map(|&(goal, _)| goal).collect());
    taken.extend(&goals.passing);
    let mut by_relay = all;
    by_relay.extend(&taken);
    by_relay.subtract(&moves);
    by_relay.subtract(&captures);
    Reachable { frozen: false, moves: all, captures: taken, swaps, by_relay }
}

/// Targets along open paths.
#[derive(Default)]
struct Goals {
    moves: CellSet,
    captures: CellSet,
    swaps: CellSet,
}

impl Position {
    /// The targets along open paths, over screens and by double steps, and the partners of swaps. Relays and gates only block here.
    fn open_goals(&self, side: Side, kind: usize, from: Cell) -> Goals {
        let rules = &self.rules;
        let slot = self.bits[side.index()][kind].trailing_zeros() as usize;
        let index = rules.tree_index(side, slot, from);
        let enemy = side.other();
        let Goals { mut moves, mut captures, mut swaps } = Goals::default();
        let empty = |cell: Cell| self.at(cell).is_none();
        let mut follow = |nodes: &[Node]| {
            for (_, node) in open_nodes(nodes, empty) {
                let piece = self.at(node.cell);
                if piece.is_none() {
                    if node.flags & EN_PASSANT != 0 && self.state.passing.contains(node.cell) {
                        captures.add(node.cell);
                    } else if node.flags & MOVE != 0 {
                        moves.add(node.cell);
                    }
                } else if node.flags & SWAP != 0 && rules.swaps_with(side, kind, piece) {
                    swaps.add(node.cell);
                } else if piece.is_owned_by(enemy)
                    && (node.flags & (TAKE | SHOOT) != 0
                        || node.flags & PREY != 0 && rules.pieces[kind].prey >> piece.kind() & 1 != 0)
                {
                    captures.add(node.cell);
                }
            }
        };
        follow(rules.paths.tree(index));
        if rules.features.hops {
            // A second piece behind the screen blocks.
            let beyond = |screen, behind| self.beyond(side, kind, screen, behind);
            behind_screens(rules.hops.tree(index), empty, beyond).for_each(&mut follow);
        }
        let doubles = rules.doubles_of(side, kind);
        for &step in &doubles.steps[from.index()] {
            let passed = [step.via, step.to].into_iter().chain(doubles.further(step).iter().copied());
            if passed.into_iter().all(|cell| self.at(cell).is_none()) {
                moves.add(step.to);
            }
        }
        for first in self.first_moves(side, kind, from).iter().filter(|first| self.first_move_is_open(side, first)) {
            let goals = if self.at(first.to).is_none() { &mut moves } else { &mut captures };
            goals.add(first.to);
        }
        if rules.takings.as_ref().is_some_and(|takings| takings.concerns(kind)) {
            self.each_besides(from, &mut |to, _| moves.add(to));
        }
        if rules.definition.swap.as_ref().is_some_and(|swap| swap.royal == kind) {
            let near = rules.swap_cells[side.index() * rules.cells + from.index()].iter().copied();
            near.filter(|&cell| self.has_swap_partner(side, cell)).for_each(|cell| swaps.add(cell));
        }
        Goals { moves, captures, swaps }
    }
}

/// Pieces on a board that need not be a legal position: kings may be missing, and any piece may be attacked.
#[derive(Clone, Debug)]
pub struct FreeBoard(Position);

impl FreeBoard {
    /// A board with these pieces. If several are on one cell, the last one counts; cells that the board does not have
    /// are ignored, as are kinds that the game does not have.
    #[must_use]
    pub fn new(rules: &Arc<Rules>, pieces: &[(Cell, Piece)]) -> Self {
        let mut position = Position::empty(rules);
        for &(cell, piece) in
            pieces.iter().filter(|&&(cell, piece)| rules.cell(cell.index()).is_some() && rules.knows(piece))
        {
            position.set(cell, piece, &mut ());
        }
        // A diagram does not show the pieces whose absence would freeze others, so none is frozen.
        position.bits = [std::array::from_fn(|kind| 1 << kind); 2];
        position.stale_bits = false;
        Self(position)
    }

    /// The cells that the piece on `cell` can reach. Nothing for an empty cell or a neutral piece.
    ///
    /// # Panics
    /// May panic if the kind of the piece is not one of the game's.
    #[must_use]
    pub fn reachable(&self, cell: Cell) -> Reachable {
        reachable(&self.0, cell)
    }
}
