//! JSON from clients: request bodies and socket messages, validated against the OpenAPI description.
//!
//! Serde alone accepts more than the description, such as an array in place of an object. So all input from outside is read here, by its type and by
//! that type's schema.

mod shape;

use std::fmt;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRef, FromRequest, Request};
use axum::http::{StatusCode, header};
use serde::de::{DeserializeOwned, Error as _, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Number, Value};
use utoipa::ToSchema;

use crate::error::{ApiError, BadRequest};
use crate::worker::blocking;

/// A body up to this size is parsed in place: that takes less time than a round trip to another thread.
const SMALL_BODY: usize = 4 * 1024;
/// The maximum length of a JSON parser's message that is passed on, in bytes. Such a message may quote the whole body.
const LONGEST_WORD: usize = 300;
/// The largest integer up to which a float represents every integer.
const LARGEST_WHOLE: f64 = 9_007_199_254_740_991.0;

/// The time limit for reading the body of a request.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BodyTime(pub Duration);

/// A JSON request body. It must have the content type of JSON, which the forms of other sites cannot send.
pub(crate) struct Body<T>(pub T);

impl<T: DeserializeOwned + ToSchema + Send + 'static, S: Send + Sync> FromRequest<S> for Body<T>
where
    BodyTime: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        let stated = request.headers().get(header::CONTENT_TYPE).and_then(|stated| stated.to_str().ok());
        if stated.is_none_or(|stated| stated.split(';').next().is_none_or(|kind| kind.trim() != "application/json")) {
            return Err(ApiError::NotJson);
        }
        let BodyTime(time) = BodyTime::from_ref(state);
        let whole = tokio::time::timeout(time, Bytes::from_request(request, state)).await;
        let slow = || ApiError::TooSlow;
        let bytes = whole.map_err(|_| slow())?.map_err(|rejection: BytesRejection| {
            if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
                ApiError::TooLarge
            } else {
                BadRequest::BrokenOff.into()
            }
        })?;
        if bytes.len() <= SMALL_BODY { understood(&bytes) } else { blocking(move |_| understood(&bytes)).await }
            .map(Self)
    }
}

fn understood<T: DeserializeOwned + ToSchema + 'static>(bytes: &[u8]) -> Result<T, ApiError> {
    read(bytes).map_err(|error| BadRequest::UnreadableBody { detail: error.to_string() }.into())
}

/// Parses JSON by its type and schema; the error is an English description. Time and memory are linear in the length of the text.
pub(crate) fn read<T: DeserializeOwned + ToSchema + 'static>(bytes: &[u8]) -> Result<T, String> {
    let whole = || {
        let Plain(value) = serde_json::from_slice(bytes)?;
        let read = T::deserialize(&value).map_err(|error| {
            // Parsed again only for the line number, which a value does not have.
            serde_json::from_slice::<T>(bytes).err().unwrap_or(error)
        })?;
        shape::of::<T>().check(&value).map_err(serde_json::Error::custom)?;
        Ok(read)
    };
    whole().map_err(|error: serde_json::Error| {
        let mut error = error.to_string();
        error.truncate(error.floor_char_boundary(LONGEST_WORD));
        error
    })
}

/// JSON as the description means it: no duplicate names in an object, and an integer is an integer however it is written (`3`, `3.0`, `3e0`).
struct Plain(Value);

impl<'de> Deserialize<'de> for Plain {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(PlainVisitor).map(Self)
    }
}

struct PlainVisitor;

impl<'de> Visitor<'de> for PlainVisitor {
    type Value = Value;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a value")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        if value.fract() == 0.0 && value.abs() <= LARGEST_WHOLE {
            #[expect(clippy::cast_possible_truncation, reason = "whole, and within the range")]
            return Ok((value as i64).into());
        }
        Ok(Number::from_f64(value).map_or(Value::Null, Value::Number))
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_string<E>(self, value: String) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(Plain(item)) = items.next_element()? {
            list.push(item);
        }
        Ok(Value::Array(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut map = Map::new();
        while let Some(name) = entries.next_key::<String>()? {
            if map.contains_key(&name) {
                return Err(A::Error::custom(format_args!("duplicate field `{name}`")));
            }
            let Plain(value) = entries.next_value()?;
            map.insert(name, value);
        }
        Ok(Value::Object(map))
    }
}

#[cfg(test)]
mod tests {
    use crate::wire::RecordGame;
    use crate::wire::{Act, ClientMessage, Join, LogOut, NewReport, NewSession};
    use crate::wire::{AnalysisRequest, LineRequest, Place};

    use super::*;

    fn refused<T: DeserializeOwned + ToSchema + 'static>(text: &str) -> String {
        match read::<T>(text.as_bytes()) {
            Ok(_) => panic!("{text} is read as {}", T::name()),
            Err(error) => error,
        }
    }

    #[test]
    fn an_array_is_not_an_object() {
        assert_eq!(refused::<Place>("[null, null, []]"), "invalid type: sequence, expected an object");
        refused::<LogOut>("[]");
        refused::<Join>("[null, null]");
        refused::<LineRequest>("[null, null, [], 0]");
        refused::<Act>(r#"["resign"]"#);
        refused::<Act>(r#"["turn", 0, "e2e4"]"#);
        refused::<ClientMessage>(r#"["unwatch", "x"]"#);
        // Nested values too, even where serde buffers them to read them later.
        let inside =
            refused::<NewSession>(r#"{"game": "chess", "white": "me", "black": "me", "clock": [60000, 0, 0]}"#);
        assert_eq!(inside, "invalid type: sequence, expected an object at `/clock`");
        let inside = refused::<RecordGame>(r#"{"tags": [["Event", "x"]], "nodes": []}"#);
        assert_eq!(inside, "invalid type: sequence, expected an object at `/tags/0`");
        refused::<NewReport>(r#"{"reason": "spam", "line": ["x", 1]}"#);
        refused::<ClientMessage>(r#"{"type": "act", "session": "x", "id": 1, "act": ["resign"]}"#);
    }

    #[test]
    fn an_object_is_not_a_string() {
        assert_eq!(
            refused::<Act>(r#"{"type": "draw", "step": {"offer": null}}"#),
            "invalid type: map, expected a string at `/step`"
        );
        refused::<ClientMessage>(
            r#"{"type": "act", "session": "x", "id": 1, "act": {"type": "draw", "step": {"offer": null}}}"#,
        );
    }

    #[test]
    fn names_stand_once() {
        assert!(refused::<Place>(r#"{"turns": [], "turns": []}"#).starts_with("duplicate field `turns`"));
        assert!(refused::<Place>(r#"{"other": 1, "other": 2}"#).starts_with("duplicate field `other`"));
    }

    #[test]
    fn integers_are_accepted_however_they_are_written() {
        for text in ["3", "3.0", "3e0", "30e-1"] {
            let place: Place = read(format!(r#"{{"startNumber": {text}}}"#).as_bytes()).unwrap();
            assert_eq!(place.start_number, Some(3), "{text}");
        }
        for text in ["3.5", "-1", "1e30", "-1.0", "18446744073709551616"] {
            refused::<Place>(&format!(r#"{{"startNumber": {text}}}"#));
        }
        let ClientMessage::Ping { at } = read(br#"{"type": "ping", "at": 7}"#).unwrap() else { panic!("a ping") };
        assert!((at - 7.0).abs() < f64::EPSILON);
    }

    #[test]
    fn described_values_are_accepted() {
        read::<LogOut>(b"{}").unwrap();
        read::<Place>(br#"{"start": null, "startNumber": null, "unknown": [{}]}"#).unwrap();
        read::<AnalysisRequest>(br#"{"turns": ["e2e4"], "first": null, "lines": 2}"#).unwrap();
        read::<Act>(br#"{"type": "takeback", "step": "withdraw"}"#).unwrap();
        read::<ClientMessage>(br#"{"type": "watch", "session": "x", "seq": 4, "key": null}"#).unwrap();
        read::<ClientMessage>(br#"{"type": "act", "session": "x", "id": 1, "act": {"type": "chat", "open": true}}"#)
            .unwrap();
        read::<NewSession>(
            br#"{"game": "chess", "white": "me", "black": "open", "clock": {"base": 60000, "increment": 0}}"#,
        )
        .unwrap();
    }

    #[test]
    fn errors_name_their_line() {
        assert_eq!(
            refused::<Act>("{\n\"type\": 3}"),
            "invalid type: integer `3`, expected variant identifier at line 2 column 9"
        );
        assert!(refused::<Act>("{").ends_with("at line 1 column 1"));
        assert!(refused::<Act>(&format!("\"{}\"", "ä".repeat(1000))).len() <= LONGEST_WORD);
    }
}
