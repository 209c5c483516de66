//! The terms of the evaluation besides pieces on their cells.

/// One switch for each term: its field and its name.
macro_rules! terms {
    ($($(#[$doc:meta])* $field:ident $name:literal)*) => {
        /// The terms of the evaluation besides pieces on their cells; each can be left out, to measure what it is worth.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct EvalTerms {
            $($(#[$doc])* pub $field: bool,)*
        }

        impl Default for EvalTerms {
            /// All of them.
            fn default() -> Self {
                Self { $($field: true,)* }
            }
        }

        impl EvalTerms {
            /// The names by which [`EvalTerms::set`] knows them.
            pub const NAMES: &[&str] = &[$($name),*];

            /// Switches the term of this name; false if there is none.
            pub fn set(&mut self, name: &str, on: bool) -> bool {
                match name {
                    $($name => self.$field = on,)*
                    _ => return false,
                }
                true
            }

            /// Is the term of this name on? `None` if there is none.
            #[must_use]
            pub fn get(&self, name: &str) -> Option<bool> {
                match name {
                    $($name => Some(self.$field),)*
                    _ => None,
                }
            }
        }
    };
}

terms! {
    /// Cells that the pieces could go to.
    mobility "mobility"
    /// Cells around the enemy's royal piece that the pieces attack.
    king_attack "king-attack"
    /// Checks that could be given from safe cells; where a number of checks wins, from any cells.
    checks "checks"
    /// The same by dropping pieces from the hand.
    drops "drops"
    /// Pieces attacked by lesser ones.
    threats "threats"
    /// Pieces attacked and not protected.
    hanging "hanging"
    /// Own pieces around the royal piece.
    shelter "shelter"
    /// Pawn-likes that no enemy pawn-like can stop, that are protected by others, stand alone, or in each other's way.
    pawns "pawns"
    /// A second piece of a kind that sees only a part of the board.
    pairs "pairs"
    /// Armies that freeze without their guards, groups that nearly died out.
    dependence "dependence"
    /// How near the two are whose meeting wins.
    meeting "meeting"
    /// How near pieces are to zones in which they win.
    goals "goals"
    /// Checks given, where a number of them wins.
    given "given"
    /// Royal pieces that lost those who let them leave their refuge.
    confinement "confinement"
    /// Neutral pieces beside a royal piece.
    neutrals "neutrals"
    /// Lost pieces that others may still be changed into, and those others while nobody is lost.
    returns "returns"
    /// Parts of rows and other formations that decide the game.
    formations "formations"
    /// Points, where they decide.
    points "points"
    /// Driving a nearly bare royal piece to the edge.
    mop_up "mop-up"
}

impl EvalTerms {
    /// All but those that look at what every piece sees.
    pub(crate) fn without_looking() -> Self {
        Self {
            mobility: false,
            king_attack: false,
            checks: false,
            drops: false,
            threats: false,
            hanging: false,
            pawns: false,
            goals: false,
            ..Self::default()
        }
    }

    /// Is any of those on that look at what every piece sees?
    pub(crate) fn look(&self) -> bool {
        self.mobility
            || self.king_attack
            || self.checks
            || self.drops
            || self.threats
            || self.hanging
            || self.pawns
            || self.goals
    }
}
