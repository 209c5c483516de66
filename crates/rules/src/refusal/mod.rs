//! Refusals: why a wish is not a legal action.
//!
//! A player who clicks a cell in vain wants to know why. [`refusal`] answers with the causes, typed and with the cells
//! that they concern. Together they are enough, and each of them is needed: lift all, and the action is legal; lift all
//! but one, and it is not. Where nothing can help, because no phrase leads there, the cause is [`Cause::Shape`].
//!
//! [`paths`] follows the phrases of the definition from cell to cell and notes what stops each path, [`specials`] does
//! the same for castling, swaps and drops, [`second`] for second parts. A path that takes the least to open is chosen;
//! [`safety`] then finds out, on a board where it is open, what check, pins and duties to promote forbid.
//!
//! ```
//! # use variorum_rules::{Position, refusal::{self, Cause, Wish}};
//! # let rules = variorum_library::rules("chess")?;
//! let position = Position::start(&rules);
//! let wish = Wish::parse(&rules, "a1a3").ok_or("not a wish")?;
//! let refusal = refusal::refusal(&position, &wish).ok_or("a legal move")?;
//! assert_eq!(refusal.causes, [Cause::Blocked { by: vec![rules.parse_cell("a2").ok_or("no such cell")?] }]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod cause;
mod marks;
mod paths;
mod safety;
mod second;
mod specials;
mod wish;

use crate::action::{Action, ActionKind};
use crate::movegen;
use crate::outcome::outcome_without_actions;
use crate::piece::Occupant;
use crate::position::Position;
use crate::state::Phase;

pub use self::cause::Cause;
pub use self::wish::{Form, Wish};

use self::safety::Candidate;

/// Why a wish is not a legal action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The causes, at least one; what concerns the piece itself comes first, check and promotion last.
    pub causes: Vec<Cause>,
}

impl From<Cause> for Refusal {
    fn from(cause: Cause) -> Self {
        Self { causes: vec![cause] }
    }
}

/// Why is the wish not a legal action of the current part of the turn? `None` if it is one.
///
/// Endings by history, such as repetition, are not known to a position; callers that know one answer with
/// [`Cause::GameOver`] themselves.
///
/// # Panics
/// May panic if the wish is from another game.
#[must_use]
pub fn refusal(position: &Position, wish: &Wish) -> Option<Refusal> {
    let mut actions = Vec::new();
    movegen::actions(&mut position.scratch(), &mut actions);
    if actions.iter().any(|&action| wish.fits(action)) {
        return None;
    }
    if position.phase() == Phase::First {
        let over = position.special_end().or_else(|| actions.is_empty().then(|| outcome_without_actions(position)));
        if let Some(outcome) = over {
            return Some(Cause::GameOver { reason: outcome.reason }.into());
        }
    }
    let mut causes = match position.phase() {
        Phase::First => of_first_part(position, wish),
        Phase::Second => second::causes(position, wish),
    };
    causes.sort_by_key(Cause::rank);
    Some(Refusal { causes })
}

/// [`refusal`] of a wish for the second part of a turn, after this first part, which must be legal in the position.
///
/// # Panics
/// As [`refusal`].
#[must_use]
pub fn refusal_after(position: &Position, first: Action, wish: &Wish) -> Option<Refusal> {
    let mut after = position.scratch();
    after.make_unchecked(first);
    if after.phase() == Phase::Second {
        return refusal(&after, wish);
    }
    if *wish == Wish::Pass {
        return None;
    }
    Some(second::after_the_turn(position, &after, first, wish).into())
}

/// A move text that was asked about: the part of the turn that decides, and the answer.
#[derive(Clone, Debug)]
pub struct Asked {
    /// The position in which the part would be made; for second parts, the one after the first part.
    pub position: Position,
    /// The part.
    pub wish: Wish,
    /// Why it is not legal; `None` if it is.
    pub refusal: Option<Refusal>,
}

/// Asks about a turn in the form of [`Position::turn_text`], or its first part alone. If the first part is not legal,
/// the answer is about it, otherwise about the second one, if there is a comma. `None` if the text names no cells or
/// pieces of the game.
///
/// ```
/// # use variorum_rules::{Position, refusal::{self, Cause}};
/// # let rules = variorum_library::rules("duck-chess")?;
/// let position = Position::start(&rules);
/// let asked = refusal::ask(&position, "e2e4,*@e2").ok_or("not a turn")?;
/// assert_eq!(asked.refusal, None); // the pawn has just left e2
/// let asked = refusal::ask(&position, "e2e4,*@e4").ok_or("not a turn")?;
/// let cell = rules.parse_cell("e4").ok_or("no such cell")?;
/// assert_eq!(asked.refusal, Some(Cause::Occupied { cell }.into()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn ask(position: &Position, text: &str) -> Option<Asked> {
    let rules = position.rules();
    let (first, second) = match text.trim().split_once(',') {
        Some((first, second)) => (first.trim(), Some(second.trim())),
        None => (text.trim(), None),
    };
    let wish = Wish::parse(rules, first).filter(|_| !first.is_empty())?;
    let second = match second {
        Some(second) => Some(Wish::parse(rules, second)?),
        None => None,
    };
    let refused = refusal(position, &wish);
    let Some(second) = second.filter(|_| refused.is_none()) else {
        return Some(Asked { position: position.scratch(), wish, refusal: refused });
    };
    let mut after = position.scratch();
    let mut actions = Vec::new();
    movegen::actions(&mut after, &mut actions);
    // Of several legal forms, such as promotions, the text means the one that it is, or else any.
    let meant = actions.iter().find(|&&action| position.is_action_text(action, first));
    let first = *meant.or_else(|| actions.iter().find(|&&action| wish.fits(action)))?;
    let refusal = refusal_after(position, first, &second);
    after.make_unchecked(first);
    Some(Asked { position: after, wish: second, refusal })
}

fn of_first_part(position: &Position, wish: &Wish) -> Vec<Cause> {
    match *wish {
        Wish::Go { from, to, form } => {
            let cause = match position.at(from).occupant() {
                None => Cause::EmptyCell { cell: from },
                Some(Occupant::Neutral(_)) => Cause::NeutralPiece { cell: from },
                Some(Occupant::Owned(side, kind)) if side == position.side() => {
                    let mut candidates = paths::candidates(position, from, to);
                    if form == Form::Staying {
                        candidates.retain(|candidate| candidate.action.kind() == ActionKind::Shot);
                    }
                    if form.allows(None) {
                        candidates.extend(specials::castlings(position, from, to));
                        candidates.extend(specials::swap(position, from, to));
                    }
                    let causes = safety::best(position, candidates, form);
                    let mut causes = causes.unwrap_or_else(|| paths::none(position, from, to));
                    causes.extend(frozen(position, from, kind));
                    return causes;
                }
                Some(Occupant::Owned(..)) => Cause::NotToMove { cell: from, side: position.side() },
            };
            vec![cause]
        }
        // What is never in a hand, such as a royal piece, is not put on the board to see what follows.
        Wish::Drop { kind, .. } if !position.rules.pieces[kind].droppable => vec![Cause::NotInHand { piece: kind }],
        Wish::Drop { kind, to } if position.rules.pieces[kind].drop_cells.iter().all(|cells| cells.is_empty()) => {
            // It only comes in where others leave.
            vec![Cause::NotGated { cell: to }]
        }
        Wish::Drop { kind, to } => {
            safety::best(position, vec![specials::drop(position, kind, to)], Form::Any).unwrap_or_default()
        }
        Wish::Place { .. } | Wish::Promote { .. } => vec![Cause::FirstPartMissing],
        Wish::Pass => safety::passing(position),
    }
}

/// The causes that this piece of the side to move is frozen, if it is.
fn frozen(position: &Position, cell: crate::piece::Cell, kind: usize) -> Vec<Cause> {
    let side = position.side();
    let frozen = position.is_frozen(side, kind).then_some(Cause::Frozen { cell, piece: kind });
    let mut causes: Vec<Cause> = frozen.into_iter().collect();
    let mut by: Vec<crate::piece::Cell> = position.freezers(cell, side, kind).collect();
    by.sort_unstable();
    by.dedup();
    if !by.is_empty() {
        causes.push(Cause::FrozenBy { cell, by });
    }
    causes
}

/// Something that may be wished: this action, with nothing in its way so far.
fn open(kind: ActionKind, from: crate::piece::Cell, to: crate::piece::Cell) -> Candidate {
    Candidate { action: Action::new(kind, from, to), causes: Vec::new(), changes: Vec::new(), passing: None }
}
