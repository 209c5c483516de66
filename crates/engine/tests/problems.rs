//! Problems made by `examples/mates.rs`: positions won in two or three turns, found by trying everything. The engine must find
//! each win within two seconds on one thread; in every run of the tests a quarter of them, with few nodes, so that a busy machine
//! changes nothing: at that price most are found, in every game at least half.
//!
//! All of them, with the longest time of each game:
//! `cargo test --release -p variorum-engine --test problems -- --ignored --nocapture`

use std::sync::atomic::AtomicBool;
use std::time::Instant;

use engine::{Engine, Limits, turns_to_end};
use rules::Position;
use serde::Deserialize;

/// Milliseconds for each problem, where time counts.
const TIME: u64 = 2_000;
/// Nodes for each problem otherwise: about half a second in the slowest games.
const NODES: u64 = 40_000;
/// One problem in so many is solved in every run of the tests.
const SOLVED: usize = 4;
/// One problem in so many is solved again by trying everything.
const SAMPLE: usize = 16;
/// Actions that this may take.
const BUDGET: u64 = 20_000_000;

#[derive(Deserialize)]
struct Problem {
    game: String,
    position: String,
    wins_in: u32,
    turn: String,
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

/// Does the engine find the win? With the nodes and milliseconds that it took.
fn solve(engine: &mut Engine, problem: &Problem, limits: Limits) -> (bool, u64, u64) {
    let position = Position::parse(engine.rules(), &problem.position).unwrap();
    engine.clear();
    let begin = Instant::now();
    let limits = Limits { mate: Some(problem.wins_in), ..limits };
    let choice = engine.choose(&position, &[], &limits, &AtomicBool::new(false), |_| {}).unwrap();
    let found =
        turns_to_end(choice.score).is_some_and(|turns| choice.score > 0 && turns < 2 * problem.wins_in.cast_signed());
    (found, choice.nodes, begin.elapsed().as_millis() as u64)
}

fn complaint(problem: &Problem) -> String {
    let Problem { game, position, wins_in, turn } = problem;
    format!("{game}: {position}: {turn} wins in {wins_in}")
}

#[test]
fn most_problems_are_solved_within_the_nodes() {
    let (mut all, mut solved, mut unsolved) = (0, 0, Vec::new());
    for problems in problems() {
        let mut engine = Engine::new(library::rules(&problems[0].game).unwrap());
        let tried: Vec<&Problem> = problems.iter().step_by(SOLVED).collect();
        let missed = tried.iter().filter(|problem| !solve(&mut engine, problem, Limits::nodes(NODES)).0);
        let missed: Vec<String> = missed.map(|problem| complaint(problem)).collect();
        assert!(2 * missed.len() <= tried.len(), "too few:\n{}", missed.join("\n"));
        (all, solved) = (all + tried.len(), solved + tried.len() - missed.len());
        unsolved.extend(missed);
    }
    assert!(100 * solved >= 85 * all, "{solved} of {all}; not:\n{}", unsolved.join("\n"));
}

#[test]
#[ignore = "wants a machine of its own for some minutes"]
fn every_problem_is_solved_in_time() {
    let mut unsolved = Vec::new();
    for problems in problems() {
        let mut engine = Engine::new(library::rules(&problems[0].game).unwrap());
        let (mut solved, mut longest, mut most) = (0, 0, 0);
        for problem in &problems {
            let (found, nodes, ms) = solve(&mut engine, problem, Limits::move_time(TIME));
            solved += usize::from(found);
            (longest, most) = (longest.max(ms), most.max(nodes));
            if !found {
                unsolved.push(complaint(problem));
            }
        }
        println!(
            "{}: {solved} of {} solved, the longest in {longest} ms, {most} nodes",
            problems[0].game,
            problems.len()
        );
    }
    assert!(unsolved.is_empty(), "{} problems unsolved:\n{}", unsolved.len(), unsolved.join("\n"));
}

#[test]
fn problems_are_what_they_say() {
    for problem in problems().into_iter().flatten().step_by(SAMPLE) {
        let rules = library::rules(&problem.game).unwrap();
        let mut position = Position::parse(&rules, &problem.position).unwrap();
        let turn = position.parse_turn(&problem.turn).unwrap();
        assert_eq!(position.forces_win(turn, problem.wins_in, BUDGET), Ok(true), "{}", problem.position);
        assert_eq!(position.forced_win(1, BUDGET), Ok(None), "{}", problem.position);
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
