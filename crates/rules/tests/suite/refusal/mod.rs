//! Refusals: the causes named are enough, and each of them is needed.

mod brute_force;
pub mod lifted;
mod rare;
