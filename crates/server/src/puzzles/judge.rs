//! Attempts, checked against the solution.

use variorum_play::Game;
use variorum_rules::Position;
use variorum_storage::AttemptOutcome;

use super::list::Listed;
use crate::analysis::place::{choices, shown};
use crate::error::{ApiError, IllegalTurn, Impossible};
use crate::wire::{FirstChoice, PositionView, PuzzleAttempt, PuzzleHelp};
use crate::worker::Worker;

/// What is found of an attempt.
#[derive(Debug)]
pub(super) enum Verdict {
    /// The last turn is right, and there are more to find.
    Right { made: Box<PositionView>, reply: Box<PositionView>, first: Vec<FirstChoice> },
    /// All turns are right. `reply`: what the opponent has to play then, if that ends the puzzle.
    Solved { made: Box<PositionView>, reply: Option<Box<PositionView>> },
    /// The board after the first wrong turn.
    Wrong { made: Box<PositionView> },
    /// The piece that makes the next turn: its cell, or its token in hand.
    Hint { cell: Option<String>, token: Option<String> },
    /// The board after each turn of the solution.
    Solution { line: Vec<PositionView> },
}

impl Verdict {
    /// What it decides; `None` while the attempt goes on.
    pub fn outcome(&self) -> Option<AttemptOutcome> {
        match self {
            Self::Right { .. } => None,
            Self::Solved { .. } => Some(AttemptOutcome::Solved),
            Self::Wrong { .. } | Self::Hint { .. } => Some(AttemptOutcome::Missed),
            Self::Solution { .. } => Some(AttemptOutcome::Shown),
        }
    }
}

/// Judges an attempt. The first wrong turn decides, whatever follows.
pub(super) fn judge(worker: &Worker, listed: &Listed, attempt: &PuzzleAttempt) -> Result<Verdict, ApiError> {
    let solution = listed.puzzle.solution_texts();
    if attempt.help == Some(PuzzleHelp::Solution) {
        return line(listed, &solution);
    }
    let rounds: Vec<&[String]> = solution.chunks(2).collect();
    if attempt.turns.len() > rounds.len() || (attempt.turns.is_empty() && attempt.help.is_none()) {
        return Err(Impossible::PuzzleTurns { most: rounds.len() }.into());
    }
    let solver = listed.puzzle.position().side();
    let mut game = Game::study(listed.puzzle.position().clone());
    let mut last = None;
    for (index, (text, round)) in attempt.turns.iter().zip(&rounds).enumerate() {
        let expected = round.first().map_or(Ok(None), |turn| after(game.position(), turn).map(Some))?;
        if let Err(play) = game.play(text) {
            return Err(IllegalTurn::InLine { number: index + 1, play }.into());
        }
        let made = Box::new(shown(&game));
        if game.ending().is_some_and(|ending| ending.winner == Some(solver)) {
            return Ok(Verdict::Solved { made, reply: None });
        }
        // Several turns may lead to the same position: they are the same turn to a player.
        if expected.is_none_or(|expected| expected != game.position().text()) {
            return Ok(Verdict::Wrong { made });
        }
        let reply = match round.get(1) {
            Some(reply) => {
                game.play(reply).map_err(ApiError::internal)?;
                Some(Box::new(shown(&game)))
            }
            None => None,
        };
        if index + 1 == rounds.len() {
            return Ok(Verdict::Solved { made, reply });
        }
        last = Some((made, reply));
    }
    if attempt.help == Some(PuzzleHelp::Hint) {
        let next = rounds.get(attempt.turns.len()).and_then(|round| round.first());
        return hint(worker, &game, next.map_or("", String::as_str));
    }
    match last {
        Some((made, Some(reply))) => Ok(Verdict::Right { made, reply, first: choices(worker, &game) }),
        Some((_, None)) | None => Err(ApiError::internal("a puzzle has no reply where its solution goes on")),
    }
}

/// The text of the position after a turn of the solution.
fn after(position: &Position, turn: &str) -> Result<String, ApiError> {
    let mut game = Game::study(position.clone());
    game.play(turn).map_err(ApiError::internal)?;
    Ok(game.position().text())
}

/// The piece that makes the first part of a turn.
fn hint(worker: &Worker, game: &Game, turn: &str) -> Result<Verdict, ApiError> {
    let first = turn.split(',').next().unwrap_or_default();
    let choice = choices(worker, game).into_iter().find(|choice| choice.text == first);
    let choice = choice.ok_or_else(|| ApiError::internal("a turn of a solution is not among the choices"))?;
    Ok(Verdict::Hint { cell: choice.from, token: choice.drop })
}

fn line(listed: &Listed, solution: &[String]) -> Result<Verdict, ApiError> {
    let mut game = Game::study(listed.puzzle.position().clone());
    let mut line = Vec::with_capacity(solution.len());
    for turn in solution {
        game.play(turn).map_err(ApiError::internal)?;
        line.push(shown(&game));
    }
    Ok(Verdict::Solution { line })
}
