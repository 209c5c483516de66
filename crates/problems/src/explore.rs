//! Finds all solutions, with everything that follows.

use variorum_rules::Turn;

use crate::aim::Verdict;
use crate::program::Aim;
use crate::search::Search;
use crate::solution::{Continuation, Move, Replies, Try, Variation};
use crate::table::Table;
use crate::work::Interrupted;

/// A solution before its turns are written.
pub(crate) struct Found {
    pub turns: Vec<Turn>,
    pub play: Option<Replies>,
}

/// Gathers the solutions of a thread, so that none is lost when the search is interrupted.
#[derive(Default)]
pub(crate) struct Finds {
    path: Vec<Turn>,
    pub found: Vec<Found>,
}

impl Search<'_> {
    /// Adds all solutions that begin with this turn.
    pub(crate) fn explore_turn(&mut self, turn: Turn, at: usize, finds: &mut Finds) -> Result<bool, Interrupted> {
        let before = self.make(turn)?;
        finds.path.push(turn);
        let found = match self.verdict(at, before) {
            Verdict::Reached => self.account.line().map(|()| {
                finds.found.push(Found { turns: finds.path.clone(), play: None });
                true
            }),
            Verdict::Over => Ok(false),
            Verdict::Open if at + 1 < self.program.leading() => {
                self.goes_on(at, |search, next| search.explore(next, finds)).map(|found| found.unwrap_or(false))
            }
            Verdict::Open => self.explore_replies(at, finds),
        };
        finds.path.pop();
        self.position.undo_turn();
        found
    }

    /// Adds all solutions from here on, where one turn is enough at ply `at`.
    fn explore(&mut self, at: usize, finds: &mut Finds) -> Result<bool, Interrupted> {
        let ply = self.ply(at);
        let last = self.is_last(at) && ply.aim == Aim::Must && self.aims();
        let key = (!last).then(|| Table::key(self.position.hash(), at));
        if key.and_then(|key| self.table.find(key)) == Some(false) {
            return Ok(false);
        }
        let mut any = false;
        if !(self.is_hopeless(at) || ply.compelled && self.reaches_in_one(at)?) {
            let turns = if last { self.reaching()? } else { self.turns() };
            for &turn in &turns {
                any |= self.explore_turn(turn, at, finds)?;
            }
            self.give_back(turns);
        }
        if let Some(key) = key {
            self.table.keep(key, any);
        }
        Ok(any)
    }

    /// Adds the solution if play succeeds whatever the opponent does.
    fn explore_replies(&mut self, at: usize, finds: &mut Finds) -> Result<bool, Interrupted> {
        let success = self.goes_on(at, |search, next| {
            if !search.value(next)? {
                return Ok(None);
            }
            search.account.line()?;
            if search.tells_replies { search.replies(next).map(Some) } else { Ok(Some(Replies::default())) }
        });
        let Some(play) = success?.flatten() else { return Ok(false) };
        finds.found.push(Found { turns: finds.path.clone(), play: Some(play) });
        Ok(true)
    }

    /// The replies at ply `at` with their answers.
    pub(crate) fn replies(&mut self, at: usize) -> Result<Replies, Interrupted> {
        let mut replies = Replies::default();
        let mut threats = Vec::new();
        if !self.is_last(at) && !self.position.is_check() {
            let found = self.passing(|search| search.continuations(at + 1))?;
            (threats, replies.threats) = found.into_iter().unzip();
        }
        let compelled = self.ply(at).compelled && self.reaches_in_one(at)?;
        let mut turns: Vec<(String, Turn)> =
            self.turns().into_iter().map(|turn| (self.position.turn_text(turn), turn)).collect();
        turns.sort_by(|a, b| a.0.cmp(&b.0));
        for (text, turn) in turns {
            let before = self.make(turn)?;
            let reached = self.verdict(at, before) == Verdict::Reached;
            let check = self.position.is_check();
            let reply = Move { text, check, reached };
            let told = if reached || compelled {
                Ok(reached.then(|| Variation { reply, continuations: Vec::new() }))
            } else {
                self.answers(at, reply, &threats)
            };
            self.position.undo_turn();
            match told? {
                Some(variation) => {
                    self.account.line()?;
                    replies.variations.push(variation);
                }
                None => replies.threatened += usize::from(!compelled),
            }
        }
        Ok(replies)
    }

    /// The answers to the reply that was just made at ply `at`; `None` if a threat answers it.
    fn answers(&mut self, at: usize, reply: Move, threats: &[Turn]) -> Result<Option<Variation>, Interrupted> {
        if self.is_last(at) {
            return Ok(Some(Variation { reply, continuations: Vec::new() }));
        }
        for &threat in threats {
            if self.position.is_legal(threat) && self.succeeds(threat, at + 1)? {
                return Ok(None);
            }
        }
        let continuations = self.continuations(at + 1)?.into_iter().map(|(_, continuation)| continuation).collect();
        Ok(Some(Variation { reply, continuations }))
    }

    /// The turns at ply `at` that succeed soonest, sorted by their texts.
    fn continuations(&mut self, at: usize) -> Result<Vec<(Turn, Continuation)>, Interrupted> {
        // A later ply of the same side asks for the goal in fewer turns.
        let mut soonest = None;
        for from in (at..self.program.plies.len()).rev().filter(|from| (from - at).is_multiple_of(2)) {
            if self.value(from)? {
                soonest = Some(from);
                break;
            }
        }
        let Some(from) = soonest else { return Ok(Vec::new()) };
        let mut found = Vec::new();
        for turn in self.turns() {
            let text = self.position.turn_text(turn);
            let before = self.make(turn)?;
            let verdict = self.verdict(from, before);
            let turn_made = Move { text, check: self.position.is_check(), reached: verdict == Verdict::Reached };
            let play = match verdict {
                Verdict::Reached => Ok(Some(None)),
                Verdict::Over => Ok(None),
                Verdict::Open if self.is_last(from) => Ok(None),
                Verdict::Open => self.value(from + 1).and_then(|success| {
                    if success { self.replies(from + 1).map(|replies| Some(Some(replies))) } else { Ok(None) }
                }),
            };
            self.position.undo_turn();
            if let Some(play) = play? {
                self.account.line()?;
                found.push((turn, Continuation { turn: turn_made, play }));
            }
        }
        found.sort_by(|a, b| a.1.turn.cmp(&b.1.turn));
        Ok(found)
    }

    /// The refutations of a turn at the first ply that does not solve, if there are at most `most`.
    pub(crate) fn refuted(&mut self, turn: Turn, most: usize) -> Result<Option<Try>, Interrupted> {
        let text = self.position.turn_text(turn);
        let before = self.make(turn)?;
        let refutations = match self.verdict(0, before) {
            Verdict::Open if self.program.plies.get(1).is_some_and(|ply| ply.every) => self.refutations(most),
            Verdict::Open | Verdict::Reached | Verdict::Over => Ok(None),
        };
        let turn = Move { text, check: self.position.is_check(), reached: false };
        self.position.undo_turn();
        Ok(refutations?.map(|refutations| Try { turn, refutations }))
    }

    /// The replies at the second ply that refute; `None` if there are none or more than `most`.
    fn refutations(&mut self, most: usize) -> Result<Option<Vec<Move>>, Interrupted> {
        let ply = self.ply(1);
        if ply.compelled && self.reaches_in_one(1)? {
            return Ok(None);
        }
        let mut refutations = Vec::new();
        for reply in self.turns() {
            if self.succeeds(reply, 1)? {
                continue;
            }
            if refutations.len() == most {
                return Ok(None);
            }
            let text = self.position.turn_text(reply);
            self.position.play_unchecked(reply);
            let check = self.position.is_check();
            self.position.undo_turn();
            refutations.push(Move { text, check, reached: false });
        }
        refutations.sort();
        Ok((!refutations.is_empty()).then_some(refutations))
    }
}
