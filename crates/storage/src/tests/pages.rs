//! A person's games, page by page.

use super::*;

#[tokio::test]
async fn a_visitors_games_become_the_accounts_when_they_log_in() {
    for place in Place::all().await {
        let store = place.open().await;
        let (ann, bob) = (account(&store, "Ann").await, account(&store, "Bob").await);
        for number in 0..5 {
            let row = SessionRow { updated: 10 + number / 2, ..game(&format!("game{number}")) };
            let sitter = Sitter { visitor: Some("visitor".into()), account: (number == 4).then(|| bob.clone()) };
            store.insert(&row, &[Some(sitter), None]).await.unwrap();
        }
        store.log_in(&logins::login("hash", &ann), Some("old"), Some("visitor"), 9, 9).await.unwrap();
        let ids = |rows: Vec<SessionRow>| rows.into_iter().map(|row| row.id).collect::<Vec<_>>();
        assert_eq!(
            ids(store.games_of(&sitter(None, Some("visitor")), &Page { after: None, most: 9 }).await.unwrap()),
            ["game4"]
        );
        assert_eq!(
            ids(store.games_of(&sitter(Some(&bob), None), &Page { after: None, most: 9 }).await.unwrap()),
            ["game4"]
        );
        // In pages: newest first, ordered by id if equally new.
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
            let row = SessionRow { updated: 10 + number, listed: number == 1, ..game(&format!("game{number}")) };
            // In the first one Ann sits on both sides, in the last one with Bob.
            let other = [&ann, &ann, &ann, &bob][usize::try_from(number).unwrap()];
            let sitters = if number == 0 { seated([&ann, &ann]) } else { seated([&ann, other]) };
            store.insert(&row, &sitters).await.unwrap();
        }
        let ids = |rows: Vec<SessionRow>| rows.into_iter().map(|row| row.id).collect::<Vec<_>>();
        let sits = sitter(Some(&ann), None);
        let own = async |page: Page| store.games_of(&sits, &page).await.unwrap();
        assert_eq!(ids(own(Page::first(9)).await), ["game3", "game2", "game1", "game0"]);
        // A game that changes moves to the top.
        let changed = SessionRow { updated: 99, ply: 2, ..game("game0") };
        assert!(store.update(ended(&changed, "0-1 resign")).await.unwrap());
        let newest = ids(own(Page::first(2)).await);
        assert_eq!(newest[0], "game0", "{newest:?}");
        let stranger = sitter(None, Some("stranger"));
        assert_eq!(ids(store.games_shown(&ann, &stranger, &Page::first(9)).await.unwrap()), ["game0", "game1"]);
        let friend = sitter(Some(&bob), None);
        assert_eq!(ids(store.games_shown(&ann, &friend, &Page::first(9)).await.unwrap()), ["game0", "game3", "game1"]);
    }
}
