//! The names of squares.

use variorum_gamedef::board::{Board, Coordinates};
use variorum_rules::{Cell, Rules};

use crate::places;

/// The numbers of file and rank of a cell, from 1: files from White's right, ranks from Black's side. The cell must be on the board, which must be flat.
#[must_use]
pub fn numbers(board: &Board, cell: Cell) -> (u8, u8) {
    let at = board.coordinates(cell.index() as u16);
    (board.files - at.file, board.ranks - at.rank)
}

/// The cell with these numbers; `None` if the board has no such cell.
#[must_use]
pub fn cell(rules: &Rules, file: u8, rank: u8) -> Option<Cell> {
    let board = &rules.definition().board;
    let file = board.files.checked_sub(file).filter(|_| file > 0)?;
    let rank = board.ranks.checked_sub(rank).filter(|_| rank > 0)?;
    rules.cell(board.cell(Coordinates { file, level: 0, rank }).into())
}

/// Reads a square at the front of a text: a digit for the file, then a digit or a letter for the rank.
pub(super) fn read<'t>(rules: &Rules, text: &'t str) -> Option<(Cell, &'t str)> {
    let mut letters = text.chars();
    let digit = |letter: char| letter.to_digit(10).and_then(|value| u8::try_from(value).ok());
    let file = letters.next().and_then(digit)?;
    let rank = match letters.next()? {
        letter @ 'a'..='i' => u8::try_from(letter).ok()? - b'a' + 1,
        letter => digit(letter)?,
    };
    Some((cell(rules, file, rank)?, letters.as_str()))
}

/// A square with a letter for its rank: `7f`.
pub(crate) fn lettered(board: &Board, cell: Cell) -> String {
    places::lettered(board, cell.index() as u16)
}

/// A square with two digits: `76`.
pub(super) fn numbered(board: &Board, cell: Cell) -> String {
    let (file, rank) = numbers(board, cell);
    format!("{file}{rank}")
}
