//! Endgame tables as a search may use them.
//!
//! Tables leave out of account how a position came about. Here is decided which of their results hold in a game all the same: a win whose last turn comes
//! before the draw by quiet turns or by a count, and draws where no repetition is a win.

use variorum_gamedef::definition::{Endings, Fate};
use variorum_rules::Position;
use variorum_search::Known;
use variorum_tables::{TableSet, TableView, Value};

/// The tables of a game, as they are at the beginning of a search.
pub(crate) struct Endgames<'s> {
    tables: TableView<'s>,
    /// No position with more of both sides' pieces has a result.
    pub most_pieces: i32,
    /// Draws by repetition are draws.
    draws_hold: bool,
    /// Turns of both sides without progress that draw.
    quiet: Option<u32>,
    /// Turns are counted in endings.
    counts: bool,
}

impl<'s> Endgames<'s> {
    /// `None` if there is no table.
    pub fn of(set: &'s TableSet) -> Option<Self> {
        let tables = set.view();
        let most_pieces = i32::try_from(tables.most_pieces()).ok().filter(|&most| most > 0)?;
        let Endings { perpetual_check, perpetual_chase, repetition_loser, quiet_turns, counting, .. } =
            &set.rules().definition().endings;
        let draws_hold = *perpetual_check == Fate::Draw && perpetual_chase.is_none() && repetition_loser.is_none();
        let quiet = quiet_turns.map(|turns| 2 * u32::from(turns));
        Some(Self { tables, most_pieces, draws_hold, quiet, counts: counting.is_some() })
    }

    /// What is certain of a position between turns in which the game is not over.
    pub fn result(&self, position: &Position) -> Option<Known> {
        let value = self.tables.probe(position)?;
        let in_time = |turns: &u16| self.turns_left(position).is_none_or(|left| u32::from(*turns) <= left);
        match value {
            Value::Draw => self.draws_hold.then_some(Known::Draw),
            Value::Win(turns) => Some(turns).filter(in_time).map(|turns| Known::Win(turns.into())),
            Value::Loss(turns) => Some(turns).filter(in_time).map(|turns| Known::Loss(turns.into())),
        }
    }

    /// The turns of both sides after which the game would be drawn if nothing were captured; `None` if it would not be.
    fn turns_left(&self, position: &Position) -> Option<u32> {
        let quiet = self.quiet.map(|limit| limit.saturating_sub(position.halfmove_clock()));
        // As long as nothing is counted, nobody knows when that will begin.
        let counted = self.counts.then(|| {
            let count = position.counted().filter(|_| position.counting_side().is_some());
            count.map_or(0, |count| u32::from(count.limit.saturating_sub(count.turns)))
        });
        quiet.into_iter().chain(counted).min()
    }
}
