//! Results that a game knows for certain: here the game of Nim with one heap, in which the taker of the last counter wins.

use std::sync::atomic::AtomicBool;

use variorum_search::{Known, NoClock, Options, Outcome, Score, SearchLimits, Searchable, Searcher, turns_to_end};

/// A heap from which one to three counters are taken. Heaps up to `known` are known.
struct Heap {
    counters: u32,
    known: u32,
    side: u8,
    taken: Vec<u32>,
    asked: u32,
}

impl Heap {
    fn new(counters: u32, known: u32) -> Self {
        Self { counters, known, side: 0, taken: Vec::new(), asked: 0 }
    }
}

impl Searchable for Heap {
    type Action = u32;
    fn side_to_move(&self) -> u8 {
        self.side
    }
    fn mid_turn(&self) -> bool {
        false
    }
    fn hash(&self) -> u64 {
        u64::from(self.counters).wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ u64::from(self.side)
    }
    fn generate(&mut self, out: &mut Vec<u32>) {
        out.extend(1..=self.counters.min(3));
    }
    fn generate_noisy(&mut self, _: &mut Vec<u32>) {}
    fn make(&mut self, count: u32) -> bool {
        self.counters -= count;
        self.side = 1 - self.side;
        self.taken.push(count);
        true
    }
    fn unmake(&mut self) {
        self.counters += self.taken.pop().unwrap();
        self.side = 1 - self.side;
    }
    fn in_check(&mut self) -> bool {
        false
    }
    fn terminal(&mut self) -> Option<Outcome> {
        None
    }
    fn known(&mut self) -> Option<Known> {
        if self.counters > self.known {
            return None;
        }
        self.asked += 1;
        // Every pair of turns takes four counters; the loser's last turns are as slow as can be.
        let (heaps, rest) = (self.counters / 4, self.counters % 4);
        Some(if rest == 0 { Known::Loss(2 * heaps) } else { Known::Win(2 * heaps + 1) })
    }
    fn no_moves(&mut self) -> Outcome {
        Outcome::Loss
    }
    fn evaluate(&mut self) -> Score {
        0
    }
    fn order_hint(&self, _: u32) -> i32 {
        0
    }
    fn is_quiet(&self, _: u32) -> bool {
        true
    }
    fn history_index(&self, action: u32) -> usize {
        action as usize
    }
    fn history_size(&self) -> usize {
        4
    }
    fn code(&self, action: u32) -> u32 {
        action
    }
}

fn search(heap: &mut Heap, limits: &SearchLimits<u32>) -> variorum_search::Report<u32> {
    Searcher::new(Options::default()).search(heap, limits, &NoClock, &AtomicBool::new(false), &mut |_| {})
}

#[test]
fn a_known_root_is_played_without_search() {
    let report = search(&mut Heap::new(403, 500), &SearchLimits::depth(3));
    assert_eq!(report.turn, [3]);
    assert_eq!(turns_to_end(report.score), Some(201));
    // The line is played to its end, or as far as lines go.
    assert!(report.lines[0].pv.len() > 100);
    let short = search(&mut Heap::new(7, 500), &SearchLimits::depth(3));
    assert_eq!(short.lines[0].pv.len(), 3);
    // Whoever loses takes the turn that lasts longest; here all last equally long.
    assert_eq!(turns_to_end(search(&mut Heap::new(8, 500), &SearchLimits::depth(3)).score), Some(-4));
}

#[test]
fn a_known_root_obeys_limits() {
    let only = SearchLimits { only: vec![1, 2], lines: 2, ..SearchLimits::depth(3) };
    let report = search(&mut Heap::new(7, 500), &only);
    assert_eq!(report.lines.len(), 2);
    assert!(report.lines.iter().all(|line| line.pv[0] != 3));
    assert_eq!(turns_to_end(report.score), Some(-4));
}

#[test]
fn positions_that_the_search_meets_are_scored_by_their_distance() {
    // Without known results a search of six turns sees no end from here.
    let blind = search(&mut Heap::new(31, 0), &SearchLimits::depth(6));
    assert_eq!(turns_to_end(blind.score), None);
    let mut heap = Heap::new(31, 20);
    let report = search(&mut heap, &SearchLimits::depth(6));
    assert_eq!((report.turn.as_slice(), turns_to_end(report.score)), (&[3][..], Some(15)));
    assert!(heap.asked > 0);
}

#[test]
fn ends_beyond_the_range_of_scores_are_not_told() {
    assert_eq!(Known::Win(1_999).score(1), Some(variorum_search::WIN - 2_000));
    assert_eq!(Known::Win(2_000).score(1), None);
    assert_eq!(Known::Loss(u32::MAX).score(1), None);
    assert_eq!(Known::Draw.score(1), Some(0));
    // Then the search goes on as if nothing were known.
    assert_eq!(turns_to_end(search(&mut Heap::new(8_003, 9_000), &SearchLimits::depth(2)).score), None);
}
