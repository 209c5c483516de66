//! Pruning, reductions and extensions: of whole nodes, of late actions, and of late completions.
//!
//! Mid-turn, only late completions are pruned or reduced.

use crate::game::Searchable;
use crate::info::Bound;
use crate::order::reduction;
use crate::picker::Picked;
use crate::quiescence::Quiescence;
use crate::score::{Score, WIN_BOUND};
use crate::tree::{Facts, Node, Search};
use crate::tt::Entry;

/// The least depth of singular extensions.
const SINGULAR_DEPTH: i32 = 7;

/// The result of a search without the hash move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Singular {
    /// The hash move is not singular.
    No,
    /// The hash move is much better than all others and is extended.
    Extend,
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
        let score = -self.node(reduced.max(0), -beta, 1 - beta, at.after(true), false);
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
        let checked = self.node(reduced.max(1), beta - 1, beta, at, false);
        self.start_line(at.ply);
        (checked >= beta || self.stop_check.stopped()).then_some(score)
    }

    /// The reduction of a late action, in turns.
    pub(crate) fn reduce(&self, node: &Node, picked: &Picked<G::Action>, legal: usize, value: i32) -> i32 {
        let mut turns = 0;
        if node.mid && self.options.second_part_reductions && !picked.blocker {
            turns += 1 + i32::from(legal >= 8) + i32::from(legal >= 64);
        }
        let late = legal >= if node.pv { 3 } else { 2 };
        if self.options.late_move_reductions && node.depth >= 2 && late && (picked.quiet || picked.losing) {
            turns += reduction(node.depth, legal);
            turns -= i32::from(node.pv) + i32::from(node.facts.in_check);
            turns += i32::from(!node.facts.improving && !node.mid && !node.facts.in_check);
            if picked.quiet && self.options.history {
                turns -= value / HISTORY_PER_TURN;
            }
        }
        turns.max(0)
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
        let Node { at, depth, pv, unpruned, facts: Facts { eval, improving, in_check }, .. } = *node;
        if at.turn == 0 || unpruned || in_check || pv && !self.options.prune_pv_nodes {
            return false;
        }
        let enough = (3 + depth * depth) as usize / if improving { 1 } else { 2 } + 2;
        let enough = if pv { (2 * enough).max(PV_MIN_TRIED) } else { enough };
        if self.options.late_move_pruning && depth <= 6 && legal >= enough {
            return true;
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
            return Singular::No;
        }
        let bar = known - self.options.unit * depth / 50;
        let excluded = Node { depth: (depth - 1) / 2, pv: false, excluded: entry.code, ..*node };
        let others = self.search_actions(excluded, None, bar - 1, bar);
        self.start_line(at.ply);
        match () {
            () if self.stop_check.stopped() => Singular::No,
            () if others < bar => Singular::Extend,
            () if bar >= beta && !node.pv => Singular::Cut(bar),
            () => Singular::No,
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
