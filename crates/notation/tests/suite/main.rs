//! Tests of the notations with the games of the library.

mod dialect;
mod san;
