//! The parts of the server that requests about accounts need.

use std::sync::Arc;

use variorum_storage::{Account, Store};

use super::attempts::Attempts;
use super::name;
use super::password::Passwords;
use crate::account_changes::AccountChanges;
use crate::error::ApiError;
use crate::security::SecurityLog;
use crate::time::Time;

/// The parts of the server that requests about accounts need.
pub(crate) struct Accounts {
    pub store: Store,
    pub time: Time,
    /// Spreads changes of accounts.
    pub changes: AccountChanges,
    pub security: Arc<SecurityLog>,
    pub passwords: Passwords,
    pub attempts: Attempts,
}

impl Accounts {
    pub fn new(store: Store, time: Time, changes: AccountChanges, security: Arc<SecurityLog>) -> Self {
        Self { store, time, changes, security, passwords: Passwords::new(), attempts: Attempts::new() }
    }
}

/// The account with a name in any spelling; a 404 error if there is none.
pub(crate) async fn account_named(store: &Store, name: &str) -> Result<Account, ApiError> {
    let nobody = || ApiError::NoPlayer;
    let found = store.account_named(&name::asked(name).ok_or_else(nobody)?).await?;
    found.map(|found| found.account).ok_or_else(nobody)
}
