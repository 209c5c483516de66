//! The façade: one engine for one game.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use variorum_nets::{Accumulators, Inputs, Net, NetError};
use variorum_rules::history::Entry;
use variorum_rules::{Action, Phase, Position, Rules, Side, Turn};
use variorum_search::{Bound, Clock, Options, Report, Score, Searcher, elected};
use variorum_tables::TableSet;

use crate::endgames::Endgames;
use crate::evaluation::{Feature, Sums, aged, corrected, evaluate_fresh, features, is_decided};
use crate::levels::Level;
use crate::limits::Limits;
use crate::noise::Noise;
use crate::play::Play;
use crate::profile::Profile;
use crate::random::{Random, RandomMover};
use crate::tables::Tables;
use crate::tally::ROWS;
use crate::values::Values;
use crate::weights::Weights;
use variorum_rules::mix;

/// The greatest number of threads that search at once.
const MOST_THREADS: usize = 64;

/// Random turns that a weak level tries before it plays the best one.
const SLIPS_TRIED: usize = 6;

/// A report while the engine thinks.
#[derive(Clone, Debug)]
pub struct Info {
    /// Depth of the iteration, in turns.
    pub depth: u32,
    /// Deepest turn looked at in this iteration.
    pub seldepth: u32,
    /// Number of this line among the best ones, from 1.
    pub line: usize,
    /// Value for the side to move, in centipawns; see [`variorum_search::turns_to_end`] for proven ends.
    pub score: Score,
    /// How sure `score` is.
    pub bound: Bound,
    /// Actions made so far.
    pub nodes: u64,
    /// Milliseconds since the search was asked for.
    pub time_ms: u64,
    /// How full the hash table is, in thousandths.
    pub hashfull: u32,
    /// The expected turns.
    pub pv: Vec<Turn>,
}

/// What the engine chose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The turn to play.
    pub turn: Turn,
    /// Its value for the side to move, in centipawns; see [`variorum_search::turns_to_end`] for proven ends.
    pub score: Score,
    /// Depth of the last finished iteration, in turns.
    pub depth: u32,
    /// Actions made.
    pub nodes: u64,
    /// Milliseconds taken.
    pub time_ms: u64,
    /// The expected turns, the one chosen first.
    pub pv: Vec<Turn>,
    /// The best lines with their values, best first, if more than one was asked for.
    pub lines: Vec<(Score, Vec<Turn>)>,
}

/// An engine for one game. Keeps what it learnt from turn to turn; one game at a time.
#[derive(Debug)]
pub struct Engine {
    rules: Arc<Rules>,
    tables: Arc<Tables>,
    endgames: Option<Arc<TableSet>>,
    searcher: Searcher<Action>,
    /// Searchers on further threads, made when first needed; they share the table.
    partners: Vec<Searcher<Action>>,
    noise: Noise,
    seed: u64,
    threads: usize,
}

/// What the engines of a game measure of its rules before they think: the same for all of them. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Preparation {
    rules: Arc<Rules>,
    tables: Arc<Tables>,
    endgames: Option<Arc<TableSet>>,
    search: Options,
}

impl Preparation {
    /// Measures the game, as [`Engine::new`] says.
    #[must_use]
    pub fn of(rules: Arc<Rules>) -> Self {
        let values = Values::of(&rules);
        let measured = Profile::from_values(&rules, &values);
        let definition = rules.definition();
        // Whoever reads the file says what is wrong with it; here the game goes on without.
        let tuned = definition.weights.as_ref().and_then(|text| measured.clone().overlaid(definition, text).ok());
        let Profile { weights, terms, search } = tuned.unwrap_or(measured);
        let net = Net::of(&rules).and_then(Result::ok);
        let tables = Arc::new(Tables::new(&rules, values, weights, terms).with_net(net.map(Arc::new)));
        let endgames = Some(Arc::new(TableSet::of(Arc::clone(&rules))));
        Self { rules, tables, endgames, search }
    }

    /// The game.
    #[must_use]
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The endgame tables that its engines ask at first: those beside the game's file, and those added to the set.
    #[must_use]
    pub fn endgames(&self) -> Option<&Arc<TableSet>> {
        self.endgames.as_ref()
    }

    /// Lets its engines ask other endgame tables at first: a set of the same game with the same rules.
    #[must_use]
    pub fn with_endgames(mut self, endgames: Arc<TableSet>) -> Self {
        self.endgames = Some(endgames);
        self
    }

    /// What a piece of every kind is worth, by kind; see [`measured_values`](crate::measured_values).
    #[must_use]
    pub fn values(&self) -> &[i32] {
        &self.tables.values.board
    }
}

impl Engine {
    /// An engine that plays by the game's own profile: what is measured from the rules, and over it what the file beside the game's says (see
    /// [`Profile::of`]), and with the net beside it, if there is one. A file with errors is left out entirely. Measuring takes some milliseconds, on
    /// large boards half a second.
    #[must_use]
    pub fn new(rules: Arc<Rules>) -> Self {
        Self::prepared(&Preparation::of(rules))
    }

    /// An engine like that of [`Engine::new`], from what was measured before. Takes no time.
    #[must_use]
    pub fn prepared(preparation: &Preparation) -> Self {
        let Preparation { rules, tables, endgames, search } = preparation.clone();
        let searcher = Searcher::new(search);
        Self { rules, tables, endgames, searcher, partners: Vec::new(), noise: Noise::default(), seed: 0, threads: 1 }
    }

    /// A second engine for the same game that shares the measured tables and nothing else.
    #[must_use]
    pub fn sibling(&self) -> Self {
        let search = self.searcher.options().clone();
        let (rules, tables, endgames) = (Arc::clone(&self.rules), Arc::clone(&self.tables), self.endgames.clone());
        Self::prepared(&Preparation { rules, tables, endgames, search })
    }

    /// From now on plays by exactly this profile, whatever the game's own says; only the size of the hash table stays as it is. What was
    /// learnt is forgotten.
    ///
    /// ```
    /// use variorum_engine::{Engine, Profile};
    ///
    /// let id = variorum_library::ids().remove(0);
    /// let mut engine = Engine::new(variorum_library::rules(&id).unwrap());
    /// let mut profile = engine.profile();
    /// profile.search.null_move = false; // everything else as in the game's own profile
    /// engine.set_profile(profile.clone());
    /// assert_eq!(engine.profile(), profile);
    /// ```
    pub fn set_profile(&mut self, profile: Profile) {
        let Profile { weights, terms, search } = profile;
        let (values, net) = (self.tables.values.clone(), self.tables.net.clone());
        self.tables = Arc::new(Tables::new(&self.rules, values, weights, terms).with_net(net));
        self.searcher.set_options(Options { table_mib: self.searcher.options().table_mib, ..search });
        self.clear();
    }

    /// What it plays by.
    #[must_use]
    pub fn profile(&self) -> Profile {
        let (weights, terms) = (self.tables.weights.clone(), self.tables.terms);
        Profile { weights, terms, search: self.searcher.options().clone() }
    }

    /// From now on evaluates with this net or, with `None`, by the terms alone. What was learnt in a search is forgotten.
    ///
    /// # Errors
    /// If the net belongs to another game; then nothing changes.
    pub fn set_net(&mut self, net: Option<Arc<Net>>) -> Result<(), NetError> {
        let fits = |net: &Arc<Net>| net.inputs().fingerprint() == Inputs::of(&self.rules).fingerprint();
        if !net.as_ref().is_none_or(fits) {
            return Err(NetError::OtherGame);
        }
        self.tables = Arc::new((*self.tables).clone().with_net(net));
        self.clear();
        Ok(())
    }

    /// The net that it evaluates with, if any.
    #[must_use]
    pub fn net(&self) -> Option<&Arc<Net>> {
        self.tables.net.as_ref()
    }

    pub(crate) fn tables(&self) -> &Tables {
        &self.tables
    }

    /// From now on asks these endgame tables, which must be of the engine's own rules, or none. What was learnt in a search is forgotten.
    pub fn set_endgames(&mut self, endgames: Option<Arc<TableSet>>) {
        self.endgames = endgames;
        self.clear();
    }

    /// The endgame tables that it asks: at first those beside the game's file.
    #[must_use]
    pub fn endgames(&self) -> Option<&Arc<TableSet>> {
        self.endgames.as_ref()
    }

    /// The weights in force.
    #[must_use]
    pub fn weights(&self) -> &Weights {
        &self.tables.weights
    }

    /// The rules of its game.
    #[must_use]
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// Sets the size of the hash table in MiB (at least 1) and empties it.
    pub fn set_hash_mib(&mut self, mib: usize) {
        let options = Options { table_mib: mib.max(1), ..self.searcher.options().clone() };
        self.partners.clear();
        self.searcher.set_options(options);
        self.searcher.clear();
    }

    /// Sets how many threads may search at once, from the next search on. Numbers outside 1 to 64 are taken as the nearest of
    /// these. With one thread equal input gives equal output.
    pub fn set_threads(&mut self, threads: usize) {
        self.threads = threads.clamp(1, MOST_THREADS);
        self.partners.truncate(self.threads - 1);
    }

    /// How many threads may search at once.
    #[must_use]
    pub fn threads(&self) -> usize {
        self.threads
    }

    /// Sets the seed of the weak levels' random moves; with the same seed they play the same.
    pub fn set_seed(&mut self, seed: u64) {
        self.seed = seed;
    }

    /// Forgets everything, as before a new game.
    pub fn clear(&mut self) {
        self.partners.clear();
        self.searcher.clear();
    }

    /// The value of a kind of piece on the board, in centipawns; 0 for royal pieces.
    #[must_use]
    pub fn value(&self, kind: usize) -> Score {
        self.tables.values.board.get(kind).copied().unwrap_or(0)
    }

    /// The value of a kind of piece in hand, in centipawns; 0 for pieces that never are there.
    #[must_use]
    pub fn hand_value(&self, kind: usize) -> Score {
        self.tables.values.hand.get(kind).copied().unwrap_or(0)
    }

    /// What the position is worth to the side to move, without any search, in centipawns.
    #[must_use]
    pub fn evaluate(&self, position: &Position) -> Score {
        let score = self.sum_of_terms(position);
        aged(&self.tables, position, corrected(&self.tables, position, score, Some(&mut Accumulators::new())))
    }

    /// What a net would be added to: the value for the side to move by the terms alone, as if something had just been captured. `None` if the
    /// game is decided.
    #[must_use]
    pub fn evaluate_without_net(&self, position: &Position) -> Option<Score> {
        Some(self.sum_of_terms(position)).filter(|&score| !is_decided(score))
    }

    /// The evaluation of a position taken apart: what each sort of weights adds to it ([`Profile`] files have their names), the net (`net`), and all else
    /// (`rest`), in centipawns for the side to move. Always in the same order. Their sum is [`Engine::evaluate`].
    #[must_use]
    pub fn parts_of_evaluation(&self, position: &Position) -> Vec<(&'static str, f64)> {
        let (weights, sign) = (&self.tables.weights, if position.side() == Side::White { 1.0 } else { -1.0 });
        let mut sums = [0.0; ROWS.len()];
        for (Feature(place), amount) in features(&self.tables, position).0 {
            let place = place as usize;
            sums[weights.row_at(place) as usize] += sign * f64::from(amount) * f64::from(weights.list()[place]);
        }
        let terms = aged(&self.tables, position, self.sum_of_terms(position));
        let net = f64::from(self.evaluate(position) - terms);
        let rest = f64::from(terms) - sums.iter().sum::<f64>();
        let named = ROWS.iter().zip(sums).map(|(&row, sum)| (row.name(), sum));
        named.chain([("net", net), ("rest", rest)]).collect()
    }

    fn sum_of_terms(&self, position: &Position) -> Score {
        evaluate_fresh(&self.tables, &mut position.clone(), &Sums::of(&self.tables, position))
    }

    /// The material of one side at the start, in centipawns, the average of both.
    #[must_use]
    pub fn start_material(&self) -> Score {
        self.tables.start_material
    }

    /// Finds a turn. `history` are the earlier positions of the game, oldest first ([`crate::history_of`]); `stop` may be
    /// set from elsewhere at any time. `None` if there is no legal turn, the game is over, or the position stands in the
    /// middle of a turn. The position is left as it is.
    pub fn choose(
        &mut self,
        position: &Position,
        history: &[Entry],
        limits: &Limits,
        stop: &AtomicBool,
        on_info: impl FnMut(&Info),
    ) -> Option<Choice> {
        self.choose_by_clock(position, history, limits, &stopwatch(), stop, on_info)
    }

    /// The same by the caller's clock, which tells the milliseconds since the turn was asked for.
    pub fn choose_by_clock(
        &mut self,
        position: &Position,
        history: &[Entry],
        limits: &Limits,
        clock: &dyn Clock,
        stop: &AtomicBool,
        on_info: impl FnMut(&Info),
    ) -> Option<Choice> {
        self.set_noise(Noise::default());
        self.search(position, history, limits, clock, stop, on_info)
    }

    /// Finds a turn as a player of this level would. Depends on the engine's seed; see [`Engine::choose`] for the rest.
    pub fn choose_at_level(
        &mut self,
        position: &Position,
        history: &[Entry],
        level: &Level,
        stop: &AtomicBool,
        on_info: impl FnMut(&Info),
    ) -> Option<Choice> {
        let clock = stopwatch();
        self.set_noise(Noise { size: level.noise, seed: mix(self.seed) });
        let best = self.search(position, history, &level.limits, &clock, stop, on_info)?;
        let seed = mix(self.seed ^ position.hash());
        if level.slips > 0 && Random::new(seed).chance(level.slips as usize, 1000) {
            let least = best.score.saturating_sub(level.careless);
            return Some(self.slip(position, history, &level.limits, &clock, stop, least, seed).unwrap_or(best));
        }
        Some(best)
    }

    /// A random turn that is worth at least `least` by a search like that for the best one; `None` if the few that come to mind are
    /// worth less. Its second part, if any, is the best one.
    #[expect(clippy::too_many_arguments, reason = "what a search is asked with, and two numbers")]
    fn slip(
        &mut self,
        position: &Position,
        history: &[Entry],
        limits: &Limits,
        clock: &dyn Clock,
        stop: &AtomicBool,
        least: Score,
        seed: u64,
    ) -> Option<Choice> {
        let mut mover = RandomMover::new(seed);
        (0..SLIPS_TRIED).find_map(|_| {
            let limits = Limits { only: vec![mover.choose(position)?], ..limits.clone() };
            // A search that had to end before it had looked at anything says nothing of its turn.
            self.search(position, history, &limits, clock, stop, |_| {})
                .filter(|choice| choice.depth > 0 && choice.score >= least)
        })
    }

    /// Scores with other noise are no use: they are forgotten.
    fn set_noise(&mut self, noise: Noise) {
        if self.noise != noise {
            self.noise = noise;
            self.clear();
        }
    }

    fn search(
        &mut self,
        position: &Position,
        history: &[Entry],
        limits: &Limits,
        clock: &dyn Clock,
        stop: &AtomicBool,
        mut on_info: impl FnMut(&Info),
    ) -> Option<Choice> {
        if position.phase() == Phase::Second {
            return None;
        }
        let Self { tables, endgames, searcher, partners, noise, threads, .. } = self;
        // A player who errs on purpose does not play endings perfectly.
        let endgames = endgames.as_deref().filter(|_| *noise == Noise::default()).and_then(Endgames::of);
        let endgames = endgames.as_ref();
        while partners.len() + 1 < *threads {
            partners.push(searcher.partner());
        }
        let play = || Play::new(position, tables, endgames, history, *noise);
        let mut reader = position.clone();
        let mut tell = |info: &variorum_search::Info<'_, Action>| {
            on_info(&Info {
                depth: info.depth,
                seldepth: info.seldepth,
                line: info.multipv,
                score: info.score,
                bound: info.bound,
                nodes: info.nodes,
                time_ms: info.time_ms,
                hashfull: info.hashfull,
                pv: turns(&mut reader, info.pv),
            });
        };
        let limits_inside = limits.for_search();
        let report = if partners.is_empty() {
            searcher.search(&mut play(), &limits_inside, clock, stop, &mut tell)
        } else {
            let (nodes, only, done) = (AtomicU64::new(0), &limits_inside.only, AtomicBool::new(false));
            std::thread::scope(|scope| {
                let done = SetWhenDropped(&done);
                let (nodes_of_all, done_by_all) = (&nodes, done.0);
                let assistants: Vec<_> = partners
                    .iter_mut()
                    .zip(1..)
                    .map(|(partner, number)| {
                        scope.spawn(move || partner.assist(&mut play(), number, only, done_by_all, nodes_of_all))
                    })
                    .collect();
                let options = searcher.options();
                let (votes, unit) = (options.thread_votes && limits_inside.lines <= 1, options.unit);
                let first = searcher.search_assisted(&mut play(), &limits_inside, clock, stop, &nodes, &mut tell);
                drop(done);
                let joined = assistants.into_iter().map(|assistant| assistant.join());
                let others = joined.map(|result| result.unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
                let (nodes, time_ms) = (first.nodes, first.time_ms);
                let mut reports: Vec<_> = std::iter::once(first).chain(others).collect();
                let decides = if votes { elected(&reports, unit) } else { 0 };
                Report { nodes, time_ms, ..reports.swap_remove(decides) }
            })
        };
        let mut lines: Vec<(Score, Vec<Turn>)> =
            report.lines.iter().map(|line| (line.score, turns(&mut reader, &line.pv))).collect();
        let turn = *turns(&mut reader, &report.turn).first()?;
        let pv = lines.first().map_or_else(|| vec![turn], |(_, pv)| pv.clone());
        if limits.lines <= 1 {
            lines.clear();
        }
        let (score, depth, nodes, time_ms) = (report.score, report.depth, report.nodes, report.time_ms);
        Some(Choice { turn, score, depth, nodes, time_ms, pv, lines })
    }
}

/// Tells the milliseconds since now.
fn stopwatch() -> impl Clock {
    let start = Instant::now();
    move || u64::try_from(start.elapsed().as_millis()).unwrap_or(u64::MAX)
}

/// Stops the assistants when the leading search ends, be it by a panic.
struct SetWhenDropped<'a>(&'a AtomicBool);

impl Drop for SetWhenDropped<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Actions from `position` on as whole turns; what is left of half a turn is dropped.
fn turns(position: &mut Position, actions: &[Action]) -> Vec<Turn> {
    let mut turns = Vec::with_capacity(actions.len());
    let mut half = None;
    for &action in actions {
        position.make_unchecked(action);
        match (half.take(), position.phase()) {
            (None, Phase::Second) => half = Some(action),
            (None, Phase::First) => turns.push(Turn { first: action, second: None }),
            (Some(first), _) => turns.push(Turn { first, second: Some(action) }),
        }
    }
    actions.iter().for_each(|_| position.unmake());
    turns
}
