//! Built-in games that build on others.

use variorum_library::{definition, ids, net, weights};

#[test]
fn games_use_the_weights_and_nets_that_their_bases_lend() {
    let mut lent_weights = 0;
    for id in ids() {
        let game = definition(&id).unwrap();
        for base in &game.bases {
            assert!(ids().contains(&base.id), "{id}");
        }
        let Some(base) = game.bases.first() else { continue };
        if weights(&id).is_none() {
            lent_weights += usize::from(base.weights);
            assert_eq!(game.weights.is_some(), base.weights, "{id}");
            assert!(!base.weights || game.weights == weights(&base.id), "{id}");
        }
        if net(&id).is_none() {
            assert_eq!(game.net.is_some(), base.net, "{id}");
            assert!(!base.net || game.net == net(&base.id), "{id}");
        }
    }
    // No built-in game borrows a net at present; `gamedef` tests that files can.
    assert!(lent_weights > 1);
}
