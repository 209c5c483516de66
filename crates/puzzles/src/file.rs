//! Files of puzzles: one JSON object a line.

use std::collections::HashMap;
use std::sync::Arc;

use variorum_rules::Rules;

use crate::fault::{LineFault, PuzzleFault, PuzzleFaults};
use crate::puzzle::Puzzle;

/// Reads a file of puzzles of one game. Empty lines are skipped.
///
/// ```
/// let rules = variorum_library::rules("minishogi")?;
/// assert!(variorum_puzzles::read_file(&rules, "\n").is_ok_and(|puzzles| puzzles.is_empty()));
/// # Ok::<(), variorum_library::LibraryError>(())
/// ```
///
/// # Errors
/// The faults of all lines.
pub fn read_file(rules: &Arc<Rules>, text: &str) -> Result<Vec<Puzzle>, Vec<LineFault>> {
    let mut lines: HashMap<String, usize> = HashMap::new();
    let (mut puzzles, mut faults) = (Vec::new(), Vec::new());
    for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty()) {
        let read = Puzzle::read(rules, line).and_then(|puzzle| match lines.insert(puzzle.id().to_owned(), number) {
            Some(line) => Err(PuzzleFaults::from(PuzzleFault::Twice { line })),
            None => Ok(puzzle),
        });
        match read {
            Ok(puzzle) => puzzles.push(puzzle),
            Err(found) => faults.push(LineFault { line: number, faults: found }),
        }
    }
    if faults.is_empty() { Ok(puzzles) } else { Err(faults) }
}

/// The file with these puzzles, which reads back as the same puzzles.
#[must_use]
pub fn write_file(puzzles: &[Puzzle]) -> String {
    puzzles.iter().map(|puzzle| puzzle.line() + "\n").collect()
}
