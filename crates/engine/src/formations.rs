//! What pieces are worth that stand in a part of a row, or of another formation, which decides the game.

use variorum_rules::{Cell, Position, Rules, Side};

use crate::unit::UNIT;

/// The formations of a game.
#[derive(Clone, Debug, Default)]
pub(crate) struct FormationHints(Vec<FormationHint>);

/// A formation: sets of cells of which one must be filled.
#[derive(Clone, Debug)]
struct FormationHint {
    places: [Vec<Vec<Cell>>; 2],
    /// The kinds that count, as bits.
    kinds: u64,
    /// By the number of pieces on a set of cells that can still be filled.
    worth: Vec<i32>,
}

impl FormationHints {
    /// The formations that win or lose in a game.
    pub(crate) fn of(rules: &Rules) -> Self {
        let hint = |(formation, wins): (variorum_rules::FormationPlaces, bool)| {
            // Each piece more makes it four times as much: the last but one is worth half a pawn.
            let worth = |count: usize| match formation.least.checked_sub(count + 1) {
                Some(missing) if count > 0 => (UNIT / 2) >> (2 * missing).min(16),
                Some(_) | None => 0,
            };
            let sign = if wins { 1 } else { -1 };
            FormationHint {
                kinds: formation.kinds.iter().fold(0, |bits, kind| bits | 1 << kind),
                worth: (0..=formation.least).map(|count| sign * worth(count)).collect(),
                places: formation.places,
            }
        };
        Self(rules.formation_places().map(hint).collect())
    }

    /// What the side's pieces are worth for it.
    pub(crate) fn worth(&self, position: &Position, side: Side) -> i32 {
        self.0.iter().map(|hint| hint.worth(position, side)).sum()
    }
}

impl FormationHint {
    fn worth(&self, position: &Position, side: Side) -> i32 {
        let least = self.worth.len().saturating_sub(1);
        let of_place = |place: &Vec<Cell>| {
            let (mut own, mut room) = (0, place.len());
            for &cell in place {
                let piece = position.at(cell);
                if piece.is_none() {
                    continue;
                }
                if piece.is_owned_by(side) && self.kinds >> piece.kind() & 1 != 0 {
                    own += 1;
                } else {
                    room -= 1;
                }
            }
            if room < least { 0 } else { self.worth.get(own).copied().unwrap_or(0) }
        };
        self.places[side.index()].iter().map(of_place).sum()
    }
}
