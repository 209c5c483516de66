//! How games end.

use serde::{Serialize, Serializer};

use super::{
    CountCondition, CountRange, Directions, Ending, FormationTest, PieceTest, PieceTypeId, Test, Verdict, ZoneId,
};
use crate::digest::unset;
use crate::vocabulary::choices;

choices! {
    /// A player's fate.
    #[derive(Serialize)]
    pub enum Fate {
        /// Neither wins.
        Draw = "draw" "neither wins",
        /// The player concerned loses.
        Loses = "loses" "the player concerned loses",
        /// The player concerned wins.
        Wins = "wins" "the player concerned wins",
    }
}

choices! {
    /// Who wins where a game is counted out.
    #[derive(Serialize)]
    pub enum Tally {
        /// Who has more pieces on the board.
        MostPieces = "most-pieces" "who has more pieces on the board wins; equally many draw",
        /// Who has fewer pieces on the board.
        FewestPieces = "fewest-pieces" "who has fewer pieces on the board wins; equally many draw",
        /// Whose pieces on the board have more points.
        MostPoints = "most-points" "whose pieces on the board have more points wins; equally many draw",
        /// White, whatever is on the board.
        White = "white" "the player who moved first in the game wins",
        /// Black, whatever is on the board.
        Black = "black" "the player who moved second in the game wins",
    }
}

/// How it is decided who wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Decision {
    /// By what befalls the player concerned.
    Fate(Fate),
    /// By counting.
    Tally(Tally),
}

choices! {
    /// The player who loses when a position has occurred too often.
    #[derive(Serialize)]
    pub enum RepetitionLoser {
        /// White, who moves first.
        First = "first" "the player who moved first in the game",
        /// Black.
        Second = "second" "the player who moved second in the game",
        /// Whoever made the last of the turns that repeat.
        Repeating = "repeating" "the player whose turn brought the position about again",
    }
}

/// How games end.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Endings {
    /// The fate of a player who cannot move and is in check (G-3): usually [`Fate::Loses`].
    pub checkmate: Fate,
    /// What follows when a player cannot move and is not in check (G-3); by [`Decision::Fate`], that player's fate.
    pub stalemate: Decision,
    /// Who wins every game that would be drawn, whatever the reason; `None`: draws are draws.
    #[serde(skip_serializing_if = "unset")]
    pub draws: Option<Tally>,
    /// The points of piece types, for [`Tally::MostPoints`]. Types without an entry count nothing.
    #[serde(skip_serializing_if = "unset")]
    pub points: Vec<(PieceTypeId, u8)>,
    /// Half points that Black has besides those of the pieces: an odd number, and no count is equal.
    #[serde(skip_serializing_if = "unset")]
    pub half_points_ahead: u16,
    /// Occurrences of a position that end the game; 0: never (G-4).
    #[serde(skip_serializing_if = "unset")]
    pub repetition: u8,
    /// The player who loses then; `None`: neither.
    #[serde(skip_serializing_if = "unset")]
    pub repetition_loser: Option<RepetitionLoser>,
    /// Fate of a player who gave check on each of their moves through the repetition, which comes before
    /// [`Endings::repetition_loser`] ([`Fate::Draw`]: no matter).
    pub perpetual_check: Fate,
    /// Turns by each side without a capture, drop or pawn-like move that draw; `None`: no such rule (G-4).
    #[serde(skip_serializing_if = "unset")]
    pub quiet_turns: Option<u16>,
    /// Groups of kinds: a player to move who has no piece of one of them on the board has lost (MF-13, MF-17).
    #[serde(skip_serializing_if = "unset")]
    pub extinction: Vec<Vec<PieceTypeId>>,
    /// Royal pieces attack each other from afar along these lines (ST-24, xiangqi).
    #[serde(skip_serializing_if = "unset")]
    pub facing: Vec<Directions>,
    /// Royal pieces of the two sides face each other along these lines, with nothing between, which only [`Test::Facing`] counts
    /// (the bikjang of janggi).
    #[serde(skip_serializing_if = "unset")]
    pub face_to_face: Vec<Directions>,
    /// A player with nothing but the royal piece at the end of their own turn has lost, unless the other is bare too (draw).
    #[serde(skip_serializing_if = "unset")]
    pub bare: bool,
    /// Pieces with which neither side can ever win; a game that comes down to them is drawn (G-12). Empty: nothing is known.
    #[serde(skip_serializing_if = "unset")]
    pub dead: Vec<DeadMaterial>,
    /// A royal piece in a zone, with enough pieces and points, ends the game at the start of its own turn.
    #[serde(skip_serializing_if = "unset")]
    pub impasse: Option<Impasse>,
    /// Turns are counted in endings, and too many draw.
    #[serde(skip_serializing_if = "unset")]
    pub counting: Option<Counting>,
    /// A player who chases one piece all through a repetition, when the other does not chase and neither gave check all the time, loses.
    #[serde(skip_serializing_if = "unset")]
    pub perpetual_chase: Option<PerpetualChase>,
    /// Endings in the words of the file (`[[ending]]`), in their order: the first that holds ends the game, first for the player who has
    /// just moved.
    #[serde(flatten, serialize_with = "with_marriage_apart")]
    pub conditions: Vec<Ending>,
}

/// What is a chase (Asian Xiangqi Federation, *Xiangqi Rules*): a new threat to capture a piece without loss.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PerpetualChase {
    /// The types that may chase for ever.
    #[serde(skip_serializing_if = "unset")]
    pub free: Vec<PieceTypeId>,
    /// The types that may be chased for ever …
    #[serde(skip_serializing_if = "unset")]
    pub prey: Vec<PieceTypeId>,
    /// … while they stand in this zone; `None`: anywhere.
    #[serde(skip_serializing_if = "unset")]
    pub prey_zone: Option<ZoneId>,
    /// The types that are chased by every other type even if protected.
    #[serde(skip_serializing_if = "unset")]
    pub precious: Vec<PieceTypeId>,
}

/// Pieces with which neither side can win, besides the royal pieces (G-12). Fewer of them cannot either.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DeadMaterial {
    /// The kinds.
    #[serde(skip_serializing_if = "unset")]
    pub pieces: Vec<PieceTypeId>,
    /// The largest number of them, of both sides together; `None`: any number.
    #[serde(skip_serializing_if = "unset")]
    pub most: Option<u8>,
    /// Only while all of them, of both sides, stand on cells of one colour.
    #[serde(skip_serializing_if = "unset")]
    pub one_colour: bool,
}

/// Counting in endings, as in makruk and ASEAN chess: while certain pieces (pawns) are gone, the turns allowed for mate are limited.
///
/// A count begins when the last of these pieces leaves the board, and again when a side has lost everything but its royal piece. The
/// limit is set then and stays, whatever is captured later. A mate with the last turn allowed wins; the next turn draws.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Counting {
    /// Nothing is counted while a piece of these types is on the board.
    #[serde(skip_serializing_if = "unset")]
    pub without: Vec<PieceTypeId>,
    /// Turns by each side while both have more than the royal piece (board's honour); `None`: these are not counted.
    #[serde(skip_serializing_if = "unset")]
    pub turns: Option<u16>,
    /// Turns by each side against a bare royal piece (pieces' honour): the first entry whose conditions the other side's pieces meet.
    /// Without one, nothing is counted.
    #[serde(skip_serializing_if = "unset")]
    pub bare: Vec<CountLimit>,
    /// The count against a bare royal piece begins with the number of pieces on the board instead of 0.
    #[serde(skip_serializing_if = "unset")]
    pub from_pieces: bool,
}

/// The limit of a count against a bare royal piece.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CountLimit {
    /// The turns by each side.
    pub turns: u16,
    /// Conditions on the other side's pieces on the board, all of which must hold.
    #[serde(skip_serializing_if = "unset")]
    pub conditions: Vec<CountCondition>,
}

/// The end of a game in which royal pieces have entered zones where they can hardly be mated: shogi's entering king.
///
/// The player to move who is not in check, whose royal piece stands in the zone and who has enough other pieces in it and enough points
/// wins. Only pieces in the zone and in hand count points. This is the declaration of shogi (FESA, *Rules of Shogi*, 5.3), made
/// automatically, as on lishogi.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Impasse {
    /// The royal piece.
    pub royal: PieceTypeId,
    /// The zone.
    pub zone: ZoneId,
    /// The least number of other own pieces in the zone.
    pub pieces: u16,
    /// The piece types that count another number of points than 1. The royal piece counts none.
    #[serde(skip_serializing_if = "unset")]
    pub points: Vec<(PieceTypeId, u8)>,
    /// The points that White and Black need to win.
    pub wins: [u16; 2],
    /// The points that draw, if they do not win: fewer than either side needs to win. `None`: with too few points the game goes on.
    #[serde(skip_serializing_if = "unset")]
    pub draws: Option<u16>,
}

/// Endings in the canonical text of the rules, in which a first one by which two types of the player that has just moved come together has a name of its own,
/// as it had before there were tests of what stands beside a piece (BS-13).
fn with_marriage_apart<S: Serializer>(endings: &[Ending], serializer: S) -> Result<S::Ok, S::Error> {
    #[derive(PartialEq, Serialize)]
    struct Marriage<'e> {
        royal: PieceTypeId,
        partner: PieceTypeId,
        #[serde(skip_serializing_if = "unset")]
        directions: &'e [Directions],
    }
    #[derive(Serialize)]
    struct Apart<'e> {
        #[serde(skip_serializing_if = "unset")]
        marriage: Option<Marriage<'e>>,
        #[serde(skip_serializing_if = "unset")]
        conditions: &'e [Ending],
    }
    let apart = match endings {
        [Ending { when, verdict: Verdict::Wins, even_turns: false }, conditions @ ..]
            if let [Test::Beside(test), Test::JustMoved] = when.as_slice()
                && let Some([&[royal], &[partner]]) = test.meeting() =>
        {
            Apart { marriage: Some(Marriage { royal, partner, directions: &test.along }), conditions }
        }
        conditions => Apart { marriage: None, conditions },
    };
    apart.serialize(serializer)
}

impl Endings {
    /// The groups of kinds of which a player must keep a piece, from [`Endings::extinction`] and from tests that say the same.
    pub fn groups_to_keep(&self) -> impl Iterator<Item = &Vec<PieceTypeId>> {
        let lost = self.own_pieces(Verdict::Loses).filter(|test| test.zone.is_none() && test.count == CountRange::NONE);
        self.extinction.iter().chain(lost.map(|test| &test.pieces))
    }

    /// The zones that win for whoever has pieces of these kinds there.
    pub fn goals(&self) -> impl Iterator<Item = (&[PieceTypeId], ZoneId)> {
        let goals = self.own_pieces(Verdict::Wins).filter(|test| test.count.least > 0);
        goals.filter_map(|test| Some((test.pieces.as_slice(), test.zone?)))
    }

    /// Whether having no piece left of any kind wins. `kinds`: the number of kinds of the game.
    #[must_use]
    pub fn rewards_loss(&self, kinds: usize) -> bool {
        let mut lost = self.own_pieces(Verdict::Wins).filter(|test| test.zone.is_none());
        lost.any(|test| test.pieces.len() == kinds && test.count == CountRange::NONE)
    }

    /// Whether someone who cannot move may have won, or the other side by what is on the board.
    #[must_use]
    pub fn stalemate_may_lose(&self) -> bool {
        self.stalemate != Decision::Fate(Fate::Draw) && self.stalemate != Decision::Fate(Fate::Wins)
            || self.draws.is_some()
    }

    /// The ways of counting that may decide a game.
    pub fn tallies(&self) -> impl Iterator<Item = Tally> + '_ {
        let stalemate = if let Decision::Tally(tally) = self.stalemate { Some(tally) } else { None };
        let endings = self.conditions.iter().filter_map(|ending| ending.verdict.tally());
        stalemate.into_iter().chain(self.draws).chain(endings)
    }

    /// The two sorts of own pieces whose meeting wins.
    pub fn meetings(&self) -> impl Iterator<Item = [&[PieceTypeId]; 2]> {
        self.tests_for(Verdict::Wins)
            .filter_map(|test| if let Test::Beside(test) = test { test.meeting() } else { None })
    }

    /// The formations of their own pieces that decide for players, and whether they win by them.
    pub fn formations(&self) -> impl Iterator<Item = (&FormationTest, bool)> {
        let decided = self.conditions.iter().filter_map(|ending| match ending.verdict {
            Verdict::Wins => Some((ending, true)),
            Verdict::Loses => Some((ending, false)),
            Verdict::Draw | Verdict::MostPieces | Verdict::FewestPieces | Verdict::MostPoints | Verdict::Forbidden => {
                None
            }
        });
        let tests = decided.flat_map(|(ending, wins)| ending.when.iter().map(move |test| (test, wins)));
        tests
            .filter_map(|(test, wins)| if let Test::Formation(test) = test { Some((test, wins)) } else { None })
            .filter(|(test, _)| !test.enemy)
    }

    /// Whether turns that give check are illegal.
    #[must_use]
    pub fn forbids_checks(&self) -> bool {
        self.conditions.iter().any(|ending| ending.verdict == Verdict::Forbidden && ending.when == [Test::Checking])
    }

    /// The number of checks that wins; `None` if no number does.
    #[must_use]
    pub fn winning_checks(&self) -> Option<u16> {
        let tests = self.tests_for(Verdict::Wins);
        tests.filter_map(|test| if let Test::ChecksGiven(count) = test { Some(count.least) } else { None }).min()
    }

    fn tests_for(&self, verdict: Verdict) -> impl Iterator<Item = &Test> {
        self.conditions.iter().filter(move |ending| ending.verdict == verdict).flat_map(|ending| &ending.when)
    }

    fn own_pieces(&self, verdict: Verdict) -> impl Iterator<Item = &PieceTest> {
        fn pieces(test: &Test) -> Option<&PieceTest> {
            if let Test::Pieces(test) = test { Some(test) } else { None }
        }
        self.tests_for(verdict).filter_map(pieces).filter(|test| !test.enemy)
    }
}
