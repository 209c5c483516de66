//! What cannot be read or translated, as data; the messages are in the catalogues.

use serde::Serialize;
use strum::VariantNames;
use thiserror::Error;
use variorum_gamedef::{Advice, Sentence};
use variorum_rules::PositionErrors;

/// Something at a place of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Noted<T> {
    /// The line of the file; `None` if it is in a variant that is built in.
    pub line: Option<usize>,
    /// The option, as the file writes it.
    pub option: String,
    /// What there is to say.
    pub what: T,
}

/// A line that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineFault {
    /// The line of the file.
    pub line: usize,
    /// What is wrong.
    pub fault: Fault,
}

/// What is wrong with a file of variants.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "fields are explained by the sentence")]
pub enum Fault {
    /// The file is too long.
    #[error("the file has {bytes} bytes; the most is {most}")]
    FileTooLong { bytes: usize, most: usize },
    /// There are too many variants.
    #[error("the file has more than {most} variants")]
    TooManyVariants { most: usize },
    /// A line is too long.
    #[error("the line has more than {most} bytes")]
    LineTooLong { most: usize },
    /// A line is neither a heading nor an option nor a comment.
    #[error("this is no line `option = value`")]
    NoOption,
    /// An option comes before the first heading.
    #[error("this option belongs to no variant: no heading `[name]` comes before it")]
    NoSection,
    /// A heading is not closed.
    #[error("the bracket of the heading is not closed")]
    BracketOpen,
    /// A heading has no name.
    #[error("the variant has no name")]
    NameMissing,
    /// Another variant has this name.
    #[error("another variant is named `{name}`")]
    NameTaken { name: String },
    /// The base is not known, or comes later.
    #[error("there is no variant `{base}` before this one")]
    NoBase { base: String },
}

impl Sentence for Fault {
    const PREFIX: &'static str = "variants";
}

/// Why an option cannot be translated.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "fields are explained by the sentence")]
pub enum Gap {
    /// There is no word for it.
    #[error("the language cannot say this yet")]
    NoWord,
    /// The option is not known.
    #[error("no such option is known")]
    UnknownOption,
    /// The option is not known, but another one is written like it.
    #[error("no such option is known; {advice}")]
    MisspeltOption { advice: Advice },
    /// The value does not fit the option.
    #[error("`{value}` is no value for this option")]
    BadValue { value: String },
    /// The line cannot be read.
    #[error("{variants}")]
    Line { variants: Fault },
    /// The line of a type of piece begins with something else than a letter.
    #[error("`{value}`, character 1: the letter of the piece should stand here, or `-` if there is no such piece")]
    PieceLetter { value: String },
    /// The line of a type of piece has no moves behind its letter.
    #[error(
        "`{value}`, character {character}: a colon and moves in Betza notation should follow the letter, as in `{letter}:NB`"
    )]
    PieceMoves { value: String, letter: char, character: usize },
    /// The moves of a piece cannot be said.
    #[error("`{part}` in `{moves}`, character {character}: {betza}")]
    Moves { moves: String, part: String, character: usize, betza: BetzaGap },
    /// The option names places that the board does not have.
    #[error("not on the board of {files} files and {ranks} ranks: `{places}`")]
    OffTheBoard { places: String, files: usize, ranks: usize },
    /// The board is too large.
    #[error("a board of {files} files and {ranks} ranks is too large")]
    BoardTooLarge { files: usize, ranks: usize },
    /// The start position is not one.
    #[error("the start position does not fit the board and its pieces: {position}")]
    Start { position: PositionErrors },
    /// Royal pieces that are counted or held in a way that there is no word for.
    #[error("the number of royal pieces matters in a way that the language cannot say yet")]
    SeveralRoyal,
    /// A royal piece whose loss does not lose.
    #[error("losing the royal piece must lose the game")]
    RoyalValue,
    /// Pieces in hand count.
    #[error("pieces in hand count here, which the language cannot say yet")]
    HandCounts,
    /// The number of checks differs.
    #[error("White and Black need different numbers of checks, which the language cannot say yet")]
    ChecksDiffer,
}

impl Sentence for Gap {
    const PREFIX: &'static str = "gap";
}

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
    /// A path that turns back.
    #[error("the path turns back; in a game file, paths lead outwards all the way")]
    TurnsBack,
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

impl Sentence for BetzaGap {
    const PREFIX: &'static str = "betza";
}

/// What a translation leaves out or does in another way; the moves are the same.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "fields are explained by the sentence")]
pub enum Remark {
    /// Random start positions.
    #[error("the start position is drawn by lot; the game file has the usual one")]
    RandomStart,
    /// Ranks or files that the board does not have.
    #[error("not on the board of {files} files and {ranks} ranks, and left out: `{places}`")]
    OffTheBoard { places: String, files: usize, ranks: usize },
    /// Rules of counting that are not translated.
    #[error("the rules of counting are left out")]
    Counting,
    /// Chasing.
    #[error("of the rules of chasing, the clear cases are judged")]
    Chasing,
    /// The value of a repetition.
    #[error("a repetition is a draw in the game file")]
    Repetition,
    /// A rule against moving to and fro.
    #[error("the rule against moving to and fro is left out")]
    ToAndFro,
    /// The sides have different types.
    #[error(
        "`{letter}` is another type of piece for Black in the game file, with the token `{token}`, because its rules differ"
    )]
    Split { letter: char, token: String },
}

impl Sentence for Remark {
    const PREFIX: &'static str = "remark";
}
