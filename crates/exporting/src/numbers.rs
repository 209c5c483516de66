//! Numbers of pieces that decide. The format has one rule of this sort.

use variorum_gamedef::definition::{CountRange, Ending, PieceTest, PieceTypeId, Stance, Test, Verdict};

use crate::owners::SIDES;
use crate::section::Section;

/// A number of pieces that decides.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Number {
    /// At most so many.
    most: u16,
    /// The other side has at least so many.
    others: u16,
    /// Pieces in hand count.
    held: bool,
    value: &'static str,
}

impl Section<'_> {
    /// Writes the groups of types of which a player needs a piece.
    pub(crate) fn numbers(&mut self, extinction: &[Vec<PieceTypeId>], bare: bool) {
        match (extinction, bare) {
            ([], false) => {}
            ([], true) => {
                self.extinction("loss", "*".to_owned());
                self.set("extinctionClaim", "true");
                self.set("extinctionPieceCount", "1");
                self.set("extinctionOpponentPieceCount", "2");
            }
            (groups, false) => {
                let number = Number { most: 0, others: 0, held: false, value: "loss" };
                self.groups(&groups.iter().collect::<Vec<_>>(), &number);
            }
            (_, true) => self.rule("endings.extinction"),
        }
    }

    /// Writes numbers of pieces of groups of types, each of which is a kind, or all of them.
    fn groups(&mut self, groups: &[&Vec<PieceTypeId>], number: &Number) {
        let every = |group: &Vec<PieceTypeId>| group.len() == self.definition.pieces.len();
        let whole = |group: &&Vec<PieceTypeId>| {
            let kind = group.first().map(|&id| self.kinds.forms[id].kind);
            kind.is_some_and(|kind| {
                group.iter().all(|&id| self.kinds.forms[id].kind == kind)
                    && self.of_kind(kind).iter().filter(|&&id| self.is_owned(id)).all(|id| group.contains(id))
            })
        };
        let of = match groups {
            [all] if every(all) => "*".to_owned(),
            groups if groups.iter().all(whole) => {
                let mut kinds: Vec<usize> = groups.iter().map(|group| self.kinds.forms[group[0]].kind).collect();
                kinds.sort_unstable();
                crate::promotions::letters(kinds.into_iter().map(|kind| self.kinds.kinds[kind].letter))
            }
            _ => return self.rule("endings.extinction"),
        };
        if self.held_counts(groups) != number.held || number.held && (number.most, number.others) != (0, 0) {
            self.rule("endings.extinction");
        }
        self.extinction(number.value, of);
        if number.most > 0 {
            self.set("extinctionPieceCount", number.most.to_string());
        }
        if number.others > 0 {
            self.set("extinctionOpponentPieceCount", number.others.to_string());
        }
    }

    /// In the format, pieces in hand keep a type from extinction. Does that matter? Not where the loss of the only one ends the game.
    fn held_counts(&self, groups: &[&Vec<PieceTypeId>]) -> bool {
        if !self.definition.has_drops() {
            return false;
        }
        let every = groups.iter().any(|group| group.len() == self.definition.pieces.len());
        if every {
            return self.owners.any_held();
        }
        SIDES.iter().any(|&side| {
            groups.iter().any(|group| {
                let holds = group.iter().any(|&id| self.owners.holds(side, id));
                let number: u16 = group.iter().map(|&id| self.owners.at_start(side, id)).sum();
                let in_hand = group.iter().any(|&id| self.owners.begins_with(side, id));
                holds && (in_hand || number > 1)
            })
        })
    }

    /// Writes the rule about pieces that must not be gone, once.
    pub(crate) fn extinction(&mut self, value: &'static str, of: String) {
        if self.has("extinctionValue") {
            self.rule("endings.extinction");
        }
        self.set("extinctionValue", value);
        self.set("extinctionPieceTypes", of);
    }

    /// Writes endings by numbers of pieces; those that the format cannot say are gaps.
    pub(crate) fn number_endings(&mut self, endings: &[&Ending]) {
        let Some((first, _)) = endings.first().and_then(|ending| number(ending)) else {
            return endings.iter().for_each(|_| self.rule("[[ending]]"));
        };
        let of = |ending: &&Ending| number(ending).filter(|(other, _)| *other == first).map(|(_, pieces)| pieces);
        let groups: Option<Vec<Vec<PieceTypeId>>> = endings.iter().map(of).collect();
        match groups.filter(|_| !self.has("extinctionValue")) {
            Some(groups) => self.groups(&groups.iter().collect::<Vec<_>>(), &first),
            None => self.rule("[[ending]]"),
        }
    }
}

/// The number of pieces that an ending asks for, and of which types.
fn number(ending: &Ending) -> Option<(Number, Vec<PieceTypeId>)> {
    let Ending { when, verdict, even_turns: false } = ending else { return None };
    let value = match verdict {
        Verdict::Wins => "win",
        Verdict::Loses => "loss",
        Verdict::Draw => "draw",
        Verdict::MostPieces | Verdict::FewestPieces | Verdict::MostPoints | Verdict::Forbidden => return None,
    };
    let mut found: Option<(u16, Vec<PieceTypeId>)> = None;
    let (mut others, mut held) = (0, false);
    for test in when {
        let Test::Pieces(PieceTest { enemy, pieces, stance, zone: None, count }) = test else { return None };
        match (enemy, stance) {
            (false, Stance::OnBoard) if found.is_none() && count.least == 0 => {
                found = Some((count.most, pieces.clone()));
            }
            (true, Stance::OnBoard) if others == 0 && count.most == u16::MAX => others = count.least,
            (false, Stance::Held) if !held && *count == CountRange::NONE => held = true,
            (_, Stance::OnBoard | Stance::Safe | Stance::Held) => return None,
        }
    }
    let (most, pieces) = found?;
    let same = |test: &Test| matches!(test, Test::Pieces(test) if test.pieces == pieces);
    when.iter().all(same).then_some((Number { most, others, held, value }, pieces))
}
