//! Endings in the words of the game file: tests of the position after a turn, and turns that they forbid.

use variorum_gamedef::definition::{CountRange, Definition, Ending, PieceTest, Test, Verdict};
use variorum_gamedef::ending::Reason;

use crate::cellset::CellSet;
use crate::outcome::Outcome;
use crate::piece::{Cell, Side, kind_bits};
use crate::position::Position;

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
}

/// The pieces that a test counts.
#[derive(Clone, Debug)]
struct Counted {
    enemy: bool,
    kinds: Vec<usize>,
    /// The same kinds as bits.
    bits: u64,
    /// They are all the kinds of the game.
    all: bool,
    /// The zone of each side.
    zone: Option<[CellSet; 2]>,
    count: CountRange,
}

impl Condition {
    /// The tables of a game's endings. `zones`: by side, the cells of each zone.
    pub(crate) fn all_of(definition: &Definition, zones: &[Vec<CellSet>; 2]) -> Vec<Self> {
        let counted = |test: &PieceTest| Counted {
            enemy: test.enemy,
            kinds: test.pieces.clone(),
            bits: kind_bits(&test.pieces),
            all: test.pieces.len() == definition.pieces.len(),
            zone: test.zone.map(|zone| [zones[0][zone], zones[1][zone]]),
            count: test.count,
        };
        let compiled = |test: &Test| match test {
            Test::Pieces(test) => CompiledTest::Pieces(counted(test)),
            Test::ChecksGiven(count) => CompiledTest::ChecksGiven(*count),
            Test::Checking => CompiledTest::Checking,
        };
        let condition = |ending: &Ending| Self {
            tests: ending.when.iter().map(compiled).collect(),
            verdict: ending.verdict,
            even_turns: ending.even_turns,
            reason: ending.reason(),
        };
        definition.endings.conditions.iter().map(condition).collect()
    }

    /// Does it forbid turns instead of ending the game?
    pub(crate) fn forbids(&self) -> bool {
        self.verdict == Verdict::Forbidden
    }
}

impl Position {
    /// The outcome if the tests of an ending hold, first for the player who has just moved.
    pub(crate) fn condition_end(&self) -> Option<Outcome> {
        self.condition_end_among(|condition| !condition.even_turns || self.state.side == Side::White)
    }

    /// [`Position::condition_end`] when the player to move has no legal action: nobody will make turns even any more.
    pub(crate) fn condition_end_without_actions(&self) -> Option<Outcome> {
        self.condition_end_among(|condition| condition.even_turns)
    }

    fn condition_end_among(&self, judged: impl Fn(&Condition) -> bool) -> Option<Outcome> {
        let to_move = self.state.side;
        let players = [to_move.other(), to_move];
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
                Verdict::Draw | Verdict::Forbidden => None,
            };
            Some(Outcome { winner, reason })
        })
    }

    /// The number of the ending whose tests forbid the turn that `side` has just made.
    pub(crate) fn broken_condition(&self, side: Side) -> Option<usize> {
        self.rules.conditions.iter().position(|condition| condition.forbids() && self.meets(condition, side))
    }

    /// Cells of which a move of `side` must change one before a test of the game can forbid it; `None` if that is not known. Known where giving check is
    /// all that is forbidden: a piece gives check from a cell that the attack test reads, or by leaving one.
    pub(crate) fn watched_by_conditions(&self, side: Side) -> Option<CellSet> {
        let features = &self.rules.features;
        let plain =
            features.forbids && features.royals.is_none() && !features.trial && !features.hops && features.guards == 0;
        let mut forbidding = self.rules.conditions.iter().filter(|condition| condition.forbids());
        let checks = |condition: &Condition| matches!(condition.tests.as_slice(), [CompiledTest::Checking]);
        if !plain || !forbidding.all(checks) {
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
            CompiledTest::Pieces(counted) => {
                let owner = if counted.enemy { side.other() } else { side };
                counted.count.contains(self.number_of(counted, owner, side))
            }
            CompiledTest::ChecksGiven(count) => count.contains(self.state.checks[side.index()].into()),
            CompiledTest::Checking => self.in_check(side.other()),
        })
    }

    /// The number of pieces of `owner` that a test of `side` counts.
    fn number_of(&self, counted: &Counted, owner: Side, side: Side) -> u16 {
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

    /// The number of checks that the side has given, in games that count them; otherwise 0.
    #[must_use]
    pub fn checks_given(&self, side: Side) -> u8 {
        self.state.checks[side.index()]
    }
}
