//! What is left out or searched less deeply: cuts before the actions of a turn, late actions, late completions.
//!
//! Nothing here applies in the middle of a turn except the treatment of late completions.

use crate::game::Searchable;
use crate::info::Bound;
use crate::order::reduction;
use crate::picker::Picked;
use crate::quiescence::Calm;
use crate::score::{Score, WIN_BOUND};
use crate::tree::{Node, Search, Turn};
use crate::tt::Entry;

/// From this depth remembered actions are compared with the others.
const SINGULAR_DEPTH: i32 = 7;

/// What a comparison of the remembered action with the others brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Singular {
    /// Nothing.
    No,
    /// It is much better: search it deeper.
    Extend,
    /// Several are good enough for a cut, with this score.
    Cut(Score),
}

/// So many actions of the expected line's turns are tried in any case.
const EXPECTED_LEAST: usize = 30;
/// So much history changes a reduction by a turn.
const HISTORY_PER_TURN: i32 = 16_384;

impl<G: Searchable> Search<'_, G> {
    /// Cuts of a turn by its evaluation or by passing. Never in check, mid-turn, or on the expected line.
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
        let margin = unit * (depth - i32::from(node.turn.improving)).max(0);
        if self.options.reverse_futility && depth <= 6 && eval - margin >= beta {
            return Some(eval);
        }
        if self.options.razoring && self.options.quiescence && depth <= 2 && eval + 3 * unit * depth < alpha {
            let score = self.quiesce(alpha, alpha + 1, at, Calm::default(), false);
            self.start_line(at.ply);
            if score <= alpha {
                return Some(score);
            }
        }
        if self.options.null_move && may_pass && depth >= 3 && eval >= beta && self.game.null_allowed() {
            return self.prune_by_passing(node, eval, beta);
        }
        None
    }

    /// Null move: if even passing keeps the score above the window, playing does too.
    fn prune_by_passing(&mut self, node: &Node, eval: Score, beta: Score) -> Option<Score> {
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
        // A win by the opponent's inactivity proves nothing.
        let score = if score >= WIN_BOUND { beta } else { score };
        if !self.options.null_verification || depth < 8 {
            return Some(score);
        }
        let checked = self.node(reduced.max(1), beta - 1, beta, at, false);
        self.start_line(at.ply);
        (checked >= beta || self.stop_check.stopped()).then_some(score)
    }

    /// By how much a late action is searched less deeply at first.
    pub(crate) fn reduce(&self, node: &Node, picked: &Picked<G::Action>, legal: usize, value: i32) -> i32 {
        let mut less = 0;
        if node.mid && self.options.second_part_reductions && !picked.blocker {
            less += 1 + i32::from(legal >= 8) + i32::from(legal >= 64);
        }
        let late = legal >= if node.pv { 3 } else { 2 };
        if self.options.late_move_reductions && node.depth >= 2 && late && (picked.quiet || picked.losing) {
            less += reduction(node.depth, legal);
            less -= i32::from(node.pv) + i32::from(node.turn.in_check);
            less += i32::from(!node.turn.improving && !node.mid && !node.turn.in_check);
            if picked.quiet && self.options.history {
                less -= value / HISTORY_PER_TURN;
            }
        }
        less.max(0)
    }

    /// Near the leaves: does this action lose so much on its goal that it cannot matter?
    pub(crate) fn gives_away(&mut self, node: &Node, picked: &Picked<G::Action>) -> bool {
        let Node { depth, pv, turn: Turn { in_check, .. }, .. } = *node;
        if !self.options.see_pruning || pv || in_check || depth > 6 || !(picked.quiet || picked.losing) {
            return false;
        }
        let unit = self.options.unit;
        let least = if picked.quiet { -unit * depth * depth / 4 } else { -unit * depth };
        !self.game.exchange_brings(picked.action, least)
    }

    /// Near the leaves: is this quiet action too late, or the evaluation too low, for it to matter? On the expected line too,
    /// but later: where there are hundreds of quiet actions, its nodes would cost more than all others.
    pub(crate) fn too_late(&self, node: &Node, legal: usize, alpha: Score) -> bool {
        let Node { at, depth, pv, every, turn: Turn { eval, improving, in_check }, .. } = *node;
        if at.turn == 0 || every || in_check || pv && !self.options.prune_pv_nodes {
            return false;
        }
        let enough = (3 + depth * depth) as usize / if improving { 1 } else { 2 } + 2;
        let enough = if pv { (2 * enough).max(EXPECTED_LEAST) } else { enough };
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
            && node.without == 0
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
        let without = Node { depth: (depth - 1) / 2, pv: false, without: entry.code, ..*node };
        let others = self.search_actions(without, None, bar - 1, bar);
        self.start_line(at.ply);
        match () {
            () if self.stop_check.stopped() => Singular::No,
            () if others < bar => Singular::Extend,
            () if bar >= beta && !node.pv => Singular::Cut(bar),
            () => Singular::No,
        }
    }
}

/// How many second parts that obstruct the refutation of a half turn are tried.
pub(crate) fn blockers_tried(depth: i32, generous: bool) -> usize {
    let tried = 1 + depth.max(1) as usize;
    if generous { 4 * tried } else { tried }
}

/// How many legal completions of a half turn are tried. Grows with depth; most first parts are refuted by the
/// opponent whatever completes them. Of forcing completions, which come in the order of what they win, few are enough.
pub(crate) fn completions_tried(depth: i32, generous: bool, quiet: bool) -> usize {
    let depth = depth.max(1) as usize;
    if !quiet {
        return if generous { 2 * depth } else { depth };
    }
    let tried = 1 + 2 * (depth - 1) * depth;
    if generous { 4 * tried } else { tried }
}
