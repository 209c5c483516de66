//! The open sockets of each login, so that they end with it.
//!
//! A socket knows its owner from the moment it was opened. When logins of an account end, all sockets of the account are marked as doubtful: before
//! it does anything else, each checks its own login in the database, and closes if that is gone. So it does not matter which of the account's logins
//! has ended, and an unnecessary doubt does no harm.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

/// All open sockets with a login, by account.
#[derive(Clone, Default)]
pub(crate) struct Logins(Arc<Mutex<HashMap<String, Vec<Arc<Doubt>>>>>);

/// Whether a socket's login may have ended.
#[derive(Default)]
struct Doubt {
    raised: AtomicBool,
    wake: Notify,
}

impl Doubt {
    fn raise(&self) {
        self.raised.store(true, Ordering::SeqCst);
        self.wake.notify_one();
    }
}

/// The entry of a socket; removed when this is dropped.
pub(crate) struct LoggedIn {
    /// The hash of the login's token.
    pub token: String,
    account: String,
    doubt: Arc<Doubt>,
    logins: Logins,
}

impl Logins {
    fn lock(&self) -> MutexGuard<'_, HashMap<String, Vec<Arc<Doubt>>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Registers a socket. It is doubtful from the start: the login may have ended while the socket was being opened.
    pub fn enter(&self, account: &str, token: &str) -> LoggedIn {
        let doubt = Arc::new(Doubt::default());
        doubt.raise();
        self.lock().entry(account.to_owned()).or_default().push(Arc::clone(&doubt));
        LoggedIn { token: token.to_owned(), account: account.to_owned(), doubt, logins: self.clone() }
    }

    /// Marks all sockets of an account as doubtful.
    pub fn doubt(&self, account: &str) {
        self.lock().get(account).into_iter().flatten().for_each(|doubt| doubt.raise());
    }

    /// Marks all sockets of all accounts as doubtful.
    pub fn doubt_all(&self) {
        self.lock().values().flatten().for_each(|doubt| doubt.raise());
    }
}

impl LoggedIn {
    /// Is the login in doubt? Clears the doubt.
    pub fn take_doubt(&self) -> bool {
        self.doubt.raised.swap(false, Ordering::SeqCst)
    }

    /// Puts the login in doubt again, without waking anybody: the database could not be reached.
    pub fn doubt(&self) {
        self.doubt.raised.store(true, Ordering::SeqCst);
    }

    /// Waits until the login is in doubt.
    pub async fn doubted(&self) {
        self.doubt.wake.notified().await;
    }
}

impl Drop for LoggedIn {
    fn drop(&mut self) {
        let mut all = self.logins.lock();
        if let Some(doubts) = all.get_mut(&self.account) {
            doubts.retain(|doubt| !Arc::ptr_eq(doubt, &self.doubt));
            if doubts.is_empty() {
                all.remove(&self.account);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn doubt_reaches_the_sockets_of_one_account_and_leaves_no_entries() {
        let logins = Logins::default();
        let (ann, bob) = (logins.enter("ann", "x"), logins.enter("bob", "y"));
        assert!(ann.take_doubt() && bob.take_doubt() && !ann.take_doubt(), "at first, once");
        logins.doubt("ann");
        assert!(ann.take_doubt() && !bob.take_doubt());
        logins.doubt_all();
        assert!(ann.take_doubt() && bob.take_doubt());
        drop((ann, bob));
        assert!(logins.lock().is_empty());
    }
}
