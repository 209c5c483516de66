//! What stops castling, swaps of the royal piece and drops.

use variorum_gamedef::definition::PromotionDuty;

use super::cause::Cause;
use super::safety::Candidate;
use super::{frozen, open};
use crate::action::ActionKind;
use crate::diagram::{Attack, attacks};
use crate::piece::{Cell, Piece, Side};
use crate::position::Position;
use crate::rules::CastlingPath;

/// The castlings that may be meant: towards the partner on `to`, or with the royal piece's target there.
pub(super) fn castlings(position: &Position, from: Cell, to: Cell) -> Vec<Candidate> {
    let side = position.side();
    let royal = position.at(from);
    if !royal.is_owned_by(side) || position.rules.castling.royals >> royal.kind() & 1 == 0 {
        return Vec::new();
    }
    let paths = position.rules.castling.paths.iter();
    let start = Position::start(&position.rules);
    // Nobody misses a partner where none begins.
    let meant = |path: &&CastlingPath| {
        let here = path.side == side && path.royal == from && usize::from(path.royal_kind) == royal.kind();
        let present = path.has_partner(position);
        here && (path.partner == to && present || path.royal_to == to && (present || path.has_partner(&start)))
    };
    paths.filter(meant).map(|path| castling(position, path)).collect()
}

fn castling(position: &Position, path: &CastlingPath) -> Candidate {
    let side = path.side;
    let mut candidate = Candidate { action: path.action, ..open(ActionKind::Castle, path.royal, path.partner) };
    let partner = position.at(path.partner);
    let mut board = position.scratch();
    if !path.has_partner(position) {
        let kind = path.partners.trailing_zeros() as usize;
        candidate.changes.push((path.partner, Piece::of(side, kind)));
        candidate.causes.push(Cause::CastlingPartner { cell: path.partner });
    } else {
        let named = |cell: &Cell| position.lasting().rights.contains(cell);
        if !named(&path.partner) || position.rules.names_royals() && !named(&path.royal) {
            candidate.causes.push(Cause::CastlingRight { partner: path.partner });
        }
        candidate.causes.extend(frozen(position, path.partner, partner.kind()));
    }
    let by: Vec<Cell> = path.empty.iter().copied().filter(|&cell| !position.at(cell).is_none()).collect();
    if !by.is_empty() {
        candidate.without(&by.clone(), Cause::CastlingBlocked { by });
    }
    for &(cell, piece) in &candidate.changes {
        board.set(cell, piece, &mut ());
    }
    board.settle();
    if position.castles_in_safety(path) {
        let checks = clear(&mut board, &[path.royal], side, &mut candidate);
        if !checks.is_empty() {
            candidate.causes.push(Cause::CastlingInCheck { attacks: checks });
        }
        board.set(path.royal, Piece::NONE, &mut ());
        board.set(path.partner, Piece::NONE, &mut ());
        let over = clear(&mut board, &path.safe, side, &mut candidate);
        if !over.is_empty() {
            candidate.causes.push(Cause::CastlingAttacked { attacks: over });
        }
    }
    candidate
}

/// Removes every attacker of these cells from the board, and notes the change.
fn clear(board: &mut Position, cells: &[Cell], side: Side, candidate: &mut Candidate) -> Vec<Attack> {
    let mut all: Vec<Attack> = Vec::new();
    loop {
        let found: Vec<Attack> = cells.iter().flat_map(|&cell| attacks(board, cell, side.other())).collect();
        if found.is_empty() {
            return all;
        }
        for attack in found {
            board.set(attack.by, Piece::NONE, &mut ());
            if !all.iter().any(|known| known.by == attack.by) {
                candidate.changes.push((attack.by, Piece::NONE));
                all.push(attack);
            }
        }
        board.settle();
    }
}

/// The swap of the royal piece on `from` with the neighbour on `to` (ST-19), if the two could swap.
pub(super) fn swap(position: &Position, from: Cell, to: Cell) -> Option<Candidate> {
    let (rules, side) = (&position.rules, position.side());
    let swap = rules.definition.swap.as_ref().filter(|_| position.royal_cell(side) == Some(from))?;
    let near = rules.swap_cells[side.index() * rules.cells + from.index()].contains(&to);
    if !near || !position.has_swap_partner(side, to) {
        return None;
    }
    let mut candidate = open(ActionKind::Swap, from, to);
    if let Some(refuge) = &rules.definition.refuge
        && position.is_confined(side)
        && !rules.zones[side.index()][refuge.zone].has(to)
    {
        candidate.causes.push(Cause::Refuge { cell: to, zone: refuge.zone });
    }
    if swap.unattacked {
        let attacks = clear(&mut position.scratch(), &[from, to], side, &mut candidate);
        if !attacks.is_empty() {
            candidate.causes.push(Cause::SwapAttacked { attacks });
        }
    }
    Some(candidate)
}

/// A drop of a piece of this kind.
pub(super) fn drop(position: &Position, kind: usize, to: Cell) -> Candidate {
    let (rules, side) = (&position.rules, position.side());
    let piece = &rules.definition.pieces[kind];
    let mut candidate = open(ActionKind::Drop, to, to);
    candidate.action = candidate.action.with_piece(kind);
    let held = usize::from(rules.pieces[kind].held_as);
    if position.in_hand(side, held) == 0 {
        candidate.causes.push(Cause::NotInHand { piece: held });
    }
    let zone = |zone: usize| rules.zones[side.index()][zone].has(to);
    if let Some(barred) = piece.drop.barred.filter(|&barred| zone(barred)) {
        candidate.causes.push(Cause::DropBarred { cell: to, zone: barred });
    }
    if let Some(only) = piece.drop.only.filter(|&only| !zone(only)) {
        candidate.causes.push(Cause::DropOnly { cell: to, zone: only });
    }
    let mut promotions = rules.definition.promotions.iter().filter(|promotion| promotion.pieces.contains(&kind));
    let strict = promotions.any(|promotion| match promotion.duty {
        PromotionDuty::WhenMoveless => zone(promotion.zone),
        PromotionDuty::Always | PromotionDuty::WhenStuck | PromotionDuty::Never => false,
    });
    let dead = if strict { &rules.moveless } else { &rules.stuck };
    if !piece.drop.stuck && dead[side.index() * rules.kinds() + kind].has(to) {
        candidate.causes.push(Cause::DropStuck { cell: to });
    }
    if let Some(zone) = position.unfilled_opening(side, kind).filter(|&open| !zone(open)) {
        candidate.causes.push(Cause::DropOpening { cell: to, zone });
    }
    if let Some(need) = position.unmet_need(side, kind, to) {
        candidate.causes.push(Cause::DropNeeds { cell: to, need });
    }
    if !position.at(to).is_none() {
        candidate.without(&[to], Cause::Occupied { cell: to });
    }
    if let Some(most) = rules.pieces[kind].per_file {
        let board = &rules.definition.board;
        let file = |cell: Cell| {
            let at = board.coordinates(cell.0);
            (at.file, at.level)
        };
        let own = |&cell: &Cell| cell != to && position.at(cell) == Piece::of(side, kind) && file(cell) == file(to);
        let mut by: Vec<Cell> = position.pieces(side).iter().filter(own).collect();
        // All but one of the limit may stay.
        let by = by.split_off((usize::from(most) - 1).min(by.len()));
        if !by.is_empty() {
            candidate.without(&by.clone(), Cause::FileTaken { by });
        }
    }
    candidate
}
