//! The schema for editors is that of the vocabulary, every shipped game fits it, and files with wrong keys or values do not.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn schema() -> Value {
    serde_json::from_str(&variorum_gamedef::schema::text()).unwrap()
}

/// What of a value does not fit a schema. It knows the few keywords that our schema uses and refuses others, so it needs no crate of its own, of which
/// each brings some thirty others.
fn faults(schema: &Value, value: &Value, place: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (keyword, wanted) in schema.as_object().unwrap() {
        let fits = match keyword.as_str() {
            "$schema" | "title" | "description" | "examples" => true,
            "type" => match wanted.as_str().unwrap() {
                "object" => value.is_object(),
                "array" => value.is_array(),
                "string" => value.is_string(),
                "integer" => value.is_u64() || value.is_i64(),
                "boolean" => value.is_boolean(),
                other => panic!("{place}: the type {other}"),
            },
            "enum" => wanted.as_array().unwrap().contains(value),
            "anyOf" => wanted.as_array().unwrap().iter().any(|one| faults(one, value, place).is_empty()),
            "minimum" => value.as_i64().is_none_or(|value| value >= wanted.as_i64().unwrap()),
            "maxItems" => value.as_array().is_none_or(|items| items.len() as u64 <= wanted.as_u64().unwrap()),
            "maxProperties" => value.as_object().is_none_or(|entries| entries.len() as u64 <= wanted.as_u64().unwrap()),
            "required" => {
                let has = |key: &Value| value.get(key.as_str().unwrap()).is_some();
                !value.is_object() || wanted.as_array().unwrap().iter().all(has)
            }
            "items" => {
                for (number, item) in value.as_array().into_iter().flatten().enumerate() {
                    found.extend(faults(wanted, item, &format!("{place}/{number}")));
                }
                true
            }
            "properties" | "additionalProperties" => {
                let known = schema.get("properties").and_then(Value::as_object);
                let is_known = |key: &str| known.is_some_and(|known| known.contains_key(key));
                let entries = value.as_object().into_iter().flatten();
                for (key, inner) in entries.filter(|(key, _)| (keyword == "properties") == is_known(key)) {
                    let place = format!("{place}/{key}");
                    match (wanted.get(key), wanted) {
                        (Some(schema), _) if keyword == "properties" => found.extend(faults(schema, inner, &place)),
                        (_, Value::Bool(true)) => {}
                        (_, Value::Bool(false)) => found.push(format!("{place} is unknown")),
                        (_, schema) => found.extend(faults(schema, inner, &place)),
                    }
                }
                true
            }
            other => panic!("{place}: the keyword {other}"),
        };
        if !fits {
            found.push(format!("{place}: {keyword} {wanted}"));
        }
    }
    found
}

fn json(path: &Path) -> Value {
    let text = fs::read_to_string(path).unwrap();
    serde_json::to_value(toml::from_str::<toml::Table>(&text).unwrap()).unwrap()
}

#[test]
fn the_schema_is_generated() {
    expect_test::expect_file![folder().join("docs/game.schema.json")].assert_eq(&variorum_gamedef::schema::text());
}

#[test]
fn every_shipped_game_fits_the_schema() {
    let schema = schema();
    let paths = fs::read_dir(folder().join("games")).unwrap().map(|entry| entry.unwrap().path());
    let mut count = 0;
    for path in paths.filter(|path| path.extension().is_some_and(|ending| ending == "toml")) {
        if path.to_string_lossy().ends_with(".weights.toml") {
            continue;
        }
        let faults = faults(&schema, &json(&path), "");
        assert!(faults.is_empty(), "{}: {}", path.display(), faults.join("\n"));
        count += 1;
    }
    assert!(count >= 30, "{count} games");
}

#[test]
fn files_with_wrong_keys_and_values_do_not_fit_the_schema() {
    let schema = schema();
    for name in ["unknown-keys", "mistyped-values", "missing-sections", "single-brackets"] {
        let path = folder().join("crates/gamedef/tests/broken").join(name).with_extension("toml");
        assert!(!faults(&schema, &json(&path), "").is_empty(), "{name}");
    }
}

#[test]
fn the_names_of_drawings_are_those_of_the_pictures() {
    let drawings = json_file(&folder().join("assets/pieces/drawings.json"));
    let names = |key: &str| {
        let mut names: Vec<String> = drawings[key].as_object().unwrap().keys().cloned().collect();
        names.sort();
        names
    };
    let sorted = |names: &[&str]| {
        let mut names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
        names.sort();
        names
    };
    assert_eq!(sorted(variorum_gamedef::vocabulary::ICONS), names("pieces"));
    assert_eq!(sorted(variorum_gamedef::vocabulary::NEUTRAL_ICONS), names("neutrals"));
}

fn json_file(path: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()
}
