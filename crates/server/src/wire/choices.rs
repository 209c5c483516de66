//! The choices of a player, for each part of a turn.

use serde::Serialize;

use super::board::{Change, Way};

/// Does a first part need a second?
#[derive(Clone, Copy, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub(crate) enum Duty {
    None,
    Optional,
    Compulsory,
}

/// What a first part does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub(crate) enum FirstKind {
    Move,
    Drop,
    Castle,
    Swap,
    Pass,
}

/// A first part of a turn.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct FirstChoice {
    pub text: String,
    pub kind: FirstKind,
    pub from: Option<String>,
    /// Null if the player passes.
    pub to: Option<String>,
    pub via: Option<String>,
    pub capture: bool,
    pub promotion: Option<String>,
    /// The piece that is dropped.
    pub drop: Option<String>,
    /// The piece in hand that is used up by the drop; `drop` may be its other form.
    pub hand: Option<String>,
    pub second: Duty,
    /// The piece's path, if it leads over other cells than the first and the last.
    pub path: Option<Way>,
    /// If a second part may follow: what the first one changes on the board.
    pub changes: Vec<Change>,
    /// An earlier choice leads to the same position, by another `via`.
    pub same: bool,
    /// The piece could then be captured on `via` in passing. Told only if several choices lead from one cell to another.
    pub exposed: bool,
}

/// What a second part does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub(crate) enum SecondKind {
    Step,
    Swap,
    Place,
    Promote,
    Gate,
    Move,
    Castle,
    Drop,
    None,
}

/// A second part of a turn.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SecondChoice {
    pub text: String,
    pub from: Option<String>,
    pub to: Option<String>,
    pub kind: SecondKind,
    pub promotion: Option<String>,
}

impl From<variorum_rules::Duty> for Duty {
    fn from(duty: variorum_rules::Duty) -> Self {
        match duty {
            variorum_rules::Duty::None => Self::None,
            variorum_rules::Duty::Optional => Self::Optional,
            variorum_rules::Duty::Compulsory => Self::Compulsory,
        }
    }
}
