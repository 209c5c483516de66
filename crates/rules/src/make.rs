//! Make and unmake.
//!
//! Making an action pushes the old [`State`](crate::state::State) and the length of the log; every change of board,
//! hands and pools is logged, and [`Lasting`](crate::lasting::Lasting) rights are saved before they change. Unmaking
//! rolls the log back and restores both. Debug builds recompute everything after each action.

use crate::action::{Action, ActionKind, Turn};
use crate::cellset::CellSet;
use crate::piece::{Cell, Piece, Side};
use crate::position::{Observer, Position, Undo};
use crate::state::{Passing, Phase};

/// Gives the turn to the other side, with all turns that are left in a row, whatever the rules of the game say about passing: for null-move searches. Call
/// it between turns only; [`Position::unmake`] takes it back.
pub fn make_null(position: &mut Position) {
    position.undo.push(Undo { state: position.state, log: position.log.len() });
    position.first_part_begins();
    // More than any row has, so that this was its last turn.
    position.state.made = u16::MAX;
    position.turn_ends(None);
}

/// [`Position::unmake`] with an observer, which sees every piece that is put or taken.
pub fn unmake_watched(position: &mut Position, observer: &mut impl Observer) {
    if let Some(undo) = position.undo.pop() {
        position.roll_back(undo.log, observer);
        position.state = undo.state;
        position.lasting_history.take_back(position.undo.len() + 1);
    }
}

/// [`Position::make_unchecked`] with an observer, which sees every piece that is put or taken.
pub fn make_watched(position: &mut Position, action: Action, observer: &mut impl Observer) {
    position.undo.push(Undo { state: position.state, log: position.log.len() });
    match action.kind() {
        ActionKind::Move | ActionKind::Double | ActionKind::EnPassant => position.make_move(action, observer),
        ActionKind::Castle => {
            let (royal, partner) = (position.at(action.from()), position.at(action.to()));
            position.first_part_begins();
            position.open_gates([action.from(), action.to()]);
            position.set(action.from(), Piece::NONE, observer);
            position.set(action.to(), Piece::NONE, observer);
            if position.rules.features.notes_castling {
                position.state.castled[position.state.side.index()] = true;
            }
            let (royal_to, partner_to) = (position.landing(action.via()), position.landing(action.aux()));
            position.set(royal_to, royal, observer);
            position.set(partner_to, partner, observer);
            position.rights_after_castling(position.state.side, action.from(), action.to());
            position.first_part_ends(action.from(), royal_to, royal.kind(), false);
        }
        ActionKind::Swap => {
            let (mover, partner) = (position.at(action.from()), position.at(action.to()));
            position.first_part_begins();
            position.set(action.from(), partner, observer);
            position.set(action.to(), mover, observer);
            position.rights_after(position.state.side, mover.kind(), action.from(), action.to());
            position.rights_after(partner.owner(), partner.kind(), action.to(), action.from());
            // The piece that moves has made no double step, and its partner stands elsewhere now.
            let fresh = position.lasting().fresh;
            position.set_fresh(fresh.retained(|victim| ![action.from(), action.to()].contains(&victim), |_| true));
            // The swap carried the partner along; it did not move by itself, so it promotes nothing elsewhere (ST-30).
            let reset = position.rules.pieces[mover.kind()].pawn;
            position.first_part_ends(action.from(), action.to(), mover.kind(), reset);
        }
        ActionKind::Drop => {
            let (side, kind) = (position.state.side, action.piece_type().unwrap_or(0));
            position.first_part_begins();
            if !position.rules.pieces[kind].endless {
                let held = usize::from(position.rules.pieces[kind].held_as);
                position.set_hand(side, held, position.hands[side.index()][held].saturating_sub(1));
            }
            position.set(action.to(), Piece::of(side, kind), observer);
            position.turn_over(action.to(), true, observer);
            position.first_part_ends(Cell::NONE, action.to(), kind, true);
        }
        ActionKind::Neutral => {
            let neutral = position.at(action.from());
            position.set(action.from(), Piece::NONE, observer);
            position.set(action.to(), neutral, observer);
            position.cover_passing(action.to());
            position.settle();
            position.turn_ends(Some((action.from(), action.to())));
        }
        ActionKind::NeutralSwap => {
            let (neutral, piece) = (position.at(action.from()), position.at(action.to()));
            position.set(action.from(), piece, observer);
            position.set(action.to(), neutral, observer);
            // DE-8: the swapped piece counts as moved, and a swapped pawn cannot be captured en passant.
            position.rights_after_leaving(position.state.side, piece.kind(), action.to());
            position.state.passing = position.state.passing.retained(|victim| victim != action.to(), |_| true);
            position.settle();
            position.turn_ends(Some((action.from(), action.to())));
        }
        ActionKind::NeutralPlace => {
            position.set(action.to(), Piece::of_neutral(action.piece_type().unwrap_or(0)), observer);
            position.cover_passing(action.to());
            position.turn_ends(None);
        }
        ActionKind::Promote => {
            let (side, kind) = (position.state.side, action.piece_type().unwrap_or(0));
            let promoted = position.at(action.to()).kind();
            position.set(action.to(), Piece::of(side, kind), observer);
            if position.rules.promotes_elsewhere_from_pool(promoted) {
                position.set_lost(side, kind, position.lost[side.index()][kind].saturating_sub(1));
            }
            position.settle();
            position.rights_after_leaving(side, promoted, action.to());
            position.guard_promoted(side, promoted);
            position.turn_ends(None);
        }
        ActionKind::Pass => position.pass(),
        ActionKind::Gate => {
            let (side, kind) = (position.state.side, action.piece_type().unwrap_or(0));
            position.set_hand(side, kind, position.hands[side.index()][kind].saturating_sub(1));
            position.set(action.to(), Piece::of(side, kind), observer);
            position.settle();
            position.state.halfmove = 0;
            position.close_gates(side);
            position.turn_ends(None);
        }
        ActionKind::Shot => {
            let (from, cell) = (action.from(), action.to());
            let (victim, kind) = (position.victim_cell(action).map(|cell| position.at(cell)), position.at(from).kind());
            position.first_part_begins();
            if let Some(victim) = victim {
                position.set(cell, Piece::NONE, observer);
                position.captured(victim, cell);
                position.note_strike(position.state.side, kind, victim.kind(), cell);
            }
            position.state.took = victim.is_some();
            // It has come from nowhere, so that nothing follows from its having moved.
            position.first_part_ends(Cell::NONE, from, kind, true);
        }
    }
    #[cfg(debug_assertions)]
    position.recheck();
}

impl Position {
    /// Plays a turn without checking that it is legal. It must be one of [`Position::turns`] of this very position, or
    /// come from [`Position::parse_turn`] of it.
    ///
    /// # Panics
    /// May panic if the turn is not legal here. Otherwise an illegal turn leads to an impossible position; memory stays
    /// safe.
    pub fn play_unchecked(&mut self, turn: Turn) {
        self.make_unchecked(turn.first);
        if self.state.phase == Phase::Second {
            self.make_unchecked(turn.second.unwrap_or(Action::PASS));
        }
    }

    /// Takes the last turn back. Does nothing if none has been played since the position was parsed or started. Call it
    /// between turns.
    pub fn undo_turn(&mut self) {
        self.unmake();
        if self.state.phase == Phase::Second {
            self.unmake();
        }
    }

    /// The cells of the enemy pieces that the action, one of [`movegen::actions`](crate::movegen::actions) of this very position, captures: at most one, unless
    /// it is a move that takes something besides. What an explosion takes is not among them.
    ///
    /// # Panics
    /// May panic if the action is from another game.
    #[must_use]
    pub fn victim_cells(&self, action: Action) -> CellSet {
        let mut cells = self.besides(action);
        cells.extend(&self.victim_cell(action).into_iter().collect());
        cells
    }

    /// The cells of the enemy pieces that a move to an empty cell takes besides.
    pub(crate) fn besides(&self, action: Action) -> CellSet {
        let takes = self.rules.takings.is_some() && action.kind() == ActionKind::Move && self.at(action.to()).is_none();
        if takes { self.taken_besides(action.from(), action.to()) } else { CellSet::EMPTY }
    }

    /// The cell of an enemy piece that the action, one of [`movegen::actions`](crate::movegen::actions) of this very
    /// position, captures, the first of several ([`Position::victim_cells`]); `None` if it captures nothing.
    ///
    /// # Panics
    /// May panic if the action is from another game.
    #[inline]
    #[must_use]
    pub fn victim_cell(&self, action: Action) -> Option<Cell> {
        match action.kind() {
            ActionKind::Move => {
                let victim = self.at(action.to());
                if victim.is_owned_by(self.state.side.other()) {
                    Some(action.to())
                } else if self.rules.takings.is_some() {
                    self.besides(action).first()
                } else {
                    None
                }
            }
            ActionKind::Shot => Some(action.to()).filter(|&to| self.at(to).is_owned_by(self.state.side.other())),
            ActionKind::EnPassant => self.state.passing.victim_at(action.to()),
            ActionKind::Double
            | ActionKind::Castle
            | ActionKind::Swap
            | ActionKind::Drop
            | ActionKind::Neutral
            | ActionKind::NeutralSwap
            | ActionKind::NeutralPlace
            | ActionKind::Promote
            | ActionKind::Pass
            | ActionKind::Gate => None,
        }
    }

    /// Makes one part of a turn without checking that it is legal. It must be one of
    /// [`movegen::actions`](crate::movegen::actions) of this very position.
    ///
    /// # Panics
    /// As [`Position::play_unchecked`].
    pub fn make_unchecked(&mut self, action: Action) {
        make_watched(self, action, &mut ());
    }

    /// Takes the last part of a turn back. Does nothing if none has been made since the position was parsed or started.
    pub fn unmake(&mut self) {
        unmake_watched(self, &mut ());
    }

    /// Moves a piece, with captures, promotions and en-passant cells.
    fn make_move(&mut self, action: Action, observer: &mut impl Observer) {
        let (from, side) = (action.from(), self.state.side);
        // The cell that it moves to, and the one where it stands afterwards, which is another where pieces cross.
        let (reached, to) = (action.to(), self.landing(action.to()));
        let piece = self.at(from);
        let kind = piece.kind();
        let passing = match action.kind() {
            ActionKind::Double if action.via() == Cell::NONE => Passing::new(self.relayed_trail(from, reached), to),
            ActionKind::Double => {
                Passing::new(self.rules.doubles_of(side, kind).passed(from, action.via(), reached), to)
            }
            ActionKind::Move
            | ActionKind::EnPassant
            | ActionKind::Castle
            | ActionKind::Swap
            | ActionKind::Drop
            | ActionKind::Neutral
            | ActionKind::NeutralSwap
            | ActionKind::NeutralPlace
            | ActionKind::Promote
            | ActionKind::Pass
            | ActionKind::Gate
            | ActionKind::Shot => Passing::default(),
        };
        let capture = self.victim_cell(action).map(|cell| (cell, self.at(cell)));
        let besides = self.rules.takings.is_some().then(|| self.besides(action));
        let left = self.passing_left(action);
        self.first_part_begins();
        if self.rules.gating.is_some() {
            self.open_gates([from, Cell::NONE]);
        }
        if self.rules.features.gathers_double_steps() {
            self.state.passing = left;
            self.set_fresh(self.lasting().fresh.joined(passing));
        } else {
            self.state.passing = passing;
        }
        self.set(from, Piece::NONE, observer);
        if let Some((cell, _)) = capture
            && cell != to
        {
            self.set(cell, Piece::NONE, observer);
        }
        let becomes = action.piece_type().unwrap_or(kind);
        self.set(to, Piece::of(side, becomes), observer);
        if let Some((cell, victim)) = capture {
            self.captured(victim, cell);
            if self.rules.blast.is_some() {
                self.explode(to, kind, observer);
            }
        }
        if let Some(mut besides) = besides {
            capture.iter().for_each(|&(cell, _)| besides.remove(cell));
            for cell in besides.iter() {
                let victim = self.at(cell);
                self.set(cell, Piece::NONE, observer);
                self.captured(victim, cell);
            }
        }
        if becomes != kind && self.rules.promotes_from_pool(kind) {
            self.set_lost(side, becomes, self.lost[side.index()][becomes].saturating_sub(1));
        }
        if becomes != kind {
            self.guard_promoted(side, kind);
        }
        self.turn_over(to, false, observer);
        self.rights_after(side, kind, from, to);
        if let Some((cell, victim)) = capture {
            self.note_strike(side, kind, victim.kind(), cell);
        }
        self.state.took = capture.is_some();
        let reset = capture.is_some() || self.rules.pieces[kind].pawn;
        self.first_part_ends(from, to, kind, reset);
    }

    /// Handles the capture of a piece that has left the board, or its loss in an explosion: it joins the other side's hand, or its owner's,
    /// and its own side's pool, where the game has them (MF-10, ST-20, ST-18), castling rights end, and a royal piece without
    /// guards may have to go home (ST-26).
    pub(crate) fn captured(&mut self, victim: Piece, cell: Cell) {
        let kind = victim.kind();
        let piece = &self.rules.pieces[kind];
        let (returns, receiver, pooled) = (piece.returns, piece.returns_to, piece.pooled);
        let owner = victim.owner();
        if let Some(held) = returns {
            let held = usize::from(held);
            let side = owner.recipient(receiver);
            self.set_hand(side, held, self.hands[side.index()][held].saturating_add(1));
        }
        if pooled {
            self.set_lost(owner, kind, self.lost[owner.index()][kind].saturating_add(1));
        }
        self.rights_after_leaving(owner, kind, cell);
        if let Some(refuge) = &self.rules.refuge
            && refuge.guards >> kind & 1 != 0
            && self.is_astray(owner)
        {
            let grace = refuge.grace;
            self.lasting_mut().home[owner.index()] = grace;
        }
    }

    /// Handles the promotion of a piece of this kind, which may have been the last guard of the royal piece (ST-26). Call it
    /// before the turn ends.
    fn guard_promoted(&mut self, side: Side, kind: usize) {
        if let Some(refuge) = &self.rules.refuge
            && refuge.guards >> kind & 1 != 0
            && self.is_astray(side)
        {
            // The end of this turn counts one down, and the grace begins with the next one.
            let grace = refuge.grace.saturating_add(1);
            self.lasting_mut().home[side.index()] = grace;
        }
    }

    /// Leaves a part of the turn out: the second part or, in games in which players may pass, the whole turn.
    fn pass(&mut self) {
        if self.state.phase == Phase::First {
            let passes = self.state.passes;
            self.first_part_begins();
            self.state.halfmove += 1;
            if self.rules.features.counts_passes {
                self.state.passes = passes.saturating_add(1);
            }
        }
        self.turn_ends(None);
    }

    /// Ends the right to capture en passant, which lasts for one turn, and a row of passes.
    fn first_part_begins(&mut self) {
        self.state.passing = Passing::default();
        self.state.passes = 0;
        if self.state.phase == Phase::First {
            self.state.struck[self.state.side.index()] = Cell::NONE;
        }
    }

    /// Ends the first part of a turn. `reset`: a capture, drop or pawn-like move, which restarts the count of quiet
    /// turns.
    fn first_part_ends(&mut self, from: Cell, to: Cell, kind: usize, reset: bool) {
        self.settle();
        let second = self.state.phase == Phase::Second;
        self.state.halfmove = if reset { 0 } else { self.state.halfmove + u32::from(!second) };
        if second {
            self.turn_ends(None);
            return;
        }
        let side = self.state.side;
        let gates = self.rules.gating.is_some() && self.may_gate();
        let more = self.rules.features.second
            || gates
            || self.moves_again()
            || self.goes_on(from, to, kind)
            || self.promotes_elsewhere(side, kind, from, to);
        if more {
            self.state.phase = Phase::Second;
            self.state.moved = Some((from, to, kind as u8));
        } else {
            self.turn_ends(None);
        }
    }

    /// Ends the turn. `neutral`: where a neutral piece moved from and to, for the ko rule (SR-9).
    fn turn_ends(&mut self, neutral: Option<(Cell, Cell)>) {
        let side = self.state.side;
        self.state.phase = Phase::First;
        self.state.struck[side.other().index()] = Cell::NONE;
        self.state.moved = None;
        self.state.took = false;
        if self.lasting().opened != [Cell::NONE; 2] {
            self.lasting_mut().opened = [Cell::NONE; 2];
        }
        if self.rules.features.ko && (neutral.is_some() || !self.lasting().ko.is_empty()) {
            let ko = &mut self.lasting_mut().ko;
            ko.clear();
            ko.extend(neutral.map(|(from, to)| (to, from)));
        }
        let home = self.lasting().home[side.index()];
        if home > 0 {
            let inside = self
                .rules
                .refuge
                .as_ref()
                .is_some_and(|refuge| refuge.zone[side.index()].has(self.royal[side.index()]));
            self.lasting_mut().home[side.index()] = if inside { 0 } else { home.saturating_sub(1).max(1) };
        }
        if self.rules.features.counting {
            self.count_turn(side);
        }
        if self.rules.features.counts_checks && self.in_check(side.other()) {
            let checks = &mut self.state.checks[side.index()];
            *checks = checks.saturating_add(1);
        }
        if self.rules.features.counts_facing {
            self.state.facing = if self.royals_face() { self.state.facing.saturating_add(1) } else { 0 };
        }
        if self.rules.features.in_a_row.is_some() {
            self.turn_of_row_ends();
        } else {
            self.give_turn_away();
        }
    }

    /// Makes the other player's turn the next one.
    #[inline]
    pub(crate) fn give_turn_away(&mut self) {
        let side = self.state.side;
        self.state.side = side.other();
        self.state.made = 0;
        if side == Side::Black {
            self.state.fullmove = self.state.fullmove.saturating_add(1);
        }
        if self.rules.features.gathers_double_steps() {
            let fresh = self.lasting().fresh;
            self.set_fresh(Passing::default());
            let board = &self.board;
            self.state.passing =
                fresh.retained(|victim| board[victim.index()].is_owned_by(side), |cell| board[cell.index()].is_none());
        }
    }

    /// Sets what has made a double step in this turn or row; copies what is shared with earlier positions only if it changes.
    pub(crate) fn set_fresh(&mut self, fresh: Passing) {
        if fresh != self.lasting().fresh {
            self.lasting_mut().fresh = fresh;
        }
    }

    /// A neutral piece on an en-passant cell ends the right to capture there (SR-19, DE-8).
    fn cover_passing(&mut self, cell: Cell) {
        self.state.passing = self.state.passing.retained(|_| true, |passed| passed != cell);
    }
}
