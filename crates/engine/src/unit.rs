//! The unit of all values.

/// The value of the weakest pawn-like piece.
pub(crate) const UNIT: i32 = 100;
