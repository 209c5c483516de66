//! What a puzzle asks for.

use std::fmt;

use variorum_problems::{Goal, Play, Stipulation, read_stipulation};
use variorum_rules::Rules;

/// The most turns that a puzzle may ask for.
pub const MOST_TURNS: u32 = 20;

/// What exactly one turn of the side to move, the solver, achieves. The number of turns is at least 1 and at most [`MOST_TURNS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Aim {
    /// The solver wins within this number of turns of its own, whatever the opponent does.
    Win(u32),
    /// The opponent cannot win within this number of turns of its own, as it could after every other turn.
    Save(u32),
}

impl Aim {
    /// Reads `win N` or `save N`. Other stipulations of problems are no aims.
    #[must_use]
    pub fn read(text: &str, rules: &Rules) -> Option<Self> {
        let aim = if let Some(number) = text.strip_prefix("save ") {
            Self::Save(number.parse().ok()?)
        } else {
            match read_stipulation(rules, text).ok()? {
                Stipulation::Goal { play: Play::Direct, series: false, goal: Goal::Win(None), half_turns } => {
                    Self::Win(half_turns / 2)
                }
                Stipulation::Goal { .. } | Stipulation::ProofGame { .. } => return None,
            }
        };
        (1..=MOST_TURNS).contains(&aim.turns()).then_some(aim)
    }

    /// The number of turns.
    #[must_use]
    pub fn turns(self) -> u32 {
        match self {
            Self::Win(turns) | Self::Save(turns) => turns,
        }
    }
}

/// The stipulation, which reads back as the same aim.
impl fmt::Display for Aim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Win(turns) => write!(f, "win {turns}"),
            Self::Save(turns) => write!(f, "save {turns}"),
        }
    }
}
