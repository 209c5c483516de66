//! Proves stored puzzles again.

use std::sync::atomic::AtomicBool;

use serde::Serialize;
use strum::VariantNames;
use thiserror::Error;
use variorum_gamedef::Sentence;
use variorum_problems::{Answer, Ended, Limits, saving_turns, winning_turns};
use variorum_rules::{Position, Turn};

use crate::aim::Aim;
use crate::puzzle::Puzzle;
use crate::themes::themes;

/// Why a puzzle is not what its file says.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "fields are explained by the sentence")]
pub enum Unconfirmed {
    /// No turn reaches the aim.
    #[error("at turn {number} of the line no turn reaches the aim")]
    Unreached { number: usize },
    /// Another turn reaches it.
    #[error("at turn {number} of the line “{turn}” reaches the aim too, or alone")]
    Other { number: usize, turn: String },
    /// Fewer turns are enough.
    #[error("at turn {number} of the line the win takes fewer turns")]
    Sooner { number: usize },
    /// The themes are others.
    #[error("the themes of the line are: {themes}")]
    Themes { themes: String },
    /// The search was ended by its limits.
    #[error("the search ended early")]
    Early,
}

impl Sentence for Unconfirmed {
    const PREFIX: &'static str = "unconfirmed";
}

/// Proves from scratch that at each of the solver's turns of the line no other turn reaches the aim in time, except for the last turn of a win in two or
/// more, that the win takes no fewer turns, and that the themes are those of the line.
///
/// # Errors
/// What is not as the puzzle says.
pub fn confirm(puzzle: &Puzzle, limits: &Limits, stop: &AtomicBool) -> Result<(), Unconfirmed> {
    match puzzle.aim() {
        Aim::Save(turns) => {
            let position = puzzle.position();
            let answer = saving_turns(position, turns, None, 1, limits, stop);
            is_only(position, 1, puzzle.solution().first().copied(), &finished(answer)?)?;
        }
        Aim::Win(turns) => confirm_win(puzzle, turns, limits, stop)?,
    }
    let found = themes(puzzle.position(), puzzle.aim(), puzzle.solution(), limits, stop);
    if found != *puzzle.themes() {
        let ids: Vec<&str> = found.iter().map(|theme| theme.id()).collect();
        return Err(Unconfirmed::Themes { themes: ids.join(", ") });
    }
    Ok(())
}

fn confirm_win(puzzle: &Puzzle, turns: u32, limits: &Limits, stop: &AtomicBool) -> Result<(), Unconfirmed> {
    let mut position = puzzle.position().scratch();
    let mut left = turns;
    for (at, pair) in puzzle.solution().chunks(2).enumerate() {
        let number = 2 * at + 1;
        if left > 1 || turns == 1 {
            let sooner = winning_turns(&position, left - 1, None, 0, limits, stop);
            if !finished(sooner)?.is_empty() {
                return Err(Unconfirmed::Sooner { number });
            }
            let answer = winning_turns(&position, left, None, 1, limits, stop);
            is_only(&position, number, pair.first().copied(), &finished(answer)?)?;
        }
        for &turn in pair {
            position.play_unchecked(turn);
        }
        left = left.saturating_sub(1);
    }
    Ok(())
}

fn finished(answer: Answer) -> Result<Vec<Turn>, Unconfirmed> {
    match answer.ended {
        Ended::Complete | Ended::Lines => Ok(answer.turns),
        Ended::Nodes | Ended::Stopped => Err(Unconfirmed::Early),
    }
}

fn is_only(position: &Position, number: usize, expected: Option<Turn>, found: &[Turn]) -> Result<(), Unconfirmed> {
    if found.is_empty() {
        return Err(Unconfirmed::Unreached { number });
    }
    match found.iter().find(|&&turn| Some(turn) != expected) {
        Some(&other) => Err(Unconfirmed::Other { number, turn: position.turn_text(other) }),
        None => Ok(()),
    }
}
