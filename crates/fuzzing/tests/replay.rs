//! Runs the stored inputs of all fuzzers as an ordinary test, so that errors found once are not made again.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{PoisonError, RwLock};
use std::time::{Duration, Instant};

use cpu_time::ProcessTime;

/// An input that takes longer fails.
const LONGEST: Duration = Duration::from_secs(2);
/// The greatest size of all stored inputs together in bytes, to keep the repository small.
const LARGEST: u64 = 512 << 10;

fn seeds() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds")
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a folder can be read").path()).collect();
    paths.sort();
    paths
}

fn replay(target: variorum_fuzzing::Target) {
    for path in entries(&seeds().join(target.name)) {
        let bytes = fs::read(&path).expect("a stored input can be read");
        println!("{}", path.display());
        // A slow input gets a second run, alone: games are compiled on first use, and what other tests do counts as time of this process.
        let took = time_among_others(target, &bytes);
        let took = if took < LONGEST { took } else { time_alone(target, &bytes) };
        assert!(took < LONGEST, "{} takes {took:?}, more than {LONGEST:?}", path.display());
    }
}

/// Held by every input that runs: shared, or alone.
static RUNNING: RwLock<()> = RwLock::new(());

fn time_among_others(target: variorum_fuzzing::Target, bytes: &[u8]) -> Duration {
    let _shared = RUNNING.read().unwrap_or_else(PoisonError::into_inner);
    let clock = Instant::now();
    (target.run)(bytes);
    clock.elapsed()
}

/// The processor's time for an input and nothing else. Other programs do not add to it.
fn time_alone(target: variorum_fuzzing::Target, bytes: &[u8]) -> Duration {
    let _alone = RUNNING.write().unwrap_or_else(PoisonError::into_inner);
    let processor = ProcessTime::now();
    (target.run)(bytes);
    processor.elapsed()
}

/// One test for each target, so that they run in parallel and a failure names its target.
macro_rules! replay {
    ($($target:ident)*) => {
        $(#[test]
        fn $target() {
            replay(variorum_fuzzing::target(stringify!($target)));
        })*

        #[test]
        fn every_target_has_a_test_a_fuzzer_and_stored_inputs() {
            let named: BTreeSet<&str> = [$(stringify!($target)),*].into();
            let targets: BTreeSet<&str> = variorum_fuzzing::TARGETS.iter().map(|target| target.name).collect();
            assert_eq!(named, targets);
            let manifest = fs::read_to_string(seeds().join("../Cargo.toml")).expect("the fuzzers have a manifest");
            for target in targets {
                assert!(manifest.contains(&format!("path = \"fuzz_targets/{target}.rs\"")), "{target} has no fuzzer");
                assert!(!entries(&seeds().join(target)).is_empty(), "{target} has no stored input");
            }
        }
    };
}

replay!(
    position foreign_position move_text command_line game_file records shogi_files uci xboard wire net training_games variants problems
    tables
);

#[test]
fn stored_inputs_are_few() {
    let files = entries(&seeds()).into_iter().flat_map(|folder| entries(&folder));
    let bytes: u64 = files.map(|file| fs::metadata(file).expect("a stored input has a size").len()).sum();
    assert!(bytes <= LARGEST, "fuzz/seeds holds {bytes} bytes: see scripts/fuzz --minimise");
}
