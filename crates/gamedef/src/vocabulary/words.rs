//! The words of phrases and zones. A list; no code.

use super::{Word, WordKind};

const fn word(kind: WordKind, word: &'static str, meaning: &'static str, example: &'static str) -> Word {
    Word { word, kind, meaning, example }
}

use WordKind::{Clause, Continuation, Joiner, Level, Motion, Rank, Ring, Shape, Zone};

/// Every word of phrases and zones, in the order of the manual.
pub const WORDS: &[Word] = &[
    word(Motion, "step", "one step", "step orthogonal and diagonal"),
    word(Motion, "slide", "any number of equal steps over empty cells", "slide orthogonal"),
    word(Motion, "slide exactly", "just so many equal steps over empty cells", "slide exactly 2 diagonal"),
    word(Motion, "slide up to", "at most so many equal steps over empty cells", "slide up to 3 orthogonal"),
    word(Motion, "leap", "to the end of the path at once; nothing on the way matters", "leap 2:1"),
    word(Motion, "lame", "to the end of the path; every cell on the way must be empty", "lame orthogonal > diagonal"),
    word(
        Motion,
        "crooked",
        "the path's two steps by turns, beginning with either, over empty cells, stopping anywhere",
        "crooked orthogonal > diagonal",
    ),
    word(
        Motion,
        "hop",
        "as a slide, but over exactly one piece, any distance before and after it",
        "hop orthogonal, capturing",
    ),
    word(
        Motion,
        "double",
        "two equal steps over empty cells without capturing; the middle cell is open to capture en passant",
        "double forward orthogonal, from second-rank",
    ),
    word(
        Motion,
        "double free",
        "as `double`, but the second step may be another of the paths",
        "double free forward orthogonal and forward diagonal, from second-rank",
    ),
    word(Shape, "orthogonal", "along one axis: `1:0` (`1:0:0` in space)", "step orthogonal"),
    word(Shape, "diagonal", "along two axes at once: `1:1` (`1:1:0` in space)", "slide diagonal"),
    word(Shape, "triagonal", "along three axes at once: `1:1:1`, in space only", "slide triagonal"),
    word(Rank, "forward", "towards higher ranks for White, lower for Black", "step forward orthogonal"),
    word(Rank, "backward", "towards lower ranks for White, higher for Black", "step backward diagonal"),
    word(Rank, "lengthwise", "forward or backward", "slide lengthwise orthogonal"),
    word(Rank, "sideways", "on the same rank", "step sideways orthogonal"),
    word(
        Level,
        "upward",
        "towards the top level (the bottom one for Black if levels are mirrored)",
        "step upward orthogonal",
    ),
    word(
        Level,
        "downward",
        "towards the bottom level (the top one for Black if levels are mirrored)",
        "step downward diagonal",
    ),
    word(Level, "flat", "on the same level", "slide flat orthogonal"),
    word(Ring, "keeping-ring", "to a file of the same ring", "step sideways orthogonal keeping-ring"),
    word(Ring, "changing-ring", "to a file of another ring", "step lengthwise diagonal changing-ring"),
    word(
        Continuation,
        "turning",
        "the ride keeps to its ring: at a corner file it turns the corner, the same way round",
        "slide lengthwise diagonal keeping-ring turning",
    ),
    word(
        Continuation,
        "reflecting",
        "the ride keeps changing ring: at a corner file it is thrown outwards along the other axis, on the centre file it may go on or turn to either side",
        "slide sideways orthogonal changing-ring reflecting",
    ),
    word(Joiner, "and", "these paths and those", "step orthogonal and diagonal"),
    word(Joiner, ">", "one step and then another, both outwards", "lame orthogonal > diagonal"),
    word(
        Joiner,
        ";",
        "the same as `and`, between the terms of named directions",
        "lengthwise orthogonal; lengthwise diagonal",
    ),
    word(Joiner, "rank+N", "the whole path goes so many ranks forward (`rank-N`: backward)", "leap 2:1 rank+2"),
    word(Clause, "moving", "only without capturing", "slide orthogonal, moving"),
    word(Clause, "capturing", "only to capture", "hop orthogonal, capturing"),
    word(Clause, "from", "the piece must stand in this zone", "double forward orthogonal, from second-rank"),
    word(Clause, "outside", "the piece must not stand in this zone", "step orthogonal, outside camp"),
    word(Clause, "to", "the move must end in this zone", "slide diagonal, to camp"),
    word(Clause, "not to", "the move must not end in this zone", "step diagonal, not to camp"),
    word(
        Clause,
        "en passant",
        "also captures a piece that has just passed the cell with a double step; needs `capturing`",
        "step forward diagonal, capturing, en passant",
    ),
    word(Zone, "rank", "one rank, counted from White's side", "rank 2"),
    word(Zone, "ranks", "a row of ranks", "ranks 1-3"),
    word(Zone, "file", "one file (filestack in space)", "file d"),
    word(Zone, "files", "a row of files", "files c-e"),
    word(Zone, "level", "one level, in space only", "level w"),
    word(Zone, "levels", "a row of levels, in space only", "levels v-x"),
    word(Zone, "cells", "single cells", "cells e1 h1"),
    word(Zone, ",", "and also: both parts must hold", "ranks 1-3, files d-f"),
    word(Zone, "or", "the cells of either", "cells a1 b1 or rank 2"),
];
