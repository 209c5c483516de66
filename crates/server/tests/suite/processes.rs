//! Two servers on one PostgreSQL database: each shows the other's changes, of two concurrent turns one is made, and one engine thinks. Requires
//! `VARIORUM_TEST_POSTGRES`, the address of a PostgreSQL server that may be filled (`scripts/postgres` starts one). Without it, the only test is that
//! two servers on one SQLite file do not destroy each other's games.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use crate::common::socket::{Socket, listen};
use crate::common::{Folder, Jar, Server, config, database, id};
use axum::http::StatusCode;
use serde_json::{Value, json};
use sqlx::AnyPool;
use variorum_play::history::Entry;
use variorum_rules::{Position, Turn};
use variorum_server::{AppState, Opponent, RandomOpponent, app};

async fn process(url: &str, opponent: Arc<dyn Opponent>) -> Server {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.database = Some(url.to_owned());
    config.opponent = opponent;
    // With the lock, a second process could not open the SQLite file.
    config.lock_database = false;
    let state = AppState::open(&config).await.unwrap();
    Server { app: app(state.clone()), state, folder: Arc::new(folder), jar: Jar::default() }
}

async fn two(url: &str) -> [Server; 2] {
    one_browser([process(url, Arc::new(RandomOpponent)).await, process(url, Arc::new(RandomOpponent)).await])
}

/// The same browser uses both.
fn one_browser([one, mut other]: [Server; 2]) -> [Server; 2] {
    other.jar = one.jar.clone();
    [one, other]
}

/// The state of a game in a process, as soon as it has this many turns.
async fn reaches(server: &Server, state: &Value, ply: u64) -> Value {
    for _ in 0..2000 {
        let now = server.view(state).await;
        if now["ply"].as_u64().unwrap() >= ply {
            assert_eq!(now["ply"], ply);
            return now;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("the process never hears of turn {ply}");
}

#[tokio::test]
async fn each_process_shows_the_changes_of_the_other() {
    let Some(url) = database().await else { return };
    let servers = two(&url).await;
    let mut state = servers[0].begin("chess", "me", "me").await;
    assert_eq!(servers[1].view(&state).await["turns"], state["turns"]);
    for (ply, text) in ["f2f3", "e7e5", "g2g4", "d8h4"].into_iter().enumerate() {
        let (status, after) = servers[ply % 2].turn(&state, text).await;
        assert_eq!(status, StatusCode::OK, "{after}");
        // The other process has the game in memory and reloads it without a request.
        let shown = reaches(&servers[1 - ply % 2], &state, ply as u64 + 1).await;
        assert_eq!((&shown["turns"], &shown["outcome"]), (&after["turns"], &after["outcome"]));
        state = after;
    }
    let (status, after) = servers[0].act(&state, json!({ "type": "takeback", "step": "offer" })).await;
    assert_eq!((status, &after["ply"]), (StatusCode::OK, &json!(3)));
    for _ in 0..1000 {
        if servers[1].view(&state).await["ply"] == 3 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("the other process never hears of the turn taken back");
}

#[tokio::test]
async fn one_of_two_concurrent_turns_in_two_processes_is_made() {
    let folder = Folder::new();
    std::fs::create_dir_all(&folder.0).unwrap();
    let sqlite = format!("sqlite:{}", folder.0.join("games.sqlite").display());
    for url in [Some(sqlite), database().await].into_iter().flatten() {
        let servers = two(&url).await;
        let mut state = servers[0].begin("chess", "me", "me").await;
        servers[1].view(&state).await;
        for ply in 0..20_u64 {
            if state["first"].as_array().unwrap().len() < 2 {
                assert!(ply > 5, "a game that says something");
                break;
            }
            let texts = [0, 1].map(|choice| state["first"][choice]["text"].as_str().unwrap().to_owned());
            let (one, other) = tokio::join!(servers[0].turn(&state, &texts[0]), servers[1].turn(&state, &texts[1]));
            let mut statuses = [one.0, other.0];
            statuses.sort();
            assert_eq!(statuses, [StatusCode::OK, StatusCode::CONFLICT], "{} {}", one.1, other.1);
            // The later one gets the current state of the game.
            assert_eq!((&one.1["ply"], &one.1["turns"]), (&json!(ply + 1), &other.1["turns"]), "{url}");
            state = one.1;
        }
    }
}

/// Counts its calls, and takes its time.
#[derive(Default)]
struct Counting(AtomicU32);

impl Opponent for Counting {
    fn choose(&self, position: Position, history: Vec<Entry>, level: u8, stop: Arc<AtomicBool>) -> Option<Turn> {
        self.0.fetch_add(1, Ordering::Relaxed);
        std::thread::sleep(Duration::from_millis(100));
        RandomOpponent.choose(position, history, level, stop)
    }
}

#[tokio::test]
async fn only_one_process_runs_the_engine() {
    let Some(url) = database().await else { return };
    let counting = Arc::new(Counting::default());
    let servers = one_browser([process(&url, counting.clone()).await, process(&url, counting.clone()).await]);
    let mut state = servers[0].begin("chess", "me", "engine").await;
    servers[1].view(&state).await;
    for turn in 0..5_u64 {
        let text = state["first"][0]["text"].as_str().unwrap().to_owned();
        let (status, _) = servers[usize::from(turn % 2 == 0)].turn(&state, &text).await;
        assert_eq!(status, StatusCode::OK);
        for server in &servers {
            reaches_at_least(server, &state, 2 * turn + 2).await;
        }
        state = servers[0].settled(&state).await;
        assert_eq!(counting.0.load(Ordering::Relaxed) as u64, turn + 1);
    }
}

async fn reaches_at_least(server: &Server, state: &Value, ply: u64) {
    for _ in 0..2000 {
        if server.view(state).await["ply"].as_u64().unwrap() >= ply {
            return;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("turn {ply} is never made");
}

#[tokio::test]
async fn another_process_takes_over_the_engine_of_a_crashed_one() {
    let Some(url) = database().await else { return };
    let server = process(&url, Arc::new(RandomOpponent)).await;
    let state = server.begin("chess", "me", "engine").await;
    // Another process had the lease, and is gone.
    let pool = AnyPool::connect(&url).await.unwrap();
    let until = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as i64 + 1000;
    sqlx::query("INSERT INTO lease (session, holder, until) VALUES ($1, 'gone', $2)")
        .bind(id(&state))
        .bind(until)
        .execute(&pool)
        .await
        .unwrap();
    let (_, after) = server.turn(&state, "e2e4").await;
    assert_eq!(after["thinking"], true);
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(server.view(&state).await["ply"], 1, "the promise still stands");
    reaches_at_least(&server, &state, 2).await;
}

/// An account in one process, its game against somebody else, and the game watched by both in the other process.
async fn watched_elsewhere(url: &str) -> ([Server; 2], Value, [Socket; 2]) {
    let servers = two(url).await;
    let credentials = json!({ "name": "Ada", "password": "correct horse battery" });
    assert_eq!(servers[0].post("/api/account", credentials).await.0, StatusCode::CREATED);
    let wish = json!({ "game": "chess", "white": "me", "black": "open" });
    let (_, state) = servers[0].post("/api/sessions", wish).await;
    let black = servers[0].guest();
    assert_eq!(black.join(&state).await.0, StatusCode::OK);
    let address = listen(&servers[1]).await;
    let (mine, _) = Socket::watching(address, &servers[1].jar, &state).await;
    let (theirs, _) = Socket::watching(address, &black.jar, &state).await;
    (servers, state, [mine, theirs])
}

#[tokio::test]
async fn a_login_that_ends_in_one_process_ends_its_sockets_in_the_other() {
    for (path, body) in [
        ("/api/logout", json!({})),
        ("/api/logout", json!({ "everywhere": true })),
        ("/api/account/password", json!({ "old": "correct horse battery", "new": "battery horse correct" })),
    ] {
        let Some(url) = database().await else { return };
        let (servers, state, [mut mine, _theirs]) = watched_elsewhere(&url).await;
        let begun = std::time::Instant::now();
        assert_eq!(servers[0].post(path, body).await.0, StatusCode::OK);
        assert_eq!(mine.closed().await, 4001, "{path}");
        // Because of the notice, not by polling.
        assert!(begun.elapsed() < Duration::from_secs(20), "{:?}", begun.elapsed());
        assert_eq!(servers[1].view(&state).await["ply"], 0);
    }
}

#[tokio::test]
async fn an_account_deleted_in_one_process_is_unknown_in_the_other() {
    let Some(url) = database().await else { return };
    let (servers, state, [mut mine, mut theirs]) = watched_elsewhere(&url).await;
    mine.act(&state, json!({ "type": "say", "text": "good luck" })).await;
    assert_eq!(theirs.wait("said").await["line"]["name"], "Ada");
    let goodbye = json!({ "password": "correct horse battery" });
    assert_eq!(servers[0].post("/api/account/delete", goodbye).await.0, StatusCode::OK);
    let late = json!({ "type": "act", "session": id(&state), "id": 9, "act": { "type": "resign" } });
    assert_eq!(mine.closed().await, 4001);
    let _ = mine.try_send(late).await;
    let told = theirs.wait("state").await;
    assert_eq!(told["view"]["you"]["chat"][0]["name"], Value::Null, "{told}");
    assert_eq!((&told["view"]["seats"]["w"]["name"], &told["view"]["phase"]), (&Value::Null, &json!("playing")));
}
