//! Principal variation search (Marsland and Campbell 1982): fail-soft alpha-beta (Knuth and Moore 1975) with null windows for all but the
//! first action.
//!
//! Depth counts turns. An action that does not end the turn leads to a node of the same side, with the same window and
//! the same depth; such half-turn nodes are never evaluated, pruned by a null move, or entered with depth 0.

use crate::game::Searchable;
use crate::info::Bound;
use crate::options::Options;
use crate::order::{Context, TURN, continuation_index};
use crate::picker::{Buffers, Picked, Picker};
use crate::pruning::{Singular, max_blockers, max_completions};
use crate::quiescence::Quiescence;
use crate::score::{INFINITE, NO_TURN, Score, WIN_BOUND, clamp_eval, loss_in, win_in};
use crate::tree::{At, Child, Expect, Facts, MAX_PLY, Node, Search};
use crate::tt::{Entry, NewEntry};

/// What is known of an action before it is searched.
#[derive(Clone, Copy)]
struct Late {
    /// By how many turns it is reduced at first.
    reduction: i32,
    /// No legal action came before it.
    first: bool,
    /// The best score of those before it.
    best: Score,
}

impl<G: Searchable> Search<'_, G> {
    /// The score of the current position, searched `depth` turns deep; `NO_TURN` for a half turn that cannot be completed. Meaningless once the
    /// stop check has stopped.
    pub(crate) fn node(&mut self, depth: i32, alpha: Score, beta: Score, at: At, expect: Expect) -> Score {
        self.start_line(at.ply);
        if self.stop_check.poll() {
            return 0;
        }
        if self.game.mid_turn() {
            debug_assert!(depth > 0, "a half turn has no depth 0");
            let node = Node { mid: true, ..Node::new(at, depth, beta - alpha > 1, expect.cut, Facts::UNKNOWN) };
            return self.expand(node, alpha, beta);
        }
        self.seldepth = self.seldepth.max(at.turn);
        if at.turn > 0
            && let Some(score) = self.settled(at)
        {
            return score;
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
        let score = self.node_of_game(depth, alpha, beta, at, expect);
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
    fn node_of_game(&mut self, mut depth: i32, alpha: Score, beta: Score, at: At, expect: Expect) -> Score {
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
        let facts = Facts { in_check, ..Facts::UNKNOWN };
        self.expand_turn(Node::new(at, depth, beta - alpha > 1, expect.cut, facts), alpha, beta, expect.may_pass)
    }

    /// A node between turns: first everything that may cut off before any action is searched, then the actions.
    fn expand_turn(&mut self, mut node: Node, alpha: Score, beta: Score, may_pass: bool) -> Score {
        let turn = node.at.turn;
        let entry = self.probe();
        if let Some(score) = self.table_cutoff(&node, entry.as_ref(), alpha, beta) {
            self.note_reply(node.at.ply, entry.map_or(0, |entry| entry.code));
            return score;
        }
        node.table_pv = node.pv || self.options.table_pv && entry.is_some_and(|entry| entry.pv);
        if !node.facts.in_check && self.options.needs_eval() {
            let static_eval = match entry.and_then(|entry| entry.eval) {
                Some(eval) => eval,
                None => clamp_eval(self.game.evaluate()),
            };
            let eval = self.corrected(static_eval, turn);
            node.facts.improving = self.note_eval(turn, Some(eval));
            node.facts.static_eval = Some(static_eval);
            node.facts.eval = Some(entry.map_or(eval, |entry| self.better_eval(eval, &entry, turn)));
            node.depth += self.hindsight(&node, eval);
        } else {
            self.note_eval(turn, None);
        }
        if !node.pv
            && let Some(eval) = node.facts.eval
            && let Some(score) = self.prune_turn(&node, eval, alpha, beta, may_pass)
        {
            return score;
        }
        let useful = node.pv || node.cut || !self.options.cut_nodes;
        if self.options.internal_reduction
            && useful
            && node.depth >= self.options.parameters.internal_reduction_depth
            && turn > 0
            && entry.is_none_or(|entry| entry.code == 0)
        {
            node.depth -= 1;
        }
        if let Some(score) = self.prob_cut(&node, entry.as_ref(), beta) {
            return score;
        }
        if self.stop_check.stopped() {
            return 0;
        }
        self.search_actions(node, entry, alpha, beta)
    }

    /// The table's score in place of the static evaluation, where its bound says that the position is worth more, or less, than that.
    pub(crate) fn better_eval(&self, eval: Score, entry: &Entry, turn: i32) -> Score {
        let known = entry.score(turn);
        let better = match entry.bound {
            Bound::Exact => true,
            Bound::Lower => known > eval,
            Bound::Upper => known < eval,
        };
        if self.options.table_eval && better && known.abs() < WIN_BOUND { known } else { eval }
    }

    /// A node mid-turn, where only the transposition table may cut off.
    fn expand(&mut self, mut node: Node, alpha: Score, beta: Score) -> Score {
        let entry = self.probe();
        node.table_pv = node.pv || self.options.table_pv && entry.is_some_and(|entry| entry.pv);
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
        let (mut best, mut best_code, mut best_quiet, mut legal) = (-INFINITE, 0, true, 0);
        let (mut blockers, size) = (0, &self.options.parameters);
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
                        if self.options.second_part_reductions && blockers >= max_blockers(depth, generous, size) {
                            continue;
                        }
                        blockers += 1;
                    } else if self.options.second_part_reductions
                        && legal >= blockers + max_completions(depth, generous, picked.quiet, size)
                    {
                        break;
                    }
                } else if picked.quiet && !picked.checking && self.prunes_quiet(&node, legal, alpha) {
                    picker.skip_quiet();
                    continue;
                }
            }
            let row = self.game.history_index(picked.action);
            // Questions about an action are asked before it is made.
            let value = if picked.quiet { self.memory.history.quiet(side, row, context) } else { 0 };
            let reduction = self.reduce(&node, &picked, legal, value);
            if best > -WIN_BOUND && !mid && self.prunes_action(&node, &picked, reduction, value, alpha) {
                continue;
            }
            let extension = match &entry {
                Some(entry) if legal == 0 && self.game.code(picked.action) == entry.code => {
                    match self.singular(&node, entry, beta) {
                        Singular::Cut(score) => {
                            self.recycle(picker);
                            return score;
                        }
                        Singular::Extend(turns) => turns,
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
            let late = Late { reduction: reduction / TURN, first, best };
            let score = self.search_action(&Node { depth: depth + extension, ..node }, late, side, alpha, beta);
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
                    best_quiet = picked.quiet;
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
            if tried.len() < size.history_penalised as usize {
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
        let bound = match () {
            () if best >= beta => Bound::Lower,
            () if best > old_alpha => Bound::Exact,
            () => Bound::Upper,
        };
        if self.options.table {
            let (eval, pv) = (node.facts.static_eval, node.table_pv);
            let record = NewEntry { key, code: best_code, score: best, eval, depth, bound, pv, turns: at.turn };
            self.table.store(record);
        }
        if !mid {
            self.learn_correction(&node, best, bound, best_quiet);
        }
        best
    }

    /// The score of the action just made, for the side that made it. All but the first legal action are searched with a null window, and first
    /// at a depth reduced by `reduction`; those that fail high are searched again.
    fn search_action(&mut self, node: &Node, late: Late, side: u8, alpha: Score, beta: Score) -> Score {
        let child = Child {
            same_side: self.game.side_to_move() == side,
            mid_turn: self.game.mid_turn(),
            at: node.at.after(!self.game.mid_turn()),
        };
        debug_assert!(child.same_side || !child.mid_turn, "only the end of a turn changes the side");
        let full = if child.mid_turn { node.depth } else { node.depth - 1 };
        if late.first {
            return self.child(&child, full, alpha, beta, !node.cut && !node.pv);
        }
        let least = if child.mid_turn { 1 } else { 0 };
        let reduced = (full - late.reduction).clamp(least.min(full), full);
        self.note_reduction(child.at.turn, full - reduced);
        let mut score = self.child(&child, reduced, alpha, alpha + 1, true);
        self.note_reduction(child.at.turn, 0);
        if score > alpha && reduced < full {
            let again = full + self.change_of_depth(&child, score, late.best, full);
            if again > reduced {
                score = self.child(&child, again, alpha, alpha + 1, !node.cut);
            }
        }
        if score > alpha && node.pv {
            score = self.child(&child, full, alpha, beta, false);
        }
        score
    }

    /// By how many turns an action that beat alpha in a reduced search is searched more, or less, deeply than planned: it may have proven
    /// much better than the others, or hardly so.
    fn change_of_depth(&self, child: &Child, score: Score, best: Score, full: i32) -> i32 {
        if !self.options.flexible_depth || child.mid_turn || best <= -WIN_BOUND {
            return 0;
        }
        let (unit, size) = (self.options.unit, &self.options.parameters);
        let deeper = best + unit * size.deeper_margin / 100 + unit * size.deeper_slope * full / 1000;
        i32::from(score > deeper) - i32::from(score < best + unit * size.shallower_margin / 100)
    }

    /// Searches a child. Its score is from the point of view of the side that moved.
    /// `cut`: whether an opponent is expected to fail high there; the same side then is not.
    pub(crate) fn child(&mut self, child: &Child, depth: i32, alpha: Score, beta: Score, cut: bool) -> Score {
        let pv = beta - alpha > 1;
        if child.same_side {
            self.node(depth, alpha, beta, child.at, Expect { cut: !cut && !pv, may_pass: true })
        } else {
            -self.node(depth, -beta, -alpha, child.at, Expect { cut: cut && !pv, may_pass: true })
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
        let (depth, size) = (node.depth, &self.options.parameters);
        let bonus = (size.history_square * depth * depth + size.history_linear * depth).min(size.history_most);
        let row = self.game.history_index(picked.action);
        let history = &mut self.memory.history;
        if picked.quiet {
            history.add_quiet(side, row, context, bonus);
            for &action in &tried.tried {
                history.add_quiet(side, self.game.history_index(action), context, -bonus);
            }
        } else {
            history.add_noisy(side, self.game.noisy_index(picked.action), bonus);
        }
        for &action in &tried.tried_noisy {
            history.add_noisy(side, self.game.noisy_index(action), -bonus);
        }
    }
}
