//! `POST /api/games/{id}/analysis`: engine analysis as server-sent events.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse as _, Response};
use futures_util::stream::unfold;
use serde::Serialize;
use tokio::sync::watch;
use variorum_engine::Limits;
use variorum_rules::Position;

use super::job::{News, SearchRequest};
use super::limits::{MOST_DEPTH, MOST_LINES, MOST_SECONDS};
use super::place;
use super::pool::AnalysisPool;
use super::ticket::Ticket;
use crate::address::Address;
use crate::body::Body;
use crate::error::{ApiError, BadRequest};
use crate::game_rules::rules_of;
use crate::language;
use crate::openapi::values;
use crate::remarks::with_remarks;
use crate::request::Id;
use crate::shutdown::Shutdown;
use crate::visitor::Visitor;
use crate::wire;
use crate::worker::{Queue, Worker, blocking};

/// The default thinking time, in seconds.
const USUAL_SECONDS: u32 = 120;
/// The minimum interval between reports.
const PAUSE: Duration = Duration::from_millis(100);

struct EventStream {
    ticket: Ticket,
    root: Arc<Position>,
    closing: watch::Receiver<bool>,
    /// An event to be sent before all others.
    next: Option<Event>,
    sent_any: bool,
    /// A report was sent just now.
    rest: bool,
    over: bool,
}

/// The engine's analysis, updated until the search ends or the client leaves.
#[utoipa::path(
    post,
    path = "/games/{id}/analysis",
    tag = "analysis",
    operation_id = "analysis",
    params(
        ("id" = inline(values::GameId), Path, description = "The variant's id."),
    ),
    request_body = wire::AnalysisRequest,
    responses(
        (status = 200, description = "Events `queued` (`Queued`), `lines` (`Report`) and `end` (`End`), each with JSON as data.", body = wire::Event, content_type = "text/event-stream", headers(("variorum-remarks" = String, description = "Remarks on the position, as a JSON list of problems; only if there are any."))),
        (status = 422, description = "The variant has no such position, or a turn is illegal."),
    ),
)]
pub(crate) async fn stream(
    State(pool): State<AnalysisPool>,
    State(shutdown): State<Shutdown>,
    queue: Queue,
    Id(id): Id,
    (address, headers): (Address, HeaderMap),
    visitor: Visitor,
    Body(request): Body<wire::AnalysisRequest>,
) -> Result<Response, ApiError> {
    let language = language::preferred(&headers);
    if !(1..=MOST_LINES).contains(&request.lines) {
        return Err(BadRequest::LineCount { most: MOST_LINES }.into());
    }
    let depth = request.depth.unwrap_or(MOST_DEPTH);
    if !(1..=MOST_DEPTH).contains(&depth) {
        return Err(BadRequest::Depth { most: MOST_DEPTH }.into());
    }
    let seconds = request.seconds.unwrap_or(USUAL_SECONDS);
    if !(1..=MOST_SECONDS).contains(&seconds) {
        return Err(BadRequest::Seconds { most: MOST_SECONDS }.into());
    }
    let work = move |worker: &Worker| {
        let (game, remarks) = place::reach(worker, &rules_of(worker, &id)?, &request.place)?;
        let only = request.first.iter().map(|first| place::begun(game.position(), first));
        let only = only.collect::<Result<Vec<_>, ApiError>>()?;
        let question = SearchRequest {
            visitor: visitor.id().to_owned(),
            address: address.ip(),
            position: game.position().clone(),
            history: game.entries_before().to_vec(),
            limits: Limits { depth: Some(depth), lines: request.lines, only, ..Limits::default() },
            milliseconds: u64::from(seconds) * 1000,
        };
        Ok((question, remarks))
    };
    let (question, remarks) = queue.run(work).await?;
    let root = Arc::new(question.position.clone());
    let ticket = pool.ask(question).await?;
    let closing = shutdown.subscribe();
    let stream = EventStream { ticket, root, closing, next: None, sent_any: false, rest: false, over: false };
    let events = unfold(stream, |mut stream| async move { Some((Ok::<_, Infallible>(stream.next().await?), stream)) });
    let events = Sse::new(events).keep_alive(KeepAlive::new().interval(Duration::from_secs(10)));
    Ok(with_remarks(events.into_response(), language, &remarks))
}

impl EventStream {
    /// The next event: immediately what is known, then updates at a limited rate.
    async fn next(&mut self) -> Option<Event> {
        if let Some(event) = self.next.take() {
            return Some(event);
        }
        loop {
            if self.over {
                return None;
            }
            if self.sent_any {
                let goes_on = tokio::select! {
                    _ = self.closing.wait_for(|closing| *closing) => false,
                    changed = self.ticket.news.changed() => changed.is_ok(),
                };
                if !goes_on {
                    return Some(self.end(wire::Reason::Closing));
                }
            }
            if std::mem::take(&mut self.rest) {
                tokio::time::sleep(PAUSE).await;
            }
            self.sent_any = true;
            let news = self.ticket.news.borrow_and_update().clone();
            match news {
                News::Waiting(ahead) => return Some(event("queued", &wire::Queued { ahead })),
                News::Found(findings) => {
                    let report = self.report(findings).await?;
                    if !report.lines.is_empty() {
                        self.rest = true;
                        return Some(event("lines", &report));
                    }
                }
                News::End(findings, reason) => {
                    let report = self.report(findings).await?;
                    let end = self.end(reason);
                    if report.lines.is_empty() {
                        return Some(end);
                    }
                    self.next = Some(end);
                    return Some(event("lines", &report));
                }
            }
        }
    }

    async fn report(&self, findings: super::lines::Findings) -> Option<wire::Report> {
        let root = Arc::clone(&self.root);
        blocking(move |_| Ok(findings.report(&root))).await.ok()
    }

    fn end(&mut self, reason: wire::Reason) -> Event {
        self.over = true;
        let text = match reason {
            wire::Reason::Finished => "The engine has reached the requested depth.",
            wire::Reason::Time => "The time for this position is used up.",
            wire::Reason::Replaced => "You requested another position.",
            wire::Reason::Crowded => "Others are waiting for the engine; start again to continue.",
            wire::Reason::Over => "The game has ended here.",
            wire::Reason::Closing => "The server is shutting down.",
            wire::Reason::Failed => "The engine failed.",
        };
        event("end", &wire::End { reason, text: text.into() })
    }
}

fn event(name: &str, data: &impl Serialize) -> Event {
    // All of our data can be serialized.
    Event::default().event(name).data(serde_json::to_string(data).unwrap_or_default())
}
