//! Errors as answers: `{code, args, error}` with the status of the code.

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde_json::Value;

use super::{ApiError, Code};

/// What an answer says that is not what was asked for.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Failure {
    pub code: Code,
    /// What the message is about, by name; values may be errors themselves. The messages of all languages are made of these.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Record<string, unknown>"))]
    #[schema(value_type = Option<Object>)]
    pub args: Option<Value>,
    /// A sentence for people, in the first language of the request's `Accept-Language` that there is; `Content-Language` says which.
    pub error: String,
}

impl Failure {
    /// What the answer says, with this sentence.
    pub fn new(error: &ApiError, sentence: String) -> Self {
        Self { code: error.code(), args: code_and_args(error).1, error: sentence }
    }
}

/// The parts of an error as it is on the wire; `None`: it has no fields.
pub(crate) fn code_and_args(error: &impl Serialize) -> (String, Option<Value>) {
    let mut value = serde_json::to_value(error).unwrap_or_default();
    let code = value.get("code").and_then(Value::as_str).unwrap_or_default().to_owned();
    let args = value.get_mut("args").map(Value::take);
    (code, args.filter(|args| args.as_object().is_some_and(|args| !args.is_empty())))
}

impl ApiError {
    /// Counts it, as somebody is refused with it.
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
        // For the layer that says it in the reader's language.
        answer.extensions_mut().insert(self);
        answer
    }
}

/// JSON that is text already.
pub(crate) fn json_text(status: StatusCode, text: impl Into<String>) -> Response {
    (status, [(header::CONTENT_TYPE, "application/json")], text.into()).into_response()
}
