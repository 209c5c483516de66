//! The problems that a game file can have. Each is data with an English sentence; [`Advice`](crate::Advice) says how to solve it.
//!
//! A problem is serialized as `{"code": …, "args": …}`, and catalogues of messages have a sentence for every code. The English sentence documents the
//! variant and its fields.

mod file;
mod moves;
mod parts;
mod places;
mod rules;
mod sense;

pub use file::{BaseProblem, FileProblem, KeyProblem, NameProblem, TomlProblem, ValueProblem};
pub use moves::{PathProblem, PhraseProblem, TakingProblem};
pub use parts::{
    ChoiceMeaning, ChoiceMeanings, Heading, KeyMeaning, Line, Names, Quote, Row, StepPart, Thing, ValueKind,
};
pub use places::{BoardProblem, PlacementProblem, StyleProblem, ZoneProblem};
pub use rules::{
    CaptureProblem, CastlingProblem, EndingsProblem, ExampleProblem, GuideProblem, NeutralProblem, PieceProblem,
    PromotionProblem, TestProblem, TurnProblem,
};
pub use sense::SenseProblem;

use crate::sentence::Sentence;

/// Declares the enum of all groups of problems.
macro_rules! groups {
    ($($(#[$about:meta])* $group:ident($problem:ident),)+) => {
        /// A problem of a game file.
        #[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, serde::Serialize, strum::VariantNames)]
        #[serde(tag = "code", content = "args", rename_all = "kebab-case")]
        #[strum(serialize_all = "kebab-case")]
        pub enum Problem {
            $( $(#[$about])* #[error(transparent)] $group(#[from] $problem), )+
        }
    };
}

groups! {
    /// A problem with the file as a whole.
    File(FileProblem),
    /// A problem with the game on which it builds.
    Base(BaseProblem),
    /// A problem with its TOML.
    Toml(TomlProblem),
    /// A problem with a key.
    Key(KeyProblem),
    /// A problem with the value of a key.
    Value(ValueProblem),
    /// A problem with a name.
    Name(NameProblem),
    /// A problem with the board.
    Board(BoardProblem),
    /// A problem with how the game looks.
    Style(StyleProblem),
    /// A problem with a zone.
    Zone(ZoneProblem),
    /// A problem with paths.
    Path(PathProblem),
    /// A problem with a phrase of a piece's moves.
    Phrase(PhraseProblem),
    /// A problem with what a phrase takes besides, or which pieces it captures.
    Taking(TakingProblem),
    /// A problem with a piece.
    Piece(PieceProblem),
    /// A problem with neutral pieces.
    Neutral(NeutralProblem),
    /// A problem with what turns are made of.
    Turn(TurnProblem),
    /// A problem with a promotion.
    Promotion(PromotionProblem),
    /// A problem with castling.
    Castling(CastlingProblem),
    /// A problem with the endings.
    Endings(EndingsProblem),
    /// A problem with the tests of an ending.
    Test(TestProblem),
    /// A problem with the rules about captures.
    Capture(CaptureProblem),
    /// A problem with a position.
    Placement(PlacementProblem),
    /// A problem with an example.
    Example(ExampleProblem),
    /// A problem with the guided game.
    Guide(GuideProblem),
    /// A problem with what the rules amount to.
    Sense(SenseProblem),
}

impl Sentence for Problem {
    const PREFIX: &'static str = "problem";
}
