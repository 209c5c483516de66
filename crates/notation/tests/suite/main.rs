//! Tests of the notations with the games of the library.

mod dialect;
mod position_laws;
mod positions;
