//! Errors in a text of games.

use serde::Serialize;
use variorum_rules::{PositionErrors, Reason, TurnError};

/// An error in a text of games, with its line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {error}")]
pub struct LineError {
    /// The line, from 1.
    pub line: usize,
    /// The error.
    pub error: TextError,
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
    /// `$` without a number from 0 to 255.
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
    /// A word that is not a turn.
    #[error("“{found}” is not a turn")]
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
    /// A line is not UTF-8.
    #[error("this line is not UTF-8: what cannot be read is replaced by “�”")]
    NotUtf8,
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
    /// There is no game with this id.
    #[error("there is no game “{game}”")]
    UnknownGame {
        /// The id.
        game: String,
    },
    /// The start position is invalid.
    #[error("the start position cannot be used: {position}")]
    Start {
        /// What is wrong with it.
        position: PositionErrors,
    },
    /// A turn follows the end of the game.
    #[error("“{turn}”: the game is over ({reason})", reason = reason.text())]
    AfterTheEnd {
        /// The turn.
        turn: String,
        /// Why the game was over.
        reason: Reason,
    },
    /// A turn is not legal.
    #[error("{turn}")]
    Turn {
        /// Why not.
        turn: TurnError,
    },
}
