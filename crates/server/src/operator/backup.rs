//! Backups of a SQLite database: copied while servers go on, read back before they count, and put in place only when they are whole.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use serde::Serialize;

use super::OperatorError;
use crate::error::ServeError;
use crate::store::file::{Lock, beside, private};
use crate::store::{Opening, Store};
use crate::time::Time;

/// A backup that was made and read back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Backup {
    /// The file.
    pub file: PathBuf,
    /// Its size.
    pub bytes: u64,
}

/// A backup that was put in place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Restored {
    /// Where the database is that was there before; `None`: there was none, or PostgreSQL has replaced it.
    pub replaced: Option<PathBuf>,
}

pub(super) fn failed(file: &Path) -> impl FnOnce(std::io::Error) -> OperatorError {
    move |source| OperatorError::File { file: file.to_owned(), source }
}

/// A new file that is being filled. Under its own name there are only backups that are whole: until then it has another, and goes when this is dropped.
pub(super) struct Part {
    target: PathBuf,
    path: PathBuf,
}

impl Part {
    /// Makes the file, empty and private; gives it with its handle.
    pub fn create(target: &Path) -> Result<(Self, File), OperatorError> {
        if fs::symlink_metadata(target).is_ok() {
            return Err(OperatorError::Exists { file: target.to_owned() });
        }
        let path = beside(target, ".part");
        match fs::remove_file(&path) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(failed(&path)(error)),
            _ => {}
        }
        let file = private().create_new(true).open(&path).map_err(failed(&path))?;
        Ok((Self { target: target.to_owned(), path }, file))
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Gives the file its name, once it is known to be whole.
    pub fn finish(self) -> Result<Backup, OperatorError> {
        let target = &self.target;
        // Not `rename`, which would replace a file that somebody has made meanwhile.
        fs::hard_link(&self.path, target).or_else(|_| fs::rename(&self.path, target)).map_err(failed(target))?;
        let bytes = fs::metadata(target).map_err(failed(target))?.len();
        Ok(Backup { file: target.clone(), bytes })
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        // Where it was renamed there is none.
        let _ = fs::remove_file(&self.path);
    }
}

/// Copies the database into a new file, and reads the copy back.
pub(super) async fn back_up(store: &Store, target: &Path) -> Result<Backup, OperatorError> {
    // SQLite fills an empty file, and leaves its mode.
    let (part, _) = Part::create(target)?;
    copy(store, part.path()).await?;
    part.finish()
}

async fn copy(store: &Store, part: &Path) -> Result<(), OperatorError> {
    let before = store.commits().await?;
    store.copy_into(part).await?;
    let after = store.commits().await?;
    let seen = verify(part).await?;
    File::open(part).and_then(|file| file.sync_all()).map_err(failed(part))?;
    // The copy is of a moment between the two.
    if !seen.is_some_and(|seen| (before..=after).contains(&seen)) {
        let why = format!("it holds commit {}, and should hold one from {before} to {after}", seen.unwrap_or(0));
        return Err(OperatorError::BadBackup { file: part.to_owned(), why });
    }
    Ok(())
}

/// Reads a whole backup; gives how many transactions it has seen, as far as that is known. One of an older Variorum is good: a server brings it
/// up to date.
async fn verify(file: &Path) -> Result<Option<i64>, OperatorError> {
    let bad = |why: String| OperatorError::BadBackup { file: file.to_owned(), why };
    let copy = Store::open_file(file, Opening::of_copy()).await.map_err(|error| bad(error.to_string()))?;
    let checked = copy.check_copy().await;
    copy.close().await;
    for ending in ["-wal", "-shm"] {
        // Reading has made them; they are empty.
        let _ = fs::remove_file(beside(file, ending));
    }
    match checked {
        Ok((faults, commits)) if faults.is_empty() => Ok(commits),
        Ok((faults, _)) => Err(bad(faults.join("; "))),
        Err(error) => Err(bad(error.to_string())),
    }
}

/// Puts a backup in the place of a database file, which stays under another name.
pub(super) async fn restore(database: &Path, backup: &Path) -> Result<Restored, OperatorError> {
    if let Some(folder) = database.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        crate::store::file::make_folder(folder).map_err(failed(folder))?;
    }
    // A server that runs has it, and none can start before this one is done.
    let mut lock = Lock::take(database)?;
    let fresh = beside(database, ".restoring");
    let _ = fs::remove_file(&fresh);
    let copied = async {
        let mut source = File::open(backup).map_err(failed(backup))?;
        if !source.metadata().map_err(failed(backup))?.is_file() {
            let why = "it is not a regular file".to_owned();
            return Err(OperatorError::BadBackup { file: backup.to_owned(), why });
        }
        let mut target = private().create_new(true).open(&fresh).map_err(failed(&fresh))?;
        std::io::copy(&mut source, &mut target).map_err(failed(&fresh))?;
        target.sync_all().map_err(failed(&fresh))?;
        verify(&fresh).await.map_err(|fault| match fault {
            OperatorError::BadBackup { why, .. } => OperatorError::BadBackup { file: backup.to_owned(), why },
            other => other,
        })
    };
    if let Err(fault) = copied.await {
        let _ = fs::remove_file(&fresh);
        return Err(fault);
    }
    let replaced = if database.exists() { Some(set_aside(database)?) } else { None };
    fs::rename(&fresh, database).map_err(failed(database))?;
    lock.mark().map_err(|source| ServeError::File { file: database.to_owned(), source })?;
    if let Some(folder) = database.parent() {
        // The new name must reach the disk too; where folders cannot be opened, the system sees to it.
        let _ = File::open(folder).and_then(|folder| folder.sync_all());
    }
    Ok(Restored { replaced })
}

/// Gives a database and its log another name; gives the name.
fn set_aside(database: &Path) -> Result<PathBuf, OperatorError> {
    let aside = beside(database, &format!(".replaced-{}", Time::default().now() / 1000));
    // The log first: without it the database is older, and with a foreign one it is damaged.
    for ending in ["-wal", "-shm", ""] {
        let (from, to) = (beside(database, ending), beside(&aside, ending));
        match fs::rename(&from, &to) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(failed(&from)(error)),
            _ => {}
        }
    }
    Ok(aside)
}
