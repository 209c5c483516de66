//! The hidden layer while a search makes and takes back actions.

use variorum_rules::movegen::Observer;
use variorum_rules::{Cell, Piece, Position, Side};

use crate::net::{Block, LANES, Net, add, subtract};
use crate::refreshed::{Refreshed, change_hands};

/// The hidden layer of every position on the way from the root of a search to the present one, as far as it was asked for.
///
/// Making an action only notes which pieces come and go ([`Observer`]). The layer is worked out when a value is asked for: from the nearest
/// earlier position whose layer is known or, if too much has changed since or the royal piece has moved, from the board ([`Refreshed`]).
#[derive(Clone, Debug)]
pub struct Accumulators {
    steps: Vec<Step>,
    /// The layers of the steps, each as White and as Black see it.
    layers: Vec<Block>,
    /// The hands that belong to each layer: [`Inputs::held`](crate::Inputs::held) by side and slot.
    hands: Vec<u8>,
    /// What the actions changed, one after another.
    changes: Vec<Change>,
    refreshed: Refreshed,
}

#[derive(Clone, Copy, Debug)]
struct Step {
    /// The number of changes before this step.
    before: usize,
    /// Whether its layer is known.
    known: bool,
    /// The cells that White and Black measured offsets from when its layer was worked out.
    origins: [Option<Cell>; 2],
}

impl Step {
    fn new(before: usize) -> Self {
        Self { before, known: false, origins: [None; 2] }
    }
}

#[derive(Clone, Copy, Debug)]
struct Change {
    cell: Cell,
    piece: Piece,
    put: bool,
}

impl Accumulators {
    /// For a search that begins now.
    #[must_use]
    pub fn new() -> Self {
        Self {
            steps: vec![Step::new(0)],
            layers: Vec::new(),
            hands: Vec::new(),
            changes: Vec::new(),
            refreshed: Refreshed::default(),
        }
    }

    /// An action will be made.
    #[inline]
    pub fn push(&mut self) {
        self.steps.push(Step::new(self.changes.len()));
    }

    /// The latest action was taken back.
    #[inline]
    pub fn pop(&mut self) {
        if self.steps.len() > 1
            && let Some(step) = self.steps.pop()
        {
            self.changes.truncate(step.before);
        }
    }

    /// The net's value of the present position for the side to move, in centipawns.
    pub fn value(&mut self, net: &Net, position: &Position) -> i32 {
        let (size, hands) = (2 * net.blocks, 2 * net.inputs.kinds_in_hand().len());
        let top = self.steps.len() - 1;
        self.layers.resize((self.layers.len() / size).max(top + 1) * size, [0; LANES]);
        self.hands.resize(self.hands.len().max((top + 1) * hands), 0);
        let pieces: usize = Side::BOTH.iter().map(|&side| position.pieces(side).len()).sum();
        if !self.steps[top].known {
            let known = self.steps.iter().rposition(|step| step.known);
            // The changes of the steps after the known one.
            let since = known.map(|known| (known, self.steps[known + 1].before));
            self.work_out(net, position, since.filter(|&(_, first)| self.changes.len() - first < pieces));
        }
        let (white, black) = self.layers[top * size..][..size].split_at(net.blocks);
        let (own, other) = match position.side() {
            Side::White => (white, black),
            Side::Black => (black, white),
        };
        net.value(own, other, net.inputs.bucket(pieces))
    }

    /// Works out the top layer: from that of a known step and the changes from a number on, or from the board. A side whose royal piece has moved
    /// sees everything anew.
    fn work_out(&mut self, net: &Net, position: &Position, since: Option<(usize, usize)>) {
        let (size, slots, top) = (2 * net.blocks, net.inputs.kinds_in_hand().len(), self.steps.len() - 1);
        let origins = Side::BOTH.map(|side| net.inputs.origin(position, side));
        let (below, above) = self.layers.split_at_mut(top * size);
        let (hands_below, hands) = self.hands.split_at_mut(2 * top * slots);
        for side in Side::BOTH {
            for slot in 0..slots {
                hands[side.index() * slots + slot] = net.inputs.held(position, side, slot) as u8;
            }
        }
        for (viewer, layer) in Side::BOTH.into_iter().zip(above.chunks_exact_mut(net.blocks)) {
            let origin = origins[viewer.index()];
            let unmoved = since.filter(|&(known, _)| self.steps[known].origins[viewer.index()] == origin);
            let Some((known, first)) = unmoved else {
                self.refreshed.work_out(net, position, viewer, origin, &hands[..2 * slots], layer);
                continue;
            };
            layer.copy_from_slice(&below[known * size + viewer.index() * net.blocks..][..net.blocks]);
            for &Change { cell, piece, put } in &self.changes[first..] {
                let step = if put { add } else { subtract };
                net.inputs.piece(viewer, origin, piece, cell).for_each(|input| step(layer, net.row(input)));
            }
            change_hands(net, viewer, &hands_below[2 * known * slots..][..2 * slots], &hands[..2 * slots], layer);
        }
        self.steps[top] = Step { known: true, origins, ..self.steps[top] };
    }
}

impl Default for Accumulators {
    fn default() -> Self {
        Self::new()
    }
}

impl Observer for Accumulators {
    #[inline]
    fn put(&mut self, cell: Cell, piece: Piece) {
        self.changes.push(Change { cell, piece, put: true });
    }

    #[inline]
    fn take(&mut self, cell: Cell, piece: Piece) {
        self.changes.push(Change { cell, piece, put: false });
    }
}
