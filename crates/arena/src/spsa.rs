//! Tuning whole numbers of the search by games: simultaneous perturbation stochastic approximation (Spall 1992), with the schedule that the
//! testers of chess engines use.
//!
//! Each step plays a pair of games between two engines that differ in all numbers at once, one above and one below the present values. The
//! values then move a little towards the winner. No step says much; thousands together find the direction of every number.

use std::str::FromStr;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use variorum_engine::{OptionValue, Options, Parameters};
use variorum_jobs::{Runner, Stop, Threads, Work, in_turn};
use variorum_rules::{Rules, mix};

use crate::error::MatchError;
use crate::matches::play;
use crate::opening::stream;
use crate::options::EngineOptions;
use crate::score::MatchScore;
use crate::settings::Settings;

/// A whole number of the search that is tuned.
#[derive(Clone, Debug, PartialEq)]
pub struct Parameter {
    /// The name of the search option.
    pub name: String,
    /// Its value at the beginning.
    pub start: u32,
    /// Its least value.
    pub least: u32,
    /// Its greatest value.
    pub most: u32,
    /// How far from the present value the engines play at the end; at least 1. It should be a change that a few thousand games would notice.
    pub step: f64,
}

impl From<&variorum_engine::Parameter> for Parameter {
    /// From its usual value, within its range, by its usual step.
    fn from(row: &variorum_engine::Parameter) -> Self {
        let &variorum_engine::Parameter { name, default, least, most, step, .. } = row;
        Self { name: name.to_owned(), start: default, least, most, step: f64::from(step) }
    }
}

impl FromStr for Parameter {
    type Err = String;

    /// Reads `name=start,least,most,step`, or the name alone of a size of the search, which has a range and a step.
    fn from_str(text: &str) -> Result<Self, String> {
        if let Some(row) = Parameters::named(text.trim()) {
            return Ok(row.into());
        }
        let wrong = || {
            format!(
                "“{text}” should be a size of the search (`variorum spsa --list`), alone or with start, least and greatest value and step, NAME=3,1,8,1"
            )
        };
        let (name, numbers) = text.split_once('=').ok_or_else(wrong)?;
        let [start, least, most, step] = numbers.split(',').map(str::trim).collect::<Vec<_>>()[..] else {
            return Err(wrong());
        };
        let whole = |text: &str| text.parse::<u32>().map_err(|_| wrong());
        let (start, least, most) = (whole(start)?, whole(least)?, whole(most)?);
        let step = step.parse::<f64>().ok().filter(|step| step.is_finite()).ok_or_else(wrong)?;
        if !(least..=most).contains(&start) || least == most {
            return Err(format!("“{text}”: the start must lie between the least and the greatest value, which differ"));
        }
        if step < 1.0 || step > f64::from(most - least) {
            return Err(format!("“{text}”: the step must be at least 1 and no more than the range"));
        }
        Ok(Self { name: name.trim().to_owned(), start, least, most, step })
    }
}

/// What is tuned, and how fast.
#[derive(Clone, Debug, PartialEq)]
pub struct Tuning {
    /// The numbers, all at once.
    pub parameters: Vec<Parameter>,
    /// The number of pairs of games.
    pub pairs: usize,
    /// How far a pair that one engine wins moves a number at the end, as a share of its step.
    pub rate: f64,
    /// The seed of the perturbations, openings and random choices.
    pub seed: u64,
}

/// How quickly steps become shorter (Spall's recommendation).
const DECAY_OF_RATE: f64 = 0.602;
/// How quickly perturbations become smaller (Spall's recommendation).
const DECAY_OF_STEP: f64 = 0.101;
/// The share of all pairs by which the beginning of the schedule is delayed, so that the first pairs do not decide too much.
const DELAY: f64 = 0.1;

const MILLION: f64 = 1e6;
/// The number of pairs that are played with the same values, however many threads or machines there are.
const TOGETHER: usize = 8;

/// The state of a tuning after some pairs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tuned {
    /// The number of pairs that have been played.
    pub pairs: usize,
    /// The present values.
    pub values: Vec<f64>,
}

/// Plays the pairs that are left after `from`, in turn over the pool, and returns the last state; `report` gets every state on the way. With
/// node or depth limits it depends only on the settings and the seed, not on the number of threads or on interruptions. The players
/// of `settings` give the options that both engines have in common; its number of games does not matter.
///
/// # Errors
/// If the numbers cannot be tuned, or a game cannot be played.
///
/// # Panics
/// If a game or `report` panics.
pub fn tune(
    pool: &[Arc<Rules>],
    settings: &Settings,
    tuning: &Tuning,
    from: Tuned,
    stop: &Stop,
    report: impl FnMut(&Tuned),
) -> Result<Tuned, MatchError> {
    tune_on(&Threads::new(settings.workers.min(TOGETHER)), pool, settings, tuning, from, stop, report)
}

/// The same, where `runner` says.
///
/// # Errors
/// As [`tune`].
///
/// # Panics
/// As [`tune`].
pub fn tune_on(
    runner: &impl Runner,
    pool: &[Arc<Rules>],
    settings: &Settings,
    tuning: &Tuning,
    from: Tuned,
    stop: &Stop,
    mut report: impl FnMut(&Tuned),
) -> Result<Tuned, MatchError> {
    tuning.check()?;
    let work = TuningWork { pool, settings };
    let mut state = from;
    while state.pairs < tuning.pairs && !stop.is_finishing() {
        let pairs = state.pairs..(state.pairs + TOGETHER).min(tuning.pairs);
        let steps = pairs.clone().map(|pair| tuning.step(&state.values, pair));
        let mut scores = Vec::new();
        runner.run(&work, steps, stop, in_turn(|_, score| scores.push(score)))?;
        // A pair is missing if the tuning was stopped: those of this round will be played again.
        if scores.len() < pairs.len() {
            break;
        }
        state = Tuned { values: tuning.moved(&state.values, pairs.start, &scores), pairs: pairs.end };
        report(&state);
    }
    Ok(state)
}

/// The pairs of games of a tuning, as work in jobs.
#[derive(Clone, Copy)]
pub struct TuningWork<'a> {
    /// The games, played in turn.
    pub pool: &'a [Arc<Rules>],
    /// What all pairs have in common.
    pub settings: &'a Settings,
}

/// A job of a tuning: a pair of games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// The number of the pair.
    pub pair: usize,
    /// The seed of its opening.
    pub seed: u64,
    /// The numbers of the two engines.
    pub sides: Sides,
}

impl Work for TuningWork<'_> {
    type Job = Step;
    type Made = MatchScore;
    type Error = MatchError;
    /// Each pair has engines of its own, as its numbers are.
    type Tool<'w>
        = ()
    where
        Self: 'w;

    fn tool(&self) {}

    fn run(&self, (): &mut (), step: &Step, stop: &Stop) -> Result<Option<MatchScore>, MatchError> {
        let Self { pool, settings } = *self;
        let rules = pool.get(step.pair % pool.len().max(1)).ok_or(MatchError::NoGames)?;
        let mut players = settings.players.clone();
        players[0].options.extend_from_slice(&step.sides.a);
        players[1].options.extend_from_slice(&step.sides.b);
        let settings = Settings { players, games: 2, workers: 1, sprt: None, seed: step.seed, ..settings.clone() };
        let summary = play(rules, &settings, stop, |_| {})?;
        match summary.error {
            Some(fault) => Err(fault),
            None => Ok((summary.score.games() == 2).then_some(summary.score)),
        }
    }
}

/// The numbers with which the two engines of a pair play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sides {
    /// Player A's options.
    pub a: Vec<(String, String)>,
    /// Player B's options.
    pub b: Vec<(String, String)>,
}

impl Tuning {
    /// Checks that the numbers are options of the search.
    ///
    /// # Errors
    /// If there is none, or one is no whole number of the search, is named twice, or cannot have its extreme values.
    pub fn check(&self) -> Result<(), MatchError> {
        if self.parameters.is_empty() {
            return Err(MatchError::Settings("there is nothing to tune".to_owned()));
        }
        for (index, Parameter { name, least, most, .. }) in self.parameters.iter().enumerate() {
            let known = Options::default().get(name);
            if !matches!(known, Some(OptionValue::Number(_))) {
                let default = Options::default();
                let is_number = |name: &&&str| matches!(default.get(name), Some(OptionValue::Number(_)));
                let names: Vec<&str> = Options::NAMES.iter().filter(is_number).copied().collect();
                let (player, option) = ("the search".to_owned(), name.clone());
                return Err(MatchError::Option { player, option, offered: names.join(", ") });
            }
            for extreme in [least, most] {
                EngineOptions::with(&[(name.clone(), extreme.to_string())])?;
            }
            if self.parameters[..index].iter().any(|other| other.name == *name) {
                return Err(MatchError::Settings(format!("“{name}” is named twice")));
            }
        }
        Ok(())
    }

    /// The values at the beginning.
    #[must_use]
    pub fn start(&self) -> Vec<f64> {
        self.parameters.iter().map(|parameter| f64::from(parameter.start)).collect()
    }

    /// With which numbers the engines of a pair play, given the present values. The same for the same seed.
    #[must_use]
    pub fn sides(&self, values: &[f64], pair: usize) -> Sides {
        let side = |sign: f64| {
            let number = |(index, (parameter, value)): (usize, (&Parameter, &f64))| {
                let away = sign * self.direction(pair, index) * self.distance(parameter, pair);
                (parameter.name.clone(), whole(parameter, value + away).to_string())
            };
            self.parameters.iter().zip(values).enumerate().map(number).collect()
        };
        Sides { a: side(1.0), b: side(-1.0) }
    }

    /// The pair of games that is played with these present values.
    #[must_use]
    pub fn step(&self, values: &[f64], pair: usize) -> Step {
        Step { pair, seed: mix(stream(self.seed, pair as u64, u64::MAX)), sides: self.sides(values, pair) }
    }

    /// The values after some pairs, which were all played with the values before. `scores` has player A's result in each.
    #[must_use]
    pub fn moved(&self, values: &[f64], first_pair: usize, scores: &[MatchScore]) -> Vec<f64> {
        let number = |(index, (parameter, value)): (usize, (&Parameter, &f64))| {
            let moves = scores.iter().enumerate().map(|(at, score)| {
                let pair = first_pair + at;
                let result = f64::from(score.wins) - f64::from(score.losses);
                self.rate_of(pair) * self.distance(parameter, pair) * self.direction(pair, index) * result
            });
            // Whole millionths are the same after they were written and read.
            let value = ((value + moves.sum::<f64>()) * MILLION).round() / MILLION;
            value.clamp(f64::from(parameter.least), f64::from(parameter.most))
        };
        self.parameters.iter().zip(values).enumerate().map(number).collect()
    }

    /// The whole numbers nearest to the values.
    #[must_use]
    pub fn rounded(&self, values: &[f64]) -> Vec<u32> {
        self.parameters.iter().zip(values).map(|(parameter, value)| whole(parameter, *value)).collect()
    }

    /// In which direction player A differs: 1 or -1.
    fn direction(&self, pair: usize, index: usize) -> f64 {
        if mix(stream(self.seed, pair as u64, index as u64)) & 1 == 0 { 1.0 } else { -1.0 }
    }

    /// How far both players are from the value: falls to the parameter's step at the last pair.
    fn distance(&self, parameter: &Parameter, pair: usize) -> f64 {
        parameter.step * (self.pairs as f64 / (pair + 1) as f64).powf(DECAY_OF_STEP)
    }

    /// How far a point moves a value, as a share of the distance: falls to [`Tuning::rate`] at the last pair.
    fn rate_of(&self, pair: usize) -> f64 {
        let (all, delay) = (self.pairs as f64, self.pairs as f64 * DELAY);
        let later = ((all + delay) / ((pair + 1) as f64 + delay)).powf(DECAY_OF_RATE);
        let smaller = ((pair + 1) as f64 / all).powf(2.0 * DECAY_OF_STEP);
        self.rate * later * smaller
    }
}

/// The whole number nearest to a value, within the parameter's range.
fn whole(parameter: &Parameter, value: f64) -> u32 {
    value.round().clamp(f64::from(parameter.least), f64::from(parameter.most)) as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::{GameResult, share_of};

    fn tuning(pairs: usize) -> Tuning {
        let parameters =
            ["quiescence-turns=6,1,40,2", "quiescence-width=20,0,60,3"].map(|text| text.parse().unwrap()).to_vec();
        Tuning { parameters, pairs, rate: 0.02, seed: 3 }
    }

    fn score(wins: u32, losses: u32) -> MatchScore {
        let mut score = MatchScore::default();
        (0..wins).for_each(|_| score.add_single(GameResult::Win));
        (0..losses).for_each(|_| score.add_single(GameResult::Loss));
        score
    }

    #[test]
    fn parameters_are_read() {
        let wanted = Parameter { name: "x".into(), start: 3, least: 1, most: 8, step: 1.5 };
        assert_eq!("x=3, 1, 8,1.5".parse(), Ok(wanted));
        let usual = Parameter { name: "razoring-margin".into(), start: 300, least: 50, most: 900, step: 40.0 };
        assert_eq!("razoring-margin".parse(), Ok(usual));
        for text in
            ["x", "x=3", "x=3,1,8", "x=0,1,8,1", "x=3,3,3,1", "x=3,1,8,0.5", "x=3,1,8,9", "x=3,1,8,nan", "x=-1,1,8,1"]
        {
            assert!(text.parse::<Parameter>().is_err(), "{text}");
        }
    }

    #[test]
    fn players_differ_in_both_directions_and_within_the_range() {
        let tuning = tuning(1000);
        let mut directions = [0.0; 2];
        for pair in 0..1000 {
            let Sides { a, b } = tuning.sides(&[6.0, 1.0], pair);
            let numbers = |side: &[(String, String)]| {
                side.iter().map(|(_, value)| value.parse::<u32>().unwrap()).collect::<Vec<_>>()
            };
            let (a, b) = (numbers(&a), numbers(&b));
            assert!((2..=6).contains(&a[0].abs_diff(6)) && a[0] != b[0] && a[0] > 0, "{a:?} {b:?}");
            assert!(a[1].min(b[1]) == 0 && a[1].max(b[1]) >= 4, "below 0 there is nothing: {a:?} {b:?}");
            (0..2).for_each(|index| directions[index] += tuning.direction(pair, index));
        }
        assert!(directions.iter().all(|sum| sum.abs() < 100.0), "{directions:?}");
        assert_eq!(tuning.sides(&[6.0, 1.0], 7), tuning.sides(&[6.0, 1.0], 7));
    }

    /// By hand: at the last of 100 pairs the distance is the step, 2, and the rate 0.02; a pair won is 2 points, so the value moves by
    /// 0.02 · 2 · 2 = 0.08. At the first pair the distance is 2 · 100^0.101 = 3.1843, and the rate 0.02 · (110 / 11)^0.602 · 0.01^0.202
    /// = 0.02 · 3.9994 · 0.39446 = 0.031552; the value moves by 0.031552 · 3.1843 · 2 = 0.20094.
    #[test]
    fn values_move_towards_the_winner() {
        let tuning = tuning(100);
        for (pair, wanted) in [(99, 0.08), (0, 0.200_94)] {
            let won = tuning.moved(&[6.0, 20.0], pair, &[score(2, 0)]);
            assert!(((won[0] - 6.0).abs() - wanted).abs() < 1e-4, "{won:?}");
            assert_eq!(tuning.direction(pair, 0) > 0.0, won[0] > 6.0);
            let lost = tuning.moved(&[6.0, 20.0], pair, &[score(0, 2)]);
            assert!((won[0] + lost[0] - 12.0).abs() < 1e-9);
            assert_eq!(tuning.moved(&[6.0, 20.0], pair, &[score(1, 1)]), [6.0, 20.0]);
        }
        let far = tuning.moved(&[39.99, 59.99], 0, &vec![score(2, 0); 100]);
        assert!(far.iter().zip([40.0, 60.0]).all(|(value, most)| *value <= most), "{far:?}");
    }

    /// Games by dice: the closer to 30 and 5, the stronger.
    #[test]
    fn the_better_values_are_found() {
        let tuning = Tuning { rate: 0.05, ..tuning(4000) };
        let mut dice = fastrand::Rng::with_seed(1);
        let mut values = tuning.start();
        let strength = |side: &[(String, String)]| -> f64 {
            let of = |index: usize, best: f64, unit: f64| {
                let value: f64 = side[index].1.parse().unwrap();
                -((value - best) / unit).powi(2)
            };
            of(0, 30.0, 1.2) + of(1, 5.0, 1.2)
        };
        for pair in (0..4000).step_by(8) {
            let mut play = |number: usize| {
                let Sides { a, b } = tuning.sides(&values, number);
                let share = share_of((strength(&a) - strength(&b)).clamp(-400.0, 400.0));
                let won = (0..2).filter(|_| dice.f64() < share).count() as u32;
                score(won, 2 - won)
            };
            let scores: Vec<MatchScore> = (pair..pair + 8).map(&mut play).collect();
            values = tuning.moved(&values, pair, &scores);
        }
        let found = tuning.rounded(&values);
        assert!(found[0].abs_diff(30) <= 4 && found[1].abs_diff(5) <= 4, "{values:?}");
    }

    /// A tuning with games: the same with one worker and with three, and when it is interrupted after any round.
    #[test]
    fn a_tuning_does_not_depend_on_workers_and_interruptions() {
        let pool = [variorum_library::rules("berolina").unwrap()];
        let adjudication = crate::adjudication::Adjudication { most_turns: 40, ..Default::default() };
        let engine = crate::player::Player::new(crate::player::PlayerKind::Engine);
        let limit = crate::limit::Limit::Nodes(60);
        let settings = Settings { players: [engine.clone(), engine], limit, adjudication, ..Settings::default() };
        let tuning = Tuning { rate: 1.0, ..tuning(20) };
        let run = |workers: usize, from: Tuned, rounds: usize| {
            let (stop, mut states) = (Stop::new(), Vec::new());
            let settings = Settings { workers, ..settings.clone() };
            tune(&pool, &settings, &tuning, from, &stop, |state| {
                states.push(state.clone());
                if states.len() == rounds {
                    stop.finish();
                }
            })
            .unwrap();
            states
        };
        let start = || Tuned { pairs: 0, values: tuning.start() };
        let whole = run(1, start(), 0);
        assert_eq!(whole.iter().map(|state| state.pairs).collect::<Vec<_>>(), [8, 16, 20]);
        assert_ne!(whole[2].values, tuning.start());
        assert_eq!(run(3, start(), 0), whole);
        let first = run(2, start(), 1).remove(0);
        let read: Tuned = serde_json::from_str(&serde_json::to_string(&first).unwrap()).unwrap();
        assert_eq!(run(1, read, 0), whole[1..]);
    }

    #[test]
    fn only_numbers_of_the_search_are_tuned() {
        let number =
            Options::NAMES.iter().find(|name| matches!(Options::default().get(name), Some(OptionValue::Number(_))));
        let of = |name: &str, most: u32| Tuning {
            parameters: vec![Parameter { name: name.to_owned(), start: 1, least: 0, most, step: 1.0 }],
            ..tuning(10)
        };
        let number = number.unwrap();
        assert_eq!(of(number, 5).check(), Ok(()));
        assert!(of(number, 100_000).check().is_err());
        // Every size is within its range from the start, and none goes beyond it.
        for row in Parameters::LIST {
            let usual = Parameter::from(row);
            let tuning = |parameter: &Parameter| Tuning { parameters: vec![parameter.clone()], ..tuning(10) };
            assert_eq!(tuning(&usual).check(), Ok(()), "{}", row.name);
            let beyond = Parameter { most: row.most + 1, ..usual.clone() };
            assert!(tuning(&beyond).check().unwrap_err().to_string().contains("whole number from"), "{}", row.name);
            if let Some(least) = row.least.checked_sub(1) {
                assert!(tuning(&Parameter { least, ..usual }).check().is_err(), "{}", row.name);
            }
        }
        let twice = Tuning { parameters: [of(number, 5).parameters, of(number, 5).parameters].concat(), ..tuning(10) };
        assert!(twice.check().unwrap_err().to_string().contains("named twice"));
        assert!(of("null-move", 5).check().unwrap_err().to_string().contains(number));
        assert!(Tuning { parameters: Vec::new(), ..tuning(10) }.check().is_err());
    }
}
