//! The switches of the search: one for each technique, so that each can be measured and doubted.

use crate::score::Score;

/// Which techniques are used, and a few sizes. `default()` has all on, `plain()` all off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Size of the transposition table in MiB.
    pub table_mib: usize,
    /// Use the transposition table.
    pub table: bool,
    /// Iterations start with a narrow window around the last score.
    pub aspiration: bool,
    /// Play out captures before evaluating; off: evaluate at depth 0 (Shannon's type A).
    pub quiescence: bool,
    /// Prune where passing the turn would still be good enough (Donninger 1993).
    pub null_move: bool,
    /// Confirm null-move cuts at large depths by a search without them (David-Tabibi and Netanyahu 2002).
    pub null_verification: bool,
    /// Search late quiet actions less deeply first.
    pub late_move_reductions: bool,
    /// Leave out late quiet actions near the leaves.
    pub late_move_pruning: bool,
    /// So many quiet actions that give check, where the game can tell, are tried before other quiet ones and never left out.
    pub quiet_checks: usize,
    /// Leave out late quiet actions near the leaves on the expected line too.
    pub expected_pruning: bool,
    /// Try the actions of the root that failed in the last iteration in the order of how nearly they failed.
    pub root_bounds: bool,
    /// Leave out quiet actions near the leaves when the evaluation is far below the window (Heinz 1998).
    pub futility: bool,
    /// Cut near the leaves when the evaluation is far above the window.
    pub reverse_futility: bool,
    /// Near the leaves and far below the window, trust the quiescence search.
    pub razoring: bool,
    /// A remembered action is missing: search a turn less deeply (internal iterative reduction).
    pub internal_reduction: bool,
    /// Being in check costs no depth.
    pub check_extension: bool,
    /// Search a remembered action a turn deeper when all others are much worse.
    pub singular: bool,
    /// In the first turn of the quiescence search, try quiet actions that give check too, where the game can tell.
    pub quiescence_checks: bool,
    /// Cut windows to what the nearest possible win can still change.
    pub mate_distance: bool,
    /// Reduce later completions of a turn, and leave out most of them near the leaves.
    pub late_parts: bool,
    /// Among the completions of a turn, try those first that hinder what refuted it without one, where the game can tell.
    pub hindering: bool,
    /// A turn of the root that would be best is believed only if no answer wins at once; a turn that wins at once is looked for first.
    pub strikes: bool,
    /// The turn that an iteration likes best is kept only if no answer to it wins at once; else the iteration is repeated.
    pub leaders: bool,
    /// A turn of the root that would be best is believed only when every answer to it has been searched so many turns deep; 0: all that
    /// the search leaves out may hide one.
    pub answers: u32,
    /// Where a forced win is asked for, look for one by proof first.
    pub proofs: bool,
    /// Try first what refuted sibling positions (Akl and Newborn 1977).
    pub killers: bool,
    /// Order actions by their past success (Schaeffer 1983).
    pub history: bool,
    /// Order quiet actions also by their past success after what was played before.
    pub continuation: bool,
    /// Near the leaves, leave out actions whose exchange loses too much, where the game can tell.
    pub exchanges: bool,
    /// In the quiescence search, leave out captures that cannot reach the window.
    pub delta: bool,
    /// Depth in turns at which the quiescence search evaluates whatever is hanging.
    pub quiescence_turns: u32,
    /// Depth in turns from which the quiescence search tries only captures on the cell of the last one, where the game names
    /// cells: exchanges are settled, new ones not begun.
    pub quiescence_free_turns: u32,
    /// Depth in turns below which the quiescence search no longer answers checks with every evasion.
    pub quiescence_check_turns: u32,
    /// Greatest number of captures tried at the first turn of the quiescence search; halved with every further turn.
    pub quiescence_width: usize,
    /// The value of the weakest piece in the evaluation; margins are multiples of it.
    pub unit: Score,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            table_mib: 16,
            table: true,
            aspiration: true,
            quiescence: true,
            null_move: true,
            null_verification: true,
            late_move_reductions: true,
            late_move_pruning: true,
            quiet_checks: 2,
            expected_pruning: true,
            root_bounds: true,
            futility: true,
            reverse_futility: true,
            razoring: true,
            internal_reduction: true,
            check_extension: true,
            singular: false,
            quiescence_checks: true,
            mate_distance: true,
            late_parts: true,
            hindering: true,
            strikes: true,
            leaders: true,
            answers: 2,
            proofs: true,
            killers: true,
            history: true,
            continuation: true,
            exchanges: true,
            delta: true,
            quiescence_turns: 12,
            quiescence_free_turns: 6,
            quiescence_check_turns: 3,
            quiescence_width: 32,
            unit: 100,
        }
    }
}

impl Options {
    /// Alpha-beta and nothing else: exactly the value of plain minimax.
    #[must_use]
    pub fn plain() -> Self {
        Options {
            table: false,
            aspiration: false,
            quiescence: false,
            null_move: false,
            null_verification: false,
            late_move_reductions: false,
            late_move_pruning: false,
            quiet_checks: 0,
            expected_pruning: false,
            root_bounds: false,
            futility: false,
            reverse_futility: false,
            razoring: false,
            internal_reduction: false,
            check_extension: false,
            singular: false,
            quiescence_checks: false,
            mate_distance: false,
            late_parts: false,
            hindering: false,
            strikes: false,
            leaders: false,
            answers: 0,
            proofs: false,
            killers: false,
            history: false,
            continuation: false,
            exchanges: false,
            delta: false,
            ..Options::default()
        }
    }

    /// The same for who asks for a forced win: evaluations do not say where there is none, so nothing is left out or searched less
    /// deeply because of them; only late completions of turns still are.
    #[must_use]
    pub fn proving(&self) -> Self {
        Options {
            late_move_reductions: false,
            late_move_pruning: false,
            futility: false,
            reverse_futility: false,
            razoring: false,
            null_move: false,
            exchanges: false,
            answers: 0,
            ..self.clone()
        }
    }

    /// Does any technique that is on ask for the evaluation of inner nodes?
    pub(crate) fn needs_eval(&self) -> bool {
        self.null_move || self.futility || self.reverse_futility || self.razoring
    }
}
