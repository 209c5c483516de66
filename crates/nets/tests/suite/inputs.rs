//! What the inputs of every game have in common.

use std::collections::HashSet;

use variorum_nets::{BUCKETS, Factor, Inputs};
use variorum_rules::{Position, Side, mix};

use crate::some_turn;

#[test]
fn inputs_are_swapped_as_the_other_side_sees_them() {
    for (number, id) in variorum_library::ids().into_iter().enumerate() {
        let rules = variorum_library::rules(&id).unwrap();
        let inputs = Inputs::of(&rules);
        assert!((0..inputs.count()).all(|input| inputs.swapped(inputs.swapped(input)) == input), "{id}");
        let mut position = Position::start(&rules);
        let mut state = mix(number as u64);
        for _ in 0..30 {
            let of = |viewer| {
                let mut on = HashSet::new();
                let mut twice = false;
                inputs.each(&position, viewer, |input| twice |= !on.insert(input));
                assert!(!twice && on.iter().all(|&input| input < inputs.count()), "{id}: {position:?}");
                on
            };
            let (white, black) = (of(Side::White), of(Side::Black));
            assert_eq!(white.iter().map(|&input| inputs.swapped(input)).collect::<HashSet<_>>(), black, "{id}");
            let Some(turn) = some_turn(&position, &mut state) else { break };
            position.play_unchecked(turn);
        }
    }
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
        let cells = rules.cells().count();
        let flat = !rules.definition().board.is_3d();
        let mut owners = vec![None; inputs.factors()];
        for input in 0..inputs.count() {
            for factor in Factor::ALL {
                let found = inputs.factor(input, factor);
                assert!(factor != Factor::Level || !flat || found.is_none(), "{id}");
                if let Some(found) = found {
                    let kind = *owners[found].get_or_insert(input / cells);
                    assert_eq!(kind, input / cells, "{id}");
                }
            }
        }
    }
}
