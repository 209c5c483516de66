//! Notices to the people in a game.

use std::fmt;

use serde::Serialize;

/// A notice to the people in a game. The words do not change; new ones may be added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub(crate) enum Notice {
    /// The engine failed; a turn can be taken back.
    EngineFailed,
}

/// The sentence in English.
impl fmt::Display for Notice {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::EngineFailed => {
                out.write_str("The engine could not make its turn. Take a turn back or reload the page.")
            }
        }
    }
}
