//! Looks for puzzles in games.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};

use variorum_engine::{Engine, Limits, Random, Score, turns_to_end};
use variorum_problems::{Ended, saving_turns, winning_turns};
use variorum_rules::movegen::make_null;
use variorum_rules::{Position, Turn, mix};

use crate::aim::Aim;
use crate::games::Recorded;
use crate::grade::{rating, successes};
use crate::prove::{Unproved, prove};
use crate::puzzle::{Parts, Puzzle};
use crate::revise::revised;
use crate::source::{Moment, Source};
use crate::themes::themes;

/// The longest wins that are looked for.
const LONGEST_WIN: u32 = 3;
/// A win in one is a puzzle only among so many legal turns.
const CROWD: usize = 150;
/// One turn that saves is a puzzle only among so many legal turns.
const LEAST_CHOICE: usize = 8;
/// So many puzzles are taken from one game.
const PER_GAME: usize = 6;
/// Where positions may be changed, variations of so many candidates of a game are tried,
const CANDIDATES_VARIED: usize = 3;
/// and so many of each.
const VARIATIONS: u64 = 3;
/// Wins that are fewer turns apart than this show the same thing.
const APART: usize = 4;
/// Threats are looked for in so many of the last positions of a game, and wins too where nobody has judged the positions.
const LAST_POSITIONS: usize = 40;
/// So many other replies of the side that loses are tried before a position that is won.
const DETOURS: usize = 16;

/// What the search may cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// Nodes of the engine's search that looks for a win in a position.
    pub filter_nodes: u64,
    /// Turns that a proof may make in each of its searches.
    pub proof_nodes: u64,
    /// Changes that are tried on a position with several solutions. See [`revised`].
    pub changes: usize,
}

impl Default for Cost {
    fn default() -> Self {
        Self { filter_nodes: 1_500, proof_nodes: 3_000_000, changes: 0 }
    }
}

impl Cost {
    /// The limits of a proof: no table, so that nothing rests on hashes.
    #[must_use]
    pub fn of_proof(self) -> variorum_problems::Limits {
        variorum_problems::Limits { nodes: Some(self.proof_nodes), hash_mib: 0, threads: 1, lines: usize::MAX }
    }
}

/// What became of the candidates.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Positions of which a solution was known or suspected.
    pub candidates: u64,
    /// Those that were proved.
    pub proved: u64,
    /// Of these, those that were changed before.
    pub changed: u64,
    /// Those with several solutions, in the first turn or later.
    pub several: u64,
    /// Those whose aim is not reached, or sooner.
    pub missed: u64,
    /// Those whose proof took too long.
    pub unfinished: u64,
}

impl std::ops::AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.candidates += other.candidates;
        self.proved += other.proved;
        self.changed += other.changed;
        self.several += other.several;
        self.missed += other.missed;
        self.unfinished += other.unfinished;
    }
}

/// A position that may be a puzzle.
#[derive(Clone, Debug)]
struct Candidate {
    position: Position,
    aim: Aim,
    hint: Option<Turn>,
    /// The number of turns played before.
    at: usize,
    /// A turn that was not played leads to the position.
    beside: bool,
}

/// The puzzles of a game, a few at most, each with the pattern of its solution. `None` if it was stopped.
pub fn puzzles_of(
    engine: &mut Engine,
    game: &Recorded,
    cost: Cost,
    stop: &AtomicBool,
) -> Option<(Vec<(Puzzle, String)>, Tally)> {
    let candidates = candidates(engine, game, cost, stop)?;
    let mut finder =
        Finder { engine, game, cost, stop, tally: Tally::default(), taken: Vec::new(), places: Vec::new(), varied: 0 };
    for candidate in candidates {
        if finder.taken.len() >= PER_GAME {
            break;
        }
        let kind = Kind::of(candidate.aim);
        if !finder.places.iter().any(|&(at, other)| other == kind && at.abs_diff(candidate.at) < APART) {
            finder.look_at(&candidate)?;
        }
    }
    Some((finder.taken, finder.tally))
}

/// Wins, and turns that save: each kind may have a puzzle of its own at one place of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Win,
    Save,
}

impl Kind {
    fn of(aim: Aim) -> Self {
        match aim {
            Aim::Win(_) => Self::Win,
            Aim::Save(_) => Self::Save,
        }
    }
}

/// Looks for the puzzles of one game.
struct Finder<'f> {
    engine: &'f mut Engine,
    game: &'f Recorded,
    cost: Cost,
    stop: &'f AtomicBool,
    tally: Tally,
    /// The puzzles with their patterns.
    taken: Vec<(Puzzle, String)>,
    /// Where puzzles were taken from.
    places: Vec<(usize, Kind)>,
    /// The candidates of which variations were tried.
    varied: usize,
}

impl Finder<'_> {
    /// Takes what a candidate gives. `None` if it was stopped.
    fn look_at(&mut self, candidate: &Candidate) -> Option<()> {
        let &Candidate { ref position, aim, hint, .. } = candidate;
        let (limits, changes) = (self.cost.of_proof(), self.cost.changes);
        self.tally.candidates += 1;
        match prove(position, aim, hint, &limits, self.stop) {
            Ok(solution) => self.take(candidate, position.clone(), aim, solution, false)?,
            Err(Unproved::Several | Unproved::Dual) => {
                let revised = revised(position, aim, changes, 0, &limits, self.stop);
                self.not_stopped()?;
                match revised {
                    Some((changed, solution)) => self.take(candidate, changed, aim, solution, true)?,
                    None => self.tally.several += 1,
                }
            }
            Err(Unproved::Unreached | Unproved::Sooner | Unproved::Over) => self.tally.missed += 1,
            Err(Unproved::Unfinished) => {
                self.not_stopped()?;
                self.tally.unfinished += 1;
            }
        }
        // Where there is a win, wins in two are near.
        if Kind::of(aim) == Kind::Win && changes > 0 && self.varied < CANDIDATES_VARIED {
            self.varied += 1;
            for seed in 1..=VARIATIONS {
                let varied = revised(position, Aim::Win(2), changes, seed, &limits, self.stop);
                self.not_stopped()?;
                if let Some((changed, solution)) = varied {
                    self.take(candidate, changed, Aim::Win(2), solution, true)?;
                }
            }
        }
        Some(())
    }

    /// Takes a puzzle, unless the game has given enough or it looks like another one of it. `None` if it was stopped.
    fn take(
        &mut self,
        candidate: &Candidate,
        position: Position,
        aim: Aim,
        solution: Vec<Turn>,
        changed: bool,
    ) -> Option<()> {
        if self.taken.len() >= PER_GAME {
            return Some(());
        }
        let &Candidate { at, beside, .. } = candidate;
        let limits = self.cost.of_proof();
        let Some(aim) = strengthened(&position, aim, &solution, &limits, self.stop) else {
            self.tally.missed += 1;
            return self.not_stopped();
        };
        self.not_stopped()?;
        if !is_worth_asking(&position, aim) {
            return Some(());
        }
        self.tally.proved += 1;
        self.tally.changed += u64::from(changed);
        let pattern = pattern(&position, aim, &solution);
        if self.taken.iter().any(|(_, other)| *other == pattern) {
            return Some(());
        }
        let Some(&key) = solution.first() else { return Some(()) };
        let rating = rating(&successes(self.engine, &position, key, self.stop)?);
        let themes = themes(&position, aim, &solution, &limits, self.stop);
        self.not_stopped()?;
        let series = self.game.series.clone();
        let source = Source::Moment(Moment { series, game: self.game.number, turn: at + 1, beside, changed });
        if let Ok(puzzle) = Puzzle::new(Parts { position, aim, solution, themes, rating, source }) {
            self.places.push((at, Kind::of(aim)));
            self.taken.push((puzzle, pattern));
        }
        Some(())
    }

    /// `None` if somebody has stopped the work: what the last searches said is then not final.
    fn not_stopped(&self) -> Option<()> {
        (!self.stop.load(Ordering::Relaxed)).then_some(())
    }
}

/// What a proved line really achieves. A turn that saves for one turn only saves nothing: `None` if it is known to lose a turn later. If it does not, it saves
/// for two, as the others lose within one.
#[must_use]
pub fn strengthened(
    position: &Position,
    aim: Aim,
    solution: &[Turn],
    limits: &variorum_problems::Limits,
    stop: &AtomicBool,
) -> Option<Aim> {
    let Aim::Save(turns) = aim else { return Some(aim) };
    let answer = saving_turns(position, turns + 1, Some(solution), 1, limits, stop);
    match answer.ended {
        Ended::Complete | Ended::Lines if answer.turns.is_empty() => None,
        Ended::Complete | Ended::Lines => Some(Aim::Save(turns + 1)),
        Ended::Nodes | Ended::Stopped => Some(aim),
    }
}

/// The positions of a game that may be puzzles: long wins first, then turns that save, then short wins, then positions beside the game.
fn candidates(engine: &mut Engine, game: &Recorded, cost: Cost, stop: &AtomicBool) -> Option<Vec<Candidate>> {
    let mut found = Vec::new();
    let mut position = game.start.scratch();
    let mut before: Option<Position> = None;
    for (at, (&turn, &score)) in game.turns.iter().zip(&game.scores).enumerate() {
        let late = at + LAST_POSITIONS >= game.turns.len();
        let judged = match score {
            Some(score) => Some((score, turn)),
            None if late => judged(engine, &position, cost, stop)?,
            None => None,
        };
        let win = judged.and_then(|(score, turn)| Some((win_within(score)?, turn)));
        let asked = match win {
            Some((within, turn)) => Some((Aim::Win(within), Some(turn))),
            None => (late && is_threatened(&position, cost, stop)).then_some((Aim::Save(1), None)),
        };
        if let Some((aim, hint)) = asked
            && is_worth_asking(&position, aim)
        {
            found.push(Candidate { position: position.clone(), aim, hint, at, beside: false });
        }
        if let (Some((1..=LONGEST_WIN, _)), Some(before)) = (win, &before) {
            beside(engine, before, game.turns[at - 1], at, cost, stop, &mut found)?;
        }
        before = Some(position.clone());
        position.play_unchecked(turn);
        position = position.scratch();
    }
    found.sort_by_key(|candidate| (candidate.beside, rank(candidate.aim)));
    Some(found)
}

/// Are there enough turns to choose from?
fn is_worth_asking(position: &Position, aim: Aim) -> bool {
    match aim {
        Aim::Win(2..) => true,
        Aim::Win(_) => position.turns().len() >= CROWD,
        Aim::Save(_) => position.turns().len() >= LEAST_CHOICE,
    }
}

fn rank(aim: Aim) -> u32 {
    match aim {
        Aim::Win(turns @ 2..) => LONGEST_WIN.saturating_sub(turns),
        Aim::Save(_) => LONGEST_WIN,
        Aim::Win(_) => LONGEST_WIN + 1,
    }
}

/// Adds what comes of other replies than the one that was played.
fn beside(
    engine: &mut Engine,
    before: &Position,
    played: Turn,
    at: usize,
    cost: Cost,
    stop: &AtomicBool,
    found: &mut Vec<Candidate>,
) -> Option<()> {
    let turns = before.turns();
    let mut random = Random::new(mix(before.hash()));
    for _ in 0..DETOURS {
        let turn = turns[random.below(turns.len())];
        if turn == played {
            continue;
        }
        let mut position = before.clone();
        position.play_unchecked(turn);
        let position = position.scratch();
        if position.outcome().is_some() {
            continue;
        }
        if let Some((score, turn)) = judged(engine, &position, cost, stop)?
            && let Some(within @ 2..) = win_within(score)
        {
            found.push(Candidate { position, aim: Aim::Win(within), hint: Some(turn), at, beside: true });
        }
    }
    Some(())
}

/// What a short search thinks of a position, with its turn. The outer `None`: it was stopped.
fn judged(engine: &mut Engine, position: &Position, cost: Cost, stop: &AtomicBool) -> Option<Option<(Score, Turn)>> {
    let limits = Limits { mate: Some(LONGEST_WIN), ..Limits::nodes(cost.filter_nodes) };
    let choice = engine.choose(position, &[], &limits, stop, |_| {});
    (!stop.load(Ordering::Relaxed)).then(|| choice.map(|choice| (choice.score, choice.turn)))
}

/// Within how many turns of its own the side to move wins, if that is few.
fn win_within(score: Score) -> Option<u32> {
    let plies = u32::try_from(turns_to_end(score)?).ok()?;
    Some(plies.div_ceil(2)).filter(|turns| (1..=LONGEST_WIN).contains(turns))
}

/// Would the opponent win at once if the side to move could pass? Asked only of what is worth an answer, not as a proof.
fn is_threatened(position: &Position, cost: Cost, stop: &AtomicBool) -> bool {
    let mut passed = position.scratch();
    if passed.is_check() {
        return true;
    }
    make_null(&mut passed);
    passed.outcome().is_none() && !winning_turns(&passed, 1, None, 0, &cost.of_proof(), stop).turns.is_empty()
}

/// What solutions have in common that look alike: the aim, and for each turn of the solver which piece does what, and where from the enemy's royal piece.
#[must_use]
pub fn pattern(position: &Position, aim: Aim, solution: &[Turn]) -> String {
    let solver = position.side();
    let board = &position.rules().definition().board;
    let mut at = position.clone();
    let mut text = aim.to_string();
    for &turn in solution {
        if at.side() == solver {
            let place = |cell: variorum_rules::Cell| board.coordinates(cell.index() as u16);
            for part in [Some(turn.first), turn.second].into_iter().flatten() {
                let piece = at.at(part.from());
                let kind = part.piece_type().map_or_else(|| format!("{:?}", piece.occupant()), |kind| kind.to_string());
                text += &format!(";{:?} {kind}", part.kind());
                if let Some(royal) = at.royal_cell(solver.other())
                    && part.to().index() < board.cell_count()
                {
                    let (to, royal) = (place(part.to()), place(royal));
                    let distance = |a: u8, b: u8| i16::from(a) - i16::from(b);
                    text += &format!(
                        " {} {} {}",
                        distance(to.file, royal.file).abs(),
                        distance(to.level, royal.level).abs(),
                        distance(to.rank, royal.rank).abs()
                    );
                }
            }
        }
        at.play_unchecked(turn);
    }
    text
}

/// Which puzzles are wanted in a collection: few that look alike, at most a fifth of the wins in one, at most two fifths of turns that save.
#[derive(Clone, Debug, Default)]
pub struct Collection {
    patterns: HashMap<String, usize>,
    ids: std::collections::HashSet<String>,
    in_one: usize,
    saves: usize,
    size: usize,
}

/// So many puzzles of a collection may have the same pattern.
const ALIKE: usize = 2;

impl Collection {
    /// A collection that is to have so many puzzles.
    #[must_use]
    pub fn of(size: usize) -> Self {
        Self { size, ..Self::default() }
    }

    /// Is a puzzle with this aim and pattern wanted?
    #[must_use]
    pub fn wants(&self, aim: Aim, pattern: &str) -> bool {
        let room = match aim {
            Aim::Win(1) => self.in_one < (self.size / 5).max(1),
            Aim::Win(_) => true,
            Aim::Save(_) => self.saves < 2 * self.size / 5,
        };
        room && self.ids.len() < self.size && self.patterns.get(pattern).is_none_or(|&count| count < ALIKE)
    }

    /// Takes a puzzle in, unless it is not wanted.
    pub fn take(&mut self, puzzle: &Puzzle, pattern: &str) -> bool {
        if !self.wants(puzzle.aim(), pattern) || !self.ids.insert(puzzle.id().to_owned()) {
            return false;
        }
        *self.patterns.entry(pattern.to_owned()).or_default() += 1;
        match puzzle.aim() {
            Aim::Win(1) => self.in_one += 1,
            Aim::Win(_) => {}
            Aim::Save(_) => self.saves += 1,
        }
        true
    }

    /// The number of puzzles.
    #[must_use]
    pub fn len(&self) -> usize {
        self.ids.len()
    }

    /// Whether it has no puzzles.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.ids.is_empty()
    }

    /// Whether it has as many as it is to have.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.ids.len() >= self.size
    }
}
