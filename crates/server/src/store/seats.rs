//! Who sits at a game: for each side a visitor, an account, or both.

use rules::Side;
use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::Store;

/// Who sits on a side. A person is known by the visitor's cookie, by an account, or by both.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sitter {
    /// The visitor's id (`visitor::Visitor::id`).
    pub visitor: Option<String>,
    /// The account's id.
    pub account: Option<String>,
}

impl Store {
    /// Seats somebody; tells whether the seat was free. Who already sits there stays.
    pub async fn sit(&self, session: &str, side: Side, sitter: &Sitter) -> Result<bool, sqlx::Error> {
        let done = sqlx::query(
            "INSERT INTO seat (session, side, visitor, account) VALUES ($1, $2, $3, $4) ON CONFLICT (session, side) DO NOTHING",
        )
        .bind(session)
        .bind(letter(side))
        .bind(&sitter.visitor)
        .bind(&sitter.account)
        .execute(self.writes())
        .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Who sits at a game, White first.
    pub async fn sitters(&self, session: &str) -> Result<[Option<Sitter>; 2], sqlx::Error> {
        let rows = sqlx::query("SELECT side, visitor, account FROM seat WHERE session = $1")
            .bind(session)
            .fetch_all(self.reads())
            .await?;
        let sitter = |side: Side| {
            let of_side = |row: &&AnyRow| row.try_get::<&str, _>("side").is_ok_and(|found| found == letter(side));
            let read = |row: &AnyRow| -> Result<Sitter, sqlx::Error> {
                Ok(Sitter { visitor: row.try_get("visitor")?, account: row.try_get("account")? })
            };
            rows.iter().find(of_side).map(read).transpose()
        };
        Ok([sitter(Side::White)?, sitter(Side::Black)?])
    }
}

fn letter(side: Side) -> &'static str {
    match side {
        Side::White => "w",
        Side::Black => "b",
    }
}
