//! Geometry: expands the path patterns of a definition into concrete steps and paths on the board.
//!
//! All coordinates are White's; Black's paths are the mirror image. Used only during compilation.

use arrayvec::ArrayVec;
use variorum_gamedef::board::Board;
use variorum_gamedef::definition::{Continuation, Directions, RingPart, Times};
use variorum_gamedef::grid::Vector;

use crate::piece::Cell;
use crate::tree::{Builder, Ends, NO_DIRECTION, ROOT, SEEN_PER_WORK, Twig};

/// One concrete path pattern: its steps, each with its ring condition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pattern {
    pub steps: Vec<(Vector, Option<RingPart>)>,
    /// How often each step is made.
    pub times: Vec<Times>,
    pub continuation: Continuation,
}

/// The cell one step away, if it is on the board and fulfils the ring condition (ST-1).
pub(crate) fn step(board: &Board, cell: Cell, vector: Vector, ring: Option<RingPart>) -> Option<Cell> {
    let goal = board.offset(cell.0, vector.files, vector.levels, vector.ranks)?;
    let kept = || board.ring(cell.0) == board.ring(goal);
    match ring {
        Some(RingPart::Keeping) if !kept() => None,
        Some(RingPart::Changing) if kept() => None,
        _ => Some(Cell(goal)),
    }
}

/// All patterns of a family: every way in which its shapes can lie on the grid, the same for all steps, without those that fail the family's filters.
pub(crate) fn expand(board: &Board, directions: &Directions) -> Vec<Pattern> {
    let geometry = board.geometry();
    let mut patterns: Vec<Pattern> = Vec::new();
    for orientation in geometry.orientations() {
        let vectors: Vec<Vector> = directions.steps.iter().map(|step| orientation.place(step.shape)).collect();
        let fits = vectors.iter().zip(&directions.steps).all(|(&vector, step)| geometry.allows(vector, step));
        let total = geometry.total_advance(&vectors);
        if !fits || directions.rank_total.is_some_and(|wanted| i32::from(wanted) != total) {
            continue;
        }
        let steps = vectors.into_iter().zip(&directions.steps).map(|(vector, step)| (vector, step.ring)).collect();
        let times = directions.steps.iter().map(|step| step.times).collect();
        let pattern = Pattern { steps, times, continuation: directions.continuation };
        if !patterns.contains(&pattern) {
            patterns.push(pattern);
        }
    }
    patterns
}

/// How many straight directions can be numbered: all values of a byte except [`NO_DIRECTION`].
pub(crate) const DIRECTIONS: usize = NO_DIRECTION as usize;

/// Numbers the straight directions in the order in which they appear.
#[derive(Default)]
pub(crate) struct Compass {
    vectors: Vec<Vector>,
}

impl Compass {
    /// The number of a direction, or [`NO_DIRECTION`] if the numbers have run out ([`Compass::is_overfull`]).
    pub fn number(&mut self, vector: Vector) -> u8 {
        let at = self.vectors.iter().position(|&known| known == vector).unwrap_or_else(|| {
            self.vectors.push(vector);
            self.vectors.len() - 1
        });
        u8::try_from(at).unwrap_or(NO_DIRECTION)
    }

    /// The mirror image (Black's view) of each direction. Adds directions where necessary.
    pub fn mirrors(&mut self, board: &Board) -> Vec<u8> {
        let mut images = Vec::new();
        let mut at = 0;
        while at < self.vectors.len() {
            let mut vector = self.vectors[at];
            if board.mirror_ranks {
                vector = board.grid.from_other_end(vector);
            }
            if board.mirror_levels {
                vector.levels = -vector.levels;
            }
            images.push(self.number(vector));
            at += 1;
        }
        images
    }

    /// How many directions have appeared.
    pub fn len(&self) -> usize {
        self.vectors.len()
    }

    /// Are there more directions than numbers?
    pub fn is_overfull(&self) -> bool {
        self.vectors.len() > DIRECTIONS
    }
}

/// A ride from one cell: a repeated step and a rule for its continuation.
pub(crate) struct Ride<'a> {
    /// The board.
    pub board: &'a Board,
    /// The cell of the piece.
    pub origin: Cell,
    /// The ring condition of each step.
    pub ring: Option<RingPart>,
    /// What the ride does at an edge or corner.
    pub continuation: Continuation,
    /// The fewest steps after which it may end.
    pub min: u8,
    /// The most steps; `None` for an unlimited ride.
    pub max: Option<u8>,
    /// The number of its straight direction, or [`NO_DIRECTION`]; of short hops the greatest number of cells behind the screen.
    pub direction: u8,
    /// It shares no node with the paths that are in the tree already.
    pub alone: bool,
}

impl Ride<'_> {
    /// Adds the ride that begins with `vector` to `tree`. `flags` gives the node flags of each cell.
    pub fn grow(&self, tree: &mut Builder<Ends>, vector: Vector, flags: &impl Fn(Cell) -> u8) {
        if self.continuation == Continuation::Straight {
            self.grow_straight(tree, vector, flags);
        } else {
            if self.alone {
                tree.begin_branch();
            }
            if let Some(first) = step(self.board, self.origin, vector, self.ring) {
                self.extend(tree, ROOT, &mut vec![self.origin], (vector, first), flags);
            }
        }
    }

    /// Adds an unbranched ride in one direction.
    fn grow_straight(&self, tree: &mut Builder<Ends>, vector: Vector, flags: &impl Fn(Cell) -> u8) {
        let (mut twig, mut here) = (ROOT, self.origin);
        for count in 1..=self.max.map_or(usize::MAX, usize::from) {
            let Some(next) = step(self.board, here, vector, self.ring) else { return };
            // On a cylinder, equal steps return to the origin before they reach any other cell twice.
            if next == self.origin {
                return;
            }
            if twig == ROOT && self.alone {
                tree.begin_branch();
            }
            twig = self.enter(tree, twig, next, count, flags);
            here = next;
        }
    }

    /// The child of `twig` for `cell`, which is step number `count` of the ride.
    fn enter(
        &self,
        tree: &mut Builder<Ends>,
        twig: Twig,
        cell: Cell,
        count: usize,
        flags: &impl Fn(Cell) -> u8,
    ) -> Twig {
        let child = tree.child(twig, cell);
        let label = tree.label(child);
        if count >= usize::from(self.min) {
            label.flags |= flags(cell);
        }
        if self.direction != NO_DIRECTION {
            label.direction = self.direction;
        }
        child
    }

    /// Extends a turning or branching ride beyond `path`, by a step and the cell to which it leads.
    fn extend(
        &self,
        tree: &mut Builder<Ends>,
        twig: Twig,
        path: &mut Vec<Cell>,
        (vector, next): (Vector, Cell),
        flags: &impl Fn(Cell) -> u8,
    ) {
        // Branching paths can grow exponentially; stop once the budget is spent.
        if tree.is_spent() {
            return;
        }
        tree.charge(path.len() / SEEN_PER_WORK);
        // A path that would return to one of its own cells (round a cylinder or a ring) ends.
        if path.contains(&next) {
            return;
        }
        let count = path.len();
        let child = self.enter(tree, twig, next, count, flags);
        if self.max.is_some_and(|max| count >= usize::from(max)) {
            return;
        }
        path.push(next);
        for onward in self.onward(next, vector) {
            self.extend(tree, child, path, onward, flags);
        }
        path.pop();
    }

    /// The steps that may follow `vector` on `cell`, each with the cell to which it leads (ST-3.4, ST-3.8, ST-4.4).
    fn onward(&self, cell: Cell, vector: Vector) -> ArrayVec<(Vector, Cell), 3> {
        let possible = |vector: Vector| Some((vector, step(self.board, cell, vector, self.ring)?));
        let straight = possible(vector);
        let turning = match self.continuation {
            Continuation::Reflecting => straight.is_none() || self.board.ring(cell.0) == 0,
            Continuation::Turning | Continuation::Straight => straight.is_none(),
        };
        let mut onward: ArrayVec<_, 3> = straight.into_iter().collect();
        let lateral = (vector.files == 0) != (vector.levels == 0);
        if turning && lateral {
            let (across, down) = (vector.levels.abs(), vector.files.abs());
            let turned = |sign: i32| Vector { files: sign * across, levels: sign * down, ranks: vector.ranks };
            onward.extend([1, -1].map(turned).into_iter().filter_map(possible));
        }
        onward
    }
}

/// Walks all paths from `from` of these steps and of how often each is made. `visit` is given the cells so far, without the start, and whether they are a whole
/// path; it returns whether to go on.
pub(crate) fn each_path(board: &Board, from: Cell, pattern: &Pattern, visit: &mut impl FnMut(&[Cell], bool) -> bool) {
    // Most are single steps, and need no list.
    if let ([(vector, ring)], [Times::Once]) = (&pattern.steps[..], &pattern.times[..]) {
        if let Some(next) = step(board, from, *vector, *ring) {
            visit(&[next], true);
        }
        return;
    }
    let mut way = Vec::with_capacity(pattern.steps.len() + 1);
    way.push(from);
    extend_path(board, &pattern.steps, &pattern.times, &mut way, visit);
}

/// Extends `way`, the cells of a path with its start, by these steps and numbers of times; returns whether to go on.
fn extend_path(
    board: &Board,
    steps: &[(Vector, Option<RingPart>)],
    times: &[Times],
    way: &mut Vec<Cell>,
    visit: &mut impl FnMut(&[Cell], bool) -> bool,
) -> bool {
    let (Some((&(vector, ring), rest)), Some((&times, later))) = (steps.split_first(), times.split_first()) else {
        return true;
    };
    let begun = way.len();
    let mut going = true;
    for _ in 0..times.most().map_or(usize::MAX, usize::from) {
        let Some(next) = way.last().and_then(|&here| step(board, here, vector, ring)) else { break };
        // Round a joined board, equal steps would go on for ever.
        if times != Times::Once && way.contains(&next) {
            break;
        }
        way.push(next);
        going = visit(&way[1..], rest.is_empty()) && extend_path(board, rest, later, way, visit);
        if !going {
            break;
        }
    }
    way.truncate(begun);
    going
}

/// The target of a path of several steps; `None` if it leaves the board.
pub(crate) fn end(board: &Board, from: Cell, steps: &[(Vector, Option<RingPart>)]) -> Option<Cell> {
    steps.iter().try_fold(from, |here, &(vector, ring)| step(board, here, vector, ring))
}

/// The cells from `from` (excluded) to `to` (included) along a straight line; `None` if there is no such line.
pub(crate) fn straight(board: &Board, from: Cell, to: Cell) -> Option<Vec<Cell>> {
    let Vector { files, levels, ranks } = board.apart(from.0, to.0);
    let apart = [files, levels, ranks];
    let length = apart.iter().map(|part| part.abs()).max().unwrap_or(0);
    if apart.iter().any(|part| *part != 0 && part.abs() != length) {
        return None;
    }
    let unit = apart.map(i32::signum);
    let mut cells = Vec::new();
    let mut here = from.0;
    for _ in 0..length {
        here = board.offset(here, unit[0], unit[1], unit[2])?;
        cells.push(Cell(here));
    }
    Some(cells)
}
