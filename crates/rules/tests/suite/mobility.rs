//! What pieces are said to see, compared with the turns that are generated.

use std::sync::Arc;
use variorum_rules::tactics::{AttackTables, CheckScratch, Mobility, checking_actions, mobility};
use variorum_rules::{ActionKind, Position, Rules, Side};

/// Boards of up to 128 cells without relays and gates, and without moves that take besides or take certain pieces alone: there the sights are whole.
fn games() -> impl Iterator<Item = (String, Arc<Rules>)> {
    variorum_library::ids().into_iter().filter_map(|id| {
        let rules = variorum_library::rules(&id).ok()?;
        let definition = rules.definition();
        let motions = || definition.pieces.iter().flat_map(|piece| &piece.motions);
        let besides = motions().any(|motion| !motion.taking.is_empty() || !motion.prey.is_empty());
        let plain = definition.neutrals.is_empty() && definition.second.is_none() && !besides;
        (plain && rules.cells().count() <= 128).then_some((id, rules))
    })
}

/// Calls with the positions of random games.
fn each_position(rules: &Arc<Rules>, mut call: impl FnMut(&mut Position)) {
    let mut random = fastrand::Rng::with_seed(11);
    for _ in 0..4 {
        let mut position = Position::start(rules);
        for _ in 0..80 {
            call(&mut position);
            let turns = position.turns();
            if turns.is_empty() || position.special_end().is_some() {
                break;
            }
            position.play_unchecked(turns[random.usize(..turns.len())]);
        }
    }
}

#[test]
fn every_move_goes_where_the_piece_sees_a_goal_and_every_capture_where_it_attacks() {
    let mut games_seen = 0;
    for (id, rules) in games() {
        games_seen += 1;
        let lines = AttackTables::new(&rules);
        let mut moves = 0;
        each_position(&rules, |position| {
            let mut sights = vec![None; rules.cells().count()];
            mobility(position, &lines, position.side(), |cell, _, sight| {
                sights[cell.index()] = Some::<Mobility<u128>>(sight)
            });
            for turn in position.turns() {
                let action = turn.first;
                if action.kind() != ActionKind::Move {
                    continue;
                }
                let sight = sights[action.from().index()].expect("a piece that moves sees");
                let bit = 1_u128 << action.to().index();
                assert!(sight.goals & bit != 0, "{id}: {} in {position:?}", position.turn_text(turn));
                let captured = position.at(action.to());
                if captured.is_owned_by(position.side().other()) {
                    assert!(sight.attacks & bit != 0, "{id}: {}", position.turn_text(turn));
                }
                moves += 1;
            }
        });
        assert!(moves > 100, "{id}: {moves} moves");
    }
    assert!(games_seen > 10, "{games_seen} games");
}

#[test]
fn a_cell_is_attacked_exactly_if_some_piece_sees_it() {
    for (id, rules) in games() {
        let lines = AttackTables::new(&rules);
        each_position(&rules, |position| {
            for side in Side::BOTH {
                let mut seen = 0_u128;
                mobility(position, &lines, side, |_, _, sight: Mobility<u128>| seen |= sight.attacks);
                for cell in rules.cells() {
                    // Only enemies can be captured, and some pieces only in some places.
                    if position.at(cell).is_owned_by(side.other()) {
                        let (attacked, seen) = (position.attacked(cell, side), seen >> cell.index() & 1 != 0);
                        // Royal pieces that face one another attack along a line that is none of their moves.
                        let facing = !rules.definition().endings.facing.is_empty();
                        assert!(seen == attacked || facing && attacked, "{id}: {cell:?} {side:?} {position:?}");
                    }
                }
            }
        });
    }
}

#[test]
fn a_piece_that_comes_to_a_check_cell_checks() {
    let mut checks = 0;
    for (id, rules) in games() {
        each_position(&rules, |position| {
            if position.is_check() {
                return;
            }
            let mut checking = Vec::new();
            checking_actions(position, &mut CheckScratch::default(), &mut checking);
            for turn in position.turns() {
                // A move may carry the piece out of, or into, the way of its own jump.
                let drop = turn.first.kind() == ActionKind::Drop;
                if drop && checking.contains(&turn.first) {
                    position.play_unchecked(turn);
                    assert!(position.is_check(), "{id}: {position:?}");
                    position.undo_turn();
                    checks += 1;
                }
            }
        });
    }
    assert!(checks > 0, "no check seen");
}
