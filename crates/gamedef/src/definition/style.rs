//! How a game looks, and what its sides are called. No rule depends on any of it.

use crate::board::CellIndex;
use crate::vocabulary::choices;

/// How a game looks where it is at home, and what its sides are called there.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Style {
    /// How the board is drawn.
    pub board: Ground,
    /// What stands at the edges of the board.
    pub coordinates: CoordinateStyle,
    /// What characters stand on; `None` if pieces are figures without a body.
    pub bodies: Option<Bodies>,
    /// What the sides are called.
    pub sides: SideNames,
    /// Marked cells, those for Black included: on a board of lines, ticks around the point; on a plain board, a dot at the corner of a cell that lies
    /// towards the middle of the board's height and to the right.
    pub marks: Vec<CellIndex>,
    /// What is written in the river, left and right of the middle; empty if nothing is.
    pub river: Vec<String>,
}

choices! {
    /// How a board is drawn.
    #[derive(Default)]
    pub enum Ground {
        /// Light and dark cells.
        #[default]
        Chequered = "chequered" "light and dark cells",
        /// Cells of one colour between lines.
        Plain = "plain" "cells of one colour between lines, as in shogi",
        /// Rings of light and dark cells.
        Ring = "ring" "light and dark cells in rings, the first rank outside; files go from left to right where White sits",
        /// Pieces stand where lines cross.
        Lines = "lines" "pieces stand where lines cross, as in xiangqi; zones that confine pieces become palaces and a river",
    }
}

choices! {
    /// What stands at the edges of a board.
    #[derive(Default)]
    pub enum CoordinateStyle {
        /// Letters of files below, numbers of ranks at the left.
        #[default]
        Letters = "letters" "letters below, numbers at the left",
        /// Numbers from the right above, ranks from the top at the right.
        Japanese = "japanese" "files count from the right and stand above; ranks count from the top and stand at the right",
        /// Numbers from each player's right.
        Chinese = "chinese" "files count from each player's right, and stand at either end",
    }
}

choices! {
    /// What characters stand on.
    pub enum Bodies {
        /// Wedges that point at the opponent.
        Wedges = "wedges" "wedges that point at the opponent, as in shogi",
        /// Round discs.
        Discs = "discs" "round discs, as in xiangqi",
        /// Eight-sided discs.
        Octagons = "octagons" "eight-sided discs, as in janggi",
    }
}

choices! {
    /// What the sides are called.
    #[derive(Default)]
    pub enum SideNames {
        /// White and Black.
        #[default]
        WhiteBlack = "white-black" "White and Black",
        /// Red and Black.
        RedBlack = "red-black" "Red and Black",
        /// Sente and Gote.
        SenteGote = "sente-gote" "Sente and Gote",
    }
}

impl SideNames {
    /// The words of the first and the second side, by which messages choose their names.
    #[must_use]
    pub const fn words(self) -> [&'static str; 2] {
        match self {
            Self::WhiteBlack => ["white", "black"],
            Self::RedBlack => ["red", "black-of-red"],
            Self::SenteGote => ["sente", "gote"],
        }
    }

    /// What a side is called in English.
    #[must_use]
    pub const fn english(self, second: bool) -> &'static str {
        let [one, other] = match self {
            Self::WhiteBlack => ["White", "Black"],
            Self::RedBlack => ["Red", "Black"],
            Self::SenteGote => ["Sente", "Gote"],
        };
        if second { other } else { one }
    }
}

/// The characters of a piece; all empty if it has none. Index 0 is White's.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Characters {
    /// One or two characters, written from the top down.
    pub full: [String; 2],
    /// One character, where there is no room for two.
    pub short: [String; 2],
}
