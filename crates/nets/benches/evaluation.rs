//! What a value costs: worked out afresh, and after a turn.

use divan::Bencher;
use variorum_nets::{Accumulators, BUCKETS, Inputs, Net, Parts};
use variorum_rules::movegen::{Observer, make_watched};
use variorum_rules::{Cell, Piece, Position, mix};

fn main() {
    divan::main();
}

/// One game with few cells, one with hands and one with many cells: the smallest, a middling and the largest number of inputs.
fn games() -> Vec<String> {
    let mut ids = variorum_library::ids();
    ids.sort_by_key(|id| Inputs::of(&variorum_library::rules(id).unwrap()).count());
    [0, ids.len() / 2, ids.len() - 1].map(|at| ids[at].clone()).to_vec()
}

fn net(position: &Position, width: usize) -> Net {
    let inputs = Inputs::of(position.rules());
    let numbers = |count: usize| (0..count as u64).map(|at| (mix(at) % 41) as i16 - 20).collect();
    let parts = Parts {
        width,
        rows: numbers(inputs.count() * width),
        biases: numbers(width),
        output: numbers(BUCKETS * 2 * width),
        output_biases: [0; BUCKETS],
        scale: 400,
    };
    Net::new(inputs, &parts).unwrap()
}

fn start(id: &str) -> Position {
    Position::start(&variorum_library::rules(id).unwrap())
}

#[divan::bench(args = games(), consts = [32, 64])]
fn afresh<const WIDTH: usize>(bencher: Bencher, id: &str) {
    let position = start(id);
    let net = net(&position, WIDTH);
    bencher.bench_local(|| Accumulators::new().value(&net, &position));
}

/// A turn noted, its value, and back.
#[divan::bench(args = games(), consts = [32, 64])]
fn after_a_turn<const WIDTH: usize>(bencher: Bencher, id: &str) {
    let mut position = start(id);
    let net = net(&position, WIDTH);
    let mut accumulators = Accumulators::new();
    accumulators.value(&net, &position);
    let turn = position.turns()[0];
    // The board is changed once: only the net is measured.
    let mut changes = Changes::default();
    make_watched(&mut position, turn.first, &mut changes);
    bencher.bench_local(|| {
        accumulators.push();
        for &(cell, piece, put) in &changes.0 {
            if put { accumulators.put(cell, piece) } else { accumulators.take(cell, piece) }
        }
        let value = accumulators.value(&net, &position);
        accumulators.pop();
        value
    });
}

/// What an action changed, to be told again: the piece, and whether it was put there.
#[derive(Default)]
struct Changes(Vec<(Cell, Piece, bool)>);

impl Observer for Changes {
    fn put(&mut self, cell: Cell, piece: Piece) {
        self.0.push((cell, piece, true));
    }

    fn take(&mut self, cell: Cell, piece: Piece) {
        self.0.push((cell, piece, false));
    }
}
