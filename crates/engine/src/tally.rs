//! The vocabulary of the evaluation: the rows of weights, and how often each weight counts.

use strum::VariantArray as _;
use variorum_rules::{Cell, Position, Side};

/// Finest part of the small weights: sixteenths of a centipawn.
pub(crate) const FINE: i32 = 16;
/// Turns to the promotion that passed pawn-likes are told apart by.
pub(crate) const PASSED: usize = 8;

/// Moves to a zone that wins by which its nearness is told apart; what is farther away does not count.
pub(crate) const GOAL_MOVES: usize = 8;

/// What weights are for: each has one number, or one for each of several cases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::VariantArray, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
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
    #[strum(serialize = "ranks")]
    RanksEarly,
    RanksLate,
    #[strum(serialize = "files")]
    FilesEarly,
    FilesLate,
    #[strum(serialize = "levels")]
    LevelsEarly,
    LevelsLate,
    // By kind and cell, on small boards.
    #[strum(serialize = "cells")]
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
    Goal,
    Given,
    Confined,
    Neutrals,
    Returns,
    Reserves,
    Frozen,
    Tempo,
}

/// All rows in the order of their numbers.
pub(crate) const ROWS: &[Row] = Row::VARIANTS;

impl Row {
    /// The name by which files of weights know it.
    pub(crate) fn name(self) -> &'static str {
        self.into()
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
