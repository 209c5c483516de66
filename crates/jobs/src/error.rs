//! What can go wrong with jobs that are done elsewhere.

/// Why jobs that are done elsewhere have no result.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum QueueError {
    /// Workers tried a job several times in vain.
    #[error("{job} failed {times} times, at last because: {why}")]
    Failed {
        /// What the job is, with its number from 1.
        job: String,
        /// How often it was tried.
        times: u32,
        /// What the last worker said.
        why: String,
    },
    /// A job, or what all jobs share, is too long for the queue.
    #[error("{what} has {bytes} bytes, and the queue takes {most}")]
    TooLong {
        /// What is too long.
        what: String,
        /// Its size.
        bytes: usize,
        /// The greatest size.
        most: usize,
    },
    /// A worker's result cannot be read.
    #[error("the result of {job} cannot be read: {why}")]
    Unreadable {
        /// What the job is, with its number from 1.
        job: String,
        /// What is wrong with it.
        why: String,
    },
    /// A worker may not take part.
    #[error("this machine must not take part in the {what}: {why}")]
    Refused {
        /// What it would have taken part in.
        what: String,
        /// Why not.
        why: String,
    },
    /// The database does not answer, or refuses.
    #[error("the queue cannot be used: {0}")]
    Unusable(String),
}
