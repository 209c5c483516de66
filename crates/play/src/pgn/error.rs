//! Errors in a text of games.

use serde::Serialize;
use variorum_notation::Remark;
use variorum_rules::{Outcome, PositionErrors, Reason, TurnError};

use super::parser::short;

/// An error in a text of games, with its line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {error}")]
pub struct LineError {
    /// The line, from 1.
    pub line: usize,
    /// The error.
    pub error: TextError,
}

impl TextError {
    /// That this turn follows an ending that nobody has claimed.
    pub(crate) fn unclaimed(turn: &str, end: Outcome) -> Self {
        Self::Unclaimed { turn: short(turn), reason: end.reason }
    }

    /// Whether this only says how something was read or written: nothing is wrong.
    #[must_use]
    pub fn is_remark(&self) -> bool {
        match self {
            Self::GlyphBeyond { .. }
            | Self::Encoding { .. }
            | Self::Quotes { .. }
            | Self::NumbersRestart
            | Self::StartRemark { .. }
            | Self::RanksFromZero
            | Self::Unclaimed { .. }
            | Self::NoVariations { .. }
            | Self::AssumedGame { .. } => true,
            Self::TagForm
            | Self::TagTwice { .. }
            | Self::TooManyTags
            | Self::CommentOpen
            | Self::CommentUnopened
            | Self::VariationUnopened
            | Self::VariationOpen
            | Self::VariationFirst
            | Self::Command { .. }
            | Self::NotAGlyph { .. }
            | Self::NotAMark { .. }
            | Self::NotATurn { .. }
            | Self::GlyphFirst
            | Self::TooManyTurns
            | Self::ResultContradicts { .. }
            | Self::GameTooLarge { .. }
            | Self::TooManyGames { .. }
            | Self::MoreErrors { .. }
            | Self::NoGame
            | Self::UnknownGame { .. }
            | Self::NoBoard { .. }
            | Self::Placement { .. }
            | Self::NullInCheck { .. }
            | Self::Start { .. }
            | Self::AfterTheEnd { .. }
            | Self::Turn { .. } => false,
        }
    }
}

/// An error in a text of games. Quotations (`found`) are cut to some 20 characters.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, strum::VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum TextError {
    /// A line in square brackets is not a tag.
    #[error("this line should look like [Name \"value\"]")]
    TagForm,
    /// A game has a tag twice.
    #[error("the tag {tag} occurs twice")]
    TagTwice {
        /// Its name.
        tag: String,
    },
    /// More tags than a game may have.
    #[error("the game has too many tags")]
    TooManyTags,
    /// A comment is not closed.
    #[error("this comment is not closed: “}}” is missing")]
    CommentOpen,
    /// A comment is closed that was not opened.
    #[error("“}}” without “{{”")]
    CommentUnopened,
    /// A variation is closed that was not opened.
    #[error("“)” without “(”")]
    VariationUnopened,
    /// A variation is not closed.
    #[error("a variation is not closed: “)” is missing")]
    VariationOpen,
    /// A variation is opened before the first turn.
    #[error("a variation must follow the turn that it replaces")]
    VariationFirst,
    /// The value of a clock or an evaluation in a comment cannot be read.
    #[error("[%{found}] cannot be read")]
    Command {
        /// The command.
        found: String,
    },
    /// `$` without a number.
    #[error("“{found}” is not a glyph such as “$1”")]
    NotAGlyph {
        /// The word.
        found: String,
    },
    /// Marks such as `!!!!`.
    #[error("“{found}” is not an annotation such as “!?”")]
    NotAMark {
        /// The word.
        found: String,
    },
    /// A number above 255 after `$`, which the standard does not define. A remark.
    #[error("“{found}” is not a glyph of the standard and is left out")]
    GlyphBeyond {
        /// The word.
        found: String,
    },
    /// A word that is not a turn. The turns after it in its line are left out.
    #[error("“{found}” is not a turn; the rest of this line is left out")]
    NotATurn {
        /// The word.
        found: String,
    },
    /// A glyph before the first turn.
    #[error("a glyph must follow a turn")]
    GlyphFirst,
    /// More turns than a game may have.
    #[error("the game has too many turns")]
    TooManyTurns,
    /// A line is not UTF-8, so it and others like it are read in another encoding. A remark, made once for a text.
    #[error("this is not UTF-8, so it is read as {encoding}")]
    Encoding {
        /// The name of the encoding in the Encoding Standard.
        encoding: String,
    },
    /// The value of a tag contains quotation marks without a backslash. A remark.
    #[error("the value of {tag} contains quotation marks without “\\”")]
    Quotes {
        /// The tag.
        tag: String,
    },
    /// The move numbers begin again at 1 without a result or tags before them. A remark.
    #[error("the numbers begin again here, so this is read as the next game")]
    NumbersRestart,
    /// The tag `Result` contradicts the end of the game.
    #[error("the tag Result says “{tag}”, but the game ends with {found}")]
    ResultContradicts {
        /// The value of the tag.
        tag: String,
        /// The result at the end of the turns, or the one that the last position shows.
        found: String,
    },
    /// The text of a game is larger than [`crate::pgn::LARGEST_GAME`].
    #[error("this game has more than {most} MiB of text; the rest of it is left out")]
    GameTooLarge {
        /// The limit, in MiB.
        most: usize,
    },
    /// More games than [`crate::pgn::MOST_GAMES`].
    #[error("there are more than {most} games; the rest is left out")]
    TooManyGames {
        /// The limit.
        most: usize,
    },
    /// More errors than [`crate::pgn::MOST_ERRORS`].
    #[error("errors left out from here on: {count}")]
    MoreErrors {
        /// Their number.
        count: usize,
    },
    /// A game has no tag with its id.
    #[error("the game has no line [Game \"…\"] with the id of a game")]
    NoGame,
    /// There is no game with this id or name.
    #[error("there is no game “{game}” here")]
    UnknownGame {
        /// The id or name.
        game: String,
    },
    /// No game whose records are of this kind has such a board.
    #[error("no game with records of this kind is played on a board of {files} by {ranks} cells")]
    NoBoard {
        /// The number of files.
        files: u8,
        /// The number of ranks.
        ranks: u8,
    },
    /// Nothing names the game. A remark.
    #[error("the game is not named, so it is read as {game}")]
    AssumedGame {
        /// The id of the game.
        game: String,
    },
    /// A null move by a side in check.
    #[error("“{turn}”: a side in check cannot pass")]
    NullInCheck {
        /// The text of the null move.
        turn: String,
    },
    /// A line of a CSA file does not describe a position.
    #[error("“{found}” places no pieces of this game")]
    Placement {
        /// The line.
        found: String,
    },
    /// The start position is invalid.
    #[error("the start position cannot be used: {position}")]
    Start {
        /// What is wrong with it.
        position: PositionErrors,
    },
    /// Something was guessed in the start position, or it cannot occur in a game. A remark.
    #[error("start position: {remark}")]
    StartRemark {
        /// What.
        remark: Remark,
    },
    /// The turns are read with ranks from 0, as programs for xiangqi write them. A remark.
    #[error("ranks are read as counted from 0")]
    RanksFromZero,
    /// A turn follows the end of the game.
    #[error("“{turn}”: the game is over ({reason})", reason = reason.text())]
    AfterTheEnd {
        /// The turn.
        turn: String,
        /// Why the game was over.
        reason: Reason,
    },
    /// A turn follows an ending that nobody has claimed ([`Reason::is_claimed`]). A remark, made once for a game.
    #[error("“{turn}”: by the rules here the game was over before ({reason}), but nobody has claimed it", reason = reason.text())]
    Unclaimed {
        /// The turn.
        turn: String,
        /// Why the game was over.
        reason: Reason,
    },
    /// A game is written in a format that has no variations. A remark.
    #[error("{format} files have no variations, so turns are left out: {turns}")]
    NoVariations {
        /// The name of the format.
        format: String,
        /// The number of turns that are left out.
        turns: usize,
    },
    /// A turn is not legal.
    #[error("{turn}")]
    Turn {
        /// Why not.
        turn: TurnError,
    },
}
