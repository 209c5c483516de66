//! The section `example`.
//!
//! Only placements and cells are checked here; whether turns are legal is checked by `variorum_library::examples`.

use super::moves::cell;
use crate::Advice;
use crate::definition::{Example, ExampleStep};
use crate::input::TomlTable;
use crate::names::Context;
use crate::placement::{Tokens, read_position};
use crate::problem::{ExampleProblem, ValueProblem};

/// Reads the examples.
pub(super) fn read_examples(cx: &mut Context<'_>, root: &TomlTable<'_>, tokens: &Tokens<'_>) -> Vec<Example> {
    let mut found: Vec<Example> = Vec::new();
    for table in cx.input.tables(root, "example", "example") {
        let title = nonempty_text(cx, &table, "title");
        if !title.is_empty() && found.iter().any(|example| example.title == title) {
            let problem = ExampleProblem::TitleTaken { title: (&title).into() };
            cx.input.error(table.place("title"), problem, Advice::ChosenByTitle);
        }
        let position = read_position(cx, &table, tokens);
        let rules = texts(cx, &table, "rules");
        let text = cx.input.string(&table, "text");
        let tables = cx.input.tables(&table, "step", "example.step");
        if table.holds_empty_list("step") {
            cx.input.error(table.place("step"), ExampleProblem::NoStep, Advice::AddStep);
        }
        let steps = tables.iter().map(|step| read_step(cx, step)).collect();
        found.push(Example { title, rules, text, position, steps });
    }
    found
}

fn read_step(cx: &mut Context<'_>, table: &TomlTable<'_>) -> ExampleStep {
    let text = nonempty_text(cx, table, "text");
    let turn = cx.input.text(table, "turn").map(|text| text.value);
    let show = cell(cx, table, "show");
    let ends = cx.input.choice(table, "ends");
    ExampleStep { turn, text, show, legal: texts(cx, table, "legal"), illegal: texts(cx, table, "illegal"), ends }
}

/// A text that must not be empty.
pub(super) fn nonempty_text(cx: &mut Context<'_>, table: &TomlTable<'_>, key: &str) -> String {
    let Some(text) = cx.input.text(table, key) else { return String::new() };
    if text.value.trim().is_empty() {
        cx.input.error(text.span.clone(), ValueProblem::Empty { key: key.into() }, Advice::SayWhatToSee);
    }
    text.value
}

fn texts(cx: &mut Context<'_>, table: &TomlTable<'_>, key: &str) -> Vec<String> {
    cx.input.texts(table, key).unwrap_or_default().into_iter().map(|text| text.value).collect()
}
