//! What the inputs of every game have in common.

use std::collections::HashSet;

use variorum_nets::{BUCKETS, Factor, Inputs};
use variorum_rules::{Position, Side, mix};

use crate::{inputs_on, some_turn};

/// Each input is on once, and says where a piece stands or how many are in a hand.
#[test]
fn every_piece_is_seen_on_its_cell_and_once_more_from_the_royal_piece() {
    let mut by_offset = 0;
    for (number, id) in variorum_library::ids().into_iter().enumerate() {
        let rules = variorum_library::rules(&id).unwrap();
        let inputs = Inputs::of(&rules);
        let mut position = Position::start(&rules);
        let mut state = mix(number as u64);
        for _ in 0..30 {
            for viewer in Side::BOTH {
                let on = inputs_on(&inputs, &position, viewer);
                let different: HashSet<usize> = on.iter().copied().collect();
                assert!(on.iter().all(|&input| input < inputs.count()), "{id}: {position:?}");
                let sees_offsets = position.royal_cell(viewer).is_some();
                let pieces = Side::BOTH.iter().map(|&side| position.pieces(side).len()).sum::<usize>();
                let standing = pieces + position.neutrals().len();
                let slots = 0..inputs.kinds_in_hand().len();
                let held: usize =
                    slots.flat_map(|slot| Side::BOTH.map(|side| inputs.held(&position, side, slot))).sum();
                assert_eq!(on.len(), standing * (1 + usize::from(sees_offsets)) + held, "{id}: {position:?}");
                // Pieces of one kind far away in one direction share an offset.
                assert!(different.len() >= standing + held, "{id}: {position:?}");
                by_offset += usize::from(sees_offsets);
            }
            let Some(turn) = some_turn(&position, &mut state) else { break };
            position.play_unchecked(turn);
        }
    }
    assert!(by_offset > 100, "{by_offset}");
}

/// A piece keeps the input of its offset when it moves together with the royal piece.
#[test]
fn offsets_are_measured_from_the_royal_piece() {
    let rules = variorum_library::rules("chess").unwrap();
    let inputs = Inputs::of(&rules);
    let seen = |fen: &str| {
        let position = Position::parse(&rules, fen).unwrap();
        inputs_on(&inputs, &position, Side::White).into_iter().collect::<HashSet<_>>()
    };
    let common = |a: &HashSet<usize>, b: &HashSet<usize>| a.intersection(b).count();
    let at_home = seen("4k3/8/8/8/8/8/5PPP/6K1 w - - 0 1");
    let one_step_left = seen("3k4/8/8/8/8/8/4PPP1/5K2 w - - 0 1");
    // The pawns on f2 and g2, and all five pieces by their offsets.
    assert_eq!(common(&at_home, &one_step_left), 2 + 5);
    let king_aside = seen("4k3/8/8/8/8/8/5PPP/7K w - - 0 1");
    assert_eq!(common(&at_home, &king_aside), 4 + 1 + 2);
}

#[test]
fn games_have_fingerprints_of_their_own_unless_board_and_pieces_are_the_same() {
    let ids = variorum_library::ids();
    let all: HashSet<u64> =
        ids.iter().map(|id| Inputs::of(&variorum_library::rules(id).unwrap()).fingerprint()).collect();
    // Some games differ from another only in rules that no input depends on.
    assert!(2 * all.len() > ids.len(), "{} of {}", all.len(), ids.len());
    let rules = variorum_library::rules(&ids[0]).unwrap();
    assert_eq!(Inputs::of(&rules), Inputs::of(&rules));
}

#[test]
fn buckets_fill_with_pieces() {
    for id in variorum_library::ids() {
        let inputs = Inputs::of(&variorum_library::rules(&id).unwrap());
        let buckets: Vec<usize> = (0..1_000).map(|pieces| inputs.bucket(pieces)).collect();
        assert!(buckets.is_sorted() && buckets[0] == 0 && buckets[999] == BUCKETS - 1, "{id}");
    }
}

#[test]
fn factors_stay_within_their_number_and_belong_to_one_kind() {
    for id in variorum_library::ids() {
        let rules = variorum_library::rules(&id).unwrap();
        let inputs = Inputs::of(&rules);
        let flat = !rules.definition().board.is_3d();
        let mut owners = vec![None; inputs.factors()];
        for input in 0..inputs.count() {
            let kind = inputs.factor(input, Factor::Kind);
            for factor in Factor::ALL {
                let found = inputs.factor(input, factor);
                assert!(factor != Factor::Level || !flat || found.is_none(), "{id}");
                assert!(kind.is_some() || found.is_none(), "{id}");
                if let Some(found) = found {
                    assert_eq!(*owners[found].get_or_insert(kind), kind, "{id}");
                }
            }
        }
        assert!(owners.iter().filter(|owner| owner.is_none()).count() < inputs.factors() / 2, "{id}");
    }
}
