//! Move generation: the legal actions of a position.
//!
//! This module gathers and judges moves. [`moves`] generates the moves along path trees, [`bitboards`] those of plain
//! games on small boards, [`lent`] moves that friends lend, [`specials`] castling, swaps and drops, and [`captures`] the captures on one cell.
//! [`passing`] asks whether a capture en passant is possible.
//!
//! The check info ([`crate::check_info`]) makes most moves legal or illegal by construction. A doubtful move is put
//! aside, then made, tested and unmade.

mod bitboards;
mod captures;
mod lent;
mod moves;
mod passing;
mod specials;

pub use self::captures::captures_on;
pub use self::passing::repetition_key;
pub use crate::make::{make_null, make_watched, unmake_watched};
pub use crate::position::Observer;

use std::sync::Arc;

use variorum_gamedef::definition::Pass;

use crate::action::{Action, ActionKind, Turn};
use crate::bitboard_tables::{Bitboard64, cells};
use crate::cellset::CellSet;
use crate::check_info::{CheckInfo, Mode};
use crate::evasion::SecondPartEvasion;
use crate::piece::{Cell, Side};
use crate::position::Position;
use crate::rules::Rules;
use crate::state::Phase;

/// The number of doubtful first parts in check from which it pays to analyse first how second parts can answer the
/// check.
const EVASION_FROM: usize = 4;

/// Receives the actions that the generator finds.
pub(crate) trait Sink {
    /// Receives one action.
    fn push(&mut self, action: Action);
    /// Receives one action for each cell of the bitboard.
    #[inline]
    fn push_each(&mut self, goals: Bitboard64, action: impl Fn(Cell) -> Action) {
        cells(goals).for_each(|goal| self.push(action(goal)));
    }
    /// Receives one action for each cell of the set.
    #[inline]
    fn push_all(&mut self, goals: &CellSet, action: impl Fn(Cell) -> Action) {
        goals.iter().for_each(|goal| self.push(action(goal)));
    }
    /// Receives one action for each cell that both sets have.
    #[inline]
    fn push_common(&mut self, goals: &CellSet, among: &CellSet, action: impl Fn(Cell) -> Action) {
        goals.common(among).for_each(|goal| self.push(action(goal)));
    }
    /// True once the receiver wants no more actions.
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

    #[inline]
    fn push_each(&mut self, goals: Bitboard64, _: impl Fn(Cell) -> Action) {
        self.0 += u64::from(goals.count_ones());
    }

    #[inline]
    fn push_all(&mut self, goals: &CellSet, _: impl Fn(Cell) -> Action) {
        self.0 += goals.len() as u64;
    }

    #[inline]
    fn push_common(&mut self, goals: &CellSet, among: &CellSet, _: impl Fn(Cell) -> Action) {
        self.0 += goals.count_common(among) as u64;
    }
}

/// Finds out whether there is any action.
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

/// Finds out whether a certain action is among those generated.
struct Among {
    wanted: Action,
    found: bool,
}

impl Sink for Among {
    #[inline]
    fn push(&mut self, action: Action) {
        self.found |= action == self.wanted;
    }

    #[inline]
    fn full(&self) -> bool {
        self.found
    }
}

/// Adds all legal actions of the current part of the turn to `out`. None if the player cannot move or the game is over.
///
/// ```
/// # use variorum_rules::{Phase, Position, movegen};
/// # let rules = variorum_library::rules("stones-and-relays")?;
/// let mut position = Position::start(&rules);
/// let (mut first, mut second) = (Vec::new(), Vec::new());
/// movegen::actions(&mut position, &mut first);
/// position.make_unchecked(first[0]);
/// assert_eq!(position.phase(), Phase::Second);
/// movegen::actions(&mut position, &mut second);
/// position.unmake();
/// assert_eq!(position, Position::start(&rules));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn actions(position: &mut Position, out: &mut Vec<Action>) {
    position.generate(out);
}

/// Does the player to move have a legal action?
pub fn has_actions(position: &mut Position) -> bool {
    let mut any = Any::default();
    position.generate(&mut any);
    any.0
}

/// The number of legal actions of the current part of the turn.
pub fn count_actions(position: &mut Position) -> u64 {
    let mut counter = Counter::default();
    position.generate(&mut counter);
    counter.0
}

/// Adds to `out` the legal captures and the moves that may promote, for quiescence search, also as the second move of a turn. Between other parts of a
/// turn: only [`Action::PASS`] if it is legal, otherwise every second part.
pub fn noisy_actions(position: &mut Position, out: &mut Vec<Action>) {
    if position.state.phase == Phase::Second && position.rules.features.series.is_some() {
        position.second_moves(true, out);
        return;
    }
    if position.rules.bitboards.is_some() {
        position.generate_from_bitboards(true, out);
        return;
    }
    if position.state.phase == Phase::Second {
        let from = out.len();
        position.second_parts(None, out);
        if out.get(from) == Some(&Action::PASS) {
            out.truncate(from + 1);
        }
        return;
    }
    let mut check_info = CheckInfo::free();
    position.restrain(position.state.side, &mut check_info);
    position.generate_under(&check_info, true, out);
}

/// Is this action one of [`actions`]? The action may come from any position of any game. If possible, only the moves of
/// its piece are generated.
pub fn is_legal(position: &mut Position, action: Action) -> bool {
    let mut sink = Among { wanted: action, found: false };
    let cells = position.rules.cells;
    if action.from().index() >= cells || action.to().index() >= cells {
        return false;
    }
    let one = action.kind() == ActionKind::Move
        && position.state.phase == Phase::First
        && position.rules.bitboards.is_none()
        && position.rules.capture_duty.is_none()
        && position.rules.features.drops_first == 0;
    if !one {
        position.generate(&mut sink);
    } else if position.at(action.from()).is_owned_by(position.state.side) {
        let mut check_info = CheckInfo::free();
        position.restrain(position.state.side, &mut check_info);
        position.generate_by(&[action.from()].into_iter().collect(), &check_info, false, &mut sink);
    }
    sink.found
}

/// All legal turns: [`Position::turns`] without a copy of the position. Call it between turns.
pub fn turns(position: &mut Position) -> Vec<Turn> {
    let mut turns = Vec::new();
    let mut firsts = Vec::new();
    actions(position, &mut firsts);
    for first in firsts {
        position.make_unchecked(first);
        if position.state.phase == Phase::Second {
            let mut seconds = Vec::new();
            actions(position, &mut seconds);
            turns.extend(seconds.into_iter().map(|second| Turn { first, second: Some(second) }));
        } else {
            turns.push(Turn { first, second: None });
        }
        position.unmake();
    }
    turns
}

impl Position {
    /// Generates the legal actions of the current part of the turn.
    pub(crate) fn generate<S: Sink>(&mut self, sink: &mut S) {
        if self.state.phase == Phase::Second {
            self.second_parts(None, sink);
            return;
        }
        if self.rules.bitboards.is_some() {
            self.generate_from_bitboards(false, sink);
            return;
        }
        let mut check_info = CheckInfo::free();
        self.restrain(self.state.side, &mut check_info);
        self.generate_under(&check_info, false, sink);
    }

    /// Generates the legal first parts under this check info. `noisy`: only captures and moves that may promote.
    pub(crate) fn generate_under<S: Sink>(&mut self, check_info: &CheckInfo, noisy: bool, sink: &mut S) {
        match self.rules.features.pass.filter(|_| !noisy) {
            None => self.generate_moving(check_info, noisy, sink),
            Some(when) => self.generate_with_pass(when, check_info, sink),
        }
    }

    /// [`Position::generate_under`] in a game in which players may pass.
    fn generate_with_pass<S: Sink>(&mut self, when: Pass, check_info: &CheckInfo, sink: &mut S) {
        let mut others = self.spare.pop().unwrap_or_default();
        self.generate_moving(check_info, false, &mut others);
        let barred = match when {
            Pass::WhenStuck => !others.is_empty(),
            // Whoever must capture, or drop a piece first, may not pass either.
            Pass::Always => others.first().is_some_and(|&action| {
                self.is_compulsory(action) || self.rules.features.drops_first != 0 && self.comes_first(action)
            }),
        };
        for action in others.drain(..) {
            if !sink.full() {
                sink.push(action);
            }
        }
        self.spare.push(others);
        if !barred {
            self.offer_pass(check_info, sink);
        }
    }

    /// Passes on the pass if it is legal.
    fn offer_pass<S: Sink>(&mut self, check_info: &CheckInfo, sink: &mut S) {
        if sink.full() || self.special_end().is_some() {
            return;
        }
        let judged = self.judges_pass(check_info);
        if judged.unwrap_or_else(|| self.completes(Action::PASS, self.state.side)) {
            sink.push(Action::PASS);
        }
    }

    /// Is passing legal? The board stays as it is, and a check with it. `None` if the pass must be tried.
    fn judges_pass(&self, check_info: &CheckInfo) -> Option<bool> {
        let (rules, features) = (&self.rules, &self.rules.features);
        let plain = check_info.mode == Mode::Sets
            && !features.second
            && !features.legs
            && rules.refuge.is_none()
            && rules.counterparts.is_empty()
            && !(features.forbids && self.may_forbid(true));
        plain.then_some(!check_info.check)
    }

    /// Generates the legal first parts other than passing.
    fn generate_moving<S: Sink>(&mut self, check_info: &CheckInfo, noisy: bool, sink: &mut S) {
        if self.rules.features.drops_first != 0 && self.must_drop(check_info, noisy, sink) {
            return;
        }
        if self.rules.capture_duty.is_some() {
            let mut captures = self.spare.pop().unwrap_or_default();
            self.generate_by(&CellSet::FULL, check_info, true, &mut captures);
            if self.must_capture(captures, sink) {
                return;
            }
        }
        self.generate_by(&CellSet::FULL, check_info, noisy, sink);
    }

    /// Passes on the drops of pieces that come before everything else; none if `noisy`. Is there any, so that the player
    /// must drop?
    fn must_drop<S: Sink>(&mut self, check_info: &CheckInfo, noisy: bool, sink: &mut S) -> bool {
        let first = self.rules.features.drops_first;
        let hand = &self.hands[self.state.side.index()];
        if !(0..self.rules.kinds()).any(|kind| first >> kind & 1 != 0 && hand[kind] > 0) {
            return false;
        }
        let mut actions = self.spare.pop().unwrap_or_default();
        self.generate_by(&CellSet::EMPTY, check_info, false, &mut actions);
        actions.retain(|action| self.comes_first(*action));
        let any = !actions.is_empty();
        if !noisy {
            for &action in &actions {
                if !sink.full() {
                    sink.push(action);
                }
            }
        }
        actions.clear();
        self.spare.push(actions);
        any
    }

    /// Is this the drop of a piece that comes before everything else?
    pub(crate) fn comes_first(&self, action: Action) -> bool {
        action.kind() == ActionKind::Drop
            && action.piece_type().is_some_and(|kind| self.rules.features.drops_first >> kind & 1 != 0)
    }

    /// Passes on the captures among these actions. Is there any, so that the player must capture?
    fn must_capture<S: Sink>(&mut self, mut actions: Vec<Action>, sink: &mut S) -> bool {
        actions.retain(|&action| self.is_compulsory(action));
        self.keep_best_captures(&mut actions);
        let any = !actions.is_empty();
        for action in actions.drain(..) {
            if !sink.full() {
                sink.push(action);
            }
        }
        self.spare.push(actions);
        any
    }

    /// Generates the actions of the pieces on these cells, and those of no piece.
    #[inline]
    fn generate_by<S: Sink>(&mut self, pieces: &CellSet, check_info: &CheckInfo, noisy: bool, sink: &mut S) {
        if self.rules.barred.is_some() {
            self.sift(sink, |position, sifter| position.generate_even_barred(pieces, check_info, noisy, sifter));
        } else {
            self.generate_even_barred(pieces, check_info, noisy, sink);
        }
    }

    /// [`Position::generate_by`], with captures that are barred.
    fn generate_even_barred<S: Sink>(&mut self, pieces: &CellSet, check_info: &CheckInfo, noisy: bool, sink: &mut S) {
        if self.rules.features.special_ends && self.special_end().is_some() {
            return;
        }
        let rules = Arc::clone(&self.rules);
        let side = self.state.side;
        // In the last turn of its grace only a move of the royal piece itself can bring it home (ST-26).
        let due = self.home(side) == Some(1);
        let royal: CellSet;
        let pieces = if due {
            royal = [self.royal[side.index()]].into_iter().filter(|&royal| pieces.has(royal)).collect();
            &royal
        } else {
            pieces
        };
        let forbids = rules.features.forbids && self.may_forbid(false);
        let trial = match check_info.mode {
            Mode::Free => rules.features.second_compulsory || forbids || !rules.counterparts.is_empty(),
            Mode::Sets => due || rules.features.second_compulsory || forbids,
            Mode::ReadSet | Mode::Trial => true,
        };
        // The buffers are kept, so that generation soon allocates nothing.
        let doubtful = self.spare.pop().unwrap_or_default();
        let guards = self.last_guards(side.other());
        let watched = if forbids { self.watched_by_conditions(side) } else { None };
        let watched = watched.as_ref();
        let mut generator = Generator {
            position: self,
            rules: &rules,
            side,
            check_info,
            sink,
            trial,
            noisy,
            guards,
            watched,
            doubtful,
        };
        generator.all(pieces);
        let doubtful = std::mem::take(&mut generator.doubtful);
        let second_part_evasion =
            if doubtful.len() >= EVASION_FROM { self.second_part_evasion(check_info) } else { None };
        self.try_doubtful(doubtful, second_part_evasion.as_ref(), sink);
    }

    /// The empty cells to which the player's piece on `from` could go without capturing, its royal piece aside.
    pub(crate) fn quiet_reach(&mut self, from: Cell) -> CellSet {
        let check_info = CheckInfo::free();
        let rules = Arc::clone(&self.rules);
        let mut found = self.spare.pop().unwrap_or_default();
        let doubtful = self.spare.pop().unwrap_or_default();
        let mut generator = Generator {
            side: self.state.side,
            position: self,
            rules: &rules,
            check_info: &check_info,
            sink: &mut found,
            trial: false,
            noisy: false,
            guards: 0,
            watched: None,
            doubtful,
        };
        generator.of_pieces(&[from].into_iter().collect());
        let mut doubtful = std::mem::take(&mut generator.doubtful);
        let quiet = |action: &&Action| action.kind().is_plain_motion() && self.at(action.to()).is_none();
        let reached = found.iter().chain(&doubtful).filter(quiet).map(|action| action.to()).collect();
        for mut buffer in [found, std::mem::take(&mut doubtful)] {
            buffer.clear();
            self.spare.push(buffer);
        }
        reached
    }

    /// Makes each doubtful action and passes on the legal ones.
    fn try_doubtful<S: Sink>(
        &mut self,
        mut doubtful: Vec<Action>,
        second_part_evasion: Option<&SecondPartEvasion>,
        sink: &mut S,
    ) {
        let side = self.state.side;
        let royal = self.royal[side.index()];
        for &action in &doubtful {
            if sink.full() || self.is_exhausted() {
                break;
            }
            let judged = second_part_evasion.and_then(|second_part_evasion| second_part_evasion.judges(action, royal));
            if judged.unwrap_or_else(|| self.completes(action, side)) {
                sink.push(action);
            }
        }
        doubtful.clear();
        self.spare.push(doubtful);
    }

    /// Is this first part legal, either by itself or with some second part (SR-5)?
    pub(crate) fn completes(&mut self, action: Action, side: Side) -> bool {
        if action.kind() == ActionKind::Drop
            && action.piece_type().is_some_and(|kind| self.rules.pieces[kind].no_mate)
            && !self.drop_may_mate(action)
        {
            return false;
        }
        if !self.can_cross(action) {
            return false;
        }
        self.spend_trials(1);
        self.make_unchecked(action);
        let checks = action.kind() == ActionKind::Drop
            && action.piece_type().is_some_and(|kind| self.rules.pieces[kind].no_check)
            && self.in_check(side.other());
        let legal = if checks {
            false
        } else if self.state.phase == Phase::Second
            && (self.rules.features.second_compulsory
                || (self.rules.features.second || self.rules.features.legs) && self.in_check(side))
        {
            has_actions(self)
        } else if self.state.phase == Phase::Second && self.rules.promotions_matter() {
            // What the first part alone may not do, it may with a promotion elsewhere.
            self.came_home(side) && has_actions(self)
        } else {
            self.is_safe(side) && self.came_home(side) && self.stayed_safe(action, side)
        };
        self.unmake();
        legal
    }

    /// Is the turn that `side` has just made legal as far as its royal piece and the game's own tests are concerned?
    pub(crate) fn is_safe(&self, side: Side) -> bool {
        if self.is_blown_up(side) {
            return false;
        }
        // Whoever has blown up the enemy's royal piece has won, in check or not.
        let safe = self.is_blown_up(side.other()) || !self.in_check(side);
        safe && !(self.rules.features.forbids
            && (self.broken_condition(side).is_some() || self.checked_too_early(side)))
    }

    /// Has the royal piece come home, if this was the last turn of its grace (ST-26)? Called after the action was made.
    pub(crate) fn came_home(&self, side: Side) -> bool {
        let Some(refuge) = &self.rules.refuge else { return true };
        // The counter was 1 before the turn; making the turn cleared it if the royal piece is inside.
        let before = self.lasting_before().home[side.index()];
        let due = if self.state.phase == Phase::Second { self.lasting().home[side.index()] } else { before };
        due != 1 || refuge.zone[side.index()].has(self.royal[side.index()])
    }

    /// Is this drop legal, given that its kind may not give mate by a drop (shogi's pawn)?
    pub(crate) fn drop_may_mate(&mut self, action: Action) -> bool {
        let side = self.state.side;
        self.spend_trials(1);
        self.make_unchecked(action);
        // A drop that ends the game in another way is no mate.
        let over = self.rules.features.special_ends && self.special_end().is_some();
        let mates = !over && self.in_check(side.other()) && !has_actions(self);
        self.unmake();
        !mates
    }
}

/// The generator of first parts.
struct Generator<'a, S> {
    position: &'a mut Position,
    rules: &'a Rules,
    side: Side,
    check_info: &'a CheckInfo,
    sink: &'a mut S,
    /// Every move must be tried or, in [`Mode::ReadSet`], every move that touches the read set.
    trial: bool,
    /// Generate only captures and moves that may promote.
    noisy: bool,
    /// The opponent's kinds whose capture now would change the attacks of other pieces, as bits.
    guards: u64,
    /// The cells of which a move must change one before it can be forbidden by a test of the game; `None` if that is not known.
    watched: Option<&'a CellSet>,
    /// Actions that must be tried.
    doubtful: Vec<Action>,
}

impl<S: Sink> Generator<'_, S> {
    /// Generates the first parts of the pieces on these cells, and those of no piece.
    fn all(&mut self, of: &CellSet) {
        self.of_pieces(of);
        if self.noisy || self.sink.full() {
            return;
        }
        let royal = self.position.royal[self.side.index()];
        if !self.position.lasting().rights.is_empty() {
            self.castlings();
        }
        if self.rules.swap_partners != 0 && royal != Cell::NONE {
            self.swaps(royal);
        }
        if self.rules.features.hands {
            self.drops();
        }
    }

    /// Generates the moves of the pieces on these cells.
    fn of_pieces(&mut self, of: &CellSet) {
        let royal = self.position.royal[self.side.index()];
        let pieces = self.position.pieces[self.side.index()].intersection(of);
        let leading = self.rules.features.relays.then(|| self.position.leading());
        // What most games ask for every piece is asked once.
        let freezes = self.rules.features.freezing || !self.rules.influences.is_empty();
        let lends = self.rules.features.lends;
        let sets = !self.trial && self.check_info.mode == Mode::Sets;
        let free = sets && !self.noisy && self.guards == 0;
        let with_first_moves = self.rules.first_moves.kinds;
        let no_rules_of_few_games = !freezes && !lends && leading.is_none() && with_first_moves == 0;
        let plain = free && no_rules_of_few_games && royal != Cell::NONE && !self.check_info.binds_all();
        for from in pieces.iter() {
            if self.sink.full() {
                return;
            }
            let kind = self.position.at(from).kind();
            if plain && from != royal && !self.check_info.pins(from) {
                self.free_paths(from, kind);
                continue;
            }
            if freezes && self.position.is_frozen_on(from, self.side, kind) {
                continue;
            }
            if lends && let Some(lent) = self.position.lent(from, self.side, kind) {
                self.lent_moves(from, kind, lent);
            } else if let Some(leading) = &leading {
                self.walked(from, kind, leading);
            } else if from == royal && !self.trial && self.rules.pieces[kind].plain {
                self.royal_moves(from, kind);
            } else if from == royal && !self.trial
                || royal == Cell::NONE && self.check_info.mode == Mode::Sets && self.position.is_royal_by_itself(from)
            {
                let trial = std::mem::replace(&mut self.trial, true);
                self.piece_moves(from, kind);
                self.trial = trial;
            } else if free && !self.check_info.binds(from) {
                self.free_paths(from, kind);
            } else {
                self.piece_moves(from, kind);
            }
            if with_first_moves >> kind & 1 != 0 {
                self.first_moves(from, kind);
            }
        }
    }

    /// Passes on an action that the check info allows, or puts it aside to be tried.
    #[inline]
    fn offer(&mut self, action: Action) {
        if self.trial {
            self.try_later(action);
        } else {
            self.sink.push(action);
        }
    }

    /// Puts an action aside to be tried, unless its legality is clear.
    fn try_later(&mut self, action: Action) {
        if self.rules.features.tries_every_move {
            self.doubtful.push(action);
            return;
        }
        let royal = self.position.royal[self.side.index()];
        let moves = action.kind().is_plain_motion();
        if self.check_info.mode == Mode::ReadSet
            && !self.check_info.check
            && !self.rules.features.second_compulsory
            && !self.rules.features.forbids
        {
            // A piece that arrives on a path can only block it, unless its capture changes the attacks of other pieces.
            let arrival = self.rules.features.guards != 0 && self.check_info.touches(action.to());
            let quiet = moves && action.from() != royal && !self.check_info.touches(action.from()) && !arrival;
            if quiet {
                self.sink.push(action);
                return;
            }
        }
        if moves
            && action.kind() != ActionKind::EnPassant
            && action.from() != royal
            && self.check_info.mode == Mode::Sets
            && !self.rules.features.second_compulsory
            && !self.check_info.binds(action.from())
            && self.watched.is_some_and(|watched| !watched.has(action.from()) && !watched.has(action.to()))
        {
            self.sink.push(action);
            return;
        }
        if moves
            && action.kind() != ActionKind::EnPassant
            && action.from() != royal
            && self.check_info.frees(action.from())
            && !self.rules.features.forbids
            && self.position.at(action.to()).is_none()
        {
            self.sink.push(action);
            return;
        }
        let answers = self.check_info.mode != Mode::Trial || self.check_info.may_answer(action.from(), action.to());
        if moves && action.from() != royal && !answers {
            return;
        }
        self.doubtful.push(action);
    }
}
