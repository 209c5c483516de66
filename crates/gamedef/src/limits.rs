//! How much a game file may hold.
//!
//! Game files come from strangers, so the cost of reading one has to be bounded whatever it says. A bound on the length of the text keeps
//! everything that grows with the text small; the bounds on lists keep small what grows faster, such as paths that are put together
//! from named directions. Every bound leaves several times the room that the largest shipped game needs, which is given in brackets.
//!
//! What a file that keeps to these limits may cost when it is compiled is bounded again in the crate `rules`, because it depends on the
//! board too.

/// Bytes of a game file, and of a file of texts in another language (19 KiB). What takes time in proportion
/// to the square of a list's length stays cheap in a text of this length.
pub const TEXT_BYTES: usize = 64 << 10;

/// Problems that are reported of one file. Nobody corrects more at once, and each is printed with its line.
pub const DIAGNOSTICS: usize = 50;

/// Kinds of piece (30). The rules hold sets of kinds in 64 bits, and need two of them for themselves.
pub const PIECES: usize = 62;

/// Kinds of neutral piece (3). There are three tokens for them.
pub const NEUTRALS: usize = 3;

/// Phrases of one piece (5).
pub const PHRASES: usize = 64;

/// Path terms that are written in one phrase or entry of `[directions]` (4).
pub const TERMS: usize = 64;

/// Path terms of one phrase or entry of `[directions]` once the names in it are replaced by their own terms (7). Named directions may use those before it, so
/// without this bound every line could have several times as many as the one before.
pub const EXPANDED_TERMS: usize = 256;

/// Path terms of all phrases of a file together, named directions put in (a few hundred). It bounds the memory that a definition takes: 62 pieces with 64
/// phrases of 256 terms each would be a million terms.
pub const ALL_TERMS: usize = 4_096;

/// Steps of one path (2). A longer path leaves all but the largest boards.
pub const STEPS: usize = 16;

/// Zones (5).
pub const ZONES: usize = 64;

/// Parts of one zone, all its alternatives together (3).
pub const ZONE_PARTS: usize = 64;

/// Families of paths (2).
pub const DIRECTIONS: usize = 64;

/// Items of every other list: promotions (9), castlings, start positions, groups of pieces, actions, conditions, aliases (4).
pub const ITEMS: usize = 64;

/// Rulings (11).
pub const RULINGS: usize = 200;

/// Examples (7).
pub const EXAMPLES: usize = 100;

/// Steps of one example (6).
pub const EXAMPLE_STEPS: usize = 200;

/// Bytes of the printed sentence about one problem, which may repeat names of the file.
pub const MESSAGE_BYTES: usize = 2_000;

/// Bytes of a line that is printed with a problem. A longer one would bury the problem, and fifty problems of one line would repeat the whole
/// file fifty times.
pub const DRAWN_LINE_BYTES: usize = 400;
