//! Generating the legal actions of a position.

use std::sync::Arc;

use gamedef::definition::{PromotionDuty, PromotionForm};

use crate::action::{Action, ActionKind};
use crate::cellset::CellSet;
use crate::legality::{Mode, Restraint};
use crate::man::{CELL_MASK, Cell, Piece, Side};
use crate::position::Position;
use crate::rules::{CastlingPath, PromotionRule, Rules};
use crate::state::Phase;
use crate::tree::{EN_PASSANT, MOVE, Node, PROMOTION, TAKE};
use crate::walker::Goals;

/// Takes the actions that generation finds.
pub(crate) trait Sink {
    fn push(&mut self, action: Action);
    /// True once no more are wanted.
    fn full(&self) -> bool {
        false
    }
}

impl Sink for Vec<Action> {
    #[inline]
    fn push(&mut self, action: Action) {
        Self::push(self, action);
    }
}

/// Counts actions without keeping them.
#[derive(Default)]
pub(crate) struct Counter(pub u64);

impl Sink for Counter {
    #[inline]
    fn push(&mut self, _: Action) {
        self.0 += 1;
    }
}

/// Wants to know only whether there is one.
#[derive(Default)]
pub(crate) struct Any(pub bool);

impl Sink for Any {
    #[inline]
    fn push(&mut self, _: Action) {
        self.0 = true;
    }

    #[inline]
    fn full(&self) -> bool {
        self.0
    }
}

impl Position {
    /// Adds all legal actions of the present part of the turn to `out`: none where the player cannot move or the game is over.
    pub fn actions(&mut self, out: &mut Vec<Action>) {
        self.generate(out);
    }

    /// Number of legal actions of the present part of the turn.
    pub fn count_actions(&mut self) -> u64 {
        let mut counter = Counter::default();
        self.generate(&mut counter);
        counter.0
    }

    /// Has the player to move any legal action?
    pub fn has_actions(&mut self) -> bool {
        let mut any = Any::default();
        self.generate(&mut any);
        any.0
    }

    pub(crate) fn generate<S: Sink>(&mut self, sink: &mut S) {
        let restraint = self.restraint(self.state.side);
        self.generate_under(&restraint, false, sink);
    }

    /// Adds the legal captures, and the moves that may promote, to `out`: what a quiescence search looks at. Between the
    /// parts of a turn: leaving the second part out, or everything where that is not possible.
    pub fn noisy_actions(&mut self, out: &mut Vec<Action>) {
        let restraint = self.restraint(self.state.side);
        let from = out.len();
        self.generate_under(&restraint, true, out);
        if self.state.phase == Phase::Second && out.get(from) == Some(&Action::PASS) {
            out.truncate(from + 1);
        }
    }

    /// The same actions as [`Position::actions`], found by trying every move: slow, for tests of the fast way.
    pub fn actions_by_trial(&mut self, out: &mut Vec<Action>) {
        let restraint = Restraint::trial(self.is_check());
        self.generate_under(&restraint, false, out);
    }

    fn generate_under<S: Sink>(&mut self, restraint: &Restraint, noisy: bool, sink: &mut S) {
        if self.state.phase == Phase::Second {
            self.second_parts(restraint, sink);
            return;
        }
        if self.rules.features.special_ends && self.special_end().is_some() {
            return;
        }
        let rules = Arc::clone(&self.rules);
        let side = self.state.side;
        let trial = match restraint.mode {
            Mode::Free => rules.features.second_compulsory,
            Mode::Sets => rules.refuge.is_some() && self.state.home[side.index()] == 1,
            Mode::Footprint | Mode::Trial => true,
        };
        // Buffers are kept, so that generation allocates nothing once it has run a while.
        let doubtful = self.spare.pop().unwrap_or_default();
        let mut generator = Generator { position: self, rules: &rules, side, restraint, sink, trial, noisy, doubtful };
        generator.all();
        let mut doubtful = std::mem::take(&mut generator.doubtful);
        for &action in &doubtful {
            if sink.full() {
                break;
            }
            if self.completes(action, side) {
                sink.push(action);
            }
        }
        doubtful.clear();
        self.spare.push(doubtful);
    }

    /// Is this first part legal: by itself, or with some second part (SR-5)?
    fn completes(&mut self, action: Action, side: Side) -> bool {
        if action.kind() == ActionKind::Drop
            && action.man().is_some_and(|kind| self.rules.men[kind].no_mate)
            && !self.drop_may_mate(action)
        {
            return false;
        }
        self.make(action);
        let legal = if self.state.phase == Phase::Second
            && (self.rules.features.second_compulsory || self.rules.features.second && self.in_check(side))
        {
            self.has_actions()
        } else {
            !self.in_check(side) && self.came_home(side)
        };
        self.unmake();
        legal
    }

    /// In the last turn of its grace the royal man must have come home (ST-26). Asked after the action was made.
    pub(crate) fn came_home(&self, side: Side) -> bool {
        let Some(refuge) = &self.rules.refuge else { return true };
        // Before the turn the count stood at 1; making the turn cleared it if the royal man is inside.
        let before = self.undo.last().map_or(0, |undo| undo.state.home[side.index()]);
        let due = if self.state.phase == Phase::Second { self.state.home[side.index()] } else { before };
        due != 1 || refuge.zone[side.index()].has(self.royal[side.index()])
    }

    /// A drop of a man that may not mate: is it none (shogi's pawn drop)?
    fn drop_may_mate(&mut self, action: Action) -> bool {
        let side = self.state.side;
        self.make(action);
        let mates = self.in_check(side.other()) && !self.has_actions();
        self.unmake();
        !mates
    }
}

struct Generator<'a, S> {
    position: &'a mut Position,
    rules: &'a Rules,
    side: Side,
    restraint: &'a Restraint,
    sink: &'a mut S,
    /// Every move must be tried (or, in footprint mode, those that touch it).
    trial: bool,
    /// Only captures and moves that may promote are wanted.
    noisy: bool,
    /// Moves to be tried.
    doubtful: Vec<Action>,
}

impl<S: Sink> Generator<'_, S> {
    fn all(&mut self) {
        let royal = self.position.royal[self.side.index()];
        let men = self.position.men[self.side.index()];
        for from in men.iter() {
            if self.sink.full() {
                return;
            }
            let kind = self.position.at(from).kind();
            if self.position.is_frozen(self.side, kind) {
                continue;
            }
            if self.rules.features.relays {
                self.walked(from, kind);
            } else if from == royal && !self.trial {
                self.royal_moves(from, kind);
            } else {
                self.man_moves(from, kind);
            }
        }
        if self.noisy {
            return;
        }
        if !self.position.state.rights.is_empty() {
            self.castlings();
        }
        if self.rules.swap_partners != 0 && royal != Cell::NONE {
            self.swaps(royal);
        }
        if self.rules.features.hands {
            self.drops();
        }
    }

    /// Passes on an action that obeys the restraint, or puts it aside to be tried.
    #[inline]
    fn offer(&mut self, action: Action) {
        if self.trial {
            self.try_later(action);
        } else {
            self.sink.push(action);
        }
    }

    fn try_later(&mut self, action: Action) {
        if self.restraint.mode == Mode::Footprint && !self.restraint.check && !self.rules.features.second_compulsory {
            let royal = self.position.royal[self.side.index()];
            let quiet = matches!(action.kind(), ActionKind::Move | ActionKind::Double)
                && action.from() != royal
                && !self.restraint.touches(action.from())
                && !self.restraint.touches(action.to());
            if quiet {
                self.sink.push(action);
                return;
            }
        }
        self.doubtful.push(action);
    }

    /// Moves of a man that is not the royal one (or of any, when every move is tried).
    fn man_moves(&mut self, from: Cell, kind: usize) {
        let sets = !self.trial && self.restraint.mode == Mode::Sets;
        // A first part that leaves the royal man attacked may be mended by the second (SR-5, DE-5).
        if sets && self.restraint.binds(from) {
            let goals = self.restraint.goals(from);
            if self.rules.features.second {
                self.paths::<true>(from, kind, &CellSet::FULL, Some(&goals));
            } else {
                self.paths::<true>(from, kind, &goals, None);
            }
        } else if sets && !self.noisy && self.rules.features.guards == 0 && !self.rules.features.hops {
            self.free_paths(from, kind);
        } else {
            self.paths::<false>(from, kind, &CellSet::FULL, None);
        }
    }

    /// The most common case without all the others: nothing binds the man and nothing special stands in the game.
    fn free_paths(&mut self, from: Cell, kind: usize) {
        let index = self.rules.tree_index(self.side, kind, from);
        if self.rules.repeats[index] {
            self.paths::<false>(from, kind, &CellSet::FULL, None);
            return;
        }
        let enemy = self.side.other();
        let nodes = self.rules.paths.tree(index);
        let mut at = 0;
        while let Some(&node) = nodes.get(at) {
            let piece = self.position.board[node.cell.index() & CELL_MASK];
            if piece.is_none() {
                at += 1;
                if node.flags & (MOVE | PROMOTION) == MOVE {
                    self.sink.push(Action::new(ActionKind::Move, from, node.cell));
                } else if node.flags & MOVE != 0 {
                    self.arrive_as(from, kind, node, ActionKind::Move, false);
                } else if node.flags & EN_PASSANT != 0 && self.position.state.passing.cells.contains(&node.cell) {
                    self.en_passant(from, kind, node);
                }
            } else {
                at += node.skip as usize;
                if node.flags & TAKE != 0 && piece.is_man_of(enemy) {
                    if node.flags & PROMOTION == 0 {
                        self.sink.push(Action::new(ActionKind::Move, from, node.cell));
                    } else {
                        self.arrive_as(from, kind, node, ActionKind::Move, false);
                    }
                }
            }
        }
        if self.rules.men[kind].doubles {
            self.doubles::<false>(from, kind, &CellSet::FULL, None);
        }
    }

    /// `goals`: where the man may go at all; `sure`: outside it, moves must be tried.
    fn paths<const BOUND: bool>(&mut self, from: Cell, kind: usize, goals: &CellSet, sure: Option<&CellSet>) {
        let slot = self.position.bits[self.side.index()][kind].trailing_zeros() as usize;
        let index = self.rules.tree_index(self.side, slot, from);
        let enemy = self.side.other();
        let mut seen = CellSet::EMPTY;
        let repeats = self.rules.repeats[index];
        let sensitive = self.rules.features.guards;
        let nodes = self.rules.paths.tree(index);
        let mut at = 0;
        while let Some(&node) = nodes.get(at) {
            let piece = self.position.board[node.cell.index() & CELL_MASK];
            if piece.is_none() {
                at += 1;
                if node.flags & MOVE != 0 && (!self.noisy || node.flags & PROMOTION != 0) {
                    if (!BOUND || goals.has(node.cell)) && !(repeats && seen_before(&mut seen, node.cell)) {
                        self.arrive::<BOUND>(from, kind, node, sure);
                    }
                } else if node.flags & EN_PASSANT != 0 && self.position.state.passing.cells.contains(&node.cell) {
                    self.en_passant(from, kind, node);
                }
            } else {
                at += node.skip as usize;
                if node.flags & TAKE != 0 && piece.is_man_of(enemy) {
                    let guard = sensitive >> piece.kind() & 1 != 0;
                    if guard && !self.trial && self.restraint.mode == Mode::Sets {
                        // Without its guard an army freezes: the capture may lift the very check (BS-10).
                        if !(repeats && seen_before(&mut seen, node.cell)) {
                            self.arrive_doubtful(from, kind, node);
                        }
                    } else if (!BOUND || goals.has(node.cell)) && !(repeats && seen_before(&mut seen, node.cell)) {
                        self.arrive::<BOUND>(from, kind, node, sure);
                    }
                }
            }
        }
        if self.rules.features.hops {
            self.hop_paths::<BOUND>(index, from, kind, goals, sure, &mut seen);
        }
        if self.rules.men[kind].doubles && !self.noisy {
            self.doubles::<BOUND>(from, kind, goals, sure);
        }
    }

    fn hop_paths<const BOUND: bool>(
        &mut self,
        index: usize,
        from: Cell,
        kind: usize,
        goals: &CellSet,
        sure: Option<&CellSet>,
        seen: &mut CellSet,
    ) {
        let nodes = self.rules.hops.tree(index);
        let enemy = self.side.other();
        let repeats = self.rules.repeats[index];
        let mut at = 0;
        while let Some(screen) = nodes.get(at) {
            if self.position.board[screen.cell.index() & CELL_MASK].is_none() {
                at += 1;
                continue;
            }
            let end = at + screen.skip as usize;
            at += 1;
            while at < end {
                let node = nodes[at];
                let piece = self.position.board[node.cell.index() & CELL_MASK];
                let wanted = if piece.is_none() {
                    at += 1;
                    node.flags & MOVE != 0 && !self.noisy
                } else {
                    at += node.skip as usize;
                    node.flags & TAKE != 0 && piece.is_man_of(enemy)
                };
                if wanted && (!BOUND || goals.has(node.cell)) && !(repeats && seen_before(seen, node.cell)) {
                    self.arrive::<BOUND>(from, kind, node, sure);
                }
            }
        }
    }

    fn doubles<const BOUND: bool>(&mut self, from: Cell, kind: usize, goals: &CellSet, sure: Option<&CellSet>) {
        let pairs = &self.rules.doubles_of(self.side, kind).pairs[from.index()];
        for &(via, to) in pairs {
            let open = self.position.at(via).is_none() && self.position.at(to).is_none();
            if open && (!BOUND || goals.has(to)) {
                let action = Action::new(ActionKind::Double, from, to).with_via(via);
                if BOUND && sure.is_some_and(|sure| !sure.has(to)) {
                    self.doubtful.push(action);
                } else {
                    self.offer(action);
                }
            }
        }
    }

    /// Three cells change at once, so the attack test is made on the board as it would be.
    fn en_passant(&mut self, from: Cell, kind: usize, node: Node) {
        let royal = self.position.royal[self.side.index()];
        let simple = self.restraint.mode == Mode::Sets && !self.trial && self.rules.features.guards == 0;
        if !simple || self.rules.features.second || from == royal {
            self.arrive_as(from, kind, node, ActionKind::EnPassant, true);
            return;
        }
        let Some(victim) = self.position.state.passing.victim else { return };
        let board = &mut self.position.board;
        let (man, caught) = (board[from.index()], board[victim.index()]);
        board[from.index()] = Piece::NONE;
        board[victim.index()] = Piece::NONE;
        board[node.cell.index()] = man;
        let safe = !self.position.attacked(royal, self.side.other());
        let board = &mut self.position.board;
        board[node.cell.index()] = Piece::NONE;
        board[victim.index()] = caught;
        board[from.index()] = man;
        if safe {
            self.arrive_as(from, kind, node, ActionKind::EnPassant, false);
        }
    }

    #[inline]
    fn arrive<const BOUND: bool>(&mut self, from: Cell, kind: usize, node: Node, sure: Option<&CellSet>) {
        if BOUND && sure.is_some_and(|sure| !sure.has(node.cell)) {
            self.arrive_doubtful(from, kind, node);
        } else if node.flags & PROMOTION == 0 {
            self.offer(Action::new(ActionKind::Move, from, node.cell));
        } else {
            self.arrive_as(from, kind, node, ActionKind::Move, false);
        }
    }

    fn arrive_doubtful(&mut self, from: Cell, kind: usize, node: Node) {
        self.arrive_as(from, kind, node, ActionKind::Move, true);
    }

    /// Passes on a move with all its promotions.
    fn arrive_as(&mut self, from: Cell, kind: usize, node: Node, action: ActionKind, doubtful: bool) {
        let plain = Action::new(action, from, node.cell);
        let pass = |generator: &mut Self, action: Action| {
            if doubtful { generator.doubtful.push(action) } else { generator.offer(action) }
        };
        if node.flags & PROMOTION == 0 {
            pass(self, plain);
            return;
        }
        let rules = self.rules;
        let mut may_stay = true;
        for &index in &rules.men[kind].promotions {
            let rule = &rules.promotions[usize::from(index)];
            let zone = &rules.zones[self.side.index()][rule.zone];
            if !(zone.has(node.cell) || rule.leaving_counts && zone.has(from)) {
                continue;
            }
            may_stay &= match rule.duty {
                PromotionDuty::Always => false,
                PromotionDuty::WhenStuck => !rules.stuck[self.side.index() * rules.kinds() + kind].has(node.cell),
            };
            for choice in 0..rule.choices.len() {
                if self.may_become(rule, choice) {
                    pass(self, plain.with_man(usize::from(rule.choices[choice].man)));
                }
            }
        }
        if may_stay {
            pass(self, plain);
        }
    }

    fn may_become(&self, rule: &PromotionRule, choice: usize) -> bool {
        let choice = &rule.choices[choice];
        debug_assert!(rule.form != PromotionForm::Silent || rule.choices.len() == 1);
        let counted = choice
            .conditions
            .iter()
            .all(|&(kind, least, most)| (least..=most).contains(&self.position.count(self.side, usize::from(kind))));
        counted && (!rule.from_pool || self.position.lost[self.side.index()][usize::from(choice.man)] > 0)
    }

    /// Moves of the royal man: each goal must be safe with the man lifted from its cell.
    fn royal_moves(&mut self, from: Cell, kind: usize) {
        let slot = self.position.bits[self.side.index()][kind].trailing_zeros() as usize;
        let index = self.rules.tree_index(self.side, slot, from);
        let enemy = self.side.other();
        let repeats = self.rules.repeats[index];
        let mut seen = CellSet::EMPTY;
        let nodes = self.rules.paths.tree(index);
        let mut at = 0;
        while let Some(&node) = nodes.get(at) {
            let piece = self.position.board[node.cell.index() & CELL_MASK];
            let wanted = if piece.is_none() {
                at += 1;
                node.flags & MOVE != 0 && !self.noisy
            } else {
                at += node.skip as usize;
                node.flags & TAKE != 0 && piece.is_man_of(enemy)
            };
            if !wanted || repeats && seen_before(&mut seen, node.cell) {
                continue;
            }
            let guard = !piece.is_none() && self.rules.features.guards >> piece.kind() & 1 != 0;
            let promotes = node.flags & PROMOTION != 0;
            if guard || promotes || self.rules.features.second && self.position.attacked_without(node.cell, enemy, from)
            {
                self.arrive_doubtful(from, kind, node);
            } else if self.rules.features.second || !self.position.attacked_without(node.cell, enemy, from) {
                self.sink.push(Action::new(ActionKind::Move, from, node.cell));
            }
        }
        if self.rules.features.hops && !self.rules.hops.tree(index).is_empty() {
            self.trial = true;
            self.hop_paths::<false>(index, from, kind, &CellSet::FULL, None, &mut seen);
            self.trial = false;
        }
    }

    /// Moves of any man where relays and gates may lead them on.
    fn walked(&mut self, from: Cell, kind: usize) {
        let mut goals = Goals::default();
        self.position.walk(from, &mut goals, &mut ());
        let mut doubled = CellSet::EMPTY;
        for (to, _) in &goals.doubles {
            if !doubled.has(*to) && !self.noisy {
                doubled.add(*to);
                self.offer(Action::new(ActionKind::Double, from, *to).with_via(Cell::NONE));
            }
        }
        let concerned = |to: Cell| {
            self.rules.men[kind].promotions.iter().any(|&index| {
                let rule = &self.rules.promotions[usize::from(index)];
                let zone = &self.rules.zones[self.side.index()][rule.zone];
                zone.has(to) || rule.leaving_counts && zone.has(from)
            })
        };
        let node =
            |to: Cell| Node { cell: to, skip: 1, flags: if concerned(to) { PROMOTION } else { 0 }, direction: 0 };
        let mut ends = goals.moves;
        ends.subtract(&doubled);
        if self.noisy {
            ends = ends.iter().filter(|&to| concerned(to)).collect();
        }
        ends.extend(&goals.captures);
        let nodes: arrayvec::ArrayVec<Node, { crate::man::MAX_CELLS }> = ends.iter().map(node).collect();
        let passing: arrayvec::ArrayVec<Node, 8> = goals.passing.iter().take(8).map(node).collect();
        for node in nodes {
            self.arrive::<false>(from, kind, node, None);
        }
        for node in passing {
            self.en_passant(from, kind, node);
        }
    }

    /// Castling (G-10): judged with both men lifted from their cells.
    fn castlings(&mut self) {
        let rules = self.rules;
        let castling = &rules.castling;
        if castling.royals == 0 {
            return;
        }
        let side = self.side;
        let checked = self.position.rules.features.royal.is_some();
        if checked && (if self.restraint.mode == Mode::Free { false } else { self.restraint.check }) {
            return;
        }
        let rights = self.position.state.rights.clone();
        for right in rights {
            if !self.position.at(right).is_man_of(side) {
                continue;
            }
            let Some(path) = castling_path(rules, self.position, side, right) else { continue };
            let partner = self.position.at(path.partner).kind();
            if self.position.is_frozen(side, partner)
                || path.empty.iter().any(|&cell| !self.position.at(cell).is_none())
            {
                continue;
            }
            if checked
                && rules.features.royal == Some(usize::from(path.royal_kind))
                && !self.position.castling_safe(path, side)
            {
                continue;
            }
            let action = Action::new(ActionKind::Castle, path.royal, path.partner)
                .with_via(path.royal_to)
                .with_aux(path.partner_to);
            // With both men lifted no cell was attacked; the partner, set down again, can only shut a line or be a screen.
            let sure = match self.restraint.mode {
                Mode::Free => true,
                Mode::Sets => !rules.features.hops && rules.features.guards == 0,
                Mode::Footprint | Mode::Trial => false,
            };
            if sure && !self.trial {
                self.sink.push(action);
            } else {
                self.doubtful.push(action);
            }
        }
    }

    /// The royal man's change of places (ST-19).
    fn swaps(&mut self, royal: Cell) {
        let rules = self.rules;
        let Some(swap) = &rules.definition.swap else { return };
        let enemy = self.side.other();
        if swap.unattacked && self.restraint.check {
            return;
        }
        let confined = self.position.is_confined(self.side);
        for &partner in &rules.swap_cells[self.side.index() * rules.cells + royal.index()] {
            let man = self.position.at(partner);
            let home = rules.refuge.as_ref().is_none_or(|refuge| refuge.zone[self.side.index()].has(partner));
            let fits = man.is_man_of(self.side) && rules.swap_partners >> man.kind() & 1 != 0 && (home || !confined);
            if fits && !(swap.unattacked && self.position.attacked(partner, enemy)) {
                self.doubtful.push(Action::new(ActionKind::Swap, royal, partner));
            }
        }
    }

    fn drops(&mut self) {
        let rules = self.rules;
        let bound = !self.trial && self.restraint.mode == Mode::Sets && self.restraint.binds(Cell::NONE);
        let mut empty: Option<CellSet> = None;
        for (kind, man) in rules.men.iter().enumerate() {
            if self.position.hands[self.side.index()][kind] == 0 {
                continue;
            }
            let empty = empty.get_or_insert_with(|| {
                let mut taken = self.position.men[0];
                taken.extend(&self.position.men[1]);
                taken.extend(&self.position.neutrals);
                let mut empty = if bound { self.restraint.goals(Cell::NONE) } else { CellSet::FULL };
                empty.subtract(&taken);
                empty
            });
            let mut cells = *empty;
            cells.retain(&man.drop_cells[self.side.index()]);
            for to in cells.iter() {
                if man.one_per_file && self.position.file_holds(self.side, kind, to) {
                    continue;
                }
                let action = Action::new(ActionKind::Drop, to, to).with_man(kind);
                if man.no_mate && self.position.drop_gives_check(self.side, kind, to) {
                    self.doubtful.push(action);
                } else {
                    self.offer(action);
                }
            }
        }
    }
}

fn castling_path<'r>(rules: &'r Rules, position: &Position, side: Side, partner: Cell) -> Option<&'r CastlingPath> {
    let castling = &rules.castling;
    let royal = position.castling_royal(side)?;
    let index = *castling.index.get(royal.index() * rules.cells + partner.index())?;
    let path = castling.paths.get(usize::from(index).checked_sub(1)?)?;
    let man = position.at(partner);
    let fits = path.side == side && man.is_man_of(side) && path.partners >> man.kind() & 1 != 0;
    fits.then_some(path)
}

#[inline]
fn seen_before(seen: &mut CellSet, cell: Cell) -> bool {
    let before = seen.has(cell);
    seen.add(cell);
    before
}

impl Position {
    /// The castling of `side` with the partner on `partner`, if the men stand where it is possible.
    pub(crate) fn castling_path(&self, side: Side, partner: Cell) -> Option<&CastlingPath> {
        castling_path(&self.rules, self, side, partner)
    }

    /// Where the man that castles stands: the royal man, or the one that takes its part in games without check.
    pub(crate) fn castling_royal(&self, side: Side) -> Option<Cell> {
        let kind = self.rules.castling.royals;
        if kind == 0 {
            return None;
        }
        let kind = kind.trailing_zeros() as usize;
        if self.rules.features.royal == Some(kind) {
            return self.royal_cell(side);
        }
        self.men[side.index()].iter().find(|&cell| self.at(cell).kind() == kind)
    }

    fn castling_safe(&mut self, path: &CastlingPath, side: Side) -> bool {
        let (royal, partner) = (self.at(path.royal), self.at(path.partner));
        self.board[path.royal.index()] = Piece::NONE;
        self.board[path.partner.index()] = Piece::NONE;
        let safe = path.safe.iter().all(|&cell| !self.attacked(cell, side.other()));
        self.board[path.royal.index()] = royal;
        self.board[path.partner.index()] = partner;
        safe
    }

    /// Does a man of this kind and side stand on the file of `cell`?
    fn file_holds(&self, side: Side, kind: usize, cell: Cell) -> bool {
        let board = &self.rules.definition.board;
        let per_rank = usize::from(board.files) * usize::from(board.level_count());
        (cell.index() % per_rank..self.rules.cells).step_by(per_rank).any(|at| self.board[at] == Piece::man(side, kind))
    }

    /// Would a man of this kind dropped on `cell` attack the enemy's royal man at once? (A man that drops anywhere else may
    /// not mate either way.)
    fn drop_gives_check(&mut self, side: Side, kind: usize, cell: Cell) -> bool {
        let royal = self.royal[side.other().index()];
        if royal == Cell::NONE {
            return false;
        }
        let index = self.rules.tree_index(side, kind, cell);
        self.rules.paths.tree(index).iter().any(|node| node.cell == royal && node.flags & TAKE != 0)
    }
}
