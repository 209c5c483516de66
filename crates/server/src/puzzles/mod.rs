//! Puzzles: the list, the daily one, the next one for a solver, and the judgement of attempts.
//!
//! The server keeps nothing of an attempt that is under way: each request carries all turns of the solver. What decides an attempt (a wrong turn, the
//! last right one, a hint, the solution) is stored for an account, and rated the first time.

mod choice;
mod judge;
mod list;
pub(crate) mod routes;
