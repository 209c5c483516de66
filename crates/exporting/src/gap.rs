//! What the formats of other programs cannot say, as data; the messages are in the catalogues.

use serde::Serialize;
use strum::VariantNames;
use thiserror::Error;
use variorum_gamedef::Sentence;

/// A rule for which `variants.ini` has no option, or Betza notation no letter.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "fields are explained by the sentence")]
pub enum Gap {
    /// A phrase of a piece's moves.
    #[error("{piece}: the Betza notation of variants.ini cannot say `{phrase}`")]
    Moves { piece: String, phrase: String },
    /// A key of a piece.
    #[error("{piece}: `{key}` has no option")]
    Piece { piece: String, key: String },
    /// Another key of the game file.
    #[error("`{key}` has no option")]
    Rule { key: String },
    /// The board.
    #[error("the board has another form than at most 12 files and 10 ranks of squares")]
    Board,
    /// There are more types than options or letters.
    #[error("there are more types of piece than letters")]
    TooManyPieces,
}

impl Sentence for Gap {
    const PREFIX: &'static str = "export-gap";
}

/// What is left out although the moves are the same.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "fields are explained by the sentence")]
pub enum Remark {
    /// A way for the game to end.
    #[error("`{key}` is left out: games may end at another time")]
    Ending { key: String },
    /// Something else that a player would miss.
    #[error("`{key}` is left out")]
    Extra { key: String },
}

impl Sentence for Remark {
    const PREFIX: &'static str = "export-remark";
}
