//! `variorum work`: plays games for matches, tunings and self-play that other processes have put into a queue.

use std::io::Write;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::Context as _;
use variorum_jobs::Stop;
use variorum_queue::{Note, Worker};

use crate::matches::listen;
use crate::perft::machine_threads;
use crate::queue::{QueueArgs, Setup};

/// Arguments of `variorum work`.
#[derive(Clone, Debug, clap::Args)]
#[command(after_help = "\
Run it on as many machines as there are, and `variorum match`, `spsa` or `train` with the same --queue on
one. All machines need the same program: the same file, not only the same version. Games, weights and nets
come through the queue. The results are those of a single machine.

A worker may be stopped or die at any time: its games are played again by others. Ctrl-C ends it after its
current games, a second Ctrl-C immediately.

Examples:
  variorum work --queue postgres://variorum@db.example/jobs
  VARIORUM_QUEUE=postgres://variorum@db.example/jobs variorum work --jobs 8 --idle 600")]
pub struct Args {
    /// Where the jobs come from.
    #[command(flatten)]
    pub queue: QueueArgs,

    /// Games played at the same time; one for each thread of the machine if not given
    #[arg(short, long, value_parser = clap::value_parser!(u16).range(1..=256), value_name = "N")]
    pub jobs: Option<u16>,

    /// Take a worker that was not heard of for so long for dead, and its games for lost
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=3_600), value_name = "SECONDS")]
    pub lease: u64,

    /// End after so long without a game [default: never]
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=1_000_000), value_name = "SECONDS")]
    pub idle: Option<u64>,
}

/// Works until it is stopped.
///
/// # Errors
/// If the queue cannot be used, or this program must not take part in what is there.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let threads = args.jobs.map_or_else(machine_threads, usize::from);
    // One for each thread, and one for what keeps the worker alive.
    let queue = args.queue.open(threads + 1)?.context("where do the jobs come from? Give --queue postgres://…")?;
    let stop = Arc::new(Stop::new());
    listen(&stop);
    let others = Mutex::new(Vec::new());
    let note = |note: Note<'_>| {
        let line = match note {
            Note::Begun(what) => format!("plays for the {what}"),
            Note::OtherProgram(what, program) => {
                let line = format!("the {what} is of another program ({program}): all machines need the same file");
                others.lock().unwrap_or_else(PoisonError::into_inner).push(line.clone());
                format!("note: {line}")
            }
            Note::Failing(why) => format!("note: {why}; trying again"),
        };
        // Standard error may be closed.
        let _ = writeln!(std::io::stderr(), "{line}");
    };
    let worker = Worker { threads, lease: Duration::from_secs(args.lease), idle: args.idle.map(Duration::from_secs) };
    let open = |setup: &[u8]| Setup::open(setup).map_err(|error| format!("{error:#}"));
    let done = queue.work(worker, &stop, &open, &note)?;
    let others = others.into_inner().unwrap_or_else(PoisonError::into_inner);
    if done == 0
        && let Some(other) = others.first()
    {
        anyhow::bail!("no job for this program: {other}");
    }
    writeln!(out, "{done} {} done", if done == 1 { "job" } else { "jobs" })?;
    Ok(())
}
