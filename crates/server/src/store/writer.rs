//! Changes of games, written by one task: what arrives while a transaction is being committed goes into the next one together,
//! so that one wait for the disk serves many games.
//!
//! A change is kept only if the game still has the revision that the change was made from; of two writers one wins. Within a
//! transaction games are locked in the order of their ids, so that two processes never wait for each other.

use std::time::Instant;

use metrics::{counter, histogram};
use sqlx::{AnyConnection, AnyPool};
use tokio::sync::{mpsc, oneshot};

use super::notices::{Board, Notice, Topic, announce_within};
use super::{Kind, Row, StoredTurn, ratings};

/// Most changes in one transaction.
const BATCH: usize = 256;
/// Changes that may wait.
const QUEUE: usize = 1024;

/// A change of one game.
#[derive(Clone, Debug)]
pub(crate) struct Change {
    /// The game as it will be; its revision is the number after the change.
    pub row: Row,
    /// How many of the turns in storage stay.
    pub kept: usize,
    /// How many turns after those were taken back.
    pub removed: usize,
    /// The turns that follow them.
    pub added: Vec<StoredTurn>,
}

struct Job {
    change: Change,
    reply: oneshot::Sender<Result<bool, sqlx::Error>>,
}

/// The way to the task.
#[derive(Clone)]
pub(super) struct Writer(mpsc::Sender<Job>);

impl Writer {
    /// Starts the task; it ends when the last [`Writer`] is gone.
    pub fn start(pool: AnyPool, kind: Kind, process: String, board: Board) -> Self {
        let (jobs, mut inbox) = mpsc::channel::<Job>(QUEUE);
        tokio::spawn(async move {
            let mut batch = Vec::new();
            while inbox.recv_many(&mut batch, BATCH).await > 0 {
                batch.sort_by(|one: &Job, other| one.change.row.id.cmp(&other.change.row.id));
                let desk = Desk { pool: &pool, kind, process: &process, board: &board };
                desk.write(std::mem::take(&mut batch)).await;
            }
        });
        Self(jobs)
    }

    /// Writes a change; tells whether the game was still as the writer knew it.
    pub async fn write(&self, change: Change) -> Result<bool, sqlx::Error> {
        let (reply, answer) = oneshot::channel();
        self.0.send(Job { change, reply }).await.map_err(|_| sqlx::Error::PoolClosed)?;
        answer.await.map_err(|_| sqlx::Error::WorkerCrashed)?
    }
}

struct Desk<'a> {
    pool: &'a AnyPool,
    kind: Kind,
    process: &'a str,
    board: &'a Board,
}

impl Desk<'_> {
    async fn write(&self, jobs: Vec<Job>) {
        let changes: Vec<&Change> = jobs.iter().map(|job| &job.change).collect();
        match self.commit(&changes).await {
            Ok(kept) => {
                for (job, kept) in jobs.into_iter().zip(kept) {
                    let _ = job.reply.send(Ok(kept));
                }
            }
            Err(error) if jobs.len() == 1 => {
                for job in jobs {
                    let _ = job.reply.send(Err(sqlx::Error::Protocol(error.to_string())));
                }
            }
            // One change must not spoil the others: each by itself.
            Err(error) => {
                tracing::warn!("{} changes could not be written together: {error}", jobs.len());
                for job in jobs {
                    let written = self.commit(&[&job.change]).await;
                    let _ = job.reply.send(written.map(|kept| kept.contains(&true)));
                }
            }
        }
    }

    /// Commits the changes; tells of each whether it was kept.
    async fn commit(&self, changes: &[&Change]) -> Result<Vec<bool>, sqlx::Error> {
        let begun = Instant::now();
        let mut transaction = self.pool.begin().await?;
        let mut kept = Vec::with_capacity(changes.len());
        for change in changes {
            let done = apply(&mut transaction, change).await?;
            if done && self.kind == Kind::Postgres {
                announce_within(&mut transaction, notice(change).payload(self.process)).await?;
            }
            kept.push(done);
        }
        let done = changes.iter().zip(&kept).filter(|(_, kept)| **kept);
        ratings::apply(&mut transaction, &done.map(|(change, _)| &change.row).collect::<Vec<_>>()).await?;
        let asked = Instant::now();
        transaction.commit().await?;
        histogram!("variorum_database_commit_seconds").record(asked.elapsed());
        histogram!("variorum_database_write_seconds").record(begun.elapsed());
        counter!("variorum_database_changes_total").increment(u64::try_from(changes.len()).unwrap_or(0));
        if self.kind == Kind::Sqlite {
            let done = changes.iter().zip(&kept).filter(|(_, kept)| **kept);
            done.for_each(|(change, _)| self.board.post(notice(change)));
        }
        Ok(kept)
    }
}

fn notice(change: &Change) -> Notice {
    Notice::new(Topic::Session, &change.row.id, change.row.revision)
}

async fn apply(connection: &mut AnyConnection, change: &Change) -> Result<bool, sqlx::Error> {
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
    let first = i64::try_from(change.kept).unwrap_or(i64::MAX);
    if change.removed > 0 {
        sqlx::query("DELETE FROM turn WHERE session = $1 AND ply >= $2")
            .bind(&row.id)
            .bind(first)
            .execute(&mut *connection)
            .await?;
    }
    for (ply, turn) in (first..).zip(&change.added) {
        super::games::insert_turn(&mut *connection, &row.id, ply, turn).await?;
    }
    Ok(true)
}
