//! The terms of the evaluation besides pieces on their cells, and which of them a game has by default.

use variorum_rules::Rules;

/// One switch for each term: its field, which is also its name.
macro_rules! terms {
    ($($(#[$doc:meta])* $name:ident)*) => {
        /// The terms of the evaluation besides pieces on their cells; each can be left out, to measure what it is worth.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Terms {
            $($(#[$doc])* pub $name: bool,)*
        }

        impl Default for Terms {
            /// All of them.
            fn default() -> Self {
                Self { $($name: true,)* }
            }
        }

        impl Terms {
            /// The names by which [`Terms::set`] knows them.
            pub const NAMES: &[&str] = &[$(stringify!($name)),*];

            /// Switches the term of this name; false if there is none.
            pub fn set(&mut self, name: &str, on: bool) -> bool {
                match name {
                    $(stringify!($name) => self.$name = on,)*
                    _ => return false,
                }
                true
            }
        }
    };
}

terms! {
    /// Cells that the pieces could go to.
    mobility
    /// Cells around the enemy's royal piece that the pieces attack.
    pressure
    /// Checks that could be given from safe cells.
    checks
    /// The same by dropping pieces from the hand.
    drops
    /// Pieces attacked by lesser ones.
    threats
    /// Pieces attacked and not protected.
    loose
    /// Own pieces around the royal piece.
    shelter
    /// Pawn-likes that no enemy pawn-like can stop, that are protected by others, stand alone, or in each other's way.
    pawns
    /// A second piece of a kind that sees only a part of the board.
    pairs
    /// Armies that freeze without their guards, groups that nearly died out.
    dependence
    /// How near the two are whose meeting wins.
    meeting
    /// Royal pieces that lost those who let them leave their refuge.
    confinement
    /// Neutral pieces beside a royal piece.
    neutrals
    /// Lost pieces that others may still be changed into, and those others while nobody is lost.
    returns
    /// Driving a nearly lonely royal piece.
    drive
}

/// Boards with more cells have so many pieces with so many paths that looking at all costs more than it tells: in matches at 30 ms a
/// turn the engine lost by 47 Elo in Stockgi's 441 cells and by 458 in Blocschach's 512, and won by 70 in chess.
pub(crate) const MOST_CELLS: usize = 128;

impl Terms {
    /// The terms that pay in a game. Where captured pieces return, the shape of pawn-likes says little.
    #[must_use]
    pub fn usual(rules: &Rules) -> Self {
        Self { pawns: !rules.has_hands(), ..Self::default() }.fitting(rules)
    }

    /// Without those that the board is too large for: what looks at all that the pieces see.
    pub(crate) fn fitting(self, rules: &Rules) -> Self {
        if rules.cells().count() <= MOST_CELLS {
            return self;
        }
        Self {
            mobility: false,
            pressure: false,
            checks: false,
            drops: false,
            threats: false,
            loose: false,
            pawns: false,
            ..self
        }
    }

    /// Is any of those on that look at all that the pieces see?
    pub(crate) fn look(&self) -> bool {
        self.mobility || self.pressure || self.checks || self.drops || self.threats || self.loose || self.pawns
    }
}
