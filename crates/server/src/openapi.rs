//! The OpenAPI description of the interface: generated from the routes, served by `GET /api/openapi.json`, and checked in as `docs/openapi.json`.

mod refusals;
pub(crate) mod values;

use std::sync::OnceLock;

use axum::http::StatusCode;
use utoipa::PartialSchema as _;
use utoipa::openapi::path::{Operation, PathItem};
use utoipa::openapi::schema::{AdditionalProperties, AllOfBuilder, ObjectBuilder, OneOfBuilder};
use utoipa::openapi::{Info, OpenApi, Ref, RefOr, Schema};

use crate::error::{Code, Failure, json_text};
use crate::request::Answer;
use crate::routes::described;
use crate::wire;
use crate::worker::blocking;

const ABOUT: &str = "The interface of a Variorum server, all of it JSON but for pictures, records, the stream of an analysis and the \
socket. docs/server.md and docs/analysis.md say what it means. A browser is known by the cookies `visitor` and `login`, which the server \
sets; behind TLS their names begin with `__Host-`. Requests that change something must come from the server's own pages (`Origin`), or from a program that sends no `Origin`.";

/// This description (OpenAPI 3.1).
#[utoipa::path(
    get,
    path = "/openapi.json",
    tag = "watching",
    operation_id = "openapi",
    responses((status = 200, description = "The description.", body = String, content_type = "application/json")),
)]
pub(crate) async fn description() -> Answer {
    static TEXT: OnceLock<String> = OnceLock::new();
    blocking(|_| Ok(json_text(StatusCode::OK, TEXT.get_or_init(text)))).await
}

fn text() -> String {
    let mut text = document().to_pretty_json().unwrap_or_default();
    text.push('\n');
    text
}

fn document() -> OpenApi {
    let mut document = described().into_openapi();
    document.info = Info::new("Variorum", env!("CARGO_PKG_VERSION"));
    document.info.description = Some(ABOUT.to_owned());
    let components = document.components.get_or_insert_default();
    // The data of analysis events, and the error body.
    for (name, schema) in [
        ("Failure", Failure::schema()),
        ("Code", Code::schema()),
        ("Report", wire::Report::schema()),
        ("EngineLine", wire::EngineLine::schema()),
        ("Score", wire::Score::schema()),
        ("Bound", wire::Bound::schema()),
        ("Queued", wire::Queued::schema()),
        ("End", wire::End::schema()),
        ("Reason", wire::Reason::schema()),
    ] {
        components.schemas.insert(name.to_owned(), schema);
    }
    for (name, ways) in exclusions() {
        if let Some(schema) = components.schemas.remove(name) {
            let whole = AllOfBuilder::new().item(schema).item(ways).build();
            components.schemas.insert(name.to_owned(), Schema::AllOf(whole).into());
        }
    }
    // Serde rejects additional fields in an enum that is tagged by the name of its only field.
    if let Some(RefOr::T(Schema::OneOf(ways))) = components.schemas.get_mut("SetupRequest") {
        for way in &mut ways.items {
            if let RefOr::T(Schema::Object(way)) = way {
                way.additional_properties = Some(Box::new(AdditionalProperties::FreeForm(false)));
            }
        }
    }
    for (path, item) in &mut document.paths.paths {
        for operation in operations(item) {
            refusals::add(path, operation);
            give_example(path, operation);
        }
    }
    document
}

/// Adds an example game id, for clients that call a request without listing the games first.
fn give_example(path: &str, operation: &mut Operation) {
    let parameters = operation.parameters.iter_mut().flatten();
    for parameter in parameters.filter(|_| path.starts_with("/api/games/")) {
        if let RefOr::T(parameter) = parameter
            && parameter.name == "id"
            && let Some(RefOr::T(Schema::Object(schema))) = &mut parameter.schema
        {
            schema.examples = variorum_library::ids().into_iter().take(1).map(Into::into).collect();
        }
    }
}

/// Mutually exclusive fields, by schema: the allowed combinations.
fn exclusions() -> [(&'static str, Schema); 3] {
    let absent = |name: &str| ObjectBuilder::new().property(name, values::Nothing::schema());
    let at_most_one = |one: &str, other: &str| {
        let ways = OneOfBuilder::new()
            .item(absent(one).property(other, values::Nothing::schema()))
            .item(absent(one).property(other, given(other)).required(other))
            .item(absent(other).property(one, given(one)).required(one));
        Schema::OneOf(ways.build())
    };
    let either = OneOfBuilder::new()
        .item(absent("line").property("player", given("player")).required("player"))
        .item(absent("player").property("line", given("line")).required("line"));
    [
        ("Place", at_most_one("start", "startNumber")),
        ("NewSession", at_most_one("position", "startNumber")),
        ("NewReport", Schema::OneOf(either.build())),
    ]
}

/// The schema of an object in which one of the exclusive fields is given.
fn given(name: &str) -> RefOr<Schema> {
    match name {
        "startNumber" => values::StartNumber::schema(),
        "player" => values::Name::schema(),
        "line" => Ref::from_schema_name("SpokenLine").into(),
        _ => values::PositionText::schema(),
    }
}

fn operations(item: &mut PathItem) -> impl Iterator<Item = &mut Operation> {
    [item.get.as_mut(), item.post.as_mut()].into_iter().flatten()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::{Path, PathBuf};

    use serde_json::Value;

    use super::*;
    use crate::analysis::limits;
    use crate::bounds;

    #[test]
    fn the_checked_in_description_is_up_to_date() {
        expect_test::expect_file!["../../../docs/openapi.json"].assert_eq(&text());
    }

    /// The pages about the interface mention every path by its last part, such as `/line` or `.gif`.
    #[test]
    fn the_pages_mention_every_request() {
        let docs = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs");
        let read = |page| std::fs::read_to_string(format!("{docs}/{page}.md")).unwrap();
        let pages = ["server", "analysis", "records", "hosting"].map(read).concat();
        let description: Value = serde_json::from_str(&text()).unwrap();
        let parts = |path: &String| {
            let last = path.rfind(['/', '.']).unwrap_or(0);
            path[last..].to_owned()
        };
        let missing: Vec<_> = description["paths"].as_object().unwrap().keys().map(parts).collect();
        let missing: Vec<_> = missing.iter().filter(|part| !pages.contains(*part)).collect();
        assert!(missing.is_empty(), "docs/server.md and docs/analysis.md do not mention {missing:?}");
    }

    /// All values called `name`, at any depth.
    fn all<'v>(value: &'v Value, name: &str, found: &mut Vec<&'v str>) {
        match value {
            Value::Object(fields) => {
                for (key, value) in fields {
                    found.extend(value.as_str().filter(|_| key == name));
                    all(value, name, found);
                }
            }
            Value::Array(values) => values.iter().for_each(|value| all(value, name, found)),
            _ => {}
        }
    }

    #[test]
    fn names_in_the_description_are_unique_and_resolve() {
        let document: Value = serde_json::from_str(&text()).unwrap();
        let (mut references, mut operations) = (Vec::new(), Vec::new());
        all(&document, "$ref", &mut references);
        all(&document, "operationId", &mut operations);
        assert!(references.len() > 100 && operations.len() > 40);
        for reference in references {
            assert!(document.pointer(reference.trim_start_matches('#')).is_some(), "{reference} leads nowhere");
        }
        let unique: BTreeSet<_> = operations.iter().collect();
        assert_eq!(unique.len(), operations.len(), "{operations:?}");
    }

    /// Asserts that no source file of this crate except `except` contains one of the words, tests aside.
    fn assert_absent(words: &[&str], except: &str, why: &str) {
        fn look(folder: &Path, found: &mut Vec<PathBuf>) {
            for entry in std::fs::read_dir(folder).unwrap().flatten() {
                let path = entry.path();
                if path.is_dir() { look(&path, found) } else { found.push(path) }
            }
        }
        let mut sources = Vec::new();
        look(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut sources);
        for path in sources.iter().filter(|path| !path.ends_with(except)) {
            let text = std::fs::read_to_string(path).unwrap();
            let code = text.split("#[cfg(test)]").next().unwrap_or_default();
            for word in words {
                assert!(!code.contains(word), "{}: {word} {why}", path.display());
            }
        }
    }

    #[test]
    fn described_list_lengths_match_the_code() {
        // Attributes cannot take constants, so these values are written twice.
        let document: Value = serde_json::from_str(&text()).unwrap();
        for (list, most) in [
            ("RecordGame/properties/tags", bounds::RECORD_TAGS),
            ("RecordGame/properties/nodes", bounds::RECORD_NODES),
            ("Place/allOf/0/properties/turns", limits::MOST_TURNS),
            ("Setup/properties/pieces", limits::MOST_ENTRIES),
            ("Setup/properties/castling", limits::MOST_ENTRIES),
            ("Setup/properties/ko", limits::MOST_ENTRIES),
            ("Passing/properties/cells", limits::MOST_ENTRIES),
        ] {
            let described = document.pointer(&format!("/components/schemas/{list}/maxItems"));
            assert_eq!(described, Some(&most.into()), "{list}");
        }
    }

    #[test]
    fn every_request_is_described() {
        // The metrics have an address of their own, which the description leaves out.
        assert_absent(
            &[".route(", ".route_service(", ".nest_service("],
            "src/prometheus.rs",
            "adds an undescribed route",
        );
    }

    #[test]
    fn every_body_is_validated_against_its_description() {
        let others = ["axum::Json", "axum::Form", "extract::Json", "extract::Form", "serde_json::from_slice"];
        assert_absent(&others, "src/body.rs", "reads more than is described: take `crate::body::Body`");
    }
}
