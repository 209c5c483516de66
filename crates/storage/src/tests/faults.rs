//! The store when its disk, its file or another program interferes.

use std::fs;

use std::str::FromStr as _;
use std::sync::Arc;

use sqlx::ConnectOptions as _;
use sqlx::any::AnyConnectOptions;

use super::*;
use crate::open::{copy_log, url_path};

/// Keeps the file of a store from growing, like a full disk: SQLite reports the same error and rolls back by itself.
async fn fill(store: &Store) {
    let mut connection = store.writes().acquire().await.unwrap();
    let pages: i64 = sqlx::query("PRAGMA page_count").fetch_one(&mut *connection).await.unwrap().try_get(0).unwrap();
    let limit = format!("PRAGMA max_page_count = {pages}");
    sqlx::raw_sql(sqlx::AssertSqlSafe(limit)).execute(&mut *connection).await.unwrap();
}

async fn empty(store: &Store) {
    let mut connection = store.writes().acquire().await.unwrap();
    sqlx::raw_sql("PRAGMA max_page_count = 1000000").execute(&mut *connection).await.unwrap();
}

fn file_of(place: &Place) -> PathBuf {
    place.folder.as_ref().unwrap().join("games.sqlite")
}

fn locked() -> StoreOptions {
    StoreOptions { durability: Durability::Process, check: true, lock: true, schema: SchemaPolicy::BringUpToDate }
}

#[tokio::test]
async fn acknowledged_turns_survive_a_full_disk() {
    let place = Place::sqlite();
    let store = place.open().await;
    let mut row = game("one");
    store.insert(&row, &NOBODY).await.unwrap();
    for round in 0..3 {
        fill(&store).await;
        let error = loop {
            // A turn as long as a page soon fills the file.
            let change = next(&row, &"x".repeat(3000));
            match store.update(change.clone()).await {
                Ok(kept) => {
                    assert!(kept);
                    row = change.row;
                }
                Err(error) => break error,
            }
        };
        assert_eq!(error.kind, ErrorKind::Full, "round {round}: {error}");
        assert_eq!(store.try_out().await.unwrap_err().kind, ErrorKind::Full);
    }
    empty(&store).await;
    for _ in 0..60 {
        let change = next(&row, "e2e4");
        assert!(store.update(change.clone()).await.unwrap());
        row = change.row;
    }
    store.try_out().await.unwrap();
    // Another process sees all of it.
    let stored = place.open().await.load("one").await.unwrap().unwrap();
    assert_eq!(stored.row, row);
    assert_eq!(stored.turns.len(), usize::try_from(row.ply).unwrap());
}

#[tokio::test]
async fn an_abandoned_transaction_leaves_nothing_open() {
    let place = Place::sqlite();
    let store = place.open().await;
    for _ in 0..3 {
        let mut begun = store.change().await.unwrap();
        crate::game::insert_row(&mut begun, &game("lost")).await.unwrap();
        drop(begun);
    }
    store.insert(&game("kept"), &NOBODY).await.unwrap();
    let other = place.open().await;
    assert_eq!(other.load("lost").await.unwrap(), None);
    assert!(other.load("kept").await.unwrap().is_some());
}

/// On errors such as a full disk SQLite rolls back by itself. A `COMMIT` after that can succeed without storing anything.
#[tokio::test]
async fn a_commit_that_stores_nothing_is_an_error() {
    let place = Place::sqlite();
    let store = place.open().await;
    let mut begun = store.change().await.unwrap();
    crate::game::insert_row(&mut begun, &game("lost")).await.unwrap();
    sqlx::raw_sql("ROLLBACK; BEGIN").execute(&mut *begun).await.unwrap();
    begun.commit().await.unwrap_err();
    assert_eq!(store.load("lost").await.unwrap(), None);
    store.insert(&game("kept"), &NOBODY).await.unwrap();
}

#[tokio::test]
async fn changes_fail_only_while_another_program_writes() {
    let place = Place::sqlite();
    let store = place.open().await;
    store.insert(&game("one"), &NOBODY).await.unwrap();
    let url = format!("sqlite://{}?mode=rw", url_path(&file_of(&place)));
    let mut other = AnyConnectOptions::from_str(&url).unwrap().connect().await.unwrap();
    sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut other).await.unwrap();
    let change = next(&game("one"), "e2e4");
    assert_eq!(store.update(change.clone()).await.unwrap_err().kind, ErrorKind::Locked);
    sqlx::raw_sql("ROLLBACK").execute(&mut other).await.unwrap();
    assert!(store.update(change).await.unwrap());
}

#[tokio::test]
async fn one_server_at_a_time_has_a_file() {
    let place = Place::sqlite();
    let store = Store::open(&place.url, locked()).await.unwrap();
    let second = Store::open(&place.url, locked()).await.err().unwrap();
    assert!(matches!(&second, OpenError::InUse { file } if *file == file_of(&place)), "{second}");
    store.close().await;
    drop(store);
    Store::open(&place.url, locked()).await.unwrap();
}

#[tokio::test]
async fn foreign_files_are_refused_with_name_and_reason() {
    let place = Place::sqlite();
    let file = file_of(&place);
    let store = Store::open(&place.url, locked()).await.unwrap();
    for number in 0..100 {
        store
            .insert(&SessionRow { details: "x".repeat(3000), ..game(&format!("game{number}")) }, &NOBODY)
            .await
            .unwrap();
    }
    copy_log(store.writes(), 0).await.unwrap();
    store.close().await;
    drop(store);
    let good = fs::read(&file).unwrap();
    let open = async || Store::open(&place.url, locked()).await.err().map(|error| error.to_string());
    let reason = |said: Option<String>, words: &str| {
        let said = said.unwrap();
        assert!(said.contains(&file.display().to_string()) && said.contains(words), "{said}");
    };
    fs::write(&file, b"").unwrap();
    reason(open().await, "is empty");
    fs::write(&file, b"no database at all, but long enough to be one. ".repeat(100)).unwrap();
    reason(open().await, "damaged");
    let mut damaged = good.clone();
    let half = damaged.len() / 2;
    damaged[half..].fill(0xAA);
    fs::write(&file, &damaged).unwrap();
    reason(open().await, "damaged");
    let unchecked = Store::open(&place.url, StoreOptions { check: false, ..locked() }).await.unwrap();
    let mut found = Vec::new();
    for number in 0..100 {
        found.extend(unchecked.load(&format!("game{number}")).await.err().map(|error| error.kind));
    }
    assert!(found.contains(&ErrorKind::Damaged), "{found:?}");
    unchecked.close().await;
    drop(unchecked);
    fs::write(&file, &good).unwrap();
    assert_eq!(open().await, None);
    let foreign = place.folder.as_ref().unwrap().join("foreign.sqlite");
    let url = format!("sqlite://{}?mode=rwc", url_path(&foreign));
    let mut other = AnyConnectOptions::from_str(&url).unwrap().connect().await.unwrap();
    sqlx::raw_sql("CREATE TABLE recipe (name TEXT)").execute(&mut other).await.unwrap();
    let refused = Store::open(&format!("sqlite:{}", foreign.display()), locked()).await.err().unwrap();
    assert!(matches!(refused, OpenError::Foreign { .. }), "{refused}");
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_reads_the_database() {
    use std::os::unix::fs::PermissionsExt as _;
    let place = Place::sqlite();
    let mode = |file: &Path| fs::metadata(file).unwrap().permissions().mode() & 0o777;
    let folder = place.folder.as_ref().unwrap().join("data");
    file::make_folder(&folder).unwrap();
    assert_eq!(mode(&folder), 0o700);
    for _ in 0..2 {
        let store = Store::open(&place.url, locked()).await.unwrap();
        store.insert(&game(&unique("game")), &NOBODY).await.unwrap();
        for file in fs::read_dir(place.folder.as_ref().unwrap()).unwrap() {
            let file = file.unwrap().path();
            assert!(file.is_dir() || mode(&file) == 0o600, "{} has mode {:o}", file.display(), mode(&file));
        }
        store.close().await;
        drop(store);
        // As an older server left it.
        fs::set_permissions(file_of(&place), fs::Permissions::from_mode(0o644)).unwrap();
    }
}

#[tokio::test]
async fn an_unreachable_database_server_is_named_without_its_password() {
    let begun = std::time::Instant::now();
    let url = "postgres://variorum:secret@127.0.0.1:1/games";
    let said = Store::open(url, locked()).await.err().unwrap().to_string();
    assert!(said.contains("127.0.0.1:1/games") && said.contains("does not answer"), "{said}");
    assert!(!said.contains("secret") && begun.elapsed() < Duration::from_secs(3), "{said}");
}

#[tokio::test]
async fn other_databases_are_refused() {
    for url in ["mysql://x/y", "games.sqlite", ""] {
        assert!(matches!(Store::open(url, options(Durability::Disk)).await, Err(OpenError::DatabaseAddress)), "{url}");
    }
}

#[tokio::test]
async fn continuous_commits_do_not_let_the_wal_grow_without_bound() {
    let place = Place::sqlite();
    let store = Store::open(&place.url, options(Durability::Process)).await.unwrap();
    store.insert(&game("a"), &NOBODY).await.unwrap();
    let stop = Arc::new(std::sync::atomic::AtomicBool::new(false));
    let commits = tokio::spawn({
        let (store, stop) = (store.clone(), Arc::clone(&stop));
        async move {
            let mut count = 0;
            while !stop.load(Ordering::Relaxed) {
                store.say("a", true, &"x".repeat(500), None, i64::MAX).await.unwrap();
                count += 1;
            }
            count
        }
    });
    let log = place.folder.as_ref().unwrap().join("games.sqlite-wal");
    for _ in 0..60 {
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
        copy_log(store.reads(), 100).await.unwrap();
    }
    stop.store(true, Ordering::Relaxed);
    let (commits, bytes) = (commits.await.unwrap(), std::fs::metadata(log).unwrap().len());
    // Each commit writes three pages at least, the ledger's among them.
    let whole = commits * 3 * 4096;
    // A busy machine checkpoints rarely; without checkpoints all of it would remain.
    assert!(bytes < whole / 4 * 3, "{bytes} bytes of log after {commits} commits, which wrote {whole}");
}
