//! Sets of cells and zones in words.

use gamedef::board::{Board, CellIndex};
use gamedef::definition::{Definition, ZoneId};

use super::words::both;

/// Most cells that are named one by one.
const FEW: usize = 16;

/// Cells in words: `rank 2`, `ranks 1 to 3, files d to f`, `e1 and h1`, `28 cells`.
pub(super) fn cells_text(board: &Board, cells: &[CellIndex]) -> String {
    let mut sorted = cells.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    if sorted.len() <= 3 {
        return named(board, &sorted);
    }
    let coordinates: Vec<_> = sorted.iter().map(|&cell| board.coordinates(cell)).collect();
    let distinct = |value: &dyn Fn(&gamedef::board::Coordinates) -> u8| {
        let mut values: Vec<u8> = coordinates.iter().map(value).collect();
        values.sort_unstable();
        values.dedup();
        values
    };
    let (ranks, files, levels) = (distinct(&|at| at.rank), distinct(&|at| at.file), distinct(&|at| at.level));
    if ranks.len() * files.len() * levels.len() == sorted.len() {
        let rank = |rank: u8| (rank + 1).to_string();
        let file = |file: u8| char::from(b'a' + file).to_string();
        let level = |level: u8| board.levels.get(usize::from(level)).map_or_else(String::new, ToString::to_string);
        let file_word = if board.is_3d() { "filestack" } else { "file" };
        let parts: Vec<String> = [
            span("rank", &ranks, board.ranks, rank),
            span(file_word, &files, board.files, file),
            span("level", &levels, board.level_count(), level),
        ]
        .into_iter()
        .flatten()
        .collect();
        return if parts.is_empty() { "the whole board".to_owned() } else { parts.join(", ") };
    }
    if sorted.len() <= FEW { named(board, &sorted) } else { format!("{} cells", sorted.len()) }
}

fn named(board: &Board, cells: &[CellIndex]) -> String {
    both(&cells.iter().map(|&cell| board.cell_name(cell)).collect::<Vec<_>>())
}

/// `rank 2`, `ranks 1 to 3`, `ranks 1 and 9`; nothing for all of them.
fn span(word: &str, values: &[u8], count: u8, name: impl Fn(u8) -> String) -> Option<String> {
    let (&first, &last) = (values.first()?, values.last()?);
    if values.len() == usize::from(count) {
        return None;
    }
    let unbroken = usize::from(last - first) + 1 == values.len();
    Some(match values.len() {
        1 => format!("{word} {}", name(first)),
        2 => format!("{word}s {} and {}", name(first), name(last)),
        _ if unbroken => format!("{word}s {} to {}", name(first), name(last)),
        _ => format!("{word}s {}", both(&values.iter().map(|&value| name(value)).collect::<Vec<_>>())),
    })
}

/// The cells of White's zone and of Black's: `rank 2 for White, rank 7 for Black`.
pub(super) fn zone_cells(definition: &Definition, zone: ZoneId) -> String {
    let Some(zone) = definition.zones.get(zone) else { return String::new() };
    let board = &definition.board;
    let mut theirs: Vec<CellIndex> = zone.cells.iter().map(|&cell| board.mirror(cell)).collect();
    theirs.sort_unstable();
    let mut ours = zone.cells.clone();
    ours.sort_unstable();
    if ours == theirs {
        return cells_text(board, &ours);
    }
    let (ours, theirs) = (cells_text(board, &ours), cells_text(board, &theirs));
    let mark = if ours.contains(',') { ";" } else { "," };
    format!("{ours} for White{mark} {theirs} for Black")
}

/// A zone's name as people write it: `second rank`.
pub(super) fn zone_name(definition: &Definition, zone: ZoneId) -> String {
    definition.zones.get(zone).map_or_else(String::new, |zone| zone.name.replace(['-', '_'], " "))
}
