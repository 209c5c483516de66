//! Checks on every request, and security headers on every response.
//!
//! Other sites must not be able to act through a visitor's browser. Requests to the interface must name this machine, or a configured name, as their
//! host (which defeats DNS rebinding), and requests that change something must come from the site itself.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::error::{ApiError, Forbidden};

const HEADERS: [(header::HeaderName, &str); 7] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; \
         manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "same-origin"),
    (header::HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (header::HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (header::HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
];

/// The names and addresses under which browsers may reach the server.
pub(crate) struct Hosts {
    /// Host names besides those of this machine, in lower case.
    pub names: Vec<String>,
    /// IP addresses are allowed too: the server is meant for others.
    public: bool,
}

impl Hosts {
    /// `public`: the server is meant for others.
    pub fn new(names: &[String], public: bool) -> Self {
        Self { names: names.iter().map(|name| name.to_ascii_lowercase()).collect(), public }
    }
}

/// Rejects or passes a request, and adds the headers to the response.
pub(crate) async fn guard(State(hosts): State<Arc<Hosts>>, request: Request, next: Next) -> Response {
    let mut answer = match check(&hosts, &request) {
        Ok(()) => next.run(request).await,
        Err(error) => error.into_response(),
    };
    let headers = answer.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-cache"));
    answer
}

fn check(hosts: &Hosts, request: &Request) -> Result<(), ApiError> {
    let headers = request.headers();
    let host = text(headers, &header::HOST).or_else(|| request.uri().authority().map(|authority| authority.as_str()));
    if let Some(host) = host
        && !may_call(hosts, host)
    {
        return Err(Forbidden::Host.into());
    }
    // A WebSocket can change games later.
    if matches!(*request.method(), Method::GET | Method::HEAD) && !headers.contains_key(header::UPGRADE) {
        return Ok(());
    }
    let foreign = || ApiError::from(Forbidden::Origin);
    if headers.contains_key(header::ORIGIN) {
        let origin = text(headers, &header::ORIGIN).and_then(|origin| origin.split_once("://"));
        // The host and port must match the page's own.
        if !origin.is_some_and(|(_, from)| host.is_some_and(|host| host.eq_ignore_ascii_case(from))) {
            return Err(foreign());
        }
    } else if headers.get("sec-fetch-site").is_some_and(|site| site != "same-origin" && site != "none") {
        return Err(foreign());
    }
    Ok(())
}

fn text<'h>(headers: &'h HeaderMap, name: &header::HeaderName) -> Option<&'h str> {
    // A host that is not text is treated as unknown.
    headers.get(name).map(|value| value.to_str().unwrap_or("?"))
}

fn may_call(hosts: &Hosts, host: &str) -> bool {
    let name = without_port(host).to_ascii_lowercase();
    if name == "localhost" || name.ends_with(".localhost") || hosts.names.contains(&name) {
        return true;
    }
    // An address, unlike a name, cannot be made to resolve elsewhere.
    let address = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
    address.is_ok_and(|address| address.is_loopback() || hosts.public)
}

/// `[::1]:8080` → `[::1]`, `localhost:8080` → `localhost`.
fn without_port(host: &str) -> &str {
    let end = if host.starts_with('[') { host.find(']').map(|end| end + 1) } else { host.find(':') };
    end.and_then(|end| host.get(..end)).unwrap_or(host)
}
