//! Proofs of forced wins: an exact search of "some turn, against every answer", without evaluations or windows.
//!
//! Iterative deepening in own turns. What decides the speed is how soon a turn that does not win is refuted: the answer that refuted
//! the turn before is tried first, the turn that won against the answer before likewise, and for the last turn only actions that can
//! give check or end the game are generated ([`Searchable::generate_forcing`]). First only turns that give check are tried, within a budget
//! of nodes; then all.

mod mating_line;
mod proof_table;

use self::proof_table::ProofTable;
use crate::game::{Outcome, Searchable};
use crate::info::PvLine;
use crate::mate_in_one::{MateInOne, Stopped};
use crate::tree::Search;

/// No proof looks further than so many own turns.
const MOST_TURNS: u32 = 60;
/// Nodes that each depth is given while only turns that give check are tried.
const CHECKS_ONLY: u64 = 60_000;
/// Turns that won or refuted lately, kept for each number of turns to go.
const KEPT: usize = 3;

/// What a proof came to.
pub(crate) enum Proof<A> {
    /// Won by this line of whole turns.
    Won(PvLine<A>),
    /// There is no such win.
    Refuted,
    /// Neither was proven within the limits.
    Unknown,
}

/// Whole turns one after another in one list.
struct Turns<A> {
    actions: Vec<A>,
    /// Where each turn begins and ends, and where it stands in the order.
    bounds: Vec<(usize, usize, i32)>,
}

impl<A: Copy> Turns<A> {
    fn new() -> Self {
        Turns { actions: Vec::new(), bounds: Vec::new() }
    }

    fn push(&mut self, turn: &[A], rank: i32) {
        let start = self.actions.len();
        self.actions.extend_from_slice(turn);
        self.bounds.push((start, self.actions.len(), rank));
    }
}

struct MateSolver<'p, 'a, G: Searchable> {
    search: &'p mut Search<'a, G>,
    /// The side that is to win.
    attacker: u8,
    /// Only turns that give check are tried.
    by_checks: bool,
    /// Nodes at which to give up.
    budget: u64,
    proof_table: ProofTable,
    /// Turns that won lately, and answers that refuted, by turns to go.
    wins: Vec<Vec<Vec<G::Action>>>,
    refutations: Vec<Vec<Vec<G::Action>>>,
    /// Ends that were no win: what depends on them holds for this way to the position only.
    draws: u64,
    /// First actions allowed at the root; empty: all.
    only: &'p [G::Action],
    path: Vec<G::Action>,
}

impl<G: Searchable> Search<'_, G> {
    /// Looks for a win of the side to move within so many own turns, until the stop check or `budget` nodes stop it.
    pub(crate) fn prove(&mut self, turns: u32, budget: u64, only: &[G::Action]) -> Proof<G::Action> {
        let turns = turns.min(MOST_TURNS);
        let lists = || (0..=turns).map(|_| Vec::new()).collect();
        let attacker = self.game.side_to_move();
        let mut prover = MateSolver {
            search: self,
            attacker,
            by_checks: true,
            budget,
            proof_table: ProofTable::new(),
            wins: lists(),
            refutations: lists(),
            draws: 0,
            only,
            path: Vec::new(),
        };
        prover.run(turns, budget)
    }
}

impl<G: Searchable> MateSolver<'_, '_, G> {
    fn run(&mut self, turns: u32, budget: u64) -> Proof<G::Action> {
        for number in 1..=turns {
            self.budget = budget.min(self.search.stop_check.nodes.saturating_add(CHECKS_ONLY));
            if let Ok(Some(turn)) = self.root(number) {
                return Proof::Won(self.line(number, turn, budget));
            }
            if self.search.stop_check.stopped() || self.search.stop_check.nodes >= budget {
                return Proof::Unknown;
            }
        }
        (self.by_checks, self.budget) = (false, budget);
        for number in 1..=turns {
            match self.root(number) {
                Ok(Some(turn)) => return Proof::Won(self.line(number, turn, budget)),
                Ok(None) => {}
                Err(Stopped) => return Proof::Unknown,
            }
        }
        Proof::Refuted
    }

    fn make(&mut self, action: G::Action) -> Result<bool, Stopped> {
        if self.search.stop_check.poll() || self.search.stop_check.nodes >= self.budget {
            return Err(Stopped);
        }
        let legal = self.search.game.make(action);
        self.search.stop_check.nodes += u64::from(legal);
        if legal {
            self.path.push(action);
        }
        Ok(legal)
    }

    fn unmake(&mut self) {
        self.search.game.unmake();
        self.path.pop();
    }

    fn take_back(&mut self, length: usize) {
        while self.path.len() > length {
            self.unmake();
        }
    }

    fn is_win(&mut self, outcome: Outcome) -> bool {
        let won = outcome.is_won_by(self.attacker, self.search.game.side_to_move());
        self.draws += u64::from(!won);
        won
    }

    /// After a whole turn: is the game over, and won by the attacker? `None` also if it may be over without having been won.
    fn over(&mut self) -> Option<bool> {
        let outcome = self.search.over(true)?;
        Some(self.is_win(outcome))
    }

    /// Plays a turn made up of these actions, if they are all offered here. `false`, and nothing played, if not.
    fn play(&mut self, turn: &[G::Action]) -> Result<bool, Stopped> {
        let before = self.path.len();
        for &action in turn {
            let mut list = self.search.list();
            self.search.game.generate(&mut list);
            let offered = list.contains(&action);
            self.search.spare.push(list);
            if !(offered && self.make(action)?) {
                self.take_back(before);
                return Ok(false);
            }
        }
        if self.search.game.mid_turn() {
            self.take_back(before);
            return Ok(false);
        }
        Ok(true)
    }

    /// Collects the whole turns of the position; `forcing`: without those that surely neither give check nor win.
    fn turns(&mut self, forcing: bool) -> Result<Turns<G::Action>, Stopped> {
        let mut turns = Turns::new();
        let start = self.path.len();
        let done = self.collect(forcing, start, 0, &mut turns);
        self.take_back(start);
        done.map(|()| turns)
    }

    fn collect(&mut self, forcing: bool, start: usize, rank: i32, turns: &mut Turns<G::Action>) -> Result<(), Stopped> {
        let mut list = self.search.list();
        let mid = self.search.game.mid_turn();
        if forcing {
            self.search.game.generate_forcing(&mut list);
        } else {
            self.search.game.generate(&mut list);
        }
        let mut usual = self.search.list();
        if mid {
            self.search.game.generate_noisy(&mut usual);
        }
        for &action in &list {
            let game = &mut *self.search.game;
            let rank = match () {
                () if mid => rank + i32::from(!usual.contains(&action)) * (1 << 24),
                () if game.is_quiet(action) => (1 << 22) - game.order_hint(action).clamp(-1_000_000, 1_000_000),
                () => -game.order_hint(action).clamp(-1_000_000, 1_000_000),
            };
            if !self.make(action)? {
                continue;
            }
            if self.search.game.mid_turn() {
                self.collect(forcing, start, rank, turns)?;
            } else {
                turns.push(&self.path[start..], rank);
            }
            self.unmake();
        }
        self.search.spare.push(usual);
        self.search.spare.push(list);
        Ok(())
    }

    /// Is it known whether the attacker wins here within so many turns?
    fn known(&self, turns: u32) -> Option<bool> {
        self.proof_table.find(self.search.game.hash(), turns, self.by_checks)
    }

    /// `draws`: how many ends without a win were met before this position was looked at.
    fn note(&mut self, turns: u32, won: bool, draws: u64) {
        if won || draws == self.draws {
            self.proof_table.keep(self.search.game.hash(), turns, won, self.by_checks);
        }
    }

    fn remember(kept: &mut Vec<Vec<G::Action>>, turn: &[G::Action]) {
        if let Some(at) = kept.iter().position(|known| known == turn) {
            kept[..=at].rotate_right(1);
            return;
        }
        if kept.len() == KEPT {
            kept.pop();
        }
        kept.insert(0, turn.to_vec());
    }

    /// A turn by which the attacker wins within so many turns from the root.
    fn root(&mut self, turns: u32) -> Result<Option<Vec<G::Action>>, Stopped> {
        let start = self.path.len();
        let won = self.attack(turns, true);
        self.take_back(start);
        Ok(if won? { self.wins[turns as usize].first().cloned() } else { None })
    }

    /// The attacker is to move, the game goes on: is there a win within so many turns? It is then the first of `wins`.
    fn attack(&mut self, turns: u32, root: bool) -> Result<bool, Stopped> {
        if turns == 0 {
            return Ok(false);
        }
        if !root && let Some(won) = self.known(turns) {
            return Ok(won);
        }
        let draws = self.draws;
        let won = self.attack_anew(turns, root)?;
        self.note(turns, won, draws);
        Ok(won)
    }

    fn attack_anew(&mut self, turns: u32, root: bool) -> Result<bool, Stopped> {
        let start = self.path.len();
        for number in 0..self.wins[turns as usize].len() {
            let turn = self.wins[turns as usize][number].clone();
            if root && !self.allowed(&turn) || !self.play(&turn)? {
                continue;
            }
            let won = self.wins_now(turns)?;
            self.take_back(start);
            if won {
                Self::remember(&mut self.wins[turns as usize], &turn);
                return Ok(true);
            }
        }
        if turns == 1 {
            return self.mate_in_one(root);
        }
        let mut candidates = self.turns(self.by_checks)?;
        self.rank(turns, &mut candidates)?;
        let Turns { actions, bounds } = candidates;
        for (from, to, _) in bounds {
            let turn = &actions[from..to];
            if root && !self.allowed(turn) {
                continue;
            }
            for &action in turn {
                self.make(action)?;
            }
            let won = self.wins_now(turns)?;
            self.take_back(start);
            if won {
                Self::remember(&mut self.wins[turns as usize], turn);
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn allowed(&self, turn: &[G::Action]) -> bool {
        self.only.is_empty() || turn.first().is_some_and(|first| self.only.contains(first))
    }

    /// Turns that give check come first, those with the fewest answers before the others; if only checks are wanted, the rest is
    /// dropped. Far from the end, turns that threaten to win at once come next.
    fn rank(&mut self, left: u32, turns: &mut Turns<G::Action>) -> Result<(), Stopped> {
        let start = self.path.len();
        let Turns { actions, bounds } = turns;
        for (from, to, rank) in bounds.iter_mut() {
            for &action in &actions[*from..*to] {
                self.make(action)?;
            }
            if self.search.game.in_check() {
                let mut answers = self.search.list();
                self.search.game.generate(&mut answers);
                // Ties stay in the order of the turns themselves.
                *rank = i32::MIN + 500 + ((answers.len().min(1_000) as i32) << 10) + (*rank >> 16).clamp(-500, 500);
                self.search.spare.push(answers);
            } else if left > 2 && !self.by_checks && self.threatens()? {
                *rank -= 1 << 28;
            }
            self.take_back(start);
        }
        if self.by_checks {
            bounds.retain(|&(_, _, rank)| rank < i32::MIN / 2);
        }
        bounds.sort_by_key(|&(_, _, rank)| rank);
        Ok(())
    }

    /// The defender is to move and not in check: would the attacker win at once if the defender passed? Only for the order.
    fn threatens(&mut self) -> Result<bool, Stopped> {
        if self.search.game.side_to_move() == self.attacker || !self.search.game.null_allowed() {
            return Ok(false);
        }
        self.search.game.make_null();
        let threat = self.attack(1, false);
        self.search.game.unmake_null();
        threat
    }

    /// The attacker's turn was played with so many to go, itself counted: does it win?
    fn wins_now(&mut self, turns: u32) -> Result<bool, Stopped> {
        match self.over() {
            Some(won) => Ok(won),
            None if turns == 1 => Ok(false),
            None => self.beyond(turns - 1),
        }
    }

    fn beyond(&mut self, turns: u32) -> Result<bool, Stopped> {
        if self.search.game.side_to_move() == self.attacker { self.attack(turns, false) } else { self.defend(turns) }
    }

    /// The last turn: is there one that wins at once?
    fn mate_in_one(&mut self, root: bool) -> Result<bool, Stopped> {
        let (side, only) = (self.attacker, if root { self.only } else { &[] });
        let mut search = MateInOne { side, only, stalemates: true, budget: self.budget, turn: Vec::new(), not_won: 0 };
        let won = self.search.find_mate_in_one(&mut search);
        self.draws += search.not_won;
        if matches!(won, Ok(true)) {
            Self::remember(&mut self.wins[1], &search.turn);
        }
        won
    }

    /// The defender is to move, the game goes on: does the attacker win within so many turns whatever the answer?
    fn defend(&mut self, turns: u32) -> Result<bool, Stopped> {
        if let Some(won) = self.known(turns) {
            return Ok(won);
        }
        let draws = self.draws;
        let lost = self.defend_anew(turns)?;
        self.note(turns, lost, draws);
        Ok(lost)
    }

    fn defend_anew(&mut self, turns: u32) -> Result<bool, Stopped> {
        let start = self.path.len();
        for number in 0..self.refutations[turns as usize].len() {
            let turn = self.refutations[turns as usize][number].clone();
            if !self.play(&turn)? {
                continue;
            }
            let lost = self.answered(turns)?;
            self.take_back(start);
            if !lost {
                Self::remember(&mut self.refutations[turns as usize], &turn);
                return Ok(false);
            }
        }
        let mut answers = self.turns(false)?;
        if answers.bounds.is_empty() {
            let outcome = self.search.game.no_moves();
            return Ok(self.is_win(outcome));
        }
        answers.bounds.sort_by_key(|&(_, _, rank)| rank);
        let Turns { actions, bounds } = answers;
        for (from, to, _) in bounds {
            let turn = &actions[from..to];
            for &action in turn {
                self.make(action)?;
            }
            let lost = self.answered(turns)?;
            self.take_back(start);
            if !lost {
                Self::remember(&mut self.refutations[turns as usize], turn);
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// After an answer: does the attacker still win within so many turns?
    fn answered(&mut self, turns: u32) -> Result<bool, Stopped> {
        match self.over() {
            Some(won) => Ok(won),
            None => self.beyond(turns),
        }
    }
}
