//! A match: jobs of a pair of games each. The games are counted in the order of their numbers, so the result does not depend on who plays
//! them, and when.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use variorum_jobs::{Runner, Stop, Threads, Work};
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

/// Plays a match over several games, a pair of each in turn, on as many threads as the settings say. `earlier` has the games that an earlier run
/// of the same match has played; they count as if they were played now.
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
    report: impl FnMut(Event<'_>),
) -> Result<Summary, MatchError> {
    play_on(&Threads::new(settings.workers), pool, settings, earlier, stop, report)
}

/// The same, where `runner` says.
///
/// # Errors
/// As [`play_pool`].
///
/// # Panics
/// As [`play_pool`].
pub fn play_on(
    runner: &impl Runner,
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
    let done: BTreeSet<usize> = earlier.iter().map(|game| game.number).collect();
    let mut tally = Tally::new(settings, pool.len());
    for game in earlier {
        tally.enter_earlier(game, &mut report);
    }
    if !tally.is_decided() {
        let work = MatchWork::new(pool, settings);
        let played = runner.run(&work, work.jobs(&done), stop, |_, pair| {
            pair.games.iter().for_each(|game| tally.enter_played(game, &mut report));
            tally.note_players(pair.players);
            if tally.is_decided() {
                stop.abort();
            }
        });
        if let Err(fault) = played {
            tally.note_fault(fault);
        }
    }
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

/// The games of a match, as work in jobs.
#[derive(Clone, Copy)]
pub struct MatchWork<'a> {
    pool: &'a [Arc<Rules>],
    settings: &'a Settings,
    schedule: Schedule,
}

/// A job of a match: games with the same opening.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pair {
    /// The numbers of the games.
    pub numbers: Vec<usize>,
}

/// What a [`Pair`] becomes. A game that was stopped is missing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayedPair {
    /// The games that were played.
    pub games: Vec<PlayedGame>,
    /// The names that the players report for themselves, and how often each was restarted for these games.
    pub players: [(String, u32); 2],
}

/// The players of a game of the pool, as one thread has them.
pub struct Table<'a> {
    /// The index of the game.
    game: usize,
    opener: Opener<'a>,
    adapters: [Box<dyn Adapter>; 2],
    /// How often the players had been restarted after the job before.
    restarts: [u32; 2],
}

impl<'a> MatchWork<'a> {
    /// The games of a match of these settings, in turn over the pool.
    #[must_use]
    pub fn new(pool: &'a [Arc<Rules>], settings: &'a Settings) -> Self {
        Self { pool, settings, schedule: Schedule::new(pool.len(), settings) }
    }

    /// Its jobs, without the games that are done.
    fn jobs(&self, done: &BTreeSet<usize>) -> impl Iterator<Item = Pair> + Send {
        let Self { schedule, .. } = *self;
        let pairs = (0..schedule.openings()).map(move |opening| {
            let missing = schedule.games_with(opening).filter(|number| !done.contains(number));
            Pair { numbers: missing.collect() }
        });
        pairs.filter(|pair| !pair.numbers.is_empty())
    }

    fn table(&self, game: usize) -> Result<Table<'a>, MatchError> {
        let settings = self.settings;
        let patience = Patience {
            margin: Duration::from_millis(settings.margin_ms),
            answer: Duration::from_secs(settings.patience_s),
        };
        let rules = self.pool.get(game).ok_or(MatchError::NoGames)?;
        let [a, b] = &settings.players;
        let adapters =
            [create(a, "A", rules, patience, &settings.log)?, create(b, "B", rules, patience, &settings.log)?];
        Ok(Table { game, opener: Opener::new(rules, &settings.openings, settings.seed), adapters, restarts: [0; 2] })
    }
}

impl Work for MatchWork<'_> {
    type Job = Pair;
    type Made = PlayedPair;
    type Error = MatchError;
    /// A thread has one table at a time: the players of a whole pool would need too much memory.
    type Tool<'w>
        = Option<Table<'w>>
    where
        Self: 'w;

    fn tool(&self) -> Self::Tool<'_> {
        None
    }

    fn run<'w>(
        &'w self,
        place: &mut Self::Tool<'w>,
        pair: &Pair,
        stop: &Stop,
    ) -> Result<Option<PlayedPair>, MatchError> {
        let mut games = Vec::new();
        for &number in &pair.numbers {
            if stop.is_finishing() {
                break;
            }
            let seat = self.schedule.place(number);
            let found = place.take().filter(|table| table.game == seat.game);
            let mut table = found.map_or_else(|| self.table(seat.game), Ok)?;
            let played = play_game(&mut table.opener, self.settings, number, seat, &mut table.adapters, stop);
            if let Err(AdapterError::Match(fault)) = played {
                return Err(fault);
            }
            *place = Some(table);
            match played {
                Ok(game) => games.push(game),
                // The match is being stopped. A forfeit never arrives here: it ends a game, not the match.
                Err(_) => break,
            }
        }
        let Some(table) = place.as_mut().filter(|_| !games.is_empty()) else { return Ok(None) };
        let mut player = |index: usize| {
            let restarts = table.adapters[index].restarts();
            let before = std::mem::replace(&mut table.restarts[index], restarts);
            (table.adapters[index].name(), restarts - before)
        };
        let players = [player(0), player(1)];
        Ok(Some(PlayedPair { games, players }))
    }
}
