//! The entry point: a searcher, which keeps its tables from search to search.

use crate::correction::Corrections;
use crate::game::Searchable;
use crate::info::{Info, Report};
use crate::limits::{Clock, NoClock, Role, SearchLimits, StopCheck};
use crate::mate_solver::Proof;
use crate::options::Options;
use crate::order::{History, Killers};
use crate::tree::{Memory, Search};
use crate::tt::TranspositionTable;
use std::fmt::Debug;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64};

/// The depth of the search after a requested win was refuted, if nothing else limits it.
const AFTER_REFUTATION: u32 = 4;

/// Searches positions of one game, and keeps its tables between searches.
#[derive(Debug)]
pub struct Searcher<A> {
    options: Options,
    memory: Memory<A>,
    table: Arc<TranspositionTable>,
}

impl<A: Copy + Eq + Debug> Searcher<A> {
    /// A searcher with empty tables.
    #[must_use]
    pub fn new(options: Options) -> Self {
        let table = Arc::new(TranspositionTable::new(options.table_mib));
        Self::on(table, options)
    }

    fn on(table: Arc<TranspositionTable>, options: Options) -> Self {
        let memory =
            Memory { history: History::default(), corrections: Corrections::default(), killers: Killers::new() };
        Searcher { options, memory, table }
    }

    /// A searcher for another thread, with the same options and the same transposition table, to [`assist`](Self::assist) this one. It becomes
    /// useless when this one gets a table of another size.
    #[must_use]
    pub fn partner(&self) -> Self {
        Self::on(Arc::clone(&self.table), self.options.clone())
    }

    /// The options in force.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Changes options. A different table size creates a new, empty table.
    pub fn set_options(&mut self, options: Options) {
        if options.table_mib != self.options.table_mib {
            self.table = Arc::new(TranspositionTable::new(options.table_mib));
        }
        self.options = options;
    }

    /// Clears all tables, as before a new game. Partners keep their histories.
    pub fn clear(&mut self) {
        self.table.clear();
        self.memory.history.clear();
        self.memory.corrections.clear();
        self.memory.killers.clear();
    }

    /// Finds the best turn (mid-turn: the best rest of the turn) and leaves the game unchanged.
    ///
    /// The result is a legal turn, if there is one, however early the search is stopped. `stop` may be set from another thread at any time;
    /// `on_info` is called with every finished line.
    pub fn search<G: Searchable<Action = A>>(
        &mut self,
        game: &mut G,
        limits: &SearchLimits<A>,
        clock: &dyn Clock,
        stop: &AtomicBool,
        on_info: &mut dyn FnMut(&Info<'_, A>),
    ) -> Report<A> {
        self.lead(game, limits, StopCheck::new(limits, clock, stop, Role::Alone), on_info)
    }

    /// The same, while others [`assist`](Self::assist). They add their nodes to `nodes`; limits and reports include them. The caller stops the
    /// assistants when this returns.
    pub fn search_assisted<G: Searchable<Action = A>>(
        &mut self,
        game: &mut G,
        limits: &SearchLimits<A>,
        clock: &dyn Clock,
        stop: &AtomicBool,
        nodes: &AtomicU64,
        on_info: &mut dyn FnMut(&Info<'_, A>),
    ) -> Report<A> {
        self.lead(game, limits, StopCheck::new(limits, clock, stop, Role::Leader(nodes)), on_info)
    }

    /// Searches the same position on another thread until `stop` is set, to fill the transposition table shared with the leading searcher (lazy
    /// SMP, Östensen 2013), and returns what it found (see [`elected`](crate::elected)). `number` distinguishes assistants, from 1; nodes are added to `nodes`; for `only` see [`SearchLimits`].
    pub fn assist<G: Searchable<Action = A>>(
        &mut self,
        game: &mut G,
        number: usize,
        only: &[A],
        stop: &AtomicBool,
        nodes: &AtomicU64,
    ) -> Report<A> {
        let limits = SearchLimits { only: only.to_vec(), ..SearchLimits::default() };
        let stop_check = StopCheck::new(&limits, &NoClock, stop, Role::Assistant(nodes));
        self.prepare(game);
        let mut search = Search::new(game, &mut self.memory, &self.table, &self.options, stop_check);
        // The threads vote, and where the result is known all must say the same.
        match search.play_by_known_results(&limits, &mut |_| {}) {
            Some(report) => report,
            None => search.run(&limits, (number % 2) as u32, &mut |_| {}),
        }
    }

    fn lead<G: Searchable<Action = A>>(
        &mut self,
        game: &mut G,
        limits: &SearchLimits<A>,
        stop_check: StopCheck<'_>,
        on_info: &mut dyn FnMut(&Info<'_, A>),
    ) -> Report<A> {
        self.table.next_search();
        self.prepare(game);
        let proving = self.options.proving();
        let mut search = Search::new(game, &mut self.memory, &self.table, &self.options, stop_check);
        if let Some(report) = search.play_by_known_results(limits, on_info) {
            return report;
        }
        let Some(mate) = limits.mate else {
            return search.run(limits, 0, on_info);
        };
        search.options = &proving;
        if !proving.mate_solver || limits.lines > 1 || search.game.mid_turn() {
            return search.run(limits, 0, on_info);
        }
        match search.prove_first(mate, limits, on_info) {
            Proof::Won(line) => search.proven(line),
            Proof::Unknown => search.run(limits, 0, on_info),
            // There is no such win, and nothing else limits the search.
            Proof::Refuted if limits.endless() => {
                let limits = SearchLimits { depth: Some(AFTER_REFUTATION), ..limits.clone() };
                search.run(&limits, 0, on_info)
            }
            Proof::Refuted => search.run(limits, 0, on_info),
        }
    }

    fn prepare<G: Searchable<Action = A>>(&mut self, game: &G) {
        self.memory.history.prepare(game.history_size());
        self.memory.corrections.prepare();
        self.memory.killers.clear();
    }
}
