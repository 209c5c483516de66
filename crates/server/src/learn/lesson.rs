//! The texts and examples of a game, the examples played.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use axum::http::StatusCode;
use serde::Serialize;
use variorum_gamedef::definition::{Definition, Example, ExampleStep};
use variorum_library::examples::{self, ExampleError, Scene};
use variorum_library::explain::Explainer;
use variorum_messages::Language;
use variorum_play::Ending;
use variorum_rules::diagram::reachable;
use variorum_rules::{Cell, Position, Rules};

use super::reach::{Goals, goals};
use crate::dto::{Outcome, Piece, Ruling};
use crate::error::{ApiError, json_text};
use crate::game_rules::rules_of;
use crate::openapi::values;
use crate::remembered::{Remembered, json};
use crate::request::{Answer, Id, InLanguage, Query};
use crate::view;
use crate::way::Way;
use crate::worker::{Worker, blocking};

/// What a learner reads of a game.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Lesson {
    pub summary: String,
    pub story: String,
    /// The rules for players; made from the definition where its file tells none.
    pub rules: String,
    pub rulings: Vec<Ruling>,
    /// Names of pieces in the language asked for, by their tokens, where they differ from the English ones.
    pub names: BTreeMap<String, String>,
    pub examples: Vec<LessonExample>,
}

/// A rule shown on the board.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct LessonExample {
    pub title: String,
    pub text: String,
    /// Rules of the rule book.
    pub rules: Vec<String>,
    /// The pieces before the first step.
    pub start: Vec<Piece>,
    pub steps: Vec<LessonStep>,
}

/// A step of an example: what people read, and the board that it leads to.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct LessonStep {
    pub text: String,
    /// The turn that was made, and by whom.
    pub turn: Option<String>,
    pub mover: Option<char>,
    /// The cells that it touched.
    pub cells: Vec<String>,
    /// The ways of the pieces that it moved.
    pub paths: Vec<Way>,
    pub position: String,
    pub pieces: Vec<Piece>,
    /// Whose turn it is.
    pub side: char,
    /// Where the player to move is in check.
    pub check: Option<String>,
    /// The piece whose reach is shown.
    pub show: Option<Shown>,
    /// Turns that are legal now, among others.
    pub legal: Vec<String>,
    /// Turns that are not.
    pub illegal: Vec<String>,
    /// How the game ended.
    pub outcome: Option<Outcome>,
}

/// A piece and where it can go.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Shown {
    pub cell: String,
    pub goals: Goals,
}

/// What a learner reads of a game: story, rules, rulings, and examples, played.
#[utoipa::path(
    get,
    path = "/games/{id}/lesson",
    tag = "games",
    params(
        ("id" = inline(values::GameId), Path, description = "The game's id."),
        InLanguage,
    ),
    responses((status = 200, description = "The lesson.", body = Lesson)),
)]
pub(crate) async fn lesson(Id(id): Id, Query(wanted): Query<InLanguage>) -> Answer {
    let text = blocking(move |worker| told(worker, &id, wanted.language())).await?;
    Ok(json_text(StatusCode::OK, &*text))
}

/// The lesson as JSON, made once.
fn told(worker: &Worker, id: &str, language: Language) -> Result<Arc<str>, ApiError> {
    static TOLD: LazyLock<Remembered<(Language, String), Arc<str>>> = LazyLock::new(Remembered::new);
    TOLD.get((language, id.to_owned()), || {
        let rules = rules_of(worker, id)?;
        let definition = variorum_library::localised(rules.definition(), language.tag()).map_err(ApiError::internal)?;
        let mut lesson = tell(&rules, &definition)?;
        if lesson.rules.trim().is_empty() {
            lesson.rules = Explainer::new(rules.definition(), language.tag()).rules();
        }
        json(&lesson)
    })
}

/// The lesson in the words of `definition`, which is that of the rules told in some language.
fn tell(rules: &Arc<Rules>, definition: &Definition) -> Result<Lesson, ApiError> {
    let about = &definition.about;
    let examples: Result<Vec<LessonExample>, ExampleError> =
        definition.examples.iter().map(|example| example_of(rules, example)).collect();
    Ok(Lesson {
        summary: about.summary.clone(),
        story: about.story.clone(),
        rules: about.rules.clone(),
        rulings: about.rulings.iter().map(|one| Ruling { rule: one.rule.clone(), text: one.text.clone() }).collect(),
        names: names(rules.definition(), definition),
        examples: examples.map_err(ApiError::internal)?,
    })
}

/// Names that differ from the game's own, by tokens.
fn names(own: &Definition, told: &Definition) -> BTreeMap<String, String> {
    let pieces = own.pieces.iter().zip(&told.pieces).map(|(own, told)| (&own.name, &told.name, told.token.clone()));
    let neutrals =
        own.neutrals.iter().zip(&told.neutrals).map(|(own, told)| (&own.name, &told.name, told.token.to_string()));
    pieces.chain(neutrals).filter(|(own, told, _)| own != told).map(|(_, told, token)| (token, told.clone())).collect()
}

fn example_of(rules: &Arc<Rules>, example: &Example) -> Result<LessonExample, ExampleError> {
    let start = view::pieces(&examples::start(rules, example)?);
    let scenes = examples::scenes(rules, example)?;
    let steps = example.steps.iter().zip(scenes).map(|(step, scene)| step_of(rules, step, scene)).collect();
    Ok(LessonExample {
        title: example.title.clone(),
        text: example.text.clone(),
        rules: example.rules.clone(),
        start,
        steps,
    })
}

fn step_of(rules: &Rules, step: &ExampleStep, scene: Scene) -> LessonStep {
    let Scene { position, made } = scene;
    let name = |cell: Cell| rules.cell_name(cell);
    let mover = made.as_ref().map(|made| made.side.letter());
    let paths = made.iter().flat_map(|made| &made.routes).map(|route| Way::of(rules, route)).collect();
    let cells = made.map_or_else(Vec::new, |made| made.cells.into_iter().map(name).collect());
    let show = step
        .show
        .and_then(|cell| rules.cell(usize::from(cell)))
        .map(|cell| Shown { cell: name(cell), goals: goals(rules, &reachable(&position, cell)) });
    LessonStep {
        text: step.text.clone(),
        turn: step.turn.clone(),
        mover,
        cells,
        paths,
        pieces: view::pieces(&position),
        side: position.side().letter(),
        check: in_check(rules, &position),
        show,
        legal: step.legal.clone(),
        illegal: step.illegal.clone(),
        outcome: position.outcome().map(|outcome| view::outcome(Ending::from(outcome))),
        position: position.text(),
    }
}

fn in_check(rules: &Rules, position: &Position) -> Option<String> {
    position.royal_cell(position.side()).filter(|_| position.is_check()).map(|cell| rules.cell_name(cell))
}
