//! Counting the games of a match in the order of their numbers, so that the result does not depend on the order in which they end.

use std::collections::BTreeMap;

use crate::error::MatchError;
use crate::game::PlayedGame;
use crate::matches::Event;
use crate::record::FinishedGame;
use crate::score::{GameResult, MatchScore};
use crate::settings::Settings;
use crate::sprt::Verdict;
use crate::summary::Summary;

/// Counts games in the order of their numbers.
pub(crate) struct Tally<'a> {
    settings: &'a Settings,
    summary: Summary,
    /// Games that ended before an earlier one.
    early: BTreeMap<usize, FinishedGame>,
    /// The number of the next game to count.
    next: usize,
    /// A game whose partner is missing.
    half: Option<FinishedGame>,
    /// The score of all complete pairs that have ended, in any order.
    live: MatchScore,
    /// By pair, the results of ended games whose partner has not ended.
    live_halves: BTreeMap<usize, GameResult>,
    decided: bool,
}

impl<'a> Tally<'a> {
    /// `pool` is the number of games in the pool.
    pub(crate) fn new(settings: &'a Settings, pool: usize) -> Self {
        let verdict = settings.sprt.map(|_| (Verdict::Open, 0.0));
        let summary = Summary { verdict, by_game: vec![MatchScore::default(); pool], ..Summary::default() };
        let (early, live_halves) = (BTreeMap::new(), BTreeMap::new());
        Self { settings, summary, early, next: 0, half: None, live: MatchScore::default(), live_halves, decided: false }
    }

    /// Whether the SPRT has been decided, so that no more games count.
    pub(crate) const fn is_decided(&self) -> bool {
        self.decided
    }

    pub(crate) fn note_players(&mut self, players: [(String, u32); 2]) {
        for (index, (name, restarts)) in players.into_iter().enumerate() {
            self.summary.names[index] = name;
            self.summary.restarts[index] += restarts;
        }
    }

    pub(crate) fn note_fault(&mut self, fault: MatchError) {
        self.summary.error.get_or_insert(fault);
    }

    /// Enters a game that an earlier run of the match has played. A number counts once.
    pub(crate) fn enter_earlier(&mut self, game: FinishedGame, report: &mut impl FnMut(Event<'_>)) {
        if game.number >= self.next && !self.early.contains_key(&game.number) {
            self.enter(game, report);
        }
    }

    /// Enters a game that has just been played.
    pub(crate) fn enter_played(&mut self, game: &PlayedGame, report: &mut impl FnMut(Event<'_>)) {
        if !self.decided {
            report(Event::Ended(game));
            self.enter(game.finished(), report);
        }
    }

    fn enter(&mut self, game: FinishedGame, report: &mut impl FnMut(Event<'_>)) {
        if self.decided {
            return;
        }
        if self.settings.openings.unpaired {
            self.live.add_single(game.points());
        } else if let Some(points) = self.live_halves.remove(&game.pair()) {
            self.live.add_pair(points, game.points());
        } else {
            self.live_halves.insert(game.pair(), game.points());
        }
        let mut score = self.live;
        self.live_halves.values().for_each(|&points| score.add_single(points));
        report(Event::Progress(&score));
        self.early.insert(game.number, game);
        while let Some(game) = self.early.remove(&self.next) {
            self.next += 1;
            self.count(game);
            if self.decided {
                return;
            }
        }
    }

    fn count(&mut self, game: FinishedGame) {
        self.summary.note(&game);
        if self.settings.openings.unpaired {
            self.summary.add_single(&game);
            return;
        }
        match self.half.take() {
            Some(other) if other.pair() == game.pair() => self.summary.add_pair(&other, &game),
            other => {
                if let Some(other) = other {
                    self.summary.add_single(&other);
                }
                self.half = Some(game);
                return;
            }
        }
        if let Some(sprt) = self.settings.sprt {
            let (pairs, games) = (&self.summary.score.pairs, self.summary.score.games() as usize);
            let verdict = if games < self.settings.least_games { Verdict::Open } else { sprt.verdict(pairs) };
            self.summary.verdict = Some((verdict, sprt.llr(pairs)));
            self.decided = verdict != Verdict::Open;
        }
    }

    /// Also counts the games that come after an aborted one.
    pub(crate) fn close(mut self) -> Summary {
        for (_, game) in std::mem::take(&mut self.early) {
            if !self.decided {
                self.count(game);
            }
        }
        if let Some(half) = self.half {
            self.summary.add_single(&half);
        }
        self.summary
    }
}
