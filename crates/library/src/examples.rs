//! Examples of a game, played: the positions that their steps lead to, and whether what they claim holds.
//!
//! What is legal and how games end is asked of `rules`; the words are the game file's.

use std::sync::Arc;

use variorum_gamedef::definition::{Example, ExampleStep};
use variorum_rules::{Cell, GaveUp, Position, Reason, Rules, Side, Trace, Turn, TurnError};

/// Work that playing the examples of a game may take, as [`Position::within`] counts it. All of them together take less than a second then. The
/// shipped game that needs most, Stones & Relays, needs 1.6 million.
const WORK: u64 = 300_000_000;

/// What is said where the examples take more.
const TOO_MUCH: &str = "the examples take too much work to be played: use fewer steps and claims, or smaller positions";

/// The board after a step of an example.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The position.
    pub position: Position,
    /// The step's turn, if it has one.
    pub made: Option<Made>,
}

/// The turn of a step.
#[derive(Clone, Debug)]
pub struct Made {
    /// Who made it.
    pub side: Side,
    /// What it did to the board.
    pub trace: Trace,
}

/// The position that an example begins with.
///
/// # Errors
/// What is wrong with its text, for the person who wrote it.
pub fn start(rules: &Arc<Rules>, example: &Example) -> Result<Position, String> {
    match &example.position {
        None => Ok(Position::start(rules)),
        Some(text) => Position::parse(rules, text).map_err(|faults| format!("its position cannot be: {faults}")),
    }
}

/// An example played to its end, a scene for each step.
///
/// # Errors
/// The first position or turn that cannot be.
pub fn scenes(rules: &Arc<Rules>, example: &Example) -> Result<Vec<Scene>, String> {
    play(rules, example, &mut { WORK })
}

/// Plays an example, as long as there is work left.
fn play(rules: &Arc<Rules>, example: &Example, work: &mut u64) -> Result<Vec<Scene>, String> {
    let mut position = start(rules, example)?;
    let mut scenes = Vec::with_capacity(example.steps.len());
    for (number, step) in (1..).zip(&example.steps) {
        let mut made = None;
        if let Some(text) = &step.turn {
            let turn = read_turn(&mut position, text, work)?.map_err(|fault| format!("step {number}: {fault}"))?;
            made = Some(Made { side: position.side(), trace: position.make_traced(turn) });
        }
        scenes.push(Scene { position: position.clone(), made });
    }
    Ok(scenes)
}

/// Reads a turn, if there is work left.
fn read_turn(position: &mut Position, text: &str, work: &mut u64) -> Result<Result<Turn, TurnError>, String> {
    position.within(work, |position| position.parse_turn(text)).map_err(|GaveUp| TOO_MUCH.to_owned())
}

/// Everything that does not hold in the examples of a game; empty when they are sound. Where playing them takes too much work, that comes first,
/// and the rest was not looked at.
#[must_use]
pub fn faults(rules: &Arc<Rules>) -> Vec<String> {
    let mut found = Vec::new();
    let mut work = WORK;
    for example in &rules.definition().examples {
        let told = |text: String| format!("example “{}”: {text}", example.title);
        match examine(rules, example, &mut work) {
            Ok(wrong) => found.extend(wrong.into_iter().map(told)),
            Err(text) if work == 0 => {
                found.insert(0, told(text));
                break;
            }
            Err(text) => found.push(told(text)),
        }
    }
    found
}

/// Everything that does not hold in an example.
///
/// # Errors
/// The first position or turn that cannot be, or that there is too little work left to tell.
fn examine(rules: &Arc<Rules>, example: &Example, work: &mut u64) -> Result<Vec<String>, String> {
    let scenes = play(rules, example, work)?;
    let mut found = Vec::new();
    for (number, (step, scene)) in (1..).zip(example.steps.iter().zip(scenes)) {
        let told = |text: String| format!("step {number}: {text}");
        found.extend(claims(rules, step, scene.position, work).map_err(told)?.into_iter().map(told));
    }
    Ok(found)
}

/// Claims of a step that do not hold.
///
/// # Errors
/// If there is too little work left to tell.
fn claims(rules: &Rules, step: &ExampleStep, mut position: Position, work: &mut u64) -> Result<Vec<String>, String> {
    let mut wrong = Vec::new();
    let outcome = position.within(work, Position::outcome).map_err(|GaveUp| TOO_MUCH.to_owned())?;
    let ended = outcome.map(|outcome| outcome.reason);
    if ended != step.ends {
        let said =
            |reason: Option<Reason>| reason.map_or("goes on".to_owned(), |reason| format!("ends by {}", reason.text()));
        wrong.push(format!("it says that the game {}, but it {}", said(step.ends), said(ended)));
    }
    for text in &step.legal {
        if let Err(fault) = read_turn(&mut position, text, work)? {
            wrong.push(format!("it says that “{text}” is legal, but {fault}"));
        }
    }
    for text in &step.illegal {
        if read_turn(&mut position, text, work)?.is_ok() {
            wrong.push(format!("it says that “{text}” is not legal, but it is"));
        } else if !means_something(rules, &position, text) {
            wrong.push(format!("“{text}” names no piece that could try it"));
        }
    }
    if let Some(cell) = step.show.and_then(|cell| Cell::new(usize::from(cell)))
        && position.at(cell).is_none()
    {
        wrong.push(format!("nobody stands on {} to be shown", rules.cell_name(cell)));
    }
    Ok(wrong)
}

/// Is this a turn that somebody could try: of a piece of the player's or of neither side, to a cell of the board? A slip of the pen is
/// no proof that a turn is illegal.
fn means_something(rules: &Rules, position: &Position, text: &str) -> bool {
    let board = &rules.definition().board;
    text.split(',').all(|part| {
        if let Some((_, goal)) = part.split_once('@') {
            return board.parse_cell(goal).is_some();
        }
        let Some((from, rest)) = board.read_cell(part) else { return false };
        let Some(cell) = Cell::new(usize::from(from)) else { return false };
        let piece = position.at(cell);
        let mine = piece.is_owned_by(position.side()) || piece.is_neutral();
        mine && (board.read_cell(rest).is_some() || rest.starts_with(['=', '+']))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shipped_game_keeps_far_below_the_limit() {
        for id in crate::ids() {
            let rules = crate::rules(&id).unwrap();
            let mut work = WORK;
            for example in &rules.definition().examples {
                assert_eq!(examine(&rules, example, &mut work), Ok(Vec::new()), "{id}");
            }
            println!("{id}: work {}", WORK - work);
            assert!(WORK - work <= WORK / 50, "{id}: {}", WORK - work);
        }
    }
}
