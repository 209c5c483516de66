//! Extractors with our own errors, and the responses of handlers.

use axum::extract::FromRequestParts;
use axum::extract::path::Path;
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::Response;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use variorum_messages::Language;

use crate::error::{ApiError, BadRequest, NotFound, json_text};
use crate::language;
use crate::worker::{Worker, blocking};

/// The response of a handler.
pub(crate) type Answer = Result<Response, ApiError>;

/// The id in a path.
pub(crate) struct Id(pub String);

impl<S: Send + Sync> FromRequestParts<S> for Id {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let path = Path::<String>::from_request_parts(parts, state).await;
        path.map(|Path(id)| Self(id)).map_err(|_| NotFound::Thing.into())
    }
}

/// The query string. The type also describes the request (`utoipa::IntoParams`).
pub(crate) struct Query<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, ApiError> {
        let query = axum::extract::Query::<T>::try_from_uri(&parts.uri);
        query
            .map(|axum::extract::Query(query)| Self(query))
            .map_err(|error| BadRequest::UnreadableQuery { detail: error.body_text() }.into())
    }
}

/// The language of the response.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct InLanguage {
    /// The tag of a language, such as `de`; English by default, and for texts that are not available in the language.
    language: Option<String>,
}

impl InLanguage {
    /// The language; English if there is none with this tag.
    pub fn language(&self) -> Language {
        self.language.as_deref().map_or(Language::ENGLISH, language::named)
    }
}

/// A JSON response. It may be long, so a worker writes it.
pub(crate) fn json(_: &Worker, value: &impl Serialize) -> Answer {
    let text = serde_json::to_string(value).map_err(ApiError::internal)?;
    Ok(json_text(StatusCode::OK, text))
}

/// [`json`] for a handler with nothing else to do.
pub(crate) async fn answer(value: impl Serialize + Send + 'static) -> Answer {
    blocking(move |worker| json(worker, &value)).await
}

/// A response that concerns one person only.
pub(crate) fn private(status: StatusCode, value: &impl Serialize) -> Answer {
    let text = serde_json::to_string(value).map_err(ApiError::internal)?;
    let mut answer = json_text(status, text);
    answer.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    Ok(answer)
}
