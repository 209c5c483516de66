//! The guided first game of a variant, and the judgement of a player's turn in it.

use std::sync::{Arc, LazyLock};

use axum::http::StatusCode;
use variorum_library::guide::{self, JudgeError};
use variorum_library::learn::{self, GuidedGame, GuidedStep};
use variorum_messages::Language;
use variorum_play::Game;
use variorum_rules::{Position, Rules, Turn};

use super::reach::goals;
use crate::analysis::place::shown;
use crate::body::Body;
use crate::error::{ApiError, IllegalTurn, Impossible, json_text};
use crate::game_rules::rules_of;
use crate::openapi::values;
use crate::remembered::{Remembered, json as text_of};
use crate::request::{Answer, Id, InLanguage, Query, json};
use crate::wire;
use crate::worker::{Queue, Worker};

/// The guided first game of a variant: steps with boards and tasks. A variant without one of its own gets steps that are made from its rules.
#[utoipa::path(
    get,
    path = "/games/{id}/guide",
    tag = "games",
    params(
        ("id" = inline(values::GameId), Path, description = "The variant's id."),
        InLanguage,
    ),
    responses((status = 200, description = "The guided game.", body = wire::Guide)),
)]
pub(crate) async fn guide(queue: Queue, Id(id): Id, Query(wanted): Query<InLanguage>) -> Answer {
    let language = wanted.language();
    let text = queue.run(move |worker| localized(worker, &id, language)).await?;
    Ok(json_text(StatusCode::OK, &*text))
}

/// The guide as JSON, cached.
fn localized(worker: &Worker, id: &str, language: Language) -> Result<Arc<str>, ApiError> {
    static TOLD: LazyLock<Remembered<(Language, String), Arc<str>>> = LazyLock::new(Remembered::new);
    TOLD.get((language, id.to_owned()), || {
        let rules = rules_of(worker, id)?;
        let guide = learn::guide(&rules, language).map_err(ApiError::internal)?;
        let steps = guide.steps.iter().map(|step| step_of(&rules, step)).collect::<Result<_, _>>()?;
        text_of(&wire::Guide { made: guide.made, steps })
    })
}

fn step_of(rules: &Rules, step: &GuidedStep) -> Result<wire::GuideStep, ApiError> {
    let played = &step.played;
    let task = played.task.as_ref().zip(step.task.as_ref()).map(|(task, (text, wrong))| {
        let (hint, reply) = views(&played.position, task.hint, task.reply)?;
        Ok::<_, ApiError>(wire::GuideTask { text: text.clone(), wrong: wrong.clone(), hint, reply })
    });
    let view = match played.turn {
        Some(turn) => views(&played.start, turn, None)?.0,
        None => shown(&Game::study(played.position.clone())),
    };
    Ok(wire::GuideStep {
        title: step.title.clone(),
        text: step.text.clone(),
        rule: step.rule,
        show: step.show.map(|shown| wire::Shown {
            cell: rules.cell_name(shown.cell),
            goals: goals(rules, (&shown.reachable).into()),
        }),
        view,
        task: task.transpose()?,
    })
}

/// The board after a legal turn, and after the reply.
fn views(
    before: &Position,
    turn: Turn,
    reply: Option<Turn>,
) -> Result<(wire::PositionView, Option<wire::PositionView>), ApiError> {
    let mut game = Game::study(before.clone());
    let mut make = |turn: Turn| {
        let text = game.position().turn_text(turn);
        game.play(&text).map_err(ApiError::internal)?;
        Ok::<_, ApiError>(shown(&game))
    };
    Ok((make(turn)?, reply.map(make).transpose()?))
}

/// Judges a turn in a step of the guided game: whether it fulfils the task.
#[utoipa::path(
    post,
    path = "/games/{id}/guide/turn",
    tag = "games",
    params(
        ("id" = inline(values::GameId), Path, description = "The variant's id."),
    ),
    request_body = wire::GuideTurn,
    responses(
        (status = 200, description = "The judgement.", body = wire::GuideVerdict),
        (status = 422, description = "The guided game has no such step with a task, or the turn is illegal."),
    ),
)]
pub(crate) async fn judge(queue: Queue, Id(id): Id, Body(tried): Body<wire::GuideTurn>) -> Answer {
    let work = move |worker: &Worker| {
        let guide = steps(worker, &id)?;
        let no_task = || ApiError::from(Impossible::NoTask { step: tried.step });
        let step = guide.steps.get(tried.step).ok_or_else(no_task)?;
        let verdict = guide::judge(&step.played, &tried.turn).map_err(|error| match error {
            JudgeError::NoTask => no_task(),
            JudgeError::Turn(turn) => IllegalTurn::Now { turn }.into(),
            JudgeError::Work(error) => ApiError::internal(error),
        })?;
        let (view, reply) = views(&step.played.position, verdict.turn, verdict.reply)?;
        json(worker, &wire::GuideVerdict { met: verdict.met, view, reply })
    };
    queue.run(work).await
}

/// The guide in English, cached: judging needs no words.
fn steps(worker: &Worker, id: &str) -> Result<Arc<GuidedGame>, ApiError> {
    static KNOWN: LazyLock<Remembered<String, Arc<GuidedGame>>> = LazyLock::new(Remembered::new);
    KNOWN.get(id.to_owned(), || {
        let rules = rules_of(worker, id)?;
        learn::guide(&rules, Language::ENGLISH).map(Arc::new).map_err(ApiError::internal)
    })
}
