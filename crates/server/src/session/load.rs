//! Loading a game from storage.

use std::sync::Arc;

use variorum_play::{Game, Seat, Table, TableSettings};
use variorum_storage::{SeatedAccount, SessionPhase, SessionRow, Sitter};

use super::details::Details;
use super::shared::Shared;
use crate::error::ApiError;
use crate::stored_game::{record_of, replay};
use crate::worker::blocking;

/// Everything stored about a game, ready to be played.
pub(crate) struct LoadedGame {
    pub row: SessionRow,
    pub table: Table,
    pub details: Details,
    pub sitters: [Option<Sitter>; 2],
    pub players: [Option<SeatedAccount>; 2],
}

/// Reads a game; `None` if there is no such game.
pub(crate) async fn load(shared: &Arc<Shared>, id: &str) -> Result<Option<LoadedGame>, ApiError> {
    let Some(stored) = shared.store.load(id).await? else { return Ok(None) };
    let row = stored.row.clone();
    let game = blocking(move |worker| replay(worker, &record_of(stored)?)).await?;
    let sitters = shared.store.sitters(id).await?;
    let now = i64::try_from(shared.time.now()).unwrap_or(i64::MAX);
    let players = shared.store.players(id, now).await?;
    let details = Details::read(&row.details);
    let waiting = row.phase == SessionPhase::Waiting && has_free_seat(&game, &sitters);
    let one_screen = [0, 1].map(|side| (game.seat(variorum_rules::Side::BOTH[side]), &sitters[side]));
    let one_screen =
        one_screen.iter().all(|(seat, _)| *seat == Seat::Person) && one_screen[0].1 == one_screen[1].1 && !waiting;
    let mut table = Table::new(game, None)
        .with(TableSettings { waiting, one_screen, rated: row.rated })
        .restored(details.clock(), details.offers());
    if row.phase == SessionPhase::Waiting && !waiting {
        // Somebody took the seat, and the process ended before it could start the game.
        table.begin(shared.time.now());
    }
    table.resume(shared.started);
    Ok(Some(LoadedGame { row, table, details, sitters, players }))
}

fn has_free_seat(game: &Game, sitters: &[Option<Sitter>; 2]) -> bool {
    variorum_rules::Side::BOTH.iter().any(|&side| game.seat(side) == Seat::Person && sitters[side.index()].is_none())
}
