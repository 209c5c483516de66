//! What forbids a turn by what it leads to.

use std::collections::BTreeSet;

use variorum_gamedef::definition::{
    BesideTest, Directions, Formation, FormationTest, PieceTest, Stance, Test, Verdict, ZoneId,
};

use super::geometry::{Vector, step, walk};
use super::moves::Game;
use super::state::{Man, Player, State};

/// A turn, or its first part as if the turn ended with it.
struct Moment<'a> {
    before: &'a State,
    after: &'a State,
    /// Is the enemy in check?
    checks: bool,
    /// The numbers of passes in a row, and of turns after which royal pieces faced each other.
    passes: u16,
    facing: u16,
    /// Does the player who has moved move again?
    still_to_move: bool,
    /// Is it a whole turn?
    ended: bool,
}

impl Game<'_> {
    /// Do the tests of a forbidden ending hold for the player who has moved, after so many passes in a row?
    pub(super) fn forbidden(&self, before: &State, after: &State, passes: u16) -> bool {
        let player = before.mover;
        let row_goes_on = self.definition.in_a_row.filter(|row| before.made + 1 < row.turns_at(player, before.number));
        let mut moment = self.moment(before, after, passes);
        if row_goes_on.is_some_and(|row| row.check_last) && moment.checks {
            return true;
        }
        // Else it is the other player's turn.
        moment.still_to_move = row_goes_on.is_some_and(|row| !(row.check_ends && moment.checks));
        let endings = &self.definition.endings.conditions;
        endings.iter().any(|ending| ending.verdict == Verdict::Forbidden && self.hold(&ending.when, &moment, player))
    }

    /// Is the game over after this turn, other than by mate or stalemate? `ended`: it is a whole one.
    pub(super) fn is_over(&self, before: &State, after: &State, ended: bool) -> bool {
        let player = before.mover;
        let extinct = |player: Player| {
            let has = |&kind: &usize| after.cells.contains(&Some(Man { owner: Some(player), kind }));
            self.definition.endings.extinction.iter().any(|group| !group.iter().any(has))
        };
        let blast = self.definition.capture.blast.is_some();
        let blown_up = |player: Player| blast && self.has_royal(before, player) && !self.has_royal(after, player);
        let moment = Moment { ended, ..self.moment(before, after, 0) };
        let mut endings = self.definition.endings.conditions.iter();
        extinct(1 - player)
            || blast && extinct(player)
            || blown_up(1 - player)
            || endings.any(|ending| {
                ending.verdict != Verdict::Forbidden
                    && [player, 1 - player].into_iter().any(|player| self.hold(&ending.when, &moment, player))
            })
    }

    fn moment<'a>(&self, before: &'a State, after: &'a State, passes: u16) -> Moment<'a> {
        let facing = |state: &State| self.face_to_face(state);
        // The text leaves out that they face each other for the first time.
        let facing = if !facing(after) { 0 } else { 1 + if facing(before) { before.facing.max(1) } else { 0 } };
        Moment {
            before,
            after,
            checks: self.in_check(after, 1 - before.mover),
            passes,
            facing,
            still_to_move: false,
            ended: true,
        }
    }

    /// Do the tests of an ending hold for the player?
    fn hold(&self, tests: &[Test], moment: &Moment<'_>, player: Player) -> bool {
        let Moment { before, after, .. } = moment;
        let moved = player == before.mover;
        tests.iter().all(|test| match test {
            Test::Checking => self.in_check(after, 1 - player),
            // A turn that ends in check counts, whatever its first part did.
            Test::ChecksGiven(count) => {
                count.contains(before.checks[player] + u16::from(moved && moment.checks && moment.ended))
            }
            Test::Castled => after.castled[player],
            Test::Pieces(test) => self.are_counted(after, test, player),
            Test::Full(zone) => (0..after.cells.len())
                .filter(|&cell| zone.is_none_or(|zone| self.in_zone(zone, cell, player)))
                .all(|cell| after.cells[cell].is_some()),
            Test::Passes(count) => count.contains(moment.passes),
            Test::Facing(count) => count.contains(moment.facing),
            Test::ToMove => moved == moment.still_to_move,
            Test::JustMoved => moved,
            Test::Formation(test) => self.stand_in_formation(after, test, player),
            Test::Beside(test) => self.have_beside(after, test, player),
        })
    }

    /// Whether this test of numbers of pieces holds for the player.
    pub(super) fn are_counted(&self, state: &State, test: &PieceTest, player: Player) -> bool {
        let owner = if test.enemy { 1 - player } else { player };
        let number = match test.stance {
            Stance::Held => test.pieces.iter().map(|&kind| state.hands[kind][owner]).sum(),
            Stance::OnBoard | Stance::Safe => {
                let cells = self.cells_of(state, &test.pieces, owner).into_iter();
                let zone = cells.filter(|&cell| test.zone.is_none_or(|zone| self.in_zone(zone, cell, player)));
                zone.filter(|&cell| test.stance == Stance::OnBoard || !self.attacked(state, cell)).count() as u16
            }
        };
        test.count.contains(number)
    }

    /// Whether this test of pieces that have others beside them holds for the player.
    fn have_beside(&self, state: &State, test: &BesideTest, player: Player) -> bool {
        let owner = |enemy: bool| if enemy { 1 - player } else { player };
        let others = self.cells_of(state, &test.others, owner(test.by_enemy));
        let counted = self
            .cells_of(state, &test.pieces, owner(test.enemy))
            .into_iter()
            .filter(|&cell| others.iter().any(|&other| self.leads(&test.along, player, cell, other)));
        test.count.contains(counted.count() as u16)
    }

    /// The cells on which this player has pieces of these types.
    fn cells_of(&self, state: &State, kinds: &[usize], owner: Player) -> BTreeSet<usize> {
        let stands =
            |cell: &usize| state.cells[*cell].is_some_and(|man| man.owner == Some(owner) && kinds.contains(&man.kind));
        (0..state.cells.len()).filter(stands).collect()
    }

    fn stand_in_formation(&self, state: &State, test: &FormationTest, player: Player) -> bool {
        let owner = if test.enemy { 1 - player } else { player };
        let cells = self.cells_of(state, &test.pieces, owner);
        let lines = || cells.iter().flat_map(|&cell| self.lines_from(cell, &test.along, player));
        let groups = || self.groups(&cells, &test.along, player);
        let inside = |zone: ZoneId, group: &BTreeSet<usize>| group.iter().any(|&cell| self.in_zone(zone, cell, player));
        match test.formation {
            Formation::Row(number) => {
                let number = usize::from(number);
                lines().any(|line| line.len() >= number && line[..number].iter().all(|cell| cells.contains(cell)))
            }
            Formation::Line(number) => {
                lines().any(|line| line.iter().filter(|&cell| cells.contains(cell)).count() >= usize::from(number))
            }
            Formation::Square(number) => cells.iter().any(|&corner| {
                let sides = || 0..i32::from(number);
                let mut square = sides().flat_map(|file| sides().map(move |rank| [file, 0, rank]));
                square.all(|way| step(self.board(), corner, way).is_some_and(|cell| cells.contains(&cell)))
            }),
            Formation::Group(number) => groups().iter().any(|group| group.len() >= usize::from(number)),
            Formation::Joins(one, other) => groups().iter().any(|group| inside(one, group) && inside(other, group)),
            Formation::Connected => groups().len() == 1,
        }
    }

    /// The straight lines that begin on this cell, each up to the edge of the board or once around it.
    fn lines_from(&self, start: usize, along: &[Directions], player: Player) -> Vec<Vec<usize>> {
        let line = |family: &Directions, vector: Vector| {
            let mut line = vec![start];
            while let Some(next) =
                walk(self.board(), &family.steps[0], line[line.len() - 1], vector).filter(|&next| next != start)
            {
                line.push(next);
            }
            line
        };
        let of_family = |family: &Directions| -> Vec<Vec<usize>> {
            self.paths(family, player).iter().map(|path| line(family, path.0[0])).collect()
        };
        along.iter().flat_map(of_family).collect()
    }

    /// These cells in groups, in which neighbours lead from each to each. A step counts both ways.
    fn groups(&self, cells: &BTreeSet<usize>, along: &[Directions], player: Player) -> Vec<BTreeSet<usize>> {
        let joined =
            |one: usize, other: usize| self.leads(along, player, one, other) || self.leads(along, player, other, one);
        let mut rest = cells.clone();
        let mut found = Vec::new();
        while let Some(first) = rest.pop_first() {
            let mut group = BTreeSet::from([first]);
            while let Some(next) = rest.iter().copied().find(|&cell| group.iter().any(|&one| joined(one, cell))) {
                rest.remove(&next);
                group.insert(next);
            }
            found.push(group);
        }
        found
    }
}
