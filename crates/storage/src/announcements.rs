//! Sending notices to other processes, and receiving them.

use tokio::sync::broadcast;

use crate::database::DatabaseKind;
use crate::error::StorageError;
use crate::notices::{Notice, announce_within};
use crate::store::Store;

impl Store {
    /// Notices of this process and all others, from now on.
    pub fn notices(&self) -> broadcast::Receiver<Notice> {
        self.board().subscribe()
    }

    /// Sends a notice to all processes.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn announce(&self, notice: Notice) -> Result<(), StorageError> {
        match self.kind() {
            DatabaseKind::Sqlite => {
                self.board().post(notice);
                Ok(())
            }
            DatabaseKind::Postgres => {
                self.writing(async {
                    let mut transaction = self.change().await?;
                    announce_within(&mut transaction, notice.payload(self.process())).await?;
                    transaction.commit().await
                })
                .await
            }
        }
    }
}
