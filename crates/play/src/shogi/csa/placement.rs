//! Positions in CSA files: `PI` with the pieces that are missing, rows `P1` to `P9`, single pieces `P+63FU00KI`, and all others `00AL`.

use std::fmt::Write as _;
use std::sync::Arc;

use variorum_gamedef::board::Coordinates;
use variorum_notation::shogi;
use variorum_rules::{Cell, Occupant, Piece, Position, PositionErrors, Rules, Setup, Side};

/// The width of a cell in a row, in bytes: a side and the code of a piece.
pub(super) const CELL: usize = 3;
/// The width of a piece behind its square.
const ITEM: usize = 4;
/// In the place of a square: the hand.
const HAND: &str = "00";
/// In the place of a piece: all that are left.
const ALL: &str = "AL";

/// The start position that is being read.
#[derive(Debug)]
pub(super) struct Placement<'r> {
    rules: &'r Arc<Rules>,
    setup: Setup,
    /// Whether anything has been placed.
    placed: bool,
    /// Who has all the pieces that are left.
    rest: Option<Side>,
}

impl<'r> Placement<'r> {
    pub fn new(rules: &'r Arc<Rules>) -> Self {
        Self { rules, setup: Setup::default(), placed: false, rest: None }
    }

    /// Takes in a line behind its `P`. Returns `false` if it cannot be understood.
    pub fn take(&mut self, text: &str) -> bool {
        if !text.is_ascii() {
            return false;
        }
        self.placed = true;
        match text.as_bytes().first() {
            Some(b'I') => self.take_usual(&text[1..]),
            Some(b'+') => self.take_pieces(Side::White, &text[1..]),
            Some(b'-') => self.take_pieces(Side::Black, &text[1..]),
            Some(digit @ b'1'..=b'9') => self.take_row(digit - b'0', &text[1..]),
            Some(_) | None => false,
        }
    }

    pub fn set_side(&mut self, side: Side) {
        self.setup.side = side;
    }

    /// The usual position without some pieces.
    fn take_usual(&mut self, missing: &str) -> bool {
        self.setup.pieces = Position::start(self.rules).setup().pieces;
        items(missing).all(|(square, code)| {
            let cell = cell(self.rules, square);
            let found = self.setup.pieces.iter().position(|(at, piece)| {
                Some(*at) == cell && piece.occupant().is_some_and(|piece| kind_of(piece) == kind(self.rules, code))
            });
            found.map(|index| self.setup.pieces.remove(index)).is_some()
        })
    }

    fn take_row(&mut self, rank: u8, row: &str) -> bool {
        let board = &self.rules.definition().board;
        let cells = row.as_bytes().chunks(CELL).map(|cell| std::str::from_utf8(cell).unwrap_or_default());
        (0..).zip(cells).all(|(file, text)| {
            let (side, code) = match text.as_bytes().first() {
                Some(b'+') => (Side::White, &text[1..]),
                Some(b'-') => (Side::Black, &text[1..]),
                // ` * ` is an empty cell, and blanks at the end of a line may be missing.
                Some(_) | None => return text.trim().is_empty() || text.trim() == "*",
            };
            let place = (file < board.files).then(|| board.ranks.checked_sub(rank)).flatten();
            let cell = place.and_then(|rank| self.rules.cell(board.cell(Coordinates { file, level: 0, rank }).into()));
            self.place(side, cell, code)
        })
    }

    fn take_pieces(&mut self, side: Side, text: &str) -> bool {
        items(text).all(|(square, code)| match (square, code) {
            (HAND, ALL) => {
                self.rest = Some(side);
                true
            }
            (HAND, code) => match kind(self.rules, code) {
                Some(kind) => {
                    self.give(side, kind, 1);
                    true
                }
                None => false,
            },
            (square, code) => self.place(side, cell(self.rules, square), code),
        })
    }

    fn place(&mut self, side: Side, cell: Option<Cell>, code: &str) -> bool {
        match cell.zip(kind(self.rules, code)) {
            Some((cell, kind)) => {
                self.setup.pieces.push((cell, Piece::owned(side, kind)));
                true
            }
            None => false,
        }
    }

    fn give(&mut self, side: Side, kind: usize, count: u8) {
        match self.setup.hands.iter_mut().find(|(owner, held, _)| (*owner, *held) == (side, kind)) {
            Some((_, _, held)) => *held = held.saturating_add(count),
            None => self.setup.hands.push((side, kind, count)),
        }
    }

    /// The position; the usual one if nothing was placed.
    pub fn finish(mut self) -> Result<Position, PositionErrors> {
        if !self.placed {
            self.setup.pieces = Position::start(self.rules).setup().pieces;
        }
        if let Some(side) = self.rest {
            let usual = Position::start(self.rules).setup();
            for kind in self.rules.setup_fields().hands {
                let left = count(self.rules, &usual, kind).saturating_sub(count(self.rules, &self.setup, kind));
                if left > 0 {
                    self.give(side, kind, left);
                }
            }
        }
        Position::parse(self.rules, &self.setup.text(self.rules))
    }
}

/// The pieces of a position that are in a hand as this kind, or would be if they were captured.
fn count(rules: &Rules, setup: &Setup, kind: usize) -> u8 {
    let pieces = &rules.definition().pieces;
    let becomes = |piece: &Piece| piece.occupant().and_then(kind_of).and_then(|at| pieces.get(at)?.returns);
    let on_board = setup.pieces.iter().filter(|(_, piece)| becomes(piece).is_some_and(|at| at == kind));
    let held = setup.hands.iter().filter(|(_, held, _)| *held == kind).map(|(_, _, count)| usize::from(*count));
    u8::try_from(on_board.count() + held.sum::<usize>()).unwrap_or(u8::MAX)
}

fn kind_of(occupant: Occupant) -> Option<usize> {
    match occupant {
        Occupant::Owned(_, kind) => Some(kind),
        Occupant::Neutral(_) => None,
    }
}

/// Squares with their pieces.
fn items(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.as_bytes()
        .chunks(ITEM)
        .map(|item| std::str::from_utf8(item).unwrap_or_default().split_at_checked(2).unwrap_or_default())
}

/// The cell of a square with two digits.
fn cell(rules: &Rules, square: &str) -> Option<Cell> {
    let [file, rank] = square.as_bytes() else { return None };
    shogi::cell(rules, file.checked_sub(b'0')?, rank.checked_sub(b'0')?)
}

/// The kind with this code.
fn kind(rules: &Rules, code: &str) -> Option<usize> {
    rules.definition().pieces.iter().position(|piece| !code.is_empty() && piece.native.code == code)
}

/// A position in rows, with the hands and the side to move, in lines that end.
pub(super) fn text(position: &Position) -> String {
    let rules = position.rules();
    let (board, pieces) = (&rules.definition().board, &rules.definition().pieces);
    let mut text = String::new();
    for row in 1..=board.ranks {
        let _ = write!(text, "P{row}");
        for file in 0..board.files {
            let at = Coordinates { file, level: 0, rank: board.ranks - row };
            let occupant = rules.cell(board.cell(at).into()).and_then(|cell| position.at(cell).occupant());
            let _ = match occupant {
                Some(Occupant::Owned(side, kind)) => write!(text, "{}{}", sign(side), pieces[kind].native.code),
                Some(Occupant::Neutral(_)) | None => write!(text, " * "),
            };
        }
        text.push('\n');
    }
    for side in [Side::White, Side::Black] {
        let held = (0..pieces.len()).flat_map(|kind| (0..position.in_hand(side, kind)).map(move |_| kind));
        let held: Vec<String> = held.map(|kind| format!("{HAND}{}", pieces[kind].native.code)).collect();
        if !held.is_empty() {
            let _ = writeln!(text, "P{}{}", sign(side), held.concat());
        }
    }
    text
}

/// The sign of a side.
pub(super) fn sign(side: Side) -> char {
    match side {
        Side::White => '+',
        Side::Black => '-',
    }
}
