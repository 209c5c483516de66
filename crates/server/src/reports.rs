//! `POST /api/reports`: players tell the operator of a player or of a line of chat.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use variorum_storage::{Report, ReportedLine};

use crate::accounts::routes::{found, private};
use crate::body::Body;
use crate::cookies;
use crate::error::{ApiError, Full, ReportUnclear};
use crate::limits::Limiter;
use crate::request::Answer;
use crate::sessions::{AppState, as_i64};
use crate::viewer::{Known, Viewer};
use crate::wire::{NewReport, Received};

/// Longest text that comes with a report, in characters.
pub(crate) const LONGEST: usize = 500;
/// Reports of one person at once; then one each [`EVERY`].
const BURST: u32 = 5;
/// Reports from one address at once: several people may live behind it.
const HOUSE: u32 = 20;
/// How long until one more may be sent.
const EVERY: Duration = Duration::from_secs(600);
/// Open reports that are kept, about 1 KB each. Who does not read ten thousand does not read more; those that are handled do not count.
const MOST_OPEN: i64 = 10_000;

/// How much one person and one address may report.
pub(crate) struct Reporters {
    people: Limiter<String>,
    addresses: Limiter<IpAddr>,
}

impl Reporters {
    pub fn new() -> Self {
        Self { people: Limiter::new(BURST, EVERY), addresses: Limiter::new(HOUSE, EVERY / (HOUSE / BURST)) }
    }

    fn count(&self, viewer: &Viewer) -> Result<(), ApiError> {
        let address = viewer.address.map_or(Ok(()), |address| self.addresses.check(&address));
        let counted = address.and_then(|()| self.people.check(&viewer.identity().to_owned()));
        counted.map_err(|_| ApiError::TooManyReports)
    }
}

/// The requests.
pub(crate) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::default().routes(routes!(report))
}

/// Reports a player, or a line of chat that one can read, to the operator.
#[utoipa::path(
    post,
    path = "/reports",
    tag = "conduct",
    params(
        ("key" = Option<String>, Query, description = "The key from the link of a private game, for a line said there."),
    ),
    request_body = NewReport,
    responses(
        (status = 200, description = "It was taken.", body = Received),
        (status = 404, description = "There is no such player or line."),
        (status = 422, description = "The game cannot be opened any more."),
        (status = 507, description = "The server’s disk is full; nothing was changed."),
    ),
)]
async fn report(State(AppState(state)): State<AppState>, viewer: Known, Body(wish): Body<NewReport>) -> Answer {
    let viewer = Arc::new(viewer.0);
    if wish.words.chars().count() > LONGEST {
        return Err(ReportUnclear::TooLong { most: LONGEST }.into());
    }
    let mut kept = Report {
        id: cookies::new_token()?,
        at: as_i64(state.shared.time.now()),
        reporter: viewer.sitter().account,
        visitor: viewer.sitter().visitor,
        reason: wish.reason.word(),
        words: wish.words.trim().to_owned(),
        ..Report::default()
    };
    match (wish.player, wish.line) {
        (Some(name), None) => kept.account = Some(found(&state, &name).await?.id),
        (None, Some(line)) => {
            let said = state.open(&line.session, viewer.address).await?.line(&viewer, line.number).await?;
            kept.account = said.account;
            kept.line = Some(ReportedLine {
                session: line.session,
                number: line.number,
                speaker: said.speaker,
                quote: said.text,
            });
        }
        (None, None) | (Some(_), Some(_)) => {
            return Err(ReportUnclear::NoSubject.into());
        }
    }
    state.reporters.count(&viewer)?;
    if !state.store().report(&kept, MOST_OPEN).await? {
        return Err(Full::Reports.into());
    }
    private(axum::http::StatusCode::OK, &Received { received: true })
}
