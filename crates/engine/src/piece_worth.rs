//! What the search asks about piece types: their worth when captured, and whether passing the turn is safe with those that are left.

use variorum_gamedef::definition::Receiver;
use variorum_rules::Position;

use crate::tables::Tables;
use crate::unit::UNIT;

/// Pieces worth so much leave their side moves enough to make zugzwang unlikely, even if there is only one.
const ROOKLIKE: i32 = 4 * UNIT;

/// What one game's pieces mean to the search.
pub(crate) struct PieceWorth {
    /// What it is worth to capture a piece of each type, in exchanges: its value, and that of the piece that the captor or the owner gets in hand.
    pub captured: Vec<i32>,
    /// Types that are neither royal nor pawn-like.
    officers: Vec<usize>,
}

impl PieceWorth {
    pub(crate) fn new(position: &Position, tables: &Tables) -> Self {
        let definition = position.rules().definition();
        let captured = |kind: usize| {
            let piece = &definition.pieces[kind];
            let (gone, back) = (tables.values.exchange[kind], piece.returns.map_or(0, |held| tables.values.hand[held]));
            match piece.returns_to {
                Receiver::Captor => gone + back,
                // It takes its owner a turn to bring the piece back.
                Receiver::Owner => (gone - back).max(gone / 4),
            }
        };
        let is_officer = |&kind: &usize| {
            let piece = &definition.pieces[kind];
            !piece.pawn && !piece.is_royal() && tables.royal != Some(kind) && tables.values.board[kind] > 0
        };
        Self {
            captured: (0..tables.kinds()).map(captured).collect(),
            officers: (0..tables.kinds()).filter(is_officer).collect(),
        }
    }

    /// Has the side to move pieces enough, besides royal and pawn-like ones, to make zugzwang unlikely?
    pub(crate) fn zugzwang_is_unlikely(&self, position: &Position, tables: &Tables) -> bool {
        let side = position.side();
        let (mut pieces, mut worth) = (0, 0);
        for &kind in &self.officers {
            let count = i32::from(position.count(side, kind)) + i32::from(position.in_hand(side, kind));
            pieces += count;
            worth += count * tables.values.board[kind];
        }
        pieces >= 2 || worth >= ROOKLIKE
    }
}
