//! The sections `board`, `zones` and `directions`, except for the texts of zones and paths, which are read by `zone` and `phrase`.

use std::ops::Range;

use toml::de::DeValue;

use super::capture::CHANGES_MORE;
use crate::Advice;
use crate::board::{Board, MAX_CELLS};
use crate::definition::{PieceType, Tradition, Zone};
use crate::grid::Grid;
use crate::input::TomlTable;
use crate::names::{Context, NamedDirections};
use crate::paths::is_directions_name;
use crate::phrase::read_direction_terms;
use crate::problem::{BoardProblem, NameProblem, Thing, ValueProblem};
use crate::text::Text;
use crate::vocabulary::Choices as _;
use crate::vocabulary::choices::MirrorPart;
use crate::zone::{NamedZones, read_zone};

/// Reads the board into the context, unless it has errors.
pub(super) fn read_board(cx: &mut Context<'_>, root: &TomlTable<'_>) {
    let Some(table) = cx.input.table(root, "board", "board") else { return };
    let files = cx.input.number(&table, "files", 1..=26);
    let ranks = cx.input.number(&table, "ranks", 1..=99);
    let levels = read_levels(cx, &table);
    let wraps = cx.input.flag(&table, "wraps");
    let may_turn = wraps && files.is_none_or(|files: u8| files.is_multiple_of(2));
    let [mirror_ranks, mirror_levels, half_turn] =
        read_mirror(cx, &table, levels.as_ref().is_some_and(Vec::is_empty), may_turn);
    let wraps_ranks = cx.input.flag(&table, "wraps-ranks");
    let grid = if table.has("grid") { cx.input.choice(&table, "grid") } else { Some(Grid::Squares) };
    let letters = read_letters(cx, &table, files);
    let (Some(files), Some(ranks), Some(levels), Some(grid)) = (files, ranks, levels, grid) else { return };
    if !fits_grid(cx, &table, grid, [files, ranks]) {
        return;
    }
    let mut board = Board::new(grid, files, ranks, levels);
    (board.wraps, board.wraps_ranks) = (wraps, wraps_ranks);
    (board.mirror_ranks, board.mirror_levels, board.half_turn) = (mirror_ranks, mirror_levels, half_turn);
    board.crosses = cx.input.flag(&table, "crosses");
    if board.crosses && board.levels.len() != 2 {
        let problem = BoardProblem::CrossesLevels { levels: board.level_count() };
        cx.input.error(table.key_place("crosses"), problem, Advice::TwoLevels);
    }
    if let Some(letters) = letters {
        board = board.with_letters(letters);
    }
    let Some(board) = read_holes(cx, &table, board) else { return };
    if board.cell_count() > MAX_CELLS {
        let problem = BoardProblem::TooLarge { cells: board.cell_count() };
        cx.input.error(table.place("files"), problem, Advice::BoardCells { most: MAX_CELLS });
        return;
    }
    cx.tradition = read_tradition(cx, &table, &board);
    cx.board = Some(board);
}

/// Reports what a game in which pieces cross from level to level cannot have yet.
pub(super) fn check_crossing(cx: &mut Context<'_>, root: &TomlTable<'_>, pieces: &[PieceType]) {
    if !cx.board.as_ref().is_some_and(|board| board.crosses) {
        return;
    }
    let mut found: Vec<(Range<usize>, &'static str)> = Vec::new();
    for key in ["swap", "gating", "neutral"].into_iter().filter(|key| root.has(key)) {
        found.push((root.key_place(key), key));
    }
    let others = [cx.refuge_place(root), cx.elsewhere_place(root)];
    found.extend(others.into_iter().flatten().map(|(key, place)| (place, key)));
    if let Some(table) = root.has("capture").then(|| cx.input.table(root, "capture", "capture")).flatten() {
        found.extend(CHANGES_MORE.into_iter().filter(|key| table.has(key)).map(|key| (table.key_place(key), key)));
    }
    if pieces.iter().any(PieceType::fills_hands) {
        found.push((root.key_place("piece"), "returns"));
    }
    for (place, key) in found {
        cx.input.error(place, BoardProblem::CrossesWith { key }, Advice::NotYet);
    }
}

/// The letters of the files, if the file gives them.
fn read_letters(cx: &mut Context<'_>, table: &TomlTable<'_>, files: Option<u8>) -> Option<Vec<char>> {
    if !table.has("letters") {
        return None;
    }
    let text = cx.input.text(table, "letters")?;
    let letters: Vec<char> = text.value.chars().collect();
    let mut valid = true;
    let mut at = 0;
    for (index, &letter) in letters.iter().enumerate() {
        let span = text.place(&(at..at + letter.len_utf8()));
        at += letter.len_utf8();
        if !letter.is_ascii_lowercase() {
            cx.input.error(span, BoardProblem::FileLetter { letter }, Advice::FileLetters);
            valid = false;
        } else if letters[..index].contains(&letter) {
            cx.input.error(span, BoardProblem::FileTwice { letter }, Advice::FileLetters);
            valid = false;
        }
    }
    if let Some(files) = files.filter(|&files| valid && letters.len() != usize::from(files)) {
        let problem = BoardProblem::FileLetterCount { files, letters: letters.len() };
        cx.input.error(text.span.clone(), problem, Advice::FileLetters);
        valid = false;
    }
    valid.then_some(letters)
}

/// Whether a grid can have so many files and ranks, and what else the table says.
fn fits_grid(cx: &mut Context<'_>, table: &TomlTable<'_>, grid: Grid, [files, ranks]: [u8; 2]) -> bool {
    match grid {
        Grid::Squares => true,
        Grid::Hexagons => {
            let mut fits = true;
            for key in ["levels", "wraps", "wraps-ranks"].into_iter().filter(|key| table.has(key)) {
                cx.input.error(
                    table.key_place(key),
                    BoardProblem::NotOnGrid { key, grid: grid.word() },
                    Advice::CannotSay,
                );
                fits = false;
            }
            if files.is_multiple_of(2) || ranks <= files / 2 {
                let advice = Advice::HexagonFiles { least: files / 2 + 1 };
                cx.input.error(table.place("files"), BoardProblem::HexagonFiles { files, ranks }, advice);
                fits = false;
            }
            fits
        }
    }
}

/// The board without its holes; `None` if they have errors.
fn read_holes(cx: &mut Context<'_>, table: &TomlTable<'_>, board: Board) -> Option<Board> {
    if !table.has("holes") {
        return Some(board);
    }
    let text = cx.input.text(table, "holes")?;
    let named = NamedZones { zones: &[], used: &mut [] };
    let holes = read_zone(&mut cx.input, &board, named, &text)?;
    if holes.len() == board.cell_count() {
        cx.input.error(
            text.span.clone(),
            BoardProblem::NothingLeft,
            Advice::ForExample { example: "cells d4 e4".into() },
        );
        return None;
    }
    if let Some(&hole) = holes.iter().find(|&&hole| !holes.contains(&board.mirror(hole))) {
        let problem = BoardProblem::OneSidedHole { cell: board.cell_name(hole) };
        let advice = Advice::HoleToo { cell: board.cell_name(board.mirror(hole)) };
        cx.input.error(text.span.clone(), problem, advice);
        return None;
    }
    Some(board.without(&holes))
}

fn read_tradition(cx: &mut Context<'_>, table: &TomlTable<'_>, board: &Board) -> Option<Tradition> {
    let tradition: Tradition = cx.input.choice(table, "tradition")?;
    if !tradition.fits(board) {
        let (files, ranks) = tradition.largest_board();
        let problem = BoardProblem::TraditionTooLarge { tradition: tradition.word() };
        let advice = Advice::TraditionBoard { files: files.into(), ranks: ranks.into() };
        cx.input.error(table.place("tradition"), problem, advice);
    }
    Some(tradition)
}

fn read_levels(cx: &mut Context<'_>, table: &TomlTable<'_>) -> Option<Vec<char>> {
    if !table.has("levels") {
        return Some(Vec::new());
    }
    let text = cx.input.text(table, "levels")?;
    let levels: Vec<char> = text.value.chars().collect();
    if levels.is_empty() {
        let problem = ValueProblem::Empty { key: "levels".into() };
        cx.input.error(text.span.clone(), problem, Advice::LevelLettersOrFlat);
        return None;
    }
    let mut valid = true;
    let mut at = 0;
    for (index, &letter) in levels.iter().enumerate() {
        let span = text.place(&(at..at + letter.len_utf8()));
        at += letter.len_utf8();
        if !letter.is_ascii_lowercase() {
            cx.input.error(span, BoardProblem::LevelLetter { letter }, Advice::LevelLetters);
            valid = false;
        } else if levels[..index].contains(&letter) {
            cx.input.error(span, BoardProblem::LevelTwice { letter }, Advice::LevelLetters);
            valid = false;
        }
    }
    valid.then_some(levels)
}

/// Whether ranks and levels are mirrored for Black, and whether the board is turned half round.
fn read_mirror(cx: &mut Context<'_>, table: &TomlTable<'_>, flat: bool, may_turn: bool) -> [bool; 3] {
    const USUAL: [bool; 3] = [true, false, false];
    let Some(texts) = cx.input.texts(table, "mirror") else { return USUAL };
    let mut words = Vec::new();
    for text in texts {
        let Some(word) = cx.input.chosen(table, "mirror", &text) else { return USUAL };
        if word == MirrorPart::Levels && flat {
            cx.input.error(text.span.clone(), BoardProblem::MirrorFlat, Advice::LevelsInSpace);
        }
        if word == MirrorPart::HalfTurn && !may_turn {
            cx.input.error(text.span.clone(), BoardProblem::NoHalfTurn, Advice::EvenFilesThatWrap);
        }
        words.push(word);
    }
    [MirrorPart::Ranks, MirrorPart::Levels, MirrorPart::HalfTurn].map(|part| words.contains(&part))
}

/// The names in a section with their places and texts.
fn named_texts(
    cx: &mut Context<'_>,
    table: &TomlTable<'_>,
    thing: Thing,
) -> Vec<(String, std::ops::Range<usize>, Option<Text>)> {
    let mut found = Vec::new();
    for entry in &table.entries {
        let text = if let DeValue::String(value) = entry.value.get_ref() {
            Some(Text::new(value, entry.value.span(), cx.input.file))
        } else {
            let advice = Advice::TextInQuotes { key: entry.key.into() };
            cx.input.error(entry.value.span(), ValueProblem::NoText { thing }, advice);
            None
        };
        found.push((entry.key.to_owned(), entry.key_span.clone(), text));
    }
    found
}

/// Reads the zones. A zone with errors keeps its name, so that its uses are not reported.
pub(super) fn read_zones(cx: &mut Context<'_>, root: &TomlTable<'_>) {
    let Some(table) = cx.input.open(root, "zones", "zones") else { return };
    for (name, span, text) in named_texts(cx, &table, Thing::Zone) {
        let is_name = name.starts_with(|letter: char| letter.is_ascii_lowercase())
            && name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-');
        if !is_name {
            let problem = NameProblem::Form { thing: Thing::Zone, name: (&name).into() };
            cx.input.error(span.clone(), problem, Advice::ZoneLetters);
        }
        let cells = text.and_then(|text| cx.cells_of(&text)).unwrap_or_default();
        cx.zones.push(Zone { name, named: true, cells });
        cx.zone_spans.push(span);
        cx.zone_used.push(false);
    }
}

/// Reads the named directions, each of which may refer to earlier ones.
pub(super) fn read_directions(cx: &mut Context<'_>, root: &TomlTable<'_>) {
    let Some(table) = cx.input.open(root, "directions", "directions") else { return };
    for (name, span, text) in named_texts(cx, &table, Thing::Directions) {
        if !is_directions_name(&name) || !name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-') {
            let problem = NameProblem::Form { thing: Thing::Directions, name: (&name).into() };
            cx.input.error(span.clone(), problem, Advice::DirectionsLetters);
        }
        let terms = text.map(|text| read_direction_terms(cx, &text)).unwrap_or_default();
        cx.named_directions.push(NamedDirections { name, span, terms, used: false });
    }
}

/// Warns about zones and named directions that are never used, unless there are errors.
pub(super) fn warn_of_unused(cx: &mut Context<'_>) {
    // With errors, their uses may have been misread.
    if !cx.input.bad_lines.is_empty() || cx.input.problems.has_errors() {
        return;
    }
    let unused = |thing, name: &str| NameProblem::Unused { thing, name: name.into() };
    for (zone, (span, used)) in cx.zones.iter().zip(cx.zone_spans.iter().zip(&cx.zone_used)) {
        // What is inherited and not used here may be used in the base.
        if !used && cx.input.is_own(span) {
            cx.input.warn(span.clone(), unused(Thing::Zone, &zone.name), Advice::UseOrTakeOut);
        }
    }
    for found in cx.named_directions.iter().filter(|found| !found.used) {
        if cx.input.is_own(&found.span) {
            cx.input.warn(found.span.clone(), unused(Thing::Directions, &found.name), Advice::UseOrTakeOut);
        }
    }
}
