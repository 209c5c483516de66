//! All integration tests of the crate, in one binary: what links once builds once.

mod bases;
mod effects;
mod examples;
mod guide;
mod languages;
mod names;
mod phrases;
mod refusals;
mod suggestions;
mod translations;
