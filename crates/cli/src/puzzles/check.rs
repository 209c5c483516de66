//! Proves the puzzles of a file again.

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::Context as _;
use variorum_gamedef::Wording as _;
use variorum_puzzles::{Unconfirmed, confirm};
use variorum_rules::Rules;

use super::Args;
use crate::failure::Failed;
use crate::progress::Progress;
use variorum_jobs::in_order;

/// Proves all puzzles from scratch, and prints how many are confirmed and which are not.
pub(super) fn run(args: &Args, rules: &Arc<Rules>, stop: &AtomicBool, out: &mut impl Write) -> anyhow::Result<()> {
    let id = &rules.definition().id;
    let (text, name) = match &args.out {
        Some(path) => {
            let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
            (text, path.display().to_string())
        }
        None => {
            let text = variorum_library::puzzles(id).with_context(|| format!("{id} has no built-in puzzles"))?;
            (text, format!("{id}.puzzles.jsonl"))
        }
    };
    let puzzles = args.read(rules, &text, &name)?;
    let progress = Progress::new(puzzles.len() as u64, "puzzles");
    let limits = args.cost().of_proof();
    let results = in_order(
        puzzles.len() as u64,
        args.threads(),
        || (),
        |(), number| {
            let puzzle = usize::try_from(number).ok().and_then(|number| puzzles.get(number));
            let result = puzzle.map_or(Ok(()), |puzzle| confirm(puzzle, &limits, stop));
            progress.step();
            result
        },
    );
    drop(progress);
    let wording = args.wording();
    let mut confirmed = 0;
    for (puzzle, result) in puzzles.iter().zip(results) {
        match result {
            Ok(()) => confirmed += 1,
            // After Ctrl-C, all the rest.
            Err(Unconfirmed::Early) if stop.load(Ordering::Relaxed) => {}
            Err(why) => writeln!(out, "{}: {}", puzzle.id(), wording.say(&why))?,
        }
    }
    writeln!(out, "{name}: {confirmed} of {} puzzles confirmed", puzzles.len())?;
    if confirmed < puzzles.len() {
        return Err(Failed(format!("{} puzzles were not confirmed", puzzles.len() - confirmed)).into());
    }
    Ok(())
}
