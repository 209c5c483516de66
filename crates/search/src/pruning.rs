//! Pruning, reductions and extensions: of whole nodes, of late actions, and of late completions.
//!
//! Mid-turn, only late completions are pruned or reduced.

use crate::game::Searchable;
use crate::info::Bound;
use crate::order::{TURN, continuation_index, reduction};
use crate::parameters::Parameters;
use crate::picker::{Picked, Picker};
use crate::quiescence::Quiescence;
use crate::score::{NO_TURN, Score, WIN_BOUND};
use crate::tree::{Child, Expect, Facts, Node, Search};
use crate::tt::{Entry, NewEntry};

/// The result of a search without the hash move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Singular {
    /// The hash move is searched so many turns more, or less, deeply.
    Extend(i32),
    /// Another action fails high too: the node is cut off with this score (multi-cut).
    Cut(Score),
}

impl<G: Searchable> Search<'_, G> {
    /// Prunes a node by its static evaluation (reverse futility, razoring) or a null move. Never called in check, mid-turn or in PV nodes.
    pub(crate) fn prune_turn(
        &mut self,
        node: &Node,
        eval: Score,
        alpha: Score,
        beta: Score,
        may_pass: bool,
    ) -> Option<Score> {
        let Node { at, depth, .. } = *node;
        let (unit, size) = (self.options.unit, &self.options.parameters);
        if beta.abs() >= WIN_BOUND || at.turn == 0 {
            return None;
        }
        let margin = unit * size.reverse_futility_margin / 100 * (depth - i32::from(node.facts.improving)).max(0);
        if self.options.reverse_futility && depth <= size.reverse_futility_depth && eval - margin >= beta {
            return Some(eval);
        }
        let hopeless = depth <= size.razoring_depth && eval + unit * size.razoring_margin / 100 * depth < alpha;
        if self.options.razoring && self.options.quiescence && hopeless {
            let score = self.quiesce(alpha, alpha + 1, at, Quiescence::default(), false);
            self.start_line(at.ply);
            if score <= alpha {
                return Some(score);
            }
        }
        let deep = depth >= size.null_move_depth;
        if self.options.null_move && may_pass && deep && eval >= beta && self.game.null_allowed() {
            return self.prune_by_null_move(node, eval, beta);
        }
        None
    }

    /// Null-move pruning: if passing fails high, some action would too.
    fn prune_by_null_move(&mut self, node: &Node, eval: Score, beta: Score) -> Option<Score> {
        let Node { at, depth, .. } = *node;
        let size = &self.options.parameters;
        let by_depth = (size.null_move_base + size.null_move_slope * depth) / 100;
        let lead = (eval - beta) / (self.options.unit * size.null_move_lead / 100).max(1);
        let reduced = depth - 1 - (by_depth + lead.min(size.null_move_lead_most));
        self.note_played(at.turn, 0);
        self.game.make_null();
        self.stop_check.nodes += 1;
        let never = Expect { cut: false, may_pass: false };
        let score = -self.node(reduced.max(0), -beta, 1 - beta, at.after(true), never);
        self.game.unmake_null();
        self.start_line(at.ply);
        if self.stop_check.stopped() {
            return Some(0);
        }
        if score < beta {
            return None;
        }
        // A win after the opponent's forced inactivity is not proven.
        let score = if score >= WIN_BOUND { beta } else { score };
        if !self.options.null_verification || depth < size.null_verification_depth {
            return Some(score);
        }
        let checked = self.node(reduced.max(1), beta - 1, beta, at, never);
        self.start_line(at.ply);
        (checked >= beta || self.stop_check.stopped()).then_some(score)
    }

    /// The reduction of a late action, in 1/[`TURN`] turns.
    pub(crate) fn reduce(&self, node: &Node, picked: &Picked<G::Action>, legal: usize, value: i32) -> i32 {
        let (mut turns, size) = (0, &self.options.parameters);
        if legal == 0 {
            return 0;
        }
        if node.mid && self.options.second_part_reductions && !picked.blocker {
            let beyond = |count: i32| i32::from(legal >= count as usize);
            turns += 1 + beyond(size.second_part_second) + beyond(size.second_part_third);
        }
        let mut reduced = TURN * turns;
        let late = legal >= if node.pv { size.reduction_first_pv } else { size.reduction_first } as usize;
        if self.options.late_move_reductions && node.depth >= 2 && late && (picked.quiet || picked.losing) {
            reduced += reduction(node.depth, legal, size);
            if node.pv {
                reduced -= size.reduction_pv;
            }
            if node.facts.in_check {
                reduced -= size.reduction_in_check;
            } else if !node.facts.improving && !node.mid {
                reduced += size.reduction_worsening;
            }
            if self.options.table_pv && node.table_pv && !node.pv {
                reduced -= size.reduction_table_pv;
            }
            if self.options.cut_nodes && node.cut {
                reduced += size.reduction_cut_node;
            }
            if picked.quiet && self.options.history {
                reduced -= value * (TURN / 16) / (size.reduction_history / 16);
            }
        }
        reduced.max(0)
    }

    /// Whether to prune this action, not the first, because of what little is expected of it: its history, its SEE, or the evaluation.
    /// `reduction` is that of [`Self::reduce`], `value` its history.
    pub(crate) fn prunes_action(
        &mut self,
        node: &Node,
        picked: &Picked<G::Action>,
        reduction: i32,
        value: i32,
        alpha: Score,
    ) -> bool {
        if !self.options.reduced_limits {
            return self.prunes_by_see(node, picked);
        }
        let Node { at, depth, pv, unpruned, facts: Facts { in_check, eval, .. }, .. } = *node;
        if pv || in_check || unpruned || at.turn == 0 || !(picked.quiet || picked.losing) {
            return false;
        }
        let (unit, size) = (self.options.unit, &self.options.parameters);
        let left = (depth - 1 - reduction / TURN).max(0);
        let least = if picked.quiet {
            if !picked.checking {
                let futile = eval.is_some_and(|eval| eval + self.futility_margin(left) <= alpha);
                if self.options.futility && left < size.futility_depth && futile && alpha.abs() < WIN_BOUND {
                    return true;
                }
                let hopeless = left < size.history_pruning_depth && value < -size.history_pruning_margin * (left + 1);
                if self.options.history && hopeless {
                    return true;
                }
            }
            -unit * 100 * left * left / size.see_quiet_divisor
        } else {
            -unit * size.see_capture_margin / 100 * depth
        };
        self.options.see_pruning && !self.game.see_at_least(picked.action, least)
    }

    /// How far below alpha the evaluation makes a quiet action futile, with so many turns left.
    fn futility_margin(&self, left: i32) -> Score {
        let size = &self.options.parameters;
        self.options.unit * (size.futility_margin + size.futility_slope * left) / 100
    }

    /// Whether to prune this action near the leaves because its SEE is too low, by the depth of the node.
    pub(crate) fn prunes_by_see(&mut self, node: &Node, picked: &Picked<G::Action>) -> bool {
        let Node { depth, pv, facts: Facts { in_check, .. }, .. } = *node;
        if !self.options.see_pruning || pv || in_check || depth > 6 || !(picked.quiet || picked.losing) {
            return false;
        }
        let unit = self.options.unit;
        let least = if picked.quiet { -unit * depth * depth / 4 } else { -unit * depth };
        !self.game.see_at_least(picked.action, least)
    }

    /// Whether to prune this quiet action near the leaves by late move or futility pruning. Late move pruning applies to PV nodes too, but
    /// later: with hundreds of quiet actions, these nodes would cost more than all others.
    pub(crate) fn prunes_quiet(&self, node: &Node, legal: usize, alpha: Score) -> bool {
        let Node { at, depth, pv, unpruned, facts: Facts { eval, improving, in_check, .. }, .. } = *node;
        if at.turn == 0 || unpruned || in_check || pv && !self.options.prune_pv_nodes {
            return false;
        }
        let size = &self.options.parameters;
        let enough = size.late_move_base + size.late_move_slope * depth * depth / 100;
        let enough = if improving { enough } else { enough * 100 / size.late_move_worsening } + size.late_move_least;
        let enough = if pv { (enough * size.late_move_pv / 100).max(size.late_move_pv_least) } else { enough };
        let reduced = self.options.reduced_limits;
        if self.options.late_move_pruning && (depth <= 6 || reduced) && legal >= enough as usize {
            return true;
        }
        if reduced {
            // Even the best of them is futile.
            return self.options.futility
                && !pv
                && depth <= size.futility_depth
                && alpha.abs() < WIN_BOUND
                && eval.is_some_and(|eval| eval + self.futility_margin(depth - 1) <= alpha);
        }
        self.options.futility
            && !pv
            && depth <= 5
            && alpha.abs() < WIN_BOUND
            && eval.is_some_and(|eval| eval + self.options.unit * (1 + depth) <= alpha)
    }
}

impl<G: Searchable> Search<'_, G> {
    /// Is the remembered action of this node so much better than all others that it deserves a turn more (Anantharaman, Campbell
    /// and Hsu 1988)? If others are good enough for a cut too, the node is one.
    pub(crate) fn singular(&mut self, node: &Node, entry: &Entry, beta: Score) -> Singular {
        let Node { at, depth, mid, .. } = *node;
        let known = entry.score(at.turn);
        let (unit, size) = (self.options.unit, &self.options.parameters);
        let apt = self.options.singular
            && !mid
            && node.excluded == 0
            && at.turn > 0
            && at.turn < 2 * self.root_depth
            && depth >= size.singular_depth
            && entry.bound != Bound::Upper
            && entry.depth >= depth - size.singular_entry
            && known.abs() < WIN_BOUND;
        if !apt {
            return Singular::Extend(0);
        }
        let bar = known - unit * depth * size.singular_margin / 1000;
        let excluded = Node { depth: (depth - 1) / 2, pv: false, excluded: entry.code, ..*node };
        let others = self.search_actions(excluded, None, bar - 1, bar);
        self.start_line(at.ply);
        match () {
            () if self.stop_check.stopped() => Singular::Extend(0),
            () if others < bar - unit * size.singular_double_margin / 100 && !node.pv => Singular::Extend(2),
            () if others < bar => Singular::Extend(1),
            () if bar >= beta && !node.pv => Singular::Cut(bar),
            () if known >= beta => Singular::Extend(-2),
            () if node.cut => Singular::Extend(-1),
            () => Singular::Extend(0),
        }
    }

    /// ProbCut: whether a capture exceeds beta by so much, in a search less deep, that a search of full depth hardly falls below it.
    pub(crate) fn prob_cut(&mut self, node: &Node, entry: Option<&Entry>, beta: Score) -> Option<Score> {
        let Node { at, depth, .. } = *node;
        let (unit, size) = (self.options.unit, &self.options.parameters);
        let eval = node.facts.eval?;
        if !self.options.prob_cut || node.pv || at.turn == 0 || depth < size.prob_cut_depth || beta.abs() >= WIN_BOUND {
            return None;
        }
        let improving = if node.facts.improving { size.prob_cut_improving } else { 0 };
        let bar = beta + unit * (size.prob_cut_margin - improving) / 100;
        let reduced = (depth - size.prob_cut_less).max(0);
        // The table knows better already.
        if entry
            .is_some_and(|entry| entry.depth >= reduced && entry.bound == Bound::Upper && entry.score(at.turn) < bar)
        {
            return None;
        }
        let (key, side) = (self.game.hash(), self.game.side_to_move());
        let wanted = (bar - eval).max(0);
        let mut picker = Picker::noisy(self.buffers(), entry.map_or(0, |entry| entry.code), false, at.ply);
        let mut found = None;
        while found.is_none()
            && let Some(picked) = self.pick(&mut picker)
        {
            if self.stop_check.poll() {
                break;
            }
            if picked.quiet || picked.losing || !self.game.see_at_least(picked.action, wanted) {
                continue;
            }
            let number = continuation_index(side, self.game.history_index(picked.action));
            self.note_played(at.turn, number);
            let last_capture = self.game.target(picked.action);
            if !self.make(picked.action) {
                continue;
            }
            let mut score = self.quiesce_child(side, bar - 1, bar, at, Quiescence::after(last_capture));
            if score >= bar && score != NO_TURN && !self.stop_check.stopped() {
                let child = Child {
                    same_side: self.game.side_to_move() == side,
                    mid_turn: self.game.mid_turn(),
                    at: at.after(!self.game.mid_turn()),
                };
                let depth = reduced.max(i32::from(child.mid_turn));
                score = self.child(&child, depth, bar - 1, bar, !node.cut);
            }
            self.game.unmake();
            if self.stop_check.stopped() {
                break;
            }
            if score >= bar {
                found = Some((score, self.game.code(picked.action)));
            }
        }
        self.recycle(picker);
        self.start_line(at.ply);
        let (score, code) = found?;
        if self.options.table {
            let (eval, pv) = (node.facts.static_eval, node.table_pv);
            let depth = reduced + 1;
            self.table.store(NewEntry { key, code, score, eval, depth, bound: Bound::Lower, pv, turns: at.turn });
        }
        self.note_reply(at.ply, code);
        Some(score.min(WIN_BOUND - 1))
    }

    /// How many turns more, or less, deeply a node is searched in view of what became of a much reduced turn: deeper if the opponent, who made
    /// it, is not worse off than before it, less deeply if he is by far.
    pub(crate) fn hindsight(&self, node: &Node, eval: Score) -> i32 {
        if !self.options.hindsight || node.at.turn == 0 {
            return 0;
        }
        let Some(before) = self.eval_before(node.at.turn) else { return 0 };
        let (reduction, size) = (self.reduction_before(node.at.turn), &self.options.parameters);
        // Both evaluations are of their own sides: their sum is what the turn lost.
        let lost = eval + before;
        let much = lost > self.options.unit * size.hindsight_margin / 100;
        match () {
            () if reduction >= size.hindsight_more_reduction && lost <= 0 => 1,
            () if reduction >= size.hindsight_less_reduction && node.depth >= 2 && much => -1,
            () => 0,
        }
    }
}

/// The greatest number of second parts tried that obstruct the refutation of a half turn.
pub(crate) fn max_blockers(depth: i32, generous: bool, size: &Parameters) -> usize {
    let tried = 1 + depth.max(1);
    let tried = if generous { tried * size.second_part_pv / 100 } else { tried };
    tried as usize
}

/// The greatest number of legal completions of a half turn tried. It grows with depth, as most first parts are refuted whatever completes
/// them. Of noisy completions, which are ordered by what they win, few are enough.
pub(crate) fn max_completions(depth: i32, generous: bool, quiet: bool, size: &Parameters) -> usize {
    let depth = depth.max(1);
    if !quiet {
        return if generous { 2 * depth } else { depth } as usize;
    }
    let tried = 1 + size.second_part_slope * (depth - 1) * depth / 100;
    let tried = if generous { tried * size.second_part_pv / 100 } else { tried };
    tried as usize
}
