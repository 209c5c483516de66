//! Threats: what the other side would do if it were its turn.

use super::THREATS;
use super::exchange::{balance, winnings};
use super::find::effects;
use super::kind::{Bargain, Effect};
use crate::action::{Action, ActionKind, Turn};
use crate::diagram::{Route, routes};
use crate::make::make_null;
use crate::mate::win_at_once;
use crate::movegen;
use crate::piece::{Cell, Side};
use crate::position::Position;
use crate::second_part::refuting_second_parts;
use crate::state::Phase;

/// A turn that the other side would make.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Threat {
    /// The turn; without its second part, if any second part does.
    pub turn: Turn,
    /// What it is for: [`Effect::Ends`], [`Effect::Captures`] or [`Effect::Promotes`].
    pub effect: Effect,
    /// What its second part does, if the turn needs a certain one, and `effect` does not say it.
    pub second: Option<Effect>,
    /// The routes of the pieces that it moves.
    pub routes: Vec<Route>,
    /// What it wins, in the unit of the values; more than everything for a won game.
    pub wins: i32,
}

/// The largest number of second parts that are tried to make captures safe.
const SECONDS: u32 = 400;

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
/// [`effects`]; `budget` is the largest number of turns that are tried to find a win of the game, which
/// is then not looked for further.
///
/// Empty while the player is in check: the board shows that.
///
/// # Panics
/// May panic if `worth` lacks kinds of the game.
#[must_use]
pub fn threats(position: &Position, worth: &[i32], budget: u64) -> Vec<Threat> {
    let Some(passed) = passed(position) else { return Vec::new() };
    let mut found = Vec::new();
    if let Ok(Some(turn)) = win_at_once(&passed, budget)
        && let Some(effect) = effects(&passed, turn, worth).into_iter().next()
    {
        found.push(Threat { turn, effect, second: None, routes: Vec::new(), wins: i32::MAX });
    }
    let mut actions = Vec::new();
    movegen::actions(&mut passed.scratch(), &mut actions);
    let mut tries = SECONDS;
    for first in actions {
        found.extend(gain(&passed, first, worth, &mut tries));
        found.extend(promotion_elsewhere(&passed, first, worth));
    }
    found.sort_by_key(|threat| std::cmp::Reverse(threat.wins));
    let mut told: Vec<Threat> = Vec::new();
    for threat in found {
        if told.len() == THREATS {
            break;
        }
        let same = |other: &Threat| aim(other.turn, &passed) == aim(threat.turn, &passed);
        if !told.iter().any(same) {
            told.push(threat);
        }
    }
    for threat in &mut told {
        threat.routes = routes(&passed, threat.turn.first);
        if let Some(second) = threat.turn.second {
            let mut between = passed.scratch();
            between.make_unchecked(threat.turn.first);
            threat.routes.extend(routes(&between, second));
            threat.second = second_effect(&passed, threat, worth);
        }
    }
    told
}

/// What a capture or a promotion wins, with the second part that keeps the most of it; `None` if that is nothing.
fn gain(passed: &Position, first: Action, worth: &[i32], tries: &mut u32) -> Option<Threat> {
    match first.kind() {
        ActionKind::Move | ActionKind::Double | ActionKind::EnPassant | ActionKind::Shot => {}
        ActionKind::Castle
        | ActionKind::Swap
        | ActionKind::Drop
        | ActionKind::Neutral
        | ActionKind::NeutralSwap
        | ActionKind::NeutralPlace
        | ActionKind::Promote
        | ActionKind::Pass
        | ActionKind::Gate => return None,
    }
    let piece = passed.at(first.from()).kind();
    let victim = passed.victim_cell(first).map(|cell| (cell, passed.at(cell).kind()));
    let into = first.piece_type();
    let taken: i32 = passed.victim_cells(first).iter().map(|cell| worth[passed.at(cell).kind()]).sum();
    let won = taken + into.map_or(0, |into| worth[into] - worth[piece]);
    let blast = passed.rules.blast.as_ref().filter(|_| victim.is_some());
    let explodes = victim.is_some() && passed.rules.definition.capture.explodes();
    let perishes = blast.is_some_and(|blast| blast.takes_captor(piece));
    if won <= 0 && !explodes {
        return None;
    }
    let mut after = passed.scratch();
    after.make_unchecked(first);
    let won = if explodes || perishes { balance(passed, &after, passed.side(), worth) } else { won };
    let stands = if first.kind() == ActionKind::Shot { first.from() } else { passed.landing(first.to()) };
    let (back, second) = least_back(&mut after, stands, passed.side().other(), worth, tries);
    let wins = won - back;
    let effect = match (victim, into) {
        (Some((cell, piece)), _) => {
            let bargain = match back {
                _ if explodes => Bargain::Explodes,
                0 if !perishes => Bargain::Free,
                _ => Bargain::Gains,
            };
            Effect::Captures { cell, piece, bargain }
        }
        (None, Some(into)) => {
            let back = passed.rules.promotes_from_pool(piece);
            Effect::Promotes { cell: passed.landing(first.to()), piece, into, back }
        }
        (None, None) => return None,
    };
    (wins > 0).then(|| Threat { turn: Turn { first, second }, effect, second: None, routes: Vec::new(), wins })
}

/// What the opponent wins back on a cell after a first part, and the second part after which that is least, if it is less than without one. Only second parts
/// are tried that may prevent a recapture, at most `tries`.
fn least_back(
    after: &mut Position,
    cell: Cell,
    opponent: Side,
    worth: &[i32],
    tries: &mut u32,
) -> (i32, Option<Action>) {
    let mut best = (winnings(after, cell, opponent, worth), None);
    if best.0 == 0 || after.phase() != Phase::Second {
        return best;
    }
    let mut seconds = Vec::new();
    let attackers: Vec<Cell> = after.attacker_cells(cell, opponent).collect();
    for attacker in attackers {
        refuting_second_parts(after, Action::new(ActionKind::Move, attacker, cell), &mut seconds);
    }
    for second in seconds {
        if best.0 == 0 || *tries == 0 {
            break;
        }
        *tries -= 1;
        after.make_unchecked(second);
        // A second part may take the piece elsewhere.
        let stands = after.at(cell).is_owned_by(opponent.other());
        let back = winnings(after, cell, opponent, worth);
        after.unmake();
        if stands && back < best.0 {
            best = (back, Some(second));
        }
    }
    best
}

/// The best promotion elsewhere that a first part makes possible (ST-25); `None` if there is none.
fn promotion_elsewhere(passed: &Position, first: Action, worth: &[i32]) -> Option<Threat> {
    if passed.rules.features.second || !passed.rules.has_second_part() {
        return None;
    }
    let mut after = passed.scratch();
    after.make_unchecked(first);
    if after.phase() != Phase::Second {
        return None;
    }
    let mut seconds = Vec::new();
    movegen::actions(&mut after, &mut seconds);
    let promotions = seconds.into_iter().filter(|second| second.kind() == ActionKind::Promote);
    let gains = promotions.filter_map(|second| {
        let (piece, into) = (after.at(second.to()).kind(), second.piece_type()?);
        Some((worth[into] - worth[piece], second, piece, into))
    });
    let (gain, second, piece, into) = gains.max_by_key(|gain| gain.0)?;
    let taken: i32 = passed.victim_cells(first).iter().map(|cell| worth[passed.at(cell).kind()]).sum();
    let wins = gain + taken - winnings(&after, passed.landing(first.to()), passed.side().other(), worth);
    let back = passed.rules.promotes_elsewhere_from_pool(piece);
    let effect = Effect::Promotes { cell: second.to(), piece, into, back };
    let turn = Turn { first, second: Some(second) };
    (gain > 0 && wins > 0).then(|| Threat { turn, effect, second: None, routes: Vec::new(), wins })
}

/// What the second part of a threat does, unless that is what the threat is for.
fn second_effect(passed: &Position, threat: &Threat, worth: &[i32]) -> Option<Effect> {
    let of_second = |effect: &Effect| match effect {
        Effect::MovesNeutral { .. } | Effect::SwapsNeutral { .. } | Effect::PlacesNeutral { .. } => true,
        Effect::Promotes { back, .. } => *back,
        Effect::Ends { .. }
        | Effect::Captures { .. }
        | Effect::Explodes { .. }
        | Effect::Perishes { .. }
        | Effect::TurnsOver { .. }
        | Effect::Check { .. }
        | Effect::AnswersCheck { .. }
        | Effect::Freezes { .. }
        | Effect::Frees { .. }
        | Effect::Attacks { .. }
        | Effect::Opens { .. }
        | Effect::Uncovers { .. }
        | Effect::Saves { .. }
        | Effect::Drops { .. }
        | Effect::Castles { .. }
        | Effect::Swaps { .. }
        | Effect::Stays { .. }
        | Effect::MakesRoom { .. } => false,
    };
    effects(passed, threat.turn, worth).into_iter().find(of_second).filter(|effect| *effect != threat.effect)
}

/// What a threat is about: the cell of the piece that it captures, or else the cell of the piece that it promotes.
fn aim(turn: Turn, passed: &Position) -> Cell {
    let promoted = turn.second.filter(|second| second.kind() == ActionKind::Promote).map(Action::to);
    passed.victim_cell(turn.first).or(promoted).unwrap_or_else(|| turn.first.from())
}
