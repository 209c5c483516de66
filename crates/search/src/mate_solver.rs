//! The mate solver proves forced wins by an exact AND/OR search, without evaluations or windows.
//!
//! It deepens iteratively, in turns of the attacker. Its speed depends on how soon a turn that does not win is not: answers that not
//! and turns that won elsewhere are tried first, and for the last turn only actions are generated that may give check or end the game
//! ([`Searchable::generate_forcing`]). The first pass tries only checks, within a node limit; the second tries all turns.

mod mating_line;
mod proof_table;

use self::proof_table::ProofTable;
use crate::game::{Outcome, Searchable};
use crate::info::PvLine;
use crate::mate_in_one::{MateInOne, Stopped};
use crate::tree::Search;

/// The greatest number of the attacker's turns in a proof.
const MAX_TURNS: u32 = 60;
/// Node limit of each iteration that tries only checks.
const CHECKS_ONLY_NODES: u64 = 60_000;
/// The number of recent wins and refutations kept for each number of turns to go.
const MAX_KEPT: usize = 3;

/// The result of the mate solver.
pub(crate) enum Proof<A> {
    /// Won by this line of whole turns.
    Won(PvLine<A>),
    /// There is no such win.
    Refuted,
    /// Nothing was proven within the limits.
    Unknown,
}

/// Whole turns, stored one after another in one list.
struct Turns<A> {
    actions: Vec<A>,
    /// The start and end of each turn, and its rank: lower comes first.
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
    /// The side that should win.
    attacker: u8,
    /// The attacker tries only checks.
    checks_only: bool,
    /// The node count at which to give up.
    budget: u64,
    proof_table: ProofTable,
    /// Recent winning turns and refuting answers, by turns to go.
    wins: Vec<Vec<Vec<G::Action>>>,
    refutations: Vec<Vec<Vec<G::Action>>>,
    /// The number of game ends found that were not wins. A refutation that rests on one may depend on the path (repetition) and is not stored.
    draws: u64,
    /// First actions allowed at the root; empty: all.
    only: &'p [G::Action],
    path: Vec<G::Action>,
}

impl<G: Searchable> Search<'_, G> {
    /// Searches for a win within `turns` turns of the side to move, until the stop check or the node count `budget` ends it.
    pub(crate) fn prove(&mut self, turns: u32, budget: u64, only: &[G::Action]) -> Proof<G::Action> {
        let turns = turns.min(MAX_TURNS);
        let lists = || (0..=turns).map(|_| Vec::new()).collect();
        let attacker = self.game.side_to_move();
        let mut prover = MateSolver {
            search: self,
            attacker,
            checks_only: true,
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
            self.budget = budget.min(self.search.stop_check.nodes.saturating_add(CHECKS_ONLY_NODES));
            if let Ok(Some(turn)) = self.root(number) {
                return Proof::Won(self.line(number, turn, budget));
            }
            if self.search.stop_check.stopped() || self.search.stop_check.nodes >= budget {
                return Proof::Unknown;
            }
        }
        (self.checks_only, self.budget) = (false, budget);
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

    /// After a whole turn: whether the attacker has won, if the game is over. May be `None` also if it is over but not won.
    fn over(&mut self) -> Option<bool> {
        let outcome = self.search.game_end(true)?;
        Some(self.is_win(outcome))
    }

    /// Makes a turn of these actions. Returns `false`, with the position unchanged, if it is not legal here.
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

    /// Collects the legal turns of the position; with `forcing`, only those that may give check or win.
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

    /// Whether the attacker wins here within `turns` turns, if the proof table knows.
    fn known(&self, turns: u32) -> Option<bool> {
        self.proof_table.probe(self.search.game.hash(), turns, self.checks_only)
    }

    /// Stores a result. `draws` is the value of `self.draws` before this position was searched.
    fn store(&mut self, turns: u32, won: bool, draws: u64) {
        if won || draws == self.draws {
            self.proof_table.store(self.search.game.hash(), turns, won, self.checks_only);
        }
    }

    fn remember(kept: &mut Vec<Vec<G::Action>>, turn: &[G::Action]) {
        if let Some(at) = kept.iter().position(|known| known == turn) {
            kept[..=at].rotate_right(1);
            return;
        }
        if kept.len() == MAX_KEPT {
            kept.pop();
        }
        kept.insert(0, turn.to_vec());
    }

    /// A turn of the root that wins within `turns` turns.
    fn root(&mut self, turns: u32) -> Result<Option<Vec<G::Action>>, Stopped> {
        let start = self.path.len();
        let won = self.attack(turns, true);
        self.take_back(start);
        Ok(if won? { self.wins[turns as usize].first().cloned() } else { None })
    }

    /// An OR node, with the attacker to move: whether there is a win within `turns` turns. If so, its first turn is the first of `wins`.
    fn attack(&mut self, turns: u32, root: bool) -> Result<bool, Stopped> {
        if turns == 0 {
            return Ok(false);
        }
        if !root && let Some(won) = self.known(turns) {
            return Ok(won);
        }
        let draws = self.draws;
        let won = self.search_attack(turns, root)?;
        self.store(turns, won, draws);
        Ok(won)
    }

    fn search_attack(&mut self, turns: u32, root: bool) -> Result<bool, Stopped> {
        let start = self.path.len();
        for number in 0..self.wins[turns as usize].len() {
            let turn = self.wins[turns as usize][number].clone();
            if root && !self.allowed(&turn) || !self.play(&turn)? {
                continue;
            }
            let won = self.turn_wins(turns)?;
            self.take_back(start);
            if won {
                Self::remember(&mut self.wins[turns as usize], &turn);
                return Ok(true);
            }
        }
        if turns == 1 {
            return self.mate_in_one(root);
        }
        let mut candidates = self.turns(self.checks_only)?;
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
            let won = self.turn_wins(turns)?;
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

    /// Orders turns: checks first, by the number of answers; then, far from the leaves, turns that threaten a mate in one. Drops all but checks
    /// if only these are tried.
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
                // Equal numbers of answers keep the order of the turns.
                *rank = i32::MIN + 500 + ((answers.len().min(1_000) as i32) << 10) + (*rank >> 16).clamp(-500, 500);
                self.search.spare.push(answers);
            } else if left > 2 && !self.checks_only && self.threatens()? {
                *rank -= 1 << 28;
            }
            self.take_back(start);
        }
        if self.checks_only {
            bounds.retain(|&(_, _, rank)| rank < i32::MIN / 2);
        }
        bounds.sort_by_key(|&(_, _, rank)| rank);
        Ok(())
    }

    /// With the defender to move and not in check: whether the attacker would have a mate in one after a null move. Used only for ordering.
    fn threatens(&mut self) -> Result<bool, Stopped> {
        if self.search.game.side_to_move() == self.attacker || !self.search.game.null_allowed() {
            return Ok(false);
        }
        self.search.game.make_null();
        let threat = self.attack(1, false);
        self.search.game.unmake_null();
        threat
    }

    /// Whether the attacker's turn just made wins, with `turns` turns to go including itself.
    fn turn_wins(&mut self, turns: u32) -> Result<bool, Stopped> {
        match self.over() {
            Some(won) => Ok(won),
            None if turns == 1 => Ok(false),
            None => self.continue_with(turns - 1),
        }
    }

    fn continue_with(&mut self, turns: u32) -> Result<bool, Stopped> {
        if self.search.game.side_to_move() == self.attacker { self.attack(turns, false) } else { self.defend(turns) }
    }

    /// The attacker's last turn: whether there is a mate in one.
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

    /// An AND node, with the defender to move: whether the attacker wins within `turns` turns against every answer.
    fn defend(&mut self, turns: u32) -> Result<bool, Stopped> {
        if let Some(won) = self.known(turns) {
            return Ok(won);
        }
        let draws = self.draws;
        let lost = self.search_defence(turns)?;
        self.store(turns, lost, draws);
        Ok(lost)
    }

    fn search_defence(&mut self, turns: u32) -> Result<bool, Stopped> {
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

    /// After an answer: whether the attacker still wins within `turns` turns.
    fn answered(&mut self, turns: u32) -> Result<bool, Stopped> {
        match self.over() {
            Some(won) => Ok(won),
            None => self.continue_with(turns),
        }
    }
}
