//! Following what the operator does with `variorum admin` in another process: the table of operations is polled once a second.
//!
//! Polling is sufficient, on SQLite and on PostgreSQL, and nothing can be missed: operations are numbered without gaps.

use std::sync::{Arc, Weak};
use std::time::Duration;

use variorum_storage::{Operation, OperatorAction, StorageError};

use crate::account_changes::AccountChanges;
use crate::live_games::LiveGames;
use crate::logins::Logins;
use crate::shutdown::Shutdown;
use crate::site_settings::SettingsWatch;

/// How often the table is polled.
const EVERY: Duration = Duration::from_secs(1);
/// After this many polls the settings are read again even without a new operation, since blocks of networks expire.
const LOOKS: u32 = 60;

/// Applies the operations that follow an operation, until the server shuts down.
pub(crate) fn follow(settings: &SettingsWatch, changes: &AccountChanges, shutdown: &Shutdown, mut last: i64) {
    let mut closing = shutdown.subscribe();
    let (settings, logins) = (settings.clone(), changes.logins.clone());
    let games: Weak<LiveGames> = Arc::downgrade(&changes.games);
    tokio::spawn(async move {
        let (mut looks, mut failing) = (0, false);
        loop {
            tokio::select! {
                () = tokio::time::sleep(EVERY) => {}
                _ = closing.wait_for(|closing| *closing) => return,
            }
            let Some(games) = games.upgrade() else { return };
            looks = (looks + 1) % LOOKS;
            let changes = AccountChanges { logins: Logins::clone(&logins), games };
            match look(&settings, &changes, last, looks == 0).await {
                Ok(number) => (last, failing) = (number, false),
                // Logged once per outage: storage counts all failures.
                Err(error) if !failing => {
                    failing = true;
                    tracing::error!("could not read the operator's actions: {error}");
                }
                Err(_) => {}
            }
        }
    });
}

/// Applies the operations that follow `last`; returns the number of the last one.
async fn look(
    settings: &SettingsWatch,
    changes: &AccountChanges,
    mut last: i64,
    refresh: bool,
) -> Result<i64, StorageError> {
    let shared = &changes.games.shared;
    let mut refresh = refresh;
    loop {
        let operations = shared.store.operations_after(last).await?;
        if operations.is_empty() {
            break;
        }
        for operation in operations {
            last = operation.number;
            tracing::warn!("applying an action of the operator: {} {}", operation.word, operation.subject);
            refresh |= apply(changes, &operation).await;
        }
    }
    if refresh {
        let before = settings.now();
        settings.refresh(&shared.store, shared.time.now_i64()).await?;
        if before.bulletin.read_only && !settings.now().bulletin.read_only {
            changes.games.all().iter().for_each(|handle| handle.resume());
        }
    }
    Ok(last)
}

/// Applies one operation; returns whether the settings have changed.
async fn apply(changes: &AccountChanges, operation: &Operation) -> bool {
    let subject = &*operation.subject;
    let Some(action) = operation.action else { return true };
    match action {
        OperatorAction::LockAccount | OperatorAction::SetPassword => changes.logins.doubt(subject),
        OperatorAction::RenameAccount | OperatorAction::DeleteAccount | OperatorAction::SilenceAccount => {
            changes.look_at(Some(subject))
        }
        OperatorAction::RemoveLines => {
            if let Some(handle) = changes.games.get(subject) {
                handle.chat_removed();
            }
        }
        OperatorAction::RemoveGame => changes.games.forget(subject).await,
        OperatorAction::BlockNetwork
        | OperatorAction::UnblockNetwork
        | OperatorAction::SetReadOnly
        | OperatorAction::Announce => return true,
        OperatorAction::UnlockAccount | OperatorAction::HandleReport => {}
    }
    false
}
