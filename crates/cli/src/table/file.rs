//! The file of `variorum table --out`.

use std::fs::{File, OpenOptions};
use std::io::{Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use variorum_tables::Tables;

use super::Args;

/// A file to which solved parts of tables are added.
pub(super) struct TableFile {
    path: PathBuf,
    file: File,
}

impl TableFile {
    /// Opens the file, or makes it, and takes over what it has. An incomplete part at its end is cut off.
    pub fn open(path: &Path, tables: &mut Tables, args: &Args) -> anyhow::Result<Self> {
        let shown = path.display();
        let file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path);
        let mut file = file.with_context(|| format!("{shown} cannot be opened"))?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).with_context(|| format!("{shown} cannot be read"))?;
        let end = tables.read(&bytes).map_err(args.fault()).with_context(|| format!("{shown} cannot be used"))?;
        let mut table = Self { path: path.to_owned(), file };
        table.file.set_len(end as u64).with_context(|| format!("{shown} cannot be written"))?;
        table.file.seek(SeekFrom::End(0)).with_context(|| format!("{shown} cannot be written"))?;
        if end == 0 {
            table.write(&tables.header())?;
        }
        Ok(table)
    }

    /// Adds a group that is now solved.
    pub fn add(&mut self, tables: &Tables, group: usize) -> anyhow::Result<()> {
        let section = tables.section(group).context("the part is not solved")?;
        self.write(&section)
    }

    fn write(&mut self, bytes: &[u8]) -> anyhow::Result<()> {
        let written = self.file.write_all(bytes).and_then(|()| self.file.sync_data());
        written.with_context(|| format!("{} cannot be written", self.path.display()))
    }
}
