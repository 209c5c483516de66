//! What is wrong with a stipulation or a problem.

use std::fmt;

use serde::Serialize;
use strum::VariantNames;
use thiserror::Error;
use variorum_gamedef::Sentence;

/// One mistake in a stipulation, or why it does not fit the position.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "fields are explained by the sentence")]
pub enum StipulationFault {
    /// The text is too long.
    #[error("a stipulation has at most {most} characters")]
    TooLong { most: usize },
    /// The grammar knows no such stipulation.
    #[error("“{text}” is no stipulation; stipulations look like #3, h#2.5, s#4, ser-h#7, x[Q]2, win 3 or pg 4.0")]
    Unreadable { text: String },
    /// No turns.
    #[error("the number of turns must be at least 1, or 0.5 in help play")]
    NoTurns,
    /// Too many turns.
    #[error("the number of turns may be at most {most}")]
    TooManyTurns { most: u32 },
    /// Half a turn where both sides do not help each other.
    #[error("half turns are possible only in help play and proof games")]
    HalfTurn,
    /// Helpself play needs a turn of each side.
    #[error("helpself play needs at least one turn of each side")]
    HelpSelfTooShort,
    /// Series and helpself exclude each other.
    #[error("there is no series play of this kind")]
    NoSeries,
    /// Problems count on the two sides taking turns.
    #[error("there are no problems in a game in which players have several turns in a row")]
    TurnsInARow,
    /// There is no such cell.
    #[error("the board has no cell “{cell}”")]
    NoCell { cell: String },
    /// There is no such piece.
    #[error("the game has no piece “{piece}”")]
    NoPiece { piece: String },
    /// There is no such reason for a win.
    #[error("“{reason}” is not a way in which a game ends on the board")]
    NoReason { reason: String },
    /// Mate and check need a royal piece.
    #[error("this game has no royal piece, so there is neither check nor mate; “win” is its goal")]
    NoRoyal,
    /// The game is over in the position.
    #[error("the game is over in this position")]
    Over,
    /// A proof game of this length ends with the other side to move.
    #[error("after this number of turns it would be the other side’s turn in the position")]
    WrongSide,
}

impl Sentence for StipulationFault {
    const PREFIX: &'static str = "stipulation";
}

/// All mistakes of a stipulation.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize)]
#[serde(transparent)]
pub struct StipulationFaults(pub Vec<StipulationFault>);

impl fmt::Display for StipulationFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sentences: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&sentences.join("; "))
    }
}
