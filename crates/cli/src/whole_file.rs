//! Writing files whole.

use std::fs;
use std::io::{self, Write as _};
use std::path::Path;

/// Writes a file, new or in the place of another: under its name stands the old content or the new one at any time, even if the machine stops meanwhile.
/// A file keeps its permissions; what a symbolic link points to is replaced, not the link. What is no file, such as a pipe or a device, is written to.
///
/// # Errors
/// If the file cannot be written. An old one is then as it was.
pub(crate) fn write_whole(path: &Path, content: &[u8]) -> io::Result<()> {
    let (path, permissions) = match fs::canonicalize(path) {
        Ok(path) => {
            let found = fs::metadata(&path)?;
            if !found.is_file() {
                return fs::write(path, content);
            }
            (path, Some(found.permissions()))
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => (path.to_owned(), None),
        Err(error) => return Err(error),
    };
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or_else(|| Path::new("."));
    let mut builder = tempfile::Builder::new();
    #[cfg(unix)]
    if permissions.is_none() {
        use std::os::unix::fs::PermissionsExt as _;
        // As for any new file; the system takes away what its mask forbids.
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    let mut file = builder.prefix(".").tempfile_in(folder)?;
    file.write_all(content)?;
    if let Some(permissions) = permissions {
        file.as_file().set_permissions(permissions)?;
    }
    file.as_file().sync_all()?;
    file.persist(&path).map_err(|error| error.error)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_made_and_replaced_and_no_other_is_left() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.txt");
        write_whole(&path, b"one").unwrap();
        write_whole(&path, b"two").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"two");
        assert!(write_whole(&folder.path().join("none/a.txt"), b"three").is_err());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[cfg(unix)]
    #[test]
    fn permissions_and_links_stay() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().unwrap();
        let (path, link) = (folder.path().join("a.txt"), folder.path().join("link.txt"));
        write_whole(&path, b"one").unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).unwrap();
        std::os::unix::fs::symlink(&path, &link).unwrap();
        write_whole(&link, b"two").unwrap();
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o640);
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(fs::read(&path).unwrap(), b"two");
    }

    #[cfg(unix)]
    #[test]
    fn a_device_stays_a_device() {
        write_whole(Path::new("/dev/null"), b"one").unwrap();
        assert!(!fs::metadata("/dev/null").unwrap().is_file());
    }
}
