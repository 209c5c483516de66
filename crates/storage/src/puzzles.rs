//! Puzzles: the ratings of puzzles and of those who solve them, attempts, and streaks.
//!
//! The puzzles themselves are not stored here. An account has one row for each puzzle that it has tried, so the tables cannot outgrow the number of
//! accounts times the number of puzzles.

use std::collections::HashMap;

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};
use variorum_play::rating::{Rating, Score, after_game};

use crate::error::StorageError;
use crate::store::Store;

/// What became of the first attempt at a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttemptOutcome {
    /// Every turn was right.
    Solved,
    /// A turn was wrong, or a hint was given.
    Missed,
    /// The account has seen the solution: during the attempt, or after a miss.
    Shown,
}

impl AttemptOutcome {
    /// Its word in the database.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Solved => "solved",
            Self::Missed => "missed",
            Self::Shown => "shown",
        }
    }

    fn of(word: &str) -> Result<Self, sqlx::Error> {
        [Self::Solved, Self::Missed, Self::Shown]
            .into_iter()
            .find(|outcome| outcome.word() == word)
            .ok_or_else(|| sqlx::Error::Decode(format!("no outcome of an attempt: {word}").into()))
    }
}

/// What somebody has just done with a puzzle.
#[derive(Clone, Debug)]
pub struct NewAttempt {
    /// The account's id.
    pub account: String,
    /// The puzzle's id.
    pub puzzle: String,
    /// The game's id.
    pub game: String,
    /// The rating that the puzzle begins with.
    pub rating: f64,
    /// What became of it.
    pub outcome: AttemptOutcome,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The day since 1970 whose daily puzzle it is, if it is that of today.
    pub daily: Option<i64>,
}

/// What an attempt has changed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatedAttempt {
    /// Whether this was the first attempt, which is the rated one.
    pub first: bool,
    /// What became of the first attempt.
    pub outcome: AttemptOutcome,
    /// The solver's rating before the first attempt, and after.
    pub ratings: [f64; 2],
}

/// An account's rating in the puzzles of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct SolverRating {
    /// The game's id.
    pub game: String,
    /// The rating after the last attempt.
    pub rating: Rating,
    /// The number of rated attempts.
    pub attempts: i64,
    /// How many of them were solved.
    pub solved: i64,
    /// When the last one was made, in milliseconds since 1970.
    pub updated: i64,
}

/// The rating of a puzzle that has been tried.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PuzzleRating {
    /// The rating.
    pub rating: Rating,
    /// The number of attempts that it comes from.
    pub attempts: i64,
}

/// Puzzles solved in a row, and days in a row with a solved daily puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PuzzleStreak {
    /// The number of puzzles solved at the first attempt since the last miss.
    pub run: i64,
    /// The longest run.
    pub best_run: i64,
    /// The number of days in a row, up to `last_day`.
    pub days: i64,
    /// The most days in a row.
    pub best_days: i64,
    /// The last day with a solved daily puzzle, in days since 1970.
    pub last_day: i64,
}

/// A stored attempt.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredAttempt {
    /// The puzzle's id.
    pub puzzle: String,
    /// The game's id.
    pub game: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What became of it.
    pub outcome: AttemptOutcome,
    /// The rating before.
    pub before: f64,
    /// The rating after.
    pub after: f64,
}

impl Store {
    /// Stores what an account has done with a puzzle. Only its first attempt changes ratings and the run of solved puzzles. Seeing the solution is
    /// noted whenever it happens, and a daily puzzle counts on its day unless its solution was shown.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn attempt_puzzle(&self, new: &NewAttempt) -> Result<RatedAttempt, StorageError> {
        self.writing(async {
            let mut transaction = self.change().await?;
            // In this order everywhere, so that two processes never deadlock: the attempt, the puzzle, the solver, the streak.
            let first = begin(&mut transaction, new).await?;
            if first {
                rate(&mut transaction, new).await?;
            } else if new.outcome == AttemptOutcome::Shown {
                sqlx::query("UPDATE puzzle_attempt SET outcome = 'shown' WHERE account = $1 AND puzzle = $2 AND outcome = 'missed'")
                    .bind(&new.account)
                    .bind(&new.puzzle)
                    .execute(&mut *transaction)
                    .await?;
            }
            let row = sqlx::query(
                "SELECT outcome, old_rating, new_rating FROM puzzle_attempt WHERE account = $1 AND puzzle = $2",
            )
            .bind(&new.account)
            .bind(&new.puzzle)
            .fetch_one(&mut *transaction)
            .await?;
            let outcome = AttemptOutcome::of(row.try_get("outcome")?)?;
            let day = new.daily.filter(|_| new.outcome == AttemptOutcome::Solved && outcome != AttemptOutcome::Shown);
            extend_streak(&mut transaction, new, first, day).await?;
            transaction.commit().await?;
            Ok(RatedAttempt { first, outcome, ratings: [row.try_get("old_rating")?, row.try_get("new_rating")?] })
        })
        .await
    }

    /// An account's ratings in puzzles.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn solver_ratings(&self, account: &str) -> Result<Vec<SolverRating>, StorageError> {
        self.reading(async {
            let query = sqlx::query("SELECT * FROM puzzle_solver WHERE account = $1 ORDER BY game").bind(account);
            query.fetch_all(self.reads()).await?.iter().map(solver).collect()
        })
        .await
    }

    /// An account's streaks.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn puzzle_streak(&self, account: &str) -> Result<PuzzleStreak, StorageError> {
        self.reading(async {
            let query = sqlx::query("SELECT * FROM puzzle_streak WHERE account = $1").bind(account);
            query.fetch_optional(self.reads()).await?.as_ref().map_or(Ok(PuzzleStreak::default()), streak)
        })
        .await
    }

    /// The rating of a puzzle; `None` before the first rated attempt.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn puzzle_rating(&self, puzzle: &str) -> Result<Option<PuzzleRating>, StorageError> {
        self.reading(async {
            let query = sqlx::query("SELECT * FROM puzzle_rating WHERE puzzle = $1").bind(puzzle);
            query.fetch_optional(self.reads()).await?.as_ref().map(puzzle_rating).transpose()
        })
        .await
    }

    /// The ratings of all puzzles that have been tried, by id.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn puzzle_ratings(&self) -> Result<HashMap<String, f64>, StorageError> {
        self.reading(async {
            let rows = sqlx::query("SELECT puzzle, rating FROM puzzle_rating").fetch_all(self.reads()).await?;
            rows.iter().map(|row| Ok((row.try_get("puzzle")?, row.try_get("rating")?))).collect()
        })
        .await
    }

    /// What became of an account's first attempt at a puzzle; `None` if it has not tried it.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn puzzle_outcome(&self, account: &str, puzzle: &str) -> Result<Option<AttemptOutcome>, StorageError> {
        self.reading(async {
            let query = sqlx::query("SELECT outcome FROM puzzle_attempt WHERE account = $1 AND puzzle = $2");
            let row = query.bind(account).bind(puzzle).fetch_optional(self.reads()).await?;
            row.map(|row| AttemptOutcome::of(row.try_get("outcome")?)).transpose()
        })
        .await
    }

    /// The puzzles that an account has tried, in one game or in all, each with the time of its first attempt.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn tried_puzzles(&self, account: &str, game: Option<&str>) -> Result<Vec<(String, i64)>, StorageError> {
        self.reading(async {
            let rows =
                sqlx::query("SELECT puzzle, at FROM puzzle_attempt WHERE account = $1 AND ($2 = '' OR game = $2)")
                    .bind(account)
                    .bind(game.unwrap_or_default())
                    .fetch_all(self.reads())
                    .await?;
            rows.iter().map(|row| Ok((row.try_get("puzzle")?, row.try_get("at")?))).collect()
        })
        .await
    }

    /// All attempts of an account, oldest first; only those after `after` (a time and the id of a puzzle), if given.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn all_puzzle_attempts(
        &self,
        account: &str,
        after: Option<(i64, String)>,
        most: i64,
    ) -> Result<Vec<StoredAttempt>, StorageError> {
        self.reading(async {
            let (at, puzzle) = after.unwrap_or((i64::MIN, String::new()));
            let rows = sqlx::query(
                "SELECT puzzle, game, at, outcome, old_rating, new_rating FROM puzzle_attempt
                 WHERE account = $1 AND (at > $2 OR at = $2 AND puzzle > $3) ORDER BY at, puzzle LIMIT $4",
            )
            .bind(account)
            .bind(at)
            .bind(puzzle)
            .bind(most)
            .fetch_all(self.reads())
            .await?;
            rows.iter().map(attempt).collect()
        })
        .await
    }
}

/// Adds the row of a first attempt; returns whether it was the first.
async fn begin(connection: &mut AnyConnection, new: &NewAttempt) -> Result<bool, sqlx::Error> {
    let added = sqlx::query(
        "INSERT INTO puzzle_attempt (account, puzzle, game, at, outcome, old_rating, new_rating)
         VALUES ($1, $2, $3, $4, $5, 0, 0) ON CONFLICT (account, puzzle) DO NOTHING",
    )
    .bind(&new.account)
    .bind(&new.puzzle)
    .bind(&new.game)
    .bind(new.at)
    .bind(new.outcome.word())
    .execute(connection)
    .await?;
    Ok(added.rows_affected() == 1)
}

/// Rates the first attempt: the solver plays a game against the puzzle.
async fn rate(connection: &mut AnyConnection, new: &NewAttempt) -> Result<(), sqlx::Error> {
    let begins = Rating::of_puzzle(new.rating);
    // An update that changes nothing locks a row that is there already.
    sqlx::query(
        "INSERT INTO puzzle_rating (puzzle, rating, deviation, volatility, attempts, updated)
         VALUES ($1, $2, $3, $4, 0, 0) ON CONFLICT (puzzle) DO UPDATE SET attempts = puzzle_rating.attempts",
    )
    .bind(&new.puzzle)
    .bind(begins.rating)
    .bind(begins.deviation)
    .bind(begins.volatility)
    .execute(&mut *connection)
    .await?;
    sqlx::query(
        "INSERT INTO puzzle_solver (account, game, rating, deviation, volatility, attempts, solved, updated)
         VALUES ($1, $2, $3, $4, $5, 0, 0, 0)
         ON CONFLICT (account, game) DO UPDATE SET attempts = puzzle_solver.attempts",
    )
    .bind(&new.account)
    .bind(&new.game)
    .bind(Rating::NEW.rating)
    .bind(Rating::NEW.deviation)
    .bind(Rating::NEW.volatility)
    .execute(&mut *connection)
    .await?;
    let row = sqlx::query("SELECT * FROM puzzle_rating WHERE puzzle = $1").bind(&new.puzzle);
    // A puzzle does not change while nobody tries it, so its deviation does not grow.
    let puzzle = puzzle_rating(&row.fetch_one(&mut *connection).await?)?.rating;
    let row =
        sqlx::query("SELECT * FROM puzzle_solver WHERE account = $1 AND game = $2").bind(&new.account).bind(&new.game);
    let kept = solver(&row.fetch_one(&mut *connection).await?)?;
    let before = if kept.attempts == 0 { kept.rating } else { kept.rating.after(new.at - kept.updated) };
    let solved = new.outcome == AttemptOutcome::Solved;
    let [after, puzzle] = after_game(before, puzzle, if solved { Score::Win } else { Score::Loss });
    sqlx::query(
        "UPDATE puzzle_rating SET rating = $1, deviation = $2, volatility = $3, attempts = attempts + 1, updated = $4
         WHERE puzzle = $5",
    )
    .bind(puzzle.rating)
    .bind(puzzle.deviation)
    .bind(puzzle.volatility)
    .bind(new.at)
    .bind(&new.puzzle)
    .execute(&mut *connection)
    .await?;
    sqlx::query(
        "UPDATE puzzle_solver SET rating = $1, deviation = $2, volatility = $3, attempts = attempts + 1,
         solved = solved + $4, updated = $5 WHERE account = $6 AND game = $7",
    )
    .bind(after.rating)
    .bind(after.deviation)
    .bind(after.volatility)
    .bind(i64::from(solved))
    .bind(new.at)
    .bind(&new.account)
    .bind(&new.game)
    .execute(&mut *connection)
    .await?;
    sqlx::query("UPDATE puzzle_attempt SET old_rating = $1, new_rating = $2 WHERE account = $3 AND puzzle = $4")
        .bind(before.rating)
        .bind(after.rating)
        .bind(&new.account)
        .bind(&new.puzzle)
        .execute(connection)
        .await?;
    Ok(())
}

/// Counts a first attempt in the run, and a solved daily puzzle in the days.
async fn extend_streak(
    connection: &mut AnyConnection,
    new: &NewAttempt,
    first: bool,
    day: Option<i64>,
) -> Result<(), sqlx::Error> {
    if !first && day.is_none() {
        return Ok(());
    }
    sqlx::query(
        "INSERT INTO puzzle_streak (account, run, best_run, days, best_days, last_day) VALUES ($1, 0, 0, 0, 0, -1)
         ON CONFLICT (account) DO UPDATE SET run = puzzle_streak.run",
    )
    .bind(&new.account)
    .execute(&mut *connection)
    .await?;
    let row = sqlx::query("SELECT * FROM puzzle_streak WHERE account = $1").bind(&new.account);
    let mut kept = streak(&row.fetch_one(&mut *connection).await?)?;
    if first {
        kept.run = if new.outcome == AttemptOutcome::Solved { kept.run + 1 } else { 0 };
        kept.best_run = kept.best_run.max(kept.run);
    }
    if let Some(day) = day.filter(|&day| day > kept.last_day) {
        kept.days = if kept.last_day + 1 == day { kept.days + 1 } else { 1 };
        kept.best_days = kept.best_days.max(kept.days);
        kept.last_day = day;
    }
    sqlx::query(
        "UPDATE puzzle_streak SET run = $1, best_run = $2, days = $3, best_days = $4, last_day = $5 WHERE account = $6",
    )
    .bind(kept.run)
    .bind(kept.best_run)
    .bind(kept.days)
    .bind(kept.best_days)
    .bind(kept.last_day)
    .bind(&new.account)
    .execute(connection)
    .await?;
    Ok(())
}

fn rating(row: &AnyRow) -> Result<Rating, sqlx::Error> {
    Ok(Rating {
        rating: row.try_get("rating")?,
        deviation: row.try_get("deviation")?,
        volatility: row.try_get("volatility")?,
    })
}

fn puzzle_rating(row: &AnyRow) -> Result<PuzzleRating, sqlx::Error> {
    Ok(PuzzleRating { rating: rating(row)?, attempts: row.try_get("attempts")? })
}

fn solver(row: &AnyRow) -> Result<SolverRating, sqlx::Error> {
    Ok(SolverRating {
        game: row.try_get("game")?,
        rating: rating(row)?,
        attempts: row.try_get("attempts")?,
        solved: row.try_get("solved")?,
        updated: row.try_get("updated")?,
    })
}

fn streak(row: &AnyRow) -> Result<PuzzleStreak, sqlx::Error> {
    Ok(PuzzleStreak {
        run: row.try_get("run")?,
        best_run: row.try_get("best_run")?,
        days: row.try_get("days")?,
        best_days: row.try_get("best_days")?,
        last_day: row.try_get("last_day")?,
    })
}

fn attempt(row: &AnyRow) -> Result<StoredAttempt, sqlx::Error> {
    Ok(StoredAttempt {
        puzzle: row.try_get("puzzle")?,
        game: row.try_get("game")?,
        at: row.try_get("at")?,
        outcome: AttemptOutcome::of(row.try_get("outcome")?)?,
        before: row.try_get("old_rating")?,
        after: row.try_get("new_rating")?,
    })
}
