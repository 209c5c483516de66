//! The language of a response: negotiating it, and errors as sentences in it.

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::Response;
use serde::Serialize;
use serde_json::Value;
use variorum_gamedef::definition::SideNames;
use variorum_messages::{Catalogue, Language, Message};
use variorum_play::Ending;

use crate::error::{ApiError, Failure, code_and_args, json_text};

/// The language that the request's `Accept-Language` prefers; English if none of them is available.
pub(crate) fn preferred(headers: &HeaderMap) -> Language {
    let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    Language::preferred(wanted)
}

/// The language with this tag; English if there is none.
pub(crate) fn named(tag: &str) -> Language {
    Language::named(tag).unwrap_or(Language::ENGLISH)
}

/// Builds the messages of all languages. A language is otherwise built on first use, which takes some milliseconds that no thread of the async
/// runtime should spend.
pub(crate) fn prepare() {
    Language::all().for_each(|language| _ = Catalogue::of(language));
}

/// How a game ended whose sides are called so, as a sentence.
pub(crate) fn ending(language: Language, ending: Ending, sides: SideNames) -> String {
    variorum_library::ending_text(language, ending.word(), ending.winner, sides)
}

/// An error as a sentence; `prefix` is the prefix of its message ids.
pub(crate) fn sentence(language: Language, prefix: &str, error: &impl Serialize) -> String {
    let text = Catalogue::of(language).text(&Message::of_error(prefix, error), &());
    let mut letters = text.chars();
    let Some(first) = letters.next() else { return text };
    let whole: String = first.to_uppercase().chain(letters).collect();
    if whole.ends_with(['.', '!', '?']) { whole } else { whole + "." }
}

/// A problem with a request, as part of a response.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Problem {
    /// The problem as a code for programs.
    pub code: String,
    /// The arguments of the message, by name; values may be errors themselves.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Record<string, unknown>"))]
    #[schema(value_type = Option<Object>)]
    pub args: Option<Value>,
    /// A sentence for people.
    pub text: String,
}

impl Problem {
    /// An error with its sentence in `language`; `prefix` is the prefix of its message ids.
    pub fn new(language: Language, prefix: &str, error: &impl Serialize) -> Self {
        let (code, args) = code_and_args(error);
        Self { code, args, text: sentence(language, prefix, error) }
    }
}

/// Adds the sentence of an error in the language of the request; the response then has a `Content-Language`.
pub(crate) async fn layer(request: Request, next: Next) -> Response {
    let language = preferred(request.headers());
    let mut answer = next.run(request).await;
    let Some(error) = answer.extensions_mut().remove::<ApiError>().filter(|_| language != Language::ENGLISH) else {
        return answer;
    };
    let failure = Failure::new(&error, sentence(language, "error", &error));
    let (Ok(text), Ok(tag)) = (serde_json::to_string(&failure), HeaderValue::from_str(language.tag())) else {
        return answer;
    };
    let (mut parts, _) = answer.into_parts();
    parts.headers.remove(header::CONTENT_LENGTH);
    parts.headers.insert(header::CONTENT_LANGUAGE, tag);
    Response::from_parts(parts, json_text(StatusCode::OK, text).into_body())
}
