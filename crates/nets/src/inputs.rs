//! What a net looks at: the pieces on their cells and in the hands, as each side sees them.

use std::sync::Arc;

use variorum_gamedef::RulesDigest;
use variorum_gamedef::board::{Board, CellIndex, Coordinates};
use variorum_rules::{Cell, Occupant, Piece, Position, Rules, Side, mix};

use crate::offsets::Offsets;

/// The most pieces of a kind in a hand that a net tells apart.
pub const MOST_IN_HAND: usize = 8;

/// Parts of the game, by the number of pieces left, that have output weights of their own.
pub const BUCKETS: usize = 4;

/// The inputs of the nets of one game. An input is on or off. For each side there are, in this order,
///
/// - its own pieces: kind × cell,
/// - the enemy's: kind × cell,
/// - neutral pieces: kind × cell,
/// - the hands, its own and the enemy's: kind × number, on for every number up to that of the pieces in the hand,
/// - in games with a royal piece, the same pieces on the board once more: owner and kind × offset from the viewer's royal piece. What is near
///   it shields or threatens it, wherever it stands.
///
/// Black sees the board mirrored as the rules mirror it ([`Board::mirror`](variorum_gamedef::board::Board::mirror)), so both sides share all weights.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inputs {
    kinds: usize,
    neutrals: usize,
    cells: usize,
    /// Every cell as each side sees it.
    seen: [Vec<u16>; 2],
    /// The kinds that may be in a hand.
    in_hand: Vec<usize>,
    /// The number of pieces of both sides in the first start position.
    pieces_at_start: usize,
    /// The coordinates of every cell.
    places: Vec<Coordinates>,
    /// Of every cell and its mirror image from left to right, the one with the smaller number.
    folded: Vec<u16>,
    /// Files, levels and ranks.
    size: [usize; 3],
    /// In games with a royal piece.
    offsets: Option<Offsets>,
    fingerprint: u64,
    rules: RulesDigest,
}

/// What several inputs have in common: the sum of the weights of an input and of its factors is what the input weighs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Factor {
    /// Inputs of one kind of piece of one owner, wherever it stands; those of the board and those by offsets apart.
    Kind,
    /// Those on one file.
    File,
    /// Those on one level, where there are several.
    Level,
    /// Those on one rank.
    Rank,
    /// Those by offsets that are so many steps of a king long.
    Distance,
    /// The two on a cell and on its mirror image from left to right; so for offsets to the left and to the right.
    Mirrored,
}

impl Inputs {
    /// The inputs for a game.
    #[must_use]
    pub fn of(rules: &Arc<Rules>) -> Self {
        let definition = rules.definition();
        let board = &definition.board;
        let starts: Vec<Position> =
            (0..definition.starts.len()).filter_map(|number| Position::nth_start(rules, number)).collect();
        let in_hand = |&kind: &usize| {
            definition.is_held(kind)
                || starts.iter().any(|start| Side::BOTH.iter().any(|&side| start.in_hand(side, kind) > 0))
        };
        let has_royal = starts.iter().any(|start| Side::BOTH.iter().any(|&side| start.royal_cell(side).is_some()));
        let mut inputs = Self {
            kinds: definition.pieces.len(),
            neutrals: definition.neutrals.len(),
            cells: board.cell_count(),
            seen: [board.cells().collect(), board.cells().map(|cell| board.mirror(cell)).collect()],
            in_hand: (0..definition.pieces.len()).filter(in_hand).collect(),
            pieces_at_start: starts
                .first()
                .map_or(0, |start| Side::BOTH.iter().map(|&side| start.pieces(side).len()).sum()),
            places: board.cells().map(|cell| board.coordinates(cell)).collect(),
            folded: board.cells().map(|cell| cell.min(reflected(board, cell))).collect(),
            offsets: has_royal.then(|| Offsets::on(board)),
            size: [board.files, board.level_count(), board.ranks].map(usize::from),
            fingerprint: 0,
            rules: definition.rules_digest(),
        };
        let pieces = definition.pieces.iter().map(|piece| piece.id.as_str());
        let ids = pieces.chain(definition.neutrals.iter().map(|neutral| neutral.id.as_str()));
        inputs.fingerprint = inputs.fingerprint_with(ids);
        inputs
    }

    /// All that the meaning of an input depends on, as one number.
    fn fingerprint_with<'a>(&self, ids: impl Iterator<Item = &'a str>) -> u64 {
        let mut hash = 0;
        let mut add = |number: u64| hash = mix(hash ^ number);
        let numbers = [self.kinds, self.neutrals, self.cells, self.pieces_at_start];
        numbers.iter().chain(&self.size).for_each(|&number| add(number as u64));
        self.seen[1].iter().for_each(|&cell| add(u64::from(cell)));
        self.in_hand.iter().for_each(|&kind| add(kind as u64));
        add(self.offsets.as_ref().map_or(0, |offsets| offsets.count() as u64));
        for id in ids {
            id.bytes().for_each(|byte| add(u64::from(byte)));
            add(u64::MAX);
        }
        hash
    }

    /// A number that differs between games whose inputs mean different things.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        self.fingerprint
    }

    /// The number of the rules of the game ([`Definition::rules_digest`](variorum_gamedef::definition::Definition::rules_digest)). Games whose inputs mean the
    /// same may differ in it.
    #[must_use]
    pub fn rules(&self) -> RulesDigest {
        self.rules
    }

    /// The number of inputs of one side.
    #[must_use]
    pub fn count(&self) -> usize {
        let offsets = self.offsets.as_ref().map_or(0, Offsets::count);
        self.before_offsets() + self.rows() * offsets
    }

    /// Sorts of pieces that a side tells apart: its own kinds, the enemy's, and neutral ones.
    fn rows(&self) -> usize {
        2 * self.kinds + self.neutrals
    }

    /// The number of cells of the board.
    pub(crate) fn cells(&self) -> usize {
        self.cells
    }

    /// The number of inputs for pieces on cells.
    fn on_board(&self) -> usize {
        self.rows() * self.cells
    }

    /// The number of inputs for pieces on cells and in hands.
    fn before_offsets(&self) -> usize {
        self.on_board() + 2 * self.in_hand.len() * MOST_IN_HAND
    }

    /// The number of a sort of pieces for `viewer`.
    #[inline]
    fn row(&self, viewer: Side, piece: Piece) -> Option<usize> {
        Some(match piece.occupant()? {
            Occupant::Owned(side, kind) if side == viewer => kind,
            Occupant::Owned(_, kind) => self.kinds + kind,
            Occupant::Neutral(kind) => 2 * self.kinds + kind,
        })
    }

    /// A cell as `viewer` sees it.
    #[inline]
    fn seen(&self, viewer: Side, cell: Cell) -> usize {
        usize::from(self.seen[viewer.index()][cell.index()])
    }

    /// The cell that `viewer` measures offsets from: that of its royal piece, if the game has any.
    #[inline]
    pub(crate) fn origin(&self, position: &Position, viewer: Side) -> Option<Cell> {
        self.offsets.as_ref().and_then(|_| position.royal_cell(viewer))
    }

    /// The inputs for a piece, as `viewer` sees it: by its cell and, if offsets are measured from a cell, by its offset from there. None for
    /// [`Piece::NONE`].
    #[inline]
    pub(crate) fn piece(
        &self,
        viewer: Side,
        origin: Option<Cell>,
        piece: Piece,
        cell: Cell,
    ) -> impl Iterator<Item = usize> {
        let (row, seen) = (self.row(viewer, piece), self.seen(viewer, cell));
        let by_cell = row.map(|row| row * self.cells + seen);
        let by_offset = row.zip(self.offsets.as_ref()).zip(origin).map(|((row, offsets), origin)| {
            self.before_offsets() + row * offsets.count() + offsets.between(self.seen(viewer, origin), seen)
        });
        by_cell.into_iter().chain(by_offset)
    }

    /// The kinds that may be in a hand.
    #[must_use]
    pub fn kinds_in_hand(&self) -> &[usize] {
        &self.in_hand
    }

    /// The input for the piece number `number` (from 0, below [`MOST_IN_HAND`]) of the kind `self.kinds_in_hand()[slot]` in the hand of `side`, as
    /// `viewer` sees it.
    #[inline]
    #[must_use]
    pub fn hand(&self, viewer: Side, side: Side, slot: usize, number: usize) -> usize {
        let row = if side == viewer { slot } else { self.in_hand.len() + slot };
        self.on_board() + row * MOST_IN_HAND + number
    }

    /// The number of pieces of a kind in a hand, as far as a net tells them apart.
    #[inline]
    #[must_use]
    pub fn held(&self, position: &Position, side: Side, slot: usize) -> usize {
        usize::from(position.in_hand(side, self.in_hand[slot])).min(MOST_IN_HAND)
    }

    /// Names all inputs of a position that are on, as `viewer` sees them.
    pub fn each(&self, position: &Position, viewer: Side, mut found: impl FnMut(usize)) {
        let sets = [position.pieces(Side::White), position.pieces(Side::Black), position.neutrals()];
        let origin = self.origin(position, viewer);
        for cell in sets.into_iter().flat_map(|set| set.iter()) {
            self.piece(viewer, origin, position.at(cell), cell).for_each(&mut found);
        }
        for side in Side::BOTH {
            for slot in 0..self.in_hand.len() {
                (0..self.held(position, side, slot)).for_each(|number| found(self.hand(viewer, side, slot, number)));
            }
        }
    }

    /// The output weights that count while so many pieces of both sides are on the board.
    #[inline]
    #[must_use]
    pub fn bucket(&self, pieces: usize) -> usize {
        (pieces * BUCKETS / (self.pieces_at_start + 1)).min(BUCKETS - 1)
    }

    /// The number of factors that this game's inputs have.
    #[must_use]
    pub fn factors(&self) -> usize {
        let by_offset = self.offsets.as_ref().map_or(0, |offsets| 1 + offsets.distances() + offsets.count());
        self.rows() * (self.factors_on_board() + by_offset)
    }

    /// The number of factors of a sort of pieces on the board.
    fn factors_on_board(&self) -> usize {
        1 + self.size.iter().sum::<usize>() + self.cells
    }

    /// The factor of an input; `None` where it has none of this sort. Inputs for hands have none.
    #[must_use]
    pub fn factor(&self, input: usize, factor: Factor) -> Option<usize> {
        if input < self.on_board() {
            let (row, place) = (input / self.cells, self.places[input % self.cells]);
            let ([files, levels, _], at) = (self.size, [place.file, place.level, place.rank].map(usize::from));
            let number = match factor {
                Factor::Kind => 0,
                Factor::File => 1 + at[0],
                Factor::Level if levels > 1 => 1 + files + at[1],
                Factor::Rank => 1 + files + levels + at[2],
                Factor::Mirrored => 1 + self.size.iter().sum::<usize>() + usize::from(self.folded[input % self.cells]),
                Factor::Level | Factor::Distance => return None,
            };
            return Some(row * self.factors_on_board() + number);
        }
        let (offsets, input) = (self.offsets.as_ref()?, input.checked_sub(self.before_offsets())?);
        let (row, offset) = (input / offsets.count(), input % offsets.count());
        let number = match factor {
            Factor::Kind => 0,
            Factor::Distance => 1 + offsets.distance(offset),
            Factor::Mirrored => 1 + offsets.distances() + offsets.folded(offset),
            Factor::File | Factor::Level | Factor::Rank => return None,
        };
        Some(self.rows() * self.factors_on_board() + row * (1 + offsets.distances() + offsets.count()) + number)
    }
}

/// The mirror image of a cell from left to right; the cell itself where there is a hole.
fn reflected(board: &Board, cell: CellIndex) -> CellIndex {
    let at = board.coordinates(cell);
    board.find(Coordinates { file: board.files - 1 - at.file, ..at }).unwrap_or(cell)
}

impl Factor {
    /// All factors.
    pub const ALL: [Self; 6] = [Self::Kind, Self::File, Self::Level, Self::Rank, Self::Distance, Self::Mirrored];
}
