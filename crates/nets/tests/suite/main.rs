//! Nets of all games.

mod accumulators;
mod file;
mod inputs;

use variorum_nets::{BUCKETS, Inputs, LANES, Net, Parts};
use variorum_rules::{Position, Side, Turn, mix};

/// A net with random weights, large enough that every input tells.
fn random_net(inputs: &Inputs, width: usize, seed: u64) -> Net {
    let mut state = mix(seed);
    let mut number = |most: i16| {
        state = mix(state);
        (state % (2 * most as u64 + 1)) as i16 - most
    };
    let mut numbers = |count: usize, most: i16| (0..count).map(|_| number(most)).collect::<Vec<i16>>();
    let parts = Parts {
        width,
        rows: numbers(inputs.count() * width, 60),
        biases: numbers(width, 200),
        output: numbers(BUCKETS * 2 * width, 300),
        output_biases: [1, -20_000, 300, -4],
        scale: 400,
    };
    Net::new(inputs.clone(), &parts).unwrap()
}

/// The widths by turns.
fn width(number: usize) -> usize {
    LANES * (1 + number % 2)
}

/// Any turn.
fn some_turn(position: &Position, state: &mut u64) -> Option<Turn> {
    let mut turns = position.turns();
    *state = mix(*state);
    let at = *state as usize % turns.len().max(1);
    (!turns.is_empty()).then(|| turns.swap_remove(at))
}

/// All inputs of a position that are on.
fn inputs_on(inputs: &Inputs, position: &Position, viewer: Side) -> Vec<usize> {
    let mut on = Vec::new();
    inputs.each(position, viewer, |input| on.push(input));
    on
}
