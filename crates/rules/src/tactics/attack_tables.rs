//! What every piece sees from every cell of a small board: sets of cells, made of the path trees once for a game.

use crate::bitboard::Bitboard;
use crate::piece::{Cell, Side};
use crate::rules::Rules;
use crate::tree::{MOVE, Node, TAKE};

/// A piece with more blockable goals than this off straight lines is looked at along its path tree.
const MOST_JUMPS: usize = 16;

/// What pieces of a game see, on cells that a word has room for: made by [`Rules::sightlines`], used by
/// [`Position::sights`](crate::Position::sights).
#[derive(Clone, Debug)]
pub struct AttackTables<W> {
    /// By number of the path tree.
    lines: Vec<Line<W>>,
    /// Straight lines: of each piece those to higher cells, then those to lower ones.
    slides: Vec<W>,
    /// What is rarer, numbered from 1.
    others: Vec<Other>,
    jumps: Vec<Jump<W>>,
}

/// What one piece sees from one cell.
#[derive(Clone, Copy, Debug)]
struct Line<W> {
    /// Targets that nothing can block.
    moves: W,
    /// Cells that it attacks whatever stands between.
    takes: W,
    slides: Slides,
    /// Number of what it sees besides; 0: nothing.
    other: u16,
}

/// Some of the straight lines.
#[derive(Clone, Copy, Debug, Default)]
struct Slides {
    first: u32,
    /// So many to higher cells …
    up: u8,
    /// … and then so many to lower ones.
    down: u8,
}

/// What a piece sees besides.
#[derive(Clone, Copy, Debug, Default)]
struct Other {
    /// Straight lines without captures.
    quiet: Slides,
    jump: u32,
    jumps: u8,
    /// Sets of cells cannot say it: the path tree is walked.
    walked: bool,
    /// It jumps over screens.
    hops: bool,
}

/// A goal that something can block.
#[derive(Clone, Copy, Debug)]
struct Jump<W> {
    between: W,
    cell: W,
    moves: bool,
    takes: bool,
}

/// What one piece sees if some cells are taken, before it is said by whom.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seen<W> {
    /// Where it can go, if the cell is empty.
    pub moves: W,
    /// What it attacks or protects.
    pub takes: W,
}

/// How much of what a piece sees [`AttackTables`] could tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Coverage {
    /// All.
    All,
    /// All but what lies beyond screens.
    BeforeScreens,
    /// Nothing but that it jumps over no screens: the path tree is to be walked.
    Nothing,
    /// Nothing: the path tree is to be walked and that over screens.
    NothingOfBoth,
}

impl<W: Bitboard> AttackTables<W> {
    /// What pieces see on this game's board; cells that the word has no room for are left out.
    #[must_use]
    pub fn new(rules: &Rules) -> Self {
        let mut made =
            Self { lines: Vec::new(), slides: Vec::new(), others: vec![Other::default()], jumps: Vec::new() };
        // Where there are masks, [`Position::sights`](crate::Position::sights) reads those.
        if rules.bitboards.is_some() {
            return made;
        }
        for side in Side::BOTH {
            for slot in 0..rules.slots {
                for cell in rules.cells() {
                    let index = rules.tree_index(side, slot, cell);
                    debug_assert_eq!(index, made.lines.len());
                    let hops = rules.features.hops && !rules.hops.tree(index).is_empty();
                    made.add(rules.paths.tree(index), hops);
                }
            }
        }
        made
    }

    /// Adds what is seen along a path tree.
    fn add(&mut self, nodes: &[Node], hops: bool) {
        let (mut moves, mut takes) = (W::zero(), W::zero());
        let mut slides = [const { Vec::new() }; 4];
        let mut jumps = Vec::new();
        let mut at = 0;
        while let Some(node) = nodes.get(at) {
            let branch = &nodes[at..at + usize::from(node.skip)];
            at += branch.len();
            if let [node] = branch {
                let cell = W::cell(node.cell);
                moves |= if node.flags & MOVE == 0 { W::zero() } else { cell };
                takes |= if node.flags & TAKE == 0 { W::zero() } else { cell };
            } else if let Some(sort) = slide(branch) {
                slides[sort].push(branch.iter().fold(W::zero(), |cells, node| cells | W::cell(node.cell)));
            } else {
                jumps.extend(blockable(branch));
            }
        }
        let [up, down, quiet_up, quiet_down] = slides;
        let mut line = Line { moves, takes, slides: Slides::default(), other: 0 };
        let mut other = Other { hops, ..Other::default() };
        if jumps.len() <= MOST_JUMPS {
            line.slides = self.add_slides(up, down);
            other.quiet = self.add_slides(quiet_up, quiet_down);
            (other.jump, other.jumps) = (self.jumps.len() as u32, jumps.len() as u8);
            self.jumps.extend(jumps);
        } else {
            other.walked = true;
        }
        if other.walked || hops || other.quiet.count() + usize::from(other.jumps) > 0 {
            // Two sides, 65 kinds at most and the cells of a word are fewer than 65,536.
            line.other = self.others.len() as u16;
            self.others.push(other);
        }
        self.lines.push(line);
    }

    fn add_slides(&mut self, up: Vec<W>, down: Vec<W>) -> Slides {
        // From a cell go fewer lines than there are cells.
        let slides = Slides { first: self.slides.len() as u32, up: up.len() as u8, down: down.len() as u8 };
        self.slides.extend(up.into_iter().chain(down));
        slides
    }

    /// What the piece with this path tree sees, as far as it is told.
    #[inline]
    pub(crate) fn seen(&self, index: usize, taken: W) -> (Seen<W>, Coverage) {
        let line = &self.lines[index];
        let reach = self.slid(line.slides, taken);
        let mut seen = Seen { moves: line.moves | reach, takes: line.takes | reach };
        let told = if line.other == 0 { Coverage::All } else { self.add_others(line.other, taken, &mut seen) };
        (seen, told)
    }

    fn add_others(&self, number: u16, taken: W, seen: &mut Seen<W>) -> Coverage {
        let other = &self.others[usize::from(number)];
        if other.walked {
            return if other.hops { Coverage::NothingOfBoth } else { Coverage::Nothing };
        }
        seen.moves |= self.slid(other.quiet, taken);
        for jump in &self.jumps[other.jump as usize..][..usize::from(other.jumps)] {
            if !jump.between.meets(taken) {
                seen.moves |= if jump.moves { jump.cell } else { W::zero() };
                seen.takes |= if jump.takes { jump.cell } else { W::zero() };
            }
        }
        if other.hops { Coverage::BeforeScreens } else { Coverage::All }
    }

    /// Cells along straight lines, each up to the first that is taken.
    #[inline]
    fn slid(&self, slides: Slides, taken: W) -> W {
        let mut reach = W::zero();
        let (up, down) = self.slides[slides.first as usize..][..slides.count()].split_at(usize::from(slides.up));
        for &ray in up {
            let met = taken & ray;
            // Up to the lowest cell met; with none, all.
            reach |= ray & (met ^ met.wrapping_sub(&W::one()));
        }
        for &ray in down {
            let met = taken & ray;
            // Down to the highest cell met; with none, all: the lowest bit of the word ends it.
            let highest = W::CELLS as u32 - 1 - (met | W::one()).leading_zeros();
            reach |= ray & (W::max_value() << highest as usize);
        }
        reach
    }
}

impl Slides {
    #[inline]
    fn count(self) -> usize {
        usize::from(self.up) + usize::from(self.down)
    }
}

/// Is this branch a straight line on which each cell is a goal of the same sort? To higher cells 0, to lower ones 1, without
/// captures 2 and 3.
fn slide(branch: &[Node]) -> Option<usize> {
    let straight = branch.iter().enumerate().all(|(at, node)| usize::from(node.skip) == branch.len() - at);
    let flags = branch[0].flags & (MOVE | TAKE);
    let same = branch.iter().all(|node| node.flags & (MOVE | TAKE) == flags);
    if !straight || !same || flags & MOVE == 0 {
        return None;
    }
    let quiet = if flags & TAKE == 0 { 2 } else { 0 };
    if branch.is_sorted_by(|a, b| a.cell < b.cell) {
        Some(quiet)
    } else if branch.is_sorted_by(|a, b| a.cell > b.cell) {
        Some(quiet + 1)
    } else {
        None
    }
}

/// The goals of a branch, each with the cells that must be empty for it.
fn blockable<W: Bitboard>(branch: &[Node]) -> impl Iterator<Item = Jump<W>> + '_ {
    // The cells on the way to the present node, each with the place behind its subtree.
    let mut way: Vec<(usize, Cell)> = Vec::new();
    branch.iter().enumerate().filter_map(move |(at, node)| {
        while way.last().is_some_and(|&(end, _)| end <= at) {
            way.pop();
        }
        let between = way.iter().fold(W::zero(), |cells, &(_, cell)| cells | W::cell(cell));
        way.push((at + usize::from(node.skip), node.cell));
        let (moves, takes) = (node.flags & MOVE != 0, node.flags & TAKE != 0);
        (moves || takes).then(|| Jump { between, cell: W::cell(node.cell), moves, takes })
    })
}
