//! Pieces that are frozen while tests of the pieces on the board hold (BS-10).

use variorum_gamedef::definition::{Definition, PieceTest};

use crate::cellset::CellSet;
use crate::conditions::Counted;
use crate::piece::{Side, kind_bits};
use crate::position::Position;

/// Kinds that are frozen by the same tests.
#[derive(Clone, Debug)]
pub(crate) struct Freezing {
    kinds: Vec<usize>,
    tests: Vec<Counted>,
}

impl Freezing {
    /// The tables of a game. `zones`: by side, the cells of each zone.
    pub(crate) fn all_of(definition: &Definition, zones: &[Vec<CellSet>; 2]) -> Vec<Self> {
        let mut seen: Vec<&[PieceTest]> = Vec::new();
        let mut all: Vec<Self> = Vec::new();
        for (kind, piece) in definition.pieces.iter().enumerate().filter(|(_, piece)| !piece.frozen.is_empty()) {
            if let Some(at) = seen.iter().position(|tests| *tests == piece.frozen) {
                all[at].kinds.push(kind);
                continue;
            }
            let tests = piece.frozen.iter().map(|test| Counted::of(test, definition.pieces.len(), zones)).collect();
            seen.push(&piece.frozen);
            all.push(Self { kinds: vec![kind], tests });
        }
        all
    }

    /// The kinds whose number or place may freeze others, or free them, as bits.
    pub(crate) fn guards(definition: &Definition) -> u64 {
        let tests = definition.pieces.iter().flat_map(|piece| &piece.frozen);
        tests.fold(0, |bits, test| bits | kind_bits(&test.pieces))
    }

    /// Do other changes freeze pieces than the loss of the last piece of their own side on which they depend? Then a move of either side may freeze
    /// pieces of both, and free them.
    pub(crate) fn is_by_any_change(definition: &Definition) -> bool {
        definition.pieces.iter().flat_map(|piece| &piece.frozen).any(|test| test.none_of().is_none())
    }

    /// The kinds that it freezes.
    pub(crate) fn kinds(&self) -> &[usize] {
        &self.kinds
    }

    /// Are the pieces of `side` frozen?
    pub(crate) fn holds(&self, position: &Position, side: Side) -> bool {
        self.tests.iter().all(|test| position.counts_as(test, side))
    }
}
