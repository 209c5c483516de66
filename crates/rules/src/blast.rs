//! Explosions: a capture that takes the captor and the pieces around it from the board, and what that means for checks.

use variorum_gamedef::definition::Definition;

use crate::action::Action;
use crate::cellset::CellSet;
use crate::piece::{Cell, Piece, Side, kind_bits};
use crate::position::{Observer, Position};

/// Explosions as tables.
#[derive(Clone, Debug)]
pub(crate) struct BlastRules {
    /// By side × cells + cell: the cells around it that an explosion caused by this side reaches.
    pub around: Vec<CellSet>,
    /// The kinds that survive beside an explosion, as bits.
    spares: u64,
}

impl BlastRules {
    /// The tables of a game, if captures explode. `around`: by side × cells + cell, the neighbours that an explosion reaches.
    pub(crate) fn of(definition: &Definition, around: &[Vec<Cell>]) -> Option<Self> {
        let blast = definition.capture.blast.as_ref()?;
        let around = around.iter().map(|cells| cells.iter().copied().collect()).collect();
        Some(Self { around, spares: kind_bits(&blast.spares) })
    }
}

/// What the explosion of this capture takes from the enemy, less what it takes from the mover; `None` if the action captures nothing or captures do not
/// explode. `worth` holds the value of a piece of each kind, by kind, and the result has the same unit.
#[must_use]
pub fn blast_balance(position: &Position, action: Action, worth: &[i32]) -> Option<i32> {
    let blast = position.rules.blast.as_ref()?;
    let victim = position.victim_cell(action)?;
    let (side, from, centre) = (position.state.side, action.from(), action.to());
    let value = |cell: Cell| {
        let piece = position.at(cell);
        if piece.is_none() || piece.is_neutral() {
            return 0;
        }
        let value = worth.get(piece.kind()).copied().unwrap_or(0);
        if piece.is_owned_by(side) { -value } else { value }
    };
    let around = blast.around[side.index() * position.rules.cells + centre.index()];
    let beside = around.iter().filter(|&cell| cell != centre && cell != from && cell != victim);
    let gone = beside.filter(|&cell| {
        let piece = position.at(cell);
        !piece.is_none() && !piece.is_neutral() && blast.spares >> piece.kind() & 1 == 0
    });
    Some(value(victim) + value(from) + gone.map(value).sum::<i32>())
}

impl Position {
    /// Takes the captor on `centre` and what stands around it from the board.
    pub(crate) fn explode(&mut self, centre: Cell, observer: &mut impl Observer) {
        let rules = std::sync::Arc::clone(&self.rules);
        let Some(blast) = &rules.blast else { return };
        let side = self.state.side;
        let spared = |piece: Piece| piece.is_neutral() || blast.spares >> piece.kind() & 1 != 0;
        let around = blast.around[side.index() * rules.cells + centre.index()];
        for cell in around.iter().filter(|&cell| cell != centre).chain([centre]) {
            let piece = self.at(cell);
            if piece.is_none() || cell != centre && spared(piece) {
                continue;
            }
            self.set(cell, Piece::NONE, observer);
            let owner = if piece.is_owned_by(side) { side } else { side.other() };
            self.removed(piece.kind(), owner, cell);
        }
    }

    /// Could `by` not capture a royal piece on `cell`, because the explosion would reach its own royal piece?
    pub(crate) fn is_shielded(&self, cell: Cell, by: Side) -> bool {
        self.rules.blast.as_ref().is_some_and(|blast| {
            let royal = self.royal[by.index()];
            royal != Cell::NONE && blast.around[by.index() * self.rules.cells + cell.index()].has(royal)
        })
    }

    /// Has an explosion taken the royal piece of `side`?
    pub(crate) fn is_blown_up(&self, side: Side) -> bool {
        self.rules.blast.is_some() && self.rules.side_has_royal(side) && self.royal[side.index()] == Cell::NONE
    }
}
