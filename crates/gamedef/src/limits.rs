//! Limits on the size of game files.
//!
//! Game files may come from strangers, so the cost of reading one must be bounded whatever it contains. A limit on the length of the text bounds
//! everything that grows in proportion to it; limits on lists bound what grows faster, such as paths expanded from named directions. Every limit
//! is several times what the largest shipped game needs, which is given in parentheses.
//!
//! The crate `variorum_rules` bounds the cost of compiling a game separately, because it also depends on the board.

/// The greatest size of a game file, and of a file of texts in another language, in bytes (19 KiB). Even algorithms that are quadratic in the
/// length of a list are fast in a text of this size.
pub const TEXT_BYTES: usize = 64 << 10;

/// The greatest number of problems that are reported for a file. Each is printed with its line, and nobody corrects more in one pass.
pub const DIAGNOSTICS: usize = 50;

/// Games on which a game builds: its base, the base of that, and so on (1).
pub const BASES: usize = 8;

/// The most games from which one file takes names.
pub const LENDERS: usize = 8;

/// Piece types (30). The rules store sets of piece types in 64 bits, two of which they need for other purposes.
pub const PIECES: usize = 62;

/// Types of neutral piece (3), which have three tokens.
pub const NEUTRALS: usize = 3;

/// Phrases of one piece (5).
pub const PHRASES: usize = 64;

/// Path terms written in one phrase or entry of `[directions]` (4).
pub const TERMS: usize = 64;

/// Path terms of one phrase or entry of `[directions]` once its names are expanded (7). Named directions may refer to earlier ones, so without this
/// limit their number could grow exponentially.
pub const EXPANDED_TERMS: usize = 256;

/// Path terms of all phrases of a file together once names are expanded (a few hundred). This limit bounds the memory of a definition: 62 pieces with
/// 64 phrases of 256 terms each would have a million terms.
pub const ALL_TERMS: usize = 4_096;

/// Steps of one path (2). Longer paths fit on the largest boards only.
pub const STEPS: usize = variorum_betza::MOST_STEPS;

/// Repeated steps of one path: with each, the number of ways to reach a cell grows by the length of the board.
pub const REPEATED_STEPS: usize = 3;

/// Steps of a slide, or of the parts of a hop.
pub const REACH: std::ops::RangeInclusive<u8> = 1..=99;

/// Steps of a phrase with `walk up to`: every way of going round other pieces is a path of its own, and their number grows with each step.
pub const WALK: std::ops::RangeInclusive<u8> = 2..=8;

/// Steps of a phrase with `advance up to`: a position remembers at most eight cells that were passed.
pub const ADVANCE: std::ops::RangeInclusive<u8> = 2..=9;

/// Zones (5).
pub const ZONES: usize = 64;

/// Zones with a name and those that are described where they are used, together (20).
pub const ALL_ZONES: usize = 256;

/// Parts of one zone, including all alternatives (3).
pub const ZONE_PARTS: usize = 64;

/// Named directions (2).
pub const DIRECTIONS: usize = 64;

/// Items of every other list: promotions (9), castlings, start positions, groups of pieces, actions, conditions, aliases (4).
pub const ITEMS: usize = 64;

/// Turns that a counting ending allows each side.
pub const COUNTED_TURNS: u16 = 1_000;

/// Turns of a usual game (600).
pub const USUAL_LENGTH: u16 = 5_000;

/// Places on the path for newcomers (4).
pub const START_PATH: u8 = 20;

/// Rulings (11).
pub const RULINGS: usize = 200;

/// Sources of one game (3).
pub const SOURCES: usize = 20;

/// Examples (7).
pub const EXAMPLES: usize = 100;

/// Steps of one example (6).
pub const EXAMPLE_STEPS: usize = 200;

/// Steps of the guided first game (8).
pub const GUIDE_STEPS: usize = 30;

/// The greatest length of a printed problem or piece of advice, in bytes. Names from the file can make it long.
pub const MESSAGE_BYTES: usize = 2_000;

/// The greatest length of a line that is printed with a problem, in bytes. A longer line would hide the problem, and fifty problems in one long line
/// would print the whole file fifty times.
pub const DRAWN_LINE_BYTES: usize = 400;
