//! The definition language of Variorum.
//!
//! `text → definition + diagnostics`. This crate reads game files, checks them and reports every fault at its line; it knows
//! boards and words, and nothing of positions or play.

pub mod board;
pub mod definition;
