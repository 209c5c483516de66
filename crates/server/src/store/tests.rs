//! The store on SQLite, and on PostgreSQL where `VARIORUM_TEST_POSTGRES` gives the address of a server that may be filled.

mod logins;

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use variorum_rules::Side;

use super::*;

mod chat;
mod faults;

/// A database of its own for a test; two stores on it are two processes.
struct Place {
    url: String,
    folder: Option<PathBuf>,
}

impl Place {
    /// SQLite, and PostgreSQL if there is one.
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
        Store::open(&self.url, opening(Durability::Disk)).await.unwrap()
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
fn opening(durability: Durability) -> Opening {
    Opening { durability, check: true, lock: false, layout: Layout::BringUpToDate }
}

const NOBODY: [Option<Sitter>; 2] = [None, None];

fn game(id: &str) -> Row {
    Row {
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
        phase: Phase::Playing,
        due: None,
        details: r#"{"a":1}"#.into(),
        revision: 1,
    }
}

fn turn(text: &str) -> StoredTurn {
    StoredTurn { text: text.into(), spent: Some(1500) }
}

/// `row` after one more turn.
fn next(row: &Row, text: &str) -> Change {
    let kept = usize::try_from(row.ply).unwrap();
    let row = Row { ply: row.ply + 1, revision: row.revision + 1, ..row.clone() };
    Change { row, kept, removed: 0, added: vec![turn(text)] }
}

#[tokio::test]
async fn a_game_comes_back_as_it_was_kept() {
    for place in Place::all().await {
        let store = place.open().await;
        store.try_out().await.unwrap();
        let row = game("one");
        store.insert(&row, &NOBODY).await.unwrap();
        let first = next(&row, "e2e4");
        let second = next(&first.row, "e7e5+e8e7");
        assert!(store.update(first.clone()).await.unwrap());
        assert!(store.update(second.clone()).await.unwrap());
        let stored = Stored { row: second.row.clone(), turns: vec![turn("e2e4"), turn("e7e5+e8e7")] };
        assert_eq!(store.load("one").await.unwrap(), Some(stored));
        // One turn taken back and another made in its place, and the game ended.
        let ended = Row {
            revision: 4,
            result: "0-1 resign".into(),
            phase: Phase::Ended,
            listed: false,
            due: None,
            details: "{}".into(),
            ..second.row.clone()
        };
        let other = Change {
            row: ended.clone(),
            kept: 1,
            removed: 1,
            added: vec![StoredTurn { text: "x".into(), spent: None }],
        };
        assert!(store.update(other).await.unwrap());
        let stored = store.load("one").await.unwrap().unwrap();
        assert_eq!(stored.row, ended);
        assert_eq!(stored.turns, [turn("e2e4"), StoredTurn { text: "x".into(), spent: None }]);
        assert_eq!(store.revision("one").await.unwrap(), Some(4));
        assert_eq!((store.load("two").await.unwrap(), store.revision("two").await.unwrap()), (None, None));
        // The same from another process, and after this one has gone.
        assert_eq!(place.open().await.load("one").await.unwrap(), Some(stored.clone()));
        store.close().await;
        assert_eq!(place.open().await.load("one").await.unwrap(), Some(stored));
    }
}

#[tokio::test]
async fn of_two_writers_one_wins() {
    for place in Place::all().await {
        let (here, there) = (place.open().await, place.open().await);
        let mut row = game("one");
        here.insert(&row, &NOBODY).await.unwrap();
        for number in 0..20 {
            let (mine, yours) = (format!("mine{number}"), format!("yours{number}"));
            let (one, other) = tokio::join!(here.update(next(&row, &mine)), there.update(next(&row, &yours)));
            let (one, other) = (one.unwrap(), other.unwrap());
            assert!(one != other, "one of them and not both: {one} {other}");
            let stored = there.load("one").await.unwrap().unwrap();
            assert_eq!(stored.turns.last().unwrap().text, if one { mine } else { yours });
            row = stored.row;
        }
        assert_eq!(here.load("one").await.unwrap().unwrap().turns.len(), 20);
    }
}

#[tokio::test]
async fn many_games_are_written_together_and_a_stale_one_does_not_spoil_them() {
    for place in Place::all().await {
        let store = place.open().await;
        let rows: Vec<Row> = (0..60).map(|number| game(&format!("game{number}"))).collect();
        for row in &rows {
            store.insert(row, &NOBODY).await.unwrap();
        }
        let writes = rows.iter().enumerate().map(|(index, row)| {
            let store = store.clone();
            let mut change = next(row, "e2e4");
            // Every tenth was made from a revision that is not there.
            change.row.revision += i64::from(index % 10 == 0);
            tokio::spawn(async move { store.update(change).await.unwrap() })
        });
        for (index, write) in writes.collect::<Vec<_>>().into_iter().enumerate() {
            assert_eq!(write.await.unwrap(), index % 10 != 0);
        }
        let mut with_turns = 0;
        for row in &rows {
            with_turns += store.load(&row.id).await.unwrap().unwrap().turns.len();
        }
        assert_eq!(with_turns, 54);
    }
}

#[tokio::test]
async fn a_change_that_cannot_be_written_leaves_nothing_half_done() {
    for place in Place::all().await {
        let store = place.open().await;
        store.insert(&game("one"), &NOBODY).await.unwrap();
        store.insert(&game("two"), &NOBODY).await.unwrap();
        // Two turns at the same place: the second breaks the key.
        let mut broken = next(&game("one"), "e2e4");
        broken.added.push(turn("e7e5"));
        let first = next(&game("one"), "d2d4");
        assert!(store.update(first.clone()).await.unwrap());
        broken.row.revision = 3;
        let well = next(&game("two"), "e2e4");
        let (one, two) = tokio::join!(store.update(broken), store.update(well));
        assert!(one.is_err(), "{one:?}");
        assert!(two.unwrap());
        let stored = store.load("one").await.unwrap().unwrap();
        assert_eq!((stored.row, stored.turns), (first.row, vec![turn("d2d4")]));
    }
}

#[tokio::test]
async fn processes_hear_of_each_others_changes() {
    for place in Place::all().await {
        let here = place.open().await;
        let there = if here.kind() == Kind::Postgres { place.open().await } else { here.clone() };
        let (mut mine, mut theirs) = (here.notices(), there.notices());
        here.insert(&game("one"), &NOBODY).await.unwrap();
        assert!(here.update(next(&game("one"), "e2e4")).await.unwrap());
        assert!(!here.update(next(&game("one"), "d2d4")).await.unwrap());
        here.announce(Notice::new(Topic::Lobby, "", 0)).await.unwrap();
        let foreign = here.kind() == Kind::Postgres;
        for (heard, foreign) in [(&mut mine, false), (&mut theirs, foreign)] {
            let mut next = async || tokio::time::timeout(PATIENCE, heard.recv()).await.unwrap().unwrap();
            assert_eq!(next().await, Notice { foreign, ..Notice::new(Topic::Session, "one", 2) });
            assert_eq!(next().await, Notice { foreign, ..Notice::new(Topic::Lobby, "", 0) });
        }
    }
}

#[tokio::test]
async fn whoever_finds_a_new_game_finds_its_seats() {
    for place in Place::all().await {
        let (here, there) = (place.open().await, place.open().await);
        let sitters = ["me", "you"].map(|name| Some(Sitter { visitor: Some(name.into()), account: None }));
        let births = async {
            for number in 0..100 {
                let row = Row { due: Some(number), ..game(&number.to_string()) };
                here.insert(&row, &sitters).await.unwrap();
            }
        };
        let looks = async {
            let mut found = 0;
            while found < 100 {
                let games = there.due(200, 200).await.unwrap();
                for id in &games[found..] {
                    assert_eq!(there.sitters(id).await.unwrap(), sitters);
                }
                found = games.len();
            }
        };
        tokio::join!(births, looks);
    }
}

#[tokio::test]
async fn a_seat_is_taken_once() {
    for place in Place::all().await {
        let (here, there) = (place.open().await, place.open().await);
        here.insert(&game("one"), &NOBODY).await.unwrap();
        let sitter = |name: &str| Sitter { visitor: Some(name.into()), account: None };
        let (you, me) = (sitter("you"), sitter("me"));
        let (one, other) = tokio::join!(here.sit("one", Side::Black, &me), there.sit("one", Side::Black, &you));
        let (one, other) = (one.unwrap(), other.unwrap());
        assert!(one != other);
        let sitters = here.sitters("one").await.unwrap();
        assert_eq!(sitters, [None, Some(if one { me } else { you })]);
        assert!(here.sit("one", Side::White, &Sitter::default()).await.unwrap());
        assert!(here.sit("no game", Side::White, &Sitter::default()).await.is_err());
    }
}

#[tokio::test]
async fn one_process_thinks_until_its_lease_ends() {
    for place in Place::all().await {
        let (here, there) = (place.open().await, place.open().await);
        here.insert(&game("one"), &NOBODY).await.unwrap();
        assert!(here.lease("one", 1000).await.unwrap());
        assert!(here.lease("one", 2000).await.unwrap(), "renewed");
        assert!(!there.lease("one", 2000 + LEASE).await.unwrap());
        assert!(there.lease("one", 2001 + LEASE).await.unwrap(), "taken over");
        assert!(!here.lease("one", 2001 + LEASE).await.unwrap());
        here.release("one").await.unwrap();
        assert!(!here.lease("one", 2001 + LEASE).await.unwrap(), "another's lease is not given back");
        there.release("one").await.unwrap();
        assert!(here.lease("one", 2001 + LEASE).await.unwrap());
    }
}

#[tokio::test]
async fn the_list_is_newest_first_and_unplayed_games_are_forgotten() {
    for place in Place::all().await {
        let store = place.open().await;
        for (id, updated, phase) in
            [("old", 10, Phase::Waiting), ("new", 30, Phase::Playing), ("mid", 20, Phase::Playing)]
        {
            store.insert(&Row { updated, phase, ..game(id) }, &NOBODY).await.unwrap();
        }
        let ids = |rows: Vec<Row>| rows.into_iter().map(|row| row.id).collect::<Vec<_>>();
        assert_eq!(ids(store.recent(2).await.unwrap()), ["new", "mid"]);
        assert_eq!(ids(store.listed(Phase::Playing, 9).await.unwrap()), ["new", "mid"]);
        assert_eq!(ids(store.listed(Phase::Waiting, 9).await.unwrap()), ["old"]);
        for (id, ply) in [("withdrawn", 0), ("played", 2)] {
            store.insert(&Row { updated: 40, phase: Phase::Ended, ply, ..game(id) }, &NOBODY).await.unwrap();
        }
        assert_eq!(ids(store.listed(Phase::Ended, 9).await.unwrap()), ["played"]);
        assert!(store.update(next(&Row { updated: 10, ..game("old") }, "e2e4")).await.unwrap());
        assert_eq!(store.forget_unplayed(25, 9).await.unwrap(), 1);
        assert_eq!(store.count_live().await.unwrap(), 2);
        assert_eq!(store.recent(9).await.unwrap().len(), 4);
    }
}

#[tokio::test]
async fn a_database_of_the_first_layout_keeps_its_games() {
    let place = Place::sqlite();
    sqlx::any::install_default_drivers();
    let pool = AnyPool::connect(&format!("{}?mode=rwc", place.url.replace(' ', "%20"))).await.unwrap();
    sqlx::raw_sql(include_str!("tests/first-layout.sql")).execute(&pool).await.unwrap();
    pool.close().await;
    let (store, other) = tokio::join!(place.open(), place.open());
    for store in [store, other] {
        let played = store.load("played").await.unwrap().unwrap();
        let texts: Vec<&str> = played.turns.iter().map(|turn| turn.text.as_str()).collect();
        assert_eq!(texts, ["f2f3", "e7e5", "g2g4", "d8h4"]);
        assert!(played.turns.iter().all(|turn| turn.spent.is_none()));
        assert_eq!((played.row.ply, played.row.revision, played.row.phase), (4, 5, Phase::Ended));
        assert_eq!(store.load("begun").await.unwrap().unwrap().row.phase, Phase::Playing);
    }
}

#[tokio::test]
async fn a_database_of_a_newer_variorum_is_left_alone() {
    for place in Place::all().await {
        let store = place.open().await;
        sqlx::query("INSERT INTO layout (version) VALUES (1000)").execute(store.writes()).await.unwrap();
        assert!(matches!(
            Store::open(&place.url, opening(Durability::Disk)).await,
            Err(ServeError::Newer { found: 1000, .. })
        ));
    }
}

#[tokio::test]
async fn other_databases_are_refused() {
    for url in ["mysql://x/y", "games.sqlite", ""] {
        assert!(matches!(Store::open(url, opening(Durability::Disk)).await, Err(ServeError::DatabaseAddress)), "{url}");
    }
}

/// An account, already there.
async fn account(store: &Store, name: &str) -> String {
    let account = crate::accounts::Account { id: format!("id-{name}"), name: name.into(), created: 1 };
    let id = account.id.clone();
    let new = NewAccount {
        account,
        folded: name.to_lowercase(),
        skeleton: format!("like {}", name.to_lowercase()),
        password: "x".into(),
    };
    assert!(store.add_account(&new).await.unwrap());
    assert!(
        !store
            .add_account(&NewAccount {
                account: crate::accounts::Account { id: "other".into(), ..new.account.clone() },
                ..new
            })
            .await
            .unwrap()
    );
    id
}

/// Accounts at a game.
/// Who has one or both.
fn sitter(account: Option<&String>, visitor: Option<&str>) -> Sitter {
    Sitter { account: account.cloned(), visitor: visitor.map(str::to_owned) }
}

fn seated(accounts: [&str; 2]) -> [Option<Sitter>; 2] {
    accounts.map(|account| Some(Sitter { visitor: None, account: Some(account.into()) }))
}

/// `row` ended with a result.
fn ended(row: &Row, result: &str) -> Change {
    let row = Row { result: result.into(), phase: Phase::Ended, revision: row.revision + 1, ..row.clone() };
    Change { row, kept: 0, removed: 0, added: Vec::new() }
}

#[tokio::test]
async fn a_rated_game_changes_both_ratings_once_though_two_processes_end_it() {
    for place in Place::all().await {
        let (here, there) = (place.open().await, place.open().await);
        let (ann, bob) = (account(&here, "Ann").await, account(&here, "Bob").await);
        let row = game("one");
        here.insert(&row, &seated([&ann, &bob])).await.unwrap();
        let (one, other) =
            tokio::join!(here.update(ended(&row, "0-1 resign")), there.update(ended(&row, "0-1 resign")));
        assert!(one.unwrap() != other.unwrap());
        let (white, black) = (here.ratings(&ann).await.unwrap(), here.ratings(&bob).await.unwrap());
        assert_eq!((white.len(), black.len()), (1, 1));
        assert_eq!((white[0].games, black[0].games, white[0].updated), (1, 1, row.updated));
        let sum = white[0].rating.rating + black[0].rating.rating;
        assert!(white[0].rating.rating < 1400.0 && (sum - 3000.0).abs() < 1e-6, "{white:?} {black:?}");
        // A game that is reopened and ends again does not count again.
        let again = ended(&Row { revision: 2, ..row.clone() }, "1-0 resign");
        assert!(here.update(again).await.unwrap());
        assert_eq!(here.ratings(&ann).await.unwrap(), white);
        let history = here.rating_changes(&bob, &row.game, 10).await.unwrap();
        assert_eq!(history.len(), 1);
        assert_eq!(
            (history[0].session.as_str(), history[0].before, history[0].after),
            ("one", 1500.0, black[0].rating.rating)
        );
        let players = here.players("one", row.updated).await.unwrap();
        let [Some(white_player), Some(black_player)] = players else { panic!("two players") };
        assert_eq!((white_player.name.as_str(), white_player.rating), ("Ann", white[0].rating));
        assert_eq!((black_player.id.as_str(), black_player.rating), (bob.as_str(), black[0].rating));
        // Who leaves takes ratings and logins along; the other's stay, and so do the games.
        here.delete_account(&ann).await.unwrap();
        assert!(here.ratings(&ann).await.unwrap().is_empty());
        assert_eq!(here.ratings(&bob).await.unwrap(), black);
        assert_eq!(here.sitters("one").await.unwrap()[0], Some(Sitter::default()));
        assert_eq!(here.games_of(&sitter(Some(&bob), None), &Page { after: None, most: 9 }).await.unwrap().len(), 1);
    }
}

#[tokio::test]
async fn games_that_do_not_count_change_no_rating() {
    for place in Place::all().await {
        let store = place.open().await;
        let (ann, bob) = (account(&store, "Ann").await, account(&store, "Bob").await);
        let unrated = Row { rated: false, ..game("unrated") };
        let (aborted, alone, against_oneself) = (game("aborted"), game("alone"), game("oneself"));
        let [one, _] = seated([&ann, &bob]);
        for (row, sitters) in [
            (&unrated, seated([&ann, &bob])),
            (&aborted, seated([&ann, &bob])),
            (&alone, [one, None]),
            (&against_oneself, seated([&ann, &ann])),
        ] {
            store.insert(row, &sitters).await.unwrap();
        }
        for (row, result) in
            [(&unrated, "1-0 x"), (&aborted, "* abort"), (&alone, "1-0 x"), (&against_oneself, "1-0 x")]
        {
            assert!(store.update(ended(row, result)).await.unwrap());
        }
        assert!(store.ratings(&ann).await.unwrap().is_empty());
        assert!(store.ratings(&bob).await.unwrap().is_empty());
    }
}

#[tokio::test]
async fn many_rated_games_end_in_two_processes_at_once() {
    for place in Place::all().await {
        let stores = [place.open().await, place.open().await];
        let mut ids = Vec::new();
        for name in ["Ann", "Bob", "Cid", "Dan"] {
            ids.push(account(&stores[0], name).await);
        }
        let mut rows = Vec::new();
        for number in 0..24_usize {
            let row = game(&format!("game{number}"));
            let (one, other) = (number % 4, (number + 1 + number / 8) % 4);
            stores[0].insert(&row, &seated([&ids[one], &ids[other]])).await.unwrap();
            rows.push(row);
        }
        let ends = rows.iter().enumerate().map(|(number, row)| {
            let (store, change) = (stores[number % 2].clone(), ended(row, "1-0 x"));
            tokio::spawn(async move { store.update(change).await.unwrap() })
        });
        for end in ends.collect::<Vec<_>>() {
            assert!(end.await.unwrap());
        }
        let mut games = 0;
        for id in &ids {
            let kept = stores[0].ratings(id).await.unwrap();
            assert_eq!(
                kept[0].games,
                i64::try_from(stores[1].rating_changes(id, &kept[0].game, 99).await.unwrap().len()).unwrap()
            );
            games += kept[0].games;
        }
        assert_eq!(games, 48, "each game counts for both");
    }
}

#[tokio::test]
async fn a_visitors_games_become_the_accounts_when_they_log_in() {
    for place in Place::all().await {
        let store = place.open().await;
        let (ann, bob) = (account(&store, "Ann").await, account(&store, "Bob").await);
        for number in 0..5 {
            let row = Row { updated: 10 + number / 2, ..game(&format!("game{number}")) };
            let sitter = Sitter { visitor: Some("visitor".into()), account: (number == 4).then(|| bob.clone()) };
            store.insert(&row, &[Some(sitter), None]).await.unwrap();
        }
        store.log_in(&logins::login("hash", &ann), Some("old"), Some("visitor"), 9, 9).await.unwrap();
        let ids = |rows: Vec<Row>| rows.into_iter().map(|row| row.id).collect::<Vec<_>>();
        assert_eq!(
            ids(store.games_of(&sitter(None, Some("visitor")), &Page { after: None, most: 9 }).await.unwrap()),
            ["game4"]
        );
        assert_eq!(
            ids(store.games_of(&sitter(Some(&bob), None), &Page { after: None, most: 9 }).await.unwrap()),
            ["game4"]
        );
        // In pages: newest first, by id where they are equally new.
        let first = store.games_of(&sitter(Some(&ann), None), &Page { after: None, most: 2 }).await.unwrap();
        let last = first.last().map(|row| (row.updated, row.id.clone()));
        assert_eq!(ids(first), ["game2", "game3"]);
        assert_eq!(
            ids(store.games_of(&sitter(Some(&ann), None), &Page { after: last, most: 2 }).await.unwrap()),
            ["game0", "game1"]
        );
        assert!(store.games_of(&sitter(None, None), &Page { after: None, most: 9 }).await.unwrap().is_empty());
    }
}

#[tokio::test]
async fn pages_follow_changes_and_show_strangers_what_is_public() {
    for place in Place::all().await {
        let store = place.open().await;
        let (ann, bob) = (account(&store, "Ann").await, account(&store, "Bob").await);
        for number in 0..4 {
            let row = Row { updated: 10 + number, listed: number == 1, ..game(&format!("game{number}")) };
            // In the first one Ann sits on both sides, in the last one with Bob.
            let other = [&ann, &ann, &ann, &bob][usize::try_from(number).unwrap()];
            let sitters = if number == 0 { seated([&ann, &ann]) } else { seated([&ann, other]) };
            store.insert(&row, &sitters).await.unwrap();
        }
        let ids = |rows: Vec<Row>| rows.into_iter().map(|row| row.id).collect::<Vec<_>>();
        let sits = sitter(Some(&ann), None);
        let own = async |page: Page| store.games_of(&sits, &page).await.unwrap();
        assert_eq!(ids(own(Page::first(9)).await), ["game3", "game2", "game1", "game0"]);
        // A game that changes comes first.
        let changed = Row { updated: 99, ply: 2, ..game("game0") };
        assert!(store.update(ended(&changed, "0-1 resign")).await.unwrap());
        let newest = ids(own(Page::first(2)).await);
        assert_eq!(newest[0], "game0", "{newest:?}");
        let stranger = sitter(None, Some("stranger"));
        assert_eq!(ids(store.games_shown(&ann, &stranger, &Page::first(9)).await.unwrap()), ["game0", "game1"]);
        let friend = sitter(Some(&bob), None);
        assert_eq!(ids(store.games_shown(&ann, &friend, &Page::first(9)).await.unwrap()), ["game0", "game3", "game1"]);
    }
}

#[tokio::test]
async fn commits_without_a_pause_do_not_let_the_log_grow_without_end() {
    let place = Place::sqlite();
    let store = Store::open(&place.url, opening(Durability::Process)).await.unwrap();
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
    // A busy machine copies seldom; without copying it would be all of it.
    assert!(bytes < whole / 4 * 3, "{bytes} bytes of log after {commits} commits, which wrote {whole}");
}
