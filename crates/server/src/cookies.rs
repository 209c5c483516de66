//! Cookies: read from requests, and set by whatever part of an answer wants to.
//!
//! Extractors cannot write into an answer, so each request carries a [`Tray`]; what lies in it is sent with the answer.

use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::Request;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use cookie::time::Duration;
use cookie::{Cookie, SameSite};
use sha2::{Digest as _, Sha256};

use crate::fault::Fault;

/// Cookies that the answer will set.
#[derive(Clone, Default)]
struct Tray(Arc<Mutex<Vec<Cookie<'static>>>>);

/// Gives each request a tray, and sends what was put there. An answer that sets cookies is nobody else's.
pub(crate) async fn layer(mut request: Request, next: Next) -> Response {
    let tray = Tray::default();
    request.extensions_mut().insert(tray.clone());
    let mut answer = next.run(request).await;
    for cookie in tray.0.lock().unwrap_or_else(PoisonError::into_inner).drain(..) {
        if let Ok(value) = HeaderValue::from_str(&cookie.to_string()) {
            answer.headers_mut().append(header::SET_COOKIE, value);
            answer.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        }
    }
    answer
}

/// The cookie called `name`, if the browser sent one.
pub(crate) fn read(headers: &HeaderMap, name: &str) -> Option<String> {
    let sent = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut cookies = sent.flat_map(|text| Cookie::split_parse(text.to_owned())).flatten();
    cookies.find(|cookie| cookie.name() == name).map(|cookie| cookie.value().to_owned())
}

/// Sends the cookie with the answer; scripts cannot read it, and other sites cannot make browsers send it with a change.
pub(crate) fn set(parts: &Parts, name: &'static str, value: String, days: i64) {
    let cookie = Cookie::build((name, value))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(is_https(&parts.headers))
        .max_age(Duration::days(days))
        .build();
    if let Some(Tray(tray)) = parts.extensions.get() {
        let mut tray = tray.lock().unwrap_or_else(PoisonError::into_inner);
        tray.retain(|other| other.name() != name);
        tray.push(cookie);
    }
}

/// Makes the browser forget the cookie.
#[allow(dead_code, reason = "logging out needs it")]
pub(crate) fn remove(parts: &Parts, name: &'static str) {
    set(parts, name, String::new(), 0);
}

/// Does the browser speak to the site through TLS? The server does not itself, a proxy before it may. Who lies here only
/// harms the cookies of their own browser.
fn is_https(headers: &HeaderMap) -> bool {
    let begins = |name: &str, start: &str| {
        headers.get(name).and_then(|value| value.to_str().ok()).is_some_and(|value| value.starts_with(start))
    };
    begins("x-forwarded-proto", "https") || begins("origin", "https://")
}

/// A token that nobody can guess, 32 random bytes as text.
pub(crate) fn new_token() -> Result<String, Fault> {
    let mut bytes = [0_u8; 32];
    getrandom::fill(&mut bytes).map_err(Fault::internal)?;
    Ok(hex(&bytes))
}

/// Has the text the form of a token?
pub(crate) fn is_token(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

/// What is kept of a token: who reads the database cannot use it.
pub(crate) fn hashed(token: &str) -> String {
    hex(&Sha256::digest(token.as_bytes()))
}

fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    bytes.iter().fold(String::with_capacity(64), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(name: &'static str, value: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(header::HeaderName::from_static(name), HeaderValue::from_static(value))])
    }

    #[test]
    fn cookies_are_found_among_others() {
        let headers = headers("cookie", "a=1; visitor=xyz; visitors=no; broken");
        assert_eq!(read(&headers, "visitor").as_deref(), Some("xyz"));
        assert_eq!(read(&headers, "login"), None);
    }

    #[test]
    fn https_is_known_from_the_proxy_or_the_origin() {
        assert!(is_https(&headers("x-forwarded-proto", "https")));
        assert!(is_https(&headers("origin", "https://games.example.org")));
        assert!(!is_https(&headers("origin", "http://localhost:8080")));
        assert!(!is_https(&HeaderMap::new()));
    }

    #[test]
    fn tokens_differ_and_their_hashes_are_sha_256() {
        let (one, other) = (new_token().unwrap(), new_token().unwrap());
        assert!(is_token(&one) && is_token(&other) && one != other);
        assert!(!is_token("short") && !is_token(&one.to_uppercase()));
        assert_eq!(hashed("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }
}
