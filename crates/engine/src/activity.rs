//! What the pieces see and what follows from it: mobility, pressure on royal pieces, checks to come, pieces attacked and left alone.
//!
//! For boards whose cells a [`Bitboard`] has room for.

use arrayvec::ArrayVec;
use variorum_rules::tactics;
use variorum_rules::tactics::{AttackTables, Bitboard, CheckingCells};
use variorum_rules::{Cell, Position, Rules, Side};

use crate::evaluation::{Tally, WHOLE, royal_cell};
use crate::pawns::Pawns;
use crate::tables::Tables;
use crate::terms::MOST_CELLS;
use crate::weights::{FINE, Row};

/// More attackers of the royal piece than this count as so many.
const MOST_ATTACKERS: i32 = 6;

/// What one piece sees.
pub(crate) struct ActivePiece<W> {
    pub cell: Cell,
    pub kind: usize,
    pub attacks: W,
    pub goals: W,
}

/// What the pieces of one side see.
pub(crate) struct View<W> {
    pub pieces: ArrayVec<ActivePiece<W>, MOST_CELLS>,
    /// All cells that they attack or protect.
    pub attacks: W,
    /// Those that others than royal pieces do.
    by_others: W,
    /// Those that two or more do.
    twice: W,
    /// Those that pawn-likes do.
    by_pawns: W,
    /// Where the pawn-likes stand.
    pub pawns: W,
    /// Where pieces stand that lesser ones threaten.
    rich: W,
    /// Where pieces stand that are not frozen.
    all: W,
}

/// What a game's tables know for looking at all that the pieces see.
#[derive(Clone, Debug)]
pub(crate) struct Outlook<W> {
    /// What each piece sees from each cell.
    lines: AttackTables<W>,
    /// Pawn-likes and each other; empty where that term is off.
    pawns: Pawns<W>,
    /// The cells at and next to a royal piece, by side × cells + its cell.
    zones: Vec<W>,
    /// The kinds that some other kind threatens by attacking them, as bits.
    rich: u64,
}

impl<W: Bitboard> View<W> {
    /// Looks at all pieces of a side.
    #[inline]
    fn look(&mut self, tables: &Tables, outlook: &Outlook<W>, position: &Position, side: Side) {
        let (view, rich) = (self, outlook.rich);
        tactics::mobility(position, &outlook.lines, side, |cell, kind, sight| {
            view.twice |= view.attacks & sight.attacks;
            view.attacks |= sight.attacks;
            let at = W::cell(cell);
            view.all |= at;
            if tables.royal != Some(kind) {
                view.by_others |= sight.attacks;
            }
            if tables.pawn_kinds >> kind & 1 != 0 {
                view.by_pawns |= sight.attacks;
                view.pawns |= at;
            }
            if rich >> kind & 1 != 0 {
                view.rich |= at;
            }
            let piece = ActivePiece { cell, kind, attacks: sight.attacks, goals: sight.goals };
            // A board of so many cells has no more pieces.
            let _ = view.pieces.try_push(piece);
        });
    }
}

impl<W: Bitboard> Default for View<W> {
    /// Of no pieces.
    #[inline]
    fn default() -> Self {
        let none = W::zero();
        Self {
            pieces: ArrayVec::new(),
            attacks: none,
            by_others: none,
            twice: none,
            by_pawns: none,
            pawns: none,
            rich: none,
            all: none,
        }
    }
}

impl<W: Bitboard> Outlook<W> {
    /// `left`: see [`Pawns::new`]. The rest of the tables must be filled.
    pub(crate) fn new(tables: &Tables, rules: &Rules, left: &[Vec<usize>]) -> Self {
        let zone = |side| rules.cells().map(move |cell| W::of(tables.zone(side, cell)));
        Self {
            lines: AttackTables::new(&rules),
            pawns: if tables.terms.pawns { Pawns::new(rules, left) } else { Pawns::default() },
            zones: Side::BOTH.into_iter().flat_map(zone).collect(),
            rich: tables.richer.iter().fold(0, |rich, kinds| rich | kinds),
        }
    }

    /// Tells each weight of what the pieces of both sides see.
    #[inline]
    pub(crate) fn tell(&self, tables: &Tables, position: &Position, early: i32, tallies: &mut [impl Tally; 2]) {
        let mut views = [View::default(), View::default()];
        for side in Side::BOTH {
            views[side.index()].look(tables, self, position, side);
        }
        let [white, black] = tallies;
        let royals = Side::BOTH.map(|side| tables.royal.and_then(|royal| royal_cell(position, side, royal)));
        for (side, tally) in [(Side::White, white), (Side::Black, black)] {
            let enemy = side.other();
            let seen = [&views[side.index()], &views[enemy.index()]];
            let royal = royals[enemy.index()];
            let zone = royal.map_or(W::zero(), |cell| self.zones[tables.at(enemy, cell)]);
            activity(tables, position, side, zone, seen, early, tally);
            if tables.terms.pawns {
                let both = [royals[side.index()], royal];
                let distance = |cell: Cell| both.map(|royal| royal.map_or(0, |royal| tables.distance(royal, cell)));
                self.pawns.tell(side, seen, early, distance, tally);
            }
        }
    }
}

/// Tells each weight of what a side's pieces see. `zone`: the cells at and next to the enemy's royal piece. `early`: how much of the
/// material is left, in parts of [`WHOLE`].
#[inline]
fn activity<W: Bitboard>(
    tables: &Tables,
    position: &Position,
    side: Side,
    zone: W,
    [own, theirs]: [&View<W>; 2],
    early: i32,
    tally: &mut impl Tally,
) {
    let terms = &tables.terms;
    let mut checks = CheckingCells::default();
    // What only the royal piece protects is safe for a piece that another one supports; a piece dropped needs just one such.
    let [safe, safe_drops] = [own.twice, own.attacks].map(|support| !theirs.attacks | support & !theirs.by_others);
    let held = || tables.in_hands.iter().copied().filter(|&kind| position.in_hand(side, kind) > 0);
    if terms.drops && held().next().is_some() {
        tactics::find_checking_cells(position, side, safe_drops, &mut checks);
        let empty = !(W::of(position.pieces(side)) | W::of(position.pieces(side.other())));
        for kind in held().filter(|&kind| tactics::checks_from(position, &checks, side, kind, empty)) {
            tally.add(Row::Drops, kind, early);
        }
    } else if terms.checks {
        tactics::find_checking_cells(position, side, safe, &mut checks);
    }
    let pressing = tables.weights.row(Row::Pressure);
    let attacking = |piece: &&ActivePiece<W>| piece.attacks.meets(zone) && pressing[piece.kind] != 0;
    let attackers = if terms.pressure { own.pieces.iter().filter(attacking).count() as i32 } else { 0 };
    let together = attackers.min(MOST_ATTACKERS) * early / 2;
    for piece in &own.pieces {
        if terms.mobility {
            let unsafe_cells = if tables.royal == Some(piece.kind) { theirs.attacks } else { theirs.by_pawns };
            let goals = (piece.goals & !unsafe_cells).count_ones();
            tally.add(Row::Mobility, tables.weights.mobility_index(piece.kind, goals), WHOLE);
        }
        if together != 0 && piece.attacks.meets(zone) {
            let pressed = (piece.attacks & zone).count_ones() as i32;
            tally.add(Row::Pressure, piece.kind, pressed * together / FINE);
        }
        if terms.checks && tactics::checks_from(position, &checks, side, piece.kind, piece.goals & safe) {
            tally.add(Row::Checks, piece.kind, early);
        }
        if terms.threats && piece.attacks.meets(theirs.rich) {
            let attacked = (piece.attacks & theirs.rich).cells();
            let mut prey = attacked.fold(0, |kinds, cell| kinds | 1 << position.at(cell).kind());
            prey &= tables.richer[piece.kind];
            while prey != 0 {
                tally.add(Row::Threatened, prey.trailing_zeros() as usize, WHOLE);
                prey &= prey - 1;
            }
        }
    }
    if together != 0 {
        let weak = zone & own.attacks & !theirs.by_others;
        tally.add(Row::Weak, 0, weak.count_ones() as i32 * together);
    }
    if terms.loose {
        for cell in (own.attacks & !theirs.attacks & theirs.all).cells() {
            tally.add(Row::Loose, position.at(cell).kind(), WHOLE);
        }
    }
}
