//! Where a cell lies as seen from a royal piece.

use variorum_gamedef::board::Board;
use variorum_gamedef::grid::{Grid, Vector};

/// The most offsets that are told apart: those within five steps on a flat board, within two in space. Their numbers fit a byte.
const MOST: usize = 125;

/// Offsets in files, levels and ranks. What lies farther away than [`Offsets::reach`] counts as just so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Offsets {
    /// The greatest offset that counts, in each dimension.
    reach: [i8; 3],
    /// The number of the offset from each cell to each cell.
    numbers: Vec<u8>,
    cells: usize,
    grid: Grid,
}

impl Offsets {
    pub(crate) fn on(board: &Board) -> Self {
        let sizes = [board.files, board.level_count(), board.ranks].map(narrow);
        let within = |most: i8| sizes.map(|size| most.min(size - 1));
        let reach = (1..=i8::MAX).map(within).take_while(|&reach| count(reach) <= MOST).last().unwrap_or([0; 3]);
        let wraps = [board.wraps.then_some(sizes[0]), board.wraps_ranks.then_some(sizes[2])];
        let places: Vec<Vector> = board.cells().map(|cell| board.point(cell)).collect();
        let pairs = places.iter().flat_map(|&origin| places.iter().map(move |&place| (origin, place)));
        let numbers = pairs.map(|(origin, place)| number(reach, steps(origin, place, wraps))).collect();
        Self { reach, numbers, cells: places.len(), grid: board.grid }
    }

    /// The number of offsets.
    pub(crate) fn count(&self) -> usize {
        count(self.reach)
    }

    /// The number of the offset from one cell to another.
    #[inline]
    pub(crate) fn between(&self, origin: usize, cell: usize) -> usize {
        usize::from(self.numbers[origin * self.cells + cell])
    }

    /// How many steps to neighbours an offset spans, as far as it counts.
    pub(crate) fn distance(&self, mut offset: usize) -> usize {
        let [files, levels, ranks] = self.reach.map(i32::from);
        let mut last = |reach: i32| {
            let size = 2 * reach as usize + 1;
            let part = (offset % size) as i32 - reach;
            offset /= size;
            part
        };
        let (ranks, levels, files) = (last(ranks), last(levels), last(files));
        self.grid.length(Vector { files, levels, ranks }).unsigned_abs() as usize
    }

    /// Of an offset and its mirror image from left to right, the one with the smaller number.
    pub(crate) fn folded(&self, offset: usize) -> usize {
        let [files, levels, ranks] = self.reach.map(|reach| 2 * usize::from(reach.unsigned_abs()) + 1);
        let (file, rest) = (offset / (levels * ranks), offset % (levels * ranks));
        file.min(files - 1 - file) * levels * ranks + rest
    }

    /// The number of distances, zero included.
    pub(crate) fn distances(&self) -> usize {
        (0..self.count()).map(|offset| self.distance(offset) + 1).max().unwrap_or(1)
    }
}

fn count(reach: [i8; 3]) -> usize {
    reach.into_iter().map(|reach| 2 * reach as usize + 1).product()
}

/// Files, levels and ranks from one place to another; where the last of so many files or ranks is adjacent to the first, the shorter way round.
fn steps(origin: Vector, place: Vector, wraps: [Option<i8>; 2]) -> [i8; 3] {
    let apart = |from: i32, to: i32| i8::try_from(to - from).unwrap_or(if to > from { i8::MAX } else { i8::MIN });
    let shorter =
        |steps: i8, around: Option<i8>| around.map_or(steps, |count| (steps + count / 2).rem_euclid(count) - count / 2);
    let [files, ranks] = wraps;
    [
        shorter(apart(origin.files, place.files), files),
        apart(origin.levels, place.levels),
        shorter(apart(origin.ranks, place.ranks), ranks),
    ]
}

/// The number of an offset.
fn number(reach: [i8; 3], steps: [i8; 3]) -> u8 {
    steps
        .into_iter()
        .zip(reach)
        .fold(0, |number, (step, reach)| number * (2 * reach as u8 + 1) + (step.clamp(-reach, reach) + reach) as u8)
}

/// Boards have at most 99 ranks.
fn narrow(number: u8) -> i8 {
    i8::try_from(number).unwrap_or(i8::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(files: u8, levels: &str, ranks: u8, wraps: bool) -> Board {
        let mut board = Board::new(Grid::Squares, files, ranks, levels.chars().collect());
        board.wraps = wraps;
        board
    }

    #[test]
    fn offsets_count_as_far_as_there_is_room_for_their_numbers() {
        let flat = Offsets::on(&board(10, "", 10, false));
        assert_eq!((flat.count(), flat.distances()), (11 * 11, 6));
        // From the first cell: the offset five files to the right is that of six.
        assert_eq!(flat.between(0, 5), flat.between(0, 6));
        assert_ne!(flat.between(0, 4), flat.between(0, 5));
        assert_eq!([0, 1, 23, 99].map(|cell| flat.distance(flat.between(0, cell))), [0, 1, 3, 5]);
        let block = Offsets::on(&board(8, "ABCDEFGH", 8, false));
        assert_eq!((block.count(), block.distances()), (125, 3));
        assert_eq!(Offsets::on(&board(1, "", 99, false)).count(), 125);
    }

    #[test]
    fn offsets_to_the_left_fold_onto_those_to_the_right() {
        for board in [board(10, "", 10, false), board(8, "ABCDEFGH", 8, false)] {
            let offsets = Offsets::on(&board);
            let origin = board.cells().find(|&cell| board.coordinates(cell).file == 4).unwrap();
            let mut apart = 0;
            for cell in board.cells().filter(|&cell| (3..=5).contains(&board.coordinates(cell).file)) {
                let mut at = board.coordinates(cell);
                at.file = 8 - at.file;
                let [one, other] =
                    [cell, board.cell(at)].map(|cell| offsets.between(usize::from(origin), usize::from(cell)));
                assert_eq!(offsets.folded(one), offsets.folded(other));
                assert_eq!(offsets.distance(one), offsets.distance(offsets.folded(one)));
                assert_eq!(offsets.folded(one), one.min(other));
                apart += usize::from(one != other);
            }
            assert!(apart > 0);
        }
    }

    #[test]
    fn offsets_on_a_cylinder_go_the_shorter_way_round() {
        let around = Offsets::on(&board(8, "", 8, true));
        assert_eq!(around.between(0, 7), around.between(1, 0));
        assert_eq!(around.distance(around.between(0, 7)), 1);
        let mut torus = board(8, "", 8, true);
        torus.wraps_ranks = true;
        let around = Offsets::on(&torus);
        assert_eq!(around.between(0, 56), around.between(8, 0));
        assert_eq!(around.distance(around.between(0, 63)), 1);
    }
}
