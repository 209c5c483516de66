//! Errors as responses: `{code, args, error}` with the status of the code.

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde_json::Value;

use super::{ApiError, Code};

/// The body of an error response.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Failure {
    pub code: Code,
    /// The arguments of the message, by name; values may be errors themselves. The messages of all languages are made from these.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Record<string, unknown>"))]
    #[schema(value_type = Option<Object>)]
    pub args: Option<Value>,
    /// A sentence for people, in the first available language of the request's `Accept-Language`; `Content-Language` says which.
    pub error: String,
}

impl Failure {
    /// The body with this sentence.
    pub fn new(error: &ApiError, sentence: String) -> Self {
        Self { code: error.code(), args: code_and_args(error).1, error: sentence }
    }
}

/// The code and arguments of an error as serialized; the arguments are `None` if it has no fields.
pub(crate) fn code_and_args(error: &impl Serialize) -> (String, Option<Value>) {
    let mut value = serde_json::to_value(error).unwrap_or_default();
    let code = value.get("code").and_then(Value::as_str).unwrap_or_default().to_owned();
    let args = value.get_mut("args").map(Value::take);
    (code, args.filter(|args| args.as_object().is_some_and(|args| !args.is_empty())))
}

impl ApiError {
    /// Counts the error when a client is refused with it.
    pub fn count(&self) {
        metrics::counter!("variorum_refusals_total", "code" => self.code().word()).increment(1);
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let code = self.code();
        let status = code.status();
        self.count();
        if let Self::MovedOn { state: Some(state) } = &self {
            return json_text(status, &**state);
        }
        let failure = Failure::new(&self, self.to_string());
        let mut answer = json_text(status, serde_json::to_string(&failure).unwrap_or_default());
        let wait = if let Self::TooManyRequests { wait } = self { Some(wait) } else { code.wait() };
        if let Some(wait) = wait {
            answer.headers_mut().insert(header::RETRY_AFTER, wait.into());
        }
        // For the security log.
        answer.extensions_mut().insert(code);
        // For the layer that adds the sentence in the client's language.
        answer.extensions_mut().insert(self);
        answer
    }
}

/// A response with JSON that is text already.
pub(crate) fn json_text(status: StatusCode, text: impl Into<String>) -> Response {
    (status, [(header::CONTENT_TYPE, "application/json")], text.into()).into_response()
}
