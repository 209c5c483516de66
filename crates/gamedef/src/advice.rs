//! Advice on how to solve a problem. Each piece of advice is data with an English sentence.

use crate::problem::{ChoiceMeanings, KeyMeaning, Names, Quote};
use crate::sentence::{Sentence, sentences};
use crate::suggest::nearest;

sentences! {
    /// Advice on how to solve a problem, serialized like a [`Problem`](crate::Problem).
    pub enum Advice {
        DidYouMean { word: Quote } = "did you mean `{word}`?";
        Known { known: Names } = "known: {}", known.and();
        KnownOrAdd { known: Names, section: &'static str } = "known: {}; others are added under `{section}`", known.and();
        AddFirst { section: &'static str } = "this file has none; add it under `{section}`";
        TakeOneOut = "take one out";
        TakeItOut = "take it out";
        UseOrTakeOut = "use it or take it out";
        AtMost { most: usize } = "at most {most} are possible";

        FileBytes { most: usize } = "a game file has at most {most} bytes";
        IdOrFileName { id: Quote, file: Quote } = "write `id = \"{file}\"`, or name the file `{id}.toml`";
        OwnId { id: Quote } = "choose another one, and give the file the same name: `my-{id}` and `my-{id}.toml`";
        NewerVariorum = "read it with a newer version of Variorum";
        WhereBasesAre = "a base is a game that is part of Variorum, or a file beside this one, and is named by its id: `base = \"chess\"`";
        OtherBase = "name another game";
        CheckBase = "check that file first";
        IdLetters = "use lower-case letters, digits and hyphens, such as `promoted-rook`";
        ZoneLetters = "use lower-case letters, digits and hyphens, a letter first";
        DirectionsLetters =
            "begin with a capital, so that it is no word of the language; letters, digits and hyphens may follow";
        OwnIdEach = "every piece and neutral piece has an id of its own";

        Brackets = "a key or `[section]` occurs once; sections that may occur several times are written `[[section]]`";
        Quotes = "texts are put in double quotes, numbers, `true` and `false` are not";
        KeyAndValue = "write `key = value`";
        CloseText = "put `\"` at its end";
        CloseList = "put `]` at its end";
        Commas = "items of a list are separated by `,`; the list ends with `]`";
        Toml = "see https://toml.io for how such files are written";

        AddSection { example: &'static str, meaning: KeyMeaning } = "add `{example}`: {meaning}";
        WriteKey { key: &'static str, example: &'static str, meaning: KeyMeaning } =
            "write for example `{key} = {example}`: {meaning}";
        WriteChoice { key: &'static str, example: &'static str, meaning: KeyMeaning, choices: Names } =
            "write for example `{key} = {example}`: {meaning} ({})", choices.or();
        Choices { choices: ChoiceMeanings } = "{choices}";
        Keys { keys: Names } = "the keys are {}", keys.and();
        KeyElsewhere { key: Quote, section: String, keys: Names } =
            "`{key}` belongs in `{section}`; the keys here are {}", keys.and();
        CheckFix = "`variorum check --fix FILE` rewrites the file with the new names";
        TakeOldOut { old: Quote } = "take `{old}` out";
        DoubleBrackets { section: &'static str } =
            "sections that may occur several times have two pairs of brackets: `[[{section}]]`";
        Verb { verb: &'static str } = "take it out, or write `do = \"{verb}\"`";
        TextInQuotes { key: Quote } = "write `{key} = \"…\"`";
        NameOne = "name at least one, or take the whole section out";
        NotBlank = "players read it to choose a game";
        WebAddress = "write it as a browser shows it, from `https://` on, or leave it out";

        BoardCells { most: usize } = "a board has at most {most} cells";
        LevelLetters = "write one lower-case letter for each level, the top one first, such as `levels = \"tuvwxyz\"`";
        LevelLettersOrFlat = "write one lower-case letter for each level, the top one first, such as `levels = \"tuvwxyz\"`; leave it out on a flat board";
        FileLetters = "write one lower-case letter for each file, from left to right, such as `letters = \"abcdefghikl\"`";
        HexagonFiles { least: u8 } =
            "the number of files must be odd, so that one is in the middle; that one has as many cells as there are ranks, here at least {least}";
        HoleToo { cell: String } = "take `{cell}` out too, or say in `mirror` what is mirrored for Black";
        SquaresOnly = "leave it out, or draw the board of squares";
        TwoLevels = "give the board two levels, such as `levels = \"ba\"`";
        LevelsInSpace = "a board in space has `levels` in `[board]`";
        RingOfFiles = "take `wraps-ranks` out of `[board]`: a ring is a board of which only the files wrap";
        EvenFilesThatWrap = "that needs `wraps = true` and an even number of files";
        Cells { first: String, last: String } = "the cells are `{first}` to `{last}`";
        CellsInSpace { first: String, last: String } =
            "cells are named by level, filestack and rank, such as `{first}` or `{last}`";

        CellsInOnePart = "name several cells in one part: `cells a1 b3 c5`";
        ZonePart = "write for example `ranks 1-3, files c-e` or `cells a1 h1`";
        ZoneParts { words: Names } = "a part begins with {}, or is the name of a zone above", words.or();
        WriteInstead { text: Quote } = "write `{text}`";
        WriteEither { one: Quote, other: Quote } = "write `{one}` or `{other}`";
        ForExample { example: Quote } = "write for example `{example}`";
        OrBetweenParts { example: &'static str } =
            "put `or` before it for the cells of either, `,` for the cells of both; one part looks like `{example}`";
        OrForEither = "parts joined by `,` must all hold; for the cells of either write `or`";
        SmallerFirst = "write the smaller one first";
        LightOrDark = "write `light cells` or `dark cells`; hexagons have three colours";
        TopLevelFirst = "levels run from the top one down, in the order of `levels` in `[board]`";
        Ranks { last: u8 } = "the ranks are 1 to {last}";
        Files { letters: String } = "the files are {letters}";
        Levels { levels: String } = "the levels are {levels}, the top one first";
        FlatBoard = "this board is flat; a board in space has `levels` in `[board]`";

        MorePhrases = "write further phrases, or put the paths under names in `[directions]`";
        FewerDirections = "name fewer directions together, or write further phrases";
        FewerPhrases = "name fewer directions together, or write fewer phrases";
        LargerShape =
            "with `leap` a shape of larger numbers, such as `4:2`, goes as far in one step; no other motion can take so long a path";
        StepsBetween = "`>` is written between two steps, such as `orthogonal > diagonal`";
        Lines = "write along which lines, such as `lengthwise orthogonal`";
        Neighbours = "write where a neighbour may be, such as `orthogonal and diagonal`";
        NoContinuation = "write it without `turning` and `reflecting`";
        AddShape { words: Names } = "add a shape: {} or numbers such as `2:1`", words.or();
        OneShape = "put `and` between paths, `>` between the steps of one path";
        Triagonal = "a triagonal step changes file, level and rank together; a board in space has `levels` in `[board]`";
        FlatShape = "on a flat board a shape has two numbers from 0 to 9, such as `2:1`";
        ShapeInSpace = "on a board in space a shape has three numbers from 0 to 9, such as `2:1:0`";
        ShapeAnywhere = "a shape has a number from 0 to 9 for each axis of the board, such as `2:1`";
        ShapeNotZero = "at least one number must not be 0";
        OneFilter = "one of them is enough; for the paths of either write two terms joined by `and`";
        NoLevelWord = "take the word out; a board in space has `levels` in `[board]`";
        OneContinuation = "a ride goes on in one way only; take one out";
        OneIsEnough = "one of them is enough";
        RankTotal = "write a number after it, such as `rank+2` or `rank-1`";
        StepContradiction = "its words contradict its shape: no such step has that rank, file or level part";
        PathContradiction { corner: &'static str, back: &'static str } =
            "a path is a straight or slanting line: its steps go the same way along each axis and exchange no axes, so that two orthogonal steps never make an L; for a move round a corner write `{corner}`, and with a minus sign a step turns back, as in `{back}`";
        TurnLater = "only later steps of a path have numbers with a minus sign; the first step stands for all of its directions";
        CornersInSpace = "rings have corners only on a board in space";
        CornersOfSingleSteps = "only a ride of single steps goes round corners";
        CornersOfNeighbours = "only steps to a neighbouring cell go round corners";
        CornersNeverReached = "these steps never leave their file, so they never reach a corner";
        CornersAndRings = "`turning` keeps to the ring, `reflecting` changes it";
        NameAlone = "a name stands for whole paths; write the steps out";
        AndBetweenPaths = "put `and` between paths";
        TurningInDirections = "write it in the terms of the directions";
        DirectionsContradiction = "these words contradict every term of the directions";
        MotionAtFront = "a phrase has one motion, at its front; directions have none";
        NoPathWord = "paths have no such word either";
        PathWords { words: Names } =
            "paths are made of {}, numbers such as `2:1`, and the names in `[directions]`", words.and();

        BeginPhrase { words: Names } = "begin with what the piece does: {}", words.or();
        PhraseWords { words: Names } = "a phrase begins with {}", words.or();
        MotionFirst { word: Quote } =
            "write first what the piece does, for example `step {word} …` or `slide {word} …`";
        StepCount = "write for example `slide exactly 2 diagonal`; 1 to 99 steps";
        WhichWay = "write which way, for example `step orthogonal and diagonal`";
        RepeatWithLame = "for equal steps write `slide`, `slide up to` or `slide exactly`, for other paths with repeated steps `lame` or `leap`";
        SeveralStepMotions = "for a path of several steps write `leap`, `lame` or `crooked`";
        LameSteps = "the cells between the steps must be empty; for one step write `step`";
        TurningRides = "`turning` and `reflecting` say how a slide or a hop goes on";
        ConditionOrNoComma { words: Names } = "after a comma comes {}; or take the comma out", words.or();
        Conditions { words: Names } = "conditions are {}", words.and();
        CapturesApart = "write the capturing moves as a separate phrase";
        NeitherForBoth = "for both, write neither";
        OneZone = "make one zone of them, with `or` or `of` between";
        NameZone = "name a zone, or describe it: `rank 2`, `ranks 1-3 of files c-e`";
        CommaOrZoneName =
            "put a comma between conditions; zones are joined by `or`, `of` and `but`";
        CommaBetweenConditions = "put a comma between conditions";
        NothingHidden =
            "the language cannot say this yet: both players see the whole board and what is in hand; only a start position can be drawn by chance, with `shuffle` in `[[start]]`";
        TwoSides =
            "the language cannot say this yet: a game has two sides, `white` and `black`; `side` at a piece gives it to one of them, and `white-in-a-row` and `black-in-a-row` in `[turn]` give them several turns in a row";
        NoCards =
            "the language cannot say this yet: moves depend on the board and on pieces in hand; what comes nearest to a card is a piece in hand, with `returns` and `drop`";
        GrowingRows =
            "rows of turns that grow are said with `grows` beside `white-in-a-row` and `black-in-a-row` in `[turn]`";
        CannotSay = "the language cannot say this yet; the page “Rules and how to say them” of the manual lists what it can say";
        RoundBoard =
            "`wraps = true` in `[board]` joins the first and the last file, and `board = \"ring\"` in `[style]` draws the board as a ring";
        TwoBoards =
            "two boards are two levels of one, such as `levels = \"ab\"`; `holes` make one of them smaller, and with `crosses = true` each move leads over to the other; boards with players of their own cannot be said yet";
        NoDice =
            "the language cannot say this yet: chance cannot decide turns; it can draw a start position, with `shuffle` in `[[start]]`";
        Swaps =
            "with `swapping enemy piece` or `own piece` in a phrase two pieces change places; in `[swap]` the royal piece and a neighbour do, and with `do = \"swap\"` in `[[turn.action]]` a neutral piece";
        Pushes =
            "moves cannot push or pull other pieces yet; they can take what stands ahead or behind: `taking enemy piece ahead`, `taking enemy piece behind`";
        Converts =
            "a captured piece cannot change sides on the board yet; with `returns` it enters the captor’s hand, and `flips` in `[capture]` turns over enemy pieces around one that has moved";
        LeapOrHop =
            "`leap` goes straight to the end of the path, whatever is in between, and `hop` over exactly one piece";
        HopsOver =
            "write `own`, `enemy`, `any` or `neutral` and pieces: `hop orthogonal, over any piece but pawn`";
        Walks =
            "`walk up to 3 orthogonal` makes up to three steps and may turn after each; `crooked` zigzags, and `then may step` adds a second step in any direction";
        Planes =
            "`plane diagonal` goes to a cell if the box between is empty; on a board in space `flat` keeps a step on its level, `keeping-file` on its file and `sideways` on its rank";
        CaptureSeries =
            "`then may step` and `then may go on` allow a second capture; longer series, as in draughts, cannot be said yet";
        Surrounded =
            "captures of surrounded groups cannot be said yet; `taking enemy piece between own piece` takes a piece between two, and `flips = \"enclosed\"` in `[capture]` turns over lines of them";
        PathsByAnd = "join paths by `and`, not by a comma";
        WritePhrases = "write phrases under `moves` instead";
        NearestPhrases = "take it out, or write what comes nearest as a phrase under `moves`";
        OnlyStepsGoOn = "write `step` or `leap`, or take this out";
        FurtherPhrase = "write a further phrase for the other";
        EnPassant = "write `, capturing, en passant`";
        Staying = "write `, capturing, staying`";
        GoesOn = "a second step in the same turn is said with `, then may step …`, `, then may go on` or `, then may go back`";
        TakesBesides =
            "what a move takes elsewhere is said with `taking`, as in `slide orthogonal, moving, taking enemy piece behind`; a hop takes what it goes over with `taking enemy piece passed`";
        CaptureEffects = "what captures destroy besides is said in `[capture]`, with `blast`, or with `perish` and `remains`";
        NoCheckCondition =
            "write `not through check` beside `moving, unmoved`: then it does not move out of check, as in castling; other moves cannot depend on check yet";
        NumberBehindMotion = "the number stands behind the motion: `slide up to 3 diagonal`";
        WhatFollows =
            "a move may be followed by `then may step …`, `then may go on` or `then may go back`; slides afterwards, and second steps that must be made, cannot be said yet";
        TurnsInEndings = "write `quiet-turns = 50` in `[endings]`: so many turns of each player without a capture, a drop or a pawn’s move end the game; other turns are not counted";
        RepetitionInEndings = "write `repetition = 3` in `[endings]`";
        ZoneBeforeNumber = "`in` and its zone stand before the number: `own pawn in hill >= 3`";
        TurnsInARow { turns: u8 } =
            "for {turns} turns in a row write `white-in-a-row = {turns}` and `black-in-a-row = {turns}`";
        Absorbs =
            "pieces cannot take over the moves of others yet; with `as-captured = true` in `[[promotion]]` a piece becomes what it captures";
        FlipsWithoutRoyal = "take `royal` out at that piece, and say under `[[ending]]` who wins";
        AboveSections { key: Quote } = "write it above the first `[section]`: below one, `{key}` belongs to that section";
        WithoutQuotes { value: Quote } = "write `{value}` without quotes";
        PieceName = "players read it";
        OtherId = "choose another id, such as the name of the piece";
        LeftOrRight = "write `leftward` or `rightward`; `sideways` is both";
        SwapsWith = "write `own`, `enemy` or `any` and pieces: `slide diagonal, swapping enemy piece but king`";
        EnemyInstead =
            "write `enemy`: own and neutral pieces cannot be captured yet; with `over own piece` a hop goes over one, and with `swapping own piece` a piece changes places with one";
        OnHexagons =
            "on hexagons write `slide` for lines, or `walk up to 3 orthogonal` for an area";
        TakingMoves = "write a straight `step`, `slide` or `hop` with `, moving, taking …`";
        TakingPlaces { words: Names } = "after the pieces write {}", words.or();
        SamePrey = "name the same pieces in each, or none";

        AddPieces = "add `[[piece]]` for each type of piece";
        TokenCapital = "begin with a capital; the small letter is Black’s";
        TokenWithoutBraces = "write it without braces; they are for position text only";
        TokenLetters =
            "one capital such as `R`, or several letters such as `Di`; a promoted form may have `+` in front";
        OwnToken = "every piece has a token of its own; tokens may have several letters";
        OwnNeutralToken = "every type of neutral piece has a token of its own: `*`, `%` or `#`";
        MarkLetters = "there is room for two letters";
        CharactersRoom { most: usize } = "write at least one character and at most {most}";
        AddCharacters = "add `characters`, or take this out";
        AddBodies = "add for instance `bodies = \"discs\"` to `[style]`";
        FlatOnly = "only flat boards can be drawn so; take it out";
        DrawnOn { grounds: Names } = "it is for boards drawn as {}", grounds.or();
        TwoBanks = "write two texts, for the left and the right half: `[\"楚河\", \"漢界\"]`";
        Drawings { drawings: Names } = "the drawings are {}", drawings.and();
        ReadersFont = "it is written in a font of the reader's, who may have none with it";
        NoCellLeft = "no cell is left to move to";
        NameOthers = "name other types of piece";
        AnotherPiece = "name another type: while this one is on the board it is not frozen";
        MakeRoyal = "if it is one, write `royal = true` at the piece";
        TraditionBoard { files: usize, ranks: usize } = "they are for flat boards of at most {files} files and {ranks} ranks";
        AddTradition = "add for instance `tradition = \"japanese\"` to `[board]`";
        OwnNativeName = "records tell pieces apart by their names and codes";
        AliasLetters = "write it as for White: a capital first, perhaps `+` before it or `~` after it";
        OnePieceALetter = "a letter can only mean one piece";
        AliasExample { token: Quote } = "write `{token} = \"bishop\"`";
        ForeignLetter = "at least one of them must be neither a token nor an alias of the game";
        OneGateType = "a ride that enters a gate comes out of the other gate, so there can be one type only";
        AddRelay = "give a neutral piece `role = \"relay\"`, or take this out";

        PromotesWays =
            "write the ids of pieces, `promotes = \"gold\"`, or give the `name` and the `moves` of a promoted form";
        PromotesDefaults = "add it here, or under `[promotes]` for all pieces";
        JoinedByOr = "join the ids of pieces by `or`: `\"queen or rook\"`";
        ChosenForm =
            "nobody could tell which was chosen: write `form = \"chosen\"`";
        CompulsoryOrWritten = "write `duty = \"always\"`, or another `form`";
        ReturnToOwner = "write `returns-to = \"owner\"`, or let it return as a type that both sides can have";
        DistantPartner = "write for example `min-distance = 2`, or leave the partner out of `[swap]`";
        AddPool = "add `[pool]` with `pieces = [\"rook\", …]`, the types of lost piece that are counted";
        AddToPool { id: Quote } = "add `\"{id}\"` to `pieces` in `[pool]`, or take it out here";
        Comparison { signs: Names } = "write a piece’s id, one of {}, and a number: `\"prince >= 2\"`", signs.or();
        TestWords { words: Names } = "a test begins with {}", words.or();
        FurtherEnding = "write a further `[[ending]]` for it; `or` only joins types of piece, and zones";
        MateInEndings = "what follows mate and stalemate is said by `checkmate` and `stalemate` in `[endings]`";
        TestsByAnd = "join tests by `and`, types of piece by `or`";
        AnyOfThem = "write the id of a type of piece, several joined by `or`, or `piece` for any";
        BarOrPrey =
            "write for example `protected = true`; what a piece may never capture is left out of its phrases: `capturing enemy piece but rook`";
        NotYet = "the language cannot say this yet";
        AddBlast = "write for example `blast = \"orthogonal and diagonal\"`, or take it out";
        AddPerish = "write for example `perish = [\"knight\"]`, or take it out";
        AddToSpares { id: Quote } = "add `\"{id}\"` to `spares`, or write `moving` in its moves";
        OnCapture = "write `on = \"capture\"`, or take it out";
        OnlyMoving = "write `moving` in its moves";
        OtherPartner = "the partner is a piece of another type";
        ShiftOrCells = "write either `shift = 2`, or `side`, `royal-to` and `partner-to`";
        ShiftRange = "write for example `shift = 1` and `max-shift = 4`: one to four cells";
        TwoCells = "name two cells";
        RepetitionCount = "every position occurs once; write 2 or more, or 0 for never";
        AddWin = "write `royal = true` at the piece that must not be lost, or say under `[[ending]]` when a player wins";
        EndLongGames = "write for example `repetition = 3` or `quiet-turns = 50`";
        EndRepetitions = "write for example `repetition = 3`";
        EndQuietTurns = "write for example `quiet-turns = 50`";
        EndSooner = "lower the number of `quiet-turns`, or let something else end the game, with an `[[ending]]`";
        NameUnmoved = "the third field names the cells of the pieces that have not moved, as in `… w a1,h1,a8,h8 - 0 1`";
        ChangeOrTakeOut = "change it, or take it out";
        NothingIsLost = "leave `dead` out (if it is inherited, write `without = [\"endings.dead\"]`): captured pieces can always win";
        AddPass = "write `pass = \"always\"` or `pass = \"when-stuck\"` in `[turn]`";
        AddFaceToFace = "write for example `face-to-face = \"orthogonal\"` in `[endings]`";
        CountFacing = "count it in an ending, for example `when = \"facing >= 2\"`, or take this out";
        AddPoints = "give pieces points under `[endings.points]`, for example `rook = 5`";
        CountPoints = "write `most-points` where points decide, or take this out";
        NobodyIsMated = "leave `dead` out (if it is inherited, write `without = [\"endings.dead\"]`), or write `royal = true` at a piece";
        RepetitionForLoser = "a loser is named when a position repeats; give `repetition` a number";
        RepetitionForPerpetual = "perpetual check is judged when a position repeats; give `repetition` a number";
        Groups = "write a list of groups, each a list of ids: `[[\"rook\", \"wing\"], [\"bishop\"]]`";
        GroupPiece = "name at least one type of piece";

        RanksFromTop = "write the ranks from the highest to rank 1, separated by `/`";
        RanksSeparated = "ranks are separated by `/`, the highest first";
        LevelsSeparated = "levels are separated by `,`, the top one first";
        RowCells =
            "a token fills one cell, a number so many empty cells; tokens of several letters are written in braces: `{{Di}}`";
        EmptyCells = "a number says how many empty cells follow each other, at least 1";
        Braces = "write `{{Di}}`";
        AddNeutral = "add it under `[[neutral]]`";
        BracesForToken { token: Quote } = "tokens of several letters are written in braces: write `{token}`";
        NotTheAlias { token: Quote } = "that is an alias, for reading other programs; here write `{token}`";
        Tokens { tokens: Names } = "the tokens are {} (the first letter small for Black)", tokens.and();
        AddStart = "a game needs at least one start position";
        OwnStart = "write a `[[start]]` with a position of this game";
        OwnStartWithoutRights = "write a `[[start]]` whose third field is `-`, with the position of the base";
        TakeOutToo { name: Quote } =
            "the base uses `{name}` here, which this file takes out: take out too what uses it, such as `\"promotion\"`, or write it anew";
        ChangeStart = "change the position, or what the pieces can do in it";
        ChosenByName = "players choose by the name";
        KeepWords { examples: Names } = "write for example {}", examples.or();
        KeepOnce = "a type of piece is named once in `keep`";
        ChosenByTitle = "players choose by the title";
        AddStep = "add `[[example.step]]` with a `text`, and a `turn` if one is made";
        SayWhatToSee = "write what there is to see";
        AddTask = "add `task` with what the player is to do, and `goal` with what fulfils it";
        GoalWords { words: Names } = "the words of goals are {}", words.and();
        AfterAnd = "join conditions with `and`, as in `check and move rook`";
    }
}

impl Sentence for Advice {
    const PREFIX: &'static str = "advice";
}

impl Advice {
    /// Suggests the known word most similar to `word`, or lists all known words if none is similar.
    #[must_use]
    pub fn near<'k>(word: &str, known: impl Iterator<Item = &'k str> + Clone) -> Self {
        Self::did_you_mean(word, known.clone()).unwrap_or_else(|| Self::Known { known: known.collect() })
    }

    /// Suggests the known word most similar to `word`, if one is similar enough.
    #[must_use]
    pub fn did_you_mean<'k>(word: &str, known: impl IntoIterator<Item = &'k str>) -> Option<Self> {
        nearest(word, known).map(|word| Self::DidYouMean { word: word.into() })
    }
}
