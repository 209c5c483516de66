//! Where the games of matches, tunings and self-play are played: on threads of this process, or by workers that take them from a queue.

mod sent;

use std::fs::File;
use std::hash::{DefaultHasher, Hasher as _};
use std::io::{Read as _, Write as _};

use anyhow::Context as _;
use variorum_jobs::{Portable, Runner, Stop, Threads};
use variorum_queue::{Queue, Sender};

pub(crate) use self::sent::{SentMatch, SentSelfPlay, Setup};

/// The environment variable with the queue's address, which may contain a password.
const VARIABLE: &str = "VARIORUM_QUEUE";

/// Where jobs are done.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct QueueArgs {
    /// Have the games played by `variorum work` on any number of machines: the address of the PostgreSQL database that they share [default: the
    /// environment variable VARIORUM_QUEUE; without it, the games are played here]
    #[arg(long, value_name = "postgres://…")]
    pub queue: Option<String>,
}

impl QueueArgs {
    /// The queue; `None` if jobs are done in this process. `connections` is the greatest number of connections to the database.
    ///
    /// # Errors
    /// If it cannot be used.
    pub(crate) fn open(&self, connections: usize) -> anyhow::Result<Option<Queue>> {
        let variable = || std::env::var(VARIABLE).ok().filter(|address| !address.is_empty());
        let Some(address) = self.queue.clone().or_else(variable) else { return Ok(None) };
        Ok(Some(Queue::open(&address, &program()?, u32::try_from(connections).unwrap_or(u32::MAX))?))
    }
}

/// The version of this program and a number that differs between programs that may play differently: that of its file.
fn program() -> anyhow::Result<String> {
    let read = || -> std::io::Result<u64> {
        // The file that runs, even if another has taken its name.
        let mut file = File::open("/proc/self/exe").or_else(|_| File::open(std::env::current_exe()?))?;
        // The number is only compared with that of the same program, which has the same hash function.
        let (mut hasher, mut part) = (DefaultHasher::new(), vec![0; 1 << 16]);
        loop {
            match file.read(&mut part)? {
                0 => return Ok(hasher.finish()),
                length => hasher.write(&part[..length]),
            }
        }
    };
    let number = read().context("the program's file cannot be read")?;
    Ok(format!("{} {number:016x}", env!("CARGO_PKG_VERSION")))
}

/// The games of a match in few words.
pub(crate) fn named(ids: &[String]) -> String {
    match ids {
        [one] => one.clone(),
        several => format!("{} games", several.len()),
    }
}

/// Where jobs are done.
pub(crate) enum Place<'q> {
    /// In this process.
    Here(Threads),
    /// By the workers of a queue.
    Queue(Sender<'q>),
}

impl<'q> Place<'q> {
    /// The queue if there is one, or so many threads. `what` names the work, `setup` is what all its jobs have in common.
    ///
    /// # Errors
    /// If the work cannot be sent.
    pub fn new(
        queue: Option<&'q Queue>,
        threads: usize,
        what: &str,
        setup: impl FnOnce() -> anyhow::Result<Setup>,
    ) -> anyhow::Result<Self> {
        let Some(queue) = queue else { return Ok(Self::Here(Threads::new(threads))) };
        let alone = || {
            // Standard error may be closed.
            let _ =
                writeln!(std::io::stderr(), "note: no worker takes part yet: run `variorum work` with the same queue");
        };
        Ok(Self::Queue(queue.sender(what, &setup()?, alone)?))
    }
}

impl Runner for Place<'_> {
    fn run<W: Portable>(
        &self,
        work: &W,
        jobs: impl Iterator<Item = W::Job> + Send,
        stop: &Stop,
        receive: impl FnMut(usize, W::Made),
    ) -> Result<(), W::Error> {
        match self {
            Self::Here(threads) => threads.run(work, jobs, stop, receive),
            Self::Queue(sender) => sender.run(work, jobs, stop, receive),
        }
    }
}
