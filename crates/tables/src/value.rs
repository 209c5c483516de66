//! What a position is worth under best play.

use variorum_rules::Side;

/// The result of a position under best play, seen from the player to move. A *turn* is one player's: a mate in two moves is won in three turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// The player to move wins in this number of turns, and not sooner; 0 if the game has ended with this player's win.
    Win(u16),
    /// Neither player can win, or the game has ended in a draw.
    Draw,
    /// The player to move loses in this number of turns, and can put it off no longer; 0 if the game has ended.
    Loss(u16),
}

impl Value {
    /// The winner if `side` is to move; `None` for a draw.
    #[must_use]
    pub fn winner(self, side: Side) -> Option<Side> {
        match self {
            Self::Win(_) => Some(side),
            Self::Draw => None,
            Self::Loss(_) => Some(side.other()),
        }
    }

    /// The number of turns until the game ends; `None` for a draw.
    #[must_use]
    pub fn turns(self) -> Option<u16> {
        match self {
            Self::Win(turns) | Self::Loss(turns) => Some(turns),
            Self::Draw => None,
        }
    }
}

/// A [`Value`], or that there is no such position, as a number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Code(pub u16);

impl Code {
    /// No position: impossible, or another one stands for it.
    pub const ABSENT: Self = Self(0);
    /// Drawn; while a table is being solved, not known to be anything else.
    pub const DRAW: Self = Self(1);
    /// The greatest number of turns that a code can hold.
    pub const MOST_TURNS: u16 = (u16::MAX - 3) / 2;

    pub const fn win(turns: u16) -> Self {
        Self(2 + 2 * turns)
    }

    pub const fn loss(turns: u16) -> Self {
        Self(3 + 2 * turns)
    }

    /// Somebody wins.
    pub const fn is_decisive(self) -> bool {
        self.0 > Self::DRAW.0
    }

    /// The player to move wins.
    pub const fn is_win(self) -> bool {
        self.is_decisive() && self.0.is_multiple_of(2)
    }

    /// The value; `None` for [`Code::ABSENT`].
    pub const fn value(self) -> Option<Value> {
        Some(match self.0 {
            0 => return None,
            1 => Value::Draw,
            code if code % 2 == 0 => Value::Win((code - 2) / 2),
            code => Value::Loss((code - 3) / 2),
        })
    }
}

impl From<Value> for Code {
    fn from(value: Value) -> Self {
        match value {
            Value::Win(turns) => Self::win(turns),
            Value::Draw => Self::DRAW,
            Value::Loss(turns) => Self::loss(turns),
        }
    }
}
