//! What pieces become, and where.

use variorum_gamedef::board::CellIndex;
use variorum_gamedef::definition::{
    CountCondition, PieceTypeId, Promotion, PromotionChoice, PromotionDuty, PromotionForm,
};

use crate::section::Section;

impl Section<'_> {
    /// Writes the promotions.
    pub(crate) fn promotions(&mut self) {
        let definition = self.definition;
        let (mut pawns, mut into, mut limits) = (Vec::new(), Vec::new(), Vec::new());
        let mut promoted: Vec<String> = Vec::new();
        let mut zone: Option<Vec<CellIndex>> = None;
        let (mut chosen_duty, mut fixed_duty) = (None, None);
        let mut first_choice: Option<&Promotion> = None;
        let mut on_capture = None;
        for promotion in &definition.promotions {
            let Promotion {
                pieces,
                zone: of,
                leaving_counts,
                captures_within,
                captures_only,
                by,
                into: choices,
                form,
                duty,
                as_captured,
                from_pool,
            } = promotion;
            let cells = self.zone(*of);
            let pawn = pieces.iter().all(|&piece| self.kind(piece).option == "pawn");
            let choice = *form == PromotionForm::Chosen || !leaving_counts;
            let captures = *captures_only && !choice && !pawn;
            if *captures_within
                || *captures_only && !captures
                || *as_captured
                || on_capture.is_some_and(|known| known != captures) && !choice
                || !by.is_empty()
                || *from_pool
                || *form == PromotionForm::Silent
                || (*leaving_counts && (choice || pawn))
                || zone.as_ref().is_some_and(|zone| *zone != cells)
            {
                self.rule("[[promotion]]");
            }
            zone.get_or_insert(cells);
            if !choice {
                on_capture.get_or_insert(captures);
            }
            let known = if choice { &mut chosen_duty } else { &mut fixed_duty };
            if known.get_or_insert(*duty) != duty {
                self.rule("promotion.duty");
            }
            if choice {
                if first_choice.is_some_and(|first| first.into != *choices) {
                    self.rule("promotion.into");
                }
                first_choice.get_or_insert(promotion);
                pawns.extend(pieces.iter().map(|&piece| self.letter(piece)));
                for choice in choices {
                    self.choice(choice, &mut into, &mut limits);
                }
            } else if let [PromotionChoice { piece: only, conditions }] = choices.as_slice() {
                if !conditions.is_empty() {
                    self.rule("promotion.into");
                }
                promoted.extend(pieces.iter().map(|&piece| format!("{}:{}", self.letter(piece), self.letter(*only))));
            }
        }
        self.set("promotionPawnTypes", letters(pawns));
        self.set("promotionPieceTypes", letters(into));
        self.sided_region("promotionRegion", &zone.unwrap_or_default());
        if !limits.is_empty() {
            self.set("promotionLimit", limits.join(" "));
        }
        if !promoted.is_empty() {
            self.set("promotedPieceType", promoted.join(" "));
        }
        if on_capture == Some(true) {
            self.set("piecePromotionOnCapture", "true");
        }
        for (option, duty) in [("mandatoryPawnPromotion", chosen_duty), ("mandatoryPiecePromotion", fixed_duty)] {
            let Some(duty) = duty else { continue };
            self.set(option, (duty == PromotionDuty::Always).to_string());
            self.may_be_stuck |= duty == PromotionDuty::Never;
            self.never_stuck |= matches!(duty, PromotionDuty::WhenStuck | PromotionDuty::WhenMoveless);
        }
    }

    fn choice(&mut self, choice: &PromotionChoice, into: &mut Vec<char>, limits: &mut Vec<String>) {
        let PromotionChoice { piece, conditions } = choice;
        let letter = self.letter(*piece);
        if !into.contains(&letter) {
            into.push(letter);
        }
        match conditions.as_slice() {
            [] => {}
            [CountCondition { piece: counted, least: 0, most }] if self.alone(*counted) && counted == piece => {
                limits.push(format!("{letter}:{}", most.saturating_add(1)));
            }
            _ => self.rule("promotion.into"),
        }
    }

    /// Is this the only type of the game that has its letter?
    fn alone(&self, id: PieceTypeId) -> bool {
        let letter = self.letter(id);
        (0..self.definition.pieces.len()).filter(|&other| self.letter(other) == letter).count() == 1
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
