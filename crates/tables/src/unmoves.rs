//! Solves a group by going back from the positions in which the game has ended.
//!
//! Where wins are rare, as with most pieces in space, nearly all positions never matter. So no turns are kept. What a piece could have been before a turn is
//! known from the rules ([`variorum_rules::Rules::places_after`]): the places that it may have come from, whatever else is on the board. These are
//! candidates only. For each of them all turns are generated, which say whether it is won or lost. If candidates become too many, it is quicker to generate
//! all turns of all positions once and keep them ([`crate::graph`]).

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use variorum_rules::{Cell, Rules, Side};

use crate::error::TableError;
use crate::graph::{Report, Shared, Worker, lock};
use crate::layout::Layout;
use crate::material::Owner;
use crate::plan::Plan;
use crate::solved::Solved;
use crate::value::Code;

/// With more candidates than one in so many positions, it is quicker to look at all turns.
const POSITIONS_PER_CANDIDATE: u64 = 32;
/// Candidates that a thread takes at a time.
const STRIDE: usize = 256;

/// Can the positions of the group be found by going back? In a turn within it, one piece may move, or two may exchange places, and nothing else may change.
pub(crate) fn can_serve(plan: &Plan, group: &[usize]) -> bool {
    let &[member] = group else { return false };
    let material = &plan.materials()[member];
    !plan.rules().moves_twice()
        && material.hands.iter().next().is_none()
        && material.board.iter().all(|(sort, _)| sort.owner != Owner::Neutral)
        && plan.rules().cells().next().is_some_and(|cell| plan.rules().places_after(Side::White, 0, cell).is_some())
}

/// The number of candidates up to which going back is quicker than to look at all turns.
pub(crate) fn worth_it(plan: &Plan, group: &[usize]) -> usize {
    let positions: u64 = group.iter().map(|&member| plan.positions(member)).sum();
    usize::try_from(positions / POSITIONS_PER_CANDIDATE).unwrap_or(usize::MAX)
}

/// The values of the positions of a group. `codes` has them as [`crate::drawn::survey`] found them: ended, or drawn. `None` if there would be more than `most`
/// candidates, or wins that do not come from these ends.
#[expect(clippy::too_many_arguments, reason = "what all ways to solve a group need, with two of its own")]
pub(crate) fn solve(
    plan: &Plan,
    solved: &Solved,
    group: &[usize],
    mut codes: Vec<Code>,
    threads: usize,
    most: usize,
    stop: &AtomicBool,
    report: Report<'_>,
) -> Result<Option<Vec<Code>>, TableError> {
    let shared = Shared::new(plan, solved, group, u64::MAX, stop);
    let before = Before::of(plan.rules(), plan.layout(group[0]));
    let mut news: Vec<u32> =
        (0..).zip(&codes).filter(|(_, code)| code.is_decisive()).map(|(number, _)| number).collect();
    let mut seen = vec![0_u64; codes.len().div_ceil(64)];
    let (mut looked, mut done) = (0, news.len());
    for round in 1.. {
        if round > Code::MOST_TURNS {
            return Err(TableError::TooLong { most: Code::MOST_TURNS });
        }
        let candidates = before.candidates(plan.layout(group[0]), &codes, &news, &mut seen);
        looked += candidates.len();
        if looked > most {
            return Ok(None);
        }
        let Some(found) = look(&shared, &codes, &candidates, round, threads)? else { return Ok(None) };
        if found.is_empty() {
            break;
        }
        news = found.iter().map(|&(number, _)| number).collect();
        found.into_iter().for_each(|(number, code)| codes[number as usize] = code);
        done += news.len();
        report(done as u64, codes.len() as u64);
    }
    Ok(Some(codes))
}

/// Which of the candidates are won or lost in this round. `None` if a turn ends the game with other pieces than those of the group, so that the ends that are
/// known are not all there are.
fn look(
    shared: &Shared<'_>,
    codes: &[Code],
    candidates: &[u32],
    round: u16,
    threads: usize,
) -> Result<Option<Vec<(u32, Code)>>, TableError> {
    let (next, found) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let (fault, elsewhere) = (Mutex::new(None), AtomicBool::new(false));
    let parts = candidates.chunks(STRIDE);
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1).min(parts.len()) {
            scope.spawn(|| {
                let (mut worker, mut edges, mut own) = (Worker::new(shared), Vec::new(), Vec::new());
                while let Some(part) = parts.clone().nth(next.fetch_add(1, Ordering::Relaxed)) {
                    if shared.is_stopped() || lock(&fault).is_some() || elsewhere.load(Ordering::Relaxed) {
                        break;
                    }
                    for &number in part {
                        edges.clear();
                        let node = match worker.node(number.into(), &mut edges) {
                            Ok(node) => node,
                            Err(error) => {
                                lock(&fault).get_or_insert(error);
                                return;
                            }
                        };
                        if !node.open {
                            continue;
                        }
                        if node.wins_in > 0 || node.loses_in > 0 {
                            elsewhere.store(true, Ordering::Relaxed);
                            return;
                        }
                        let after = edges.iter().map(|&edge| codes[edge as usize]);
                        if after.clone().any(|code| code == Code::loss(round - 1)) {
                            own.push((number, Code::win(round)));
                        } else if !node.draws && !edges.is_empty() && after.clone().all(Code::is_win) {
                            own.push((number, Code::loss(round)));
                        }
                    }
                }
                lock(&found).append(&mut own);
            });
        }
    });
    if shared.is_stopped() {
        return Err(TableError::Stopped);
    }
    match lock(&fault).take() {
        Some(error) => Err(error),
        None if elsewhere.into_inner() => Ok(None),
        None => Ok(Some(found.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner))),
    }
}

/// Where the pieces of a set may come from.
struct Before {
    /// By group of like pieces, then by cell: the cells from which a turn may take a piece there.
    cells: Vec<Vec<Vec<Cell>>>,
    exchanges: bool,
}

impl Before {
    fn of(rules: &Arc<Rules>, layout: &Layout) -> Self {
        let cells = layout.groups.iter().map(|like| {
            let mut before = vec![Vec::new(); rules.cells().count()];
            let Owner::Side(side) = like.sort.owner else { return before };
            for from in rules.cells() {
                for (kind, to) in rules.places_after(side, like.sort.kind, from).unwrap_or_default() {
                    let list: &mut Vec<Cell> = &mut before[to.index()];
                    if kind == like.sort.kind && !list.contains(&from) {
                        list.push(from);
                    }
                }
            }
            before
        });
        Self { cells: cells.collect(), exchanges: rules.definition().swap.is_some() }
    }

    /// The positions, not decided yet, from which a turn may lead to one of `news`.
    fn candidates(&self, layout: &Layout, codes: &[Code], news: &[u32], seen: &mut [u64]) -> Vec<u32> {
        let mut found = Vec::new();
        for &number in news {
            let (side, placement) = (u64::from(number) / layout.placements, u64::from(number) % layout.placements);
            let Some(cells) = layout.cells(placement) else { continue };
            let mover = if side == 0 { Side::Black } else { Side::White };
            let mut add = |cells: &crate::layout::Cells| {
                let Some(placed) = layout.place(cells) else { return };
                let number = mover.index() as u64 * layout.placements + placed.number;
                let (word, bit) = (number as usize / 64, 1 << (number % 64));
                if codes[number as usize] == Code::DRAW && seen[word] & bit == 0 {
                    seen[word] |= bit;
                    found.push(number as u32);
                }
            };
            // The mover may have passed.
            add(&cells);
            let pieces = layout.groups.iter().enumerate();
            let pieces = pieces.flat_map(|(group, like)| std::iter::repeat_n((group, like.sort.owner), like.count));
            let own: Vec<(usize, usize)> = (0..)
                .zip(pieces)
                .filter(|&(_, (_, owner))| owner == Owner::Side(mover))
                .map(|(at, (group, _))| (at, group))
                .collect();
            for &(at, group) in &own {
                for &from in &self.cells[group][cells[at].index()] {
                    let mut before = cells;
                    before[at] = from;
                    if !cells[..layout.pieces].contains(&from) {
                        add(&before);
                    }
                }
                for &(other, _) in own.iter().filter(|&&(other, _)| self.exchanges && other > at) {
                    let mut before = cells;
                    before.swap(at, other);
                    add(&before);
                }
            }
        }
        found.iter().for_each(|&number| seen[number as usize / 64] &= !(1 << (number % 64)));
        // Neighbours in the numbering are set up from the same memory.
        found.sort_unstable();
        found
    }
}
