//! Boards of up to 64 cells as machine words: where pieces go and who attacks what, for games without hoppers, relays, gates,
//! frozen armies and turns of several parts.
//!
//! The same facts as in the path trees, in the form that is fastest there (docs/rules-core.md). Whether a game has them is
//! decided by what its pieces can do ([`crate::compile`]), never by its name; [`crate::movegen`] uses them where they exist.

use crate::action::Action;
use crate::piece::{Cell, Side};

/// Most cells of such a board.
pub(crate) const BITBOARD_CELLS: usize = 64;
/// Most kinds of piece.
pub(crate) const BITBOARD_KINDS: usize = 32;

/// A set of cells of such a board.
pub(crate) type Bitboard64 = u64;

/// The cells of the pieces of each side and kind.
pub(crate) type PieceBitboards = [[Bitboard64; BITBOARD_KINDS]; 2];

/// The tables of one game.
#[derive(Clone, Debug, Default)]
pub(crate) struct BitboardTables {
    /// By side × kinds + kind.
    pub kinds: Vec<KindBitboards>,
    /// By (side × kinds + kind) × 64 + cell.
    pub spans: Vec<Span>,
    /// Slides of the spans.
    pub rays: Vec<Bitboard64>,
    /// Double steps of the spans: the cells that must be empty, and the action.
    pub doubles: Vec<(Bitboard64, Action)>,
    /// Where the attackers of a cell begin, by attacking side × 64 + cell; one more at the end.
    pub starts: Vec<u32>,
    /// From which cells a kind attacks, whatever stands between.
    pub attackers: Vec<Attackers>,
    /// Cells that must be empty, by (side × 64 + target) × 64 + attacker's cell.
    pub between: Vec<Bitboard64>,
    /// Cells that must be empty for each path of the castling table.
    pub castling: Vec<Bitboard64>,
}

/// Where one piece can go from one cell.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Span {
    /// Targets that nothing can block, if they are empty.
    pub moves: Bitboard64,
    /// Targets that nothing can block, if an enemy stands there.
    pub takes: Bitboard64,
    /// Targets of captures en passant.
    pub passing: Bitboard64,
    /// Targets that concern a promotion.
    pub promoting: Bitboard64,
    /// First slide; `up` of them go to higher cells, then `down` to lower ones.
    pub ray: u32,
    /// First double step.
    pub double: u32,
    pub up: u8,
    pub down: u8,
    pub doubles: u8,
}

/// The cells from which a kind attacks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Attackers {
    pub cells: Bitboard64,
    pub kind: u8,
}

/// Where all pieces of a kind that makes few short steps can go, the whole set moved at once.
#[derive(Clone, Debug, Default)]
pub(crate) struct Strides {
    pub steps: Vec<Stride>,
    pub doubles: Vec<DoubleStride>,
    /// Targets that concern a promotion.
    pub promoting: Bitboard64,
}

/// One step of such a kind.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stride {
    /// The cells from which it is possible.
    pub from: Bitboard64,
    /// What it adds to the number of the cell.
    pub by: i8,
    pub moves: bool,
    pub takes: bool,
}

/// One double step of such a kind: over a middle cell to a goal.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DoubleStride {
    pub from: Bitboard64,
    pub over: i8,
    pub by: i8,
}

/// What must be known of a kind before its pieces are looked at.
#[derive(Clone, Debug, Default)]
pub(crate) struct KindBitboards {
    pub strides: Option<Strides>,
    /// Nothing concerns a promotion, no double steps, no captures en passant, and what it may enter it may capture on.
    pub plain: bool,
}

/// What the safety of the royal piece allows the others.
#[derive(Clone, Copy)]
pub(crate) struct Guard {
    pub check: bool,
    /// Targets that answer every attack; all without check.
    pub allowed: Bitboard64,
    /// Pieces that alone screen the royal piece.
    pub pinned: Bitboard64,
}

impl Guard {
    /// Nothing is forbidden.
    pub const FREE: Self = Self { check: false, allowed: Bitboard64::MAX, pinned: 0 };
}

/// The set moved by so many cells.
#[inline]
pub(crate) const fn shift(mask: Bitboard64, by: i8) -> Bitboard64 {
    if by >= 0 { mask << (by as u32 & 63) } else { mask >> (by.unsigned_abs() as u32 & 63) }
}

/// The cells of a mask, lowest first.
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

/// The mask of a cell of such a board.
#[inline]
pub(crate) const fn bit(cell: Cell) -> Bitboard64 {
    1 << (cell.0 & 63)
}

impl BitboardTables {
    #[inline]
    pub fn span(&self, kinds: usize, side: Side, kind: usize, cell: Cell) -> &Span {
        &self.spans[(side as usize * kinds + kind) * BITBOARD_CELLS + (cell.0 as usize & 63)]
    }

    /// Targets along the slides of a span, the first cell that is taken included.
    #[inline]
    pub fn slides(&self, span: &Span, taken: Bitboard64) -> Bitboard64 {
        let middle = span.ray as usize + usize::from(span.up);
        let mut reach = 0;
        for ray in &self.rays[span.ray as usize..middle] {
            let met = taken & ray;
            // Up to the lowest cell met; with none, all.
            reach |= ray & (met ^ met.wrapping_sub(1));
        }
        for ray in &self.rays[middle..middle + usize::from(span.down)] {
            let met = taken & ray;
            reach |= ray & (Bitboard64::MAX << (63 - (met | 1).leading_zeros()));
        }
        reach
    }

    #[inline]
    pub fn attackers(&self, by: Side, target: Cell) -> &[Attackers] {
        let at = by as usize * BITBOARD_CELLS + (target.0 as usize & 63);
        &self.attackers[self.starts[at] as usize..self.starts[at + 1] as usize]
    }

    #[inline]
    pub fn between(&self, by: Side, target: Cell, attacker: Cell) -> Bitboard64 {
        self.between[((by as usize) << 12 | (target.0 as usize & 63) << 6 | (attacker.0 as usize & 63)) & 0x1fff]
    }

    /// Could a piece of `by` capture on `target` if the cells of `taken` were taken and the pieces on `gone` were not there?
    #[inline]
    pub fn attacked(
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

    /// What the safety of `side`'s royal piece on `royal` allows.
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

    /// The cells to which a piece is bound that alone screens the royal piece from an attack, or from several.
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

    /// Bytes used.
    pub fn bytes(&self) -> usize {
        size_of_val(&self.spans[..])
            + size_of_val(&self.rays[..])
            + size_of_val(&self.doubles[..])
            + size_of_val(&self.starts[..])
            + size_of_val(&self.attackers[..])
            + size_of_val(&self.between[..])
            + size_of_val(&self.castling[..])
    }
}
