//! Analysis of positions: replaying turns, setting up positions, and the engine's evaluation as a stream.
//!
//! Everything here depends only on a variant's rules and a position; nothing is stored. [`AnalysisPool`] shares the engine among visitors.

pub(crate) mod ask;
pub(crate) mod effects;
pub(crate) mod exact;
mod helped;
pub(crate) mod hint;
mod job;
pub(crate) mod limits;
mod lines;
pub(crate) mod place;
mod pool;
pub(crate) mod positions;
pub(crate) mod refusal;
mod scheduler;
pub(crate) mod setup;
pub(crate) mod stream;
pub(crate) mod threats;
mod ticket;

pub(crate) use pool::AnalysisPool;
pub(crate) use scheduler::{ENOUGH, PoolLimits};
pub(crate) use setup::setup_fields;
