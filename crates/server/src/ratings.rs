//! Ratings for display.

use variorum_storage::KeptRating;

use crate::game_rules::rules_of;
use crate::wire::{ExportedRating, ExportedRatingChange, RatingChange, Standing};
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

/// A rating, rounded for display.
#[allow(clippy::cast_possible_truncation, reason = "ratings are between 100 and a few thousand")]
pub(crate) fn rounded(rating: f64) -> i32 {
    rating.round() as i32
}
