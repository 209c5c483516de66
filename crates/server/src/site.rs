//! The built site, embedded in the binary (read from disk in debug builds).

mod packed;
mod pages;

use std::borrow::Cow;

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

use variorum_messages::Language;

use crate::error::{ApiError, NotFound};
use crate::language;
use packed::Coding;

#[derive(RustEmbed)]
#[folder = "../../web/dist/"]
#[allow_missing = true]
struct Files;

/// The page shown if the site was not built.
const PLACEHOLDER: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Variorum</title>\
<h1>Variorum</h1><p>The server runs, but the site was not built into it. The interface answers under <code>/api</code>.</p></html>";

/// Serves any path outside the interface: a file, or the single page of the client.
pub(crate) async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        return ApiError::NoMethod.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    if path == "api/" {
        return ApiError::from(NotFound::Request).into_response();
    }
    if let Some(file) = get(path) {
        return answer(path, file, &headers);
    }
    // A missing file must not be answered with a page. Files lie in the root folder: what follows the name of a page is not one, even with a dot, such as
    // the full stop of a sentence that was copied with a link.
    if path.split('/').next().is_some_and(|first| first.contains('.')) {
        return ApiError::from(NotFound::File).into_response();
    }
    match get("index.html") {
        Some(file) if path.is_empty() => {
            let mut page = answer("index.html", file, &headers);
            page.headers_mut().insert(header::LINK, wanted_soon(&headers));
            page
        }
        Some(file) => {
            let mut page = answer("index.html", file, &headers);
            // Crawlers and link checkers read the status, people the page. A page that is not modified keeps the status that it had.
            if page.status() == StatusCode::OK && !pages::exists(path) {
                *page.status_mut() = StatusCode::NOT_FOUND;
            }
            page
        }
        None => Html(PLACEHOLDER).into_response(),
    }
}

/// The files that the first page needs as soon as its program runs: with preload hints a browser need not wait for the program.
fn wanted_soon(headers: &HeaderMap) -> HeaderValue {
    let language = language::preferred(headers);
    let tag = language.tag();
    let games = format!("</api/games?language={tag}>; rel=preload; as=fetch; crossorigin");
    // The site contains English itself; the messages of other languages are separate files.
    let messages = format!("</{tag}.js>; rel=modulepreload, ");
    let wanted = if language == Language::ENGLISH { games } else { messages + &games };
    HeaderValue::try_from(wanted).unwrap_or(HeaderValue::from_static(""))
}

fn get(path: &str) -> Option<EmbeddedFile> {
    // Debug builds read from disk: never outside the folder.
    let plain = !path.is_empty() && path.split('/').all(|part| !part.is_empty() && !part.starts_with('.'));
    plain.then(|| Files::get(path)).flatten()
}

fn answer(path: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let hash = file.metadata.sha256_hash();
    let tag: String = hash.iter().take(12).map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{tag}\"");
    let known = headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    let known = known.flat_map(|value| value.split(',')).any(|value| value.trim().trim_start_matches("W/") == tag);
    if known {
        return (StatusCode::NOT_MODIFIED, [(header::ETAG, format!("W/{tag}"))]).into_response();
    }
    // The same weak tag for the compressed and the plain file: they are semantically equal.
    let headings = [
        (header::CONTENT_TYPE, content_type(path).to_owned()),
        (header::ETAG, format!("W/{tag}")),
        (header::VARY, "accept-encoding".to_owned()),
    ];
    let ready = Coding::wanted(headers).and_then(|coding| Some((coding, packed::find(path, hash, coding)?)));
    match ready {
        Some((coding, data)) => (headings, [(header::CONTENT_ENCODING, coding.name())], data).into_response(),
        None => (headings, bytes(file.data)).into_response(),
    }
}

fn bytes(data: Cow<'static, [u8]>) -> Bytes {
    match data {
        Cow::Borrowed(data) => Bytes::from_static(data),
        Cow::Owned(data) => data.into(),
    }
}

/// Compresses all files, so that no request has to. Until that is done, and always in debug builds, each file is compressed when it is sent: in debug
/// builds files change, and compressing all of them takes long.
pub(crate) fn pack() {
    if cfg!(debug_assertions) {
        return;
    }
    packed::pack(Files::iter().filter_map(|path| {
        let file = Files::get(&path)?;
        Some((path.into_owned(), file.metadata.sha256_hash(), file.data.into_owned()))
    }));
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("json" | "map") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        Some("wasm") => "application/wasm",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
