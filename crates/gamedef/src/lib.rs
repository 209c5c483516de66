//! The language in which games of Variorum are defined.
//!
//! [`load()`] turns the text of a game file into a checked [`Definition`](definition::Definition) and diagnostics, each with the line of
//! its problem. The crate knows boards and the words of the language; it knows neither positions nor moves.
//!
//! ```
//! let text = "id = 'small'\n[bord]\nfiles = 5";
//! let loaded = variorum_gamedef::load(text, "small");
//! assert!(loaded.definition.is_none());
//! let printed = variorum_gamedef::render(&loaded.diagnostics, "small.toml", text, false);
//! assert!(printed.contains("did you mean `board`?"));
//! ```

#![warn(clippy::wildcard_enum_match_arm)]

mod advice;
mod betza;
pub mod board;
pub mod characters;
pub mod definition;
mod diagnostic;
mod digest;
pub mod ending;
mod expand;
pub mod grid;
mod inheritance;
mod input;
pub mod limits;
mod load;
mod names;
mod paths;
mod phrase;
pub mod placement;
mod places;
pub mod problem;
pub mod reference;
pub mod schema;
mod sentence;
mod sources;
mod suggest;
mod taking;
mod text;
pub mod translation;
mod upgrade;
pub mod vocabulary;
mod zone;

pub use advice::Advice;
pub use diagnostic::{
    Caption, Collector, Diagnostic, Diagnostics, Origin, Pictures, Severity, render, render_in, render_one_in, summary,
    summary_in,
};
pub use digest::RulesDigest;
pub use load::{Loaded, load, load_with};
pub use places::{Located, Place, locate};
pub use problem::Problem;
pub use sentence::{English, Sentence, Unadvised, Wording};
pub use sources::{Bases, needs_of};
pub use upgrade::{Change, FileKind, Upgraded, keeps_refuge, upgraded};
