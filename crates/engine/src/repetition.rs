//! The positions that a search has come through, from the beginning of the game: what repetitions are judged by.

use variorum_gamedef::definition::{Endings, Fate, RepetitionLoser};
use variorum_rules::history::{Entry, winner_by_repetition};
use variorum_rules::{Position, Side};
use variorum_search::Outcome;

use crate::draws::judge;

/// Positions at the beginning of turns: the game's, then those of the line searched, the present one last.
pub(crate) struct RepetitionStack {
    entries: Vec<Entry>,
    /// Number of entries that belong to the game, the root included.
    root: usize,
    /// Of so many entries it is known whether they are checks.
    checks_known: usize,
    repetition: usize,
    perpetual: Fate,
    loser: Option<RepetitionLoser>,
}

impl RepetitionStack {
    /// The line that ends with the root of a search, after the earlier positions of its game, oldest first.
    pub(crate) fn new(endings: &Endings, history: &[Entry], root: &Position) -> Self {
        let mut entries = Vec::with_capacity(history.len() + 64);
        entries.extend_from_slice(history);
        entries.push(Entry::of(root));
        Self {
            root: entries.len(),
            checks_known: entries.len(),
            entries,
            repetition: usize::from(endings.repetition),
            perpetual: endings.perpetual_check,
            loser: endings.repetition_loser,
        }
    }

    /// A turn led to a position with this key ([`Position::repetition_key`]), after so many turns without progress.
    pub(crate) fn push(&mut self, hash: u64, quiet: u32) {
        self.entries.push(Entry { hash, check: false, quiet, counted_out: false });
    }

    /// Back to the position before.
    pub(crate) fn pop(&mut self) {
        self.entries.pop();
        self.checks_known = self.checks_known.min(self.entries.len());
    }

    /// Whether it matters to repetitions who gave check.
    pub(crate) fn judges_checks(&self) -> bool {
        self.perpetual != Fate::Draw
    }

    /// Whether the present position is a check; `ask` is asked once.
    pub(crate) fn check(&mut self, ask: impl FnOnce() -> bool) -> bool {
        let last = self.entries.len() - 1;
        if self.checks_known <= last {
            self.entries[last].check = ask();
            self.checks_known = last + 1;
        }
        self.entries[last].check
    }

    /// How a repetition that ends the game, or one within the line searched, which leads nowhere, ends for the player to move,
    /// `side`.
    /// `forgets`: a turn with progress makes every earlier position impossible.
    pub(crate) fn repeated(&self, forgets: bool, side: Side) -> Option<Outcome> {
        let last = self.entries.len() - 1;
        let Entry { hash, quiet, .. } = self.entries[last];
        let reach = if forgets { quiet as usize } else { last };
        let mut times = 1;
        let mut index = last;
        while index >= 2 && last - (index - 2) <= reach {
            index -= 2;
            if self.entries[index].hash != hash {
                continue;
            }
            times += 1;
            if index + 1 >= self.root || times == self.repetition {
                let mover_wins = winner_by_repetition(self.loser, side).map(|winner| winner == side);
                return Some(match judge(&self.entries, index, self.perpetual, mover_wins).result() {
                    None => Outcome::Draw,
                    Some(true) => Outcome::Win,
                    Some(false) => Outcome::Loss,
                });
            }
        }
        None
    }
}
