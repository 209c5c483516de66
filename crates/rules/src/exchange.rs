//! What a search asks of the rules besides play: short codes of actions for its tables.

use crate::action::{Action, ActionKind};
use crate::man::Cell;

impl Action {
    /// A code of 32 bits for tables that have no room for more, never 0. Two actions of one position share a code only if they
    /// differ in nothing but the cells of [`Action::via`] and [`Action::aux`].
    #[must_use]
    pub const fn code(self) -> u32 {
        let man = match self.man() {
            None => 0,
            Some(kind) => kind as u32 + 1,
        };
        (self.kind() as u32 + 1) << 28 | man << 20 | (self.to().0 as u32) << 10 | self.from().0 as u32
    }

    /// The action with this code, where the code says all of it: moves and drops. Whether a position offers it is another
    /// question.
    #[must_use]
    pub const fn from_code(code: u32) -> Option<Self> {
        let kind = match code >> 28 {
            1 => ActionKind::Move,
            6 => ActionKind::Drop,
            _ => return None,
        };
        let action = Self::new(kind, Cell((code & 0x3ff) as u16), Cell((code >> 10 & 0x3ff) as u16));
        Some(match code >> 20 & 0xff {
            0 => action,
            man => action.with_man(man as usize - 1),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_and_drops_come_back_from_their_codes() {
        for action in [
            Action::new(ActionKind::Move, Cell(0), Cell(511)),
            Action::new(ActionKind::Move, Cell(511), Cell(0)).with_man(61),
            Action::new(ActionKind::Drop, Cell(300), Cell(300)).with_man(0),
        ] {
            assert_eq!(Action::from_code(action.code()), Some(action));
        }
        assert_eq!(Action::from_code(Action::PASS.code()), None);
        assert_eq!(Action::from_code(0), None);
    }
}
