//! Play by results that are known for certain ([`Searchable::known`]).

use crate::game::Searchable;
use crate::info::{Bound, PvLine, Report};
use crate::limits::SearchLimits;
use crate::root::OnInfo;
use crate::score::{Score, turns_to_end};
use crate::tree::{At, MAX_DEPTH, Search};

/// A turn of the root and what it leads to.
struct KnownTurn<A> {
    actions: Vec<A>,
    score: Score,
    /// The static evaluation after it, for the side that played it.
    eval: Score,
}

impl<G: Searchable> Search<'_, G> {
    /// The score of a position between turns, if the game is over or its result is known.
    #[inline]
    pub(crate) fn settled(&mut self, at: At) -> Option<Score> {
        match self.game.terminal() {
            Some(outcome) => Some(outcome.score(at.turn)),
            None => self.game.known()?.score(at.turn),
        }
    }

    /// Where the result of the root is known: the turns that keep it, win soonest or lose latest, best first, without a search. Among turns that draw, the
    /// static evaluation decides. `None` if the result is not known, or after no turn that is allowed.
    pub(crate) fn play_by_known_results(
        &mut self,
        limits: &SearchLimits<G::Action>,
        on_info: OnInfo<'_, G::Action>,
    ) -> Option<Report<G::Action>> {
        if self.game.mid_turn() {
            return None;
        }
        self.game.known()?.score(0)?;
        let mut turns = self.known_turns(&limits.only, At::ROOT)?;
        turns.sort_by_key(|turn| std::cmp::Reverse((turn.score, turn.eval)));
        turns.truncate(limits.lines.max(1));
        let mut lines = Vec::new();
        for KnownTurn { actions, score, .. } in turns {
            let turn_len = actions.len();
            let pv = self.known_line(actions);
            lines.push(PvLine { score, pv, turn_len });
        }
        let score = lines.first()?.score;
        self.root_depth = turns_to_end(score).map_or(1, i32::abs).clamp(1, MAX_DEPTH as i32);
        self.seldepth = self.root_depth;
        for (number, line) in (1..).zip(&lines) {
            self.emit_info(on_info, number, line.score, Bound::Exact, &line.pv);
        }
        Some(self.report(lines, score, self.root_depth as u32))
    }

    /// All turns, that begin with one of `only` unless it is empty, whose results are known. `None` if there is none.
    fn known_turns(&mut self, only: &[G::Action], at: At) -> Option<Vec<KnownTurn<G::Action>>> {
        let (mut turns, mut made) = (Vec::new(), Vec::new());
        let side = self.game.side_to_move();
        self.collect_known(only, side, at, &mut made, &mut turns);
        (!turns.is_empty()).then_some(turns)
    }

    fn collect_known(
        &mut self,
        only: &[G::Action],
        side: u8,
        at: At,
        made: &mut Vec<G::Action>,
        turns: &mut Vec<KnownTurn<G::Action>>,
    ) {
        let mut all = Vec::new();
        self.game.generate(&mut all);
        all.retain(|action| only.is_empty() || only.contains(action));
        for action in all {
            if !self.make(action) {
                continue;
            }
            made.push(action);
            if self.game.mid_turn() {
                self.collect_known(&[], side, at.after(false), made, turns);
            } else if let Some(score) = self.settled(at.after(true)) {
                let sign = if self.game.side_to_move() == side { 1 } else { -1 };
                let eval = if score == 0 { sign * self.game.evaluate() } else { 0 };
                turns.push(KnownTurn { actions: made.clone(), score: sign * score, eval });
            }
            made.pop();
            self.game.unmake();
        }
    }

    /// A turn, and best play after it until the game ends, or is drawn, or the next turn is not known. In a won game the loser's turns lose latest.
    fn known_line(&mut self, turn: Vec<G::Action>) -> Vec<G::Action> {
        let mut line = turn;
        let nodes = self.stop_check.nodes;
        let mut made = 0;
        for number in 1..=MAX_DEPTH as i32 {
            for &action in &line[made..] {
                self.game.make(action);
            }
            made = line.len();
            let decided = self.settled(At { ply: made, turn: number }).is_some_and(|score| score != 0);
            if !decided || self.game.terminal().is_some() {
                break;
            }
            let turns = self.known_turns(&[], At { ply: made, turn: number }).unwrap_or_default();
            let Some(best) = turns.into_iter().max_by_key(|turn| turn.score) else { break };
            line.extend(best.actions);
        }
        (0..made).for_each(|_| self.game.unmake());
        self.stop_check.nodes = nodes;
        line
    }
}
