//! Root move verification: before a root turn becomes the best one, all answers to it are searched.
//!
//! Among hundreds of quiet answers late move pruning tries a handful, and most blunders of such a search are refuted in the very next
//! turn. Few root turns ever become the best, so verifying them costs little.

use crate::game::Searchable;
use crate::mate_in_one::ANSWER_NODES;
use crate::score::{Score, WIN_BOUND, win_in};
use crate::tree::{At, Facts, Node, Search};

impl<G: Searchable> Search<'_, G> {
    /// After a turn of the root whose best answer seems to score less than `beta`: the score of a better answer, if there is a mate in one or
    /// a shallow search of all answers finds one. Meaningless once the stop check has stopped.
    pub(crate) fn verify(&mut self, depth: i32, beta: Score, at: At) -> Option<Score> {
        if self.options.mate_in_one && self.has_mate_in_one(ANSWER_NODES) {
            return Some(win_in(at.turn + 1));
        }
        self.better_answer(depth, beta, at)
    }

    /// Searches all answers, no deeper than the turn itself was searched.
    fn better_answer(&mut self, depth: i32, beta: Score, at: At) -> Option<Score> {
        let depth = depth.min(self.options.verification_depth as i32);
        // Answers to a check are never pruned.
        if depth <= 0 || beta.abs() >= WIN_BOUND || self.game.in_check() {
            return None;
        }
        let key = self.game.hash();
        if self.verified.get(&key).is_some_and(|&(known, best)| known >= depth && best < beta) {
            return None;
        }
        let line = std::mem::take(&mut self.lines[at.ply]);
        let node = Node { unpruned: true, ..Node::new(at, depth, false, true, Facts::UNKNOWN) };
        let entry = self.probe();
        let best = self.search_actions(node, entry, beta - 1, beta);
        if !self.stop_check.stopped() {
            self.verified.insert(key, (depth, best));
        }
        self.lines[at.ply] = line;
        (best >= beta).then_some(best)
    }
}
