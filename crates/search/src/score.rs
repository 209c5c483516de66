//! Scores of positions, and how wins and losses are encoded in them.
//!
//! A score is always from the point of view of the side to move. Wins and losses are scored by their distance in *turns* (not in actions:
//! a turn of two parts is one turn), so that a nearer win is worth more.

/// A score from the point of view of the side to move. By convention 100 is about the value of the game's weakest piece.
pub type Score = i32;

/// The score of a finished, won game. A win in `n` turns is worth `WIN - n`.
pub const WIN: Score = 1_000_000;

/// Scores of at least this are proven wins, scores of at most its negative proven losses.
pub const WIN_BOUND: Score = WIN - 2_000;

/// The greatest absolute value of an evaluation; greater ones are clamped.
pub const EVAL_LIMIT: Score = WIN_BOUND - 1;

/// Greater than every score.
pub const INFINITE: Score = WIN + 1;

/// The score of a half turn without a legal completion. Never negated, stored or reported.
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

/// Whether this score is a proven win or loss.
#[must_use]
pub const fn is_decisive(score: Score) -> bool {
    score >= WIN_BOUND || score <= -WIN_BOUND
}

/// The number of turns (of both sides) to a proven win or loss, negative if the side to move loses; `None` for other scores. A game
/// already lost is `Some(0)`.
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

/// Clamps an evaluation, so that it cannot be mistaken for a proven win or loss.
#[must_use]
pub(crate) fn clamp_eval(score: Score) -> Score {
    score.clamp(-EVAL_LIMIT, EVAL_LIMIT)
}
