//! Where a cell lies as seen from a royal piece.

use variorum_gamedef::board::{Board, Coordinates};

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
}

impl Offsets {
    pub(crate) fn on(board: &Board) -> Self {
        let sizes = [board.files, board.level_count(), board.ranks].map(narrow);
        let within = |most: i8| sizes.map(|size| most.min(size - 1));
        let reach = (1..=i8::MAX).map(within).take_while(|&reach| count(reach) <= MOST).last().unwrap_or([0; 3]);
        let wraps = board.wraps.then_some(sizes[0]);
        let places: Vec<Coordinates> = board.cells().map(|cell| board.coordinates(cell)).collect();
        let pairs = places.iter().flat_map(|&origin| places.iter().map(move |&place| (origin, place)));
        let numbers = pairs.map(|(origin, place)| number(reach, steps(origin, place, wraps))).collect();
        Self { reach, numbers, cells: places.len() }
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

    /// How many steps of a king an offset spans, as far as it counts.
    pub(crate) fn distance(&self, mut offset: usize) -> usize {
        let mut farthest = 0;
        for reach in self.reach.into_iter().rev().map(|reach| reach as usize) {
            farthest = farthest.max((offset % (2 * reach + 1)).abs_diff(reach));
            offset /= 2 * reach + 1;
        }
        farthest
    }

    /// The number of distances, zero included.
    pub(crate) fn distances(&self) -> usize {
        self.reach.into_iter().max().map_or(1, |reach| reach as usize + 1)
    }
}

fn count(reach: [i8; 3]) -> usize {
    reach.into_iter().map(|reach| 2 * reach as usize + 1).product()
}

/// Files, levels and ranks from one place to another; where the last of so many files is adjacent to the first, the shorter way round.
fn steps(origin: Coordinates, place: Coordinates, wraps: Option<i8>) -> [i8; 3] {
    let apart = |from: u8, to: u8| narrow(to) - narrow(from);
    let mut files = apart(origin.file, place.file);
    if let Some(count) = wraps {
        files = (files + count / 2).rem_euclid(count) - count / 2;
    }
    [files, apart(origin.level, place.level), apart(origin.rank, place.rank)]
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
        Board { files, ranks, levels: levels.chars().collect(), wraps, mirror_ranks: true, mirror_levels: false }
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
    fn offsets_on_a_cylinder_go_the_shorter_way_round() {
        let around = Offsets::on(&board(8, "", 8, true));
        assert_eq!(around.between(0, 7), around.between(1, 0));
        assert_eq!(around.distance(around.between(0, 7)), 1);
    }
}
