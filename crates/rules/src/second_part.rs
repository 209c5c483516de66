//! The second part of a turn: actions of neutral pieces (SR-7 to SR-9, DE-6, DE-7) and promotions elsewhere (ST-25).
//!
//! Second parts are judged like moves. Most are legal or illegal by the check info; the doubtful ones are made, tested
//! and unmade.

use std::sync::Arc;

use variorum_gamedef::definition::{NeutralActionKind, NeutralId, Spot, ZoneId};

use crate::action::{Action, ActionKind};
use crate::cellset::CellSet;
use crate::check_info::{CheckInfo, Mode};
use crate::movegen::Sink;
use crate::piece::{CELL_MASK, Cell, Piece, Side, kind_bits};
use crate::position::Position;
use crate::rules::{NeutralSteps, Rules};

/// Adds to `out` the legal second parts with neutral pieces that may prevent the opponent's `reply`: by blocking its
/// path, by leaving a path that it needs, or by removing its target. Call it after the first part of a turn. Adds
/// nothing if `reply` does not move a piece of the opponent or if the game has no second parts with neutral pieces.
pub fn refuting_second_parts(position: &mut Position, reply: Action, out: &mut Vec<Action>) {
    let moves = reply.kind().is_motion();
    if !position.rules.features.second || !moves || !position.at(reply.from()).is_owned_by(position.state.side.other())
    {
        return;
    }
    let way: CellSet =
        crate::diagram::routes(position, reply).iter().flat_map(|route| route.cells[1..].iter().copied()).collect();
    let mut check_info = CheckInfo::free();
    position.restrain(position.state.side, &mut check_info);
    position.neutral_parts(&check_info, Some(Zone { cells: &way, leads: true }), out);
}

impl Position {
    /// Adds every legal second part, [`Action::PASS`] first if it is legal. `check_info` holds the check and pins of
    /// the mover's royal piece, if they are known.
    pub(crate) fn second_parts<S: Sink>(&mut self, check_info: Option<&CheckInfo>, sink: &mut S) {
        if self.rules.features.series.is_some() {
            self.second_moves(false, sink);
        } else if self.rules.features.legs {
            self.second_steps(sink);
        } else if self.rules.features.second {
            match check_info {
                Some(check_info) => self.neutral_parts(check_info, None, sink),
                None => {
                    let mut check_info = CheckInfo::free();
                    self.restrain(self.state.side, &mut check_info);
                    self.neutral_parts(&check_info, None, sink);
                }
            }
        } else {
            self.promotion_parts(sink);
        }
    }

    /// Adds the legal promotions elsewhere and the ways in which pieces come in.
    fn promotion_parts<S: Sink>(&mut self, sink: &mut S) {
        let side = self.state.side;
        let tried = self.rules.promotions_matter();
        // Else a promotion elsewhere, which leaves every cell occupied as before, cannot expose the royal piece, and the first part is known to be legal.
        if !tried || self.safe_after(Action::PASS, side) {
            sink.push(Action::PASS);
        }
        if self.rules.gating.is_some() {
            self.gate_parts(sink);
        }
        let Some((from, to, kind)) = self.state.moved else { return };
        if !tried {
            let promotions = self.remote_promotions(side, usize::from(kind), from, to);
            promotions.for_each(|action| sink.push(action));
            return;
        }
        let mut promotions = self.spare.pop().unwrap_or_default();
        promotions.extend(self.remote_promotions(side, usize::from(kind), from, to));
        self.try_parts(promotions.iter().copied(), false, sink);
        promotions.clear();
        self.spare.push(promotions);
    }

    /// Adds those of these second parts that turn out to be safe. `carries`: moves of neutral pieces are tried with [`Self::safe_with_carried`].
    fn try_parts<S: Sink>(&mut self, parts: impl IntoIterator<Item = Action>, carries: bool, sink: &mut S) {
        let side = self.state.side;
        for action in parts {
            if sink.full() || self.is_exhausted() {
                break;
            }
            self.spend_trials(1);
            let carried = carries && action.kind() == ActionKind::Neutral;
            let safe = if carried { self.safe_with_carried(action, side) } else { self.safe_after(action, side) };
            if safe {
                sink.push(action);
            }
        }
    }

    /// Adds the legal ways in which pieces come in. The first part is legal by itself, so that one more piece can only harm as a hopper's screen.
    fn gate_parts<S: Sink>(&mut self, sink: &mut S) {
        let features = &self.rules.features;
        let harmless = !features.hops && !features.relays && !features.trial && !features.forbids;
        let gatings = self.gatings();
        if harmless {
            gatings.for_each(|action| sink.push(action));
        } else {
            self.try_parts(gatings, false, sink);
        }
    }

    /// Adds the legal second parts with neutral pieces that change one of these cells and may thereby open an attack on
    /// one of them.
    pub(crate) fn second_parts_within(&mut self, zone: &CellSet, out: &mut Vec<Action>) {
        let leads = self.rules.features.relays || self.rules.features.hops;
        let mut check_info = CheckInfo::free();
        self.restrain(self.state.side, &mut check_info);
        self.neutral_parts(&check_info, Some(Zone { cells: zone, leads }), out);
    }

    /// Adds the legal second parts with neutral pieces, restricted to `zone` if there is one.
    fn neutral_parts<S: Sink>(&mut self, check_info: &CheckInfo, zone: Option<Zone<'_>>, sink: &mut S) {
        let mut doubtful = self.offer_neutral_parts(check_info, zone, sink);
        self.try_parts(doubtful.iter().copied(), check_info.mode == Mode::ReadSet, sink);
        doubtful.clear();
        self.spare.push(doubtful);
    }

    /// Adds the second parts that are certainly legal to `sink`, and returns those that must be tried.
    pub(crate) fn offer_neutral_parts<S: Sink>(
        &mut self,
        check_info: &CheckInfo,
        zone: Option<Zone<'_>>,
        sink: &mut S,
    ) -> Vec<Action> {
        let rules = Arc::clone(&self.rules);
        let side = self.state.side;
        if self.is_blown_up(side) {
            return self.spare.pop().unwrap_or_default();
        }
        // Whoever has blown up the enemy's royal piece has won, in check or not.
        let free = CheckInfo::free();
        let check_info = if self.is_blown_up(side.other()) { &free } else { check_info };
        if !rules.features.second_compulsory && !check_info.check && zone.is_none() {
            sink.push(Action::PASS);
        }
        let mut judge = Judge { check_info, doubtful: self.spare.pop().unwrap_or_default(), side, zone };
        let mut steps = rules.neutral_steps.iter();
        for action in rules.definition.second.iter().flat_map(|second| &second.actions) {
            if sink.full() {
                break;
            }
            let kinds = kind_bits(&action.neutrals);
            match &action.kind {
                NeutralActionKind::Step { .. } => {
                    if let Some(steps) = steps.next() {
                        self.neutral_steps(steps, &mut judge, sink);
                    }
                }
                NeutralActionKind::Vault => self.vaults(&rules, kinds, &mut judge, sink),
                NeutralActionKind::Swap { pawns_barred } => {
                    self.neutral_swaps(&rules, kinds, *pawns_barred, &mut judge, sink)
                }
                NeutralActionKind::Anywhere => self.neutral_flights(&action.neutrals, &mut judge, sink),
                // All of them together, below.
                NeutralActionKind::Put { .. } => {}
            }
        }
        if rules.features.puts && !sink.full() {
            self.puts(&rules, &mut judge, sink);
        }
        judge.doubtful
    }

    /// Is `side`'s royal piece safe after this second part?
    pub(crate) fn safe_after(&mut self, action: Action, side: Side) -> bool {
        self.make_unchecked(action);
        let safe = self.is_safe(side);
        self.unmake();
        safe
    }

    /// [`Position::safe_after`] for the move of a neutral piece, without make and unmake: the attack test reads only
    /// the board and the set of neutral pieces.
    fn safe_with_carried(&mut self, action: Action, side: Side) -> bool {
        let (from, to) = (action.from(), action.to());
        self.carry(from, to);
        let safe = !self.in_check(side);
        self.carry(to, from);
        safe
    }

    /// Moves a neutral piece on the board only, without hash key and log.
    fn carry(&mut self, from: Cell, to: Cell) {
        let neutral = std::mem::replace(&mut self.board[from.index() & CELL_MASK], Piece::NONE);
        self.board[to.index() & CELL_MASK] = neutral;
        self.neutrals.remove(from);
        self.neutrals.add(to);
    }

    /// Does the ko rule forbid this move of a neutral piece (SR-9)?
    pub(crate) fn is_ko(&self, from: Cell, to: Cell) -> bool {
        self.lasting().ko.contains(&(from, to))
    }

    /// Does the ko rule forbid a move of the neutral piece on this cell?
    fn has_ko(&self, from: Cell) -> bool {
        self.lasting().ko.iter().any(|ko| ko.0 == from)
    }

    /// The empty cells.
    fn empty_cells(&self) -> CellSet {
        let mut taken = self.pieces[0];
        taken.extend(&self.pieces[1]);
        taken.extend(&self.neutrals);
        self.rules.board.difference(&taken)
    }

    /// Steps of neutral pieces (SR-7, DE-6 a).
    fn neutral_steps<S: Sink>(&self, steps: &NeutralSteps, judge: &mut Judge<'_>, sink: &mut S) {
        let empty = self.empty_cells();
        let relays = self.relays_for(steps);
        for from in self.neutrals.iter() {
            if steps.neutrals >> self.at(from).kind() & 1 == 0 {
                continue;
            }
            let reached = &steps.goals[from.index()];
            // It may continue from every relay that it reaches, except its own cell.
            let continues = reached.common(&relays).any(|relay| relay != from);
            if !continues && !self.has_ko(from) && judge.frees(from) {
                sink.push_common(reached, &empty, |to| Action::new(ActionKind::Neutral, from, to));
                continue;
            }
            let mut goals = if continues {
                let mut reached = steps.reach(from, &relays);
                reached.retain(&empty);
                reached
            } else {
                reached.intersection(&empty)
            };
            self.neutral_goes(from, &mut goals, judge, sink);
        }
    }

    /// The relays over which these steps may continue.
    pub(crate) fn relays_for(&self, steps: &NeutralSteps) -> CellSet {
        if steps.over == 0 {
            return CellSet::EMPTY;
        }
        self.neutrals.iter().filter(|&cell| steps.over >> self.at(cell).kind() & 1 != 0).collect()
    }

    /// The cells on which a change may give a neutral piece on one of the cells of `zone` a new second part. The set
    /// may be too large, never too small.
    pub(crate) fn neutral_reach(&self, zone: &CellSet) -> CellSet {
        let rules = &self.rules;
        let mut cells = CellSet::EMPTY;
        let mut steps = rules.neutral_steps.iter();
        for action in rules.definition.second.iter().flat_map(|second| &second.actions) {
            match &action.kind {
                NeutralActionKind::Step { .. } => {
                    if let Some(steps) = steps.next() {
                        let relays = self.relays_for(steps);
                        self.neutrals.common(zone).for_each(|from| cells.extend(&steps.reach(from, &relays)));
                    }
                }
                NeutralActionKind::Swap { .. } => {
                    let beside = self.neutrals.common(zone).flat_map(|from| rules.beside(from));
                    beside.filter(|&&cell| cell != Cell::NONE).for_each(|&cell| cells.add(cell));
                }
                NeutralActionKind::Vault | NeutralActionKind::Anywhere | NeutralActionKind::Put { .. } => {
                    return CellSet::FULL;
                }
            }
        }
        cells
    }

    /// Judges the moves of a neutral piece from its cell to these cells, except those that the ko rule forbids.
    fn neutral_goes<S: Sink>(&self, from: Cell, goals: &mut CellSet, judge: &mut Judge<'_>, sink: &mut S) {
        self.lasting().ko.iter().filter(|ko| ko.0 == from).for_each(|ko| goals.remove(ko.1));
        judge.steps(from, goals, sink);
    }

    /// A neutral piece jumps from one end of an unbroken line of neutral pieces to the cell beyond the other end (DE-6
    /// b, DE-10).
    fn vaults<S: Sink>(&self, rules: &Rules, kinds: u64, judge: &mut Judge<'_>, sink: &mut S) {
        let ours =
            |cell: Cell| cell != Cell::NONE && self.at(cell).is_neutral() && kinds >> self.at(cell).kind() & 1 != 0;
        for from in self.neutrals.iter().filter(|&cell| ours(cell)) {
            let beside = rules.beside(from);
            for (direction, &first) in beside.iter().enumerate() {
                if !ours(first) || ours(beside[direction ^ 1]) {
                    continue;
                }
                let mut at = first;
                while ours(at) && at != from {
                    at = rules.beside(at)[direction];
                }
                if at != Cell::NONE && at != from && self.at(at).is_none() && !self.is_ko(from, at) {
                    judge.step(from, at, sink);
                }
            }
        }
    }

    /// A neutral piece and an orthogonally adjacent piece of the mover change places (DE-6 c).
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
            for &to in rules.beside(from) {
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

    /// A neutral piece goes to any empty cell, or is put on the board if it is not there yet.
    fn neutral_flights<S: Sink>(&self, neutrals: &[usize], judge: &mut Judge<'_>, sink: &mut S) {
        let empty = self.empty_cells();
        for &kind in neutrals {
            let mut any = false;
            for from in self.neutrals.iter().filter(|&cell| self.at(cell).kind() == kind) {
                any = true;
                self.neutral_goes(from, &mut { empty }, judge, sink);
            }
            if !any {
                for to in empty.iter() {
                    judge.place(Action::new(ActionKind::NeutralPlace, to, to).with_piece(kind), sink);
                }
            }
        }
    }
}

impl Position {
    /// One more neutral piece is put on the board. Several actions may allow it on the same cell, which counts once.
    fn puts<S: Sink>(&mut self, rules: &Rules, judge: &mut Judge<'_>, sink: &mut S) {
        let actions = || rules.definition.second.iter().flat_map(|second| &second.actions);
        for neutral in 0..rules.definition.neutrals.len() {
            let mut cells = CellSet::EMPTY;
            let mut offered = false;
            for action in actions().filter(|action| action.neutrals.contains(&neutral)) {
                match action.kind {
                    NeutralActionKind::Put { spot, zone } => cells.extend(&self.put_cells(spot, zone)),
                    NeutralActionKind::Anywhere => offered |= !self.is_on_board(neutral),
                    NeutralActionKind::Step { .. } | NeutralActionKind::Vault | NeutralActionKind::Swap { .. } => {}
                }
            }
            if !offered {
                let put = |to: Cell| Action::new(ActionKind::NeutralPlace, to, to).with_piece(neutral);
                cells.iter().for_each(|to| judge.place(put(to), sink));
            }
        }
    }

    /// Is a neutral piece of this kind on the board?
    pub(crate) fn is_on_board(&self, neutral: NeutralId) -> bool {
        self.neutrals.iter().any(|cell| self.at(cell).kind() == neutral)
    }

    /// The empty cells on which the player may put a neutral piece after the first part of a turn.
    pub(crate) fn put_cells(&mut self, spot: Spot, zone: Option<ZoneId>) -> CellSet {
        let mut cells = self.empty_cells();
        if let Some(zone) = zone {
            cells.retain(&self.rules.zones[self.state.side.index()][zone]);
        }
        let moved = self.state.moved.map(|(from, to, _)| (from, to));
        match (spot, moved) {
            (Spot::Anywhere, _) => {}
            (Spot::Left, Some((from, _))) if from != Cell::NONE => cells.retain(&[from].into_iter().collect()),
            (Spot::Reached, Some((_, to))) if self.at(to).is_owned_by(self.state.side) => {
                cells.retain(&self.quiet_reach(to));
            }
            (Spot::Left | Spot::Reached, _) => cells = CellSet::EMPTY,
            (Spot::Edge, _) => {
                let outside = |&cell: &Cell| cell == Cell::NONE || self.neutrals.has(cell);
                cells = cells.iter().filter(|&cell| self.rules.beside(cell).iter().any(outside)).collect();
            }
        }
        cells
    }
}

impl NeutralSteps {
    /// The cells that a neutral piece on `from` may reach, also over these relays, whether occupied or not.
    #[inline(always)]
    pub(crate) fn reach(&self, from: Cell, relays: &CellSet) -> CellSet {
        let mut goals = self.goals[from.index()];
        let mut onward = *relays;
        onward.remove(from);
        while let Some(relay) = goals.first_common(&onward) {
            onward.remove(relay);
            goals.extend(&self.goals[relay.index()]);
        }
        goals
    }
}

/// The cells of which a second part must change one.
#[derive(Clone, Copy)]
pub(crate) struct Zone<'a> {
    cells: &'a CellSet,
    /// Arrivals count too: a neutral piece may redirect moves or become a screen there, or blocking is what the caller
    /// wants.
    leads: bool,
}

/// Classifies second parts as legal, illegal or doubtful.
struct Judge<'a> {
    check_info: &'a CheckInfo,
    doubtful: Vec<Action>,
    side: Side,
    /// If set, only second parts that change this zone are wanted.
    zone: Option<Zone<'a>>,
}

impl Judge<'_> {
    /// Are all moves of a neutral piece from this cell wanted, and certainly legal?
    #[inline]
    fn frees(&self, from: Cell) -> bool {
        self.zone.is_none()
            && match self.check_info.mode {
                Mode::Free => true,
                Mode::Sets => !self.check_info.binds(from),
                Mode::ReadSet | Mode::Trial => false,
            }
    }

    /// Judges the moves of a neutral piece from its cell to these cells.
    fn steps<S: Sink>(&mut self, from: Cell, goals: &mut CellSet, sink: &mut S) {
        if let Some(zone) = self.zone
            && !zone.cells.has(from)
        {
            if !zone.leads {
                return;
            }
            goals.retain(zone.cells);
        }
        let action = |to: Cell| Action::new(ActionKind::Neutral, from, to);
        let check_info = self.check_info;
        match check_info.mode {
            Mode::Free => {}
            Mode::Sets => {
                if check_info.binds(from) {
                    goals.retain(&check_info.goals(from, false));
                }
            }
            Mode::ReadSet if check_info.touches(from) => {
                self.doubtful.extend(goals.iter().map(action));
                return;
            }
            Mode::ReadSet => {
                self.doubtful.extend(goals.common(check_info.read_set()).map(action));
                if check_info.check {
                    return;
                }
                goals.subtract(check_info.read_set());
            }
            Mode::Trial => {
                self.doubtful.extend(goals.iter().map(action));
                return;
            }
        }
        sink.push_all(goals, action);
    }

    /// Judges the move of a neutral piece to one cell.
    fn step<S: Sink>(&mut self, from: Cell, to: Cell, sink: &mut S) {
        if self.zone.is_some_and(|zone| !(zone.cells.has(from) || zone.leads && zone.cells.has(to))) {
            return;
        }
        let action = Action::new(ActionKind::Neutral, from, to);
        match self.check_info.mode {
            Mode::Free => sink.push(action),
            Mode::Sets => {
                if !self.check_info.binds(from) || self.check_info.goals(from, false).has(to) {
                    sink.push(action);
                }
            }
            Mode::ReadSet => self.by_read_set(action, sink),
            Mode::Trial => self.doubtful.push(action),
        }
    }

    /// Judges an action by the read set of the attack test.
    fn by_read_set<S: Sink>(&mut self, action: Action, sink: &mut S) {
        if self.check_info.touches(action.from()) || self.check_info.touches(action.to()) {
            self.doubtful.push(action);
        } else if !self.check_info.check {
            sink.push(action);
        }
    }

    /// Judges a swap of a neutral piece with a piece of the mover. Both cells stay occupied, so the opponent's attacks
    /// do not change; only a royal piece may move into one.
    fn swap<S: Sink>(&mut self, action: Action, royal: bool, sink: &mut S) {
        if self.zone.is_some_and(|zone| !zone.cells.has(action.from()) && !zone.cells.has(action.to())) {
            return;
        }
        match self.check_info.mode {
            Mode::Free => sink.push(action),
            _ if royal => self.doubtful.push(action),
            Mode::Sets => {
                if !self.check_info.check {
                    sink.push(action);
                }
            }
            Mode::ReadSet => self.by_read_set(action, sink),
            Mode::Trial => self.doubtful.push(action),
        }
    }

    /// Judges the placing of a neutral piece.
    fn place<S: Sink>(&mut self, action: Action, sink: &mut S) {
        if self.zone.is_some_and(|zone| !zone.cells.has(action.to())) {
            return;
        }
        match self.check_info.mode {
            Mode::Free => sink.push(action),
            // Like a drop, it can only block a path or become a screen.
            Mode::Sets => {
                if !self.check_info.binds(Cell::NONE) || self.check_info.goals(Cell::NONE, false).has(action.to()) {
                    sink.push(action);
                }
            }
            Mode::ReadSet | Mode::Trial => self.doubtful.push(action),
        }
    }
}
