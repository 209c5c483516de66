//! Alpha-beta search over a small trait; it knows no board and no rules.
//!
//! A [`Game`] plays and takes back *actions*; a turn is one action or several by the same side. A [`Searcher`] looks for
//! the best complete turn within [`Limits`], reports through a callback, and keeps what it learnt for the next search.
//!
//! Deliberately absent: any game, board or notation; printing; system clocks (the caller hands in a [`Clock`]); threads.
//! On equal input a search gives equal output.
#![forbid(unsafe_code)]

mod game;
mod info;
mod limits;
mod options;
mod order;
mod picker;
mod pruning;
mod pvs;
mod quiescence;
mod root;
mod score;
mod searcher;
mod tree;
mod tt;
mod turns;

pub use game::{Game, Outcome};
pub use info::{Bound, Info, Line, Report};
pub use limits::{Clock, Limits, NoClock};
pub use options::Options;
pub use score::{
    EVAL_LIMIT, INFINITE, Score, WIN, WIN_BOUND, is_decisive, loss_in, turns_to_end, win_in,
};
pub use searcher::Searcher;
