//! Problems of paths and phrases.

use variorum_betza::BetzaGap;

use super::{Quote, StepPart};
use crate::sentence::sentences;

sentences! {
    /// A problem with paths.
    pub enum PathProblem {
        Missing = "a path is missing here";
        TooMany { most: usize } = "more than {most} paths are joined here";
        TooManyExpanded { most: usize } = "with its named directions written out this is more than {most} paths";
        TooManySteps { most: usize } = "this path has more than {most} steps";
        StepMissing = "a step is missing here";
        SeveralSteps = "a path of several steps is not possible here";
        SingleStepTurns = "a single step does not go round corners";
        NotAReach = "only directions, or a `step` or `leap` without conditions, say where a piece acts";
        ShapeMissing = "this step has no shape";
        TwoShapes { first: Quote, second: Quote } = "`{first}` and `{second}` in one step";
        RingGrid { word: &'static str } = "`{word}` is about rings, which only boards of squares have";
        TriagonalFlat = "there is no `triagonal` on a flat board";
        NotAShape { word: Quote } = "`{word}` is not a shape";
        ShapeSize { shape: Quote, count: usize } = "`{shape}` has {count} numbers";
        ShapeZero { shape: Quote } = "`{shape}` goes nowhere";
        TwoFilters { part: StepPart } = "two words about the {part} of one step";
        LevelFlat { word: &'static str } = "`{word}` is about levels, and this board is flat";
        TwoContinuations = "two words about how the ride goes on";
        TooManyRepeated { most: usize } = "more than {most} steps of this path are repeated";
        RepeatedHere = "a step cannot be repeated here";
        RepeatedTotal = "how many ranks the whole path goes depends on how often its steps are repeated";
        RankTotalTwice = "the rank of the whole path is given twice";
        NotARankTotal { word: Quote } = "`{word}` is not a number of ranks";
        NoSuchStep = "there is no such step";
        NoSuchPath = "there is no such path";
        TurnsFirst { shape: Quote } = "`{shape}` turns back, but there is no step before it";
        ReturnsToStart = "this path leads back to where it begins";
        NoCorner { word: &'static str } = "`{word}` is impossible here";
        NameInPath = "named directions cannot be a step of a longer path";
        NameAndShape { name: Quote, word: Quote } = "`{name}` and `{word}` in one path";
        NameTurns { word: Quote } = "`{word}` cannot follow named directions";
        NothingLeft { name: Quote } = "nothing is left of the directions `{name}`";
        Motion { word: Quote } = "`{word}` is not part of a path";
        Clause { word: Quote } = "`{word}` must follow a comma";
        Unknown { word: Quote } = "`{word}` is not a word of paths";
    }
}

sentences! {
    /// A problem with a phrase of a piece's moves.
    pub enum PhraseProblem {
        Empty = "this phrase is empty";
        Incomplete { begun: String, next: &'static str } = "`{begun}` must be followed by `{next}`";
        NoMotion { word: Quote } = "`{word}` does not begin a phrase";
        NumberMissing = "a number of steps is missing here";
        StepsOutOfRange { least: u8, most: u8 } = "the number of steps must be from {least} to {most}";
        ShortHop = "a hop has at least two steps, one onto the piece and one over it";
        AdvanceSteps { least: u8, most: u8 } = "such an advance has {least} to {most} steps";
        WalkSteps { least: u8, most: u8 } = "such a walk has {least} to {most} steps";
        PlaneGrid = "`plane` is for boards of squares";
        PlaneStep = "`plane` needs diagonal or triagonal steps";
        PathsMissing = "the paths are missing";
        Semicolon = "`;` is possible between the terms of named directions only";
        TooManyPaths { most: usize } = "with this phrase the game has more than {most} paths";
        RepeatsOneStep = "this motion repeats one step, and the path has several";
        CrookedSteps = "`crooked` alternates two steps";
        RepeatedMotion = "only `leap` and `lame` repeat steps of their paths";
        LameSteps = "`lame` needs a path of at least two steps";
        NoTurning = "this motion does not go round corners";
        ConditionMissing = "a condition is missing here";
        DoubleCaptures = "a double step never captures";
        MovingAndCapturing = "`moving` and `capturing` exclude each other";
        ConditionTwice = "this condition is given twice";
        TwoStarts = "two conditions on where the move starts";
        TwoEnds = "two conditions on where the move ends";
        ZoneMissing { after: &'static str } = "after `{after}` the name of a zone is missing";
        TooMuch { word: Quote } = "`{word}` is too much here";
        UnknownCondition { found: Quote } = "`{found}` is not a condition";
        SparingWithoutHop = "only hops go over pieces that they could spare";
        OverWithoutHop = "only hops go over pieces";
        SwappingMotion = "with such a move no pieces change places";
        SwappingAndMore = "a piece that changes places with another does nothing else, so there is only `from` and `to` beside it";
        TwoHurdles = "two conditions on what it hops over";
        ThenAfterRide = "only after a single step or leap a piece may go on";
        TwoThens = "two conditions on what may follow";
        StayingAlone = "`staying` needs `capturing`";
        StayingAndGoing = "a piece that captures without moving can neither go on nor capture en passant with it";
        TakingWithoutMoving = "what a move takes besides needs `moving`";
        TakingOffLines = "only a straight step, slide or hop takes something besides";
        UnmovedMotion = "only a step, a straight slide, `leap` or `lame` can depend on whether the piece has moved";
        UnmovedAndMore = "a move that depends on whether the piece has moved cannot capture in special ways, take something besides or go on yet";
        ThroughCheckMoved = "`not through check` needs `moving` and `unmoved`";
        PreyAndMore = "a phrase that names the pieces it captures cannot have this condition yet";
        EnPassantAlone = "`en passant` needs `capturing`";
        Twice = "this phrase occurs twice";
        Betza { part: Quote, betza: BetzaGap } = "`{part}`: {betza}";
        BetzaNowhere = "these moves lead nowhere on this board";
        BetzaBoard = "Betza notation is for flat boards of squares";
    }
}

sentences! {
    /// A problem with what a phrase takes besides, or which pieces it captures.
    pub enum TakingProblem {
        NotEnemies { found: Quote } = "`{found}` pieces are not captured";
        OwnerMissing { owner: &'static str } = "`{owner}` is missing here";
        SwappedMissing = "with whose pieces it changes places is missing here";
        SwappingWith { key: &'static str } = "in a game with `swapping` there cannot be `{key}` yet";
        SwappingOthers { id: Quote } = "all phrases of `{id}` with `swapping` must name the same pieces";
        SwappingAndCapturing { id: Quote } = "`{id}` captures too, so that it could not be told whether it captures or changes places";
        HurdlesMissing = "whose pieces it hops over is missing here";
        NeutralKind = "only `piece` can follow `neutral` yet";
        PieceMissing = "a piece is missing here";
        NothingLeft = "no piece is left";
        PlaceMissing = "where these pieces stand is missing here";
        DirectionsMissing = "the directions are missing";
        CorneredElsewhere = "`cornered by` is for flat boards of squares";
        OtherPrey = "the phrases of a piece cannot name different pieces to capture yet";
        With { key: &'static str } = "in a game with `taking` there cannot be `{key}` yet";
        PreyWith { key: &'static str } = "in a game in which a phrase names the pieces it captures there cannot be `{key}` yet";
        TooMuch { word: Quote } = "`{word}` is too much here";
    }
}
