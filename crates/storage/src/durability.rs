//! Which failures an acknowledged change survives.

use std::time::Duration;

/// Which failures a change survives once it is acknowledged. In either case it survives the end of the server process.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Durability {
    /// The end of the process. The operating system has the change and writes it to the disk within about a second: a power cut may lose the changes
    /// of that second, but never damages the database. A slow disk delays nobody.
    #[default]
    Process,
    /// A power cut as well: every commit waits for the disk.
    Disk,
}

/// How long a connection to SQLite waits for another connection's lock.
pub(crate) const BUSY_TIMEOUT: Duration = Duration::from_secs(4);
/// The settings of every connection to SQLite. The WAL is checkpointed between commits (`checkpoint_every`), not during one of them.
pub(crate) const PRAGMAS: &str = "PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0";
/// The length of SQLite's WAL, in pages, at which it is restarted even though commits must wait (16 MiB).
pub(crate) const LONG_LOG: i64 = 4096;

impl Durability {
    /// SQLite's `synchronous` setting: what its commits wait for.
    pub(crate) fn synchronous(self) -> &'static str {
        match self {
            Self::Process => "PRAGMA synchronous = NORMAL",
            Self::Disk => "PRAGMA synchronous = FULL",
        }
    }

    /// The setting of a connection to PostgreSQL; `None` leaves it to the database (`synchronous_commit`, on by default).
    pub(crate) fn settings(self) -> Option<&'static str> {
        (self == Self::Process).then_some("SET synchronous_commit = off")
    }

    /// How often SQLite's WAL is copied into the database. With [`Self::Process`] this is also when changes reach the disk.
    pub(crate) fn checkpoint_every(self) -> Duration {
        match self {
            Self::Process => Duration::from_secs(1),
            Self::Disk => Duration::from_secs(10),
        }
    }
}
