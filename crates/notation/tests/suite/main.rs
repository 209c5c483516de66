//! Tests of the notations with the games of the library.

mod dialect;
mod native;
mod round_trips;
mod san;
