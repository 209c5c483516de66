//! Composed problems on any board.

mod aim;
mod direct;
mod distances;
mod explore;
mod fault;
mod grammar;
mod mating;
mod problem;
mod program;
mod proof_game;
mod search;
mod solution;
mod solve;
mod stipulation;
mod table;
mod work;

pub use direct::{Answer, saving_turns, winning_turns};
pub use fault::{StipulationFault, StipulationFaults};
pub use grammar::{LONGEST_STIPULATION, read_stipulation};
pub use problem::{Problem, Unverified};
pub use solution::{Continuation, Move, Replies, SetPlay, Solution, Solved, Try, Variation};
pub use solve::{Wishes, solve};
pub use stipulation::{Goal, MOST_TURNS, Play, Stipulation};
pub use work::{Ended, Limits};
