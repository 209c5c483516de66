//! Principal variation search (Marsland and Campbell 1982): fail-soft alpha-beta (Knuth and Moore 1975) with null windows for all but the
//! first action.
//!
//! Depth counts turns. An action that does not end the turn leads to a node of the same side, with the same window and
//! the same depth; such half-turn nodes are never evaluated, pruned by a null move, or entered with depth 0.

use crate::game::Searchable;
use crate::info::Bound;
use crate::options::Options;
use crate::order::{Context, continuation_index};
use crate::picker::{Buffers, Picked, Picker};
use crate::pruning::{Singular, max_blockers, max_completions};
use crate::quiescence::Quiescence;
use crate::score::{INFINITE, NO_TURN, Score, WIN_BOUND, clamp_eval, loss_in, win_in};
use crate::tree::{At, Child, Facts, MAX_PLY, Node, Search};
use crate::tt::{Entry, NewEntry};

/// The greatest number of quiet, and of noisy, actions of a node that a cutoff penalises in the histories.
const MAX_PENALISED: usize = 48;

impl<G: Searchable> Search<'_, G> {
    /// The score of the current position, searched `depth` turns deep; `NO_TURN` for a half turn that cannot be completed. Meaningless once the
    /// stop check has stopped.
    pub(crate) fn node(&mut self, depth: i32, alpha: Score, beta: Score, at: At, may_pass: bool) -> Score {
        self.start_line(at.ply);
        if self.stop_check.poll() {
            return 0;
        }
        if self.game.mid_turn() {
            debug_assert!(depth > 0, "a half turn has no depth 0");
            let facts = Facts { eval: None, improving: false, in_check: false };
            return self.expand(
                Node { at, depth, mid: true, pv: beta - alpha > 1, facts, excluded: 0, unpruned: false },
                alpha,
                beta,
            );
        }
        self.seldepth = self.seldepth.max(at.turn);
        if at.turn > 0
            && let Some(outcome) = self.game.terminal()
        {
            return outcome.score(at.turn);
        }
        // A reduced search is verified only when it is repeated at full depth.
        let full_depth = at.turn == 1 && depth >= self.root_depth - 1;
        // As long as every turn of the root loses, each would have to be verified in full. With `verify_best` only the best one is; others may
        // allow the same mate.
        let known_mates =
            self.options.verify_best && at.turn == 1 || self.options.mate_in_one && full_depth && beta >= WIN_BOUND;
        if known_mates && self.has_known_mate_in_one() {
            return win_in(at.turn + 1);
        }
        let score = self.node_of_game(depth, alpha, beta, at, may_pass);
        if full_depth
            && score < beta
            && !self.stop_check.stopped()
            && let Some(refuted) = self.verify(depth, beta, at)
        {
            self.start_line(at.ply);
            return refuted;
        }
        score
    }

    /// A node between turns, where the game is not over.
    fn node_of_game(&mut self, mut depth: i32, alpha: Score, beta: Score, at: At, may_pass: bool) -> Score {
        let in_check = self.game.in_check();
        if in_check && self.options.check_extension && at.turn < 2 * self.root_depth {
            depth += 1;
        }
        if depth <= 0 {
            if self.options.quiescence {
                return self.quiesce(alpha, beta, at, Quiescence::default(), in_check);
            }
            return clamp_eval(self.game.evaluate());
        }
        if at.ply >= MAX_PLY {
            return clamp_eval(self.game.evaluate());
        }
        let (alpha, beta) = if self.options.mate_distance {
            let (alpha, beta) = (alpha.max(loss_in(at.turn)), beta.min(win_in(at.turn)));
            if alpha >= beta {
                return alpha;
            }
            (alpha, beta)
        } else {
            (alpha, beta)
        };
        let facts = Facts { eval: None, improving: false, in_check };
        self.expand_turn(
            Node { at, depth, mid: false, pv: beta - alpha > 1, facts, excluded: 0, unpruned: false },
            alpha,
            beta,
            may_pass,
        )
    }

    /// A node between turns: first everything that may cut off before any action is searched, then the actions.
    fn expand_turn(&mut self, mut node: Node, alpha: Score, beta: Score, may_pass: bool) -> Score {
        let turn = node.at.turn;
        let entry = self.probe();
        if let Some(score) = self.table_cutoff(&node, entry.as_ref(), alpha, beta) {
            self.note_reply(node.at.ply, entry.map_or(0, |entry| entry.code));
            return score;
        }
        if !node.facts.in_check && self.options.needs_eval() {
            let eval = match entry.and_then(|entry| entry.eval) {
                Some(eval) => eval,
                None => clamp_eval(self.game.evaluate()),
            };
            node.facts.improving = self.note_eval(turn, Some(eval));
            node.facts.eval = Some(eval);
        } else {
            self.note_eval(turn, None);
        }
        if !node.pv
            && let Some(eval) = node.facts.eval
            && let Some(score) = self.prune_turn(&node, eval, alpha, beta, may_pass)
        {
            return score;
        }
        if self.options.internal_reduction && node.depth >= 4 && turn > 0 && entry.is_none_or(|entry| entry.code == 0) {
            node.depth -= 1;
        }
        self.search_actions(node, entry, alpha, beta)
    }

    /// A node mid-turn, where only the transposition table may cut off.
    fn expand(&mut self, node: Node, alpha: Score, beta: Score) -> Score {
        let entry = self.probe();
        if let Some(score) = self.table_cutoff(&node, entry.as_ref(), alpha, beta) {
            return score;
        }
        self.search_actions(node, entry, alpha, beta)
    }

    pub(crate) fn probe(&self) -> Option<Entry> {
        if self.options.table { self.table.probe(self.game.hash()) } else { None }
    }

    fn table_cutoff(&self, node: &Node, entry: Option<&Entry>, alpha: Score, beta: Score) -> Option<Score> {
        // No table cutoffs in PV nodes, so that principal variations stay whole.
        if node.pv {
            return None;
        }
        entry?.decides(node.depth, node.at.turn, alpha, beta)
    }

    /// The loop over the actions.
    pub(crate) fn search_actions(&mut self, node: Node, entry: Option<Entry>, mut alpha: Score, beta: Score) -> Score {
        let Node { at, depth, mid, pv, .. } = node;
        let old_alpha = alpha;
        let (key, side) = (self.game.hash(), self.game.side_to_move());
        let hash_move = entry.map_or(0, |entry| entry.code);
        let context = self.context(at, mid);
        let mut picker = Picker::all(self.buffers(), hash_move, mid, at.ply).after(context);
        if !node.facts.in_check {
            let Options { quiet_checks, probe_killers, .. } = *self.options;
            picker = picker.staged().checking(quiet_checks as usize).probing_killers(probe_killers);
        }
        let (mut best, mut best_code, mut legal) = (-INFINITE, 0, 0);
        let mut blockers = 0;
        loop {
            if best > -WIN_BOUND && picker.is_before_quiet() && self.prunes_quiet(&node, legal, alpha) {
                // On large boards generating quiet actions would cost more than the rest of this node.
                picker.skip_quiet();
            }
            let Some(picked) = self.pick(&mut picker) else { break };
            if self.stop_check.poll() {
                break;
            }
            if node.excluded != 0 && self.game.code(picked.action) == node.excluded {
                continue;
            }
            if best > -WIN_BOUND {
                if mid {
                    let generous = pv || at.turn == 0;
                    if picked.blocker {
                        if self.options.second_part_reductions && blockers >= max_blockers(depth, generous) {
                            continue;
                        }
                        blockers += 1;
                    } else if self.options.second_part_reductions
                        && legal >= blockers + max_completions(depth, generous, picked.quiet)
                    {
                        break;
                    }
                } else if picked.quiet && !picked.checking && self.prunes_quiet(&node, legal, alpha) {
                    picker.skip_quiet();
                    continue;
                } else if self.prunes_by_see(&node, &picked) {
                    continue;
                }
            }
            let row = self.game.history_index(picked.action);
            // Questions about an action are asked before it is made.
            let reduction = if legal == 0 {
                0
            } else {
                let value = if picked.quiet { self.memory.history.quiet(side, row, context) } else { 0 };
                self.reduce(&node, &picked, legal, value)
            };
            let extension = match &entry {
                Some(entry) if legal == 0 && self.game.code(picked.action) == entry.code => {
                    match self.singular(&node, entry, beta) {
                        Singular::Cut(score) => {
                            self.recycle(picker);
                            return score;
                        }
                        Singular::Extend => 1,
                        Singular::No => 0,
                    }
                }
                _ => 0,
            };
            if self.stop_check.stopped() {
                break;
            }
            if !mid {
                self.note_played(at.turn, continuation_index(side, row));
            }
            if !self.make(picked.action) {
                continue;
            }
            let first = legal == 0;
            let score =
                self.search_action(&Node { depth: depth + extension, ..node }, reduction, first, side, alpha, beta);
            self.game.unmake();
            if self.stop_check.stopped() {
                break;
            }
            if score == NO_TURN {
                continue;
            }
            legal += 1;
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    best_code = self.game.code(picked.action);
                    if pv || at.turn == 0 {
                        self.extend_line(at.ply, picked.action);
                    }
                    if score >= beta {
                        self.update_ordering(&node, &picked, &picker.buffers, side, context);
                        break;
                    }
                }
            }
            if mid && first && self.options.refutation_blockers {
                picker.prefer_blockers(self.reply(at.ply + 1), self.game);
            }
            let tried = if picked.quiet { &mut picker.buffers.tried } else { &mut picker.buffers.tried_noisy };
            if tried.len() < MAX_PENALISED {
                tried.push(picked.action);
            }
        }
        self.recycle(picker);
        self.note_reply(at.ply, best_code);
        if self.stop_check.stopped() {
            return 0;
        }
        if node.excluded != 0 {
            return if legal == 0 { alpha } else { best };
        }
        if legal == 0 {
            return if mid { NO_TURN } else { self.game.no_moves().score(at.turn) };
        }
        if self.options.table {
            let bound = match () {
                () if best >= beta => Bound::Lower,
                () if best > old_alpha => Bound::Exact,
                () => Bound::Upper,
            };
            let eval = node.facts.eval;
            let record = NewEntry { key, code: best_code, score: best, eval, depth, bound, turns: at.turn };
            self.table.store(record);
        }
        best
    }

    /// The score of the action just made, for the side that made it. All but the first legal action are searched with a null window, and first
    /// at a depth reduced by `reduction`; those that fail high are searched again.
    fn search_action(
        &mut self,
        node: &Node,
        reduction: i32,
        first: bool,
        side: u8,
        alpha: Score,
        beta: Score,
    ) -> Score {
        let child = Child {
            same_side: self.game.side_to_move() == side,
            mid_turn: self.game.mid_turn(),
            at: node.at.after(!self.game.mid_turn()),
        };
        debug_assert!(child.same_side || !child.mid_turn, "only the end of a turn changes the side");
        let full = if child.mid_turn { node.depth } else { node.depth - 1 };
        if first {
            return self.child(&child, full, alpha, beta);
        }
        let least = if child.mid_turn { 1 } else { 0 };
        let reduced = (full - reduction).clamp(least.min(full), full);
        let mut score = self.child(&child, reduced, alpha, alpha + 1);
        if score > alpha && reduced < full {
            score = self.child(&child, full, alpha, alpha + 1);
        }
        if score > alpha && node.pv {
            score = self.child(&child, full, alpha, beta);
        }
        score
    }

    /// Searches a child. Its score is from the point of view of the side that moved.
    pub(crate) fn child(&mut self, child: &Child, depth: i32, alpha: Score, beta: Score) -> Score {
        if child.same_side {
            self.node(depth, alpha, beta, child.at, true)
        } else {
            -self.node(depth, -beta, -alpha, child.at, true)
        }
    }

    /// Updates killers and histories after a cutoff: rewards the action that caused it and penalises those tried before.
    fn update_ordering(
        &mut self,
        node: &Node,
        picked: &Picked<G::Action>,
        tried: &Buffers<G::Action>,
        side: u8,
        context: Context,
    ) {
        if picked.quiet && self.options.killers {
            self.memory.killers.add(node.at.ply, picked.action);
        }
        if !self.options.history {
            return;
        }
        let bonus = (16 * node.depth * node.depth + 32 * node.depth).min(2_000);
        let row = self.game.history_index(picked.action);
        let history = &mut self.memory.history;
        if picked.quiet {
            history.add_quiet(side, row, context, bonus);
            for &action in &tried.tried {
                history.add_quiet(side, self.game.history_index(action), context, -bonus);
            }
        } else {
            history.add_noisy(side, row, bonus);
        }
        for &action in &tried.tried_noisy {
            history.add_noisy(side, self.game.history_index(action), -bonus);
        }
    }
}
