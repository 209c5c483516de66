//! Boards as text. The levels of a board in space are side by side, as many as fit the terminal.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use variorum_gamedef::board::{Board, CellIndex};
use variorum_rules::{Cell, Position, Rules, Side};

/// The width if the output is not a terminal, in columns.
pub const DEFAULT_WIDTH: usize = 100;

/// The sign of an empty cell.
const EMPTY: &str = "·";

/// The width of the terminal in columns, or [`DEFAULT_WIDTH`] if the output is not a terminal.
#[must_use]
pub fn terminal_width() -> usize {
    let terminal = console::Term::stdout();
    terminal.size_checked().filter(|_| terminal.is_term()).map_or(DEFAULT_WIDTH, |(_, columns)| usize::from(columns))
}

/// How a board is drawn.
#[derive(Clone, Copy, Debug)]
pub struct BoardStyle {
    /// The available width in columns.
    pub width: usize,
    /// The side at the bottom.
    pub from: Side,
}

impl Default for BoardStyle {
    fn default() -> Self {
        Self { width: DEFAULT_WIDTH, from: Side::White }
    }
}

/// Draws a position.
#[must_use]
pub fn draw(position: &Position, view: BoardStyle) -> String {
    let rules = position.rules();
    draw_cells(rules, view, |cell| {
        let token = rules.piece_token(position.at(cell));
        if token.is_empty() { EMPTY.to_owned() } else { token.replace(['{', '}'], "") }
    })
}

/// Draws a board with a sign on each cell.
#[must_use]
pub fn draw_cells(rules: &Rules, view: BoardStyle, sign: impl Fn(Cell) -> String) -> String {
    let board = &rules.definition().board;
    let signs: Vec<String> = rules.cells().map(sign).collect();
    let width = signs.iter().map(|sign| sign.chars().count()).max().unwrap_or(1);
    let turned = view.from == Side::Black;
    let files: Vec<u8> = order(board.files, turned);
    let labels = board.ranks.to_string().len();
    let blocks: Vec<Vec<String>> = order(board.level_count(), turned && board.mirror_levels)
        .into_iter()
        .map(|level| {
            let mut lines = Vec::new();
            if let Some(letter) = board.levels.get(usize::from(level)) {
                lines.push(format!("{:labels$} level {letter}", ""));
            }
            // A line for each height at which cells have their middles.
            let mut heights: BTreeMap<u8, Vec<(u8, CellIndex)>> = BTreeMap::new();
            for cell in board.cells().filter(|&cell| board.coordinates(cell).level == level) {
                let (file, height) = board.spot(cell);
                heights.entry(height).or_default().push((file, cell));
            }
            let lines_of_cells: Vec<String> =
                heights.into_values().map(|cells| row(board, &files, &cells, &signs, (width, labels))).collect();
            if turned {
                lines.extend(lines_of_cells)
            } else {
                lines.extend(lines_of_cells.into_iter().rev())
            }
            let letters = files.iter().fold(format!("{:labels$} ", ""), |mut line, &file| {
                let _ = write!(line, " {:>width$}", board.letter(file));
                line
            });
            lines.push(letters);
            lines
        })
        .collect();
    side_by_side(&blocks, view.width)
}

/// A line of cells, each in the column of its file. In front of all stands their rank or, if they are of different ranks, in front of the first its own.
fn row(
    board: &Board,
    files: &[u8],
    cells: &[(u8, CellIndex)],
    signs: &[String],
    (width, labels): (usize, usize),
) -> String {
    let shown: Vec<Option<CellIndex>> =
        files.iter().map(|&file| cells.iter().find(|&&(own, _)| own == file).map(|&(_, cell)| cell)).collect();
    let rank = |cell: CellIndex| board.coordinates(cell).rank;
    let first = shown.iter().flatten().next().map(|&cell| rank(cell));
    let label = first.map_or_else(String::new, |rank| (rank + 1).to_string());
    let shared = cells.iter().all(|&(_, cell)| Some(rank(cell)) == first);
    let before = if shared { None } else { shown.iter().position(Option::is_some).and_then(|at| at.checked_sub(1)) };
    let mut line = format!("{:labels$} ", if before.is_none() { label.as_str() } else { "" });
    for (at, cell) in shown.iter().enumerate() {
        let sign = cell.and_then(|cell| signs.get(usize::from(cell))).map_or("", String::as_str);
        let _ = write!(line, " {:>width$}", if Some(at) == before { label.as_str() } else { sign });
    }
    line.trim_end().to_owned()
}

/// The numbers below `count`, ascending or descending.
fn order(count: u8, backwards: bool) -> Vec<u8> {
    if backwards { (0..count).rev().collect() } else { (0..count).collect() }
}

/// Arranges blocks of lines side by side, as many in a row as fit the width.
fn side_by_side(blocks: &[Vec<String>], width: usize) -> String {
    const GAP: usize = 3;
    let wide = blocks.iter().flatten().map(|line| line.chars().count()).max().unwrap_or(0);
    let columns = ((width + GAP) / (wide + GAP)).max(1);
    // Rows of equal length look better than full rows and a short one.
    let rows = blocks.len().div_ceil(columns).max(1);
    let columns = blocks.len().div_ceil(rows).max(1);
    let mut text = String::new();
    for row in blocks.chunks(columns) {
        if !text.is_empty() {
            text.push('\n');
        }
        let height = row.iter().map(Vec::len).max().unwrap_or(0);
        for line in 0..height {
            let mut whole = String::new();
            for block in row {
                let part = block.get(line).map_or("", String::as_str);
                let _ = write!(whole, "{part:wide$}{:GAP$}", "");
            }
            text.push_str(whole.trim_end());
            text.push('\n');
        }
    }
    text
}
