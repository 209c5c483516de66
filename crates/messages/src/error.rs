//! Makes messages from errors.

use serde::Serialize;
use serde_json::Value;

use crate::{Arg, Message};

impl Message {
    /// The message of an error: its id is `{prefix}-{code}`, and its arguments are the error's fields.
    ///
    /// An error is an enum that derives `Serialize` with
    /// `#[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]`.
    ///
    /// - Texts, numbers, booleans and lists stay what they are. A field that is `None` becomes the text `none`.
    /// - `{"piece": id, "name": English name}` becomes a piece.
    /// - An error in a field becomes a message within the message. Its prefix is the field's name. If the field has no name, the prefix is
    ///   the code of the variant: `Turn(TurnError)` has the argument `cause` with a message whose id begins with `turn-`.
    /// - The fields of any other object become arguments `{field}-{its field}`.
    ///
    /// ```
    /// use variorum_messages::{Arg, Message};
    ///
    /// #[derive(serde::Serialize)]
    /// #[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
    /// enum PlayError {
    ///     NotYourTurn { side: &'static str },
    ///     Turn(TurnError),
    /// }
    ///
    /// #[derive(serde::Serialize)]
    /// #[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
    /// enum TurnError {
    ///     NoSuchCell { cell_name: String },
    /// }
    ///
    /// let error = PlayError::NotYourTurn { side: "white" };
    /// assert_eq!(Message::of_error("play", &error), Message::new("play-not-your-turn").with("side", "white"));
    ///
    /// let error = PlayError::Turn(TurnError::NoSuchCell { cell_name: "z9".to_owned() });
    /// let cause = Message::new("turn-no-such-cell").with("cell-name", "z9");
    /// assert_eq!(Message::of_error("play", &error), Message::new("play-turn").with("cause", cause));
    /// ```
    #[must_use]
    pub fn of_error(prefix: &str, error: &impl Serialize) -> Self {
        // A value that is not such an enum gives an id without a message, which tests report.
        let value = serde_json::to_value(error).unwrap_or_default();
        nested(prefix, &value).unwrap_or_else(|| Self::new(prefix.to_owned()))
    }
}

fn nested(prefix: &str, value: &Value) -> Option<Message> {
    let code = value.as_str().or_else(|| value.get("code")?.as_str())?;
    let mut message = Message::new(format!("{prefix}-{code}"));
    match value.get("args") {
        Some(Value::Object(fields)) if !is_one(fields) => {
            for (name, field) in fields {
                add(&mut message, name, name, field);
            }
        }
        Some(Value::Array(fields)) => {
            for (at, field) in fields.iter().enumerate() {
                add(&mut message, &format!("cause-{}", at + 1), code, field);
            }
        }
        Some(field) => add(&mut message, "cause", code, field),
        None => {}
    }
    Some(message)
}

/// Whether the object is one value, not the fields of a variant.
fn is_one(object: &serde_json::Map<String, Value>) -> bool {
    object.get("code").is_some_and(Value::is_string)
        || (object.len() == 2 && object.contains_key("piece") && object.contains_key("name"))
}

fn add(message: &mut Message, name: &str, prefix: &str, field: &Value) {
    match field {
        Value::Object(fields) if !is_one(fields) => {
            for (inner, field) in fields {
                add(message, &format!("{name}-{inner}"), inner, field);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) | Value::Object(_) => {
            message.args.insert(name.to_owned().into(), arg(prefix, field));
        }
    }
}

fn arg(prefix: &str, field: &Value) -> Arg {
    match field {
        Value::Null => "none".into(),
        Value::Bool(value) => (*value).into(),
        Value::Number(number) => {
            number.as_i64().map_or_else(|| Arg::Decimal(number.as_f64().unwrap_or_default()), Arg::Whole)
        }
        Value::String(text) => text.clone().into(),
        Value::Array(items) => Arg::List(items.iter().map(|item| arg(prefix, item)).collect()),
        Value::Object(fields) => {
            let text = |key: &str| fields.get(key).and_then(Value::as_str).unwrap_or_default();
            match nested(prefix, field) {
                Some(message) => message.into(),
                None => Arg::piece(text("piece"), text("name")),
            }
        }
    }
}
