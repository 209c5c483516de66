//! Databases with older and newer schemas.

use std::time::{SystemTime, UNIX_EPOCH};

use super::*;
use crate::schema::lay_out_counted;

fn now() -> i64 {
    i64::try_from(SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis()).unwrap()
}

/// A raw connection to the database; a new one is empty.
async fn connect(place: &Place) -> AnyPool {
    sqlx::any::install_default_drivers();
    let url =
        if place.folder.is_some() { format!("{}?mode=rwc", place.url.replace(' ', "%20")) } else { place.url.clone() };
    AnyPool::connect(&url).await.unwrap()
}

/// A new database with the first `last` migrations, as created when this program counted them itself.
async fn older(place: &Place, last: i64) -> AnyPool {
    let pool = connect(place).await;
    let kind = if place.folder.is_some() { DatabaseKind::Sqlite } else { DatabaseKind::Postgres };
    lay_out_counted(kind, &mut pool.acquire().await.unwrap(), last).await.unwrap();
    pool
}

/// Every column of every table, every index, and the number of recorded migrations.
async fn whole_layout(place: &Place) -> (Vec<String>, i64) {
    let pool = connect(place).await;
    let what = if place.folder.is_some() {
        "SELECT type || ' ' || name || ' ' || COALESCE(replace(replace(sql, char(10), ''), ' ', ''), '') FROM sqlite_master"
    } else {
        "SELECT table_name || ' ' || column_name || ' ' || data_type || ' ' || is_nullable FROM information_schema.columns
         WHERE table_schema = 'public' UNION ALL SELECT CAST(indexdef AS TEXT) FROM pg_indexes WHERE schemaname = 'public'"
    };
    let mut all: Vec<String> = sqlx::query(what).fetch_all(&pool).await.unwrap().iter().map(|row| row.get(0)).collect();
    all.sort();
    let noted = sqlx::query("SELECT CAST(COUNT(*) AS BIGINT) FROM _sqlx_migrations").fetch_one(&pool).await.unwrap();
    let noted = noted.get(0);
    pool.close().await;
    (all, noted)
}

#[tokio::test]
async fn every_earlier_schema_becomes_the_current_one() {
    for (index, place) in Place::all().await.into_iter().enumerate() {
        place.open().await.close().await;
        let today = whole_layout(&place).await;
        assert_eq!(today.1, 20);
        for last in 1..=16 {
            let place = Place::all().await.swap_remove(index);
            older(&place, last).await.close().await;
            place.open().await.close().await;
            assert_eq!(whole_layout(&place).await, today, "from number {last}");
            // The second time there is nothing to do.
            place.open().await.close().await;
        }
    }
}

#[tokio::test]
async fn older_programs_leave_the_current_schema_alone() {
    for place in Place::all().await {
        place.open().await.close().await;
        let pool = connect(&place).await;
        let seen = sqlx::query("SELECT CAST(MAX(version) AS BIGINT) FROM layout").fetch_one(&pool).await.unwrap();
        assert_eq!(seen.get::<i64, _>(0), 17, "they know 16");
    }
}

#[tokio::test]
async fn the_schema_is_unchanged_unless_migration_is_allowed() {
    for place in Place::all().await {
        older(&place, 16).await.close().await;
        let options = |schema| StoreOptions { schema, ..options(Durability::Disk) };
        let refused = Store::open(&place.url, options(SchemaPolicy::Require)).await.err().unwrap();
        assert!(matches!(refused, OpenError::Older { found: 16, known: 20 }), "{refused}");
        Store::open(&place.url, options(SchemaPolicy::Accept)).await.unwrap().close().await;
        let pool = connect(&place).await;
        assert!(sqlx::query("SELECT 1 FROM _sqlx_migrations").fetch_optional(&pool).await.is_err());
        pool.close().await;
        place.open().await.close().await;
        Store::open(&place.url, options(SchemaPolicy::Require)).await.unwrap();
    }
}

#[tokio::test]
async fn a_database_with_the_first_schema_keeps_its_games() {
    for place in Place::all().await {
        let pool = connect(&place).await;
        sqlx::raw_sql(include_str!("first-schema.sql")).execute(&pool).await.unwrap();
        pool.close().await;
        let (store, other) = tokio::join!(place.open(), place.open());
        for store in [store, other] {
            let played = store.load("played").await.unwrap().unwrap();
            let texts: Vec<&str> = played.turns.iter().map(|turn| turn.text.as_str()).collect();
            assert_eq!(texts, ["f2f3", "e7e5", "g2g4", "d8h4"]);
            assert!(played.turns.iter().all(|turn| turn.spent.is_none()));
            assert_eq!((played.row.ply, played.row.revision, played.row.phase), (4, 5, SessionPhase::Ended));
            assert_eq!(store.load("begun").await.unwrap().unwrap().row.phase, SessionPhase::Playing);
        }
    }
}

/// SQLite does not wait by itself for a lock that stops it from switching to WAL mode.
#[tokio::test]
async fn opening_a_database_with_the_first_schema_waits_for_another_writer() {
    let place = Place::sqlite();
    let pool = connect(&place).await;
    sqlx::raw_sql(include_str!("first-schema.sql")).execute(&pool).await.unwrap();
    let mut writer = pool.acquire().await.unwrap();
    sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut *writer).await.unwrap();
    let finish = async {
        tokio::time::sleep(Duration::from_millis(300)).await;
        sqlx::raw_sql("COMMIT").execute(&mut *writer).await.unwrap();
    };
    let (store, ()) = tokio::join!(place.open(), finish);
    assert!(store.load("played").await.unwrap().is_some());
}

#[tokio::test]
async fn a_database_of_a_newer_variorum_is_rejected_unchanged() {
    for place in Place::all().await {
        let store = place.open().await;
        sqlx::query("INSERT INTO layout (version) VALUES (1000)").execute(store.writes()).await.unwrap();
        assert!(matches!(
            Store::open(&place.url, options(Durability::Disk)).await,
            Err(OpenError::Newer { found: 1000, .. })
        ));
    }
}

#[tokio::test]
async fn accounts_and_logins_of_an_older_schema_remain() {
    for place in Place::all().await {
        let pool = older(&place, 7).await;
        let now = now();
        for (id, name) in [("one", "Emma_01"), ("two", "Ernrna-OI")] {
            let account =
                sqlx::query("INSERT INTO account (id, name, folded, password, created) VALUES ($1, $2, $3, 'x', 1)");
            account.bind(id).bind(name).bind(name.to_lowercase()).execute(&pool).await.unwrap();
        }
        let login = sqlx::query("INSERT INTO login (token, account, created, expires) VALUES ('hash', 'one', 1, $1)");
        login.bind(now + 100_000).execute(&pool).await.unwrap();
        pool.close().await;
        let store = place.open().await;
        // They look alike, but existed before: both keep their names, and nobody else gets one like them.
        for name in ["emma_01", "ernrna-oi"] {
            assert!(store.account_named(name).await.unwrap().is_some());
        }
        assert!(store.is_name_taken("emma-ol", "ernrna-ol").await.unwrap());
        assert!(store.account_of_login("hash", now, now - 1000).await.unwrap().is_some(), "it counts as used today");
    }
}

/// Rows from before names were removed from the chat and private games had links.
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
    for place in Place::all().await {
        let pool = older(&place, 10).await;
        sqlx::raw_sql(BEFORE).execute(&pool).await.unwrap();
        pool.close().await;
        let store = place.open().await;

        let rows = sqlx::query("SELECT id, secret FROM session ORDER BY id").fetch_all(store.reads()).await.unwrap();
        let secrets: Vec<(String, Option<String>)> = rows.iter().map(|row| (row.get(0), row.get(1))).collect();
        let with: Vec<&str> = secrets.iter().filter(|(_, key)| key.is_some()).map(|(id, _)| &**id).collect();
        assert_eq!(with, ["other", "private"]);
        assert!(secrets[1].1.as_ref().is_some_and(|secret| secret.len() == 64) && secrets[1].1 != secrets[3].1);

        let rows =
            sqlx::query("SELECT line, account FROM chat ORDER BY number").fetch_all(store.reads()).await.unwrap();
        let accounts: Vec<Option<String>> = rows.iter().map(|row| row.get(1)).collect();
        assert_eq!(accounts, [Some("a".to_owned()), None, None, None], "a later account of that name said nothing");
        for row in &rows[..3] {
            let line: serde_json::Value = serde_json::from_str(row.get(0)).unwrap();
            assert!(line["name"].is_null() && line["text"].is_string(), "{line}");
        }
        assert_eq!(rows[3].get::<String, _>(0), "torn");
    }
}

#[tokio::test]
async fn games_against_one_of_eight_levels_keep_its_strength() {
    for place in Place::all().await {
        let pool = older(&place, 16).await;
        for level in 1..=8 {
            let insert = "INSERT INTO session (id, game, start_text, ply, white, black, level, result, status, created, updated, revision, listed, phase)
                VALUES ($1, 'g', 's', 0, 'person', 'engine', $2, '', '', 1, 1, 1, 0, 'playing')";
            sqlx::query(insert).bind(format!("game {level}")).bind(level).execute(&pool).await.unwrap();
        }
        pool.close().await;
        let store = place.open().await;
        let rows = sqlx::query("SELECT level FROM session ORDER BY id").fetch_all(store.reads()).await.unwrap();
        let levels: Vec<i64> = rows.iter().map(|row| row.get(0)).collect();
        assert_eq!(levels, [1, 4, 5, 7, 8, 10, 11, 12]);
    }
}
