//! Pieces that win in a zone.

use variorum_gamedef::board::CellIndex;
use variorum_gamedef::definition::{CountRange, Ending, PieceTest, PieceTypeId, Stance, Test, Verdict, ZoneId};

use crate::owners::SIDES;
use crate::section::Section;

/// How pieces win in a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Manner {
    least: u16,
    /// The other player has an answer, or a race goes on to its end.
    answered: bool,
    safe: bool,
    /// They win too where the zone is full.
    blocked: bool,
}

impl Section<'_> {
    /// Writes the endings of pieces that win in zones.
    pub(crate) fn flags(&mut self, endings: &[&Ending]) {
        let mut goals: Vec<(Vec<PieceTypeId>, ZoneId, Vec<&Ending>)> = Vec::new();
        for ending in endings {
            let Some((pieces, zone)) = goal(ending) else { continue };
            match goals.iter_mut().find(|known| (&known.0, known.1) == (&pieces, zone)) {
                Some((_, _, known)) => known.push(ending),
                None => goals.push((pieces, zone, vec![ending])),
            }
        }
        let all: Vec<PieceTypeId> = goals.iter().flat_map(|(pieces, _, _)| pieces.clone()).collect();
        let kings = all.iter().all(|&id| self.definition.pieces[id].is_royal());
        let manners: Option<Vec<Manner>> =
            goals.iter().map(|(pieces, zone, endings)| self.manner(pieces, *zone, endings, kings)).collect();
        let Some([first, rest @ ..]) = manners.as_deref() else { return self.rule("[[ending]]") };
        if rest.iter().any(|other| other != first) {
            self.rule("[[ending]]");
        }
        self.flag_pieces(&all);
        let zones: Vec<(PieceTypeId, Vec<CellIndex>)> =
            goals.iter().flat_map(|(pieces, zone, _)| pieces.iter().map(|&id| (id, self.zone(*zone)))).collect();
        self.region_of("flagRegion", "[[ending]]", &zones);
        let Manner { least, answered, safe, blocked } = *first;
        self.set("flagPieceCount", least.to_string());
        self.set("flagMove", answered.to_string());
        for (option, said) in [("flagPieceSafe", safe), ("flagPieceBlockedWin", blocked)] {
            if said {
                self.set(option, "true");
            }
        }
    }

    fn flag_pieces(&mut self, all: &[PieceTypeId]) {
        if (0..self.definition.pieces.len()).all(|id| all.contains(&id)) {
            self.set("flagPiece", "*");
        } else {
            self.sided_types("flagPiece", "[[ending]]", |_, id| all.contains(&id));
        }
    }

    /// The manner of which just these endings are.
    fn manner(&self, pieces: &[PieceTypeId], zone: ZoneId, endings: &[&Ending], kings: bool) -> Option<Manner> {
        let on_board = |test: &Test| match goal_test(test)? {
            PieceTest { stance: Stance::OnBoard, count, .. } => Some(count.least),
            PieceTest { stance: Stance::Safe | Stance::Held, .. } => None,
        };
        let least = endings.iter().flat_map(|ending| &ending.when).filter_map(on_board);
        let least: Vec<u16> = std::iter::once(1).chain(least).collect();
        let switches = || [false, true].into_iter();
        let manners = switches().flat_map(|answered| {
            let least = &least;
            switches().flat_map(move |safe| {
                switches()
                    .flat_map(move |blocked| least.iter().map(move |&least| Manner { least, answered, safe, blocked }))
            })
        });
        let mut manners = manners.filter(|manner| !manner.safe || manner.least == 1);
        manners.find(|manner| {
            let expected = self.expected(pieces, zone, *manner, kings);
            let same = |one: &Ending, other: &Ending| {
                let tests = one.when.len() == other.when.len() && one.when.iter().all(|test| other.when.contains(test));
                tests && (one.verdict, one.even_turns) == (other.verdict, other.even_turns)
            };
            expected.len() == endings.len() && expected.iter().all(|one| endings.iter().any(|other| same(one, other)))
        })
    }

    /// What the format's rules come to in the words of a game file.
    fn expected(&self, pieces: &[PieceTypeId], zone: ZoneId, manner: Manner, kings: bool) -> Vec<Ending> {
        let Manner { least, answered, safe, blocked } = manner;
        let there = |stance: Stance, least: u16| {
            let count = CountRange { least, most: u16::MAX };
            Test::Pieces(PieceTest { enemy: false, pieces: pieces.to_vec(), stance, zone: Some(zone), count })
        };
        let wins = |when: Vec<Test>, even_turns: bool| Ending { when, verdict: Verdict::Wins, even_turns };
        let mut found = Vec::new();
        // What has outlasted the answer wins, where there is one; a king's is a race.
        let waits = answered && !kings;
        if waits {
            found.push(wins(vec![there(Stance::OnBoard, least), Test::ToMove], false));
        }
        if safe {
            found.push(wins(vec![there(Stance::Safe, 1)], false));
            // The other program asks for safety only while the piece is alone there.
            if !self.alone(pieces) {
                found.push(wins(vec![there(Stance::OnBoard, 2)], false));
            }
        } else if !waits {
            found.push(wins(vec![there(Stance::OnBoard, least)], answered));
        }
        if blocked {
            found.push(wins(vec![there(Stance::OnBoard, 1), Test::Full(Some(zone))], answered));
        }
        found
    }

    /// Has a player only one piece of these types, and never another: a king?
    fn alone(&self, pieces: &[PieceTypeId]) -> bool {
        let royal = pieces.iter().all(|&id| self.definition.pieces[id].is_royal());
        let number = |side| pieces.iter().map(|&id| self.owners.at_start(side, id)).sum::<u16>();
        royal && SIDES.into_iter().all(|side| number(side) <= 1)
    }
}

/// The types and the zone of an ending by which pieces win in a zone.
pub(crate) fn goal(ending: &Ending) -> Option<(Vec<PieceTypeId>, ZoneId)> {
    let there = |test: &Test| goal_test(test).and_then(|test| Some((test.pieces.clone(), test.zone?)));
    let mut found = ending.when.iter().filter_map(there);
    found.next().filter(|_| ending.verdict == Verdict::Wins && found.next().is_none())
}

/// A test that asks for own pieces in a zone.
fn goal_test(test: &Test) -> Option<&PieceTest> {
    let Test::Pieces(test) = test else { return None };
    (!test.enemy && test.zone.is_some() && test.count.least > 0).then_some(test)
}
