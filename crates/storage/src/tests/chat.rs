//! Chat lines: how many are stored, and their speakers.

use super::*;

#[tokio::test]
async fn the_last_lines_of_each_room_are_kept() {
    for place in Place::all().await {
        let store = place.open().await;
        store.insert(&game("one"), &NOBODY).await.unwrap();
        store.insert(&game("two"), &NOBODY).await.unwrap();
        store.say("two", true, "other game", None, 3).await.unwrap();
        store.say("one", true, "other room", None, 3).await.unwrap();
        for number in 2..=12 {
            assert_eq!(store.say("one", false, &format!("line {number}"), None, 3).await.unwrap(), number);
        }
        let said = store.said("one", 0, 100).await.unwrap();
        let kept: Vec<(i64, &str)> = said.iter().map(|said| (said.number, said.line.as_str())).collect();
        assert_eq!(kept, [(1, "other room"), (10, "line 10"), (11, "line 11"), (12, "line 12")]);
        assert_eq!(store.said("two", 0, 100).await.unwrap().len(), 1);
    }
}

#[tokio::test]
async fn a_chat_line_loses_its_name_with_the_account_and_nobody_inherits_it() {
    for place in Place::all().await {
        let store = place.open().await;
        store.insert(&game("one"), &NOBODY).await.unwrap();
        let account = |id: &str| new_account(id, "Ada", "ada");
        assert!(store.add_account(&account("first")).await.unwrap());
        store.say("one", true, "hello", Some("first"), 9).await.unwrap();
        let by = async || store.said("one", 0, 9).await.unwrap()[0].by.clone();
        assert_eq!(by().await, Some(("first".into(), "Ada".into())));
        store.delete_account("first").await.unwrap();
        assert_eq!(by().await, None);
        assert!(store.add_account(&account("second")).await.unwrap());
        assert_eq!(by().await, None);
    }
}
