//! Attack tables: the moves and attacks of every piece from every cell of a small board as bitboards, built once per
//! game from the path trees.
//!
//! Each entry holds single targets, rays and a few blockable jumps. Hops over screens, and paths that are too complex,
//! are left to a walk of the path tree ([`Coverage`]).

use crate::bitboard::Bitboard;
use crate::piece::{Cell, Side};
use crate::rules::Rules;
use crate::tree::{MOVE, Node, TAKE};

/// A piece with more blockable targets off straight lines than this is evaluated by walking its path tree.
const MOST_JUMPS: usize = 16;

/// The moves and attacks of a game's pieces, limited to the cells that fit in a word. Used by
/// [`mobility`](fn@super::mobility).
#[derive(Clone, Debug)]
pub struct AttackTables<W> {
    /// By number of the path tree.
    lines: Vec<Line<W>>,
    /// Rays. For each piece first those to higher cell numbers, then those to lower ones.
    slides: Vec<W>,
    /// The rarer components, numbered from 1.
    others: Vec<Other>,
    /// Blockable targets off straight lines.
    jumps: Vec<Jump<W>>,
}

/// The moves and attacks of one piece from one cell.
#[derive(Clone, Copy, Debug)]
struct Line<W> {
    /// Targets of moves that nothing can block.
    moves: W,
    /// Targets of captures that nothing can block.
    takes: W,
    /// Rays with captures.
    slides: Slides,
    /// Number of the rarer components; 0 if there are none.
    other: u16,
}

/// A range of rays.
#[derive(Clone, Copy, Debug, Default)]
struct Slides {
    /// The index of the first ray.
    first: u32,
    /// The number of rays to higher cell numbers.
    up: u8,
    /// The number of the rays to lower cell numbers that follow.
    down: u8,
}

/// The rarer components.
#[derive(Clone, Copy, Debug, Default)]
struct Other {
    /// Rays without captures.
    quiet: Slides,
    /// The index of the first jump.
    jump: u32,
    /// The number of jumps.
    jumps: u8,
    /// Bitboards cannot express the paths: walk the path tree.
    walked: bool,
    /// The piece hops over screens.
    hops: bool,
}

/// A target that other pieces can block.
#[derive(Clone, Copy, Debug)]
struct Jump<W> {
    /// The cells that must be empty.
    between: W,
    /// The target.
    cell: W,
    /// The piece may move there.
    moves: bool,
    /// The piece may capture there.
    takes: bool,
}

/// The targets of one piece on a board with given occupied cells, regardless of who owns the pieces there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seen<W> {
    /// Targets of moves, if they are empty.
    pub moves: W,
    /// Cells that it attacks or protects.
    pub takes: W,
}

/// How much of a piece's moves and attacks an [`AttackTables`] entry covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Coverage {
    /// Everything.
    All,
    /// Everything except cells behind screens.
    BeforeScreens,
    /// Nothing. The piece does not hop: walk the path tree.
    Nothing,
    /// Nothing. The piece hops too: walk both path trees.
    NothingOfBoth,
}

impl<W: Bitboard> AttackTables<W> {
    /// The tables of this game. Cells that do not fit in a word are left out.
    #[must_use]
    pub fn new(rules: &Rules) -> Self {
        let mut made =
            Self { lines: Vec::new(), slides: Vec::new(), others: vec![Other::default()], jumps: Vec::new() };
        // Games with bitboard tables do not need them: [`mobility`](fn@super::mobility) reads those.
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

    /// Adds the entry for this path tree.
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
            // Two sides, at most 63 slots and the cells of a word: fewer than 65,536 entries.
            line.other = self.others.len() as u16;
            self.others.push(other);
        }
        self.lines.push(line);
    }

    /// Adds rays and returns their range.
    fn add_slides(&mut self, up: Vec<W>, down: Vec<W>) -> Slides {
        // Fewer rays start from a cell than the board has cells.
        let slides = Slides { first: self.slides.len() as u32, up: up.len() as u8, down: down.len() as u8 };
        self.slides.extend(up.into_iter().chain(down));
        slides
    }

    /// The moves and attacks of the piece with this path tree, and how complete they are.
    #[inline]
    pub(crate) fn seen(&self, index: usize, taken: W) -> (Seen<W>, Coverage) {
        let line = &self.lines[index];
        let reach = self.slid(line.slides, taken);
        let mut seen = Seen { moves: line.moves | reach, takes: line.takes | reach };
        let told = if line.other == 0 { Coverage::All } else { self.add_others(line.other, taken, &mut seen) };
        (seen, told)
    }

    /// Adds the rarer components.
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

    /// The cells along rays, each ray up to and including its first occupied cell.
    #[inline]
    fn slid(&self, slides: Slides, taken: W) -> W {
        let mut reach = W::zero();
        let (up, down) = self.slides[slides.first as usize..][..slides.count()].split_at(usize::from(slides.up));
        for &ray in up {
            let met = taken & ray;
            // Up to the lowest blocker; without one, the whole ray.
            reach |= ray & (met ^ met.wrapping_sub(&W::one()));
        }
        for &ray in down {
            let met = taken & ray;
            // Down to the highest blocker; without one, the whole ray: the lowest bit of the word then ends it.
            let highest = W::CELLS as u32 - 1 - (met | W::one()).leading_zeros();
            reach |= ray & (W::max_value() << highest as usize);
        }
        reach
    }
}

impl Slides {
    /// The number of rays.
    #[inline]
    fn count(self) -> usize {
        usize::from(self.up) + usize::from(self.down)
    }
}

/// Is this branch a straight line whose cells all have the same flags? 0 for ascending cell numbers, 1 for descending
/// ones, 2 and 3 likewise without captures.
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

/// The targets of a branch, each with the cells that must be empty for it.
fn blockable<W: Bitboard>(branch: &[Node]) -> impl Iterator<Item = Jump<W>> + '_ {
    // The cells on the path to the current node, each with the end of its subtree.
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
