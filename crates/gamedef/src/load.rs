//! From text to definition: reads every section, in an order in which names are known before they are used.
//!
//! Never stops at a fault; whatever is faulty is replaced by something harmless, which nobody sees, because a file with
//! an error gives no definition.

mod board;
mod examples;
mod moves;
mod outcome;
mod pieces;
mod turn;

use toml::de::DeTable;

use crate::definition::{About, Definition, Ruling};
use crate::diagnostic::{Diagnostics, Faults};
use crate::input::{Input, Table, Torn};
use crate::limits::TEXT_BYTES;
use crate::names::Context;

/// What loading a file gives.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The game; there exactly if no diagnostic is an error.
    pub definition: Option<Definition>,
    /// The faults of the file, in the order of its lines; the first of them where there are very many.
    pub diagnostics: Diagnostics,
}

/// Reads a game file. `file_stem` is the file's name without its ending, which must be the game's id.
#[must_use]
pub fn load(text: &str, file_stem: &str) -> Loaded {
    if text.len() > TEXT_BYTES {
        return Loaded { definition: None, diagnostics: too_long(text) };
    }
    let (document, tears) = DeTable::parse_recoverable(text);
    let mut faults = Faults::default();
    let mut torn = Torn::new(text);
    for tear in &tears {
        torn.add(tear.span().unwrap_or(0..0).start);
        toml_fault(tear, text, &mut faults);
    }
    let input = Input { file: text, faults, torn };
    let mut cx = Context::new(input);
    let root = Table::new("", 0..0, document.get_ref());
    let definition = read(&mut cx, &root, file_stem);
    let faults = cx.input.faults;
    Loaded { definition: definition.filter(|_| !faults.has_errors()), diagnostics: faults.place(text) }
}

fn too_long(text: &str) -> Diagnostics {
    let mut faults = Faults::default();
    let help = format!("a game file has at most {TEXT_BYTES} bytes");
    faults.error(0..0, format!("this is too long for a game file: it has {} bytes", text.len()), Some(help));
    // Its lines are not counted: the fault concerns none of them.
    faults.place("")
}

/// What the TOML reader says, in words of ours where its own are those of a grammar.
fn toml_fault(error: &toml::de::Error, text: &str, faults: &mut Faults) {
    let said = error.message();
    let span = error.span().unwrap_or(0..0);
    let written = text.get(span.clone()).unwrap_or_default();
    let (message, help) = match said {
        "duplicate key" => (
            format!("`{written}` stands here for the second time"),
            "a key or `[section]` stands once; sections of which there may be several are written `[[section]]`",
        ),
        _ if said.starts_with("string values must be quoted") => (
            "a value must stand here".to_owned(),
            "texts are put in double quotes, numbers, `true` and `false` are not",
        ),
        _ if said.starts_with("key with no value") => ("this key has no value".to_owned(), "write `key = value`"),
        _ if said.starts_with("invalid basic string") => ("this text is not closed".to_owned(), "put `\"` at its end"),
        _ if said.starts_with("unclosed array") => ("this list is not closed".to_owned(), "put `]` at its end"),
        _ if said.starts_with("missing comma between array") => (
            "a comma is missing in this list".to_owned(),
            "items of a list are separated by `,`; the list ends with `]`",
        ),
        _ => (format!("this is not TOML: {said}"), "see https://toml.io for how such files are written"),
    };
    faults.error(span, message, Some(help.to_owned()));
}

fn read(cx: &mut Context<'_>, root: &Table<'_>, file_stem: &str) -> Option<Definition> {
    cx.input.check_keys(root);
    let id = read_id(cx, root, file_stem);
    let about = read_about(cx, root);
    board::read_board(cx, root);
    board::read_zones(cx, root);
    board::read_directions(cx, root);
    let neutrals = pieces::read_neutrals(cx, root);
    let pieces = pieces::read_pieces(cx, root);
    let pool = cx.input.table(root, "pool", "pool").map(|pool| cx.pieces_of(&pool, "pieces"));
    let promotions = moves::read_promotions(cx, root, pool.as_deref());
    let castlings = moves::read_castlings(cx, root);
    let swap = moves::read_swap(cx, root, &pieces);
    let remote_promotions = moves::read_remote_promotions(cx, root, pool.as_deref());
    let refuge = moves::read_refuge(cx, root, &pieces);
    let second = turn::read_turn(cx, root, &neutrals);
    let endings = outcome::read_endings(cx, root, &pieces);
    let aliases = outcome::read_aliases(cx, root, &pieces);
    let starts = outcome::read_starts(cx, root, &pieces, &neutrals, &aliases);
    let examples = examples::read_examples(cx, root, &pieces, &neutrals, &aliases);
    board::warn_of_unused(cx);
    let board = cx.board.clone()?;
    let zones = std::mem::take(&mut cx.zones);
    Some(Definition {
        id,
        about,
        board,
        zones,
        pieces,
        neutrals,
        promotions,
        castlings,
        swap,
        second,
        pool: pool.unwrap_or_default(),
        remote_promotions,
        refuge,
        endings: endings?,
        starts,
        aliases,
        examples,
        weights: None,
    })
}

fn read_id(cx: &mut Context<'_>, root: &Table<'_>, file_stem: &str) -> String {
    let Some(id) = cx.input.text(root, "id") else { return String::new() };
    if !pieces::is_id(&id.value) {
        let help = "use lower-case letters, digits and hyphens, a letter or digit first".to_owned();
        cx.input.error(id.span.clone(), format!("`{}` cannot be an id", id.value), Some(help));
    } else if id.value != file_stem {
        let help = format!("write `id = \"{file_stem}\"`, or name the file `{}.toml`", id.value);
        cx.input.error(
            id.span.clone(),
            format!("the id is `{}`, but the file is named `{file_stem}`", id.value),
            Some(help),
        );
    }
    id.value
}

fn read_about(cx: &mut Context<'_>, root: &Table<'_>) -> About {
    let Some(table) = cx.input.table(root, "about", "about") else { return About::default() };
    let mut text = |key| cx.input.text(&table, key).map(|text| text.value).unwrap_or_default();
    let (name, inventor, year) = (text("name"), text("inventor"), text("year"));
    let (family, summary, story, rules) = (text("family"), text("summary"), text("story"), text("rules"));
    for key in ["name", "summary"] {
        let blank = cx.input.text(&table, key).is_some_and(|text| text.value.trim().is_empty());
        if blank {
            cx.input.error(
                table.place(key),
                format!("`{key}` is empty"),
                Some("people read it to choose a game".to_owned()),
            );
        }
    }
    let mut rulings = Vec::new();
    for ruling in cx.input.tables(&table, "rulings", "about.rulings") {
        let rule = cx.input.text(&ruling, "rule").map(|text| text.value).unwrap_or_default();
        let text = cx.input.text(&ruling, "text").map(|text| text.value).unwrap_or_default();
        rulings.push(Ruling { rule, text });
    }
    About { name, inventor, year, family, summary, story, rules, rulings }
}
