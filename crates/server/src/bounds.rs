//! Limits on requests, shared by the code that checks them and the OpenAPI description.

use std::ops::RangeInclusive;

/// The maximum length of a chat line, in characters.
pub(crate) const CHAT_LINE: usize = 300;
/// The maximum length of the text of a report, in characters.
pub(crate) const REPORT_WORDS: usize = 500;
/// The maximum number of nodes in all games of a text, and in a game to be written. Each turn that is read is checked against the rules, which takes
/// some ten microseconds; no game annotated by people comes near this limit.
pub(crate) const RECORD_NODES: usize = 20_000;
/// The maximum number of tags in a game to be written; the PGN standard has about forty.
pub(crate) const RECORD_TAGS: usize = 200;
/// The maximum time on a clock, in milliseconds: the largest integer that JavaScript represents exactly.
pub(crate) const SHOWN_CLOCK: u64 = (1 << 53) - 1;
/// The widths of pictures, in pixels.
pub(crate) const PICTURE_WIDTHS: RangeInclusive<u32> = 64..=2000;
/// The maximum width of animations, in pixels.
pub(crate) const ANIMATION_WIDTH: u32 = 900;
/// How long an animation may show each turn, in hundredths of a second.
pub(crate) const ANIMATION_PACES: RangeInclusive<u32> = 10..=1000;
/// The longest list of ids of puzzles that are not wanted, in bytes.
pub(crate) const SKIPPED_PUZZLES: usize = 4000;
