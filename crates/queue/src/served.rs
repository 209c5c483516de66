//! Work as a worker does it: jobs come in and results go out as data.

use std::panic::{AssertUnwindSafe, catch_unwind};

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use variorum_jobs::{Stop, Work};

/// Where a worker's thread takes the jobs of one run from, and brings their results.
pub trait Post {
    /// The next job; `None` if the next is one of another run, or there is none.
    fn next(&mut self) -> Option<Vec<u8>>;

    /// Brings the result of the job that was taken last, or why it failed; `None` if it was stopped.
    fn answer(&mut self, result: Option<Result<Value, String>>);

    /// Stops the job that is under way.
    fn stop(&self) -> &Stop;
}

/// The work of a run, as a worker has set it up.
pub trait Served: Send + Sync {
    /// Does jobs until the post has no more. [`serve`] does all of it.
    fn serve(&self, post: &mut dyn Post);
}

/// Does the jobs of some work until the post has no more. A job that panics has failed.
pub fn serve<W>(work: &W, post: &mut dyn Post)
where
    W: Work<Job: DeserializeOwned, Made: Serialize, Error: std::fmt::Display>,
{
    let mut tool = None;
    while let Some(job) = post.next() {
        let result = match serde_json::from_slice::<W::Job>(&job) {
            Err(error) => Some(Err(format!("the job cannot be read: {error}"))),
            Ok(job) => {
                // What a panic left of the tool is thrown away.
                let mut held = tool.take();
                let done = catch_unwind(AssertUnwindSafe(|| {
                    let done = work.run(held.get_or_insert_with(|| work.tool()), &job, post.stop());
                    (held, done)
                }));
                match done {
                    Err(_) => Some(Err("the program failed".to_owned())),
                    Ok((held, done)) => {
                        tool = held;
                        let written = |made| serde_json::to_value(made).map_err(|error| error.to_string());
                        done.map_err(|error| error.to_string())
                            .map_or_else(|why| Some(Err(why)), |made| made.map(written))
                    }
                }
            }
        };
        post.answer(result);
    }
}
