//! Conversion between stored games and playable games.

use variorum_play::{Game, Record};
use variorum_storage::{GameChange, SessionPhase, SessionRow, Stored, StoredTurn};

use crate::error::{ApiError, OldRules};
use crate::game_rules::stored_rules;
use crate::view;
use crate::worker::Worker;

/// The row for the state of `game`.
pub(crate) fn row_of(row: &SessionRow, game: &Game, now: i64) -> SessionRow {
    SessionRow {
        ply: i64::try_from(game.ply()).unwrap_or(i64::MAX),
        result: game.ending().map_or(String::new(), |ending| ending.to_string()),
        status: view::status(game),
        phase: if game.ending().is_some() { SessionPhase::Ended } else { SessionPhase::Playing },
        updated: now,
        revision: row.revision + 1,
        ..row.clone()
    }
}

/// The change to store when the game with the stored row `row` changes from `before` to `after`.
pub(crate) fn change_of(row: &SessionRow, before: &Game, after: &Game, now: i64) -> GameChange {
    let same = before.turns().iter().zip(after.turns()).take_while(|(one, other)| one.text == other.text);
    let kept = same.count();
    let added = after.turns().iter().skip(kept);
    GameChange {
        row: row_of(row, after, now),
        kept,
        removed: before.ply() - kept,
        added: added.map(|made| StoredTurn { text: made.text.clone(), spent: None }).collect(),
    }
}

pub(crate) fn record_of(stored: Stored) -> Result<Record, ApiError> {
    let Stored { row, turns } = stored;
    let seat = |word: &str| {
        variorum_play::Seat::parse(word)
            .ok_or_else(|| ApiError::internal(format!("game {}: a seat is stored as “{word}”", row.id)))
    };
    Ok(Record {
        seats: [seat(&row.white)?, seat(&row.black)?],
        ending: ending_of(&row)?,
        turns: turns.into_iter().map(|turn| turn.text).collect(),
        game: row.game,
        start: row.start,
    })
}

/// The ending of a stored game; `None` while it is in progress. An unknown ending is an error: the game must not become open again.
pub(crate) fn ending_of(row: &SessionRow) -> Result<Option<variorum_play::Ending>, ApiError> {
    if row.result.is_empty() {
        return Ok(None);
    }
    row.result.parse().map(Some).map_err(|error| {
        tracing::error!("could not open game {}: {error}", row.id);
        OldRules::Ending.into()
    })
}

pub(crate) fn replay(worker: &Worker, record: &Record) -> Result<Game, ApiError> {
    let rules = stored_rules(worker, &record.game)?;
    Game::replay(&rules, record).map_err(|error| {
        tracing::warn!("could not replay a game of {}: {error}", record.game);
        OldRules::Turns.into()
    })
}
