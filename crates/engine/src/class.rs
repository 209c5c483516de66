//! The classes of games: games of one class share what the sizes of the search should be.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use variorum_rules::Rules;

use crate::branching::Branching;
use crate::profile::{MANY_ACTIONS, MANY_SECOND_PARTS};

/// What makes the search of a game unlike that of others; of several reasons, the last one listed counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum GameClass {
    /// Some dozens of actions in a position, as in chess.
    Flat,
    /// Captured pieces come back from a hand.
    Hands,
    /// Hundreds of actions in a position.
    Vast,
    /// Turns have many possible second parts.
    TwoPart,
}

impl GameClass {
    /// All classes.
    pub const ALL: [Self; 4] = [Self::Flat, Self::Hands, Self::Vast, Self::TwoPart];

    /// The class of a game, measured in two short random games. Takes milliseconds, on large boards longer.
    ///
    /// ```
    /// use variorum_engine::GameClass;
    ///
    /// let shogi = variorum_library::rules("shogi").unwrap();
    /// assert_eq!(GameClass::of(&shogi), GameClass::Hands);
    /// ```
    #[must_use]
    pub fn of(rules: &Arc<Rules>) -> Self {
        Self::with(Branching::measure(rules), rules.has_hands())
    }

    fn with(branching: Branching, hands: bool) -> Self {
        match () {
            () if branching.second_parts >= MANY_SECOND_PARTS => Self::TwoPart,
            () if branching.actions >= MANY_ACTIONS => Self::Vast,
            () if hands => Self::Hands,
            () => Self::Flat,
        }
    }

    /// Its name: `flat`, `hands`, `vast` or `two-part`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Flat => "flat",
            Self::Hands => "hands",
            Self::Vast => "vast",
            Self::TwoPart => "two-part",
        }
    }
}

impl fmt::Display for GameClass {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

impl FromStr for GameClass {
    type Err = NoClass;

    fn from_str(text: &str) -> Result<Self, NoClass> {
        Self::ALL.into_iter().find(|class| class.name() == text).ok_or(NoClass)
    }
}

/// There is no class of this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the classes are flat, hands, vast and two-part")]
pub struct NoClass;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_reason_counts() {
        let class = |actions, second_parts, hands| GameClass::with(Branching { actions, second_parts }, hands);
        assert_eq!(class(30.0, 0.0, false), GameClass::Flat);
        assert_eq!(class(30.0, 0.0, true), GameClass::Hands);
        assert_eq!(class(500.0, 0.0, true), GameClass::Vast);
        assert_eq!(class(500.0, 40.0, true), GameClass::TwoPart);
    }

    #[test]
    fn names_are_read() {
        for class in GameClass::ALL {
            assert_eq!(class.to_string().parse(), Ok(class));
            assert!(NoClass.to_string().contains(class.name()));
        }
        assert_eq!("Flat".parse::<GameClass>(), Err(NoClass));
    }

    #[test]
    fn every_class_has_games() {
        let classes: Vec<GameClass> =
            variorum_library::ids().iter().map(|id| GameClass::of(&variorum_library::rules(id).unwrap())).collect();
        assert!(GameClass::ALL.iter().all(|class| classes.contains(class)), "{classes:?}");
    }
}
