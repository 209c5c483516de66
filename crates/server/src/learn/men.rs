//! All kinds of man of all games, those that are the same in several games put together.

use std::sync::{Arc, LazyLock};

use axum::http::StatusCode;
use serde::Serialize;
use variorum_library::explain::Explainer;

use super::glyph;
use crate::catalogue::{known, rules_of, sign};
use crate::dto::Sign;
use crate::fault::json_text;
use crate::remembered::{Remembered, json};
use crate::routes::{Answer, Asked};
use crate::worker::{Worker, blocking};

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
    params(("language" = Option<String>, Query, description = "`de` for names, as far as there are any, and moves in German.")),
    responses((status = 200, description = "The men.", body = Vec<Everyman>)),
)]
pub(super) async fn men(mut asked: Asked) -> Answer {
    static ALL: LazyLock<Remembered<&str, Arc<str>>> = LazyLock::new(Remembered::new);
    let language = known(&asked.may("language").unwrap_or_default());
    let text = blocking(move |worker| ALL.get(language, || json(&all(worker, language)))).await?;
    Ok(json_text(StatusCode::OK, &*text))
}

/// A man with what decides whether another is the same: its own game's name for it and its moves in English.
struct Found {
    man: Everyman,
    name: String,
    moves: Vec<String>,
}

/// By name. Two men are the same if people read the same of them: name, moves and shape.
fn all(worker: &Worker, language: &str) -> Vec<Everyman> {
    let mut found: Vec<Found> = Vec::new();
    for rules in variorum_library::ids().iter().filter_map(|id| rules_of(worker, id).ok()) {
        let definition = rules.definition();
        let (own, told) = (Explainer::new(definition, ""), Explainer::new(definition, language));
        let words = told.definition();
        let game = |token: String| InGame { id: definition.id.clone(), name: words.about.name.clone(), token };
        let men = definition.men.iter().enumerate().map(|(kind, man)| Found {
            man: Everyman {
                name: words.men[kind].name.clone(),
                token: man.token.clone(),
                sign: sign(&man.sign, glyph::of_man(&rules, kind)),
                neutral: false,
                royal: man.royal,
                explain: told.moves(kind),
                games: vec![game(man.token.clone())],
            },
            name: man.name.clone(),
            moves: own.moves(kind),
        });
        let neutrals = definition.neutrals.iter().enumerate().map(|(kind, neutral)| Found {
            man: Everyman {
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
        for one in men.chain(neutrals) {
            match found.iter_mut().find(|other| same(other, &one)) {
                Some(other) => {
                    // The first game that has the man may have no texts in this language, a later one may.
                    if other.man.name == other.name {
                        other.man.name = one.man.name;
                    }
                    other.man.games.extend(one.man.games);
                }
                None => found.push(one),
            }
        }
    }
    let mut men: Vec<Everyman> = found.into_iter().map(|found| found.man).collect();
    men.sort_by(|a, b| a.name.cmp(&b.name));
    men
}

fn same(one: &Found, other: &Found) -> bool {
    one.man.neutral == other.man.neutral
        && one.name == other.name
        && one.moves == other.moves
        && (one.man.neutral || one.man.sign.glyph.marks == other.man.sign.glyph.marks)
}
