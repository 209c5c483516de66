//! Verifies the rules against every case of `cases/`, except counts of more than five million nodes, which are verified manually
//! (`variorum verify cases/*.jsonl`), and the lines in `cases/disputed.txt`.

use crate::support::path;
use variorum::verify::{Args, run};

#[test]
fn every_case_comes_out_as_it_says() {
    let mut files: Vec<String> = std::fs::read_dir(path("cases"))
        .unwrap()
        .map(|entry| entry.unwrap().path().to_string_lossy().into_owned())
        .filter(|name| name.ends_with(".jsonl"))
        .collect();
    files.sort();
    assert!(files.len() > 10, "the case files are missing");
    let disputed = path("cases/disputed.txt");
    let except = std::path::Path::new(&disputed).exists().then_some(disputed);
    let mut out = Vec::new();
    let args = Args { files, max_nodes: Some(5_000_000), except, ..Args::default() };
    let result = run(&args, &mut out);
    let report = String::from_utf8(out).unwrap();
    if let Err(error) = result {
        // The first failures and the totals of every file are enough to see what is wrong.
        let sums = report.lines().filter(|line| line.contains(" passed, ")).collect::<Vec<_>>().join("\n");
        let failures: Vec<&str> = report.lines().filter(|line| !line.contains(" passed, ")).take(120).collect();
        panic!("{error}\n{sums}\n{}", failures.join("\n"));
    }
}
