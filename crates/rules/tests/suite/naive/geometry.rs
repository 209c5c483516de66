//! Paths of pieces, walked step by step.

use std::collections::BTreeSet;

use variorum_gamedef::board::Board;
use variorum_gamedef::definition::{Continuation, Directions, FilePart, LevelPart, RankPart, RingPart, Step};

use super::state::Player;

/// A step: files to the right, levels downwards, ranks towards Black.
pub(super) type Vector = [i32; 3];

/// The files and levels of a cell from the middle of its rank, doubled so that they are whole on even boards, and its rank.
fn place(board: &Board, cell: usize) -> Vector {
    let (files, levels) = (i32::from(board.files), board.levels.len().max(1) as i32);
    let cell = cell as i32;
    [2 * (cell % files) - (files - 1), 2 * (cell / files % levels) - (levels - 1), cell / files / levels]
}

/// The cell at this vector; `None` off the board.
pub(super) fn step(board: &Board, from: usize, [across, down, up]: Vector) -> Option<usize> {
    let (files, levels) = (i32::from(board.files), board.levels.len().max(1) as i32);
    let from = from as i32;
    let (mut file, level, rank) = (from % files + across, from / files % levels + down, from / files / levels + up);
    if board.wraps {
        file = file.rem_euclid(files);
    }
    let inside =
        (0..files).contains(&file) && (0..levels).contains(&level) && (0..i32::from(board.ranks)).contains(&rank);
    inside.then(|| ((rank * levels + level) * files + file) as usize)
}

/// How far out the cell lies on its rank.
fn ring(board: &Board, cell: usize) -> i32 {
    let [x, y, _] = place(board, cell);
    x.abs().max(y.abs())
}

/// The cell seen by the other player.
pub(super) fn mirrored(board: &Board, cell: usize) -> usize {
    let (files, levels) = (usize::from(board.files), board.levels.len().max(1));
    let (file, mut level, mut rank) = (cell % files, cell / files % levels, cell / files / levels);
    if board.mirror_ranks {
        rank = usize::from(board.ranks) - 1 - rank;
    }
    if board.mirror_levels {
        level = levels - 1 - level;
    }
    (rank * levels + level) * files + file
}

/// One way of walking: a vector for each step of the pattern.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Path(pub Vec<Vector>);

/// The paths of a family for this player, ring words aside.
pub(super) fn paths(board: &Board, directions: &Directions, player: Player) -> BTreeSet<Path> {
    let ahead = if player == 1 && board.mirror_ranks { -1 } else { 1 };
    let above = if player == 1 && board.mirror_levels { 1 } else { -1 };
    let kept = |step: &Step, [across, down, up]: Vector| {
        let up = up * ahead;
        let rank = match step.rank {
            None => true,
            Some(RankPart::Forward) => up > 0,
            Some(RankPart::Backward) => up < 0,
            Some(RankPart::Lengthwise) => up != 0,
            Some(RankPart::Sideways) => up == 0,
        };
        let file = match step.file {
            None => true,
            Some(FilePart::Leftward) => across < 0,
            Some(FilePart::Rightward) => across > 0,
        };
        let down = down * above;
        let level = match step.level {
            None => true,
            Some(LevelPart::Upward) => down > 0,
            Some(LevelPart::Downward) => down < 0,
            Some(LevelPart::Flat) => down == 0,
        };
        rank && file && level
    };
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let mut found = BTreeSet::new();
    for order in orders {
        for signs in 0..8_u8 {
            let vector = |step: &Step| {
                let mut vector = [0; 3];
                for (axis, &size) in order.iter().zip(&step.shape) {
                    vector[*axis] = i32::from(size) * if signs >> axis & 1 == 1 { -1 } else { 1 };
                }
                vector
            };
            let path: Vec<Vector> = directions.steps.iter().map(vector).collect();
            let fits = directions.steps.iter().zip(&path).all(|(step, &vector)| kept(step, vector));
            let total: i32 = path.iter().map(|vector| vector[2] * ahead).sum();
            let flat = board.levels.is_empty();
            if fits
                && directions.rank_total.is_none_or(|wanted| i32::from(wanted) == total)
                && !(flat && path.iter().any(|vector| vector[1] != 0))
            {
                found.insert(Path(path));
            }
        }
    }
    found
}

/// A step of a path, if it stays on the board and does to the ring what it must.
pub(super) fn walk(board: &Board, words: &Step, from: usize, vector: Vector) -> Option<usize> {
    let to = step(board, from, vector)?;
    let same = ring(board, from) == ring(board, to);
    match words.ring {
        None => Some(to),
        Some(RingPart::Keeping) => same.then_some(to),
        Some(RingPart::Changing) => (!same).then_some(to),
    }
}

/// The ways on for a ride that has come to `at` by `vector` (ST-3.4, ST-3.8, ST-4.4).
pub(super) fn onward(board: &Board, continuation: Continuation, at: usize, vector: Vector) -> Vec<Vector> {
    let [x, y, _] = place(board, at);
    let [across, down, up] = vector;
    let corner = x.abs() == y.abs() && x != 0;
    // A ride along both axes, or along none, has no corner to turn.
    let along_one = (across == 0) != (down == 0);
    match continuation {
        Continuation::Straight => vec![vector],
        Continuation::Turning if corner && along_one => {
            vec![if across == 0 { [-x.signum() * down.abs(), 0, up] } else { [0, -y.signum() * across.abs(), up] }]
        }
        Continuation::Reflecting if corner && along_one => {
            vec![if across == 0 { [x.signum() * down.abs(), 0, up] } else { [0, y.signum() * across.abs(), up] }]
        }
        Continuation::Reflecting if x == 0 && y == 0 && along_one => {
            vec![vector, [down, across, up], [-down, -across, up]]
        }
        Continuation::Turning | Continuation::Reflecting => vec![vector],
    }
}
