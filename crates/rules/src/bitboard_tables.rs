//! Bitboard tables of small boards: moves and attacks of games on up to 64 cells without hoppers, relays, gates, frozen
//! armies or turns of two parts.
//!
//! They hold the same facts as the path trees, in the fastest form for such games (docs/rules-core.md). The features of
//! a game decide whether it gets these tables ([`crate::compile`]), never its name. [`crate::movegen`] uses them where
//! they exist.

use crate::action::Action;
use crate::piece::{Cell, Side};

/// The largest board that has these tables, in cells.
pub(crate) const BITBOARD_CELLS: usize = 64;
/// The largest number of kinds of piece.
pub(crate) const BITBOARD_KINDS: usize = 32;

/// A set of cells of such a board.
pub(crate) type Bitboard64 = u64;

/// The cells of each side's pieces, by side and kind.
pub(crate) type PieceBitboards = [[Bitboard64; BITBOARD_KINDS]; 2];

/// The tables of one game.
#[derive(Clone, Debug)]
pub(crate) struct BitboardTables {
    /// By side × kinds + kind.
    pub kinds: Vec<KindBitboards>,
    /// By side × kinds + kind, and cell.
    pub spans: Vec<[Span; BITBOARD_CELLS]>,
    /// The rays of the spans.
    pub rays: Vec<Bitboard64>,
    /// The double steps of the spans, and other quiet moves over cells that must be empty: these cells with the target, and the action.
    pub doubles: Vec<(Bitboard64, Action)>,
    /// Where the attackers of a cell lie in `attackers`, by attacking side and cell. Arrays of known length need no test of the index.
    pub starts: Box<[[Stretch; BITBOARD_CELLS]; 2]>,
    /// The cells from which each kind attacks on an empty board.
    pub attackers: Vec<Attackers>,
    /// Cells that must be empty for an attack, by side, target and the attacker's cell.
    pub between: Box<[[[Bitboard64; BITBOARD_CELLS]; BITBOARD_CELLS]; 2]>,
    /// Cells that must be empty, for each path of the castling table.
    pub castling: Vec<Bitboard64>,
    /// See [`BitboardTables::castling_ways`], by royal piece's cell × [`BITBOARD_CELLS`] + partner's cell; empty if pieces of several kinds castle as the king.
    pub castling_ways: Vec<Bitboard64>,
}

/// The moves of one kind of piece from one cell.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Span {
    /// Targets of moves that nothing can block, if they are empty.
    pub moves: Bitboard64,
    /// Targets of captures that nothing can block, if an enemy piece occupies them.
    pub takes: Bitboard64,
    /// Targets of captures en passant.
    pub passing: Bitboard64,
    /// Targets of moves that may promote.
    pub promoting: Bitboard64,
    /// Index of the first ray. The first `up` rays lead to higher cell numbers, the next `down` rays to lower ones.
    pub ray: u32,
    /// Index of the first double step.
    pub double: u32,
    /// Rays to higher cell numbers.
    pub up: u8,
    /// Rays to lower cell numbers.
    pub down: u8,
    /// Number of double steps and such moves.
    pub doubles: u8,
    /// The first so many of these are no double steps.
    pub jumps: u8,
}

/// A part of a list: its first index, and that after its last one.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Stretch {
    pub first: u32,
    pub end: u32,
}

/// The cells from which a kind attacks a target.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Attackers {
    pub cells: Bitboard64,
    pub kind: u8,
}

/// The steps of a kind that makes few short steps, such as a pawn. The whole set of its pieces is shifted at once.
#[derive(Clone, Debug, Default)]
pub(crate) struct Strides {
    pub steps: Vec<Stride>,
    pub doubles: Vec<DoubleStride>,
    /// Targets of moves that may promote.
    pub promoting: Bitboard64,
}

/// One step of such a kind.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stride {
    /// The cells from which the step stays on the board.
    pub from: Bitboard64,
    /// What the step adds to the cell number.
    pub by: i8,
    /// The step may end on an empty cell.
    pub moves: bool,
    /// The step may capture.
    pub takes: bool,
}

/// One double step of such a kind, or another quiet move over one empty cell.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DoubleStride {
    /// The cells from which the double step is possible.
    pub from: Bitboard64,
    /// What the way to the middle cell adds to the cell number.
    pub over: i8,
    /// What the whole double step adds to the cell number.
    pub by: i8,
    /// It can be answered by a capture en passant.
    pub is_open: bool,
}

/// How the generator may treat the pieces of one kind.
#[derive(Clone, Debug, Default)]
pub(crate) struct KindBitboards {
    /// Set for a kind that makes few short steps.
    pub strides: Option<Strides>,
    /// The kind has no promotions, double steps or captures en passant, and it captures as it moves.
    pub plain: bool,
    /// By cell: the cells from which it captures there en passant; empty if it never does.
    pub passers: Vec<Bitboard64>,
}

/// The restrictions that the safety of the royal piece puts on the other pieces.
#[derive(Clone, Copy)]
pub(crate) struct Guard {
    /// The royal piece is in check.
    pub check: bool,
    /// Targets that answer every check; all cells without a check.
    pub allowed: Bitboard64,
    /// Pinned pieces: each is the only blocker on an enemy piece's path to the royal piece.
    pub pinned: Bitboard64,
}

/// Which moves give check to the opponent's royal piece.
pub(crate) struct Checks {
    /// Where that piece stands.
    royal: Cell,
    /// By kind: the cells from which it attacks now.
    near: [Bitboard64; BITBOARD_KINDS],
    /// By kind: the cells whose pieces alone stand between such a cell and the royal piece.
    doubtful: [Bitboard64; BITBOARD_KINDS],
    /// The cells whose pieces alone stand between one of the player's pieces and the royal piece.
    screens: Bitboard64,
}

impl Guard {
    /// No restriction.
    pub const FREE: Self = Self { check: false, allowed: Bitboard64::MAX, pinned: 0 };
}

/// Shifts a set of cells by this difference of cell numbers.
#[inline]
pub(crate) const fn shift(mask: Bitboard64, by: i8) -> Bitboard64 {
    if by >= 0 { mask << (by as u32 & 63) } else { mask >> (by.unsigned_abs() as u32 & 63) }
}

/// The cells of a bitboard, lowest number first.
#[inline]
pub(crate) fn cells(mut mask: Bitboard64) -> impl Iterator<Item = Cell> {
    std::iter::from_fn(move || {
        (mask != 0).then(|| {
            let cell = Cell(mask.trailing_zeros() as u16);
            mask &= mask - 1;
            cell
        })
    })
}

/// The bitboard of one cell.
#[inline]
pub(crate) const fn bit(cell: Cell) -> Bitboard64 {
    1 << (cell.0 & 63)
}

impl Default for BitboardTables {
    fn default() -> Self {
        Self {
            kinds: Vec::new(),
            spans: Vec::new(),
            rays: Vec::new(),
            doubles: Vec::new(),
            starts: Box::new([[Stretch::default(); BITBOARD_CELLS]; 2]),
            attackers: Vec::new(),
            between: Box::new([[[0; BITBOARD_CELLS]; BITBOARD_CELLS]; 2]),
            castling: Vec::new(),
            castling_ways: Vec::new(),
        }
    }
}

impl BitboardTables {
    /// The moves of a kind from a cell; `kinds` is the number of kinds in the game.
    #[inline]
    pub fn span(&self, kinds: usize, side: Side, kind: usize, cell: Cell) -> &Span {
        &self.spans[side as usize * kinds + kind][cell.index() & (BITBOARD_CELLS - 1)]
    }

    /// The targets along the rays of a span, each ray up to and including its first occupied cell.
    #[inline]
    pub fn slides(&self, span: &Span, taken: Bitboard64) -> Bitboard64 {
        let middle = span.ray as usize + usize::from(span.up);
        let mut reach = 0;
        for ray in &self.rays[span.ray as usize..middle] {
            let met = taken & ray;
            // Up to the lowest blocker; without one, the whole ray.
            reach |= ray & (met ^ met.wrapping_sub(1));
        }
        for ray in &self.rays[middle..middle + usize::from(span.down)] {
            let met = taken & ray;
            reach |= ray & (Bitboard64::MAX << (63 - (met | 1).leading_zeros()));
        }
        reach
    }

    /// The targets of quiet moves over empty cells, double steps apart.
    #[inline]
    pub fn jumps(&self, span: &Span, taken: Bitboard64) -> Bitboard64 {
        let jumps = &self.doubles[span.double as usize..][..usize::from(span.jumps)];
        jumps.iter().fold(0, |goals, &(empty, action)| goals | if empty & taken == 0 { bit(action.to()) } else { 0 })
    }

    /// The cells from which each kind of `by` attacks `target` on an empty board.
    #[inline]
    pub fn attackers(&self, by: Side, target: Cell) -> &[Attackers] {
        let Stretch { first, end } = self.starts[by as usize][target.index() & (BITBOARD_CELLS - 1)];
        &self.attackers[first as usize..end as usize]
    }

    /// The cells that must be empty for an attack on `target` from the cell `attacker`.
    #[inline]
    pub fn between(&self, by: Side, target: Cell, attacker: Cell) -> Bitboard64 {
        let to = &self.between[by as usize][target.index() & (BITBOARD_CELLS - 1)];
        to[attacker.index() & (BITBOARD_CELLS - 1)]
    }

    /// The cells that must be empty for every castling of the royal piece and the partner on these cells: if one is occupied, none is possible. `None` if
    /// pieces of several kinds castle as the king, or if there is no royal piece.
    #[inline]
    pub fn castling_ways(&self, royal: Cell, partner: Cell) -> Option<Bitboard64> {
        self.castling_ways.get(royal.index() * BITBOARD_CELLS + partner.index()).copied()
    }

    /// Could a piece of `by` capture on `target`, with the cells of `taken` occupied?
    #[inline]
    pub fn attacked(&self, pieces: &PieceBitboards, target: Cell, by: Side, taken: Bitboard64) -> bool {
        self.attacked_without(pieces, target, by, taken, 0)
    }

    /// [`BitboardTables::attacked`] with the pieces on `gone` removed.
    #[inline(always)]
    pub fn attacked_without(
        &self,
        pieces: &PieceBitboards,
        target: Cell,
        by: Side,
        taken: Bitboard64,
        gone: Bitboard64,
    ) -> bool {
        let sets = &pieces[by.index()];
        self.attackers(by, target).iter().any(|from| {
            let standing = sets[usize::from(from.kind) & (BITBOARD_KINDS - 1)] & from.cells & !gone;
            standing != 0 && cells(standing).any(|cell| self.between(by, target, cell) & taken == 0)
        })
    }

    /// Would a piece of this kind of `by` on `from` attack `target`, with the cells of `taken` occupied?
    #[inline]
    pub fn attacks_from(&self, by: Side, target: Cell, kind: usize, from: Cell, taken: Bitboard64) -> bool {
        let mut own = self.attackers(by, target).iter().filter(|entry| usize::from(entry.kind) == kind);
        own.any(|entry| entry.cells & bit(from) != 0 && self.between(by, target, from) & taken == 0)
    }

    /// Check and pins of `side`'s royal piece on `royal`. `own` are the cells of `side`'s pieces.
    #[inline]
    pub fn guard(&self, pieces: &PieceBitboards, side: Side, royal: Cell, taken: Bitboard64, own: Bitboard64) -> Guard {
        let by = side.other();
        let sets = &pieces[by.index()];
        let mut guard = Guard::FREE;
        for from in self.attackers(by, royal) {
            let standing = sets[usize::from(from.kind) & (BITBOARD_KINDS - 1)] & from.cells;
            for cell in cells(standing) {
                let between = self.between(by, royal, cell);
                let met = between & taken;
                if met == 0 {
                    guard.check = true;
                    guard.allowed &= between | bit(cell);
                } else if met & (met - 1) == 0 && met & own != 0 {
                    guard.pinned |= met;
                }
            }
        }
        guard
    }

    /// The cells to which a pinned piece may go. `piece` is the bitboard of its cell; it may be pinned by several
    /// attackers.
    #[cold]
    pub fn bonds(
        &self,
        pieces: &PieceBitboards,
        side: Side,
        royal: Cell,
        taken: Bitboard64,
        piece: Bitboard64,
    ) -> Bitboard64 {
        let by = side.other();
        let sets = &pieces[by.index()];
        let mut bonds = Bitboard64::MAX;
        for from in self.attackers(by, royal) {
            for cell in cells(sets[usize::from(from.kind) & (BITBOARD_KINDS - 1)] & from.cells) {
                let between = self.between(by, royal, cell);
                if between & taken == piece {
                    bonds &= between | bit(cell);
                }
            }
        }
        bonds
    }

    /// Which moves of `side` give check to the royal piece on `royal`.
    pub fn checks(&self, pieces: &PieceBitboards, side: Side, royal: Cell, taken: Bitboard64) -> Checks {
        let mut checks = Checks { royal, near: [0; BITBOARD_KINDS], doubtful: [0; BITBOARD_KINDS], screens: 0 };
        for from in self.attackers(side, royal) {
            let kind = usize::from(from.kind) & (BITBOARD_KINDS - 1);
            let standing = pieces[side.index()][kind];
            if standing == 0 {
                continue;
            }
            for cell in cells(from.cells) {
                let met = self.between(side, royal, cell) & taken;
                if met & met.wrapping_sub(1) != 0 {
                    continue;
                }
                if standing & bit(cell) != 0 {
                    // A piece that gives check already makes every move doubtful.
                    checks.screens |= if met == 0 { Bitboard64::MAX } else { met };
                } else if met == 0 {
                    checks.near[kind] |= bit(cell);
                } else {
                    checks.doubtful[kind] |= met;
                }
            }
        }
        checks
    }

    /// The targets of a move of a piece of `side`, from a cell, that give no check.
    pub fn without_checks(
        &self,
        checks: &Checks,
        pieces: &PieceBitboards,
        side: Side,
        kind: usize,
        (from, goals): (Bitboard64, Bitboard64),
        taken: Bitboard64,
    ) -> Bitboard64 {
        let kind = kind & (BITBOARD_KINDS - 1);
        if (checks.screens | checks.doubtful[kind]) & from == 0 {
            return goals & !checks.near[kind];
        }
        let gives = |goal: Cell| {
            let taken = taken & !from | bit(goal);
            self.attacks_from(side, checks.royal, kind, goal, taken)
                || self.attacked_without(pieces, checks.royal, side, taken, from)
        };
        cells(goals).filter(|&goal| !gives(goal)).fold(0, |goals, goal| goals | bit(goal))
    }

    /// Size in bytes.
    pub fn bytes(&self) -> usize {
        size_of_val(&self.spans[..])
            + size_of_val(&self.rays[..])
            + size_of_val(&self.doubles[..])
            + size_of_val(&self.starts[..])
            + size_of_val(&self.attackers[..])
            + size_of_val(&self.between[..])
            + size_of_val(&self.castling[..])
            + size_of_val(&self.castling_ways[..])
            + self.kinds.iter().map(|kind| size_of_val(&kind.passers[..])).sum::<usize>()
    }
}
