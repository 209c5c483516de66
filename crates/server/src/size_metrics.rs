//! Metrics of the database's size.

use metrics::gauge;
use variorum_storage::Size;

/// Records the size of the database; called periodically, not for each scrape of the metrics.
#[allow(clippy::cast_precision_loss, reason = "sizes are far below 2^52")]
pub(crate) fn note_size(size: Size) {
    gauge!("variorum_database_bytes").set(size.database as f64);
    gauge!("variorum_database_free_bytes").set(size.free as f64);
    gauge!("variorum_database_log_bytes").set(size.log as f64);
}
