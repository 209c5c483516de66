//! The public entry: a searcher keeps its table and histories from search to search.

use crate::game::Game;
use crate::info::{Info, Report};
use crate::limits::{Clock, Limits};
use crate::options::Options;
use std::fmt::Debug;
use std::marker::PhantomData;
use std::sync::atomic::AtomicBool;

/// Searches positions of one game, and remembers between searches.
#[derive(Debug)]
pub struct Searcher<A> {
    options: Options,
    marker: PhantomData<A>,
}

impl<A: Copy + Eq + Debug> Searcher<A> {
    /// A searcher that knows nothing yet.
    #[must_use]
    pub fn new(options: Options) -> Self {
        Searcher {
            options,
            marker: PhantomData,
        }
    }

    /// The options in force.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Changes options; a new table size empties the table.
    pub fn set_options(&mut self, options: Options) {
        self.options = options;
    }

    /// Forgets everything, as before a new game.
    pub fn clear(&mut self) {}

    /// Finds the best turn. The game is given back as it came.
    pub fn search<G: Game<Action = A>>(
        &mut self,
        game: &mut G,
        limits: &Limits<A>,
        clock: &dyn Clock,
        stop: &AtomicBool,
        on_info: &mut dyn FnMut(&Info<'_, A>),
    ) -> Report<A> {
        let _ = (game, limits, clock, stop, on_info);
        todo!()
    }
}
