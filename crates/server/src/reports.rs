//! `POST /api/reports`: players report a player or a chat line to the operator.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use variorum_storage::{PlayerReport, ReportedLine, Store};

use crate::accounts::account_named;
use crate::body::Body;
use crate::bounds::REPORT_WORDS;
use crate::error::{ApiError, Full, ReportUnclear};
use crate::limits::Limiter;
use crate::live_games::LiveGames;
use crate::request::{Answer, private};
use crate::time::Time;
use crate::tokens::new_token;
use crate::viewer::{Known, Viewer};
use crate::wire::{NewReport, Received};

/// The burst of reports from one person; then one per [`EVERY`].
const BURST: u32 = 5;
/// The burst of reports from one address, which several people may share.
const HOUSE: u32 = 20;
/// The interval after which another report may be sent.
const EVERY: Duration = Duration::from_secs(600);
/// The maximum number of open reports, at about 1 KB each. An operator who does not read ten thousand does not read more; handled ones do not count.
const MOST_OPEN: i64 = 10_000;

/// The rate limits of reports, per person and per address.
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

/// Reports a player, or a chat line that the requester can read, to the operator.
#[utoipa::path(
    post,
    path = "/reports",
    tag = "conduct",
    params(
        ("key" = Option<String>, Query, description = "The key from the link of a private game, for a line in its chat."),
    ),
    request_body = NewReport,
    responses(
        (status = 200, description = "The report was accepted.", body = Received),
        (status = 404, description = "There is no such player or chat line."),
        (status = 422, description = "The game can no longer be opened."),
        (status = 507, description = "The server’s disk is full; nothing was changed."),
    ),
)]
pub(crate) async fn report(
    (State(store), State(time)): (State<Store>, State<Time>),
    (State(games), State(reporters)): (State<Arc<LiveGames>>, State<Arc<Reporters>>),
    viewer: Known,
    Body(request): Body<NewReport>,
) -> Answer {
    let viewer = Arc::new(viewer.0);
    if request.words.chars().count() > REPORT_WORDS {
        return Err(ReportUnclear::TooLong { most: REPORT_WORDS }.into());
    }
    let mut kept = PlayerReport {
        id: new_token()?,
        at: time.now_i64(),
        reporter: viewer.sitter().account,
        visitor: viewer.sitter().visitor,
        reason: request.reason.word(),
        words: request.words.trim().to_owned(),
        ..PlayerReport::default()
    };
    match (request.player, request.line) {
        (Some(name), None) => kept.account = Some(account_named(&store, &name).await?.id),
        (None, Some(line)) => {
            let said = games.open(&line.session, viewer.address).await?.line(&viewer, line.number).await?;
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
    reporters.count(&viewer)?;
    if !store.report(&kept, MOST_OPEN).await? {
        return Err(Full::Reports.into());
    }
    private(axum::http::StatusCode::OK, &Received { received: true })
}
