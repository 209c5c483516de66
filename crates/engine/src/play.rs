//! The adaptor between rules and search: a position with its repetitions, its running sums, and answers to the search's questions about actions.

use variorum_nets::Accumulators;
use variorum_rules::history::Entry;
use variorum_rules::movegen;
use variorum_rules::tactics;
use variorum_rules::tactics::CheckScratch;
use variorum_rules::{Action, ActionKind, Cell, Count, Phase, Piece, Position, Side};
use variorum_search::{CORRECTION_KEYS, Known, Outcome};

use crate::endgames::Endgames;
use crate::eval_cache::EvalCache;
use crate::evaluation::{Keeper, Sums, aged, corrected, evaluate_fresh};
use crate::noise::Noise;
use crate::piece_worth::PieceWorth;
use crate::repetition::RepetitionStack;
use crate::tables::Tables;
use crate::tally::Row;
use crate::unit::UNIT;
use crate::values::PRICELESS;

/// Promotions that gain less than this are played out like quiet moves.
const NOTABLE_PROMOTION: i32 = UNIT / 2;

/// A position being searched.
pub(crate) struct Play<'a> {
    pub position: Position,
    tables: &'a Tables,
    /// Exact results; `None` where none is to be asked for.
    endgames: Option<&'a Endgames<'a>>,
    sums: Sums,
    /// Where there is a net.
    accumulators: Option<Accumulators>,
    hash: u64,
    /// What to go back to, one entry for each action made.
    undo: Vec<(Sums, u64)>,
    repetitions: RepetitionStack,
    second_compulsory: bool,
    noise: Noise,
    cache: EvalCache,
    scratch: Vec<Action>,
    checks: CheckScratch,
    pieces: PieceWorth,
}

impl<'a> Play<'a> {
    /// The position, which must be between turns, with the earlier positions of its game, oldest first.
    pub(crate) fn new(
        position: &Position,
        tables: &'a Tables,
        endgames: Option<&'a Endgames<'a>>,
        history: &[Entry],
        noise: Noise,
    ) -> Self {
        let definition = position.rules().definition();
        Self {
            tables,
            endgames,
            sums: Sums::of(tables, position),
            accumulators: tables.net.as_ref().map(|_| Accumulators::new()),
            hash: position.hash(),
            undo: Vec::with_capacity(64),
            repetitions: RepetitionStack::new(&definition.endings, history, position),
            second_compulsory: definition.second.as_ref().is_some_and(|second| second.compulsory),
            noise,
            position: position.clone(),
            cache: EvalCache::new(),
            scratch: Vec::new(),
            checks: CheckScratch::default(),
            pieces: PieceWorth::new(position, tables),
        }
    }

    /// The piece that an action captures, with its cell, on which the opponent may recapture. `None` for a capture en passant, which is
    /// ordered and pruned apart.
    fn victim(&self, action: Action) -> Option<(Cell, Piece)> {
        let cell = self.position.victim_cell(action).filter(|_| action.kind().captures_on_target())?;
        Some((cell, self.position.at(cell)))
    }

    /// What a promotion gains, where it happens elsewhere with the cell counted; `None` where the action is none.
    #[inline]
    fn promotion_gain(&self, action: Action) -> Option<i32> {
        // Hundreds of quiet actions are asked in a node, and nearly all name no piece.
        self.gain_as(action, action.piece_type()?)
    }

    fn gain_as(&self, action: Action, piece: usize) -> Option<i32> {
        let kind = self.position.at(action.from()).kind();
        match action.kind() {
            ActionKind::Move | ActionKind::EnPassant => {
                Some(self.tables.values.board[piece] - self.tables.values.board[kind])
            }
            ActionKind::Promote => {
                let (side, cell) = (self.position.side(), action.from());
                Some(self.tables.square(side, piece, cell) - self.tables.square(side, kind, cell))
            }
            ActionKind::Double
            | ActionKind::Castle
            | ActionKind::Swap
            | ActionKind::Drop
            | ActionKind::Neutral
            | ActionKind::NeutralSwap
            | ActionKind::NeutralPlace
            | ActionKind::Pass
            | ActionKind::Gate
            | ActionKind::Shot => None,
        }
    }

    /// The most that promotions bring by this action: its own, and the one elsewhere that it may allow.
    fn promoted(&self, action: Action) -> i32 {
        let elsewhere = match self.tables.returns {
            None => 0,
            Some(_) => tactics::promotion_gain(&self.position, action, &self.tables.values.board),
        };
        self.promotion_gain(action).unwrap_or(0) + elsewhere
    }

    /// Does the exchange that an action starts win at least this much material, checks given not counted?
    fn wins_exchange(&self, action: Action, least: i32) -> bool {
        let victim = self.victim(action).map(|(_, victim)| victim);
        let values = &self.tables.values;
        // Nothing can be taken back where everything has exploded.
        if let Some(balance) = tactics::blast_balance(&self.position, action, &values.exchange) {
            return balance >= least;
        }
        if victim.is_some_and(|victim| self.tables.special >> victim.kind() & 1 != 0) {
            return true;
        }
        // Pieces dropped where they can be taken are the stuff of attacks.
        if action.kind() != ActionKind::Move {
            return true;
        }
        let mover = action.piece_type().unwrap_or_else(|| self.position.at(action.from()).kind());
        let won = victim.map_or(0, |victim| self.pieces.captured[victim.kind()]);
        // The most that can be lost is the piece that moves.
        if won - self.pieces.captured[mover] >= least {
            return true;
        }
        let gain = self.promoted(action);
        tactics::see_at_least(&self.position, action, &self.pieces.captured, gain, least).unwrap_or_else(|| {
            // Relays: whoever is attacked on the goal counts as lost, royal pieces excepted. That is said of captors which others
            // stand behind too, so it may delay a capture, and end the quiescence search, but not leave a capture out of the search
            // proper, which asks for less than nothing.
            values.exchange[mover] >= PRICELESS
                || least < 0
                || victim.is_none()
                || !self.position.attacked(action.to(), self.position.side().other())
        })
    }

    /// What it is worth, where a number of checks wins, that this action gives one; 0 if it gives none.
    fn worth_of_check(&mut self, action: Action) -> i32 {
        let side = self.position.side();
        let before = usize::from(self.position.checks_given(side));
        self.position.make_unchecked(action);
        let gives_check = usize::from(self.position.checks_given(side)) > before;
        self.position.unmake();
        let worth = self.tables.weights.row(Row::Given);
        match (gives_check, worth.get(before), worth.get(before + 1)) {
            (false, ..) => 0,
            (true, Some(&now), Some(&then)) => (then - now).max(0),
            (true, ..) => PRICELESS,
        }
    }

    /// A promotion worth trying at once: a notable gain, and not a lesser choice where a better one exists.
    fn promotes_well(&self, action: Action) -> bool {
        self.promotion_gain(action).is_some_and(|gain| {
            let kind = self.position.at(action.from()).kind();
            let values = &self.tables.values;
            let best = values.best_promotion[kind].map_or(0, |best| values.board[best] - values.board[kind]);
            gain >= NOTABLE_PROMOTION && 10 * gain >= 9 * best
        })
    }

    fn noisy(&self, action: Action) -> bool {
        action.kind() == ActionKind::EnPassant || self.victim(action).is_some() || self.promotes_well(action)
    }

    /// Remembers what to go back to from the next step.
    fn begin_step(&mut self) {
        self.undo.push((self.sums, self.hash));
        if let Some(accumulators) = &mut self.accumulators {
            accumulators.push();
        }
    }

    fn check(&mut self) -> bool {
        let position = &mut self.position;
        self.repetitions.check(|| position.is_check())
    }

    /// Must the player capture now, where captures are compulsory?
    fn must_capture(&mut self) -> bool {
        if !self.position.rules().definition().capture.compulsory || self.position.phase() == Phase::Second {
            return false;
        }
        let mut actions = std::mem::take(&mut self.scratch);
        actions.clear();
        movegen::noisy_actions(&mut self.position, &mut actions);
        let must = actions.first().is_some_and(|&action| self.position.is_compulsory(action));
        self.scratch = actions;
        must
    }

    fn as_seen(&self, winner: Option<Side>) -> Outcome {
        match winner {
            None => Outcome::Draw,
            Some(winner) if winner == self.position.side() => Outcome::Win,
            Some(_) => Outcome::Loss,
        }
    }

    /// A draw, or what the game makes of it.
    fn drawn(&self) -> Outcome {
        self.as_seen(self.position.winner_of_draw())
    }

    /// Small preference among quiet actions: better cells, and drops near the enemy's royal piece.
    fn better_placed(&self, action: Action) -> i32 {
        let side = self.position.side();
        let gain = |from: Cell, to: Cell| {
            let squares = self.tables.squares_of(side, self.position.at(from).kind());
            squares[to.index()][0] - squares[from.index()][0]
        };
        match action.kind() {
            ActionKind::Move | ActionKind::Double => {
                8 * gain(action.from(), action.to()) + self.promotion_gain(action).unwrap_or(0)
            }
            ActionKind::Castle => 2_000,
            // What is in hand does nothing there.
            ActionKind::Gate => 4_000,
            ActionKind::Drop => 400 - 200 * self.near_royal(side.other(), action.to()),
            ActionKind::Neutral | ActionKind::NeutralPlace | ActionKind::NeutralSwap => {
                -50 * self.near_royal(side.other(), action.to()) - 40 * self.near_royal(side, action.to())
            }
            ActionKind::EnPassant | ActionKind::Swap | ActionKind::Promote | ActionKind::Pass | ActionKind::Shot => 0,
        }
    }

    fn near_royal(&self, side: Side, cell: Cell) -> i32 {
        self.position.royal_cell(side).map_or(0, |royal| self.tables.distance(royal, cell).min(20))
    }

    /// May the second part be left out here? Asked mid-turn.
    fn may_pass(&self) -> bool {
        !self.second_compulsory && !self.position.is_check()
    }
}

impl variorum_search::Searchable for Play<'_> {
    type Action = Action;

    fn side_to_move(&self) -> u8 {
        self.position.side() as u8
    }

    fn mid_turn(&self) -> bool {
        self.position.phase() == Phase::Second
    }

    fn hash(&self) -> u64 {
        self.hash
    }

    fn generate(&mut self, out: &mut Vec<Action>) {
        movegen::actions(&mut self.position, out);
    }

    fn generate_noisy(&mut self, out: &mut Vec<Action>) {
        if self.mid_turn() {
            let definition = self.position.rules().definition();
            if definition.series.is_some() {
                // Nothing may be left out, and the second move should not be bound to be a capture: the best few of all are tried.
                return;
            }
            if !definition.remote_promotions.is_empty() && definition.second.is_none() {
                movegen::actions(&mut self.position, out);
            } else if self.may_pass() {
                out.push(Action::PASS);
            }
            return;
        }
        let mut all = std::mem::take(&mut self.scratch);
        all.clear();
        movegen::noisy_actions(&mut self.position, &mut all);
        out.extend(all.iter().copied().filter(|&action| self.noisy(action)));
        self.scratch = all;
    }

    fn make(&mut self, action: Action) -> bool {
        self.begin_step();
        let accumulators = self.accumulators.as_mut();
        let mut keeper = Keeper { tables: self.tables, sums: self.sums, accumulators };
        movegen::make_watched(&mut self.position, action, &mut keeper);
        self.sums = keeper.sums;
        self.hash = self.position.hash();
        if self.position.phase() == Phase::First {
            let key = movegen::repetition_key(&mut self.position, self.hash);
            self.repetitions.push(key, self.position.halfmove_clock());
        }
        true
    }

    fn unmake(&mut self) {
        if self.position.phase() == Phase::First {
            self.repetitions.pop();
        }
        self.position.unmake();
        if let Some((sums, hash)) = self.undo.pop() {
            (self.sums, self.hash) = (sums, hash);
        }
        if let Some(accumulators) = &mut self.accumulators {
            accumulators.pop();
        }
    }

    /// Zugzwang is rare as long as the side to move has pieces besides royal and pawn-like ones.
    fn null_allowed(&self) -> bool {
        // Where captures are compulsory, games are won by leaving the other side nothing else: passing would often be best.
        !self.position.rules().definition().capture.compulsory
            // Passing gives away the rest of a row, which is far more than a tempo.
            && !self.position.rules().has_turns_in_a_row()
            && self.pieces.zugzwang_is_unlikely(&self.position, self.tables)
    }

    fn make_null(&mut self) {
        self.begin_step();
        movegen::make_null(&mut self.position);
        self.hash = self.position.hash();
        self.repetitions.push(self.hash, self.position.halfmove_clock());
    }

    fn unmake_null(&mut self) {
        self.unmake();
    }

    /// Or must come home: whoever does not loses, as if mated (ST-26), and no turn may be skipped, nor thought to be as good as the
    /// position. The same holds for captures that are compulsory.
    fn in_check(&mut self) -> bool {
        self.position.home(self.position.side()).is_some() || self.check() || self.must_capture()
    }

    fn terminal(&mut self) -> Option<Outcome> {
        if let Some(end) = self.position.special_end() {
            return Some(self.as_seen(end.winner));
        }
        if self.repetitions.judges_checks() {
            self.check();
        }
        // Without drops a position from before the last capture or pawn move cannot come back.
        let forgets = self.tables.in_hands.is_empty();
        if let Some(outcome) = self.repetitions.repeated(forgets, self.position.side()) {
            return Some(if outcome == Outcome::Draw { self.drawn() } else { outcome });
        }
        let quiet = self.tables.quiet_limit.is_some_and(|limit| self.position.halfmove_clock() as i32 >= limit);
        let counted = self.position.counted().is_some_and(Count::is_over);
        // Mate and stalemate come before the counts and before a lack of pieces (G-9).
        let drawn = (quiet || counted || self.position.is_dead()) && movegen::has_actions(&mut self.position);
        drawn.then(|| self.drawn())
    }

    #[inline]
    fn known(&mut self) -> Option<Known> {
        let endgames = self.endgames?;
        if self.sums.count() > endgames.most_pieces { None } else { endgames.result(&self.position) }
    }

    fn no_moves(&mut self) -> Outcome {
        let end = self.position.special_end().unwrap_or_else(|| tactics::outcome_without_actions(&self.position));
        self.as_seen(end.winner)
    }

    fn evaluate(&mut self) -> i32 {
        let Self { cache, tables, position, sums, accumulators, .. } = self;
        let fresh = cache.get_or(self.hash, || {
            let score = evaluate_fresh(tables, position, sums);
            corrected(tables, position, score, accumulators.as_mut())
        });
        self.noise.disturb(self.hash, aged(self.tables, &self.position, fresh))
    }

    fn order_hint(&self, action: Action) -> i32 {
        if action.kind() == ActionKind::EnPassant {
            return 32 * UNIT;
        }
        if let Some(balance) = tactics::blast_balance(&self.position, action, &self.tables.values.exchange) {
            return 32 * balance;
        }
        let gained = self.victim(action).map(|(_, victim)| self.pieces.captured[victim.kind()]);
        let promoted = self.promoted(action);
        match gained {
            Some(gained) => {
                let attacker = self.tables.values.exchange[self.position.at(action.from()).kind()];
                32 * (gained + promoted) - attacker.min(5_000)
            }
            None if promoted >= NOTABLE_PROMOTION => 32 * promoted,
            None => self.better_placed(action),
        }
    }

    fn quiet_hint(&self, action: Action) -> i32 {
        let promoted = self.promoted(action);
        if promoted >= NOTABLE_PROMOTION { 32 * promoted } else { self.better_placed(action) }
    }

    fn is_quiet(&self, action: Action) -> bool {
        !self.noisy(action)
    }

    fn history_index(&self, action: Action) -> usize {
        let (kinds, cells) = (self.tables.kinds(), self.tables.cells());
        let piece = || self.position.at(action.from());
        let row = match action.kind() {
            ActionKind::Move
            | ActionKind::Double
            | ActionKind::EnPassant
            | ActionKind::Castle
            | ActionKind::Swap
            | ActionKind::Shot => piece().kind(),
            ActionKind::Drop | ActionKind::Gate => kinds + action.piece_type().unwrap_or(0),
            ActionKind::Promote => 2 * kinds + action.piece_type().unwrap_or(0),
            ActionKind::Neutral | ActionKind::NeutralSwap => 3 * kinds + piece().kind(),
            ActionKind::NeutralPlace => 3 * kinds + action.piece_type().unwrap_or(0),
            ActionKind::Pass => return self.history_size() - 1,
        };
        row * cells + action.to().index()
    }

    fn history_size(&self) -> usize {
        let neutrals = self.position.rules().definition().neutrals.len();
        (3 * self.tables.kinds() + neutrals) * self.tables.cells() + 1
    }

    fn noisy_index(&self, action: Action) -> usize {
        let victim = self.victim(action).map_or(self.tables.kinds(), |(_, victim)| victim.kind());
        self.history_index(action) * (self.tables.kinds() + 1) + victim.min(self.tables.kinds())
    }

    fn correction_keys(&self) -> [u64; CORRECTION_KEYS] {
        self.sums.keys.list()
    }

    fn gain(&self, action: Action) -> Option<i32> {
        if let Some(balance) = tactics::blast_balance(&self.position, action, &self.tables.values.exchange) {
            return (balance < PRICELESS / 2).then_some(balance.max(0));
        }
        let promoted = self.promoted(action);
        let Some((cell, victim)) = self.victim(action) else { return Some(promoted.max(0) + UNIT) };
        if self.tables.special >> victim.kind() & 1 != 0 {
            return None;
        }
        let square = self.tables.square(self.position.side().other(), victim.kind(), cell);
        Some(self.pieces.captured[victim.kind()].max(square) + promoted.max(0))
    }

    fn target(&self, action: Action) -> Option<usize> {
        self.victim(action).map(|(cell, _)| cell.index())
    }

    fn is_legal(&mut self, action: Action) -> bool {
        movegen::is_legal(&mut self.position, action)
    }

    fn generate_blockers(&mut self, reply: u32, out: &mut Vec<Action>) {
        let cells = self.tables.cells();
        if let Some(reply) = Action::from_code(reply)
            && reply.from().index() < cells
            && reply.to().index() < cells
        {
            tactics::refuting_second_parts(&mut self.position, reply, out);
        }
    }

    fn generate_recaptures(&mut self, cell: usize, out: &mut Vec<Action>) {
        if let Some(target) = self.position.rules().cell(cell) {
            movegen::captures_on(&mut self.position, target, out);
        }
    }

    fn generate_checks(&mut self, out: &mut Vec<Action>) {
        let before = out.len();
        tactics::checking_actions(&mut self.position, &mut self.checks, out);
        let mut kept = before;
        for index in before..out.len() {
            let action = out[index];
            if !self.noisy(action) {
                out[kept] = action;
                kept += 1;
            }
        }
        out.truncate(kept);
    }

    fn generate_forcing(&mut self, out: &mut Vec<Action>) {
        tactics::forcing_actions(&mut self.position, out);
    }

    fn generate_mating(&mut self, out: &mut Vec<Action>) {
        tactics::mating_candidates(&mut self.position, out);
    }

    fn has_turn(&mut self) -> bool {
        movegen::has_actions(&mut self.position)
    }

    fn may_be_lost(&mut self) -> bool {
        self.tables.loses_unchecked || self.check()
    }

    fn see_at_least(&mut self, action: Action, least: i32) -> bool {
        if self.wins_exchange(action, least) {
            return true;
        }
        let check = if self.tables.winning_checks > 0 { self.worth_of_check(action) } else { 0 };
        check > 0 && self.wins_exchange(action, least - check)
    }

    fn code(&self, action: Action) -> u32 {
        action.code()
    }

    /// Positions with equal keys have equal actions, so that only a false hit of the table has to be feared: what it would
    /// offer is looked at closely enough to be harmless.
    fn recognise(&mut self, code: u32) -> Option<Action> {
        let action = Action::from_code(code)?;
        let (side, cells) = (self.position.side(), self.tables.cells());
        if action.from().index() >= cells || action.to().index() >= cells {
            return None;
        }
        let piece = self.position.at(action.from());
        let sound = match action.kind() {
            ActionKind::Move => {
                piece.is_owned_by(side)
                    && (action.from() == action.to() || !self.position.at(action.to()).is_owned_by(side))
            }
            ActionKind::Drop => {
                piece.is_none() && action.piece_type().is_some_and(|kind| self.position.in_hand(side, kind) > 0)
            }
            ActionKind::Double
            | ActionKind::EnPassant
            | ActionKind::Castle
            | ActionKind::Swap
            | ActionKind::Neutral
            | ActionKind::NeutralSwap
            | ActionKind::NeutralPlace
            | ActionKind::Promote
            | ActionKind::Pass
            | ActionKind::Gate
            | ActionKind::Shot => false,
        };
        (sound && action.piece_type().is_none_or(|kind| kind < self.tables.kinds())).then_some(action)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use variorum_search::Searchable as _;

    use super::*;
    use crate::engine::Engine;

    /// Is it worth at least so many centipawns to take a protected pawn with a bishop, with check?
    fn sacrifice_wins(game: &str, checks: &str, least: i32) -> bool {
        let rules = variorum_library::rules(game).unwrap();
        let text = format!("r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR w a1,h1,a8,h8 - 2 3{checks}");
        let position = Position::parse(&rules, &text).unwrap();
        let tables = Engine::new(Arc::clone(&rules)).tables().clone();
        let sacrifice = position.parse_turn("c4f7").unwrap().first;
        let mut play = Play::new(&position, &tables, None, &[], Noise::default());
        let before = play.position.text();
        let wins = play.see_at_least(sacrifice, least);
        assert_eq!(play.position.text(), before);
        wins
    }

    #[test]
    fn a_check_is_worth_something_where_their_number_wins() {
        assert!(!sacrifice_wins("chess", "", 0));
        // The last check wins, and the second is worth more than the first.
        assert!(sacrifice_wins("three-check", " checks=W2", 2_000));
        let worth =
            |checks| (-10..40).rev().map(|step| 50 * step).find(|&least| sacrifice_wins("three-check", checks, least));
        assert!(worth("") < worth(" checks=W1"), "{:?} {:?}", worth(""), worth(" checks=W1"));
        assert!(worth("").is_some_and(|worth| worth > -400), "{:?}", worth(""));
    }
}
