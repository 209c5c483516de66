//! The second part of a turn: neutral pieces (SR-7 to SR-9, DE-6, DE-7) and promotions elsewhere (ST-25).

use std::sync::Arc;

use variorum_gamedef::definition::{NeutralActionKind, NeutralRole};

use crate::action::{Action, ActionKind};
use crate::cellset::CellSet;
use crate::compile::bits;
use crate::generate::Sink;
use crate::legality::{Mode, Restraint};
use crate::piece::{CELL_MASK, Cell, Piece, Side};
use crate::position::Position;
use crate::rules::{NeutralSteps, RemoteRules, Rules};

impl Position {
    /// Adds every legal second part, "nothing" first. `restraint`: what the royal piece's safety asks for, if it is known.
    pub(crate) fn second_parts<S: Sink>(&mut self, restraint: Option<&Restraint>, sink: &mut S) {
        if self.rules.features.second {
            match restraint {
                Some(restraint) => self.neutral_parts(restraint, None, sink),
                None => self.neutral_parts(&self.restraint(self.state.side), None, sink),
            }
        } else {
            // A promotion elsewhere attacks and shields what its piece did before it: the first part was judged with it.
            sink.push(Action::PASS);
            if let Some((from, to, kind)) = self.state.moved {
                let promotions = self.remote_promotions(self.state.side, usize::from(kind), from, to);
                promotions.for_each(|action| sink.push(action));
            }
        }
    }

    /// Adds the legal second parts with neutral pieces that change something on these cells, as far as that may open an attack on one
    /// of them.
    pub(crate) fn second_parts_within(&mut self, zone: &CellSet, out: &mut Vec<Action>) {
        let leads = self.rules.features.relays || self.rules.features.hops;
        self.neutral_parts(&self.restraint(self.state.side), Some(Zone { cells: zone, leads }), out);
    }

    /// Adds the legal second parts with neutral pieces that may hinder an action of the opponent's, by standing in its way, by leaving
    /// it, or by taking from its goal what it would take. Asked after the first part of a turn; nothing where `reply` does not move a
    /// piece of the opponent's, or where no neutral pieces are moved in second parts.
    pub fn second_parts_hindering(&mut self, reply: Action, out: &mut Vec<Action>) {
        let known = matches!(reply.kind(), ActionKind::Move | ActionKind::EnPassant | ActionKind::Double);
        if !self.rules.features.second || !known || !self.at(reply.from()).is_owned_by(self.state.side.other()) {
            return;
        }
        let way: CellSet = self.routes(reply).iter().flat_map(|route| route.cells[1..].iter().copied()).collect();
        let restraint = self.restraint(self.state.side);
        self.neutral_parts(&restraint, Some(Zone { cells: &way, leads: true }), out);
    }

    fn neutral_parts<S: Sink>(&mut self, restraint: &Restraint, zone: Option<Zone<'_>>, sink: &mut S) {
        let side = self.state.side;
        let mut doubtful = self.offer_neutral_parts(restraint, zone, sink);
        for &action in &doubtful {
            if sink.full() || self.is_exhausted() {
                break;
            }
            let carried = action.kind() == ActionKind::Neutral && restraint.mode == Mode::Footprint;
            self.spend_trials(1);
            let safe = if carried { self.safe_with_carried(action, side) } else { self.safe_after(action, side) };
            if safe {
                sink.push(action);
            }
        }
        doubtful.clear();
        self.spare.push(doubtful);
    }

    /// Passes on the second parts that are legal for sure; those that must be tried come back.
    pub(crate) fn offer_neutral_parts<S: Sink>(
        &mut self,
        restraint: &Restraint,
        zone: Option<Zone<'_>>,
        sink: &mut S,
    ) -> Vec<Action> {
        let rules = Arc::clone(&self.rules);
        let side = self.state.side;
        if !rules.features.second_compulsory && !restraint.check && zone.is_none() {
            sink.push(Action::PASS);
        }
        let mut judge = Judge { restraint, doubtful: self.spare.pop().unwrap_or_default(), side, zone };
        let mut steps = rules.neutral_steps.iter();
        for action in rules.definition.second.iter().flat_map(|second| &second.actions) {
            if sink.full() {
                break;
            }
            let kinds = bits(&action.neutrals);
            match &action.kind {
                NeutralActionKind::Step { .. } => {
                    if let Some(steps) = steps.next() {
                        self.neutral_steps(&rules, steps, &mut judge, sink);
                    }
                }
                NeutralActionKind::Vault => self.vaults(&rules, kinds, &mut judge, sink),
                NeutralActionKind::Swap { pawns_barred } => {
                    self.neutral_swaps(&rules, kinds, *pawns_barred, &mut judge, sink)
                }
                NeutralActionKind::Anywhere => self.neutral_flights(&action.neutrals, &mut judge, sink),
            }
        }
        judge.doubtful
    }

    /// Is `side`'s royal piece safe after this second part?
    fn safe_after(&mut self, action: Action, side: Side) -> bool {
        self.make(action);
        let safe = !self.in_check(side);
        self.unmake();
        safe
    }

    /// The same where only a neutral piece is elsewhere: the attack test looks at the board and the set of neutral pieces alone.
    fn safe_with_carried(&mut self, action: Action, side: Side) -> bool {
        let (from, to) = (action.from(), action.to());
        self.carry(from, to);
        let safe = !self.in_check(side);
        self.carry(to, from);
        safe
    }

    fn carry(&mut self, from: Cell, to: Cell) {
        let neutral = std::mem::replace(&mut self.board[from.index() & CELL_MASK], Piece::NONE);
        self.board[to.index() & CELL_MASK] = neutral;
        self.neutrals.remove(from);
        self.neutrals.add(to);
    }

    fn is_ko(&self, from: Cell, to: Cell) -> bool {
        self.state.ko.contains(&(from, to))
    }

    /// The cells on which nothing stands.
    fn empty_cells(&self) -> CellSet {
        let mut empty = self.rules.board;
        empty.subtract(&self.pieces[0]);
        empty.subtract(&self.pieces[1]);
        empty.subtract(&self.neutrals);
        empty
    }

    fn neutral_steps<S: Sink>(&self, rules: &Rules, steps: &NeutralSteps, judge: &mut Judge<'_>, sink: &mut S) {
        let empty = self.empty_cells();
        let relays = self.relays_for(rules, steps);
        for from in self.neutrals.iter() {
            if steps.neutrals >> self.at(from).kind() & 1 == 0 {
                continue;
            }
            let mut goals = steps.reach(from, relays);
            goals.retain(&empty);
            self.neutral_goes(from, goals, judge, sink);
        }
    }

    /// The relays over which these steps may go on.
    fn relays_for(&self, rules: &Rules, steps: &NeutralSteps) -> CellSet {
        let is_relay = |cell: &Cell| rules.definition.neutrals[self.at(*cell).kind()].role == NeutralRole::Relay;
        self.neutrals.iter().filter(|cell| steps.relayed && is_relay(cell)).collect()
    }

    /// Cells on which a change of pieces may let a neutral piece that stands on one of these do what it cannot do now. Never too few.
    pub(crate) fn neutral_reach(&self, zone: &CellSet) -> CellSet {
        let rules = &self.rules;
        let mut cells = CellSet::EMPTY;
        let mut steps = rules.neutral_steps.iter();
        for action in rules.definition.second.iter().flat_map(|second| &second.actions) {
            match &action.kind {
                NeutralActionKind::Step { .. } => {
                    if let Some(steps) = steps.next() {
                        let relays = self.relays_for(rules, steps);
                        self.neutrals.common(zone).for_each(|from| cells.extend(&steps.reach(from, relays)));
                    }
                }
                NeutralActionKind::Swap { .. } => {
                    let beside = |from: Cell| rules.neighbours[from.index()].into_iter();
                    self.neutrals
                        .common(zone)
                        .flat_map(beside)
                        .filter(|&cell| cell != Cell::NONE)
                        .for_each(|cell| cells.add(cell));
                }
                NeutralActionKind::Vault | NeutralActionKind::Anywhere => return CellSet::FULL,
            }
        }
        cells
    }

    /// A neutral piece leaves its cell for any of these, as far as the ko lets it.
    fn neutral_goes<S: Sink>(&self, from: Cell, mut goals: CellSet, judge: &mut Judge<'_>, sink: &mut S) {
        self.state.ko.iter().filter(|ko| ko.0 == from).for_each(|ko| goals.remove(ko.1));
        judge.steps(from, goals, sink);
    }

    /// From one end of an unbroken line to just beyond the other (DE-6 b, DE-10).
    fn vaults<S: Sink>(&self, rules: &Rules, kinds: u64, judge: &mut Judge<'_>, sink: &mut S) {
        let ours =
            |cell: Cell| cell != Cell::NONE && self.at(cell).is_neutral() && kinds >> self.at(cell).kind() & 1 != 0;
        for from in self.neutrals.iter().filter(|&cell| ours(cell)) {
            for direction in 0..4 {
                let before = rules.neighbours[from.index()][direction ^ 1];
                let mut at = rules.neighbours[from.index()][direction];
                if ours(before) || !ours(at) {
                    continue;
                }
                while ours(at) && at != from {
                    at = rules.neighbours[at.index()][direction];
                }
                if at != Cell::NONE && at != from && self.at(at).is_none() {
                    self.neutral_goes(from, [at].into_iter().collect(), judge, sink);
                }
            }
        }
    }

    /// A neutral piece and an orthogonally adjacent own piece change places (DE-6 c).
    fn neutral_swaps<S: Sink>(
        &self,
        rules: &Rules,
        kinds: u64,
        pawns_barred: Option<usize>,
        judge: &mut Judge<'_>,
        sink: &mut S,
    ) {
        for from in self.neutrals.iter() {
            if kinds >> self.at(from).kind() & 1 == 0 {
                continue;
            }
            let barred = pawns_barred.is_some_and(|zone| rules.zones.iter().any(|zones| zones[zone].has(from)));
            for to in rules.neighbours[from.index()] {
                if to == Cell::NONE || !self.at(to).is_owned_by(judge.side) || self.is_ko(from, to) {
                    continue;
                }
                let piece = &rules.pieces[self.at(to).kind()];
                if !(barred && piece.pawn) {
                    judge.swap(Action::new(ActionKind::NeutralSwap, from, to), piece.royal, sink);
                }
            }
        }
    }

    fn neutral_flights<S: Sink>(&self, neutrals: &[usize], judge: &mut Judge<'_>, sink: &mut S) {
        let empty = self.empty_cells();
        for &kind in neutrals {
            let mut any = false;
            for from in self.neutrals.iter().filter(|&cell| self.at(cell).kind() == kind) {
                any = true;
                self.neutral_goes(from, empty, judge, sink);
            }
            if !any {
                for to in empty.iter() {
                    judge.place(Action::new(ActionKind::NeutralPlace, to, to).with_piece(kind), sink);
                }
            }
        }
    }

    /// May this first part be followed by a promotion elsewhere? Never wrongly "no".
    pub(crate) fn may_promote_elsewhere(&self, action: Action) -> bool {
        self.rules_elsewhere(action).next().is_some()
    }

    /// The most that a promotion elsewhere after this move may bring, if a piece of each kind is worth so much; 0 where there
    /// can be none. `worth` has an entry for each kind.
    #[must_use]
    pub fn gain_elsewhere(&self, action: Action, worth: &[i32]) -> i32 {
        let side = self.state.side;
        let gains = self.rules_elsewhere(action).filter_map(|rule| {
            let present = |&kind: &usize| rule.promotes >> kind & 1 != 0 && self.count(side, kind) > 0;
            let least = (0..self.rules.kinds()).filter(present).map(|kind| worth[kind]).min()?;
            let lost = |&&kind: &&usize| self.lost[side.index()][kind] > 0;
            Some(rule.into.iter().filter(lost).map(|&kind| worth[kind]).max()? - least)
        });
        gains.max().unwrap_or(0).max(0)
    }

    /// The rules of promotion elsewhere that this first part may call up.
    fn rules_elsewhere(&self, action: Action) -> impl Iterator<Item = &RemoteRules> {
        let side = self.state.side;
        self.rules.remote.iter().filter(move |rule| {
            action.kind() == ActionKind::Move
                && rule.movers >> self.at(action.from()).kind() & 1 != 0
                && rule.from[side.index()].has(action.from())
                && rule.to[side.index()].has(action.to())
                && rule.into.iter().any(|&kind| self.lost[side.index()][kind] > 0)
        })
    }

    /// Does this move, just made, allow a promotion elsewhere?
    #[inline]
    pub(crate) fn promotes_elsewhere(&self, side: Side, kind: usize, from: Cell, to: Cell) -> bool {
        !self.rules.remote.is_empty()
            && from != Cell::NONE
            && self.remote_promotions(side, kind, from, to).next().is_some()
    }

    /// The promotions elsewhere that this move, just made, allows (ST-25, ST-30).
    fn remote_promotions(&self, side: Side, kind: usize, from: Cell, to: Cell) -> impl Iterator<Item = Action> {
        let lost = &self.lost[side.index()];
        let applies = move |rule: &&RemoteRules| {
            rule.movers >> kind & 1 != 0
                && rule.from[side.index()].has(from)
                && rule.to[side.index()].has(to)
                && self.at(to).is_owned_by(side)
                && rule.into.iter().any(|&into| lost[into] > 0)
        };
        self.rules.remote.iter().filter(applies).flat_map(move |rule| {
            let guards = rule.keep.as_ref().map(|keep| self.keeping(keep, side));
            // The zone must stay guarded by another piece than the one promoted.
            let kept = move |cell: Cell| guards.is_none_or(|guards| guards.len() > usize::from(guards.has(cell)));
            let promotes = move |&cell: &Cell| rule.promotes >> self.at(cell).kind() & 1 != 0 && kept(cell);
            self.pieces[side.index()].iter().filter(promotes).flat_map(move |cell| {
                let choices = rule.into.iter().filter(|&&into| lost[into] > 0);
                choices.map(move |&into| Action::new(ActionKind::Promote, cell, cell).with_piece(into))
            })
        })
    }

    /// The pieces that guard the zone.
    fn keeping(&self, (zones, guards): &([CellSet; 2], u64), side: Side) -> CellSet {
        let mut pieces = zones[side.index()];
        pieces.retain(&self.pieces[side.index()]);
        pieces.iter().filter(|&cell| guards >> self.at(cell).kind() & 1 != 0).collect()
    }
}

impl NeutralSteps {
    /// Where a neutral piece may go from this cell, whatever stands there, over these relays too.
    #[inline(always)]
    fn reach(&self, from: Cell, relays: CellSet) -> CellSet {
        let mut goals = self.goals[from.index()];
        if self.relayed {
            // From every relay that it reaches, itself left out, it may go on.
            let mut onward = relays;
            onward.remove(from);
            loop {
                let mut reached = goals;
                reached.retain(&onward);
                let Some(relay) = reached.first() else { break };
                onward.remove(relay);
                goals.extend(&self.goals[relay.index()]);
            }
        }
        goals
    }
}

/// Where something has to change.
#[derive(Clone, Copy)]
pub(crate) struct Zone<'a> {
    cells: &'a CellSet,
    /// Arrivals matter too: neutral pieces may lead moves on or be jumped over, or what they shut is asked for.
    leads: bool,
}

/// Sorts second parts into legal, illegal and to be tried.
struct Judge<'a> {
    restraint: &'a Restraint,
    doubtful: Vec<Action>,
    side: Side,
    /// Only what changes something here is wanted.
    zone: Option<Zone<'a>>,
}

impl Judge<'_> {
    /// A neutral piece leaves its cell for any of these.
    fn steps<S: Sink>(&mut self, from: Cell, mut goals: CellSet, sink: &mut S) {
        if let Some(zone) = self.zone
            && !zone.cells.has(from)
        {
            if !zone.leads {
                return;
            }
            goals.retain(zone.cells);
        }
        let action = |to: Cell| Action::new(ActionKind::Neutral, from, to);
        let restraint = self.restraint;
        match restraint.mode {
            Mode::Free => {}
            Mode::Sets => {
                if restraint.binds(from) {
                    goals.retain(&restraint.goals(from));
                }
            }
            Mode::Footprint => {
                let mut doubtful = goals;
                if !restraint.touches(from) {
                    doubtful.retain(restraint.footprint());
                }
                self.doubtful.extend(doubtful.iter().map(action));
                if restraint.check {
                    return;
                }
                goals.subtract(&doubtful);
            }
            Mode::Trial => {
                self.doubtful.extend(goals.iter().map(action));
                return;
            }
        }
        sink.push_all(&goals, action);
    }

    fn by_footprint<S: Sink>(&mut self, action: Action, sink: &mut S) {
        if self.restraint.touches(action.from()) || self.restraint.touches(action.to()) {
            self.doubtful.push(action);
        } else if !self.restraint.check {
            sink.push(action);
        }
    }

    /// A neutral piece and a piece change places: who attacks whom stays as it was unless the royal piece is the one.
    fn swap<S: Sink>(&mut self, action: Action, royal: bool, sink: &mut S) {
        if self.zone.is_some_and(|zone| !zone.cells.has(action.from()) && !zone.cells.has(action.to())) {
            return;
        }
        match self.restraint.mode {
            Mode::Free => sink.push(action),
            _ if royal => self.doubtful.push(action),
            Mode::Sets => {
                if !self.restraint.check {
                    sink.push(action);
                }
            }
            Mode::Footprint => self.by_footprint(action, sink),
            Mode::Trial => self.doubtful.push(action),
        }
    }

    fn place<S: Sink>(&mut self, action: Action, sink: &mut S) {
        if self.zone.is_some_and(|zone| !zone.cells.has(action.to())) {
            return;
        }
        match self.restraint.mode {
            Mode::Free => sink.push(action),
            _ => self.doubtful.push(action),
        }
    }
}
