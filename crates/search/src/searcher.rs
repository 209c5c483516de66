//! The public entry: a searcher keeps its table and histories from search to search.

use crate::game::Game;
use crate::info::{Info, Report};
use crate::limits::{Clock, Limits, Referee};
use crate::options::Options;
use crate::order::{History, Killers};
use crate::tree::{Memory, Search};
use crate::tt::Table;
use std::fmt::Debug;
use std::sync::atomic::AtomicBool;

/// Searches positions of one game, and remembers between searches.
#[derive(Debug)]
pub struct Searcher<A> {
    options: Options,
    memory: Memory<A>,
}

impl<A: Copy + Eq + Debug> Searcher<A> {
    /// A searcher that knows nothing yet.
    #[must_use]
    pub fn new(options: Options) -> Self {
        let memory =
            Memory { table: Table::new(options.table_mib), history: History::default(), killers: Killers::new() };
        Searcher { options, memory }
    }

    /// The options in force.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Changes options; a new table size empties the table.
    pub fn set_options(&mut self, options: Options) {
        if options.table_mib != self.options.table_mib {
            self.memory.table = Table::new(options.table_mib);
        }
        self.options = options;
    }

    /// Forgets everything, as before a new game.
    pub fn clear(&mut self) {
        self.memory.table.clear();
        self.memory.history.clear();
        self.memory.killers.clear();
    }

    /// Finds the best turn of the position (or the best rest of a turn, mid-turn) and leaves the game as it was.
    ///
    /// Answers with a legal turn however early it is stopped, if there is one. `stop` may be set from elsewhere at any
    /// time; `on_info` is called after every finished line.
    pub fn search<G: Game<Action = A>>(
        &mut self,
        game: &mut G,
        limits: &Limits<A>,
        clock: &dyn Clock,
        stop: &AtomicBool,
        on_info: &mut dyn FnMut(&Info<'_, A>),
    ) -> Report<A> {
        self.memory.table.next_search();
        self.memory.history.prepare(game.history_size());
        self.memory.killers.clear();
        let referee = Referee::new(limits, clock, stop);
        Search::new(game, &mut self.memory, &self.options, referee).run(limits, on_info)
    }
}
