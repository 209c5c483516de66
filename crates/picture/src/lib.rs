//! Pictures of positions as SVG and PNG, and animated GIFs of a line of positions.
//!
//! [`svg()`] draws a position of any game: a flat board, or the levels of a board in space side by side; pieces in hand and lost pieces;
//! coordinates, the last turn, arrows and check, with either side at the bottom. Letters are drawn as paths, so pictures look the same
//! everywhere. The crate reads no files and applies no rules.
//!
//! The start position of a game as SVG and PNG:
//!
//! ```
//! use variorum_picture::{Look, png, svg};
//!
//! let rules = variorum_library::rules(&variorum_library::ids()[0])?;
//! let position = variorum_rules::Position::start(&rules);
//! let text = svg(&position, &Look::default());
//! assert!(text.starts_with("<svg"));
//! let image = png(&text, 400)?;
//! assert_eq!(&image[1..4], b"PNG");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(clippy::wildcard_enum_match_arm)]

mod animation;
mod board;
mod bodies;
mod joins;
mod layout;
mod letters;
mod look;
mod native;
mod off_board;
mod palette;
mod pieces;
mod raster;
mod ring;
mod svg;

pub use animation::gif;
pub use layout::{regions, shows_rings};
pub use look::{Arrow, Look, PieceStyle, Theme};
pub use raster::{LARGEST, PictureError, SMALLEST, png};
pub use svg::svg;
