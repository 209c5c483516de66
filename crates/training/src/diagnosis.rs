//! Where evaluations go wrong: evaluations of positions laid beside the scores of searches, the longest of which is the yardstick.

use std::sync::atomic::AtomicBool;

use variorum_engine::{Engine, Limits, Score};
use variorum_rules::history::Entry;
use variorum_rules::{Position, Side};

use crate::samples::{SamplesError, find, play};
use crate::self_play::{PlayedGame, decided};

/// Standard deviations to both sides that hold 95 % of a normal distribution.
const CONFIDENCE: f64 = 1.96;

/// Which positions of a game are looked at, and how.
#[derive(Clone, Copy, Debug)]
pub struct Probe<'a> {
    /// The nodes of each search, ascending.
    pub nodes: &'a [u64],
    /// The number of turns before the first position.
    pub from: usize,
    /// One position in so many is looked at; 0 counts as 1.
    pub every: usize,
    /// Only positions with this side to move.
    pub side: Option<Side>,
}

/// A position as the evaluation and the searches see it. Scores are centipawns for the side to move.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// The number of turns played before.
    pub ply: usize,
    /// The evaluation without any search.
    pub evaluation: Score,
    /// What it consists of; see [`Engine::parts_of_evaluation`].
    pub parts: Vec<(&'static str, f64)>,
    /// The scores of the searches.
    pub scores: Vec<Score>,
}

/// Reads quiet positions of a game: nobody is in check, no search wants to capture, and none thinks that the game is decided.
///
/// # Errors
/// If a turn is not legal.
pub fn readings(
    engine: &mut Engine,
    start: &Position,
    game: &PlayedGame,
    probe: &Probe<'_>,
    stop: &AtomicBool,
) -> Result<Vec<Reading>, SamplesError> {
    let (mut position, mut actions) = (start.clone(), Vec::new());
    let (mut history, mut found) = (Vec::new(), Vec::new());
    for (ply, turn) in game.turns.iter().enumerate() {
        let wanted = probe.side.is_none_or(|side| side == position.side());
        if wanted && ply >= probe.from && (ply - probe.from).is_multiple_of(probe.every.max(1)) {
            found.extend(read(engine, &position, &history, ply, probe.nodes, stop));
        }
        history.push(Entry::of(&position));
        let illegal = SamplesError::IllegalTurn { number: ply + 1 };
        let first = find(&mut position, turn.first, &mut actions).ok_or(illegal)?;
        play(&mut position, first, turn, &mut actions).ok_or(illegal)?;
    }
    Ok(found)
}

fn read(
    engine: &mut Engine,
    position: &Position,
    history: &[Entry],
    ply: usize,
    nodes: &[u64],
    stop: &AtomicBool,
) -> Option<Reading> {
    let decided = decided(engine);
    if position.is_check() || engine.evaluate_without_net(position).is_none_or(|score| score.abs() >= decided) {
        return None;
    }
    // So that a reading depends on nothing before it.
    engine.clear();
    let mut scores = Vec::with_capacity(nodes.len());
    for &nodes in nodes {
        let choice = engine.choose(position, history, &Limits::nodes(nodes), stop, |_| {})?;
        if choice.score.abs() >= decided || position.victim_cell(choice.turn.first).is_some() {
            return None;
        }
        scores.push(choice.score);
    }
    let (evaluation, parts) = (engine.evaluate(position), engine.parts_of_evaluation(position));
    Some(Reading { ply, evaluation, parts, scores })
}

/// How far scores lie from those of the longest search, in centipawns.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Gap {
    /// The mean: above 0, if they are too high for the side to move.
    pub mean: f64,
    /// The mean size.
    pub size: f64,
}

/// Positions between two turns of their games.
#[derive(Clone, Debug, PartialEq)]
pub struct Stage {
    /// The number of turns before the first of them, and before the last.
    pub plies: (usize, usize),
    /// The number of positions.
    pub positions: usize,
    /// The gap of the evaluation.
    pub evaluation: Gap,
    /// Those of the searches, but for the longest.
    pub searches: Vec<Gap>,
}

/// What a part of the evaluation has to do with its gaps.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Part {
    /// Its name.
    pub name: &'static str,
    /// The mean size of what it adds, in centipawns.
    pub size: f64,
    /// The share of what it adds that the longest search does not confirm, by least squares: 0 where it is right, 1 where it means nothing, below 0 where
    /// it should count more.
    pub unfounded: f64,
    /// The true share lies within this of `unfounded`, with 95 % confidence; infinite for fewer than three readings.
    pub error: f64,
    /// The share of the gaps, as squares, that this explains, from 0 to 1.
    pub explains: f64,
}

/// What readings say together.
#[derive(Clone, Debug, PartialEq)]
pub struct Diagnosis {
    /// By the turns played before.
    pub stages: Vec<Stage>,
    /// All of them together.
    pub whole: Stage,
    /// By how much the score of the longest search rises, in the mean, where the evaluation rises by 1: below 1 if it exaggerates.
    pub confirmed: f64,
    /// The parts of the evaluation, that which explains most of the gaps first.
    pub parts: Vec<Part>,
}

impl Diagnosis {
    /// What readings say, by stages of so many turns (0 counts as 1). `None` without readings.
    ///
    /// ```
    /// use variorum_training::{Diagnosis, Reading};
    ///
    /// // An evaluation that sees twice as much in mobility as there is.
    /// let reading = |mobility: i32| Reading {
    ///     ply: 20,
    ///     evaluation: 2 * mobility,
    ///     parts: vec![("mobility", 2.0 * f64::from(mobility))],
    ///     scores: vec![mobility],
    /// };
    /// let found = Diagnosis::of(&[reading(-30), reading(10), reading(40)], 20).unwrap();
    /// assert_eq!((found.parts[0].unfounded, found.parts[0].explains), (0.5, 1.0));
    /// ```
    #[must_use]
    pub fn of(readings: &[Reading], turns: usize) -> Option<Self> {
        let first = readings.first()?;
        let all: Vec<&Reading> = readings.iter().collect();
        let whole = Stage::of(&all)?;
        let turns = turns.max(1);
        let last = whole.plies.1 / turns;
        let stage = |number: usize| {
            let within: Vec<&Reading> = all.iter().copied().filter(|reading| reading.ply / turns == number).collect();
            Stage::of(&within)
        };
        let stages = (whole.plies.0 / turns..=last).filter_map(stage).collect();
        let evaluations = all.iter().map(|reading| f64::from(reading.evaluation));
        let longest = all.iter().map(|reading| f64::from(reading.longest()));
        let confirmed = Line::through(evaluations.zip(longest)).slope;
        let gaps = || all.iter().map(|reading| f64::from(reading.evaluation - reading.longest()));
        let mut parts: Vec<Part> = first
            .parts
            .iter()
            .enumerate()
            .map(|(place, &(name, _))| {
                let amounts = || all.iter().map(move |reading| reading.parts.get(place).map_or(0.0, |part| part.1));
                let line = Line::through(amounts().zip(gaps()));
                let size = mean(amounts().map(f64::abs));
                Part { name, size, unfounded: line.slope, error: line.error, explains: line.explains }
            })
            .filter(|part| part.size > 0.0)
            .collect();
        parts.sort_by(|a, b| b.explains.total_cmp(&a.explains));
        Some(Self { stages, whole, confirmed, parts })
    }
}

impl Reading {
    /// The score of the longest search; the evaluation where there was none.
    fn longest(&self) -> Score {
        self.scores.last().copied().unwrap_or(self.evaluation)
    }
}

impl Stage {
    fn of(readings: &[&Reading]) -> Option<Self> {
        let plies =
            (readings.iter().map(|reading| reading.ply).min()?, readings.iter().map(|reading| reading.ply).max()?);
        let gap = |score: &dyn Fn(&Reading) -> Score| {
            let apart = || readings.iter().map(|reading| f64::from(score(reading) - reading.longest()));
            Gap { mean: mean(apart()), size: mean(apart().map(f64::abs)) }
        };
        let searches = readings.iter().map(|reading| reading.scores.len()).min().unwrap_or(0).saturating_sub(1);
        Some(Self {
            plies,
            positions: readings.len(),
            evaluation: gap(&|reading| reading.evaluation),
            searches: (0..searches).map(|place| gap(&|reading| reading.scores[place])).collect(),
        })
    }
}

/// The mean; 0 of nothing.
fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = values.fold((0.0, 0.0), |(sum, count), value| (sum + value, count + 1.0));
    if count > 0.0 { sum / count } else { 0.0 }
}

/// A line through points, by least squares.
struct Line {
    slope: f64,
    /// What the slope may be off by, with 95 % confidence.
    error: f64,
    /// The share of the second values' variance that it explains.
    explains: f64,
}

impl Line {
    fn through(points: impl Iterator<Item = (f64, f64)> + Clone) -> Self {
        let (x, y) = (mean(points.clone().map(|point| point.0)), mean(points.clone().map(|point| point.1)));
        let product = |a: &dyn Fn((f64, f64)) -> f64, b: &dyn Fn((f64, f64)) -> f64| {
            mean(points.clone().map(|point| a(point) * b(point)))
        };
        let (across, up) = (|point: (f64, f64)| point.0 - x, |point: (f64, f64)| point.1 - y);
        let (spread, common, height) = (product(&across, &across), product(&across, &up), product(&up, &up));
        let share = |part: f64, whole: f64| if whole > 0.0 { part / whole } else { 0.0 };
        let (slope, explains) = (share(common, spread), share(share(common * common, spread), height));
        let freedom = points.count() as f64 - 2.0;
        let variance = (1.0 - explains).max(0.0) * share(height, spread) / freedom;
        let error = if freedom > 0.0 { CONFIDENCE * variance.sqrt() } else { f64::INFINITY };
        Self { slope, error, explains }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::self_play::{Conditions, play as play_game};

    fn reading(ply: usize, shelter: f64, checks: f64, deep: Score) -> Reading {
        let evaluation = (shelter + checks) as Score;
        Reading {
            ply,
            evaluation,
            parts: vec![("shelter", shelter), ("checks", checks)],
            scores: vec![deep + 10, deep],
        }
    }

    #[test]
    fn the_part_that_is_off_comes_first() {
        // The searches confirm the shelter and nothing of the checks.
        let readings = [reading(3, 50.0, -40.0, 50), reading(9, -20.0, 60.0, -20), reading(14, 30.0, 20.0, 30)];
        let found = Diagnosis::of(&readings, 10).unwrap();
        let [checks, shelter] = found.parts[..] else { panic!("{found:?}") };
        assert_eq!((checks.name, shelter.name), ("checks", "shelter"));
        assert!((checks.unfounded - 1.0).abs() < 1e-9 && (checks.explains - 1.0).abs() < 1e-9, "{checks:?}");
        assert!(shelter.explains < 1.0 && (shelter.size - 100.0 / 3.0).abs() < 1e-9, "{shelter:?}");
        assert_eq!(
            found.stages.iter().map(|stage| (stage.plies, stage.positions)).collect::<Vec<_>>(),
            [((3, 9), 2), ((14, 14), 1)]
        );
        let whole = &found.whole;
        assert_eq!(
            (whole.evaluation, whole.searches[0]),
            (Gap { mean: 40.0 / 3.0, size: 40.0 }, Gap { mean: 10.0, size: 10.0 })
        );
        assert_eq!(Diagnosis::of(&[], 10), None);
    }

    #[test]
    fn parts_add_up_to_the_evaluation_in_every_game() {
        for id in variorum_library::ids() {
            let rules = variorum_library::rules(&id).unwrap();
            let mut engine = Engine::new(rules.clone());
            let (stop, start) = (AtomicBool::new(false), Position::start(&rules));
            let game = play_game(&mut engine, Conditions { nodes: 20, random_turns: 12 }, 5, &stop).unwrap();
            let game = PlayedGame { turns: game.turns.into_iter().take(40).collect(), ..game };
            let probe = Probe { nodes: &[20, 60], from: 8, every: 5, side: None };
            let read = readings(&mut engine, &start, &game, &probe, &stop).unwrap();
            for reading in &read {
                let sum: f64 = reading.parts.iter().map(|part| part.1).sum();
                assert!((sum - f64::from(reading.evaluation)).abs() < 0.6, "{id}: {sum}, {reading:?}");
            }
            assert_eq!(read, readings(&mut engine, &start, &game, &probe, &stop).unwrap(), "{id}");
        }
    }
}
