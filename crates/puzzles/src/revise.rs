//! Changes positions until they have one solution.

use std::sync::atomic::{AtomicBool, Ordering};

use variorum_engine::Random;
use variorum_problems::{Answer, Ended, Limits, saving_turns, winning_turns};
use variorum_rules::{Occupant, Piece, Position, Setup, Side, Turn, mix};

use crate::aim::Aim;
use crate::few_pieces::{count_as_lost, count_as_returned, free_cell, is_playable};
use crate::prove::{Unproved, prove};

/// A position with more solutions than this is not mended.
const MOST_SOLUTIONS: usize = 24;
/// Turns that may be made to count the solutions of a position.
const NODES: u64 = 40_000;

/// A position near this one in which one turn alone reaches the aim, with its main line. Pieces are taken away, moved or added, at most `changes`
/// times; a change stays if it leaves no more solutions than before. The position is legal and the game not over.
///
/// The same position and seed give the same result. `None` if none is found, or if the work was stopped.
///
/// ```
/// # use std::sync::atomic::AtomicBool;
/// # use variorum_puzzles::{Aim, prove, revised};
/// # use variorum_problems::Limits;
/// # use variorum_rules::Position;
/// # let rules = variorum_library::rules("chess")?;
/// let (limits, stop) = (Limits::default(), AtomicBool::new(false));
/// let position = Position::parse(&rules, "7k/6pp/8/8/8/8/8/RR5K w - - 0 1")?;
/// assert!(prove(&position, Aim::Win(1), None, &limits, &stop).is_err(), "both rooks mate");
/// let (position, line) = revised(&position, Aim::Win(1), 40, 1, &limits, &stop).ok_or("none is found")?;
/// assert_eq!(prove(&position, Aim::Win(1), None, &limits, &stop), Ok(line));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn revised(
    position: &Position,
    aim: Aim,
    changes: usize,
    seed: u64,
    limits: &Limits,
    stop: &AtomicBool,
) -> Option<(Position, Vec<Turn>)> {
    let mut random = Random::new(mix(position.hash() ^ mix(seed)));
    let mut best = position.scratch();
    let mut solutions = MOST_SOLUTIONS;
    for _ in 0..changes {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        let Some(changed) = changed(&best, &mut random) else { continue };
        let Some(count) = count(&changed, aim, solutions, stop) else { continue };
        if count == 1 {
            match prove(&changed, aim, None, limits, stop) {
                Ok(line) => return Some((changed, line)),
                // A later turn has a second solution: the next change may mend that.
                Err(Unproved::Dual | Unproved::Several) => {}
                Err(Unproved::Sooner | Unproved::Unreached | Unproved::Over | Unproved::Unfinished) => continue,
            }
        }
        (best, solutions) = (changed, count);
    }
    None
}

/// The number of turns that reach the aim, and not sooner, if it is at least one and at most `most`. `None` too if the search takes too long.
fn count(position: &Position, aim: Aim, most: usize, stop: &AtomicBool) -> Option<usize> {
    let limits = Limits { nodes: Some(NODES), hash_mib: 0, threads: 1, lines: usize::MAX };
    let known = |answer: Answer| {
        let complete = matches!(answer.ended, Ended::Complete | Ended::Lines);
        complete.then_some(answer.turns.len())
    };
    let found = match aim {
        Aim::Win(turns) => {
            let sooner = known(winning_turns(position, turns.saturating_sub(1), None, 0, &limits, stop))?;
            if sooner > 0 {
                return None;
            }
            known(winning_turns(position, turns, None, most, &limits, stop))?
        }
        Aim::Save(turns) => known(saving_turns(position, turns, None, most, &limits, stop))?,
    };
    (1..=most).contains(&found).then_some(found)
}

/// The position after one change at random. `None` if the change cannot be made.
fn changed(position: &Position, random: &mut Random) -> Option<Position> {
    let mut setup = position.setup();
    let solver = position.side();
    match random.below(5) {
        0 | 1 => take_away(position, &mut setup, solver, random)?,
        2 | 3 => put_elsewhere(position, &mut setup, random)?,
        _ => add(position, &mut setup, solver.other(), random)?,
    }
    let changed = Position::parse(position.rules(), &setup.text(position.rules())).ok()?;
    is_playable(&changed).then_some(changed)
}

/// Takes a piece from a side's army, or from its hand.
fn take_away(position: &Position, setup: &mut Setup, owner: Side, random: &mut Random) -> Option<()> {
    let kinds = &position.rules().definition().pieces;
    let is_common = |piece: Piece| matches!(piece.occupant(), Some(Occupant::Owned(side, kind)) if side == owner && kinds[kind].royal.is_none());
    let standing: Vec<usize> = (0..setup.pieces.len()).filter(|&at| is_common(setup.pieces[at].1)).collect();
    let held: Vec<usize> = (0..setup.hands.len()).filter(|&at| setup.hands[at].0 == owner).collect();
    let chosen = random.below((standing.len() + held.len()).max(1));
    if let Some(&at) = standing.get(chosen) {
        let (_, piece) = setup.pieces.remove(at);
        count_as_lost(position.rules(), setup, owner, piece.kind());
    } else {
        let hand = &mut setup.hands[*held.get(chosen - standing.len())?];
        hand.2 = hand.2.saturating_sub(1);
        setup.hands.retain(|&(_, _, count)| count > 0);
    }
    Some(())
}

/// Puts any piece on another cell.
fn put_elsewhere(position: &Position, setup: &mut Setup, random: &mut Random) -> Option<()> {
    let at = random.below(setup.pieces.len().max(1));
    let piece = setup.pieces.get(at)?.1;
    let cell = free_cell(position.rules(), setup, piece, random)?;
    setup.pieces[at].0 = cell;
    Some(())
}

/// Adds a piece of a kind of which the side has fewer than at the start.
fn add(position: &Position, setup: &mut Setup, owner: Side, random: &mut Random) -> Option<()> {
    let rules = position.rules();
    let start = Position::start(rules);
    let kinds = &rules.definition().pieces;
    let is_missing =
        |&kind: &usize| kinds[kind].royal.is_none() && position.count(owner, kind) < start.count(owner, kind);
    let missing: Vec<usize> = (0..kinds.len()).filter(is_missing).collect();
    let kind = *missing.get(random.below(missing.len().max(1)))?;
    count_as_returned(rules, setup, owner, kind)?;
    let piece = Piece::owned(owner, kind);
    let cell = free_cell(position.rules(), setup, piece, random)?;
    setup.pieces.push((cell, piece));
    Some(())
}
