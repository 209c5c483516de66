//! The writer: one task that writes the changes of games. Changes that arrive during a commit share the next transaction, so that one wait for the
//! disk serves many games.
//!
//! A change is stored only if the game still has the revision that it is based on; of two concurrent writers one wins. Within a transaction games are
//! locked in the order of their ids, so that two processes never deadlock.

use std::sync::{Arc, Weak};
use std::time::Instant;

use metrics::{counter, histogram};
use sqlx::AnyConnection;
use tokio::sync::{mpsc, oneshot};

use crate::database::{Database, DatabaseKind};
use crate::error::{ErrorKind, StorageError};
use crate::game::{SessionRow, StoredTurn, insert_turn};
use crate::health::Use;
use crate::notices::{Notice, Topic, announce_within};
use crate::rated;
use crate::transaction::Transaction;

/// The maximum number of changes in one transaction.
const BATCH: usize = 256;
/// The maximum number of waiting changes.
const QUEUE: usize = 1024;

/// A change of one game.
#[derive(Clone, Debug)]
pub struct GameChange {
    /// The row after the change; its revision is one higher than before.
    pub row: SessionRow,
    /// How many of the stored turns stay.
    pub kept: usize,
    /// How many turns after those were taken back.
    pub removed: usize,
    /// The new turns that follow.
    pub added: Vec<StoredTurn>,
}

struct WriteJob {
    change: GameChange,
    reply: oneshot::Sender<Result<bool, StorageError>>,
}

/// A handle to the writer task.
#[derive(Clone)]
pub(crate) struct Writer(mpsc::Sender<WriteJob>);

impl Writer {
    /// Writes a change; returns false if the game has changed since the writer read it.
    pub async fn write(&self, change: GameChange) -> Result<bool, StorageError> {
        let closed = || StorageError::new(ErrorKind::Unreachable, "the database was closed");
        let (reply, answer) = oneshot::channel();
        self.0.send(WriteJob { change, reply }).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }
}

/// Starts the task; it ends when the database is dropped.
pub(crate) fn run(database: &Arc<Database>) -> Writer {
    let (jobs, mut inbox) = mpsc::channel(QUEUE);
    let database: Weak<Database> = Arc::downgrade(database);
    tokio::spawn(async move {
        let mut batch = Vec::new();
        while inbox.recv_many(&mut batch, BATCH).await > 0 {
            let Some(database) = database.upgrade() else { return };
            batch.sort_by(|one: &WriteJob, other| one.change.row.id.cmp(&other.change.row.id));
            write(&database, std::mem::take(&mut batch)).await;
        }
    });
    Writer(jobs)
}

async fn write(database: &Database, jobs: Vec<WriteJob>) {
    let changes: Vec<&GameChange> = jobs.iter().map(|job| &job.change).collect();
    match database.health.watch(Use::Write, commit(database, &changes)).await {
        Ok(kept) => {
            for (job, kept) in jobs.into_iter().zip(kept) {
                let _ = job.reply.send(Ok(kept));
            }
        }
        // The database itself is in trouble or read-only, or there is only one change: retrying one by one would not help.
        Err(error) if error.concerns_all() || jobs.len() == 1 => {
            for job in jobs {
                let _ = job.reply.send(Err(error.clone()));
            }
        }
        // One change must not spoil the others: retry them one by one.
        Err(error) => {
            tracing::warn!("could not write {} changes in one transaction: {error}", jobs.len());
            for job in jobs {
                let written = database.health.watch(Use::Write, commit(database, &[&job.change])).await;
                let _ = job.reply.send(written.map(|kept| kept.contains(&true)));
            }
        }
    }
}

/// Commits the changes; returns for each whether it was stored.
async fn commit(database: &Database, changes: &[&GameChange]) -> Result<Vec<bool>, sqlx::Error> {
    let begun = Instant::now();
    let mut transaction = Transaction::change(database).await?;
    let mut kept = Vec::with_capacity(changes.len());
    for change in changes {
        let done = apply(&mut transaction, change).await?;
        if done && database.kind == DatabaseKind::Postgres {
            announce_within(&mut transaction, notice(change).payload(&database.process)).await?;
        }
        kept.push(done);
    }
    let done = changes.iter().zip(&kept).filter(|(_, kept)| **kept);
    rated::apply(&mut transaction, &done.map(|(change, _)| &change.row).collect::<Vec<_>>()).await?;
    let asked = Instant::now();
    transaction.commit().await?;
    histogram!("variorum_database_commit_seconds").record(asked.elapsed());
    histogram!("variorum_database_write_seconds").record(begun.elapsed());
    counter!("variorum_database_changes_total").increment(u64::try_from(changes.len()).unwrap_or(0));
    if database.kind == DatabaseKind::Sqlite {
        let done = changes.iter().zip(&kept).filter(|(_, kept)| **kept);
        done.for_each(|(change, _)| database.board.post(notice(change)));
    }
    Ok(kept)
}

fn notice(change: &GameChange) -> Notice {
    Notice::new(Topic::Session, &change.row.id, change.row.revision)
}

async fn apply(connection: &mut AnyConnection, change: &GameChange) -> Result<bool, sqlx::Error> {
    let row = &change.row;
    let done = sqlx::query(
        "UPDATE session SET ply = $1, result = $2, status = $3, updated = $4, revision = $5, white = $6, black = $7,
         rated = $8, listed = $9, phase = $10, details = $11, due = $12 WHERE id = $13 AND revision = $14",
    )
    .bind(row.ply)
    .bind(&row.result)
    .bind(&row.status)
    .bind(row.updated)
    .bind(row.revision)
    .bind(&row.white)
    .bind(&row.black)
    .bind(i64::from(row.rated))
    .bind(i64::from(row.listed))
    .bind(row.phase.word())
    .bind(&row.details)
    .bind(row.due)
    .bind(&row.id)
    .bind(row.revision - 1)
    .execute(&mut *connection)
    .await?;
    if done.rows_affected() != 1 {
        return Ok(false);
    }
    sqlx::query("UPDATE seat SET updated = $1 WHERE session = $2")
        .bind(row.updated)
        .bind(&row.id)
        .execute(&mut *connection)
        .await?;
    let first = i64::try_from(change.kept).unwrap_or(i64::MAX);
    if change.removed > 0 {
        sqlx::query("DELETE FROM turn WHERE session = $1 AND ply >= $2")
            .bind(&row.id)
            .bind(first)
            .execute(&mut *connection)
            .await?;
    }
    for (ply, turn) in (first..).zip(&change.added) {
        insert_turn(&mut *connection, &row.id, ply, turn).await?;
    }
    Ok(true)
}
