//! Where one piece can go: alone on the board, as the board stands, and by legal turns.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use variorum_rules::diagram::reachable;
use variorum_rules::diagram::{FreeBoard, Reachable};
use variorum_rules::{Cell, CellSet, Occupant, Piece, Position, Rules, Side};

use crate::error::{ApiError, Impossible};
use crate::game_rules::rules_of;
use crate::openapi::values;
use crate::request::{Answer, Id, Query, json};
use crate::view;
use crate::worker::{Queue, Worker};

/// Most pieces of a diagram.
const MOST_PIECES: usize = 64;

/// Cells that a piece can go to.
#[derive(Clone, Debug, Default, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Goals {
    /// Empty cells that it can move to.
    pub moves: Vec<String>,
    /// Cells on which it can capture.
    pub captures: Vec<String>,
    /// Those of both that it comes to only by a relay or a gate.
    pub led: Vec<String>,
}

/// Where a piece can go.
#[derive(Clone, Debug, Default, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Reach {
    pub cell: String,
    pub token: String,
    pub side: char,
    /// Alone on the board.
    pub alone: Goals,
    /// On the board as it stands, no king being minded.
    pub here: Goals,
    /// It stands still while its side lacks a certain piece.
    pub frozen: bool,
    /// Where legal turns lead it; nothing known if it is not its side's turn, or the board is no position.
    pub legal: Option<Vec<String>>,
}

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
    /// In place of it: side, token and cell of up to 64 pieces.
    #[param(inline, value_type = Option<values::Diagram>)]
    pieces: Option<String>,
}

/// Where the piece on a cell can go, on a position or on a board that need not be one (`pieces=wN@e4,bP@d6,n*@c3`).
#[utoipa::path(
    get,
    path = "/games/{id}/reach",
    tag = "games",
    params(
        ("id" = inline(values::GameId), Path, description = "The game's id."),
        ReachQuery,
    ),
    responses(
        (status = 200, description = "Its reach.", body = Reach),
        (status = 422, description = "The game has no such position or cell, nobody stands there, or not just one of `position` and `pieces` was given."),
    ),
)]
pub(crate) async fn reach(queue: Queue, Id(id): Id, Query(query): Query<ReachQuery>) -> Answer {
    let ReachQuery { cell, position, pieces } = query;
    let work = move |worker: &Worker| {
        let rules = rules_of(worker, &id)?;
        let cell = rules.parse_cell(&cell).ok_or_else(|| ApiError::from(Impossible::NoCell))?;
        let reach = match (position, pieces) {
            (Some(text), None) => {
                let position = Position::parse(&rules, &text).map_err(ApiError::bad_position)?;
                on_position(worker, &rules, position, cell)
            }
            (None, Some(text)) => {
                let pieces = read_pieces(&rules, &text)?;
                let piece = pieces.iter().rev().find(|(at, _)| *at == cell).map_or(Piece::NONE, |&(_, piece)| piece);
                described(&rules, cell, piece, FreeBoard::new(&rules, &pieces).reachable(cell), None)
            }
            _ => Err(Impossible::PositionOrPieces.into()),
        };
        json(worker, &reach?)
    };
    queue.run(work).await
}

fn on_position(worker: &Worker, rules: &Arc<Rules>, mut position: Position, cell: Cell) -> Result<Reach, ApiError> {
    let piece = position.at(cell);
    let prospect = reachable(&position, cell);
    let legal = piece.is_owned_by(position.side()).then(|| {
        let name = Some(rules.cell_name(cell));
        let choices = view::first_choices(worker, &mut position);
        let mut goals: Vec<String> =
            choices.into_iter().filter(|choice| choice.from == name).map(|choice| choice.to).collect();
        goals.sort();
        goals.dedup();
        goals
    });
    described(rules, cell, piece, prospect, legal)
}

fn described(
    rules: &Arc<Rules>,
    cell: Cell,
    piece: Piece,
    here: Reachable,
    legal: Option<Vec<String>>,
) -> Result<Reach, ApiError> {
    let definition = rules.definition();
    let name = rules.cell_name(cell);
    match piece.occupant() {
        None => Err(Impossible::EmptyCell { cell: name }.into()),
        Some(Occupant::Neutral(kind)) => {
            let token = definition.neutrals.get(kind).map_or_else(String::new, |neutral| neutral.token.to_string());
            Ok(Reach { cell: name, token, side: 'n', ..Reach::default() })
        }
        Some(Occupant::Owned(side, kind)) => {
            let alone = rules.reach(side, kind, cell);
            let mut moves: Vec<Cell> = alone.moves.into_iter().chain(alone.doubles).collect();
            moves.sort_unstable();
            moves.dedup();
            let names = |cells: Vec<Cell>| cells.into_iter().map(|cell| rules.cell_name(cell)).collect();
            Ok(Reach {
                cell: name,
                token: definition.pieces.get(kind).map_or_else(String::new, |piece| piece.token.clone()),
                side: side.letter(),
                alone: Goals { moves: names(moves), captures: names(alone.captures), led: Vec::new() },
                here: goals(rules, &here),
                frozen: here.frozen,
                legal,
            })
        }
    }
}

/// The cells of a prospect by name.
pub(super) fn goals(rules: &Rules, prospect: &Reachable) -> Goals {
    let names = |cells: &CellSet| cells.iter().map(|cell| rules.cell_name(cell)).collect();
    Goals { moves: names(&prospect.moves), captures: names(&prospect.captures), led: names(&prospect.by_relay) }
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
