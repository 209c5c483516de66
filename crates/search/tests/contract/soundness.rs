//! With everything on, on any tree: the contract with the game is kept (the toys assert their side), turns are legal.
use crate::breakthrough::Breakthrough;
use crate::minimax::shapes;
use crate::tree::Tree;
use crate::{all_on, minimax, search, small, turn_ends};
use proptest::prelude::*;
use std::sync::atomic::AtomicBool;
use variorum_search::{NoClock, Options, Parameters, SearchLimits, Searchable, Searcher};

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn pruned_searches_give_legal_whole_turns(shape in shapes(), depth in 1..9u32, lines in 1..4usize) {
        let mut game = Tree::new(shape);
        let before = game.hash();
        let limits = SearchLimits { lines, nodes: Some(20_000), ..SearchLimits::depth(depth) };
        let stop = AtomicBool::new(false);
        let mut lengths = Vec::new();
        let mut told = Vec::new();
        let report = Searcher::new(small(all_on()))
            .search(&mut game, &limits, &NoClock, &stop, &mut |info| told.push(info.pv.to_vec()));
        prop_assert_eq!(game.hash(), before);
        for line in report.lines.iter().map(|line| &line.pv).chain(&told) {
            let ends = turn_ends(&mut game, line);
            prop_assert_eq!(ends.last(), Some(&line.len()), "a line ends with a turn");
            lengths.push(ends[0]);
        }
        let any = minimax(&mut game, 1, 0).is_some() && !report.lines.is_empty();
        prop_assert_eq!(report.turn.is_empty(), !any);
        if any {
            prop_assert_eq!(report.turn.len(), lengths[0]);
        }
    }

    #[test]
    fn a_legal_turn_is_found_at_once_if_there_is_one(shape in shapes()) {
        let mut game = Tree::new(shape);
        let stop = AtomicBool::new(true);
        let report = Searcher::new(small(all_on()))
            .search(&mut game, &SearchLimits::default(), &NoClock, &stop, &mut |_| {});
        let ends = turn_ends(&mut game, &report.turn);
        let full = search(&mut game, Options::plain(), &SearchLimits::depth(1));
        prop_assert_eq!(report.turn.is_empty(), full.turn.is_empty());
        prop_assert!(ends.is_empty() || ends == [report.turn.len()]);
    }

    #[test]
    fn the_same_input_gives_the_same_output(shape in shapes(), depth in 1..7u32) {
        let run = || {
            let mut infos = Vec::new();
            let stop = AtomicBool::new(false);
            let mut searcher = Searcher::new(small(all_on()));
            let limits = SearchLimits { lines: 2, nodes: Some(30_000), ..SearchLimits::depth(depth) };
            let mut reports = Vec::new();
            for _ in 0..2 {
                reports.push(searcher.search(&mut Tree::new(shape), &limits, &NoClock, &stop, &mut |info| {
                    infos.push(format!("{info:?}"));
                }));
            }
            (reports, infos)
        };
        prop_assert_eq!(run(), run());
    }
}

#[test]
fn a_cleared_searcher_is_like_a_new_one() {
    let stop = AtomicBool::new(false);
    let mut searcher = Searcher::new(small(all_on()));
    let run = |searcher: &mut Searcher<_>| {
        searcher.search(&mut Breakthrough::new(5, 5, true), &SearchLimits::depth(4), &NoClock, &stop, &mut |_| {})
    };
    let first = run(&mut searcher);
    searcher.clear();
    assert_eq!(run(&mut searcher), first);
}

#[test]
fn late_completions_cost_little() {
    let nodes = |options| search(&mut Breakthrough::new(5, 5, true), options, &SearchLimits::depth(4)).nodes;
    let all = nodes(all_on());
    let slow = nodes(Options { second_part_reductions: false, ..all_on() });
    assert!(3 * all < 2 * slow, "{all} {slow}");
}

#[test]
fn a_quiet_check_is_never_too_late() {
    // The best answer to any step is the one of the piece on the right, which threatens to win; all others come before it.
    let rows =
        ["oo............", "..............", ".............x", "..............", "..............", "xxxxxxxxxxxxx."];
    let mut game = Breakthrough::from_picture(&rows, false).without_hints();
    let mut steps = Vec::new();
    game.generate(&mut steps);
    assert!(game.make(steps[0]));
    let seen = |quiet_checks| {
        let options = Options { quiet_checks, quiescence_checks: false, ..all_on() };
        search(&mut game.clone(), options, &SearchLimits::depth(2)).score
    };
    assert!(seen(1) < seen(0), "{} {}", seen(1), seen(0));
}

#[test]
fn recaptures_are_the_captures_on_their_cell() {
    let mut game = Breakthrough::from_picture(&["..o..", "o.x.o", ".x.x.", "x...x"], false);
    let (mut captures, mut sorted) = (Vec::new(), Vec::new());
    game.generate_noisy(&mut captures);
    assert!(captures.len() > 1);
    for cell in 0..20 {
        let before = sorted.len();
        game.generate_recaptures(cell, &mut sorted);
        assert!(sorted[before..].iter().all(|&action| game.target(action) == Some(cell)));
    }
    assert_eq!(sorted.len(), captures.len());
    assert!(captures.iter().all(|action| sorted.contains(action)));
}

#[test]
fn settling_exchanges_only_costs_fewer_nodes() {
    let rows = ["oo.o.oo", ".o.o.o.", "x.o.o.x", ".x.x.x.", "xx.x.xx"];
    let nodes = |turns: i32| {
        let mut game = Breakthrough::from_picture(&rows, false);
        let parameters = Parameters { quiescence_free_turns: turns, ..Parameters::default() };
        let options = Options { parameters, ..all_on() };
        let report = search(&mut game, options, &SearchLimits::depth(2));
        assert!(!report.turn.is_empty());
        report.nodes
    };
    assert!(nodes(0) < nodes(12), "{} {}", nodes(0), nodes(12));
}

#[test]
fn the_search_starts_no_threads() {
    let mut paths = vec![std::path::PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))];
    let mut files = 0;
    while let Some(path) = paths.pop() {
        if path.is_dir() {
            paths.extend(std::fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()));
            continue;
        }
        files += 1;
        let text = std::fs::read_to_string(&path).unwrap();
        let code = text.split("#[cfg(test)]").next().unwrap().lines().filter(|line| !line.trim().starts_with("//"));
        assert!(code.into_iter().all(|line| !line.contains("thread::") && !line.contains("std::time")), "{path:?}");
    }
    assert!(files > 10, "{files} files");
}
