//! Counting in endings: limits on the turns to mate, by the pieces that are left (makruk, ASEAN chess).

use variorum_gamedef::definition::{CountCondition, Definition};

use crate::piece::Side;
use crate::position::Position;

/// A count of turns towards a draw. Both numbers count the turns of both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Count {
    /// The turns counted so far, including the number that the count began with.
    pub turns: u16,
    /// The largest number of turns without a draw.
    pub limit: u16,
    /// It began against a bare royal piece.
    pub(crate) bare: bool,
}

impl Count {
    /// Are all turns that the limit allows used up? Mate comes before this.
    #[must_use]
    pub fn is_over(self) -> bool {
        self.turns > self.limit
    }
}

/// The ending as tables.
#[derive(Clone, Debug)]
pub(crate) struct CountingRules {
    /// Nothing is counted while a piece of these kinds is on the board.
    without: Vec<usize>,
    /// The limit while both sides have more than the royal piece.
    open: Option<u16>,
    /// The limits against a bare royal piece, and what the other side must have for them.
    bare: Vec<(u16, Vec<CountCondition>)>,
    /// Against a bare royal piece, the count begins with the number of pieces.
    from_pieces: bool,
}

impl CountingRules {
    /// The tables of a game, if it counts.
    pub(crate) fn of(definition: &Definition) -> Option<Self> {
        let counting = definition.endings.counting.as_ref()?;
        // Positions count the turns of both sides.
        let both = |turns: u16| turns.saturating_mul(2);
        let bare = counting.bare.iter().map(|limit| (both(limit.turns), limit.conditions.clone()));
        Some(Self {
            without: counting.without.clone(),
            open: counting.turns.map(both),
            bare: bare.collect(),
            from_pieces: counting.from_pieces,
        })
    }
}

impl Position {
    /// The count of turns towards a draw, in games that count in endings; `None` while nothing is counted.
    #[inline]
    #[must_use]
    pub fn counted(&self) -> Option<Count> {
        self.lasting().count
    }

    /// The side that counts: the one that is left with its royal piece alone. `None` while nothing is counted, and while both sides have more than
    /// that, when the count belongs to both.
    #[must_use]
    pub fn counting_side(&self) -> Option<Side> {
        self.lasting().count.filter(|count| count.bare).and_then(|_| self.bare_side())
    }

    /// The side that has nothing but its royal piece, if one has.
    fn bare_side(&self) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.pieces(*side).len() == 1)
    }

    /// Counts a turn that `side` has just ended.
    pub(crate) fn count_turn(&mut self, side: Side) {
        let count = self.count_after(side);
        if count != self.lasting().count {
            self.lasting_mut().count = count;
        }
    }

    fn count_after(&self, side: Side) -> Option<Count> {
        let counting = self.rules.counting.as_ref()?;
        let pauses = |&kind: &usize| Side::BOTH.into_iter().any(|side| self.count(side, kind) > 0);
        if counting.without.iter().any(pauses) {
            return None;
        }
        let bare = self.bare_side();
        if let Some(count) = self.lasting().count.filter(|count| count.bare == bare.is_some()) {
            return Some(Count { turns: count.turns.saturating_add(1), ..count });
        }
        let Some(bare) = bare else {
            return counting.open.map(|limit| Count { turns: 0, limit, bare: false });
        };
        let meets = |one: &CountCondition| (one.least..=one.most).contains(&self.count(bare.other(), one.piece));
        let &(limit, _) = counting.bare.iter().find(|(_, conditions)| conditions.iter().all(meets))?;
        let pieces = Side::BOTH.map(|side| self.pieces(side).len()).iter().sum::<usize>();
        // The bare side's next turn is the first one counted. If it has just moved, its opponent's turn comes before that.
        let begun = if counting.from_pieces { 2 * pieces - usize::from(side == bare) } else { 0 };
        Some(Count { turns: u16::try_from(begun).unwrap_or(u16::MAX), limit, bare: true })
    }

    /// A count as a text gives it.
    pub(crate) fn count_of(&self, (turns, limit): (u16, u16)) -> Count {
        Count { turns, limit, bare: self.bare_side().is_some() }
    }
}
