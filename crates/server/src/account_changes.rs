//! What follows when an account or its logins change: sockets that are open under them, and games that show them, look again, in every process.

use std::sync::Arc;

use variorum_storage::{Notice, Topic};

use crate::live_games::LiveGames;
use crate::logins::Logins;

/// Who must hear of a change of an account. Cheap to clone.
#[derive(Clone)]
pub(crate) struct AccountChanges {
    pub logins: Logins,
    pub games: Arc<LiveGames>,
}

impl AccountChanges {
    /// To be called when logins of an account have ended, once the database no longer has them: no socket of theirs, in any process,
    /// does anything more, and all close.
    pub async fn logins_ended(&self, account: &str) {
        self.logins.doubt(account);
        self.tell_processes(Topic::Logins, account).await;
    }

    /// To be called when an account was deleted or renamed, once the database says so: its sockets close, and games in memory, in
    /// any process, no longer show or know it as it was.
    pub async fn account_changed(&self, account: &str) {
        self.look_at(Some(account));
        self.tell_processes(Topic::Account, account).await;
    }

    /// Has this process's sockets and games look at an account anew; at all accounts if none is named.
    pub fn look_at(&self, account: Option<&str>) {
        match account {
            Some(account) => self.logins.doubt(account),
            None => self.logins.doubt_all(),
        }
        for handle in self.games.all() {
            handle.account_changed(account.map(str::to_owned));
        }
    }

    async fn tell_processes(&self, topic: Topic, account: &str) {
        if let Err(error) = self.games.shared.store.announce(Notice::new(topic, account, 0)).await {
            // Their sockets ask for their logins by themselves within a minute.
            tracing::error!("other processes do not hear of the account: {error}");
        }
    }
}
