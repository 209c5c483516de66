//! Games: written, read, listed; seats, leases and notices.

use variorum_rules::Side;

use super::*;
use crate::open::PATIENCE;

#[tokio::test]
async fn a_stored_game_is_read_back_unchanged() {
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
        let ended = SessionRow {
            revision: 4,
            result: "0-1 resign".into(),
            phase: SessionPhase::Ended,
            listed: false,
            due: None,
            details: "{}".into(),
            ..second.row.clone()
        };
        let other = GameChange {
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
        // The same in another process, and after this one has ended.
        assert_eq!(place.open().await.load("one").await.unwrap(), Some(stored.clone()));
        store.close().await;
        assert_eq!(place.open().await.load("one").await.unwrap(), Some(stored));
    }
}

#[tokio::test]
async fn one_of_two_writers_wins() {
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
async fn many_games_are_written_together_and_a_stale_one_does_no_harm() {
    for place in Place::all().await {
        let store = place.open().await;
        let rows: Vec<SessionRow> = (0..60).map(|number| game(&format!("game{number}"))).collect();
        for row in &rows {
            store.insert(row, &NOBODY).await.unwrap();
        }
        let writes = rows.iter().enumerate().map(|(index, row)| {
            let store = store.clone();
            let mut change = next(row, "e2e4");
            // Every tenth is based on a revision that does not exist.
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
async fn a_failed_write_leaves_no_partial_change() {
    for place in Place::all().await {
        let store = place.open().await;
        store.insert(&game("one"), &NOBODY).await.unwrap();
        store.insert(&game("two"), &NOBODY).await.unwrap();
        // Two turns with the same number: the second violates the key.
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
async fn processes_notify_each_other_of_changes() {
    for place in Place::all().await {
        let here = place.open().await;
        let there = if here.kind() == DatabaseKind::Postgres { place.open().await } else { here.clone() };
        let (mut mine, mut theirs) = (here.notices(), there.notices());
        here.insert(&game("one"), &NOBODY).await.unwrap();
        assert!(here.update(next(&game("one"), "e2e4")).await.unwrap());
        assert!(!here.update(next(&game("one"), "d2d4")).await.unwrap());
        here.announce(Notice::new(Topic::Lobby, "", 0)).await.unwrap();
        let foreign = here.kind() == DatabaseKind::Postgres;
        for (heard, foreign) in [(&mut mine, false), (&mut theirs, foreign)] {
            let mut next = async || tokio::time::timeout(PATIENCE, heard.recv()).await.unwrap().unwrap();
            assert_eq!(next().await, Notice { foreign, ..Notice::new(Topic::Session, "one", 2) });
            assert_eq!(next().await, Notice { foreign, ..Notice::new(Topic::Lobby, "", 0) });
        }
    }
}

#[tokio::test]
async fn a_new_game_is_visible_only_with_its_seats() {
    for place in Place::all().await {
        let (here, there) = (place.open().await, place.open().await);
        let sitters = ["me", "you"].map(|name| Some(Sitter { visitor: Some(name.into()), account: None }));
        let births = async {
            for number in 0..100 {
                let row = SessionRow { due: Some(number), ..game(&number.to_string()) };
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
async fn the_list_is_newest_first_and_unplayed_games_are_deleted() {
    for place in Place::all().await {
        let store = place.open().await;
        for (id, updated, phase) in
            [("old", 10, SessionPhase::Waiting), ("new", 30, SessionPhase::Playing), ("mid", 20, SessionPhase::Playing)]
        {
            store.insert(&SessionRow { updated, phase, ..game(id) }, &NOBODY).await.unwrap();
        }
        let ids = |rows: Vec<SessionRow>| rows.into_iter().map(|row| row.id).collect::<Vec<_>>();
        assert_eq!(ids(store.recent(2).await.unwrap()), ["new", "mid"]);
        assert_eq!(ids(store.listed(SessionPhase::Playing, 9).await.unwrap()), ["new", "mid"]);
        assert_eq!(ids(store.listed(SessionPhase::Waiting, 9).await.unwrap()), ["old"]);
        for (id, ply) in [("withdrawn", 0), ("played", 2)] {
            store
                .insert(&SessionRow { updated: 40, phase: SessionPhase::Ended, ply, ..game(id) }, &NOBODY)
                .await
                .unwrap();
        }
        assert_eq!(ids(store.listed(SessionPhase::Ended, 9).await.unwrap()), ["played"]);
        assert!(store.update(next(&SessionRow { updated: 10, ..game("old") }, "e2e4")).await.unwrap());
        assert_eq!(store.forget_unplayed(25, 9).await.unwrap(), 1);
        assert_eq!(store.count_live().await.unwrap(), 2);
        assert_eq!(store.recent(9).await.unwrap().len(), 4);
    }
}
