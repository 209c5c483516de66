//! Checks, pins and evasions: what the safety of the mover's royal piece allows (G-2), computed once per position
//! instead of once per move.
//!
//! One walk of the royal piece's reverse trees finds every attacker and every path that a single piece blocks. The
//! result is a set of target cells that answer a check, the pinned pieces with the cells on which they stay between,
//! and the cells on which a piece would become a hopper's screen. The generator then produces legal moves directly.
//! What these sets cannot express is tried: the move is made, tested and unmade.

use arrayvec::ArrayVec;

use crate::cellset::CellSet;
use crate::piece::{CELL_MASK, Cell, Side};
use crate::position::Position;
use crate::tree::{Source, ancestors, open_nodes};

/// What pieces other than the royal one may do without leaving the royal piece attacked.
pub(crate) struct CheckInfo {
    /// How the generator must judge moves.
    pub mode: Mode,
    /// The royal piece is attacked now.
    pub check: bool,
    /// In [`Mode::Sets`]: the targets that answer every check, or all cells without a check. In [`Mode::ReadSet`]: the
    /// read set of the attack test.
    allowed: CellSet,
    /// If a single hopper gives check and nothing else does: its screen, and the targets by which the screen itself
    /// answers the check.
    screen: Option<(Cell, CellSet)>,
    /// In [`Mode::Trial`]: a move of another piece than the royal one cannot answer a check unless it starts or ends on
    /// one of these cells.
    answers: CellSet,
    /// Cells on which any piece would become a hopper's screen.
    forbidden: CellSet,
    /// Cells on which any piece that a hopper does not spare would become its screen.
    barred: Option<CellSet>,
    /// There are cells in `forbidden` or `barred`.
    any_forbidden: bool,
    /// If a hopper gives check over an enemy piece: the cell of that screen, which a piece that the hopper spares may replace.
    replaceable: Option<Cell>,
    /// In [`Mode::Trial`]: the pinned pieces are known all the same.
    pins_known: bool,
    /// Pinned pieces.
    pinned: CellSet,
    /// Pinned pieces, each with the targets that keep the royal piece screened.
    pins: ArrayVec<(Cell, CellSet), 24>,
}

/// How the generator judges moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    /// There is no royal piece: every move is legal.
    Free,
    /// By the sets of the [`CheckInfo`].
    Sets,
    /// By making each move that touches the read set of the attack test (`allowed`). All other moves leave its answer
    /// as it is.
    ReadSet,
    /// By making every move.
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
            barred: None,
            any_forbidden: false,
            replaceable: None,
            pins_known: false,
            pinned: CellSet::EMPTY,
            pins: ArrayVec::new(),
        }
    }

    /// Every move is legal.
    pub fn free() -> Self {
        Self::new(Mode::Free)
    }

    /// Every move must be tried. `check`: the royal piece is attacked now.
    pub fn trial(check: bool) -> Self {
        Self { check, ..Self::new(Mode::Trial) }
    }

    /// A check that lasts as long as none of the cells of `way` changes, without any other restriction.
    pub fn of_way(mode: Mode, way: CellSet) -> Self {
        Self { check: true, allowed: way, ..Self::new(mode) }
    }

    /// Is the piece or neutral piece on `from` restricted to certain targets? With [`Cell::NONE`]: is any piece?
    #[inline]
    pub fn binds(&self, from: Cell) -> bool {
        self.binds_all() || self.pins(from)
    }

    /// Is every piece restricted to certain targets?
    #[inline]
    pub fn binds_all(&self) -> bool {
        self.check || self.any_forbidden
    }

    /// Is the piece or neutral piece on `from` restricted because of where it stands?
    #[inline]
    pub fn pins(&self, from: Cell) -> bool {
        self.pinned.has(from)
    }

    /// The targets that a piece on `from` may go to. For drops, `from` is [`Cell::NONE`]. `spared`: is it of a kind that hoppers spare?
    pub fn goals(&self, from: Cell, spared: bool) -> CellSet {
        let mut goals = match self.screen {
            Some((screen, leaves)) if screen == from => leaves,
            _ => self.allowed,
        };
        if let Some(screen) = self.replaceable.filter(|_| spared) {
            goals.add(screen);
        }
        if from != Cell::NONE && self.pinned.has(from) {
            self.pins.iter().filter(|(cell, _)| *cell == from).for_each(|(_, pin)| goals.retain(pin));
        }
        if self.any_forbidden {
            goals.subtract(&self.forbidden);
            if let Some(barred) = self.barred.as_ref().filter(|_| !spared) {
                goals.subtract(barred);
            }
        }
        goals
    }

    /// In [`Mode::ReadSet`]: the cells that the attack test read.
    pub fn read_set(&self) -> &CellSet {
        &self.allowed
    }

    /// In [`Mode::Trial`]: may a move from one of these cells to the other answer the check?
    #[inline]
    pub fn may_answer(&self, from: Cell, to: Cell) -> bool {
        self.answers.has(from) || self.answers.has(to)
    }

    /// In [`Mode::Trial`]: is a move of the piece on this cell, which is not the royal one, to an empty cell certainly legal?
    #[inline]
    pub fn frees(&self, from: Cell) -> bool {
        self.pins_known && !self.check && !self.pinned.has(from)
    }

    /// In [`Mode::ReadSet`]: may a change on this cell alter the answer of the attack test?
    #[inline]
    pub fn touches(&self, cell: Cell) -> bool {
        self.allowed.has(cell)
    }
}

impl Position {
    /// Fills in, where nothing is restricted yet, the check, pins and evasions of `side`'s royal piece. It returns nothing because a
    /// [`CheckInfo`] is too large to copy.
    pub(crate) fn restrain(&self, side: Side, check_info: &mut CheckInfo) {
        let royal = self.royal[side.index()];
        let features = &self.rules.features;
        if royal == Cell::NONE {
            if let Some(royals) = features.royals {
                self.restrain_several(side, royals, check_info);
            }
            return;
        }
        let unknown = features.sparing != 0 && !features.sparing_in_sets;
        if features.trial || unknown || features.royals.is_some_and(|royals| royals.vary) {
            check_info.mode = Mode::Trial;
            check_info.check = self.in_check(side);
            return;
        }
        if self.rules.blast.is_some() {
            // Captures change more than two cells and are tried; what else is safe, the pins say.
            let known = !features.hops && !features.relays && !features.second && features.guards == 0;
            if known {
                self.restrain_open(side, royal, check_info);
            }
            check_info.pins_known = known && check_info.mode != Mode::Trial;
            check_info.mode = Mode::Trial;
            check_info.check = self.in_check(side);
            check_info.allowed = CellSet::FULL;
            return;
        }
        if features.relays {
            check_info.mode = Mode::ReadSet;
            check_info.allowed = CellSet::EMPTY;
            check_info.check = self.attacked_with_read_set(royal, side.other(), &mut check_info.allowed);
            return;
        }
        check_info.mode = Mode::Sets;
        if !self.may_attack(royal, side.other()) {
            return;
        }
        self.restrain_open(side, royal, check_info);
        if features.hops && check_info.mode == Mode::Sets {
            self.restrain_hops(side, royal, check_info);
        }
    }

    /// Attacks along open paths. Each must be blocked, or its attacker captured; a piece that is the only blocker of a
    /// path is pinned.
    pub(crate) fn restrain_open(&self, side: Side, royal: Cell, check_info: &mut CheckInfo) {
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
                // The first blocker, which the mover can move. Every attacker behind it pins it.
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

    /// The cells of one path by which `by` attacks the target, including the attacker's cell. The target stays attacked
    /// until one of them changes. `None` if no such path is known; hoppers are ignored.
    pub(crate) fn attack_way(&self, target: Cell, by: Side) -> Option<CellSet> {
        if self.rules.features.relays { self.relayed_way(target, by) } else { self.open_way(target, by) }
    }

    /// [`Position::attack_way`] along open paths.
    fn open_way(&self, target: Cell, by: Side) -> Option<CellSet> {
        let nodes = self.rules.attackers.tree(by.index() * self.rules.cells + target.index());
        let bits = &self.bits[by.index()];
        let attacks = |node: &Source| {
            let piece = self.at(node.cell);
            piece.is_owned_by(by) && node.kinds & bits[piece.kind()] != 0
        };
        let mut reached = open_nodes(nodes, |cell| self.at(cell).is_none());
        reached.find(|(_, node)| attacks(node)).map(|(at, _)| path(nodes, at))
    }

    /// Attacks of hoppers. With one screen the hopper gives check; if it is not the only attacker, moves are tried.
    /// Without a screen, no piece may become one. With two screens, neither may leave. A piece that the hopper spares is a screen over which it does not go.
    fn restrain_hops(&self, side: Side, royal: Cell, check_info: &mut CheckInfo) {
        let by = side.other();
        let nodes = self.rules.hop_attackers.tree(by.index() * self.rules.cells + royal.index());
        let bits = &self.bits[by.index()];
        let sparing_kinds = self.rules.features.sparing;
        // The screens on the path to the current node, each with the end of its subtree.
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
            let attacks = piece.is_owned_by(by) && node.kinds & bits[piece.kind()] != 0;
            let sparing = attacks && sparing_kinds >> piece.kind() & 1 != 0;
            let spares = |cell: Cell| sparing && self.holds(cell, piece.kind());
            if attacks && !spares(royal) {
                match *screens.as_slice() {
                    [] => {
                        let mut way = path(nodes, at);
                        way.remove(node.cell);
                        check_info.forbid(&way, sparing);
                    }
                    // Whatever captures a screen takes its place.
                    [(_, screen)] if spares(screen) => {
                        if self.at(screen).is_owned_by(by) {
                            check_info.forbid(&[screen].into_iter().collect(), true);
                        }
                    }
                    [(_, screen)] => {
                        let features = &self.rules.features;
                        let way = path(nodes, at);
                        if check_info.check || features.freezing || features.second {
                            check_info.check = true;
                            check_info.mode = Mode::Trial;
                            // Only moves that touch the path matter, unless a capture elsewhere may freeze the hopper
                            // or a second part follows.
                            if !features.freezing && !features.second {
                                check_info.answers = way;
                            }
                            return;
                        }
                        // A second screen or the capture of the hopper answers the check. So does the screen itself by
                        // leaving the path.
                        check_info.check = true;
                        let mut leaves = CellSet::FULL;
                        leaves.subtract(&way);
                        leaves.add(node.cell);
                        check_info.screen = Some((screen, leaves));
                        check_info.allowed = way;
                        check_info.allowed.remove(screen);
                        check_info.replaceable = Some(screen).filter(|&cell| sparing && self.at(cell).is_owned_by(by));
                    }
                    [(_, one), (_, other), ..] => {
                        // If one screen captured the other, a single screen would remain, so neither screen's cell is a
                        // valid target.
                        let mut way = path(nodes, at);
                        [one, other].iter().for_each(|&screen| way.remove(screen));
                        for (screen, other) in [(one, other), (other, one)] {
                            if !self.at(screen).is_owned_by(by) {
                                match (spares(screen), spares(other)) {
                                    (false, false) => check_info.pin(screen, way),
                                    (true, false) => check_info.pin(screen, with(way, other)),
                                    (false, true) => check_info.pin(screen, without(CellSet::FULL, other)),
                                    // Either is enough.
                                    (true, true) => {}
                                }
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

/// The set and one more cell.
fn with(mut set: CellSet, cell: Cell) -> CellSet {
    set.add(cell);
    set
}

/// The set without this cell.
fn without(mut set: CellSet, cell: Cell) -> CellSet {
    set.remove(cell);
    set
}

impl CheckInfo {
    /// Forbids pieces to arrive on these cells. `sparing`: only those that a sparing hopper does not spare.
    fn forbid(&mut self, cells: &CellSet, sparing: bool) {
        if sparing {
            self.barred.get_or_insert(CellSet::EMPTY).extend(cells);
        } else {
            self.forbidden.extend(cells);
        }
        self.any_forbidden = true;
    }

    /// Pins the piece on `blocker` to the cells of `way`.
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

/// The cells of a path to the royal piece, including the attacker's.
fn path(nodes: &[Source], at: usize) -> CellSet {
    ancestors(nodes, at).chain([nodes[at].cell]).collect()
}
