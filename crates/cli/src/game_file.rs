//! Reading game files, files of weights and files of texts from the disk.
//!
//! Such files come from strangers. Only regular files are read, and no more of one than a game file may have, so that neither a pipe nor a
//! device nor a huge file keeps the program waiting or fills its memory.

use std::fs::{File, OpenOptions};
use std::io::{self, Read as _};
use std::path::Path;

use anyhow::{Context as _, bail};
use variorum_gamedef::limits::TEXT_BYTES;

/// The text of a game file and its name without the ending.
///
/// # Errors
/// If the file cannot be read, is not a regular file, is longer than [`TEXT_BYTES`] or is no text.
pub(crate) fn read(path: &str) -> anyhow::Result<(String, String)> {
    let file = open(path.as_ref()).with_context(|| format!("cannot read {path}"))?;
    // What was opened is asked, not the name: another file may have taken the name since.
    let metadata = file.metadata().with_context(|| format!("cannot read {path}"))?;
    if !metadata.is_file() {
        bail!("{path} is not a regular file");
    }
    let most = TEXT_BYTES as u64;
    let mut bytes = Vec::new();
    // Some systems give no size, or a wrong one, for files that they make up while they are read.
    file.take(most + 1).read_to_end(&mut bytes).with_context(|| format!("cannot read {path}"))?;
    if bytes.len() > TEXT_BYTES {
        let size = metadata.len();
        let size = if size > most { format!("{size} bytes") } else { format!("more than {most} bytes") };
        bail!("{path} is too long for a game file: it has {size}, and {most} are possible");
    }
    let text = String::from_utf8(bytes).map_err(|fault| {
        let before = &fault.as_bytes()[..fault.utf8_error().valid_up_to()];
        let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count();
        anyhow::anyhow!("{path} is not text in UTF-8, first in line {line}: save it as UTF-8")
    })?;
    let stem = Path::new(path).file_stem().unwrap_or_default().to_string_lossy().into_owned();
    Ok((text, stem))
}

/// Opens a file without waiting: to open a pipe would otherwise last until somebody writes into it.
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
