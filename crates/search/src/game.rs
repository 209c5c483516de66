//! What a game must offer so that it can be searched.
//!
//! The search works action by action. A *turn* is one action, or several by the same side; between the actions of one
//! turn the game is *mid-turn*. The search never evaluates, passes or stops there.

use crate::score::{Score, clamp_eval, loss_in, win_in};
use std::fmt::Debug;

/// An end of the game, from the view of the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The side to move has won.
    Win,
    /// The side to move has lost.
    Loss,
    /// Neither has won; worth 0.
    Draw,
    /// The game is over and counts this much (a stalemate worth half a win, a count of points).
    Value(Score),
}

impl Outcome {
    /// The score of this end when it comes `turns` turns after the root.
    #[must_use]
    pub fn score(self, turns: i32) -> Score {
        match self {
            Outcome::Win => win_in(turns),
            Outcome::Loss => loss_in(turns),
            Outcome::Draw => 0,
            Outcome::Value(score) => clamp_eval(score),
        }
    }

    /// Is this end, met where `side_to_move` is to move, a win of `side`?
    pub(crate) fn is_won_by(self, side: u8, side_to_move: u8) -> bool {
        match self {
            Outcome::Win => side == side_to_move,
            Outcome::Loss => side != side_to_move,
            Outcome::Draw | Outcome::Value(_) => false,
        }
    }
}

/// A position that can be searched: it plays and takes back actions, and says what it is worth.
///
/// Contract:
/// - `make` that returned `true` followed by `unmake` restores everything, `hash` included; likewise the null turn.
/// - The side to move changes only when a turn ends.
/// - Everything is deterministic.
///
/// What is asked about an action (`order_hint`, `is_quiet`, `history_index`, `gain`, …) is asked on the position that offered
/// it, before it is made.
pub trait Searchable {
    /// One action: a whole turn, or one part of it. Different actions of one position must differ.
    type Action: Copy + Eq + Debug;

    /// Whose turn it is: 0 or 1.
    fn side_to_move(&self) -> u8;

    /// Has the side to move played a part of its turn, with more to come?
    fn mid_turn(&self) -> bool;

    /// A key of the position, side to move and phase of the turn included, well mixed in all 64 bits if possible.
    fn hash(&self) -> u64;

    /// Appends every action of the present phase. Actions that turn out illegal are allowed in the list if `make`
    /// refuses them, or, for the first part of a turn, if no completion exists.
    fn generate(&mut self, out: &mut Vec<Self::Action>);

    /// Is this action of some other position one that [`Searchable::generate`] gives here, between turns? A game that finds out faster than by
    /// generating all may say so here.
    fn is_legal(&mut self, action: Self::Action) -> bool {
        let mut all = Vec::new();
        self.generate(&mut all);
        all.contains(&action)
    }

    /// Appends the forcing actions (captures, promotions). Mid-turn: the completions to try before all others,
    /// above all "no second part"; where there is none of that kind, nothing.
    /// Must be a part of what `generate` gives.
    fn generate_noisy(&mut self, out: &mut Vec<Self::Action>);

    /// Plays an action that `generate` gave. Returns `false`, and leaves the position as it was, if the action is
    /// illegal after all (the own royal stays attacked). A game that generates only legal actions returns `true`.
    fn make(&mut self, action: Self::Action) -> bool;

    /// Takes back the last action made.
    fn unmake(&mut self);

    /// May the side to move pass here without the search going wrong? False where zugzwang is likely.
    /// Asked only between turns and out of check.
    fn null_allowed(&self) -> bool {
        false
    }

    /// Passes a whole turn. Called only where `null_allowed`.
    fn make_null(&mut self) {}

    /// Takes back `make_null`.
    fn unmake_null(&mut self) {}

    /// Is a royal of the side to move attacked, or is there anything else that loses unless this very turn does something about it?
    /// Asked only between turns. False in games without royals.
    fn in_check(&mut self) -> bool;

    /// Is the game over at the start of this turn, whatever could still be moved (extinction, repetition, a count)?
    /// Asked only between turns and never at the root. The absence of moves belongs to `no_moves`.
    fn terminal(&mut self) -> Option<Outcome>;

    /// What it means that the side to move has no legal turn here.
    fn no_moves(&mut self) -> Outcome;

    /// What the position is worth to the side to move. Asked only between turns.
    fn evaluate(&mut self) -> Score;

    /// Where the action stands among those of its kind: victim before attacker for captures, any small preference for
    /// quiet ones. Kept within ±1,000,000.
    fn order_hint(&self, action: Self::Action) -> i32;

    /// The same for an action that is known to be quiet; there are hundreds of these.
    fn quiet_hint(&self, action: Self::Action) -> i32 {
        self.order_hint(action)
    }

    /// Is the action neither capture nor promotion? (Part of `generate_noisy` ⇔ not quiet, between turns.)
    fn is_quiet(&self, action: Self::Action) -> bool;

    /// The number of the action's row in the history table, below `history_size`; the same for actions that are "the
    /// same move" in different positions (kind of piece and target, for instance). Give phases of the turn rows of
    /// their own.
    fn history_index(&self, action: Self::Action) -> usize;

    /// The number of rows of the history table; asked at the start of a search.
    fn history_size(&self) -> usize;

    /// The most that `evaluate` may rise by the pieces that this action takes or promotes, if known. Lets the quiescence
    /// search leave out captures that cannot matter.
    fn gain(&self, action: Self::Action) -> Option<Score> {
        let _ = action;
        None
    }

    /// Mid-turn: appends second parts that obstruct the opponent's action with the code `reply`, which refuted the turn without them:
    /// what blocks its path, for instance. Must be a part of what `generate` gives, none of it twice.
    fn generate_blockers(&mut self, reply: u32, out: &mut Vec<Self::Action>) {
        let _ = (reply, out);
    }

    /// The number of the cell on which this capture takes, if the game can say. Deep in the quiescence search only captures
    /// on the cell of the last one are tried (see [`crate::Options::quiescence_free_turns`]).
    fn target(&self, action: Self::Action) -> Option<usize> {
        let _ = action;
        None
    }

    /// Appends those of `generate_noisy` that take on `cell`. A game that can find them faster may say so here.
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

    /// Appends quiet actions that attack the opponent's royal piece, as far as the game finds them cheaply. Asked only between
    /// turns and out of check. Must be a part of what `generate` gives.
    fn generate_checks(&mut self, out: &mut Vec<Self::Action>) {
        let _ = out;
    }

    /// Appends the actions that may belong to a turn after which the opponent is in check or has lost. None of these may be left
    /// out; whatever is left out of the others makes searches for forced wins faster. Asked in both phases.
    fn generate_forcing(&mut self, out: &mut Vec<Self::Action>) {
        self.generate(out);
    }

    /// The same, but actions may be left out that belong to turns after which the opponent has lost only for having no turn, out of
    /// check.
    fn generate_mating(&mut self, out: &mut Vec<Self::Action>) {
        self.generate_forcing(out);
    }

    /// Has the side to move a legal turn?
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

    /// May the side to move, should it have no legal turn, have lost by that? Never wrongly false. Asked only between turns.
    fn may_be_lost(&mut self) -> bool {
        true
    }

    /// Does the exchange on the goal of this action bring its side at least `least`? Captures that lose material are tried late
    /// or not at all, in the quiescence search also those that win too little. True also where the game cannot tell. Asked only
    /// between turns.
    fn exchange_brings(&mut self, action: Self::Action, least: Score) -> bool {
        let _ = (action, least);
        true
    }

    /// A number by which the table remembers the action, never 0. Different actions of one position should have different
    /// codes; where they share one, the search may take either for the other when it orders them.
    fn code(&self, action: Self::Action) -> u32;

    /// The action with this code, if it is certain that `generate` would give it here; `None` may also mean "not known". Lets
    /// the search try a remembered action before it generates the others. Very rarely the code comes from another position:
    /// what is offered for it must then at least do no harm.
    fn recognise(&mut self, code: u32) -> Option<Self::Action> {
        let _ = code;
        None
    }
}
