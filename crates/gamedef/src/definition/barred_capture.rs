//! Captures that are barred under conditions.

use serde::Serialize;

use super::PieceTypeId;
use crate::digest::unset;

/// A set of piece types, as the game file names them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PieceSet {
    /// These types.
    These(Vec<PieceTypeId>),
    /// All types but these; all, if there are none.
    AllBut(Vec<PieceTypeId>),
}

impl PieceSet {
    /// Is the type one of them?
    ///
    /// ```
    /// # use variorum_gamedef::definition::PieceSet;
    /// assert!(PieceSet::AllBut(vec![2]).has(1) && !PieceSet::AllBut(vec![2]).has(2));
    /// ```
    #[must_use]
    pub fn has(&self, kind: PieceTypeId) -> bool {
        match self {
            Self::These(kinds) => kinds.contains(&kind),
            Self::AllBut(kinds) => !kinds.contains(&kind),
        }
    }
}

/// A capture that is not allowed if all conditions hold, of which there is at least one. A second step is judged with the first, as one turn.
///
/// The rules of chu shogi against the exchange of lions: a lion does not capture a protected lion from afar, and a lion that another piece has captured is
/// not avenged on the other lion at once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BarredCapture {
    /// The types whose captures are barred.
    pub captors: PieceSet,
    /// The types that are not captured; none is royal.
    pub victims: Vec<PieceTypeId>,
    /// The captured piece is not beside the cell on which the captor began its turn, orthogonally or diagonally.
    #[serde(skip_serializing_if = "unset")]
    pub afar: bool,
    /// The captor could be captured on the cell where it then stands.
    #[serde(skip_serializing_if = "unset")]
    pub protected: bool,
    /// The other player’s last turn was such a capture, on another cell.
    #[serde(skip_serializing_if = "unset")]
    pub in_return: bool,
    /// The capture is allowed after all if the same turn has captured such a piece before.
    #[serde(skip_serializing_if = "unset")]
    pub lifted_by: Option<PieceSet>,
}
