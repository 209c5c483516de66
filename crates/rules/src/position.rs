//! A position: board, hands, pools, rights; and the one function that puts and takes pieces.
//!
//! Making and unmaking actions stands in [`crate::make`], generating them in [`crate::movegen`].

use std::sync::Arc;

use crate::action::Turn;
use crate::bitboard_tables::{BITBOARD_KINDS, Bitboard64, bit};
use crate::cellset::CellSet;
use crate::movegen;
use crate::piece::{CELL_MASK, Cell, MAX_CELLS, Occupant, Piece, Side};
use crate::rules::Rules;
use crate::state::{Phase, State};
use crate::work_limit::WorkLimit;

/// Room for every piece code.
const CODES: usize = 256;
/// Room for every kind.
pub(crate) const KINDS: usize = 64;

/// A position that passed all checks, with the way back to the one that it came from.
#[derive(Clone)]
pub struct Position {
    pub(crate) rules: Arc<Rules>,
    pub(crate) board: [Piece; MAX_CELLS],
    pub(crate) pieces: [CellSet; 2],
    pub(crate) neutrals: CellSet,
    /// The pieces of each side and kind, in games with [`BitboardTables`](crate::bitboard_tables::BitboardTables) only.
    pub(crate) kind_bitboards: [[Bitboard64; BITBOARD_KINDS]; 2],
    pub(crate) counts: [u16; CODES],
    pub(crate) royal: [Cell; 2],
    pub(crate) hands: [[u8; KINDS]; 2],
    pub(crate) lost: [[u8; KINDS]; 2],
    /// What each kind of piece counts as in reverse trees: its own bit, nothing while frozen, another while confined.
    pub(crate) bits: [[u64; KINDS]; 2],
    pub(crate) stale_bits: bool,
    pub(crate) state: State,
    pub(crate) undo: Vec<Undo>,
    pub(crate) log: Vec<Change>,
    pub(crate) work_limit: WorkLimit,
    /// Empty buffers for generation to use again.
    pub(crate) spare: Vec<Vec<crate::action::Action>>,
}

/// What one action changed besides the log.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Undo {
    pub state: State,
    pub log: usize,
}

/// One reversible change.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Change {
    Board(Cell, Piece),
    Hand(Side, u8, u8),
    Lost(Side, u8, u8),
}

/// Watches pieces being put and taken, so that an evaluation can keep its sums; the rules know nothing about it.
pub trait Observer {
    /// A piece now stands on a cell.
    fn put(&mut self, cell: Cell, piece: Piece);
    /// A piece no longer stands on a cell.
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
            undo: Vec::new(),
            log: Vec::new(),
            work_limit: WorkLimit::default(),
            spare: Vec::new(),
        };
        position.refresh_bits();
        position
    }

    /// A copy to make actions in: without the way back and without room kept for generation, so that it costs little after a long game.
    pub(crate) fn scratch(&self) -> Self {
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
            undo: Vec::new(),
            log: Vec::new(),
            work_limit: self.work_limit,
            spare: Vec::new(),
        }
    }

    /// All legal turns, in no particular order: none if the player to move cannot move or the game is over. Asked between turns.
    #[must_use]
    pub fn turns(&self) -> Vec<Turn> {
        movegen::turns(&mut self.scratch())
    }

    /// Is this turn legal here? Any turn may be asked about, also one of another position or another game.
    ///
    /// ```
    /// # use variorum_rules::Position;
    /// # let rules = variorum_library::rules("chess")?;
    /// let start = Position::start(&rules);
    /// let mut later = start.clone();
    /// let turn = later.play_text("e2e4")?;
    /// assert!(start.is_legal(turn) && !later.is_legal(turn));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn is_legal(&self, turn: Turn) -> bool {
        let mut position = self.scratch();
        if self.phase() == Phase::Second || !movegen::is_legal(&mut position, turn.first) {
            return false;
        }
        position.make_unchecked(turn.first);
        match (position.phase(), turn.second) {
            (Phase::First, None) => true,
            (Phase::Second, Some(second)) => movegen::is_legal(&mut position, second),
            (Phase::First, Some(_)) | (Phase::Second, None) => false,
        }
    }

    /// The usual start position.
    #[must_use]
    pub fn start(rules: &Arc<Rules>) -> Self {
        Self::nth_start(rules, 0).unwrap_or_else(|| Self::empty(rules))
    }

    /// The start position number `array`, counted from 0.
    #[must_use]
    pub fn nth_start(rules: &Arc<Rules>, array: usize) -> Option<Self> {
        // The text was checked when the rules were compiled.
        Self::parse(rules, &rules.definition.starts.get(array)?.position).ok()
    }

    /// The rules of the game.
    #[must_use]
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// Whose turn it is.
    #[inline]
    #[must_use]
    pub fn side(&self) -> Side {
        self.state.side
    }

    /// Which part of the turn is to be made.
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

    /// The number of the move as score sheets count it: from 1, one higher after each turn of Black's.
    #[must_use]
    pub fn fullmove_number(&self) -> u32 {
        self.state.fullmove
    }

    /// What stands on a cell.
    #[inline]
    #[must_use]
    pub fn at(&self, cell: Cell) -> Piece {
        self.board[cell.index() & CELL_MASK]
    }

    /// The cells on which pieces of `side` stand.
    #[must_use]
    pub fn pieces(&self, side: Side) -> &CellSet {
        &self.pieces[side.index()]
    }

    /// The cells on which neutral pieces stand.
    #[must_use]
    pub fn neutrals(&self) -> &CellSet {
        &self.neutrals
    }

    /// How many pieces of a kind a side has on the board.
    #[inline]
    #[must_use]
    pub fn count(&self, side: Side, kind: usize) -> u16 {
        self.counts[usize::from(Piece::of(side, kind).0)]
    }

    /// How many pieces of a kind a side has in hand.
    #[must_use]
    pub fn in_hand(&self, side: Side, kind: usize) -> u8 {
        self.hands[side.index()][kind & (KINDS - 1)]
    }

    /// How many pieces of a kind a side has lost, as far as the game keeps count (`lost=`).
    #[must_use]
    pub fn lost_pieces(&self, side: Side, kind: usize) -> u8 {
        self.lost[side.index()][kind & (KINDS - 1)]
    }

    /// The neutral pieces that may not be moved so this turn: from a cell, to a cell (SR-9). In the order of their names.
    #[must_use]
    pub fn ko(&self) -> Vec<(Cell, Cell)> {
        let mut ko = self.state.ko.to_vec();
        ko.sort_by_key(|&(from, to)| (self.rules.cell_name(from), self.rules.cell_name(to)));
        ko
    }

    /// In how many of its turns the side's royal piece must have come home (ST-26); `None`: no such duty.
    #[must_use]
    pub fn home(&self, side: Side) -> Option<u8> {
        Some(self.state.home[side.index()]).filter(|&turns| turns > 0)
    }

    /// The cell of a side's royal piece.
    #[must_use]
    pub fn royal_cell(&self, side: Side) -> Option<Cell> {
        let cell = self.royal[side.index()];
        (cell != Cell::NONE).then_some(cell)
    }

    /// A number that is equal for equal positions (board, hands, pools, side, phase, every right; not the counters) and
    /// almost surely different for different ones.
    #[must_use]
    pub fn hash(&self) -> u64 {
        use crate::hash::mix;
        let state = &self.state;
        let mut hash = state.hash;
        let mut add = |tag: u64, a: u64, b: u64| hash ^= mix(tag << 56 ^ a << 20 ^ b);
        add(1, state.side as u64, state.phase as u64);
        for cell in &state.passing.cells {
            add(2, u64::from(cell.0), state.passing.victim.map_or(0, |victim| u64::from(victim.0) + 1));
        }
        for cell in &state.rights {
            add(3, u64::from(cell.0), 0);
        }
        for (from, to) in &state.ko {
            add(4, u64::from(from.0), u64::from(to.0));
        }
        if state.home != [0; 2] {
            add(5, u64::from(state.home[0]), u64::from(state.home[1]));
        }
        if let Some((from, to, kind)) = state.moved {
            // Between the parts only what the second part depends on matters.
            if !self.rules.remote.is_empty() {
                add(6, u64::from(from.0) << 10 | u64::from(to.0), u64::from(kind));
            }
        }
        hash
    }

    #[inline]
    pub(crate) fn key(&self, cell: Cell, piece: Piece) -> u64 {
        self.rules.keys[usize::from(piece.0) * self.rules.cells + cell.index()]
    }

    /// Puts `piece` (or nothing) on a cell and keeps everything in step but the hash.
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
                    self.stale_bits = self.rules.features.guards != 0;
                    if self.royal[side.index()] == cell {
                        self.royal[side.index()] = Cell::NONE;
                    }
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
                    self.stale_bits = self.rules.features.guards != 0;
                    if self.rules.features.royal == Some(kind) {
                        self.royal[side.index()] = cell;
                    }
                }
            }
            Some(Occupant::Neutral(_)) => self.neutrals.add(cell),
            None => {}
        }
    }

    /// Puts `piece` (or nothing) on a cell: the only way a board changes during play.
    #[inline]
    pub(crate) fn set(&mut self, cell: Cell, piece: Piece, observer: &mut impl Observer) {
        let old = self.at(cell);
        self.log.push(Change::Board(cell, old));
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

    pub(crate) fn set_hand(&mut self, side: Side, kind: usize, count: u8) {
        let slot = &mut self.hands[side.index()][kind];
        let old = std::mem::replace(slot, count);
        self.log.push(Change::Hand(side, kind as u8, old));
        self.state.hash ^= stock_key(7, side, kind, old) ^ stock_key(7, side, kind, count);
    }

    pub(crate) fn set_lost(&mut self, side: Side, kind: usize, count: u8) {
        let slot = &mut self.lost[side.index()][kind];
        let old = std::mem::replace(slot, count);
        self.log.push(Change::Lost(side, kind as u8, old));
        self.state.hash ^= stock_key(8, side, kind, old) ^ stock_key(8, side, kind, count);
    }

    /// Takes back the changes of the log down to `length`. The hash comes back with the state.
    pub(crate) fn roll_back(&mut self, length: usize, observer: &mut impl Observer) {
        while self.log.len() > length {
            match self.log.pop() {
                Some(Change::Board(cell, piece)) => {
                    let now = self.at(cell);
                    if !now.is_none() {
                        observer.take(cell, now);
                    }
                    if !piece.is_none() {
                        observer.put(cell, piece);
                    }
                    self.place(cell, piece);
                }
                Some(Change::Hand(side, kind, count)) => self.hands[side.index()][usize::from(kind)] = count,
                Some(Change::Lost(side, kind, count)) => self.lost[side.index()][usize::from(kind)] = count,
                None => break,
            }
        }
        self.settle();
    }

    /// Brings frozen armies and confined royal pieces up to date after the board changed (BS-10, BS-16, ST-26).
    #[inline]
    pub(crate) fn settle(&mut self) {
        if self.stale_bits {
            self.refresh_bits();
        }
    }

    fn refresh_bits(&mut self) {
        self.stale_bits = false;
        for side in Side::BOTH {
            for (kind, piece) in self.rules.pieces.iter().enumerate() {
                if let Some(guard) = piece.frozen_without {
                    let frozen = self.counts[usize::from(Piece::of(side, usize::from(guard)).0)] == 0;
                    self.bits[side.index()][kind] = if frozen { 0 } else { 1 << kind };
                }
            }
            if let Some(royal) = self.rules.refuge.as_ref().map(|refuge| refuge.royal) {
                let slot = if self.is_confined(side) { self.rules.kinds() } else { royal };
                self.bits[side.index()][royal] = 1 << slot;
            }
        }
    }

    /// Must the side's royal piece stay in its refuge (ST-26)?
    #[must_use]
    pub fn is_confined(&self, side: Side) -> bool {
        self.rules.refuge.as_ref().is_some_and(|refuge| {
            let royal = self.royal[side.index()];
            self.guards_left(side) == 0 && royal != Cell::NONE && refuge.zone[side.index()].has(royal)
        })
    }

    /// Guards of the royal piece that the side has on the board (ST-26).
    pub(crate) fn guards_left(&self, side: Side) -> u16 {
        let guards = self.rules.refuge.as_ref().map_or(0, |refuge| refuge.guards);
        (0..self.rules.kinds()).filter(|kind| guards >> kind & 1 != 0).map(|kind| self.count(side, kind)).sum()
    }

    /// Kinds of the side's guards of which one piece is left, as bits: whoever captures him may freeze or confine others (BS-10, ST-26).
    pub(crate) fn last_guards(&self, side: Side) -> u64 {
        let mut guards = self.rules.features.guards;
        let mut last = 0;
        while guards != 0 {
            let kind = guards.trailing_zeros();
            guards &= guards - 1;
            last |= u64::from(self.count(side, kind as usize) == 1) << kind;
        }
        last
    }

    /// Is a piece of this kind and side frozen (BS-10)?
    #[inline]
    #[must_use]
    pub(crate) fn is_frozen(&self, side: Side, kind: usize) -> bool {
        self.bits[side.index()][kind & (KINDS - 1)] == 0
    }

    /// Is the side's royal piece attacked (G-2)? Never in games without one.
    #[must_use]
    pub fn in_check(&self, side: Side) -> bool {
        let royal = self.royal[side.index()];
        royal != Cell::NONE && self.attacked(royal, side.other())
    }

    /// Is the player to move in check?
    #[must_use]
    pub fn is_check(&self) -> bool {
        self.in_check(self.state.side)
    }
}

/// The hash's share of `count` pieces of a kind in a hand or pool; none for none.
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
    /// Same board, hands, pools, rights and counters; the way that led there does not matter.
    fn eq(&self, other: &Self) -> bool {
        let same_state = {
            let (mut a, mut b) = (self.state, other.state);
            a.rights.sort_unstable();
            b.rights.sort_unstable();
            a == b
        };
        self.board == other.board && self.hands == other.hands && self.lost == other.lost && same_state
    }
}
