//! The stored problems, one of each game in every run; `variorum solve --file cases/problems/*.jsonl` verifies all.

use std::sync::atomic::AtomicBool;

use variorum_problems::{Limits, Problem};

/// One problem in so many is verified.
const SAMPLE: usize = 32;

#[test]
fn stored_problems_have_the_solutions_that_they_say() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../cases/problems");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert!(files.len() >= 14);
    let limits = Limits { hash_mib: 4, ..Limits::default() };
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap();
        for line in text.lines().step_by(SAMPLE) {
            let problem: Problem = serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
            let rules = variorum_library::rules(&problem.game).unwrap();
            if let Err(why) = problem.verify(&rules, &limits, &AtomicBool::new(false)) {
                panic!("{}: {} {}: {why}", file.display(), problem.position, problem.stipulation);
            }
        }
    }
}
