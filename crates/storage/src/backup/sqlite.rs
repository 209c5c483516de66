//! Backups of a SQLite database: copied while servers are running, verified, and restored only if they are complete.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use super::error::{BackupError, failed};
use super::part::{Backup, Part};
use super::restored::Restored;
use crate::file::{Lock, beside, make_folder, private};
use crate::open::StoreOptions;
use crate::open_error::OpenError;
use crate::store::Store;

/// Copies the database into a new file while servers are running, and verifies the copy.
///
/// # Errors
/// When the file exists already, the disk is full, or the copy is invalid.
pub async fn back_up(store: &Store, target: &Path) -> Result<Backup, BackupError> {
    // SQLite accepts an empty file as the target and keeps its file mode.
    let (part, _) = Part::create(target)?;
    copy(store, part.path()).await?;
    part.finish()
}

async fn copy(store: &Store, part: &Path) -> Result<(), BackupError> {
    let before = store.commits().await?;
    store.copy_into(part).await?;
    let after = store.commits().await?;
    let seen = verify(part).await?;
    File::open(part).and_then(|file| file.sync_all()).map_err(failed(part))?;
    // The copy was taken at some moment between the two.
    if !seen.is_some_and(|seen| (before..=after).contains(&seen)) {
        let why = format!("it holds commit {}, and should hold one from {before} to {after}", seen.unwrap_or(0));
        return Err(BackupError::BadBackup { file: part.to_owned(), why });
    }
    Ok(())
}

/// Verifies a whole backup; returns the number of transactions that it contains, if known. A backup of an older Variorum is valid: a server brings it
/// up to date.
async fn verify(file: &Path) -> Result<Option<i64>, BackupError> {
    let bad = |why: String| BackupError::BadBackup { file: file.to_owned(), why };
    let copy = Store::open_file(file, StoreOptions::of_copy()).await.map_err(|error| bad(error.to_string()))?;
    let checked = copy.check_copy().await;
    copy.close().await;
    for ending in ["-wal", "-shm"] {
        // Reading created them; they are empty.
        let _ = fs::remove_file(beside(file, ending));
    }
    match checked {
        Ok((faults, commits)) if faults.is_empty() => Ok(commits),
        Ok((faults, _)) => Err(bad(faults.join("; "))),
        Err(error) => Err(bad(error.to_string())),
    }
}

/// Replaces a database file with a backup; the old file is kept under another name. No server may be running.
///
/// # Errors
/// When a server is running, the backup is damaged or of a newer Variorum, or the files cannot be moved. The database is then unchanged.
pub async fn restore(database: &Path, backup: &Path) -> Result<Restored, BackupError> {
    if let Some(folder) = database.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        make_folder(folder).map_err(failed(folder))?;
    }
    // A running server holds the lock, and none can start before it is released here.
    let mut lock = Lock::take(database)?;
    let fresh = beside(database, ".restoring");
    let _ = fs::remove_file(&fresh);
    let copied = async {
        let mut source = File::open(backup).map_err(failed(backup))?;
        if !source.metadata().map_err(failed(backup))?.is_file() {
            let why = "it is not a regular file".to_owned();
            return Err(BackupError::BadBackup { file: backup.to_owned(), why });
        }
        let mut target = private().create_new(true).open(&fresh).map_err(failed(&fresh))?;
        std::io::copy(&mut source, &mut target).map_err(failed(&fresh))?;
        target.sync_all().map_err(failed(&fresh))?;
        verify(&fresh).await.map_err(|error| match error {
            BackupError::BadBackup { why, .. } => BackupError::BadBackup { file: backup.to_owned(), why },
            other => other,
        })
    };
    if let Err(error) = copied.await {
        let _ = fs::remove_file(&fresh);
        return Err(error);
    }
    let replaced = if database.exists() { Some(set_aside(database)?) } else { None };
    fs::rename(&fresh, database).map_err(failed(database))?;
    lock.mark().map_err(|source| OpenError::File { file: database.to_owned(), source })?;
    if let Some(folder) = database.parent() {
        // The new directory entry must reach the disk too; where folders cannot be opened, the operating system takes care of that.
        let _ = File::open(folder).and_then(|folder| folder.sync_all());
    }
    Ok(Restored { replaced })
}

/// Renames a database and its WAL; returns the new path of the database.
fn set_aside(database: &Path) -> Result<PathBuf, BackupError> {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    let aside = beside(database, &format!(".replaced-{}", seconds));
    // The WAL first: without it the database is merely older, but with a foreign one it is damaged.
    for ending in ["-wal", "-shm", ""] {
        let (from, to) = (beside(database, ending), beside(&aside, ending));
        match fs::rename(&from, &to) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(failed(&from)(error)),
            _ => {}
        }
    }
    Ok(aside)
}
