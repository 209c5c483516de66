//! Proofs: whether exactly one turn reaches an aim, and the line that shows it.

use std::collections::HashSet;
use std::sync::atomic::AtomicBool;

use variorum_problems::{Answer, Ended, Limits, saving_turns, winning_turns};
use variorum_rules::tactics::mating_candidates;
use variorum_rules::{Action, ActionKind, Cell, Position, Turn};

use crate::aim::Aim;

/// So many replies of one length are looked at for one that leaves a single answer.
const REPLIES_TRIED: usize = 48;

/// Why there is no proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unproved {
    /// The game is over, or the aim asks for nothing.
    Over,
    /// No turn reaches the aim.
    Unreached,
    /// Several turns reach it.
    Several,
    /// The win takes fewer turns.
    Sooner,
    /// The first turn is the only one, but after each of the longest replies several turns win in time.
    Dual,
    /// The search was ended by its limits.
    Unfinished,
}

/// Proves that exactly one turn reaches the aim, and returns the main line: after each turn of the solver the reply that holds out longest, and of these one
/// that leaves the solver a single answer. If `hint` is thought to be a solution, turns like it are looked at first, which shortens the search where there are
/// several.
///
/// Every legal turn of both sides is looked at, but for turns that the rules know to neither give check nor end the game where only such can win at once.
/// `limits.nodes` holds for each question on the way, of which there are several. With `limits.hash_mib` at 0 nothing rests on hashes.
///
/// # Errors
/// Why there is no proof.
pub fn prove(
    position: &Position,
    aim: Aim,
    hint: Option<Turn>,
    limits: &Limits,
    stop: &AtomicBool,
) -> Result<Vec<Turn>, Unproved> {
    if position.outcome().is_some() {
        return Err(Unproved::Over);
    }
    let prover = Prover { limits, stop };
    match aim {
        Aim::Win(0) | Aim::Save(0) => Err(Unproved::Over),
        Aim::Win(turns) => {
            // Several solutions come to light sooner than it is known that there is no shorter one.
            let key = prover.only(position, hint, |among| winning_turns(position, turns, among, 1, limits, stop))?;
            if !prover.finished(winning_turns(position, turns - 1, None, 0, limits, stop))?.is_empty() {
                return Err(Unproved::Sooner);
            }
            prover.line(position, key, turns)
        }
        Aim::Save(turns) => {
            let only = prover.only(position, hint, |among| saving_turns(position, turns, among, 1, limits, stop))?;
            Ok(vec![only])
        }
    }
}

#[derive(Clone, Copy)]
struct Prover<'p> {
    limits: &'p Limits,
    stop: &'p AtomicBool,
}

impl Prover<'_> {
    /// The turns of an answer, if it is final.
    fn finished(self, answer: Answer) -> Result<Vec<Turn>, Unproved> {
        match answer.ended {
            Ended::Complete | Ended::Lines => Ok(answer.turns),
            Ended::Nodes | Ended::Stopped => Err(Unproved::Unfinished),
        }
    }

    /// The only turn that is found.
    fn only(
        self,
        position: &Position,
        hint: Option<Turn>,
        find: impl Fn(Option<&[Turn]>) -> Answer,
    ) -> Result<Turn, Unproved> {
        let one = |turns: Vec<Turn>| match turns[..] {
            [] => Ok(None),
            [only] => Ok(Some(only)),
            [..] => Err(Unproved::Several),
        };
        if let Some(hint) = hint {
            let like: Vec<Turn> = position.turns().into_iter().filter(|turn| turn.first == hint.first).collect();
            if like.len() > 1 {
                one(self.finished(find(Some(&like)))?)?;
            }
        }
        let turns = likely_first(position, hint);
        one(self.finished(find(Some(&turns)))?)?.ok_or(Unproved::Unreached)
    }

    /// The main line of a win within `turns` that begins with this turn.
    fn line(self, position: &Position, key: Turn, turns: u32) -> Result<Vec<Turn>, Unproved> {
        let mut line = vec![key];
        let mut after = position.scratch();
        after.play_unchecked(key);
        if after.outcome().is_some() {
            return Ok(line);
        }
        let rest = turns.saturating_sub(1);
        let replies = ordered_replies(&after);
        let mut longest: Vec<(Position, Turn)> = Vec::new();
        let mut ends_itself = None;
        for reply in replies {
            let mut replied = after.clone();
            replied.play_unchecked(reply);
            if replied.outcome().is_some() {
                ends_itself.get_or_insert(reply);
            } else if rest < 2 || self.holds_out(&replied, rest)? {
                longest.push((replied, reply));
                // What comes later would not be tried.
                if longest.len() == REPLIES_TRIED {
                    break;
                }
            }
        }
        let best = if rest == 1 {
            self.with_fewest_answers(&longest)?
        } else {
            let mut found = None;
            for (replied, reply) in &longest {
                let answer = winning_turns(replied, rest, None, 1, self.limits, self.stop);
                if let [only] = self.finished(answer)?[..] {
                    match self.line(replied, only, rest) {
                        Ok(rest) => found = Some((*reply, rest)),
                        Err(Unproved::Dual) => continue,
                        Err(why) => return Err(why),
                    }
                    break;
                }
            }
            found
        };
        match (best, ends_itself) {
            (Some((reply, rest)), _) => {
                line.push(reply);
                line.extend(rest);
                Ok(line)
            }
            (None, Some(reply)) if longest.is_empty() && rest == 1 => {
                line.push(reply);
                Ok(line)
            }
            (None, _) => Err(Unproved::Dual),
        }
    }

    /// Does the side that has just moved hold out for all of these turns?
    fn holds_out(self, replied: &Position, turns: u32) -> Result<bool, Unproved> {
        let sooner = winning_turns(replied, turns - 1, None, 0, self.limits, self.stop);
        Ok(self.finished(sooner)?.is_empty())
    }

    /// The first reply after which the fewest turns win at once, with the first of these.
    fn with_fewest_answers(self, replies: &[(Position, Turn)]) -> Result<Option<(Turn, Vec<Turn>)>, Unproved> {
        let mut best: Option<(usize, Turn, Vec<Turn>)> = None;
        for (replied, reply) in replies {
            let answers = self.finished(winning_turns(replied, 1, None, usize::MAX, self.limits, self.stop))?;
            let first = answers.iter().copied().min_by_key(|&turn| replied.turn_text(turn));
            if let Some(first) = first
                && best.as_ref().is_none_or(|(fewest, ..)| answers.len() < *fewest)
            {
                best = Some((answers.len(), *reply, vec![first]));
            }
            if best.as_ref().is_some_and(|(fewest, ..)| *fewest == 1) {
                break;
            }
        }
        Ok(best.map(|(_, reply, answer)| (reply, answer)))
    }
}

/// All turns, those that are likely to solve first: a second solution then comes to light soon.
fn likely_first(position: &Position, hint: Option<Turn>) -> Vec<Turn> {
    let mut forcing = Vec::new();
    mating_candidates(&mut position.scratch(), &mut forcing);
    let forcing: HashSet<Action> = forcing.into_iter().collect();
    let mut turns = position.turns();
    turns.sort_by_cached_key(|turn| {
        let like = |same: fn(Action) -> Cell| hint.is_some_and(|hint| same(hint.first) == same(turn.first));
        (!like(Action::to), !like(Action::from), !forcing.contains(&turn.first))
    });
    turns
}

/// All replies: captures first, then by their texts, those that leave their second part empty before others. So the same position always gives the same line,
/// and a natural one.
fn ordered_replies(position: &Position) -> Vec<Turn> {
    let mut turns = position.turns();
    let key = |turn: &Turn| {
        let captures = position.victim_cell(turn.first).is_some();
        let plain = turn.second.is_none_or(|second| second.kind() == ActionKind::Pass);
        (!captures, !plain, turn.first.bits(), turn.second.map(|second| second.bits()))
    };
    turns.sort_by_cached_key(key);
    turns
}
