//! Bitboard tables for small boards, built from the path trees of games that need nothing that these tables cannot
//! express.
//!
//! A branch of a path tree becomes a single target, a ray, or moves without captures over a few empty cells. Anything else, such as a branching path, makes
//! the game ineligible.

use crate::action::{Action, ActionKind};
use crate::bitboard_tables::{
    Attackers, BITBOARD_CELLS, BITBOARD_KINDS, Bitboard64, BitboardTables, DoubleStride, KindBitboards, Span, Stretch,
    Stride, Strides, bit, cells,
};
use crate::piece::{Cell, Side};
use crate::rules::Rules;
use crate::tree::{EN_PASSANT, MOVE, Node, PROMOTION, TAKE, ancestors};

/// The largest number of different steps of a kind whose pieces are shifted as a whole set.
const MOST_STRIDES: usize = 4;

/// The tables of a game; `None` if its board, pieces or rules do not fit.
pub(super) fn bitboards(rules: &Rules) -> Option<BitboardTables> {
    let features = &rules.features;
    let royal = features.royal.map(|kind| &rules.pieces[kind]);
    let fits = rules.cells <= BITBOARD_CELLS
        && rules.kinds() <= BITBOARD_KINDS
        && !features.hops
        && !features.relays
        && !features.second
        && !features.legs
        && (!features.forbids || judges_checks(rules))
        && features.pass.is_none()
        && features.royals.is_none()
        && features.drops_first == 0
        && rules.surroundings.is_none()
        && rules.barred.is_none()
        && rules.pieces.iter().all(|piece| !piece.no_check)
        && features.guards == 0
        // Royal pieces that survive their captures are not among those tried.
        && rules.blast.as_ref().is_none_or(|blast| features.royal.is_none_or(|kind| blast.takes_captor(kind)))
        && rules.remote.is_empty()
        && rules.gating.is_none()
        && rules.first_moves.kinds == 0
        && rules.refuge.is_none()
        && rules.swap_partners == 0
        && royal.is_none_or(|piece| piece.promotions.is_empty() && piece.plain);
    if !fits {
        return None;
    }
    let mut bitboards = BitboardTables::default();
    for side in Side::BOTH {
        for kind in 0..rules.kinds() {
            let mut spans = [Span::default(); BITBOARD_CELLS];
            for (at, found) in (0..).zip(&mut spans).take(rules.cells) {
                *found = span(rules, &mut bitboards, side, kind, Cell(at))?;
            }
            bitboards.spans.push(spans);
        }
    }
    for side in Side::BOTH {
        for kind in 0..rules.kinds() {
            let spans = &bitboards.spans[side.index() * rules.kinds() + kind][..rules.cells];
            let simple =
                |span: &Span| span.promoting | span.passing == 0 && span.doubles == 0 && span.moves == span.takes;
            let strides = (rules.features.royal != Some(kind)).then(|| strides(spans, &bitboards.doubles)).flatten();
            let plain = spans.iter().all(simple);
            bitboards.kinds.push(KindBitboards { strides, plain, passers: passers(spans) });
        }
    }
    attackers(rules, &mut bitboards)?;
    bitboards.castling =
        rules.castling.paths.iter().map(|path| path.empty.iter().fold(0, |cells, &cell| cells | bit(cell))).collect();
    if rules.only_the_royal_castles() {
        bitboards.castling_ways = vec![Bitboard64::MAX; BITBOARD_CELLS * BITBOARD_CELLS];
        for (path, empty) in rules.castling.paths.iter().zip(&bitboards.castling) {
            bitboards.castling_ways[path.royal.index() * BITBOARD_CELLS + path.partner.index()] &= empty;
        }
    }
    Some(bitboards)
}

/// Can moves that give check, which are forbidden, be told by where a piece arrives and whether it stood between?
fn judges_checks(rules: &Rules) -> bool {
    let features = &rules.features;
    let only_moves = rules.promotions.is_empty() && rules.castling.paths.is_empty() && features.passers == 0;
    rules.forbids_only_checks() && rules.blast.is_none() && features.royal.is_some() && only_moves && !features.hands
}

/// The span of a kind on one cell. Adds its rays and double steps to the tables. `None` if a path is neither a ray nor
/// a single step.
fn span(rules: &Rules, bitboards: &mut BitboardTables, side: Side, kind: usize, from: Cell) -> Option<Span> {
    let count = |all: usize| u8::try_from(all).ok();
    let nodes = rules.paths.tree(rules.tree_index(side, kind, from));
    let mut span = Span::default();
    let (mut up, mut down, mut jumps) = (Vec::new(), Vec::new(), Vec::new());
    let mut at = 0;
    while at < nodes.len() {
        let branch = &nodes[at..at + usize::from(nodes[at].skip)];
        at += branch.len();
        for node in branch.iter().filter(|node| node.flags & PROMOTION != 0) {
            span.promoting |= bit(node.cell);
        }
        if let [node] = branch {
            let cell = bit(node.cell);
            if node.flags & (MOVE | EN_PASSANT) == MOVE | EN_PASSANT {
                // Whether a move there captures depends on the turn before.
                return None;
            }
            span.moves |= if node.flags & MOVE == 0 { 0 } else { cell };
            span.takes |= if node.flags & TAKE == 0 { 0 } else { cell };
            span.passing |= if node.flags & EN_PASSANT == 0 { 0 } else { cell };
        } else if let Some(quiet) = quiet_steps(branch) {
            for (empty, goal) in quiet {
                if empty == bit(goal) {
                    span.moves |= empty;
                } else if span.promoting & bit(goal) == 0 {
                    jumps.push((empty, Action::new(ActionKind::Move, from, goal)));
                } else {
                    return None;
                }
            }
        } else {
            let ray = branch.iter().fold(0, |cells, node| cells | bit(node.cell));
            match slide(branch)? {
                Direction::Up => up.push(ray),
                Direction::Down => down.push(ray),
            }
        }
    }
    span.ray = u32::try_from(bitboards.rays.len()).ok()?;
    (span.up, span.down) = (count(up.len())?, count(down.len())?);
    bitboards.rays.extend(up.into_iter().chain(down));
    // Several paths to a cell would be several moves.
    if !jumps.is_empty() && rules.tree_facts[rules.tree_index(side, kind, from)].repeats {
        return None;
    }
    span.double = u32::try_from(bitboards.doubles.len()).ok()?;
    span.jumps = count(jumps.len())?;
    if rules.pieces[kind].doubles {
        let doubles = rules.doubles_of(side, kind);
        let steps = &doubles.steps[from.index()];
        if steps.iter().any(|step| step.promotes) {
            return None;
        }
        jumps.extend(steps.iter().map(|&step| {
            let action = Action::new(ActionKind::Double, from, step.to).with_via(step.via);
            (doubles.further(step).iter().fold(bit(step.via) | bit(step.to), |cells, &cell| cells | bit(cell)), action)
        }));
    }
    span.doubles = count(jumps.len())?;
    bitboards.doubles.append(&mut jumps);
    Some(span)
}

/// By cell: the cells of these spans from which a piece captures there en passant; empty if there are none.
fn passers(spans: &[Span]) -> Vec<Bitboard64> {
    let goals = spans.iter().fold(0, |goals, span| goals | span.passing);
    let from = |goal: usize| {
        let passes = spans.iter().enumerate().filter(|(_, span)| span.passing >> goal & 1 != 0);
        passes.fold(0, |from, (at, _)| from | 1 << at)
    };
    if goals == 0 { Vec::new() } else { (0..BITBOARD_CELLS).map(from).collect() }
}

/// The steps of a kind as shifts of the whole board; `None` if there are too many.
fn strides(spans: &[Span], doubles: &[(Bitboard64, Action)]) -> Option<Strides> {
    let mut strides =
        Strides { promoting: spans.iter().fold(0, |all, span| all | span.promoting), ..Strides::default() };
    let distance = |from: usize, to: Cell| i8::try_from(to.index()).ok()?.checked_sub(i8::try_from(from).ok()?);
    for (from, span) in spans.iter().enumerate() {
        // Only the target of a step may decide about a promotion, not its start.
        let goals = span.moves | span.takes;
        if span.up | span.down != 0 || span.promoting != goals & strides.promoting {
            return None;
        }
        for goal in cells(goals) {
            let by = distance(from, goal)?;
            let (moves, takes) = (span.moves & bit(goal) != 0, span.takes & bit(goal) != 0);
            let start = bit(Cell(from as u16));
            let same = |step: &&mut Stride| (step.by, step.moves, step.takes) == (by, moves, takes);
            match strides.steps.iter_mut().find(same) {
                Some(step) => step.from |= start,
                None => strides.steps.push(Stride { from: start, by, moves, takes }),
            }
        }
        for &(empty, action) in &doubles[span.double as usize..][..usize::from(span.doubles)] {
            let passed = empty & !bit(action.to());
            // A stride looks at two cells.
            if passed.count_ones() != 1 {
                return None;
            }
            let over = distance(from, Cell(passed.trailing_zeros() as u16))?;
            let (by, is_open) = (distance(from, action.to())?, action.kind() == ActionKind::Double);
            let start = bit(Cell(from as u16));
            let same = |double: &&mut DoubleStride| (double.over, double.by, double.is_open) == (over, by, is_open);
            match strides.doubles.iter_mut().find(same) {
                Some(double) => double.from |= start,
                None => strides.doubles.push(DoubleStride { from: start, over, by, is_open }),
            }
        }
    }
    (strides.steps.len() <= MOST_STRIDES && strides.doubles.len() <= MOST_STRIDES).then_some(strides)
}

/// The order of the cell numbers along a ray.
enum Direction {
    Up,
    Down,
}

/// The quiet moves of a branch without captures: the cells that must be empty, and the target. `None` if the branch has captures or forks.
fn quiet_steps(branch: &[Node]) -> Option<Vec<(Bitboard64, Cell)>> {
    let straight = branch.iter().enumerate().all(|(at, node)| usize::from(node.skip) == branch.len() - at);
    if !straight || branch.iter().any(|node| node.flags & (TAKE | EN_PASSANT) != 0) {
        return None;
    }
    let mut empty = 0;
    let steps = branch.iter().map(|node| {
        empty |= bit(node.cell);
        (node.flags & MOVE != 0).then_some((empty, node.cell))
    });
    Some(steps.collect::<Vec<_>>().into_iter().flatten().collect())
}

/// Is this branch a ray, with its cells in ascending or descending order?
fn slide(branch: &[Node]) -> Option<Direction> {
    let straight = branch.iter().enumerate().all(|(at, node)| usize::from(node.skip) == branch.len() - at);
    let plain = branch.iter().all(|node| node.flags & (MOVE | TAKE | EN_PASSANT) == MOVE | TAKE);
    if !straight || !plain {
        return None;
    }
    if branch.is_sorted_by(|a, b| a.cell < b.cell) {
        Some(Direction::Up)
    } else if branch.is_sorted_by(|a, b| a.cell > b.cell) {
        Some(Direction::Down)
    } else {
        None
    }
}

/// Fills in which kinds attack each cell and which cells must be empty for each attack. `None` if the tables cannot
/// express it.
fn attackers(rules: &Rules, bitboards: &mut BitboardTables) -> Option<()> {
    let length = |attackers: &[Attackers]| u32::try_from(attackers.len()).ok();
    for side in Side::BOTH {
        for target in 0..BITBOARD_CELLS {
            let mut sets = [0; BITBOARD_KINDS];
            if target < rules.cells {
                let nodes = rules.attackers.tree(side.index() * rules.cells + target);
                let mut known = 0;
                for (at, node) in nodes.iter().enumerate().filter(|(_, node)| node.kinds != 0) {
                    let way = ancestors(nodes, at).fold(0, |cells, cell| cells | bit(cell));
                    // The tables hold only one path for each pair of cells.
                    if known & bit(node.cell) != 0 {
                        return None;
                    }
                    known |= bit(node.cell);
                    bitboards.between[side.index()][target][node.cell.index()] = way;
                    for kind in cells(node.kinds) {
                        *sets.get_mut(kind.index())? |= bit(node.cell);
                    }
                }
            }
            let kinds = (0..).zip(sets).filter(|&(_, cells)| cells != 0);
            let first = length(&bitboards.attackers)?;
            bitboards.attackers.extend(kinds.map(|(kind, cells)| Attackers { cells, kind }));
            bitboards.starts[side.index()][target] = Stretch { first, end: length(&bitboards.attackers)? };
        }
    }
    Some(())
}
