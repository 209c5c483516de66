//! The operator's settings for the whole site, as this process knows them.

use std::sync::Arc;

use tokio::sync::watch;
use variorum_storage::{Setting, StorageError, Store};

use crate::networks::{Network, Networks};
use crate::wire::Bulletin;

/// The operator's settings for the whole site.
#[derive(Clone, Default)]
pub(crate) struct SiteSettings {
    /// The announcement to visitors.
    pub bulletin: Bulletin,
    /// Networks that may not use the server.
    pub blocked: Networks,
}

/// The current settings, and notification of changes. Cheap to clone; clones share their state.
#[derive(Clone)]
pub(crate) struct SettingsWatch(Arc<watch::Sender<Arc<SiteSettings>>>);

impl SettingsWatch {
    /// The current settings.
    pub fn now(&self) -> Arc<SiteSettings> {
        Arc::clone(&self.0.borrow())
    }

    /// Notifies of changes.
    pub fn subscribe(&self) -> watch::Receiver<Arc<SiteSettings>> {
        self.0.subscribe()
    }

    /// Reads the settings again from storage.
    pub async fn refresh(&self, store: &Store, now: i64) -> Result<(), StorageError> {
        self.0.send_replace(Arc::new(SiteSettings::read(store, now).await?));
        Ok(())
    }
}

impl SiteSettings {
    /// Reads the settings and applies read-only mode to the store.
    async fn read(store: &Store, now: i64) -> Result<Self, StorageError> {
        let bulletin = Bulletin {
            announcement: store.setting(Setting::Announcement).await?,
            read_only: store.setting(Setting::ReadOnly).await?.is_some(),
        };
        let blocks = store.network_blocks(now).await?;
        // Each network was parsed by the same rules before it was stored.
        let blocked = blocks.iter().filter_map(|block| Network::parse(&block.network).ok()).collect();
        store.set_read_only(bulletin.read_only);
        Ok(Self { bulletin, blocked })
    }
}

/// The current settings, and the number of the last operation that they include.
pub(crate) async fn begin(store: &Store, now: i64) -> Result<(SettingsWatch, i64), StorageError> {
    // In this order, an operation in between is applied twice, which does no harm.
    let last = store.last_operation().await?;
    let settings = SiteSettings::read(store, now).await?;
    Ok((SettingsWatch(Arc::new(watch::channel(Arc::new(settings)).0)), last))
}
