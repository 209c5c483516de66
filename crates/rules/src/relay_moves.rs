//! Moves in games with relays and gates, followed step by step (SR-10 to SR-30): the generator of relayed moves.
//!
//! It walks a piece's path tree as usual until it meets a relay or a gate. On a relay the walk restarts as if the piece
//! were there; a ride that enters a gate continues behind the other one. The piece's own start cell counts as empty on
//! every continuation (SR-26).

use arrayvec::ArrayVec;
use variorum_gamedef::definition::NeutralRole;
use variorum_gamedef::limits::ADVANCE;

use crate::cellset::CellSet;
use crate::piece::{CELL_MASK, Cell, Piece, Side};
use crate::position::Position;
use crate::read_set::{DOUBLE, Leading, Onward, ReadSet};
use crate::tree::{EN_PASSANT, MOVE, NO_DIRECTION, Node, RIDE, TAKE};

/// The targets of one piece.
#[derive(Default)]
pub(crate) struct Targets {
    /// Empty cells on which a move may end.
    pub moves: CellSet,
    /// Cells of enemy pieces that may be captured.
    pub captures: CellSet,
    /// En-passant cells on which a capture may end.
    pub passing: CellSet,
    /// Empty cells on which an enemy piece could be captured.
    pub threats: CellSet,
    /// Empty cells on which a double step may end, each with the cells that it crosses.
    pub doubles: ArrayVec<(Cell, ArrayVec<Cell, 8>), 24>,
    /// Where the walk has continued already: a stop and the kind of continuation. Prevents endless walks.
    visited: ArrayVec<(Cell, u8), 64>,
}

impl Default for CellSet {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl Targets {
    /// Removes all targets.
    pub fn clear(&mut self) {
        *self = Self::default();
    }
}

/// What may follow a relay.
#[derive(Clone, Copy, PartialEq)]
enum Follow {
    /// Captures only: a move that reached the relay by capturing stays a capture (SR-16, SR-28).
    Capture,
    /// Every move except a double step.
    Single,
    /// Every move including a double step (SR-17).
    Double,
}

/// The state of the walk for one piece.
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
    /// Finds all targets of the piece on `from`, through relays and gates. `read_set` receives the cells read.
    pub(crate) fn walk<F: ReadSet>(&self, from: Cell, goals: &mut Targets, read_set: &mut F) {
        let piece = self.at(from);
        let side = piece.owner();
        let kind = piece.kind();
        let slot = self.bits[side.index()][kind].trailing_zeros() as usize;
        let mut walk = Walk { position: self, origin: from, side, kind, slot, goals, read_set };
        // Double steps first: a cell that both kinds of move reach counts as the target of the double step, which
        // leaves en-passant cells (SR-19).
        walk.doubles(from, true, &ArrayVec::new());
        let nodes = self.rules.paths.tree(self.rules.tree_index(side, slot, from));
        walk.branches(nodes, 0, nodes.len(), MOVE | TAKE | EN_PASSANT);
    }

    /// The cells of the neutral pieces that can redirect moves: relays and gates.
    pub(crate) fn leading(&self) -> CellSet {
        let neutrals = &self.rules.definition.neutrals;
        self.neutrals.iter().filter(|&cell| neutrals[self.at(cell).kind()].role != NeutralRole::Blocker).collect()
    }

    /// The cells that the double step from `from` to `to` crosses, in a game with relays.
    pub(crate) fn relayed_trail(&self, from: Cell, to: Cell) -> ArrayVec<Cell, 8> {
        let mut goals = Targets::default();
        self.walk(from, &mut goals, &mut ());
        goals.doubles.iter().find(|(goal, _)| *goal == to).map_or_else(ArrayVec::new, |(_, trail)| trail.clone())
    }
}

impl<F: ReadSet> Walk<'_, F> {
    /// The piece on a cell, where the moving piece's start cell counts as empty. Adds the cell to the read set.
    fn look(&mut self, cell: Cell) -> Piece {
        if cell == self.origin {
            return Piece::NONE;
        }
        self.read_set.read(cell);
        self.position.board[cell.index() & CELL_MASK]
    }

    /// The role of a neutral piece; any other piece blocks.
    fn role(&self, piece: Piece) -> NeutralRole {
        if piece.is_neutral() {
            self.position.rules.definition.neutrals[piece.kind()].role
        } else {
            NeutralRole::Blocker
        }
    }

    /// Walks `nodes[at..end]`. `allowed` masks the flags of the nodes.
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

    /// Notes an empty cell on which a move with these flags may end.
    fn end_on(&mut self, cell: Cell, flags: u8) {
        let position = self.position;
        if flags & MOVE != 0 && (cell != self.origin || !position.rules.pieces[self.kind].pawn) {
            self.goals.moves.add(cell);
        }
        if flags & TAKE != 0 && cell != self.origin {
            self.goals.threats.add(cell);
        }
        if flags & EN_PASSANT != 0 && cell != self.origin && position.state.passing.contains(cell) {
            self.goals.passing.add(cell);
        }
    }

    /// Is this the first continuation with this tag from this cell? False also when there is no room left to note it.
    fn first_visit(&mut self, cell: Cell, tag: u8) -> bool {
        if self.goals.visited.contains(&(cell, tag)) {
            return false;
        }
        self.goals.visited.try_push((cell, tag)).is_ok()
    }

    /// Restarts on a relay as if the piece were there (SR-10).
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

    /// Leaves the tunnel by the other gate and rides on (SR-22).
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

    /// Double steps from `start`: the piece's own cell if `zoned` (the start zone is then required), otherwise a relay
    /// that the double step has reached (SR-17). `trail` holds the cells crossed so far.
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
                match self.role(piece) {
                    _ if piece.is_none() => {
                        let _ = passed.try_push(middle);
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
                }
                for (second, step) in table.steps.iter().enumerate() {
                    if second != first && !table.free {
                        continue;
                    }
                    let mut passed = passed.clone();
                    let mut way: ArrayVec<Cell, { *ADVANCE.end() as usize }> = [middle].into_iter().collect();
                    // An advance goes on, as far as the cells are empty.
                    for _ in 2..=table.most {
                        let goal = step[way.last().unwrap_or(&middle).index()];
                        if goal == Cell::NONE {
                            break;
                        }
                        if way.try_push(goal).is_err() {
                            break;
                        }
                        let piece = self.look(goal);
                        if piece.is_none() {
                            if goal == self.origin {
                                break;
                            }
                            if table.goals.has(goal) {
                                let _ = self.goals.doubles.try_push((goal, passed.clone()));
                                self.read_set.arrive(Leading::Cells(&way), DOUBLE);
                            }
                            let _ = passed.try_push(goal);
                        } else {
                            if self.role(piece) == NeutralRole::Relay {
                                self.read_set.enter(Leading::Cells(&way), Onward::RelayInDouble);
                                self.restart_double(goal, &passed);
                                self.read_set.leave();
                            }
                            break;
                        }
                    }
                }
            }
        }
    }

    /// A relay that a double step has reached: the double step may restart there, or end with a single step or capture.
    fn restart_double(&mut self, relay: Cell, trail: &ArrayVec<Cell, 8>) {
        const TAG: u8 = 0x80;
        if !self.first_visit(relay, TAG | Follow::Double as u8) {
            return;
        }
        self.doubles(relay, false, trail);
        self.restart_leaving(relay, trail);
    }

    /// Continues from a relay with a single step or capture. The cells crossed before remain en-passant cells (SR-19).
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

    /// A double step whose first cell is a gate ends directly behind the other gate (SR-22, SR-27).
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
