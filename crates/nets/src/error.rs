//! What can be wrong with a net's file.

use serde::Serialize;
use variorum_gamedef::Sentence;

use crate::net::WIDTHS;

/// Why bytes are not a net for a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error, Serialize, strum::VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum NetError {
    /// They do not begin as nets do.
    #[error("this is not a net's file")]
    NotANet,
    /// A version of the format that this program does not know.
    #[error("this net's file has version {found}, and this program reads version {known}")]
    Version {
        /// The version.
        found: u32,
        /// The version that is read.
        known: u32,
    },
    /// The net was trained for a game with another board or other pieces.
    #[error("this net belongs to a game with another board or other pieces; train one with `variorum train`")]
    OtherGame,
    /// The net was trained for other rules of the game.
    #[error(
        "this net was trained for other rules of this game: train one with `variorum train`, or keep this one with `variorum train --keep-net`"
    )]
    OtherRules,
    /// The hidden layer has a width that is not supported.
    #[error("this net has a hidden layer of {found}, which must be {} or {}", WIDTHS[0], WIDTHS[1])]
    Width {
        /// The width.
        found: u32,
    },
    /// The file is shorter or longer than its header says.
    #[error("this net's file has {found} bytes and must have {needed}; it may be cut off")]
    Length {
        /// Bytes in the file.
        found: usize,
        /// Bytes that the net needs.
        needed: usize,
    },
    /// The number of centipawns that a unit of the output stands for is out of range.
    #[error("a unit of this net's output is {found} centipawns, which must be 1 to {most}")]
    Scale {
        /// The number.
        found: i32,
        /// The greatest one.
        most: i32,
    },
}

impl Sentence for NetError {
    const PREFIX: &'static str = "net";
}
