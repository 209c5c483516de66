//! What a game must offer so that it can be searched.
//!
//! The search works action by action. A *turn* is one action, or several by the same side; between the actions of one
//! turn the game is *mid-turn*. The search never evaluates, passes or stops mid-turn.

use crate::score::{Score, WIN, WIN_BOUND, clamp_eval, loss_in, win_in};
use std::fmt::Debug;

/// The result of a finished game, from the point of view of the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The side to move has won.
    Win,
    /// The side to move has lost.
    Loss,
    /// Neither has won; worth 0.
    Draw,
    /// The game is over with this score (for instance a stalemate worth half a win, or a count of points).
    Value(Score),
}

impl Outcome {
    /// The score of this result, `turns` turns after the root.
    #[must_use]
    pub fn score(self, turns: i32) -> Score {
        match self {
            Outcome::Win => win_in(turns),
            Outcome::Loss => loss_in(turns),
            Outcome::Draw => 0,
            Outcome::Value(score) => clamp_eval(score),
        }
    }

    /// Whether `side` has won, if `side_to_move` is to move.
    pub(crate) fn is_won_by(self, side: u8, side_to_move: u8) -> bool {
        match self {
            Outcome::Win => side == side_to_move,
            Outcome::Loss => side != side_to_move,
            Outcome::Draw | Outcome::Value(_) => false,
        }
    }
}

/// A result that is known for certain, from the point of view of the side to move, if both sides play as well as can be from here on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    /// The side to move wins in this number of turns of both sides, and not sooner.
    Win(u32),
    /// Neither side can win.
    Draw,
    /// The side to move loses in this number of turns, and can put it off no longer.
    Loss(u32),
}

impl Known {
    /// The score of this result, `turns` turns after the root; `None` for ends that are too far away to be told from evaluations.
    #[must_use]
    pub fn score(self, turns: i32) -> Option<Score> {
        let end = |more: u32| i32::try_from(more).ok()?.checked_add(turns).filter(|&all| all <= WIN - WIN_BOUND);
        Some(match self {
            Known::Win(more) => win_in(end(more)?),
            Known::Draw => 0,
            Known::Loss(more) => loss_in(end(more)?),
        })
    }
}

/// The number of [`Searchable::correction_keys`].
pub const CORRECTION_KEYS: usize = 4;

/// A position that can be searched: it generates, makes and unmakes actions, and evaluates itself.
///
/// Contract:
/// - `unmake` after a `make` that returned `true` restores everything, `hash` included; likewise for the null move.
/// - The side to move changes only when a turn ends.
/// - Everything is deterministic.
///
/// Questions about an action (`order_hint`, `is_quiet`, `history_index`, `gain`, …) are asked in the position that generated it, before it
/// is made.
pub trait Searchable {
    /// A whole turn, or one part of a turn. Different actions of one position must compare unequal.
    type Action: Copy + Eq + Debug;

    /// The side to move: 0 or 1.
    fn side_to_move(&self) -> u8;

    /// Whether the side to move has played a part of its turn, with more to come.
    fn mid_turn(&self) -> bool;

    /// A hash key of the position, including side to move and phase of the turn; if possible well mixed in all 64 bits.
    fn hash(&self) -> u64;

    /// Appends every action of the current phase. The list may contain pseudo-legal actions: `make` then refuses them, or, for the first part
    /// of a turn, no legal completion exists.
    fn generate(&mut self, out: &mut Vec<Self::Action>);

    /// Whether [`Searchable::generate`] would generate this action, taken from another position. Called only between turns. Override it where
    /// there is a faster way than to generate all actions.
    fn is_legal(&mut self, action: Self::Action) -> bool {
        let mut all = Vec::new();
        self.generate(&mut all);
        all.contains(&action)
    }

    /// Appends the noisy actions (captures, promotions). Mid-turn: the completions to try before all others, above all “no second part”, or
    /// nothing if there are none. Must be a subset of what `generate` appends.
    fn generate_noisy(&mut self, out: &mut Vec<Self::Action>);

    /// Plays a generated action. Returns `false`, and leaves the position unchanged, if the action is only pseudo-legal (its own royal piece
    /// would be attacked). A game that generates only legal actions always returns `true`.
    fn make(&mut self, action: Self::Action) -> bool;

    /// Takes back the last action made.
    fn unmake(&mut self);

    /// Whether null-move pruning is sound here: false where zugzwang is likely. Called only between turns and out of check.
    fn null_allowed(&self) -> bool {
        false
    }

    /// Makes the null move: passes a whole turn. Called only if `null_allowed`.
    fn make_null(&mut self) {}

    /// Unmakes the null move.
    fn unmake_null(&mut self) {}

    /// Whether the side to move is in check, or faces any other threat that loses unless it is answered in this turn. Called only between
    /// turns. Always false in games without royal pieces.
    fn in_check(&mut self) -> bool;

    /// The result, if the game is over although there may be legal turns (extinction, repetition, a move count). Called only between turns and
    /// never at the root. A position without legal turns is the business of `no_moves`.
    fn terminal(&mut self) -> Option<Outcome>;

    /// The result, if it is known for certain, for instance from an endgame table. The search then looks no further, and at the root it plays by these
    /// results alone. Only results that hold with all that came before the position (repetitions, counts of quiet turns) may be told. Called only between
    /// turns, in every node that is not over: it must cost next to nothing where nothing is known.
    fn known(&mut self) -> Option<Known> {
        None
    }

    /// The result, if the side to move has no legal turn.
    fn no_moves(&mut self) -> Outcome;

    /// The static evaluation for the side to move. Called only between turns.
    fn evaluate(&mut self) -> Score;

    /// The priority of the action among those of its kind: for captures, the most valuable victim and then the least valuable attacker
    /// (MVV-LVA); for quiet actions any small preference. Clamped to ±1,000,000.
    fn order_hint(&self, action: Self::Action) -> i32;

    /// The same for an action that is known to be quiet. A separate function because there are hundreds of these.
    fn quiet_hint(&self, action: Self::Action) -> i32 {
        self.order_hint(action)
    }

    /// Whether the action is neither a capture nor a promotion. Between turns exactly the actions that `generate_noisy` does not append are
    /// quiet.
    fn is_quiet(&self, action: Self::Action) -> bool;

    /// The index of the action in the history table, below `history_size`. Actions that are “the same move” in different positions (for
    /// instance the same kind of piece to the same cell) share an index; the phases of a turn must not.
    fn history_index(&self, action: Self::Action) -> usize;

    /// The size of the history table, read at the start of a search.
    fn history_size(&self) -> usize;

    /// The index of a capture or promotion in a history table of its own; it may also tell what is captured. Great indices share entries.
    fn noisy_index(&self, action: Self::Action) -> usize {
        self.history_index(action)
    }

    /// Keys of features that similar positions share, for instance their material. The search corrects the static evaluation by how far
    /// searches of positions with the same key differed from it. 0: no such feature.
    fn correction_keys(&self) -> [u64; CORRECTION_KEYS] {
        [0; CORRECTION_KEYS]
    }

    /// An upper bound of what the action gains in `evaluate` by capturing or promoting, if known. Used for delta pruning in the quiescence
    /// search.
    fn gain(&self, action: Self::Action) -> Option<Score> {
        let _ = action;
        None
    }

    /// Mid-turn: appends second parts that obstruct the opponent's action with the code `reply`, which refuted the turn without them, for
    /// instance by blocking its path. Must be a subset of what `generate` appends, without duplicates.
    fn generate_blockers(&mut self, reply: u32, out: &mut Vec<Self::Action>) {
        let _ = (reply, out);
    }

    /// The cell on which this action captures, if known. Deep in the quiescence search only recaptures on the cell of the last capture are
    /// tried (see the size `quiescence-free-turns`).
    fn target(&self, action: Self::Action) -> Option<usize> {
        let _ = action;
        None
    }

    /// Appends those actions of `generate_noisy` that capture on `cell`. Override it where there is a faster way.
    fn generate_recaptures(&mut self, cell: usize, out: &mut Vec<Self::Action>) {
        let before = out.len();
        self.generate_noisy(out);
        let mut kept = before;
        for index in before..out.len() {
            let action = out[index];
            if self.target(action) == Some(cell) {
                out[kept] = action;
                kept += 1;
            }
        }
        out.truncate(kept);
    }

    /// Appends quiet actions that give check, as far as they are cheap to find. Called only between turns and out of check. Must be a subset of
    /// what `generate` appends.
    fn generate_checks(&mut self, out: &mut Vec<Self::Action>) {
        let _ = out;
    }

    /// Appends all actions that may belong to a turn after which the opponent is in check or has lost. The fewer others it appends, the faster
    /// the mate solver. Called in both phases of a turn.
    fn generate_forcing(&mut self, out: &mut Vec<Self::Action>) {
        self.generate(out);
    }

    /// The same, but may omit actions whose turns win only by stalemate: they leave the opponent without a legal turn, but not in check.
    fn generate_mating(&mut self, out: &mut Vec<Self::Action>) {
        self.generate_forcing(out);
    }

    /// Whether the side to move has a legal turn.
    fn has_turn(&mut self) -> bool {
        let mut all = Vec::new();
        self.generate(&mut all);
        all.into_iter().any(|action| {
            self.make(action) && {
                let whole = !self.mid_turn() || self.has_turn();
                self.unmake();
                whole
            }
        })
    }

    /// Whether having no legal turn could be a loss for the side to move. When in doubt, true. Called only between turns.
    fn may_be_lost(&mut self) -> bool {
        true
    }

    /// Whether the static exchange evaluation (SEE) of this action is at least `least`. Captures that lose material are tried late or pruned;
    /// the quiescence search also prunes those that win too little. When in doubt, true. Called only between turns.
    fn see_at_least(&mut self, action: Self::Action, least: Score) -> bool {
        let _ = (action, least);
        true
    }

    /// The number that stands for the action in the transposition table, never 0. Different actions of one position should have different
    /// codes; if they share one, the search may confuse them when it orders actions.
    fn code(&self, action: Self::Action) -> u32;

    /// The action with this code, if `generate` would certainly generate it here; otherwise, or if that is not known, `None`. Lets the search try
    /// the hash move before it generates the others. Very rarely (after a hash collision) the code comes from another position: the
    /// returned action must then at least do no harm.
    fn recognise(&mut self, code: u32) -> Option<Self::Action> {
        let _ = code;
        None
    }
}
