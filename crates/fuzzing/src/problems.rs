//! Stipulations and lines of files of problems: read, written, and solved with few nodes.

use std::sync::atomic::AtomicBool;

use variorum_problems::{Limits, Problem, read_stipulation};

use crate::input;

/// Turns that may be made for an input.
const NODES: u64 = 2_000;

/// The first line names a game; the second is a stipulation, the others are problems.
pub(crate) fn problems(bytes: &[u8]) {
    let text = input::text(bytes);
    let (game, rest) = text.split_once('\n').unwrap_or((&text, ""));
    let Ok(rules) = variorum_library::rules(game.trim()) else { return };
    let (stipulation, lines) = rest.split_once('\n').unwrap_or((rest, ""));
    if let Ok(read) = read_stipulation(&rules, stipulation) {
        assert_eq!(read_stipulation(&rules, &read.text(&rules)), Ok(read), "what is written reads back");
    }
    let limits = Limits { nodes: Some(NODES), lines: 100, threads: 1, hash_mib: 0 };
    for line in lines.lines().take(3) {
        if let Ok(problem) = Problem::read(line) {
            let _ = problem.verify(&rules, &limits, &AtomicBool::new(false));
        }
    }
}
