//! Threats: what the other side would do if it were its turn.

use super::THREATS;
use super::exchange::winnings;
use super::find::effects;
use super::kind::{Bargain, Effect};
use crate::action::{Action, ActionKind, Turn};
use crate::diagram::{Route, routes};
use crate::make::make_null;
use crate::mate::forced_win;
use crate::movegen;
use crate::piece::Cell;
use crate::position::Position;
use crate::state::Phase;

/// A turn that the other side would make.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Threat {
    /// The turn; without its second part, if any second part does.
    pub turn: Turn,
    /// What it is for: [`Effect::Ends`], [`Effect::Captures`] or [`Effect::Promotes`].
    pub effect: Effect,
    /// The routes of the pieces that it moves.
    pub routes: Vec<Route>,
    /// What it wins, in the unit of the values; more than everything for a won game.
    pub wins: i32,
}

/// The position with the other side to move, as if the player passed; `None` where nobody may pass to look: while the
/// player is in check, between the parts of a turn, and when the game is over.
#[must_use]
pub(super) fn passed(position: &Position) -> Option<Position> {
    if position.phase() == Phase::Second || position.is_check() || position.outcome().is_some() {
        return None;
    }
    let mut passed = position.scratch();
    make_null(&mut passed);
    Some(passed)
}

/// What the other side would win if it were its turn: the game in one turn, pieces, promotions. At most [`THREATS`]
/// turns, the strongest first, each for another piece of the player or another cell. `worth` is as for
/// [`effects`](super::effects); `budget` is the largest number of turns that are tried to find a win of the game, which
/// is then not looked for further.
///
/// Empty while the player is in check: the board shows that.
///
/// # Panics
/// May panic if `worth` lacks kinds of the game.
#[must_use]
pub fn threats(position: &Position, worth: &[i32], budget: u64) -> Vec<Threat> {
    let Some(passed) = passed(position) else { return Vec::new() };
    let them = passed.side();
    let mut found = Vec::new();
    if let Ok(Some(turn)) = forced_win(&passed, 1, budget)
        && let Some(effect) = effects(&passed, turn, worth).into_iter().next()
    {
        let routes = routes(&passed, turn.first);
        found.push(Threat { turn, effect, routes, wins: i32::MAX });
    }
    let mut actions = Vec::new();
    movegen::actions(&mut passed.scratch(), &mut actions);
    for first in actions {
        let (effect, wins) = match first.kind() {
            ActionKind::Move | ActionKind::Double | ActionKind::EnPassant => {
                let piece = passed.at(first.from()).kind();
                let victim = passed.victim_cell(first).map(|cell| (cell, passed.at(cell).kind()));
                let into = first.piece_type();
                if victim.is_none() && into.is_none() {
                    continue;
                }
                let mut after = passed.scratch();
                after.make_unchecked(first);
                let back = winnings(&after, first.to(), them.other(), worth);
                let gain = into.map_or(0, |into| worth[into] - worth[piece]);
                let wins = victim.map_or(0, |(_, kind)| worth[kind]) + gain - back;
                let effect = match (victim, into) {
                    (Some((cell, piece)), _) => {
                        let bargain = if back == 0 { Bargain::Free } else { Bargain::Gains };
                        Effect::Captures { cell, piece, bargain }
                    }
                    (None, Some(into)) => {
                        let back = passed.rules.promotes_from_pool(piece);
                        Effect::Promotes { cell: first.to(), piece, into, back }
                    }
                    (None, None) => continue,
                };
                (effect, wins)
            }
            ActionKind::Castle
            | ActionKind::Swap
            | ActionKind::Drop
            | ActionKind::Neutral
            | ActionKind::NeutralSwap
            | ActionKind::NeutralPlace
            | ActionKind::Promote
            | ActionKind::Pass => continue,
        };
        if wins > 0 {
            found.push(Threat { turn: Turn { first, second: None }, effect, routes: Vec::new(), wins });
        }
    }
    found.sort_by_key(|threat| std::cmp::Reverse(threat.wins));
    let mut told: Vec<Threat> = Vec::new();
    for threat in found {
        if told.len() == THREATS {
            break;
        }
        let same = |other: &Threat| aim(other.turn.first, &passed) == aim(threat.turn.first, &passed);
        if !told.iter().any(same) {
            told.push(threat);
        }
    }
    for threat in &mut told {
        threat.routes = routes(&passed, threat.turn.first);
    }
    told
}

/// What a threat is about: the cell of the piece that it captures, or else the cell of the piece that it promotes.
fn aim(first: Action, passed: &Position) -> Cell {
    passed.victim_cell(first).unwrap_or_else(|| first.from())
}
