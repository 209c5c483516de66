//! Pieces off the board: a row for each side that has some.

use std::fmt::Write as _;

use variorum_rules::{Piece, Position, Side};

use crate::letters::{self, Anchor};
use crate::look::Colours;

/// Height of a row.
pub(crate) const ROW: f32 = 58.0;
/// Side of a piece in it.
const SIZE: f32 = 44.0;

/// Pieces of a kind with their number, and whether they are only remembered as lost.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Heap {
    pub piece: Piece,
    count: u8,
    lost: bool,
}

/// What a side has off the board.
pub(crate) fn of(position: &Position, side: Side) -> Vec<Heap> {
    let kinds = 0..position.rules().definition().pieces.len();
    let heap =
        |lost: bool, count: u8, kind: usize| (count > 0).then(|| Heap { piece: Piece::owned(side, kind), count, lost });
    let hand = kinds.clone().filter_map(|kind| heap(false, position.in_hand(side, kind), kind));
    hand.chain(kinds.filter_map(|kind| heap(true, position.lost_pieces(side, kind), kind))).collect()
}

/// How many rows the heaps need.
pub(crate) fn rows(heaps: &[Heap], width: f32) -> usize {
    heaps.len().div_ceil(per_row(width))
}

fn per_row(width: f32) -> usize {
    // A narrow board has room for one at least.
    ((width - 24.0) / (SIZE + 34.0)).max(1.0) as usize
}

/// Draws the heaps from the height `top` on; `id` names the drawing of a piece.
pub(crate) fn draw(
    out: &mut String,
    heaps: &[Heap],
    top: f32,
    width: f32,
    colours: &Colours,
    id: impl Fn(Piece) -> String,
) {
    for (index, heap) in heaps.iter().enumerate() {
        let (row, column) = (index / per_row(width), index % per_row(width));
        let (x, y) = (12.0 + column as f32 * (SIZE + 34.0), top + row as f32 * ROW + (ROW - SIZE) / 2.0);
        let opacity = if heap.lost { r#" opacity="0.45""# } else { "" };
        let _ = write!(
            out,
            r##"<use href="#{}" transform="translate({x:.1} {y:.1}) scale({:.4})"{opacity}/>"##,
            id(heap.piece),
            SIZE / 60.0
        );
        if heap.count > 1 {
            let (text, place) = (format!("×{}", heap.count), (x + SIZE, y + SIZE / 2.0));
            letters::write(out, &text.replace('×', "x"), place, 18.0, Anchor::Start, colours.text);
        }
    }
}
