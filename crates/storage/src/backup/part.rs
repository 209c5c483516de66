//! A new backup that is being written.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use serde::Serialize;

use super::error::{BackupError, failed};
use crate::file::{beside, private};

/// A backup that was made and read back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Backup {
    /// The file.
    pub file: PathBuf,
    /// Its size.
    pub bytes: u64,
}

/// A new file that is being filled. Under its own name there are only backups that are whole: until then it has another, and goes when this is dropped.
pub(crate) struct Part {
    target: PathBuf,
    path: PathBuf,
}

impl Part {
    /// Makes the file, empty and private; gives it with its handle.
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

    /// Gives the file its name, once it is known to be whole.
    pub fn finish(self) -> Result<Backup, BackupError> {
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
