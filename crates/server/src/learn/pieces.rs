//! All piece types of all variants.

use std::sync::{Arc, LazyLock};

use axum::http::StatusCode;
use variorum_library::learn::{self, InGame, PieceOverview, PieceType};
use variorum_messages::Language;

use crate::catalogue::{neutral_sign, piece_sign};
use crate::error::json_text;
use crate::remembered::{Remembered, json};
use crate::request::{Answer, InLanguage, Query};
use crate::wire;
use crate::worker::blocking;

/// All piece types of all variants; identical ones are merged.
#[utoipa::path(
    get,
    path = "/pieces",
    tag = "games",
    params(InLanguage),
    responses((status = 200, description = "The pieces.", body = Vec<wire::PieceOverview>)),
)]
pub(crate) async fn pieces(Query(wanted): Query<InLanguage>) -> Answer {
    static ALL: LazyLock<Remembered<Language, Arc<str>>> = LazyLock::new(Remembered::new);
    let language = wanted.language();
    let text = blocking(move |_| {
        ALL.get(language, || {
            let pieces: Vec<wire::PieceOverview> = learn::pieces(language).into_iter().map(shown).collect();
            json(&pieces)
        })
    })
    .await?;
    Ok(json_text(StatusCode::OK, &*text))
}

fn shown(piece: PieceOverview) -> wire::PieceOverview {
    let PieceOverview { rules, piece, name, moves, games } = piece;
    let (sign, neutral, royal) = match piece {
        PieceType::Owned(kind) => {
            (piece_sign(&rules, kind), false, rules.definition().pieces.get(kind).is_some_and(|piece| piece.is_royal()))
        }
        PieceType::Neutral(kind) => (neutral_sign(&rules, kind), true, false),
    };
    wire::PieceOverview {
        name,
        token: games.first().map_or_else(String::new, |game| game.token.clone()),
        sign,
        neutral,
        royal,
        explain: moves,
        games: games.into_iter().map(|InGame { id, name, token }| wire::InGame { id, name, token }).collect(),
    }
}
