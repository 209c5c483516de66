//! The guided first game: plays its steps, finds the turns that fulfil their tasks, and judges a player's turn.
//!
//! ```
//! use variorum_library::guide;
//!
//! let rules = variorum_library::rules("stones-and-relays")?;
//! let steps = guide::play(&rules, &rules.definition().guide).map_err(|error| error.to_string())?;
//! let task = steps.iter().find_map(|step| step.task.as_ref()).ok_or("no task")?;
//! assert!(task.solutions > 0 && task.solutions < task.turns);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod error;
mod goal;
pub(crate) mod maker;

use std::sync::Arc;

use variorum_gamedef::definition::{Goal, GoalCondition, GuideStep, Task};
use variorum_rules::{Action, OutOfWork, Position, Rules, Turn, TurnError};

pub use error::{GuideError, GuideFault};

/// The greatest work, as [`Position::outcome_within`] counts it, for playing the guide of a game. It takes less than a second.
const WORK: u64 = 300_000_000;

/// The greatest work for judging one turn.
const JUDGING: u64 = 50_000_000;

/// A step of the guide as played.
#[derive(Clone, Debug)]
pub struct PlayedStep {
    /// The position with which it begins.
    pub start: Position,
    /// The turn that is made and shown first.
    pub turn: Option<Turn>,
    /// The position after that turn.
    pub position: Position,
    /// Its task.
    pub task: Option<PlayedTask>,
}

/// A task with a turn that fulfils it.
#[derive(Clone, Debug)]
pub struct PlayedTask {
    /// What the turn must do.
    pub goal: Goal,
    /// A turn that does it.
    pub hint: Turn,
    /// The opponent's reply. If there is one, only the hint fulfils the task.
    pub reply: Option<Turn>,
    /// The number of legal turns that fulfil the task.
    pub solutions: usize,
    /// The number of legal turns.
    pub turns: usize,
}

/// What a turn is worth in a task.
#[derive(Clone, Copy, Debug)]
pub struct Verdict {
    /// Whether it fulfils the task.
    pub met: bool,
    /// The turn.
    pub turn: Turn,
    /// The opponent's reply, if the task is fulfilled and there is one.
    pub reply: Option<Turn>,
}

/// Why a turn cannot be judged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum JudgeError {
    /// The step has no task.
    #[error("this step has no task")]
    NoTask,
    /// The turn is not legal.
    #[error(transparent)]
    Turn(TurnError),
    /// It would take too much work.
    #[error(transparent)]
    Work(#[from] OutOfWork),
}

/// Plays the steps of a guide.
///
/// # Errors
/// The first step that does not hold.
pub fn play(rules: &Arc<Rules>, steps: &[GuideStep]) -> Result<Vec<PlayedStep>, GuideError> {
    let (played, mut errors) = play_all(rules, steps, &mut { WORK });
    if errors.is_empty() { Ok(played) } else { Err(errors.swap_remove(0)) }
}

/// All errors in the guide of a game, at most one for each step; empty if there are none. A step that goes on from one with an error is not
/// checked.
#[must_use]
pub fn errors(rules: &Arc<Rules>) -> Vec<GuideError> {
    play_all(rules, &rules.definition().guide, &mut { WORK }).1
}

fn play_all(rules: &Arc<Rules>, steps: &[GuideStep], work: &mut u64) -> (Vec<PlayedStep>, Vec<GuideError>) {
    let (mut played, mut errors) = (Vec::with_capacity(steps.len()), Vec::new());
    // Where the next step goes on; `None` after an error.
    let mut now = Some(Position::start(rules));
    for (number, step) in (1..).zip(steps) {
        let goes_on = steps.get(number).is_some_and(|next| next.position.is_none());
        let begins = match &step.position {
            Some(text) => Position::parse(rules, text).map(Some).map_err(|position| GuideFault::Position { position }),
            None => Ok(now.take()),
        };
        let result = match begins {
            Ok(None) => continue,
            Ok(Some(position)) => play_step(rules, step, position, goes_on, work),
            Err(fault) => Err(fault),
        };
        match result {
            Ok(step) => {
                let mut end = step.position.clone();
                if let Some(task) = &step.task {
                    end.play_unchecked(task.hint);
                    task.reply.into_iter().for_each(|reply| end.play_unchecked(reply));
                }
                now = Some(end);
                played.push(step);
            }
            Err(fault) => {
                now = None;
                let out_of_work = fault == GuideFault::TooMuchWork;
                errors.push(GuideError::Step { step: number, title: step.title.clone(), fault });
                if out_of_work {
                    break;
                }
            }
        }
    }
    (played, errors)
}

fn play_step(
    rules: &Arc<Rules>,
    step: &GuideStep,
    position: Position,
    goes_on: bool,
    work: &mut u64,
) -> Result<PlayedStep, GuideFault> {
    let start = position;
    // A step that goes on from the end of a game may show it.
    if step.position.is_some() {
        ensure_goes_on(&start, work)?;
    }
    let turn = step.turn.as_ref().map(|text| read_turn(&start, "turn", text, work)).transpose()?;
    let position = turn.map_or_else(|| start.clone(), |turn| after(&start, turn));
    if step.task.is_some() {
        ensure_goes_on(&position, work)?;
    }
    if let Some(cell) = step.show.and_then(|cell| rules.cell(usize::from(cell)))
        && position.at(cell).is_none()
    {
        return Err(GuideFault::EmptyCell { cell: rules.cell_name(cell) });
    }
    let task = step.task.as_ref().map(|task| play_task(&position, task, goes_on, work)).transpose()?;
    Ok(PlayedStep { start, turn, position, task })
}

/// # Errors
/// If the game is over in this position.
fn ensure_goes_on(position: &Position, work: &mut u64) -> Result<(), GuideFault> {
    let outcome = position.outcome_within(work).map_err(out_of_work)?;
    outcome.map_or(Ok(()), |outcome| Err(GuideFault::Over { reason: outcome.reason }))
}

fn play_task(position: &Position, task: &Task, goes_on: bool, work: &mut u64) -> Result<PlayedTask, GuideFault> {
    for text in task
        .goal
        .iter()
        .flat_map(|condition| if let GoalCondition::OneOf(texts) = condition { texts.as_slice() } else { &[] })
    {
        read_turn(position, "goal", text, work)?;
    }
    let turns = position.turns_within(work).map_err(out_of_work)?;
    let solutions = solutions(position, &turns, &task.goal, work).map_err(out_of_work)?;
    let Some(found) = solutions.shortest else { return Err(GuideFault::Unsolvable) };
    // In check, what is not legal is what there is to learn.
    if solutions.count == turns.len() && !task.goal.contains(&GoalCondition::AnswerCheck) {
        return Err(GuideFault::Trivial);
    }
    if solutions.count > 1 && (task.reply.is_some() || goes_on) {
        return Err(GuideFault::Several { count: solutions.count });
    }
    let hint = match &task.hint {
        None => found,
        Some(text) => {
            let hint = read_turn(position, "hint", text, work)?;
            let met = goal::meets(&mut position.scratch(), hint, &task.goal, work).map_err(out_of_work)?;
            if !met {
                return Err(GuideFault::Hint { hint: text.clone() });
            }
            hint
        }
    };
    let reply = task.reply.as_ref().map(|text| read_turn(&after(position, hint), "reply", text, work)).transpose()?;
    Ok(PlayedTask { goal: task.goal.clone(), hint, reply, solutions: solutions.count, turns: turns.len() })
}

const fn out_of_work(_: OutOfWork) -> GuideFault {
    GuideFault::TooMuchWork
}

/// The turns that meet a goal.
struct Solutions {
    count: usize,
    /// The first of them that leaves the second part out, else the first.
    shortest: Option<Turn>,
}

fn solutions(
    position: &Position,
    turns: &[Turn],
    goal: &[GoalCondition],
    work: &mut u64,
) -> Result<Solutions, OutOfWork> {
    let mut scratch = position.scratch();
    let mut found = Solutions { count: 0, shortest: None };
    for &turn in turns {
        // The making of a turn and the look at it are bounded by the size of the board.
        *work = work.checked_sub(JUDGED_TURN).ok_or(OutOfWork)?;
        if goal::meets(&mut scratch, turn, goal, work)? {
            found.count += 1;
            let is_short = |turn: Turn| matches!(turn.second, None | Some(Action::PASS));
            if found.shortest.is_none_or(|known| is_short(turn) && !is_short(known)) {
                found.shortest = Some(turn);
            }
        }
    }
    Ok(found)
}

/// The work of looking at one turn, besides that of finding out whether it ends the game.
const JUDGED_TURN: u64 = 300;

/// Judges a player's turn in a step.
///
/// # Errors
/// If the step has no task or the turn is not legal in it.
pub fn judge(step: &PlayedStep, text: &str) -> Result<Verdict, JudgeError> {
    let task = step.task.as_ref().ok_or(JudgeError::NoTask)?;
    let mut work = JUDGING;
    let position = &step.position;
    let turn = position.parse_turn_within(text, &mut work)?.map_err(JudgeError::Turn)?;
    let met = goal::meets(&mut position.scratch(), turn, &task.goal, &mut work)?;
    Ok(Verdict { met, turn, reply: task.reply.filter(|_| met) })
}

/// The turn under this key of a step.
fn read_turn(position: &Position, key: &'static str, text: &str, work: &mut u64) -> Result<Turn, GuideFault> {
    let turn = position.parse_turn_within(text, work).map_err(out_of_work)?;
    turn.map_err(|turn| GuideFault::Turn { key, turn })
}

/// The position after a turn that is legal here.
fn after(before: &Position, turn: Turn) -> Position {
    let mut position = before.clone();
    position.play_unchecked(turn);
    position
}
