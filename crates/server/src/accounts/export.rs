//! `GET /api/account/export`: all stored data of the requester, as one JSON file.
//!
//! The file is generated while it is sent, one page of games or ratings at a time, so its length costs no memory. It is rate-limited because it reads
//! all of them. If the database fails in the middle, the connection breaks off, and the browser reports an incomplete file.

use std::io;
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse as _, Response};
use futures_util::{Stream, stream};
use serde::Serialize;
use variorum_rules::Side;
use variorum_storage::{Account, Page, SessionRow, Sitter, Stored};

use super::login::Login;
use super::service::Accounts;
use crate::address::Address;
use crate::error::ApiError;
use crate::security::AccountAction;
use crate::wire;
use crate::worker::blocking;

/// How many games, rating changes or attempts at puzzles are read at a time.
const PAGE: i64 = 50;

/// All stored data of the requester, as a JSON file.
#[utoipa::path(
    get,
    path = "/account/export",
    tag = "accounts",
    operation_id = "export_account",
    responses(
        (status = 200, description = "The file.", body = wire::Export),
        (status = 401, description = "The request requires an account."),
    ),
)]
pub(crate) async fn export(
    State(accounts): State<Arc<Accounts>>,
    address: Address,
    login: Login,
) -> Result<Response, ApiError> {
    accounts.attempts.export(&login.account.id)?;
    accounts.security.done(AccountAction::ExportAccount, &login.account.id, address);
    let name = format!("attachment; filename=\"variorum-{}.json\"", login.account.name);
    let start = start(&accounts, &login).await?;
    let headings = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/json")),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
        (header::CONTENT_DISPOSITION, HeaderValue::from_str(&name).map_err(ApiError::internal)?),
    ];
    Ok((headings, Body::from_stream(parts(accounts, login.account, start))).into_response())
}

/// The short parts, up to the list of attempts at puzzles.
async fn start(accounts: &Accounts, login: &Login) -> Result<String, ApiError> {
    let account = login.account.clone();
    let logins = super::logins::list(accounts, login).await?;
    let kept = accounts.store.ratings(&account.id).await?;
    let ratings = kept.into_iter().map(wire::ExportedRating::from);
    let recovery_codes = super::recovery::left(accounts, &account.id).await?;
    let solver = accounts.store.solver_ratings(&account.id).await?;
    let puzzle_streak = accounts.store.puzzle_streak(&account.id).await?.into();
    let head = wire::ExportHead {
        account: account.into(),
        logins: logins.logins,
        recovery_codes,
        ratings: ratings.collect(),
        puzzle_ratings: solver.into_iter().map(wire::ExportedPuzzleRating::from).collect(),
        puzzle_streak,
    };
    let text = serde_json::to_string(&head).map_err(ApiError::internal)?;
    let open = text.strip_suffix('}').unwrap_or(&text);
    Ok(format!("{open},\"puzzleAttempts\":["))
}

/// The part that is written next.
enum Next {
    Start(String),
    /// Attempts at puzzles after a time and the id of a puzzle.
    Attempts(Option<(i64, String)>),
    /// Rating changes after a time and the id of a rated game.
    Changes(Option<(i64, String)>),
    /// Games after a time of change and an id.
    Games(Option<(i64, String)>),
}

fn parts(accounts: Arc<Accounts>, account: Account, start: String) -> impl Stream<Item = io::Result<Bytes>> {
    stream::try_unfold(Some(Next::Start(start)), move |next| {
        let (accounts, account) = (Arc::clone(&accounts), account.clone());
        async move {
            let Some(next) = next else { return Ok(None) };
            let part = match next {
                Next::Start(text) => Ok((text, Some(Next::Attempts(None)))),
                Next::Attempts(after) => attempts(&accounts, &account, after).await,
                Next::Changes(after) => changes(&accounts, &account, after).await,
                Next::Games(before) => games(&accounts, &account, before).await,
            };
            match part {
                Ok((text, next)) => Ok(Some((Bytes::from(text), next))),
                Err(error) => Err(io::Error::other(error.to_string())),
            }
        }
    })
}

type Part = (String, Option<Next>);

async fn attempts(accounts: &Accounts, account: &Account, after: Option<(i64, String)>) -> Result<Part, ApiError> {
    let first = after.is_none();
    let page = accounts.store.all_puzzle_attempts(&account.id, after, PAGE).await?;
    let last = page.last().filter(|_| is_full(&page)).map(|attempt| (attempt.at, attempt.puzzle.clone()));
    let attempts: Vec<_> = page.into_iter().map(wire::ExportedAttempt::from).collect();
    let text = listed(&attempts, first)?;
    Ok(match last {
        Some(last) => (text, Some(Next::Attempts(Some(last)))),
        None => (format!("{text}],\"ratingChanges\":["), Some(Next::Changes(None))),
    })
}

async fn changes(accounts: &Accounts, account: &Account, after: Option<(i64, String)>) -> Result<Part, ApiError> {
    let first = after.is_none();
    let page = accounts.store.all_rating_changes(&account.id, after, PAGE).await?;
    let last = page.last().filter(|_| is_full(&page)).map(|change| (change.at, change.session.clone()));
    let changes: Vec<_> = page.into_iter().map(wire::ExportedRatingChange::from).collect();
    let text = listed(&changes, first)?;
    Ok(match last {
        Some(last) => (text, Some(Next::Changes(Some(last)))),
        None => (format!("{text}],\"games\":["), Some(Next::Games(None))),
    })
}

async fn games(accounts: &Accounts, account: &Account, before: Option<(i64, String)>) -> Result<Part, ApiError> {
    let first = before.is_none();
    let store = &accounts.store;
    let sitter = Sitter { visitor: None, account: Some(account.id.clone()) };
    let page = store.games_of(&sitter, &Page { after: before, most: PAGE }).await?;
    let last = page.last().filter(|_| is_full(&page)).map(|row| (row.updated, row.id.clone()));
    let mut whole = Vec::with_capacity(page.len());
    for SessionRow { id, .. } in page {
        // It may have been deleted in the meantime.
        let Some(stored) = store.load(&id).await? else { continue };
        let sitters = store.sitters(&id).await?;
        let own = |side: &Side| {
            sitters[side.index()].as_ref().is_some_and(|sitter| sitter.account.as_ref() == Some(&account.id))
        };
        let sides: Vec<wire::Side> = Side::BOTH.into_iter().filter(own).map(wire::Side::from).collect();
        let chat = store.said_by(&id, &account.id).await?;
        whole.push((stored, sides, chat));
    }
    // Games may have thousands of turns.
    let text = blocking(move |_| {
        let games: Vec<_> = whole.into_iter().map(|(stored, sides, chat)| exported(stored, sides, chat)).collect();
        listed(&games, first)
    })
    .await?;
    Ok(match last {
        Some(last) => (text, Some(Next::Games(Some(last)))),
        None => (format!("{text}]}}"), None),
    })
}

fn exported(Stored { row, turns }: Stored, sides: Vec<wire::Side>, chat: Vec<String>) -> wire::ExportedGame {
    // Chat lines that cannot be parsed are not shown in the game either.
    let lines = chat.iter().filter_map(|line| serde_json::from_str::<wire::ChatLine>(line).ok());
    wire::ExportedGame {
        id: row.id,
        game: row.game,
        start: row.start,
        sides,
        rated: row.rated,
        result: row.result,
        created: row.created,
        updated: row.updated,
        turns: turns.into_iter().map(|turn| wire::ExportedTurn { text: turn.text, spent: turn.spent }).collect(),
        chat: lines.map(|line| wire::ExportedLine { at: line.at, text: line.text }).collect(),
    }
}

fn is_full<T>(page: &[T]) -> bool {
    page.len() >= usize::try_from(PAGE).unwrap_or(usize::MAX)
}

/// The next entries of a list.
fn listed<T: Serialize>(page: &[T], first: bool) -> Result<String, ApiError> {
    let mut text = String::new();
    for (number, entry) in page.iter().enumerate() {
        if !first || number > 0 {
            text.push(',');
        }
        text.push_str(&serde_json::to_string(entry).map_err(ApiError::internal)?);
    }
    Ok(text)
}
