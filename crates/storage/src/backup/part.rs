//! A backup that is being written.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use serde::Serialize;

use super::error::{BackupError, failed};
use crate::file::{beside, private};

/// A backup that was made and verified.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Backup {
    /// The file.
    pub file: PathBuf,
    /// Its size in bytes.
    pub bytes: u64,
}

/// A backup file that is being written. It has a temporary name until it is complete, and is deleted if this is dropped before.
pub(crate) struct Part {
    target: PathBuf,
    path: PathBuf,
}

impl Part {
    /// Creates the file, empty and private; returns it with its handle.
    pub fn create(target: &Path) -> Result<(Self, File), BackupError> {
        if fs::symlink_metadata(target).is_ok() {
            return Err(BackupError::Exists { file: target.to_owned() });
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

    /// Renames the file once it is known to be complete.
    pub fn finish(self) -> Result<Backup, BackupError> {
        let target = &self.target;
        // Not `rename`, which would replace a file created in the meantime.
        fs::hard_link(&self.path, target).or_else(|_| fs::rename(&self.path, target)).map_err(failed(target))?;
        let bytes = fs::metadata(target).map_err(failed(target))?.len();
        Ok(Backup { file: target.clone(), bytes })
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        // After a rename there is nothing to delete.
        let _ = fs::remove_file(&self.path);
    }
}
