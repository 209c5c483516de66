//! `GET /.well-known/security.txt`: how to report a vulnerability of the site (RFC 9116).

use std::sync::Arc;

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use cookie::time::OffsetDateTime;
use cookie::time::format_description::well_known::Rfc3339;

use crate::error::{ApiError, NotFound};
use crate::guard::Hosts;
use crate::time::Time;

/// How long a `security.txt` read now is valid, in days; RFC 9116 recommends less than a year.
const CONTACT_DAYS: i64 = 180;

/// How to report a vulnerability, as a URI; `None` if the operator has not configured it.
#[derive(Clone)]
pub(crate) struct SecurityContact(Option<Arc<str>>);

impl SecurityContact {
    pub fn new(contact: Option<&str>) -> Self {
        Self(contact.map(Into::into))
    }
}

/// How to report a vulnerability of this site (RFC 9116).
#[utoipa::path(
    get,
    path = "/.well-known/security.txt",
    tag = "watching",
    operation_id = "security_contact",
    responses(
        (status = 200, description = "The contact.", body = String, content_type = "text/plain"),
        (status = 404, description = "The operator has not configured one.", body = crate::error::Failure),
    ),
)]
pub(crate) async fn security_contact(
    State(contact): State<SecurityContact>,
    State(hosts): State<Arc<Hosts>>,
    State(time): State<Time>,
) -> Result<Response, ApiError> {
    let missing = || ApiError::from(NotFound::Contact);
    let contact = contact.0.as_ref().ok_or_else(missing)?;
    let until = OffsetDateTime::from_unix_timestamp(time.now_i64() / 1000 + CONTACT_DAYS * 24 * 60 * 60);
    let until = until.map_err(ApiError::internal)?.format(&Rfc3339).map_err(ApiError::internal)?;
    let mut text = format!("Contact: {contact}\nExpires: {until}\n");
    for host in &hosts.names {
        text.push_str(&format!("Canonical: https://{host}/.well-known/security.txt\n"));
    }
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}
