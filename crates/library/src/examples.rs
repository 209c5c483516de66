//! Plays the examples of a game, and checks what they claim.

mod error;

use std::sync::Arc;

use variorum_gamedef::definition::{Example, ExampleStep};
use variorum_rules::diagram::{Trace, play_traced};
use variorum_rules::{OutOfWork, Position, Rules, Side, Turn, TurnError};

pub use error::{ClaimError, End, ExampleError};

/// The greatest work, as [`Position::outcome_within`] counts it, for playing the examples of a game. It takes less than a second. The built-in
/// games need at most 1.6 million.
const WORK: u64 = 300_000_000;

/// The board after a step of an example.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The position.
    pub position: Position,
    /// The step's turn; `None` if it only shows the position.
    pub made: Option<Made>,
}

/// The turn of a step, as a page shows it.
#[derive(Clone, Debug)]
pub struct Made {
    /// The side that made it.
    pub side: Side,
    /// What it did to the board.
    pub trace: Trace,
}

/// The first position of an example.
///
/// # Errors
/// What is wrong with its text.
pub fn start(rules: &Arc<Rules>, example: &Example) -> Result<Position, ExampleError> {
    let Some(text) = &example.position else { return Ok(Position::start(rules)) };
    let faulty = |position| ExampleError::Position { title: example.title.clone(), position };
    Position::parse(rules, text).map_err(faulty)
}

/// Plays an example to its end; returns a scene for each step.
///
/// # Errors
/// The first position or turn that cannot be.
pub fn scenes(rules: &Arc<Rules>, example: &Example) -> Result<Vec<Scene>, ExampleError> {
    play(rules, example, &mut { WORK })
}

/// Plays an example, as long as there is work left.
fn play(rules: &Arc<Rules>, example: &Example, work: &mut u64) -> Result<Vec<Scene>, ExampleError> {
    let mut position = start(rules, example)?;
    let mut scenes = Vec::with_capacity(example.steps.len());
    for (number, step) in (1..).zip(&example.steps) {
        let wrong = |claim| ExampleError::Step { title: example.title.clone(), step: number, claim };
        let mut made = None;
        if let Some(text) = &step.turn {
            let turn = read_turn(&position, text, work).map_err(wrong)?;
            let turn = turn.map_err(|turn| wrong(ClaimError::Turn { turn }))?;
            made = Some(Made { side: position.side(), trace: play_traced(&mut position, turn) });
        }
        scenes.push(Scene { position: position.clone(), made });
    }
    Ok(scenes)
}

/// Reads a turn, if there is work left.
fn read_turn(position: &Position, text: &str, work: &mut u64) -> Result<Result<Turn, TurnError>, ClaimError> {
    position.parse_turn_within(text, work).map_err(|OutOfWork| ClaimError::TooMuchWork)
}

/// All errors in the examples of a game; empty if there are none. If playing them takes too much work, that error comes first, and the
/// remaining examples are not checked.
#[must_use]
pub fn errors(rules: &Arc<Rules>) -> Vec<ExampleError> {
    let mut found = Vec::new();
    let mut work = WORK;
    for example in &rules.definition().examples {
        match examine(rules, example, &mut work) {
            Ok(wrong) => found.extend(wrong),
            Err(error) if work == 0 => {
                found.insert(0, error);
                break;
            }
            Err(error) => found.push(error),
        }
    }
    found
}

/// All claims of an example that are wrong.
///
/// # Errors
/// The first position or turn that cannot be, or that there is too little work left to tell.
fn examine(rules: &Arc<Rules>, example: &Example, work: &mut u64) -> Result<Vec<ExampleError>, ExampleError> {
    let scenes = play(rules, example, work)?;
    let mut found = Vec::new();
    for (number, (step, scene)) in (1..).zip(example.steps.iter().zip(scenes)) {
        let wrong = |claim| ExampleError::Step { title: example.title.clone(), step: number, claim };
        found.extend(claims(rules, step, scene.position, work).map_err(wrong)?.into_iter().map(wrong));
    }
    Ok(found)
}

/// The claims of a step that are wrong.
///
/// # Errors
/// If there is too little work left to tell.
fn claims(
    rules: &Rules,
    step: &ExampleStep,
    position: Position,
    work: &mut u64,
) -> Result<Vec<ClaimError>, ClaimError> {
    let mut wrong = Vec::new();
    let outcome = position.outcome_within(work).map_err(|OutOfWork| ClaimError::TooMuchWork)?;
    let ended = outcome.map(|outcome| outcome.reason);
    if ended != step.ends {
        wrong.push(ClaimError::Ends { claimed: step.ends.into(), actual: ended.into() });
    }
    for text in &step.legal {
        if let Err(turn) = read_turn(&position, text, work)? {
            wrong.push(ClaimError::NotLegal { text: text.clone(), turn });
        }
    }
    for text in &step.illegal {
        if read_turn(&position, text, work)?.is_ok() {
            wrong.push(ClaimError::Legal { text: text.clone() });
        } else if !is_conceivable(rules, &position, text) {
            wrong.push(ClaimError::NoPiece { text: text.clone() });
        }
    }
    if let Some(cell) = step.show.and_then(|cell| rules.cell(usize::from(cell)))
        && position.at(cell).is_none()
    {
        wrong.push(ClaimError::EmptyCell { cell: rules.cell_name(cell) });
    }
    Ok(wrong)
}

/// Whether a player could attempt this turn: it moves an own or a neutral piece to a cell of the board. Otherwise it is a typing error, which
/// would not show that a turn is illegal.
fn is_conceivable(rules: &Rules, position: &Position, text: &str) -> bool {
    let board = &rules.definition().board;
    // A piece that has moved may move again.
    let mut reached = Vec::new();
    text.split(',').all(|part| {
        if let Some((_, cell)) = part.split_once('@') {
            return board.parse_cell(cell).is_some();
        }
        let Some((from, rest)) = board.read_cell(part) else { return false };
        let Some(cell) = rules.cell(usize::from(from)) else { return false };
        let piece = position.at(cell);
        let movable = piece.is_owned_by(position.side()) || piece.is_neutral() || reached.contains(&from);
        let to = board.read_cell(rest);
        reached.extend(to.map(|(to, _)| to));
        movable && (to.is_some() || rest.starts_with(['=', '+']))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn built_in_games_need_far_less_work_than_the_limit() {
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
