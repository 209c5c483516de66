//! What can never come about: endings that ask for pieces where none can stand, or for more than there can be, and moves that begin where their piece
//! never stands.

use std::sync::Arc;

use variorum_gamedef::Place;
use variorum_gamedef::definition::{Definition, PieceTest, PieceTypeId, Stance, Test, ZoneId};
use variorum_rules::{Rules, Side};

use super::Oddity;

/// What can never come about, with its place. `owned`: by type, whether somebody can have it.
pub(super) fn find(rules: &Arc<Rules>, owned: &[bool]) -> Vec<(Place, Oddity)> {
    let definition = rules.definition();
    let mut found = Vec::new();
    for (kind, piece) in definition.pieces.iter().enumerate().filter(|&(kind, _)| owned[kind]) {
        let elsewhere = |zone: ZoneId| Side::BOTH.into_iter().all(|side| !may_stand(rules, side, kind, zone));
        let from = piece.motions.iter().filter_map(|motion| motion.from.filter(|from| from.inside));
        if from.map(|from| from.zone).any(elsewhere) {
            let place = Place::of("piece").item(kind).key("moves");
            found.push((place, Oddity::NeverBegins { id: piece.id.clone() }));
        }
    }
    for (number, ending) in definition.endings.conditions.iter().enumerate() {
        let never = |side: Side| ending.when.iter().any(|test| never_holds(rules, test, side));
        if Side::BOTH.into_iter().all(never) {
            found.push((Place::of("ending").item(number).key("when"), Oddity::NeverEnds));
        }
    }
    if let Some(impasse) = &definition.endings.impasse {
        let elsewhere = |side: Side| !may_stand(rules, side, impasse.royal, impasse.zone);
        if Side::BOTH.into_iter().all(elsewhere) {
            found.push((Place::of("endings.impasse").key("zone"), Oddity::NeverEnds));
        }
    }
    found
}

/// Whether a piece of this type and side might stand in the zone, which is seen from its side.
fn may_stand(rules: &Arc<Rules>, side: Side, kind: PieceTypeId, zone: ZoneId) -> bool {
    room(rules, side, kind, Some(zone), side) > 0
}

/// On how many cells of a zone, seen from `viewer`, a piece of this type and side might stand; on the whole board without a zone.
fn room(rules: &Arc<Rules>, side: Side, kind: PieceTypeId, zone: Option<ZoneId>, viewer: Side) -> usize {
    let definition = rules.definition();
    let inside = |cell: usize| {
        let cell = u16::try_from(cell).unwrap_or(u16::MAX);
        let seen = if viewer == Side::White { cell } else { definition.board.mirror(cell) };
        zone.and_then(|zone| definition.zones.get(zone)).is_none_or(|zone| zone.cells.contains(&seen))
    };
    match rules.attainable(side, kind) {
        Some(cells) => cells.iter().filter(|cell| inside(cell.index())).count(),
        // Anything might be carried anywhere.
        None => rules.cells().filter(|cell| inside(cell.index())).count(),
    }
}

/// Whether the test can never hold for `side`, as far as it can be told.
fn never_holds(rules: &Arc<Rules>, test: &Test, side: Side) -> bool {
    // Whose pieces are meant, seen from the player whom the ending is about.
    let of = |enemy: bool| if enemy { side.other() } else { side };
    match test {
        Test::Pieces(PieceTest { enemy, pieces, stance, zone, count }) => {
            let owner = of(*enemy);
            let room: usize = match stance {
                Stance::OnBoard | Stance::Safe => {
                    pieces.iter().map(|&kind| room(rules, owner, kind, *zone, side)).sum()
                }
                Stance::Held => usize::MAX,
            };
            usize::from(count.least) > room.min(most(rules, owner, pieces))
        }
        Test::Beside(test) => {
            let none = most(rules, of(test.by_enemy), &test.others) == 0;
            usize::from(test.count.least) > if none { 0 } else { most(rules, of(test.enemy), &test.pieces) }
        }
        Test::ChecksGiven(_)
        | Test::Checking
        | Test::Castled
        | Test::Passes(_)
        | Test::Facing(_)
        | Test::Full(_)
        | Test::ToMove
        | Test::JustMoved
        | Test::Formation(_) => false,
    }
}

/// The most pieces of these types that a side can have at once, on the board and in hand; `usize::MAX` if they may become more.
fn most(rules: &Arc<Rules>, side: Side, pieces: &[PieceTypeId]) -> usize {
    if pieces.iter().any(|&kind| may_become_more(rules.definition(), kind)) {
        return usize::MAX;
    }
    pieces.iter().map(|&kind| rules.most_at_start(side, kind)).sum()
}

/// Whether a side may get more pieces of a type than it begins with.
fn may_become_more(definition: &Definition, kind: PieceTypeId) -> bool {
    let promoted =
        definition.promotions.iter().flat_map(|promotion| &promotion.into).any(|choice| choice.piece == kind);
    let elsewhere = definition.remote_promotions.iter().any(|remote| remote.into.contains(&kind));
    let returned = definition.pieces.iter().any(|piece| piece.returns == Some(kind));
    let drop = &definition.pieces[kind].drop;
    promoted || elsewhere || returned || drop.endless || drop.held_as.is_some() || definition.capture.flips.is_some()
}
