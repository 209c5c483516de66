//! All kinds of man of all games, those that are the same in several games put together.

use std::sync::{Arc, OnceLock};

use axum::http::StatusCode;
use serde::Serialize;

use super::glyph;
use crate::catalogue::{rules_of, sign};
use crate::dto::Sign;
use crate::fault::{Fault, json_text};
use crate::routes::Answer;
use crate::sessions::blocking;

/// A kind of man.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Everyman {
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

/// A game that has a man.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct InGame {
    pub id: String,
    pub name: String,
    pub token: String,
}

/// All kinds of man of all games; those that are the same put together.
#[utoipa::path(
    get,
    path = "/men",
    tag = "games",
    responses((status = 200, description = "The men.", body = Vec<Everyman>)),
)]
pub(super) async fn men() -> Answer {
    static ALL: OnceLock<Arc<str>> = OnceLock::new();
    let text = blocking(|| {
        if let Some(text) = ALL.get() {
            return Ok(Arc::clone(text));
        }
        let text: Arc<str> = serde_json::to_string(&all()).map_err(Fault::internal)?.into();
        Ok(Arc::clone(ALL.get_or_init(|| text)))
    })
    .await?;
    Ok(json_text(StatusCode::OK, &text))
}

/// By name. Two men are the same if people read the same of them: name, moves and shape.
fn all() -> Vec<Everyman> {
    let mut found: Vec<Everyman> = Vec::new();
    for rules in library::ids().iter().filter_map(|id| rules_of(id).ok()) {
        let definition = rules.definition();
        let game = |token: String| InGame { id: definition.id.clone(), name: definition.about.name.clone(), token };
        for (kind, man) in definition.men.iter().enumerate() {
            let explain = library::explain::explain_moves(definition, kind);
            let sign = sign(&man.sign, glyph::of_man(&rules, kind));
            let same = |other: &&mut Everyman| {
                !other.neutral
                    && other.name == man.name
                    && other.explain == explain
                    && other.sign.glyph.marks == sign.glyph.marks
            };
            match found.iter_mut().find(same) {
                Some(other) => other.games.push(game(man.token.clone())),
                None => found.push(Everyman {
                    name: man.name.clone(),
                    token: man.token.clone(),
                    sign,
                    neutral: false,
                    royal: man.royal,
                    explain,
                    games: vec![game(man.token.clone())],
                }),
            }
        }
        for (kind, neutral) in definition.neutrals.iter().enumerate() {
            let explain = library::explain::explain_neutral(definition, kind);
            let token = neutral.token.to_string();
            match found.iter_mut().find(|other| other.neutral && other.name == neutral.name && other.explain == explain)
            {
                Some(other) => other.games.push(game(token)),
                None => found.push(Everyman {
                    name: neutral.name.clone(),
                    token: token.clone(),
                    sign: sign(&neutral.sign, glyph::of_neutral(&rules, kind)),
                    neutral: true,
                    royal: false,
                    explain,
                    games: vec![game(token)],
                }),
            }
        }
    }
    found.sort_by(|a, b| a.name.cmp(&b.name));
    found
}
