//! What stops second parts: actions of neutral pieces (SR-7 to SR-9, DE-6, DE-7) and promotions elsewhere (ST-25).

use variorum_gamedef::definition::{NeutralActionKind, Spot};

use super::cause::Cause;
use super::safety::forbidden;
use super::wish::{Form, Wish};
use crate::action::{Action, ActionKind};
use crate::piece::{Cell, Occupant, Piece, Side};
use crate::position::Position;

/// Why the wish is no second part.
pub(super) fn causes(position: &Position, wish: &Wish) -> Vec<Cause> {
    if position.rules.features.series.is_some() {
        return another_move(position, wish);
    }
    if let (Wish::Go { from, to, form }, Some((_, stands, _))) = (*wish, position.state.moved)
        && position.rules.features.legs
        && from == stands
    {
        return second_step(position, from, to, form);
    }
    let mut causes = Vec::new();
    match *wish {
        Wish::Go { from, to, form } => match position.at(from).occupant() {
            None => causes.push(Cause::EmptyCell { cell: from }),
            Some(Occupant::Owned(side, _)) if side == position.side() => {
                causes.push(Cause::FirstPartMade { cell: from });
            }
            Some(Occupant::Owned(..)) => causes.push(Cause::NotToMove { cell: from, side: position.side() }),
            Some(Occupant::Neutral(kind)) => {
                return match form {
                    Form::Any | Form::Plain => neutral(position, kind, from, to),
                    Form::Promoted | Form::Into(_) | Form::Staying => vec![Cause::Shape { from, to }],
                };
            }
        },
        Wish::Drop { kind, to } => match &position.rules.gating {
            Some(gating) if gating.kinds >> kind & 1 != 0 => gated(position, kind, to, &mut causes),
            Some(_) | None => causes.push(Cause::FirstPartMade { cell: to }),
        },
        Wish::Place { neutral, to } => return placed(position, neutral, to),
        Wish::Promote { cell, into } => {
            let Some((from, to, kind)) = position.state.moved else { return vec![Cause::NotElsewhere { cell }] };
            causes.push(promotion(position, position.side(), (usize::from(kind), from, to), cell, into));
        }
        Wish::Pass if position.rules.features.second_compulsory => causes.push(Cause::SecondNeeded),
        Wish::Pass => forbidden(position, &mut position.scratch(), Action::PASS, &mut causes),
    }
    causes
}

/// Why the piece that has just moved does not go on to this cell.
fn second_step(position: &Position, from: Cell, to: Cell, form: Form) -> Vec<Cause> {
    if !position.is_next_cell(to) {
        return vec![Cause::Shape { from, to }];
    }
    let mut candidate = super::open(ActionKind::Move, from, to);
    let there = position.at(to);
    if there.is_owned_by(position.side()) {
        candidate.causes.push(Cause::OwnPiece { cell: to });
        candidate.changes.push((to, Piece::NONE));
    } else if there.is_neutral() {
        candidate.causes.push(Cause::NeutralTarget { cell: to });
        candidate.changes.push((to, Piece::NONE));
    }
    super::safety::best(position, vec![candidate], form).unwrap_or_else(|| vec![Cause::Shape { from, to }])
}

/// Why the wish is no second move of a turn of several moves.
fn another_move(position: &Position, wish: &Wish) -> Vec<Cause> {
    match *wish {
        Wish::Pass => vec![Cause::NotStuck],
        Wish::Go { from, .. }
            if position.moves_others_only() && position.state.moved.is_some_and(|(_, to, _)| to == from) =>
        {
            let mut causes = super::of_first_part(position, wish);
            causes.push(Cause::MovedBefore { cell: from });
            causes
        }
        Wish::Place { neutral, .. } => vec![Cause::NotPlaced { neutral }],
        Wish::Promote { cell, .. } => vec![Cause::NotElsewhere { cell }],
        Wish::Go { .. } | Wish::Drop { .. } => super::of_first_part(position, wish),
    }
}

/// Why a piece of this kind does not come in on `to`.
fn gated(position: &Position, kind: usize, to: Cell, causes: &mut Vec<Cause>) {
    if position.in_hand(position.side(), kind) == 0 {
        causes.push(Cause::NotInHand { piece: kind });
    }
    if !position.lasting().opened.contains(&to) {
        causes.push(Cause::NotGated { cell: to });
    } else if !position.at(to).is_none() {
        causes.push(Cause::Occupied { cell: to });
    }
    if causes.is_empty() {
        let action = Action::new(ActionKind::Gate, to, to).with_piece(kind);
        forbidden(position, &mut position.scratch(), action, causes);
    }
}

/// Why there is no such second part after a first part that has ended the turn.
pub(super) fn after_the_turn(before: &Position, after: &Position, first: Action, wish: &Wish) -> Cause {
    match *wish {
        Wish::Promote { cell, into } if first.kind().is_motion() => {
            let moved = (before.at(first.from()).kind(), first.from(), first.to());
            promotion(after, before.side(), moved, cell, into)
        }
        Wish::Promote { cell, .. } => Cause::NotElsewhere { cell },
        Wish::Go { .. } | Wish::Drop { .. } | Wish::Place { .. } | Wish::Pass => Cause::NoSecondPart,
    }
}

/// Why the piece on `cell` is not promoted elsewhere by this move: kind, start and end of the piece that moved.
fn promotion(
    position: &Position,
    side: Side,
    (mover, from, to): (usize, Cell, Cell),
    cell: Cell,
    into: usize,
) -> Cause {
    let piece = position.at(cell);
    match piece.occupant() {
        None => return Cause::EmptyCell { cell },
        Some(Occupant::Owned(owner, _)) if owner == side => {}
        Some(Occupant::Owned(..)) => return Cause::NotToMove { cell, side },
        Some(Occupant::Neutral(_)) => return Cause::NotElsewhere { cell },
    }
    let rules = position.rules.remote.iter().zip(&position.rules.definition.remote_promotions);
    let mut found = Cause::NotElsewhere { cell };
    for (rule, remote) in rules {
        let applies =
            rule.follows(side, mover, from, to) && rule.concerns(side, piece.kind(), cell) && rule.into.contains(&into);
        if !applies {
            continue;
        }
        if rule.from_pool && position.lost[side.index()][into] == 0 {
            found = Cause::NoneLost { into };
        } else if let Some((zone, _)) = &remote.keep
            && !rule.keeps(position.guarding(rule, side).as_ref(), side, cell, into)
        {
            return Cause::LastGuard { cell, zone: *zone };
        }
    }
    found
}

/// Why a neutral piece of this kind is not put on `to`.
fn placed(position: &Position, neutral: usize, to: Cell) -> Vec<Cause> {
    let actions = || {
        let all = position.rules.definition.second.iter().flat_map(|second| &second.actions);
        all.filter(|action| action.neutrals.contains(&neutral))
    };
    let mut causes = Vec::new();
    let mut board = position.scratch();
    if !position.at(to).is_none() {
        board.set(to, Piece::NONE, &mut ());
        board.settle();
        causes.push(Cause::Occupied { cell: to });
    }
    let comes = !position.is_on_board(neutral) && actions().any(|action| action.kind == NeutralActionKind::Anywhere);
    let mut limits = |action: &NeutralActionKind| match *action {
        NeutralActionKind::Put { spot, zone } => {
            let mut limits = Vec::new();
            if !board.put_cells(spot, None).has(to) {
                limits.push(Cause::PutSpot { cell: to, spot });
            }
            if let Some(limit) = zone
                && !board.put_cells(Spot::Anywhere, zone).has(to)
            {
                limits.push(Cause::PutZone { cell: to, zone: limit });
            }
            Some(limits)
        }
        NeutralActionKind::Step { .. }
        | NeutralActionKind::Vault
        | NeutralActionKind::Swap { .. }
        | NeutralActionKind::Anywhere => None,
    };
    if !comes {
        match actions().filter_map(|action| limits(&action.kind)).min_by_key(Vec::len) {
            Some(limits) => causes.extend(limits),
            None => return vec![Cause::NotPlaced { neutral }],
        }
    }
    let action = Action::new(ActionKind::NeutralPlace, to, to).with_piece(neutral);
    forbidden(position, &mut board, action, &mut causes);
    causes
}

/// Why the neutral piece on `from` does not go to `to`.
fn neutral(position: &Position, kind: usize, from: Cell, to: Cell) -> Vec<Cause> {
    let mut actions = position.rules.definition.second.iter().flat_map(|second| &second.actions);
    if !actions.any(|action| action.neutrals.contains(&kind)) {
        return vec![Cause::NeutralFixed { neutral: kind }];
    }
    let mut board = position.scratch();
    let mut causes = Vec::new();
    let mut found = way(&board, kind, from, to);
    if found.is_none() {
        // The target first: what is there is more to the point than what stands around.
        let others = position.rules.cells().filter(|&cell| cell != from && cell != to);
        for cell in [to].into_iter().chain(others) {
            let piece = board.at(cell);
            if cell == from || piece.is_none() {
                continue;
            }
            board.set(cell, Piece::NONE, &mut ());
            board.settle();
            found = way(&board, kind, from, to);
            if found.is_some() {
                causes.push(if cell == to { Cause::Occupied { cell } } else { Cause::Blocked { by: vec![cell] } });
                break;
            }
            board.set(cell, piece, &mut ());
            board.settle();
        }
    }
    let Some((action, pawns)) = found else { return vec![Cause::Shape { from, to }] };
    if let Some(zone) = pawns {
        causes.push(Cause::PawnZone { cell: from, zone });
    }
    if position.is_ko(from, to) {
        causes.push(Cause::Ko { from, to });
    }
    forbidden(position, &mut board, action, &mut causes);
    causes
}

/// The action by which a neutral piece goes from cell to cell, apart from ko and check. With a zone, a pawn would be
/// swapped into it.
fn way(board: &Position, kind: usize, from: Cell, to: Cell) -> Option<(Action, Option<usize>)> {
    let rules = &board.rules;
    let moves = Action::new(ActionKind::Neutral, from, to);
    let mut barred = None;
    let mut steps = rules.neutral_steps.iter();
    for action in rules.definition.second.iter().flat_map(|second| &second.actions) {
        let mine = action.neutrals.contains(&kind);
        match &action.kind {
            NeutralActionKind::Step { .. } => {
                let Some(steps) = steps.next() else { continue };
                if mine && board.at(to).is_none() && steps.reach(from, &board.relays_for(steps)).has(to) {
                    return Some((moves, None));
                }
            }
            NeutralActionKind::Vault => {
                if mine && board.at(to).is_none() && vaults(board, &action.neutrals, from, to) {
                    return Some((moves, None));
                }
            }
            NeutralActionKind::Swap { pawns_barred } => {
                let beside = rules.beside(from).contains(&to);
                if mine && beside && board.at(to).is_owned_by(board.side()) {
                    let swap = Action::new(ActionKind::NeutralSwap, from, to);
                    let pawn = rules.pieces[board.at(to).kind()].pawn;
                    let zone =
                        pawns_barred.filter(|&zone| pawn && rules.zones.iter().any(|zones| zones[zone].has(from)));
                    if zone.is_none() {
                        return Some((swap, None));
                    }
                    barred = Some((swap, zone));
                }
            }
            NeutralActionKind::Anywhere => {
                if mine && board.at(to).is_none() {
                    return Some((moves, None));
                }
            }
            NeutralActionKind::Put { .. } => {}
        }
    }
    barred
}

/// Does the neutral piece on `from` vault to `to` over a line of neutral pieces of these kinds (DE-6 b, DE-10)?
fn vaults(board: &Position, kinds: &[usize], from: Cell, to: Cell) -> bool {
    let rules = &board.rules;
    let ours = |cell: Cell| cell != Cell::NONE && board.at(cell).is_neutral() && kinds.contains(&board.at(cell).kind());
    let beside = rules.beside(from);
    beside.iter().enumerate().any(|(direction, &first)| {
        if !ours(first) || ours(beside[direction ^ 1]) {
            return false;
        }
        let mut at = first;
        while ours(at) && at != from {
            at = rules.beside(at)[direction];
        }
        at == to
    })
}
