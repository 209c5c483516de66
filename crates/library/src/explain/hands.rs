//! What captured pieces come back as.

use variorum_gamedef::definition::{Definition, PieceTypeId};

/// How captured pieces return.
pub(super) enum Returning {
    /// As what they are.
    AsThemselves,
    /// Promoted ones as what they were before.
    AsBefore,
    /// Some as another kind: the piece, and what it returns as.
    Changed(Vec<(PieceTypeId, PieceTypeId)>),
}

/// How captured pieces return; `None` where they all vanish.
pub(super) fn returning(definition: &Definition) -> Option<Returning> {
    let pairs: Vec<(PieceTypeId, PieceTypeId)> =
        definition.pieces.iter().enumerate().filter_map(|(piece, kind)| Some((piece, kind.returns?))).collect();
    if pairs.is_empty() {
        return None;
    }
    let as_before = pairs.iter().all(|&(piece, into)| is_as_before(definition, piece, into));
    let changed: Vec<(PieceTypeId, PieceTypeId)> = pairs.into_iter().filter(|(piece, into)| piece != into).collect();
    Some(match (changed.is_empty(), as_before) {
        (true, _) => Returning::AsThemselves,
        (false, true) => Returning::AsBefore,
        (false, false) => Returning::Changed(changed),
    })
}

/// Does the piece return as itself, or as the kind that was promoted to it?
fn is_as_before(definition: &Definition, piece: PieceTypeId, into: PieceTypeId) -> bool {
    let becomes = |promotion: &variorum_gamedef::definition::Promotion| {
        promotion.pieces.contains(&into) && promotion.into.iter().any(|choice| choice.piece == piece)
    };
    into == piece || definition.promotions.iter().any(becomes)
}
