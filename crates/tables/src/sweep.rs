//! Solves a group: finds the value of every position from the turns between them.
//!
//! Round `n` finds the positions won in `n` turns (a turn leads to a position lost in `n - 1`) and lost in `n` turns (all turns lead to positions won in
//! fewer). What is left when nothing more can change is drawn. A round looks only at positions whose opponent lost or won something in the round
//! before, and at values from outside the group that become due.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use crate::error::TableError;
use crate::graph::{CHUNK, Chunk, Graph, Report};
use crate::value::Code;

/// A set of positions.
struct Set(Vec<u64>);

impl Set {
    fn of(size: usize) -> Self {
        Self(vec![0; size.div_ceil(64)])
    }

    fn has(&self, node: u32) -> bool {
        self.0[node as usize / 64] >> (node % 64) & 1 != 0
    }

    fn add(&mut self, node: u32) {
        self.0[node as usize / 64] |= 1 << (node % 64);
    }

    fn remove(&mut self, node: u32) {
        self.0[node as usize / 64] &= !(1 << (node % 64));
    }
}

/// The two sides to move, as bits.
const BOTH: u8 = 3;

/// The values of all positions of the graph, by number.
pub(crate) fn solve(
    graph: &Graph,
    threads: usize,
    stop: &AtomicBool,
    report: Report<'_>,
) -> Result<Vec<Code>, TableError> {
    let mut solver = Solver::new(graph);
    let all = graph.len() as u64;
    let mut solved = 0;
    while let Some(looks) = solver.next_round() {
        if stop.load(Ordering::Relaxed) {
            return Err(TableError::Stopped);
        }
        if solver.round > Code::MOST_TURNS {
            return Err(TableError::TooLong { most: Code::MOST_TURNS });
        }
        let found = solver.look(looks, threads);
        solved += found.len() as u64;
        solver.close_round(found);
        report(solved, all);
    }
    Ok(solver.codes)
}

/// What a round looks for.
#[derive(Clone, Copy)]
struct Looks {
    /// The sides to move that may win now.
    wins: u8,
    /// The sides to move that may lose now.
    losses: u8,
}

struct Solver<'g> {
    graph: &'g Graph,
    codes: Vec<Code>,
    /// Positions lost in the round before.
    just_lost: Set,
    just_lost_list: Vec<u32>,
    /// Positions won so far.
    won: Set,
    /// The sides to move that won or lost in the round before.
    news: Looks,
    /// By round, the sides to move that values from outside concern then.
    due: BTreeMap<u16, u8>,
    round: u16,
}

impl<'g> Solver<'g> {
    fn new(graph: &'g Graph) -> Self {
        let size = graph.len();
        let mut codes = Vec::with_capacity(size);
        let mut due: BTreeMap<u16, u8> = BTreeMap::new();
        let mut solver = Self {
            graph,
            codes: Vec::new(),
            just_lost: Set::of(size),
            just_lost_list: Vec::new(),
            won: Set::of(size),
            news: Looks { wins: 0, losses: 0 },
            due: BTreeMap::new(),
            round: 0,
        };
        for chunk in &graph.chunks {
            for node in &chunk.nodes {
                let number = codes.len() as u32;
                codes.push(node.code);
                if node.open {
                    for turns in [node.wins_in, node.loses_in].into_iter().filter(|&turns| turns > 0) {
                        *due.entry(turns).or_default() |= chunk.sides;
                    }
                } else if node.code == Code::loss(0) {
                    solver.just_lost.add(number);
                    solver.just_lost_list.push(number);
                    solver.news.losses = BOTH;
                } else if node.code == Code::win(0) {
                    solver.won.add(number);
                    solver.news.wins = BOTH;
                }
            }
        }
        (solver.codes, solver.due) = (codes, due);
        solver
    }

    /// Goes on to the next round in which something can change.
    fn next_round(&mut self) -> Option<Looks> {
        let other = |sides: u8| sides << 1 & 2 | sides >> 1;
        let news = self.news.wins | self.news.losses;
        self.round = if news != 0 { self.round + 1 } else { *self.due.keys().next()? };
        let due = self.due.remove(&self.round).unwrap_or(0);
        Some(Looks { wins: other(self.news.losses) | due, losses: other(self.news.wins) | due })
    }

    /// Finds the positions that are decided in this round.
    fn look(&self, looks: Looks, threads: usize) -> Vec<(u32, Code)> {
        let next = AtomicUsize::new(0);
        let found = Mutex::new(Vec::new());
        let chunks = &self.graph.chunks;
        std::thread::scope(|scope| {
            for _ in 0..threads.max(1).min(chunks.len()) {
                scope.spawn(|| {
                    let mut own = Vec::new();
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        let Some(chunk) = chunks.get(number) else { break };
                        if chunk.sides & (looks.wins | looks.losses) != 0 {
                            self.look_at(chunk, self.graph.firsts[number], looks, &mut own);
                        }
                    }
                    found.lock().unwrap_or_else(std::sync::PoisonError::into_inner).append(&mut own);
                });
            }
        });
        found.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    fn look_at(&self, chunk: &Chunk, first: u32, looks: Looks, found: &mut Vec<(u32, Code)>) {
        debug_assert!(chunk.nodes.len() <= CHUNK);
        let mut start = 0;
        for (at, (node, &end)) in chunk.nodes.iter().zip(&chunk.ends).enumerate() {
            let range = start..end as usize;
            start = end as usize;
            let number = first + at as u32;
            if !node.open || self.codes[number as usize] != Code::DRAW {
                continue;
            }
            let edges = &chunk.edges[range];
            let wins = node.wins_in == self.round
                || looks.wins & chunk.sides != 0 && edges.iter().any(|&edge| self.just_lost.has(edge));
            if wins {
                found.push((number, Code::win(self.round)));
                continue;
            }
            // A quicker win from outside is not yet due, but a position with one never loses.
            let loses = looks.losses & chunk.sides != 0
                && !node.draws
                && node.wins_in == 0
                && node.loses_in <= self.round
                && edges.iter().all(|&edge| self.won.has(edge));
            if loses {
                found.push((number, Code::loss(self.round)));
            }
        }
    }

    fn close_round(&mut self, found: Vec<(u32, Code)>) {
        for node in std::mem::take(&mut self.just_lost_list) {
            self.just_lost.remove(node);
        }
        self.news = Looks { wins: 0, losses: 0 };
        for (node, code) in found {
            self.codes[node as usize] = code;
            let chunk = self.graph.firsts.partition_point(|&first| first <= node) - 1;
            let sides = self.graph.chunks[chunk].sides;
            if code.0 % 2 == 0 {
                self.won.add(node);
                self.news.wins |= sides;
            } else {
                self.just_lost.add(node);
                self.just_lost_list.push(node);
                self.news.losses |= sides;
            }
        }
    }
}
