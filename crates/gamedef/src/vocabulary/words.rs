//! The words of phrases and zones. Each is a variant of an enum.
//!
//! [`words!`] declares an enum together with its words. Parsers look words up and match on the variants, so the compiler demands that every word is
//! parsed.

use crate::text;

/// The place of a word in phrases and zones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WordKind {
    /// At the beginning of a phrase.
    Motion,
    /// The shape of a step.
    Shape,
    /// Restricts the rank part of a step.
    Rank,
    /// Restricts the file part of a step.
    File,
    /// Restricts the level part of a step.
    Level,
    /// Restricts whether a step changes its ring.
    Ring,
    /// How a ride continues.
    Continuation,
    /// How often a step is made.
    Times,
    /// Joins paths or steps.
    Joiner,
    /// A condition after a comma.
    Clause,
    /// Which pieces a condition means, and where they stand.
    Taking,
    /// At the beginning of a part of a zone, or between parts.
    Zone,
    /// In the tests of an ending.
    Test,
    /// In the goal of a task.
    Goal,
    /// In what a shuffled start position keeps.
    Shuffle,
}

/// A word of the phrase and zone languages.
#[derive(Clone, Copy, Debug)]
pub struct Word {
    /// The word, or several words that belong together.
    pub word: &'static str,
    /// Its place.
    pub kind: WordKind,
    /// What it means.
    pub meaning: &'static str,
    /// An example of its use.
    pub example: &'static str,
}

impl Word {
    /// Its parts, separated by spaces: most have one.
    pub(crate) fn parts(&self) -> impl Iterator<Item = &'static str> {
        self.word.split(' ')
    }
}

/// An enum whose variants are words of phrases or zones.
pub(crate) trait Words: Copy + PartialEq + 'static {
    /// The words, in the order of [`Self::VALUES`].
    const WORDS: &'static [Word];
    /// All variants.
    const VALUES: &'static [Self];

    /// The variant of a word; `None` if there is none.
    fn of_word(word: &str) -> Option<Self> {
        let at = Self::WORDS.iter().position(|known| known.word == word)?;
        Self::VALUES.get(at).copied()
    }

    /// The variant at the front of `text` and the number of its words. The longest match wins: `slide up to` before `slide`.
    fn at_front(text: &[text::Word<'_>]) -> Option<(Self, usize)> {
        let fitting = Self::WORDS.iter().zip(Self::VALUES).filter_map(|(known, &value)| {
            let count = known.parts().count();
            (common(known, text) == count).then_some((value, count))
        });
        fitting.max_by_key(|&(_, count)| count)
    }

    /// The word of this variant with its meaning and example.
    fn entry(self) -> Option<&'static Word> {
        let at = Self::VALUES.iter().position(|&value| value == self)?;
        Self::WORDS.get(at)
    }

    /// The word of this variant.
    fn word(self) -> &'static str {
        self.entry().map_or("", |known| known.word)
    }

    /// An example of its use.
    fn example(self) -> &'static str {
        self.entry().map_or("", |known| known.example)
    }
}

/// The number of words at the front of `text` that agree with the parts of `known`.
pub(crate) fn common(known: &Word, text: &[text::Word<'_>]) -> usize {
    known.parts().zip(text).take_while(|(part, word)| *part == word.text).count()
}

/// Declares an enum and implements [`Words`] for it, from a line `Variant = "word" "meaning" "example",` for each variant.
macro_rules! words {
    (
        $(#[$about:meta])*
        $vis:vis enum $name:ident: $kind:ident {
            $( $(#[$doc:meta])* $value:ident = $word:literal $meaning:literal $example:literal, )+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $vis enum $name {
            $( $(#[$doc])* $value, )+
        }

        impl $crate::vocabulary::Words for $name {
            const WORDS: &'static [$crate::vocabulary::Word] = &[$( $crate::vocabulary::Word {
                word: $word,
                kind: $crate::vocabulary::WordKind::$kind,
                meaning: $meaning,
                example: $example,
            }, )+];
            const VALUES: &'static [Self] = &[$( Self::$value, )+];
        }
    };
}

pub(crate) use words;

words! {
    /// A word at the beginning of a phrase.
    pub(crate) enum MotionWord: Motion {
        Step = "step" "one step" "step orthogonal and diagonal",
        Slide = "slide" "any number of equal steps over empty cells" "slide orthogonal",
        SlideExactly = "slide exactly" "exactly this many equal steps over empty cells" "slide exactly 2 diagonal",
        SlideUpTo = "slide up to" "at most this many equal steps over empty cells" "slide up to 3 orthogonal",
        Leap = "leap" "straight to the end of the path, whatever is in between" "leap 2:1",
        Lame = "lame" "to the end of the path; every cell in between must be empty" "lame orthogonal > diagonal",
        Crooked = "crooked" "alternates the two steps of the path, beginning with either, over empty cells, stopping anywhere" "crooked orthogonal > diagonal",
        CrookedUpTo = "crooked up to" "as `crooked`, but at most this many steps in all" "crooked up to 3 orthogonal > diagonal",
        Hop = "hop" "as a slide, but over exactly one piece, any distance before and after it" "hop orthogonal, capturing",
        HopUpTo = "hop up to" "as `hop`, but at most this many cells behind that piece" "hop up to 1 orthogonal and diagonal",
        HopWithin = "hop within" "as `hop`, but at most this many steps in all, so that `hop within 2` jumps over a neighbour to the cell behind it" "hop within 2 diagonal",
        Double = "double"
            "two equal steps over empty cells without capturing; the middle cell is open to capture en passant"
            "double forward orthogonal, from second-rank",
        DoubleFree = "double free"
            "as `double`, but the second step may be another of the paths"
            "double free forward orthogonal and forward diagonal, from second-rank",
        AdvanceUpTo = "advance up to"
            "two equal steps or more, at most this many, over empty cells without capturing; every cell passed is open to capture en passant"
            "advance up to 3 forward orthogonal, from second-rank",
        WalkUpTo = "walk up to"
            "at most this many steps over empty cells, each along any of the paths, so that it may turn after each"
            "walk up to 3 orthogonal and diagonal",
        Plane = "plane"
            "any number of cells along each axis of the step; all other cells of the box between must be empty"
            "plane diagonal",
        PlaneUpTo = "plane up to" "as `plane`, but at most this many cells along each axis" "plane up to 2 diagonal",
        LeapAnywhere = "leap anywhere"
            "to any cell, whatever is in between; `to` says to which ones"
            "leap anywhere, moving, to second-rank",
    }
}

words! {
    /// A shape that has a name.
    pub(crate) enum ShapeWord: Shape {
        Orthogonal = "orthogonal" "along one axis: `1:0` (`1:0:0` in space)" "step orthogonal",
        Diagonal = "diagonal" "along two axes at once: `1:1` (`1:1:0` in space)" "slide diagonal",
        Triagonal = "triagonal" "along three axes at once: `1:1:1`, in space only" "slide triagonal",
    }
}

words! {
    /// How a ride continues, other than straight.
    pub(crate) enum ContinuationWord: Continuation {
        Turning = "turning"
            "the ride keeps to its ring: at a corner file it turns the corner, the same way round"
            "slide lengthwise diagonal keeping-ring turning",
        Reflecting = "reflecting"
            "the ride keeps changing ring: at a corner file it is reflected outwards along the other axis, on the centre file it may go on or turn to either side"
            "slide sideways orthogonal changing-ring reflecting",
    }
}

words! {
    /// How often a step of a path is made, other than once.
    pub(crate) enum TimesWord: Times {
        Repeated = "repeated"
            "this step once or more, in the same direction; only with `leap` and `lame`"
            "lame diagonal > repeated orthogonal",
        UpTo = "up to" "this step once or more, at most so many times; only with `leap` and `lame`" "leap up to 3 orthogonal",
    }
}

words! {
    /// A word that joins paths or steps.
    pub(crate) enum JoinerWord: Joiner {
        And = "and" "joins paths" "step orthogonal and diagonal",
        Then = ">" "one step and then another, both outwards" "lame orthogonal > diagonal",
        Semicolon = ";" "the same as `and`, between the terms of named directions" "lengthwise orthogonal; lengthwise diagonal",
        RankTotal = "rank+N" "the whole path goes so many ranks forward (`rank-N`: backward)" "leap 2:1 rank+2",
    }
}

words! {
    /// A condition after a comma.
    pub(crate) enum ClauseWord: Clause {
        Moving = "moving" "only without capturing" "slide orthogonal, moving",
        Capturing = "capturing" "only to capture" "hop orthogonal, capturing",
        From = "from" "the piece must stand in this zone" "double forward orthogonal, from second-rank",
        NotFrom = "not from" "the piece must not stand in this zone" "step orthogonal, not from camp",
        Outside = "outside" "the same as `not from`" "step orthogonal, outside camp",
        To = "to" "the move must end in this zone" "slide diagonal, to camp",
        NotTo = "not to" "the move must not end in this zone" "step diagonal, not to camp",
        EnPassant = "en passant"
            "also captures a piece that has just passed the cell with a double step; needs `capturing`"
            "step forward diagonal, capturing, en passant",
        ThenStep = "then may step" "the piece may make such a step at once afterwards, moving or capturing" "step orthogonal, capturing, then may step diagonal",
        ThenOn = "then may go on" "the piece may make the same step once more, moving or capturing" "step forward orthogonal, capturing, then may go on",
        ThenBack = "then may go back" "the piece may go back at once to where it came from" "step orthogonal, capturing, then may go back",
        Staying = "staying"
            "captures a piece where it stands, without moving there; needs `capturing`"
            "step downward orthogonal, capturing, staying",
        Taking = "taking"
            "also takes enemy pieces that stand as the words after it say, if there are any; needs `moving`, and a straight step, slide or hop"
            "slide orthogonal, moving, taking enemy piece behind",
        Unmoved = "unmoved"
            "only while the piece has not moved; goes with a step, a straight slide, `leap` and `lame`"
            "leap 2:1, moving, unmoved",
        NotThroughCheck = "not through check"
            "not while the royal piece is in check, nor over cells on which it would be; needs `unmoved`"
            "leap orthogonal > orthogonal, moving, unmoved, not through check",
        Swapping = "swapping"
            "changes places with one of these pieces at the end of the path, and does nothing else: `own`, `enemy` or `any` and types"
            "slide diagonal, swapping enemy piece",
        Over = "over" "only over these pieces: `own`, `enemy` or `any` and types, or `neutral piece`; only with `hop`" "hop orthogonal, over own piece",
        Sparing = "sparing" "neither over nor to a piece of its own type, of either side; only with `hop`" "hop orthogonal, sparing",
    }
}

words! {
    /// A word of what a phrase captures, and of what it takes besides.
    pub(crate) enum TakingWord: Taking {
        Enemy = "enemy" "pieces of the other player; after `taking`, `over`, `swapping`, and after `capturing` where not all can be captured" "step orthogonal, capturing enemy king",
        Own = "own" "pieces of the player; after `over`, `swapping`, `between` and `cornered by`" "slide orthogonal, moving, taking enemy piece between own piece",
        Any = "any" "pieces of either player; after `over`, where with `piece` neutral ones count too, and `swapping`" "hop orthogonal, over any piece but pawn",
        Neutral = "neutral" "pieces without an owner; `piece` follows; after `over`" "hop diagonal, over neutral piece",
        Piece = "piece" "pieces of any type" "step diagonal, capturing enemy piece but pawn",
        Or = "or" "also pieces of this type" "step diagonal, capturing enemy rook or queen",
        But = "but" "not pieces of this type" "step diagonal, capturing enemy piece but king",
        Behind = "behind" "those on the cell behind the one that the move leaves: by withdrawal" "slide diagonal, moving, taking enemy piece behind",
        Ahead = "ahead" "those on the next cell in the direction of the move: by approach" "step orthogonal, moving, taking enemy piece ahead",
        Passed = "passed"
            "those on the way: the move leads over each of them if the cell behind it is empty; with `hop` the piece that it hops over"
            "slide orthogonal, moving, taking enemy piece passed",
        Between = "between"
            "those beside the piece that moved, if on the other side of them, in the same direction, stands one of these pieces"
            "slide orthogonal, moving, taking enemy piece between own piece along orthogonal",
        CorneredBy = "cornered by"
            "those on the file of the piece that moved and the rank of one of these pieces, or on its rank and their file"
            "slide diagonal, moving, taking enemy piece cornered by own king",
        Along = "along" "the directions; after `between`, without it all" "slide orthogonal, moving, taking enemy piece between own piece along orthogonal",
    }
}

words! {
    /// A word of zones.
    pub(crate) enum ZoneWord: Zone {
        Rank = "rank" "one rank, counted from White's side" "rank 2",
        Ranks = "ranks" "a range of ranks" "ranks 1-3",
        File = "file" "one file (filestack in space)" "file d",
        Files = "files" "a range of files" "files c-e",
        Level = "level" "one level, in space only" "level w",
        Levels = "levels" "a range of levels, in space only" "levels v-x",
        Cells = "cells" "single cells" "cells e1 h1",
        AllCells = "all cells" "the whole board" "all cells but rank 1",
        LightCells = "light cells" "the light cells of a chequered board, on which the first cell is dark" "light cells of rank 1",
        DarkCells = "dark cells" "the dark cells" "dark cells",
        MediumCells = "medium cells" "the cells of the third colour, on hexagons only" "medium cells",
        EdgeCells = "edge cells" "the cells beside which a neighbour is missing" "edge cells",
        FarCells = "far cells" "the last cell of every file" "far cells",
        NearCells = "near cells" "the first cell of every file" "near cells but cells e1",
        Of = "of" "both parts must hold" "ranks 1-3 of files d-f",
        Both = "," "the same as `of`; not in phrases, where a comma begins a condition" "ranks 1-3, files d-f",
        But = "but" "without the cells of the next part; it binds closer than `or`" "ranks 6-8 but cells e8",
        Or = "or" "the cells of either" "cells a1 b1 or rank 2",
    }
}

words! {
    /// A word of tests.
    pub(crate) enum TestWord: Test {
        Own = "own" "pieces of the player whom the ending is about" "own king in hill",
        Enemy = "enemy" "pieces of the other player" "enemy pawn = 0",
        No = "no" "none of these pieces" "no own piece",
        Piece = "piece" "pieces of any type" "own piece <= 1",
        Or = "or" "also pieces of this type" "own knight or bishop in rank 8",
        But = "but" "not pieces of this type" "no enemy piece but king",
        In = "in" "only those in this zone, which is named or written out" "own king in cells d4 e4 d5 e5",
        Checks = "checks" "the number of checks that the player has given" "checks >= 3",
        Checking = "checking" "the player gives check" "checking",
        Castled = "castled" "the player has castled in the game" "castled",
        Passes = "passes" "the number of turns in a row, up to the last one, in which players passed" "passes >= 2",
        Facing = "facing"
            "the number of turns in a row, up to the last one, after which royal pieces faced each other as `face-to-face` says"
            "facing >= 2",
        Full = "full" "no cell of the board is empty; with `in`, none of a zone" "full in rank 8",
        ToMove = "to-move" "the player is to move: what holds has outlasted the opponent's turn" "own knight in cells e5 and to-move",
        Safe = "safe" "only those that the opponent of their owner does not attack; after `own` and `enemy`" "own safe king in rank 8",
        Held = "held" "those in hand instead of those on the board; after `own` and `enemy`" "no own piece and no own held piece",
        Row = "row" "so many pieces side by side on a line" "row of 4 own piece",
        Line = "line" "so many pieces on one line, with any cells between them" "line of 3 enemy king along orthogonal",
        Square = "square" "pieces on all cells of a square with so many files and ranks" "square of 2 own piece",
        Group = "group" "so many pieces in a group: neighbours lead from each to each" "group of 5 own pawn along orthogonal",
        Of = "of" "the number of pieces follows; after `row`, `line`, `square` and `group`" "row of 4 own piece",
        Joins = "joins" "a group of these pieces leads from a zone to another" "own piece joins rank 1 with rank 8",
        With = "with" "the other zone; after `joins`" "own piece joins rank 1 with rank 8",
        Connected = "connected" "all these pieces are one group" "own piece connected",
        Beside = "beside" "only those that have one of these pieces beside them" "own king beside own queen",
        JustMoved = "just-moved" "the player has just moved: what holds was there at the end of a turn of their own" "own king beside own queen and just-moved",
        Along = "along" "the directions of the line, between neighbours, or to what stands beside; without it all" "row of 4 own piece along diagonal",
        And = "and" "also: both must hold" "own king in hill and no enemy queen",
    }
}

words! {
    /// A word of the goals of tasks in the guided first game.
    pub(crate) enum GoalWord: Goal {
        Mate = "mate" "the turn mates" "mate",
        Check = "check" "it gives check" "check",
        Win = "win" "it wins the game" "win",
        EndBy = "end by" "it ends the game for this reason (a word of `ends`)" "end by stalemate",
        End = "end" "it ends the game" "end",
        Capture = "capture" "it captures; a piece of this type, if one is named" "capture rook",
        With = "with" "by a piece of this type; after `capture`" "capture rook with queen",
        Move = "move" "a piece of this type moves, in either part of the turn; it may be neutral" "move stone",
        Reach = "reach" "a part of the turn ends on this cell" "reach d5",
        Through = "through" "a piece passes this cell, or turns on it" "through d5",
        SecondPart = "second part" "the second part of the turn is made" "second part",
        Pass = "pass" "the second part of the turn is left out" "pass",
        PromoteTo = "promote to" "a piece is promoted to this type" "promote to queen",
        Promote = "promote" "a piece is promoted" "promote",
        Drop = "drop" "a piece is dropped; of this type, if one is named" "drop pawn",
        Castle = "castle" "the player castles" "castle",
        Swap = "swap" "the royal piece changes places with a neighbour" "swap",
        AnswerCheck = "answer check" "the player was in check" "answer check and move rook",
        OneOf = "one of" "the turn is one of these, as move text" "one of e2e4 d2d4",
        And = "and" "also: both must hold" "check and move rook",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::words as cut;

    #[test]
    fn the_longest_word_at_the_front_is_taken() {
        assert_eq!(MotionWord::at_front(&cut("slide up to 3 diagonal", &[])), Some((MotionWord::SlideUpTo, 3)));
        assert_eq!(MotionWord::at_front(&cut("slide up 3", &[])), Some((MotionWord::Slide, 1)));
        assert_eq!(MotionWord::at_front(&cut("diagonal slide", &[])), None);
        assert_eq!(ClauseWord::at_front(&cut("not to camp", &[])), Some((ClauseWord::NotTo, 2)));
    }
}

words! {
    /// A word of what the arrays of a shuffled start position keep.
    pub(crate) enum ShuffleWord: Shuffle {
        OnBothColours = "on both colours" "two pieces of these types stand one on a light and one on a dark cell" "bishop on both colours",
        Or = "or" "also pieces of this type" "queen or archbishop on both colours",
        Between = "between" "the piece of this type stands between two of the type that follows" "king between rook",
        On = "on" "every shuffled piece of these types stands in the zone that follows" "king on files d-e",
        Beside = "beside" "every piece of these types has one of the types that follow on a neighbouring cell, diagonal ones included" "king beside queen",
        NotBeside = "not beside" "no piece of these types has one of the types that follow on a neighbouring cell" "bishop not beside bishop",
        Before = "before" "every piece of these types stands before all of the types that follow: on a lower rank, or further left on the same" "queen before king",
        Guarded = "guarded" "every piece of these types is protected by another piece of its side" "pawn guarded",
    }
}
