//! Limits: stop flag, nodes, clock, mate, chosen actions; and no slowness in nodes with thousands of actions.
use crate::nim::Nim;
use crate::tictactoe::TicTacToe;
use crate::{all_on, search, small};
use std::cell::Cell;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use variorum_search::{NoClock, Options, Outcome, SearchLimits, Searchable, Searcher, turns_to_end};

/// Endless: 3,000 first parts, 3,000 second parts.
#[derive(Default)]
struct Wide<'a> {
    path: Vec<u32>,
    /// Set this flag at that many actions made.
    alarm: Option<(&'a AtomicBool, u64)>,
    made: u64,
}

impl Searchable for Wide<'_> {
    type Action = u32;
    fn side_to_move(&self) -> u8 {
        (self.path.len() / 2 % 2) as u8
    }
    fn mid_turn(&self) -> bool {
        self.path.len() % 2 == 1
    }
    fn hash(&self) -> u64 {
        self.path
            .iter()
            .fold(17_u64, |sum, &action| (sum ^ u64::from(action)).wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ (sum >> 29))
    }
    fn generate(&mut self, out: &mut Vec<u32>) {
        out.extend(0..3_000);
    }
    fn generate_noisy(&mut self, out: &mut Vec<u32>) {
        out.extend(0..1_500);
    }
    fn make(&mut self, action: u32) -> bool {
        self.path.push(action);
        self.made += 1;
        if let Some((flag, at)) = self.alarm
            && self.made == at
        {
            flag.store(true, Ordering::Relaxed);
        }
        true
    }
    fn unmake(&mut self) {
        self.path.pop();
    }
    fn in_check(&mut self) -> bool {
        false
    }
    fn terminal(&mut self) -> Option<Outcome> {
        None
    }
    fn no_moves(&mut self) -> Outcome {
        Outcome::Loss
    }
    fn evaluate(&mut self) -> i32 {
        (self.hash() % 200) as i32 - 100
    }
    fn order_hint(&self, _: u32) -> i32 {
        0
    }
    fn is_quiet(&self, action: u32) -> bool {
        action >= 1_500
    }
    fn history_index(&self, action: u32) -> usize {
        action as usize
    }
    fn history_size(&self) -> usize {
        3_000
    }
    fn code(&self, action: u32) -> u32 {
        action + 1
    }
}

#[test]
fn the_stop_flag_is_obeyed_within_milliseconds_in_wide_nodes() {
    for options in [all_on(), Options::plain()] {
        let stop = AtomicBool::new(false);
        let mut searcher = Searcher::new(small(options));
        let late = std::thread::scope(|scope| {
            let setter = scope.spawn(|| {
                std::thread::sleep(Duration::from_millis(60));
                stop.store(true, Ordering::Relaxed);
                Instant::now()
            });
            let report = searcher.search(&mut Wide::default(), &SearchLimits::default(), &NoClock, &stop, &mut |_| {});
            let end = Instant::now();
            assert_eq!(report.turn.len(), 2);
            end.duration_since(setter.join().unwrap())
        });
        assert!(late < Duration::from_millis(250), "{late:?} after the flag");
    }
}

#[test]
fn after_the_stop_flag_hardly_an_action_is_made() {
    for at in [2, 3, 100, 4_000, 31_999, 250_000] {
        let stop = AtomicBool::new(false);
        let mut game = Wide { alarm: Some((&stop, at)), ..Wide::default() };
        let report =
            Searcher::new(small(all_on())).search(&mut game, &SearchLimits::default(), &NoClock, &stop, &mut |_| {});
        assert_eq!(report.turn.len(), 2);
        // What is still made is the best line, to see that it is whole.
        let late = game.made - at;
        assert!(late <= report.lines[0].pv.len() as u64 + 6, "{late} after {at}");
    }
}

#[test]
fn a_search_that_is_stopped_at_once_is_quick() {
    let stop = AtomicBool::new(true);
    let mut searcher = Searcher::new(small(all_on()));
    let start = Instant::now();
    let report = searcher.search(&mut Wide::default(), &SearchLimits::default(), &NoClock, &stop, &mut |_| {});
    assert_eq!((report.turn.len(), report.depth), (2, 0));
    assert!(start.elapsed() < Duration::from_millis(250));
}

#[test]
fn node_limits_are_exact() {
    for nodes in [1, 2, 10, 1_000, 54_321] {
        let report = search(&mut Wide::default(), all_on(), &SearchLimits::nodes(nodes));
        assert!(report.nodes <= nodes + 1 && report.nodes >= nodes, "{} of {nodes}", report.nodes);
        assert_eq!(report.turn.len(), 2);
    }
}

#[test]
fn the_clock_breaks_the_search_off() {
    let time = Cell::new(0);
    let clock = || {
        time.set(time.get() + 1);
        time.get()
    };
    let stop = AtomicBool::new(false);
    let mut searcher = Searcher::new(small(all_on()));
    let limits = SearchLimits::movetime(500);
    let report = searcher.search(&mut Wide::default(), &limits, &clock, &stop, &mut |_| {});
    assert!((500..510).contains(&report.time_ms), "{}", report.time_ms);
    assert_eq!(report.turn.len(), 2);
}

#[test]
fn the_soft_limit_starts_no_further_iteration() {
    let time = Cell::new(0);
    let clock = || time.get();
    let stop = AtomicBool::new(false);
    let mut searcher = Searcher::new(small(all_on()));
    let limits = SearchLimits { soft_ms: Some(100), hard_ms: Some(10_000), ..SearchLimits::default() };
    let mut game = TicTacToe::new(".........");
    let report = searcher.search(&mut game, &limits, &clock, &stop, &mut |info| time.set(u64::from(info.depth) * 25));
    assert!((3..=6).contains(&report.depth), "{}", report.depth);
}

#[test]
fn on_the_clock_a_certain_end_needs_no_more_thought() {
    let limits = SearchLimits { soft_ms: Some(1_000), hard_ms: Some(10_000), ..SearchLimits::default() };
    let report = search(&mut TicTacToe::new("xx.oo...."), all_on(), &limits);
    assert_eq!(report.turn, [2]);
    assert!(report.depth <= 4);
}

#[test]
fn a_mate_limit_ends_the_search() {
    let limits = SearchLimits { mate: Some(3), ..SearchLimits::default() };
    let report = search(&mut TicTacToe::new("x.....o.."), all_on(), &limits);
    assert_eq!(turns_to_end(report.score), Some(5));
    assert!(report.depth < 10);
}

#[test]
fn only_the_chosen_actions_are_considered() {
    let limits = SearchLimits { only: vec![7, 8], lines: 5, ..SearchLimits::depth(3) };
    let report = search(&mut TicTacToe::new("xx.oo...."), all_on(), &limits);
    assert_eq!(report.lines.len(), 2);
    assert!([7, 8].contains(&report.turn[0]));
    let limits = SearchLimits { only: vec![0], ..SearchLimits::depth(3) };
    assert!(search(&mut TicTacToe::new("xx.oo...."), all_on(), &limits).turn.is_empty());
}

#[test]
fn without_a_legal_turn_the_outcome_is_told() {
    let report = search(&mut Nim::new(&[]), all_on(), &SearchLimits::depth(3));
    assert!(report.turn.is_empty() && report.lines.is_empty());
    assert_eq!(turns_to_end(report.score), Some(0));
}
