//! What cannot be read or translated, as data; the messages are in the catalogues.

use serde::Serialize;
use strum::VariantNames;
use thiserror::Error;
use variorum_betza::BetzaGap;
use variorum_gamedef::{Advice, Sentence};
use variorum_rules::PositionErrors;

use crate::mark::Mark;

/// Something at a place of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Noted<T> {
    /// Where it stands in the file; `None` if it is in a variant that is built in.
    pub mark: Option<Mark>,
    /// The option, as the file writes it.
    pub option: String,
    /// What there is to say.
    pub what: T,
}

/// A line that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineFault {
    /// The line, and the part of it that is to blame.
    pub mark: Mark,
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
