//! What the men see and what follows from it: mobility, pressure on royal men, checks to come, men attacked and left alone.
//!
//! For boards of up to [`MOST_CELLS`] cells; sets of cells are bits.

use arrayvec::ArrayVec;
use rules::{Cell, CheckSpots, Position, Side};

use crate::evaluation::{WHOLE, royal_cell};
use crate::tables::Tables;
use crate::terms::MOST_CELLS;
use crate::weights::{FINE, Row};

/// More attackers of the royal man than this count as so many.
const MOST_ATTACKERS: i32 = 6;

/// What one man sees.
pub(crate) struct Man {
    pub cell: Cell,
    pub kind: usize,
    pub attacks: u128,
    pub goals: u128,
    prey: u64,
}

/// What the men of one side see.
pub(crate) struct View {
    pub men: ArrayVec<Man, MOST_CELLS>,
    /// All cells that they attack or protect.
    pub attacks: u128,
    /// Those that others than royal men do.
    by_others: u128,
    /// Those that two or more do.
    twice: u128,
    /// Those that pawn-likes do.
    by_pawns: u128,
    /// Where the pawn-likes stand.
    pub pawns: u128,
}

impl View {
    /// Of no men.
    #[inline]
    pub(crate) fn new() -> Self {
        Self { men: ArrayVec::new(), attacks: 0, by_others: 0, twice: 0, by_pawns: 0, pawns: 0 }
    }

    /// Looks at all men of a side, into a view of no men: it is too large to be handed around.
    #[inline]
    pub(crate) fn look(&mut self, tables: &Tables, position: &Position, side: Side) {
        let view = self;
        position.sights(side, |cell, kind, sight| {
            view.twice |= view.attacks & sight.attacks;
            view.attacks |= sight.attacks;
            if tables.royal != Some(kind) {
                view.by_others |= sight.attacks;
            }
            if tables.pawn_kinds >> kind & 1 != 0 {
                view.by_pawns |= sight.attacks;
                view.pawns |= 1 << cell.index();
            }
            let man = Man { cell, kind, attacks: sight.attacks, goals: sight.goals, prey: sight.prey };
            // A board of so many cells has no more men.
            let _ = view.men.try_push(man);
        });
    }
}

/// Calls with each weight of what a side's men see and how often it counts, in parts of [`WHOLE`]. `early`: how much of the
/// material is left, in the same parts.
#[inline]
pub(crate) fn activity(
    tables: &Tables,
    position: &Position,
    side: Side,
    [own, theirs]: [&View; 2],
    early: i32,
    mut weight: impl FnMut(Row, usize, i32),
) {
    let (terms, enemy) = (&tables.terms, side.other());
    let royal = tables.royal.and_then(|royal| royal_cell(position, enemy, royal));
    let zone = royal.map_or(0, |cell| tables.zone(enemy, cell).first_128());
    let mut checks = CheckSpots::default();
    if terms.checks {
        // What only the royal man protects is safe for a man that another one supports.
        let safe = !theirs.attacks | own.twice & !theirs.by_others;
        position.find_check_spots(side, safe, &mut checks);
    }
    let pressing = tables.weights.row(Row::Pressure);
    let attacking = |man: &&Man| man.attacks & zone != 0 && pressing[man.kind] != 0;
    let attackers = if terms.pressure { own.men.iter().filter(attacking).count() as i32 } else { 0 };
    let together = attackers.min(MOST_ATTACKERS) * early / 2;
    for man in &own.men {
        if terms.mobility {
            let unsafe_cells = if tables.royal == Some(man.kind) { theirs.attacks } else { theirs.by_pawns };
            let goals = (man.goals & !unsafe_cells).count_ones();
            weight(Row::Mobility, tables.weights.mobility_index(man.kind, goals), WHOLE);
        }
        if together != 0 {
            let pressed = (man.attacks & zone).count_ones() as i32;
            if pressed != 0 {
                weight(Row::Pressure, man.kind, pressed * together / FINE);
            }
        }
        if position.checks_from_spots(&checks, side, man.kind, man.goals) {
            weight(Row::Checks, man.kind, early);
        }
        if terms.threats {
            let mut prey = man.prey & tables.richer[man.kind];
            while prey != 0 {
                weight(Row::Threatened, prey.trailing_zeros() as usize, WHOLE);
                prey &= prey - 1;
            }
        }
    }
    if together != 0 {
        let weak = zone & own.attacks & !theirs.by_others;
        weight(Row::Weak, 0, weak.count_ones() as i32 * together);
    }
    if terms.loose {
        let attacked = own.attacks & !theirs.attacks;
        for man in theirs.men.iter().filter(|man| attacked >> man.cell.index() & 1 != 0) {
            weight(Row::Loose, man.kind, WHOLE);
        }
    }
}
