//! Problems made by `examples/mates.rs`: positions won in two or three turns, found by trying everything. The engine must find
//! each win within two seconds on one thread; in every run of the tests an eighth of them, within a number of nodes, so that a busy
//! machine changes nothing.
//!
//! All of them, with the longest time of each game:
//! `cargo test --release -p variorum-engine --test suite problems -- --ignored --nocapture`

use std::sync::atomic::AtomicBool;
use std::time::Instant;

use serde::Deserialize;
use variorum_engine::{Engine, Limits, turns_to_end};
use variorum_rules::Position;
use variorum_rules::mate::{forced_win, forces_win};

/// Milliseconds for each problem, where time counts.
const TIME: u64 = 2_000;
/// Nodes for each problem otherwise: about half a second in the slowest games.
const NODES: u64 = 400_000;
/// One problem in so many is solved in every run of the tests.
const SOLVED: usize = 8;
/// One problem in so many is solved again by trying everything.
const SAMPLE: usize = 16;
/// Actions that this may take.
const BUDGET: u64 = 20_000_000;

#[derive(Deserialize)]
struct Problem {
    game: String,
    position: String,
    /// `win 2`: the format is that of `variorum solve` (`docs/problems.md`).
    stipulation: String,
    /// All first turns that win.
    keys: Vec<String>,
}

impl Problem {
    fn wins_in(&self) -> u32 {
        let turns = self.stipulation.strip_prefix("win ").and_then(|turns| turns.parse().ok());
        turns.unwrap_or_else(|| panic!("{} is no forced win", self.stipulation))
    }
}

/// The problems, game by game.
fn problems() -> Vec<Vec<Problem>> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../cases/problems");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let read = |path: std::path::PathBuf| {
        let text = std::fs::read_to_string(path).unwrap();
        text.lines().map(problem).collect()
    };
    files.into_iter().map(read).collect()
}

fn problem(line: &str) -> Problem {
    serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"))
}

/// Milliseconds that this thread has used of the processor, where the system tells; a busy machine does not falsify them.
fn processor_ms() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split_whitespace().next()?.parse::<u64>().ok().map(|nanoseconds| nanoseconds / 1_000_000)
}

/// Milliseconds from now on: of the processor if possible, else of the clock on the wall.
fn stopwatch() -> impl Fn() -> u64 {
    let (wall, begin) = (Instant::now(), processor_ms());
    move || match (begin, processor_ms()) {
        (Some(begin), Some(now)) => now.saturating_sub(begin),
        _ => wall.elapsed().as_millis() as u64,
    }
}

/// Does the engine find the win? With the nodes and milliseconds that it took.
fn solve(engine: &mut Engine, problem: &Problem, limits: Limits) -> (bool, u64, u64) {
    let position = Position::parse(engine.rules(), &problem.position).unwrap();
    engine.clear();
    let begin = stopwatch();
    let limits = Limits { mate: Some(problem.wins_in()), ..limits };
    let choice = engine.choose_by_clock(&position, &[], &limits, &begin, &AtomicBool::new(false), |_| {}).unwrap();
    let found =
        turns_to_end(choice.score).is_some_and(|turns| choice.score > 0 && turns < 2 * problem.wins_in().cast_signed());
    let key = position.turn_text(choice.turn);
    assert!(!found || problem.keys.contains(&key), "{key}, {}", complaint(problem));
    (found, choice.nodes, begin())
}

fn complaint(problem: &Problem) -> String {
    let Problem { game, position, stipulation, keys } = problem;
    format!("{game}: {position}: {stipulation} with {}", keys.join(" "))
}

#[test]
fn problems_are_solved_within_the_nodes() {
    for problems in problems() {
        let mut engine = Engine::new(variorum_library::rules(&problems[0].game).unwrap());
        for problem in problems.iter().step_by(SOLVED) {
            assert!(solve(&mut engine, problem, Limits::nodes(NODES)).0, "{}", complaint(problem));
        }
    }
}

#[test]
#[ignore = "wants a machine of its own for some minutes"]
fn every_problem_is_solved_in_time() {
    let mut unsolved = Vec::new();
    for problems in problems() {
        let mut engine = Engine::new(variorum_library::rules(&problems[0].game).unwrap());
        let (mut solved, mut longest, mut all, mut most) = (0, 0, 0, 0);
        for problem in &problems {
            let (found, nodes, ms) = solve(&mut engine, problem, Limits::move_time(TIME));
            solved += usize::from(found);
            (longest, most, all) = (longest.max(ms), most.max(nodes), all + ms);
            if !found {
                unsolved.push(complaint(problem));
            }
        }
        println!(
            "{}: {solved} of {} solved, the longest in {longest} ms of the processor, all in {all} ms, most nodes {most}",
            problems[0].game,
            problems.len()
        );
    }
    assert!(unsolved.is_empty(), "{} problems unsolved:\n{}", unsolved.len(), unsolved.join("\n"));
}

/// One problem of each game.
#[test]
fn four_threads_find_the_wins_that_one_finds() {
    for problems in problems() {
        let rules = variorum_library::rules(&problems[0].game).unwrap();
        let problem = problems.iter().find(|problem| problem.wins_in() == 2).unwrap_or(&problems[0]);
        for threads in [1, 4] {
            let mut engine = Engine::new(rules.clone());
            engine.set_threads(threads);
            assert!(solve(&mut engine, problem, Limits::nodes(NODES)).0, "{threads} threads: {}", complaint(problem));
        }
    }
}

#[test]
fn problems_are_what_they_say() {
    for problem in problems().into_iter().flatten().step_by(SAMPLE) {
        let rules = variorum_library::rules(&problem.game).unwrap();
        let position = Position::parse(&rules, &problem.position).unwrap();
        let turn = position.parse_turn(&problem.keys[0]).unwrap();
        assert_eq!(forces_win(&position, turn, problem.wins_in(), BUDGET), Ok(true), "{}", problem.position);
        assert_eq!(forced_win(&position, 1, BUDGET), Ok(None), "{}", problem.position);
    }
}

#[test]
fn there_are_problems_enough() {
    for problems in problems() {
        let distinct: std::collections::BTreeSet<_> = problems.iter().map(|problem| &problem.position).collect();
        assert!(distinct.len() >= 30, "{}: {}", problems[0].game, distinct.len());
    }
    assert!(problems().len() >= 14);
}
