//! What the operator has decided for the whole site, as this process knows it.

use std::sync::Arc;

use tokio::sync::watch;
use variorum_storage::{Setting, StorageError, Store};

use crate::networks::{Network, Networks};
use crate::wire::Bulletin;

/// What the operator has decided for the whole site.
#[derive(Clone, Default)]
pub(crate) struct Decisions {
    /// What visitors are told.
    pub bulletin: Bulletin,
    /// Networks that may not use the server.
    pub blocked: Networks,
}

/// The decisions as they stand, and the word that they have changed. Cheap to clone: all clones are one.
#[derive(Clone)]
pub(crate) struct Orders(Arc<watch::Sender<Arc<Decisions>>>);

impl Orders {
    /// As they stand.
    pub fn now(&self) -> Arc<Decisions> {
        Arc::clone(&self.0.borrow())
    }

    /// Hears of changes.
    pub fn subscribe(&self) -> watch::Receiver<Arc<Decisions>> {
        self.0.subscribe()
    }

    /// Reads them anew from storage.
    pub async fn refresh(&self, store: &Store, now: i64) -> Result<(), StorageError> {
        self.0.send_replace(Arc::new(Decisions::read(store, now).await?));
        Ok(())
    }
}

impl Decisions {
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
pub(crate) async fn begin(store: &Store, now: i64) -> Result<(Orders, i64), StorageError> {
    // In this order: what is done in between is heard twice, which does no harm.
    let last = store.last_operation().await?;
    let decisions = Decisions::read(store, now).await?;
    Ok((Orders(Arc::new(watch::channel(Arc::new(decisions)).0)), last))
}
