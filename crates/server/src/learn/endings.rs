//! Which pieces of a game win alone.

use variorum_engine::{EndingList, EndingRecord, LongestWin};

use crate::error::ApiError;
use crate::game_rules::rules_of;
use crate::openapi::values;
use crate::request::{Answer, Id, json};
use crate::wire;
use crate::worker::{Queue, Worker};

/// Which pieces win with their royal piece against a bare royal piece, how often, and how long it can take. Empty where that has not been worked out.
#[utoipa::path(
    get,
    path = "/games/{id}/endings",
    tag = "games",
    params(
        ("id" = inline(values::GameId), Path, description = "The variant's id."),
    ),
    responses((status = 200, description = "The endings.", body = wire::GameEndings)),
)]
pub(crate) async fn endings(queue: Queue, Id(id): Id) -> Answer {
    queue.run(move |worker| json(worker, &known(worker, &id)?)).await
}

fn known(worker: &Worker, id: &str) -> Result<wire::GameEndings, ApiError> {
    let rules = rules_of(worker, id)?;
    let list = variorum_library::ending_list(id).and_then(|text| EndingList::parse(&text));
    // Those of other rules are not these.
    let list = list.filter(|list| list.is_of(rules.definition().rules_digest()));
    Ok(wire::GameEndings { endings: list.map_or_else(Vec::new, |list| list.endings).into_iter().map(shown).collect() })
}

fn shown(record: EndingRecord) -> wire::GameEnding {
    let EndingRecord { pieces, positions, wins, longest, longest_of_black: _, mates: _ } = record;
    let share = |side: usize| if positions[side] == 0 { 0.0 } else { wins[side] as f64 / positions[side] as f64 };
    // After the royal piece come those that help it.
    let white = pieces.split('/').next().unwrap_or_default();
    let longest = longest.map(|LongestWin { turns, position, line }| wire::LongestEnding {
        turns: turns.div_ceil(2),
        position,
        line,
    });
    wire::GameEnding {
        helpers: white.split_whitespace().skip(1).map(str::to_owned).collect(),
        to_move: share(0),
        waiting: share(1),
        longest,
        pieces,
    }
}
