//! The layers that were worked out from the board, by the cell of the royal piece.
//!
//! A side sees everything anew when its royal piece moves. In a search that piece comes back to the same few cells all the time, and what else
//! has changed meanwhile is little.

use variorum_rules::{Cell, Piece, Position, Side};

use crate::net::{Block, Net, add, subtract};

/// The last layer of each side for each cell of its royal piece. At most two for each cell of the board.
#[derive(Clone, Debug, Default)]
pub(crate) struct Refreshed {
    /// By side and cell; what has no royal piece comes first.
    known: Vec<Option<Box<Known>>>,
}

/// A layer, and what was on the board and in the hands then.
#[derive(Clone, Debug)]
struct Known {
    layer: Vec<Block>,
    pieces: Vec<Piece>,
    hands: Vec<u8>,
}

impl Refreshed {
    /// Works out the layer that `viewer` sees, measuring offsets from `origin`. `hands` belong to the position
    /// ([`Inputs::held`](crate::Inputs::held) by side and slot).
    pub(crate) fn work_out(
        &mut self,
        net: &Net,
        position: &Position,
        viewer: Side,
        origin: Option<Cell>,
        hands: &[u8],
        layer: &mut [Block],
    ) {
        let (count, place) = (net.inputs.cells(), origin.map_or(0, |cell| 1 + cell.index()));
        self.known.resize_with(2 * (count + 1), || None);
        let known = self.known[viewer.index() * (count + 1) + place].get_or_insert_with(|| {
            let nothing = (vec![Piece::NONE; count], vec![0; hands.len()]);
            Box::new(Known { layer: net.biases.clone(), pieces: nothing.0, hands: nothing.1 })
        });
        for (cell, before) in position.rules().cells().zip(&mut known.pieces) {
            let now = position.at(cell);
            if now != *before {
                let inputs = |piece| net.inputs.piece(viewer, origin, piece, cell);
                inputs(*before).for_each(|input| subtract(&mut known.layer, net.row(input)));
                inputs(now).for_each(|input| add(&mut known.layer, net.row(input)));
                *before = now;
            }
        }
        change_hands(net, viewer, &known.hands, hands, &mut known.layer);
        known.hands.copy_from_slice(hands);
        layer.copy_from_slice(&known.layer);
    }
}

/// Changes a layer from what was in the hands before to what is there now.
pub(crate) fn change_hands(net: &Net, viewer: Side, before: &[u8], now: &[u8], layer: &mut [Block]) {
    let slots = net.inputs.kinds_in_hand().len();
    for (place, (&before, &now)) in before.iter().zip(now).enumerate() {
        let row = |number: u8| {
            net.row(net.inputs.hand(viewer, Side::BOTH[place / slots], place % slots, usize::from(number)))
        };
        (before..now).for_each(|number| add(layer, row(number)));
        (now..before).for_each(|number| subtract(layer, row(number)));
    }
}
