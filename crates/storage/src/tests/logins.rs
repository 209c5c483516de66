//! Accounts, their logins and devices.

use super::*;

/// A login on a device of its own, from 100 to 200.
pub(crate) fn login(token: &str, account: &str) -> StoredLogin {
    StoredLogin {
        token: token.into(),
        account: account.into(),
        created: 100,
        used: 100,
        expires: 200,
        browser: "Firefox".into(),
        system: "Linux".into(),
        device: format!("device of {token}"),
    }
}

async fn begin(store: &Store, login: &StoredLogin) {
    store.log_in(login, None, None, 3, 3).await.unwrap();
}

async fn tokens(store: &Store, account: &str) -> Vec<String> {
    store.logins_of(account, 150, 0).await.unwrap().into_iter().map(|login| login.token).collect()
}

#[tokio::test]
async fn a_login_ends_when_it_expires_or_is_not_used() {
    for place in Place::all().await {
        let store = place.open().await;
        let ann = account(&store, "Ann").await;
        begin(&store, &login("hash", &ann)).await;
        let known = async |now, idle| {
            store.account_of_login("hash", now, idle).await.unwrap().map(|(found, used)| (found.name, used))
        };
        assert_eq!(known(199, 99).await, Some(("Ann".into(), 100)));
        assert_eq!(known(200, 0).await, None, "its time is over");
        assert_eq!(known(199, 100).await, None, "nobody used it");
        assert_eq!(store.account_of_login("other", 0, 0).await.unwrap(), None);
        // A use is recorded only if the stored one is old.
        store.use_login("hash", 150, 99).await.unwrap();
        assert_eq!(known(199, 99).await, Some(("Ann".into(), 100)));
        store.use_login("hash", 150, 100).await.unwrap();
        assert_eq!(known(199, 149).await, Some(("Ann".into(), 150)));
        assert_eq!(store.logins_of(&ann, 199, 149).await.unwrap(), [StoredLogin { used: 150, ..login("hash", &ann) }]);
        assert!(
            store.logins_of(&ann, 200, 0).await.unwrap().is_empty()
                && store.logins_of(&ann, 199, 150).await.unwrap().is_empty()
        );
    }
}

#[tokio::test]
async fn logins_and_devices_are_bounded_and_end_one_by_one() {
    for place in Place::all().await {
        let store = place.open().await;
        let (ann, bob) = (account(&store, "Ann").await, account(&store, "Bob").await);
        begin(&store, &login("bob", &bob)).await;
        for number in 0..6_u8 {
            let token = format!("{number}{}", "0".repeat(63));
            begin(&store, &StoredLogin { used: 100 + i64::from(number), ..login(&token, &ann) }).await;
        }
        let left = tokens(&store, &ann).await;
        assert_eq!(left.iter().map(|token| &token[..1]).collect::<Vec<_>>(), ["5", "4", "3"]);
        assert_eq!(tokens(&store, &bob).await, ["bob"]);
        assert!(!store.knows_device(&format!("device of 2{}", "0".repeat(63))).await.unwrap());

        // Nobody can end another account's login, and the device of an ended login is no longer known.
        let ended = login(&left[1], &ann);
        store.end_login(&bob, ended.id()).await.unwrap();
        assert_eq!(tokens(&store, &ann).await.len(), 3);
        assert!(store.knows_device(&ended.device).await.unwrap());
        store.end_login(&ann, ended.id()).await.unwrap();
        assert_eq!(tokens(&store, &ann).await, [left[0].clone(), left[2].clone()]);
        assert!(!store.knows_device(&ended.device).await.unwrap());

        // After a change of password only this device stays known.
        let (here, there) = (login(&left[0], &ann).device, login(&left[2], &ann).device);
        store.set_password(&ann, &NewHash { hash: "new", at: 7, by_operator: false }, Some(&here)).await.unwrap();
        assert_eq!(store.password_of(&ann).await.unwrap().as_deref(), Some("new"));
        assert!(tokens(&store, &ann).await.is_empty());
        assert!(store.knows_device(&here).await.unwrap() && !store.knows_device(&there).await.unwrap());
        assert!(store.knows_device("device of bob").await.unwrap());
        // Unused logins and devices are deleted.
        let late = StoredLogin { used: 1000, expires: 2000, ..login("late", &ann) };
        store.log_in(&late, None, None, 3, 3).await.unwrap();
        let rows = async |table: &str| {
            let count = sqlx::AssertSqlSafe(format!("SELECT CAST(COUNT(*) AS BIGINT) FROM {table}"));
            sqlx::query(count).fetch_one(store.reads()).await.unwrap().get::<i64, _>(0)
        };
        assert_eq!((rows("login").await, rows("device").await), (2, 3));
        store.forget_ended_logins(199, 99, 99).await.unwrap();
        assert_eq!((rows("login").await, rows("device").await), (2, 3));
        store.forget_ended_logins(200, 99, 100).await.unwrap();
        assert_eq!(
            (rows("login").await, rows("device").await),
            (1, 2),
            "its time is over; ann's device here was used later"
        );
        store.forget_ended_logins(200, 1000, 1000).await.unwrap();
        assert_eq!((rows("login").await, rows("device").await), (0, 0));
    }
}

fn named(name: &str, skeleton: &str) -> NewAccount {
    new_account(&format!("id-{name}"), name, skeleton)
}

#[tokio::test]
async fn one_of_several_lookalike_names_can_be_taken() {
    for place in Place::all().await {
        let (here, there) = (place.open().await, place.open().await);
        assert!(here.add_account(&named("Paul", "paul")).await.unwrap());
        assert!(!there.add_account(&named("PauI", "paul")).await.unwrap());
        assert!(
            there.is_name_taken("other", "paul").await.unwrap() && there.is_name_taken("paul", "other").await.unwrap()
        );
        assert!(!there.is_name_taken("other", "other").await.unwrap());
        for number in 0..20 {
            let (skeleton, name) = (format!("like{number}"), |letter: char| format!("{letter}{number}"));
            let (one, other) = (named(&name('a'), &skeleton), named(&name('b'), &skeleton));
            let (one, other) = tokio::join!(here.add_account(&one), there.add_account(&other));
            assert!(one.unwrap() != other.unwrap(), "two processes at once");
        }
    }
}

/// Every text and number of every table, as the database itself lists them.
async fn everything(store: &Store) -> String {
    let tables = match store.kind() {
        DatabaseKind::Sqlite => "SELECT name FROM sqlite_master WHERE type = 'table'",
        DatabaseKind::Postgres => {
            "SELECT CAST(table_name AS TEXT) FROM information_schema.tables WHERE table_schema = 'public'"
        }
    };
    let mut all = String::new();
    for table in sqlx::query(tables).fetch_all(store.reads()).await.unwrap() {
        let table: String = table.get(0);
        if table == "_sqlx_migrations" {
            // It contains nothing about people, and its checksums are not text.
            continue;
        }
        let columns = match store.kind() {
            DatabaseKind::Sqlite => format!("SELECT name FROM pragma_table_info('{table}')"),
            DatabaseKind::Postgres => {
                format!("SELECT CAST(column_name AS TEXT) FROM information_schema.columns WHERE table_name = '{table}'")
            }
        };
        for column in sqlx::query(sqlx::AssertSqlSafe(columns)).fetch_all(store.reads()).await.unwrap() {
            let column: String = column.get(0);
            let values = format!("SELECT CAST({column} AS TEXT) FROM {table} WHERE {column} IS NOT NULL");
            for value in sqlx::query(sqlx::AssertSqlSafe(values)).fetch_all(store.reads()).await.unwrap() {
                all.push_str(&format!("{table}.{column}: {}\n", value.get::<String, _>(0)));
            }
        }
    }
    all
}

#[tokio::test]
async fn nothing_remains_of_a_deleted_account() {
    for place in Place::all().await {
        let store = place.open().await;
        let (ann, bob) = (account(&store, "Annabella").await, account(&store, "Bob").await);
        store.log_in(&login("token of annabella", &ann), None, None, 3, 3).await.unwrap();
        let row = game("one");
        store.insert(&row, &seated([&ann, &bob])).await.unwrap();
        assert!(store.update(ended(&row, "0-1 resign")).await.unwrap());
        store.say("one", true, r#"{"text":"hello"}"#, Some(&ann), 9).await.unwrap();
        let attempt = NewAttempt {
            account: ann.clone(),
            puzzle: "any-1".into(),
            game: "any".into(),
            rating: 1500.0,
            outcome: AttemptOutcome::Solved,
            at: 1,
            daily: Some(1),
        };
        store.attempt_puzzle(&attempt).await.unwrap();
        store.block(&ann, &bob, 1).await.unwrap();
        store.block(&bob, &ann, 1).await.unwrap();
        for (id, reporter, reported) in [("by", &ann, &bob), ("about", &bob, &ann)] {
            let report = PlayerReport {
                id: id.into(),
                reporter: Some(reporter.clone()),
                account: Some(reported.clone()),
                reason: "other",
                ..PlayerReport::default()
            };
            assert!(store.report(&report, 9).await.unwrap());
        }
        assert!(store.lock_account(&ann, "Annabella insulted Bob", 1).await.unwrap());
        store.unlock_account(&ann, 1).await.unwrap();
        store.log_in(&login("token of annabella", &ann), None, None, 3, 3).await.unwrap();
        let traces = |all: &str| {
            let all = all.to_lowercase();
            // The operator's actions are stored by the account's id, which is random and meaningless once the account is deleted.
            let lines = all.lines().filter(|line| line.contains("annabella") && !line.starts_with("operation.subject"));
            lines.map(str::to_owned).collect::<Vec<_>>()
        };
        let before = traces(&everything(&store).await);
        for column in [
            "account.id",
            "account.name",
            "account.skeleton",
            "login.account",
            "device.hash",
            "rating.account",
            "rating_change.account",
            "puzzle_solver.account",
            "puzzle_attempt.account",
            "puzzle_streak.account",
            "seat.account",
            "chat.account",
            "block.account",
            "block.blocked",
            "report.reporter",
            "report.account",
            "operation.detail",
        ] {
            assert!(
                before.iter().any(|line| line.starts_with(&format!("{column}:"))),
                "{column} is not looked at: {before:?}"
            );
        }
        store.delete_account(&ann).await.unwrap();
        assert_eq!(traces(&everything(&store).await), Vec::<String>::new());
        // The game and the other player's rating remain.
        assert_eq!(store.games_of(&sitter(Some(&bob), None), &Page { after: None, most: 9 }).await.unwrap().len(), 1);
        assert_eq!(store.ratings(&bob).await.unwrap().len(), 1);
    }
}
