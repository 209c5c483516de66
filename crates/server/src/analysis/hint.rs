//! Hints: the turn that the engine would make, and why, on analysis boards and against the engine.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::{FromRef, State};
use axum::http::HeaderMap;
use variorum_engine::Limits;
use variorum_library::effect;
use variorum_library::explain::Explainer;
use variorum_messages::Language;
use variorum_rules::effect::{Line, reason};
use variorum_rules::{ActionKind, Position};

use super::effects::{parts, shown};
use super::helped::Helped;
use super::job::{News, SearchRequest};
use super::limits::MOST_DEPTH;
use super::lines::Findings;
use super::place;
use super::pool::AnalysisPool;
use super::threats::TRIED;
use super::ticket::Ticket;
use crate::address::Address;
use crate::body::Body;
use crate::catalogue::Catalogue;
use crate::error::ApiError;
use crate::game_rules::rules_of;
use crate::language;
use crate::openapi::values;
use crate::request::{Answer, Id, json};
use crate::session::Standing;
use crate::shutdown::Shutdown;
use crate::state::AppState;
use crate::visitor::Visitor;
use crate::wire;
use crate::worker::{Queue, Worker, blocking};

/// How long the engine thinks about a hint, in milliseconds.
const THINKING: u64 = 800;
/// How long the reason is looked for after that: what was found until then is told.
const EXPLAINING: Duration = Duration::from_millis(200);

/// What a hint needs of the server.
#[derive(Clone)]
pub(crate) struct Hints {
    pool: AnalysisPool,
    shutdown: Shutdown,
    catalogue: Arc<Catalogue>,
}

impl FromRef<AppState> for Hints {
    fn from_ref(state: &AppState) -> Self {
        let (pool, shutdown) = (AnalysisPool::from_ref(state), Shutdown::from_ref(state));
        Self { pool, shutdown, catalogue: FromRef::from_ref(state) }
    }
}

/// The turn that the engine would make in the position after the turns, and why. The engine thinks about a second.
#[utoipa::path(
    post,
    path = "/games/{id}/hint",
    tag = "analysis",
    params(
        ("id" = inline(values::GameId), Path, description = "The variant's id."),
    ),
    request_body = wire::Place,
    responses(
        (status = 200, description = "The hint.", body = wire::Hint),
        (status = 422, description = "The variant has no such position, a turn is illegal, or the game has ended."),
    ),
)]
pub(crate) async fn hint(
    State(hints): State<Hints>,
    queue: Queue,
    Id(id): Id,
    (address, headers): (Address, HeaderMap),
    visitor: Visitor,
    Body(place): Body<wire::Place>,
) -> Answer {
    let language = language::preferred(&headers);
    let work = move |worker: &Worker| {
        let (game, _) = place::reach(worker, &rules_of(worker, &id)?, &place)?;
        if game.ending().is_some() {
            return Err(ApiError::GameOver);
        }
        Ok(Standing { position: game.position().clone(), history: game.entries_before().to_vec() })
    };
    let standing = queue.run(work).await?;
    hints.answer(standing, visitor.id(), address, language).await
}

/// The turn that the engine would make, and why, in a game against it that is not rated, for the player to move.
#[utoipa::path(
    get,
    path = "/sessions/{id}/hint",
    tag = "play",
    operation_id = "hint_in_play",
    params(
        ("id" = inline(values::SessionId), Path, description = "The id of the game in progress."),
    ),
    responses(
        (status = 200, description = "The hint.", body = wire::Hint),
        (status = 403, description = "The requester has no seat in this game."),
        (status = 422, description = "The game is rated, or between people, or it is not the requester’s turn, or it can no longer be opened."),
    ),
)]
pub(crate) async fn in_play(
    State(hints): State<Hints>,
    Helped(standing): Helped,
    visitor: Visitor,
    (address, headers): (Address, HeaderMap),
) -> Answer {
    let language = language::preferred(&headers);
    hints.answer(standing, visitor.id(), address, language).await
}

impl Hints {
    async fn answer(self, standing: Standing, visitor: &str, address: Address, language: Language) -> Answer {
        let Standing { position, history } = standing;
        let question = SearchRequest {
            // A hint does not end the analysis that the same visitor may have running.
            visitor: format!("hint {visitor}"),
            address: address.ip(),
            position: position.clone(),
            history,
            limits: Limits { depth: Some(MOST_DEPTH), lines: 2, ..Limits::default() },
            milliseconds: THINKING,
        };
        let ticket = self.pool.ask(question).await?;
        let findings = self.search(ticket).await?;
        let catalogue = self.catalogue;
        blocking(move |worker| told(worker, &catalogue, &position, &findings, language)).await
    }

    /// Waits until the search has ended.
    async fn search(&self, mut ticket: Ticket) -> Result<Findings, ApiError> {
        let mut closing = self.shutdown.subscribe();
        loop {
            if let News::End(findings, _) = &*ticket.news.borrow_and_update() {
                return Ok(findings.clone());
            }
            tokio::select! {
                _ = closing.wait_for(|closing| *closing) => return Err(ApiError::Closing),
                changed = ticket.news.changed() => changed.map_err(|_| ApiError::Closing)?,
            }
        }
    }
}

fn told(
    worker: &Worker,
    catalogue: &Catalogue,
    position: &Position,
    findings: &Findings,
    language: Language,
) -> Result<axum::response::Response, ApiError> {
    let rules = position.rules();
    let lines: Vec<Line> = findings.prospects();
    let best = lines.first().ok_or(ApiError::GameOver)?;
    let turn = *best.turns.first().ok_or(ApiError::GameOver)?;
    let worth = catalogue.exchange_values(worker, &rules.definition().id, rules)?;
    let until = Instant::now() + EXPLAINING;
    let wanted = || Instant::now() < until;
    let why = reason(position, best, lines.get(1), &worth, TRIED, &wanted).ok_or(ApiError::GameOver)?;
    let explainer = Explainer::new(rules.definition(), language.tag()).with_customary_cells();
    let dropped = turn.first.kind() == ActionKind::Drop;
    let kind = if dropped { turn.first.piece_type().unwrap_or(0) } else { position.at(turn.first.from()).kind() };
    let hint = wire::Hint {
        code: why.code().to_owned(),
        text: explainer.text(&effect::reason(position, turn, &why)),
        from: (!dropped).then(|| rules.cell_name(turn.first.from())),
        piece: rules.definition().pieces[kind].token.clone(),
        turn: shown(position, turn),
        parts: parts(position, turn),
    };
    json(worker, &hint)
}
