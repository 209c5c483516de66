//! The statements of this crate, beside those of apalis.

use apalis_core::task::builder::TaskBuilder;
use apalis_postgres::PostgresStorage;
use apalis_postgres::queries::push_tasks;
use serde_json::Value;
use sqlx::{PgConnection, PgPool, Row as _};
use variorum_jobs::QueueError;

use crate::{SENDER_LEASE_S, TRIES};

/// An error of the database, for [`QueueError::Unusable`].
#[derive(Debug)]
pub(crate) struct Fault(String);

impl From<sqlx::Error> for Fault {
    fn from(error: sqlx::Error) -> Self {
        Self(error.to_string())
    }
}

impl From<apalis_postgres::Error> for Fault {
    fn from(error: apalis_postgres::Error) -> Self {
        Self(error.to_string())
    }
}

impl From<Fault> for QueueError {
    fn from(Fault(why): Fault) -> Self {
        Self::Unusable(why)
    }
}

/// Only one process at a time makes tables; any number will do.
const LOCK: i64 = 0x7661_7269_6f72;

/// Makes the tables that are missing.
pub(crate) async fn set_up(pool: &PgPool) -> Result<(), Fault> {
    let mut lock = pool.begin().await?;
    sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(LOCK).execute(&mut *lock).await?;
    let made = [
        "CREATE SCHEMA IF NOT EXISTS variorum_jobs",
        "CREATE TABLE IF NOT EXISTS variorum_jobs.runs (
            id TEXT PRIMARY KEY,
            queue TEXT NOT NULL,
            what TEXT NOT NULL,
            setup BYTEA NOT NULL,
            seen TIMESTAMPTZ NOT NULL DEFAULT now()
        )",
    ];
    for statement in made {
        sqlx::query(statement).execute(&mut *lock).await?;
    }
    lock.commit().await?;
    PostgresStorage::setup(pool).await?;
    Ok(())
}

/// Begins a run.
pub(crate) async fn begin_run(pool: &PgPool, id: &str, queue: &str, what: &str, setup: &[u8]) -> Result<(), Fault> {
    let insert = "INSERT INTO variorum_jobs.runs (id, queue, what, setup) VALUES ($1, $2, $3, $4)";
    sqlx::query(insert).bind(id).bind(queue).bind(what).bind(setup).execute(pool).await?;
    Ok(())
}

/// Says that the sender of a run is alive. Returns whether the run is still there.
pub(crate) async fn keep_run(pool: &PgPool, id: &str) -> Result<bool, Fault> {
    let update = "UPDATE variorum_jobs.runs SET seen = now() WHERE id = $1";
    Ok(sqlx::query(update).bind(id).execute(pool).await?.rows_affected() > 0)
}

/// Removes a run with its jobs.
pub(crate) async fn end_run(pool: &PgPool, id: &str) -> Result<(), Fault> {
    sqlx::query("DELETE FROM apalis.jobs WHERE split_part(idempotency_key, '/', 1) = $1")
        .bind(id)
        .execute(pool)
        .await?;
    sqlx::query("DELETE FROM variorum_jobs.runs WHERE id = $1").bind(id).execute(pool).await?;
    Ok(())
}

/// Removes the runs of dead senders, jobs without a run, and workers that have long been gone.
pub(crate) async fn sweep(pool: &PgPool) -> Result<(), Fault> {
    let dead = "SELECT id FROM variorum_jobs.runs WHERE seen < now() - make_interval(secs => $1)";
    for run in sqlx::query(dead).bind(SENDER_LEASE_S).fetch_all(pool).await? {
        end_run(pool, run.try_get("id")?).await?;
    }
    let stray = "DELETE FROM apalis.jobs AS job WHERE job_type LIKE 'variorum %'
        AND NOT EXISTS (SELECT FROM variorum_jobs.runs WHERE id = split_part(job.idempotency_key, '/', 1))";
    sqlx::query(stray).execute(pool).await?;
    let gone = "DELETE FROM apalis.workers AS worker
        WHERE worker_type LIKE 'variorum %' AND last_seen < now() - interval '1 day'
        AND NOT EXISTS (SELECT FROM apalis.jobs WHERE lock_by = worker.id)";
    sqlx::query(gone).execute(pool).await?;
    Ok(())
}

/// What the jobs of a run have in common: its name and its setup; `None` if it is over.
pub(crate) async fn run(pool: &PgPool, id: &str) -> Result<Option<(String, Vec<u8>)>, Fault> {
    let row = sqlx::query("SELECT what, setup FROM variorum_jobs.runs WHERE id = $1").bind(id).fetch_optional(pool);
    row.await?.map(|row| Ok((row.try_get("what")?, row.try_get("setup")?))).transpose()
}

/// The names and queues of the runs of other programs.
pub(crate) async fn other_runs(pool: &PgPool, queue: &str) -> Result<Vec<(String, String)>, Fault> {
    let select = "SELECT what, queue FROM variorum_jobs.runs
        WHERE queue <> $1 AND seen >= now() - make_interval(secs => $2) ORDER BY seen DESC LIMIT 100";
    let rows = sqlx::query(select).bind(queue).bind(SENDER_LEASE_S).fetch_all(pool).await?;
    rows.into_iter().map(|row| Ok((row.try_get("what")?, row.try_get("queue")?))).collect()
}

/// How many workers of a queue are alive.
pub(crate) async fn workers(pool: &PgPool, queue: &str, lease_s: f64) -> Result<i64, Fault> {
    let count = "SELECT count(*) AS workers FROM apalis.workers
        WHERE worker_type = $1 AND last_seen >= now() - make_interval(secs => $2)";
    Ok(sqlx::query(count).bind(queue).bind(lease_s).fetch_one(pool).await?.try_get("workers")?)
}

/// Sends jobs of a run, each with its number.
pub(crate) async fn push(pool: &PgPool, queue: &str, run: &str, jobs: Vec<(usize, Vec<u8>)>) -> Result<(), Fault> {
    let task = |(number, job): (usize, Vec<u8>)| {
        // Jobs are taken in the order of the times from which they may be taken: all long ago, in the order of their numbers.
        let run_at = number as u64 + 1;
        let task = TaskBuilder::new(job).idempotency_key(format!("{run}/{number}"));
        task.max_attempts(TRIES).run_at_timestamp(run_at).build()
    };
    let mut connection = pool.acquire().await?;
    push_tasks::<PgConnection>(&mut connection, queue, jobs.into_iter().map(task).collect()).await?;
    Ok(())
}

/// A job that is over.
pub(crate) struct Ended {
    pub number: usize,
    pub tries: u32,
    /// What it made, or why it has failed as often as it may.
    pub result: Result<Value, String>,
}

/// Takes the jobs of a run that are over out of the queue.
pub(crate) async fn take_ended(pool: &PgPool, queue: &str, run: &str) -> Result<Vec<Ended>, Fault> {
    // A job that has often been left by dying workers waits again, and must not kill more of them.
    let delete = "DELETE FROM apalis.jobs
        WHERE job_type = $1 AND split_part(idempotency_key, '/', 1) = $2
        AND (status IN ('Done', 'Killed') OR (status IN ('Failed', 'Pending') AND attempts >= max_attempts))
        RETURNING split_part(idempotency_key, '/', 2) AS number, status, attempts, last_result";
    let rows = sqlx::query(delete).bind(queue).bind(run).fetch_all(pool).await?;
    rows.into_iter()
        .map(|row| {
            let number: String = row.try_get("number")?;
            let number = number.parse().map_err(|_| Fault(format!("“{number}” is no number of a job")))?;
            let tries: i32 = row.try_get("attempts")?;
            let done = row.try_get::<String, _>("status")? == "Done";
            let mut last: Value = row.try_get::<Option<Value>, _>("last_result")?.unwrap_or_default();
            let result = match last.get_mut("Ok") {
                Some(made) if done => Ok(made.take()),
                Some(_) | None => Err(last.get("Err").and_then(Value::as_str).unwrap_or("no reason given").to_owned()),
            };
            Ok(Ended { number, tries: tries.unsigned_abs(), result })
        })
        .collect()
}

/// Withdraws the jobs of a run that nobody is doing, and returns their numbers.
pub(crate) async fn withdraw(pool: &PgPool, queue: &str, run: &str) -> Result<Vec<usize>, Fault> {
    let delete = "DELETE FROM apalis.jobs
        WHERE job_type = $1 AND split_part(idempotency_key, '/', 1) = $2 AND status IN ('Pending', 'Failed')
        RETURNING split_part(idempotency_key, '/', 2) AS number";
    let rows = sqlx::query(delete).bind(queue).bind(run).fetch_all(pool).await?;
    let number = |row: &sqlx::postgres::PgRow| row.try_get::<String, _>("number").ok()?.parse().ok();
    Ok(rows.iter().filter_map(number).collect())
}
