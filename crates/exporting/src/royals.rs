//! Which pieces are royal besides a king.

use variorum_gamedef::definition::{PieceTypeId, Royalty};

use crate::owners::SIDES;
use crate::section::Section;

impl Section<'_> {
    /// Writes which pieces are royal besides a king: those of types that must not be lost, or not the last of them.
    pub(crate) fn royals(&mut self) {
        let definition = self.definition;
        let royal = |royalty: Royalty| -> Vec<PieceTypeId> {
            (0..definition.pieces.len()).filter(|&id| definition.pieces[id].royal == Some(royalty)).collect()
        };
        let (always, last, together) = (royal(Royalty::Always), royal(Royalty::Last), royal(Royalty::Together));
        let king = |id: &PieceTypeId| self.kind(*id).option == "king";
        let some: Vec<PieceTypeId> = [last.as_slice(), &together].concat();
        let others: Vec<PieceTypeId> = always.iter().copied().filter(|id| !king(id)).collect();
        let most = |ids: &[PieceTypeId]| SIDES.map(|side| self.owners.most(definition, side, ids)).into_iter().max();
        // Each type counts by itself.
        let several = others.iter().any(|&id| most(&[id]).unwrap_or(0) > 1);
        let all = [always.as_slice(), &some].concat();
        let number = most(&all).unwrap_or(0);
        let mixed = SIDES.iter().any(|&side| {
            let own = some.iter().filter(|&&id| self.owners.has(side, id));
            let mut kinds: Vec<usize> = own.map(|&id| self.kinds.forms[id].kind).collect();
            kinds.sort_unstable();
            kinds.dedup();
            kinds.len() > 1
        });
        let becomes = |id: PieceTypeId| {
            let promotions = definition.promotions.iter().filter(move |promotion| promotion.pieces.contains(&id));
            promotions.flat_map(|promotion| promotion.into.iter().map(|choice| choice.piece))
        };
        let abdicates = all.iter().any(|&id| becomes(id).any(|into| !definition.pieces[into].is_royal()));
        let held = all.iter().any(|&id| SIDES.iter().any(|&side| self.owners.holds(side, id)));
        let returns = definition.has_drops() && definition.pieces.iter().any(|piece| piece.returns.is_some());
        let alone = number <= 1 && some.is_empty();
        let unsaid = mixed
            // There is one number of pieces up to which all types are royal.
            || !some.is_empty() && several
            || !together.is_empty() && (!others.is_empty() || !last.is_empty())
            || held
            || !some.is_empty() && returns
            || !alone && (abdicates || definition.capture.explodes());
        if unsaid {
            self.rule("piece.royal");
        }
        let pseudo: Vec<PieceTypeId> = others.iter().chain(&some).copied().collect();
        if pseudo.is_empty() {
            return;
        }
        let types = self.types("piece.royal", |_, id| pseudo.contains(&id));
        self.extinction("loss", types);
        self.set("extinctionPseudoRoyal", "true");
        self.set("dupleCheck", (!together.is_empty()).to_string());
        if several {
            // They are royal while there are at most this many and one more.
            self.set("extinctionPieceCount", definition.board.cells().count().to_string());
        }
    }
}
