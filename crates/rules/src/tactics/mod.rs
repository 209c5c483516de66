//! Queries of searches and evaluations besides legal play: exchanges, mobility, checks, actions that may end the game.
//!
//! They are functions, so that [`Position`](crate::Position) remains limited to what play needs. None of them decides
//! what is legal, and none knows the value of a position: piece values are arguments. Those that take `&mut Position`
//! make and unmake actions and restore the position.

mod attack_tables;
mod checks;
mod forcing;
mod mobility;
mod see;

pub use self::attack_tables::AttackTables;
pub use self::checks::{CheckScratch, CheckingCells, checking_actions, checks_from, find_checking_cells};
pub use self::forcing::{checking_candidates, forcing_actions, mating_candidates};
pub use self::mobility::{Mobility, mobility};
pub use self::see::see_at_least;
pub use crate::bitboard::{Bitboard, WideBitboard, WidestBitboard};
pub use crate::blast::blast_balance;
pub use crate::outcome::outcome_without_actions;
pub use crate::remote_promotion::promotion_gain;
pub use crate::second_part::refuting_second_parts;
