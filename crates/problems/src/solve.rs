//! Solves problems: the root of the search, its threads, and the texts of what they found.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use variorum_rules::movegen::make_null;
use variorum_rules::{Position, Turn};

use crate::aim::end;
use crate::explore::{Finds, Found};
use crate::fault::{StipulationFault, StipulationFaults};
use crate::mating::Mating;
use crate::program::Program;
use crate::proof_game;
use crate::search::Search;
use crate::solution::{Move, SetPlay, Solution, Solved, Try};
use crate::stipulation::Stipulation;
use crate::table::Table;
use crate::work::{Ended, Interrupted, Limits, Shared};

/// What is wanted besides the solutions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wishes {
    /// The play if the other side began.
    pub set_play: bool,
    /// Turns that fail to at most so many replies; 0 for none.
    pub tries: usize,
    /// The solutions alone, without the replies to them. In games with many second parts there are far more replies than anybody reads.
    pub solutions_only: bool,
}

/// Finds all solutions. Draws by repetition, by quiet turns and for lack of material are ignored, as in composed problems.
///
/// `stop` ends the search early; what was found until then is returned. `progress` is told of finished first turns and their number, by any thread.
///
/// ```
/// # use std::sync::atomic::AtomicBool;
/// # use variorum_problems::{Limits, Wishes, read_stipulation, solve};
/// # use variorum_rules::Position;
/// # let rules = variorum_library::rules("chess")?;
/// let position = Position::parse(&rules, "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1")?;
/// let mate = read_stipulation(&rules, "#2")?;
/// let solved = solve(&position, &mate, Wishes::default(), &Limits::default(), &AtomicBool::new(false), &|_, _| {})?;
/// assert!(solved.solutions.iter().any(|key| key.moves[0].text == "a2a7"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If the stipulation does not fit the position.
pub fn solve(
    position: &Position,
    stipulation: &Stipulation,
    wishes: Wishes,
    limits: &Limits,
    stop: &AtomicBool,
    progress: &(dyn Fn(usize, usize) + Sync),
) -> Result<Solved, StipulationFaults> {
    let shared = Shared::new(limits, stop);
    let mut solved = match stipulation {
        Stipulation::ProofGame { plies } => {
            let start = Position::start(position.rules());
            proof_game::find(&start, position, *plies, &shared, progress)?
        }
        Stipulation::Goal { play, series, goal, half_turns } => {
            let root = position.scratch();
            if end(&mut root.clone()).is_some() {
                return Err(StipulationFaults(vec![StipulationFault::Over]));
            }
            let program = Program::new(*play, *series, goal, *half_turns);
            let mut solved = solve_from(&root, &program, wishes, &shared, progress);
            if wishes.set_play {
                let rest = program.without_first().filter(|_| !series);
                let set_play = rest.map(|rest| set_play(&root, &rest, &shared, &mut solved.ended));
                solved.set_play = Some(set_play.unwrap_or(SetPlay::None));
            }
            solved
        }
    };
    solved.nodes = shared.nodes();
    Ok(solved)
}

/// Solves a program whose first ply needs one turn that succeeds.
fn solve_from(
    root: &Position,
    program: &Program,
    wishes: Wishes,
    shared: &Shared<'_>,
    progress: &(dyn Fn(usize, usize) + Sync),
) -> Solved {
    let table = Table::new(shared.hash_mib());
    let mut search = Search::new(root, program, &table, shared);
    let mating = Mating::new(root, program, search.aimer);
    let turns = match search.ply(0).compelled.then(|| search.reaches_in_one(0)) {
        // A side that is compelled to reach the goal cannot solve.
        Some(Ok(true)) => Vec::new(),
        Some(Ok(false)) | None => root.turns(),
        Some(Err(Interrupted(ended))) => return Solved::empty(ended),
    };
    drop(search);
    let work = |turn: Turn| {
        let mut search = Search::new(root, program, &table, shared);
        search.tells_replies = !wishes.solutions_only;
        search.mating = mating.as_ref();
        let mut finds = Finds::default();
        let mut attempt = None;
        let found = search.explore_turn(turn, 0, &mut finds).and_then(|solves| {
            if !solves && wishes.tries > 0 {
                attempt = search.refuted(turn, wishes.tries)?;
            }
            Ok(())
        });
        (finds.found, attempt, found.err().map_or(Ended::Complete, |Interrupted(ended)| ended))
    };
    let parts = in_parallel(&turns, shared.threads(), work, progress);
    let mut solved = Solved::empty(Ended::Complete);
    for (found, attempt, ended) in parts {
        let written = found.into_iter().map(|found| write(root, program, found));
        solved.solutions.extend(written);
        solved.tries.extend(attempt);
        solved.ended = solved.ended.max(ended);
    }
    solved.solutions.sort_by(|a, b| a.moves.cmp(&b.moves));
    solved.tries.sort_by(|a: &Try, b: &Try| a.turn.cmp(&b.turn));
    solved
}

/// The play if the other side makes the first turn.
fn set_play(root: &Position, rest: &Program, shared: &Shared<'_>, ended: &mut Ended) -> SetPlay {
    let mut passed = root.scratch();
    if passed.is_check() {
        return SetPlay::None;
    }
    make_null(&mut passed);
    if end(&mut passed.clone()).is_some() {
        return SetPlay::None;
    }
    if rest.leading() > 0 {
        let solved = solve_from(&passed, rest, Wishes::default(), shared, &|_, _| {});
        *ended = (*ended).max(solved.ended);
        return SetPlay::Lines(solved.solutions);
    }
    let table = Table::new(shared.hash_mib());
    let replies = Search::new(&passed, rest, &table, shared).replies(0);
    match replies {
        Ok(mut replies) => {
            replies.variations.retain(|variation| !variation.refutes());
            SetPlay::Replies(replies)
        }
        Err(Interrupted(early)) => {
            *ended = (*ended).max(early);
            SetPlay::None
        }
    }
}

/// The texts of a solution.
fn write(root: &Position, program: &Program, found: Found) -> Solution {
    let mut position = root.scratch();
    let mut moves = Vec::new();
    let count = found.turns.len();
    for (at, turn) in found.turns.into_iter().enumerate() {
        let text = position.turn_text(turn);
        position.play_unchecked(turn);
        let reached = at + 1 == count && found.play.is_none();
        moves.push(Move { text, check: position.is_check(), reached });
        if program.plies[at].again && at + 1 < count {
            make_null(&mut position);
        }
    }
    Solution { moves, play: found.play }
}

/// What `work` makes of each item, in their order, on several threads.
pub(crate) fn in_parallel<Item: Copy + Sync, Made: Send>(
    items: &[Item],
    threads: usize,
    work: impl Fn(Item) -> Made + Sync,
    progress: &(dyn Fn(usize, usize) + Sync),
) -> Vec<Made> {
    let next = AtomicUsize::new(0);
    let done = AtomicUsize::new(0);
    let made = Mutex::new(Vec::new());
    let each = || {
        while let Some((at, &item)) =
            Some(next.fetch_add(1, Ordering::Relaxed)).and_then(|at| Some((at, items.get(at)?)))
        {
            let result = work(item);
            made.lock().unwrap_or_else(PoisonError::into_inner).push((at, result));
            progress(done.fetch_add(1, Ordering::Relaxed) + 1, items.len());
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads.min(items.len()) {
            scope.spawn(each);
        }
        each();
    });
    let mut made = made.into_inner().unwrap_or_else(PoisonError::into_inner);
    made.sort_by_key(|&(at, _)| at);
    made.into_iter().map(|(_, made)| made).collect()
}

impl Solved {
    pub(crate) fn empty(ended: Ended) -> Self {
        Self { solutions: Vec::new(), set_play: None, tries: Vec::new(), nodes: 0, ended }
    }
}
