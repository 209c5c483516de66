//! Castlings that nobody ever makes, and pieces in hand that can be dropped nowhere.

use std::sync::Arc;

use variorum_gamedef::Place;
use variorum_gamedef::definition::{Castling, PieceTypeId};
use variorum_rules::{Cell, Position, Rules, Side};

use super::Oddity;

/// What can never be done, with its place. `owned`: by type, whether somebody can have it.
pub(super) fn find(rules: &Arc<Rules>, owned: &[bool]) -> Vec<(Place, Oddity)> {
    let definition = rules.definition();
    let mut found = Vec::new();
    for (kind, piece) in definition.pieces.iter().enumerate().filter(|&(kind, _)| owned[kind]) {
        if is_dropped_nowhere(rules, kind) {
            let place = Place::of("piece").item(kind);
            found.push((place.clone().key("drop").or(place.key("id")), Oddity::DropNowhere { id: piece.id.clone() }));
        }
    }
    for (number, castling) in definition.castlings.iter().enumerate() {
        let place = Place::of("castling").item(number);
        if Side::BOTH.into_iter().all(|side| !leads_somewhere(rules, number, castling, side)) {
            let place = place.clone().key("shift").or(place.key("royal-to"));
            found.push((place, Oddity::CastlingNowhere));
        } else if !has_right(rules, number, castling) {
            found.push((place.key("partner-from"), Oddity::CastlingWithoutRight));
        }
    }
    found
}

/// Whether pieces of a type may come from the hand, but on no cell of the board.
fn is_dropped_nowhere(rules: &Rules, kind: PieceTypeId) -> bool {
    let definition = rules.definition();
    let piece = &definition.pieces[kind];
    let dropped = definition.is_held(kind) || piece.drop.held_as.is_some_and(|held| definition.is_held(held));
    // What comes in where others leave needs no cell of its own.
    let gated = definition.gating.as_ref().is_some_and(|gating| gating.pieces.contains(&kind));
    let may_stand = |side: Side, cell: Cell| {
        (piece.drop.stuck || !rules.is_stuck(side, kind, cell))
            && piece.drop.only.is_none_or(|zone| rules.zone(side, zone).has(cell))
            && piece.drop.barred.is_none_or(|zone| !rules.zone(side, zone).has(cell))
    };
    dropped && !gated && Side::BOTH.into_iter().all(|side| rules.cells().all(|cell| !may_stand(side, cell)))
}

/// The cells of a zone of White's, seen from a side.
fn seen<'r>(rules: &'r Rules, cells: &'r [u16], side: Side) -> impl Iterator<Item = Cell> + 'r {
    let board = &rules.definition().board;
    cells
        .iter()
        .filter_map(move |&cell| rules.cell(usize::from(if side == Side::White { cell } else { board.mirror(cell) })))
}

/// Whether the pieces land somewhere from two of the cells from which they may castle.
fn leads_somewhere(rules: &Rules, number: usize, castling: &Castling, side: Side) -> bool {
    seen(rules, &castling.royal_from, side).any(|royal| {
        seen(rules, &castling.partner_from, side).any(|partner| rules.castles_by(number, side, royal, partner))
    })
}

/// Whether some start position gives the right to a castling. Where pieces are shuffled it is not asked.
fn has_right(rules: &Arc<Rules>, number: usize, castling: &Castling) -> bool {
    let definition = rules.definition();
    let starts = definition.starts.iter().enumerate();
    starts.into_iter().any(|(start, text)| {
        let Some(position) = Position::nth_start(rules, start) else { return true };
        let rights = position.setup().castling;
        let is = |cell: Cell, side: Side, kind: PieceTypeId| {
            position.at(cell).is_owned_by(side) && position.at(cell).kind() == kind
        };
        let fits = |side: Side, royal: Cell, partner: Cell| {
            // A right that lasts while both are inside may be used from other cells.
            castling.right_while_inside
                || is(royal, side, castling.royal) && rules.castles_by(number, side, royal, partner)
        };
        text.shuffle.is_some()
            || Side::BOTH.into_iter().any(|side| {
                seen(rules, &castling.partner_from, side)
                    .filter(|partner| rights.contains(partner))
                    .filter(|&partner| castling.partners.iter().any(|&kind| is(partner, side, kind)))
                    .any(|partner| seen(rules, &castling.royal_from, side).any(|royal| fits(side, royal, partner)))
            })
    })
}
