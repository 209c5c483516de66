//! Captured pieces that change sides.

use variorum_gamedef::definition::{PieceTypeId, Receiver};

use crate::gap::Gap;
use crate::kinds::Form;
use crate::owners::SIDES;
use crate::promotions::Sort;
use crate::section::Section;

impl Section<'_> {
    /// Writes where captured pieces go. Returns the type of which captured pieces vanish, if there is one.
    pub(crate) fn returns(&mut self) -> Option<usize> {
        let definition = self.definition;
        let to_hand = definition.pieces.iter().any(|piece| piece.returns.is_some());
        self.set("capturesToHand", to_hand.to_string());
        if !to_hand {
            return None;
        }
        let looped = self.stays_promoted();
        if looped {
            self.set("dropLoop", "true");
        }
        let mut vanishing: Option<usize> = None;
        for (id, piece) in definition.pieces.iter().enumerate().filter(|(_, piece)| !piece.is_royal()) {
            let form = self.kinds.forms[id];
            let plain = form.was.filter(|_| !looped).map_or(form.kind, |was| was.kind);
            let back = piece.returns.map(|back| self.kinds.forms[back]);
            let unsaid = match back {
                None => *vanishing.get_or_insert(plain) != plain,
                Some(back) => back != Form { kind: plain, was: None },
            };
            if unsaid || piece.returns_to != Receiver::Captor || !self.captor_has(id) {
                self.gap(Gap::Piece { piece: piece.id.clone(), key: "returns".to_owned() });
            }
        }
        let some = |kind: usize| self.of_kind(kind).into_iter().any(|id| definition.is_held(id));
        if vanishing.is_some_and(some) {
            self.rule("piece.returns");
        }
        vanishing
    }

    /// Do captured pieces keep what they have become?
    fn stays_promoted(&self) -> bool {
        self.definition.promotions.iter().any(|promotion| {
            let demotes = promotion.pieces.iter().any(|&id| self.sort(id, promotion) == Sort::Demotion);
            let kept = |into: PieceTypeId| {
                self.kinds.forms[into].was.is_none() && self.definition.pieces[into].returns.is_some()
            };
            !demotes && promotion.into.iter().any(|choice| kept(choice.piece))
        })
    }

    /// Can who captures this type have what it returns as?
    fn captor_has(&self, id: PieceTypeId) -> bool {
        let back = self.definition.pieces[id].returns;
        let captors = SIDES.into_iter().filter(|side| self.owners.has(side.other(), id));
        back.is_none_or(|back| captors.into_iter().all(|side| self.owners.has(side, back)))
    }
}
