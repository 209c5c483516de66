//! Games that the engine plays against itself for the show. They are not stored, and they cost little: one search at a time, with a low level and a time
//! limit, and only while an engine's slot is free that nobody waits for.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use variorum_play::{Game, Seat, Table};

use crate::game_rules::rules_of;
use crate::session::{Glance, Shared};
use crate::wire;
use crate::worker::blocking;

/// The engine's level.
const LEVEL: u8 = 5;
/// The maximum time of a search.
const SEARCH: Duration = Duration::from_millis(400);
/// A game of this many turns ends.
const LONGEST: usize = 400;
/// How many turns of all games pass before an ended game gives way to another: people want to see the end.
const STAY: u32 = 12;

/// The games.
pub(super) struct Demos {
    most: usize,
    games: Vec<Demo>,
}

struct Demo {
    table: Arc<Table>,
    /// For how many rounds it has waited for its turn, or been over.
    waited: u32,
}

impl Demo {
    fn is_over(&self) -> bool {
        self.table.game().ending().is_some() || self.table.game().ply() >= LONGEST
    }
}

impl Demos {
    /// Room for so many games.
    pub fn new(most: usize) -> Self {
        Self { most, games: Vec::new() }
    }

    /// The first games.
    pub fn glances(&self, most: usize) -> impl Iterator<Item = Glance> {
        self.games.iter().take(most).map(|demo| {
            let engine = || wire::Seat { kind: wire::SeatKind::Engine, name: None, rating: None, level: Some(LEVEL) };
            let seats = wire::Both { w: engine(), b: engine() };
            Glance { table: Arc::clone(&demo.table), seats, control: None, clock: None }
        })
    }

    /// Makes one turn in that of the first `most` games which has waited longest, or begins a game, if the engine has nothing else to do.
    pub async fn play_on(&mut self, shared: &Arc<Shared>, most: usize) {
        let most = most.min(self.most);
        let gone = |demo: &Demo| {
            (demo.is_over() && demo.waited > STAY) || !variorum_library::is_current(demo.table.game().rules())
        };
        self.games.iter_mut().take(most).for_each(|demo| demo.waited = demo.waited.saturating_add(1));
        if let Some(place) = self.games.iter().take(most).position(gone) {
            self.games.remove(place);
        }
        // All places are filled at once: a page with holes looks broken.
        for _ in self.games.len()..most {
            match self.begin().await {
                Some(demo) => self.games.push(demo),
                None => break,
            }
        }
        let due = self.games.iter_mut().take(most).filter(|demo| !demo.is_over()).max_by_key(|demo| demo.waited);
        if let Some(demo) = due
            && let Some(slot) = shared.engines.take_free()
        {
            demo.waited = 0;
            let stop = Arc::new(AtomicBool::new(false));
            let timer = Arc::clone(&stop);
            let clock = tokio::spawn(async move {
                tokio::time::sleep(SEARCH).await;
                timer.store(true, Ordering::Relaxed);
            });
            let (table, opponent) = (Arc::clone(&demo.table), Arc::clone(&shared.opponent));
            let played = blocking(move |_| {
                let _slot = slot;
                let mut game = table.game().clone();
                let history = game.entries_before().to_vec();
                let turn = opponent.choose(game.position().clone(), history, LEVEL, stop);
                let turn = turn.map(|turn| game.position().turn_text(turn));
                Ok(turn.is_some_and(|turn| game.play(&turn).is_ok()).then_some(game))
            })
            .await;
            clock.abort();
            match played {
                Ok(Some(game)) => demo.table = Arc::new(Table::new(game, None)),
                // It would fail again and again: another game takes its place.
                Ok(None) | Err(_) => demo.waited = u32::MAX,
            }
        }
    }

    /// A game of a variant that is not shown yet, chosen at random.
    async fn begin(&self) -> Option<Demo> {
        let shown: Vec<String> =
            self.games.iter().map(|demo| demo.table.game().rules().definition().id.clone()).collect();
        let mut ids = variorum_library::ids();
        ids.retain(|id| !shown.contains(id));
        let id = ids.get(fastrand::usize(..ids.len().max(1)))?.clone();
        let rules = blocking(move |worker| rules_of(worker, &id)).await.ok()?;
        let table = Table::new(Game::new(&rules, [Seat::Engine; 2]), None);
        Some(Demo { table: Arc::new(table), waited: 0 })
    }
}
