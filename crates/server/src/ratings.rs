//! Ratings for display.

use variorum_storage::{KeptRating, PuzzleStreak, SolverRating, StoredAttempt};

use crate::game_rules::rules_of;
use crate::wire::{
    ExportedAttempt, ExportedPuzzleRating, ExportedRating, ExportedRatingChange, ExportedStreak, RatingChange, Standing,
};
use crate::worker::Worker;

/// A rating for display, as of `now`.
pub(crate) fn standing(worker: &Worker, kept: KeptRating, now: i64) -> Standing {
    let rating = kept.rating.after(now - kept.updated);
    Standing {
        name: rules_of(worker, &kept.game)
            .map_or_else(|_| kept.game.clone(), |rules| rules.definition().about.name.clone()),
        game: kept.game,
        rating: rating.rating.round(),
        deviation: rating.deviation.round(),
        provisional: rating.is_provisional(),
        games: kept.games,
    }
}

impl From<variorum_storage::StoredRatingChange> for RatingChange {
    fn from(change: variorum_storage::StoredRatingChange) -> Self {
        let variorum_storage::StoredRatingChange { game: _, session, at, before, after, deviation } = change;
        Self { session, at, before, after, deviation }
    }
}

impl From<variorum_storage::StoredRatingChange> for ExportedRatingChange {
    fn from(change: variorum_storage::StoredRatingChange) -> Self {
        let variorum_storage::StoredRatingChange { game, session, at, before, after, deviation } = change;
        Self { game, session, at, before, after, deviation }
    }
}

impl From<KeptRating> for ExportedRating {
    fn from(kept: KeptRating) -> Self {
        let KeptRating { game, rating, games, updated } = kept;
        Self { game, rating: rating.rating, deviation: rating.deviation, games, updated }
    }
}

impl From<SolverRating> for ExportedPuzzleRating {
    fn from(kept: SolverRating) -> Self {
        let SolverRating { game, rating, attempts, solved, updated } = kept;
        Self { game, rating: rating.rating, deviation: rating.deviation, attempts, solved, updated }
    }
}

impl From<PuzzleStreak> for ExportedStreak {
    fn from(kept: PuzzleStreak) -> Self {
        let PuzzleStreak { run, best_run, days, best_days, last_day } = kept;
        Self { run, best_run, days, best_days, last_day: Some(last_day).filter(|_| best_days > 0) }
    }
}

impl From<StoredAttempt> for ExportedAttempt {
    fn from(attempt: StoredAttempt) -> Self {
        let StoredAttempt { puzzle, game, at, outcome, before, after } = attempt;
        Self { puzzle, game, at, outcome: outcome.into(), before, after }
    }
}

/// A rating, rounded for display.
#[allow(clippy::cast_possible_truncation, reason = "ratings are between 100 and a few thousand")]
pub(crate) fn rounded(rating: f64) -> i32 {
    rating.round() as i32
}
