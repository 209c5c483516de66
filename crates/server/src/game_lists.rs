//! Lists of games in progress, as a viewer sees them.

use variorum_rules::Side;
use variorum_storage::{Page, SessionPhase, SessionRow, Store};

use crate::error::ApiError;
use crate::time::Time;
use crate::view;
use crate::viewer::Viewer;
use crate::wire::SessionSummary;
use crate::worker::blocking;

/// The maximum number of games in a list.
const LISTED: i64 = 50;

/// The games in which a viewer has a seat, most recently changed first.
pub(crate) async fn games_of(store: &Store, time: &Time, viewer: &Viewer) -> Result<Vec<SessionSummary>, ApiError> {
    let rows = store.games_of(&viewer.identities(), &Page::first(LISTED)).await?;
    summaries(store, time, rows, viewer).await
}

/// Listed games that are in progress or ended recently.
pub(crate) async fn public_games(store: &Store, time: &Time, viewer: &Viewer) -> Result<Vec<SessionSummary>, ApiError> {
    let mut rows = store.listed(SessionPhase::Playing, LISTED).await?;
    rows.extend(store.listed(SessionPhase::Ended, LISTED / 2).await?);
    summaries(store, time, rows, viewer).await
}

/// Games as list entries.
pub(crate) async fn summaries(
    store: &Store,
    time: &Time,
    rows: Vec<SessionRow>,
    viewer: &Viewer,
) -> Result<Vec<SessionSummary>, ApiError> {
    let mut found = Vec::with_capacity(rows.len());
    for row in rows {
        let sitters = store.sitters(&row.id).await?;
        let players = store.players(&row.id, time.now_i64()).await?;
        let (seats, names) =
            (sitters.clone(), players.map(|player| player.map(|player| (player.name, player.rating.rating))));
        let is = |side: &Side| sitters[side.index()].as_ref().is_some_and(|sitter| viewer.is(sitter));
        let sides = Side::BOTH.into_iter().filter(is).collect::<Vec<_>>();
        found.push((row, seats, names, sides));
    }
    blocking(move |worker| {
        let summary =
            |(row, seats, names, sides): (_, [_; 2], _, Vec<_>)| view::summary(worker, row, &seats, names, &sides);
        Ok(found.into_iter().map(summary).collect())
    })
    .await
}
