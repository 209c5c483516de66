//! What an answered change survives.

use std::time::Duration;

/// What a change survives once it is answered. Killing this program loses none in either case.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Durability {
    /// The end of the process. The operating system has the change and writes it to the disk within about a second: a power cut may lose
    /// what was answered in that second, and never damages the database. A slow disk holds nobody up.
    #[default]
    Process,
    /// A power cut, too: every commit waits for the disk.
    Disk,
}

/// How long a connection to SQLite waits for another one's lock.
pub(crate) const BUSY_TIMEOUT: Duration = Duration::from_secs(4);
/// Settings of every connection to SQLite. The log is copied into the database beside the commits (`checkpoint_every`), not within one of
/// them.
pub(crate) const PRAGMAS: &str = "PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0";
/// Pages in SQLite's log at which it is begun anew (16 MiB), though commits must wait for that.
pub(crate) const LONG_LOG: i64 = 4096;

impl Durability {
    /// The setting of a connection to SQLite besides [`PRAGMAS`]: what its commits wait for.
    pub(crate) fn synchronous(self) -> &'static str {
        match self {
            Self::Process => "PRAGMA synchronous = NORMAL",
            Self::Disk => "PRAGMA synchronous = FULL",
        }
    }

    /// The setting of a connection to PostgreSQL; `None` where the database decides (`synchronous_commit`, on if nothing is said).
    pub(crate) fn settings(self) -> Option<&'static str> {
        (self == Self::Process).then_some("SET synchronous_commit = off")
    }

    /// How often SQLite's log is copied into the database. With [`Self::Process`] this is also when it reaches the disk.
    pub(crate) fn checkpoint_every(self) -> Duration {
        match self {
            Self::Process => Duration::from_secs(1),
            Self::Disk => Duration::from_secs(10),
        }
    }
}
