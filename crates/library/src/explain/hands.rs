//! What captured men come back as.

use variorum_gamedef::definition::{Definition, ManId};

/// How captured men return.
pub(super) enum Returning {
    /// As what they are.
    AsThemselves,
    /// Promoted ones as what they were before.
    AsBefore,
    /// Some as another kind: the man, and what it returns as.
    Changed(Vec<(ManId, ManId)>),
}

/// How captured men return; `None` where they all vanish.
pub(super) fn returning(definition: &Definition) -> Option<Returning> {
    let pairs: Vec<(ManId, ManId)> =
        definition.men.iter().enumerate().filter_map(|(man, kind)| Some((man, kind.returns?))).collect();
    if pairs.is_empty() {
        return None;
    }
    let as_before = pairs.iter().all(|&(man, into)| is_as_before(definition, man, into));
    let changed: Vec<(ManId, ManId)> = pairs.into_iter().filter(|(man, into)| man != into).collect();
    Some(match (changed.is_empty(), as_before) {
        (true, _) => Returning::AsThemselves,
        (false, true) => Returning::AsBefore,
        (false, false) => Returning::Changed(changed),
    })
}

/// Does the man return as itself, or as the kind that was promoted to it?
fn is_as_before(definition: &Definition, man: ManId, into: ManId) -> bool {
    let becomes = |promotion: &variorum_gamedef::definition::Promotion| {
        promotion.men.contains(&into) && promotion.into.iter().any(|choice| choice.man == man)
    };
    into == man || definition.promotions.iter().any(becomes)
}
