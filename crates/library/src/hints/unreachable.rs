//! What can never come about: endings that ask for pieces where none can stand, or for more than there can be, moves that begin where their piece never
//! stands, moves of pieces that are always frozen, and promotions after moves that nothing can make.

use std::sync::Arc;

use variorum_gamedef::Place;
use variorum_gamedef::definition::{
    Definition, PieceTest, PieceTypeId, RemotePromotion, Royalty, Stance, Test, ZoneId,
};
use variorum_rules::{Cell, Position, Rules, Side};

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
        if is_always_frozen(rules, kind) {
            let place = Place::of("piece").item(kind);
            let place = place.clone().key("frozen").or(place.key("frozen-without"));
            found.push((place, Oddity::AlwaysFrozen { id: piece.id.clone() }));
        }
    }
    for (number, remote) in definition.remote_promotions.iter().enumerate() {
        if remote.promotes.iter().any(|&kind| owned[kind]) && never_promotes(rules, remote) {
            let place = Place::of("promotion").item_with("after", number).key("after");
            found.push((place.or(Place::of("remote-promotion")), Oddity::NeverPromotes));
        }
    }
    for (number, ending) in definition.endings.conditions.iter().enumerate() {
        let never = |side: Side| ending.when.iter().any(|test| never_holds(rules, test, side));
        if Side::BOTH.into_iter().all(never) {
            let without_hands = ending.when.iter().any(|test| asks_for_hands(rules, test));
            let oddity = if without_hands { Oddity::NothingHeld } else { Oddity::NeverEnds };
            found.push((Place::of("ending").item(number).key("when"), oddity));
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
    let nowhere_beside =
        matches!(test, Test::Beside(test) if test.count.least > 0 && !rules.stays_on_board(&test.along, 1));
    let too_many = matches!(test, Test::Pieces(test) if usize::from(test.count.most) < never_lost(rules, test, side));
    let never_full = matches!(test, Test::Full(zone) if never_full(rules, *zone));
    nowhere_beside
        || too_many
        || never_full
        || test.needs().iter().any(|need| usize::from(need.count.least) > greatest(rules, need, side))
}

/// Whether there are never as many pieces as the zone has cells, or the board.
fn never_full(rules: &Arc<Rules>, zone: Option<ZoneId>) -> bool {
    let definition = rules.definition();
    if !definition.neutrals.is_empty() {
        return false;
    }
    let cells = zone.and_then(|zone| definition.zones.get(zone)).map_or(rules.cells().count(), |zone| zone.cells.len());
    // No move makes a piece of nothing: those of the start positions, with what they have in hand, are all there ever are.
    let most = (0..definition.starts.len()).filter_map(|number| Position::nth_start(rules, number)).map(|start| {
        let kinds = 0..definition.pieces.len();
        let of = |side: Side| {
            kinds.clone().map(|kind| start.count(side, kind) + u16::from(start.in_hand(side, kind))).sum::<u16>()
        };
        usize::from(Side::BOTH.into_iter().map(of).sum::<u16>())
    });
    most.max().is_some_and(|most| most < cells)
}

/// Whether the test asks for pieces in hand, where nobody can have any.
fn asks_for_hands(rules: &Rules, test: &Test) -> bool {
    let held = |need: &PieceTest| need.stance == Stance::Held && need.count.least > 0;
    !rules.has_hands() && test.needs().iter().any(held)
}

/// The greatest number of pieces that the test can count for `side`; `usize::MAX` if there is no limit.
fn greatest(rules: &Arc<Rules>, test: &PieceTest, side: Side) -> usize {
    let PieceTest { enemy, pieces, stance, zone, count: _ } = test;
    // Whose pieces are meant, seen from the player whom the test is about.
    let owner = if *enemy { side.other() } else { side };
    let room: usize = match stance {
        Stance::OnBoard | Stance::Safe => pieces.iter().map(|&kind| room(rules, owner, kind, *zone, side)).sum(),
        Stance::Held if rules.has_hands() => usize::MAX,
        Stance::Held => 0,
    };
    room.min(most(rules, owner, pieces))
}

/// Whether what freezes pieces of this type holds whenever one is on the board.
fn is_always_frozen(rules: &Arc<Rules>, kind: PieceTypeId) -> bool {
    let tests = &rules.definition().pieces[kind].frozen;
    let has = |&side: &Side| room(rules, side, kind, None, side) > 0;
    let always = |side: Side, test: &PieceTest| {
        // The piece itself is among those that are counted, if it is where they are.
        let itself = !test.enemy
            && test.stance == Stance::OnBoard
            && test.pieces.contains(&kind)
            && room(rules, side, kind, test.zone, side) == room(rules, side, kind, None, side);
        let there = usize::from(itself).max(never_lost(rules, test, side));
        usize::from(test.count.least) <= there
            && (test.count.most == u16::MAX || greatest(rules, test, side) <= usize::from(test.count.most))
    };
    !tests.is_empty() && Side::BOTH.into_iter().filter(has).all(|side| tests.iter().all(|test| always(side, test)))
}

/// How many of the pieces that a test counts for `side` are there as long as the game goes on: royal pieces.
fn never_lost(rules: &Arc<Rules>, test: &PieceTest, side: Side) -> usize {
    let definition = rules.definition();
    let owner = if test.enemy { side.other() } else { side };
    if test.stance != Stance::OnBoard || definition.capture.explodes() {
        return 0;
    }
    let starts = || (0..definition.starts.len()).filter_map(|number| Position::nth_start(rules, number));
    let kept = |&kind: &PieceTypeId| {
        let everywhere = room(rules, owner, kind, test.zone, side) == room(rules, owner, kind, None, side);
        let becomes_another = definition.promotions.iter().any(|promotion| promotion.pieces.contains(&kind))
            || definition.remote_promotions.iter().any(|remote| remote.promotes.contains(&kind));
        if !everywhere || becomes_another {
            return 0;
        }
        let least = starts().map(|start| usize::from(start.count(owner, kind))).min().unwrap_or(0);
        match definition.pieces[kind].royal {
            Some(Royalty::Always) => least,
            Some(Royalty::Last | Royalty::Together) => least.min(1),
            None => 0,
        }
    };
    test.pieces.iter().map(kept).sum()
}

/// Whether no move can ever be followed by this promotion of another piece, or no piece can ever stand where it is promoted.
fn never_promotes(rules: &Arc<Rules>, remote: &RemotePromotion) -> bool {
    let board = &rules.definition().board;
    let inside =
        |side: Side, zone: Option<ZoneId>, cell: Cell| zone.is_none_or(|zone| rules.zone(side, zone).has(cell));
    let stands =
        |side: Side, kind: PieceTypeId| rules.attainable(side, kind).map(|cells| cells.iter().collect::<Vec<_>>());
    let ends = |side: Side, cell: Cell| {
        // Where pieces cross, the move itself ends on the other level.
        let index = u16::try_from(cell.index()).unwrap_or(u16::MAX);
        let counterpart = board.counterpart(index).and_then(|cell| rules.cell(usize::from(cell)));
        inside(side, remote.to, cell) || counterpart.is_some_and(|cell| inside(side, remote.to, cell))
    };
    // Where pieces may be carried anywhere, nothing is claimed.
    let follows = |side: Side, kind: PieceTypeId| {
        let leads = |cell: Cell| {
            inside(side, remote.from, cell)
                && rules
                    .places_after(side, kind, cell)
                    .is_none_or(|places| places.iter().any(|&(_, cell)| ends(side, cell)))
        };
        stands(side, kind).is_none_or(|cells| cells.into_iter().any(leads))
    };
    let concerns = |side: Side, kind: PieceTypeId| {
        stands(side, kind).is_none_or(|cells| cells.into_iter().any(|cell| inside(side, remote.zone, cell)))
    };
    !Side::BOTH.into_iter().any(|side| {
        remote.movers.iter().any(|&kind| follows(side, kind))
            && remote.promotes.iter().any(|&kind| concerns(side, kind))
    })
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
