//! Problems of boards, zones and positions.

use super::{Line, Quote, Row};
use crate::sentence::sentences;

sentences! {
    /// A problem with the board.
    pub enum BoardProblem {
        TooLarge { cells: usize } = "a board of {cells} cells is too large";
        LevelLetter { letter: char } = "`{letter}` cannot be the name of a level";
        LevelTwice { letter: char } = "two levels are named `{letter}`";
        FileLetter { letter: char } = "`{letter}` cannot be the name of a file";
        FileTwice { letter: char } = "two files are named `{letter}`";
        FileLetterCount { files: u8, letters: usize } = "the board has {files} files, but {letters} letters";
        HexagonFiles { files: u8, ranks: u8 } = "hexagons cannot have {files} files and {ranks} ranks";
        NotOnGrid { key: &'static str, grid: &'static str } = "a board of {grid} cannot have `{key}`";
        OneSidedHole { cell: String } = "the board must look the same from both sides, but `{cell}` is missing on one only";
        NothingLeft = "no cell of the board is left";
        CrossesLevels { levels: u8 } = "pieces cross between two levels, but the board has {levels}";
        CrossesWith { key: &'static str } = "where pieces cross to the other level there cannot be `{key}` yet";
        MirrorFlat = "a flat board has no levels to mirror";
        NoHalfTurn = "this board cannot be turned half round";
        TraditionTooLarge { tradition: &'static str } = "the notations of `{tradition}` cannot name every cell of this board";
        NoCell { cell: Quote } = "the board has no cell `{cell}`";
    }
}

sentences! {
    /// A problem with how a game looks.
    pub enum StyleProblem {
        InSpace { style: &'static str } = "a board in space cannot be drawn as `{style}`";
        OnGrid { style: &'static str, grid: &'static str } = "a board of {grid} cannot be drawn as `{style}`";
        NoRing = "a board whose files do not wrap, or whose ranks do, cannot be drawn as a ring";
        NotDrawn { key: &'static str } = "`{key}` is not drawn on this board";
        RiverParts = "the river has two banks";
        NoRiver = "no zone that confines a piece has a whole rank as its border, so there is no river";
        NoOutline { character: char } = "no outline of `{character}` is known";
        NoDrawing { icon: Quote } = "no drawing is named `{icon}`, so the piece is drawn as its letter";
    }
}

sentences! {
    /// A problem with a zone.
    pub enum ZoneProblem {
        TooMany { most: usize } = "this file describes more than {most} zones";
        TooManyParts { most: usize } = "this zone has more than {most} parts";
        PartMissing = "a part of the zone is missing";
        NotAPart { word: Quote } = "`{word}` does not begin a part of a zone";
        OneOnly { word: &'static str } = "`{word}` is for one only";
        NothingFollows { word: &'static str } = "nothing follows `{word}`";
        NotARange { word: &'static str } = "`{word}` needs a first and a last one";
        Backwards { range: Quote } = "`{range}` runs backwards";
        TooMuch { word: Quote } = "`{word}` is too much here";
        NoSuchLine { line: Line, name: Quote } = "the board has no {line} `{name}`";
        LineMissing { line: Line } = "a {line} is missing here";
        Empty = "this zone has no cells";
        NoSuchColour { word: &'static str } = "no cells of this board are `{word}`: it has two colours";
    }
}

sentences! {
    /// A problem with the placement of a position.
    pub enum PlacementProblem {
        NoStart = "there is no start position";
        NameTaken { name: Quote } = "another start position is named `{name}`";
        Empty = "the position has no pieces";
        OfBase = "the start position of the base does not fit this game, whose board or pieces are others";
        RightsOfBase = "the start position of the base says who has not moved yet, but the game has no castling and nothing else that depends on it";
        TurnedApart = "with `apart` nothing is left to be `turned`: each side has an array of its own";
        NotKept { found: Quote } = "`{found}` is nothing that a shuffle can keep";
        KeptTwice { id: Quote } = "something else is already kept for `{id}`";
        RankCount { expected: u8, found: usize } = "the board has {expected} ranks, but the placement has {found}";
        LevelCount { rank: usize, expected: usize, found: usize } =
            "rank {rank}: the board has {expected} levels, but the placement has {found}";
        CellCount { row: Row, expected: usize, found: usize } =
            "{row}: it has {expected} cells, but the placement fills {found}";
        EmptyCells { found: Quote } = "`{found}` is not a number of empty cells";
        BraceOpen = "a brace is not closed";
        NoNeutral { token: Quote } = "no neutral piece has the token `{token}`";
        NoPiece { token: Quote } = "no piece has the token `{token}`";
        PlusInBraces { token: Quote } = "in `{token}` the `+` must stand before the braces";
        BracesMissing { token: Quote } = "the braces of `{token}` are missing";
    }
}
