//! Grows the path trees forward from every cell, and reverses them to answer which kinds attack a cell.

use super::Compiler;
use super::budget::Budget;
use super::error::CompileError;
use crate::cellset::CellSet;
use crate::first_moves::FirstMove;
use crate::hops::HopLimits;
use crate::paths::{Compass, Pattern, Ride, each_path, expand, step};
use crate::piece::{Cell, Side};
use crate::rules::{Doubles, PieceRules, PromotionRule, Rules, TreeFacts};
use crate::tree::{
    Builder, EN_PASSANT, Ends, Forest, MOVE, NO_DIRECTION, Node, Origins, PREY, PROMOTION, RIDE, ROOT, SEEN_PER_WORK,
    SHOOT, SWAP, Source, TAKE, TREE_NODES, Twig,
};
use variorum_gamedef::definition::{Continuation, Mode, Motion, MotionKind, PieceType, RingPart};
use variorum_gamedef::grid::Vector;

/// The concrete patterns of each motion of a piece, independent of the cell.
pub(super) type Patterns = Vec<Vec<Pattern>>;

impl Compiler<'_> {
    /// The patterns of some motions.
    pub(super) fn patterns(&self, motions: &[Motion]) -> Patterns {
        let of = |motion: &Motion| motion.directions.iter().flat_map(|family| expand(self.board, family)).collect();
        motions.iter().map(of).collect()
    }

    /// Grows White's trees of one piece from one cell into `plain` and `hops`. With `restart`, only the motions that a
    /// relay continues. `confined` is the zone that the piece may not leave, if any.
    #[expect(clippy::too_many_arguments, reason = "one call site; a struct would only rename the arguments")]
    pub(super) fn grow(
        &mut self,
        piece: &PieceType,
        patterns: &Patterns,
        confined: Option<usize>,
        from: Cell,
        restart: bool,
        plain: &mut Builder<Ends>,
        hops: &mut Builder<Ends>,
    ) {
        for (motion, patterns) in piece.motions.iter().zip(patterns) {
            // They have lists of their own.
            if motion.unmoved {
                continue;
            }
            if restart && motion.from.is_some() || !restart && !self.passes(motion.from, from) {
                continue;
            }
            let base = phrase_flags(motion);
            let mut compass = std::mem::take(&mut self.compass);
            let flags = |cell: Cell| {
                if motion.staying {
                    return if self.passes(motion.to, cell) { base } else { 0 };
                }
                let inside = confined.is_none_or(|zone| self.zones[0][zone].has(cell));
                if inside && self.may_stand(piece, cell) && self.passes(motion.to, cell) { base } else { 0 }
            };
            self.grow_motion(motion, patterns, from, &mut compass, plain, hops, &flags);
            self.compass = compass;
        }
    }

    /// Grows the paths of one motion from one cell.
    #[expect(clippy::too_many_arguments, reason = "one call site; a struct would only rename the arguments")]
    pub(super) fn grow_motion(
        &self,
        motion: &Motion,
        patterns: &[Pattern],
        from: Cell,
        compass: &mut Compass,
        plain: &mut Builder<Ends>,
        hops: &mut Builder<Ends>,
        flags: &impl Fn(Cell) -> u8,
    ) {
        if motion.kind == MotionKind::Anywhere {
            plain.charge(self.cells);
            for goal in self.cells().filter(|&goal| goal != from && flags(goal) != 0) {
                let end = plain.child(ROOT, goal);
                plain.label(end).flags |= flags(goal);
            }
        }
        if let MotionKind::Walk { most } = motion.kind {
            let steps: Vec<_> = patterns.iter().map(|pattern| pattern.steps[0]).collect();
            self.grow_walk(&steps, most, &mut vec![from], ROOT, plain, flags);
        }
        for pattern in patterns {
            if plain.is_spent() || hops.is_spent() {
                return;
            }
            // A path that leaves the board immediately costs work too.
            plain.charge(pattern.steps.len());
            let (first, ring) = pattern.steps[0];
            match motion.kind {
                MotionKind::Ride { min, max } => {
                    let straight = max.is_none() && pattern.continuation == Continuation::Straight;
                    let direction = if straight { compass.number(first) } else { NO_DIRECTION };
                    plain.charge(if straight { compass.len() } else { 0 });
                    let ride = Ride {
                        board: self.board,
                        origin: from,
                        ring,
                        continuation: pattern.continuation,
                        min,
                        max,
                        direction,
                        alone: false,
                    };
                    let extra = if straight { RIDE } else { 0 };
                    ride.grow(plain, first, &|cell| flags(cell) | extra);
                }
                MotionKind::Hop { behind: _, within } => {
                    let limits = HopLimits::number(&self.hop_limits, motion);
                    let ride = Ride {
                        board: self.board,
                        origin: from,
                        ring,
                        continuation: pattern.continuation,
                        // The nearest cell can only be hopped over.
                        min: 2,
                        max: within,
                        direction: limits,
                        // Paths of hops with other limits are other paths, even along the same cells.
                        alone: !self.hop_limits.is_empty(),
                    };
                    ride.grow(hops, first, flags);
                }
                MotionKind::Leap | MotionKind::Lame => {
                    each_path(self.board, from, pattern, &mut |path, whole| {
                        plain.charge(1 + path.len() / SEEN_PER_WORK);
                        let goal = path.split_last().filter(|&(&goal, _)| whole && goal != from);
                        if let Some((&goal, way)) = goal {
                            let mut twig = ROOT;
                            if motion.kind == MotionKind::Lame {
                                plain.charge(way.len());
                                for &cell in way {
                                    twig = plain.child(twig, cell);
                                }
                            }
                            let end = plain.child(twig, goal);
                            plain.label(end).flags |= flags(goal);
                        }
                        !plain.is_spent()
                    });
                }
                MotionKind::Crooked { most } => {
                    for start in 0..2 {
                        self.grow_crooked(&pattern.steps, start, most, from, plain, flags);
                    }
                }
                MotionKind::Plane { most } => self.grow_plane(first, most, from, plain, flags),
                MotionKind::Double { .. }
                | MotionKind::Advance { .. }
                | MotionKind::Walk { .. }
                | MotionKind::Anywhere => {}
            }
        }
    }

    /// Grows the walks that go on from `way`, the cells so far with the start, by at most so many of these steps.
    ///
    /// A walk that could be shorter is left out: whatever is on the board, the shortest walk to a cell never comes to a cell that an earlier one of its cells
    /// has as a neighbour, for then it would have gone there at once.
    fn grow_walk(
        &self,
        steps: &[(Vector, Option<RingPart>)],
        most: u8,
        way: &mut Vec<Cell>,
        twig: Twig,
        plain: &mut Builder<Ends>,
        flags: &impl Fn(Cell) -> u8,
    ) {
        let Some((&here, before)) = way.split_last() else { return };
        let neighbours =
            |cell: Cell| steps.iter().filter_map(move |&(vector, ring)| step(self.board, cell, vector, ring));
        plain.charge(steps.len() * way.len());
        let near: Vec<Cell> = before.iter().copied().flat_map(neighbours).chain(way.iter().copied()).collect();
        let mut next: Vec<Cell> = neighbours(here).filter(|cell| !near.contains(cell)).collect();
        next.dedup();
        for cell in next {
            if plain.is_spent() {
                return;
            }
            plain.charge(near.len() / SEEN_PER_WORK);
            let child = plain.child(twig, cell);
            plain.label(child).flags |= flags(cell);
            if way.len() < usize::from(most) {
                way.push(cell);
                self.grow_walk(steps, most, way, child, plain, flags);
                way.pop();
            }
        }
    }

    /// Grows the moves across the planes, or through the space, of the axes of a step. A path visits the whole box before its target, which is the far corner:
    /// row after row and layer after layer, so that longer boxes go on where shorter ones end. It goes at most so many cells along each axis.
    fn grow_plane(
        &self,
        vector: Vector,
        most: Option<u8>,
        from: Cell,
        plain: &mut Builder<Ends>,
        flags: &impl Fn(Cell) -> u8,
    ) {
        let most = most.map_or(i32::MAX, i32::from);
        let none = Vector { files: 0, levels: 0, ranks: 0 };
        let all = [
            (Vector { files: vector.files, ..none }, self.board.files),
            (Vector { levels: vector.levels, ..none }, self.board.level_count()),
            (Vector { ranks: vector.ranks, ..none }, self.board.ranks),
        ];
        let length = |size: u8| (i32::from(size) - 1).min(most);
        let mut axes = all.into_iter().filter(|&(axis, _)| axis != none).map(|(axis, size)| (axis, length(size))).rev();
        let mut axis = || axes.next().unwrap_or((none, 0));
        let ((long, longest), (high, highest), (wide, widest)) = (axis(), axis(), axis());
        let sizes = |most: i32| most.min(1)..=most;
        for (width, height) in sizes(widest).flat_map(|width| sizes(highest).map(move |height| (width, height))) {
            let mut twig = ROOT;
            for length in 0..=longest {
                let layer = (0..=height).flat_map(|up| (0..=width).map(move |across| (up, across)));
                let cells = layer.map(|(up, across)| {
                    let part = |of: fn(Vector) -> i32| length * of(long) + up * of(high) + across * of(wide);
                    self.board.offset(
                        from.0,
                        part(|axis| axis.files),
                        part(|axis| axis.levels),
                        part(|axis| axis.ranks),
                    )
                });
                // The first cell of the first layer is that of the piece.
                let cells: Option<Vec<u16>> = cells.skip(usize::from(length == 0)).collect();
                let Some(cells) = cells.filter(|_| !plain.is_spent()) else { break };
                for &cell in &cells {
                    twig = plain.child(twig, Cell(cell));
                }
                if let Some(&end) = cells.last().filter(|_| length > 0) {
                    plain.label(twig).flags |= flags(Cell(end));
                }
            }
        }
    }

    /// Grows a path that alternates between two steps, beginning with step number `start` (BS-3), and has at most so many of them in all.
    pub(super) fn grow_crooked(
        &self,
        steps: &[(Vector, Option<RingPart>)],
        start: usize,
        most: Option<u8>,
        from: Cell,
        plain: &mut Builder<Ends>,
        flags: &impl Fn(Cell) -> u8,
    ) {
        let mut here = from;
        let mut seen = vec![from];
        let mut twig: Twig = ROOT;
        for turn in (start..).take(most.map_or(usize::MAX, usize::from)) {
            let (vector, ring) = steps[turn % steps.len()];
            let Some(next) = step(self.board, here, vector, ring) else { break };
            // Searching a long path costs work too.
            plain.charge(seen.len() / SEEN_PER_WORK);
            if seen.contains(&next) {
                break;
            }
            twig = plain.child(twig, next);
            plain.label(twig).flags |= flags(next);
            seen.push(next);
            here = next;
        }
    }

    /// Reverses the forward trees: returns the reverse trees of all cells for open paths and for hoppers.
    pub(super) fn reverse(
        &mut self,
        paths: &Forest<Node>,
        hops: Option<&Forest<Node>>,
        slots: usize,
    ) -> Result<(Forest<Source>, Forest<Source>), CompileError> {
        let mut plain: Vec<Builder<Origins>> = self.cells().map(|_| Builder::new()).collect();
        let mut over: Vec<Builder<Origins>> = self.cells().map(|_| Builder::new()).collect();
        let mut way = Vec::new();
        let budget = &mut self.budget;
        let cells = self.cells as u16;
        for slot in 0..slots {
            for from in (0..cells).map(Cell) {
                turn_round(paths.tree(slot * self.cells + from.index()), slot, from, &mut way, &mut plain, budget)?;
                if let Some(hops) = hops {
                    turn_round(hops.tree(slot * self.cells + from.index()), slot, from, &mut way, &mut over, budget)?;
                }
            }
        }
        let royals: Vec<usize> = if self.definition.endings.facing.is_empty() {
            Vec::new()
        } else {
            (0..self.definition.pieces.len()).filter(|&kind| self.definition.pieces[kind].is_royal()).collect()
        };
        for royal in royals {
            let mut facing = Forest::<Node>::default();
            let facing_patterns: Vec<Pattern> =
                self.definition.endings.facing.iter().flat_map(|directions| expand(self.board, directions)).collect();
            for from in (0..cells).map(Cell) {
                let mut tree = Builder::new();
                tree.allow(budget.work_left());
                for pattern in &facing_patterns {
                    let (vector, ring) = pattern.steps[0];
                    let ride = Ride {
                        board: self.board,
                        origin: from,
                        ring,
                        continuation: pattern.continuation,
                        min: 1,
                        max: None,
                        direction: NO_DIRECTION,
                        alone: false,
                    };
                    ride.grow(&mut tree, vector, &|_| TAKE);
                }
                budget.work(tree.take_work())?;
                check_size(&tree)?;
                facing.plant(&tree);
                turn_round(facing.tree(from.index()), royal, from, &mut way, &mut plain, budget)?;
            }
        }
        let plant = |builders: &[Builder<Origins>]| {
            let mut forest = Forest::<Source>::default();
            builders.iter().for_each(|builder| forest.plant(builder));
            forest
        };
        Ok((plant(&plain), if hops.is_some() { plant(&over) } else { Forest::default() }))
    }

    /// Cells from which a piece cannot move, by side × kinds + kind: those whose trees, by number, lead nowhere, and that have
    /// no double step.
    pub(super) fn idle(
        &self,
        slots: usize,
        leads_nowhere: &dyn Fn(usize) -> bool,
        doubles: &[Doubles],
    ) -> Vec<CellSet> {
        let mut sets = Vec::new();
        for side in Side::BOTH {
            for kind in 0..slots - 1 {
                let steps = &doubles[side.index() * (slots - 1) + kind].steps;
                let idle = |cell: &Cell| {
                    leads_nowhere((side.index() * slots + kind) * self.cells + cell.index())
                        && steps[cell.index()].is_empty()
                };
                sets.push(self.cells().filter(idle).collect());
            }
        }
        sets
    }

    /// Sets [`PROMOTION`] on the nodes where a move may promote.
    pub(super) fn mark_promotions(
        &self,
        forest: &mut Forest<Node>,
        pieces: &[PieceRules],
        promotions: &[PromotionRule],
        slots: usize,
    ) {
        for side in Side::BOTH {
            for (kind, piece) in pieces.iter().enumerate() {
                for &index in &piece.promotions {
                    let rule = &promotions[usize::from(index)];
                    let zone = self.zones[side.index()][rule.zone];
                    for from in self.cells() {
                        let leaving = rule.leaving_counts && zone.has(from);
                        for node in forest.tree_mut((side.index() * slots + kind) * self.cells + from.index()) {
                            if (leaving || zone.has(node.cell)) && rule.ends_on(side, from, node.cell) {
                                node.flags |= PROMOTION;
                            }
                        }
                    }
                }
            }
        }
    }

    /// By number of the path tree, the facts of [`TreeFacts`].
    pub(super) fn tree_facts(&self, paths: &Forest<Node>, hops: Option<&Forest<Node>>, slots: usize) -> Vec<TreeFacts> {
        let facts = |index: usize| {
            let mut seen = CellSet::EMPTY;
            let (mut twice, mut flags, mut ambiguous) = (false, 0, false);
            let hop_nodes = hops.map_or(&[][..], |hops| hops.tree(index));
            for node in paths.tree(index).iter().chain(hop_nodes) {
                flags |= node.flags;
                ambiguous |= node.flags & (MOVE | EN_PASSANT) == MOVE | EN_PASSANT;
                if node.flags & (MOVE | TAKE) != 0 {
                    twice |= seen.has(node.cell);
                    seen.add(node.cell);
                }
            }
            let special = ambiguous || flags & (SHOOT | PREY | SWAP) != 0;
            TreeFacts { repeats: twice, simple: !twice && hop_nodes.is_empty() && !special }
        };
        let mut all: Vec<_> = (0..slots * self.cells).map(facts).collect();
        // Black's trees are mirror images.
        for slot in 0..slots {
            let mirrored = self.cells().map(|cell| slot * self.cells + usize::from(self.board.mirror(cell.0)));
            let of_black: Vec<_> = mirrored.map(|index| all[index]).collect();
            all.extend(of_black);
        }
        all
    }

    /// By side and direction: the slots with unlimited straight rides in this direction, as bits.
    pub(super) fn riders(&self, restarts: &Forest<Node>, slots: usize, relays: bool) -> [Vec<u64>; 2] {
        Side::BOTH.map(|side| {
            let mut riders = vec![0; self.compass.len()];
            if relays {
                for slot in 0..slots {
                    for cell in self.cells() {
                        for node in restarts.tree((side.index() * slots + slot) * self.cells + cell.index()) {
                            if node.flags & RIDE != 0 && node.direction != NO_DIRECTION {
                                riders[usize::from(node.direction)] |= 1 << slot;
                            }
                        }
                    }
                }
            }
            riders
        })
    }
}

/// The paths of each of these phrases from one cell, without regard to zones: open paths and paths of hoppers, in the
/// order of the definition. The flags of their nodes tell what the phrase may do there.
///
/// The work is that of compiling the same paths, which the budget of the compilation has allowed.
pub(crate) fn phrase_paths(rules: &Rules, side: Side, motions: &[Motion], from: Cell) -> Vec<[Forest<Node>; 2]> {
    let compiler = Compiler::new(&rules.definition);
    let board = &rules.definition.board;
    let seen = |cell: Cell| if side == Side::White { cell } else { Cell(board.mirror(cell.0)) };
    let phrase = |(motion, patterns): (&Motion, &Vec<Pattern>)| {
        let (mut plain, mut hops) = (Builder::new(), Builder::new());
        let flags = phrase_flags(motion);
        let mut compass = Compass::default();
        compiler.grow_motion(motion, patterns, seen(from), &mut compass, &mut plain, &mut hops, &|_| flags);
        [plain, hops].map(|builder| {
            let (mut white, mut forest) = (Forest::<Node>::default(), Forest::<Node>::default());
            white.plant(&builder);
            forest.plant_image(&white, 0, seen, |direction| direction);
            forest
        })
    };
    motions.iter().zip(&compiler.patterns(motions)).map(phrase).collect()
}

/// The first moves of each phrase of a kind from one cell, without regard to zones, in the order of the definition; none for phrases that do not depend
/// on whether the piece has moved.
pub(crate) fn phrase_first_moves(rules: &Rules, side: Side, kind: usize, from: Cell) -> Vec<Vec<FirstMove>> {
    let compiler = Compiler::new(&rules.definition);
    let piece = &rules.definition.pieces[kind];
    let board = &rules.definition.board;
    let seen = |cell: Cell| if side == Side::White { cell } else { Cell(board.mirror(cell.0)) };
    let phrase = |(motion, patterns): (&Motion, &Vec<Pattern>)| {
        let mut found = Vec::new();
        if motion.unmoved {
            compiler.first_moves_of(motion, patterns, seen(from), &mut found);
        }
        for first in &mut found {
            first.to = seen(first.to);
            first.way.iter_mut().for_each(|cell| *cell = seen(*cell));
        }
        found
    };
    piece.motions.iter().zip(&compiler.patterns(&piece.motions)).map(phrase).collect()
}

/// What a phrase may do on the cells where it may end, as flags of nodes.
pub(super) fn phrase_flags(motion: &Motion) -> u8 {
    if motion.staying {
        return SHOOT;
    }
    if motion.swapping.is_some() {
        return SWAP;
    }
    let base = match motion.mode {
        Mode::Both => MOVE | TAKE,
        Mode::Moving => MOVE,
        Mode::Capturing if !motion.prey.is_empty() => PREY,
        Mode::Capturing => TAKE,
    };
    base | if motion.en_passant { EN_PASSANT } else { 0 }
}

/// Checks that the tree is small enough for 16-bit distances.
pub(super) fn check_size<L: Default>(tree: &Builder<L>) -> Result<(), CompileError> {
    if tree.len() < TREE_NODES { Ok(()) } else { Err(CompileError::TreeTooLarge { most: TREE_NODES }) }
}

/// Adds the paths of one forward tree to the reverse trees of the cells on which they capture.
fn turn_round(
    tree: &[Node],
    slot: usize,
    from: Cell,
    way: &mut Vec<(usize, Cell)>,
    targets: &mut [Builder<Origins>],
    budget: &mut Budget,
) -> Result<(), CompileError> {
    let (mut work, mut grown) = (0, 0);
    way.clear();
    for (at, node) in tree.iter().enumerate() {
        // `way` holds the nodes before this one on its path, each with the end of its subtree.
        while way.last().is_some_and(|&(end, _)| end <= at) {
            way.pop();
        }
        if node.flags & TAKE != 0 {
            let builder = &mut targets[node.cell.index()];
            let before = builder.len();
            let mut twig = ROOT;
            for &(_, cell) in way.iter().rev() {
                twig = builder.child(twig, cell);
                if node.direction != NO_DIRECTION {
                    builder.label(twig).direction = node.direction;
                }
            }
            twig = builder.child(twig, from);
            let label = builder.label(twig);
            label.kinds |= 1 << slot;
            if node.direction != NO_DIRECTION {
                label.direction = node.direction;
            }
            work += builder.take_work();
            grown += builder.len() - before;
            check_size(builder)?;
        }
        way.push((at + usize::from(node.skip), node.cell));
    }
    budget.work(work)?;
    // Black's trees have the same size.
    budget.bytes(2 * grown * size_of::<Source>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tree_with_too_many_nodes_is_given_up() {
        // A single path that revisits its cells.
        let mut tree = Builder::<Ends>::new();
        let mut twig = ROOT;
        while tree.len() < TREE_NODES - 1 {
            twig = tree.child(twig, Cell((tree.len() % 500) as u16));
        }
        assert_eq!(check_size(&tree), Ok(()));
        tree.child(twig, Cell(0));
        assert_eq!(check_size(&tree), Err(CompileError::TreeTooLarge { most: TREE_NODES }));
    }
}
