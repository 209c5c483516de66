//! Anonymous visitors: a random token in a cookie of the browser, of which the server stores only the SHA-256.
//!
//! Handlers that assign a seat take a [`Visitor`]: a browser without the cookie gets one with the response. Handlers that only read take an
//! `Option<Visitor>`: a browser without the cookie has no seats.

use std::convert::Infallible;
use std::fmt;

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::Extensions;
use axum::http::request::Parts;

use crate::cookies;
use crate::error::ApiError;
use crate::tokens;

/// The cookie's name.
const COOKIE: &str = "visitor";
/// The lifetime of the cookie: browsers keep cookies no longer than 400 days.
const DAYS: i64 = 400;

/// A visitor's id: the SHA-256 of the token in the browser, in hexadecimal digits. It may be stored and compared; knowing it does not allow anybody
/// to impersonate the visitor.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Visitor(String);

impl Visitor {
    /// The id, as stored.
    pub fn id(&self) -> &str {
        &self.0
    }

    /// The visitor that a request claims to come from, for rate limits only.
    pub fn of(extensions: &Extensions) -> Option<Self> {
        cookies::claimed(extensions, COOKIE).and_then(|token| Self::new(&token))
    }

    /// The visitor, if nobody else can have set the cookie: only then may an account take over the visitor's seats.
    pub fn own(parts: &Parts) -> Option<Self> {
        let cookie = cookies::read(parts, COOKIE).filter(|cookie| !cookie.planted)?;
        Self::new(&cookie.value)
    }

    fn new(token: &str) -> Option<Self> {
        tokens::is_token(token).then(|| Self(tokens::hashed(token)))
    }

    fn known(parts: &Parts) -> Option<Self> {
        // Another extractor of the same request may have created one.
        let made = || parts.extensions.get::<Self>().cloned();
        made().or_else(|| cookies::read(parts, COOKIE).and_then(|cookie| Self::new(&cookie.value)))
    }

    /// Gives the browser a new token, replacing any previous one.
    pub fn renew(parts: &mut Parts) -> Result<Self, ApiError> {
        let token = tokens::new_token()?;
        let visitor = Self(tokens::hashed(&token));
        cookies::set(parts, COOKIE, token, DAYS);
        parts.extensions.insert(visitor.clone());
        Ok(visitor)
    }
}

impl fmt::Display for Visitor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Visitor {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, ApiError> {
        Self::known(parts).map_or_else(|| Self::renew(parts), Ok)
    }
}

impl<S: Send + Sync> OptionalFromRequestParts<S> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Option<Self>, Infallible> {
        Ok(Self::known(parts))
    }
}

#[cfg(test)]
mod tests {
    use axum::Router;
    use axum::body::{Body, to_bytes};
    use axum::http::{Request, header};
    use axum::routing::get;
    use tower::ServiceExt as _;

    use super::*;
    use crate::address::BehindProxy;
    use crate::time::Time;

    async fn ask(path: &str, cookie: &str, https: bool) -> (Option<String>, String) {
        let around = cookies::Surroundings { proxy: BehindProxy(true), time: Time::default() };
        let app = Router::new()
            .route("/seat", get(async |one: Visitor, other: Visitor| format!("{one} {}", one == other)))
            .route(
                "/look",
                get(async |visitor: Option<Visitor>| visitor.map_or("nobody".into(), |v| v.id().to_owned())),
            );
        let app = cookies::with_cookies(app, around);
        let mut request = Request::get(path).header("cookie", cookie);
        if https {
            request = request.header("x-forwarded-proto", "https");
        }
        let answer = app.oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
        let set = answer.headers().get(header::SET_COOKIE).map(|value| value.to_str().unwrap().to_owned());
        (set, String::from_utf8(to_bytes(answer.into_body(), 1000).await.unwrap().to_vec()).unwrap())
    }

    #[tokio::test]
    async fn a_visitor_gets_one_cookie_and_is_known_by_it() {
        let (set, body) = ask("/seat", "", false).await;
        let set = set.unwrap();
        assert!(set.contains("HttpOnly") && set.contains("SameSite=Lax") && set.contains("Path=/"), "{set}");
        assert!(!set.contains("Secure"), "{set}");
        let (id, same) = body.split_once(' ').unwrap();
        assert_eq!(same, "true");
        let cookie = set.split(';').next().unwrap();
        assert!(!cookie.contains(id), "the id is not the token");
        assert_eq!(ask("/seat", cookie, false).await, (None, format!("{id} true")));
        assert_eq!(ask("/look", cookie, false).await, (None, id.to_owned()));
    }

    #[tokio::test]
    async fn reading_sets_no_cookie() {
        assert_eq!(ask("/look", "", false).await, (None, "nobody".into()));
        assert_eq!(ask("/look", "visitor=forged", false).await, (None, "nobody".into()));
    }

    #[tokio::test]
    async fn with_tls_the_cookie_is_secure_and_host_only() {
        let set = ask("/seat", "", true).await.0.unwrap();
        assert!(set.starts_with("__Host-visitor=") && set.contains("Secure"), "{set}");
        let cookie = set.split(';').next().unwrap();
        let (_, own) = ask("/look", cookie, true).await;
        let planted = format!("visitor={}; {cookie}", "0".repeat(64));
        assert_eq!(ask("/look", &planted, true).await, (None, own), "what another host has set does not win");
    }
}
