//! Cookies: read from requests, and set by whatever part of an answer wants to.
//!
//! Extractors cannot write into an answer, so each request carries a [`Tray`]; what lies in it is sent with the answer.
//!
//! Where the browser speaks to the site through TLS, cookies have names that begin with `__Host-`. Browsers then see to it that nobody but this very
//! host has set them; a plain name can also be set for a whole domain by any other host of it, or by whoever sits on a line without TLS. So
//! a `__Host-` cookie always wins, and over TLS plain ones count only for a time ([`PLAIN_UNTIL`]) and not for everything
//! ([`Cookie::planted`]).

use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::{Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use cookie::time::Duration;
use cookie::{Cookie as Set, SameSite};

use crate::address::BehindProxy;
use crate::time::Time;

/// What browsers protect.
const PREFIX: &str = "__Host-";
/// Servers up to November 2026 gave plain cookies over TLS, too. They are read until the first of June 2027, in milliseconds since 1970: logins of
/// that time have ended by then, having lasted 180 days.
const PLAIN_UNTIL: u64 = 1_811_808_000_000;

/// What is known of a request as it comes, and the cookies that the answer will set.
#[derive(Clone)]
struct Tray {
    set: Arc<Mutex<Vec<Set<'static>>>>,
    /// Does the browser speak to the site through TLS?
    https: bool,
    /// Are plain cookies read over TLS?
    plain: bool,
}

/// What [`layer`] must know of the server.
#[derive(Clone)]
pub(crate) struct Surroundings {
    /// Is there a proxy whose word is to be believed?
    pub proxy: BehindProxy,
    pub time: Time,
}

/// A cookie that a browser sent.
pub(crate) struct Cookie {
    pub value: String,
    /// Somebody else may have set it: it is a plain one, and the browser speaks through TLS.
    pub planted: bool,
}

/// Gives each request a tray, and sends what was put there. An answer that sets cookies is nobody else's.
pub(crate) async fn layer(State(around): State<Surroundings>, mut request: Request, next: Next) -> Response {
    let https = is_https(request.headers(), around.proxy.0);
    let tray = Tray { set: Arc::default(), https, plain: around.time.now() < PLAIN_UNTIL };
    request.extensions_mut().insert(tray.clone());
    let mut answer = next.run(request).await;
    for cookie in tray.set.lock().unwrap_or_else(PoisonError::into_inner).drain(..) {
        if let Ok(value) = HeaderValue::from_str(&cookie.to_string()) {
            answer.headers_mut().append(header::SET_COOKIE, value);
            answer.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        }
    }
    answer
}

/// The cookie called `name`, if the browser sent one that counts.
pub(crate) fn read(parts: &Parts, name: &str) -> Option<Cookie> {
    if let Some(value) = named(&parts.headers, &format!("{PREFIX}{name}")) {
        return Some(Cookie { value, planted: false });
    }
    let (https, plain) = parts.extensions.get::<Tray>().map_or((false, true), |tray| (tray.https, tray.plain));
    if https && !plain {
        return None;
    }
    named(&parts.headers, name).map(|value| Cookie { value, planted: https })
}

/// What the headers of a request claim as the cookie `name`, for those who only count.
pub(crate) fn claimed(headers: &HeaderMap, name: &str) -> Option<String> {
    named(headers, &format!("{PREFIX}{name}")).or_else(|| named(headers, name))
}

fn named(headers: &HeaderMap, name: &str) -> Option<String> {
    let sent = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut cookies = sent.flat_map(|text| Set::split_parse(text.to_owned())).flatten();
    cookies.find(|cookie| cookie.name() == name).map(|cookie| cookie.value().to_owned())
}

/// Sends the cookie with the answer; scripts cannot read it, and other sites cannot make browsers send it with a change. Over TLS a plain one
/// goes in exchange.
pub(crate) fn set(parts: &Parts, name: &'static str, value: String, days: i64) {
    let Some(tray) = parts.extensions.get::<Tray>() else { return };
    let whole = |name: String, value, days| {
        Set::build((name, value))
            .path("/")
            .http_only(true)
            .same_site(SameSite::Lax)
            .secure(tray.https)
            .max_age(Duration::days(days))
            .build()
    };
    let mut cookies = Vec::with_capacity(2);
    if tray.https {
        if named(&parts.headers, name).is_some() {
            cookies.push(whole(name.to_owned(), String::new(), 0));
        }
        cookies.push(whole(format!("{PREFIX}{name}"), value, days));
    } else {
        cookies.push(whole(name.to_owned(), value, days));
    }
    let mut set = tray.set.lock().unwrap_or_else(PoisonError::into_inner);
    set.retain(|other| cookies.iter().all(|cookie| cookie.name() != other.name()));
    set.extend(cookies);
}

/// Makes the browser forget the cookie.
pub(crate) fn remove(parts: &Parts, name: &'static str) {
    set(parts, name, String::new(), 0);
}

/// Does the browser speak to the site through TLS? The server itself does not, a proxy before it may. The proxy's word counts where the server
/// was told to believe it; so does the browser's, which names its page in changes (`Origin`, which `guard` compares with the
/// host). Who writes the header by hand only changes the names of their own cookies.
fn is_https(headers: &HeaderMap, behind_proxy: bool) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    // Several proxies make a list, of which the first is next to the browser.
    let forwarded = text("x-forwarded-proto").split(',').next().unwrap_or_default().trim();
    behind_proxy && forwarded.eq_ignore_ascii_case("https") || text("origin").starts_with("https://")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(name: &'static str, value: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(header::HeaderName::from_static(name), HeaderValue::from_static(value))])
    }

    fn parts(cookies: &'static str, https: bool, plain: bool) -> Parts {
        let mut parts = axum::http::Request::new(()).into_parts().0;
        parts.headers = headers("cookie", cookies);
        parts.extensions.insert(Tray { set: Arc::default(), https, plain });
        parts
    }

    fn found(cookies: &'static str, https: bool, plain: bool) -> Option<(String, bool)> {
        read(&parts(cookies, https, plain), "visitor").map(|cookie| (cookie.value, cookie.planted))
    }

    #[test]
    fn cookies_are_found_among_others() {
        let cookies = "a=1; visitor=xyz; visitors=no; broken";
        assert_eq!(found(cookies, false, true), Some(("xyz".into(), false)));
        assert_eq!(claimed(&headers("cookie", cookies), "visitor").as_deref(), Some("xyz"));
        assert_eq!(claimed(&headers("cookie", cookies), "login"), None);
    }

    #[test]
    fn what_only_this_host_can_set_wins() {
        let both = "visitor=planted; __Host-visitor=own";
        for (https, plain) in [(false, false), (false, true), (true, false), (true, true)] {
            assert_eq!(found(both, https, plain), Some(("own".into(), false)));
        }
        assert_eq!(claimed(&headers("cookie", both), "visitor").as_deref(), Some("own"));
        // A plain one alone: without TLS it is all there is; with TLS it counts for a time, as one that may be planted.
        assert_eq!(found("visitor=old", false, false), Some(("old".into(), false)));
        assert_eq!(found("visitor=old", true, true), Some(("old".into(), true)));
        assert_eq!(found("visitor=old", true, false), None);
    }

    #[test]
    fn over_tls_a_plain_cookie_is_exchanged() {
        let parts = parts("visitor=old", true, true);
        set(&parts, "visitor", "new".into(), 9);
        let set: Vec<String> =
            parts.extensions.get::<Tray>().unwrap().set.lock().unwrap().iter().map(Set::to_string).collect();
        assert_eq!(set.len(), 2);
        assert!(set[0].starts_with("visitor=;") && set[0].contains("Max-Age=0"), "{set:?}");
        assert!(set[1].starts_with("__Host-visitor=new;") && set[1].contains("Secure"), "{set:?}");
        assert!(set[1].contains("Path=/") && !set[1].contains("Domain"), "or browsers refuse it: {set:?}");
    }

    #[test]
    fn https_is_known_from_a_believed_proxy_or_the_origin() {
        assert!(is_https(&headers("x-forwarded-proto", "https"), true));
        assert!(is_https(&headers("x-forwarded-proto", "HTTPS, http"), true));
        assert!(!is_https(&headers("x-forwarded-proto", "https"), false), "nobody said that there is a proxy");
        assert!(!is_https(&headers("x-forwarded-proto", "http"), true));
        assert!(is_https(&headers("origin", "https://games.example.org"), false));
        assert!(!is_https(&headers("origin", "http://localhost:8080"), true));
        assert!(!is_https(&HeaderMap::new(), true));
    }
}
