//! Castling, from the rights in a start position.

use crate::draft::Draft;
use crate::game_file::Castling;
use crate::region::Board;
use crate::side::Side;

/// The castlings, and the cells of the partners that still may.
pub(crate) fn castlings(draft: &Draft<'_>) -> (Vec<Castling>, Vec<(u8, u8)>) {
    let (mut found, mut cells): (Vec<Castling>, Vec<(u8, u8)>) = (Vec::new(), Vec::new());
    if !draft.variant.castling {
        return (found, cells);
    }
    for letter in draft.start.rights.chars() {
        let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
        let Some((castling, partner)) = castling(draft, side, letter.to_ascii_uppercase()) else { continue };
        // The sides may castle with different types on the same cells.
        let same = |known: &&mut Castling| Castling { partners: known.partners.clone(), ..castling.clone() } == **known;
        match found.iter_mut().find(same) {
            Some(known) => {
                let new: Vec<String> =
                    castling.partners.into_iter().filter(|partner| !known.partners.contains(partner)).collect();
                known.partners.extend(new);
            }
            None => found.push(castling),
        }
        if !cells.contains(&partner) {
            cells.push(partner);
        }
    }
    (found, cells)
}

/// The castling that a letter of this side stands for, if its pieces stand there.
fn castling(draft: &Draft<'_>, side: Side, letter: char) -> Option<(Castling, (u8, u8))> {
    let (variant, board) = (draft.variant, draft.board);
    let last = board.files - 1;
    let own_rank = variant.castling_rank;
    if own_rank >= board.ranks {
        return None;
    }
    let rank = board.rank_seen_by(side, own_rank);
    let at = |file: u8| draft.start.pieces.get(&(file, rank)).filter(|placed| placed.side == side);
    let is_rook = |file: &u8| at(*file).is_some_and(|placed| variant.castling_rooks[side].has(placed.form.kind));
    let partner = match letter {
        'K' => (0..=variant.castling_rook_right.min(last)).rev().find(is_rook)?,
        'Q' => (variant.castling_rook_left..=last).find(is_rook)?,
        'A'..='Z' => Some(letter as u8 - b'A').filter(|file| *file <= last && is_rook(file))?,
        _ => return None,
    };
    let is_king = |file: &u8| at(*file).is_some_and(|placed| placed.form.kind == variant.castling_king[side]);
    let kings: Vec<u8> = (0..=last).filter(is_king).collect();
    let royal = match kings.as_slice() {
        [only] => *only,
        _ => Some(variant.castling_king_file).filter(is_king)?,
    };
    let right = royal < partner;
    let royal_to = if right { variant.castling_right_file } else { variant.castling_left_file };
    let partner_to = if right { royal_to.checked_sub(1)? } else { royal_to.checked_add(1)? };
    if royal_to > last || partner_to > last || royal == partner {
        return None;
    }
    let id = |file: u8| at(file).and_then(|placed| draft.role(placed.form, side)).map(|role| role.id.clone());
    let own = |file: u8| Board::name((file, if draft.unmirrored { rank } else { own_rank }));
    let castling = Castling {
        royal: id(royal)?,
        royal_from: own(royal),
        partners: vec![id(partner)?],
        partner_from: own(partner),
        side: if right { "right" } else { "left" },
        royal_to: own(royal_to),
        partner_to: own(partner_to),
    };
    Some((castling, (partner, rank)))
}
