//! Start positions as files of variants write them (FEN).

use std::collections::BTreeMap;
use std::ops::Range;

use variorum_rules::{PositionError, PositionErrors, Row, Stock};

use crate::kinds::Kind;
use crate::mark::place_of;
use crate::region::{Board, Cells};
use crate::side::Side;
use crate::variant::Variant;

/// A piece of a start position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Placed {
    pub(crate) form: Form,
    pub(crate) side: Side,
}

/// A type of piece, and what it was before its promotion, if that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Form {
    pub(crate) kind: Kind,
    pub(crate) was: Option<Kind>,
}

impl Form {
    /// A type that was nothing else.
    pub(crate) fn of(kind: Kind) -> Self {
        Self { kind, was: None }
    }
}

/// A start position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Start {
    pub(crate) pieces: BTreeMap<(u8, u8), Placed>,
    pub(crate) walls: Cells,
    pub(crate) hands: BTreeMap<(Side, Kind), usize>,
    pub(crate) to_move: Side,
    /// The letters of castling rights.
    pub(crate) rights: String,
    /// The numbers of checks that White and Black need.
    pub(crate) checks: Option<(usize, usize)>,
}

impl Start {
    /// Reads a position.
    ///
    /// # Errors
    /// Why it does not fit the board and the pieces, and which bytes of its text the first reason is about.
    pub(crate) fn read(variant: &Variant, board: Board) -> Result<Self, (PositionErrors, Range<usize>)> {
        let mut faults: Vec<(PositionError, &str)> = Vec::new();
        let mut fields = variant.start.split_whitespace();
        let Some(placement) = fields.next() else {
            return Err((PositionErrors(vec![PositionError::Empty]), 0..variant.start.len()));
        };
        let (placement, hand) = match placement.split_once('[') {
            Some((placement, hand)) => {
                let inside = hand.strip_suffix(']');
                faults.extend(inside.is_none().then_some((PositionError::HandsUnclosed, hand)));
                (placement, inside.unwrap_or(hand))
            }
            None => (placement, ""),
        };
        let to_move = match fields.next() {
            Some("b") => Side::Black,
            Some("w") | None => Side::White,
            Some(other) => {
                faults.push((PositionError::SideUnknown { found: quoted(other) }, other));
                Side::White
            }
        };
        let fields: Vec<&str> = fields.collect();
        let checks = fields.iter().find_map(|field| {
            let (white, black) = field.split_once('+')?;
            Some((white.parse().ok()?, black.parse().ok()?))
        });
        let rights = fields.first().filter(|field| !field.starts_with(|letter: char| letter.is_ascii_digit()));
        let mut start = Self {
            pieces: BTreeMap::new(),
            walls: Cells::new(),
            hands: BTreeMap::new(),
            to_move,
            rights: rights.map(|rights| (*rights).to_owned()).unwrap_or_default(),
            checks,
        };
        let rows: Vec<&str> = placement.split('/').collect();
        if rows.len() == usize::from(board.ranks) {
            for (row, rank) in rows.into_iter().zip((0..board.ranks).rev()) {
                faults.extend(start.row(variant, board, row, rank).err().map(|fault| (fault, row)));
            }
        } else {
            faults.insert(0, (PositionError::RankCount { expected: board.ranks, found: rows.len() }, placement));
        }
        for letter in hand.chars().filter(|letter| *letter != '-') {
            match variant.kind_of(letter) {
                Some(kind) => *start.hands.entry((side_of(letter), kind)).or_default() += 1,
                None => {
                    let fault = PositionError::UnknownStock { stock: Stock::Hand, found: letter.to_string() };
                    if faults.iter().all(|(known, _)| *known != fault) {
                        faults.push((fault, hand));
                    }
                }
            }
        }
        match faults.first() {
            None => Ok(start),
            Some((_, part)) => {
                let place = place_of(part, &variant.start);
                Err((PositionErrors(faults.into_iter().map(|(fault, _)| fault).collect()), place))
            }
        }
    }

    /// Reads a rank; reports the first of its faults.
    fn row(&mut self, variant: &Variant, board: Board, text: &str, rank: u8) -> Result<(), PositionError> {
        let row = Row { rank: rank + 1, level: None };
        let unknown = |found: String| PositionError::UnknownPiece { row, found: quoted(&found) };
        let mut letters = text.chars().peekable();
        let mut file = 0_usize;
        while let Some(letter) = letters.next() {
            if letter.is_ascii_digit() {
                let mut number = letter.to_string();
                while let Some(digit) = letters.next_if(char::is_ascii_digit) {
                    number.push(digit);
                }
                match number.parse::<u16>() {
                    Ok(empty) => file += usize::from(empty),
                    Err(_) => return Err(PositionError::EmptyCells { row, found: quoted(&number) }),
                }
                continue;
            }
            // What is beyond the board is counted.
            let cell = (u8::try_from(file).unwrap_or(u8::MAX), rank);
            file += 1;
            if letter == '*' {
                self.walls.insert(cell);
                continue;
            }
            let promoted = letter == '+';
            let letter = if promoted { letters.next().ok_or_else(|| unknown("+".to_owned()))? } else { letter };
            let (side, kind) = (side_of(letter), variant.kind_of(letter).ok_or_else(|| unknown(letter.to_string()))?);
            let form = if promoted {
                let into = variant.promoted.get(&kind).ok_or_else(|| unknown(format!("+{letter}")))?;
                Form { kind: *into, was: Some(kind) }
            } else if letters.next_if_eq(&'~').is_some() {
                Form { kind, was: Some(variant.main_pawn[side]) }
            } else {
                Form::of(kind)
            };
            self.pieces.insert(cell, Placed { form, side });
        }
        let expected = board.files;
        if file == usize::from(expected) {
            Ok(())
        } else {
            Err(PositionError::CellCount { row, expected, found: file })
        }
    }
}

/// A quotation, which is cut.
fn quoted(text: &str) -> String {
    text.chars().take(24).collect()
}

fn side_of(letter: char) -> Side {
    if letter.is_ascii_uppercase() { Side::White } else { Side::Black }
}
