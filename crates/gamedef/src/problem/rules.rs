//! Problems of pieces, promotions, castling, endings, examples and the guided game.

use super::{Names, Quote};
use crate::sentence::sentences;

sentences! {
    /// A problem with a piece.
    pub enum PieceProblem {
        NoPieces = "there is no piece";
        TokenForm { token: Quote } = "`{token}` cannot be a token";
        TokenTaken { token: Quote } = "the token `{token}` is taken";
        MarkTooLong { mark: Quote } = "the mark `{mark}` is too long";
        CharactersCount { characters: Quote } = "`{characters}` does not fit on a piece";
        CharactersMissing = "the piece has no `characters` that these could replace";
        CharactersWithoutBodies = "nothing says what the characters of pieces stand on";
        ConfinedAndBarred = "the piece is confined to cells that it is barred from";
        FrozenWithoutItself = "a piece cannot be frozen without itself";
        ConfinedByNumbers = "a piece can be confined only while certain pieces of its side are gone, so far";
        ConfinedNotRoyal { id: Quote } = "`{id}` is not royal: only a royal piece can be confined for a while, so far";
        ConfinedWithoutItself = "a piece cannot be confined while it is gone itself";
        TwoRefuges = "only one piece can be confined for a while, so far";
        FrozenTwice = "two keys say what freezes the piece";
        InfluenceWith { key: &'static str } = "beside `influence` there cannot be `{key}` yet";
        InfluenceMoves { effect: &'static str } = "`{effect}` lends no moves";
        StayingWith { key: &'static str } = "in a game with `staying` there cannot be `{key}` yet";
        RefugeWith { key: &'static str } = "beside a piece that is confined for a while there cannot be `{key}` yet";
        RelaysWith { key: &'static str } = "beside relays and gates there cannot be `{key}` yet";
        UnmovedWith { key: &'static str } = "in a game with `unmoved` there cannot be `{key}` yet";
        RoyalFromHand = "a royal piece cannot come in from the hand";
        HandOfOther { id: Quote } = "captured, `{id}` would come into the hand of the side that cannot have it";
        NotRoyal { id: Quote } = "`{id}` is not a royal piece";
        NativeWithoutTradition = "the board has no `tradition`, so nothing is written in this way";
        NativeTaken { name: Quote } = "another piece is written `{name}`";
        AliasForm { token: Quote } = "`{token}` cannot be an alias";
        AliasIsToken { token: Quote, id: Quote } = "`{token}` is the token of `{id}`";
        TwoFileLimits = "two keys say how many may be on a file";
        AliasValue = "the value of an alias is the id of a piece";
        LetteringUnseen = "nothing shows that a text uses these letters";
    }
}

sentences! {
    /// A problem with neutral pieces.
    pub enum NeutralProblem {
        TokenTaken = "another neutral piece has this token";
        SecondGate = "there is a second type of gate";
        NoRelay = "nothing can relay: no neutral piece is a relay";
    }
}

sentences! {
    /// A problem with what turns are made of.
    pub enum TurnProblem {
        OneMove = "every turn has one move";
        ManyMoves { moves: u8 } = "a turn has at most two moves, not {moves}";
        FirstNotFewer { first: u8, moves: u8 } = "{first} moves in the first turn are no fewer than the {moves} of the others";
        CheckWithoutRoyal = "without a royal piece nobody can give check";
        OneInARow = "both players have one turn at a time anyway";
        NotInARow { key: &'static str } = "`{key}` does not go with several turns in a row";
        CheckTwice = "`check-ends` lets a check end the row, `check-last` forbids it";
        ChecksUnsaid = "it does not say what a check before the last turn of a row does; in the next turn the royal piece could be captured";
        FirstCheckUnsaid = "it does not say what a check by the first move does; the second could capture the royal piece";
        ThenAndParts { key: &'static str } = "`then may …` and `{key}` do not go together: a turn has two parts at most";
        MovesAndParts { key: &'static str } = "`moves` and `{key}` do not go together: a turn has two parts at most";
        NoMateAndParts { key: &'static str } = "in a game with `no-mate` there cannot be `{key}` yet";
    }
}

sentences! {
    /// A problem with a promotion.
    pub enum PromotionProblem {
        SeveralPieces { count: usize } = "`form` is not `chosen`, but there are {count} pieces to choose from";
        AsCapturedElsewhere = "a move that captures nothing would promote to nothing";
        NothingToBecome = "nothing says what the piece becomes";
        ToAndForm { key: &'static str } = "`to` names other pieces, but `{key}` describes a promoted form";
        WordBetween { word: Quote } = "`{word}` does not join two pieces";
        PieceMissing = "the id of a piece is missing here";
        NoPool = "lost pieces are not counted: there is no `[pool]`";
        NotInPool { id: Quote } = "`{id}` is not counted in `[pool]`";
        NotACondition { found: Quote } = "`{found}` is not a condition";
        NotANumber { found: Quote } = "`{found}` is not a number of pieces";
        NotAComparison { found: Quote } = "`{found}` does not compare numbers";
        NeverHolds = "this condition never holds";
        OfTheMover { key: &'static str } = "with `after` another piece than the mover promotes, so there is no `{key}`";
        ConditionsElsewhere = "with `after` what a piece becomes cannot depend on conditions";
        KeepsOther = "`keep` can only say that own pieces are in a zone";
        PoolSometimes { id: Quote } = "`{id}` promotes from the pool after some moves and without it after others";
        SilentChoice = "the promotion is not written, but the player chooses whether to promote";
        NeverFirst { id: Quote } = "another promotion of `{id}` that is written in the same way always comes first";
    }
}

sentences! {
    /// A problem with castling.
    pub enum CastlingProblem {
        OwnPartner = "the royal piece cannot be its own partner";
        TwoLandings { key: &'static str } = "`shift` and `{key}` both say where the two go";
        NoLanding = "the castling does not say where the two go";
        NoRange { least: u8, most: u8 } = "`max-shift` is {most}, but `shift`, the least number of cells, is {least}";
        SameCell = "the royal piece and its partner would go to the same cell";
        LikeSwap = "castling with the neighbour would be written like a swap with it";
    }
}

sentences! {
    /// A problem with the endings.
    pub enum EndingsProblem {
        RepetitionOfOne = "the game would end immediately";
        LoserUnseen = "nobody can ever lose by repetition";
        PerpetualUnseen = "perpetual check can never be noticed";
        DeadWithHands = "captured pieces come back, so no position is dead";
        DeadWithoutRoyal = "without a royal piece nobody can be mated";
        ChaseUnseen = "perpetual chase can never be noticed";
        CheckmateWithoutRoyal = "without a royal piece nobody can be checkmated";
        FacingUnsaid = "it does not say along which lines royal pieces face each other";
        FacingUncounted = "nothing counts that royal pieces face each other";
        PointsMissing = "points decide here, but no piece has any";
        PointsUnused = "nothing is decided by points";
        GroupForm = "a group of pieces is a list";
        GroupEmpty = "this group is empty";
        GroupTooLarge { count: usize } = "this group names {count} types of piece";
    }
}

sentences! {
    /// A problem with the tests of an ending.
    pub enum TestProblem {
        Missing = "a test is missing";
        Unknown { word: Quote } = "`{word}` begins no test";
        WhosePieces = "it does not say whose pieces";
        PieceMissing = "it does not say which pieces";
        ZoneMissing = "it does not say in which zone";
        NumberMissing { word: &'static str } = "`{word}` is not compared with a number";
        NoneAndNumber = "`no` and a number both say how many";
        NothingLeft = "no type of piece is left";
        Constant = "this is always so, or never";
        TooMuch { word: Quote } = "`{word}` is too much here";
        TooMany = "there are too many tests";
        NoRoyal { word: Quote } = "`{word}` means nothing: no piece is royal, so nobody can be in check";
        NoCastling { word: Quote } = "`{word}` means nothing: there is no castling";
        NoPass { word: Quote } = "`{word}` means nothing: nobody may pass";
        SizeMissing = "it does not say of how many pieces";
        SizeTooSmall = "every piece alone is such a formation";
        DirectionsMissing = "`along` does not say which way";
        SecondZoneMissing = "it does not say with which zone";
        NotOfTheBoard { word: Quote } = "what a piece may do cannot depend on `{word}` yet";
        ForbiddenLater = "a turn is forbidden when it is made, not later";
        ForbiddenInParts = "in a game whose turns have two parts, the language cannot forbid turns yet";
    }
}

sentences! {
    /// A problem with the rules about captures.
    pub enum CaptureProblem {
        NothingToSpare = "nothing explodes, so nothing can be spared";
        NothingPerishes = "no captor leaves the board, so nothing remains of it";
        RemainsNotBlocker = "only a neutral piece that just blocks can remain";
        RoyalCaptures { id: Quote } = "`{id}` is royal and would perish with every capture of its own";
        RoyalNotSpared { id: Quote } = "`{id}` is royal and captures, but an explosion beside it would take it";
        CannotFlip { id: Quote } = "`{id}` cannot change sides";
        BarredRoyal { id: Quote } = "`{id}` is royal: whether it may be captured is what check is about";
        BarredAlways = "it does not say when the capture is barred";
        TwoSets { these: &'static str, all_but: &'static str } = "`{these}` and `{all_but}` both name the pieces";
        FlipsInSpace = "on a board in space no pieces change sides yet";
        BlastWith { key: &'static str } = "in a game with `blast` there cannot be `{key}` yet";
    }
}

sentences! {
    /// A problem with an example.
    pub enum ExampleProblem {
        TitleTaken { title: Quote } = "another example has the title `{title}`";
        NoStep = "this example has no step";
    }
}

sentences! {
    /// A problem with a step of the guided game.
    pub enum GuideProblem {
        NoTask { key: &'static str } = "`{key}` belongs to a task, and this step has none";
        NoHeading { heading: Quote } = "the game's rules have no heading `{heading}`";
        NoGoalWord { word: Quote } = "`{word}` is not a word of goals";
        GoalEmpty = "the goal asks nothing";
        PieceMissing { word: &'static str } = "`{word}` does not say which piece";
        CellMissing { word: &'static str } = "`{word}` does not say which cell";
        ReasonMissing = "`end by` does not say why the game ends";
        TurnMissing = "`one of` names no turn";
        NotAReason { found: Quote, reasons: Names } = "`{found}` is no reason for the end; the reasons are {}", reasons.and();
        AndExpected { found: Quote } = "`{found}` stands where `and` or nothing is expected";
    }
}
