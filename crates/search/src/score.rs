//! Scores: what the search compares, and how the end of the game is written as a number.
//!
//! A score is always from the view of the side to move. An end of the game counts the *turns* until it comes (not the
//! actions: a turn of two parts is one turn), so that a nearer win is worth more.

/// A value from the view of the side to move; 100 is meant to be about the weakest piece of the game.
pub type Score = i32;

/// The value of having won now. A win in `n` turns is worth `WIN - n`.
pub const WIN: Score = 1_000_000;

/// Scores at or above this (or at or below its negative) are proven ends of the game.
pub const WIN_BOUND: Score = WIN - 2_000;

/// The largest absolute value that an evaluation may have; larger ones are cut to it.
pub const EVAL_LIMIT: Score = WIN_BOUND - 1;

/// Larger than every score.
pub const INFINITE: Score = WIN + 1;

/// The value of a half turn that no completion makes legal. Never negated, never stored, never shown.
pub(crate) const NO_TURN: Score = -INFINITE - 1;

/// The score of winning `turns` turns from now.
#[must_use]
pub const fn win_in(turns: i32) -> Score {
    WIN - turns
}

/// The score of losing `turns` turns from now.
#[must_use]
pub const fn loss_in(turns: i32) -> Score {
    turns - WIN
}

/// Is this score a proven win or loss?
#[must_use]
pub const fn is_decisive(score: Score) -> bool {
    score >= WIN_BOUND || score <= -WIN_BOUND
}

/// For a proven end: the number of turns (of both sides together) until it, negative if the side to move loses.
/// A loss on the spot is `Some(0)`.
///
/// ```
/// assert_eq!(variorum_search::turns_to_end(variorum_search::win_in(3)), Some(3)); // we, they, we: what chess calls mate in two
/// assert_eq!(variorum_search::turns_to_end(variorum_search::loss_in(2)), Some(-2));
/// assert_eq!(variorum_search::turns_to_end(250), None);
/// ```
#[must_use]
pub const fn turns_to_end(score: Score) -> Option<i32> {
    if score >= WIN_BOUND {
        Some(WIN - score)
    } else if score <= -WIN_BOUND {
        Some(-(WIN + score))
    } else {
        None
    }
}

/// Cuts an evaluation to the range in which it cannot be mistaken for a proven end.
#[must_use]
pub(crate) fn clamp_eval(score: Score) -> Score {
    score.clamp(-EVAL_LIMIT, EVAL_LIMIT)
}
