//! Rights and duties that most actions leave as they are.
//!
//! Every action saves the [`State`](crate::state::State); these are saved only by an action that changes them, so that the others copy less.

use tinyvec::ArrayVec;

use crate::counting::Count;
use crate::piece::Cell;
use crate::position::Position;
use crate::state::Passing;

/// The largest number of castling partners that a position can hold.
pub(crate) const MAX_RIGHTS: usize = 16;

/// The rights and duties of a position that most actions leave as they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lasting {
    /// The cells of the pieces that may still castle with their royal piece, in no particular order.
    pub rights: ArrayVec<[Cell; MAX_RIGHTS]>,
    /// The moves of neutral pieces, from cell to cell, that the ko rule forbids in this turn (SR-9).
    pub ko: ArrayVec<[(Cell, Cell); 4]>,
    /// The number of turns within which each side's royal piece must be home; 0 without such an obligation (ST-26).
    pub home: [u8; 2],
    /// The count of turns towards a draw, in games that count in endings.
    pub count: Option<Count>,
    /// In the second phase of a turn of several moves: what can be captured en passant in the next turn.
    pub fresh: Passing,
    /// In the second phase: the cells that pieces have just left for the first time, where others may come in.
    pub opened: [Cell; 2],
}

impl Default for Lasting {
    fn default() -> Self {
        Self {
            rights: ArrayVec::new(),
            ko: ArrayVec::new(),
            home: [0; 2],
            count: None,
            fresh: Passing::default(),
            opened: [Cell::NONE; 2],
        }
    }
}

/// [`Lasting`] rights and duties, with the old ones that unmake needs. They change only through [`Position::lasting_mut`].
#[derive(Clone, Debug, Default)]
pub(crate) struct LastingHistory {
    now: Lasting,
    /// Those before an action that changed them, each with the number of actions up to and including that one.
    saved: Vec<(usize, Lasting)>,
}

impl LastingHistory {
    /// The same rights and duties, without the old ones.
    pub fn without_history(&self) -> Self {
        Self { now: self.now, saved: Vec::new() }
    }

    /// Takes back the changes of the last of `made` actions.
    #[inline]
    pub fn take_back(&mut self, made: usize) {
        if let Some((_, old)) = self.saved.pop_if(|(at, _)| *at == made) {
            self.now = old;
        }
    }
}

impl Position {
    /// The rights and duties that hold now.
    #[inline]
    pub(crate) const fn lasting(&self) -> &Lasting {
        &self.lasting_history.now
    }

    /// The same, to be changed by the action that is being made. They are saved first.
    pub(crate) fn lasting_mut(&mut self) -> &mut Lasting {
        let LastingHistory { now, saved } = &mut self.lasting_history;
        let made = self.undo.len();
        if made > 0 && saved.last().is_none_or(|(at, _)| *at != made) {
            saved.push((made, *now));
        }
        now
    }

    /// Those before the last action.
    pub(crate) fn lasting_before(&self) -> &Lasting {
        let LastingHistory { now, saved } = &self.lasting_history;
        saved.last().filter(|(at, _)| *at == self.undo.len()).map_or(now, |(_, old)| old)
    }

    /// Keeps only the rights for which the test holds: see [`Lasting::rights`].
    pub(crate) fn retain_rights(&mut self, keeps: impl Fn(&Self, Cell) -> bool) {
        let kept: ArrayVec<[Cell; MAX_RIGHTS]> =
            self.lasting().rights.iter().copied().filter(|&right| keeps(self, right)).collect();
        if kept.len() < self.lasting().rights.len() {
            self.lasting_mut().rights = kept;
        }
    }
}
