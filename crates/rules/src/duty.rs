//! Whether a turn can end after its first part.

use crate::action::Action;
use crate::movegen;
use crate::position::Position;
use crate::rules::Rules;
use crate::state::Phase;

/// Does a first part need a second one?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Duty {
    /// None can follow.
    None,
    /// One may follow.
    Optional,
    /// One must follow.
    Compulsory,
}

impl Rules {
    /// The second part of turns in general. Positions may ask for more ([`Position::duty`]).
    #[must_use]
    pub fn duty(&self) -> Duty {
        if self.features.second_compulsory {
            Duty::Compulsory
        } else if self.has_second_part() {
            Duty::Optional
        } else {
            Duty::None
        }
    }
}

impl Position {
    /// Whether a second part can or must follow the first part that was just made. It must wherever "nothing" is no legal second part: in games
    /// that always demand one, and while the mover is still in check, so that the second part has to help.
    #[must_use]
    pub fn duty(&self) -> Duty {
        if self.phase() == Phase::First {
            return Duty::None;
        }
        if self.rules.features.second {
            let must = self.rules.features.second_compulsory || self.in_check(self.side());
            return if must { Duty::Compulsory } else { Duty::Optional };
        }
        // Remote promotion: a second part exists only after some first parts.
        let mut seconds = Vec::new();
        movegen::actions(&mut self.scratch(), &mut seconds);
        match (seconds.contains(&Action::PASS), seconds.len()) {
            (true, 1) | (_, 0) => Duty::None,
            (true, _) => Duty::Optional,
            (false, _) => Duty::Compulsory,
        }
    }
}
