//! Moves in games with relays and gates, walked step by step (SR-10 to SR-30).
//!
//! A piece's paths are walked as usual until they meet a relay or a gate. From a relay the walk begins again as if the piece stood
//! there; a ride that enters a gate goes on behind the other one. The piece's own starting cell counts as empty on every
//! continuation (SR-26).

use arrayvec::ArrayVec;
use variorum_gamedef::definition::NeutralRole;

use crate::attack::{DOUBLE, Leading, Onward, ReadSet};
use crate::cellset::CellSet;
use crate::piece::{CELL_MASK, Cell, Piece, Side};
use crate::position::Position;
use crate::tree::{EN_PASSANT, MOVE, NO_DIRECTION, Node, RIDE, TAKE};

/// Where one piece can go.
#[derive(Default)]
pub(crate) struct Targets {
    /// Empty cells that a move may end on.
    pub moves: CellSet,
    /// Enemy pieces that may be captured.
    pub captures: CellSet,
    /// En-passant cells that a capture may end on.
    pub passing: CellSet,
    /// Empty cells on which an enemy piece could be captured.
    pub threats: CellSet,
    /// Empty cells that a double step may end on, with the cells that it passes.
    pub doubles: ArrayVec<(Cell, ArrayVec<Cell, 8>), 24>,
    visited: ArrayVec<(Cell, u8), 64>,
}

impl Default for CellSet {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl Targets {
    pub fn clear(&mut self) {
        *self = Self::default();
    }
}

/// What may follow on a relay.
#[derive(Clone, Copy, PartialEq)]
enum Follow {
    /// Captures only: a capturing arrival stays capturing (SR-16, SR-28).
    Capture,
    /// Everything but a double step.
    Single,
    /// Everything, a double step too (SR-17).
    Double,
}

struct Walk<'a, F> {
    position: &'a Position,
    origin: Cell,
    side: Side,
    kind: usize,
    slot: usize,
    goals: &'a mut Targets,
    read_set: &'a mut F,
}

impl Position {
    /// All goals of the piece on `from`, through relays and gates.
    pub(crate) fn walk<F: ReadSet>(&self, from: Cell, goals: &mut Targets, read_set: &mut F) {
        let piece = self.at(from);
        let side = if piece.is_owned_by(Side::White) { Side::White } else { Side::Black };
        let kind = piece.kind();
        let slot = self.bits[side.index()][kind].trailing_zeros() as usize;
        let mut walk = Walk { position: self, origin: from, side, kind, slot, goals, read_set };
        // Double steps first: a cell reached both ways counts as reached by the step that leaves a trail (SR-19).
        walk.doubles(from, true, &ArrayVec::new());
        let nodes = self.rules.paths.tree(self.rules.tree_index(side, slot, from));
        walk.branches(nodes, 0, nodes.len(), MOVE | TAKE | EN_PASSANT);
    }

    /// The cells of the neutral pieces that may lead moves on: relays and gates.
    pub(crate) fn leading(&self) -> CellSet {
        let neutrals = &self.rules.definition.neutrals;
        self.neutrals.iter().filter(|&cell| neutrals[self.at(cell).kind()].role != NeutralRole::Blocker).collect()
    }

    /// The cells that the double step from `from` to `to` passes, relays being in play.
    pub(crate) fn relayed_trail(&self, from: Cell, to: Cell) -> ArrayVec<Cell, 8> {
        let mut goals = Targets::default();
        self.walk(from, &mut goals, &mut ());
        goals.doubles.iter().find(|(goal, _)| *goal == to).map_or_else(ArrayVec::new, |(_, trail)| trail.clone())
    }
}

impl<F: ReadSet> Walk<'_, F> {
    fn look(&mut self, cell: Cell) -> Piece {
        if cell == self.origin {
            return Piece::NONE;
        }
        self.read_set.read(cell);
        self.position.board[cell.index() & CELL_MASK]
    }

    fn role(&self, piece: Piece) -> NeutralRole {
        if piece.is_neutral() {
            self.position.rules.definition.neutrals[piece.kind()].role
        } else {
            NeutralRole::Blocker
        }
    }

    /// Walks `nodes[at..end]`; `allowed` masks what the nodes allow.
    fn branches(&mut self, nodes: &[Node], mut at: usize, end: usize, allowed: u8) {
        while at < end {
            let node = nodes[at];
            let flags = node.flags & (allowed | RIDE);
            let piece = self.look(node.cell);
            if piece.is_none() {
                self.end_on(node.cell, flags);
                self.read_set.arrive(Leading::Node(nodes, at), flags);
                at += 1;
                continue;
            }
            if piece.is_owned_by(self.side.other()) {
                if flags & TAKE != 0 {
                    self.goals.captures.add(node.cell);
                    self.read_set.arrive(Leading::Node(nodes, at), TAKE);
                }
            } else if flags & (MOVE | TAKE) != 0 {
                let way = Leading::Node(nodes, at);
                match self.role(piece) {
                    NeutralRole::Relay => {
                        let onward = if flags & MOVE != 0 { Follow::Single } else { Follow::Capture };
                        self.read_set.enter(way, Onward::Relay);
                        self.restart(node.cell, onward);
                        self.read_set.leave();
                    }
                    NeutralRole::Gate if flags & RIDE != 0 => self.tunnel(node.cell, way, node.direction, allowed),
                    NeutralRole::Gate | NeutralRole::Blocker => {}
                }
            }
            at += node.skip as usize;
        }
    }

    fn end_on(&mut self, cell: Cell, flags: u8) {
        let position = self.position;
        if flags & MOVE != 0 && (cell != self.origin || !position.rules.pieces[self.kind].pawn) {
            self.goals.moves.add(cell);
        }
        if flags & TAKE != 0 && cell != self.origin {
            self.goals.threats.add(cell);
        }
        if flags & EN_PASSANT != 0 && cell != self.origin && position.state.passing.cells.contains(&cell) {
            self.goals.passing.add(cell);
        }
    }

    fn first_visit(&mut self, cell: Cell, tag: u8) -> bool {
        if self.goals.visited.contains(&(cell, tag)) {
            return false;
        }
        self.goals.visited.try_push((cell, tag)).is_ok()
    }

    /// Goes on from a relay as if the piece stood there (SR-10).
    fn restart(&mut self, relay: Cell, onward: Follow) {
        const TAG: u8 = 0x80;
        if !self.first_visit(relay, TAG | onward as u8) {
            return;
        }
        let position = self.position;
        let nodes = position.rules.restarts.tree(position.rules.tree_index(self.side, self.slot, relay));
        let allowed = if onward == Follow::Capture { TAKE | EN_PASSANT } else { MOVE | TAKE | EN_PASSANT };
        self.branches(nodes, 0, nodes.len(), allowed);
    }

    /// Comes out of the other gate and rides on (SR-22).
    fn tunnel(&mut self, gate: Cell, way: Leading<'_>, direction: u8, allowed: u8) {
        let Some(exit) = self.position.other_gate(gate) else { return };
        self.read_set.read(exit);
        if direction == NO_DIRECTION || !self.first_visit(exit, direction) {
            return;
        }
        let position = self.position;
        let nodes = position.rules.restarts.tree(position.rules.tree_index(self.side, self.slot, exit));
        self.read_set.enter(way, Onward::Gate(exit));
        let mut at = 0;
        while at < nodes.len() {
            let end = at + nodes[at].skip as usize;
            if nodes[at].direction == direction && nodes[at].flags & RIDE != 0 {
                self.branches(nodes, at, end, allowed);
            }
            at = end;
        }
        self.read_set.leave();
    }

    /// Double steps from `start`: where the piece stands (`zoned`: its start zone counts), or a relay that it reached in the
    /// course of one (SR-17). `trail`: the cells passed so far.
    fn doubles(&mut self, start: Cell, zoned: bool, trail: &ArrayVec<Cell, 8>) {
        let position = self.position;
        for table in &position.rules.doubles_of(self.side, self.kind).tables {
            if zoned && !table.start.has(start) {
                continue;
            }
            for (first, step) in table.steps.iter().enumerate() {
                let middle = step[start.index()];
                if middle == Cell::NONE {
                    continue;
                }
                let piece = self.look(middle);
                let mut passed = trail.clone();
                let beyond = match self.role(piece) {
                    _ if piece.is_none() => {
                        let _ = passed.try_push(middle);
                        middle
                    }
                    NeutralRole::Relay if piece.is_neutral() => {
                        self.read_set.enter(Leading::Cells(&[middle]), Onward::RelayInDouble);
                        self.restart_double(middle, trail);
                        self.read_set.leave();
                        continue;
                    }
                    NeutralRole::Gate if piece.is_neutral() => match self.position.other_gate(middle) {
                        Some(exit) => {
                            self.read_set.read(exit);
                            self.read_set.enter(Leading::Cells(&[middle]), Onward::Gate(exit));
                            self.through_gate(step, exit, trail, table.goals);
                            self.read_set.leave();
                            continue;
                        }
                        None => continue,
                    },
                    NeutralRole::Blocker | NeutralRole::Relay | NeutralRole::Gate => continue,
                };
                for (second, step) in table.steps.iter().enumerate() {
                    if second != first && !table.free {
                        continue;
                    }
                    let goal = step[beyond.index()];
                    if goal == Cell::NONE {
                        continue;
                    }
                    let piece = self.look(goal);
                    if piece.is_none() {
                        if goal != self.origin && table.goals.has(goal) {
                            let _ = self.goals.doubles.try_push((goal, passed.clone()));
                            self.read_set.arrive(Leading::Cells(&[middle, goal]), DOUBLE);
                        }
                    } else if self.role(piece) == NeutralRole::Relay {
                        self.read_set.enter(Leading::Cells(&[middle, goal]), Onward::RelayInDouble);
                        self.restart_double(goal, &passed);
                        self.read_set.leave();
                    }
                }
            }
        }
    }

    /// A relay met in the course of a double step: it may begin again there, or end as a single step or capture.
    fn restart_double(&mut self, relay: Cell, trail: &ArrayVec<Cell, 8>) {
        const TAG: u8 = 0x80;
        if !self.first_visit(relay, TAG | Follow::Double as u8) {
            return;
        }
        self.doubles(relay, false, trail);
        self.restart_leaving(relay, trail);
    }

    /// Goes on from a relay by a single step or capture; the cells passed before stay open to en passant (SR-19).
    fn restart_leaving(&mut self, relay: Cell, trail: &ArrayVec<Cell, 8>) {
        let before = self.goals.moves;
        self.restart(relay, Follow::Single);
        if !trail.is_empty() {
            let mut ends = self.goals.moves;
            ends.subtract(&before);
            for goal in ends.iter() {
                let _ = self.goals.doubles.try_push((goal, trail.clone()));
            }
        }
    }

    /// A double step whose first cell is a gate ends directly beyond the other gate (SR-22, SR-27).
    fn through_gate(&mut self, step: &[Cell], exit: Cell, trail: &ArrayVec<Cell, 8>, goals: CellSet) {
        let goal = step[exit.index()];
        if goal == Cell::NONE || goal == self.origin {
            return;
        }
        let piece = self.look(goal);
        if piece.is_none() {
            if goals.has(goal) {
                if trail.is_empty() {
                    self.goals.moves.add(goal);
                } else {
                    let _ = self.goals.doubles.try_push((goal, trail.clone()));
                }
                self.read_set.arrive(Leading::Cells(&[goal]), MOVE | DOUBLE);
            }
        } else if self.role(piece) == NeutralRole::Relay {
            self.read_set.enter(Leading::Cells(&[goal]), Onward::RelayInDouble);
            self.restart_leaving(goal, trail);
            self.read_set.leave();
        }
    }
}
