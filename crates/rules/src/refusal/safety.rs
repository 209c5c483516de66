//! What forbids an action whose way is open: promotion, check, pins and the way home.
//!
//! A [`Candidate`] is an action with the causes that stop it and the changes of the board that lift them. Here the
//! changes are made on a copy, and the action is tried on it.

use variorum_gamedef::definition::{Pass, PieceTypeId};

use super::cause::Cause;
use super::wish::Form;
use crate::action::{Action, ActionKind};
use crate::diagram::{Attack, attacks};
use crate::movegen;
use crate::piece::{Cell, Piece, Side};
use crate::position::Position;
use crate::state::{Passing, Phase};

/// The largest number of candidates of one wish that are tried.
const TRIED: usize = 16;

/// An action that might be what is wished, and what stops it.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    /// The action.
    pub action: Action,
    /// What stops it.
    pub causes: Vec<Cause>,
    /// What must be on these cells instead, so that nothing stops it.
    pub changes: Vec<(Cell, Piece)>,
    /// The piece that would have to be open to capture en passant on the target.
    pub passing: Option<Cell>,
}

impl Candidate {
    /// Adds a cause that is lifted when the pieces on these cells are gone.
    pub fn without(&mut self, cells: &[Cell], cause: Cause) {
        self.changes.extend(cells.iter().map(|&cell| (cell, Piece::NONE)));
        self.causes.push(cause);
    }

    fn weight(&self) -> usize {
        self.causes.iter().map(Cause::weight).sum()
    }
}

/// The causes of the candidate that takes least to become legal; `None` if there is no candidate.
pub(super) fn best(position: &Position, mut candidates: Vec<Candidate>, form: Form) -> Option<Vec<Cause>> {
    for candidate in &mut candidates {
        let by = position.landings_taken(candidate.action).to_vec();
        if !by.is_empty() {
            candidate.without(&by.clone(), Cause::OtherLevelTaken { by });
        }
    }
    candidates.sort_by_key(Candidate::weight);
    candidates.truncate(TRIED);
    let judged = candidates.into_iter().map(|candidate| judge(position, candidate, form));
    judged.min_by_key(|causes| {
        let weight: usize = causes.iter().map(Cause::weight).sum();
        (weight, causes.len(), causes.iter().map(Cause::rank).min())
    })
}

/// All causes of a candidate: those that it has, and what forbids it when they are lifted.
fn judge(position: &Position, candidate: Candidate, form: Form) -> Vec<Cause> {
    let Candidate { mut action, mut causes, changes, passing } = candidate;
    // With an enemy piece on the target instead, it would be a capture.
    let retargeted = changes.iter().any(|&(cell, _)| cell == action.to())
        || causes.iter().any(|cause| matches!(cause, Cause::OnlyCaptures { .. } | Cause::PassingLapsed { .. }));
    let mut board = position.scratch();
    for (cell, piece) in changes {
        board.set(cell, piece, &mut ());
    }
    board.settle();
    if let Some(victim) = passing {
        board.state.passing = Passing::new([action.to()], victim);
    }
    if action.kind().is_motion() {
        match promoted(&board, action, form) {
            Ok(formed) => action = formed,
            Err(cause) => {
                // Whether the turn is safe and allowed is asked of the piece that it would be.
                if let Form::Into(into) = form {
                    action = action.with_piece(into);
                }
                causes.push(cause);
            }
        }
    }
    forbidden(position, &mut board, action, &mut causes);
    if !retargeted
        && action.kind().is_motion()
        && let (Some(bar), Some(cell)) = (board.bar_of(action), board.victim_cell(action))
    {
        causes.push(Cause::CaptureBarred { bar, cell });
    }
    let moves = board.phase() == Phase::First || board.rules.features.series.is_some();
    if moves && !retargeted {
        let by = must_capture_with(&mut board, Some(action));
        if !by.is_empty() {
            causes.push(Cause::MustCapture { by });
        }
    }
    if moves && !board.comes_first(action) {
        let pieces = must_drop(&mut board);
        if !pieces.is_empty() {
            causes.push(Cause::MustDrop { pieces });
        }
    }
    causes
}

/// Why the turn cannot be passed.
pub(super) fn passing(position: &Position) -> Vec<Cause> {
    let Some(when) = position.rules.features.pass else {
        return vec![if position.rules.has_second_part() { Cause::FirstPartMissing } else { Cause::NoPass }];
    };
    let mut causes = Vec::new();
    let mut board = position.scratch();
    match when {
        Pass::WhenStuck => {
            let mut actions = Vec::new();
            movegen::actions(&mut board, &mut actions);
            if actions.iter().any(|&action| action != Action::PASS) {
                causes.push(Cause::NotStuck);
            }
        }
        Pass::Always => {
            let by = must_capture_with(&mut board, None);
            if !by.is_empty() {
                causes.push(Cause::MustCapture { by });
            }
            let pieces = must_drop(&mut board);
            if !pieces.is_empty() {
                causes.push(Cause::MustDrop { pieces });
            }
        }
    }
    forbidden(position, &mut board, Action::PASS, &mut causes);
    causes
}

/// The types of the pieces that the player must drop; empty if any action is allowed.
fn must_drop(board: &mut Position) -> Vec<PieceTypeId> {
    if board.rules.features.drops_first == 0 {
        return Vec::new();
    }
    let mut actions = Vec::new();
    movegen::actions(board, &mut actions);
    let first = actions.iter().filter(|&&action| board.comes_first(action));
    let mut pieces: Vec<PieceTypeId> = first.filter_map(|action| action.piece_type()).collect();
    pieces.sort_unstable();
    pieces.dedup();
    pieces
}

/// The cells of the pieces with which the player must capture instead of this action, or a pass; empty if it is allowed.
fn must_capture_with(board: &mut Position, instead: Option<Action>) -> Vec<Cell> {
    if board.rules.capture_duty.is_none() {
        return Vec::new();
    }
    let mut actions = Vec::new();
    movegen::actions(board, &mut actions);
    actions.retain(|&action| board.is_compulsory(action));
    if let Some(action) = instead.filter(|&action| board.is_compulsory(action)) {
        let mut best = [actions.as_slice(), &[action]].concat();
        board.keep_best_captures(&mut best);
        if best.contains(&action) {
            return Vec::new();
        }
    }
    let mut by: Vec<Cell> = actions.iter().map(|action| action.from()).collect();
    by.sort_unstable();
    by.dedup();
    by
}

/// The move with the wished promotion, or why there is none.
fn promoted(board: &Position, action: Action, form: Form) -> Result<Action, Cause> {
    let (side, piece) = (board.side(), board.at(action.from()).kind());
    let mut forms = Vec::new();
    board.promotions(side, piece, action, |formed| forms.push(formed));
    if let Some(&formed) = forms.iter().find(|formed| form.allows(formed.piece_type())) {
        return Ok(formed);
    }
    let into = match form {
        Form::Any | Form::Staying => return Err(Cause::NoPromotion { piece }),
        Form::Plain if forms.is_empty() => return Err(Cause::NoPromotion { piece }),
        Form::Plain => return Err(Cause::MustPromote { piece }),
        Form::Promoted => return Err(Cause::NotPromotable { piece, into: None }),
        Form::Into(into) => into,
    };
    let rules = board.rules.pieces[piece].promotions.iter().map(|&rule| &board.rules.promotions[usize::from(rule)]);
    let mut here = rules.filter(|rule| board.rules.is_about(rule, side, action.from(), action.to()));
    let offers = here.find(|rule| rule.choices.iter().any(|choice| usize::from(choice.piece) == into));
    Err(match offers {
        None => Cause::NotPromotable { piece, into: Some(into) },
        Some(rule) if rule.from_pool && board.lost[side.index()][into] == 0 => Cause::NoneLost { into },
        Some(_) => Cause::PromotionCount { into },
    })
}

/// Is the action legal on this board, whose ways are open?
fn holds(board: &mut Position, action: Action) -> bool {
    let side = board.side();
    if board.phase() == Phase::First {
        return board.completes(action, side);
    }
    board.make_unchecked(action);
    let safe = board.is_safe(side);
    board.unmake();
    safe
}

/// Adds what forbids the action on this board.
pub(super) fn forbidden(position: &Position, board: &mut Position, action: Action, causes: &mut Vec<Cause>) {
    if holds(board, action) {
        return;
    }
    let side = board.side();
    let mut gone: Vec<(Cell, Piece, Attack)> = Vec::new();
    while !holds(board, action) {
        let attacks = attacks_after(board, action, side);
        if attacks.is_empty() {
            break;
        }
        for attack in attacks {
            gone.push((attack.by, board.at(attack.by), attack));
        }
        for (cell, _, _) in &gone {
            board.set(*cell, Piece::NONE, &mut ());
        }
        board.settle();
    }
    if holds(board, action) {
        // A second part may deal with some of the attacks. Only what it cannot deal with is a cause.
        for at in (0..gone.len()).rev() {
            let (cell, piece, _) = gone[at];
            board.set(cell, piece, &mut ());
            board.settle();
            if holds(board, action) {
                gone.remove(at);
            } else {
                board.set(cell, Piece::NONE, &mut ());
                board.settle();
            }
        }
    } else {
        causes.push(duty(board, action, side));
    }
    classify(position, action, gone.into_iter().map(|(_, _, attack)| attack).collect(), causes);
}

/// Why an action that leaves the royal piece safe is not legal.
fn duty(board: &mut Position, action: Action, side: Side) -> Cause {
    if let (ActionKind::Drop, Some(piece)) = (action.kind(), action.piece_type())
        && board.rules.pieces[piece].no_mate
        && !board.drop_may_mate(action)
    {
        return Cause::DropMates { piece };
    }
    let royal = board.royal_cell(side);
    board.make_unchecked(action);
    if let (ActionKind::Drop, Some(piece)) = (action.kind(), action.piece_type())
        && board.rules.pieces[piece].no_check
        && board.in_check(side.other())
    {
        board.unmake();
        return Cause::DropChecks { piece };
    }
    let home = board.came_home(side);
    let blown_up = board.is_blown_up(side);
    let ending = board.broken_condition(side);
    let early = board.checked_too_early(side);
    board.unmake();
    if early {
        return Cause::ChecksTooEarly { left: board.turns_left() };
    }
    if let (true, Some(cell)) = (blown_up, royal) {
        return Cause::BlownUp { cell };
    }
    if let Some(ending) = ending {
        return Cause::Forbidden { ending };
    }
    match &board.rules.definition.refuge {
        Some(refuge) if !home => Cause::MustComeHome { zone: refuge.zone },
        Some(_) | None => Cause::NoSecondPart,
    }
}

/// The attacks on the royal piece of `side` after the action.
fn attacks_after(board: &mut Position, action: Action, side: Side) -> Vec<Attack> {
    board.make_unchecked(action);
    let found = |board: &Position| -> Vec<Attack> {
        board.checked_royals(side).flat_map(|royal| attacks(board, royal, side.other())).collect()
    };
    let mut after = found(board);
    // Where pieces cross to the other level, those before the crossing count too.
    if after.is_empty() && board.stay(action, side) {
        after = found(board);
    }
    board.unmake();
    after
}

/// Adds the causes for attacks on the royal piece after an action.
fn classify(position: &Position, action: Action, attacks: Vec<Attack>, causes: &mut Vec<Cause>) {
    let side = position.side();
    let moved = moved(action);
    // The royal piece that an attack after the action meets, where it stands now.
    let target = |attack: &Attack| {
        let end = attack.route.cells.last().copied().filter(|_| position.rules.has_several_royals());
        let origin = |end: Cell| {
            let arrivals = match action.kind() {
                ActionKind::Castle => [(action.via(), action.from()), (action.aux(), action.to())],
                ActionKind::NeutralSwap => [(action.from(), action.to()); 2],
                ActionKind::Move
                | ActionKind::Double
                | ActionKind::EnPassant
                | ActionKind::Swap
                | ActionKind::Drop
                | ActionKind::Neutral
                | ActionKind::NeutralPlace
                | ActionKind::Promote
                | ActionKind::Pass
                | ActionKind::Gate
                | ActionKind::Shot => [(action.to(), action.from()); 2],
            };
            let arrived = |&&(to, from): &&(Cell, Cell)| to == end && moved.contains(&from);
            let origin = arrivals.iter().find(arrived).map(|&(_, from)| from);
            origin.unwrap_or(end)
        };
        end.map(origin).or_else(|| position.royal_cell(side))
    };
    // What the piece shields: the attacks that open when it is lifted.
    let mut lifted = position.scratch();
    moved.iter().for_each(|&cell| lifted.set(cell, Piece::NONE, &mut ()));
    lifted.settle();
    let mut before = position.scratch();
    let attacked = |board: &Position, by: Cell, royal: Option<Cell>| {
        royal.is_some_and(|royal| board.at(by) == position.at(by) && board.piece_attacks(by, royal, side.other()))
    };
    let (mut check, mut pinned, mut exposed, mut into, mut facing) =
        (Vec::new(), Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for attack in attacks {
        let royal = target(&attack);
        let moves = royal.is_some_and(|royal| moved.contains(&royal));
        let faces = position.royal_cells(side.other()).any(|royal| royal == attack.by)
            && attack.route.cells.last().is_some_and(|&end| !position.piece_attacks(attack.by, end, side.other()));
        let list = if faces && !position.rules.definition.endings.facing.is_empty() {
            &mut facing
        } else if moves {
            &mut into
        } else if attacked(&before, attack.by, royal) {
            &mut check
        } else if attacked(&lifted, attack.by, royal) {
            &mut pinned
        } else {
            &mut exposed
        };
        // What stands behind it attacks as it does.
        for board in [&mut before, &mut lifted] {
            board.set(attack.by, Piece::NONE, &mut ());
            board.settle();
        }
        list.push(attack);
    }
    let mut add = |attacks: Vec<Attack>, cause: fn(Vec<Attack>) -> Cause| {
        if !attacks.is_empty() {
            causes.push(cause(attacks));
        }
    };
    add(check, |attacks| Cause::InCheck { attacks });
    add(pinned, |attacks| Cause::Pinned { attacks });
    add(exposed, |attacks| Cause::Exposed { attacks });
    add(into, |attacks| Cause::IntoCheck { attacks });
    add(facing, |attacks| Cause::Facing { attacks });
}

/// The cells of the pieces that the action moves.
fn moved(action: Action) -> Vec<Cell> {
    match action.kind() {
        ActionKind::Move | ActionKind::Double | ActionKind::EnPassant | ActionKind::Neutral => vec![action.from()],
        ActionKind::Castle | ActionKind::Swap | ActionKind::NeutralSwap => vec![action.from(), action.to()],
        ActionKind::Drop
        | ActionKind::NeutralPlace
        | ActionKind::Promote
        | ActionKind::Pass
        | ActionKind::Gate
        | ActionKind::Shot => Vec::new(),
    }
}
