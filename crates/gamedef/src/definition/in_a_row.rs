//! Several turns of one player in a row.

use serde::Serialize;

use crate::digest::unset;

/// Players have several turns in a row, each of which is judged like any other: a check is answered by the first of them, and none leaves the own royal
/// piece attacked. What double steps of a row have passed can be captured en passant by the first turn of the row that follows.
///
/// Progressive chess (White moves once, Black twice, White three times, and so on), Monster chess (White moves twice, Black once).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct InARow {
    /// How many turns White’s and Black’s first row has, from 1 up.
    pub turns: [u16; 2],
    /// By how many turns each row of a player is longer than the one before.
    #[serde(skip_serializing_if = "unset")]
    pub grows: u16,
    /// A turn that gives check ends the row.
    #[serde(skip_serializing_if = "unset")]
    pub check_ends: bool,
    /// Only the last turn of a row may give check.
    #[serde(skip_serializing_if = "unset")]
    pub check_last: bool,
}

impl InARow {
    /// The greatest length of a row.
    pub const MOST_TURNS: u32 = 60_000;

    /// How many turns the row of a player has (0: White, 1: Black) that begins with this number of the move, counted from 1: at most
    /// [`InARow::MOST_TURNS`].
    ///
    /// ```
    /// # use variorum_gamedef::definition::InARow;
    /// let progressive = InARow { turns: [1, 2], grows: 2, check_ends: true, check_last: false };
    /// assert_eq!([1, 2, 3].map(|number| [0, 1].map(|side| progressive.turns_at(side, number))), [[1, 2], [3, 4], [5, 6]]);
    /// ```
    #[must_use]
    pub fn turns_at(&self, side: usize, number: u32) -> u32 {
        let grown = u32::from(self.grows).saturating_mul(number.saturating_sub(1));
        u32::from(self.turns[side & 1]).saturating_add(grown).min(Self::MOST_TURNS)
    }
}
