//! All kinds of piece of all games, those that are the same in several games put together.

use std::sync::{Arc, LazyLock};

use axum::http::StatusCode;
use serde::Serialize;
use variorum_library::explain::Explainer;

use super::glyph;
use crate::catalogue::sign;
use crate::dto::Sign;
use crate::error::json_text;
use crate::game_rules::rules_of;
use crate::remembered::{Remembered, json};
use crate::request::{Answer, InLanguage, Query};
use crate::worker::{Worker, blocking};

/// A kind of piece.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PieceOverview {
    pub name: String,
    /// Its token in the first of its games.
    pub token: String,
    pub sign: Sign,
    pub neutral: bool,
    pub royal: bool,
    pub explain: Vec<String>,
    /// The games that have it.
    pub games: Vec<InGame>,
}

/// A game that has a piece.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct InGame {
    pub id: String,
    pub name: String,
    pub token: String,
}

/// All kinds of piece of all games; those that are the same put together.
#[utoipa::path(
    get,
    path = "/pieces",
    tag = "games",
    params(InLanguage),
    responses((status = 200, description = "The pieces.", body = Vec<PieceOverview>)),
)]
pub(crate) async fn pieces(Query(wanted): Query<InLanguage>) -> Answer {
    static ALL: LazyLock<Remembered<&str, Arc<str>>> = LazyLock::new(Remembered::new);
    let language = wanted.language().tag();
    let text = blocking(move |worker| ALL.get(language, || json(&all(worker, language)))).await?;
    Ok(json_text(StatusCode::OK, &*text))
}

/// A piece with what decides whether another is the same: its own game's name for it and its moves in English.
struct Found {
    piece: PieceOverview,
    name: String,
    moves: Vec<String>,
}

/// By name. Two pieces are the same if people read the same of them: name, moves and shape.
fn all(worker: &Worker, language: &str) -> Vec<PieceOverview> {
    let mut found: Vec<Found> = Vec::new();
    for rules in variorum_library::ids().iter().filter_map(|id| rules_of(worker, id).ok()) {
        let definition = rules.definition();
        let (own, told) = (Explainer::new(definition, ""), Explainer::new(definition, language));
        let words = told.definition();
        let game = |token: String| InGame { id: definition.id.clone(), name: words.about.name.clone(), token };
        let pieces = definition.pieces.iter().enumerate().map(|(kind, piece)| Found {
            piece: PieceOverview {
                name: words.pieces[kind].name.clone(),
                token: piece.token.clone(),
                sign: sign(&piece.sign, glyph::of_piece(&rules, kind)),
                neutral: false,
                royal: piece.royal,
                explain: told.moves(kind),
                games: vec![game(piece.token.clone())],
            },
            name: piece.name.clone(),
            moves: own.moves(kind),
        });
        let neutrals = definition.neutrals.iter().enumerate().map(|(kind, neutral)| Found {
            piece: PieceOverview {
                name: words.neutrals[kind].name.clone(),
                token: neutral.token.to_string(),
                sign: sign(&neutral.sign, glyph::of_neutral(&rules, kind)),
                neutral: true,
                royal: false,
                explain: told.neutral(kind),
                games: vec![game(neutral.token.to_string())],
            },
            name: neutral.name.clone(),
            moves: own.neutral(kind),
        });
        for one in pieces.chain(neutrals) {
            match found.iter_mut().find(|other| same(other, &one)) {
                Some(other) => {
                    // The first game that has the piece may have no texts in this language, a later one may.
                    if other.piece.name == other.name {
                        other.piece.name = one.piece.name;
                    }
                    other.piece.games.extend(one.piece.games);
                }
                None => found.push(one),
            }
        }
    }
    let mut pieces: Vec<PieceOverview> = found.into_iter().map(|found| found.piece).collect();
    pieces.sort_by(|a, b| a.name.cmp(&b.name));
    pieces
}

fn same(one: &Found, other: &Found) -> bool {
    one.piece.neutral == other.piece.neutral
        && one.name == other.name
        && one.moves == other.moves
        && (one.piece.neutral || one.piece.sign.glyph.marks == other.piece.sign.glyph.marks)
}
