//! Solutions in words: what each turn of the main line does.

use std::io::{self, Write};

use variorum_engine::{exchange_values, measured_values};
use variorum_library::effect;
use variorum_library::explain::Explainer;
use variorum_problems::{Continuation, Move, Replies, Solution};
use variorum_rules::effect::effects;
use variorum_rules::movegen::make_null;
use variorum_rules::{Position, Rules};

use super::report::Numbers;

/// Prints the main line of each solution, a turn a line, and what the turn does.
///
/// In the main line the opponent resists as long as possible, and the solver plays the first of the quickest answers.
pub(super) fn print(
    rules: &Rules,
    position: &Position,
    solutions: &[Solution],
    numbers: Numbers,
    language: &str,
    out: &mut impl Write,
) -> io::Result<()> {
    let explainer = Explainer::new(rules.definition(), language);
    let values = exchange_values(rules, &measured_values(rules));
    for solution in solutions {
        writeln!(out)?;
        let mut position = position.clone();
        for (at, turn) in main_line(solution).into_iter().enumerate() {
            if numbers.continues_series(at) {
                make_null(&mut position);
            }
            let Ok(legal) = position.parse_turn(&turn.text) else {
                debug_assert!(false, "a solution consists of legal turns: {}", turn.text);
                break;
            };
            let found = effects(&position, legal, &values);
            let told = explainer.text(&effect::message(&position, legal, &found));
            writeln!(out, "  {}{}  {told}", numbers.before(at, true), numbers.written(turn))?;
            position.play_unchecked(legal);
        }
    }
    Ok(())
}

/// The turns of the solver, and where the opponent resists those of the longest variation.
fn main_line(solution: &Solution) -> Vec<&Move> {
    let mut line: Vec<&Move> = solution.moves.iter().collect();
    if let Some(play) = &solution.play {
        line.extend(longest(play));
    }
    line
}

/// The longest line of replies and answers; the first of equal ones.
fn longest(replies: &Replies) -> Vec<&Move> {
    let after =
        |continuation: &'_ Continuation| -> usize { continuation.play.as_ref().map_or(0, |play| longest(play).len()) };
    let best = replies
        .variations
        .iter()
        .rev()
        .max_by_key(|variation| variation.continuations.first().map_or(0, |continuation| 1 + after(continuation)));
    let Some(variation) = best else { return Vec::new() };
    let mut line = vec![&variation.reply];
    if let Some(continuation) = variation.continuations.first() {
        line.push(&continuation.turn);
        if let Some(play) = &continuation.play {
            line.extend(longest(play));
        }
    }
    line
}
