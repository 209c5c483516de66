//! Recovery codes: used once, replaced together, gone with the account.

use super::logins::login;
use super::*;

fn code(label: &str) -> RecoveryCode {
    RecoveryCode { label: label.into(), hash: format!("hash of {label}") }
}

const NEW: NewHash<'static> = NewHash { hash: "new", at: 150, by_operator: false };

#[tokio::test]
async fn a_code_works_once_and_ends_all_logins() {
    for place in Place::all().await {
        let store = place.open().await;
        let (ann, bob) = (account(&store, "Ann").await, account(&store, "Bob").await);
        assert_eq!(store.recovery_codes(&ann).await.unwrap(), None);
        store.set_recovery_codes(&ann, &[code("one"), code("two")], 100).await.unwrap();
        store.set_recovery_codes(&bob, &[code("one")], 100).await.unwrap();
        assert_eq!(store.recovery_codes(&ann).await.unwrap(), Some(RecoveryCodes { left: 2, created: 100 }));
        assert_eq!(store.recovery_hash(&ann, "one").await.unwrap(), Some("hash of one".into()));
        assert_eq!(store.recovery_hash(&ann, "three").await.unwrap(), None);
        store.log_in(&login("hash", &ann), None, None, 3, 3).await.unwrap();

        let other = RecoveryCode { hash: "another hash".into(), ..code("one") };
        assert!(!store.recover(&ann, &other, &NEW).await.unwrap(), "replaced in the meantime");
        assert_eq!(store.password_of(&ann).await.unwrap(), Some("x".into()));
        assert_eq!(store.logins_of(&ann, 150, 0).await.unwrap().len(), 1);

        assert!(store.recover(&ann, &code("one"), &NEW).await.unwrap());
        assert_eq!(store.password_of(&ann).await.unwrap(), Some("new".into()));
        assert_eq!(store.password_change(&ann).await.unwrap(), Some((150, false)));
        assert!(store.logins_of(&ann, 150, 0).await.unwrap().is_empty());
        assert!(!store.knows_device("device of hash").await.unwrap());
        assert!(!store.recover(&ann, &code("one"), &NEW).await.unwrap(), "used up");
        assert_eq!(store.recovery_codes(&ann).await.unwrap().map(|codes| codes.left), Some(1));
        assert_eq!(store.recovery_codes(&bob).await.unwrap().map(|codes| codes.left), Some(1));
    }
}

#[tokio::test]
async fn a_new_set_replaces_the_old_one_and_goes_with_the_account() {
    for place in Place::all().await {
        let store = place.open().await;
        let ann = account(&store, "Ann").await;
        store.set_recovery_codes(&ann, &[code("one"), code("two")], 100).await.unwrap();
        store.set_recovery_codes(&ann, &[code("three")], 120).await.unwrap();
        assert_eq!(store.recovery_codes(&ann).await.unwrap(), Some(RecoveryCodes { left: 1, created: 120 }));
        assert_eq!(store.recovery_hash(&ann, "one").await.unwrap(), None);
        store.delete_account(&ann).await.unwrap();
        assert_eq!(store.recovery_codes(&ann).await.unwrap(), None);
    }
}
