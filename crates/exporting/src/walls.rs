//! Neutral pieces that block cells, and what players do with them after their moves.

use variorum_gamedef::definition::{NeutralAction, NeutralActionKind, SecondPart, Spot};
use variorum_rules::{Occupant, Position};

use crate::section::Section;

impl Section<'_> {
    /// Writes the second part of turns.
    pub(crate) fn walls(&mut self, position: &Position, second: Option<&SecondPart>) {
        let Some(SecondPart { compulsory, actions, ko }) = second else { return };
        let walls = |cell| matches!(position.at(cell).occupant(), Some(Occupant::Neutral(_)));
        let number = position.rules().cells().filter(|&cell| walls(cell)).count();
        let [NeutralAction { neutrals, kind }] = actions.as_slice() else { return self.rule("[turn] second") };
        let (rule, zone) = match kind {
            NeutralActionKind::Anywhere => ("duck", None),
            NeutralActionKind::Put { spot, zone } => {
                let rule = match spot {
                    Spot::Anywhere => "static",
                    Spot::Left => "past",
                    Spot::Reached => "arrow",
                    Spot::Edge => "edge",
                };
                (rule, *zone)
            }
            NeutralActionKind::Step { .. } | NeutralActionKind::Vault | NeutralActionKind::Swap { .. } => {
                return self.rule("[turn] second");
            }
        };
        let duck = rule == "duck";
        let remains = self.definition.capture.blast.as_ref().is_some_and(|blast| blast.remains.is_some());
        let unlike = neutrals.len() != 1 || self.definition.gating.is_some() || duck && (number > 1 || *ko || remains);
        if unlike || !compulsory {
            self.rule("[turn] second");
        }
        self.set("wallingRule", rule);
        if let Some(zone) = zone {
            let cells = self.zone(zone);
            self.sided_region("wallingRegion", &cells);
        }
    }
}
