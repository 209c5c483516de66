//! Moves of pieces along their path trees: captures, double steps, en passant and promotions.

use variorum_gamedef::definition::PromotionForm;

use super::{Generator, Sink};
use crate::action::{Action, ActionKind};
use crate::cellset::CellSet;
use crate::check_info::Mode;
use crate::piece::{CELL_MASK, Cell, Piece, Side};
use crate::position::Position;
use crate::relay_moves::Targets;
use crate::rules::{PromotionChoice, PromotionRule};
use crate::tree::{EN_PASSANT, MOVE, Node, PREY, PROMOTION, SHOOT, SWAP, TAKE};

impl<S: Sink> Generator<'_, S> {
    /// Moves of a piece other than the royal one that [`Self::free_paths`] is not for, or of any piece if every move is tried.
    pub(super) fn piece_moves(&mut self, from: Cell, kind: usize) {
        let sets = !self.trial && self.check_info.mode == Mode::Sets;
        // The second part may repair a first part that leaves the royal piece attacked (SR-5, DE-5).
        if sets && self.check_info.binds(from) {
            let goals = self.check_info.goals(from, self.rules.features.sparing >> kind & 1 != 0);
            if self.rules.features.second {
                self.paths::<true>(from, kind, &CellSet::FULL, Some(&goals));
            } else {
                self.paths::<true>(from, kind, &goals, None);
            }
        } else if sets && self.noisy && self.is_simple(from, kind) {
            self.free_takings(from, kind);
        } else {
            self.paths::<false>(from, kind, &CellSet::FULL, None);
            if self.rules.takings.as_ref().is_some_and(|takings| takings.concerns(kind)) {
                self.takings(from, kind);
            }
        }
    }

    /// Moves that take something besides and are not among those along path trees: leaps over what they take and, if only captures and moves that may
    /// promote are wanted, all that take something.
    fn takings(&mut self, from: Cell, kind: usize) {
        let (mut takes, mut all) = (CellSet::EMPTY, CellSet::EMPTY);
        self.position.each_besides(from, &mut |to, taken| {
            all.add(to);
            if *taken != CellSet::EMPTY {
                takes.add(to);
            }
        });
        let noisy = self.noisy;
        for to in if noisy { takes } else { all }.iter() {
            let concerned = self.may_promote(kind, from, to);
            let along_paths = self.position.leads_to(from, to, self.side, MOVE);
            if !along_paths || noisy && !concerned {
                self.arrive_as(kind, Action::new(ActionKind::Move, from, to), concerned, true);
            }
        }
    }

    /// Moves that the piece has only as long as it has not moved.
    pub(super) fn first_moves(&mut self, from: Cell, kind: usize) {
        let mut found = CellSet::EMPTY;
        let tests: usize =
            self.position.first_moves(self.side, kind, from).iter().map(|first| 1 + first.way.len()).sum();
        if tests == 0 || self.position.is_exhausted() {
            return;
        }
        self.position.spend_trials(tests);
        self.position.each_first_move(self.side, kind, from, &mut |to| found.add(to));
        for to in found.iter() {
            let concerned = self.may_promote(kind, from, to);
            if !self.noisy || concerned || !self.position.at(to).is_none() {
                self.arrive_as(kind, Action::new(ActionKind::Move, from, to), concerned, true);
            }
        }
    }

    /// Can a piece of this kind capture this one on a node with these flags?
    #[inline]
    fn captures(&self, kind: usize, flags: u8, victim: Piece) -> bool {
        flags & TAKE != 0 || flags & PREY != 0 && self.rules.pieces[kind].prey >> victim.kind() & 1 != 0
    }

    /// Is the path tree of the piece simple ([`TreeFacts`](crate::rules::TreeFacts))?
    #[inline]
    fn is_simple(&self, from: Cell, kind: usize) -> bool {
        let slot = self.position.bits[self.side.index()][kind].trailing_zeros() as usize;
        self.rules.tree_facts[self.rules.tree_index(self.side, slot, from)].simple
    }

    /// The fast path for the most common case: no restrictions on the piece, and no special rules.
    pub(super) fn free_paths(&mut self, from: Cell, kind: usize) {
        let index = self.rules.tree_index(self.side, kind, from);
        if !self.rules.tree_facts[index].simple {
            self.piece_moves(from, kind);
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
                    self.arrive_as(kind, Action::new(ActionKind::Move, from, node.cell), true, false);
                } else if node.flags & EN_PASSANT != 0 && self.position.state.passing.contains(node.cell) {
                    self.en_passant(from, kind, node);
                }
            } else {
                at += node.skip as usize;
                if node.flags & TAKE != 0 && piece.is_owned_by(enemy) {
                    if node.flags & PROMOTION == 0 {
                        self.sink.push(Action::new(ActionKind::Move, from, node.cell));
                    } else {
                        self.arrive_as(kind, Action::new(ActionKind::Move, from, node.cell), true, false);
                    }
                }
            }
        }
        if self.rules.pieces[kind].doubles {
            self.doubles::<false>(from, kind, &CellSet::FULL, None);
        }
    }

    /// Can a piece with this path tree capture something, if nothing blocks its path?
    #[inline]
    fn may_take(&self, tree: usize) -> bool {
        let Some(takes) = self.rules.takes.get(tree) else { return true };
        takes.meets(&self.position.pieces[self.side.other().index()])
            || self.position.state.passing.cells().any(|passed| takes.has(passed))
    }

    /// [`Self::free_paths`] for captures and moves that may promote only.
    fn free_takings(&mut self, from: Cell, kind: usize) {
        let slot = self.position.bits[self.side.index()][kind].trailing_zeros() as usize;
        let index = self.rules.tree_index(self.side, slot, from);
        if !self.may_take(index) {
            return;
        }
        let enemy = self.side.other();
        let guards = self.guards;
        let nodes = self.rules.paths.tree(index);
        let mut at = 0;
        while let Some(node) = nodes.get(at) {
            let piece = self.position.board[node.cell.index() & CELL_MASK];
            if piece.is_none() {
                at += 1;
                if node.flags & (PROMOTION | EN_PASSANT) != 0 {
                    if node.flags & PROMOTION != 0 && node.flags & MOVE != 0 {
                        self.arrive::<false>(from, kind, *node, None);
                    } else if node.flags & EN_PASSANT != 0 && self.position.state.passing.contains(node.cell) {
                        self.en_passant(from, kind, *node);
                    }
                }
            } else {
                at += node.skip as usize;
                if piece.is_owned_by(enemy) && node.flags & TAKE != 0 {
                    if guards >> piece.kind() & 1 != 0 {
                        self.arrive_doubtful(from, kind, *node);
                    } else {
                        self.arrive::<false>(from, kind, *node, None);
                    }
                }
            }
        }
    }

    /// Moves along path trees. `goals` holds the permitted targets; moves to targets outside `sure`, if given, must be
    /// tried.
    fn paths<const BOUND: bool>(&mut self, from: Cell, kind: usize, goals: &CellSet, sure: Option<&CellSet>) {
        let slot = self.position.bits[self.side.index()][kind].trailing_zeros() as usize;
        let index = self.rules.tree_index(self.side, slot, from);
        let enemy = self.side.other();
        if self.noisy && !self.may_take(index) {
            return;
        }
        let (mut seen, mut shot, mut swapped) = (Seen::default(), Seen::default(), Seen::default());
        let repeats = self.rules.tree_facts[index].repeats;
        let nodes = self.rules.paths.tree(index);
        let mut at = 0;
        while let Some(&node) = nodes.get(at) {
            let piece = self.position.board[node.cell.index() & CELL_MASK];
            if piece.is_none() {
                at += 1;
                // What has just passed is met as if it stood there still, also where the piece could go without capturing.
                if node.flags & EN_PASSANT != 0 && self.position.state.passing.contains(node.cell) {
                    self.en_passant(from, kind, node);
                } else if node.flags & MOVE != 0
                    && (!self.noisy || node.flags & PROMOTION != 0)
                    && (!BOUND || goals.has(node.cell))
                    && !(repeats && seen.before(node.cell))
                {
                    self.arrive::<BOUND>(from, kind, node, sure);
                }
            } else {
                at += node.skip as usize;
                if node.flags & SWAP != 0
                    && !self.noisy
                    && self.rules.swaps_with(self.side, kind, piece)
                    && !swapped.before(node.cell)
                {
                    self.offer(Action::new(ActionKind::Swap, from, node.cell));
                }
                if piece.is_owned_by(enemy) && self.position.is_immune(node.cell, enemy) {
                    continue;
                }
                if node.flags & SHOOT != 0 && piece.is_owned_by(enemy) {
                    self.shoot(from, node.cell, &mut shot);
                }
                if piece.is_owned_by(enemy) && self.captures(kind, node.flags, piece) {
                    let doubtful = self.frees(piece);
                    if (doubtful || !BOUND || goals.has(node.cell)) && !(repeats && seen.before(node.cell)) {
                        if doubtful {
                            self.arrive_doubtful(from, kind, node);
                        } else {
                            self.arrive::<BOUND>(from, kind, node, sure);
                        }
                    }
                }
            }
        }
        if self.rules.features.hops {
            self.hop_paths::<BOUND>(index, from, kind, goals, sure, [&mut seen, &mut shot]);
        }
        if self.rules.pieces[kind].doubles && !self.noisy {
            self.doubles::<BOUND>(from, kind, goals, sure);
        }
    }

    /// Is this a guard? Without it an army is frozen, so its capture may end a check wherever it stands (BS-10).
    #[inline]
    fn frees(&self, victim: Piece) -> bool {
        self.guards >> victim.kind() & 1 != 0 && !self.trial && self.check_info.mode == Mode::Sets
    }

    /// Moves of hoppers behind exactly one screen.
    fn hop_paths<const BOUND: bool>(
        &mut self,
        index: usize,
        from: Cell,
        kind: usize,
        goals: &CellSet,
        sure: Option<&CellSet>,
        [seen, shot]: [&mut Seen; 2],
    ) {
        let nodes = self.rules.hops.tree(index);
        let enemy = self.side.other();
        let repeats = self.rules.tree_facts[index].repeats;
        let mut at = 0;
        while let Some(screen) = nodes.get(at) {
            if self.position.board[screen.cell.index() & CELL_MASK].is_none() {
                at += 1;
                continue;
            }
            let end = at + screen.skip as usize;
            at += 1;
            let last = at + self.position.beyond(self.side, kind, screen, &nodes[at..end]).len();
            while at < last {
                let node = nodes[at];
                let piece = self.position.board[node.cell.index() & CELL_MASK];
                let wanted = if piece.is_none() {
                    at += 1;
                    node.flags & MOVE != 0 && (!self.noisy || node.flags & PROMOTION != 0)
                } else {
                    at += node.skip as usize;
                    let open = piece.is_owned_by(enemy) && !self.position.is_immune(node.cell, enemy);
                    if node.flags & SHOOT != 0 && open {
                        self.shoot(from, node.cell, shot);
                    }
                    open && self.captures(kind, node.flags, piece)
                };
                let doubtful = wanted && !piece.is_none() && self.frees(piece);
                if wanted && (doubtful || !BOUND || goals.has(node.cell)) && !(repeats && seen.before(node.cell)) {
                    if doubtful {
                        self.arrive_doubtful(from, kind, node);
                    } else {
                        self.arrive::<BOUND>(from, kind, node, sure);
                    }
                }
            }
            at = end;
        }
    }

    /// A capture of the piece on a cell by one that stays where it is. `shot` holds the cells where it has been offered.
    fn shoot(&mut self, from: Cell, cell: Cell, shot: &mut Seen) {
        if !shot.before(cell) {
            self.offer(Action::new(ActionKind::Shot, from, cell));
        }
    }

    /// Double steps.
    fn doubles<const BOUND: bool>(&mut self, from: Cell, kind: usize, goals: &CellSet, sure: Option<&CellSet>) {
        let doubles = self.rules.doubles_of(self.side, kind);
        let steps = &doubles.steps[from.index()];
        let mut at = 0;
        while let Some(&step) = steps.get(at) {
            if !self.position.at(step.via).is_none() {
                at += usize::from(step.skip);
                continue;
            }
            at += 1;
            let free = |cell: Cell| self.position.at(cell).is_none();
            let open = free(step.to) && (step.count == 0 || doubles.further(step).iter().all(|&cell| free(cell)));
            if open && (!BOUND || goals.has(step.to)) {
                let action = Action::new(ActionKind::Double, from, step.to).with_via(step.via);
                let doubtful = BOUND && sure.is_some_and(|sure| !sure.has(step.to));
                self.arrive_as(kind, action, step.promotes, doubtful);
            }
        }
    }

    /// May a move of this kind between these cells promote?
    pub(super) fn may_promote(&self, kind: usize, from: Cell, to: Cell) -> bool {
        self.rules.pieces[kind]
            .promotions
            .iter()
            .any(|&index| self.rules.is_about(&self.rules.promotions[usize::from(index)], self.side, from, to))
    }

    /// Captures en passant. Three cells change at once, so the attack test runs on the changed board.
    fn en_passant(&mut self, from: Cell, kind: usize, node: Node) {
        if self.rules.features.shields {
            let victim = self.position.state.passing.victim_at(node.cell);
            if victim.is_some_and(|victim| self.position.is_immune(victim, self.side.other())) {
                return;
            }
        }
        let action = Action::new(ActionKind::EnPassant, from, node.cell);
        let royal = self.position.royal[self.side.index()];
        let simple = self.check_info.mode == Mode::Sets && !self.trial && self.rules.features.guards == 0;
        if !simple || self.rules.features.second || from == royal || royal == Cell::NONE {
            self.arrive_as(kind, action, node.flags & PROMOTION != 0, true);
            return;
        }
        let Some(victim) = self.position.state.passing.victim_at(node.cell) else { return };
        let board = &mut self.position.board;
        let (piece, caught) = (board[from.index()], board[victim.index()]);
        board[from.index()] = Piece::NONE;
        board[victim.index()] = Piece::NONE;
        board[node.cell.index()] = piece;
        let safe = !self.position.attacked(royal, self.side.other());
        let board = &mut self.position.board;
        board[node.cell.index()] = Piece::NONE;
        board[victim.index()] = caught;
        board[from.index()] = piece;
        if safe {
            self.arrive_as(kind, action, node.flags & PROMOTION != 0, false);
        }
    }

    /// A move to the cell of this node, with its promotions.
    #[inline]
    fn arrive<const BOUND: bool>(&mut self, from: Cell, kind: usize, node: Node, sure: Option<&CellSet>) {
        if BOUND && sure.is_some_and(|sure| !sure.has(node.cell)) {
            self.arrive_doubtful(from, kind, node);
        } else if node.flags & PROMOTION == 0 {
            self.offer(Action::new(ActionKind::Move, from, node.cell));
        } else {
            self.arrive_as(kind, Action::new(ActionKind::Move, from, node.cell), true, false);
        }
    }

    /// A move to the cell of this node, with its promotions, that must be tried.
    fn arrive_doubtful(&mut self, from: Cell, kind: usize, node: Node) {
        self.arrive_as(kind, Action::new(ActionKind::Move, from, node.cell), node.flags & PROMOTION != 0, true);
    }

    /// Passes on a move with all its promotions. `concerned`: its target or start may be in a promotion zone.
    #[inline]
    pub(super) fn arrive_as(&mut self, kind: usize, plain: Action, concerned: bool, doubtful: bool) {
        if concerned {
            self.promote_as(kind, plain, doubtful);
        } else {
            self.pass_on(plain, doubtful);
        }
    }

    /// [`Self::arrive_as`] where the target or the start may be in a promotion zone.
    #[inline(never)]
    fn promote_as(&mut self, kind: usize, plain: Action, doubtful: bool) {
        let mut forms = self.position.spare.pop().unwrap_or_default();
        self.position.promotions(self.side, kind, plain, |action| forms.push(action));
        forms.drain(..).for_each(|action| self.pass_on(action, doubtful));
        self.position.spare.push(forms);
    }

    /// Passes an action on, or puts it aside to be tried.
    #[inline]
    fn pass_on(&mut self, action: Action, doubtful: bool) {
        if doubtful {
            self.doubtful.push(action);
        } else {
            self.offer(action);
        }
    }

    /// Moves of the royal piece. Each target is tested with the piece lifted from its cell.
    pub(super) fn royal_moves(&mut self, from: Cell, kind: usize) {
        let slot = self.position.bits[self.side.index()][kind].trailing_zeros() as usize;
        let index = self.rules.tree_index(self.side, slot, from);
        let enemy = self.side.other();
        let repeats = self.rules.tree_facts[index].repeats;
        let (mut seen, mut shot) = (Seen::default(), Seen::default());
        let nodes = self.rules.paths.tree(index);
        let mut at = 0;
        while let Some(&node) = nodes.get(at) {
            let piece = self.position.board[node.cell.index() & CELL_MASK];
            let wanted = if piece.is_none() {
                at += 1;
                node.flags & MOVE != 0 && (!self.noisy || node.flags & PROMOTION != 0)
            } else {
                at += node.skip as usize;
                node.flags & TAKE != 0 && piece.is_owned_by(enemy)
            };
            if !wanted || repeats && seen.before(node.cell) {
                continue;
            }
            let guard = !piece.is_none() && self.guards >> piece.kind() & 1 != 0;
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
            self.hop_paths::<false>(index, from, kind, &CellSet::FULL, None, [&mut seen, &mut shot]);
            self.trial = false;
        }
    }

    /// Moves of any piece in games with relays and gates; `leading` holds their cells. Not inlined, because that slows
    /// down other games.
    #[inline(never)]
    pub(super) fn walked(&mut self, from: Cell, kind: usize, leading: &CellSet) {
        let slot = self.position.bits[self.side.index()][kind].trailing_zeros() as usize;
        let reach = &self.rules.reaches[self.rules.tree_index(self.side, slot, from)];
        // The generator of relayed moves makes no hops, and treats the start cell as empty.
        let plain = !self.rules.pieces[kind].doubles && !self.rules.features.hops && !reach.has(from);
        if plain && !reach.meets(leading) {
            self.paths::<false>(from, kind, &CellSet::FULL, None);
            return;
        }
        let mut goals = Targets::default();
        self.position.walk(from, &mut goals, &mut ());
        let mut doubled = CellSet::EMPTY;
        for (to, _) in &goals.doubles {
            let concerned = self.may_promote(kind, from, *to);
            if !doubled.has(*to) && (!self.noisy || concerned) {
                let action = Action::new(ActionKind::Double, from, *to).with_via(Cell::NONE);
                self.arrive_as(kind, action, concerned, false);
            }
            doubled.add(*to);
        }
        let mut ends = goals.moves;
        ends.subtract(&doubled);
        ends.subtract(&goals.passing);
        if self.noisy {
            ends = ends.iter().filter(|&to| self.may_promote(kind, from, to)).collect();
        }
        ends.extend(&goals.captures);
        for to in ends.iter() {
            let concerned = self.may_promote(kind, from, to);
            self.arrive_as(kind, Action::new(ActionKind::Move, from, to), concerned, false);
        }
        for to in goals.passing.iter() {
            let flags = if self.may_promote(kind, from, to) { PROMOTION } else { 0 };
            self.en_passant(from, kind, Node { cell: to, skip: 1, flags, direction: 0 });
        }
    }
}

/// Cells that have been met. Most pieces need none, so the set is made with the first.
#[derive(Default)]
struct Seen(Option<CellSet>);

impl Seen {
    /// Adds a cell. Was it there before?
    #[inline]
    fn before(&mut self, cell: Cell) -> bool {
        let cells = self.0.get_or_insert(CellSet::EMPTY);
        let before = cells.has(cell);
        cells.add(cell);
        before
    }
}

impl Position {
    /// Calls `form` with each form of a move whose target or start may be in a promotion zone: with every promotion,
    /// and without one if that is permitted.
    pub(crate) fn promotions(&self, side: Side, kind: usize, plain: Action, mut form: impl FnMut(Action)) {
        let (from, to) = (plain.from(), plain.to());
        let rules = &self.rules;
        let mut may_stay = true;
        // Several rules may offer the same. Of those that are written alike, the first counts.
        let mut offered = 0_u64;
        let (mut fixed, mut silent) = (false, false);
        for &index in &rules.pieces[kind].promotions {
            let rule = &rules.promotions[usize::from(index)];
            if !rules.is_about(rule, side, from, to) {
                continue;
            }
            let within = rule.captures_within && rules.zones[side.index()][rule.zone].has(from);
            if (within || rule.captures_only) && self.victim_cell(plain).is_none() {
                continue;
            }
            let wanted = rule.as_captured.then(|| self.captured_kind(plain));
            let offers = |choice: &&PromotionChoice| wanted.is_none_or(|kind| kind == Some(choice.piece));
            // A piece that captures its own kind is that already.
            let changes = wanted != Some(Some(kind as u8)) && rule.choices.iter().any(|choice| offers(&choice));
            if rule.as_captured && !changes {
                continue;
            }
            let mut chosen = false;
            let written = match rule.form {
                PromotionForm::Chosen => &mut chosen,
                PromotionForm::Fixed => &mut fixed,
                PromotionForm::Silent => &mut silent,
            };
            if *written {
                continue;
            }
            may_stay &= rules.may_stay(rule, side, kind, to);
            for choice in rule.choices.iter().filter(offers) {
                let into = usize::from(choice.piece);
                if offered >> into & 1 == 0 && self.may_become(side, rule, choice) {
                    offered |= 1 << into;
                    *written = true;
                    form(plain.with_piece(into));
                }
            }
        }
        if may_stay {
            form(plain);
        }
    }

    /// The kind of the piece that this move captures where it arrives, or en passant.
    fn captured_kind(&self, action: Action) -> Option<u8> {
        let passed = action.kind() == ActionKind::EnPassant;
        let cell = self.victim_cell(action).filter(|&cell| passed || cell == action.to())?;
        Some(self.at(cell).kind() as u8)
    }

    /// Do the conditions of this choice of a promotion hold?
    fn may_become(&self, side: Side, rule: &PromotionRule, choice: &PromotionChoice) -> bool {
        debug_assert!(rule.form != PromotionForm::Silent || rule.choices.len() == 1 || rule.as_captured);
        let counted = choice
            .conditions
            .iter()
            .all(|&(kind, least, most)| (least..=most).contains(&self.count(side, usize::from(kind))));
        let own = self.rules.pieces[usize::from(choice.piece)].sides[side.index()];
        counted && own && (!rule.from_pool || self.lost[side.index()][usize::from(choice.piece)] > 0)
    }
}
