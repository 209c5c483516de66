//! Captured pieces that change sides, and drops.

use std::collections::BTreeSet;

use variorum_gamedef::board::CellIndex;
use variorum_gamedef::definition::{DropRule, PieceTypeId, Receiver};
use variorum_rules::{Position, Side};

use crate::gap::Gap;
use crate::section::Section;

impl Section<'_> {
    /// Writes where captured pieces go and where they may be dropped.
    pub(crate) fn returns(&mut self, position: &Position) {
        let definition = self.definition;
        let held: Vec<PieceTypeId> = (0..definition.pieces.len()).filter(|&id| definition.is_held(id)).collect();
        if held.is_empty() {
            return;
        }
        self.set("pieceDrops", "true");
        let to_hand = definition.pieces.iter().any(|piece| piece.returns.is_some());
        self.set("capturesToHand", to_hand.to_string());
        for (id, piece) in definition.pieces.iter().enumerate().filter(|(_, piece)| to_hand && !piece.is_royal()) {
            let plain = self.plain(id);
            let elsewhere = piece.returns_to != Receiver::Captor;
            if piece.returns.is_none() || piece.returns != plain || piece.side.is_some() || elsewhere {
                self.gap(Gap::Piece { piece: piece.id.clone(), key: "returns".to_owned() });
            }
        }
        let most = |side: Side| held.iter().any(|&id| position.in_hand(side, id) > 0);
        if most(Side::White) != most(Side::Black) {
            self.rule("start.position");
        }
        let zone = definition.promotions.first().map(|promotion| self.zone(promotion.zone)).unwrap_or_default();
        let (mut doubled, mut no_mate) = (None, false);
        for &id in &held {
            let piece = &definition.pieces[id];
            let option = self.kind(id).option.clone();
            let DropRule {
                from_start: _,
                barred,
                only,
                per_file,
                no_mate: mate,
                no_check,
                stuck,
                endless,
                needs,
                held_as,
                opening,
                first,
            } = &piece.drop;
            let other = only.is_some() || *no_check || *endless || needs.is_some() || held_as.is_some();
            if other || opening.is_some() || *first {
                self.gap(Gap::Piece { piece: piece.id.clone(), key: "drop".to_owned() });
            }
            self.may_be_stuck |= *stuck;
            self.never_stuck |= !stuck && option != "pawn";
            let cells: BTreeSet<CellIndex> =
                barred.map(|zone| self.zone(zone)).unwrap_or_default().into_iter().collect();
            if option == "pawn" {
                self.pawn_drops(&cells, &zone);
            } else if !cells.is_empty() {
                self.gap(Gap::Piece { piece: piece.id.clone(), key: "drop.barred".to_owned() });
            }
            if let Some(most) = per_file {
                if doubled.is_some() {
                    self.gap(Gap::Piece { piece: piece.id.clone(), key: "drop.most-per-file".to_owned() });
                }
                doubled.get_or_insert((self.letter(id), *most));
            }
            if *mate && option != "shogiPawn" {
                self.gap(Gap::Piece { piece: piece.id.clone(), key: "drop.no-mate".to_owned() });
            }
            no_mate |= *mate;
        }
        if let Some((letter, most)) = doubled {
            self.set("dropNoDoubled", letter.to_string());
            self.set("dropNoDoubledCount", most.to_string());
        }
        self.set("shogiPawnDropMateIllegal", no_mate.to_string());
    }

    /// Where pawns may be dropped: the format knows the first rank and the zone of promotion.
    fn pawn_drops(&mut self, barred: &BTreeSet<CellIndex>, zone: &[CellIndex]) {
        let first: BTreeSet<CellIndex> = self.definition.board.row(0, 0).collect();
        let zone: BTreeSet<CellIndex> = zone.iter().copied().collect();
        let (on_first, in_zone) = (!first.is_subset(barred), !zone.is_subset(barred));
        let mut said = BTreeSet::new();
        said.extend(first.iter().filter(|_| !on_first));
        said.extend(zone.iter().filter(|_| !in_zone));
        if said != *barred {
            self.rule("drop.barred");
        }
        self.set("firstRankPawnDrops", on_first.to_string());
        self.set("promotionZonePawnDrops", in_zone.to_string());
    }

    /// The type that goes to the hand where a piece of this one is captured.
    fn plain(&self, id: PieceTypeId) -> Option<PieceTypeId> {
        let Some(was) = self.kinds.forms[id].was else { return Some(id) };
        let forms = &self.kinds.forms;
        (0..forms.len()).find(|&other| forms[other].kind == was.kind && forms[other].was.is_none())
    }
}
