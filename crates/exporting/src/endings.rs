//! How games end.

use variorum_gamedef::definition::{
    CountRange, Decision, Directions, Ending, Endings, Fate, PieceTest, RankPart, RepetitionLoser, Stance, Test,
    Verdict,
};

use crate::promotions::letters;
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
            half_points_ahead: _,
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
        match stalemate {
            Decision::Fate(of) => self.set("stalemateValue", fate(*of)),
            Decision::Tally(_) => self.rule("endings.stalemate"),
        }
        if draws.is_some() || !points.is_empty() {
            self.rule("endings.draws");
        }
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
        if !face_to_face.is_empty() {
            self.rule("endings.face-to-face");
        }
        self.facing(facing);
        self.numbers(extinction, *bare);
        for (there, key) in [
            (impasse.is_some(), "[endings.impasse]"),
            (counting.is_some(), "[endings.counting]"),
            (perpetual_chase.is_some(), "[endings.perpetual-chase]"),
            (!dead.is_empty(), "[[endings.dead]]"),
        ] {
            if there {
                self.ending_left(key);
            }
        }
        for ending in conditions {
            if !self.condition(ending) {
                self.rule("[[ending]]");
            }
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

    /// Numbers of pieces that decide. The format has one rule of this sort.
    fn numbers(&mut self, extinction: &[Vec<usize>], bare: bool) {
        let all = self.definition.pieces.len();
        let every = |group: &Vec<usize>| group.len() == all;
        match (extinction, bare) {
            ([], false) => {}
            ([], true) => {
                self.extinction("loss", "*".to_owned());
                self.set("extinctionClaim", "true");
                self.set("extinctionPieceCount", "1");
                self.set("extinctionOpponentPieceCount", "2");
            }
            ([group], false) if every(group) => self.extinction("loss", "*".to_owned()),
            (groups, false) if groups.iter().all(|group| group.len() == 1) => {
                let of = letters(groups.iter().flatten().map(|&id| self.letter(id)));
                self.extinction("loss", of);
            }
            _ => self.rule("endings.extinction"),
        }
    }

    /// Writes the rule about pieces that must not be gone, once.
    pub(crate) fn extinction(&mut self, value: &'static str, of: String) {
        if self.has("extinctionValue") {
            self.rule("endings.extinction");
        }
        self.set("extinctionValue", value);
        self.set("extinctionPieceTypes", of);
    }

    /// Writes an ending in the words of the file; `false` if the format has none such.
    fn condition(&mut self, ending: &Ending) -> bool {
        let Ending { when, verdict, even_turns } = ending;
        match (when.as_slice(), verdict) {
            ([Test::Checking], Verdict::Forbidden) => self.set("checking", "false"),
            ([Test::ChecksGiven(count)], Verdict::Wins) if count.most == u16::MAX && !self.has("checkCounting") => {
                self.set("checkCounting", "true");
                self.checks = Some(count.least);
            }
            ([Test::Pieces(test)], Verdict::Wins) if test.zone.is_some() => return self.goal(test, *even_turns),
            ([Test::Pieces(test)], Verdict::Wins | Verdict::Loses) if !even_turns && !self.has("extinctionValue") => {
                let PieceTest { enemy: false, pieces, stance: Stance::OnBoard, zone: None, count: CountRange::NONE } =
                    test
                else {
                    return false;
                };
                let of = match pieces.as_slice() {
                    [only] => self.letter(*only).to_string(),
                    all if all.len() == self.definition.pieces.len() => "*".to_owned(),
                    _ => return false,
                };
                self.extinction(if *verdict == Verdict::Wins { "win" } else { "loss" }, of);
            }
            ([Test::Passes(CountRange { least: 2, most: u16::MAX })], Verdict::Draw)
                if self.definition.pass.is_some() => {}
            ([Test::Full(None)], Verdict::Draw) => self.set("adjudicateFullBoard", "true"),
            _ => return false,
        }
        true
    }

    /// Pieces that win in a zone.
    fn goal(&mut self, test: &PieceTest, even_turns: bool) -> bool {
        let PieceTest { enemy: false, pieces, stance: Stance::OnBoard, zone: Some(zone), count } = test else {
            return false;
        };
        if self.has("flagPiece") || count.most != u16::MAX {
            return false;
        }
        let royal = pieces.iter().all(|&id| self.definition.pieces[id].is_royal());
        if even_turns && !royal {
            return false;
        }
        let all = pieces.len() == self.definition.pieces.len();
        self.set("flagPiece", if all { "*".to_owned() } else { letters(pieces.iter().map(|&id| self.letter(id))) });
        let cells = self.zone(*zone);
        self.sided_region("flagRegion", &cells);
        self.set("flagPieceCount", count.least.to_string());
        self.set("flagMove", even_turns.to_string());
        true
    }
}
