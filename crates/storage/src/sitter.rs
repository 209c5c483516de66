//! Who has a seat in a game.

use sqlx::AnyConnection;
use variorum_rules::Side;

use crate::game::letter;

/// Who has a seat: a person known by the visitor's cookie, by an account, or by both.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sitter {
    /// The visitor's id, a hash.
    pub visitor: Option<String>,
    /// The account's id.
    pub account: Option<String>,
}

/// Returns whether the seat was free.
pub(crate) async fn insert_sitter(
    connection: &mut AnyConnection,
    session: &str,
    side: Side,
    sitter: &Sitter,
) -> Result<bool, sqlx::Error> {
    let done = sqlx::query(
        "INSERT INTO seat (session, side, visitor, account, updated)
         VALUES ($1, $2, $3, $4, COALESCE((SELECT updated FROM session WHERE id = $1), 0))
         ON CONFLICT (session, side) DO NOTHING",
    )
    .bind(session)
    .bind(letter(side))
    .bind(&sitter.visitor)
    .bind(&sitter.account)
    .execute(connection)
    .await?;
    Ok(done.rows_affected() == 1)
}
