//! Indices into the lists of a [`Definition`](super::Definition).

/// Index of a piece type in [`Definition::pieces`](super::Definition::pieces).
pub type PieceTypeId = usize;
/// Index of a type of neutral piece in [`Definition::neutrals`](super::Definition::neutrals).
pub type NeutralId = usize;
/// Index of a zone in [`Definition::zones`](super::Definition::zones).
pub type ZoneId = usize;
