//! The operator's work on a database that a server uses, on SQLite and, if `VARIORUM_TEST_POSTGRES` is set (`scripts/postgres`), on PostgreSQL.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use crate::common::socket::{Socket, listen};
use crate::common::{Folder, Jar, Server, database, id, server, server_with};
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};
use variorum_server::OpenError;
use variorum_server::operator::{BackupError, DatabaseLocation, Operator, OperatorError, Restored, restore};

const PASSWORD: &str = "correct horse battery";

/// A server and the location of its database.
struct Site {
    server: Server,
    place: DatabaseLocation,
}

/// A server on each kind of database.
async fn sites() -> Vec<Site> {
    let sqlite = server().await;
    let place = DatabaseLocation { data: Some(sqlite.folder.0.clone()), database: None };
    let mut sites = vec![Site { server: sqlite, place }];
    if let Some(url) = database().await {
        let server = server_with(|config| config.database = Some(url.clone())).await;
        sites.push(Site { server, place: DatabaseLocation { data: None, database: Some(url) } });
    }
    sites
}

/// Does the operator's work as another process would.
async fn operate<T: Send + 'static>(place: &DatabaseLocation, work: impl FnOnce(&Operator) -> T + Send + 'static) -> T {
    let place = place.clone();
    tokio::task::spawn_blocking(move || work(&Operator::open(&place).unwrap())).await.unwrap()
}

async fn sign_up(server: &Server, name: &str) {
    let (status, answer) = server.post("/api/account", json!({ "name": name, "password": PASSWORD })).await;
    assert_eq!(status, StatusCode::CREATED, "{answer}");
}

async fn log_in(server: &Server, name: &str, password: &str) -> (StatusCode, Value) {
    server.guest().post("/api/login", json!({ "name": name, "password": password })).await
}

/// Waits some seconds until the server has applied the operator's action.
async fn eventually(what: &str, is: impl AsyncFn() -> bool) {
    for _ in 0..500 {
        if is().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the server does not hear of it: {what}");
}

#[tokio::test]
async fn a_locked_account_cannot_log_in_until_it_is_unlocked() {
    for Site { server, place } in sites().await {
        sign_up(&server, "Mallory").await;
        let address = listen(&server).await;
        let mut socket = Socket::open(address, &server.jar).await;
        operate(&place, |operator| operator.lock("mallory", "insults").unwrap()).await;
        assert_eq!(server.get("/api/me").await.1["account"], Value::Null);
        assert_eq!(socket.closed().await, 4001, "its sockets close");
        let (status, answer) = log_in(&server, "Mallory", PASSWORD).await;
        assert_eq!((status, &answer["code"]), (StatusCode::FORBIDDEN, &json!("account-locked")));
        let (status, answer) = log_in(&server, "Mallory", "wrong horse battery").await;
        assert_eq!(
            (status, &answer["code"]),
            (StatusCode::UNAUTHORIZED, &json!("wrong-password")),
            "strangers hear nothing"
        );
        let again = operate(&place, |operator| operator.lock("Mallory", "")).await;
        assert!(matches!(again, Err(OperatorError::Locked { .. })));
        let listed = operate(&place, |operator| operator.accounts("", true, "", 10).unwrap()).await;
        assert_eq!((listed.len(), listed[0].logins, listed[0].locked.is_some()), (1, 0, true));
        operate(&place, |operator| operator.unlock("Mallory").unwrap()).await;
        assert_eq!(log_in(&server, "Mallory", PASSWORD).await.0, StatusCode::OK);
        let log = operate(&place, |operator| operator.operations(10).unwrap()).await;
        let done: Vec<(&str, &str)> = log.iter().map(|entry| (&*entry.action, &*entry.detail)).collect();
        assert_eq!(done, [("unlock-account", ""), ("lock-account", "insults")], "what was not done is not noted");
        assert_eq!(log[0].name.as_deref(), Some("Mallory"));
    }
}

#[tokio::test]
async fn accounts_can_be_listed_renamed_given_passwords_and_deleted() {
    for Site { server, place } in sites().await {
        sign_up(&server, "Alice").await;
        let state = server.begin("chess", "me", "open").await;
        sign_up(&server.guest(), "Bob_1").await;
        let names = operate(&place, |operator| {
            ["", "LI", "_", "%"].map(|part| {
                let found = operator.accounts(part, false, "", 10).unwrap();
                found.into_iter().map(|account| account.name).collect::<Vec<_>>()
            })
        });
        assert_eq!(names.await, [vec!["Alice", "Bob_1"], vec!["Alice"], vec!["Bob_1"], vec![]]);
        let after = operate(&place, |operator| operator.accounts("", false, "alice", 1).unwrap()).await;
        assert_eq!((after.len(), &*after[0].name), (1, "Bob_1"), "the next page");

        operate(&place, |operator| {
            for (name, fault) in [("admin", "not available"), ("b0b_l", "looks the same"), ("x", "characters")] {
                let refused = operator.rename("Alice", name).unwrap_err().to_string();
                assert!(refused.contains(fault), "{refused}");
            }
            operator.rename("Alice", "Carol").unwrap();
            assert!(matches!(operator.rename("Alice", "Dora"), Err(OperatorError::NoAccount { .. })));
        })
        .await;
        eventually("the new name", async || {
            let view = server.view(&state).await;
            view["seats"]["w"]["name"] == "Carol"
        })
        .await;
        assert_eq!(log_in(&server, "Alice", PASSWORD).await.0, StatusCode::UNAUTHORIZED);

        let made = operate(&place, |operator| operator.set_password("Carol", None).unwrap()).await;
        assert_eq!(server.get("/api/me").await.1["account"], Value::Null, "all logins end");
        assert_eq!(log_in(&server, "Carol", PASSWORD).await.0, StatusCode::UNAUTHORIZED);
        assert_eq!(log_in(&server, "Carol", &made).await.0, StatusCode::OK);
        let carol = server.guest();
        carol.post("/api/login", json!({ "name": "Carol", "password": &made })).await;
        let change = carol.get("/api/account/logins").await.1["password"].clone();
        assert_eq!(change["byOperator"], true, "the owner is told: {change}");
        let wish = json!({ "old": &made, "new": "staple battery horse" });
        assert_eq!(carol.post("/api/account/password", wish).await.0, StatusCode::OK);
        let change = carol.get("/api/account/logins").await.1["password"].clone();
        assert_eq!(change["byOperator"], false, "{change}");
        let made = "staple battery horse";
        let easy = operate(&place, |operator| operator.set_password("Carol", Some("password".into()))).await;
        assert!(matches!(easy, Err(OperatorError::Refused { .. })));

        operate(&place, |operator| operator.delete("Carol").unwrap()).await;
        assert_eq!(log_in(&server, "Carol", made).await.0, StatusCode::UNAUTHORIZED);
        eventually("the name is gone", async || server.view(&state).await["seats"]["w"]["name"].is_null()).await;
        let log = operate(&place, |operator| operator.operations(10).unwrap()).await;
        let told = serde_json::to_string(&log).unwrap();
        assert!(!told.contains("Alice") && !told.contains("Carol"), "a deleted name is kept nowhere: {told}");
    }
}

#[tokio::test]
async fn removed_lines_and_games_are_gone_for_everybody() {
    for Site { server, place } in sites().await {
        sign_up(&server, "Mallory").await;
        let state = server.begin("chess", "me", "me").await;
        for text in ["first", "second", "third"] {
            let (status, answer) = server.act(&state, json!({ "type": "say", "text": text })).await;
            assert_eq!(status, StatusCode::OK, "{answer}");
        }
        let address = listen(&server).await;
        let (mut socket, _) = Socket::watching(address, &server.jar, &state).await;
        let game = id(&state).to_owned();
        let listed = operate(&place, {
            let game = game.clone();
            move |operator| {
                assert!(matches!(operator.remove_lines(&game, Some(&[77])), Err(OperatorError::NoLines)));
                assert_eq!(operator.remove_lines(&game, Some(&[2, 77])).unwrap(), 1);
                operator.chat(&game).unwrap()
            }
        });
        let texts: Vec<Option<String>> = listed.await.into_iter().map(|line| line.text).collect();
        assert_eq!(texts, [Some("first".into()), None, Some("third".into())]);
        let told = socket.wait("state").await;
        let lines = |view: &Value| -> Vec<String> {
            let lines = view["you"]["chat"].as_array().unwrap();
            lines.iter().map(|line| line["text"].as_str().unwrap().to_owned()).collect()
        };
        assert_eq!(lines(&told["view"]), ["first", "third"], "who watches is told");
        let (_, next) = server.act(&state, json!({ "type": "say", "text": "fourth" })).await;
        assert_eq!(lines(&next), ["first", "third", "fourth"], "numbers go on");

        assert_eq!(operate(&place, |operator| operator.remove_lines_of("Mallory").unwrap()).await, 3);
        eventually("all lines are gone", async || lines(&server.view(&state).await).is_empty()).await;

        operate(&place, {
            let game = game.clone();
            move |operator| {
                operator.remove_game(&game).unwrap();
                assert!(matches!(operator.remove_game(&game), Err(OperatorError::NoGame { .. })));
            }
        })
        .await;
        let refused = loop {
            let told = socket.next().await;
            if told["type"] == "refused" {
                break told;
            }
        };
        assert_eq!((&refused["session"], &refused["code"]), (&json!(game), &json!("no-session")));
        let (status, _) = server.get(&format!("/api/sessions/{game}")).await;
        assert_eq!(status, StatusCode::NOT_FOUND);
    }
}

#[tokio::test]
async fn reports_wait_for_the_operator() {
    for Site { server, place } in sites().await {
        sign_up(&server.guest(), "Mallory").await;
        let report = json!({ "player": "Mallory", "reason": "name", "words": "an insult" });
        assert_eq!(server.post("/api/reports", report).await.0, StatusCode::OK);
        let open = operate(&place, |operator| operator.reports(false, 10).unwrap()).await;
        assert_eq!((open.len(), open[0].account.as_deref(), &*open[0].words), (1, Some("Mallory"), "an insult"));
        let left = operate(&place, move |operator| {
            operator.handle_report(&open[0].id).unwrap();
            assert!(matches!(operator.handle_report(&open[0].id), Err(OperatorError::NoReport { .. })));
            (operator.reports(false, 10).unwrap().len(), operator.reports(true, 10).unwrap().len())
        });
        assert_eq!(left.await, (0, 1));
    }
}

/// A request from an address.
async fn from(server: &Server, address: &str) -> StatusCode {
    let mut request = Request::get("/api/levels").header("host", "localhost").body(Body::empty()).unwrap();
    let peer = SocketAddr::new(address.parse().unwrap(), 4000);
    request.extensions_mut().insert(ConnectInfo(peer));
    server.raw(request).await.0
}

#[tokio::test]
async fn blocked_networks_are_refused() {
    for Site { server, place } in sites().await {
        operate(&place, |operator| {
            assert_eq!(operator.block("192.0.2.77/24", None, "flood").unwrap(), "192.0.2.0/24");
            assert_eq!(operator.block("2001:db8:1:2::9", Some(3), "").unwrap(), "2001:db8:1:2::/64");
            assert!(matches!(operator.block("127.0.0.1", None, ""), Err(OperatorError::Network(_))));
            assert_eq!(operator.blocks().unwrap().len(), 2);
        })
        .await;
        eventually("the block", async || from(&server, "192.0.2.1").await == StatusCode::FORBIDDEN).await;
        assert_eq!(from(&server, "2001:db8:1:2:3:4:5:6").await, StatusCode::FORBIDDEN);
        assert_eq!(from(&server, "192.0.3.1").await, StatusCode::OK);
        operate(&place, |operator| {
            assert!(matches!(operator.unblock("192.0.2.1"), Err(OperatorError::NotBlocked { .. })));
            operator.unblock("192.0.2.0/24").unwrap()
        })
        .await;
        eventually("the end of the block", async || from(&server, "192.0.2.1").await == StatusCode::OK).await;
    }
}

#[tokio::test]
async fn sockets_of_a_blocked_network_close() {
    let server = server_with(|config| config.behind_proxy = true).await;
    let place = DatabaseLocation { data: Some(server.folder.0.clone()), database: None };
    let address = listen(&server).await;
    let mut inside = Socket::open_from(address, &server.guest().jar, Some("192.0.2.7")).await;
    let mut outside = Socket::open_from(address, &server.guest().jar, Some("198.51.100.7")).await;
    operate(&place, |operator| operator.block("192.0.2.0/24", None, "").unwrap()).await;
    assert_eq!(inside.closed().await, 1008);
    outside.send(json!({ "type": "ping", "at": 1 })).await;
    assert_eq!(outside.wait("pong").await["at"], 1.0);
}

#[tokio::test]
async fn in_read_only_mode_nothing_changes_and_everybody_is_notified() {
    for Site { server, place } in sites().await {
        let state = server.begin("chess", "me", "engine").await;
        let address = listen(&server).await;
        let (mut socket, _) = Socket::watching(address, &server.jar, &state).await;
        operate(&place, |operator| {
            assert!(operator.announce(Some("New version at eight")).unwrap());
            assert!(operator.announce(Some("")).is_err() && operator.announce(Some(&"x".repeat(501))).is_err());
            assert!(operator.set_read_only(true).unwrap());
        })
        .await;
        let told = socket.wait("bulletin").await;
        let told = if told["bulletin"]["readOnly"] == true { told } else { socket.wait("bulletin").await };
        let bulletin = json!({ "announcement": "New version at eight", "readOnly": true });
        assert_eq!(told["bulletin"], bulletin);
        assert_eq!(server.get("/api/bulletin").await.1, bulletin);
        let (status, answer) = server.turn(&state, "e2e4").await;
        assert_eq!((status, &answer["code"]), (StatusCode::SERVICE_UNAVAILABLE, &json!("read-only")));
        assert_eq!(server.view(&state).await["ply"], 0);
        assert_eq!(server.get("/health/ready").await.0, StatusCode::OK, "a proxy must not take it for broken");
        let mut newcomer = Socket::open(address, &server.guest().jar).await;
        assert_eq!(newcomer.wait("bulletin").await["bulletin"], bulletin);

        operate(&place, |operator| {
            assert!(operator.set_read_only(false).unwrap() && !operator.set_read_only(false).unwrap());
            assert!(operator.announce(None).unwrap());
        })
        .await;
        eventually("changes are taken", async || server.turn(&state, "e2e4").await.0 == StatusCode::OK).await;
        assert_eq!(server.settled(&state).await["ply"], 2, "the engine answers");
    }
}

#[tokio::test]
async fn a_starting_server_applies_the_settings_immediately() {
    let server = server().await;
    let place = DatabaseLocation { data: Some(server.folder.0.clone()), database: None };
    operate(&place, |operator| {
        operator.set_read_only(true).unwrap();
        operator.block("192.0.2.1", None, "").unwrap();
    })
    .await;
    let server = server.restarted().await;
    let wish = json!({ "game": "chess", "white": "me", "black": "me" });
    assert_eq!(server.post("/api/sessions", wish).await.1["code"], "read-only");
    assert_eq!(from(&server, "192.0.2.1").await, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn a_backup_is_complete_and_can_be_restored() {
    for Site { server, place } in sites().await {
        let state = server.begin("chess", "me", "me").await;
        let (_, before) = server.turn(&state, "e2e4").await;
        let copies = Folder::new();
        std::fs::create_dir(&copies.0).unwrap();
        let (folder, copy) = (copies.0.clone(), copies.0.join("copy"));
        let made = operate(&place, {
            let copy = copy.clone();
            move |operator| {
                let made = operator.back_up(&copy).unwrap();
                assert!(matches!(operator.back_up(&copy), Err(OperatorError::Backup(BackupError::Exists { .. }))));
                assert_eq!(operator.check().unwrap(), Vec::<String>::new());
                operator.vacuum().unwrap();
                made
            }
        });
        assert_eq!(made.await.bytes, std::fs::metadata(&copy).unwrap().len());
        assert_private(&copy);
        let left: Vec<PathBuf> = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        assert!(!left.iter().any(|path| path.to_string_lossy().contains("copy.part")), "{left:?}");

        // Changes after the backup are gone when it is restored.
        assert_eq!(server.turn(&before, "e7e5").await.0, StatusCode::OK);
        let (here, file) = (place.clone(), copy.clone());
        let running = tokio::task::spawn_blocking(move || restore(&here, &file)).await.unwrap();
        assert!(running.unwrap_err().to_string().contains("end "), "a server runs");
        let (kept, jar) = stopped(server).await;
        let restored = put_back(place.clone(), copy.clone()).await.unwrap();
        assert_eq!(restored.replaced.is_some(), place.database.is_none());
        let server = started(kept, jar, place.database).await;
        assert_eq!(server.view(&before).await["ply"], 1);
    }
}

/// Stops a server; returns what another needs to continue in its place.
async fn stopped(server: Server) -> (Arc<Folder>, Jar) {
    server.state.close().await;
    (server.folder, server.jar)
}

async fn started(folder: Arc<Folder>, jar: Jar, database: Option<String>) -> Server {
    let mut config = crate::common::config(&folder);
    config.database = database;
    let state = variorum_server::AppState::open(&config).await.unwrap();
    Server { app: variorum_server::app(state.clone()), state, folder, jar }
}

/// Restores a backup right after a server has stopped: the last of its tasks may hold the database a little longer.
async fn put_back(place: DatabaseLocation, backup: PathBuf) -> Result<Restored, OperatorError> {
    let work = move || {
        let mut restored = restore(&place, &backup);
        for _ in 0..100 {
            let Err(OperatorError::Backup(BackupError::Open(OpenError::InUse { .. }) | BackupError::Program { .. })) =
                &restored
            else {
                break;
            };
            std::thread::sleep(Duration::from_millis(50));
            restored = restore(&place, &backup);
        }
        restored
    };
    tokio::task::spawn_blocking(work).await.unwrap()
}

#[cfg(unix)]
fn assert_private(file: &std::path::Path) {
    use std::os::unix::fs::PermissionsExt as _;
    assert_eq!(std::fs::metadata(file).unwrap().permissions().mode() & 0o777, 0o600);
}

#[cfg(not(unix))]
fn assert_private(_: &std::path::Path) {}

#[tokio::test]
async fn an_invalid_backup_is_not_restored() {
    let server = server().await;
    let state = server.begin("chess", "me", "me").await;
    let place = DatabaseLocation { data: Some(server.folder.0.clone()), database: None };
    let folder = server.folder.0.clone();
    let copy = folder.join("copy");
    operate(&place, {
        let copy = copy.clone();
        move |operator| operator.back_up(&copy).unwrap()
    })
    .await;
    let (kept, jar) = stopped(server).await;
    let mut damaged = std::fs::read(&copy).unwrap();
    damaged[8192..20_480].fill(0xa5);
    let files = [("damaged", damaged), ("text", b"no database".to_vec()), ("empty", Vec::new())];
    for (name, bytes) in files {
        let file = folder.join(name);
        std::fs::write(&file, bytes).unwrap();
        let place = place.clone();
        let fault = put_back(place, file.clone()).await.unwrap_err().to_string();
        assert!(fault.contains(&*file.to_string_lossy()) && fault.contains("backup"), "{name}: {fault}");
    }
    let server = started(kept, jar, None).await;
    assert_eq!(server.view(&state).await["ply"], 0, "the database is as it was");
}

#[test]
fn nothing_is_created_without_a_database() {
    let folder = crate::common::Folder::new();
    let place = DatabaseLocation { data: Some(folder.0.clone()), database: None };
    let fault = Operator::open(&place).err().unwrap().to_string();
    assert!(fault.contains("there is no database at") && fault.contains("games.sqlite"), "{fault}");
    assert!(!folder.0.exists());
}
