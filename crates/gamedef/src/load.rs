//! From text to definition: reads the sections in an order in which names are known before they are used.
//!
//! Reading never stops at an error. What cannot be read gets a default value, which no caller sees, as a file with errors has no definition.

mod barred_capture;
mod board;
mod capture;
mod conditions;
mod examples;
mod guide;
mod in_a_row;
mod moves;
mod outcome;
mod pieces;
mod promotions;
mod sense;
mod shuffle;
mod style;
mod turn;

use std::ops::Range;

use toml::de::{DeTable, DeValue};

use crate::Advice;
use crate::definition::{About, BaseGame, Definition, Ruling, Source};
use crate::diagnostic::Severity;
use crate::diagnostic::{Collector, Diagnostics};
use crate::inheritance::{Assembly, WITHOUT};
use crate::input::{BadLines, Input, TomlTable};
use crate::limits::{self, TEXT_BYTES};
use crate::names::Context;
use crate::placement::Tokens;
use crate::problem::{FileProblem, KeyProblem, NameProblem, TomlProblem, ValueProblem};
use crate::sources::{BASE, BASE_ENGINE, BaseFault, Bases, Gathered, SourceFile, USE, gather, moved_table};
use crate::vocabulary::LANGUAGE;
use crate::vocabulary::choices::BaseFile;

pub(crate) use pieces::is_id;

/// The result of loading a file.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The definition; `None` if and only if a diagnostic is an error.
    pub definition: Option<Definition>,
    /// The version of the language that the file names, if it names one. A file without it is read as [`LANGUAGE`].
    pub language: Option<u16>,
    /// The problems of the file in the order of its lines, then those of files on which it builds, at most [`DIAGNOSTICS`](crate::limits::DIAGNOSTICS)
    /// of them. If keys have old names, only these are reported.
    pub diagnostics: Diagnostics,
}

/// Reads a game file that builds on no other. `file_stem` is the file's name without its extension, which must be the game's id.
#[must_use]
pub fn load(text: &str, file_stem: &str) -> Loaded {
    load_with(text, file_stem, &|_: &str| None)
}

/// Reads a game file. `file_stem` is the file's name without its extension, which must be the game's id; `bases` are the games on which it may build.
///
/// ```
/// let chess = "id = 'chess'\n[bord]";
/// let text = "language = 1\nid = 'my-chess'\nbase = 'chess'\n[about]\nname = 'Mine'\nsummary = 'My chess.'";
/// let loaded = variorum_gamedef::load_with(text, "my-chess", &|id: &str| (id == "chess").then(|| chess.to_owned()));
/// let printed = variorum_gamedef::render(&loaded.diagnostics, "my-chess.toml", text, false);
/// assert!(printed.contains("chess.toml:2:2"), "{printed}");
/// ```
#[must_use]
pub fn load_with(text: &str, file_stem: &str, bases: &dyn Bases) -> Loaded {
    if text.len() > TEXT_BYTES {
        return Loaded { definition: None, language: None, diagnostics: too_long(text) };
    }
    let Gathered { sources, bases, lenders, fault } = gather(text, file_stem, bases);
    let mut problems = Collector::default();
    if let Some(fault) = fault {
        // Most other problems of the file follow from it.
        problems.error(fault.span, fault.problem, fault.advice);
        return Loaded { definition: None, language: None, diagnostics: problems.place_among(&sources) };
    }
    let mut bad_lines = BadLines::new(&sources.text);
    let mut assembly = Assembly::default();
    let mut faults = Vec::new();
    for SourceFile { range, lending, .. } in sources.files() {
        let file = sources.slice(range);
        let (parsed, syntax_errors) = DeTable::parse_recoverable(file);
        if let Some((span, problem, advice)) = swallowing(&syntax_errors, file) {
            // A list that is not closed takes all that follows for its items.
            problems.error(range.start + span.start..range.start + span.end, problem, advice);
            return Loaded { definition: None, language: None, diagnostics: problems.place_among(&sources) };
        }
        for error in &syntax_errors {
            bad_lines.add(range.start + error.span().unwrap_or(0..0).start);
            toml_problem(error, file, range.start, &mut problems);
        }
        let table = moved_table(parsed.into_inner(), range.start);
        if let Some((span, language)) = newer_language(&table) {
            problems.error(span, FileProblem::NewerLanguage { language, known: LANGUAGE }, Advice::NewerVariorum);
            return Loaded { definition: None, language: None, diagnostics: problems.place_among(&sources) };
        }
        assembly.add(table, *lending, &mut faults);
    }
    let own = sources.own();
    for BaseFault { severity, span, problem, advice } in faults {
        if severity == Severity::Error || span.start >= own.start {
            problems.add(severity, span, problem, advice);
        }
    }
    let document = assembly.finish();
    let input = Input { file: &sources.text, own: own.clone(), problems, renamed: Collector::default(), bad_lines };
    let mut cx = Context::new(input);
    let mut root = TomlTable::new("", own.start..own.start, &document);
    cx.input.check_keys(&mut root);
    let language = cx.input.number(&root, "language", 1..=u16::MAX);
    let definition = read(&mut cx, &root, file_stem, Origins { bases, lenders });
    if let Some(definition) = definition.as_ref().filter(|_| !cx.input.problems.has_errors()) {
        sense::warn(&mut cx.input, &document, definition);
    }
    let Input { problems, renamed, bad_lines, .. } = cx.input;
    // `variorum check --fix` renames keys, unless the file is not TOML.
    let problems = if renamed.is_empty() || !bad_lines.is_empty() { problems } else { renamed };
    let definition = definition.filter(|_| !problems.has_errors());
    Loaded { definition, language, diagnostics: problems.place_among(&sources) }
}

/// The version of the language in which a file is written and its place, if it is newer than this crate.
fn newer_language(root: &DeTable<'_>) -> Option<(Range<usize>, u64)> {
    let value = root.get("language")?;
    let DeValue::Integer(number) = value.get_ref() else { return None };
    let language = u64::from_str_radix(&number.as_str().replace('_', ""), number.radix()).ok()?;
    (language > u64::from(LANGUAGE)).then(|| (value.span(), language))
}

fn too_long(text: &str) -> Diagnostics {
    let mut problems = Collector::default();
    problems.error(0..0, FileProblem::TooLong { bytes: text.len() }, Advice::FileBytes { most: TEXT_BYTES });
    // The problem is in no particular line.
    problems.place("")
}

/// Reports a syntax error of a file that begins at `start`. The common messages of the TOML parser, which speak of its grammar, are replaced.
fn toml_problem(error: &toml::de::Error, text: &str, start: usize, problems: &mut Collector) {
    let (span, problem, advice) = in_own_words(error, text);
    problems.error(start + span.start..start + span.end, problem, advice);
}

/// The first syntax error of a file, if what follows it is read as a part of the same list or table, which is not closed.
fn swallowing(errors: &[toml::de::Error], text: &str) -> Option<(Range<usize>, TomlProblem, Advice)> {
    errors.iter().find(|error| error.message().starts_with("unclosed"))?;
    let first = errors.iter().min_by_key(|error| error.span().map_or(usize::MAX, |span| span.start))?;
    let (span, problem, advice) = in_own_words(first, text);
    if !matches!(problem, TomlProblem::CommaMissing | TomlProblem::ListOpen) {
        return Some((span, problem, advice));
    }
    // The list should have ended with what stands before.
    let end = text.get(..span.start).map_or(span.start, |before| before.trim_end().len());
    let last = text.get(..end).and_then(|before| before.chars().next_back()).map_or(0, char::len_utf8);
    Some((end - last..end, TomlProblem::ListOpen, Advice::CloseList))
}

/// A syntax error with its place in the text, in words that do not speak of the grammar of TOML where there are such.
fn in_own_words(error: &toml::de::Error, text: &str) -> (Range<usize>, TomlProblem, Advice) {
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
    (span, problem, advice)
}

/// The games from whose files a game takes something.
struct Origins {
    bases: Vec<BaseGame>,
    lenders: Vec<String>,
}

fn read(cx: &mut Context<'_>, root: &TomlTable<'_>, file_stem: &str, origins: Origins) -> Option<Definition> {
    let id = read_id(cx, root, file_stem);
    read_base(cx, root);
    let about = read_about(cx, root);
    board::read_board(cx, root);
    board::read_zones(cx, root);
    board::read_directions(cx, root);
    let style = style::read_style(cx, root);
    let neutrals = pieces::read_neutrals(cx, root);
    let (pieces, promotes) = pieces::read_pieces(cx, root);
    let pool = cx.input.table(root, "pool", "pool").map(|pool| cx.pieces_of(&pool, "pieces"));
    let (mut promotions, remote_promotions) = promotions::read_promotions(cx, root, pool.as_deref());
    promotions.extend(promotions::read_promotes(cx, root, &promotes));
    let castlings = moves::read_castlings(cx, root);
    let swap = moves::read_swap(cx, root, &pieces);
    moves::check_castlings(cx, root, &castlings, swap.as_ref());
    let refuge = moves::read_refuge(cx, root, &pieces);
    let turn = turn::read_turn(cx, root, &neutrals, &pieces);
    let gating = moves::read_gating(cx, root, &pieces);
    let influences = moves::read_influences(cx, root, &pieces, &neutrals, turn.goes_on());
    let conditions = conditions::read_conditions(cx, root, &pieces, turn.has_parts(), turn.pass.is_some());
    let endings = outcome::read_endings(cx, root, &pieces, conditions, turn.in_a_row.is_some());
    let capture = capture::read_capture(cx, root, &pieces, &neutrals);
    let barred = barred_capture::read_barred(cx, root, &pieces);
    let aliases = outcome::read_aliases(cx, root, &pieces);
    let letterings = outcome::read_letterings(cx, root, &pieces, &aliases);
    let tokens = Tokens { pieces: &pieces, neutrals: &neutrals, aliases: &aliases, complete: cx.tokens_valid };
    let starts = outcome::read_starts(cx, root, &tokens);
    let examples = examples::read_examples(cx, root, &tokens);
    let guide = guide::read_guide(cx, root, &about, &tokens);
    style::warn_of_dry_river(cx, root, &style, &pieces);
    board::check_crossing(cx, root, &pieces);
    moves::check_staying(cx, root, &pieces, &neutrals);
    moves::check_relays(cx, root, &pieces, &neutrals);
    moves::check_refuge(cx, root, &pieces);
    moves::check_taking(cx, root, &pieces, &neutrals);
    moves::check_swapping(cx, root, &pieces, &neutrals);
    moves::check_unmoved(cx, root, &pieces, &neutrals, &castlings);
    board::warn_of_unused(cx);
    let board = cx.board.clone()?;
    let zones = std::mem::take(&mut cx.zones);
    Some(Definition {
        id,
        bases: origins.bases,
        lenders: origins.lenders,
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
        barred,
        second: turn.second,
        series: turn.series,
        in_a_row: turn.in_a_row,
        pass: turn.pass,
        pool: pool.unwrap_or_default(),
        remote_promotions,
        refuge,
        gating,
        influences,
        endings: endings?,
        starts,
        aliases,
        letterings,
        examples,
        guide,
        weights: None,
        net: None,
        net_is_lent: false,
        tables: None,
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

/// Checks what the file says about other files, which have been read before.
fn read_base(cx: &mut Context<'_>, root: &TomlTable<'_>) {
    // Only the types of the values can still be wrong.
    cx.input.text(root, BASE);
    cx.input.texts(root, USE);
    cx.input.texts(root, WITHOUT);
    for text in cx.input.texts(root, BASE_ENGINE).unwrap_or_default() {
        let _: Option<BaseFile> = cx.input.chosen(root, BASE_ENGINE, &text);
    }
    for given in [WITHOUT, BASE_ENGINE] {
        if root.has(given) && !root.has(BASE) {
            let advice = Advice::TakeItOut;
            cx.input.error(root.key_place(given), KeyProblem::MissingBeside { given, key: BASE }, advice);
        }
    }
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
    let sources = cx.input.tables(&table, "sources", "about.sources");
    let sources = sources.iter().map(|source| read_source(cx, source)).collect();
    let length = cx.input.number(&table, "length", 1..=limits::USUAL_LENGTH);
    let level = cx.input.choice(&table, "level");
    let start_here = cx.input.number(&table, "start-here", 1..=limits::START_PATH);
    About { name, inventor, year, family, summary, story, rules, rulings, sources, length, level, start_here }
}

fn read_source(cx: &mut Context<'_>, table: &TomlTable<'_>) -> Source {
    let text = cx.input.string(table, "text");
    let link = cx.input.text(table, "link");
    if let Some(link) = link.as_ref().filter(|link| !is_web_address(&link.value)) {
        cx.input.error(link.span.clone(), ValueProblem::NoAddress { found: (&link.value).into() }, Advice::WebAddress);
    }
    Source { text, link: link.map(|link| link.value) }
}

/// Whether a browser may be sent there: not to a program, and not to a place on its own machine.
fn is_web_address(text: &str) -> bool {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let plain = |character: char| character.is_ascii_graphic() && !"\"<>\\^`{|}".contains(character);
    rest.is_some_and(|rest| !rest.is_empty() && !rest.starts_with('/') && rest.chars().all(plain))
}
