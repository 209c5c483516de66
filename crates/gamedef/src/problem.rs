//! What can be wrong with a game file: every problem as data, with an English sentence for each. [`Advice`](crate::Advice) says what to do about it.
//!
//! Serialized, a problem is `{"code": …, "args": …}`; catalogues of messages have a sentence for every code in other languages. A sentence is the
//! documentation of its variant and of the fields in it.

mod file;
mod moves;
mod parts;
mod places;
mod rules;

pub use file::{FileProblem, KeyProblem, NameProblem, TomlProblem, ValueProblem};
pub use moves::{PathProblem, PhraseProblem};
pub use parts::{
    ChoiceMeaning, ChoiceMeanings, Heading, KeyMeaning, Line, Names, Quote, Row, StepPart, Thing, ValueKind,
};
pub use places::{BoardProblem, PlacementProblem, ZoneProblem};
pub use rules::{CastlingProblem, EndingsProblem, ExampleProblem, NeutralProblem, PieceProblem, PromotionProblem};

use crate::sentence::Sentence;

/// Makes the enum of all groups of problems.
macro_rules! groups {
    ($($(#[$about:meta])* $group:ident($problem:ident),)+) => {
        /// Something that is wrong with a game file.
        #[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, serde::Serialize, strum::VariantNames)]
        #[serde(tag = "code", content = "args", rename_all = "kebab-case")]
        #[strum(serialize_all = "kebab-case")]
        pub enum Problem {
            $( $(#[$about])* #[error(transparent)] $group(#[from] $problem), )+
        }
    };
}

groups! {
    /// With the file as a whole.
    File(FileProblem),
    /// With its TOML.
    Toml(TomlProblem),
    /// With a key.
    Key(KeyProblem),
    /// With the value of a key.
    Value(ValueProblem),
    /// With a name.
    Name(NameProblem),
    /// With the board.
    Board(BoardProblem),
    /// With a zone.
    Zone(ZoneProblem),
    /// With paths.
    Path(PathProblem),
    /// With a phrase of a piece's moves.
    Phrase(PhraseProblem),
    /// With a piece.
    Piece(PieceProblem),
    /// With neutral pieces.
    Neutral(NeutralProblem),
    /// With a promotion.
    Promotion(PromotionProblem),
    /// With castling.
    Castling(CastlingProblem),
    /// With how games end.
    Endings(EndingsProblem),
    /// With a position.
    Placement(PlacementProblem),
    /// With an example.
    Example(ExampleProblem),
}

impl Sentence for Problem {
    const PREFIX: &'static str = "problem";
}
