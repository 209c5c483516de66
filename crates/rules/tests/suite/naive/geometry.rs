//! Paths of pieces, walked step by step.

use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};
use std::ops::Deref;

use variorum_gamedef::board::Board;
use variorum_gamedef::definition::{Continuation, Directions, FilePart, LevelPart, RankPart, RingPart, Step};
use variorum_gamedef::grid::Grid;

use super::state::Player;

/// A step: files to the right, levels downwards, ranks towards Black, among hexagons half cells.
pub(super) type Vector = [i32; 3];

/// A board, with what is asked of it again and again: names are slow to read.
pub(super) struct Map<'a> {
    board: &'a Board,
    named: RefCell<HashMap<usize, Vector>>,
    steps: RefCell<HashMap<(usize, Vector), Option<usize>>>,
}

impl<'a> Map<'a> {
    pub(super) fn new(board: &'a Board) -> Self {
        Self { board, named: RefCell::default(), steps: RefCell::default() }
    }
}

impl Deref for Map<'_> {
    type Target = Board;

    fn deref(&self) -> &Board {
        self.board
    }
}

/// The files and levels of a cell from the middle of its rank, doubled so that they are whole on even boards, and its rank.
fn place(board: &Map, cell: usize) -> Vector {
    let (files, levels) = (i32::from(board.files), board.levels.len().max(1) as i32);
    let [file, level, rank] = named(board, cell);
    [2 * file - (files - 1), 2 * level - (levels - 1), rank]
}

/// The file, level and rank that the name of a cell says, from 0.
fn named(board: &Map, cell: usize) -> Vector {
    *board.named.borrow_mut().entry(cell).or_insert_with(|| read_name(board, cell))
}

fn read_name(board: &Board, cell: usize) -> Vector {
    let name = board.cell_name(cell as u16);
    let mut letters = name.chars();
    let level = if board.levels.is_empty() {
        0
    } else {
        let letter = letters.next().unwrap();
        board.levels.iter().position(|&level| level == letter).unwrap()
    };
    let letter = letters.next().unwrap();
    let file = board.letters().iter().position(|&file| file == letter).unwrap();
    [file as i32, level as i32, letters.as_str().parse::<i32>().unwrap() - 1]
}

/// The cell with this file, level and rank; `None` if the board has no cell of that name.
fn cell_at(board: &Map, [file, level, rank]: Vector) -> Option<usize> {
    let letter = |letters: &[char], at: i32| letters.get(usize::try_from(at).ok()?).map(char::to_string);
    let level = if board.levels.is_empty() { (level == 0).then(String::new) } else { letter(&board.levels, level) };
    let name = format!("{}{}{}", level?, letter(board.letters(), file)?, rank + 1);
    board.parse_cell(&name).map(usize::from)
}

/// How many half cells the first cell of a file of hexagons lies above that of the middle file.
fn foot(board: &Map, file: i32) -> i32 {
    (file - i32::from(board.files) / 2).abs()
}

/// The cell at this vector; `None` off the board. Among hexagons, vectors count files to the right and half cells up.
pub(super) fn step(board: &Map, from: usize, vector: Vector) -> Option<usize> {
    if let Some(&known) = board.steps.borrow().get(&(from, vector)) {
        return known;
    }
    let to = find_step(board, from, vector);
    board.steps.borrow_mut().insert((from, vector), to);
    to
}

fn find_step(board: &Map, from: usize, [across, down, up]: Vector) -> Option<usize> {
    let [file, level, rank] = named(board, from);
    let mut to = file + across;
    if board.wraps {
        to = to.rem_euclid(i32::from(board.files));
    }
    match board.grid {
        Grid::Squares => {
            let mut rank = rank + up;
            if board.wraps_ranks {
                rank = rank.rem_euclid(i32::from(board.ranks));
            }
            cell_at(board, [to, level + down, rank])
        }
        Grid::Hexagons => {
            let height = 2 * rank + foot(board, file) + up - foot(board, to);
            if height % 2 == 0 { cell_at(board, [to, level + down, height / 2]) } else { None }
        }
    }
}

/// How far out the cell lies on its rank.
fn ring(board: &Map, cell: usize) -> i32 {
    let [x, y, _] = place(board, cell);
    x.abs().max(y.abs())
}

/// The cell seen by the other player.
pub(super) fn mirrored(board: &Map, cell: usize) -> usize {
    let [mut file, mut level, mut rank] = named(board, cell);
    let length = match board.grid {
        Grid::Squares => i32::from(board.ranks),
        Grid::Hexagons => i32::from(board.ranks) - foot(board, file),
    };
    if board.mirror_ranks {
        rank = length - 1 - rank;
    }
    if board.mirror_levels {
        level = board.levels.len() as i32 - 1 - level;
    }
    if board.half_turn {
        file = (file + i32::from(board.files) / 2) % i32::from(board.files);
    }
    cell_at(board, [file, level, rank]).unwrap()
}

/// One way of walking: a vector for each step of the pattern.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Path(pub Vec<Vector>);

/// The paths of a family for this player, ring words aside.
pub(super) fn paths(board: &Map, directions: &Directions, player: Player) -> BTreeSet<Path> {
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
            Some(FilePart::Keeping) => across == 0,
            Some(FilePart::Changing) => across != 0,
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
    let mut found = BTreeSet::new();
    for placed in placings(board) {
        let path: Vec<Vector> = directions.steps.iter().map(|step| placed(step.shape.map(i32::from))).collect();
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
    found
}

/// All ways of laying a shape on the board.
fn placings(board: &Map) -> Vec<Box<dyn Fn([i32; 3]) -> Vector>> {
    let mut found: Vec<Box<dyn Fn([i32; 3]) -> Vector>> = Vec::new();
    match board.grid {
        Grid::Squares => {
            for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
                for signs in 0..8_u8 {
                    found.push(Box::new(move |shape| {
                        let mut vector = [0; 3];
                        for (axis, size) in order.iter().zip(shape) {
                            vector[*axis] = size * if signs >> axis & 1 == 1 { -1 } else { 1 };
                        }
                        vector
                    }));
                }
            }
        }
        // Up and up to the right, then turned by sixths of a circle and seen in a mirror.
        Grid::Hexagons => {
            for turns in 0..6 {
                for mirror in [1, -1] {
                    found.push(Box::new(move |[one, other, _]| {
                        let (mut across, mut up) = (other, 2 * one + other);
                        for _ in 0..turns {
                            (across, up) = ((across + up) / 2, (up - 3 * across) / 2);
                        }
                        [mirror * across, 0, up]
                    }));
                }
            }
        }
    }
    found
}

/// A step of a path, if it stays on the board and does to the ring what it must.
pub(super) fn walk(board: &Map, words: &Step, from: usize, vector: Vector) -> Option<usize> {
    let to = step(board, from, vector)?;
    let same = ring(board, from) == ring(board, to);
    match words.ring {
        None => Some(to),
        Some(RingPart::Keeping) => same.then_some(to),
        Some(RingPart::Changing) => (!same).then_some(to),
    }
}

/// The ways on for a ride that has come to `at` by `vector` (ST-3.4, ST-3.8, ST-4.4).
pub(super) fn onward(board: &Map, continuation: Continuation, at: usize, vector: Vector) -> Vec<Vector> {
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
