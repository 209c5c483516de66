//! Games that nothing ends, as random games show.

use std::sync::Arc;

use variorum_gamedef::definition::Endings;
use variorum_gamedef::{Advice, Place, Severity};
use variorum_rules::history::{Entry, judge};
use variorum_rules::{OutOfWork, Position, Rules, Turn, mix};

use super::{Hint, Oddity, WORK};
use crate::guide::maker::chosen;

/// The number of random games that are played until one ends.
const GAMES: usize = 8;

/// The greatest number of turns of a random game, those of both sides together.
const TURNS: usize = 600;

/// The number of turns of a random game within which a position is looked for that can come about again.
const TURNS_LOOKED_AT: usize = 60;

/// Of how many returns of the pieces of one player the other's answers are tried.
const RETURNS: usize = 4;

/// The work of making a turn and looking at the position after it.
const MAKE: u64 = 2_000;

/// What is missing for an end, if random games or players who repeat their turns go on for ever.
pub(super) fn find(rules: &Arc<Rules>) -> Option<Hint> {
    let Endings { repetition, quiet_turns, .. } = rules.definition().endings;
    let unlimited = repetition == 0 && quiet_turns.is_none();
    let (oddity, place) = if goes_on_for_ever(rules) {
        (Oddity::NoEnd { games: GAMES, turns: TURNS }, Place::of("endings"))
    } else if unlimited && comes_again(rules) {
        (Oddity::Endless, Place::of("endings").key("repetition"))
    } else {
        return None;
    };
    let advice = match (repetition, quiet_turns) {
        (0, None) => oddity.advice(),
        (0, Some(_)) => Advice::EndRepetitions,
        (_, None) => Advice::EndQuietTurns,
        (_, Some(_)) => Advice::EndSooner,
    };
    Some(Hint { severity: Severity::Hint, place, oddity, advice })
}

/// Whether no random game ends. If that takes too much work to tell, none is said to go on.
fn goes_on_for_ever(rules: &Arc<Rules>) -> bool {
    let (mut seed, mut work) = (0, WORK);
    (0..GAMES).all(|_| random_game_goes_on(rules, &mut seed, &mut work) == Ok(true))
}

fn random_game_goes_on(rules: &Arc<Rules>, seed: &mut u64, work: &mut u64) -> Result<bool, OutOfWork> {
    let mut position = Position::start(rules);
    let mut entries = vec![Entry::of(&position)];
    for _ in 0..TURNS {
        let turns = position.turns_within(work)?;
        if turns.is_empty() || position.outcome_within(work)?.is_some() || judge(&position, &entries).is_some() {
            return Ok(false);
        }
        *seed = mix(*seed);
        position.play_unchecked(chosen(&position, &turns, *seed));
        entries.push(Entry::of(&position));
        *work = work.checked_sub(turns.len() as u64).ok_or(OutOfWork)?;
    }
    Ok(true)
}

/// Whether some position of a random game can come about again, so that players may go round for ever. If that takes too much work to tell, none does.
fn comes_again(rules: &Arc<Rules>) -> bool {
    let (mut seed, mut work) = (0, WORK);
    (0..GAMES).any(|_| random_game_comes_again(rules, &mut seed, &mut work) == Ok(true))
}

fn random_game_comes_again(rules: &Arc<Rules>, seed: &mut u64, work: &mut u64) -> Result<bool, OutOfWork> {
    let mut position = Position::start(rules);
    for _ in 0..TURNS_LOOKED_AT {
        let turns = position.turns_within(work)?;
        if turns.is_empty() || position.outcome_within(work)?.is_some() {
            return Ok(false);
        }
        *seed = mix(*seed);
        let first = chosen(&position, &turns, *seed);
        if returns(&position, first, *seed, work)? {
            return Ok(true);
        }
        position.play_unchecked(first);
    }
    Ok(false)
}

/// Whether a position comes about again if this turn, and a chosen answer to it, are taken back by later turns.
fn returns(position: &Position, first: Turn, seed: u64, work: &mut u64) -> Result<bool, OutOfWork> {
    let key = position.repetition_key();
    let Some((away, answers)) = after(position, first, work)? else { return Ok(false) };
    let Some(&answer) = answers.get((seed % answers.len().max(1) as u64) as usize) else { return Ok(false) };
    let Some((both_away, homeward)) = after(&away, answer, work)? else { return Ok(false) };
    let mut tried = 0;
    for third in homeward {
        let Some((half, last)) = after(&both_away, third, work)? else { continue };
        if half.pieces(position.side()) != position.pieces(position.side()) {
            continue;
        }
        for fourth in last {
            *work = work.checked_sub(MAKE).ok_or(OutOfWork)?;
            let mut again = half.clone();
            again.play_unchecked(fourth);
            if again.repetition_key() == key {
                return Ok(true);
            }
        }
        tried += 1;
        if tried == RETURNS {
            break;
        }
    }
    Ok(false)
}

/// The position after a turn, and the turns that are possible then; `None` if the game is over.
fn after(position: &Position, turn: Turn, work: &mut u64) -> Result<Option<(Position, Vec<Turn>)>, OutOfWork> {
    *work = work.checked_sub(MAKE).ok_or(OutOfWork)?;
    let mut after = position.clone();
    after.play_unchecked(turn);
    if after.outcome_within(work)?.is_some() {
        return Ok(None);
    }
    let turns = after.turns_within(work)?;
    Ok(Some((after, turns)))
}
