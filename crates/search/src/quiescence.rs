//! Quiescence search: plays out captures and promotions until the evaluation can be trusted.
//!
//! It is bounded, because some boards have hundreds of captures: each further turn tries half as many, and all check evasions are searched
//! only in the first turns.

use crate::game::Searchable;
use crate::info::Bound;
use crate::picker::Picker;
use crate::score::{INFINITE, NO_TURN, Score, WIN_BOUND, clamp_eval};
use crate::tree::{At, MAX_PLY, Search};
use crate::tt::NewEntry;

/// The number of turns of the quiescence search, from the first, that use the transposition table.
const QUIESCENCE_TABLE: i32 = 1;

/// The state of the quiescence search at a node.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Quiescence {
    /// Turns since the main search.
    depth: i32,
    /// The cell of the last capture, if known.
    last_capture: Option<usize>,
}

impl Quiescence {
    /// After a capture on this cell, if known, outside the quiescence search.
    pub(crate) fn after(last_capture: Option<usize>) -> Self {
        Quiescence { depth: 0, last_capture }
    }
}

impl<G: Searchable> Search<'_, G> {
    /// A node between turns, where the game is not over.
    pub(crate) fn quiesce(
        &mut self,
        alpha: Score,
        beta: Score,
        at: At,
        quiescence: Quiescence,
        in_check: bool,
    ) -> Score {
        let (qdepth, size) = (quiescence.depth, &self.options.parameters);
        let (mut alpha, old_alpha) = (alpha, alpha);
        self.start_line(at.ply);
        self.seldepth = self.seldepth.max(at.turn);
        let pv = beta - alpha > 1;
        let evade = in_check && qdepth < size.quiescence_check_turns;
        if at.ply >= MAX_PLY || qdepth >= size.quiescence_turns {
            return clamp_eval(self.game.evaluate());
        }
        let depth = -qdepth;
        let key = self.game.hash();
        let entry = if self.options.table && qdepth < QUIESCENCE_TABLE { self.table.probe(key) } else { None };
        if let Some(entry) = &entry
            && !pv
            && let Some(score) = entry.decides(depth, at.turn, alpha, beta)
        {
            self.note_reply(at.ply, entry.code);
            return score;
        }
        let mut best = -INFINITE;
        let (mut eval, mut static_eval) = (None, None);
        if !evade {
            let fresh = entry.and_then(|entry| entry.eval).unwrap_or_else(|| clamp_eval(self.game.evaluate()));
            static_eval = Some(fresh);
            let standing = self.corrected(fresh, at.turn);
            let standing = entry.map_or(standing, |entry| self.better_eval(standing, &entry, at.turn));
            eval = Some(standing);
            best = standing;
            if best >= beta {
                return best;
            }
            alpha = alpha.max(best);
        }
        let hash_move = entry.map_or(0, |entry| entry.code);
        let buffers = self.buffers();
        let mut picker = match quiescence.last_capture {
            _ if evade => Picker::all(buffers, hash_move, false, at.ply),
            Some(cell) if qdepth >= size.quiescence_free_turns => Picker::recaptures(buffers, cell, at.ply),
            _ => Picker::noisy(buffers, hash_move, false, at.ply),
        };
        let margin = self.options.unit * size.delta_margin / 100;
        if let Some(standing) = eval.filter(|_| self.options.delta) {
            picker = picker.with_min_gain(alpha - standing - margin + 1);
        }
        let hoped = |picker: &Picker<G::Action>| match (eval, picker.max_skipped_gain()) {
            (Some(standing), Some(gain)) => standing + gain + margin,
            _ => -INFINITE,
        };
        let width = (size.quiescence_width >> qdepth.min(31)).max(2);
        let side = self.game.side_to_move();
        let (mut legal, mut best_code, mut checking) = (0, 0, false);
        loop {
            // Losing captures are pruned once there is anything better.
            let next = self.pick(&mut picker).filter(|picked| !(picked.losing && eval.is_some() && best > -WIN_BOUND));
            let Some(picked) = next else {
                if checking || evade || qdepth > 0 || !self.options.quiescence_checks {
                    break;
                }
                (checking, legal) = (true, 0);
                best = best.max(hoped(&picker));
                self.recycle(picker);
                picker = Picker::checks(self.buffers(), at.ply);
                continue;
            };
            if self.stop_check.poll() {
                break;
            }
            if checking && (legal >= size.quiescence_check_count || !self.game.see_at_least(picked.action, 0)) {
                continue;
            }
            if best > -WIN_BOUND && !checking {
                if legal >= width {
                    break;
                }
                // Delta pruning again: the picker used the window at the start of the node, which may have narrowed since.
                if let Some(standing) = eval
                    && self.options.delta
                    && let Some(gain) = self.game.gain(picked.action)
                {
                    let most = standing + gain + margin;
                    if most <= alpha {
                        best = best.max(most);
                        continue;
                    }
                }
                if let Some(standing) = eval
                    && self.options.see_pruning
                {
                    // After the first turn even exchanges are pruned too.
                    let hoped = standing + self.options.unit * size.quiescence_see_margin / 100;
                    let wanted = (alpha - hoped).max(i32::from(qdepth > 0));
                    if wanted > 0 && !self.game.see_at_least(picked.action, wanted) {
                        best = best.max(alpha.min(hoped));
                        continue;
                    }
                }
            }
            let last_capture = self.game.target(picked.action);
            if !self.make(picked.action) {
                continue;
            }
            let score = self.quiesce_child(side, alpha, beta, at, Quiescence { depth: qdepth, last_capture });
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
                    if pv {
                        self.extend_line(at.ply, picked.action);
                    }
                    if score >= beta {
                        break;
                    }
                }
            }
        }
        best = best.max(hoped(&picker));
        self.recycle(picker);
        self.note_reply(at.ply, best_code);
        if self.stop_check.stopped() {
            return 0;
        }
        if evade && legal == 0 {
            return self.game.no_moves().score(at.turn);
        }
        if self.options.table && qdepth < QUIESCENCE_TABLE {
            let bound = match () {
                () if best >= beta => Bound::Lower,
                () if best > old_alpha && pv => Bound::Exact,
                () => Bound::Upper,
            };
            let turns = at.turn;
            let eval = static_eval;
            self.table.store(NewEntry { key, code: best_code, score: best, eval, depth, bound, pv, turns });
        }
        best
    }

    /// The score of the action just made, for the side that made it.
    pub(crate) fn quiesce_child(
        &mut self,
        side: u8,
        alpha: Score,
        beta: Score,
        at: At,
        quiescence: Quiescence,
    ) -> Score {
        let same_side = self.game.side_to_move() == side;
        if self.game.mid_turn() {
            return self.quiesce_half(alpha, beta, at.after(false), quiescence);
        }
        let at = at.after(true);
        self.start_line(at.ply);
        if self.stop_check.poll() {
            return 0;
        }
        if let Some(outcome) = self.game.terminal() {
            let score = outcome.score(at.turn);
            return if same_side { score } else { -score };
        }
        let in_check = self.game.in_check();
        let quiescence = Quiescence { depth: quiescence.depth + 1, ..quiescence };
        if same_side {
            self.quiesce(alpha, beta, at, quiescence, in_check)
        } else {
            -self.quiesce(-beta, -alpha, at, quiescence, in_check)
        }
    }

    /// A node mid-turn: the first legal preferred completion, and in the first turns one that obstructs its refutation; a few of the others
    /// only if no preferred completion is legal.
    fn quiesce_half(&mut self, mut alpha: Score, beta: Score, at: At, quiescence: Quiescence) -> Score {
        self.start_line(at.ply);
        let side = self.game.side_to_move();
        let (mut best, mut legal, size) = (-INFINITE, 0, &self.options.parameters);
        for all in [false, true] {
            let mut width = if all { (size.quiescence_width >> quiescence.depth.min(31)).clamp(1, 4) } else { 1 };
            let buffers = self.buffers();
            let mut picker =
                if all { Picker::all(buffers, 0, true, at.ply) } else { Picker::noisy(buffers, 0, true, at.ply) };
            while legal < width
                && let Some(picked) = self.pick(&mut picker)
            {
                if self.stop_check.poll() {
                    break;
                }
                if !self.make(picked.action) {
                    continue;
                }
                let score = self.quiesce_child(side, alpha, beta, at, quiescence);
                self.game.unmake();
                if self.stop_check.stopped() {
                    break;
                }
                if score == NO_TURN {
                    continue;
                }
                if legal == 0
                    && !all
                    && self.options.refutation_blockers
                    && quiescence.depth < size.quiescence_blocker_turns
                {
                    width += i32::from(picker.prefer_blockers(self.reply(at.ply + 1), self.game));
                }
                legal += 1;
                if score > best {
                    best = score;
                    if score > alpha {
                        alpha = score;
                        self.extend_line(at.ply, picked.action);
                        if score >= beta {
                            break;
                        }
                    }
                }
            }
            self.recycle(picker);
            if self.stop_check.stopped() {
                return 0;
            }
            if legal > 0 {
                return best;
            }
        }
        NO_TURN
    }
}
