//! Bodies of requests whose responses set cookies.

use axum::extract::{FromRef, FromRequest, Request};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use utoipa::ToSchema;

use crate::body::{Body, BodyTime};
use crate::error::ApiError;

/// The head and the body of a request whose response sets cookies.
pub(crate) struct Form<T>(pub Parts, pub T);

impl<T: DeserializeOwned + ToSchema + Send + 'static, S: Send + Sync> FromRequest<S> for Form<T>
where
    BodyTime: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        let (parts, body) = request.into_parts();
        let Body(form) = Body::from_request(Request::from_parts(parts.clone(), body), state).await?;
        Ok(Self(parts, form))
    }
}
