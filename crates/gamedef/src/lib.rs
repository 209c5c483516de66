//! The definition language of Variorum.
//!
//! `text → definition + diagnostics`. This crate reads game files, checks them and reports every fault at its line; it knows
//! boards and words, and nothing of positions or play.
//!
//! ```
//! let text = "id = 'small'\n[bord]\nfiles = 5";
//! let loaded = variorum_gamedef::load(text, "small");
//! assert!(loaded.definition.is_none());
//! let printed = variorum_gamedef::render(&loaded.diagnostics, "small.toml", text, false);
//! assert!(printed.contains("did you mean `board`?"));
//! ```

pub mod board;
pub mod definition;
mod diagnostic;
mod expand;
mod input;
pub mod limits;
mod load;
mod names;
mod paths;
mod phrase;
mod placement;
pub mod reference;
mod suggest;
mod text;
pub mod translation;
mod upgrade;
pub mod vocabulary;
mod zone;

pub use diagnostic::{Diagnostic, Diagnostics, Faults, Severity, render, render_one, summary};
pub use load::{Loaded, load};
pub use suggest::advice;
pub use upgrade::upgraded;
