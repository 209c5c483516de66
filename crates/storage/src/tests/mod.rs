//! The store on SQLite, and on PostgreSQL if `VARIORUM_TEST_POSTGRES` is the address of a server that may be filled.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use sqlx::{AnyPool, Row as _};

use crate::database::DatabaseKind;
use crate::*;

mod chat;
mod faults;
mod games;
mod logins;
mod pages;
mod puzzles;
mod ratings;
mod recovery;
mod schema;

/// A database for one test; two stores on it stand for two processes.
struct Place {
    url: String,
    folder: Option<PathBuf>,
}

impl Place {
    /// SQLite, and PostgreSQL if available.
    async fn all() -> Vec<Self> {
        let mut places = vec![Self::sqlite()];
        if let Ok(server) = std::env::var("VARIORUM_TEST_POSTGRES") {
            sqlx::any::install_default_drivers();
            let name = unique("store");
            let pool = AnyPool::connect(&format!("{server}/postgres")).await.expect("the test's PostgreSQL answers");
            let create = sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"));
            sqlx::raw_sql(create).execute(&pool).await.expect("a database can be made");
            places.push(Self { url: format!("{server}/{name}"), folder: None });
        }
        places
    }

    fn sqlite() -> Self {
        let folder = std::env::temp_dir().join(unique("variorum store"));
        std::fs::create_dir_all(&folder).unwrap();
        Self { url: format!("sqlite:{}", folder.join("games.sqlite").display()), folder: Some(folder) }
    }

    async fn open(&self) -> Store {
        Store::open(&self.url, options(Durability::Disk)).await.unwrap()
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if let Some(folder) = &self.folder {
            let _ = std::fs::remove_dir_all(folder);
        }
    }
}

fn unique(name: &str) -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    format!("{name}_{}_{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed))
}

/// Without a lock: two stores on one place stand for two processes.
fn options(durability: Durability) -> StoreOptions {
    StoreOptions { durability, check: true, lock: false, schema: SchemaPolicy::BringUpToDate }
}

const NOBODY: [Option<Sitter>; 2] = [None, None];

fn game(id: &str) -> SessionRow {
    SessionRow {
        id: id.into(),
        game: "any".into(),
        start: "here".into(),
        ply: 0,
        white: "person".into(),
        black: "engine".into(),
        level: 3,
        result: String::new(),
        status: "White to move".into(),
        created: 5,
        updated: 6,
        rated: true,
        listed: true,
        secret: None,
        phase: SessionPhase::Playing,
        due: None,
        details: r#"{"a":1}"#.into(),
        revision: 1,
    }
}

fn turn(text: &str) -> StoredTurn {
    StoredTurn { text: text.into(), spent: Some(1500) }
}

/// `row` after one more turn.
fn next(row: &SessionRow, text: &str) -> GameChange {
    let kept = usize::try_from(row.ply).unwrap();
    let row = SessionRow { ply: row.ply + 1, revision: row.revision + 1, ..row.clone() };
    GameChange { row, kept, removed: 0, added: vec![turn(text)] }
}

fn new_account(id: &str, name: &str, skeleton: &str) -> NewAccount {
    let name = NewName { name: name.into(), folded: name.to_lowercase(), skeleton: skeleton.into() };
    NewAccount { id: id.into(), name, created: 1, password: "x".into() }
}

/// A new account; returns its id.
async fn account(store: &Store, name: &str) -> String {
    let (id, skeleton) = (format!("id-{name}"), format!("like {}", name.to_lowercase()));
    assert!(store.add_account(&new_account(&id, name, &skeleton)).await.unwrap());
    assert!(!store.add_account(&new_account("other", name, &skeleton)).await.unwrap());
    id
}

/// A sitter with one or both.
fn sitter(account: Option<&String>, visitor: Option<&str>) -> Sitter {
    Sitter { account: account.cloned(), visitor: visitor.map(str::to_owned) }
}

/// The accounts' seats in a game.
fn seated(accounts: [&str; 2]) -> [Option<Sitter>; 2] {
    accounts.map(|account| Some(Sitter { visitor: None, account: Some(account.into()) }))
}

/// `row` ended with a result.
fn ended(row: &SessionRow, result: &str) -> GameChange {
    let row =
        SessionRow { result: result.into(), phase: SessionPhase::Ended, revision: row.revision + 1, ..row.clone() };
    GameChange { row, kept: 0, removed: 0, added: Vec::new() }
}
