//! What people at a game should know besides its state, as a word with what belongs to it.

use std::fmt;

use serde::Serialize;

/// Something that people at a game should know. The words stay as they are; new ones may come.
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
