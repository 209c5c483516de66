//! What puzzles are about.

use strum::{AsRefStr, EnumString, IntoStaticStr, VariantArray};

/// What happens in a solution, as the actions of its turns say. The ids in files are the names in kebab case.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, AsRefStr, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Theme {
    /// The first turn captures.
    Capture,
    /// The first turn gives check.
    Check,
    /// The first turn neither captures, promotes nor gives check.
    Quiet,
    /// The opponent's first reply captures the piece that made the first turn.
    Sacrifice,
    /// The opponent would hold out if it could pass.
    Zugzwang,
    /// The solver drops a piece.
    Drop,
    /// A piece of the solver's is promoted as it moves or where it stands.
    Promotion,
    /// Another piece than the one that moved is promoted.
    PromotionElsewhere,
    /// The solver uses the second part of a turn.
    SecondPart,
    /// A piece of the solver's goes by way of a neutral piece that redirects it.
    Relay,
    /// A piece of the solver's goes through a tunnel between neutral pieces.
    Tunnel,
    /// The solver moves, exchanges or places a neutral piece.
    Neutral,
    /// The solver's piece goes to another level of a board in space.
    LevelChange,
    /// The solver castles.
    Castling,
    /// The solver captures en passant.
    EnPassant,
    /// The solver's royal piece changes places with a piece of its side.
    Swap,
    /// A piece from the solver's hand comes in where another has left.
    Gate,
    /// One turn of all saves the game.
    Save,
    /// The win takes three turns or more.
    Long,
}

impl Theme {
    /// The id in files.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// All themes, in their order.
    #[must_use]
    pub fn all() -> &'static [Self] {
        Self::VARIANTS
    }
}
