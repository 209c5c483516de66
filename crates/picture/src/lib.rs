//! Pictures of positions: SVG text, PNG, and animated GIF of a line.
//!
//! [`svg`] draws any position of any game: a flat board, or the levels of a board in space side by side with their letters and the
//! marks of rings as in the rule book; pieces in hand and lost pieces; coordinates, the last turn, arrows, check, either side at the
//! foot. Letters are drawn as paths, so that pictures look alike everywhere. Knows no files, no network and no rules beyond
//! asking a position what stands where.
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

mod board;
mod film;
mod layout;
mod letters;
mod look;
mod palette;
mod pieces;
mod raster;
mod stock;
mod svg;

pub use film::film;
pub use layout::{regions, shows_rings};
pub use look::{Arrow, Look, Theme};
pub use raster::{LARGEST, PictureError, SMALLEST, png};
pub use svg::svg;
