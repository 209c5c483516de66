//! The file of a SQLite database: its permissions, and the lock that admits one server at a time.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use crate::open_error::OpenError;

/// The suffix of the lock file.
const LOCK: &str = ".lock";
/// The content of the lock file once the schema exists.
const MARK: &[u8] = b"A server of Variorum locks this file; it goes with the database beside it.\n";

/// The lock on a database file. It is released when this is dropped or the process ends.
#[derive(Debug)]
pub struct Lock {
    file: File,
    /// Has the schema been created in an earlier run?
    was_used: bool,
}

impl Lock {
    /// Takes the lock of a database file.
    ///
    /// # Errors
    /// [`OpenError::InUse`] when another server has it, [`OpenError::File`] when the lock cannot be made.
    pub fn take(database: &Path) -> Result<Self, OpenError> {
        let path = beside(database, LOCK);
        let failed = |source| OpenError::File { file: path.clone(), source };
        let file = private().read(true).create(true).truncate(false).open(&path).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(OpenError::InUse { file: database.to_owned() }),
            // Some network file systems do not support locks.
            Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {
                tracing::warn!("{} could not be locked: make sure that only one server uses it", path.display());
            }
            Err(TryLockError::Error(error)) => return Err(failed(error)),
        }
        let mut mark = Vec::new();
        (&file).take(1024).read_to_end(&mut mark).map_err(failed)?;
        Ok(Self { file, was_used: !mark.is_empty() })
    }

    /// Records that the schema exists: from now on an empty file is an emptied database, not a new one.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn mark(&mut self) -> io::Result<()> {
        if !self.was_used {
            self.file.write_all(MARK)?;
            self.was_used = true;
        }
        Ok(())
    }
}

/// Prepares the database file for SQLite: readable only by the server's user, and not emptied since it was last used.
///
/// # Errors
/// [`OpenError::Emptied`], or [`OpenError::File`] when it cannot be created or changed.
pub(crate) fn prepare(database: &Path, lock: Option<&Lock>) -> Result<(), OpenError> {
    let failed = |source| OpenError::File { file: database.to_owned(), source };
    let was_used = lock.is_some_and(|lock| lock.was_used);
    match fs::metadata(database) {
        Ok(found) if found.len() == 0 && was_used => return Err(OpenError::Emptied { file: database.to_owned() }),
        Ok(found) if !found.is_file() => return Err(failed(io::Error::other("this is not a regular file"))),
        Ok(_) => {}
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            if was_used {
                tracing::warn!("{} is missing: creating a new, empty database", database.display());
            }
            private().create_new(true).open(database).map_err(failed)?;
        }
        Err(error) => return Err(failed(error)),
    }
    // SQLite gives its WAL and its index the file mode of the database.
    for file in [database.to_owned(), beside(database, "-wal"), beside(database, "-shm")] {
        match make_private(&file) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                tracing::warn!(
                    "{} is readable by other users, and its mode could not be changed: {error}",
                    file.display()
                );
            }
            _ => {}
        }
    }
    Ok(())
}

/// Creates a folder and its missing parents, accessible only to this user. An existing folder is left unchanged.
///
/// # Errors
/// When it cannot be created.
pub fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// The path of a file with a suffix added to its name.
pub fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut path = file.as_os_str().to_owned();
    path.push(ending);
    path.into()
}

/// Options for opening files that only this user may read.
pub fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

#[cfg(unix)]
fn make_private(file: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    let mode = fs::metadata(file)?.permissions().mode();
    if mode & 0o077 != 0 {
        fs::set_permissions(file, fs::Permissions::from_mode(0o600))?;
    }
    Ok(())
}

#[cfg(not(unix))]
fn make_private(_: &Path) -> io::Result<()> {
    Ok(())
}
