//! What the pieces see and what follows from it: mobility, attacks on the royal piece, safe checks, threats and hanging pieces.
//!
//! For boards whose cells a [`Bitboard`] has room for.

use variorum_rules::tactics;
use variorum_rules::tactics::{Bitboard, CheckingCells};
use variorum_rules::{Cell, Position, Side};

use crate::outlook::Outlook;
use crate::tables::Tables;
use crate::tally::{FINE, Row, Tally, WHOLE, royal_cell};
use crate::view::{ActivePiece, SideView};

/// More attackers of the royal piece than this count as so many.
const MOST_ATTACKERS: i32 = 6;

impl<W: Bitboard> SideView<W> {
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
            // Further ones are left out.
            let _ = view.pieces.try_push(piece);
        });
    }
}

impl<W: Bitboard> Outlook<W> {
    /// Tells each weight of what the pieces of both sides see.
    #[inline]
    pub(crate) fn tell(&self, tables: &Tables, position: &Position, early: i32, tallies: &mut [impl Tally; 2]) {
        let mut views = [SideView::default(), SideView::default()];
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
            self.goals.tell(side, seen, tally);
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
    [own, theirs]: [&SideView<W>; 2],
    early: i32,
    tally: &mut impl Tally,
) {
    let terms = &tables.terms;
    let mut checks = CheckingCells::default();
    // What only the royal piece protects is safe for a piece that another one supports; a piece dropped needs just one such.
    let [safe, safe_drops] = [own.twice, own.attacks].map(|support| !theirs.attacks | support & !theirs.by_others);
    // Where a number of checks wins, a check that costs the piece is one too, and the more so the fewer are wanted.
    let winning = tables.winning_checks;
    let given = i32::from(position.checks_given(side)).min(winning - 1);
    let (safe, weight) = if winning > 0 { (!W::zero(), WHOLE * (given + 1) / winning) } else { (safe, early) };
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
    let king_attack = tables.weights.row(Row::KingAttack);
    let attacking = |piece: &&ActivePiece<W>| piece.attacks.meets(zone) && king_attack[piece.kind] != 0;
    let attackers = if terms.king_attack { own.pieces.iter().filter(attacking).count() as i32 } else { 0 };
    let together = attackers.min(MOST_ATTACKERS) * early / 2;
    for piece in &own.pieces {
        if terms.mobility {
            let unsafe_cells = if tables.royal == Some(piece.kind) { theirs.attacks } else { theirs.by_pawns };
            let goals = (piece.goals & !unsafe_cells).count_ones();
            tally.add(Row::Mobility, tables.weights.mobility_index(piece.kind, goals), WHOLE);
        }
        if together != 0 && piece.attacks.meets(zone) {
            let pressed = (piece.attacks & zone).count_ones() as i32;
            tally.add(Row::KingAttack, piece.kind, pressed * together / FINE);
        }
        if terms.checks && tactics::checks_from(position, &checks, side, piece.kind, piece.goals & safe) {
            tally.add(Row::Checks, piece.kind, weight);
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
    if terms.hanging {
        for cell in (own.attacks & !theirs.attacks & theirs.all).cells() {
            tally.add(Row::Hanging, position.at(cell).kind(), WHOLE);
        }
    }
}
