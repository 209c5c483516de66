//! Does a path exist at all? Exchanges axes and signs to find out.
//!
//! Knows no board and no rings; the paths of play are made elsewhere, from the same definition.

use crate::definition::{LevelPart, RankPart, Step};

/// Orders of the axes (file, level, rank): which of a shape's sizes goes along each.
const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
/// On a flat board the third size, 0, is the level's.
const FLAT_ORDERS: [[usize; 3]; 2] = [[0, 2, 1], [1, 2, 0]];

fn orders(in_space: bool) -> &'static [[usize; 3]] {
    if in_space { &ORDERS } else { &FLAT_ORDERS }
}

/// Sizes along file, level and rank.
fn sizes(step: &Step, order: &[usize; 3]) -> [i32; 3] {
    order.map(|axis| i32::from(step.shape[axis]))
}

/// Is there a path of these steps that keeps to their words and goes so many ranks?
pub(crate) fn fits(steps: &[Step], in_space: bool, rank_total: Option<i8>) -> bool {
    orders(in_space).iter().any(|order| {
        // Signs of the file never matter; those of level and rank are the same for every step.
        [(1, 1), (1, -1), (-1, 1), (-1, -1)].iter().any(|&(down, ahead)| {
            let mut total = 0;
            let each = steps.iter().all(|step| {
                let [_, level, rank] = sizes(step, order);
                let (level, rank) = (level * down, rank * ahead);
                total += rank;
                rank_holds(step.rank, rank) && level_holds(step.level, level)
            });
            each && rank_total.is_none_or(|wanted| i32::from(wanted) == total)
        })
    })
}

/// Is there such a step that leaves its file?
pub(crate) fn has_lateral(step: &Step, in_space: bool) -> bool {
    orders(in_space).iter().any(|order| {
        let [file, level, rank] = sizes(step, order);
        let lateral = file != 0 || level != 0;
        let signs = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
        lateral
            && signs
                .iter()
                .any(|&(down, ahead)| rank_holds(step.rank, rank * ahead) && level_holds(step.level, level * down))
    })
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
