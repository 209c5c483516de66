//! The search for the arrays that keep what a shuffled start position keeps besides the placing of its pieces.

use variorum_gamedef::definition::{Directions, ShuffleRule};

use super::{MOST_TRIED, Part, ShuffleFault, Stage, choices, mirror, nth_set, number_of_set};
use crate::paths::{end, expand};
use crate::piece::{Cell, Piece, Side};
use crate::position::Position;
use crate::rules::Rules;

/// The numbers, among all arrays of a side, of those that meet the conditions.
pub(super) fn kept(
    part: &Part,
    rules: &Rules,
    usual: &Position,
    conditions: Vec<&ShuffleRule>,
    tries: &mut u64,
) -> Result<Vec<u64>, ShuffleFault> {
    let weight = 1 + (part.cells.len() * part.cells.len() * conditions.len() / 1024) as u64;
    let board = Board::of(part, rules, usual);
    let mut search = Search { part, rules, board, conditions, tries, weight, found: Vec::new() };
    search.stage(0, 0, 1)?;
    Ok(search.found)
}

/// The pieces of a side while arrays are tried.
struct Board {
    /// The start position with the pieces that have been placed.
    position: Position,
    side: Side,
    /// For each place, its cell on the board.
    cells: Vec<Cell>,
    /// For each cell, its neighbours in all directions.
    near: Vec<Vec<Cell>>,
    /// For each cell, its place in the order by rank, level and file, as the side sees them.
    order: Vec<(u8, u8, u8)>,
}

impl Board {
    fn of(part: &Part, rules: &Rules, usual: &Position) -> Self {
        let seen = |cell: Cell| if part.side == Side::White { cell } else { mirror(rules, cell) };
        let board = &rules.definition.board;
        let around: Vec<Directions> = [[1, 0, 0], [1, 1, 0], [1, 1, 1]].map(Directions::of_shape).into();
        let around = if board.is_3d() { &around[..] } else { &around[..2] };
        let patterns: Vec<_> = around.iter().flat_map(|directions| expand(board, directions)).collect();
        let near = |cell| patterns.iter().filter_map(|pattern| end(board, cell, &pattern.steps)).collect();
        let order = |cell: Cell| {
            let at = board.coordinates(seen(cell).0);
            (at.rank, at.level, at.file)
        };
        let all = || (0..board.cell_count() as u16).map(Cell);
        let cells: Vec<Cell> = part.cells.iter().map(|&(cell, _)| seen(cell)).collect();
        let mut position = usual.clone();
        cells.iter().for_each(|&cell| position.lay(cell, Piece::NONE));
        Self { position, side: part.side, cells, near: all().map(near).collect(), order: all().map(order).collect() }
    }

    /// The cells of the side's pieces of these kinds.
    fn of_kinds<'a>(&'a self, kinds: &'a [usize]) -> impl Iterator<Item = Cell> + 'a {
        let all = self.position.pieces(self.side).iter();
        all.filter(|&cell| kinds.contains(&self.position.at(cell).kind()))
    }

    /// Does the piece on this cell have one of these kinds beside it?
    fn has_beside(&self, cell: Cell, kinds: &[usize]) -> bool {
        self.near[cell.index()].iter().any(|&near| {
            let piece = self.position.at(near);
            near != cell && piece.is_owned_by(self.side) && kinds.contains(&piece.kind())
        })
    }
}

/// The search for the arrays that keep the rules.
struct Search<'a> {
    part: &'a Part,
    rules: &'a Rules,
    board: Board,
    conditions: Vec<&'a ShuffleRule>,
    tries: &'a mut u64,
    /// As how many a placement counts.
    weight: u64,
    found: Vec<u64>,
}

impl Search<'_> {
    /// Tries all ways to do this stage and those after it. `number` is the number so far, and `worth` what the next digit is worth.
    fn stage(&mut self, stage: usize, number: u64, worth: u64) -> Result<(), ShuffleFault> {
        let Some(doing) = self.part.stages.get(stage) else {
            self.spend(self.guards())?;
            if self.holds_at_last() {
                self.found.push(number);
            }
            return Ok(());
        };
        let empty = |at: &usize| self.board.position.at(self.board.cells[*at]).is_none();
        let free: Vec<usize> = (0..self.board.cells.len()).filter(empty).collect();
        let ways = self.part.ways(self.rules, doing, &free);
        let digits = self.digits(doing, &free).filter(|digits| digits.len() as u64 <= *self.tries);
        for digit in digits.ok_or(ShuffleFault::TooManyToTry)? {
            self.spend(self.weight)?;
            let puts = self.part.puts(self.rules, doing, &free, digit);
            for &(at, kind) in &puts {
                self.board.position.lay(self.board.cells[at], Piece::of(self.board.side, kind));
            }
            if self.may_hold() {
                self.stage(stage + 1, number + worth * digit, worth.saturating_mul(ways))?;
            }
            for &(at, _) in &puts {
                self.board.position.lay(self.board.cells[at], Piece::NONE);
            }
        }
        Ok(())
    }

    /// Counts placements that are tried.
    fn spend(&mut self, weight: u64) -> Result<(), ShuffleFault> {
        *self.tries = self.tries.checked_sub(weight).ok_or(ShuffleFault::TooManyToTry)?;
        Ok(())
    }

    /// As how many placements it counts to find out what is guarded.
    fn guards(&self) -> u64 {
        let pieces = self.conditions.iter().map(|condition| match condition {
            ShuffleRule::Guarded(kinds) => self.board.of_kinds(kinds).count() as u64,
            ShuffleRule::BothColours(_)
            | ShuffleRule::Between(..)
            | ShuffleRule::On(..)
            | ShuffleRule::Beside(..)
            | ShuffleRule::NotBeside(..)
            | ShuffleRule::Before(..) => 0,
        });
        // Where moves are tried to see who attacks what, that takes far longer.
        pieces.sum::<u64>() * if self.rules.features.trial { 8 } else { 1 } / 8
    }

    /// The numbers of the ways to do a stage on these free places that put pieces only where rules such as `king on files d-e` let them; `None` if
    /// there are too many.
    fn digits(&self, stage: &Stage, free: &[usize]) -> Option<Vec<u64>> {
        let allowed = |kinds: &[usize]| -> Vec<usize> {
            (0..free.len()).filter(|&at| kinds.iter().any(|&kind| self.allows(kind, free[at]))).collect()
        };
        let sets = |kinds: &[usize], size: usize| -> Option<Vec<u64>> {
            let allowed = allowed(kinds);
            let count = choices(allowed.len(), size).filter(|&count| count <= MOST_TRIED)?;
            let number = |number| {
                let set: Vec<usize> = nth_set(allowed.len(), size, number).into_iter().map(|at| allowed[at]).collect();
                number_of_set(free.len(), &set)
            };
            Some((0..count).map(number).collect())
        };
        match *stage {
            Stage::Colours(_) => Some((0..self.part.ways(self.rules, stage, free)).collect()),
            Stage::Anywhere(kind, number) => sets(&[kind], number),
            Stage::Between(inner, outer, number) => {
                let sets = sets(&[inner, outer], number + 1)?;
                let all = choices(free.len(), number + 1)?;
                Some((0..number as u64 - 1).flat_map(|middle| sets.iter().map(move |set| set + all * middle)).collect())
            }
        }
    }

    /// Whether the rules let a piece of this kind stand on this place.
    fn allows(&self, kind: usize, place: usize) -> bool {
        let cell = self.board.cells[place];
        self.conditions.iter().all(|condition| {
            let ShuffleRule::On(kinds, zone) = condition else { return true };
            !kinds.contains(&kind) || self.rules.zones[self.board.side.index()][*zone].has(cell)
        })
    }

    /// Whether the pieces placed so far break no condition that more pieces could not mend.
    fn may_hold(&self) -> bool {
        let board = &self.board;
        self.conditions.iter().all(|condition| match condition {
            ShuffleRule::On(kinds, zone) => {
                let cells = &self.rules.zones[board.side.index()][*zone];
                board.of_kinds(kinds).all(|cell| cells.has(cell) || !board.cells.contains(&cell))
            }
            ShuffleRule::NotBeside(kinds, others) => !board.of_kinds(kinds).any(|cell| board.has_beside(cell, others)),
            ShuffleRule::Before(kinds, others) => {
                let last = board.of_kinds(kinds).map(|cell| board.order[cell.index()]).max();
                let first = board.of_kinds(others).map(|cell| board.order[cell.index()]).min();
                last.zip(first).is_none_or(|(last, first)| last < first)
            }
            ShuffleRule::Beside(..)
            | ShuffleRule::Guarded(_)
            | ShuffleRule::BothColours(_)
            | ShuffleRule::Between(..) => true,
        })
    }

    /// Whether all pieces together keep the conditions that [`Search::may_hold`] could not judge.
    fn holds_at_last(&mut self) -> bool {
        self.board.position.settle();
        let board = &self.board;
        self.conditions.iter().all(|condition| match condition {
            ShuffleRule::Beside(kinds, others) => board.of_kinds(kinds).all(|cell| board.has_beside(cell, others)),
            ShuffleRule::Guarded(kinds) => board.of_kinds(kinds).all(|cell| board.position.attacked(cell, board.side)),
            ShuffleRule::On(..)
            | ShuffleRule::NotBeside(..)
            | ShuffleRule::Before(..)
            | ShuffleRule::BothColours(_)
            | ShuffleRule::Between(..) => true,
        })
    }
}
