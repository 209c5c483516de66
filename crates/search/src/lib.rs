//! Alpha-beta search over a small trait; it knows no board and no rules.
//!
//! A [`Searchable`] makes and unmakes *actions*; a turn is one action, or several by the same side. A [`Searcher`] finds the best complete
//! turn within [`SearchLimits`], reports through a callback, and keeps its transposition table and histories for the next search. Several
//! searchers may share one table and search the same position, each on a thread started by the caller ([`Searcher::partner`],
//! [`Searcher::assist`]).
//!
//! Deliberately absent: any game, board or notation; printing; system clocks (the caller supplies a [`Clock`]); threads. A search without
//! assistants is deterministic.
//!
//! Comments use the terms of computer chess: the *hash move* is the action that the transposition table holds for a position; a *noisy*
//! action is a capture or promotion, a *quiet* one is neither; SEE is static exchange evaluation.
//!
//! # A tour
//!
//! Nim with one heap: a turn names a number from one to three and then takes that many counters; whoever takes the last one wins.
//!
//! ```
//! use variorum_search::{Searchable, SearchLimits, NoClock, Options, Outcome, Score, Searcher, turns_to_end};
//! use std::sync::atomic::AtomicBool;
//!
//! #[derive(Clone, Copy, PartialEq, Eq, Debug)]
//! enum Part { Name(u64), Take(u64) }
//!
//! struct Heap { counters: u64, side: u8, named: Option<u64>, done: Vec<Part> }
//!
//! impl Searchable for Heap {
//!     type Action = Part;
//!     fn side_to_move(&self) -> u8 { self.side }
//!     fn mid_turn(&self) -> bool { self.named.is_some() }
//!     fn hash(&self) -> u64 { self.counters * 8 + self.named.unwrap_or(0) * 2 + u64::from(self.side) }
//!     fn generate(&mut self, out: &mut Vec<Part>) {
//!         match self.named {
//!             Some(count) => out.push(Part::Take(count)),
//!             None => out.extend((1..=3.min(self.counters)).map(Part::Name)),
//!         }
//!     }
//!     fn generate_noisy(&mut self, out: &mut Vec<Part>) { out.extend(self.named.map(Part::Take)) }
//!     fn make(&mut self, part: Part) -> bool {
//!         match part {
//!             Part::Name(count) => self.named = Some(count),
//!             Part::Take(count) => {
//!                 (self.counters, self.named, self.side) = (self.counters - count, None, 1 - self.side);
//!             }
//!         }
//!         self.done.push(part);
//!         true
//!     }
//!     fn unmake(&mut self) {
//!         match self.done.pop().unwrap() {
//!             Part::Name(_) => self.named = None,
//!             Part::Take(count) => {
//!                 (self.counters, self.named, self.side) = (self.counters + count, Some(count), 1 - self.side);
//!             }
//!         }
//!     }
//!     fn in_check(&mut self) -> bool { false }
//!     fn terminal(&mut self) -> Option<Outcome> { None }
//!     fn no_moves(&mut self) -> Outcome { Outcome::Loss }
//!     fn evaluate(&mut self) -> Score { 0 }
//!     fn order_hint(&self, _: Part) -> i32 { 0 }
//!     fn is_quiet(&self, _: Part) -> bool { true }
//!     fn history_index(&self, _: Part) -> usize { 0 }
//!     fn history_size(&self) -> usize { 0 }
//!     fn code(&self, part: Part) -> u32 { match part { Part::Name(n) => n as u32, Part::Take(n) => 16 + n as u32 } }
//! }
//!
//! let mut heap = Heap { counters: 10, side: 0, named: None, done: Vec::new() };
//! let mut searcher = Searcher::new(Options::default());
//! let report = searcher.search(&mut heap, &SearchLimits::depth(8), &NoClock, &AtomicBool::new(false), &mut |_| {});
//! assert_eq!(report.turn, [Part::Name(2), Part::Take(2)]); // leaves a multiple of four
//! assert_eq!(turns_to_end(report.score), Some(5));
//! ```
#![forbid(unsafe_code)]

mod correction;
mod game;
mod info;
mod limits;
mod mate_in_one;
mod mate_solver;
mod options;
mod order;
mod parameters;
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
mod verification;
mod votes;

pub use game::{CORRECTION_KEYS, Outcome, Searchable};
pub use info::{Bound, Info, PvLine, Report};
pub use limits::{Clock, NoClock, SearchLimits};
pub use options::{OptionError, OptionValue, Options};
pub use parameters::{Parameter, Parameters};
pub use score::{EVAL_LIMIT, INFINITE, Score, WIN, WIN_BOUND, is_decisive, loss_in, turns_to_end, win_in};
pub use searcher::Searcher;
pub use votes::elected;
