//! Endings in the words of a game file.

use variorum_gamedef::definition::{CountRange, Decision, Directions, DropNeed, Ending, Fate, Tally, Test, Verdict};

use crate::flags::goal;
use crate::section::Section;

/// What an ending is about, in the format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Subject {
    /// Pieces that win in zones.
    Goal,
    /// Numbers of pieces.
    Number,
    /// Pieces that stand together.
    Connection,
    /// Royal pieces that face each other.
    Facing,
    /// A player without a piece to pass with.
    Unable,
    /// Something by itself.
    Other,
}

impl Section<'_> {
    /// Writes the endings in the words of the file.
    pub(crate) fn conditions(&mut self, conditions: &[Ending], face_to_face: &[Directions]) {
        let about = |subject: Subject| -> Vec<&Ending> {
            conditions.iter().filter(|ending| self.subject(ending) == subject).collect()
        };
        let subjects =
            [Subject::Goal, Subject::Number, Subject::Connection, Subject::Facing, Subject::Unable, Subject::Other];
        let [goals, numbers, connections, facing, unable, others] = subjects.map(about);
        if !goals.is_empty() {
            self.flags(&goals);
        }
        if !numbers.is_empty() {
            self.number_endings(&numbers);
        }
        if !connections.is_empty() {
            self.connections(&connections);
        }
        self.face_to_face(face_to_face, &facing);
        if unable.len() != usize::from(self.passes_with_pieces()) {
            self.rule("[[ending]]");
        }
        let mut passes = false;
        for ending in others {
            passes |= ending.when == [Test::Passes(CountRange { least: 2, most: u16::MAX })];
            if !self.other(ending) {
                self.rule("[[ending]]");
            }
        }
        if !self.in_order(conditions) {
            self.rule("[[ending]]");
        }
        // There, two passes always end the game.
        if self.definition.pass.is_some() && !passes {
            self.rule("[turn] pass");
        }
    }

    /// The first ending that holds ends the game: are those with different results in the order of the format?
    fn in_order(&self, conditions: &[Ending]) -> bool {
        let place = |ending: &Ending| match self.subject(ending) {
            Subject::Goal => 0,
            Subject::Other if ending.when.iter().any(|test| matches!(test, Test::ChecksGiven(_))) => 1,
            Subject::Number => 2,
            Subject::Connection => 3,
            Subject::Facing | Subject::Unable | Subject::Other => 4,
        };
        let alike = |one: &Ending, other: &Ending| {
            one.verdict == other.verdict || self.draws_by(one.verdict) && self.draws_by(other.verdict)
        };
        let ends: Vec<&Ending> = conditions.iter().filter(|ending| ending.verdict != Verdict::Forbidden).collect();
        ends.iter().enumerate().all(|(at, first)| {
            ends[at + 1..].iter().all(|second| place(first) <= place(second) || alike(first, second))
        })
    }

    fn subject(&self, ending: &Ending) -> Subject {
        let is = |of: fn(&Test) -> bool| ending.when.iter().any(of);
        if self.is_unable(ending) {
            Subject::Unable
        } else if is(|test| matches!(test, Test::Facing(_))) {
            Subject::Facing
        } else if is(|test| matches!(test, Test::Formation(_))) {
            Subject::Connection
        } else if goal(ending).is_some() {
            Subject::Goal
        } else if ending.when.iter().all(|test| matches!(test, Test::Pieces(_))) {
            Subject::Number
        } else {
            Subject::Other
        }
    }

    /// Is a draw by this name decided in some other way, as all draws are?
    pub(crate) fn draws_by(&self, verdict: Verdict) -> bool {
        verdict == Verdict::Draw || verdict.tally().is_some() && verdict.tally() == self.definition.endings.draws
    }

    /// Must players who pass have a piece? In the other program they must where pieces change sides, and who has none is stuck unless anything can be
    /// dropped.
    fn passes_with_pieces(&self) -> bool {
        let needs = self.definition.pieces.iter().find_map(|piece| piece.drop.needs);
        let bound = matches!(needs, Some(DropNeed::Enclosing | DropNeed::BesideOwn));
        let drops_alone = self.definition.has_drops() && !bound;
        self.definition.pass.is_some() && self.definition.capture.flips.is_some() && !drops_alone
    }

    /// Is this the ending of a player who has no piece, as if stuck?
    fn is_unable(&self, ending: &Ending) -> bool {
        let [Test::Pieces(test), Test::ToMove] = ending.when.as_slice() else { return false };
        let none = test.none_of().is_some_and(|pieces| pieces.len() == self.definition.pieces.len());
        let verdict = match self.definition.endings.stalemate {
            Decision::Fate(Fate::Wins) => Verdict::Wins,
            Decision::Fate(Fate::Loses) => Verdict::Loses,
            Decision::Fate(Fate::Draw) => Verdict::Draw,
            Decision::Tally(Tally::MostPieces) => Verdict::MostPieces,
            Decision::Tally(Tally::FewestPieces) => Verdict::FewestPieces,
            Decision::Tally(Tally::MostPoints | Tally::White | Tally::Black) => return false,
        };
        none && ending.verdict == verdict && !ending.even_turns && self.passes_with_pieces()
    }

    /// Royal pieces that face each other and call for an answer: the next turn must part them, unless it is a pass, which draws.
    fn face_to_face(&mut self, lines: &[Directions], endings: &[&Ending]) {
        if lines.is_empty() && endings.is_empty() {
            return;
        }
        let facing = || Test::Facing(CountRange { least: 2, most: u16::MAX });
        let passes = |count: CountRange| Test::Passes(count);
        let same = |ending: &Ending, when: &[Test]| {
            ending.when.len() == when.len() && when.iter().all(|test| ending.when.contains(test)) && !ending.even_turns
        };
        let answered = |ending: &&Ending| {
            let when =
                if self.definition.pass.is_some() { vec![facing(), passes(CountRange::NONE)] } else { vec![facing()] };
            same(ending, &when) && ending.verdict == Verdict::Forbidden
        };
        let passed =
            |ending: &&Ending| same(ending, &[facing(), passes(CountRange::SOME)]) && self.draws_by(ending.verdict);
        let king = (0..self.definition.pieces.len()).any(|id| self.kind(id).option == "king");
        let number = if self.definition.pass.is_some() { 2 } else { 1 };
        let whole = endings.iter().any(answered) && (number == 1 || endings.iter().any(passed));
        let orthogonal = [Directions::of_shape([1, 0, 0])];
        if lines != orthogonal || !whole || endings.len() != number || !king {
            self.rule("endings.face-to-face");
        }
        self.set("bikjangRule", "true");
    }

    /// Writes an ending that stands by itself; `false` if the format has none such.
    fn other(&mut self, ending: &Ending) -> bool {
        let Ending { when, verdict, even_turns } = ending;
        match (when.as_slice(), verdict) {
            _ if *even_turns => return false,
            ([Test::Checking], Verdict::Forbidden) => self.set("checking", "false"),
            ([Test::ChecksGiven(count)], Verdict::Wins) if count.most == u16::MAX && !self.has("checkCounting") => {
                self.set("checkCounting", "true");
                self.checks = Some(count.least);
            }
            ([Test::Passes(CountRange { least: 2, most: u16::MAX })], verdict)
                if self.definition.pass.is_some() && self.draws_by(*verdict) => {}
            ([Test::Full(None)], verdict) if self.draws_by(*verdict) => self.set("adjudicateFullBoard", "true"),
            _ => return false,
        }
        true
    }
}
