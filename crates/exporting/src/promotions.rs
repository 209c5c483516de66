//! What pieces become, and where.

use std::collections::BTreeMap;

use variorum_gamedef::board::CellIndex;
use variorum_gamedef::definition::{PieceTypeId, Promotion, PromotionChoice, PromotionDuty, PromotionForm};
use variorum_rules::Side;

use crate::limits::{Unsaid, limit};
use crate::owners::SIDES;
use crate::section::Section;

/// A promotion as the format has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sort {
    /// By choice, as that of pawns.
    Choice,
    /// To the promoted type.
    Fixed,
    /// Back to what it was.
    Demotion,
}

/// The promotions of the types, as the format has them.
#[derive(Default)]
struct Said {
    zones: Vec<(PieceTypeId, Vec<CellIndex>)>,
    choosing: Vec<(PieceTypeId, Vec<PromotionChoice>)>,
    promoted: Vec<(PieceTypeId, PieceTypeId)>,
    demoted: Vec<PieceTypeId>,
    /// Must they promote? Of choices, and of the others.
    duties: [Option<bool>; 2],
    on_capture: Option<bool>,
    /// The limit of promotions to the kind with each letter.
    limits: BTreeMap<char, Option<u16>>,
}

impl Said {
    /// Sees to it that a pawn chooses its promoted type along with what other types choose.
    fn set_apart(&mut self, pawn: impl Fn(PieceTypeId) -> bool) {
        let Some((_, common)) = self.choosing.iter().find(|(id, _)| !pawn(*id)).cloned() else { return };
        for (id, choices) in self.choosing.iter_mut().filter(|(id, _)| pawn(*id)) {
            if let Some((last, rest)) = choices.split_last()
                && *rest == common
                && last.conditions.is_empty()
            {
                self.promoted.push((*id, last.piece));
                *choices = common.clone();
            }
        }
    }
}

impl Section<'_> {
    /// Writes the promotions.
    pub(crate) fn promotions(&mut self) {
        let definition = self.definition;
        let mut said = Said::default();
        for promotion in &definition.promotions {
            for &id in &promotion.pieces {
                if self.is_owned(id) {
                    self.promotion(id, promotion, &mut said);
                }
            }
        }
        said.set_apart(|id| self.kind(id).option == "pawn");
        let Said { zones, choosing, promoted, demoted, duties, on_capture, mut limits } = said;
        self.sided_types("promotionPawnTypes", "[[promotion]]", |_, id| choosing.iter().any(|(of, _)| *of == id));
        self.choices(&choosing, &mut limits);
        self.region_of("promotionRegion", "promotion.zone", &zones);
        self.promoted(&promoted);
        let limits: Vec<String> =
            limits.into_iter().filter_map(|(letter, most)| Some(format!("{letter}:{}", most?))).collect();
        if !limits.is_empty() {
            self.set("promotionLimit", limits.join(" "));
        }
        if !demoted.is_empty() {
            let was = |id: PieceTypeId| self.kinds.forms[id].was.is_some();
            if (0..definition.pieces.len()).any(|id| was(id) && self.is_owned(id) && !demoted.contains(&id)) {
                self.rule("[[promotion]]");
            }
            self.set("pieceDemotion", "true");
        }
        if on_capture == Some(true) {
            self.set("piecePromotionOnCapture", "true");
        }
        for (option, must) in ["mandatoryPawnPromotion", "mandatoryPiecePromotion"].into_iter().zip(duties) {
            if let Some(must) = must {
                self.set(option, must.to_string());
            }
        }
    }

    /// Which of the format's promotions this is.
    pub(crate) fn sort(&self, id: PieceTypeId, promotion: &Promotion) -> Sort {
        let back = |was: usize| match promotion.into.as_slice() {
            [PromotionChoice { piece, conditions }] => {
                let form = self.kinds.forms[*piece];
                conditions.is_empty() && form.kind == was && form.was.is_none()
            }
            _ => false,
        };
        if self.kinds.forms[id].was.is_some_and(|was| back(was.kind)) {
            return Sort::Demotion;
        }
        if promotion.form == PromotionForm::Chosen || !self.touches(promotion) { Sort::Choice } else { Sort::Fixed }
    }

    /// Do moves that begin in the zone promote too?
    fn touches(&self, promotion: &Promotion) -> bool {
        let whole = self.zone(promotion.zone).len() == self.definition.board.cells().count();
        promotion.leaving_counts || whole
    }

    fn promotion(&mut self, id: PieceTypeId, promotion: &Promotion, said: &mut Said) {
        let Promotion {
            pieces: _,
            zone,
            leaving_counts,
            captures_within,
            captures_only,
            by,
            into,
            form,
            duty,
            as_captured,
            from_pool,
        } = promotion;
        let sort = self.sort(id, promotion);
        let pawn = self.kind(id).option == "pawn";
        let must = *duty == PromotionDuty::Always;
        let unsaid = *captures_within
            || *as_captured
            || !by.is_empty()
            || *from_pool
            // Without a choice it does not matter how it is written.
            || *form == PromotionForm::Silent && !must
            || *captures_only && (sort == Sort::Choice || pawn)
            || *leaving_counts && (sort == Sort::Choice || pawn)
            || sort != Sort::Choice && said.on_capture.is_some_and(|known| known != *captures_only);
        if unsaid || into.is_empty() {
            self.rule("[[promotion]]");
        }
        said.zones.push((id, self.zone(*zone)));
        let known = &mut said.duties[usize::from(sort != Sort::Choice)];
        if *known.get_or_insert(must) != must {
            self.rule("promotion.duty");
        }
        if sort != Sort::Choice {
            said.on_capture.get_or_insert(*captures_only);
        }
        match (sort, into.as_slice()) {
            (Sort::Choice, choices) => said.choosing.push((id, choices.to_vec())),
            (Sort::Fixed, [PromotionChoice { piece, .. }, others @ ..])
                if others.iter().all(|other| other.piece == *piece) =>
            {
                for side in SIDES {
                    if self.owners.has(side, id) {
                        self.limit(side, *piece, into, &mut said.limits);
                    }
                }
                said.promoted.push((id, *piece));
            }
            (Sort::Fixed, _) => self.rule("promotion.into"),
            (Sort::Demotion, _) => said.demoted.push(id),
        }
    }

    /// Writes what the types become that have a choice.
    fn choices(&mut self, choosing: &[(PieceTypeId, Vec<PromotionChoice>)], limits: &mut BTreeMap<char, Option<u16>>) {
        let mut into: [Vec<PieceTypeId>; 2] = Default::default();
        for side in SIDES {
            let own: Vec<_> = choosing.iter().filter(|(id, _)| self.owners.has(side, *id)).collect();
            let Some((_, choices)) = own.first() else { continue };
            if own.iter().any(|(_, other)| other != choices) {
                self.rule("promotion.into");
            }
            let mut kinds: Vec<usize> = own.iter().map(|(id, _)| self.kinds.forms[*id].kind).collect();
            kinds.sort_unstable();
            kinds.dedup();
            let remembered = choices.iter().any(|choice| self.kinds.forms[choice.piece].was.is_some());
            if remembered && kinds.len() > 1 {
                // The format remembers one type of pawn.
                self.rule("promotion.into");
            }
            for choice in choices {
                self.limit(side, choice.piece, choices, limits);
            }
            into[side.index()] = choices.iter().map(|choice| choice.piece).collect();
        }
        self.promoted_types(&into);
    }

    /// Notes the limit of promotions to a type, of which the format has one for both sides.
    fn limit(
        &mut self,
        side: Side,
        piece: PieceTypeId,
        choices: &[PromotionChoice],
        limits: &mut BTreeMap<char, Option<u16>>,
    ) {
        let ids = self.of_kind(self.kinds.forms[piece].kind);
        let ids: Vec<PieceTypeId> = ids.into_iter().filter(|&id| self.owners.has(side, id)).collect();
        match limit(self.definition, piece, choices, &ids) {
            Ok(most) if *limits.entry(self.letter(piece)).or_insert(most) == most => {}
            Ok(_) | Err(Unsaid) => self.rule("promotion.into"),
        }
    }

    fn promoted_types(&mut self, into: &[Vec<PieceTypeId>; 2]) {
        let [white, black] = into.each_ref().map(|ids| letters(ids.iter().map(|&id| self.letter(id))));
        let same =
            |one: &str, other: &str| one.len() == other.len() && one.chars().all(|letter| other.contains(letter));
        if into[1].is_empty() || same(&white, &black) {
            self.set("promotionPieceTypes", white);
        } else if into[0].is_empty() {
            self.set("promotionPieceTypes", black);
        } else {
            self.set("promotionPieceTypesWhite", white);
            self.set("promotionPieceTypesBlack", black);
        }
    }

    /// Writes the promoted types.
    fn promoted(&mut self, promoted: &[(PieceTypeId, PieceTypeId)]) {
        let mut pairs: Vec<(usize, usize)> = Vec::new();
        for (from, to) in promoted {
            let pair = (self.kinds.forms[*from].kind, self.kinds.forms[*to].kind);
            if pairs.iter().any(|known| known.0 == pair.0 && known.1 != pair.1) {
                self.rule("promotion.into");
            }
            if !pairs.contains(&pair) {
                pairs.push(pair);
            }
        }
        let promotes = |id: PieceTypeId| promoted.iter().any(|(from, _)| *from == id);
        for side in SIDES {
            let somewhere = self.promotes_somewhere(side);
            let own = |kind: usize| self.of_kind(kind).into_iter().filter(|&id| self.owners.has(side, id));
            if somewhere && pairs.iter().any(|&(from, _)| own(from).any(|id| !promotes(id))) {
                self.rule("[[promotion]]");
            }
        }
        let letter = |kind: usize| self.kinds.kinds[kind].letter;
        let text: Vec<String> = pairs.iter().map(|&(from, to)| format!("{}:{}", letter(from), letter(to))).collect();
        if !text.is_empty() {
            self.set("promotedPieceType", text.join(" "));
        }
    }

    fn promotes_somewhere(&self, side: Side) -> bool {
        let own = |promotion: &Promotion| promotion.pieces.iter().any(|&id| self.owners.has(side, id));
        self.definition.promotions.iter().any(own)
    }
}

/// Letters one after another; `-` for none.
pub(crate) fn letters(letters: impl IntoIterator<Item = char>) -> String {
    let mut all: Vec<char> = letters.into_iter().collect();
    let mut seen = Vec::new();
    all.retain(|letter| {
        let new = !seen.contains(letter);
        seen.push(*letter);
        new
    });
    if all.is_empty() { "-".to_owned() } else { all.into_iter().collect() }
}
