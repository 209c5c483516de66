//! Tests of a position that a game file words itself, and what they lead to.

use serde::Serialize;

use super::{Directions, PieceTypeId, Tally, ZoneId};
use crate::digest::unset;
use crate::ending::Reason;
use crate::vocabulary::choices;

choices! {
    /// What follows when the tests of an ending hold for a player.
    #[derive(Serialize)]
    pub enum Verdict {
        /// The player wins.
        Wins = "wins" "that player wins",
        /// The player loses.
        Loses = "loses" "that player loses",
        /// Neither wins.
        Draw = "draw" "neither wins",
        /// Who has more pieces on the board wins.
        MostPieces = "most-pieces" "who has more pieces on the board wins; equally many draw",
        /// Who has fewer pieces on the board wins.
        FewestPieces = "fewest-pieces" "who has fewer pieces on the board wins; equally many draw",
        /// Whose pieces on the board have more points wins.
        MostPoints = "most-points" "whose pieces on the board have more points wins; equally many draw",
        /// No turn may lead to it.
        Forbidden = "forbidden" "a turn after which they hold for the player who made it is illegal",
    }
}

impl Verdict {
    /// What is counted, if that decides.
    #[must_use]
    pub const fn tally(self) -> Option<Tally> {
        match self {
            Self::MostPieces => Some(Tally::MostPieces),
            Self::FewestPieces => Some(Tally::FewestPieces),
            Self::MostPoints => Some(Tally::MostPoints),
            Self::Wins | Self::Loses | Self::Draw | Self::Forbidden => None,
        }
    }
}

/// An ending in the words of the game file: tests, all of which must hold for one player, and what follows.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Ending {
    /// The tests; at least one.
    #[serde(skip_serializing_if = "unset")]
    pub when: Vec<Test>,
    /// What follows.
    pub verdict: Verdict,
    /// Whether it is judged only when both players have made equally many turns, or when the player to move has no legal move. If it then holds for both, the game is drawn.
    #[serde(skip_serializing_if = "unset")]
    pub even_turns: bool,
}

impl Ending {
    /// The reason for the end of the game that a record of it gives.
    #[must_use]
    pub fn reason(&self) -> Reason {
        let checks = |test: &Test| matches!(test, Test::ChecksGiven(_) | Test::Checking);
        let zone = |test: &Test| matches!(test, Test::Pieces(PieceTest { zone: Some(_), .. }));
        if self.when.iter().any(|test| matches!(test, Test::Passes(_))) {
            Reason::Passes
        } else if self.when.contains(&Test::Full(None)) {
            Reason::FullBoard
        } else if self.when.contains(&Test::Castled) {
            Reason::Castling
        } else if self.when.iter().any(|test| matches!(test, Test::Formation(_) | Test::Facing(_))) {
            Reason::Connection
        } else if self.when.iter().any(|test| matches!(test, Test::Beside(_))) {
            let meets = |test: &Test| matches!(test, Test::Beside(test) if test.meeting().is_some());
            if self.when.iter().any(meets) { Reason::Marriage } else { Reason::Connection }
        } else if self.when.iter().any(checks) {
            Reason::Checks
        } else if self.when.iter().any(zone) {
            Reason::Goal
        } else {
            Reason::Numbers
        }
    }
}

/// A test of a position, seen from one player.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum Test {
    /// A number of pieces on the board.
    Pieces(PieceTest),
    /// The number of checks that the player has given in the game.
    ChecksGiven(CountRange),
    /// The player gives check: the other player's royal piece is attacked.
    Checking,
    /// The player has castled in the game.
    Castled,
    /// The number of passes in a row that the last turns were, those of both players together.
    Passes(CountRange),
    /// The number of turns in a row, up to the last one, after which royal pieces faced each other ([`Endings::face_to_face`](super::Endings::face_to_face)).
    Facing(CountRange),
    /// No cell is empty, or none of a zone, which is seen from the player's side.
    Full(Option<ZoneId>),
    /// The player is to move: what holds has outlasted the opponent's turn.
    ToMove,
    /// The player has just moved: what holds was there at the end of their own turn.
    JustMoved,
    /// Pieces stand together.
    Formation(FormationTest),
    /// Pieces have others beside them.
    Beside(BesideTest),
}

impl Test {
    /// The numbers of pieces without which the test holds for nobody, counted as it counts: what else it asks is left out.
    #[must_use]
    pub fn needs(&self) -> Vec<PieceTest> {
        let on_board = |enemy: bool, pieces: &[PieceTypeId], zone: Option<ZoneId>, least: u16| PieceTest {
            enemy,
            pieces: pieces.to_vec(),
            stance: Stance::OnBoard,
            zone,
            count: CountRange { least, most: u16::MAX },
        };
        match self {
            Self::Pieces(test) => vec![test.clone()],
            Self::Beside(test) if test.count.least > 0 => {
                let mut needs = vec![
                    on_board(test.enemy, &test.pieces, None, test.count.least),
                    on_board(test.by_enemy, &test.others, None, 1),
                ];
                if test.enemy == test.by_enemy {
                    // No piece stands beside itself.
                    let mut both = [&test.pieces[..], &test.others[..]].concat();
                    both.sort_unstable();
                    both.dedup();
                    needs.push(on_board(test.enemy, &both, None, 2));
                }
                needs
            }
            Self::Formation(test) => {
                let of = |zone: Option<ZoneId>, least: u16| on_board(test.enemy, &test.pieces, zone, least);
                match test.formation {
                    Formation::Row(size) | Formation::Line(size) => vec![of(None, size.into())],
                    Formation::Square(size) => vec![of(None, u16::from(size) * u16::from(size))],
                    Formation::Group(size) => vec![of(None, size)],
                    Formation::Joins(one, other) => vec![of(Some(one), 1), of(Some(other), 1)],
                    Formation::Connected => vec![of(None, 1)],
                }
            }
            Self::Beside(_)
            | Self::ChecksGiven(_)
            | Self::Checking
            | Self::Castled
            | Self::Passes(_)
            | Self::Facing(_)
            | Self::Full(_)
            | Self::ToMove
            | Self::JustMoved => Vec::new(),
        }
    }
}

/// A test of the number of pieces that have others beside them.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BesideTest {
    /// Whether the other player's pieces are counted, instead of the player's own.
    #[serde(skip_serializing_if = "unset")]
    pub enemy: bool,
    /// The types that are counted together, in ascending order; never empty.
    #[serde(skip_serializing_if = "unset")]
    pub pieces: Vec<PieceTypeId>,
    /// Whether what stands beside them belongs to the other player.
    #[serde(skip_serializing_if = "unset")]
    pub by_enemy: bool,
    /// The types of which one must stand beside them, in ascending order; never empty.
    #[serde(skip_serializing_if = "unset")]
    pub others: Vec<PieceTypeId>,
    /// Paths of one step from the pieces that are counted, as the player sees them: what counts as beside.
    #[serde(skip_serializing_if = "unset")]
    pub along: Vec<Directions>,
    /// The numbers for which the test holds.
    pub count: CountRange,
}

impl BesideTest {
    /// The two sorts of pieces of the player that must come together, if this is what the test asks.
    #[must_use]
    pub fn meeting(&self) -> Option<[&[PieceTypeId]; 2]> {
        let asks = !self.enemy && !self.by_enemy && self.count == CountRange::SOME;
        asks.then_some([&self.pieces, &self.others])
    }
}

/// A test of how pieces stand to each other.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FormationTest {
    /// Whether the other player's pieces are meant, instead of the player's own.
    #[serde(skip_serializing_if = "unset")]
    pub enemy: bool,
    /// The types that count alike, in ascending order; never empty.
    #[serde(skip_serializing_if = "unset")]
    pub pieces: Vec<PieceTypeId>,
    /// How they stand.
    pub formation: Formation,
    /// Paths of one step, all straight: along which lines pieces are in a row or on a line, and which cells are neighbours in a group. A step counts
    /// both ways. Empty where the formation needs none.
    #[serde(skip_serializing_if = "unset")]
    pub along: Vec<Directions>,
}

/// How pieces stand to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Formation {
    /// So many side by side on a line.
    Row(u8),
    /// At least so many on one line, with any cells between them.
    Line(u8),
    /// On all cells of a square with so many files and ranks, on one level.
    Square(u8),
    /// At least so many in a group, in which neighbours lead from each to each.
    Group(u16),
    /// A group has pieces in both zones, which are seen from the player's side.
    Joins(ZoneId, ZoneId),
    /// There are some, and all of them are one group.
    Connected,
}

impl Formation {
    /// Whether it depends on directions.
    #[must_use]
    pub const fn has_directions(self) -> bool {
        match self {
            Self::Row(_) | Self::Line(_) | Self::Group(_) | Self::Joins(..) | Self::Connected => true,
            Self::Square(_) => false,
        }
    }
}

/// Which pieces a test counts, besides their type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Stance {
    /// Those on the board.
    OnBoard,
    /// Those on the board that their opponent does not attack.
    Safe,
    /// Those in hand.
    Held,
}

/// A test of the number of pieces.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PieceTest {
    /// Whether the other player's pieces are counted, instead of the player's own.
    #[serde(skip_serializing_if = "unset")]
    pub enemy: bool,
    /// The types that are counted together, in ascending order; never empty.
    #[serde(skip_serializing_if = "unset")]
    pub pieces: Vec<PieceTypeId>,
    /// Which of them.
    pub stance: Stance,
    /// The zone, from the player's side, in which they are counted; `None` for the whole board, and for pieces in hand.
    #[serde(skip_serializing_if = "unset")]
    pub zone: Option<ZoneId>,
    /// The numbers for which the test holds.
    pub count: CountRange,
}

impl PieceTest {
    /// That the player has none of these types on the board.
    #[must_use]
    pub fn lacks(pieces: Vec<PieceTypeId>) -> Self {
        Self { enemy: false, pieces, stance: Stance::OnBoard, zone: None, count: CountRange::NONE }
    }

    /// The types of which the player has none on the board, if this is what the test asks.
    #[must_use]
    pub fn none_of(&self) -> Option<&[PieceTypeId]> {
        let asks =
            !self.enemy && self.stance == Stance::OnBoard && self.zone.is_none() && self.count == CountRange::NONE;
        asks.then_some(&self.pieces)
    }
}

/// The numbers from `least` to `most`, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct CountRange {
    /// The least number.
    pub least: u16,
    /// The greatest number; `u16::MAX` for no limit.
    pub most: u16,
}

impl CountRange {
    /// At least one.
    pub const SOME: Self = Self { least: 1, most: u16::MAX };
    /// None.
    pub const NONE: Self = Self { least: 0, most: 0 };

    /// Whether the number is among them.
    #[must_use]
    pub const fn contains(self, number: u16) -> bool {
        self.least <= number && number <= self.most
    }
}
