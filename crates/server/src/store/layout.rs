//! The layout of the database, and how an older one becomes today's.
//!
//! One text for SQLite and PostgreSQL: no booleans, times as milliseconds in `BIGINT`, ids as `TEXT`.

use std::cmp::Ordering;

use sqlx::{AnyConnection, AnyPool, Row as _};

use super::transaction::Transaction;
use super::{Kind, Layout, Store, StoreError, Trouble};
use crate::error::ServeError;
use crate::links;
use crate::time::Time;

/// One change of the layout.
enum Step {
    /// Statements.
    Sql(&'static str),
    /// Turns that lay in one text become rows.
    SplitTurns,
    /// Logins that are there count as used now: from when they were used last is not known.
    LoginsUsedNow,
    /// Private games that are not over get the secret behind their links.
    MakeSecrets,
    /// Names leave the lines of chat; lines point to the accounts instead.
    NamesOutOfChat,
}

/// All changes, in order; a change's number is its place, from 1. Never edit one that was published: add another.
const STEPS: &[Step] = &[
    Step::Sql(
        "CREATE TABLE session (
            id TEXT PRIMARY KEY,
            game TEXT NOT NULL,
            start_text TEXT NOT NULL,
            turns TEXT NOT NULL,
            ply BIGINT NOT NULL,
            white TEXT NOT NULL,
            black TEXT NOT NULL,
            level BIGINT NOT NULL,
            result TEXT NOT NULL,
            status TEXT NOT NULL,
            created BIGINT NOT NULL,
            updated BIGINT NOT NULL,
            revision BIGINT NOT NULL
        );
        CREATE INDEX session_updated ON session (updated)",
    ),
    Step::Sql(
        "CREATE TABLE turn (
            session TEXT NOT NULL REFERENCES session (id) ON DELETE CASCADE,
            ply BIGINT NOT NULL,
            text TEXT NOT NULL,
            spent BIGINT,
            PRIMARY KEY (session, ply)
        );
        CREATE TABLE seat (
            session TEXT NOT NULL REFERENCES session (id) ON DELETE CASCADE,
            side TEXT NOT NULL CHECK (side IN ('w', 'b')),
            visitor TEXT,
            account TEXT,
            PRIMARY KEY (session, side)
        );
        CREATE INDEX seat_visitor ON seat (visitor);
        CREATE INDEX seat_account ON seat (account);
        CREATE TABLE lease (
            session TEXT PRIMARY KEY REFERENCES session (id) ON DELETE CASCADE,
            holder TEXT NOT NULL,
            until BIGINT NOT NULL
        );
        ALTER TABLE session ADD COLUMN rated BIGINT NOT NULL DEFAULT 0 CHECK (rated IN (0, 1));
        ALTER TABLE session ADD COLUMN listed BIGINT NOT NULL DEFAULT 0 CHECK (listed IN (0, 1));
        ALTER TABLE session ADD COLUMN phase TEXT NOT NULL DEFAULT 'playing' CHECK (phase IN ('waiting', 'playing', 'ended'));
        ALTER TABLE session ADD COLUMN details TEXT NOT NULL DEFAULT '{}';
        UPDATE session SET phase = 'ended' WHERE result <> '';
        CREATE INDEX session_phase ON session (phase, listed, updated)",
    ),
    Step::SplitTurns,
    Step::Sql("ALTER TABLE session DROP COLUMN turns"),
    Step::Sql(
        "CREATE TABLE account (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            folded TEXT NOT NULL UNIQUE,
            password TEXT NOT NULL,
            created BIGINT NOT NULL
        );
        CREATE TABLE login (
            token TEXT PRIMARY KEY,
            account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
            created BIGINT NOT NULL,
            expires BIGINT NOT NULL
        );
        CREATE INDEX login_account ON login (account);
        CREATE TABLE rating (
            account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
            game TEXT NOT NULL,
            rating DOUBLE PRECISION NOT NULL,
            deviation DOUBLE PRECISION NOT NULL,
            volatility DOUBLE PRECISION NOT NULL,
            games BIGINT NOT NULL,
            updated BIGINT NOT NULL,
            PRIMARY KEY (account, game)
        );
        CREATE TABLE rating_change (
            session TEXT NOT NULL,
            side TEXT NOT NULL CHECK (side IN ('w', 'b')),
            account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
            game TEXT NOT NULL,
            at BIGINT NOT NULL,
            old_rating DOUBLE PRECISION NOT NULL,
            new_rating DOUBLE PRECISION NOT NULL,
            deviation DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (session, side)
        );
        CREATE INDEX rating_change_account ON rating_change (account, game, at)",
    ),
    Step::Sql(
        "CREATE TABLE chat (
            session TEXT NOT NULL REFERENCES session (id) ON DELETE CASCADE,
            number BIGINT NOT NULL,
            players BIGINT NOT NULL CHECK (players IN (0, 1)),
            line TEXT NOT NULL,
            PRIMARY KEY (session, number)
        )",
    ),
    // A game whose clock runs as it is brought up to date is looked at once.
    Step::Sql(
        "ALTER TABLE session ADD COLUMN due BIGINT;
        UPDATE session SET due = updated WHERE phase = 'playing' AND details LIKE '%\"clock\":{%';
        CREATE INDEX session_due ON session (due) WHERE due IS NOT NULL",
    ),
    // Counts transactions (`transaction`); unplayed games are found without looking at all others.
    Step::Sql(
        "CREATE TABLE ledger (id BIGINT PRIMARY KEY CHECK (id = 1), commits BIGINT NOT NULL);
        INSERT INTO ledger (id, commits) VALUES (1, 0);
        CREATE INDEX session_unplayed ON session (updated) WHERE ply = 0",
    ),
    // `account.skeleton`: what names share that look the same (`accounts::name`). Accounts that share one may be there already.
    // `device`: browsers in which somebody has logged in to an account. `hash` is that of the browser's token and the account's id.
    Step::Sql(
        "ALTER TABLE account ADD COLUMN skeleton TEXT NOT NULL DEFAULT '';
        UPDATE account SET skeleton =
            replace(replace(replace(replace(replace(folded, 'i', 'l'), '1', 'l'), '0', 'o'), 'm', 'rn'), '_', '-');
        CREATE INDEX account_skeleton ON account (skeleton);
        ALTER TABLE login ADD COLUMN used BIGINT NOT NULL DEFAULT 0;
        ALTER TABLE login ADD COLUMN browser TEXT NOT NULL DEFAULT '';
        ALTER TABLE login ADD COLUMN system TEXT NOT NULL DEFAULT '';
        ALTER TABLE login ADD COLUMN device TEXT NOT NULL DEFAULT '';
        CREATE TABLE device (
            hash TEXT PRIMARY KEY,
            account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
            used BIGINT NOT NULL
        );
        CREATE INDEX device_account ON device (account)",
    ),
    Step::LoginsUsedNow,
    // `secret`: what the links of a private game are made from (`links`); null where the game is listed. It is kept as it is, not
    // hashed, because players are shown the links again; whoever reads the database can read the game and its chat anyway.
    // `chat.account`: who said the line; null for visitors and for accounts that are gone, which is all it takes to make a line
    // anonymous, since the line itself holds no name.
    Step::Sql(
        "ALTER TABLE session ADD COLUMN secret TEXT;
        ALTER TABLE chat ADD COLUMN account TEXT REFERENCES account (id) ON DELETE SET NULL;
        CREATE INDEX chat_account ON chat (account) WHERE account IS NOT NULL",
    ),
    Step::MakeSecrets,
    Step::NamesOutOfChat,
    // `block`: `account` wants nothing to do with `blocked`; `created` in milliseconds since 1970.
    // `report`: what players report to the operator.
    //   id        random text
    //   at        when, in milliseconds since 1970
    //   reporter  the account that reports; null for a visitor, and once the account is gone
    //   visitor   the visitor that reports (the hash that `seat.visitor` has too); null for an account
    //   account   the account that is reported; null for a line of somebody without one, and once the account is gone
    //   session   the game in which a reported line was said; null when a player is reported as such. The game may be gone.
    //   line      the number of that line in `chat`, where it may have been dropped meanwhile; null as above
    //   speaker   the mark of the line's speaker within the game; null as above
    //   quote     the line's text as it was said; null as above
    //   reason    'abuse', 'spam', 'cheating', 'name' or 'other'
    //   words     what the reporter says about it, at most 500 characters, may be empty
    //   handled   when the operator was done with it, in milliseconds since 1970; null: still open
    Step::Sql(
        "CREATE TABLE block (
            account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
            blocked TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
            created BIGINT NOT NULL,
            PRIMARY KEY (account, blocked)
        );
        CREATE INDEX block_blocked ON block (blocked);
        CREATE TABLE report (
            id TEXT PRIMARY KEY,
            at BIGINT NOT NULL,
            reporter TEXT REFERENCES account (id) ON DELETE SET NULL,
            visitor TEXT,
            account TEXT REFERENCES account (id) ON DELETE SET NULL,
            session TEXT,
            line BIGINT,
            speaker TEXT,
            quote TEXT,
            reason TEXT NOT NULL CHECK (reason IN ('abuse', 'spam', 'cheating', 'name', 'other')),
            words TEXT NOT NULL,
            handled BIGINT
        );
        CREATE INDEX report_open ON report (at) WHERE handled IS NULL;
        CREATE INDEX report_reporter ON report (reporter) WHERE reporter IS NOT NULL;
        CREATE INDEX report_account ON report (account) WHERE account IS NOT NULL",
    ),
    // `seat.updated`: when the game was changed last, so that an index has a person's games in that order (`pages`).
    Step::Sql(
        "ALTER TABLE seat ADD COLUMN updated BIGINT NOT NULL DEFAULT 0;
        UPDATE seat SET updated = (SELECT updated FROM session WHERE session.id = seat.session);
        DROP INDEX seat_visitor;
        DROP INDEX seat_account;
        CREATE INDEX seat_of_visitor ON seat (visitor, updated DESC, session) WHERE visitor IS NOT NULL;
        CREATE INDEX seat_of_account ON seat (account, updated DESC, session) WHERE account IS NOT NULL",
    ),
    // What the operator decides (`operations`). Times are in milliseconds since 1970.
    //   account.locked            when the operator locked the account; null: it is open
    //   account.password_changed  when the password was changed last; null: it is the first one
    //   account.password_reset    was it the operator who changed it? 0 or 1
    //   network_block.network     addresses that may not use the server, such as 192.0.2.0/24
    //   network_block.until       when the block ends; null: never
    //   setting                   what holds for all servers on this database, by name
    //   operation                 what the operator did: servers read it to hear of changes, people to see who did what when
    Step::Sql(
        "ALTER TABLE account ADD COLUMN locked BIGINT;
        ALTER TABLE account ADD COLUMN password_changed BIGINT;
        ALTER TABLE account ADD COLUMN password_reset BIGINT NOT NULL DEFAULT 0;
        CREATE TABLE network_block (
            network TEXT PRIMARY KEY,
            reason TEXT NOT NULL,
            created BIGINT NOT NULL,
            until BIGINT
        );
        CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL);
        CREATE TABLE operation (
            number BIGINT PRIMARY KEY,
            at BIGINT NOT NULL,
            action TEXT NOT NULL,
            subject TEXT NOT NULL,
            detail TEXT NOT NULL
        )",
    ),
];

/// Two processes that start at once must not both change the layout: on PostgreSQL the second waits for this lock.
const LOCK: i64 = 0x7661_7269_6f72_756d;

impl Store {
    /// Does with the layout what is wanted, all or nothing. `place` names the database in errors.
    pub(super) async fn settle_layout(
        kind: Kind,
        pool: &AnyPool,
        wanted: Layout,
        place: &str,
    ) -> Result<(), ServeError> {
        let failed = |error: StoreError| ServeError::database(place, error);
        if wanted == Layout::BringUpToDate {
            return judge(bring_up_to_date(kind, pool).await.map_err(|error| failed(error.into()))?);
        }
        let found = layout_of(pool).await.map_err(failed)?;
        judge(found)?;
        if wanted == Layout::Require && found < known() {
            return Err(ServeError::Older { found, known: known() });
        }
        Ok(())
    }

    /// How the layout of the database relates to today's; `None`: it has none.
    pub(super) async fn layout_age(&self) -> Result<Option<Ordering>, StoreError> {
        let found = layout_of(self.reads()).await?;
        Ok((found > 0).then(|| found.cmp(&known())))
    }
}

/// Is this layout one that is known?
fn judge(found: i64) -> Result<(), ServeError> {
    let known = known();
    if found > known { Err(ServeError::Newer { found, known }) } else { Ok(()) }
}

/// The number of a database's layout; 0: it has none.
async fn layout_of(pool: &AnyPool) -> Result<i64, StoreError> {
    let row = sqlx::query("SELECT CAST(MAX(version) AS BIGINT) FROM layout").fetch_one(pool).await;
    match row.and_then(|row| row.try_get::<Option<i64>, _>(0)).map_err(StoreError::from) {
        Ok(found) => Ok(found.unwrap_or(0)),
        // There is no such table: nothing was ever laid out.
        Err(error) if error.trouble == Trouble::Statement => Ok(0),
        Err(error) => Err(error),
    }
}

/// The newest layout known.
fn known() -> i64 {
    i64::try_from(STEPS.len()).unwrap_or(i64::MAX)
}

/// Brings the layout up to date, unless it is newer than those known; gives the number that was found.
async fn bring_up_to_date(kind: Kind, pool: &AnyPool) -> Result<i64, sqlx::Error> {
    let begin = match kind {
        // Another process waits here, not at its first write.
        Kind::Sqlite => "BEGIN IMMEDIATE",
        Kind::Postgres => "BEGIN",
    };
    let mut transaction = Transaction::begin(pool, begin).await?;
    if kind == Kind::Postgres {
        sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(LOCK).execute(&mut *transaction).await?;
    }
    sqlx::query("CREATE TABLE IF NOT EXISTS layout (version BIGINT NOT NULL)").execute(&mut *transaction).await?;
    let found: Option<i64> = sqlx::query("SELECT CAST(MAX(version) AS BIGINT) FROM layout")
        .fetch_one(&mut *transaction)
        .await?
        .try_get(0)?;
    let found = found.unwrap_or(0);
    for (version, step) in (1_i64..).zip(STEPS).filter(|(version, _)| *version > found) {
        take(&mut transaction, version, step).await?;
    }
    transaction.commit().await?;
    Ok(found)
}

async fn take(connection: &mut AnyConnection, version: i64, step: &Step) -> Result<(), sqlx::Error> {
    match step {
        Step::Sql(text) => {
            sqlx::raw_sql(*text).execute(&mut *connection).await?;
        }
        Step::SplitTurns => split_turns(&mut *connection).await?,
        Step::MakeSecrets => make_secrets(&mut *connection).await?,
        Step::NamesOutOfChat => names_out_of_chat(&mut *connection).await?,
        Step::LoginsUsedNow => {
            let now = i64::try_from(Time::default().now()).unwrap_or(i64::MAX);
            sqlx::query("UPDATE login SET used = $1").bind(now).execute(&mut *connection).await?;
        }
    }
    sqlx::query("INSERT INTO layout (version) VALUES ($1)").bind(version).execute(connection).await?;
    Ok(())
}

/// Lays out a new database as an older Variorum did, by its first `count` steps.
#[cfg(test)]
pub(super) async fn lay_out_steps(connection: &mut AnyConnection, count: usize) -> Result<(), sqlx::Error> {
    sqlx::query("CREATE TABLE layout (version BIGINT NOT NULL)").execute(&mut *connection).await?;
    for (version, step) in (1_i64..).zip(&STEPS[..count]) {
        take(connection, version, step).await?;
    }
    Ok(())
}

async fn split_turns(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    let ids = sqlx::query("SELECT id FROM session WHERE ply > 0").fetch_all(&mut *connection).await?;
    for id in ids {
        let id: String = id.try_get(0)?;
        let row = sqlx::query("SELECT turns FROM session WHERE id = $1").bind(&id).fetch_one(&mut *connection).await?;
        let turns: String = row.try_get(0)?;
        for (ply, text) in (0_i64..).zip(turns.split_whitespace()) {
            sqlx::query("INSERT INTO turn (session, ply, text) VALUES ($1, $2, $3)")
                .bind(&id)
                .bind(ply)
                .bind(text)
                .execute(&mut *connection)
                .await?;
        }
    }
    Ok(())
}

async fn make_secrets(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    let ids = sqlx::query("SELECT id FROM session WHERE listed = 0 AND phase <> 'ended'").fetch_all(&mut *connection);
    for row in ids.await? {
        let id: String = row.try_get(0)?;
        let secret = links::new_secret().map_err(|fault| sqlx::Error::Io(std::io::Error::other(fault.to_string())))?;
        sqlx::query("UPDATE session SET secret = $1 WHERE id = $2")
            .bind(secret)
            .bind(id)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Lines to take in at once while the layout changes.
const LINES: i64 = 1000;

async fn names_out_of_chat(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    let (mut session, mut number) = (String::new(), 0_i64);
    loop {
        let rows = sqlx::query(
            "SELECT session, number, line FROM chat WHERE session > $1 OR session = $1 AND number > $2
             ORDER BY session, number LIMIT $3",
        )
        .bind(&session)
        .bind(number)
        .bind(LINES)
        .fetch_all(&mut *connection)
        .await?;
        if rows.is_empty() {
            return Ok(());
        }
        for row in rows {
            (session, number) = (row.try_get(0)?, row.try_get(1)?);
            let text: String = row.try_get(2)?;
            let Ok(mut line) = serde_json::from_str::<serde_json::Value>(&text) else { continue };
            let Some(serde_json::Value::String(name)) = line.get_mut("name").map(serde_json::Value::take) else {
                continue;
            };
            let said = line.get("at").and_then(serde_json::Value::as_i64).unwrap_or(0);
            // An account made after the line was said only has the same name as its speaker.
            sqlx::query(
                "UPDATE chat SET line = $1, account = (SELECT id FROM account WHERE folded = $2 AND created <= $3)
                 WHERE session = $4 AND number = $5",
            )
            .bind(line.to_string())
            .bind(crate::accounts::folded(&name))
            .bind(said)
            .bind(&session)
            .bind(number)
            .execute(&mut *connection)
            .await?;
        }
    }
}

#[cfg(test)]
mod tests {
    use sqlx::any::AnyPoolOptions;

    use super::*;

    /// What was there before names left the chat and private games had links.
    const BEFORE: &str = r#"
        INSERT INTO account (id, name, folded, password, created) VALUES ('a', 'Ada', 'ada', '', 5), ('b', 'Bob', 'bob', '', 90);
        INSERT INTO session (id, game, start_text, ply, white, black, level, result, status, created, updated, revision, listed, phase)
        VALUES ('private', 'g', 's', 0, 'person', 'person', 1, '', '', 1, 1, 1, 0, 'waiting'),
               ('other', 'g', 's', 0, 'person', 'person', 1, '', '', 1, 1, 1, 0, 'playing'),
               ('listed', 'g', 's', 0, 'person', 'person', 1, '', '', 1, 1, 1, 1, 'playing'),
               ('over', 'g', 's', 2, 'person', 'person', 1, '1-0', '', 1, 1, 1, 0, 'ended');
        INSERT INTO chat (session, number, players, line) VALUES
            ('over', 1, 1, '{"side":"w","name":"Ada","speaker":"x","text":"Ada here","at":10}'),
            ('over', 2, 1, '{"side":"b","name":"Bob","speaker":"y","text":"before this Bob came","at":20}'),
            ('over', 3, 0, '{"side":null,"name":null,"speaker":"z","text":"hello","at":30}'),
            ('over', 4, 0, 'torn')"#;

    #[tokio::test]
    async fn older_games_get_secrets_and_older_lines_point_to_their_accounts() {
        sqlx::any::install_default_drivers();
        let pool = AnyPoolOptions::new().max_connections(1).connect("sqlite::memory:").await.unwrap();
        let before = STEPS.iter().position(|step| matches!(step, Step::MakeSecrets)).unwrap() - 1;
        sqlx::raw_sql("CREATE TABLE layout (version BIGINT NOT NULL)").execute(&pool).await.unwrap();
        for (version, step) in (1_i64..).zip(&STEPS[..before]) {
            if let Step::Sql(text) = step {
                sqlx::raw_sql(*text).execute(&pool).await.unwrap();
            }
            sqlx::query("INSERT INTO layout (version) VALUES ($1)").bind(version).execute(&pool).await.unwrap();
        }
        sqlx::raw_sql(BEFORE).execute(&pool).await.unwrap();
        bring_up_to_date(Kind::Sqlite, &pool).await.unwrap();

        let rows = sqlx::query("SELECT id, secret FROM session ORDER BY id").fetch_all(&pool).await.unwrap();
        let secrets: Vec<(String, Option<String>)> = rows.iter().map(|row| (row.get(0), row.get(1))).collect();
        let with: Vec<&str> = secrets.iter().filter(|(_, key)| key.is_some()).map(|(id, _)| &**id).collect();
        assert_eq!(with, ["other", "private"]);
        assert_ne!(secrets[1].1, secrets[3].1);

        let rows = sqlx::query("SELECT line, account FROM chat ORDER BY number").fetch_all(&pool).await.unwrap();
        let accounts: Vec<Option<String>> = rows.iter().map(|row| row.get(1)).collect();
        assert_eq!(accounts, [Some("a".to_owned()), None, None, None], "a later account of that name said nothing");
        for row in &rows[..3] {
            let line: serde_json::Value = serde_json::from_str(row.get(0)).unwrap();
            assert!(line["name"].is_null() && line["text"].is_string(), "{line}");
        }
    }
}
