//! Telling other processes, and hearing them.

use tokio::sync::broadcast;

use crate::database::Kind;
use crate::error::StorageError;
use crate::notices::{Notice, announce_within};
use crate::store::Store;

impl Store {
    /// Notices from now on, of this process and all others.
    pub fn notices(&self) -> broadcast::Receiver<Notice> {
        self.board().subscribe()
    }

    /// Tells all processes.
    pub async fn announce(&self, notice: Notice) -> Result<(), StorageError> {
        match self.kind() {
            Kind::Sqlite => {
                self.board().post(notice);
                Ok(())
            }
            Kind::Postgres => {
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
