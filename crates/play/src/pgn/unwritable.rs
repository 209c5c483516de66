//! Why a game cannot be written.

use serde::Serialize;

/// Why a game cannot be written so that it reads back equal.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, strum::VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Unwritable {
    /// The text of a turn would be read as something else, such as a number or a result.
    #[error("“{found}” is not a turn")]
    NotATurn {
        /// The text.
        found: String,
    },
    /// The name of a tag occurs twice, or contains characters other than letters from A to Z, digits and “_”.
    #[error("the tag {tag} cannot be written")]
    Tag {
        /// Its name.
        tag: String,
    },
}
