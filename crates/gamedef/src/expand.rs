//! Checks that a path exists, by trying every permutation of axes and every sign.
//!
//! Boards and rings are not considered. `variorum_rules` expands paths on the board.

use crate::definition::{FilePart, LevelPart, RankPart, Step};

/// The permutations of a shape on a board in space: for each axis (file, level, rank) the index of its size.
const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
/// The permutations on a flat board, where the third size, 0, belongs to the level.
const FLAT_ORDERS: [[usize; 3]; 2] = [[0, 2, 1], [1, 2, 0]];

fn orders(in_space: bool) -> &'static [[usize; 3]] {
    if in_space { &ORDERS } else { &FLAT_ORDERS }
}

/// The sizes of a step along file, level and rank.
fn sizes(step: &Step, order: &[usize; 3]) -> [i32; 3] {
    order.map(|axis| i32::from(step.shape[axis]))
}

/// Whether some path of these steps satisfies their restrictions and, if given, has this total rank displacement.
pub(crate) fn fits(steps: &[Step], in_space: bool, rank_total: Option<i8>) -> bool {
    orders(in_space).iter().any(|order| {
        // The signs are the same for every step.
        SIGNS.iter().any(|&[right, down, ahead]| {
            let mut total = 0;
            let each = steps.iter().all(|step| {
                let [file, level, rank] = sizes(step, order);
                let (file, level, rank) = (file * right, level * down, rank * ahead);
                total += rank;
                rank_holds(step.rank, rank) && file_holds(step.file, file) && level_holds(step.level, level)
            });
            each && rank_total.is_none_or(|wanted| i32::from(wanted) == total)
        })
    })
}

/// Whether some step that satisfies the restrictions leaves its file.
pub(crate) fn has_lateral(step: &Step, in_space: bool) -> bool {
    orders(in_space).iter().any(|order| {
        let [file, level, rank] = sizes(step, order);
        let lateral = file != 0 || level != 0;
        lateral
            && SIGNS.iter().any(|&[right, down, ahead]| {
                rank_holds(step.rank, rank * ahead)
                    && file_holds(step.file, file * right)
                    && level_holds(step.level, level * down)
            })
    })
}

/// The signs of file, level and rank.
const SIGNS: [[i32; 3]; 8] =
    [[1, 1, 1], [1, 1, -1], [1, -1, 1], [1, -1, -1], [-1, 1, 1], [-1, 1, -1], [-1, -1, 1], [-1, -1, -1]];

fn file_holds(wanted: Option<FilePart>, file: i32) -> bool {
    match wanted {
        None => true,
        Some(FilePart::Leftward) => file < 0,
        Some(FilePart::Rightward) => file > 0,
    }
}

fn rank_holds(wanted: Option<RankPart>, rank: i32) -> bool {
    match wanted {
        None => true,
        Some(RankPart::Forward) => rank > 0,
        Some(RankPart::Backward) => rank < 0,
        Some(RankPart::Lengthwise) => rank != 0,
        Some(RankPart::Sideways) => rank == 0,
    }
}

fn level_holds(wanted: Option<LevelPart>, level: i32) -> bool {
    match wanted {
        None => true,
        Some(LevelPart::Downward) => level > 0,
        Some(LevelPart::Upward) => level < 0,
        Some(LevelPart::Flat) => level == 0,
    }
}
