//! Whole turns from lines of actions: finds a first legal turn, and completes lines that end in the middle of one.

use crate::game::Searchable;
use crate::info::PvLine;
use crate::picker::Picker;
use crate::score::{INFINITE, NO_TURN, Score};
use crate::tree::{At, Child, Search};

/// Node limit of the search for a missing completion.
const COMPLETION_NODES: u64 = 5_000;

impl<G: Searchable> Search<'_, G> {
    /// Makes the first legal turn (mid-turn: rest of a turn) in the usual move ordering. `None`, with the position unchanged, if there is none.
    /// Ignores the limits, because every search needs a result.
    fn play_first_turn(&mut self, ply: usize, only: &[G::Action]) -> Option<Vec<G::Action>> {
        let mid = self.game.mid_turn();
        let mut picker = Picker::all(self.buffers(), 0, mid, ply);
        let mut found = None;
        while let Some(picked) = self.pick(&mut picker) {
            if (!only.is_empty() && !only.contains(&picked.action)) || !self.game.make(picked.action) {
                continue;
            }
            if !self.game.mid_turn() {
                found = Some(vec![picked.action]);
                break;
            }
            if let Some(mut rest) = self.play_first_turn(ply + 1, &[]) {
                rest.insert(0, picked.action);
                found = Some(rest);
                break;
            }
            self.game.unmake();
        }
        self.recycle(picker);
        found
    }

    /// A legal turn of the root, found without searching.
    pub(crate) fn first_turn(&mut self, only: &[G::Action]) -> Option<Vec<G::Action>> {
        let turn = self.play_first_turn(0, only)?;
        self.take_back(turn.len());
        Some(turn)
    }

    /// Turns `actions` into a line of whole turns: a half turn at the end is completed if it is the first turn, and removed otherwise. `None` if
    /// there is no whole turn.
    pub(crate) fn whole_turns(&mut self, score: Score, actions: &[G::Action]) -> Option<PvLine<G::Action>> {
        let mut pv = Vec::with_capacity(actions.len() + 1);
        let (mut turn_len, mut whole) = (None, 0);
        let nodes = self.stop_check.nodes;
        for &action in actions {
            if !self.game.make(action) {
                break;
            }
            pv.push(action);
            if !self.game.mid_turn() {
                whole = pv.len();
                turn_len.get_or_insert(whole);
            }
        }
        if turn_len.is_none() && !pv.is_empty() {
            whole = if self.complete(&mut pv) { pv.len() } else { 0 };
            turn_len = (whole > 0).then_some(whole);
        }
        self.take_back(pv.len());
        self.stop_check.nodes = nodes;
        pv.truncate(whole);
        Some(PvLine { score, pv, turn_len: turn_len? })
    }

    /// Completes the turn with the hash move, else by a search one turn deep, else with any legal action.
    fn complete(&mut self, pv: &mut Vec<G::Action>) -> bool {
        while self.game.mid_turn() {
            let next = self.hash_move_completion().or_else(|| self.searched_completion());
            match next {
                Some(action) if self.game.make(action) => pv.push(action),
                _ => {
                    let Some(rest) = self.play_first_turn(pv.len(), &[]) else {
                        return false;
                    };
                    pv.extend(rest);
                }
            }
        }
        true
    }

    /// The hash move of this half turn, if it is legal and the turn can be completed after it.
    fn hash_move_completion(&mut self) -> Option<G::Action> {
        let code = self.table.probe(self.game.hash())?.code;
        let mut all = Vec::new();
        self.game.generate(&mut all);
        let action = all.into_iter().find(|&action| self.game.code(action) == code)?;
        if !self.game.make(action) {
            return None;
        }
        let completable = !self.game.mid_turn() || {
            let rest = self.play_first_turn(0, &[]);
            self.take_back(rest.as_ref().map_or(0, Vec::len));
            rest.is_some()
        };
        self.game.unmake();
        completable.then_some(action)
    }

    /// The best completion by a search one turn deep with its own node limit; `None` if the search must stop.
    fn searched_completion(&mut self) -> Option<G::Action> {
        let end = self.stop_check.nodes + COMPLETION_NODES;
        let side = self.game.side_to_move();
        let mut picker = Picker::all(self.buffers(), 0, true, 0);
        let (mut best, mut best_action) = (-INFINITE, None);
        while self.stop_check.nodes < end
            && !self.stop_check.poll()
            && let Some(picked) = self.pick(&mut picker)
        {
            if !self.make(picked.action) {
                continue;
            }
            let mid_turn = self.game.mid_turn();
            let same_side = self.game.side_to_move() == side;
            let at = At { ply: 1, turn: i32::from(!mid_turn) };
            let score = self.child(&Child { same_side, mid_turn, at }, i32::from(mid_turn), best, INFINITE, false);
            self.game.unmake();
            if self.stop_check.stopped() {
                break;
            }
            if score != NO_TURN && score > best {
                (best, best_action) = (score, Some(picked.action));
            }
        }
        self.recycle(picker);
        best_action
    }

    fn take_back(&mut self, actions: usize) {
        for _ in 0..actions {
            self.game.unmake();
        }
    }
}
