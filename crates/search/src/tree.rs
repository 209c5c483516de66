//! The state of a running search, shared by its parts: the position, the tables, the principal variations.

use crate::correction::Corrections;
use crate::game::Searchable;
use crate::limits::StopCheck;
use crate::options::Options;
use crate::order::{Context, History, Killers};
use crate::picker::{Buffers, Knowledge, Picked, Picker};
use crate::score::Score;
use crate::tt::TranspositionTable;
use std::collections::HashMap;

/// The greatest distance from the root in actions; positions at the start of a turn beyond it are only evaluated.
pub(crate) const MAX_PLY: usize = 240;
/// Greatest depth of an iteration, in turns.
pub(crate) const MAX_DEPTH: u32 = 120;

/// The tables that outlive a search, besides the transposition table.
#[derive(Debug)]
pub(crate) struct Memory<A> {
    pub(crate) history: History,
    pub(crate) corrections: Corrections,
    pub(crate) killers: Killers<A>,
}

/// The distance of a node from the root, in actions and in turns.
#[derive(Clone, Copy, Debug)]
pub(crate) struct At {
    pub(crate) ply: usize,
    pub(crate) turn: i32,
}

impl At {
    pub(crate) const ROOT: At = At { ply: 0, turn: 0 };

    /// The distance of a child.
    pub(crate) fn after(self, turn_ended: bool) -> At {
        At { ply: self.ply + 1, turn: self.turn + i32::from(turn_ended) }
    }
}

/// The node that the action just made led to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Child {
    pub(crate) same_side: bool,
    /// The turn is not complete.
    pub(crate) mid_turn: bool,
    pub(crate) at: At,
}

/// What is known about a node between turns before its actions are searched.
#[derive(Clone, Copy)]
pub(crate) struct Facts {
    /// The static evaluation as the game gives it.
    pub(crate) static_eval: Option<Score>,
    /// The same after corrections, or the table's score where that says more.
    pub(crate) eval: Option<Score>,
    pub(crate) improving: bool,
    pub(crate) in_check: bool,
}

impl Facts {
    /// Of a node whose evaluation is not wanted.
    pub(crate) const UNKNOWN: Facts = Facts { static_eval: None, eval: None, improving: false, in_check: false };
}

/// The properties of a node that the loop over its actions needs.
#[derive(Clone, Copy)]
pub(crate) struct Node {
    pub(crate) at: At,
    pub(crate) depth: i32,
    pub(crate) mid: bool,
    pub(crate) pv: bool,
    /// Some action is expected to fail high.
    pub(crate) cut: bool,
    /// The node once belonged to a principal variation.
    pub(crate) table_pv: bool,
    pub(crate) facts: Facts,
    /// The code of the action excluded by a singular extension search; 0: none.
    pub(crate) excluded: u32,
    /// Late quiet actions are not pruned.
    pub(crate) unpruned: bool,
}

impl Node {
    /// A node between turns.
    pub(crate) fn new(at: At, depth: i32, pv: bool, cut: bool, facts: Facts) -> Node {
        Node { at, depth, mid: false, pv, cut: cut && !pv, table_pv: pv, facts, excluded: 0, unpruned: false }
    }
}

/// What a node's parent expects of it.
#[derive(Clone, Copy)]
pub(crate) struct Expect {
    /// Some action fails high.
    pub(crate) cut: bool,
    /// A null move may be tried.
    pub(crate) may_pass: bool,
}

/// One running search.
pub(crate) struct Search<'a, G: Searchable> {
    pub(crate) game: &'a mut G,
    pub(crate) memory: &'a mut Memory<G::Action>,
    pub(crate) table: &'a TranspositionTable,
    pub(crate) options: &'a Options,
    pub(crate) stop_check: StopCheck<'a>,
    /// Depth of the current iteration.
    pub(crate) root_depth: i32,
    /// Greatest depth in turns reached in the current iteration.
    pub(crate) seldepth: i32,
    /// Principal variations: `lines[p]` is that of the node at ply `p`.
    pub(crate) lines: Vec<Vec<G::Action>>,
    /// Static evaluations by turn, to see whether the side to move is improving.
    pub(crate) evals: Vec<Option<i32>>,
    /// The first part of the turn played at each turn of the current line, as its continuation index; 0: a null move.
    played: Vec<u32>,
    /// The reduction, in turns, of the turn that led to each turn of the current line.
    reductions: Vec<i32>,
    /// The code of the best action at each ply when it was last searched; 0: not known.
    replies: Vec<u32>,
    pool: Vec<Buffers<G::Action>>,
    /// Empty lists of actions for reuse.
    pub(crate) spare: Vec<Vec<G::Action>>,
    /// By hash key: whether the side to move has a mate in one.
    pub(crate) mates_in_one: HashMap<u64, bool>,
    /// Turns that mated in answer to a turn of the root, the latest first.
    pub(crate) mating_turns: Vec<Vec<G::Action>>,
    /// By hash key, for positions after a turn of the root: the depth to which all answers were searched, and an upper bound of the best score.
    pub(crate) verified: HashMap<u64, (i32, Score)>,
}

impl<'a, G: Searchable> Search<'a, G> {
    pub(crate) fn new(
        game: &'a mut G,
        memory: &'a mut Memory<G::Action>,
        table: &'a TranspositionTable,
        options: &'a Options,
        stop_check: StopCheck<'a>,
    ) -> Self {
        Search {
            game,
            memory,
            table,
            options,
            stop_check,
            root_depth: 0,
            seldepth: 0,
            lines: Vec::new(),
            evals: Vec::new(),
            played: Vec::new(),
            reductions: Vec::new(),
            replies: Vec::new(),
            pool: Vec::new(),
            spare: Vec::new(),
            mates_in_one: HashMap::new(),
            mating_turns: Vec::new(),
            verified: HashMap::new(),
        }
    }

    /// Makes an action and counts it; `false` if it was illegal.
    pub(crate) fn make(&mut self, action: G::Action) -> bool {
        let legal = self.game.make(action);
        self.stop_check.nodes += u64::from(legal);
        if self.options.table {
            self.table.prefetch(self.game.hash());
        }
        legal
    }

    pub(crate) fn buffers(&mut self) -> Buffers<G::Action> {
        self.pool.pop().unwrap_or_else(Buffers::new)
    }

    pub(crate) fn recycle(&mut self, picker: Picker<G::Action>) {
        self.pool.push(picker.buffers);
    }

    /// The picker's next action.
    pub(crate) fn pick(&mut self, picker: &mut Picker<G::Action>) -> Option<Picked<G::Action>> {
        let knowledge = Knowledge { history: &self.memory.history, killers: &self.memory.killers };
        picker.next(self.game, &knowledge)
    }

    /// Empties the principal variation at this ply.
    pub(crate) fn start_line(&mut self, ply: usize) {
        if self.lines.len() <= ply + 1 {
            self.lines.resize_with(ply + 2, Vec::new);
            self.replies.resize(ply + 2, 0);
        }
        self.lines[ply].clear();
        self.replies[ply] = 0;
    }

    /// Sets the principal variation at this ply to `action`, followed by that of the next ply.
    pub(crate) fn extend_line(&mut self, ply: usize, action: G::Action) {
        let (before, after) = self.lines.split_at_mut(ply + 1);
        let line = &mut before[ply];
        line.clear();
        line.push(action);
        line.extend_from_slice(&after[0]);
    }

    /// Records the best action at this ply.
    pub(crate) fn note_reply(&mut self, ply: usize, code: u32) {
        self.replies[ply] = code;
    }

    /// The code of the best action at this ply when it was last searched; 0: not known.
    pub(crate) fn reply(&self, ply: usize) -> u32 {
        self.replies.get(ply).copied().unwrap_or(0)
    }

    /// Records the first part of turn `turn` of the current line, with its continuation index.
    pub(crate) fn note_played(&mut self, turn: i32, number: u32) {
        let turn = turn as usize;
        if self.played.len() <= turn {
            self.played.resize(turn + 1, 0);
        }
        self.played[turn] = number;
    }

    /// The earlier actions that index the continuation history: the opponent's last turn, one's own before it, and the fourth and the sixth turn
    /// before; mid-turn, the first part.
    pub(crate) fn context(&self, at: At, mid: bool) -> Context {
        if !self.options.continuation {
            return Context::default();
        }
        let played = |back| self.played_before(at.turn, back);
        let far = |back| if self.options.long_continuation { played(back) } else { 0 };
        Context(if mid { [played(0), 0, 0, 0] } else { [played(1), played(2), far(4), far(6)] })
    }

    /// The continuation index of the turn played `back` turns before `turn`; 0: none, or a null move.
    pub(crate) fn played_before(&self, turn: i32, back: usize) -> u32 {
        (turn as usize).checked_sub(back).and_then(|turn| self.played.get(turn)).copied().unwrap_or(0)
    }

    /// Records by how many turns the search of the turn that leads to `turn` is reduced.
    pub(crate) fn note_reduction(&mut self, turn: i32, reduction: i32) {
        let turn = turn as usize;
        if self.reductions.len() <= turn {
            self.reductions.resize(turn + 1, 0);
        }
        self.reductions[turn] = reduction;
    }

    /// The reduction of the turn that led to `turn`.
    pub(crate) fn reduction_before(&self, turn: i32) -> i32 {
        self.reductions.get(turn as usize).copied().unwrap_or(0)
    }

    /// The static evaluation before the last turn, for the side that made it.
    pub(crate) fn eval_before(&self, turn: i32) -> Option<Score> {
        self.evals.get((turn as usize).checked_sub(1)?).copied().flatten()
    }

    /// Records the static evaluation of a turn. Returns whether the side to move is improving: its evaluation was lower at its previous turn.
    pub(crate) fn note_eval(&mut self, turn: i32, eval: Option<i32>) -> bool {
        let turn = turn as usize;
        if self.evals.len() <= turn {
            self.evals.resize(turn + 1, None);
        }
        self.evals[turn] = eval;
        match (eval, turn.checked_sub(2).and_then(|earlier| self.evals[earlier])) {
            (Some(now), Some(before)) => now > before,
            _ => false,
        }
    }
}
