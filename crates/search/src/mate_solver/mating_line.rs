//! The principal variation of a proven win, in which the defender holds out longest.

use super::{MateSolver, Turns};
use crate::game::Searchable;
use crate::info::PvLine;
use crate::mate_in_one::Stopped;
use crate::score::win_in;

/// An answer of the defender, the number of turns that the attacker needs after it, and the first of these.
type Answer<A> = (Vec<A>, u32, Vec<A>);

impl<G: Searchable> MateSolver<'_, '_, G> {
    /// The principal variation of a proven win. It is cut short if the search must stop.
    pub(super) fn line(&mut self, turns: u32, turn: Vec<G::Action>, budget: u64) -> PvLine<G::Action> {
        (self.only, self.budget) = (&[], budget);
        let mut line = PvLine { score: win_in(2 * turns as i32 - 1), turn_len: turn.len(), pv: turn.clone() };
        let start = self.path.len();
        let mut next = Some((turns, turn));
        while let Some((left, turn)) = next.take() {
            let before = self.path.len();
            if !matches!(self.play(&turn), Ok(true)) || self.over().is_some() {
                self.take_back(before.max(start));
                break;
            }
            let played = self.path.len();
            match self.longest_answer(left - 1) {
                Ok(Some((answer, left, turn))) => {
                    self.take_back(played);
                    if !matches!(self.play(&answer), Ok(true)) {
                        break;
                    }
                    line.pv.extend(answer);
                    line.pv.extend_from_slice(&turn);
                    next = Some((left, turn));
                }
                Ok(None) | Err(Stopped) => break,
            }
        }
        self.take_back(start);
        line
    }

    /// The answer after which the attacker needs the most turns.
    fn longest_answer(&mut self, turns: u32) -> Result<Option<Answer<G::Action>>, Stopped> {
        let start = self.path.len();
        let mut longest: Option<Answer<G::Action>> = None;
        let Turns { actions, bounds } = self.turns(false)?;
        for (from, to, _) in bounds {
            for &action in &actions[from..to] {
                self.make(action)?;
            }
            if self.over().is_none() {
                for left in 1..=turns {
                    if self.attack(left, true)? {
                        if longest.as_ref().is_none_or(|(_, most, _)| left > *most) {
                            let turn = self.wins[left as usize].first().cloned().unwrap_or_default();
                            longest = Some((actions[from..to].to_vec(), left, turn));
                        }
                        break;
                    }
                }
            }
            self.take_back(start);
            if longest.as_ref().is_some_and(|&(_, most, _)| most == turns) {
                break;
            }
        }
        Ok(longest)
    }
}
