//! Endings in the words of the game file: tests of the position after a turn, and turns that they forbid.

use variorum_gamedef::definition::{CountRange, Definition, Ending, PieceTest, Stance, Test, Verdict};
use variorum_gamedef::ending::Reason;

use crate::beside::BesideRules;
use crate::cellset::CellSet;
use crate::formation::{FormationPlaces, FormationRules};
use crate::outcome::Outcome;
use crate::piece::{Cell, Side, kind_bits};
use crate::position::Position;
use crate::rules::Rules;

/// An ending as tables.
#[derive(Clone, Debug)]
pub(crate) struct Condition {
    tests: Vec<CompiledTest>,
    verdict: Verdict,
    even_turns: bool,
    reason: Reason,
}

/// A test as tables.
#[derive(Clone, Debug)]
enum CompiledTest {
    /// A number of pieces on the board.
    Pieces(Counted),
    /// The number of checks that the side has given.
    ChecksGiven(CountRange),
    /// The other side's royal piece is attacked.
    Checking,
    /// The side has castled.
    Castled,
    /// The number of passes in a row.
    Passes(CountRange),
    /// The number of turns in a row after which royal pieces faced each other.
    Facing(CountRange),
    /// No cell is empty, or none of a zone of each side.
    Full(Option<[CellSet; 2]>),
    /// The side is to move.
    ToMove,
    /// The side has just moved.
    JustMoved,
    /// Pieces stand together.
    Formation(FormationRules),
    /// Pieces have others beside them.
    Beside(BesideRules),
}

/// The pieces that a test counts.
#[derive(Clone, Debug)]
pub(crate) struct Counted {
    enemy: bool,
    kinds: Vec<usize>,
    /// The same kinds as bits.
    bits: u64,
    /// They are all the kinds of the game.
    all: bool,
    stance: Stance,
    /// The zone of each side.
    zone: Option<[CellSet; 2]>,
    count: CountRange,
}

impl Counted {
    /// The tables of a test. `kinds`: the number of kinds of the game; `zones`: by side, the cells of each zone.
    pub(crate) fn of(test: &PieceTest, kinds: usize, zones: &[Vec<CellSet>; 2]) -> Self {
        Self {
            enemy: test.enemy,
            kinds: test.pieces.clone(),
            bits: kind_bits(&test.pieces),
            all: test.pieces.len() == kinds,
            stance: test.stance,
            zone: test.zone.map(|zone| [zones[0][zone], zones[1][zone]]),
            count: test.count,
        }
    }
}

impl Condition {
    /// The tables of a game's endings. `zones`: by side, the cells of each zone.
    pub(crate) fn all_of(definition: &Definition, zones: &[Vec<CellSet>; 2]) -> Vec<Self> {
        let compiled = |test: &Test| match test {
            Test::Pieces(test) => CompiledTest::Pieces(Counted::of(test, definition.pieces.len(), zones)),
            Test::ChecksGiven(count) => CompiledTest::ChecksGiven(*count),
            Test::Checking => CompiledTest::Checking,
            Test::Castled => CompiledTest::Castled,
            Test::Passes(count) => CompiledTest::Passes(*count),
            Test::Facing(count) => CompiledTest::Facing(*count),
            Test::Full(zone) => CompiledTest::Full(zone.map(|zone| [zones[0][zone], zones[1][zone]])),
            Test::ToMove => CompiledTest::ToMove,
            Test::JustMoved => CompiledTest::JustMoved,
            Test::Beside(test) => CompiledTest::Beside(BesideRules::of(test, &definition.board)),
            Test::Formation(test) => {
                CompiledTest::Formation(FormationRules::of(test, &definition.board, definition.pieces.len(), zones))
            }
        };
        let condition = |ending: &Ending| Self {
            tests: ending.when.iter().map(compiled).collect(),
            verdict: ending.verdict,
            even_turns: ending.even_turns,
            reason: ending.reason(),
        };
        definition.endings.conditions.iter().map(condition).collect()
    }

    /// An upper bound of the work of [`Condition::all_of`], and of the cells that its tables hold.
    pub(crate) fn cost(definition: &Definition) -> usize {
        let tests = definition.endings.conditions.iter().flat_map(|ending| &ending.when);
        let cost = |test: &Test| match test {
            Test::Formation(test) => FormationRules::cost(test, &definition.board),
            Test::Beside(test) => BesideRules::cost(test, &definition.board),
            Test::Pieces(_)
            | Test::ChecksGiven(_)
            | Test::Checking
            | Test::Castled
            | Test::Passes(_)
            | Test::Facing(_)
            | Test::Full(_)
            | Test::ToMove
            | Test::JustMoved => 0,
        };
        tests.map(cost).sum()
    }

    /// The bytes of its tables that grow with the board.
    pub(crate) fn bytes(&self) -> usize {
        self.formations().map(FormationRules::bytes).sum::<usize>()
            + self.besides().map(BesideRules::bytes).sum::<usize>()
    }

    /// Its tests of what stands beside pieces.
    pub(crate) fn besides(&self) -> impl Iterator<Item = &BesideRules> {
        self.tests.iter().filter_map(|test| if let CompiledTest::Beside(beside) = test { Some(beside) } else { None })
    }

    /// Does it ask nothing that tells the two sides apart, besides tables that can be compared?
    pub(crate) fn is_same_for_both(&self) -> bool {
        !self.even_turns
            && self.tests.iter().all(|test| matches!(test, CompiledTest::Beside(_) | CompiledTest::JustMoved))
    }

    /// The formations that its tests ask for.
    pub(crate) fn formations(&self) -> impl Iterator<Item = &FormationRules> {
        self.tests
            .iter()
            .filter_map(|test| if let CompiledTest::Formation(formation) = test { Some(formation) } else { None })
    }

    /// Does it forbid turns instead of ending the game?
    pub(crate) fn forbids(&self) -> bool {
        self.verdict == Verdict::Forbidden
    }
}

impl Rules {
    /// The kinds whose pieces end the game by coming together, as bits.
    pub(crate) fn meeting_kinds(&self) -> u64 {
        let meetings = self.conditions.iter().filter(|condition| condition.reason == Reason::Marriage);
        meetings.flat_map(Condition::besides).filter_map(|beside| beside.meeting).fold(0, |bits, kinds| bits | kinds)
    }

    /// Is giving check all that is forbidden?
    pub(crate) fn forbids_only_checks(&self) -> bool {
        let mut forbidding = self.conditions.iter().filter(|condition| condition.forbids());
        forbidding.all(|condition| matches!(condition.tests.as_slice(), [CompiledTest::Checking]))
    }

    /// The sets of cells on one of which pieces of their own decide for players, and whether they win by them: the formations of endings that ask for
    /// nothing else.
    pub fn formation_places(&self) -> impl Iterator<Item = (FormationPlaces, bool)> {
        let single = |condition: &Condition| match condition.tests.as_slice() {
            [CompiledTest::Formation(only)] => only.places(self.kinds()),
            _ => None,
        };
        self.conditions.iter().filter_map(move |condition| {
            let wins = match condition.verdict {
                Verdict::Wins => true,
                Verdict::Loses => false,
                Verdict::Draw
                | Verdict::MostPieces
                | Verdict::FewestPieces
                | Verdict::MostPoints
                | Verdict::Forbidden => return None,
            };
            Some((single(condition)?, wins))
        })
    }
}

impl Position {
    /// The outcome if the tests of an ending hold, first for the player who has just moved.
    pub(crate) fn condition_end(&self) -> Option<Outcome> {
        self.condition_end_among(|condition| {
            !condition.even_turns || self.state.side == Side::White && self.state.made == 0
        })
    }

    /// [`Position::condition_end`] when the player to move has no legal action: nobody will make turns even any more.
    pub(crate) fn condition_end_without_actions(&self) -> Option<Outcome> {
        self.condition_end_among(|condition| condition.even_turns)
    }

    fn condition_end_among(&self, judged: impl Fn(&Condition) -> bool) -> Option<Outcome> {
        let mover = self.last_mover();
        let players = [mover, mover.other()];
        self.rules.conditions.iter().find_map(|condition| {
            let reason = condition.reason;
            if condition.forbids() || !judged(condition) {
                return None;
            }
            let player = *players.iter().find(|&&player| self.meets(condition, player))?;
            let both = || self.meets(condition, player.other());
            let winner = match condition.verdict {
                Verdict::Wins if condition.even_turns && both() => None,
                Verdict::Loses if condition.even_turns && both() => None,
                Verdict::Wins => Some(player),
                Verdict::Loses => Some(player.other()),
                Verdict::MostPieces | Verdict::FewestPieces | Verdict::MostPoints => {
                    condition.verdict.tally().and_then(|tally| self.winner_by_tally(tally))
                }
                Verdict::Draw | Verdict::Forbidden => None,
            };
            Some(Outcome { winner, reason })
        })
    }

    /// May `side` win by pieces that come together, although its turn moves none of those of [`Rules::meeting_kinds`], and brings none? They may stand
    /// together already, or the ending asks for something else too.
    pub(crate) fn may_meet_without_moving(&self, side: Side) -> bool {
        let meetings = self.rules.conditions.iter().filter(|condition| condition.reason == Reason::Marriage);
        meetings.filter(|condition| !condition.forbids()).any(|condition| {
            let met = |test: &CompiledTest| match test {
                CompiledTest::JustMoved => true,
                CompiledTest::Beside(beside) if beside.meeting.is_some() => self.have_beside(beside, side),
                CompiledTest::Beside(_)
                | CompiledTest::Pieces(_)
                | CompiledTest::ChecksGiven(_)
                | CompiledTest::Checking
                | CompiledTest::Castled
                | CompiledTest::Passes(_)
                | CompiledTest::Facing(_)
                | CompiledTest::Full(_)
                | CompiledTest::ToMove
                | CompiledTest::Formation(_) => true,
            };
            condition.verdict != Verdict::Wins || condition.tests.iter().all(met)
        })
    }

    /// The number of the ending whose tests forbid the turn that `side` has just made.
    pub(crate) fn broken_condition(&self, side: Side) -> Option<usize> {
        self.rules.conditions.iter().position(|condition| condition.forbids() && self.meets(condition, side))
    }

    /// May a test of the game forbid the turn that is to come, a pass or another one? No, if what is counted over several turns rules it out, wherever the
    /// pieces go: a row that has not begun is at most one long after the turn. Not inlined, because most games forbid nothing.
    #[inline(never)]
    pub(crate) fn may_forbid(&self, passing: bool) -> bool {
        let passes = if passing { self.state.passes.saturating_add(1) } else { 0 };
        let facing = self.state.facing.saturating_add(1);
        let possible = |test: &CompiledTest| match test {
            CompiledTest::Passes(count) => count.contains(passes.into()),
            CompiledTest::Facing(count) => count.contains(0) || count.contains(facing.into()),
            CompiledTest::Pieces(_)
            | CompiledTest::ChecksGiven(_)
            | CompiledTest::Checking
            | CompiledTest::Castled
            | CompiledTest::Full(_)
            | CompiledTest::ToMove
            | CompiledTest::JustMoved
            | CompiledTest::Formation(_)
            | CompiledTest::Beside(_) => true,
        };
        let mut forbidding = self.rules.conditions.iter().filter(|condition| condition.forbids());
        self.checks_wait() || forbidding.any(|condition| condition.tests.iter().all(possible))
    }

    /// Cells of which a move of `side` must change one before a test of the game can forbid it; `None` if that is not known. Known where giving check is
    /// all that is forbidden: a piece gives check from a cell that the attack test reads, or by leaving one.
    pub(crate) fn watched_by_conditions(&self, side: Side) -> Option<CellSet> {
        let features = &self.rules.features;
        let plain =
            features.forbids && features.royals.is_none() && !features.trial && !features.hops && features.guards == 0;
        if !plain || !self.rules.forbids_only_checks() {
            return None;
        }
        let mut read = CellSet::EMPTY;
        let royal = self.royal[side.other().index()];
        let attacked = royal != Cell::NONE && self.attacked_with_read_set(royal, side, &mut read);
        (!attacked).then_some(read)
    }

    /// Do all tests hold for `side`?
    fn meets(&self, condition: &Condition, side: Side) -> bool {
        condition.tests.iter().all(|test| match test {
            CompiledTest::Pieces(counted) => self.counts_as(counted, side),
            CompiledTest::ChecksGiven(count) => count.contains(self.state.checks[side.index()].into()),
            CompiledTest::Checking => self.in_check(side.other()),
            CompiledTest::Castled => self.has_castled(side),
            CompiledTest::Formation(formation) => self.is_formed(formation, side),
            CompiledTest::Passes(count) => count.contains(self.state.passes.into()),
            CompiledTest::Facing(count) => count.contains(self.state.facing.into()),
            CompiledTest::Full(zone) => {
                let taken = [self.pieces(Side::White), self.pieces(Side::Black), self.neutrals()];
                match zone {
                    None => taken.iter().map(|cells| cells.len()).sum::<usize>() == self.rules.cells,
                    Some(zone) => {
                        let mut empty = zone[side.index()];
                        taken.iter().for_each(|cells| empty.subtract(cells));
                        empty.is_empty()
                    }
                }
            }
            CompiledTest::ToMove => self.state.side == side,
            CompiledTest::JustMoved => self.last_mover() == side,
            CompiledTest::Beside(beside) => self.have_beside(beside, side),
        })
    }

    /// Does this test of the number of pieces hold for `side`?
    pub(crate) fn counts_as(&self, counted: &Counted, side: Side) -> bool {
        let owner = if counted.enemy { side.other() } else { side };
        counted.count.contains(self.number_of(counted, owner, side))
    }

    /// The number of pieces of `owner` that a test of `side` counts.
    fn number_of(&self, counted: &Counted, owner: Side, side: Side) -> u16 {
        match counted.stance {
            Stance::OnBoard => {}
            Stance::Held => {
                let held = |&kind: &usize| u32::from(self.hands[owner.index()][kind]);
                return u16::try_from(counted.kinds.iter().map(held).sum::<u32>()).unwrap_or(u16::MAX);
            }
            Stance::Safe => {
                let counts = |&cell: &Cell| {
                    counted.bits >> self.at(cell).kind() & 1 != 0
                        && counted.zone.is_none_or(|zones| zones[side.index()].has(cell))
                        && !self.could_be_captured(cell, owner.other())
                };
                let safe = self.pieces[owner.index()].iter().filter(counts).count();
                return u16::try_from(safe).unwrap_or(u16::MAX);
            }
        }
        let Some(zones) = &counted.zone else {
            if counted.all {
                return u16::try_from(self.pieces[owner.index()].len()).unwrap_or(u16::MAX);
            }
            return counted.kinds.iter().map(|&kind| self.count(owner, kind)).sum();
        };
        let zone = &zones[side.index()];
        // The most common case: the goal of a royal piece.
        if let ([kind], royal) = (counted.kinds.as_slice(), self.rules.features.royal)
            && royal == Some(*kind)
        {
            let cell = self.royal[owner.index()];
            return u16::from(cell != Cell::NONE && zone.has(cell));
        }
        let mut inside = self.pieces[owner.index()];
        inside.retain(zone);
        let counts = |cell: &Cell| counted.bits >> self.at(*cell).kind() & 1 != 0;
        u16::try_from(inside.iter().filter(counts).count()).unwrap_or(u16::MAX)
    }

    /// How many of the last turns in a row were passes, in games that count them; otherwise 0.
    #[must_use]
    pub fn passes(&self) -> u8 {
        self.state.passes
    }

    /// After how many of the last turns in a row royal pieces faced each other, in games that count them; otherwise 0.
    #[must_use]
    pub fn facing(&self) -> u8 {
        self.state.facing
    }

    /// Do royal pieces of the two sides stand on a line of [`Rules::sight`](crate::rules::Rules::sight) with nothing between?
    pub(crate) fn royals_face(&self) -> bool {
        let sees = |cell: Cell| {
            let mut lines = self.rules.sight.get(cell.index()).into_iter().flatten();
            lines.any(|line| {
                let first = line.iter().find(|cell| !self.at(**cell).is_none());
                first.is_some_and(|&first| self.royal_cells(Side::Black).any(|royal| royal == first))
            })
        };
        self.royal_cells(Side::White).any(sees)
    }

    /// Has the side castled, in games in which an ending asks for it? Otherwise false.
    #[must_use]
    pub fn has_castled(&self, side: Side) -> bool {
        self.state.castled[side.index()]
    }

    /// The number of checks that the side has given, in games that count them; otherwise 0.
    #[must_use]
    pub fn checks_given(&self, side: Side) -> u8 {
        self.state.checks[side.index()]
    }
}
