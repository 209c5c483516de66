//! Reacting to changes of accounts and logins: in every process, the sockets opened under them and the games that show them check again.

use std::sync::Arc;

use variorum_storage::{Notice, Topic};

use crate::live_games::LiveGames;
use crate::logins::Logins;

/// Spreads the news that an account has changed. Cheap to clone.
#[derive(Clone)]
pub(crate) struct AccountChanges {
    pub logins: Logins,
    pub games: Arc<LiveGames>,
}

impl AccountChanges {
    /// Call this when logins of an account have ended, once the database no longer has them: in all processes their sockets stop acting and close.
    pub async fn logins_ended(&self, account: &str) {
        self.logins.doubt(account);
        self.notify_processes(Topic::Logins, account).await;
    }

    /// Call this when an account was deleted or renamed, once the database has the change: its sockets close, and games in memory, in any process,
    /// stop showing the old account.
    pub async fn account_changed(&self, account: &str) {
        self.look_at(Some(account));
        self.notify_processes(Topic::Account, account).await;
    }

    /// Makes the sockets and games of this process check an account again; all accounts if none is given.
    pub fn look_at(&self, account: Option<&str>) {
        match account {
            Some(account) => self.logins.doubt(account),
            None => self.logins.doubt_all(),
        }
        for handle in self.games.all() {
            handle.account_changed(account.map(str::to_owned));
        }
    }

    async fn notify_processes(&self, topic: Topic, account: &str) {
        if let Err(error) = self.games.shared.store.announce(Notice::new(topic, account, 0)).await {
            // The other processes' sockets check their logins by themselves within a minute.
            tracing::error!("could not notify other processes of the changed account: {error}");
        }
    }
}
