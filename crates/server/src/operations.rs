//! Hearing what the operator has done with `variorum admin`, in another process: the table of operations is read once a second.
//!
//! Reading is all it takes, on SQLite and on PostgreSQL, and no word can get lost: operations are numbered without gaps.

use std::sync::{Arc, Weak};
use std::time::Duration;

use tokio::sync::watch;
use variorum_storage::{Action, Operation, Setting, StorageError, Store};

use crate::networks::{Network, Networks};
use crate::sessions::{Inner, as_i64};
use crate::wire::Bulletin;

/// How often operations are looked for.
const EVERY: Duration = Duration::from_secs(1);
/// After so many looks the settings are read anew though nothing was done: blocks of networks end by themselves.
const LOOKS: u32 = 60;

/// What the operator has decided for the whole site.
#[derive(Clone, Default)]
pub(crate) struct Orders {
    /// What visitors are told.
    pub bulletin: Bulletin,
    /// Networks that may not use the server.
    pub blocked: Networks,
}

impl Orders {
    /// Reads them; from then on the store changes nothing if the operator wants that.
    async fn read(store: &Store, now: i64) -> Result<Self, StorageError> {
        let bulletin = Bulletin {
            announcement: store.setting(Setting::Announcement).await?,
            read_only: store.setting(Setting::ReadOnly).await?.is_some(),
        };
        let blocks = store.network_blocks(now).await?;
        // Each was read by the same rules before it was kept.
        let blocked = blocks.iter().filter_map(|block| Network::parse(&block.network).ok()).collect();
        store.set_read_only(bulletin.read_only);
        Ok(Self { bulletin, blocked })
    }
}

/// The orders as this process knows them, and the number of the last operation that it has heard of.
pub(crate) async fn begin(store: &Store, now: i64) -> Result<(watch::Sender<Arc<Orders>>, i64), StorageError> {
    // In this order: what is done in between is heard twice, which does no harm.
    let last = store.last_operation().await?;
    let orders = Orders::read(store, now).await?;
    Ok((watch::channel(Arc::new(orders)).0, last))
}

/// Follows what the operator does, after an operation, until the server closes.
pub(crate) fn follow(state: &Arc<Inner>, mut last: i64) {
    let mut closing = state.closing.subscribe();
    let state: Weak<Inner> = Arc::downgrade(state);
    tokio::spawn(async move {
        let (mut looks, mut failing) = (0, false);
        loop {
            tokio::select! {
                () = tokio::time::sleep(EVERY) => {}
                _ = closing.wait_for(|closing| *closing) => return,
            }
            let Some(state) = state.upgrade() else { return };
            looks = (looks + 1) % LOOKS;
            match look(&state, last, looks == 0).await {
                Ok(number) => (last, failing) = (number, false),
                // Once for each spell: storage counts all failures.
                Err(error) if !failing => {
                    failing = true;
                    tracing::error!("what the operator does cannot be read: {error}");
                }
                Err(_) => {}
            }
        }
    });
}

/// Takes over what was done after an operation; gives the number of the last one.
async fn look(state: &Inner, mut last: i64, refresh: bool) -> Result<i64, StorageError> {
    let mut refresh = refresh;
    loop {
        let operations = state.store().operations_after(last).await?;
        if operations.is_empty() {
            break;
        }
        for operation in operations {
            last = operation.number;
            tracing::warn!("the operator: {} {}", operation.word, operation.subject);
            refresh |= apply(state, &operation).await;
        }
    }
    if refresh {
        let orders = Orders::read(state.store(), as_i64(state.shared.time.now())).await?;
        let reopened = state.orders.borrow().bulletin.read_only && !orders.bulletin.read_only;
        state.orders.send_replace(Arc::new(orders));
        if reopened {
            state.all_in_memory().iter().for_each(|handle| handle.resume());
        }
    }
    Ok(last)
}

/// Takes over one operation; tells whether the orders have changed.
async fn apply(state: &Inner, operation: &Operation) -> bool {
    let subject = &*operation.subject;
    let Some(action) = operation.action else { return true };
    match action {
        Action::LockAccount | Action::SetPassword => state.logins.doubt(subject),
        Action::RenameAccount | Action::DeleteAccount | Action::SilenceAccount => {
            state.look_at_account(Some(subject));
        }
        Action::RemoveLines => {
            if let Some(handle) = state.in_memory(subject) {
                handle.chat_removed();
            }
        }
        Action::RemoveGame => state.forget_game(subject).await,
        Action::BlockNetwork | Action::UnblockNetwork | Action::SetReadOnly | Action::Announce => return true,
        Action::UnlockAccount | Action::HandleReport => {}
    }
    false
}
