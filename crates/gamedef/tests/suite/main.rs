//! All integration tests of the crate, in one binary: what links once builds once.

mod bases;
mod beside;
mod broken;
mod confined;
mod digests;
mod elsewhere;
mod freezing;
mod games;
mod limits;
mod manual;
mod never_panics;
mod phrases;
mod promotes;
mod schema;
mod style;
mod zones;
