//! What the language cannot say of moves in Betza notation, as data; the messages are in the catalogues.

use serde::Serialize;
use strum::VariantNames;
use thiserror::Error;

/// Why moves in Betza notation cannot be said.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "fields are explained by the sentence")]
pub enum BetzaGap {
    /// The text is too long.
    #[error("the notation has more than {most} characters")]
    TooLong { most: usize },
    /// Not an atom.
    #[error("no atom is written so")]
    NotAnAtom,
    /// Not a modifier.
    #[error("no modifier is written so")]
    NotAModifier,
    /// Modifiers without an atom.
    #[error("no atom follows")]
    AtomMissing,
    /// The directions do not fit the atom.
    #[error("the atom has no such direction")]
    NoDirection,
    /// A ride that turns.
    #[error("the ride turns in a way that the language cannot say")]
    TurnsBack,
    /// Steps that turn, of which there must be just so many.
    #[error("just {steps} steps that may turn; in a game file, such a walk may end sooner, as in `{walk}`")]
    ExactWalk { steps: usize, walk: String },
    /// A capture on the way.
    #[error(
        "a capture on the way, with more to come; in a game file, a piece may go on one step more, and may stop instead"
    )]
    CapturesOnTheWay,
    /// A second step with or without capture only.
    #[error("a second step that only moves or only captures, which the language cannot say yet")]
    SecondStep,
    /// A hop with a turn.
    #[error("a hop on the way, with another direction or range behind it, which the language cannot say yet")]
    HopsOnTheWay,
    /// En passant after a bend.
    #[error("a capture en passant of several legs, which the language cannot say yet")]
    PassingOnTheWay,
    /// Some cells of a path must be empty, others not.
    #[error("a path on which some cells must be empty and others may be anything, which the language cannot say yet")]
    Mixed,
    /// A path with too many steps.
    #[error("a path of more than {most} steps, more than a game file may have")]
    PathTooLong { most: usize },
    /// Too many paths.
    #[error("more than {most} paths")]
    TooManyPaths { most: usize },
    /// A move that ends where it began.
    #[error(
        "the piece would end where it began, without a step there of its own; in a game file, passing is said under `[turn]`"
    )]
    Passes,
    /// A turn of an oblique leap.
    #[error("an oblique leap after another step can only go on or back here")]
    ObliqueTurn,
    /// A change of range without another leg.
    #[error("a change of range needs a further leg, with `a`")]
    RangeAlone,
    /// Brackets.
    #[error("legs in brackets are joined by `-` or `?`, as in `[W-F]`, with modifiers inside")]
    Bracket,
    /// Parentheses, or a bracket with a number.
    #[error("a repetition of several legs; write out the legs")]
    Repeats,
    /// `t`.
    #[error("`t` has several meanings, none of which the language can say; a bend is written `[F-R]`")]
    Tame,
    /// `d`.
    #[error("a capture of own pieces, which the language cannot say yet")]
    OwnCapture,
    /// `u`.
    #[error("the piece puts down what it took, which the language cannot say yet")]
    Unloads,
    /// `x`.
    #[error("the piece lends moves to others; in a game file, `[[influence]]` with `effect = \"add-moves\"` says so")]
    Lends,
    /// `k`.
    #[error("a capture of royal pieces alone; in a game file, `capturing enemy` names the types")]
    RoyalOnly,
    /// `j`.
    #[error("a leap that needs a piece on the way, or a ride that skips a cell, which the language cannot say yet")]
    Skips,
    /// A hop of a single step, or one just behind the piece that is limited too.
    #[error("a hop of a single step, which the language cannot say yet")]
    ShortHop,
    /// A hop of a leaper.
    #[error("a hop with such steps, which the language cannot say yet")]
    HoppingLeap,
    /// A double step that leaps.
    #[error("a first leap that can be captured in passing, which the language cannot say yet")]
    PassingLeap,
    /// Castling.
    #[error("castling is written as `[[castling]]` in a game file")]
    Castling,
    /// A board whose edges meet.
    #[error("round the edge: write `wraps = true` for the board in a game file")]
    Round,
}
