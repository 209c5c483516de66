//! Boards as text. The levels of a board in space are side by side, as many as fit the terminal.

use std::fmt::Write as _;

use variorum_gamedef::board::Coordinates;
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
    let ranks: Vec<u8> = order(board.ranks, !turned);
    let labels = board.ranks.to_string().len();
    let blocks: Vec<Vec<String>> = order(board.level_count(), turned && board.mirror_levels)
        .into_iter()
        .map(|level| {
            let mut lines = Vec::new();
            if let Some(letter) = board.levels.get(usize::from(level)) {
                lines.push(format!("{:labels$} level {letter}", ""));
            }
            for &rank in &ranks {
                let mut line = format!("{:labels$} ", rank + 1);
                for &file in &files {
                    let cell = board.cell(Coordinates { file, level, rank });
                    let _ = write!(line, " {:>width$}", signs.get(usize::from(cell)).map_or("", String::as_str));
                }
                lines.push(line);
            }
            let letters = files.iter().fold(format!("{:labels$} ", ""), |mut line, &file| {
                let _ = write!(line, " {:>width$}", char::from(b'a' + file));
                line
            });
            lines.push(letters);
            lines
        })
        .collect();
    side_by_side(&blocks, view.width)
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
