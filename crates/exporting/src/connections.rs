//! Pieces that decide by standing together.

use std::collections::BTreeSet;

use variorum_gamedef::board::CellIndex;
use variorum_gamedef::definition::{
    Directions, Ending, Formation, FormationTest, PieceTypeId, RankPart, Test, Verdict,
};

use crate::section::Section;

/// The lines along which pieces stand together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Lines {
    sideways: bool,
    lengthwise: bool,
    diagonal: bool,
}

impl Lines {
    /// The lines of some paths; `None` if the format has no such lines.
    fn of(along: &[Directions]) -> Option<Self> {
        let mut lines = Self::default();
        for path in along {
            let [step] = path.steps.as_slice() else { return None };
            let plain = Directions::of_shape(step.shape);
            match (step.shape, step.rank) {
                ([1, 0, 0], None) => (lines.sideways, lines.lengthwise) = (true, true),
                ([1, 0, 0], Some(RankPart::Sideways)) => lines.sideways = true,
                ([1, 0, 0], Some(RankPart::Lengthwise | RankPart::Forward | RankPart::Backward)) => {
                    lines.lengthwise = true;
                }
                ([1, 1, 0], None | Some(RankPart::Lengthwise)) => lines.diagonal = true,
                _ => return None,
            }
            let mut unranked = path.clone();
            unranked.steps[0].rank = None;
            if unranked != plain {
                return None;
            }
        }
        Some(lines)
    }
}

impl Section<'_> {
    /// Writes the endings by pieces that stand together.
    pub(crate) fn connections(&mut self, endings: &[&Ending]) {
        let value = match endings.first().map(|ending| ending.verdict) {
            Some(Verdict::Wins) => "win",
            Some(Verdict::Loses) => "loss",
            Some(Verdict::Draw) => "draw",
            Some(Verdict::MostPieces | Verdict::FewestPieces | Verdict::MostPoints | Verdict::Forbidden) | None => {
                return self.rule("[[ending]]");
            }
        };
        let mut types: BTreeSet<Vec<PieceTypeId>> = BTreeSet::new();
        let mut lines: Option<Lines> = None;
        let mut joins: Vec<(PieceTypeId, Vec<CellIndex>, Vec<CellIndex>)> = Vec::new();
        for ending in endings {
            let Ending { when, verdict, even_turns: false } = ending else { return self.rule("[[ending]]") };
            let [Test::Formation(FormationTest { enemy: false, pieces, formation, along })] = when.as_slice() else {
                return self.rule("[[ending]]");
            };
            let mut number = |option: &str, size: u16| {
                if self.has(option) {
                    self.rule("[[ending]]");
                }
                self.set(option, size.to_string());
                types.insert(pieces.clone());
            };
            match formation {
                Formation::Row(size) => number("connectN", (*size).into()),
                Formation::Square(size) => number("connectNxN", (*size).into()),
                Formation::Line(size) => number("collinearN", (*size).into()),
                Formation::Joins(from, to) => {
                    let (from, to) = (self.zone(*from), self.zone(*to));
                    joins.extend(pieces.iter().map(|&id| (id, from.clone(), to.clone())));
                }
                Formation::Group(_) | Formation::Connected => return self.rule("[[ending]]"),
            }
            let same = !formation.has_directions()
                || Lines::of(along).is_some_and(|found| *lines.get_or_insert(found) == found);
            if !same || Some(*verdict) != endings.first().map(|ending| ending.verdict) {
                self.rule("[[ending]]");
            }
        }
        self.joins(&joins, &mut types);
        let types: Vec<Vec<PieceTypeId>> = types.into_iter().collect();
        let [types] = types.as_slice() else { return self.rule("[[ending]]") };
        if types.len() < self.definition.pieces.len() {
            let types = self.types("[[ending]]", |_, id| types.contains(&id));
            self.set("connectPieceTypes", types);
        }
        let Lines { sideways, lengthwise, diagonal } =
            lines.unwrap_or(Lines { sideways: true, lengthwise: true, diagonal: true });
        for (option, said) in
            [("connectHorizontal", sideways), ("connectVertical", lengthwise), ("connectDiagonal", diagonal)]
        {
            self.set(option, said.to_string());
        }
        self.set("connectValue", value);
    }

    /// Writes the regions that groups of pieces join.
    fn joins(
        &mut self,
        joins: &[(PieceTypeId, Vec<CellIndex>, Vec<CellIndex>)],
        types: &mut BTreeSet<Vec<PieceTypeId>>,
    ) {
        if joins.is_empty() {
            return;
        }
        let mut ids: Vec<PieceTypeId> = joins.iter().map(|(id, _, _)| *id).collect();
        ids.sort_unstable();
        types.insert(ids);
        let from: Vec<_> = joins.iter().map(|(id, from, _)| (*id, from.clone())).collect();
        let to: Vec<_> = joins.iter().map(|(id, _, to)| (*id, to.clone())).collect();
        self.region_of("connectRegion1", "[[ending]]", &from);
        self.region_of("connectRegion2", "[[ending]]", &to);
    }
}
