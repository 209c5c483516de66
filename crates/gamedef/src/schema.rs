//! A JSON Schema of game files, for editors: keys, words, meanings and examples, all from the vocabulary.
//!
//! It knows the types of values and the names of keys, but not the grammar of phrases, zones and positions: what it refuses is an error, but what it
//! accepts need not be a game.

use serde_json::{Map, Value, json};

use crate::vocabulary::{ICONS, KEYS, Key, KeyKind, NEUTRAL_ICONS, keys_of};

/// The schema as text, by JSON Schema's draft 7, which editors read.
///
/// ```
/// let schema: serde_json::Value = serde_json::from_str(&variorum_gamedef::schema::text())?;
/// assert_eq!(schema["properties"]["board"]["properties"]["files"]["type"], "integer");
/// # Ok::<(), serde_json::Error>(())
/// ```
#[must_use]
pub fn text() -> String {
    let mut schema = section("");
    // A file that builds on another says only what is different, in every section.
    let required: Vec<&str> = keys_of("").filter(|key| key.required).map(|key| key.name).collect();
    schema.insert("anyOf".to_owned(), json!([{ "required": ["base"] }, { "required": required }]));
    schema.insert("$schema".to_owned(), json!("http://json-schema.org/draft-07/schema#"));
    schema.insert("title".to_owned(), json!("A game of Variorum"));
    // The alternate form prints it on several lines.
    format!("{:#}\n", Value::Object(schema))
}

/// A section with its keys.
fn section(name: &str) -> Map<String, Value> {
    let properties: Map<String, Value> =
        keys_of(name).map(|key| (key.name.to_owned(), Value::Object(value_of(key)))).collect();
    object(json!({ "type": "object", "properties": properties, "additionalProperties": false }))
}

/// The value of a key.
fn value_of(key: &Key) -> Map<String, Value> {
    let inner = inner_section(key);
    let mut schema = match key.kind {
        KeyKind::Text => text_of(key),
        KeyKind::Number => object(json!({ "type": "integer", "minimum": 0 })),
        KeyKind::Flag => object(json!({ "type": "boolean" })),
        KeyKind::FlagOrText => object(json!({ "anyOf": [{ "type": "boolean" }, text_of(key)] })),
        KeyKind::TextOrTable => object(json!({ "anyOf": [text_of(key), inner.map(section)] })),
        KeyKind::Texts => object(json!({ "type": "array", "items": text_of(key) })),
        KeyKind::List if inner.is_some() => {
            let items = json!([{ "type": "string" }, inner.map(section)]);
            object(json!({ "type": "array", "items": { "anyOf": items } }))
        }
        KeyKind::List => {
            object(json!({ "type": "array", "items": { "type": "array", "items": { "type": "string" } } }))
        }
        KeyKind::Table => inner.map_or_else(|| names(key), section),
        KeyKind::Tables => object(json!({ "type": "array", "items": inner.map(section) })),
    };
    if let Some(most) = key.most {
        let limit = if key.kind == KeyKind::Table { "maxProperties" } else { "maxItems" };
        schema.insert(limit.to_owned(), json!(most));
    }
    let words = key.choices.iter().map(|choice| format!("\n- `{}`: {}", choice.word, choice.meaning));
    let needed = if key.required { " (required)" } else { "" };
    let meaning = format!("{}{needed}{}", key.meaning, words.collect::<String>());
    schema.insert("description".to_owned(), json!(meaning));
    if let Some(example) = example_of(key) {
        schema.insert("examples".to_owned(), json!([example]));
    }
    schema
}

/// The section whose keys the table or tables under a key have; `None` if their keys are names of the file's own.
fn inner_section(key: &Key) -> Option<&'static str> {
    let full = if key.section.is_empty() { key.name.to_owned() } else { format!("{}.{}", key.section, key.name) };
    // Neutral pieces and promoted forms have the tables of other pieces.
    let shared = matches!(key.section, "neutral" | "piece.promotes").then(|| format!("piece.{}", key.name));
    let section = |full: &String| KEYS.iter().map(|key| key.section).find(|section| section == full);
    section(&full).or_else(|| shared.as_ref().and_then(section))
}

/// A text: one of some words, or any with words that are commonly meant.
fn text_of(key: &Key) -> Map<String, Value> {
    let words: Vec<&str> = key.choices.iter().map(|choice| choice.word).collect();
    if (key.section, key.name) == ("piece.sign", "icon") {
        let drawings: Vec<&str> = ICONS.iter().chain(NEUTRAL_ICONS).copied().collect();
        object(json!({ "anyOf": [{ "enum": drawings }, { "type": "string" }] }))
    } else if words.is_empty() {
        object(json!({ "type": "string" }))
    } else {
        object(json!({ "type": "string", "enum": words }))
    }
}

/// A table of names of the file's own, whose values are such as the example shows.
fn names(key: &Key) -> Map<String, Value> {
    let kind = if key.example.contains('"') { "string" } else { "integer" };
    object(json!({ "type": "object", "additionalProperties": { "type": kind } }))
}

/// The example of a value, if it is one as it stands.
fn example_of(key: &Key) -> Option<Value> {
    match key.kind {
        KeyKind::Text | KeyKind::Number | KeyKind::Flag | KeyKind::FlagOrText | KeyKind::Texts | KeyKind::List => {
            let table: toml::Table = format!("example = {}", key.example).parse().ok()?;
            serde_json::to_value(table.get("example")?).ok()
        }
        KeyKind::TextOrTable | KeyKind::Table | KeyKind::Tables => None,
    }
}

fn object(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(object) => object,
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) => Map::new(),
    }
}
