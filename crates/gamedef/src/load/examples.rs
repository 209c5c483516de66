//! Examples: positions with turns and words, to learn the rules by.
//!
//! Placements and cells are checked here; whether the turns are legal is checked where the rules of play are known.

use crate::Advice;
use crate::definition::{Alias, Example, ExampleStep, Neutral, PieceType};
use crate::input::Table;
use crate::names::Context;
use crate::placement::{Pieces, check_placement};
use crate::problem::{BoardProblem, ExampleProblem, ValueProblem};
use crate::zone::cell_advice;

/// Reads the examples.
pub(super) fn read_examples(
    cx: &mut Context<'_>,
    root: &Table<'_>,
    pieces: &[PieceType],
    neutrals: &[Neutral],
    aliases: &[Alias],
) -> Vec<Example> {
    let pieces = Pieces { pieces, neutrals, aliases, complete: cx.tokens_sound };
    let mut found: Vec<Example> = Vec::new();
    for table in cx.input.tables(root, "example", "example") {
        let title = needed(cx, &table, "title");
        if !title.is_empty() && found.iter().any(|example| example.title == title) {
            let problem = ExampleProblem::TitleTaken { title: (&title).into() };
            cx.input.error(table.place("title"), problem, Advice::ChosenByTitle);
        }
        let position = cx.input.text(&table, "position");
        if let (Some(text), Some(board)) = (&position, &cx.board) {
            check_placement(&mut cx.input, board, &pieces, text);
        }
        let rules = texts(cx, &table, "rules");
        let text = cx.input.text(&table, "text").map(|text| text.value).unwrap_or_default();
        let tables = cx.input.tables(&table, "step", "example.step");
        if table.holds_empty_list("step") {
            cx.input.error(table.place("step"), ExampleProblem::NoStep, Advice::AddStep);
        }
        let steps = tables.iter().map(|step| read_step(cx, step)).collect();
        found.push(Example { title, rules, text, position: position.map(|text| text.value), steps });
    }
    found
}

fn read_step(cx: &mut Context<'_>, table: &Table<'_>) -> ExampleStep {
    let text = needed(cx, table, "text");
    let turn = cx.input.text(table, "turn").map(|text| text.value);
    let show = cx.input.text(table, "show").and_then(|name| {
        let board = cx.board.as_ref()?;
        let cell = board.parse_cell(&name.value);
        if cell.is_none() {
            let problem = BoardProblem::NoCell { cell: (&name.value).into() };
            cx.input.error(name.span.clone(), problem, cell_advice(board));
        }
        cell
    });
    let ends = cx.input.choice(table, "ends");
    ExampleStep { turn, text, show, legal: texts(cx, table, "legal"), illegal: texts(cx, table, "illegal"), ends }
}

/// A text that must not be empty.
fn needed(cx: &mut Context<'_>, table: &Table<'_>, key: &str) -> String {
    let Some(text) = cx.input.text(table, key) else { return String::new() };
    if text.value.trim().is_empty() {
        cx.input.error(text.span.clone(), ValueProblem::Empty { key: key.into() }, Advice::SayWhatToSee);
    }
    text.value
}

fn texts(cx: &mut Context<'_>, table: &Table<'_>, key: &str) -> Vec<String> {
    cx.input.texts(table, key).unwrap_or_default().into_iter().map(|text| text.value).collect()
}
