//! A match: workers play the games, which are counted in the order of their numbers, so the result does not depend on the number of
//! workers.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;
use std::time::Duration;

use variorum_rules::Rules;

use crate::adapter::Adapter;
use crate::adapters::create;
use crate::error::{AdapterError, MatchError};
use crate::game::{PlayedGame, play as play_game};
use crate::opening::Opener;
use crate::program::Patience;
use crate::record::FinishedGame;
use crate::schedule::Schedule;
use crate::score::MatchScore;
use crate::settings::Settings;
use crate::stop::Stop;
use crate::summary::Summary;
use crate::tally::Tally;

/// A report during a match.
#[derive(Clone, Copy, Debug)]
pub enum Event<'a> {
    /// A game has ended, in any order. This is the score of all games that have ended.
    Progress(&'a MatchScore),
    /// A game has just ended, in any order. If an SPRT is decided, games with higher numbers than those of the deciding pair do not count.
    Ended(&'a PlayedGame),
}

/// A message from a worker.
enum Report {
    Game(Box<PlayedGame>),
    Failed(MatchError),
    /// A worker has finished with the players of a game: their names and restarts.
    Finished([(String, u32); 2]),
}

/// Plays a match of one game and passes each [`Event`] to `report`. `stop` may be set from another thread; the match sets it itself when an
/// SPRT is decided.
///
/// # Errors
/// If no game can be played. If the match fails later, the summary holds the games played, and [`Summary::error`] says why.
///
/// # Panics
/// If `report` panics.
pub fn play(
    rules: &Arc<Rules>,
    settings: &Settings,
    stop: &Stop,
    report: impl FnMut(Event<'_>),
) -> Result<Summary, MatchError> {
    play_pool(std::slice::from_ref(rules), settings, Vec::new(), stop, report)
}

/// Plays a match over several games, a pair of each in turn. `earlier` has the games that an earlier run of the same match has played; they
/// count as if they were played now.
///
/// # Errors
/// If no game can be played, or the pool is empty. If the match fails later, the summary holds the games played, and [`Summary::error`] says
/// why.
///
/// # Panics
/// If `report` panics.
pub fn play_pool(
    pool: &[Arc<Rules>],
    settings: &Settings,
    earlier: Vec<FinishedGame>,
    stop: &Stop,
    mut report: impl FnMut(Event<'_>),
) -> Result<Summary, MatchError> {
    if pool.is_empty() {
        return Err(MatchError::NoGames);
    }
    pool.iter().try_for_each(|rules| settings.openings.check(rules))?;
    let earlier: Vec<FinishedGame> =
        earlier.into_iter().filter(|game| game.number < settings.games && game.game < pool.len()).collect();
    let (next, schedule) = (AtomicUsize::new(0), Schedule::new(pool.len(), settings));
    let done: BTreeSet<usize> = earlier.iter().map(|game| game.number).collect();
    let mut tally = Tally::new(settings, pool.len());
    for game in earlier {
        tally.enter_earlier(game, &mut report);
    }
    let work = Work { pool, settings, schedule, done, next, stop };
    thread::scope(|scope| {
        let (sender, reports) = channel();
        let workers = if tally.is_decided() { 0 } else { settings.workers.clamp(1, schedule.openings().max(1)) };
        for _ in 0..workers {
            let (sender, work) = (sender.clone(), &work);
            scope.spawn(move || work.play(&sender));
        }
        drop(sender);
        for received in reports {
            match received {
                Report::Game(game) => {
                    tally.enter_played(&game, &mut report);
                    if tally.is_decided() {
                        stop.abort();
                    }
                }
                Report::Failed(fault) => {
                    // The other workers finish their current games.
                    stop.finish();
                    tally.note_fault(fault);
                }
                Report::Finished(players) => tally.note_players(players),
            }
        }
    });
    let mut summary = tally.close();
    match summary.error.take() {
        Some(fault) if summary.score.games() == 0 => Err(fault),
        fault => Ok(Summary { error: fault, ..summary }),
    }
}

/// The result of games that have been played, as the match had it. `pool` is the number of its games.
#[must_use]
pub fn count(pool: usize, settings: &Settings, games: Vec<FinishedGame>) -> Summary {
    let mut tally = Tally::new(settings, pool);
    for game in games {
        tally.enter_earlier(game, &mut |_| {});
    }
    tally.close()
}

/// What the workers of a match share.
struct Work<'a> {
    pool: &'a [Arc<Rules>],
    settings: &'a Settings,
    schedule: Schedule,
    /// The numbers of games that need not be played.
    done: BTreeSet<usize>,
    /// The next opening that no worker has taken.
    next: AtomicUsize,
    stop: &'a Stop,
}

/// The players of a game of the pool, as one worker has them.
struct Table<'a> {
    /// The index of the game.
    game: usize,
    opener: Opener<'a>,
    adapters: [Box<dyn Adapter>; 2],
}

impl<'a> Work<'a> {
    /// Plays games until none is left. A worker has one table at a time: the players of a whole pool would need too much memory.
    fn play(&self, reports: &Sender<Report>) {
        // The receiver is gone only if the match has failed.
        let leave = |table: Option<Table<'_>>| {
            if let Some(table) = table {
                let players = table.adapters.each_ref().map(|adapter| (adapter.name(), adapter.restarts()));
                let _ = reports.send(Report::Finished(players));
            }
        };
        let mut table = None;
        while let Some(opening) = self.next_opening() {
            for number in self.schedule.games_with(opening) {
                if self.stop.is_finishing() || self.done.contains(&number) {
                    continue;
                }
                let place = self.schedule.place(number);
                let found = table.take_if(|table: &mut Table<'_>| table.game == place.game);
                leave(table.take());
                let result =
                    found.map_or_else(|| self.table(place.game).map_err(AdapterError::Match), Ok).and_then(|found| {
                        let found = table.insert(found);
                        play_game(&mut found.opener, self.settings, number, place, &mut found.adapters, self.stop)
                    });
                match result {
                    Ok(game) => _ = reports.send(Report::Game(Box::new(game))),
                    Err(AdapterError::Match(fault)) => {
                        leave(table.take());
                        let _ = reports.send(Report::Failed(fault));
                        return;
                    }
                    // A forfeit never arrives here: it ends a game, not the match.
                    Err(AdapterError::Stopped | AdapterError::Forfeit(_)) => return leave(table.take()),
                }
            }
        }
        leave(table);
    }

    fn next_opening(&self) -> Option<usize> {
        if self.stop.is_finishing() {
            return None;
        }
        let opening = self.next.fetch_add(1, Ordering::Relaxed);
        (opening < self.schedule.openings()).then_some(opening)
    }

    fn table(&self, game: usize) -> Result<Table<'a>, MatchError> {
        let settings = self.settings;
        let patience = Patience {
            margin: Duration::from_millis(settings.margin_ms),
            answer: Duration::from_secs(settings.patience_s),
        };
        let (rules, [a, b]) = (&self.pool[game], &settings.players);
        let adapters =
            [create(a, "A", rules, patience, &settings.log)?, create(b, "B", rules, patience, &settings.log)?];
        Ok(Table { game, opener: Opener::new(rules, &settings.openings, settings.seed), adapters })
    }
}
