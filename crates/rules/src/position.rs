//! Positions: board, hands, pools and rights, and the one function through which every board changes.
//!
//! Make and unmake are in [`crate::make`], move generation is in [`crate::movegen`].

use std::sync::Arc;

use crate::bitboard_tables::{BITBOARD_KINDS, Bitboard64, bit};
use crate::cellset::CellSet;
use crate::lasting::LastingHistory;
use crate::piece::{CELL_MASK, Cell, MAX_CELLS, Occupant, Piece, Side};
use crate::rules::Rules;
use crate::state::{Passing, Phase, State, WorkLimit};

/// The number of values of a piece byte.
const CODES: usize = 256;
/// Room for every kind of piece and the extra slot.
pub(crate) const KINDS: usize = 64;

/// A position that has passed all checks, with the history that unmake needs.
#[derive(Clone)]
pub struct Position {
    /// The rules of the game.
    pub(crate) rules: Arc<Rules>,
    /// The piece on each cell.
    pub(crate) board: [Piece; MAX_CELLS],
    /// The cells of each side's pieces.
    pub(crate) pieces: [CellSet; 2],
    /// The cells of the neutral pieces.
    pub(crate) neutrals: CellSet,
    /// The cells of each side's pieces by kind; maintained only in games with
    /// [`BitboardTables`](crate::bitboard_tables::BitboardTables).
    pub(crate) kind_bitboards: [[Bitboard64; BITBOARD_KINDS]; 2],
    /// The number of pieces on the board by piece byte.
    pub(crate) counts: [u16; CODES],
    /// The cell of each side's royal piece; [`Cell::NONE`] if it has none or several.
    pub(crate) royal: [Cell; 2],
    /// The pieces in each side's hand, by kind.
    pub(crate) hands: [[u8; KINDS]; 2],
    /// The lost pieces of each side that may return, by kind.
    pub(crate) lost: [[u8; KINDS]; 2],
    /// By side and kind: the bit with which the reverse trees list this kind's attacks. 0 while the kind is frozen; the
    /// bit of the extra slot while a royal piece is confined.
    pub(crate) bits: [[u64; KINDS]; 2],
    /// A guard or royal piece has come or gone, so [`Position::settle`] must refresh `bits`.
    pub(crate) stale_bits: bool,
    /// What else every action may change.
    pub(crate) state: State,
    /// What few actions change.
    pub(crate) lasting_history: LastingHistory,
    /// One entry per action made.
    pub(crate) undo: Vec<Undo>,
    /// The changes of board, hands and pools since the start of the history.
    pub(crate) log: Vec<LogEntry>,
    /// Endings that a player must claim do not end the game.
    pub(crate) claims_lapse: bool,
    /// What is left of the work that the current query may do.
    pub(crate) work_limit: WorkLimit,
    /// Empty buffers that move generation reuses.
    pub(crate) spare: Vec<Vec<crate::action::Action>>,
}

/// What unmake needs to take back one action.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Undo {
    /// The state before the action.
    pub state: State,
    /// The length of the log before the action.
    pub log: usize,
}

/// One reversible change, with the old value.
#[derive(Clone, Copy, Debug)]
pub(crate) enum LogEntry {
    /// The piece that was on the cell.
    Board(Cell, Piece),
    /// The number of pieces of a kind that were in a hand.
    Hand(Side, u8, u8),
    /// The number of pieces of a kind that were in a pool.
    Lost(Side, u8, u8),
}

/// Receives every change of the board, so that an evaluation can update its sums. The rules know nothing else about it.
pub trait Observer {
    /// `piece` was put on `cell`.
    fn put(&mut self, cell: Cell, piece: Piece);
    /// `piece` was taken from `cell`.
    fn take(&mut self, cell: Cell, piece: Piece);
}

impl Observer for () {
    fn put(&mut self, _: Cell, _: Piece) {}
    fn take(&mut self, _: Cell, _: Piece) {}
}

impl Position {
    /// The empty board.
    pub(crate) fn empty(rules: &Arc<Rules>) -> Self {
        let mut position = Self {
            rules: Arc::clone(rules),
            board: [Piece::NONE; MAX_CELLS],
            pieces: [CellSet::EMPTY; 2],
            neutrals: CellSet::EMPTY,
            kind_bitboards: [[0; BITBOARD_KINDS]; 2],
            counts: [0; CODES],
            royal: [Cell::NONE; 2],
            hands: [[0; KINDS]; 2],
            lost: [[0; KINDS]; 2],
            bits: [std::array::from_fn(|kind| 1 << kind); 2],
            stale_bits: false,
            state: State::default(),
            lasting_history: LastingHistory::default(),
            undo: Vec::new(),
            log: Vec::new(),
            claims_lapse: false,
            work_limit: WorkLimit::default(),
            spare: Vec::new(),
        };
        position.refresh_bits();
        position
    }

    /// A working copy without the history, so that it is cheap even after a long game. For questions that make and unmake actions: it knows
    /// no repetitions.
    #[must_use]
    pub fn scratch(&self) -> Self {
        Self {
            rules: Arc::clone(&self.rules),
            board: self.board,
            pieces: self.pieces,
            neutrals: self.neutrals,
            kind_bitboards: self.kind_bitboards,
            counts: self.counts,
            royal: self.royal,
            hands: self.hands,
            lost: self.lost,
            bits: self.bits,
            stale_bits: self.stale_bits,
            state: self.state,
            lasting_history: self.lasting_history.without_history(),
            undo: Vec::new(),
            log: Vec::new(),
            claims_lapse: self.claims_lapse,
            work_limit: self.work_limit,
            spare: Vec::new(),
        }
    }

    /// The first start position of the game.
    #[must_use]
    pub fn start(rules: &Arc<Rules>) -> Self {
        Self::nth_start(rules, 0).unwrap_or_else(|| Self::empty(rules))
    }

    /// The start position with the number `array`, counted from 0; `None` if the game has fewer.
    #[must_use]
    pub fn nth_start(rules: &Arc<Rules>, array: usize) -> Option<Self> {
        // The text was validated when the rules were compiled.
        Self::parse(rules, &rules.definition.starts.get(array)?.position).ok()
    }

    /// The rules of the game.
    #[must_use]
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The side to move.
    #[inline]
    #[must_use]
    pub fn side(&self) -> Side {
        self.state.side
    }

    /// The part of the turn to make next.
    #[inline]
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.state.phase
    }

    /// Turns since the last capture, drop or pawn-like move.
    #[must_use]
    pub fn halfmove_clock(&self) -> u32 {
        self.state.halfmove
    }

    /// The number of the move, counted from 1. It increases after each turn of Black.
    #[must_use]
    pub fn fullmove_number(&self) -> u32 {
        self.state.fullmove
    }

    /// The piece on a cell; [`Piece::NONE`] if the cell is empty.
    #[inline]
    #[must_use]
    pub fn at(&self, cell: Cell) -> Piece {
        self.board[cell.index() & CELL_MASK]
    }

    /// The cells of the pieces of `side`.
    #[must_use]
    pub fn pieces(&self, side: Side) -> &CellSet {
        &self.pieces[side.index()]
    }

    /// The cells of the neutral pieces.
    #[must_use]
    pub fn neutrals(&self) -> &CellSet {
        &self.neutrals
    }

    /// The number of pieces of this kind that a side has on the board. `kind` is an index into the definition's
    /// `pieces`.
    #[inline]
    #[must_use]
    pub fn count(&self, side: Side, kind: usize) -> u16 {
        self.counts[usize::from(Piece::of(side, kind).0)]
    }

    /// The number of pieces of this kind that a side has in hand. `kind` is an index into the definition's `pieces`.
    #[must_use]
    pub fn in_hand(&self, side: Side, kind: usize) -> u8 {
        self.hands[side.index()][kind & (KINDS - 1)]
    }

    /// The number of pieces of this kind that a side has lost, if the game counts them (`lost=`); otherwise 0. `kind`
    /// is an index into the definition's `pieces`.
    #[must_use]
    pub fn lost_pieces(&self, side: Side, kind: usize) -> u8 {
        self.lost[side.index()][kind & (KINDS - 1)]
    }

    /// The moves of neutral pieces, from cell to cell, that the ko rule forbids in this turn (SR-9). Sorted by cell
    /// names.
    #[must_use]
    pub fn ko(&self) -> Vec<(Cell, Cell)> {
        let mut ko = self.lasting().ko.to_vec();
        ko.sort_by_key(|&(from, to)| (self.rules.cell_name(from), self.rules.cell_name(to)));
        ko
    }

    /// The number of own turns within which the side's royal piece must be home (ST-26). `None` without such an
    /// obligation.
    #[must_use]
    pub fn home(&self, side: Side) -> Option<u8> {
        Some(self.lasting().home[side.index()]).filter(|&turns| turns > 0)
    }

    /// Has the side kept a right to castle? Whether it can castle now is another question.
    #[must_use]
    pub fn keeps_castling(&self, side: Side) -> bool {
        self.lasting().rights.iter().any(|&cell| self.at(cell).is_owned_by(side))
    }

    /// The cell of the side's royal piece; `None` if it has none or several ([`Position::royal_cells`]).
    #[must_use]
    pub fn royal_cell(&self, side: Side) -> Option<Cell> {
        let cell = self.royal[side.index()];
        (cell != Cell::NONE).then_some(cell)
    }

    /// The hash key: equal for equal positions (board, hands, pools, side, phase and all rights, but not the counters)
    /// and almost certainly different for different ones. Repetitions are judged by [`Position::repetition_key`].
    #[must_use]
    pub fn hash(&self) -> u64 {
        let (state, lasting) = (&self.state, self.lasting());
        let mut hash = state.hash ^ self.passing_key();
        let mut add = |tag: u64, a: u64, b: u64| hash ^= word_key(tag, a, b);
        add(1, state.side as u64, state.phase as u64);
        for cell in &lasting.rights {
            add(3, u64::from(cell.0), 0);
        }
        for (from, to) in &lasting.ko {
            add(4, u64::from(from.0), u64::from(to.0));
        }
        if lasting.home != [0; 2] {
            add(5, u64::from(lasting.home[0]), u64::from(lasting.home[1]));
        }
        if state.checks != [0; 2] {
            add(10, u64::from(state.checks[0]), u64::from(state.checks[1]));
        }
        if state.castled != [false; 2] {
            add(18, u64::from(state.castled[0]), u64::from(state.castled[1]));
        }
        if state.passes != 0 {
            add(11, u64::from(state.passes), 0);
        }
        if state.facing > 1 {
            // Whether they face each other at all, the board tells.
            add(15, u64::from(state.facing), 0);
        }
        if let Some(count) = lasting.count {
            // The turns counted are a counter; the limit is not: it depends on what was on the board when the count began.
            add(9, u64::from(count.limit), 0);
        }
        if self.is_first_single() {
            add(12, 0, 0);
        }
        if let Some((from, to, kind)) = state.moved {
            // Between the parts of a turn, only what the second part depends on matters.
            for cell in lasting.opened.into_iter().filter(|&cell| cell != Cell::NONE) {
                add(11, u64::from(cell.0), 0);
            }
            let by_move =
                self.rules.features.legs || self.rules.features.series.is_some_and(|series| series.other_piece);
            if !self.rules.remote.is_empty() || self.rules.features.puts_by_move || by_move {
                add(6, u64::from(from.0) << 10 | u64::from(to.0), u64::from(kind));
            }
            hash ^= passing_key(&lasting.fresh, 13);
        }
        for side in Side::BOTH {
            let struck = state.struck[side.index()];
            if struck != Cell::NONE {
                hash ^= word_key(17, u64::from(struck.0), side as u64);
            }
        }
        if let Some(row) = self.rules.features.in_a_row {
            // Where rows grow, equal boards are different positions: other rows follow.
            let row_number = if row.grows > 0 { state.fullmove } else { 0 };
            if state.made > 0 || row_number > 0 {
                hash ^= word_key(16, u64::from(state.made), u64::from(row_number));
            }
            if state.made > 0 {
                hash ^= passing_key(&lasting.fresh, 13);
            }
        }
        if state.took && self.rules.features.legs {
            hash ^= word_key(14, 0, 0);
        }
        hash
    }

    /// The part of [`Position::hash`] that is due to the right to capture en passant; 0 without one.
    pub(crate) fn passing_key(&self) -> u64 {
        passing_key(&self.state.passing, 2)
    }

    /// The key of a piece on a cell.
    #[inline]
    pub(crate) fn key(&self, cell: Cell, piece: Piece) -> u64 {
        self.rules.keys[usize::from(piece.0) * self.rules.cells + cell.index()]
    }

    /// Puts `piece` (or nothing) on a cell and updates everything except the hash key.
    #[inline]
    fn place(&mut self, cell: Cell, piece: Piece) {
        let old = std::mem::replace(&mut self.board[cell.index() & CELL_MASK], piece);
        let masked = self.rules.bitboards.is_some();
        if !old.is_none() {
            self.counts[usize::from(old.0)] -= 1;
        }
        match old.occupant() {
            Some(Occupant::Owned(side, kind)) => {
                self.pieces[side.index()].remove(cell);
                if masked {
                    self.kind_bitboards[side.index()][kind & (BITBOARD_KINDS - 1)] &= !bit(cell);
                }
                if self.rules.features.watched >> kind & 1 != 0 {
                    self.stale_bits |= self.rules.features.unsettling >> kind & 1 != 0;
                    if self.royal[side.index()] == cell {
                        self.royal[side.index()] = Cell::NONE;
                    }
                    self.find_only_royal(side);
                }
            }
            Some(Occupant::Neutral(_)) => self.neutrals.remove(cell),
            None => {}
        }
        if !piece.is_none() {
            self.counts[usize::from(piece.0)] += 1;
        }
        match piece.occupant() {
            Some(Occupant::Owned(side, kind)) => {
                self.pieces[side.index()].add(cell);
                if masked {
                    self.kind_bitboards[side.index()][kind & (BITBOARD_KINDS - 1)] |= bit(cell);
                }
                if self.rules.features.watched >> kind & 1 != 0 {
                    self.stale_bits |= self.rules.features.unsettling >> kind & 1 != 0;
                    if self.rules.features.royal == Some(kind) {
                        self.royal[side.index()] = cell;
                    }
                    self.find_only_royal(side);
                }
            }
            Some(Occupant::Neutral(_)) => self.neutrals.add(cell),
            None => {}
        }
    }

    /// Puts `piece` (or nothing) on a cell of a position that is not played, but only asked who attacks what: neither logged nor hashed. Asking needs
    /// [`Position::settle`] first.
    pub(crate) fn lay(&mut self, cell: Cell, piece: Piece) {
        self.place(cell, piece);
    }

    /// Puts `piece` (or nothing) on a cell. Every change of a board during play goes through here.
    #[inline]
    pub(crate) fn set(&mut self, cell: Cell, piece: Piece, observer: &mut impl Observer) {
        let old = self.at(cell);
        self.log.push(LogEntry::Board(cell, old));
        if !old.is_none() {
            self.state.hash ^= self.key(cell, old);
            observer.take(cell, old);
        }
        if !piece.is_none() {
            self.state.hash ^= self.key(cell, piece);
            observer.put(cell, piece);
        }
        self.place(cell, piece);
    }

    /// Sets the number of pieces of a kind in a hand; logged and hashed.
    pub(crate) fn set_hand(&mut self, side: Side, kind: usize, count: u8) {
        let slot = &mut self.hands[side.index()][kind];
        let old = std::mem::replace(slot, count);
        self.log.push(LogEntry::Hand(side, kind as u8, old));
        self.state.hash ^= stock_key(7, side, kind, old) ^ stock_key(7, side, kind, count);
    }

    /// Sets the number of lost pieces of a kind; logged and hashed.
    pub(crate) fn set_lost(&mut self, side: Side, kind: usize, count: u8) {
        let slot = &mut self.lost[side.index()][kind];
        let old = std::mem::replace(slot, count);
        self.log.push(LogEntry::Lost(side, kind as u8, old));
        self.state.hash ^= stock_key(8, side, kind, old) ^ stock_key(8, side, kind, count);
    }

    /// Undoes the changes in the log beyond `length`. The caller restores the hash key with the state.
    pub(crate) fn roll_back(&mut self, length: usize, observer: &mut impl Observer) {
        while self.log.len() > length {
            match self.log.pop() {
                Some(LogEntry::Board(cell, piece)) => {
                    let now = self.at(cell);
                    if !now.is_none() {
                        observer.take(cell, now);
                    }
                    if !piece.is_none() {
                        observer.put(cell, piece);
                    }
                    self.place(cell, piece);
                }
                Some(LogEntry::Hand(side, kind, count)) => self.hands[side.index()][usize::from(kind)] = count,
                Some(LogEntry::Lost(side, kind, count)) => self.lost[side.index()][usize::from(kind)] = count,
                None => break,
            }
        }
        self.settle();
    }

    /// Is the side's royal piece attacked (G-2), or so many of several that it is check? Always false in games without one.
    #[must_use]
    pub fn in_check(&self, side: Side) -> bool {
        let royal = self.royal[side.index()];
        if royal == Cell::NONE { self.in_check_of_several(side) } else { self.threatens_royal(royal, side.other()) }
    }

    /// Could a piece of `by` capture a royal piece on this cell? As [`Position::attacked`], unless the capture would cost `by` its own
    /// royal piece.
    #[inline]
    pub(crate) fn threatens_royal(&self, cell: Cell, by: Side) -> bool {
        self.attacked(cell, by) && !self.is_shielded(cell, by)
    }

    /// Is the player to move in check?
    #[must_use]
    pub fn is_check(&self) -> bool {
        self.in_check(self.state.side)
    }
}

/// The hash key of rights to capture en passant under a tag; 0 without any.
fn passing_key(passing: &Passing, tag: u64) -> u64 {
    passing.cells().fold(0, |key, cell| {
        let victim = passing.victim_at(cell).map_or(0, |victim| u64::from(victim.0) + 1);
        key ^ word_key(tag, u64::from(cell.0), victim)
    })
}

/// The hash key of two numbers under a tag.
#[inline]
fn word_key(tag: u64, a: u64, b: u64) -> u64 {
    crate::hash::mix(tag << 56 ^ a << 20 ^ b)
}

/// The hash key of `count` pieces of a kind in a hand or pool; 0 if `count` is 0.
pub(crate) fn stock_key(tag: u64, side: Side, kind: usize, count: u8) -> u64 {
    if count == 0 {
        0
    } else {
        crate::hash::mix(tag << 56 | (side as u64) << 40 | (kind as u64) << 16 | u64::from(count))
    }
}

impl std::fmt::Debug for Position {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.rules.definition.id, self.text())
    }
}

impl PartialEq for Position {
    /// Compares board, hands, pools, rights and counters, but not the history.
    fn eq(&self, other: &Self) -> bool {
        let same_state = {
            let (mut a, mut b) = (*self.lasting(), *other.lasting());
            a.rights.sort_unstable();
            b.rights.sort_unstable();
            self.state == other.state && a == b
        };
        self.board == other.board && self.hands == other.hands && self.lost == other.lost && same_state
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two positions may have the same hash, if hardly ever: equality must not rest on it.
    #[test]
    fn equality_looks_at_everything_and_not_only_at_the_hash() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/chess.toml");
        let text = std::fs::read_to_string(path).unwrap();
        let rules = Rules::compile(&variorum_gamedef::load(&text, "chess").definition.unwrap()).unwrap();
        let position = Position::start(&rules);
        let changes: [fn(&mut Position); 6] = [
            |position| position.hands[1][2] += 1,
            |position| position.lost[0][3] += 1,
            |position| position.board[30] = Piece::of(Side::Black, 2),
            |position| position.lasting_mut().home[1] = 1,
            |position| position.state.halfmove += 1,
            |position| {
                let count = position.count_of((0, 8));
                position.lasting_mut().count = Some(count);
            },
        ];
        for (number, change) in changes.into_iter().enumerate() {
            let mut other = position.clone();
            change(&mut other);
            assert_eq!(other.state.hash, position.state.hash);
            assert!(other != position, "change {number}");
        }
    }
}
