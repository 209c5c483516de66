//! What pieces can do: phrases, paths and their steps.

use serde::ser::SerializeMap as _;
use serde::{Serialize, Serializer};

use super::{PieceTypeId, ZoneId};
use crate::digest::unset;
use crate::vocabulary::words;

/// One phrase of a piece's moves.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Motion {
    /// What is done along the paths.
    pub kind: MotionKind,
    /// The paths.
    #[serde(skip_serializing_if = "unset")]
    pub directions: Vec<Directions>,
    /// Moving, capturing or both.
    pub mode: Mode,
    /// Where the piece must stand to use this phrase.
    #[serde(skip_serializing_if = "unset")]
    pub from: Option<ZoneTest>,
    /// Where the phrase may end.
    #[serde(skip_serializing_if = "unset")]
    pub to: Option<ZoneTest>,
    /// Captures en passant on cells that a double step passed (always with [`Mode::Capturing`]).
    #[serde(skip_serializing_if = "unset")]
    pub en_passant: bool,
    /// Goes neither over nor to pieces of its own type, whoever owns them, as the cannon of janggi (only with [`MotionKind::Hop`]).
    #[serde(skip_serializing_if = "unset")]
    pub sparing: bool,
    /// The pieces over which it goes; all, neutral ones too, if it names none (else only with [`MotionKind::Hop`]).
    #[serde(skip_serializing_if = "unset")]
    pub over: Option<PiecesBySide>,
    /// The pieces with which it changes places at the end of a path, instead of moving there or capturing: the swapper of Rococo (Peter Aronson and David
    /// Howe, 2002). None if it names none (else always with [`Mode::Moving`], without [`Motion::taking`], and the same in all phrases of a piece that name some).
    /// Neutral pieces are never among them.
    #[serde(skip_serializing_if = "unset")]
    pub swapping: Option<PiecesBySide>,
    /// Captures a piece at the end of a path without moving there, as the dragon of Dragonchess (1985) and the pieces of Rifle chess
    /// (always with [`Mode::Capturing`]).
    #[serde(skip_serializing_if = "unset")]
    pub staying: bool,
    /// What it takes besides, elsewhere than where it ends (always with [`Mode::Moving`] and a straight [`MotionKind::Ride`] or
    /// [`MotionKind::Hop`]).
    ///
    /// If several phrases of a piece lead to the same cell, the move takes what any of them takes.
    #[serde(skip_serializing_if = "unset")]
    pub taking: Vec<Taking>,
    /// Only while the piece has not moved in the game (always with [`Mode::Moving`] and a straight [`MotionKind::Ride`], a [`MotionKind::Leap`] or a
    /// [`MotionKind::Lame`]).
    #[serde(skip_serializing_if = "unset")]
    pub unmoved: bool,
    /// Not while the royal piece is attacked, nor over cells on which it would be, as the king's leap of Metamachy (Jean-Louis Cazaux, 2012). If several
    /// paths lead to a cell, one of them is enough (always with [`Motion::unmoved`]).
    #[serde(skip_serializing_if = "unset")]
    pub not_through_check: bool,
    /// The types that it can capture where it ends; all if it names none (else always with [`Mode::Capturing`], and the same in all phrases of a piece that
    /// name some).
    #[serde(skip_serializing_if = "unset")]
    pub prey: Vec<PieceTypeId>,
    /// What the piece may do at once afterwards, as the second part of the turn (only with a single step or leap).
    #[serde(skip_serializing_if = "unset")]
    pub then: Option<Then>,
    /// The phrase as written, for explanations and errors.
    #[serde(skip)]
    pub text: String,
}

/// Pieces of one side or both: those over which a hop goes, where another piece on its path stops it, or those with which a piece changes places.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PiecesBySide {
    /// The types of pieces with an owner.
    #[serde(skip_serializing_if = "unset")]
    pub pieces: Vec<PieceTypeId>,
    /// Those of the moving piece's side.
    #[serde(skip_serializing_if = "unset")]
    pub own: bool,
    /// Those of the other side.
    #[serde(skip_serializing_if = "unset")]
    pub enemy: bool,
    /// Also all neutral pieces.
    #[serde(skip_serializing_if = "unset")]
    pub neutral: bool,
}

/// Enemy pieces that a quiet move takes besides, if there are any: the captures of Ultima (Robert Abbott, 1963).
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Taking {
    /// Their types.
    pub pieces: Vec<PieceTypeId>,
    /// Where they stand.
    pub place: TakingPlace,
}

/// Where the pieces stand that a move takes besides. The move is over then, and the cell that it left is empty.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum TakingPlace {
    /// On the cell behind the one that the move left: the withdrawer.
    Behind,
    /// On the next cell in the direction of the move.
    Ahead,
    /// On the way. The move leads over them, as long as the next cell behind each of them is empty: the long leaper.
    Passed,
    /// Beside the piece that moved, with an own piece on the next cell in the same direction: the pincer pawn.
    Between {
        /// The types of the own piece.
        own: Vec<PieceTypeId>,
        /// The directions, each of one step.
        along: Vec<Directions>,
    },
    /// Where the file of the piece that moved crosses the rank of an own piece, or its rank the file: the coordinator.
    Cornered {
        /// The types of the own piece.
        own: Vec<PieceTypeId>,
    },
}

/// A second step, which a piece may make at once after its first one, moving or capturing: the lion of chu shogi (14th century).
///
/// The piece may stop after the first step instead. Together the two steps must leave the royal piece safe; the first alone need not.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum Then {
    /// A step along any of these.
    Step(Vec<Directions>),
    /// The first step once more, in the same direction: the horned falcon.
    On,
    /// Back to where it came from: with a capture before it, a capture from a distance (igui); without one, a pass.
    Back,
}

/// What a phrase does along its paths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum MotionKind {
    /// Repeats a single step over empty cells, at least `min` and at most `max` times (`None`: any number):
    /// `step` is 1 to 1, `slide` 1 to any, `slide exactly 2` 2 to 2 (ST-5, MF-1), `slide up to 3` 1 to 3.
    Ride {
        /// Least number of steps, at least 1.
        min: u8,
        /// Greatest number of steps.
        #[serde(skip_serializing_if = "unset")]
        max: Option<u8>,
    },
    /// To the end of the path at once; nothing on the way matters.
    Leap,
    /// To the end of the path; every cell on the way must be empty.
    Lame,
    /// As a slide, over exactly one piece of any side, any distance before and after it (ST-8).
    Hop {
        /// At most so many cells behind that piece, as a grasshopper that lands just behind it; `None`: any number.
        #[serde(skip_serializing_if = "unset")]
        behind: Option<u8>,
        /// At most so many steps in all; `None`: any number.
        #[serde(skip_serializing_if = "unset")]
        within: Option<u8>,
    },
    /// Two non-capturing single steps over empty cells, leaving the middle cell open to capture en passant. `free`: the
    /// second step may be another of the paths, and the move's text names the middle cell (BS-6); else both are the same.
    Double {
        /// Any two of the paths.
        #[serde(skip_serializing_if = "unset")]
        free: bool,
    },
    /// Two or more equal non-capturing steps over empty cells, leaving every cell passed open to capture en passant, as the
    /// first move of pawns in Omega Chess.
    Advance {
        /// The greatest number of steps, from [`ADVANCE`](crate::limits::ADVANCE).
        most: u8,
    },
    /// Steps along any of the paths, over empty cells, at most so many: an area move, as the generals of Tenjiku shogi have it. A step need not lead on in
    /// the direction of the one before.
    Walk {
        /// The greatest number of steps, from [`WALK`](crate::limits::WALK).
        most: u8,
    },
    /// To any cell of the board, whatever is in between, without paths: [`Motion::to`] says which cells these are. The sylph of
    /// Dragonchess (Gygax 1985) returns so to the cells where sylphs begin.
    Anywhere,
    /// Alternates the path's two steps, starting with either, over empty cells, stopping anywhere (BS-3).
    #[serde(untagged, serialize_with = "crooked")]
    Crooked {
        /// At most so many steps in all, both kinds together; `None`: any number.
        most: Option<u8>,
    },
    /// At least one cell along each axis of the step, if all other cells of the box between are empty: across a plane or, with a step along three axes,
    /// through space.
    #[serde(untagged, serialize_with = "plane")]
    Plane {
        /// At most so many cells along each axis; `None`: any number.
        most: Option<u8>,
    },
}

/// [`MotionKind::Crooked`] as text.
fn crooked<S: Serializer>(most: &Option<u8>, serializer: S) -> Result<S::Ok, S::Error> {
    perhaps_bounded("Crooked", *most, serializer)
}

/// [`MotionKind::Plane`] as text.
fn plane<S: Serializer>(most: &Option<u8>, serializer: S) -> Result<S::Ok, S::Error> {
    perhaps_bounded("Plane", *most, serializer)
}

/// A motion that had no number when the rules of games first got theirs ([`crate::digest`]): without one it is its name alone, as it was then.
fn perhaps_bounded<S: Serializer>(name: &'static str, most: Option<u8>, serializer: S) -> Result<S::Ok, S::Error> {
    match most {
        None => serializer.serialize_str(name),
        Some(most) => {
            let mut bounded = serializer.serialize_map(Some(1))?;
            bounded.serialize_entry(name, &most)?;
            bounded.end()
        }
    }
}

impl MotionKind {
    /// The only mode that a phrase of this kind can have; `None` if it may have any.
    #[must_use]
    pub const fn fixed_mode(self) -> Option<Mode> {
        match self {
            Self::Double { .. } | Self::Advance { .. } => Some(Mode::Moving),
            Self::Ride { .. }
            | Self::Leap
            | Self::Lame
            | Self::Crooked { .. }
            | Self::Hop { .. }
            | Self::Walk { .. }
            | Self::Plane { .. }
            | Self::Anywhere => None,
        }
    }

    /// Does it repeat its step, so that its paths may go round corners of the board ([`Continuation`])?
    #[must_use]
    pub const fn repeats(self) -> bool {
        match self {
            Self::Ride { .. } | Self::Hop { .. } => true,
            Self::Leap
            | Self::Lame
            | Self::Crooked { .. }
            | Self::Double { .. }
            | Self::Advance { .. }
            | Self::Walk { .. }
            | Self::Plane { .. }
            | Self::Anywhere => false,
        }
    }

    /// Does it go along paths?
    #[must_use]
    pub const fn has_paths(self) -> bool {
        match self {
            Self::Anywhere => false,
            Self::Ride { .. }
            | Self::Leap
            | Self::Lame
            | Self::Crooked { .. }
            | Self::Hop { .. }
            | Self::Double { .. }
            | Self::Advance { .. }
            | Self::Walk { .. }
            | Self::Plane { .. } => true,
        }
    }

    /// Does it need another piece to pass over, so that it goes nowhere on an empty board?
    #[must_use]
    pub const fn needs_screen(self) -> bool {
        match self {
            Self::Hop { .. } => true,
            Self::Ride { .. }
            | Self::Leap
            | Self::Lame
            | Self::Crooked { .. }
            | Self::Double { .. }
            | Self::Advance { .. }
            | Self::Walk { .. }
            | Self::Plane { .. }
            | Self::Anywhere => false,
        }
    }

    /// How many cells behind the piece that it passes over it may end; `None` for any number, and if it passes over none.
    #[must_use]
    pub const fn behind(self) -> Option<u8> {
        match self {
            Self::Hop { behind, within: _ } => behind,
            Self::Ride { .. }
            | Self::Leap
            | Self::Lame
            | Self::Crooked { .. }
            | Self::Double { .. }
            | Self::Advance { .. }
            | Self::Walk { .. }
            | Self::Plane { .. }
            | Self::Anywhere => None,
        }
    }

    /// Is it a single step or leap, after which a piece may go on ([`Then`])?
    #[must_use]
    pub const fn may_go_on(self) -> bool {
        match self {
            Self::Leap | Self::Ride { max: Some(1), .. } => true,
            Self::Ride { .. }
            | Self::Lame
            | Self::Crooked { .. }
            | Self::Hop { .. }
            | Self::Double { .. }
            | Self::Advance { .. }
            | Self::Walk { .. }
            | Self::Plane { .. }
            | Self::Anywhere => false,
        }
    }

    /// May steps of its paths be made more than once ([`Times`])?
    #[must_use]
    pub const fn may_repeat_steps(self) -> bool {
        match self {
            Self::Leap | Self::Lame => true,
            Self::Ride { .. }
            | Self::Crooked { .. }
            | Self::Hop { .. }
            | Self::Double { .. }
            | Self::Advance { .. }
            | Self::Walk { .. }
            | Self::Plane { .. }
            | Self::Anywhere => false,
        }
    }

    /// Does it leave cells behind on which it can be captured en passant?
    #[must_use]
    pub const fn can_be_passed(self) -> bool {
        match self {
            Self::Double { .. } | Self::Advance { .. } => true,
            Self::Ride { .. }
            | Self::Leap
            | Self::Lame
            | Self::Crooked { .. }
            | Self::Hop { .. }
            | Self::Walk { .. }
            | Self::Plane { .. }
            | Self::Anywhere => false,
        }
    }
}

/// A family of paths: a pattern of steps, expanded by every exchange of axes and every change of signs (the same for
/// all steps of a path), then filtered.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Directions {
    /// The steps of one pass: one for rides, hops, doubles, walks and planes; two for crooked moves; one or more for leaps, some of them perhaps repeated.
    #[serde(skip_serializing_if = "unset")]
    pub steps: Vec<Step>,
    /// How a ride goes on after a step.
    pub continuation: Continuation,
    /// The rank displacement of the whole path, seen from the mover's side.
    #[serde(skip_serializing_if = "unset")]
    pub rank_total: Option<i8>,
}

impl Directions {
    /// Single steps of this shape, without restrictions.
    #[must_use]
    pub fn of_shape(shape: [i8; 3]) -> Self {
        let step = Step { shape, rank: None, file: None, level: None, ring: None, times: Times::Once };
        Self { steps: vec![step], continuation: Continuation::Straight, rank_total: None }
    }

    /// Is any of its steps made more than once, in some of its paths?
    #[must_use]
    pub fn repeats_steps(&self) -> bool {
        self.steps.iter().any(|step| step.times != Times::Once)
    }
}

/// One step of a path, before expansion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Step {
    /// Sizes along three axes; the third is 0 on flat boards. Orthogonal is `1:0:0`, diagonal `1:1:0`, triagonal `1:1:1`. A negative one turns back against
    /// the other steps of its path, as in the hook of the capricorn in Tenjiku shogi: never in the first step.
    pub shape: [i8; 3],
    /// What its rank part must be.
    #[serde(skip_serializing_if = "unset")]
    pub rank: Option<RankPart>,
    /// What its file part must be.
    #[serde(skip_serializing_if = "unset")]
    pub file: Option<FilePart>,
    /// What its level part must be.
    #[serde(skip_serializing_if = "unset")]
    pub level: Option<LevelPart>,
    /// What it must do to the ring (ST-1).
    #[serde(skip_serializing_if = "unset")]
    pub ring: Option<RingPart>,
    /// How often it is made (other than once only in paths of leaps and lame moves).
    #[serde(skip_serializing_if = "unset")]
    pub times: Times,
}

/// How often a step of a path is made before the next one, always in the same direction. Each number is a path of its own: the griffon goes one step
/// diagonally and then any number of steps outwards, the hook mover of the large shogi games any number of steps straight ahead and any number to a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub enum Times {
    /// Just once.
    #[default]
    Once,
    /// Once or more, at most so many times.
    UpTo(u8),
    /// Once or more, as far as the board goes.
    Any,
}

impl Times {
    /// The greatest number; `None` if the board alone bounds it.
    ///
    /// ```
    /// use variorum_gamedef::definition::Times;
    ///
    /// assert_eq!((Times::Once.most(), Times::UpTo(3).most(), Times::Any.most()), (Some(1), Some(3), None));
    /// ```
    #[must_use]
    pub const fn most(self) -> Option<u8> {
        match self {
            Self::Once => Some(1),
            Self::UpTo(most) => Some(most),
            Self::Any => None,
        }
    }
}

words! {
    /// The rank part of a step, from the mover's side.
    #[derive(Serialize)]
    pub enum RankPart: Rank {
        /// Towards higher ranks for White.
        Forward = "forward" "towards higher ranks for White, lower for Black" "step forward orthogonal",
        /// Towards lower ranks for White.
        Backward = "backward" "towards lower ranks for White, higher for Black" "step backward diagonal",
        /// Forward or backward.
        Lengthwise = "lengthwise" "forward or backward" "slide lengthwise orthogonal",
        /// On the same rank.
        Sideways = "sideways" "on the same rank" "step sideways orthogonal",
    }
}

words! {
    /// The file part of a step. It is the same for both players, as the files of a board are.
    #[derive(Serialize)]
    pub enum FilePart: File {
        /// Towards the first file.
        Leftward = "leftward" "towards file `a`, for Black too" "step forward diagonal leftward",
        /// Towards the last file.
        Rightward = "rightward" "away from file `a`, for Black too" "slide orthogonal rightward",
        /// On the same file.
        Keeping = "keeping-file" "on the same file" "step forward orthogonal keeping-file",
        /// Towards another file.
        Changing = "changing-file" "to another file" "step forward orthogonal changing-file",
    }
}

words! {
    /// The level part of a step, from the mover's side (turned over for Black where the board's levels are mirrored).
    #[derive(Serialize)]
    pub enum LevelPart: Level {
        /// Towards the top level.
        Upward = "upward" "towards the top level (the bottom one for Black if levels are mirrored)" "step upward orthogonal",
        /// Towards the bottom level.
        Downward = "downward" "towards the bottom level (the top one for Black if levels are mirrored)" "step downward diagonal",
        /// On the same level.
        Flat = "flat" "on the same level" "slide flat orthogonal",
    }
}

words! {
    /// What a step does to the ring of the file (ST-1, BS-2).
    #[derive(Serialize)]
    pub enum RingPart: Ring {
        /// Ends on a file of the same ring.
        Keeping = "keeping-ring" "to a file of the same ring" "step sideways orthogonal keeping-ring",
        /// Ends on a file of another ring.
        Changing = "changing-ring" "to a file of another ring" "step lengthwise diagonal changing-ring",
    }
}

/// How a ride goes on after a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Continuation {
    /// Always in the same direction.
    Straight,
    /// Keeps to the ring: at a corner file it turns the corner, the same way round and with the same rank part (ST-3.4).
    Turning,
    /// Keeps changing ring: at a corner file it is reflected outwards along the other axis; on the centre file it may go
    /// straight on or turn to either side, each a path of its own (ST-3.8, ST-4.4).
    Reflecting,
}

/// What a phrase may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Mode {
    /// Move and capture alike.
    Both,
    /// Only without capturing.
    Moving,
    /// Only capturing.
    Capturing,
}

/// In or outside a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ZoneTest {
    /// The zone.
    pub zone: ZoneId,
    /// `true`: in it; `false`: outside it.
    #[serde(skip_serializing_if = "unset")]
    pub inside: bool,
}
