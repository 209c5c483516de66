//! The state of one running search, shared by its parts: the position, the memories, the lines found.

use crate::game::Searchable;
use crate::limits::StopCheck;
use crate::options::Options;
use crate::order::{Context, History, Killers};
use crate::picker::{Buffers, Knowledge, Picked, Picker};
use crate::score::Score;
use crate::tt::Table;
use std::collections::HashMap;

/// Actions from the root beyond which a turn is only evaluated.
pub(crate) const MAX_PLY: usize = 240;
/// Greatest depth of an iteration, in turns.
pub(crate) const MAX_DEPTH: u32 = 120;

/// What outlives a search, besides the table.
#[derive(Debug)]
pub(crate) struct Memory<A> {
    pub(crate) history: History,
    pub(crate) killers: Killers<A>,
}

/// Where a node stands: actions and turns from the root.
#[derive(Clone, Copy, Debug)]
pub(crate) struct At {
    pub(crate) ply: usize,
    pub(crate) turn: i32,
}

impl At {
    pub(crate) const ROOT: At = At { ply: 0, turn: 0 };

    /// After one action that ended the turn, or did not.
    pub(crate) fn after(self, turn_ended: bool) -> At {
        At { ply: self.ply + 1, turn: self.turn + i32::from(turn_ended) }
    }
}

/// What an action just made led to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Child {
    pub(crate) same_side: bool,
    /// The turn goes on.
    pub(crate) half: bool,
    pub(crate) at: At,
}

/// What the checks before the loop found out about a node between turns.
#[derive(Clone, Copy)]
pub(crate) struct Turn {
    pub(crate) eval: Option<Score>,
    pub(crate) improving: bool,
    pub(crate) in_check: bool,
}

/// A node, as far as the loop over its actions needs it.
#[derive(Clone, Copy)]
pub(crate) struct Node {
    pub(crate) at: At,
    pub(crate) depth: i32,
    pub(crate) mid: bool,
    pub(crate) pv: bool,
    pub(crate) turn: Turn,
    /// The code of the action that this search leaves out, to see whether others are as good; 0: none.
    pub(crate) without: u32,
    /// No action comes too late here.
    pub(crate) every: bool,
}

/// One running search.
pub(crate) struct Search<'a, G: Searchable> {
    pub(crate) game: &'a mut G,
    pub(crate) memory: &'a mut Memory<G::Action>,
    pub(crate) table: &'a Table,
    pub(crate) options: &'a Options,
    pub(crate) stop_check: StopCheck<'a>,
    /// Depth of the present iteration.
    pub(crate) root_depth: i32,
    /// Deepest turn met in the present iteration.
    pub(crate) seldepth: i32,
    /// Expected lines by ply: `lines[p]` continues the node at ply `p`.
    pub(crate) lines: Vec<Vec<G::Action>>,
    /// Evaluations by turn, to see whether things improve.
    pub(crate) evals: Vec<Option<i32>>,
    /// The first part of the turn played at each turn of the line, as histories number it; 0: none (a pass).
    played: Vec<u32>,
    /// The code of the action that was best at each ply when it was last searched; 0: not known.
    replies: Vec<u32>,
    pool: Vec<Buffers<G::Action>>,
    /// Spare lists of actions.
    pub(crate) spare: Vec<Vec<G::Action>>,
    /// By key: may the side to move win at once there?
    pub(crate) mates_in_one: HashMap<u64, bool>,
    /// Turns that won at once in answer to a turn of the root, the latest first.
    pub(crate) mating_turns: Vec<Vec<G::Action>>,
    /// By key, of positions after a turn of the root: how deep all answers were searched, and what the best is worth at most.
    pub(crate) verified: HashMap<u64, (i32, Score)>,
}

impl<'a, G: Searchable> Search<'a, G> {
    pub(crate) fn new(
        game: &'a mut G,
        memory: &'a mut Memory<G::Action>,
        table: &'a Table,
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

    /// The picker's next action, ordered by what this search remembers.
    pub(crate) fn pick(&mut self, picker: &mut Picker<G::Action>) -> Option<Picked<G::Action>> {
        let knowledge = Knowledge { history: &self.memory.history, killers: &self.memory.killers };
        picker.next(self.game, &knowledge)
    }

    /// Forgets the line at this ply (and makes room for it).
    pub(crate) fn start_line(&mut self, ply: usize) {
        if self.lines.len() <= ply + 1 {
            self.lines.resize_with(ply + 2, Vec::new);
            self.replies.resize(ply + 2, 0);
        }
        self.lines[ply].clear();
        self.replies[ply] = 0;
    }

    /// The line at this ply becomes `action` and what follows it.
    pub(crate) fn extend_line(&mut self, ply: usize, action: G::Action) {
        let (before, after) = self.lines.split_at_mut(ply + 1);
        let line = &mut before[ply];
        line.clear();
        line.push(action);
        line.extend_from_slice(&after[0]);
    }

    /// Notes the action that was best at this ply.
    pub(crate) fn note_reply(&mut self, ply: usize, code: u32) {
        self.replies[ply] = code;
    }

    /// The action that was best at this ply when it was last searched; 0: not known.
    pub(crate) fn reply(&self, ply: usize) -> u32 {
        self.replies.get(ply).copied().unwrap_or(0)
    }

    /// Notes the first part of the turn number `turn` of the line.
    pub(crate) fn note_played(&mut self, turn: i32, number: u32) {
        let turn = turn as usize;
        if self.played.len() <= turn {
            self.played.resize(turn + 1, 0);
        }
        self.played[turn] = number;
    }

    /// What the actions of a node answer: the opponent's last turn and one's own before; mid-turn, the first part.
    pub(crate) fn context(&self, at: At, mid: bool) -> Context {
        if !self.options.continuation {
            return Context::default();
        }
        let turn = at.turn as usize;
        let played = |back: usize| turn.checked_sub(back).and_then(|turn| self.played.get(turn)).copied().unwrap_or(0);
        if mid { Context { last: played(0), before: 0 } } else { Context { last: played(1), before: played(2) } }
    }

    /// Notes the evaluation of a turn; says whether it is better than that of the same side a turn earlier.
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
