//! Tests of the notations with the games of the library.

mod coordinates;
mod dialect;
mod ki2;
mod lines;
mod native;
mod position_laws;
mod positions;
mod round_trips;
mod san;
