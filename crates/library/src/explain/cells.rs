//! Sets of cells and zones in words.

use variorum_gamedef::board::{Board, CellIndex};
use variorum_gamedef::definition::{Definition, ZoneId};

use super::words::joined;

/// What a language says of cells.
pub(super) struct CellWords {
    /// One and several.
    pub rank: [&'static str; 2],
    pub file: [&'static str; 2],
    pub filestack: [&'static str; 2],
    pub level: [&'static str; 2],
    pub to: &'static str,
    pub and: &'static str,
    pub whole: &'static str,
    /// After a number.
    pub many: &'static str,
    /// After the cells of a side.
    pub white: &'static str,
    pub black: &'static str,
}

impl CellWords {
    fn list(&self, items: &[String]) -> String {
        joined(items, self.and)
    }
}

/// Most cells that are named one by one.
const FEW: usize = 16;

/// Cells in words: `rank 2`, `ranks 1 to 3, files d to f`, `e1 and h1`, `28 cells`.
pub(super) fn cells_text(board: &Board, cells: &[CellIndex], words: &CellWords) -> String {
    let mut sorted = cells.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    if sorted.len() <= 3 {
        return named(board, &sorted, words);
    }
    let coordinates: Vec<_> = sorted.iter().map(|&cell| board.coordinates(cell)).collect();
    let distinct = |value: &dyn Fn(&variorum_gamedef::board::Coordinates) -> u8| {
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
        let file_word = if board.is_3d() { words.filestack } else { words.file };
        let parts: Vec<String> = [
            span(words, words.rank, &ranks, board.ranks, rank),
            span(words, file_word, &files, board.files, file),
            span(words, words.level, &levels, board.level_count(), level),
        ]
        .into_iter()
        .flatten()
        .collect();
        return if parts.is_empty() { words.whole.to_owned() } else { parts.join(", ") };
    }
    if sorted.len() <= FEW { named(board, &sorted, words) } else { format!("{} {}", sorted.len(), words.many) }
}

fn named(board: &Board, cells: &[CellIndex], words: &CellWords) -> String {
    words.list(&cells.iter().map(|&cell| board.cell_name(cell)).collect::<Vec<_>>())
}

/// `rank 2`, `ranks 1 to 3`, `ranks 1 and 9`; nothing for all of them.
fn span(
    words: &CellWords,
    [one, many]: [&str; 2],
    values: &[u8],
    count: u8,
    name: impl Fn(u8) -> String,
) -> Option<String> {
    let (&first, &last) = (values.first()?, values.last()?);
    if values.len() == usize::from(count) {
        return None;
    }
    let unbroken = usize::from(last - first) + 1 == values.len();
    Some(match values.len() {
        1 => format!("{one} {}", name(first)),
        _ if unbroken && values.len() > 2 => format!("{many} {} {} {}", name(first), words.to, name(last)),
        _ => format!("{many} {}", words.list(&values.iter().map(|&value| name(value)).collect::<Vec<_>>())),
    })
}

/// The cells of White's zone and of Black's: `rank 2 for White, rank 7 for Black`.
pub(super) fn zone_cells(definition: &Definition, zone: ZoneId, words: &CellWords) -> String {
    let Some(zone) = definition.zones.get(zone) else { return String::new() };
    let board = &definition.board;
    let mut theirs: Vec<CellIndex> = zone.cells.iter().map(|&cell| board.mirror(cell)).collect();
    theirs.sort_unstable();
    let mut ours = zone.cells.clone();
    ours.sort_unstable();
    if ours == theirs {
        return cells_text(board, &ours, words);
    }
    let (ours, theirs) = (cells_text(board, &ours, words), cells_text(board, &theirs, words));
    let mark = if ours.contains(',') { ";" } else { "," };
    format!("{ours} {}{mark} {theirs} {}", words.white, words.black)
}

/// A zone's name as people write it: `second rank`.
pub(super) fn zone_name(definition: &Definition, zone: ZoneId) -> String {
    definition.zones.get(zone).map_or_else(String::new, |zone| zone.name.replace(['-', '_'], " "))
}
