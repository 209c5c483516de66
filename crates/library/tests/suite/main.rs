//! All integration tests of the crate, in one binary: what links once builds once.

mod bases;
mod effects;
mod examples;
mod guide;
mod hints;
mod languages;
mod names;
mod phrases;
mod refusals;
mod sayings;
mod suggestions;
mod translations;
mod truths;
