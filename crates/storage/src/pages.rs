//! The games of a person, page by page, most recently changed first.
//!
//! A seat stores when its game last changed, and an index sorts the seats of a person by that: a page costs the same however many games there are.

use crate::error::StorageError;
use crate::game::{SessionRow, read};
use crate::sitter::Sitter;
use crate::store::Store;

/// The start of a page, and its length.
#[derive(Clone, Debug)]
pub struct Page {
    /// When the last game of the previous page last changed, and that game's id; `None` for the first page.
    pub after: Option<(i64, String)>,
    /// The maximum number of games on it.
    pub most: i64,
}

impl Page {
    /// The first page.
    pub const fn first(most: i64) -> Self {
        Self { after: None, most }
    }

    fn bounds(&self) -> (i64, &str) {
        self.after.as_ref().map_or((i64::MAX, ""), |(updated, id)| (*updated, id))
    }
}

/// The seats of the person named by a column, in the order of the index. Somebody who plays both sides is found once.
macro_rules! seats_of {
    ($column:literal, $condition:literal) => {
        concat!(
            "SELECT session.* FROM seat JOIN session ON session.id = seat.session WHERE seat.",
            $column,
            " = $1 AND seat.updated <= $2 AND NOT (seat.updated = $2 AND seat.session <= $3)
             AND NOT EXISTS (SELECT 1 FROM seat AS twin WHERE twin.session = seat.session AND twin.",
            $column,
            " = $1 AND twin.side < seat.side) ",
            $condition,
            " ORDER BY seat.updated DESC, seat.session LIMIT $4"
        )
    };
}

impl Store {
    /// The games in which an account or a visitor has a seat.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn games_of(&self, sitter: &Sitter, page: &Page) -> Result<Vec<SessionRow>, StorageError> {
        let (updated, id) = page.bounds();
        self.reading(async {
            let mut found = Vec::new();
            for (query, person) in
                [(seats_of!("account", ""), &sitter.account), (seats_of!("visitor", ""), &sitter.visitor)]
            {
                let Some(person) = person else { continue };
                let query = sqlx::query(query).bind(person).bind(updated).bind(id).bind(page.most);
                for row in query.fetch_all(self.reads()).await? {
                    found.push(read(&row)?);
                }
            }
            found.sort_by(|one, other| other.updated.cmp(&one.updated).then_with(|| one.id.cmp(&other.id)));
            found.dedup_by(|one, other| one.id == other.id);
            found.truncate(usize::try_from(page.most).unwrap_or(0));
            Ok(found)
        })
        .await
    }

    /// The games of an account that somebody else may see: listed games, ended games, and games in which the other person has a seat too. A private
    /// game that ended without a turn is left out: it is an invitation that was withdrawn.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn games_shown(
        &self,
        account: &str,
        other: &Sitter,
        page: &Page,
    ) -> Result<Vec<SessionRow>, StorageError> {
        let (updated, id) = page.bounds();
        self.reading(async {
            let rows = sqlx::query(seats_of!(
                "account",
                "AND (session.listed = 1 OR session.phase = 'ended' AND session.ply > 0 OR EXISTS (SELECT 1 FROM seat AS own
                 WHERE own.session = seat.session AND (own.account = $5 OR own.visitor = $6)))"
            ))
            .bind(account)
            .bind(updated)
            .bind(id)
            .bind(page.most)
            // No id is empty, so an empty text matches no seat.
            .bind(other.account.as_deref().unwrap_or_default())
            .bind(other.visitor.as_deref().unwrap_or_default())
            .fetch_all(self.reads())
            .await?;
            rows.iter().map(read).collect()
        })
        .await
    }
}
