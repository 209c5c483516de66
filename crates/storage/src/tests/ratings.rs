//! Ratings: each rated game counts once.

use super::*;

#[tokio::test]
async fn a_rated_game_changes_both_ratings_once_even_if_two_processes_end_it() {
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
        let again = ended(&SessionRow { revision: 2, ..row.clone() }, "1-0 resign");
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
        // A deleted account takes its ratings and logins along; those of the other player remain, and so do the games.
        here.delete_account(&ann).await.unwrap();
        assert!(here.ratings(&ann).await.unwrap().is_empty());
        assert_eq!(here.ratings(&bob).await.unwrap(), black);
        assert_eq!(here.sitters("one").await.unwrap()[0], Some(Sitter::default()));
        assert_eq!(here.games_of(&sitter(Some(&bob), None), &Page { after: None, most: 9 }).await.unwrap().len(), 1);
    }
}

#[tokio::test]
async fn unrated_games_change_no_rating() {
    for place in Place::all().await {
        let store = place.open().await;
        let (ann, bob) = (account(&store, "Ann").await, account(&store, "Bob").await);
        let unrated = SessionRow { rated: false, ..game("unrated") };
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
async fn many_rated_games_can_end_concurrently_in_two_processes() {
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
async fn all_rating_changes_come_in_pages() {
    for place in Place::all().await {
        let store = place.open().await;
        let (ann, bob) = (account(&store, "Ann").await, account(&store, "Bob").await);
        for number in 0..5 {
            let row = SessionRow { updated: 10 + number / 2, ..game(&format!("game{number}")) };
            store.insert(&row, &seated([&ann, &bob])).await.unwrap();
            assert!(store.update(ended(&row, "1-0 x")).await.unwrap());
        }
        let (mut found, mut after) = (Vec::new(), None);
        loop {
            let page = store.all_rating_changes(&ann, after, 2).await.unwrap();
            let Some(last) = page.last() else { break };
            after = Some((last.at, last.session.clone()));
            found.extend(page.into_iter().map(|change| change.session));
        }
        assert_eq!(found, ["game0", "game1", "game2", "game3", "game4"]);
    }
}
