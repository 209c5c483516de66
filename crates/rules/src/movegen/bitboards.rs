//! Legal actions from bitboard tables, for small boards of plain games: whole sets of targets at a time.

use crate::action::{Action, ActionKind};
use crate::bitboard_tables::{
    BITBOARD_CELLS, Bitboard64, BitboardTables, Checks, Guard, Span, Strides, bit, cells, shift,
};
use crate::piece::{Cell, Side};
use crate::position::Position;
use crate::rules::CastlingPath;

use super::Sink;

/// A position as bitboards, from the view of the player to move. `SIMPLE`: checks are not forbidden, and captures do not explode; what serves the
/// few other games is then left out when the code is compiled.
#[derive(Clone, Copy)]
struct View<'a, const SIMPLE: bool> {
    position: &'a Position,
    bitboards: &'a BitboardTables,
    /// The side to move.
    side: Side,
    /// The mover's pieces.
    own: Bitboard64,
    /// The opponent's pieces.
    foes: Bitboard64,
    /// Occupied cells.
    taken: Bitboard64,
    /// En-passant cells.
    passing: Bitboard64,
    /// Check and pins of the mover's royal piece.
    guard: Guard,
    /// The moves that give check, where that is forbidden.
    checks: Option<&'a Checks>,
    /// Generate only captures and moves that may promote.
    noisy: bool,
}

impl Position {
    /// Generates the legal actions of a game with [`BitboardTables`]. `noisy`: only captures and moves that may
    /// promote.
    pub(crate) fn generate_from_bitboards<S: Sink>(&mut self, noisy: bool, sink: &mut S) {
        if self.rules.features.special_ends && self.special_end().is_some() {
            return;
        }
        if self.rules.capture_duty.is_some() {
            let mut captures = self.spare.pop().unwrap_or_default();
            self.generate_all_from_bitboards(true, &mut captures);
            if self.must_capture(captures, sink) {
                return;
            }
        }
        self.generate_all_from_bitboards(noisy, sink);
    }

    /// [`Position::generate_from_bitboards`] in a game that goes on, with quiet actions even where captures are compulsory.
    fn generate_all_from_bitboards<S: Sink>(&mut self, noisy: bool, sink: &mut S) {
        if self.rules.features.forbids || self.rules.blast.is_some() {
            self.generate_each_from_bitboards::<S, false>(noisy, sink);
        } else {
            self.generate_each_from_bitboards::<S, true>(noisy, sink);
        }
    }

    /// [`Position::generate_all_from_bitboards`], for games that are `SIMPLE` as a [`View`], or for all.
    #[inline]
    fn generate_each_from_bitboards<S: Sink, const SIMPLE: bool>(&mut self, noisy: bool, sink: &mut S) {
        // Only drops may have to be tried and, where captures explode, captures and castling.
        let drops = self.rules.features.hands && !noisy;
        let explodes = !SIMPLE && self.rules.blast.is_some();
        let mut doubtful = if drops || explodes { self.spare.pop().unwrap_or_default() } else { Vec::new() };
        let Some(bitboards) = &self.rules.bitboards else { return };
        let side = self.state.side;
        let (own, foes, taken) =
            (self.pieces[side.index()].low(), self.pieces[side.other().index()].low(), self.taken());
        let royal = self.royal[side.index()];
        let guard = if royal == Cell::NONE || self.is_shielded(royal, side.other()) {
            Guard::FREE
        } else {
            bitboards.guard(&self.kind_bitboards, side, royal, taken, own)
        };
        let passing = self.state.passing.cells().fold(0, |passing, cell| passing | bit(cell));
        let target = self.royal[side.other().index()];
        let forbidden = !SIMPLE && self.rules.features.forbids && target != Cell::NONE && self.may_forbid(false);
        let checks = forbidden.then(|| bitboards.checks(&self.kind_bitboards, side, target, taken));
        let checks = checks.as_ref();
        let mut view =
            View::<SIMPLE> { position: self, bitboards, side, own, foes, taken, passing, guard, checks, noisy };
        if explodes {
            view.explosions(&mut doubtful);
            // What captures nothing explodes nothing.
            (view.foes, view.passing) = (0, 0);
        }
        view.pieces(royal, sink);
        if !noisy && !view.guard.check && !self.lasting().rights.is_empty() {
            if explodes {
                view.castlings(royal, &mut doubtful);
            } else {
                view.castlings(royal, sink);
            }
        }
        if drops {
            view.drops(sink, &mut doubtful);
        }
        if drops || explodes {
            self.try_doubtful(doubtful, None, sink);
        }
    }
}

impl<const SIMPLE: bool> View<'_, SIMPLE> {
    /// Moves of all pieces, the royal piece first.
    fn pieces<S: Sink>(&self, royal: Cell, sink: &mut S) {
        let kinds = self.position.rules.kinds();
        let mut others = self.own;
        if royal != Cell::NONE {
            others &= !bit(royal);
            self.royal_moves(royal, sink);
        }
        let sets = &self.position.kind_bitboards[self.side.index()];
        let first = self.side.index() * kinds;
        let facts = self.bitboards.kinds[first..first + kinds].iter().zip(&self.bitboards.spans[first..first + kinds]);
        for (kind, ((facts, spans), pieces)) in facts.zip(sets).enumerate() {
            let pieces = pieces & others;
            if pieces == 0 {
                continue;
            }
            if sink.full() {
                return;
            }
            if facts.plain {
                for from in cells(pieces) {
                    let goals =
                        self.plain_goals(&spans[from.index() & (BITBOARD_CELLS - 1)]) & self.allowed(royal, from);
                    let goals = self.not_forbidden(kind, from, goals);
                    sink.push_each(goals, |goal| Action::new(ActionKind::Move, from, goal));
                }
                continue;
            }
            let mut single = pieces;
            if let Some(strides) = facts.strides.as_ref().filter(|_| SIMPLE || self.checks.is_none()) {
                self.stride(kind, strides, pieces & !self.guard.pinned, sink);
                single &= self.guard.pinned;
            }
            self.one_by_one(royal, kind, single, sink);
            if self.passing != 0 {
                self.pass_by(royal, kind, pieces, &facts.passers, sink);
            }
        }
    }

    /// Captures where they explode, as if there were no royal piece: they must be tried. A royal piece does not capture there.
    fn explosions(&self, doubtful: &mut Vec<Action>) {
        let captures = View { guard: Guard::FREE, noisy: true, ..*self };
        captures.pieces(Cell::NONE, doubtful);
        // Promotions without a capture are noisy, too.
        doubtful.retain(|action| action.kind() == ActionKind::EnPassant || self.foes & bit(action.to()) != 0);
    }

    /// The targets of the piece on `from` that leave the royal piece safe.
    #[inline]
    fn allowed(&self, royal: Cell, from: Cell) -> Bitboard64 {
        if self.guard.pinned & bit(from) == 0 {
            self.guard.allowed
        } else {
            self.guard.allowed
                & self.bitboards.bonds(&self.position.kind_bitboards, self.side, royal, self.taken, bit(from))
        }
    }

    /// Those of these targets of a piece on which it gives no check, where that is forbidden.
    #[inline]
    fn not_forbidden(&self, kind: usize, from: Cell, goals: Bitboard64) -> Bitboard64 {
        let Some(checks) = self.checks.filter(|_| !SIMPLE) else { return goals };
        let pieces = &self.position.kind_bitboards;
        self.bitboards.without_checks(checks, pieces, self.side, kind, (bit(from), goals), self.taken)
    }

    /// The targets of a piece that captures as it moves.
    #[inline]
    fn plain_goals(&self, span: &Span) -> Bitboard64 {
        let reach = span.moves | self.bitboards.slides(span, self.taken);
        reach & if self.noisy { self.foes } else { !self.taken | self.foes }
    }

    /// Moves of these pieces of a kind, one piece at a time.
    fn one_by_one<S: Sink>(&self, royal: Cell, kind: usize, pieces: Bitboard64, sink: &mut S) {
        for from in cells(pieces) {
            let span = self.bitboards.span(self.position.rules.kinds(), self.side, kind, from);
            let allowed = self.allowed(royal, from);
            let mut goals = span.moves & !self.taken | span.takes & self.foes;
            goals |= self.bitboards.slides(span, self.taken) & (!self.taken | self.foes);
            goals &= allowed;
            if self.noisy {
                goals &= self.foes | span.promoting;
            }
            goals = self.not_forbidden(kind, from, goals);
            let promoting = goals & span.promoting;
            for goal in cells(promoting) {
                let plain = Action::new(ActionKind::Move, from, goal);
                self.position.promotions(self.side, kind, plain, |action| sink.push(action));
            }
            sink.push_each(goals & !promoting, |goal| Action::new(ActionKind::Move, from, goal));
            if !self.noisy {
                let first = span.double as usize;
                for &(empty, action) in &self.bitboards.doubles[first..first + usize::from(span.doubles)] {
                    let goal = allowed & bit(action.to());
                    if empty & self.taken == 0 && self.not_forbidden(kind, from, goal) != 0 {
                        sink.push(action);
                    }
                }
            }
        }
    }

    /// Moves of all pieces of a kind that makes few short steps; none of them is pinned.
    fn stride<S: Sink>(&self, kind: usize, strides: &Strides, pieces: Bitboard64, sink: &mut S) {
        let back = |goal: Cell, by: i8| Cell(goal.0.wrapping_add_signed(-i16::from(by)));
        for step in &strides.steps {
            let open = if step.moves { !self.taken } else { 0 } | if step.takes { self.foes } else { 0 };
            let mut goals = shift(pieces & step.from, step.by) & open & self.guard.allowed;
            if self.noisy {
                goals &= self.foes | strides.promoting;
            }
            let promoting = goals & strides.promoting;
            for goal in cells(promoting) {
                let plain = Action::new(ActionKind::Move, back(goal, step.by), goal);
                self.position.promotions(self.side, kind, plain, |action| sink.push(action));
            }
            sink.push_each(goals & !promoting, |goal| Action::new(ActionKind::Move, back(goal, step.by), goal));
        }
        if self.noisy {
            return;
        }
        for double in &strides.doubles {
            let over = shift(pieces & double.from, double.over) & !self.taken;
            let goals = shift(over, double.by - double.over) & !self.taken & self.guard.allowed;
            sink.push_each(goals, |goal| {
                let from = back(goal, double.by);
                if !double.is_open {
                    return Action::new(ActionKind::Move, from, goal);
                }
                let via = Cell(from.0.wrapping_add_signed(i16::from(double.over)));
                Action::new(ActionKind::Double, from, goal).with_via(via)
            });
        }
    }

    /// Captures en passant.
    fn pass_by<S: Sink>(&self, royal: Cell, kind: usize, pieces: Bitboard64, passers: &[Bitboard64], sink: &mut S) {
        for goal in cells(self.passing & !self.taken) {
            for from in cells(pieces & passers.get(goal.index()).copied().unwrap_or(0)) {
                self.en_passant(royal, from, kind, goal, sink);
            }
        }
    }

    /// Moves of the royal piece. Each target is tested with the piece lifted from its cell.
    fn royal_moves<S: Sink>(&self, royal: Cell, sink: &mut S) {
        let kind = self.position.at(royal).kind();
        let span = self.bitboards.span(self.position.rules.kinds(), self.side, kind, royal);
        let mut goals = span.moves & !self.taken | span.takes & self.foes;
        goals |= self.bitboards.slides(span, self.taken) & (!self.taken | self.foes);
        if self.noisy {
            goals &= self.foes;
        } else {
            goals |= self.bitboards.jumps(span, self.taken);
        }
        goals = self.not_forbidden(kind, royal, goals);
        let lifted = self.taken & !bit(royal);
        for goal in cells(goals) {
            // A piece on the target cannot recapture itself: no piece attacks its own cell.
            if !self.threatens_royal(goal, lifted) {
                sink.push(Action::new(ActionKind::Move, royal, goal));
            }
        }
    }

    /// [`Position::threatens_royal`] by the opponent with these cells occupied.
    #[inline]
    fn threatens_royal(&self, cell: Cell, taken: Bitboard64) -> bool {
        let by = self.side.other();
        self.bitboards.attacked(&self.position.kind_bitboards, cell, by, taken) && !self.position.is_shielded(cell, by)
    }

    /// Three cells change at once, so the attack test uses the changed occupancy.
    #[cold]
    fn en_passant<S: Sink>(&self, royal: Cell, from: Cell, kind: usize, goal: Cell, sink: &mut S) {
        let Some(victim) = self.position.state.passing.victim_at(goal) else { return };
        let taken = self.taken & !bit(from) & !bit(victim) | bit(goal);
        if royal != Cell::NONE
            && self.bitboards.attacked_without(
                &self.position.kind_bitboards,
                royal,
                self.side.other(),
                taken,
                bit(victim),
            )
        {
            return;
        }
        let plain = Action::new(ActionKind::EnPassant, from, goal);
        let span = self.bitboards.span(self.position.rules.kinds(), self.side, kind, from);
        if span.promoting & bit(goal) == 0 {
            sink.push(plain);
        } else {
            self.position.promotions(self.side, kind, plain, |action| sink.push(action));
        }
    }

    /// Castling (G-10), tested with both pieces lifted from their cells. Where captures explode, the partner stays and the target is left out: the castling
    /// is tried afterwards.
    #[inline]
    fn castlings<S: Sink>(&self, royal: Cell, sink: &mut S) {
        for &partner in &self.position.lasting().rights {
            if self.own & bit(partner) == 0 {
                continue;
            }
            match self.bitboards.castling_ways(royal, partner) {
                // In most positions some piece is in the way.
                Some(ways) if ways & self.taken != 0 => {}
                Some(_) => self.castlings_with(royal, partner, sink),
                None => self.castlings_with(self.position.castling_royal(self.side, partner), partner, sink),
            }
        }
    }

    /// The castlings of the royal piece with a partner.
    #[inline(never)]
    fn castlings_with<S: Sink>(&self, royal: Cell, partner: Cell, sink: &mut S) {
        let (position, table) = (self.position, &self.position.rules.castling);
        let lifted = self.taken & !bit(royal) & !bit(partner);
        let indices = table.indices_of_pair(royal, partner);
        if indices.is_empty() {
            return;
        }
        let (royal_kind, partner_kind) = (position.at(royal).kind(), position.at(partner).kind());
        for index in indices {
            let path = &table.paths[index];
            let clear = self.bitboards.castling[index] & lifted == 0;
            if clear && path.fits(self.side, royal_kind, partner_kind) {
                self.castling(path, lifted, sink);
            }
        }
    }

    /// One castling whose way is free. `lifted`: the occupied cells without its two pieces.
    #[inline]
    fn castling<S: Sink>(&self, path: &CastlingPath, lifted: Bitboard64, sink: &mut S) {
        let position = self.position;
        let royal = position.rules.features.royal == Some(usize::from(path.royal_kind));
        let tried = !SIMPLE && position.rules.blast.is_some();
        let asked = if tried { self.taken & !bit(path.royal) } else { lifted };
        let safe = |&cell: &Cell| tried && cell == path.royal_to || !self.threatens_royal(cell, asked);
        if !royal || path.safe.iter().all(safe) {
            sink.push(path.action);
        }
    }

    /// Drops. Those that give check with a kind that may not mate go to `doubtful`.
    fn drops<S: Sink>(&self, sink: &mut S, doubtful: &mut Vec<Action>) {
        let (position, rules) = (self.position, &self.position.rules);
        let free = !self.taken & self.guard.allowed;
        for &(kind, held) in &rules.drops {
            if position.hands[self.side.index()][usize::from(held)] == 0 {
                continue;
            }
            let kind = usize::from(kind);
            let piece = &rules.pieces[kind];
            let mut goals = free & piece.drop_cells[self.side.index()].low();
            if piece.per_file.is_some() {
                goals = cells(goals)
                    .filter(|&cell| !position.file_is_full(self.side, kind, cell))
                    .fold(0, |goals, cell| goals | bit(cell));
            }
            let drop = |cell: Cell| Action::new(ActionKind::Drop, cell, cell).with_piece(kind);
            if piece.royal {
                doubtful.extend(cells(goals).map(drop));
                goals = 0;
            } else if piece.no_mate {
                let checks = cells(goals)
                    .filter(|&cell| position.drop_gives_check(self.side, kind, cell))
                    .fold(0, |checks, cell| checks | bit(cell));
                doubtful.extend(cells(checks).map(drop));
                goals &= !checks;
            }
            sink.push_each(goals, drop);
        }
    }
}
