//! How much a request may hold: for the code that checks it, and for the description of the interface.

use std::ops::RangeInclusive;

/// Longest line of chat, in characters.
pub(crate) const CHAT_LINE: usize = 300;
/// Longest text that comes with a report, in characters.
pub(crate) const REPORT_WORDS: usize = 500;
/// Most nodes of all games of a text, and of a game to be written. Each turn that is read is held against the rules, which takes some
/// ten microseconds, and no game that people have annotated comes near.
pub(crate) const RECORD_NODES: usize = 20_000;
/// Most tags of a game to be written; the PGN standard knows some forty.
pub(crate) const RECORD_TAGS: usize = 200;
/// The longest time that a clock can show, in milliseconds: the largest number that JavaScript holds exactly.
pub(crate) const SHOWN_CLOCK: u64 = (1 << 53) - 1;
/// Widths of pictures in pixels.
pub(crate) const PICTURE_WIDTHS: RangeInclusive<u32> = 64..=2000;
/// Greatest width of animations, in pixels.
pub(crate) const ANIMATION_WIDTH: u32 = 900;
/// How long each turn of an animation may be shown, in hundredths of a second.
pub(crate) const ANIMATION_PACES: RangeInclusive<u32> = 10..=1000;
