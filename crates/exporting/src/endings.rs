//! How games end.

use variorum_gamedef::definition::{Decision, Directions, Endings, Fate, RankPart, RepetitionLoser, Tally};

use crate::section::Section;

fn fate(fate: Fate) -> &'static str {
    match fate {
        Fate::Draw => "draw",
        Fate::Loses => "loss",
        Fate::Wins => "win",
    }
}

impl Section<'_> {
    /// Writes the endings.
    pub(crate) fn endings(&mut self) {
        let Endings {
            checkmate,
            stalemate,
            draws,
            points,
            half_points_ahead,
            repetition,
            repetition_loser,
            perpetual_check,
            quiet_turns,
            extinction,
            facing,
            face_to_face,
            bare,
            dead,
            impasse,
            counting,
            perpetual_chase,
            conditions,
        } = &self.definition.endings;
        self.set("checkmateValue", fate(*checkmate));
        self.stalemate(*stalemate);
        self.draws(*draws, points, *half_points_ahead);
        self.set("nFoldRule", repetition.to_string());
        let (value, absolute) = match repetition_loser {
            None => ("draw", false),
            Some(RepetitionLoser::First) => ("loss", true),
            Some(RepetitionLoser::Second) => ("win", true),
            Some(RepetitionLoser::Repeating) => ("win", false),
        };
        self.set("nFoldValue", value);
        self.set("nFoldValueAbsolute", absolute.to_string());
        match perpetual_check {
            Fate::Draw => {}
            Fate::Loses => self.set("perpetualCheckIllegal", "true"),
            Fate::Wins => self.rule("endings.perpetual-check"),
        }
        self.set("nMoveRule", quiet_turns.unwrap_or(0).to_string());
        self.facing(facing);
        self.numbers(extinction, *bare);
        for (left, key) in [
            (impasse.is_some(), "[endings.impasse]"),
            (counting.as_ref().is_some_and(|counting| !self.counting(counting)), "[endings.counting]"),
            (perpetual_chase.as_ref().is_some_and(|chase| !self.chasing(chase)), "[endings.perpetual-chase]"),
            (!dead.is_empty(), "[[endings.dead]]"),
        ] {
            if left {
                self.ending_left(key);
            }
        }
        self.conditions(conditions, face_to_face);
    }

    /// Writes what follows when a player cannot move. Counting begins where one of both would win.
    fn stalemate(&mut self, stalemate: Decision) {
        let (value, counts) = match stalemate {
            Decision::Fate(of) => (fate(of), false),
            Decision::Tally(Tally::MostPieces) => ("loss", true),
            Decision::Tally(Tally::FewestPieces) => ("win", true),
            Decision::Tally(Tally::MostPoints | Tally::White | Tally::Black) => {
                return self.rule("endings.stalemate");
            }
        };
        self.set("stalemateValue", value);
        if counts {
            self.set("stalematePieceCount", "true");
        }
    }

    /// Royal pieces that attack each other from afar: along files, and along ranks where both can stand on one.
    fn facing(&mut self, facing: &[Directions]) {
        let [directions] = facing else {
            if !facing.is_empty() {
                self.rule("endings.facing");
            }
            return;
        };
        let [step] = directions.steps.as_slice() else { return self.rule("endings.facing") };
        let apart = step.rank == Some(RankPart::Lengthwise) && self.royals_keep_apart();
        if step.shape != [1, 0, 0] || step.rank.is_some() && !apart {
            self.rule("endings.facing");
        }
        self.set("flyingGeneral", "true");
    }

    /// Can royal pieces of the two sides never stand on one rank?
    fn royals_keep_apart(&self) -> bool {
        let board = &self.definition.board;
        self.definition.pieces.iter().filter(|piece| piece.is_royal()).all(|piece| {
            let Some(zone) = piece.confined else { return false };
            let ranks: Vec<u8> = self.zone(zone).into_iter().map(|cell| board.coordinates(cell).rank).collect();
            ranks.iter().all(|rank| !ranks.contains(&(board.ranks - 1 - rank)))
        })
    }
}
