//! Where a piece can go.

use axum::http::HeaderMap;
use serde::Deserialize;
use variorum_library::learn::{self, Destinations, Reach};
use variorum_notation::read_position;
use variorum_rules::{Cell, Piece, Rules, Side};

use crate::error::{ApiError, Impossible};
use crate::game_rules::rules_of;
use crate::language;
use crate::openapi::values;
use crate::remarks::with_remarks;
use crate::request::{Answer, Id, Query, json};
use crate::view;
use crate::wire;
use crate::worker::{Queue, Worker};

/// The maximum number of pieces in a diagram.
const MOST_PIECES: usize = 64;

/// A piece on a board.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct ReachQuery {
    /// A cell.
    #[param(inline, value_type = values::CellName)]
    cell: String,
    /// Position text.
    #[param(inline, value_type = Option<values::PositionText>)]
    position: Option<String>,
    /// Instead of a position: side, token and cell of up to 64 pieces.
    #[param(inline, value_type = Option<values::Diagram>)]
    pieces: Option<String>,
}

/// Where the piece on a cell can go, in a position or on a board that need not be a legal position (`pieces=wN@e4,bP@d6,n*@c3`).
#[utoipa::path(
    get,
    path = "/games/{id}/reach",
    tag = "games",
    params(
        ("id" = inline(values::GameId), Path, description = "The variant's id."),
        ReachQuery,
    ),
    responses(
        (status = 200, description = "The cells that it can reach.", body = wire::Reach, headers(("variorum-remarks" = String, description = "Remarks on the position, as a JSON list of problems; only if there are any."))),
        (status = 422, description = "The variant has no such position or cell, the cell is empty, or not exactly one of `position` and `pieces` was given."),
    ),
)]
pub(crate) async fn reach(queue: Queue, Id(id): Id, headers: HeaderMap, Query(query): Query<ReachQuery>) -> Answer {
    let language = language::preferred(&headers);
    let ReachQuery { cell, position, pieces } = query;
    let work = move |worker: &Worker| {
        let rules = rules_of(worker, &id)?;
        let cell = rules.parse_cell(&cell).ok_or_else(|| ApiError::from(Impossible::NoCell))?;
        let mut remarks = Vec::new();
        let reach = match (position, pieces) {
            (Some(text), None) => {
                let mut read = read_position(&rules, &text).map_err(ApiError::bad_position)?;
                remarks = read.remarks;
                learn::reach(&mut read.position, cell)
            }
            (None, Some(text)) => learn::diagram_reach(&rules, &read_pieces(&rules, &text)?, cell),
            _ => return Err(Impossible::PositionOrPieces.into()),
        };
        let reach = reach.ok_or_else(|| ApiError::from(Impossible::EmptyCell { cell: rules.cell_name(cell) }))?;
        Ok(with_remarks(json(worker, &shown(&rules, reach))?, language, &remarks))
    };
    queue.run(work).await
}

fn shown(rules: &Rules, reach: Reach) -> wire::Reach {
    let (token, side) = view::token_and_side(rules, reach.piece);
    wire::Reach {
        cell: rules.cell_name(reach.cell),
        token,
        side,
        alone: goals(rules, reach.alone),
        here: goals(rules, reach.here),
        frozen: reach.frozen,
        legal: reach.legal.map(|cells| view::names(rules, cells)),
    }
}

/// Cells by name.
pub(super) fn goals(rules: &Rules, cells: Destinations) -> wire::Goals {
    let names = |cells| view::names(rules, cells);
    wire::Goals {
        moves: names(cells.moves),
        captures: names(cells.captures),
        led: names(cells.by_relay),
        swaps: names(cells.swaps),
    }
}

/// `wN@e4,b+R@d6,n*@c3`: side, token and cell.
fn read_pieces(rules: &Rules, text: &str) -> Result<Vec<(Cell, Piece)>, ApiError> {
    let pieces: Vec<&str> = text.split(',').filter(|piece| !piece.is_empty()).collect();
    if pieces.len() > MOST_PIECES {
        return Err(Impossible::TooManyPieces { most: MOST_PIECES }.into());
    }
    pieces.into_iter().map(|piece| read_piece(rules, piece).ok_or_else(|| unreadable(piece))).collect()
}

fn unreadable(piece: &str) -> ApiError {
    let piece: String = piece.chars().take(20).collect();
    Impossible::UnreadablePiece { found: piece }.into()
}

fn read_piece(rules: &Rules, text: &str) -> Option<(Cell, Piece)> {
    let definition = rules.definition();
    let (sign, cell) = text.split_once('@')?;
    let cell = rules.parse_cell(cell)?;
    let token = sign.get(1..)?;
    let kind = || definition.pieces.iter().position(|piece| piece.token == token);
    let piece = match sign.get(..1)? {
        "w" => Piece::owned(Side::White, kind()?),
        "b" => Piece::owned(Side::Black, kind()?),
        "n" => Piece::neutral(definition.neutrals.iter().position(|neutral| neutral.token.to_string() == token)?),
        _ => return None,
    };
    Some((cell, piece))
}
