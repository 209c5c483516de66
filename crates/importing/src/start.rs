//! Start positions as files of variants write them (FEN).

use std::collections::BTreeMap;

use crate::kinds::Kind;
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
    /// Reads a position; `None` if it does not fit the board and the pieces.
    pub(crate) fn read(variant: &Variant, board: Board) -> Option<Self> {
        let mut fields = variant.start.split_whitespace();
        let placement = fields.next()?;
        let (placement, hand) =
            placement.split_once('[').map_or((placement, ""), |(placement, hand)| (placement, hand));
        let to_move = if fields.next() == Some("b") { Side::Black } else { Side::White };
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
        if rows.len() != usize::from(board.ranks) {
            return None;
        }
        for (row, rank) in rows.into_iter().zip((0..board.ranks).rev()) {
            start.row(variant, board, row, rank)?;
        }
        for letter in hand.chars().filter(char::is_ascii_alphabetic) {
            *start.hands.entry((side_of(letter), variant.kind_of(letter)?)).or_default() += 1;
        }
        Some(start)
    }

    fn row(&mut self, variant: &Variant, board: Board, row: &str, rank: u8) -> Option<()> {
        let mut letters = row.chars().peekable();
        let mut file = 0_usize;
        while let Some(letter) = letters.next() {
            if letter.is_ascii_digit() {
                let mut empty = letter.to_digit(10)?;
                while let Some(digit) = letters.peek().and_then(|next| next.to_digit(10)) {
                    empty = empty.checked_mul(10)?.checked_add(digit)?;
                    letters.next();
                }
                file = file.checked_add(empty as usize)?;
                continue;
            }
            let cell = (u8::try_from(file).ok().filter(|file| *file < board.files)?, rank);
            file += 1;
            if letter == '*' {
                self.walls.insert(cell);
                continue;
            }
            let promoted = letter == '+';
            let letter = if promoted { letters.next()? } else { letter };
            let (side, kind) = (side_of(letter), variant.kind_of(letter)?);
            let form = if promoted {
                Form { kind: *variant.promoted.get(&kind)?, was: Some(kind) }
            } else if letters.next_if_eq(&'~').is_some() {
                Form { kind, was: Some(variant.main_pawn[side]) }
            } else {
                Form::of(kind)
            };
            self.pieces.insert(cell, Placed { form, side });
        }
        (file <= usize::from(board.files)).then_some(())
    }
}

fn side_of(letter: char) -> Side {
    if letter.is_ascii_uppercase() { Side::White } else { Side::Black }
}
