//! The vocabulary of the evaluation: the rows of weights, and how often each weight counts.

use variorum_rules::{Cell, Position, Side};

/// Finest part of the small weights: sixteenths of a centipawn.
pub(crate) const FINE: i32 = 16;
/// Turns to the promotion that passed pawn-likes are told apart by.
pub(crate) const PASSED: usize = 8;

/// What weights are for: each has one number, or one for each of several cases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(usize)]
pub(crate) enum Row {
    // By kind of piece.
    Value,
    Hand,
    KingAttack,
    Checks,
    Drops,
    Threatened,
    Hanging,
    Shelter,
    Pair,
    // By kind and cells to go to.
    Mobility,
    // By kind and rank, distance from the middle file, or level; while everything is on the board, and when nothing is.
    RanksEarly,
    RanksLate,
    FilesEarly,
    FilesLate,
    LevelsEarly,
    LevelsLate,
    // By kind and cell, on small boards.
    CellsEarly,
    CellsLate,
    // For all kinds.
    Passed,
    Free,
    Escort,
    Supported,
    Alone,
    Doubled,
    Weak,
    Meeting,
    Confined,
    Neutrals,
    Returns,
    Reserves,
    Frozen,
    Tempo,
}

/// All rows in the order of their numbers.
pub(crate) const ROWS: [Row; 32] = [
    Row::Value,
    Row::Hand,
    Row::KingAttack,
    Row::Checks,
    Row::Drops,
    Row::Threatened,
    Row::Hanging,
    Row::Shelter,
    Row::Pair,
    Row::Mobility,
    Row::RanksEarly,
    Row::RanksLate,
    Row::FilesEarly,
    Row::FilesLate,
    Row::LevelsEarly,
    Row::LevelsLate,
    Row::CellsEarly,
    Row::CellsLate,
    Row::Passed,
    Row::Free,
    Row::Escort,
    Row::Supported,
    Row::Alone,
    Row::Doubled,
    Row::Weak,
    Row::Meeting,
    Row::Confined,
    Row::Neutrals,
    Row::Returns,
    Row::Reserves,
    Row::Frozen,
    Row::Tempo,
];

impl Row {
    /// The name by which files of weights know it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Value => "value",
            Self::Hand => "hand",
            Self::KingAttack => "king-attack",
            Self::Checks => "checks",
            Self::Drops => "drops",
            Self::Threatened => "threatened",
            Self::Hanging => "hanging",
            Self::Shelter => "shelter",
            Self::Pair => "pair",
            Self::Mobility => "mobility",
            Self::RanksEarly => "ranks",
            Self::RanksLate => "ranks-late",
            Self::FilesEarly => "files",
            Self::FilesLate => "files-late",
            Self::LevelsEarly => "levels",
            Self::LevelsLate => "levels-late",
            Self::CellsEarly => "cells",
            Self::CellsLate => "cells-late",
            Self::Passed => "passed",
            Self::Free => "free",
            Self::Escort => "escort",
            Self::Supported => "supported",
            Self::Alone => "alone",
            Self::Doubled => "doubled",
            Self::Weak => "weak",
            Self::Meeting => "meeting",
            Self::Confined => "confined",
            Self::Neutrals => "neutrals",
            Self::Returns => "returns",
            Self::Reserves => "reserves",
            Self::Frozen => "frozen",
            Self::Tempo => "tempo",
        }
    }
}

/// Is told which weights count for a side, and how often.
pub(crate) trait Tally {
    /// A weight counts: its row and its place there, and how often, in parts of [`WHOLE`].
    fn add(&mut self, row: Row, index: usize, amount: i32);
}

/// Parts of a whole: how often a weight counts is told in them, and how much of the material is left.
pub(crate) const WHOLE: i32 = 256;

/// The royal piece's cell; in games without check, that of the first piece of the kind that decides.
pub(crate) fn royal_cell(position: &Position, side: Side, royal: usize) -> Option<Cell> {
    position.royal_cell(side).or_else(|| position.pieces(side).iter().find(|&cell| position.at(cell).kind() == royal))
}
