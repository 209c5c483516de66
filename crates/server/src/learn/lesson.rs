//! The texts and examples of a variant.

use std::sync::{Arc, LazyLock};

use axum::http::StatusCode;
use variorum_gamedef::definition::Source;
use variorum_library::learn::{self, LessonExample, LessonStep};
use variorum_messages::Language;
use variorum_play::Ending;
use variorum_rules::Rules;

use super::reach::goals;
use crate::catalogue::ruling;
use crate::error::{ApiError, json_text};
use crate::game_rules::rules_of;
use crate::openapi::values;
use crate::remembered::{Remembered, json};
use crate::request::{Answer, Id, InLanguage, Query};
use crate::view;
use crate::wire;
use crate::worker::{Worker, blocking};

/// The lesson of a variant: history, rules, rulings, and examples with their boards.
#[utoipa::path(
    get,
    path = "/games/{id}/lesson",
    tag = "games",
    params(
        ("id" = inline(values::GameId), Path, description = "The variant's id."),
        InLanguage,
    ),
    responses((status = 200, description = "The lesson.", body = wire::Lesson)),
)]
pub(crate) async fn lesson(Id(id): Id, Query(wanted): Query<InLanguage>) -> Answer {
    let text = blocking(move |worker| localized(worker, &id, wanted.language())).await?;
    Ok(json_text(StatusCode::OK, &*text))
}

/// The lesson as JSON, cached.
fn localized(worker: &Worker, id: &str, language: Language) -> Result<Arc<str>, ApiError> {
    static TOLD: LazyLock<Remembered<(Language, String), Arc<str>>> = LazyLock::new(Remembered::new);
    TOLD.get((language, id.to_owned()), || {
        let rules = rules_of(worker, id)?;
        let lesson = learn::lesson(&rules, language).map_err(ApiError::internal)?;
        json(&wire::Lesson {
            summary: lesson.summary,
            story: lesson.story,
            rules: lesson.rules,
            rulings: lesson.rulings.iter().map(ruling).collect(),
            sources: lesson.sources.into_iter().map(|Source { text, link }| wire::Source { text, link }).collect(),
            names: lesson.names,
            examples: lesson.examples.into_iter().map(|example| example_of(&rules, example)).collect(),
        })
    })
}

fn example_of(rules: &Rules, example: LessonExample) -> wire::LessonExample {
    wire::LessonExample {
        title: example.title,
        text: example.text,
        rules: example.rules,
        start: view::pieces(&example.start),
        steps: example.steps.into_iter().map(|step| step_of(rules, step)).collect(),
    }
}

fn step_of(rules: &Rules, step: LessonStep) -> wire::LessonStep {
    let written = |turns: &[String]| turns.iter().map(|text| view::written(rules, text)).collect();
    let position = &step.position;
    wire::LessonStep {
        text: step.text,
        turn: step.turn.map(|(text, made)| wire::LessonTurn {
            turn: view::written(rules, &text),
            side: made.side.letter(),
            cells: view::names(rules, made.trace.cells),
            paths: made.trace.routes.iter().map(|route| view::way(rules, route)).collect(),
        }),
        pieces: view::pieces(position),
        side: position.side().letter(),
        checked: view::checked(position),
        show: step.show.map(|shown| wire::Shown {
            cell: rules.cell_name(shown.cell),
            goals: goals(rules, (&shown.reachable).into()),
        }),
        legal: written(&step.legal),
        illegal: written(&step.illegal),
        outcome: step.outcome.map(|outcome| view::outcome(Ending::from(outcome), rules.definition().style.sides)),
        position: position.text(),
    }
}
