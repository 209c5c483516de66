//! What captures do besides, and whether they are compulsory.

use std::collections::BTreeSet;

use variorum_gamedef::definition::{Blast, CaptureRules, Flips, PieceTypeId};

use crate::section::Section;

impl Section<'_> {
    pub(crate) fn captures(&mut self, capture: &CaptureRules) {
        let CaptureRules { compulsory, captors, victims, best_first, blast, flips } = capture;
        if *compulsory {
            self.set("mustCapture", "true");
            for (key, kinds) in [("captors", captors), ("victims", victims), ("best-first", best_first)] {
                if !kinds.is_empty() {
                    self.rule(&format!("capture.{key}"));
                }
            }
        }
        if let Some(flips) = flips {
            self.flips(*flips);
        }
        if let Some(blast) = blast {
            self.blast(blast);
        }
    }

    /// Writes which pieces change sides: none that are royal, or of one side alone.
    fn flips(&mut self, flips: Flips) {
        let bound =
            |id: PieceTypeId| self.definition.pieces[id].is_royal() || self.definition.pieces[id].side.is_some();
        if (0..self.definition.pieces.len()).any(bound) {
            self.rule("capture.flips");
        }
        let which = match flips {
            Flips::Enclosed => "reversi",
            Flips::Around => "ataxx",
            Flips::AroundJoined => "quadwrangle",
        };
        self.set("flipEnclosedPieces", which);
    }

    fn blast(&mut self, blast: &Blast) {
        let definition = self.definition;
        let Blast { directions, spares, survivors, remains } = blast;
        let explodes = definition.capture.explodes();
        // What is royal never captures, for it would be lost.
        let stays = |id: PieceTypeId| survivors.contains(&id) || explodes && definition.pieces[id].is_royal();
        if remains.is_some() {
            let types = self.types("capture.perish", |_, id| !stays(id));
            self.set("petrifyOnCaptureTypes", types);
        } else if !explodes {
            self.rule("capture.perish");
        }
        if !explodes {
            return;
        }
        let shapes: BTreeSet<[i8; 3]> =
            directions.iter().flat_map(|family| &family.steps).map(|step| step.shape).collect();
        let whole = directions
            .iter()
            .flat_map(|family| &family.steps)
            .all(|step| (step.rank, step.file, step.level, step.ring) == (None, None, None, None));
        let spared = |id: &PieceTypeId| self.kind(*id).option == "pawn" || survivors.contains(id);
        let spared: Vec<PieceTypeId> = (0..definition.pieces.len()).filter(spared).collect();
        if !whole || shapes != BTreeSet::from([[1, 0, 0], [1, 1, 0]]) || *spares != spared {
            self.rule("capture.blast");
        }
        self.set("blastOnCapture", "true");
        if !survivors.is_empty() {
            // They survive their own captures as well as those of others.
            let immune = self.types("capture.perish", |_, id| survivors.contains(&id));
            self.set("blastImmuneTypes", immune);
        }
    }
}
