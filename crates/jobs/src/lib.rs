//! Work in numbered jobs: the pairs of a match, the games of self-play.
//!
//! [`Work`] says what a job is and how it is done; what a job makes depends on the job alone. A [`Runner`] does a list of jobs: [`Threads`] in this
//! process, other runners elsewhere, for which jobs and results are data that can be written down. Results arrive as jobs end; [`in_turn`]
//! puts them in the order of the jobs, and so the outcome is the same for every runner and any number of threads.
//!
//! ```
//! use variorum_jobs::in_order;
//!
//! let squares = in_order(4, 3, || (), |(), number| number * number);
//! assert_eq!(squares, [0, 1, 4, 9]);
//! ```

#![warn(clippy::wildcard_enum_match_arm)]

mod desk;
mod error;
mod stop;
mod threads;
mod turn;

use serde::Serialize;
use serde::de::DeserializeOwned;

pub use error::QueueError;
pub use stop::Stop;
pub use threads::{Threads, in_order};
pub use turn::in_turn;

/// So many jobs may be under way or done while the first of them is not done yet.
pub const AHEAD: usize = 256;

/// Work that can be divided into jobs.
pub trait Work: Sync {
    /// What a job is about. All that it makes follows from this and from the work.
    type Job: Send;
    /// What a job makes.
    type Made: Send;
    /// Why a job cannot be done.
    type Error: Send;
    /// What a thread needs for its jobs, such as an engine. Earlier jobs with it must not matter.
    type Tool<'w>
    where
        Self: 'w;

    /// Makes the tool of a thread, before its first job.
    fn tool(&self) -> Self::Tool<'_>;

    /// Does a job; `None` if it was stopped before anything was made.
    ///
    /// # Errors
    /// If the job cannot be done. No further job is begun then.
    fn run<'w>(
        &'w self,
        tool: &mut Self::Tool<'w>,
        job: &Self::Job,
        stop: &Stop,
    ) -> Result<Option<Self::Made>, Self::Error>;
}

/// Work whose jobs and results can be written down, so that another process can do the jobs.
pub trait Portable:
    Work<Job: Serialize + DeserializeOwned, Made: Serialize + DeserializeOwned, Error: From<QueueError>>
{
}

impl<W> Portable for W where
    W: Work<Job: Serialize + DeserializeOwned, Made: Serialize + DeserializeOwned, Error: From<QueueError>>
{
}

/// A place where work is done.
pub trait Runner {
    /// Does the jobs in any order and passes what each makes to `receive`, in the order in which they end, with the job's place in the list. At
    /// most [`AHEAD`] jobs are under way or done after one that is not. A job that was stopped makes nothing.
    ///
    /// # Errors
    /// The first job that could not be done, or what is wrong with the place. Results that arrive before or after are received all the same.
    fn run<W: Portable>(
        &self,
        work: &W,
        jobs: impl Iterator<Item = W::Job> + Send,
        stop: &Stop,
        receive: impl FnMut(usize, W::Made),
    ) -> Result<(), W::Error>;
}
