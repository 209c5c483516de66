//! The error responses that all requests share. Handlers document those that are specific to them.

use axum::http::StatusCode;
use utoipa::openapi::content::ContentBuilder;
use utoipa::openapi::path::{Operation, ParameterIn};
use utoipa::openapi::{Ref, RefOr, ResponseBuilder};

/// Adds the errors of the layers and extractors, and gives each error the schema `Failure`, except for the one that is sent before our code sees the
/// request.
pub(super) fn add(path: &str, operation: &mut Operation) {
    let is_in = |place: &ParameterIn| {
        let parameters = operation.parameters.iter().flatten();
        // None of our parameters is a reference.
        parameters.into_iter().any(|one| matches!(one, RefOr::T(parameter) if parameter.parameter_in == *place))
    };
    let (in_path, in_query) = (is_in(&ParameterIn::Path), is_in(&ParameterIn::Query));
    let has_body = operation.request_body.is_some();
    let is_limited = path.starts_with("/api/");
    let added = [
        (in_query || has_body, StatusCode::BAD_REQUEST, "The request does not match its description."),
        (true, StatusCode::FORBIDDEN, "The request comes from another site, or this client may not do this."),
        (in_path, StatusCode::NOT_FOUND, "Not found."),
        (has_body, StatusCode::REQUEST_TIMEOUT, "The request arrived too slowly."),
        (has_body, StatusCode::PAYLOAD_TOO_LARGE, "The request is too large."),
        (has_body, StatusCode::UNSUPPORTED_MEDIA_TYPE, "The `Content-Type` is not JSON."),
        (
            true,
            StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE,
            "The URL and headers are too large; the answer has no body.",
        ),
        (is_limited, StatusCode::TOO_MANY_REQUESTS, "Too many requests; `Retry-After` says when to try again."),
        (true, StatusCode::INTERNAL_SERVER_ERROR, "An error in the server."),
        (
            true,
            StatusCode::SERVICE_UNAVAILABLE,
            "Temporarily unavailable: the server is busy or shutting down, or its storage fails.",
        ),
    ];
    for (_, status, description) in added.into_iter().filter(|(applies, _, _)| *applies) {
        let response = ResponseBuilder::new().description(description).build();
        operation.responses.responses.entry(status.as_str().to_owned()).or_insert(RefOr::T(response));
    }
    for (status, response) in &mut operation.responses.responses {
        if let RefOr::T(response) = response
            && status.starts_with(['4', '5'])
            && response.content.is_empty()
            && status != StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE.as_str()
        {
            let failure = ContentBuilder::new().schema(Some(Ref::from_schema_name("Failure"))).build();
            response.content.insert("application/json".to_owned(), RefOr::T(failure));
        }
    }
}
