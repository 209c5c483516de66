//! The terms of the evaluation besides pieces on their cells.

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

            /// Is the term of this name on? `None` if there is none.
            #[must_use]
            pub fn get(&self, name: &str) -> Option<bool> {
                match name {
                    $(stringify!($name) => Some(self.$name),)*
                    _ => None,
                }
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

impl Terms {
    /// All but those that look at what every piece sees.
    pub(crate) fn without_looking() -> Self {
        Self {
            mobility: false,
            pressure: false,
            checks: false,
            drops: false,
            threats: false,
            loose: false,
            pawns: false,
            ..Self::default()
        }
    }

    /// Is any of those on that look at what every piece sees?
    pub(crate) fn look(&self) -> bool {
        self.mobility || self.pressure || self.checks || self.drops || self.threats || self.loose || self.pawns
    }
}
