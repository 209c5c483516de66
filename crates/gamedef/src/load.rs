//! From text to definition: reads the sections in an order in which names are known before they are used.
//!
//! Reading never stops at an error. What cannot be read gets a default value, which no caller sees, as a file with errors has no definition.

mod board;
mod conditions;
mod examples;
mod guide;
mod moves;
mod outcome;
mod pieces;
mod style;
mod turn;

use toml::de::DeTable;

use crate::Advice;
use crate::definition::{About, Definition, Endings, Ruling};
use crate::diagnostic::{Collector, Diagnostics};
use crate::input::{BadLines, Input, TomlTable};
use crate::limits::{self, TEXT_BYTES};
use crate::names::Context;
use crate::placement::Tokens;
use crate::problem::{FileProblem, NameProblem, TomlProblem, ValueProblem};

/// The result of loading a file.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The definition; `None` if and only if a diagnostic is an error.
    pub definition: Option<Definition>,
    /// The problems of the file in the order of its lines, at most [`DIAGNOSTICS`](crate::limits::DIAGNOSTICS) of them. If keys have old names, only
    /// these are reported.
    pub diagnostics: Diagnostics,
}

/// Reads a game file. `file_stem` is the file's name without its extension, which must be the game's id.
#[must_use]
pub fn load(text: &str, file_stem: &str) -> Loaded {
    if text.len() > TEXT_BYTES {
        return Loaded { definition: None, diagnostics: too_long(text) };
    }
    let (document, syntax_errors) = DeTable::parse_recoverable(text);
    let mut problems = Collector::default();
    let mut bad_lines = BadLines::new(text);
    for error in &syntax_errors {
        bad_lines.add(error.span().unwrap_or(0..0).start);
        toml_problem(error, text, &mut problems);
    }
    let input = Input { file: text, problems, renamed: Collector::default(), bad_lines };
    let mut cx = Context::new(input);
    let root = TomlTable::new("", 0..0, document.get_ref());
    let definition = read(&mut cx, &root, file_stem);
    let Input { problems, renamed, bad_lines, .. } = cx.input;
    // `variorum check --fix` renames keys, unless the file is not TOML.
    let problems = if renamed.is_empty() || !bad_lines.is_empty() { problems } else { renamed };
    Loaded { definition: definition.filter(|_| !problems.has_errors()), diagnostics: problems.place(text) }
}

fn too_long(text: &str) -> Diagnostics {
    let mut problems = Collector::default();
    problems.error(0..0, FileProblem::TooLong { bytes: text.len() }, Advice::FileBytes { most: TEXT_BYTES });
    // The problem is in no particular line.
    problems.place("")
}

/// Reports a syntax error. The common messages of the TOML parser, which speak of its grammar, are replaced.
fn toml_problem(error: &toml::de::Error, text: &str, problems: &mut Collector) {
    let detail = error.message();
    let span = error.span().unwrap_or(0..0);
    let key = || text.get(span.clone()).unwrap_or_default().into();
    let begins = |with| detail.starts_with(with);
    let (problem, advice) = match detail {
        "duplicate key" => (TomlProblem::Twice { key: key() }, Advice::Brackets),
        _ if begins("string values must be quoted") => (TomlProblem::ValueMissing, Advice::Quotes),
        _ if begins("key with no value") => (TomlProblem::KeyAlone, Advice::KeyAndValue),
        _ if begins("invalid basic string") => (TomlProblem::TextOpen, Advice::CloseText),
        _ if begins("unclosed array") => (TomlProblem::ListOpen, Advice::CloseList),
        _ if begins("missing comma between array") => (TomlProblem::CommaMissing, Advice::Commas),
        _ => (TomlProblem::Other { detail: detail.into() }, Advice::Toml),
    };
    problems.error(span, problem, advice);
}

fn read(cx: &mut Context<'_>, root: &TomlTable<'_>, file_stem: &str) -> Option<Definition> {
    cx.input.check_keys(root);
    let id = read_id(cx, root, file_stem);
    let about = read_about(cx, root);
    board::read_board(cx, root);
    board::read_zones(cx, root);
    board::read_directions(cx, root);
    let style = style::read_style(cx, root);
    let neutrals = pieces::read_neutrals(cx, root);
    let pieces = pieces::read_pieces(cx, root);
    let pool = cx.input.table(root, "pool", "pool").map(|pool| cx.pieces_of(&pool, "pieces"));
    let promotions = moves::read_promotions(cx, root, pool.as_deref());
    let castlings = moves::read_castlings(cx, root);
    let swap = moves::read_swap(cx, root, &pieces);
    let remote_promotions = moves::read_remote_promotions(cx, root, pool.as_deref());
    let refuge = moves::read_refuge(cx, root, &pieces);
    let second = turn::read_turn(cx, root, &neutrals);
    let gating = moves::read_gating(cx, root, &pieces);
    let conditions = conditions::read_conditions(cx, root, &pieces, second.is_some());
    let endings = outcome::read_endings(cx, root, &pieces).map(|endings| Endings { conditions, ..endings });
    let capture = conditions::read_capture(cx, root, &pieces);
    let aliases = outcome::read_aliases(cx, root, &pieces);
    let letterings = outcome::read_letterings(cx, root, &pieces, &aliases);
    let tokens = Tokens { pieces: &pieces, neutrals: &neutrals, aliases: &aliases, complete: cx.tokens_valid };
    let starts = outcome::read_starts(cx, root, &tokens);
    let examples = examples::read_examples(cx, root, &tokens);
    let guide = guide::read_guide(cx, root, &about, &tokens);
    style::warn_of_dry_river(cx, root, &style, &pieces);
    board::warn_of_unused(cx);
    let board = cx.board.clone()?;
    let zones = std::mem::take(&mut cx.zones);
    Some(Definition {
        id,
        about,
        board,
        tradition: cx.tradition,
        style,
        zones,
        pieces,
        neutrals,
        promotions,
        castlings,
        swap,
        capture,
        second,
        pool: pool.unwrap_or_default(),
        remote_promotions,
        refuge,
        gating,
        endings: endings?,
        starts,
        aliases,
        letterings,
        examples,
        guide,
        weights: None,
        net: None,
    })
}

fn read_id(cx: &mut Context<'_>, root: &TomlTable<'_>, file_stem: &str) -> String {
    let Some(id) = cx.input.text(root, "id") else { return String::new() };
    if !pieces::is_id(&id.value) {
        cx.input.error(id.span.clone(), NameProblem::IdForm { id: (&id.value).into() }, Advice::IdLetters);
    } else if id.value != file_stem {
        let problem = FileProblem::OtherId { id: (&id.value).into(), file: file_stem.into() };
        let advice = Advice::IdOrFileName { id: (&id.value).into(), file: file_stem.into() };
        cx.input.error(id.span.clone(), problem, advice);
    }
    id.value
}

fn read_about(cx: &mut Context<'_>, root: &TomlTable<'_>) -> About {
    let Some(table) = cx.input.table(root, "about", "about") else { return About::default() };
    let mut text = |key| cx.input.string(&table, key);
    let (name, inventor, year) = (text("name"), text("inventor"), text("year"));
    let (family, summary, story, rules) = (text("family"), text("summary"), text("story"), text("rules"));
    for key in ["name", "summary"] {
        let blank = cx.input.text(&table, key).is_some_and(|text| text.value.trim().is_empty());
        if blank {
            cx.input.error(table.place(key), ValueProblem::Empty { key: key.into() }, Advice::NotBlank);
        }
    }
    let mut rulings = Vec::new();
    for ruling in cx.input.tables(&table, "rulings", "about.rulings") {
        let rule = cx.input.string(&ruling, "rule");
        let text = cx.input.string(&ruling, "text");
        rulings.push(Ruling { rule, text });
    }
    let length = cx.input.number(&table, "length", 1..=limits::USUAL_LENGTH);
    let level = cx.input.choice(&table, "level");
    let start_here = cx.input.number(&table, "start-here", 1..=limits::START_PATH);
    About { name, inventor, year, family, summary, story, rules, rulings, length, level, start_here }
}
