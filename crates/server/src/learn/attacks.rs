//! What attacks a cell.

use serde::Deserialize;
use variorum_notation::read_position;
use variorum_rules::diagram::{self, Attack};
use variorum_rules::{Rules, Side};

use crate::error::{ApiError, Impossible};
use crate::game_rules::rules_of;
use crate::openapi::values;
use crate::request::{Answer, Id, Query, json};
use crate::view;
use crate::wire;
use crate::worker::{Queue, Worker};

/// A cell of a position.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct AttacksQuery {
    /// A cell, empty or not.
    #[param(inline, value_type = values::CellName)]
    cell: String,
    /// Position text.
    #[param(inline, value_type = values::PositionText)]
    position: String,
}

/// The pieces of both sides that attack a cell of a position, or would recapture on it, pins ignored.
#[utoipa::path(
    get,
    path = "/games/{id}/attacks",
    tag = "games",
    params(
        ("id" = inline(values::GameId), Path, description = "The variant's id."),
        AttacksQuery,
    ),
    responses(
        (status = 200, description = "The pieces.", body = wire::Attacks),
        (status = 422, description = "The variant has no such position or cell."),
    ),
)]
pub(crate) async fn attacks(queue: Queue, Id(id): Id, Query(query): Query<AttacksQuery>) -> Answer {
    let AttacksQuery { cell, position } = query;
    let work = move |worker: &Worker| {
        let rules = rules_of(worker, &id)?;
        let cell = rules.parse_cell(&cell).ok_or_else(|| ApiError::from(Impossible::NoCell))?;
        let position = read_position(&rules, &position).map_err(ApiError::bad_position)?.position;
        let [white, black] = Side::BOTH.map(|side| shown(&rules, diagram::attacks(&position, cell, side)));
        json(worker, &wire::Attacks { cell: rules.cell_name(cell), white, black })
    };
    queue.run(work).await
}

fn shown(rules: &Rules, attacks: Vec<Attack>) -> Vec<wire::Attacker> {
    let one = |found: Attack| wire::Attacker { cell: rules.cell_name(found.by), way: view::way(rules, &found.route) };
    attacks.into_iter().map(one).collect()
}
