//! A match: workers play the games, which are counted in the order of their numbers, so the result does not depend on the number of
//! workers.

use std::collections::BTreeMap;
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
use crate::score::{GameResult, MatchScore};
use crate::settings::Settings;
use crate::sprt::Verdict;
use crate::stop::Stop;

/// A report during a match.
#[derive(Clone, Copy, Debug)]
pub enum Event<'a> {
    /// A game has ended, in any order. This is the score of all games that have ended.
    Progress(&'a MatchScore),
    /// The next game by number. Every game that counts is reported once, in order.
    Game(&'a PlayedGame),
}

/// The result of a match.
#[derive(Clone, Debug, Default)]
pub struct Summary {
    /// The score of the first player. If an SPRT was decided, it includes the games up to the pair that decided it.
    pub score: MatchScore,
    /// The names that the players report for themselves.
    pub names: [String; 2],
    /// The score of White, whichever player had it.
    pub white: MatchScore,
    /// The number of turns of each game that counts, the opening included, in the order of the games.
    pub lengths: Vec<usize>,
    /// How many games ended for each reason.
    pub ends: BTreeMap<&'static str, u32>,
    /// How many games each player forfeited, by reason: on time, by an illegal turn, because its program ended. Resigned games do not
    /// count.
    pub faults: [BTreeMap<&'static str, u32>; 2],
    /// How often each player's program had to be restarted.
    pub restarts: [u32; 2],
    /// The state of the SPRT and its log-likelihood ratio, if the match has one.
    pub verdict: Option<(Verdict, f64)>,
    /// Why the match could not be finished.
    pub error: Option<MatchError>,
}

/// A message from a worker.
enum Report {
    Game(Box<PlayedGame>),
    Failed(MatchError),
    /// A worker has finished: names and restarts of its players.
    Finished([(String, u32); 2]),
}

/// Plays a match and passes each [`Event`] to `report`. `stop` may be set from another thread; the match sets it itself when an SPRT is
/// decided.
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
    mut report: impl FnMut(Event<'_>),
) -> Result<Summary, MatchError> {
    settings.openings.check(rules)?;
    let next = AtomicUsize::new(0);
    let mut tally = Tally::new(settings);
    thread::scope(|scope| {
        let (sender, reports) = channel();
        for _ in 0..settings.workers.clamp(1, settings.games.max(1)) {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || work(rules, settings, next, stop, &sender));
        }
        drop(sender);
        for received in reports {
            match received {
                Report::Game(game) => tally.enter(*game, stop, &mut report),
                Report::Failed(fault) => {
                    // The other workers finish their current games.
                    stop.finish();
                    tally.summary.error.get_or_insert(fault);
                }
                Report::Finished(players) => tally.note_players(players),
            }
        }
    });
    tally.close(&mut report)
}

fn work(rules: &Arc<Rules>, settings: &Settings, next: &AtomicUsize, stop: &Stop, reports: &Sender<Report>) {
    let fault = match adapters(rules, settings) {
        Ok(mut adapters) => {
            let fault = work_at(rules, settings, &mut adapters, next, stop, reports);
            let players = adapters.each_ref().map(|adapter| (adapter.name(), adapter.restarts()));
            // The receiver is gone only if the match has failed.
            let _ = reports.send(Report::Finished(players));
            fault
        }
        Err(fault) => Some(fault),
    };
    if let Some(fault) = fault {
        let _ = reports.send(Report::Failed(fault));
    }
}

fn adapters(rules: &Arc<Rules>, settings: &Settings) -> Result<[Box<dyn Adapter>; 2], MatchError> {
    let patience = Patience {
        margin: Duration::from_millis(settings.margin_ms),
        answer: Duration::from_secs(settings.patience_s),
    };
    let [a, b] = &settings.players;
    Ok([create(a, "A", rules, patience, &settings.log)?, create(b, "B", rules, patience, &settings.log)?])
}

fn work_at(
    rules: &Arc<Rules>,
    settings: &Settings,
    adapters: &mut [Box<dyn Adapter>; 2],
    next: &AtomicUsize,
    stop: &Stop,
    reports: &Sender<Report>,
) -> Option<MatchError> {
    let mut opener = Opener::new(rules, &settings.openings, settings.seed);
    while !stop.is_finishing() {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number >= settings.games {
            break;
        }
        match play_game(&mut opener, settings, number, adapters, stop) {
            Ok(game) => {
                let _ = reports.send(Report::Game(Box::new(game)));
            }
            Err(AdapterError::Match(fault)) => return Some(fault),
            // A forfeit never arrives here: it ends a game, not the match.
            Err(AdapterError::Stopped | AdapterError::Forfeit(_)) => break,
        }
    }
    None
}

/// Counts games in the order of their numbers.
struct Tally<'a> {
    settings: &'a Settings,
    summary: Summary,
    /// Games that ended before an earlier one.
    early: BTreeMap<usize, PlayedGame>,
    /// The number of the next game to count.
    next: usize,
    /// A game whose partner is missing.
    half: Option<Half>,
    /// The score of all complete pairs that have ended, in any order.
    live: MatchScore,
    /// By pair, the results of ended games whose partner has not ended.
    live_halves: BTreeMap<usize, GameResult>,
    decided: bool,
}

impl<'a> Tally<'a> {
    fn new(settings: &'a Settings) -> Self {
        let summary = Summary { verdict: settings.sprt.map(|_| (Verdict::Open, 0.0)), ..Summary::default() };
        let (early, live_halves) = (BTreeMap::new(), BTreeMap::new());
        Self { settings, summary, early, next: 0, half: None, live: MatchScore::default(), live_halves, decided: false }
    }

    fn note_players(&mut self, players: [(String, u32); 2]) {
        for (index, (name, restarts)) in players.into_iter().enumerate() {
            self.summary.names[index] = name;
            self.summary.restarts[index] += restarts;
        }
    }

    fn enter(&mut self, game: PlayedGame, stop: &Stop, report: &mut impl FnMut(Event<'_>)) {
        if self.decided {
            return;
        }
        let pair = game.number / 2;
        if self.settings.openings.unpaired {
            self.live.add_single(game.points());
        } else if let Some(points) = self.live_halves.remove(&pair) {
            self.live.add_pair(points, game.points());
        } else {
            self.live_halves.insert(pair, game.points());
        }
        let mut score = self.live;
        self.live_halves.values().for_each(|&points| score.add_single(points));
        report(Event::Progress(&score));
        self.early.insert(game.number, game);
        while let Some(game) = self.early.remove(&self.next) {
            self.next += 1;
            self.count(&game, report);
            if self.decided {
                stop.abort();
                return;
            }
        }
    }

    fn count(&mut self, game: &PlayedGame, report: &mut impl FnMut(Event<'_>)) {
        report(Event::Game(game));
        let summary = &mut self.summary;
        summary.lengths.push(game.turns.len());
        *summary.ends.entry(game.reason.text()).or_default() += 1;
        if let Some((player, forfeit)) = game.forfeit()
            && forfeit.is_fault()
        {
            *summary.faults[player].entry(forfeit.word()).or_default() += 1;
        }
        let half = Half { pair: game.number / 2, points: game.points(), points_of_white: game.points_of_white() };
        if self.settings.openings.unpaired {
            summary.add_single(half);
            return;
        }
        match self.half.take() {
            Some(other) if other.pair == half.pair => summary.add_pair(other, half),
            other => {
                if let Some(other) = other {
                    summary.add_single(other);
                }
                self.half = Some(half);
                return;
            }
        }
        if let Some(sprt) = self.settings.sprt {
            let pairs = &summary.score.pairs;
            summary.verdict = Some((sprt.verdict(pairs), sprt.llr(pairs)));
            self.decided = sprt.verdict(pairs) != Verdict::Open;
        }
    }

    /// Also counts the games that come after an aborted one.
    fn close(mut self, report: &mut impl FnMut(Event<'_>)) -> Result<Summary, MatchError> {
        for (_, game) in std::mem::take(&mut self.early) {
            if !self.decided {
                self.count(&game, report);
            }
        }
        if let Some(half) = self.half {
            self.summary.add_single(half);
        }
        match self.summary.error.take() {
            Some(fault) if self.summary.score.games() == 0 => Err(fault),
            fault => {
                self.summary.error = fault;
                Ok(self.summary)
            }
        }
    }
}

/// A game of a pair, as it counts for the scores.
#[derive(Clone, Copy)]
struct Half {
    pair: usize,
    points: GameResult,
    points_of_white: GameResult,
}

impl Summary {
    /// The number of turns of the game in the middle, if the games are put in the order of their lengths; `None` without games. Of two games
    /// in the middle it is the longer one.
    #[must_use]
    pub fn median_length(&self) -> Option<usize> {
        let mut lengths = self.lengths.clone();
        let middle = lengths.len() / 2;
        (middle < lengths.len()).then(|| *lengths.select_nth_unstable(middle).1)
    }

    /// The share of the games, 0 to 1, that ended within this number of turns, the opening included; 0 without games.
    #[must_use]
    pub fn over_within(&self, turns: usize) -> f64 {
        let short = self.lengths.iter().filter(|&&length| length <= turns).count();
        short as f64 / self.lengths.len().max(1) as f64
    }

    fn add_pair(&mut self, first: Half, second: Half) {
        self.score.add_pair(first.points, second.points);
        self.white.add_pair(first.points_of_white, second.points_of_white);
    }

    fn add_single(&mut self, game: Half) {
        self.score.add_single(game.points);
        self.white.add_single(game.points_of_white);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_summed_up() {
        let of = |lengths: &[usize]| Summary { lengths: lengths.to_vec(), ..Summary::default() };
        assert_eq!((of(&[]).median_length(), of(&[]).over_within(10)), (None, 0.0));
        let five = of(&[80, 10, 11, 9, 200]);
        assert_eq!((five.median_length(), five.over_within(10)), (Some(11), 0.4));
        assert_eq!(of(&[30, 20]).median_length(), Some(30));
    }
}
