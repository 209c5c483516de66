//! The engine's reports in their wire format.

use variorum_engine::{Info, turns_to_end};
use variorum_notation::san;
use variorum_rules::diagram::Trace;
use variorum_rules::diagram::play_traced;
use variorum_rules::effect::{Line, Prospect};
use variorum_rules::{Position, Side, Turn};

use crate::view;
use crate::wire;

/// The maximum length of a reported line, in turns.
const LONGEST: usize = 24;

/// The results of a search, updated with every report of the engine.
#[derive(Clone, Debug, Default)]
pub(super) struct Findings {
    /// The latest report on each line.
    lines: Vec<Option<Info>>,
    /// The depth that the lines had when the search was interrupted: it restarts, and shallower results are not news.
    known: u32,
    /// Nodes searched before the present slice.
    nodes_before: u64,
    time_before: u64,
    nodes: u64,
    time: u64,
    hashfull: u32,
}

impl Findings {
    /// Records that the search was interrupted and will restart.
    pub fn interrupt(&mut self) {
        self.known = self.depth();
        (self.nodes_before, self.time_before) = (self.nodes, self.time);
    }

    /// The thinking time so far, in milliseconds.
    pub fn time(&self) -> u64 {
        self.time
    }

    /// Adds thinking time and nodes that no line reports.
    pub fn used(&mut self, milliseconds: u64, nodes: u64) {
        self.time = self.time.max(self.time_before + milliseconds);
        self.nodes = self.nodes.max(self.nodes_before + nodes);
    }

    fn depth(&self) -> u32 {
        self.lines.iter().flatten().map(|line| line.depth).max().unwrap_or(0)
    }

    /// Adds a report; returns whether it is news.
    pub fn take(&mut self, info: &Info) -> bool {
        self.used(info.time_ms, info.nodes);
        self.hashfull = info.hashfull;
        if info.depth < self.known || info.line == 0 || info.pv.is_empty() {
            return false;
        }
        if self.lines.len() < info.line {
            self.lines.resize(info.line, None);
        }
        if let Some(slot) = self.lines.get_mut(info.line - 1) {
            *slot = Some(info.clone());
        }
        true
    }

    /// The lines with what they lead to for the side to move, the best first.
    pub fn prospects(&self) -> Vec<Line> {
        let line = |info: &Info| Line { prospect: prospect(info.score), turns: info.pv.clone() };
        self.lines.iter().flatten().map(line).collect()
    }

    /// All results for `root`. A line of an earlier depth that begins with the same turn as a better line is left out: it will be replaced.
    pub fn report(&self, root: &Position) -> wire::Report {
        let mut distinct: Vec<&Info> = Vec::new();
        for line in self.lines.iter().flatten() {
            if !distinct.iter().any(|better| better.pv.first() == line.pv.first()) {
                distinct.push(line);
            }
        }
        let line = |(rank, info): (usize, &Info)| wire::EngineLine {
            rank,
            score: score_in(root, info),
            bound: bound(root.side(), info.bound),
            depth: info.depth,
            seldepth: info.seldepth,
            turns: shown(root, &info.pv),
        };
        wire::Report {
            depth: self.depth(),
            nodes: self.nodes,
            nodes_per_second: self.nodes.saturating_mul(1000) / self.time.max(1),
            time: self.time,
            hashfull: self.hashfull,
            lines: (1..).zip(distinct).map(line).collect(),
        }
    }
}

/// What a score means to the side to move.
fn prospect(score: variorum_engine::Score) -> Prospect {
    match turns_to_end(score) {
        Some(turns) if turns > 0 => Prospect::Wins(turns.unsigned_abs().div_ceil(2)),
        Some(turns) => Prospect::Loses(turns.unsigned_abs() / 2),
        None => Prospect::Open(score),
    }
}

/// A score of the side to move, from White's point of view.
pub(super) fn score(mover: Side, score: variorum_engine::Score) -> wire::Score {
    match turns_to_end(score) {
        // Of n turns of both sides, the winner makes half, rounded up when the mover wins.
        Some(turns) if turns > 0 => {
            wire::Score::Win { winner: mover.letter(), turns: turns.unsigned_abs().div_ceil(2) }
        }
        Some(turns) => wire::Score::Win { winner: mover.other().letter(), turns: turns.unsigned_abs() / 2 },
        None if mover == Side::White => wire::Score::Centipawns(score),
        None => wire::Score::Centipawns(-score),
    }
}

/// The score of a line from `root`, from White's point of view. Where players have several turns in a row, the line tells how many of its turns the winner
/// makes.
fn score_in(root: &Position, info: &Info) -> wire::Score {
    match score(root.side(), info.score) {
        wire::Score::Win { winner, .. } if root.rules().has_turns_in_a_row() => {
            let mut position = root.clone();
            let mut turns = 0;
            for &turn in &info.pv {
                if !position.is_legal(turn) {
                    break;
                }
                turns += u32::from(position.side().letter() == winner);
                position.play_unchecked(turn);
            }
            wire::Score::Win { winner, turns }
        }
        score => score,
    }
}

fn bound(mover: Side, bound: variorum_engine::Bound) -> wire::Bound {
    match (bound, mover) {
        (variorum_engine::Bound::Exact, _) => wire::Bound::Exact,
        (variorum_engine::Bound::Lower, Side::White) | (variorum_engine::Bound::Upper, Side::Black) => {
            wire::Bound::AtLeast
        }
        (variorum_engine::Bound::Upper, Side::White) | (variorum_engine::Bound::Lower, Side::Black) => {
            wire::Bound::AtMost
        }
    }
}

/// The turns of a line that are legal from `root` on, as text and as paths on the board.
fn shown(root: &Position, turns: &[Turn]) -> Vec<wire::ShownTurn> {
    let rules = root.rules();
    let mut position = root.clone();
    let mut shown = Vec::new();
    for &turn in turns.iter().take(LONGEST) {
        let (text, side, number) = (position.turn_text(turn), position.side().letter(), position.fullmove_number());
        let san = san(&position, turn);
        let Trace { cells, routes } = play_traced(&mut position, turn);
        shown.push(wire::ShownTurn {
            turn: wire::WrittenTurn { san: Some(view::algebraic(rules, san)), ..view::written(rules, &text) },
            side,
            number,
            cells: view::names(rules, cells),
            paths: routes.iter().map(|route| view::way(rules, route)).collect(),
        });
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_seen_from_white() {
        assert_eq!(score(Side::White, 35), wire::Score::Centipawns(35));
        assert_eq!(score(Side::Black, 35), wire::Score::Centipawns(-35));
        let win = |winner, turns| wire::Score::Win { winner, turns };
        // We; we, they, we; they; they twice.
        for (ours, winner, turns) in [(1, 'w', 1), (3, 'w', 2), (5, 'w', 3)] {
            assert_eq!(score(Side::White, search_win(ours)), win(winner, turns));
            assert_eq!(score(Side::Black, search_win(ours)), win('b', turns));
        }
        for (theirs, turns) in [(0, 0), (2, 1), (4, 2)] {
            assert_eq!(score(Side::White, -search_win(theirs)), win('b', turns));
        }
    }

    /// The engine's score of a win in this many turns of both sides.
    fn search_win(turns: i32) -> i32 {
        let score = 1_000_000 - turns;
        assert_eq!(turns_to_end(score), Some(turns));
        score
    }
}
