//! Counting distinct written move sequences (G-5).

use crate::action::{Action, Turn};
use crate::generate::Counter;
use crate::position::Position;
use crate::state::Phase;

impl Position {
    /// All legal turns.
    pub fn turns(&mut self) -> Vec<Turn> {
        let mut turns = Vec::new();
        let mut firsts = Vec::new();
        self.actions(&mut firsts);
        for first in firsts {
            self.make(first);
            if self.state.phase == Phase::Second {
                let mut seconds = Vec::new();
                self.actions(&mut seconds);
                turns.extend(seconds.into_iter().map(|second| Turn { first, second: Some(second) }));
            } else {
                turns.push(Turn { first, second: None });
            }
            self.unmake();
        }
        turns
    }

    /// Number of sequences of `depth` turns.
    pub fn perft(&mut self, depth: u32) -> u64 {
        let mut buffers = vec![Vec::new(); 2 * depth as usize + 2];
        self.count_turns(depth, &mut buffers)
    }

    fn count_leaves(&mut self) -> u64 {
        let mut counter = Counter::default();
        self.generate(&mut counter);
        counter.0
    }

    fn count_turns(&mut self, depth: u32, buffers: &mut [Vec<Action>]) -> u64 {
        if depth == 0 {
            return 1;
        }
        if depth == 1 && !self.rules.has_second_part() {
            return self.count_leaves();
        }
        let Some((buffer, rest)) = buffers.split_first_mut() else { return 0 };
        buffer.clear();
        self.generate(buffer);
        let mut nodes = 0;
        for &action in buffer.iter() {
            if depth == 1 && !self.rules.features.second && !self.may_promote_elsewhere(action) {
                nodes += 1;
                continue;
            }
            self.make(action);
            nodes += if self.state.phase == Phase::First {
                self.count_turns(depth - 1, rest)
            } else if depth == 1 {
                self.count_leaves()
            } else {
                self.count_second(depth, rest)
            };
            self.unmake();
        }
        nodes
    }

    fn count_second(&mut self, depth: u32, buffers: &mut [Vec<Action>]) -> u64 {
        let Some((buffer, rest)) = buffers.split_first_mut() else { return 0 };
        buffer.clear();
        self.generate(buffer);
        let mut nodes = 0;
        for &action in buffer.iter() {
            self.make(action);
            nodes += self.count_turns(depth - 1, rest);
            self.unmake();
        }
        nodes
    }

    /// The count behind each turn, in the order of generation.
    pub fn divide(&mut self, depth: u32) -> Vec<(Turn, u64)> {
        let turns = self.turns();
        let count = |turn: Turn| {
            self.make_turn(turn);
            let nodes = self.perft(depth.saturating_sub(1));
            self.unmake_turn();
            (turn, nodes)
        };
        turns.into_iter().map(count).collect()
    }

    /// The same number as [`Position::perft`], counted by `threads` threads.
    pub fn perft_threaded(&mut self, depth: u32, threads: usize) -> u64 {
        if depth == 0 || threads <= 1 {
            return self.perft(depth);
        }
        let turns = self.turns();
        let next = std::sync::atomic::AtomicUsize::new(0);
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads)
                .map(|_| {
                    let mut position = self.clone();
                    let (turns, next) = (&turns, &next);
                    scope.spawn(move || {
                        let mut nodes = 0;
                        while let Some(&turn) = turns.get(next.fetch_add(1, std::sync::atomic::Ordering::Relaxed)) {
                            position.make_turn(turn);
                            nodes += position.perft(depth - 1);
                            position.unmake_turn();
                        }
                        nodes
                    })
                })
                .collect();
            workers.into_iter().map(|worker| worker.join().unwrap_or(0)).sum()
        })
    }
}
