//! The sockets that are open under a login, so that they end with it.
//!
//! A socket knows who it belongs to from the moment it was opened. When logins of an account end, its sockets are told to doubt:
//! each asks the database for its own login before it does anything else, and closes if that is gone. So it does not matter
//! which of an account's logins ended, and a doubt too many does no harm.

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

/// A socket's place among them; it goes when this is dropped.
pub(crate) struct LoggedIn {
    /// The login's token, hashed.
    pub token: String,
    account: String,
    doubt: Arc<Doubt>,
    logins: Logins,
}

impl Logins {
    fn lock(&self) -> MutexGuard<'_, HashMap<String, Vec<Arc<Doubt>>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for a socket. It doubts at once: the login may have ended while the socket was being opened.
    pub fn enter(&self, account: &str, token: &str) -> LoggedIn {
        let doubt = Arc::new(Doubt::default());
        doubt.raise();
        self.lock().entry(account.to_owned()).or_default().push(Arc::clone(&doubt));
        LoggedIn { token: token.to_owned(), account: account.to_owned(), doubt, logins: self.clone() }
    }

    /// All sockets of an account doubt.
    pub fn doubt(&self, account: &str) {
        self.lock().get(account).into_iter().flatten().for_each(|doubt| doubt.raise());
    }

    /// All sockets of all accounts doubt.
    pub fn doubt_all(&self) {
        self.lock().values().flatten().for_each(|doubt| doubt.raise());
    }
}

impl LoggedIn {
    /// Is there a doubt? Asked once for each.
    pub fn take_doubt(&self) -> bool {
        self.doubt.raised.swap(false, Ordering::SeqCst)
    }

    /// Doubts again, without a word: the database could not be asked.
    pub fn doubt(&self) {
        self.doubt.raised.store(true, Ordering::SeqCst);
    }

    /// Ends when there is a doubt.
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
    fn the_sockets_of_one_account_doubt_and_leave_nothing_behind() {
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
