//! Pruning, reductions and extensions: of whole nodes, of late actions, and of late completions.
//!
//! Mid-turn, only late completions are pruned or reduced.

use crate::game::Searchable;
use crate::info::Bound;
use crate::order::{TURN, continuation_index, reduction};
use crate::picker::{Picked, Picker};
use crate::quiescence::Quiescence;
use crate::score::{NO_TURN, Score, WIN_BOUND};
use crate::tree::{Child, Expect, Facts, Node, Search};
use crate::tt::{Entry, NewEntry};

/// The least depth of singular extensions.
const SINGULAR_DEPTH: i32 = 7;
/// The least depth of ProbCut.
const PROB_CUT_DEPTH: i32 = 5;
/// ProbCut trusts a search so many turns less deep.
const PROB_CUT_LESS: i32 = 4;
/// The greatest depth, after reductions, of futility pruning and of pruning by history.
const FUTILITY_DEPTH: i32 = 8;
/// With a history below this for each turn of depth left after reductions, a quiet action is pruned.
const HOPELESS_HISTORY: i32 = 3_500;

/// The result of a search without the hash move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Singular {
    /// The hash move is searched so many turns more, or less, deeply.
    Extend(i32),
    /// Another action fails high too: the node is cut off with this score (multi-cut).
    Cut(Score),
}

/// Late move pruning keeps at least this many actions of a PV node.
const PV_MIN_TRIED: usize = 30;
/// The history value that changes a reduction by one turn.
const HISTORY_PER_TURN: i32 = 16_384;

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
        let unit = self.options.unit;
        if beta.abs() >= WIN_BOUND || at.turn == 0 {
            return None;
        }
        let margin = unit * (depth - i32::from(node.facts.improving)).max(0);
        if self.options.reverse_futility && depth <= 6 && eval - margin >= beta {
            return Some(eval);
        }
        if self.options.razoring && self.options.quiescence && depth <= 2 && eval + 3 * unit * depth < alpha {
            let score = self.quiesce(alpha, alpha + 1, at, Quiescence::default(), false);
            self.start_line(at.ply);
            if score <= alpha {
                return Some(score);
            }
        }
        if self.options.null_move && may_pass && depth >= 3 && eval >= beta && self.game.null_allowed() {
            return self.prune_by_null_move(node, eval, beta);
        }
        None
    }

    /// Null-move pruning: if passing fails high, some action would too.
    fn prune_by_null_move(&mut self, node: &Node, eval: Score, beta: Score) -> Option<Score> {
        let Node { at, depth, .. } = *node;
        let reduced = depth - 1 - (2 + depth / 4 + ((eval - beta) / (2 * self.options.unit).max(1)).min(3));
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
        if !self.options.null_verification || depth < 8 {
            return Some(score);
        }
        let checked = self.node(reduced.max(1), beta - 1, beta, at, never);
        self.start_line(at.ply);
        (checked >= beta || self.stop_check.stopped()).then_some(score)
    }

    /// The reduction of a late action, in 1/[`TURN`] turns.
    pub(crate) fn reduce(&self, node: &Node, picked: &Picked<G::Action>, legal: usize, value: i32) -> i32 {
        let mut turns = 0;
        if legal == 0 {
            return 0;
        }
        if node.mid && self.options.second_part_reductions && !picked.blocker {
            turns += 1 + i32::from(legal >= 8) + i32::from(legal >= 64);
        }
        let mut reduced = TURN * turns;
        let late = legal >= if node.pv { 3 } else { 2 };
        if self.options.late_move_reductions && node.depth >= 2 && late && (picked.quiet || picked.losing) {
            reduced += reduction(node.depth, legal);
            reduced -= TURN * (i32::from(node.pv) + i32::from(node.facts.in_check));
            reduced += TURN * i32::from(!node.facts.improving && !node.mid && !node.facts.in_check);
            if self.options.table_pv && node.table_pv && !node.pv {
                reduced -= TURN;
            }
            if self.options.cut_nodes && node.cut {
                reduced += TURN;
            }
            if picked.quiet && self.options.history {
                reduced -= value * (TURN / 16) / (HISTORY_PER_TURN / 16);
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
        let unit = self.options.unit;
        let left = (depth - 1 - reduction / TURN).max(0);
        let least = if picked.quiet {
            if !picked.checking {
                let futile = eval.is_some_and(|eval| eval + unit + unit * left * 3 / 4 <= alpha);
                if self.options.futility && left < FUTILITY_DEPTH && futile && alpha.abs() < WIN_BOUND {
                    return true;
                }
                if self.options.history && left < FUTILITY_DEPTH && value < -HOPELESS_HISTORY * (left + 1) {
                    return true;
                }
            }
            -unit * left * left / 6
        } else {
            -unit * depth
        };
        self.options.see_pruning && !self.game.see_at_least(picked.action, least)
    }

    /// Whether to prune this action near the leaves because its SEE is too low.
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
        let enough = (3 + depth * depth) as usize / if improving { 1 } else { 2 } + 2;
        let enough = if pv { (2 * enough).max(PV_MIN_TRIED) } else { enough };
        let reduced = self.options.reduced_limits;
        if self.options.late_move_pruning && (depth <= 6 || reduced) && legal >= enough {
            return true;
        }
        if reduced {
            // Even the best of them is futile.
            return self.options.futility
                && !pv
                && depth <= FUTILITY_DEPTH
                && alpha.abs() < WIN_BOUND
                && eval.is_some_and(|eval| eval + self.options.unit * (4 + 3 * (depth - 1)) / 4 <= alpha);
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
        let apt = self.options.singular
            && !mid
            && node.excluded == 0
            && at.turn > 0
            && at.turn < 2 * self.root_depth
            && depth >= SINGULAR_DEPTH
            && entry.bound != Bound::Upper
            && entry.depth >= depth - 3
            && known.abs() < WIN_BOUND;
        if !apt {
            return Singular::Extend(0);
        }
        let bar = known - self.options.unit * depth / 50;
        let excluded = Node { depth: (depth - 1) / 2, pv: false, excluded: entry.code, ..*node };
        let others = self.search_actions(excluded, None, bar - 1, bar);
        self.start_line(at.ply);
        let unit = self.options.unit;
        match () {
            () if self.stop_check.stopped() => Singular::Extend(0),
            () if others < bar - unit / 5 && !node.pv => Singular::Extend(2),
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
        let unit = self.options.unit;
        let eval = node.facts.eval?;
        if !self.options.prob_cut || node.pv || at.turn == 0 || depth < PROB_CUT_DEPTH || beta.abs() >= WIN_BOUND {
            return None;
        }
        let bar = beta + 2 * unit - unit / 2 * i32::from(node.facts.improving);
        let reduced = depth - PROB_CUT_LESS;
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
            self.note_played(at.turn, continuation_index(side, self.game.history_index(picked.action)));
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
        let reduction = self.reduction_before(node.at.turn);
        match () {
            // Both evaluations are of their own sides: their sum is what the turn lost.
            () if reduction >= 3 && eval + before <= 0 => 1,
            () if reduction >= 2 && node.depth >= 2 && eval + before > self.options.unit => -1,
            () => 0,
        }
    }
}

/// The greatest number of second parts tried that obstruct the refutation of a half turn.
pub(crate) fn max_blockers(depth: i32, generous: bool) -> usize {
    let tried = 1 + depth.max(1) as usize;
    if generous { 4 * tried } else { tried }
}

/// The greatest number of legal completions of a half turn tried. It grows with depth, as most first parts are refuted whatever completes
/// them. Of noisy completions, which are ordered by what they win, few are enough.
pub(crate) fn max_completions(depth: i32, generous: bool, quiet: bool) -> usize {
    let depth = depth.max(1) as usize;
    if !quiet {
        return if generous { 2 * depth } else { depth };
    }
    let tried = 1 + 2 * (depth - 1) * depth;
    if generous { 4 * tried } else { tried }
}
