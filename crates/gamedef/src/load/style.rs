//! The section `style`.

use crate::Advice;
use crate::board::{Board, CellIndex};
use crate::characters::is_drawn;
use crate::definition::{CoordinateStyle, Ground, PieceType, Style};
use crate::grid::Grid;
use crate::input::TomlTable;
use crate::names::Context;
use crate::problem::StyleProblem;
use crate::text::Text;
use crate::vocabulary::Choices as _;

/// Reads how the game looks.
pub(super) fn read_style(cx: &mut Context<'_>, root: &TomlTable<'_>) -> Style {
    let Some(table) = cx.input.table(root, "style", "style") else { return Style::default() };
    let mut board: Ground = cx.input.choice(&table, "board").unwrap_or_default();
    if cx.board.as_ref().is_some_and(Board::is_3d) && board != Ground::Chequered {
        cx.input.error(table.place("board"), StyleProblem::InSpace { style: board.word() }, Advice::FlatOnly);
        board = Ground::default();
    }
    let mut coordinates: CoordinateStyle = cx.input.choice(&table, "coordinates").unwrap_or_default();
    if cx.board.as_ref().is_some_and(Board::is_3d) && coordinates != CoordinateStyle::Letters {
        let problem = StyleProblem::InSpace { style: coordinates.word() };
        cx.input.error(table.place("coordinates"), problem, Advice::FlatOnly);
        coordinates = CoordinateStyle::default();
    }
    let grid = cx.board.as_ref().map_or(Grid::Squares, |board| board.grid);
    if grid != Grid::Squares {
        if board != Ground::Chequered {
            let problem = StyleProblem::OnGrid { style: board.word(), grid: grid.word() };
            cx.input.error(table.place("board"), problem, Advice::SquaresOnly);
            board = Ground::default();
        }
        if coordinates != CoordinateStyle::Letters {
            let problem = StyleProblem::OnGrid { style: coordinates.word(), grid: grid.word() };
            cx.input.error(table.place("coordinates"), problem, Advice::SquaresOnly);
            coordinates = CoordinateStyle::default();
        }
    }
    if board == Ground::Ring {
        let wraps = cx.board.as_ref().map(|board| (board.wraps, board.wraps_ranks));
        let advice = match wraps {
            None | Some((true, false)) => None,
            Some((_, true)) => Some(Advice::RingOfFiles),
            Some((false, false)) => Some(Advice::ForExample { example: "wraps = true".into() }),
        };
        if let Some(advice) = advice {
            cx.input.error(table.place("board"), StyleProblem::NoRing, advice);
            board = Ground::default();
        }
        if coordinates != CoordinateStyle::Letters {
            not_drawn(cx, &table, "coordinates", &[Ground::Chequered, Ground::Plain, Ground::Lines]);
            coordinates = CoordinateStyle::default();
        }
    }
    let bodies = cx.input.choice(&table, "bodies");
    cx.bodies = table.has("bodies");
    let marks = read_marks(cx, &table, board);
    Style {
        board,
        coordinates,
        bodies,
        sides: cx.input.choice(&table, "sides").unwrap_or_default(),
        marks,
        river: read_river(cx, &table, board),
    }
}

/// Reports a key that says nothing on a board that is drawn so.
fn not_drawn(cx: &mut Context<'_>, table: &TomlTable<'_>, key: &'static str, grounds: &[Ground]) {
    let grounds = grounds.iter().map(|ground| ground.word()).collect();
    cx.input.error(table.key_place(key), StyleProblem::NotDrawn { key }, Advice::DrawnOn { grounds });
}

fn read_marks(cx: &mut Context<'_>, table: &TomlTable<'_>, ground: Ground) -> Vec<CellIndex> {
    let Some(text) = cx.input.text(table, "marks") else { return Vec::new() };
    if matches!(ground, Ground::Chequered | Ground::Ring) {
        not_drawn(cx, table, "marks", &[Ground::Plain, Ground::Lines]);
    }
    let Some(board) = cx.board.clone() else { return Vec::new() };
    let mut cells = cx.cells_of(&text).unwrap_or_default();
    let mirrored: Vec<_> = cells.iter().map(|&cell| board.mirror(cell)).collect();
    cells.extend(mirrored);
    cells.sort_unstable();
    cells.dedup();
    cells
}

fn read_river(cx: &mut Context<'_>, table: &TomlTable<'_>, ground: Ground) -> Vec<String> {
    let Some(texts) = cx.input.texts(table, "river") else { return Vec::new() };
    if ground != Ground::Lines {
        not_drawn(cx, table, "river", &[Ground::Lines]);
    }
    if texts.len() != 2 {
        cx.input.error(table.place("river"), StyleProblem::RiverParts, Advice::TwoBanks);
    }
    for text in &texts {
        warn_without_outline(cx, text);
    }
    texts.into_iter().map(|text| text.value).collect()
}

/// Warns of characters that pictures have no outline of.
pub(super) fn warn_without_outline(cx: &mut Context<'_>, text: &Text) {
    if let Some(character) = text.value.chars().find(|&character| !is_drawn(character)) {
        cx.input.warn(text.span.clone(), StyleProblem::NoOutline { character }, Advice::ReadersFont);
    }
}

/// Warns of a text for a river that is not there.
pub(super) fn warn_of_dry_river(cx: &mut Context<'_>, root: &TomlTable<'_>, style: &Style, pieces: &[PieceType]) {
    let Some(board) = cx.board.clone().filter(|_| style.board == Ground::Lines && !style.river.is_empty()) else {
        return;
    };
    let zones = pieces.iter().flat_map(|piece| piece.confined.into_iter().chain(piece.barred));
    let has_river = zones.filter_map(|zone| cx.zones.get(zone)).any(|zone| zone.border(&board).is_some());
    if !has_river && let Some(table) = cx.input.table(root, "style", "style") {
        cx.input.warn(table.key_place("river"), StyleProblem::NoRiver, Advice::UseOrTakeOut);
    }
}
