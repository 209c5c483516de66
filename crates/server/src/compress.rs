//! Response compression (gzip) for clients that support it. It runs on a worker, since compressing the legal moves of a large game can take longer
//! than finding them.

use std::io::Write as _;

use axum::body::{Body, Bytes, HttpBody as _, to_bytes};
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::error::ApiError;
use crate::worker::blocking;

/// Responses shorter than this barely shrink, in bytes.
const LEAST: u64 = 256;
/// A response up to this size is compressed in place, which takes less than half a millisecond.
const SMALL: usize = 16 * 1024;

/// Compresses complete responses. Streams and compressed responses are passed on unchanged.
pub(crate) async fn layer(request: Request, next: Next) -> Response {
    let wanted = understands_gzip(request.headers());
    let mut answer = next.run(request).await;
    if !is_worth_it(&answer) {
        return answer;
    }
    answer.headers_mut().append(header::VARY, HeaderValue::from_static("accept-encoding"));
    if !wanted {
        return answer;
    }
    let (mut parts, body) = answer.into_parts();
    let Ok(plain) = to_bytes(body, usize::MAX).await else {
        // A complete body cannot fail to be read.
        return axum::response::IntoResponse::into_response(ApiError::internal(
            "could not read the body of a response",
        ));
    };
    let packed = if plain.len() <= SMALL {
        gzip(&plain)
    } else {
        let plain = plain.clone();
        blocking(move |_| Ok(gzip(&plain))).await.ok().flatten()
    };
    let Some(packed) = packed else { return Response::from_parts(parts, Body::from(plain)) };
    parts.headers.remove(header::CONTENT_LENGTH);
    parts.headers.remove(header::ACCEPT_RANGES);
    parts.headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    Response::from_parts(parts, Body::from(packed))
}

fn is_worth_it(answer: &Response) -> bool {
    let headers = answer.headers();
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let packed = kind.starts_with("image/") && kind != "image/svg+xml";
    let done = headers.contains_key(header::CONTENT_ENCODING) || headers.contains_key(header::CONTENT_RANGE);
    !packed && !done && answer.body().size_hint().exact().is_some_and(|length| length >= LEAST)
}

/// Does the client accept gzip (`Accept-Encoding`)?
fn understands_gzip(headers: &HeaderMap) -> bool {
    let stated = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let mut any = false;
    for coding in stated.flat_map(|list| list.split(',')) {
        let mut parts = coding.split(';').map(str::trim);
        let name = parts.next().unwrap_or_default();
        let refused = parts.filter_map(|part| part.strip_prefix("q=")).any(|weight| weight.parse() == Ok(0.0_f32));
        if name.eq_ignore_ascii_case("gzip") || name.eq_ignore_ascii_case("x-gzip") {
            return !refused;
        }
        any |= name == "*" && !refused;
    }
    any
}

fn gzip(plain: &Bytes) -> Option<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::with_capacity(plain.len() / 4), Compression::fast());
    encoder.write_all(plain).ok()?;
    encoder.finish().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_supporting_clients_get_compression() {
        let understands = |value: &'static str| {
            understands_gzip(&HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(value))]))
        };
        assert!(
            understands("gzip") && understands("br, GZIP;q=0.5") && understands("*") && understands("deflate, *;q=0.1")
        );
        assert!(
            !understands("br") && !understands("gzip;q=0") && !understands("*, gzip;q=0.0") && !understands("*;q=0")
        );
        assert!(!understands_gzip(&HeaderMap::new()));
    }
}
