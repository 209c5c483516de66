//! Why a turn that an engine has found is better than others, as far as that can be said in one sentence.

use variorum_gamedef::definition::PieceTypeId;

use super::TOLD;
use super::exchange::winnings;
use super::find::effects_while;
use super::kind::Effect;
use super::threat::passed;
use crate::action::Turn;
use crate::mate::win_at_once_while;
use crate::piece::Cell;
use crate::position::Position;

/// The turns of a line after which the pieces are compared.
const FORESIGHT: usize = 7;

/// What a search expects of a line, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prospect {
    /// The side to move wins in so many of its own turns.
    Wins(u32),
    /// The other side wins in so many of its own turns.
    Loses(u32),
    /// Neither is proven: hundredths of a pawn.
    Open(i32),
}

/// A line that a search has found.
#[derive(Clone, Debug)]
pub struct Line {
    /// What it leads to.
    pub prospect: Prospect,
    /// Its turns, each legal after the one before.
    pub turns: Vec<Turn>,
}

impl Line {
    /// The score, if neither side is proven to win.
    fn score(&self) -> Option<i32> {
        match self.prospect {
            Prospect::Open(score) => Some(score),
            Prospect::Wins(_) | Prospect::Loses(_) => None,
        }
    }
}

/// Why a turn is good.
#[derive(Clone, Debug, PartialEq, Eq, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Reason {
    /// It wins by force in so many turns, more than one.
    WinsIn {
        /// The number of the winner's turns.
        turns: u32,
    },
    /// Without it the opponent could win with the next turn.
    StopsWin,
    /// Every other turn that was looked at loses by force in so many turns.
    OnlyTurn {
        /// The number of the opponent's turns.
        turns: u32,
    },
    /// The exchanges that follow win a piece, or as much as it is worth.
    WinsPiece {
        /// The piece.
        piece: PieceTypeId,
        /// Its cell when it is captured.
        cell: Cell,
        /// The number of turns of the side to move until then, more than one.
        turns: u32,
    },
    /// What it does is worth saying.
    Does {
        /// Its effects, the strongest first, at most [`TOLD`].
        effects: Vec<Effect>,
    },
    /// Only the score says so: it is higher by so many hundredths of a pawn than that of the next turn.
    Prefers {
        /// The difference.
        margin: i32,
    },
    /// Nothing found was better; others may be as good.
    NothingBetter,
}

impl Reason {
    /// The word for it on the wire and in message ids, such as `wins-piece`.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.into()
    }
}

/// Why the first turn of `best` is better than the first turn of `other`, the next best line, if there is another.
/// `worth` is as for [`effects`](super::effects), `budget` as for [`threats`](super::threats). Once `wanted` answers no, what was found until then
/// decides. `None` if `best` is empty.
///
/// # Panics
/// May panic if a turn of `best` is not legal, or `worth` lacks kinds of the game.
#[must_use]
pub fn reason(
    position: &Position,
    best: &Line,
    other: Option<&Line>,
    worth: &[i32],
    budget: u64,
    wanted: &dyn Fn() -> bool,
) -> Option<Reason> {
    let turn = *best.turns.first()?;
    let mut effects = effects_while(position, turn, worth, wanted);
    let ends = effects.iter().any(|effect| matches!(effect, Effect::Ends { .. }));
    if let (Prospect::Wins(turns), false) = (best.prospect, ends)
        && turns > 1
    {
        // What a win in many turns begins with says more, if it is something that can be held.
        if turns > NEAR {
            if effects.first().is_some_and(|effect| effect.rank() <= STRONG) {
                effects.truncate(TOLD);
                return Some(Reason::Does { effects });
            }
            if let Some(reason) = wins_piece(position, &best.turns, worth) {
                return Some(reason);
            }
        }
        return Some(Reason::WinsIn { turns });
    }
    let lost = matches!(best.prospect, Prospect::Loses(_));
    if !ends && !lost {
        if let Some(Line { prospect: Prospect::Loses(turns), .. }) = other {
            return Some(Reason::OnlyTurn { turns: *turns });
        }
        if stops_win(position, turn, budget, wanted) {
            return Some(Reason::StopsWin);
        }
    }
    let strong = effects.first().is_some_and(|effect| effect.rank() <= STRONG);
    if !strong && let Some(reason) = wins_piece(position, &best.turns, worth) {
        return Some(reason);
    }
    effects.truncate(TOLD);
    let margin = best.score().zip(other.and_then(Line::score)).map(|(best, other)| best - other);
    let margin = margin.filter(|&margin| margin >= CLEAR);
    if effects.iter().any(|effect| effect.rank() <= TELLING) {
        return Some(Reason::Does { effects });
    }
    Some(match margin {
        Some(margin) => Reason::Prefers { margin },
        None if effects.is_empty() => Reason::NothingBetter,
        None => Reason::Does { effects },
    })
}

/// A difference of scores that is worth naming, in hundredths of a pawn.
const CLEAR: i32 = 10;
/// A win in at most so many turns of one's own is a reason in itself.
const NEAR: u32 = 5;
/// The rank down to which an effect speaks for itself, whatever follows.
const STRONG: u8 = 2;
/// The rank down to which an effect is a reason to make a turn.
const TELLING: u8 = 11;

/// Could the opponent win at once if the player passed, but not after this turn?
fn stops_win(position: &Position, turn: Turn, budget: u64, wanted: &dyn Fn() -> bool) -> bool {
    let win = |position: &Position| win_at_once_while(position, budget, wanted);
    let threatened = passed(position).is_some_and(|passed| matches!(win(&passed), Ok(Some(_))));
    if !threatened {
        return false;
    }
    let mut after = position.scratch();
    after.play_unchecked(turn);
    after.outcome().is_none() && matches!(win(&after), Ok(None))
}

/// The piece that the line wins, if what it captures is worth so much more than what it loses.
fn wins_piece(position: &Position, turns: &[Turn], worth: &[i32]) -> Option<Reason> {
    let me = position.side();
    let mut board = position.scratch();
    let material = |board: &Position| -> i32 {
        let of = |side| -> i32 { board.pieces(side).iter().map(|cell| worth[board.at(cell).kind()]).sum() };
        of(me) - of(me.other())
    };
    let at_first = material(&board);
    let mut taken = Vec::new();
    let mut last = None;
    let mut own = 0;
    for &turn in turns.iter().take(FORESIGHT) {
        if !board.is_legal(turn) {
            break;
        }
        own += usize::from(board.side() == me);
        let victim = board.victim_cell(turn.first).filter(|_| board.side() == me);
        if let Some(cell) = victim {
            taken.push((cell, board.at(cell).kind(), own));
        }
        board.play_unchecked(turn);
        last = victim.map(|_| board.landing(turn.first.to()));
    }
    // What the last turn captured with might be taken back.
    let back = last.map_or(0, |cell| winnings(&board, cell, me.other(), worth));
    let won = material(&board) - at_first - back;
    let (cell, piece, number) =
        taken.into_iter().filter(|taken| worth[taken.1] <= won).max_by_key(|taken| worth[taken.1])?;
    (number > 1 && worth[piece] > 0).then(|| Reason::WinsPiece {
        piece,
        cell,
        turns: u32::try_from(number).unwrap_or(u32::MAX),
    })
}
