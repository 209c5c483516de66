//! The root: iterative deepening (Slate and Atkin 1977), aspiration windows, MultiPV and time management.

use crate::game::Searchable;
use crate::info::{Bound, Info, PvLine, Report};
use crate::limits::SearchLimits;
use crate::mate_solver::Proof;
use crate::options::Options;
use crate::order::{TURN, continuation_index, reduction};
use crate::picker::Picker;
use crate::score::{INFINITE, NO_TURN, Score, WIN_BOUND, turns_to_end, win_in};
use crate::tree::{At, Child, MAX_DEPTH, Search};
use crate::tt::NewEntry;

/// Fail highs and lows are reported only after this time, so that short searches report little.
const REPORT_BOUNDS_MS: u64 = 1_000;

/// Node limit of the search for a mate in one at the root.
const MATE_IN_ONE_NODES: u64 = 20_000;

/// A mate in one against the best turn is searched with the nodes of the search so far, divided by this. With 2 or 16 no more games were
/// won than without this check.
const VERIFY_DIVISOR: u64 = 4;

/// An action of the root with the results of its search.
#[derive(Debug)]
struct RootAction<A> {
    action: A,
    quiet: bool,
    /// The score in this iteration, or `-INFINITE` if it failed low.
    score: Score,
    /// The latest score that did not fail low.
    known: Score,
    /// A running mean of these scores.
    mean: Score,
    /// The latest score or upper bound, to order actions that failed low.
    bound: Score,
    /// The nodes of its searches so far.
    nodes: u64,
    line: Vec<A>,
}

/// How the iterations so far went, for the decision whether to begin another.
#[derive(Clone, Copy, Debug, Default)]
struct Progress {
    /// Iterations since the best turn last changed.
    steady: u32,
    /// The drop of the score in the last iteration.
    drop: Score,
    /// How far the score lies below the running mean of the iterations before.
    below_mean: Score,
}

/// The share of the planned time after which no further iteration starts, in percent. `share`: that of the best turn in all nodes, in percent.
fn percent_of_time(progress: Progress, share: u64, options: &Options) -> u64 {
    let percent = match progress.steady {
        0 => 140,
        1..=2 => 110,
        3..=5 => 85,
        _ => 70,
    };
    let in_percent = |score: Score| 100 * i64::from(score) / i64::from(2 * options.unit).max(1);
    if !options.time_by_nodes {
        // A falling score is worth time: up to twice as much.
        return percent + in_percent(progress.drop).clamp(0, 100) as u64;
    }
    // Where the best turn has two thirds of the nodes, as is usual, this changes nothing.
    let by_share = percent * 165_u64.saturating_sub(share).clamp(70, 140) / 100;
    by_share.saturating_add_signed(in_percent(progress.below_mean).clamp(-15, 100))
}

/// The report callback.
pub(crate) type OnInfo<'a, A> = &'a mut dyn FnMut(&Info<'_, A>);

impl<G: Searchable> Search<'_, G> {
    /// Runs the search. The first iteration is `depth_offset` turns deeper than usual, so that threads differ.
    pub(crate) fn run(
        mut self,
        limits: &SearchLimits<G::Action>,
        depth_offset: u32,
        on_info: OnInfo<'_, G::Action>,
    ) -> Report<G::Action> {
        self.start_line(0);
        let Some(fallback) = self.first_turn(&limits.only) else {
            let score = if self.game.mid_turn() { 0 } else { self.game.no_moves().score(0) };
            return self.report(Vec::new(), score, 0);
        };
        if self.options.mate_in_one
            && limits.lines <= 1
            && let Some(turn) = self.winning_turn(&limits.only, MATE_IN_ONE_NODES)
        {
            self.root_depth = 1;
            let line = PvLine { score: win_in(1), turn_len: turn.len(), pv: turn };
            self.emit_info(on_info, 1, line.score, Bound::Exact, &line.pv);
            return self.proven(line);
        }
        let mut roots = self.root_actions(limits);
        // A search that is stopped immediately answers with the fallback.
        if let Some(first) = roots.iter_mut().find(|root| root.action == fallback[0]) {
            first.line = fallback;
        }
        let line_count = limits.lines.max(1);
        let max_depth = limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH);
        let (mut completed_depth, mut progress, mut previous_best) = (0, Progress::default(), None);
        let (mut last, mut mean): (Option<Score>, Option<Score>) = (None, None);
        for depth in (1 + depth_offset).min(max_depth)..=max_depth {
            self.root_depth = depth as i32;
            self.seldepth = 0;
            let mut index = 0;
            while index < line_count.min(roots.len()) {
                self.search_with_aspiration(&mut roots, index, on_info);
                if self.stop_check.stopped() || index >= roots.len() {
                    break;
                }
                if index == 0 && self.options.verify_best && self.best_allows_mate_in_one(&roots[0]) {
                    continue;
                }
                let found = roots[index].action;
                roots[..=index].sort_by_key(|root| std::cmp::Reverse(root.known));
                index += 1;
                // A line that proves better than earlier ones moves them down, so these are told again.
                let place = roots[..index].iter().position(|root| root.action == found).unwrap_or(0);
                let lines = self.best_lines(&roots[..index], index);
                for (number, line) in lines.iter().enumerate().skip(place) {
                    self.emit_info(on_info, number + 1, line.score, Bound::Exact, &line.pv);
                }
            }
            if self.stop_check.stopped() {
                break;
            }
            completed_depth = depth;
            let best = roots.first().map(|root| root.action);
            let score = roots.first().map_or(0, |root| root.score);
            progress = Progress {
                steady: if previous_best == best { progress.steady + 1 } else { 0 },
                drop: last.replace(score).map_or(0, |last| last.saturating_sub(score).max(0)),
                below_mean: mean.map_or(0, |mean| mean.saturating_sub(score)),
            };
            mean = Some(mean.map_or(score, |mean| mean.saturating_mul(3).saturating_add(score) / 4));
            previous_best = best;
            if self.should_stop(limits, &roots, progress) {
                break;
            }
        }
        let lines = self.best_lines(&roots, line_count);
        let score = lines.first().map_or(0, |line| line.score);
        self.report(lines, score, completed_depth)
    }

    /// Runs the mate solver, with most of the time and nodes allowed.
    pub(crate) fn prove_first(
        &mut self,
        turns: u32,
        limits: &SearchLimits<G::Action>,
        on_info: OnInfo<'_, G::Action>,
    ) -> Proof<G::Action> {
        let (nodes, hard_ms) = self.stop_check.reserve();
        let proof = self.prove(turns, nodes, &limits.only);
        self.stop_check.restore(hard_ms);
        if let Proof::Won(line) = &proof {
            let turns = turns_to_end(line.score).unwrap_or(0);
            (self.root_depth, self.seldepth) = (turns, turns);
            self.emit_info(on_info, 1, line.score, Bound::Exact, &line.pv);
        }
        proof
    }

    /// The report of a proven win.
    pub(crate) fn proven(&self, line: PvLine<G::Action>) -> Report<G::Action> {
        let (score, depth) = (line.score, self.root_depth as u32);
        self.report(vec![line], score, depth)
    }

    pub(crate) fn report(&self, lines: Vec<PvLine<G::Action>>, score: Score, depth: u32) -> Report<G::Action> {
        Report {
            turn: lines.first().map_or_else(Vec::new, |line| line.turn().to_vec()),
            score,
            depth,
            nodes: self.stop_check.all_nodes(),
            time_ms: self.stop_check.elapsed_ms(),
            lines,
        }
    }

    /// The actions of the root in their initial order.
    fn root_actions(&mut self, limits: &SearchLimits<G::Action>) -> Vec<RootAction<G::Action>> {
        let mid = self.game.mid_turn();
        let hash_move =
            if self.options.table { self.table.probe(self.game.hash()).map_or(0, |entry| entry.code) } else { 0 };
        // The hash move may come from another position, and here it would be played, so it is looked up among the generated actions.
        let mut picker = Picker::all(self.buffers(), 0, mid, 0);
        let mut roots = Vec::new();
        while let Some(picked) = self.pick(&mut picker) {
            let (action, quiet) = (picked.action, picked.quiet);
            if limits.only.is_empty() || limits.only.contains(&action) {
                let (score, known) = (-INFINITE, -INFINITE);
                roots.push(RootAction {
                    action,
                    quiet,
                    score,
                    known,
                    mean: known,
                    bound: -INFINITE,
                    nodes: 0,
                    line: Vec::new(),
                });
            }
        }
        self.recycle(picker);
        if let Some(index) = roots.iter().position(|root| self.game.code(root.action) == hash_move) {
            roots[..=index].rotate_right(1);
        }
        roots
    }

    /// Whether the opponent has a mate in one against the best turn. Searches with a fraction of the nodes so far.
    fn best_allows_mate_in_one(&mut self, best: &RootAction<G::Action>) -> bool {
        if best.known.abs() >= WIN_BOUND {
            return false;
        }
        let nodes = self.stop_check.nodes / VERIFY_DIVISOR;
        self.leads_to_mate_in_one(&best.line, nodes)
    }

    /// The best `count` lines as whole turns; the fallback line if no action has a score.
    fn best_lines(&mut self, roots: &[RootAction<G::Action>], count: usize) -> Vec<PvLine<G::Action>> {
        let mut lines = Vec::new();
        for root in roots.iter().take(count) {
            if root.known > -INFINITE
                && let Some(line) = self.whole_turns(root.known, &root.line)
            {
                lines.push(line);
            }
        }
        if lines.is_empty() {
            let fallback = roots.iter().find(|root| !root.line.is_empty());
            lines.extend(fallback.and_then(|root| self.whole_turns(0, &root.line)));
        }
        lines
    }

    /// Searches the actions from `index` on with an aspiration window around the last score, widened until the score lies within it.
    fn search_with_aspiration(
        &mut self,
        roots: &mut Vec<RootAction<G::Action>>,
        index: usize,
        on_info: OnInfo<'_, G::Action>,
    ) {
        let RootAction { known: last, mean, .. } = roots[index];
        let size = &self.options.parameters;
        let narrow = self.options.aspiration && self.root_depth >= size.aspiration_depth && last.abs() < WIN_BOUND;
        let (unit, steady) = (self.options.unit, self.options.steady_aspiration);
        let mut delta =
            if steady { unit / 8 + (last - mean).abs().min(8 * unit) / 3 } else { unit * size.aspiration_width / 100 }
                .max(1);
        let (mut alpha, mut beta) = if narrow { (last - delta, last + delta) } else { (-INFINITE, INFINITE) };
        let mut failed_high = 0;
        loop {
            let depth = (self.root_depth - failed_high).max(1);
            let score = self.root_node(roots, index, depth, alpha, beta);
            // Actions that raised alpha come first, the others by their bounds or in their old order.
            if index < roots.len() {
                // A stopped pass has no bounds for the actions that it did not reach, so the earlier best action stays first.
                let bounds = self.options.root_bounds && !self.stop_check.stopped();
                roots[index..].sort_by_key(|root| std::cmp::Reverse((root.score, if bounds { root.bound } else { 0 })));
            }
            if self.stop_check.stopped() || index >= roots.len() {
                return;
            }
            let bound = match () {
                () if score <= alpha && alpha > -INFINITE => Bound::Upper,
                () if score >= beta && beta < INFINITE => Bound::Lower,
                () => {
                    let root = &mut roots[index];
                    let known = root.mean.abs() < WIN_BOUND && root.known.abs() < WIN_BOUND;
                    root.mean = if known { (root.mean + root.known) / 2 } else { root.known };
                    return;
                }
            };
            if self.stop_check.elapsed_ms() >= REPORT_BOUNDS_MS {
                let line = std::mem::take(&mut roots[index].line);
                let whole = self.whole_turns(score, &line);
                roots[index].line = line;
                if let Some(line) = whole {
                    self.emit_info(on_info, index + 1, score, bound, &line.pv);
                }
            }
            delta = delta.saturating_add(if steady { delta / 2 + 1 } else { delta });
            let wide = delta > 32 * self.options.unit || score.abs() >= WIN_BOUND;
            if bound == Bound::Upper {
                beta = if wide { beta } else { (alpha + beta) / 2 };
                alpha = if wide { -INFINITE } else { score.max(-INFINITE) - delta };
                failed_high = 0;
            } else {
                failed_high += i32::from(steady && score < WIN_BOUND);
                beta = if wide { INFINITE } else { score + delta };
            }
        }
    }

    /// One pass over the root's actions from `index` on, `depth` turns deep. Removes illegal ones.
    fn root_node(
        &mut self,
        roots: &mut Vec<RootAction<G::Action>>,
        index: usize,
        depth: i32,
        mut alpha: Score,
        beta: Score,
    ) -> Score {
        let (old_alpha, key, side, mid) = (alpha, self.game.hash(), self.game.side_to_move(), self.game.mid_turn());
        roots[index..].iter_mut().for_each(|root| root.score = -INFINITE);
        let (mut best, mut best_code, mut here) = (-INFINITE, 0, index);
        while here < roots.len() && !self.stop_check.poll() {
            let RootAction { action, quiet, .. } = roots[here];
            let before = self.stop_check.nodes;
            let number = continuation_index(side, self.game.history_index(action));
            if !self.make(action) {
                roots.remove(here);
                continue;
            }
            if !mid {
                self.note_played(0, number);
            }
            let mid_turn = self.game.mid_turn();
            let child = Child { same_side: self.game.side_to_move() == side, mid_turn, at: At::ROOT.after(!mid_turn) };
            let full = if mid_turn { depth } else { depth - 1 };
            let (count, size) = (here - index, &self.options.parameters);
            let score = if count == 0 {
                self.child(&child, full, alpha, beta, false)
            } else {
                let late = quiet
                    && depth >= 2
                    && count >= size.reduction_first_root as usize
                    && self.options.late_move_reductions;
                let parts = mid && self.options.second_part_reductions && depth >= 2;
                let less = if late { ((reduction(depth, count, size) - size.reduction_root) / TURN).max(0) } else { 0 }
                    + i32::from(parts);
                let reduced = (full - less).clamp(i32::from(mid_turn).min(full), full);
                let mut score = self.child(&child, reduced, alpha, alpha + 1, true);
                if score > alpha && reduced < full {
                    score = self.child(&child, full, alpha, alpha + 1, true);
                }
                if score > alpha && beta - alpha > 1 {
                    score = self.child(&child, full, alpha, beta, false);
                }
                score
            };
            self.game.unmake();
            roots[here].nodes += self.stop_check.nodes - before;
            if self.stop_check.stopped() {
                break;
            }
            if score == NO_TURN {
                roots.remove(here);
                continue;
            }
            let root = &mut roots[here];
            best = best.max(score);
            root.bound = score;
            if score > alpha || count == 0 {
                root.score = score;
                root.known = score;
                root.line.clear();
                root.line.push(action);
                root.line.extend_from_slice(&self.lines[1]);
            }
            if score > alpha {
                alpha = score;
                best_code = self.game.code(action);
                if score >= beta {
                    break;
                }
            }
            here += 1;
        }
        if self.options.table && index == 0 && best_code != 0 && !self.stop_check.stopped() {
            let bound = if best >= beta { Bound::Lower } else { Bound::Exact };
            debug_assert!(best > old_alpha);
            let record = NewEntry { key, code: best_code, score: best, eval: None, depth, bound, pv: true, turns: 0 };
            self.table.store(record);
        }
        best
    }

    /// Whether to stop before another iteration.
    fn should_stop(
        &mut self,
        limits: &SearchLimits<G::Action>,
        roots: &[RootAction<G::Action>],
        progress: Progress,
    ) -> bool {
        let Some(best) = roots.first() else {
            return true;
        };
        let end = turns_to_end(best.score);
        if let (Some(mate), Some(turns)) = (limits.mate, end)
            && turns > 0
            && (turns + 1) / 2 <= mate.min(1_000) as i32
        {
            return true;
        }
        let Some(soft) = limits.soft_ms else {
            return false;
        };
        // On the clock, more thought is useless if only one action is legal or a win or loss is certain.
        let certain = end.is_some_and(|turns| self.root_depth >= 2 * turns.abs() + 2);
        let forced = roots.len() == 1 && limits.lines <= 1 && self.root_depth >= 3 && self.ends_turn(best.action);
        if forced || certain {
            return true;
        }
        let nodes: u64 = roots.iter().map(|root| root.nodes).sum();
        let percent = percent_of_time(progress, best.nodes.saturating_mul(100) / nodes.max(1), self.options);
        let soft = (soft / 100).saturating_mul(percent) + soft % 100 * percent / 100;
        self.stop_check.elapsed_ms() >= soft.min(limits.hard_ms.unwrap_or(u64::MAX))
    }

    /// Whether this legal action of the root ends the turn.
    fn ends_turn(&mut self, action: G::Action) -> bool {
        self.game.make(action) && {
            let ends = !self.game.mid_turn();
            self.game.unmake();
            ends
        }
    }

    pub(crate) fn emit_info(
        &self,
        on_info: OnInfo<'_, G::Action>,
        multipv: usize,
        score: Score,
        bound: Bound,
        pv: &[G::Action],
    ) {
        on_info(&Info {
            depth: self.root_depth as u32,
            seldepth: self.seldepth.max(0) as u32,
            multipv,
            score,
            bound,
            nodes: self.stop_check.all_nodes(),
            time_ms: self.stop_check.elapsed_ms(),
            hashfull: if self.options.table { self.table.fullness() } else { 0 },
            pv,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_time_for_changing_turns_and_falling_scores() {
        let options = Options::default();
        let percent = |steady, drop| percent_of_time(Progress { steady, drop, below_mean: 900 }, 99, &options);
        assert_eq!([0, 1, 3, 6].map(|steady| percent(steady, 0)), [140, 110, 85, 70]);
        assert_eq!([50, 200, 9_000].map(|drop| percent(6, drop)), [95, 170, 170]);
    }

    #[test]
    fn more_time_while_other_turns_take_the_nodes() {
        let options = Options { time_by_nodes: true, ..Options::default() };
        let percent =
            |share, below_mean| percent_of_time(Progress { steady: 1, drop: 900, below_mean }, share, &options);
        assert_eq!([10, 65, 80, 100].map(|share| percent(share, 0)), [154, 110, 93, 77]);
        assert_eq!([-500, -10, 50, 9_000].map(|below| percent(65, below)), [95, 105, 135, 210]);
    }
}
