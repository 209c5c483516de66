//! Cookies: read from requests, and set by any part of a response. They are carried by [`tower_cookies`].
//!
//! If the browser reaches the site through TLS, the names of cookies begin with `__Host-`. Browsers then make sure that only this very host has set
//! them. A plain cookie can also be set for a whole domain by any other host in it, or by an attacker on a connection without TLS. So a `__Host-`
//! cookie always takes precedence, and over TLS plain cookies count only for a limited time ([`PLAIN_UNTIL`]) and not for everything
//! ([`Cookie::planted`]).

use axum::Router;
use axum::extract::{Request, State};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, HeaderValue, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::Response;
use cookie::time::Duration;
use cookie::{Cookie as Set, SameSite};
use tower_cookies::{CookieManagerLayer, Cookies};

use crate::address::BehindProxy;
use crate::time::Time;

/// The prefix of names that browsers protect.
const PREFIX: &str = "__Host-";
/// Servers up to November 2026 set plain cookies over TLS, too. They are accepted until the first of June 2027, in milliseconds since 1970: logins of
/// that time last 180 days and have ended by then.
const PLAIN_UNTIL: u64 = 1_811_808_000_000;

/// The connection of a request.
#[derive(Clone, Copy)]
struct Transport {
    /// Does the browser reach the site through TLS?
    https: bool,
    /// Are plain cookies accepted over TLS?
    plain: bool,
}

/// The parts of the server that the layer needs.
#[derive(Clone)]
pub(crate) struct Surroundings {
    /// Is there a trusted proxy?
    pub proxy: BehindProxy,
    pub time: Time,
}

/// A cookie that a browser sent.
pub(crate) struct Cookie {
    pub value: String,
    /// Somebody else may have set it: it is a plain cookie, and the browser uses TLS.
    pub planted: bool,
}

/// Gives all routes added so far access to cookies.
pub(crate) fn with_cookies<S: Clone + Send + Sync + 'static>(router: Router<S>, around: Surroundings) -> Router<S> {
    router.layer(CookieManagerLayer::new()).layer(from_fn_with_state(around, layer))
}

/// Records the connection of the request. A response that sets cookies must not be cached for others.
async fn layer(State(around): State<Surroundings>, mut request: Request, next: Next) -> Response {
    let https = is_https(request.headers(), around.proxy.0);
    request.extensions_mut().insert(Transport { https, plain: around.time.now() < PLAIN_UNTIL });
    let mut answer = next.run(request).await;
    if answer.headers().contains_key(header::SET_COOKIE) {
        answer.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    answer
}

/// The cookie called `name`, if the browser sent a valid one.
pub(crate) fn read(parts: &Parts, name: &str) -> Option<Cookie> {
    let cookies = parts.extensions.get::<Cookies>()?;
    if let Some(value) = named(cookies, &format!("{PREFIX}{name}")) {
        return Some(Cookie { value, planted: false });
    }
    let Transport { https, plain } = *parts.extensions.get()?;
    if https && !plain {
        return None;
    }
    named(cookies, name).map(|value| Cookie { value, planted: https })
}

/// The value that a request claims for the cookie `name`, for rate limits only.
pub(crate) fn claimed(extensions: &Extensions, name: &str) -> Option<String> {
    let cookies = extensions.get::<Cookies>()?;
    named(cookies, &format!("{PREFIX}{name}")).or_else(|| named(cookies, name))
}

fn named(cookies: &Cookies, name: &str) -> Option<String> {
    cookies.get(name).map(|cookie| cookie.value().to_owned())
}

/// Sets a cookie with the response. Scripts cannot read it, and other sites cannot make browsers send it with a change. Over TLS it replaces a plain
/// one.
pub(crate) fn set(parts: &Parts, name: &'static str, value: String, days: i64) {
    let (Some(cookies), Some(&Transport { https, .. })) = (parts.extensions.get::<Cookies>(), parts.extensions.get())
    else {
        return;
    };
    let whole = |name: String, value, days| {
        Set::build((name, value))
            .path("/")
            .http_only(true)
            .same_site(SameSite::Lax)
            .secure(https)
            .max_age(Duration::days(days))
            .build()
    };
    if !https {
        cookies.add(whole(name.to_owned(), value, days));
        return;
    }
    if named(cookies, name).is_some() {
        cookies.add(whole(name.to_owned(), String::new(), 0));
    }
    cookies.add(whole(format!("{PREFIX}{name}"), value, days));
}

/// Makes the browser delete the cookie.
pub(crate) fn remove(parts: &Parts, name: &'static str) {
    set(parts, name, String::new(), 0);
}

/// Does the browser reach the site through TLS? The server itself does not use TLS, but a proxy before it may. The proxy's header counts if the
/// server is configured to trust it. So does the `Origin` that the browser sends with changes, which `guard` compares with the host. Whoever forges
/// the header only changes the names of their own cookies.
fn is_https(headers: &HeaderMap, behind_proxy: bool) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    // Several proxies make a list, of which the first is the one next to the browser.
    let forwarded = text("x-forwarded-proto").split(',').next().unwrap_or_default().trim();
    behind_proxy && forwarded.eq_ignore_ascii_case("https") || text("origin").starts_with("https://")
}

#[cfg(test)]
mod tests {
    use axum::body::{Body, to_bytes};
    use axum::routing::get;
    use tower::ServiceExt as _;

    use super::*;

    /// The cookie that a request with these cookies reads, the one that it claims, and the one that the response sets.
    async fn ask(path: &str, sent: &str, https: bool, plain: bool) -> (String, Vec<String>, Option<String>) {
        let time = Time::standing();
        if !plain {
            time.advance(std::time::Duration::from_millis(PLAIN_UNTIL));
        }
        let router = Router::new()
            .route(
                "/read",
                get(async |request: Request| {
                    let (parts, _) = request.into_parts();
                    let found = read(&parts, "visitor").map(|cookie| (cookie.value, cookie.planted));
                    format!("{found:?} {:?}", claimed(&parts.extensions, "visitor"))
                }),
            )
            .route("/set", get(async |request: Request| set(&request.into_parts().0, "visitor", "new".into(), 9)));
        let app = with_cookies(router, Surroundings { proxy: BehindProxy(true), time });
        let mut request = Request::get(path).header("cookie", sent);
        if https {
            request = request.header("x-forwarded-proto", "https");
        }
        let answer = app.oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
        let texts = |name| answer.headers().get_all(name).iter().map(|value| value.to_str().unwrap().to_owned());
        let (set, control) = (texts("set-cookie").collect(), texts("cache-control").next());
        (String::from_utf8(to_bytes(answer.into_body(), 1000).await.unwrap().to_vec()).unwrap(), set, control)
    }

    async fn found(sent: &str, https: bool, plain: bool) -> String {
        ask("/read", sent, https, plain).await.0
    }

    #[tokio::test]
    async fn a_cookie_is_found_among_others() {
        let sent = "a=1; visitor=xyz; visitors=no; broken";
        assert_eq!(found(sent, false, true).await, r#"Some(("xyz", false)) Some("xyz")"#);
        assert_eq!(found("login=1", false, true).await, "None None");
    }

    #[tokio::test]
    async fn a_host_only_cookie_takes_precedence() {
        for (https, plain) in [(false, false), (false, true), (true, false), (true, true)] {
            let both = "visitor=planted; __Host-visitor=own";
            assert_eq!(found(both, https, plain).await, r#"Some(("own", false)) Some("own")"#);
        }
        // A plain cookie alone: without TLS it is all there is; with TLS it counts for a time, as one that may be planted.
        assert_eq!(found("visitor=old", false, false).await, r#"Some(("old", false)) Some("old")"#);
        assert_eq!(found("visitor=old", true, true).await, r#"Some(("old", true)) Some("old")"#);
        assert_eq!(found("visitor=old", true, false).await, r#"None Some("old")"#);
    }

    #[tokio::test]
    async fn over_tls_a_plain_cookie_is_replaced() {
        let (_, mut set, control) = ask("/set", "visitor=old", true, true).await;
        set.sort();
        assert_eq!((set.len(), control.as_deref()), (2, Some("no-store")));
        assert!(set[0].starts_with("__Host-visitor=new;") && set[0].contains("Secure"), "{set:?}");
        assert!(set[0].contains("Path=/") && !set[0].contains("Domain"), "or browsers refuse it: {set:?}");
        assert!(set[1].starts_with("visitor=;") && set[1].contains("Max-Age=0"), "{set:?}");
        assert_eq!(ask("/set", "", false, true).await.1.len(), 1);
    }

    #[test]
    fn https_is_detected_by_a_trusted_proxy_or_the_origin() {
        let headers = |name: &'static str, value: &'static str| {
            HeaderMap::from_iter([(header::HeaderName::from_static(name), HeaderValue::from_static(value))])
        };
        assert!(is_https(&headers("x-forwarded-proto", "https"), true));
        assert!(is_https(&headers("x-forwarded-proto", "HTTPS, http"), true));
        assert!(!is_https(&headers("x-forwarded-proto", "https"), false), "nobody said that there is a proxy");
        assert!(!is_https(&headers("x-forwarded-proto", "http"), true));
        assert!(is_https(&headers("origin", "https://games.example.org"), false));
        assert!(!is_https(&headers("origin", "http://localhost:8080"), true));
        assert!(!is_https(&HeaderMap::new(), true));
    }
}
