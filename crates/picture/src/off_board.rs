//! Pieces in hand and lost pieces: rows above and below the board.

use std::fmt::Write as _;

use variorum_rules::{Piece, Position, Side};

use crate::letters::{self, Anchor};
use crate::look::Colours;

/// The height of a row.
pub(crate) const ROW: f32 = 58.0;
/// The width and height of a piece in a row.
const SIZE: f32 = 44.0;

/// A number of equal pieces, in hand or lost.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct PieceCount {
    pub piece: Piece,
    count: u8,
    lost: bool,
}

/// The pieces of a side that are in hand or lost.
pub(crate) fn of(position: &Position, side: Side) -> Vec<PieceCount> {
    let kinds = 0..position.rules().definition().pieces.len();
    let count = |lost: bool, count: u8, kind: usize| {
        (count > 0).then(|| PieceCount { piece: Piece::owned(side, kind), count, lost })
    };
    let hand = kinds.clone().filter_map(|kind| count(false, position.in_hand(side, kind), kind));
    hand.chain(kinds.filter_map(|kind| count(true, position.lost_pieces(side, kind), kind))).collect()
}

/// The number of rows that the pieces need.
pub(crate) fn rows(counts: &[PieceCount], width: f32) -> usize {
    counts.len().div_ceil(per_row(width))
}

fn per_row(width: f32) -> usize {
    // Even the narrowest board gets one piece a row.
    ((width - 24.0) / (SIZE + 34.0)).max(1.0) as usize
}

/// Draws the pieces from the height `top` down; `id` names the drawing of a piece.
pub(crate) fn draw(
    out: &mut String,
    counts: &[PieceCount],
    top: f32,
    width: f32,
    colours: &Colours,
    id: impl Fn(Piece) -> String,
) {
    for (index, count) in counts.iter().enumerate() {
        let (row, column) = (index / per_row(width), index % per_row(width));
        let (x, y) = (12.0 + column as f32 * (SIZE + 34.0), top + row as f32 * ROW + (ROW - SIZE) / 2.0);
        let opacity = if count.lost { r#" opacity="0.45""# } else { "" };
        let _ = write!(
            out,
            r##"<use href="#{}" transform="translate({x:.1} {y:.1}) scale({:.4})"{opacity}/>"##,
            id(count.piece),
            SIZE / 60.0
        );
        if count.count > 1 {
            let (text, place) = (format!("×{}", count.count), (x + SIZE, y + SIZE / 2.0));
            letters::write(out, &text.replace('×', "x"), place, 18.0, Anchor::Start, colours.text);
        }
    }
}
