//! Reads game files, weights files, nets and files of texts.
//!
//! Such files may be untrusted. Only regular files are read, and only up to the greatest size of a game file, so that pipes, devices
//! and huge files neither block the program nor fill its memory.

use std::fs::{File, OpenOptions};
use std::io::{self, Read as _};
use std::path::Path;

use anyhow::{Context as _, bail};
use variorum_gamedef::limits::TEXT_BYTES;

/// The text of a file and its name without the extension.
///
/// # Errors
/// If the file cannot be read, is not a regular file, is longer than [`TEXT_BYTES`] or is not UTF-8.
pub(crate) fn read(path: &str) -> anyhow::Result<(String, String)> {
    let bytes = read_bytes(path, "game file", TEXT_BYTES)?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count();
        anyhow::anyhow!("{path} is not text in UTF-8, first in line {line}: save it as UTF-8")
    })?;
    let stem = Path::new(path).file_stem().unwrap_or_default().to_string_lossy().into_owned();
    Ok((text, stem))
}

/// The longest file of a net: more than the widest net of the largest game needs.
const NET_BYTES: usize = 16 << 20;

/// The bytes of a net's file.
///
/// # Errors
/// If the file cannot be read, is not a regular file or is longer than any net.
pub(crate) fn read_net(path: &str) -> anyhow::Result<Vec<u8>> {
    read_bytes(path, "net", NET_BYTES)
}

/// The bytes of a regular file, of at most so many.
fn read_bytes(path: &str, what: &str, most: usize) -> anyhow::Result<Vec<u8>> {
    let file = open(path.as_ref()).with_context(|| format!("cannot read {path}"))?;
    // The metadata of the open file, as the name may now belong to another file.
    let metadata = file.metadata().with_context(|| format!("cannot read {path}"))?;
    if !metadata.is_file() {
        bail!("{path} is not a regular file");
    }
    let mut bytes = Vec::new();
    // Some operating systems report no size, or a wrong one, for virtual files.
    file.take(most as u64 + 1).read_to_end(&mut bytes).with_context(|| format!("cannot read {path}"))?;
    if bytes.len() > most {
        let size = metadata.len();
        let size = if size > most as u64 { format!("{size} bytes") } else { format!("more than {most} bytes") };
        bail!("{path} is too long for a {what}: it has {size}, and the limit is {most}");
    }
    Ok(bytes)
}

/// Opens a file without blocking. Opening a pipe would otherwise wait for a writer.
fn open(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt as _;
        let flags = rustix::fs::OFlags::NONBLOCK | rustix::fs::OFlags::NOCTTY;
        options.custom_flags(flags.bits().cast_signed());
    }
    options.open(path)
}
