//! Captures that take the captor from the board and, where they are explosions, the pieces around it too, and what that means for checks.

use variorum_gamedef::definition::Definition;

use crate::action::Action;
use crate::cellset::CellSet;
use crate::piece::{Cell, Piece, Side, kind_bits};
use crate::position::{Observer, Position};

/// What captures take besides, as tables.
#[derive(Clone, Debug)]
pub(crate) struct BlastRules {
    /// By side × cells + cell: the cells around it that an explosion caused by this side reaches, all empty if nothing explodes.
    pub around: Vec<CellSet>,
    /// The kinds that survive beside an explosion, as bits.
    spares: u64,
    /// The kinds that survive their own captures, as bits.
    pub survivors: u64,
    /// The neutral piece that stands where a captor has perished.
    pub remains: Option<usize>,
}

impl BlastRules {
    /// The tables of a game, if captures take something besides. `around`: by side × cells + cell, the neighbours that an explosion reaches.
    pub(crate) fn of(definition: &Definition, around: &[Vec<Cell>]) -> Option<Self> {
        let blast = definition.capture.blast.as_ref()?;
        let around = around.iter().map(|cells| cells.iter().copied().collect()).collect();
        let (spares, survivors) = (kind_bits(&blast.spares), kind_bits(&blast.survivors));
        Some(Self { around, spares, survivors, remains: blast.remains })
    }

    /// Does a captor of this kind leave the board?
    pub(crate) const fn takes_captor(&self, kind: usize) -> bool {
        self.survivors >> kind & 1 == 0
    }
}

/// What this capture takes from the enemy, less what it takes from the mover; `None` if the action captures nothing, or if no captor of its kind perishes.
/// `worth` holds the value of a piece of each kind, by kind, and the result has the same unit.
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
    if !blast.takes_captor(position.at(from).kind()) {
        return None;
    }
    let around = blast.around[side.index() * position.rules.cells + centre.index()];
    let beside = around.iter().filter(|&cell| cell != centre && cell != from && cell != victim);
    let gone = beside.filter(|&cell| {
        let piece = position.at(cell);
        !piece.is_none() && !piece.is_neutral() && blast.spares >> piece.kind() & 1 == 0
    });
    Some(value(victim) + value(from) + gone.map(value).sum::<i32>())
}

impl Position {
    /// Takes the captor on `centre`, which was of this kind before its capture, and what stands around it from the board, as the rules say.
    pub(crate) fn explode(&mut self, centre: Cell, captor: usize, observer: &mut impl Observer) {
        let rules = std::sync::Arc::clone(&self.rules);
        let Some(blast) = &rules.blast else { return };
        let side = self.state.side;
        let perishes = blast.takes_captor(captor);
        let spared = |piece: Piece| piece.is_neutral() || blast.spares >> piece.kind() & 1 != 0;
        let around = blast.around[side.index() * rules.cells + centre.index()];
        for cell in around.iter().filter(|&cell| cell != centre).chain(perishes.then_some(centre)) {
            let piece = self.at(cell);
            if piece.is_none() || cell != centre && spared(piece) {
                continue;
            }
            self.set(cell, Piece::NONE, observer);
            self.captured(piece, cell);
        }
        if let Some(neutral) = blast.remains.filter(|_| perishes) {
            self.set(centre, Piece::of_neutral(neutral), observer);
        }
    }

    /// Could `by` not capture a royal piece on `cell`, because the explosion would reach its own royal piece?
    pub(crate) fn is_shielded(&self, cell: Cell, by: Side) -> bool {
        self.rules.blast.as_ref().is_some_and(|blast| {
            let royal = self.royal[by.index()];
            royal != Cell::NONE
                && blast.spares >> self.at(royal).kind() & 1 == 0
                && blast.around[by.index() * self.rules.cells + cell.index()].has(royal)
        })
    }

    /// Has an explosion taken the royal piece of `side`?
    pub(crate) fn is_blown_up(&self, side: Side) -> bool {
        self.rules.definition.capture.explodes()
            && self.rules.side_has_royal(side)
            && self.royal[side.index()] == Cell::NONE
            && !self.holds_royal(side)
    }
}
