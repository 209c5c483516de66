//! A whole match: games shared out among workers, counted in the order of their numbers, so that the result does not depend on how
//! many workers there are.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;
use std::time::Duration;

use variorum_rules::{Rules, Side};

use crate::error::{MatchError, SeatError};
use crate::game::{Game, play as play_game};
use crate::opening::Opener;
use crate::score::{Result as Points, Score};
use crate::seat::{Patience, Seat, seat};
use crate::settings::Settings;
use crate::sprt::Verdict;
use crate::stop::Stop;

/// What is told while a match is played.
#[derive(Clone, Copy, Debug)]
pub enum Event<'a> {
    /// A game is over, whichever its number; this is the score of all that are.
    Over(&'a Score),
    /// The next game by number: every game that counts comes once, in order.
    Game(&'a Game),
}

/// What came of a match.
#[derive(Clone, Debug, Default)]
pub struct Summary {
    /// The score of the first player. With a decided SPRT: up to the pair that decided it.
    pub score: Score,
    /// What the players call themselves.
    pub names: [String; 2],
    /// Games won by White and by Black.
    pub won_by_side: [u32; 2],
    /// Turns of all games together.
    pub turns: u64,
    /// How the games ended.
    pub ends: BTreeMap<&'static str, u32>,
    /// Games that each player lost by a fault of its own: over time, by an illegal turn, because its program ended ….
    pub faults: [BTreeMap<&'static str, u32>; 2],
    /// How often each player's program had to be started anew.
    pub restarts: [u32; 2],
    /// How the SPRT stands, if there is one.
    pub verdict: Option<(Verdict, f64)>,
    /// Why the match could not be played to its end.
    pub fault: Option<MatchError>,
}

enum News {
    Game(Box<Game>),
    SeatError(MatchError),
    /// A worker has gone home: names and restarts of its players.
    Home([(String, u32); 2]),
}

/// Plays a match. `stop` may be used from elsewhere at any time; it is also used when the match is decided.
///
/// # Errors
/// If it cannot even begin. Where it cannot be finished, the games played are in the summary and the reason is [`Summary::fault`].
pub fn play(
    rules: &Arc<Rules>,
    settings: &Settings,
    stop: &Stop,
    mut tell: impl FnMut(Event<'_>),
) -> Result<Summary, MatchError> {
    settings.openings.check(rules)?;
    let next = AtomicUsize::new(0);
    let mut books = Books::new(settings);
    thread::scope(|scope| {
        let (sender, news) = channel();
        for _ in 0..settings.workers.clamp(1, settings.games.max(1)) {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || work(rules, settings, next, stop, &sender));
        }
        drop(sender);
        for item in news {
            match item {
                News::Game(game) => books.enter(*game, stop, &mut tell),
                News::SeatError(fault) => {
                    // The others finish the games under way.
                    stop.finish();
                    books.summary.fault.get_or_insert(fault);
                }
                News::Home(players) => books.note_players(players),
            }
        }
    });
    books.close(&mut tell)
}

fn work(rules: &Arc<Rules>, settings: &Settings, next: &AtomicUsize, stop: &Stop, news: &Sender<News>) {
    let fault = match seats(rules, settings) {
        Ok(mut seats) => {
            let fault = work_at(rules, settings, &mut seats, next, stop, news);
            let home = seats.each_ref().map(|seat| (seat.name(), seat.restarts()));
            // Nobody listens only if the match has failed altogether.
            let _ = news.send(News::Home(home));
            fault
        }
        Err(fault) => Some(fault),
    };
    if let Some(fault) = fault {
        let _ = news.send(News::SeatError(fault));
    }
}

fn seats(rules: &Arc<Rules>, settings: &Settings) -> Result<[Box<dyn Seat>; 2], MatchError> {
    let patience = Patience {
        margin: Duration::from_millis(settings.margin_ms),
        answer: Duration::from_secs(settings.patience_s),
    };
    let [a, b] = &settings.players;
    Ok([seat(a, "A", rules, patience, &settings.log)?, seat(b, "B", rules, patience, &settings.log)?])
}

fn work_at(
    rules: &Arc<Rules>,
    settings: &Settings,
    seats: &mut [Box<dyn Seat>; 2],
    next: &AtomicUsize,
    stop: &Stop,
    news: &Sender<News>,
) -> Option<MatchError> {
    let mut opener = Opener::new(rules, &settings.openings, settings.seed);
    while !stop.is_finish() {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number >= settings.games {
            break;
        }
        match play_game(&mut opener, settings, number, seats, stop) {
            Ok(game) => {
                let _ = news.send(News::Game(Box::new(game)));
            }
            Err(SeatError::Match(fault)) => return Some(fault),
            // Never a forfeit here: those are games.
            Err(SeatError::Stopped | SeatError::Forfeit(_)) => break,
        }
    }
    None
}

/// Counts games in the order of their numbers.
struct Books<'a> {
    settings: &'a Settings,
    summary: Summary,
    /// Games that came before their turn.
    early: BTreeMap<usize, Game>,
    /// The number of the next game to be counted.
    next: usize,
    /// The first game of a pair whose second is missing.
    half: Option<(usize, Points)>,
    /// The score of all games that are over: pairs, and the others by pair.
    live: Score,
    live_halves: BTreeMap<usize, Points>,
    decided: bool,
}

impl<'a> Books<'a> {
    fn new(settings: &'a Settings) -> Self {
        let summary = Summary { verdict: settings.sprt.map(|_| (Verdict::Open, 0.0)), ..Summary::default() };
        let (early, live_halves) = (BTreeMap::new(), BTreeMap::new());
        Self { settings, summary, early, next: 0, half: None, live: Score::default(), live_halves, decided: false }
    }

    fn note_players(&mut self, players: [(String, u32); 2]) {
        for (index, (name, restarts)) in players.into_iter().enumerate() {
            self.summary.names[index] = name;
            self.summary.restarts[index] += restarts;
        }
    }

    fn enter(&mut self, game: Game, stop: &Stop, tell: &mut impl FnMut(Event<'_>)) {
        if self.decided {
            return;
        }
        let pair = game.number / 2;
        match self.live_halves.remove(&pair) {
            Some(points) => self.live.add_pair(points, game.points()),
            None => {
                self.live_halves.insert(pair, game.points());
            }
        }
        let mut score = self.live;
        self.live_halves.values().for_each(|&points| score.add_single(points));
        tell(Event::Over(&score));
        self.early.insert(game.number, game);
        while let Some(game) = self.early.remove(&self.next) {
            self.next += 1;
            self.count(&game, tell);
            if self.decided {
                stop.abort();
                return;
            }
        }
    }

    fn count(&mut self, game: &Game, tell: &mut impl FnMut(Event<'_>)) {
        tell(Event::Game(game));
        let summary = &mut self.summary;
        summary.turns += game.turns.len() as u64;
        *summary.ends.entry(game.reason.text()).or_default() += 1;
        if let Some(side) = game.winner {
            summary.won_by_side[side.index()] += 1;
        }
        if let Some((player, forfeit)) = game.forfeit()
            && forfeit.is_fault()
        {
            *summary.faults[player].entry(forfeit.word()).or_default() += 1;
        }
        let pair = game.number / 2;
        match self.half.take() {
            Some((other, points)) if other == pair => summary.score.add_pair(points, game.points()),
            other => {
                if let Some((_, points)) = other {
                    summary.score.add_single(points);
                }
                self.half = Some((pair, game.points()));
                return;
            }
        }
        if let Some(sprt) = self.settings.sprt {
            let pairs = &summary.score.pairs;
            summary.verdict = Some((sprt.verdict(pairs), sprt.llr(pairs)));
            self.decided = sprt.verdict(pairs) != Verdict::Open;
        }
    }

    /// Games behind one that was broken off count too.
    fn close(mut self, tell: &mut impl FnMut(Event<'_>)) -> Result<Summary, MatchError> {
        for (_, game) in std::mem::take(&mut self.early) {
            if !self.decided {
                self.count(&game, tell);
            }
        }
        if let Some((_, points)) = self.half {
            self.summary.score.add_single(points);
        }
        match self.summary.fault.take() {
            Some(fault) if self.summary.score.games() == 0 => Err(fault),
            fault => {
                self.summary.fault = fault;
                Ok(self.summary)
            }
        }
    }
}

impl Summary {
    /// Games won by a side.
    #[must_use]
    pub const fn won_by(&self, side: Side) -> u32 {
        self.won_by_side[side.index()]
    }
}
