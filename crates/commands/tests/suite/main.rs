//! Integration tests of `variorum-commands`.

mod answers;
mod everywhere;
mod turns;
