//! Positions that cannot occur in a game, as far as the definition tells it of single pieces and of their numbers.

use variorum_gamedef::definition::{Definition, Influence};
use variorum_rules::{Cell, Occupant, Position, Side};

use super::{Remark, piece_name};

/// Adds remarks on what cannot occur in a game. Positions for study often cannot, so nothing here is an error.
pub(super) fn remark(position: &Position, remarks: &mut Vec<Remark>) {
    out_of_reach(position, remarks);
    shared_files(position, remarks);
    too_many(position, remarks);
}

/// Pieces on cells that they cannot have reached: a remark for each side and kind.
fn out_of_reach(position: &Position, remarks: &mut Vec<Remark>) {
    let rules = position.rules();
    let found = position.out_of_reach();
    for side in Side::BOTH {
        for kind in 0..rules.definition().pieces.len() {
            let here = found.iter().filter(|(_, piece)| piece.occupant() == Some(Occupant::Owned(side, kind)));
            let cells: Vec<String> = here.map(|&(cell, _)| rules.cell_name(cell)).collect();
            if !cells.is_empty() {
                remarks.push(Remark::OutOfReach { side, piece: piece_name(rules, kind), cells: cells.join(", ") });
            }
        }
    }
}

/// Two pieces on a file, of a kind that is never dropped beside another of its side and never leaves its file.
fn shared_files(position: &Position, remarks: &mut Vec<Remark>) {
    let rules = position.rules();
    let definition = rules.definition();
    let file = |cell: Cell| {
        let at = definition.board.coordinates(u16::try_from(cell.index()).unwrap_or(0));
        (at.level, at.file)
    };
    for side in Side::BOTH {
        for (kind, piece) in definition.pieces.iter().enumerate().filter(|(_, piece)| piece.drop.per_file == Some(1)) {
            let own: Vec<Cell> =
                position.pieces(side).iter().filter(|&cell| position.at(cell).kind() == kind).collect();
            let stays = |cell: Cell| {
                let reach = rules.reach(side, kind, cell);
                let mut goals = reach.moves.iter().chain(&reach.captures).chain(&reach.doubles);
                goals.all(|&goal| file(goal) == file(cell))
            };
            let lent = |influence: &Influence| influence.effect.lends() && influence.on.contains(&kind);
            if own.len() < 2
                || definition.influences.iter().any(lent)
                || piece.motions.iter().any(|motion| motion.kind.needs_screen())
                || !rules.cells().all(stays)
            {
                continue;
            }
            let mut told = Vec::new();
            for (at, &cell) in own.iter().enumerate() {
                let shared = own.iter().take(at).any(|&other| file(other) == file(cell));
                if shared && !told.contains(&file(cell)) {
                    told.push(file(cell));
                    let name = rules.cell_name(cell).trim_end_matches(|sign: char| sign.is_ascii_digit()).to_owned();
                    remarks.push(Remark::FileShared { side, piece: piece_name(rules, kind), file: name });
                }
            }
        }
    }
}

/// More pieces of a kind than the start positions have. Kinds that become one another count together; in games where
/// captured pieces change sides, so do the pieces of both sides.
fn too_many(position: &Position, remarks: &mut Vec<Remark>) {
    let rules = position.rules();
    let group = groups(rules.definition());
    for leader in (0..group.len()).filter(|&kind| group[kind] == kind) {
        let kinds: Vec<usize> = (0..group.len()).filter(|&kind| group[kind] == leader).collect();
        let counted = |side: Side| {
            let found = kinds.iter().map(|&kind| {
                let off_board =
                    usize::from(position.in_hand(side, kind)) + usize::from(position.lost_pieces(side, kind));
                usize::from(position.count(side, kind)) + off_board
            });
            let most = kinds.iter().map(|&kind| rules.most_at_start(side, kind));
            (found.sum::<usize>(), most.sum::<usize>())
        };
        let [white, black] = Side::BOTH.map(counted);
        let piece = || piece_name(rules, leader);
        if rules.has_hands() {
            let (found, most) = (white.0 + black.0, white.1 + black.1);
            if found > most {
                remarks.push(Remark::TooMany { piece: piece(), found, most });
            }
            continue;
        }
        for (side, (found, most)) in Side::BOTH.into_iter().zip([white, black]) {
            if found > most {
                remarks.push(Remark::TooManyOfSide { side, piece: piece(), found, most });
            }
        }
    }
}

/// For each kind, the first of the kinds that it may become or come from, by promotion or in the captor's hand.
fn groups(definition: &Definition) -> Vec<usize> {
    let mut group: Vec<usize> = (0..definition.pieces.len()).collect();
    let mut join = |one: usize, other: usize| {
        let (first, second) = (group[one].min(group[other]), group[one].max(group[other]));
        for leader in group.iter_mut().filter(|leader| **leader == second) {
            *leader = first;
        }
    };
    for (kind, piece) in definition.pieces.iter().enumerate() {
        if let Some(returns) = piece.returns {
            join(kind, returns);
        }
    }
    for promotion in &definition.promotions {
        for &from in &promotion.pieces {
            promotion.into.iter().for_each(|choice| join(from, choice.piece));
        }
    }
    for remote in &definition.remote_promotions {
        for &from in &remote.promotes {
            remote.into.iter().for_each(|&into| join(from, into));
        }
    }
    group
}
