//! Jobs in a queue in PostgreSQL, so that many machines can do them.
//!
//! [`Queue::sender`] begins a *run*: work whose jobs are sent by a [`Sender`], which is a [`Runner`](variorum_jobs::Runner). [`Queue::work`] takes the jobs of
//! all runs and does them. The queue itself is that of apalis: who has taken a job, how often it was tried, and whose worker is dead. The table
//! `variorum_jobs.runs` adds what the jobs of a run have in common, once.
//!
//! Only workers of the same program as the sender see its jobs: the name of their queue is the program. Jobs whose worker dies go to another; a result
//! that arrives from the dead one all the same is dropped, since the job is no longer its own. What is left of a sender that dies is removed by the workers.
//!
//! All functions block; jobs run on threads of their own, never on those of the asynchronous runtime.

#![warn(clippy::wildcard_enum_match_arm)]

mod database;
mod sender;
mod served;
mod worker;

use std::time::Duration;

use sqlx::PgPool;
use sqlx::postgres::PgPoolOptions;
use tokio::runtime::Runtime;
use variorum_jobs::QueueError;

pub use sender::Sender;
pub use served::{Post, Served, serve};
pub use worker::{Note, Opened, Worker};

/// The longest job.
pub const JOB_BYTES: usize = 1 << 20;
/// The longest result of a job.
pub const RESULT_BYTES: usize = 16 << 20;
/// The most that the jobs of a run may have in common.
pub const SETUP_BYTES: usize = 64 << 20;
/// How often a job is tried, by whichever workers.
pub const TRIES: usize = 5;

/// How long to wait for the database.
const PATIENCE: Duration = Duration::from_secs(10);
/// The shortest and the longest time between two looks for jobs or results.
const LOOKS: [Duration; 2] = [Duration::from_millis(20), Duration::from_millis(500)];
/// A sender that was not heard of for so long is dead.
const SENDER_LEASE_S: f64 = 120.0;

/// A queue in a database.
#[derive(Debug)]
pub struct Queue {
    runtime: Runtime,
    pool: PgPool,
    /// The name of the queue within the database.
    name: String,
}

impl Queue {
    /// Connects to the database and makes the tables of the queue if they are missing. `program` names the program and its version: senders and workers
    /// with different ones have nothing to do with each other. `connections` is the greatest number of connections.
    ///
    /// # Errors
    /// If the address is none, or the database cannot be reached or refuses.
    pub fn open(address: &str, program: &str, connections: u32) -> Result<Self, QueueError> {
        let unusable = |error: &dyn std::fmt::Display| QueueError::Unusable(error.to_string());
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
        let runtime = runtime.map_err(|error| unusable(&error))?;
        let options = PgPoolOptions::new().max_connections(connections.max(1)).acquire_timeout(PATIENCE);
        let pool = runtime.block_on(async {
            let pool = options.connect(address).await?;
            database::set_up(&pool).await.map(|()| pool)
        })?;
        Ok(Self { runtime, pool, name: format!("variorum {program}") })
    }
}

/// A name that no other run or worker has: 16 hexadecimal digits.
///
/// # Errors
/// If the system has no random numbers.
fn random_id() -> Result<String, QueueError> {
    let number = getrandom::u64().map_err(|error| QueueError::Unusable(error.to_string()))?;
    Ok(format!("{number:016x}"))
}
