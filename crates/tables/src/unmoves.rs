//! Solves a group by going back from the positions whose values are known: those in which the game has ended, and those outside the group to which its turns
//! lead.
//!
//! Where wins are rare, as with most pieces in space, nearly all positions never matter. So no turns are kept. What a piece could have been before a turn is
//! known from the rules ([`variorum_rules::Rules::places_after`]): the places that it may have come from, whatever else is on the board, and what it was
//! before a promotion. A piece that was captured stood where the captor is, and a piece from the hand may have come in anywhere. These are candidates only.
//! For each of them all turns are generated, which say whether it is won or lost. If candidates become too many, it is quicker to generate all turns of all
//! positions once and keep them ([`crate::graph`]).

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use variorum_rules::{Cell, Side};

use crate::error::TableError;
use crate::graph::{Node, Report, Shared, Worker, lock};
use crate::material::{Material, Owner, Sort};
use crate::plan::{Numbering, Plan};
use crate::solved::Solved;
use crate::value::{Code, Value};

/// With more candidates than one in so many positions, it is quicker to look at all turns.
const POSITIONS_PER_CANDIDATE: u64 = 32;
/// Candidates that a thread takes at a time.
const STRIDE: usize = 256;

/// Can the positions of the group be found by going back?
fn can_serve(plan: &Plan, group: &[usize]) -> bool {
    let rules = plan.rules();
    rules.has_plain_turns()
        && rules.cells().next().is_some_and(|cell| rules.places_after(Side::White, 0, cell).is_some())
        && group
            .iter()
            .all(|&member| plan.materials()[member].board.iter().all(|(sort, _)| sort.owner != Owner::Neutral))
}

/// The number of candidates up to which going back is quicker than to look at all turns.
pub(crate) fn worth_it(plan: &Plan, group: &[usize]) -> usize {
    usize::try_from(Numbering::of(plan, group).all / POSITIONS_PER_CANDIDATE).unwrap_or(usize::MAX)
}

/// The values of the positions of a group. `codes` has them as [`crate::drawn::survey`] found them: ended, or drawn. `None` if there would be too many
/// candidates.
pub(crate) fn solve(
    before: &Before<'_>,
    group: &[usize],
    mut codes: Vec<Code>,
    threads: usize,
    stop: &AtomicBool,
    report: Report<'_>,
) -> Result<Option<Vec<Code>>, TableError> {
    let shared = Shared::new(before.plan, before.solved, group, u64::MAX, stop);
    let places = Places::of(before.plan);
    let mut exits = &before.exits[..];
    let place = |number: u32| before.numbering.place(number.into());
    let mut news: Vec<Place> =
        (0..).zip(&codes).filter(|(_, code)| code.is_decisive()).map(|(number, _)| place(number)).collect();
    let mut seen = vec![0_u64; codes.len().div_ceil(64)];
    let (mut looked, mut done) = (0, news.len());
    for round in 1.. {
        if round > Code::MOST_TURNS {
            return Err(TableError::TooLong { most: Code::MOST_TURNS });
        }
        let (now, later) = exits.split_at(exits.partition_point(|&(turns, _)| turns < round));
        exits = later;
        news.extend(now.iter().map(|&(_, place)| place));
        let candidates = before.candidates(&places, &codes, &news, &mut seen);
        looked += candidates.len();
        if looked > before.most {
            return Ok(None);
        }
        let found = look(&shared, &codes, &candidates, round, threads)?;
        news.clear();
        for (number, code) in found {
            codes[number as usize] = code;
            news.push(place(number));
        }
        done += news.len();
        report(done as u64, codes.len() as u64);
        if news.is_empty() && exits.is_empty() {
            break;
        }
    }
    Ok(Some(codes))
}

/// Which of the candidates are won or lost in this round.
fn look(
    shared: &Shared<'_>,
    codes: &[Code],
    candidates: &[u32],
    round: u16,
    threads: usize,
) -> Result<Vec<(u32, Code)>, TableError> {
    let (next, found) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let fault = Mutex::new(None);
    let parts = candidates.chunks(STRIDE);
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1).min(parts.len()) {
            scope.spawn(|| {
                let (mut worker, mut edges, mut own) = (Worker::new(shared), Vec::new(), Vec::new());
                while let Some(part) = parts.clone().nth(next.fetch_add(1, Ordering::Relaxed)) {
                    if shared.is_stopped() || lock(&fault).is_some() {
                        break;
                    }
                    for &number in part {
                        edges.clear();
                        match worker.node(number.into(), &mut edges) {
                            Ok(node) if node.open => {
                                let code = code_in(round, &node, edges.iter().map(|&edge| codes[edge as usize]));
                                own.extend(code.map(|code| (number, code)));
                            }
                            Ok(_) => {}
                            Err(error) => {
                                lock(&fault).get_or_insert(error);
                                return;
                            }
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
        None => Ok(found.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner)),
    }
}

/// The value of a position if it is won or lost in this round. `after`: the positions of the group to which its turns lead.
fn code_in(round: u16, node: &Node, mut after: impl Iterator<Item = Code> + Clone) -> Option<Code> {
    if node.wins_in == round || after.clone().any(|code| code == Code::loss(round - 1)) {
        return Some(Code::win(round));
    }
    let turns = |code: Code| if code.is_win() { code.value().and_then(Value::turns) } else { None };
    let last = after.try_fold(node.loses_in, |last, code| turns(code).map(|turns| last.max(turns + 1)));
    (!node.draws && node.wins_in == 0 && last == Some(round)).then_some(Code::loss(round))
}

/// A position: the number of its set of pieces, and its own.
type Place = (usize, u64);

/// From which positions turns may lead to a position.
pub(crate) struct Before<'a> {
    plan: &'a Plan,
    solved: &'a Solved,
    numbering: Numbering,
    /// The number of candidates up to which going back is tried.
    most: usize,
    /// By set of pieces, then by the side that made the turn.
    ways: Vec<[Vec<Way>; 2]>,
    /// The positions outside the group that somebody wins and that turns of it may lead to, with the turns that this takes, the quickest first.
    exits: Vec<(u16, Place)>,
}

/// What pieces may have been before a turn.
struct Places {
    kinds: usize,
    /// By side × kinds + kind, then by cell: kinds and cells.
    before: Vec<Vec<Vec<(usize, Cell)>>>,
    exchanges: bool,
}

/// How turns lead from a set of pieces of the group to another set, or to the same.
struct Way {
    /// The set before, and the number of its first position in the group.
    before: usize,
    first: u64,
    moved: Moved,
    /// What is captured.
    taken: Option<Sort>,
    /// The set before has fewer symmetries: all positions that the one after stands for have to be looked at.
    unfolds: bool,
}

/// What becomes of the mover's own pieces.
enum Moved {
    /// They stay what they are.
    Same,
    /// One becomes another kind.
    Into { was: usize, is: usize },
    /// One comes in.
    In { kind: usize },
}

impl Way {
    /// How a turn of `mover` may lead from one set to another. `None` if none can.
    fn between(before: &Material, after: &Material, mover: Side) -> Option<(Moved, Option<Sort>)> {
        let mut changes: [Vec<Sort>; 2] = Default::default();
        for (list, [some, others]) in changes.iter_mut().zip([[before, after], [after, before]]) {
            for (sort, count) in some.board.iter() {
                let more = count.saturating_sub(others.board.count(sort));
                list.extend(std::iter::repeat_n(sort, more.into()));
            }
        }
        let [gone, come] = changes;
        let is_own = |sort: &&Sort| sort.owner == Owner::Side(mover);
        let (own_gone, own_come): (Vec<_>, Vec<_>) =
            (gone.iter().filter(is_own).collect(), come.iter().filter(is_own).collect());
        let taken: Vec<&Sort> = gone.iter().filter(|sort| sort.owner == Owner::Side(mover.other())).collect();
        if own_gone.len() + taken.len() != gone.len() || own_come.len() != come.len() || taken.len() > 1 {
            return None;
        }
        let taken = taken.first().copied().copied();
        match (&own_gone[..], &own_come[..]) {
            ([], []) if taken.is_some() || before.hands == after.hands => Some((Moved::Same, taken)),
            ([was], [is]) => Some((Moved::Into { was: was.kind, is: is.kind }, taken)),
            ([], [came]) if taken.is_none() => Some((Moved::In { kind: came.kind }, None)),
            _ => None,
        }
    }
}

impl Places {
    fn of(plan: &Plan) -> Self {
        let rules = plan.rules();
        let kinds = rules.definition().pieces.len();
        let mut before = vec![Vec::new(); 2 * kinds];
        let sorts = plan.materials().iter().flat_map(|material| material.board.iter());
        let sorts: std::collections::BTreeSet<Sort> = sorts.map(|(sort, _)| sort).collect();
        for sort in sorts {
            let Owner::Side(side) = sort.owner else { continue };
            for from in rules.cells() {
                for (kind, to) in rules.places_after(side, sort.kind, from).unwrap_or_default() {
                    let by_cell = &mut before[side.index() * kinds + kind];
                    by_cell.resize(rules.cells().count(), Vec::new());
                    let list: &mut Vec<(usize, Cell)> = &mut by_cell[to.index()];
                    if !list.contains(&(sort.kind, from)) {
                        list.push((sort.kind, from));
                    }
                }
            }
        }
        Self { kinds, before, exchanges: rules.definition().swap.is_some() }
    }
}

impl<'a> Before<'a> {
    /// `None` if the positions of the group cannot be found by going back, or there would be more than `most` candidates.
    pub fn of(plan: &'a Plan, solved: &'a Solved, group: &[usize], most: usize) -> Option<Self> {
        if !can_serve(plan, group) {
            return None;
        }
        let numbering = Numbering::of(plan, group);
        let way = |before: usize, after: usize, mover: Side| {
            let (moved, taken) = Way::between(&plan.materials()[before], &plan.materials()[after], mover)?;
            let known = &plan.layout(before).maps;
            let unfolds = plan.layout(after).maps.iter().any(|map| !known.contains(map));
            Some(Way { before, first: numbering.first_of(before)?, moved, taken, unfolds })
        };
        let is_goal = |after: usize| group.contains(&after) || solved.dense[after].is_some();
        let ways_to = |after: usize| {
            let before = group.iter().filter(|_| is_goal(after));
            Side::BOTH.map(|mover| before.clone().filter_map(|&before| way(before, after, mover)).collect())
        };
        let ways = (0..plan.materials().len()).map(ways_to).collect();
        let mut before = Self { plan, solved, numbering, most, ways, exits: Vec::new() };
        before.find_exits().then_some(before)
    }

    /// Finds the exits. Are there at most so many as candidates may be?
    fn find_exits(&mut self) -> bool {
        for (material, ways) in self.ways.iter().enumerate() {
            if ways.iter().all(Vec::is_empty) {
                continue;
            }
            let codes = (0..).zip(self.solved.dense[material].iter().flatten());
            let turns = codes.filter_map(|(number, code)| Some((code.value()?.turns()?, (material, number))));
            self.exits.extend(turns);
            if self.exits.len() > self.most {
                return false;
            }
        }
        self.exits.sort_unstable();
        true
    }

    /// The positions of the group, not decided yet, from which a turn may lead to one of `news`.
    fn candidates(&self, places: &Places, codes: &[Code], news: &[Place], seen: &mut [u64]) -> Vec<u32> {
        let mut found = Vec::new();
        let mut pieces = Vec::new();
        for &(material, number) in news {
            let layout = self.plan.layout(material);
            let (side, placement) = (number / layout.placements, number % layout.placements);
            let Some(cells) = layout.cells(placement) else { continue };
            let mover = if side == 0 { Side::Black } else { Side::White };
            for way in &self.ways[material][mover.index()] {
                let images = if way.unfolds { &layout.maps[..] } else { &layout.maps[..1] };
                for image in images {
                    pieces.clear();
                    let sorts = layout.groups.iter().flat_map(|like| std::iter::repeat_n(like.sort, like.count));
                    pieces.extend(sorts.zip(&cells).map(|(sort, cell)| (sort, image[cell.index()])));
                    places.undo(way, mover, &pieces, &mut |before| {
                        let layout = self.plan.layout(way.before);
                        let Some(placed) = layout.arranged(before).and_then(|cells| layout.place(&cells)) else {
                            return;
                        };
                        let number = way.first + mover.index() as u64 * layout.placements + placed.number;
                        let (word, bit) = (number as usize / 64, 1 << (number % 64));
                        if codes[number as usize] == Code::DRAW && seen[word] & bit == 0 {
                            seen[word] |= bit;
                            found.push(number as u32);
                        }
                    });
                }
            }
        }
        found.iter().for_each(|&number| seen[number as usize / 64] &= !(1 << (number % 64)));
        // Neighbours in the numbering are set up from the same memory.
        found.sort_unstable();
        found
    }
}

impl Places {
    /// Tells where pieces may have been before a turn that led to these.
    fn undo(&self, way: &Way, mover: Side, after: &[(Sort, Cell)], tell: &mut impl FnMut(&[(Sort, Cell)])) {
        let mut before = after.to_vec();
        let own = after.iter().enumerate().filter(|(_, (sort, _))| sort.owner == Owner::Side(mover));
        let was_and_is = |kind: usize| match way.moved {
            Moved::Same => Some((kind, kind)),
            Moved::Into { was, is } => (kind == is).then_some((was, is)),
            Moved::In { .. } => None,
        };
        for (at, &(sort, to)) in own.clone() {
            let Some((was, is)) = was_and_is(sort.kind) else { continue };
            let places = self.before[mover.index() * self.kinds + is].get(to.index()).map_or(&[][..], Vec::as_slice);
            for &(_, from) in places.iter().filter(|&&(kind, _)| kind == was) {
                if after.iter().any(|&(_, cell)| cell == from) && (from != to || way.taken.is_some()) {
                    continue;
                }
                before[at] = (Sort::owned(mover, was), from);
                before.extend(way.taken.map(|taken| (taken, to)));
                tell(&before);
                before.truncate(after.len());
            }
            before[at] = after[at];
        }
        match way.moved {
            Moved::Into { .. } => {}
            Moved::In { kind } => {
                for (at, _) in own.filter(|(_, (sort, _))| sort.kind == kind) {
                    before.clear();
                    before.extend_from_slice(after);
                    before.remove(at);
                    tell(&before);
                }
            }
            Moved::Same if way.taken.is_some() => {}
            Moved::Same => {
                // The mover may have passed, or two pieces have exchanged places.
                tell(after);
                for (one, other) in own.clone().flat_map(|one| own.clone().map(move |other| (one.0, other.0))) {
                    if self.exchanges && one < other {
                        (before[one].1, before[other].1) = (after[other].1, after[one].1);
                        tell(&before);
                        (before[one].1, before[other].1) = (after[one].1, after[other].1);
                    }
                }
            }
        }
    }
}
