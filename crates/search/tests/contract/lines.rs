//! Lines: whole turns, best first, different first actions; reports on the way.
use crate::breakthrough::{Breakthrough, Part};
use crate::nim::Nim;
use crate::{all_on, search, small, turn_ends};
use std::collections::HashSet;
use std::sync::atomic::AtomicBool;
use variorum_search::{Bound, NoClock, SearchLimits, Searcher};

#[test]
fn lines_are_legal_sorted_and_differ_in_their_first_action() {
    let mut game = Breakthrough::new(5, 5, true);
    let limits = SearchLimits { lines: 4, ..SearchLimits::depth(4) };
    let report = search(&mut game, all_on(), &limits);
    assert_eq!(report.lines.len(), 4);
    assert!(report.lines.is_sorted_by_key(|line| -line.score));
    let firsts: HashSet<Part> = report.lines.iter().map(|line| line.pv[0]).collect();
    assert_eq!(firsts.len(), 4);
    for line in &report.lines {
        let ends = turn_ends(&mut game, &line.pv);
        assert_eq!(ends[0], line.turn_len);
        assert_eq!(ends.last(), Some(&line.pv.len()));
    }
    assert_eq!(report.turn, report.lines[0].turn());
}

#[test]
fn more_lines_than_actions_are_no_trouble() {
    let limits = SearchLimits { lines: 50, ..SearchLimits::depth(3) };
    assert_eq!(search(&mut Nim::new(&[2, 2]), all_on(), &limits).lines.len(), 2);
}

#[test]
fn every_iteration_reports_every_line() {
    let stop = AtomicBool::new(false);
    let mut told = Vec::new();
    let limits = SearchLimits { lines: 2, ..SearchLimits::depth(5) };
    let mut searcher = Searcher::new(small(all_on()));
    let mut game = Breakthrough::new(5, 5, false);
    let report = searcher.search(&mut game, &limits, &NoClock, &stop, &mut |info| {
        assert!(info.seldepth > 0 && info.hashfull <= 1000 && info.bound == Bound::Exact);
        told.push((info.depth, info.multipv, info.score));
    });
    let wanted: Vec<(u32, usize)> = (1..=5).flat_map(|depth| [(depth, 1), (depth, 2)]).collect();
    assert_eq!(told.iter().map(|&(depth, line, _)| (depth, line)).collect::<Vec<_>>(), wanted);
    assert_eq!((report.depth, report.score), (5, report.lines[0].score));
}
