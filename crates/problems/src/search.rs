//! Evaluates programs: does the side that wants the goal succeed?

use variorum_rules::movegen::{self, make_null};
use variorum_rules::{Action, Phase, Position, Side, Turn};

use crate::aim::{Before, Verdict};
use crate::mating::Mating;
use crate::program::{Aim, Ply, Program};
use crate::table::Table;
use crate::work::{Account, Interrupted, Shared};

/// So many turns that decided are remembered for each ply.
const DECIDERS: usize = 4;

/// Where bounds hardly help, they are asked of one position in so many.
const SPARED: u64 = 64;

/// How well bounds do at one ply.
#[derive(Clone, Copy, Default)]
struct Asked {
    times: u64,
    helped: u64,
    spared: u64,
}

impl Asked {
    /// Do the bounds leave nearly all positions open, so that asking costs more than it saves?
    fn hardly_helps(self) -> bool {
        self.times > 256 && 16 * self.helped < self.times
    }
}

/// The search of one thread.
pub(crate) struct Search<'s> {
    pub position: Position,
    pub program: &'s Program,
    /// The side that wants the goal.
    pub aimer: Side,
    pub table: &'s Table,
    pub account: Account<'s>,
    /// Are the replies to what solves wanted?
    pub tells_replies: bool,
    /// Bounds for helpmates.
    pub mating: Option<&'s Mating>,
    /// For each ply, how well the bounds do.
    asked: Vec<Asked>,
    /// For each ply the turns that decided it last, the latest first. They are tried first.
    deciding: Vec<[Option<Turn>; DECIDERS]>,
    /// Empty lists for reuse.
    spare: Vec<Vec<Turn>>,
}

impl<'s> Search<'s> {
    pub(crate) fn new(position: &Position, program: &'s Program, table: &'s Table, shared: &'s Shared<'s>) -> Self {
        let side = position.side();
        Self {
            position: position.scratch(),
            program,
            aimer: if program.first_aims { side } else { side.other() },
            table,
            account: Account::new(shared),
            tells_replies: true,
            mating: None,
            asked: vec![Asked::default(); program.plies.len()],
            deciding: vec![[None; DECIDERS]; program.plies.len()],
            spare: Vec::new(),
        }
    }

    pub(crate) fn ply(&self, at: usize) -> Ply {
        self.program.plies[at]
    }

    /// Is this the last ply?
    pub(crate) fn is_last(&self, at: usize) -> bool {
        at + 1 == self.program.plies.len()
    }

    /// Does the side to move want the goal?
    pub(crate) fn aims(&self) -> bool {
        self.position.side() == self.aimer
    }

    /// Is the goal certainly out of reach from here on? Where that is hardly ever so, it is asked of few positions only. The side of ply `at` is to move.
    pub(crate) fn is_hopeless(&mut self, at: usize) -> bool {
        let Some(mating) = self.mating.filter(|_| !self.is_last(at)) else { return false };
        let asked = &mut self.asked[at];
        if asked.hardly_helps() {
            asked.spared += 1;
            if !asked.spared.is_multiple_of(SPARED) {
                return false;
            }
        }
        let found = mating.is_out_of_reach(&self.position, at);
        asked.times += 1;
        asked.helped += u64::from(found);
        found
    }

    /// Does play from here on succeed? The side of ply `at` is to move.
    pub(crate) fn value(&mut self, at: usize) -> Result<bool, Interrupted> {
        // The last ply is found faster than remembered.
        let key = (!self.is_last(at)).then(|| Table::key(self.position.hash(), at));
        if let Some(known) = key.and_then(|key| self.table.find(key)) {
            return Ok(known);
        }
        let value = if self.ply(at).every { self.every(at) } else { self.some(at) }?;
        if let Some(key) = key {
            self.table.keep(key, value);
        }
        Ok(value)
    }

    /// Is there a turn that succeeds?
    fn some(&mut self, at: usize) -> Result<bool, Interrupted> {
        let ply = self.ply(at);
        if ply.compelled && self.reaches_in_one(at)? {
            return Ok(false);
        }
        if ply.aim != Aim::Never && self.aims() {
            if self.reaches_in_one(at)? {
                return Ok(true);
            }
            if ply.aim == Aim::Must {
                return Ok(false);
            }
        }
        self.any(at, true)
    }

    /// Do all turns succeed, at least one?
    fn every(&mut self, at: usize) -> Result<bool, Interrupted> {
        let ply = self.ply(at);
        if ply.compelled {
            if self.reaches_in_one(at)? {
                return Ok(true);
            }
            if ply.aim == Aim::Must {
                return Ok(false);
            }
        }
        if !movegen::has_actions(&mut self.position) {
            return Ok(false);
        }
        Ok(!self.any(at, false)?)
    }

    /// Is there a turn whose success is `wanted`?
    fn any(&mut self, at: usize, wanted: bool) -> Result<bool, Interrupted> {
        let mut firsts = Vec::new();
        movegen::actions(&mut self.position, &mut firsts);
        // Where turns have two parts there are far too many to generate them all before one is tried.
        let known = self.deciding[at];
        for turn in known.into_iter().flatten() {
            if firsts.contains(&turn.first) && self.completes(turn) && self.succeeds(turn, at)? == wanted {
                self.decided(at, turn);
                return Ok(true);
            }
        }
        let mut turns = self.spare.pop().unwrap_or_default();
        let mut found = Ok(None);
        'firsts: for first in firsts {
            turns.clear();
            self.complete(first, &mut turns);
            for &turn in turns.iter().filter(|&&turn| !known.contains(&Some(turn))) {
                match self.succeeds(turn, at) {
                    Ok(success) if success == wanted => found = Ok(Some(turn)),
                    Ok(_) => continue,
                    Err(interrupted) => found = Err(interrupted),
                }
                break 'firsts;
            }
        }
        self.give_back(turns);
        let found = found?;
        if let Some(turn) = found {
            self.decided(at, turn);
        }
        Ok(found.is_some())
    }

    /// Remembers a turn that decided a ply.
    fn decided(&mut self, at: usize, turn: Turn) {
        let known = &mut self.deciding[at];
        let place = known.iter().position(|&other| other == Some(turn)).unwrap_or(DECIDERS - 1);
        known[..=place].rotate_right(1);
        known[0] = Some(turn);
    }

    /// Is the turn legal, if its first part is?
    fn completes(&mut self, turn: Turn) -> bool {
        if !self.position.rules().has_second_part() {
            return turn.second.is_none();
        }
        self.position.make_unchecked(turn.first);
        let completes = match (self.position.phase(), turn.second) {
            (Phase::Second, Some(second)) => movegen::is_legal(&mut self.position, second),
            (Phase::First, None) => true,
            (Phase::First, Some(_)) | (Phase::Second, None) => false,
        };
        self.position.unmake();
        completes
    }

    /// Adds all turns with this first part, which is legal.
    fn complete(&mut self, first: Action, turns: &mut Vec<Turn>) {
        if !self.position.rules().has_second_part() {
            turns.push(Turn { first, second: None });
            return;
        }
        self.position.make_unchecked(first);
        if self.position.phase() == Phase::Second {
            let mut seconds = Vec::new();
            movegen::actions(&mut self.position, &mut seconds);
            turns.extend(seconds.into_iter().map(|second| Turn { first, second: Some(second) }));
        } else {
            turns.push(Turn { first, second: None });
        }
        self.position.unmake();
    }

    /// All legal turns, in a list for [`Search::give_back`].
    pub(crate) fn turns(&mut self) -> Vec<Turn> {
        let mut turns = self.spare.pop().unwrap_or_default();
        if self.position.rules().has_second_part() {
            turns.extend(movegen::turns(&mut self.position));
        } else {
            let mut firsts = Vec::new();
            movegen::actions(&mut self.position, &mut firsts);
            turns.extend(firsts.into_iter().map(|first| Turn { first, second: None }));
        }
        turns
    }

    /// Takes a list back.
    pub(crate) fn give_back(&mut self, mut turns: Vec<Turn>) {
        turns.clear();
        self.spare.push(turns);
    }

    /// Does this turn succeed?
    pub(crate) fn succeeds(&mut self, turn: Turn, at: usize) -> Result<bool, Interrupted> {
        let before = self.make(turn)?;
        let success = match self.verdict(at, before) {
            Verdict::Reached => Ok(true),
            Verdict::Over => Ok(false),
            Verdict::Open => self.goes_on(at, Self::value).map(|value| value.unwrap_or(false)),
        };
        self.position.undo_turn();
        success
    }

    /// Makes a turn, and says what must be known to judge it.
    pub(crate) fn make(&mut self, turn: Turn) -> Result<Before, Interrupted> {
        self.account.node()?;
        let before = self.program.goal.before(&self.position);
        self.position.play_unchecked(turn);
        Ok(before)
    }

    /// Judges the turn of ply `at` that was just made.
    pub(crate) fn verdict(&mut self, at: usize, before: Before) -> Verdict {
        let aim = self.ply(at).aim;
        if aim == Aim::Never {
            // If the game is over, the next ply has no turn and fails.
            return Verdict::Open;
        }
        match self.program.goal.judge(&mut self.position, before, self.aimer) {
            Verdict::Open if aim == Aim::Must => Verdict::Over,
            verdict => verdict,
        }
    }

    /// Goes on to the next ply; `None` if there is none, or the side of series play may not move again.
    pub(crate) fn goes_on<T>(
        &mut self,
        at: usize,
        go: impl FnOnce(&mut Self, usize) -> Result<T, Interrupted>,
    ) -> Result<Option<T>, Interrupted> {
        if self.is_last(at) {
            return Ok(None);
        }
        if !self.ply(at).again {
            return go(self, at + 1).map(Some);
        }
        if self.position.is_check() || self.position.special_end().is_some() {
            return Ok(None);
        }
        self.passing(|search| go(search, at + 1)).map(Some)
    }

    /// Does something as if the side to move had passed.
    pub(crate) fn passing<T>(&mut self, go: impl FnOnce(&mut Self) -> T) -> T {
        make_null(&mut self.position);
        let done = go(self);
        self.position.unmake();
        done
    }

    /// Can the side to move reach the goal with one turn, as its own goal?
    pub(crate) fn reaches_in_one(&mut self, at: usize) -> Result<bool, Interrupted> {
        let known = self.deciding[at];
        let mut found = None;
        self.each_reaching(known, |turn| {
            found = Some(turn);
            false
        })?;
        if let Some(turn) = found {
            self.decided(at, turn);
        }
        Ok(found.is_some())
    }

    /// All turns with which the side to move reaches the goal, as its own goal.
    pub(crate) fn reaching(&mut self) -> Result<Vec<Turn>, Interrupted> {
        let mut turns = self.spare.pop().unwrap_or_default();
        self.each_reaching([None; DECIDERS], |turn| {
            turns.push(turn);
            true
        })?;
        Ok(turns)
    }

    /// Calls `seen` with each turn with which the side to move reaches the goal, until it answers `false`. First parts of those
    /// that are `known` come first.
    fn each_reaching(
        &mut self,
        known: [Option<Turn>; DECIDERS],
        mut seen: impl FnMut(Turn) -> bool,
    ) -> Result<(), Interrupted> {
        let goal = &self.program.goal;
        let mover = self.position.side();
        let before = goal.before(&self.position);
        let mut firsts = Vec::new();
        goal.candidates(&mut self.position, &mut firsts);
        for known in known.into_iter().flatten().rev() {
            if let Some(place) = firsts.iter().position(|&first| first == known.first) {
                firsts.swap(0, place);
            }
        }
        let mut seconds = Vec::new();
        for first in firsts {
            self.account.node()?;
            self.position.make_unchecked(first);
            let mut go_on = true;
            if self.position.phase() == Phase::Second {
                seconds.clear();
                goal.candidates(&mut self.position, &mut seconds);
                for &second in &seconds {
                    let counted = self.account.node();
                    if counted.is_err() {
                        self.position.unmake();
                        return counted;
                    }
                    self.position.make_unchecked(second);
                    let reached = goal.judge(&mut self.position, before, mover) == Verdict::Reached;
                    self.position.unmake();
                    go_on = !reached || seen(Turn { first, second: Some(second) });
                    if !go_on {
                        break;
                    }
                }
            } else if goal.judge(&mut self.position, before, mover) == Verdict::Reached {
                go_on = seen(Turn { first, second: None });
            }
            self.position.unmake();
            if !go_on {
                break;
            }
        }
        Ok(())
    }
}
