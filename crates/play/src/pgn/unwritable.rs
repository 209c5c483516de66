//! What keeps a game from being written.

/// A game cannot be written such that it reads back equal.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unwritable {
    /// The text of a turn would be read as something else, such as a number or a result.
    #[error("“{0}” is no turn")]
    Turn(String),
    /// The name of a tag has other letters than those from A to Z, digits and “_”, or occurs twice.
    #[error("the tag {0} cannot be written")]
    Tag(String),
}
