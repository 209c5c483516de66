//! What the safety of the mover's royal piece allows (G-2), found once a position instead of once a move.

use arrayvec::ArrayVec;

use crate::cellset::CellSet;
use crate::piece::{CELL_MASK, Cell, Side};
use crate::position::Position;
use crate::tree::{Source, ancestors};

/// What a piece other than the royal one may do without leaving the royal piece attacked.
pub(crate) struct CheckInfo {
    pub mode: Mode,
    /// The royal piece is attacked now.
    pub check: bool,
    /// In check: goals that answer every attack.
    allowed: CellSet,
    /// In check by a hopper alone: its screen, and the goals by which that answers.
    screen: Option<(Cell, CellSet)>,
    /// In trial mode: moves that neither leave nor reach any of these cells cannot answer a check, unless they are the royal piece's.
    answers: CellSet,
    /// Cells on which any piece would become a hopper's screen.
    forbidden: CellSet,
    any_forbidden: bool,
    /// Pieces that screen the royal piece, each with the goals that keep it screened.
    pinned: CellSet,
    pins: ArrayVec<(Cell, CellSet), 24>,
}

/// How moves are judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    /// No royal piece: every move is legal.
    Free,
    /// By the sets of the check info.
    Sets,
    /// By making each move that touches the footprint of the attack test (`allowed`), and trusting the others.
    ReadSet,
    /// By making each move.
    Trial,
}

impl CheckInfo {
    #[inline]
    fn new(mode: Mode) -> Self {
        Self {
            mode,
            check: false,
            allowed: CellSet::FULL,
            screen: None,
            answers: CellSet::FULL,
            forbidden: CellSet::EMPTY,
            any_forbidden: false,
            pinned: CellSet::EMPTY,
            pins: ArrayVec::new(),
        }
    }

    /// Every move is to be tried.
    pub fn trial(check: bool) -> Self {
        Self { check, ..Self::new(Mode::Trial) }
    }

    /// Check that lasts as long as nothing changes on these cells, and nothing else is asked.
    pub fn of_way(mode: Mode, way: CellSet) -> Self {
        Self { check: true, allowed: way, ..Self::new(mode) }
    }

    /// Is the piece (or neutral piece) on `from` bound to certain goals, or any piece to certain goals?
    #[inline]
    pub fn binds(&self, from: Cell) -> bool {
        self.check || self.any_forbidden || self.pinned.has(from)
    }

    /// The goals that a piece on `from` may have (for drops: [`Cell::NONE`]).
    pub fn goals(&self, from: Cell) -> CellSet {
        let mut goals = match self.screen {
            Some((screen, leaves)) if screen == from => leaves,
            _ => self.allowed,
        };
        if from != Cell::NONE && self.pinned.has(from) {
            self.pins.iter().filter(|(cell, _)| *cell == from).for_each(|(_, pin)| goals.retain(pin));
        }
        if self.any_forbidden {
            goals.subtract(&self.forbidden);
        }
        goals
    }

    /// In footprint mode: the cells that the attack test read.
    pub fn read_set(&self) -> &CellSet {
        &self.allowed
    }

    /// In trial mode: may a piece's way from one of these cells to the other answer the check?
    #[inline]
    pub fn may_answer(&self, from: Cell, to: Cell) -> bool {
        self.answers.has(from) || self.answers.has(to)
    }

    /// In footprint mode: may changes on these cells alter the answer of the attack test?
    #[inline]
    pub fn touches(&self, cell: Cell) -> bool {
        self.allowed.has(cell)
    }
}

impl Position {
    /// What the safety of `side`'s royal piece allows.
    pub(crate) fn check_info(&self, side: Side) -> CheckInfo {
        // One variable for all ways out, so that it is filled in where the caller wants it: it is too large to be copied.
        let mut check_info = CheckInfo::new(Mode::Free);
        let royal = self.royal[side.index()];
        let features = &self.rules.features;
        if royal == Cell::NONE {
            return check_info;
        }
        if features.trial {
            return CheckInfo::trial(self.attacked(royal, side.other()));
        }
        if features.relays {
            check_info.mode = Mode::ReadSet;
            check_info.allowed = CellSet::EMPTY;
            check_info.check = self.attacked_with_read_set(royal, side.other(), &mut check_info.allowed);
            return check_info;
        }
        check_info.mode = Mode::Sets;
        self.restrain_open(side, royal, &mut check_info);
        if features.hops && check_info.mode == Mode::Sets {
            self.restrain_hops(side, royal, &mut check_info);
        }
        check_info
    }

    /// Attacks along open paths: each must be blocked or its piece captured; pieces that block one are pinned.
    fn restrain_open(&self, side: Side, royal: Cell, check_info: &mut CheckInfo) {
        let by = side.other();
        let nodes = self.rules.attackers.tree(by.index() * self.rules.cells + royal.index());
        let bits = &self.bits[by.index()];
        let mut at = 0;
        while let Some(node) = nodes.get(at) {
            let piece = self.board[node.cell.index() & CELL_MASK];
            if piece.is_none() {
                at += 1;
                continue;
            }
            let end = at + node.skip as usize;
            if piece.is_owned_by(by) {
                if node.kinds & bits[piece.kind()] != 0 {
                    check_info.check = true;
                    check_info.allowed.retain(&path(nodes, at));
                }
            } else {
                // A first blocker that the mover can move: whoever attacks through it pins it.
                let blocker = node.cell;
                let mut behind = at + 1;
                while behind < end {
                    let node = &nodes[behind];
                    let piece = self.board[node.cell.index() & CELL_MASK];
                    if piece.is_none() {
                        behind += 1;
                        continue;
                    }
                    if piece.is_owned_by(by) && node.kinds & bits[piece.kind()] != 0 {
                        check_info.pin(blocker, path(nodes, behind));
                    }
                    behind += node.skip as usize;
                }
            }
            at = end;
        }
    }

    /// The cells of one way by which pieces of `by` attack the target, the attacker's included: unless something changes on one of them,
    /// the target stays attacked. `None`: no such way is known. Hoppers are not looked at.
    pub(crate) fn attack_way(&self, target: Cell, by: Side) -> Option<CellSet> {
        if self.rules.features.relays { self.relayed_way(target, by) } else { self.open_way(target, by) }
    }

    fn open_way(&self, target: Cell, by: Side) -> Option<CellSet> {
        let nodes = self.rules.attackers.tree(by.index() * self.rules.cells + target.index());
        let bits = &self.bits[by.index()];
        let mut at = 0;
        while let Some(node) = nodes.get(at) {
            let piece = self.board[node.cell.index() & CELL_MASK];
            if piece.is_owned_by(by) && node.kinds & bits[piece.kind()] != 0 {
                return Some(path(nodes, at));
            }
            at += if piece.is_none() { 1 } else { node.skip as usize };
        }
        None
    }

    /// Attacks of hoppers: with one screen it is a check (moves are tried if it is not the only one); without, no piece may become the screen;
    /// with two, neither may leave.
    fn restrain_hops(&self, side: Side, royal: Cell, check_info: &mut CheckInfo) {
        let by = side.other();
        let nodes = self.rules.hop_attackers.tree(by.index() * self.rules.cells + royal.index());
        let bits = &self.bits[by.index()];
        // Screens met on the way to the node looked at, with the ends of their subtrees.
        let mut screens: ArrayVec<(usize, Cell), 2> = ArrayVec::new();
        let mut at = 0;
        while let Some(node) = nodes.get(at) {
            while screens.last().is_some_and(|&(end, _)| end <= at) {
                screens.pop();
            }
            let piece = self.board[node.cell.index() & CELL_MASK];
            if piece.is_none() {
                at += 1;
                continue;
            }
            if piece.is_owned_by(by) && node.kinds & bits[piece.kind()] != 0 {
                match screens.len() {
                    0 => {
                        let mut way = path(nodes, at);
                        way.remove(node.cell);
                        check_info.forbidden.extend(&way);
                        check_info.any_forbidden = true;
                    }
                    1 => {
                        let features = &self.rules.features;
                        let way = path(nodes, at);
                        if check_info.check || features.freezing || features.second {
                            check_info.check = true;
                            check_info.mode = Mode::Trial;
                            // Nobody elsewhere matters unless what is captured there freezes the hopper, or more follows in the turn.
                            if !features.freezing && !features.second {
                                check_info.answers = way;
                            }
                            return;
                        }
                        // A second screen, or the hopper's capture, answers it; so does the screen by leaving its way.
                        check_info.check = true;
                        let screen = screens[0].1;
                        let mut leaves = CellSet::FULL;
                        leaves.subtract(&way);
                        leaves.add(node.cell);
                        check_info.screen = Some((screen, leaves));
                        check_info.allowed = way;
                        check_info.allowed.remove(screen);
                    }
                    _ => {
                        // One screen capturing the other would leave a single one, so neither cell will do.
                        let mut way = path(nodes, at);
                        let cells: ArrayVec<Cell, 2> = screens.iter().map(|&(_, cell)| cell).collect();
                        cells.iter().for_each(|&screen| way.remove(screen));
                        for screen in cells {
                            if !self.at(screen).is_owned_by(by) {
                                check_info.pin(screen, way);
                            }
                        }
                    }
                }
            }
            let end = at + node.skip as usize;
            if screens.is_full() {
                at = end;
            } else {
                screens.push((end, node.cell));
                at += 1;
            }
        }
    }
}

impl CheckInfo {
    /// The piece may only go where this way stays shut.
    fn pin(&mut self, blocker: Cell, way: CellSet) {
        if !self.pinned.has(blocker) {
            self.pinned.add(blocker);
            if self.pins.try_push((blocker, way)).is_err() {
                self.mode = Mode::Trial;
            }
        } else if let Some((_, goals)) = self.pins.iter_mut().find(|(cell, _)| *cell == blocker) {
            goals.retain(&way);
        }
    }
}

/// The cells of a path to the royal piece, the attacker's included.
fn path(nodes: &[Source], at: usize) -> CellSet {
    let mut cells: CellSet = ancestors(nodes, at).collect();
    cells.add(nodes[at].cell);
    cells
}
