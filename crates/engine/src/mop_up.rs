//! Mop-up evaluation: drive a nearly bare royal piece to the edge, take its cells away, and bring the other royal piece near.

use variorum_rules::{Cell, Position, Side};

use crate::tables::Tables;
use crate::tally::royal_cell;
use crate::unit::UNIT;

/// For each step that the driven piece is from the middle, in centipawns.
const OUTWARDS: i32 = 60;
/// For each cell fewer that it may go to.
const CELLS: i32 = 60;
/// For each step that the driver's royal piece is nearer.
const NEAR: i32 = 60;
/// The same for all of the driver's pieces together, on average.
const ALL_NEAR: i32 = 12;
/// The whole of it counts where this much more than what begins it is there: less seldom wins.
const FULL: i32 = 4 * UNIT;

/// Does a side with so much drive the royal piece of one with so little? How much of the term counts, in parts of [`FULL`].
fn part([much, little]: [i32; 2], start: i32) -> i32 {
    if 3 * little > start { 0 } else { (much - 4 * little).clamp(0, FULL) }
}

/// What driving the royal piece of the side with less material brings the one with more so far, and who that is. On average 0, so that
/// nobody gives pieces for having it or keeps them from it.
pub(crate) fn mop_up(tables: &Tables, position: &Position, material: [i32; 2], royal: usize) -> Option<(Side, i32)> {
    let stronger = if material[0] > material[1] { Side::White } else { Side::Black };
    let weaker = stronger.other();
    let part = part([stronger, weaker].map(|side| material[side.index()]), tables.start_material);
    if part == 0 {
        return None;
    }
    let target = royal_cell(position, weaker, royal)?;
    let most = &tables.widest;
    let free = |cell: &&Cell| !position.at(**cell).is_owned_by(weaker) && !position.attacked(**cell, stronger);
    let escapes = tables.royal_steps[tables.at(weaker, target)].iter().filter(free).count() as i32;
    let mut score =
        OUTWARDS * (tables.outwards[target.index()] - most.outwards / 2) + CELLS * (most.steps / 2 - escapes);
    if let Some(own) = royal_cell(position, stronger, royal) {
        score += NEAR * (most.distance / 2 - tables.distance(own, target));
    }
    let pieces = position.pieces(stronger);
    let far: i32 = pieces.iter().map(|cell| tables.distance(cell, target)).sum();
    score += ALL_NEAR * (most.distance / 2 - far / (pieces.len() as i32).max(1));
    Some((stronger, score * part / FULL))
}
