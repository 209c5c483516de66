//! What is kept up to date is what would be worked out afresh.

use variorum_nets::{Accumulators, Inputs, Net};
use variorum_rules::movegen::make_watched;
use variorum_rules::{Action, Position, Side, mix};

use crate::{inputs_on, random_net, some_turn, width};

/// The value from the list of all inputs, which shares nothing with [`Accumulators`] but the output.
fn from_scratch(net: &Net, position: &Position) -> i32 {
    let [own, other] =
        [position.side(), position.side().other()].map(|viewer| inputs_on(net.inputs(), position, viewer));
    let pieces = Side::BOTH.iter().map(|&side| position.pieces(side).len()).sum();
    net.value_of([&own, &other], net.inputs().bucket(pieces))
}

fn make(position: &mut Position, action: Action, accumulators: &mut Accumulators) {
    accumulators.push();
    make_watched(position, action, accumulators);
}

fn unmake(position: &mut Position, accumulators: &mut Accumulators) {
    position.unmake();
    accumulators.pop();
}

/// Random games of every game, with excursions as a search makes them: some steps and back, values asked for here and there.
#[test]
fn incremental_values_are_those_from_scratch_in_every_game() {
    let library = variorum_library::ids().into_iter().map(|id| (variorum_library::rules(&id).unwrap(), id));
    // Sides whose royal pieces come and go.
    let tests = ["crowns", "heirs"].map(|id| {
        let path = format!("{}/../rules/tests/games/{id}.toml", env!("CARGO_MANIFEST_DIR"));
        let loaded = variorum_gamedef::load(&std::fs::read_to_string(path).unwrap(), id);
        (variorum_rules::Rules::compile(&loaded.definition.unwrap()).unwrap(), id.to_owned())
    });
    for (number, (rules, id)) in library.chain(tests).enumerate() {
        let net = random_net(&Inputs::of(&rules), width(number), 7);
        let mut position = Position::start(&rules);
        let mut accumulators = Accumulators::new();
        let (mut state, mut asked, mut values) = (mix(number as u64), 0, std::collections::HashSet::new());
        for _ in 0..60 {
            if position.outcome().is_some() {
                // Some games are over after a few random turns.
                position = Position::start(&rules);
                accumulators = Accumulators::new();
            }
            let mut made = 0;
            for _ in 0..3 {
                let Some(turn) = some_turn(&position, &mut state) else { break };
                for action in std::iter::once(turn.first).chain(turn.second) {
                    make(&mut position, action, &mut accumulators);
                    made += 1;
                    if state & 1 << made == 0 {
                        let value = accumulators.value(&net, &position);
                        assert_eq!(value, from_scratch(&net, &position), "{id}: {position:?}");
                        values.insert(value);
                        asked += 1;
                    }
                }
                if position.outcome().is_some() {
                    break;
                }
            }
            for _ in 0..made {
                unmake(&mut position, &mut accumulators);
                if state & 2 == 0 {
                    assert_eq!(accumulators.value(&net, &position), from_scratch(&net, &position), "{id}");
                }
            }
            let Some(turn) = some_turn(&position, &mut state) else { break };
            for action in std::iter::once(turn.first).chain(turn.second) {
                make(&mut position, action, &mut accumulators);
            }
        }
        assert!(asked > 20 && values.len() > 10, "{id}: {asked} values, {} different ones", values.len());
    }
}

/// Mirrored positions are worth the same to whoever is to move: both sides share the weights.
#[test]
fn both_sides_see_the_start_position_alike_where_it_is_symmetric() {
    for (number, id) in variorum_library::ids().into_iter().enumerate() {
        let rules = variorum_library::rules(&id).unwrap();
        let inputs = Inputs::of(&rules);
        let [white, black] = Side::BOTH.map(|side| {
            let mut on = inputs_on(&inputs, &Position::start(&rules), side);
            on.sort_unstable();
            on
        });
        let net = random_net(&inputs, width(number), 3);
        let values = [[&white[..], &black], [&black, &white]].map(|on| net.value_of(on, 3));
        assert_eq!(values[0] == values[1], white == black, "{id}");
    }
}
