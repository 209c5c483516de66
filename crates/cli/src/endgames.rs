//! Endgame tables in a folder.

use std::fs::File;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::Context as _;
use variorum_engine::TableSet;
use variorum_rules::Rules;
use variorum_tables::TableHead;

/// How the names of files of tables end.
const ENDING: &str = "table";
/// The memory that the values of one file may take, in MiB.
const MEBIBYTES: u64 = 4_096;

/// The tables of a game: those beside its file, and those in the files `*.table` of a folder. Files of other games are left out. Also a line about each file
/// that cannot be used.
///
/// # Errors
/// If the folder cannot be read.
pub fn in_folder(rules: &Arc<Rules>, folder: &Path) -> anyhow::Result<(TableSet, Vec<String>)> {
    let (set, mut remarks) = (TableSet::of(Arc::clone(rules)), Vec::new());
    for path in files(folder)? {
        let used = head(&path)
            .and_then(|head| if head.game == rules.definition().id { add(&set, &path, MEBIBYTES) } else { Ok(()) });
        remarks.extend(used.err().map(|error| remark(&path, &error)));
    }
    Ok((set, remarks))
}

/// The tables of all games in a folder.
#[derive(Debug, Default)]
pub struct AllTables {
    /// For each game with tables in the folder: those beside its file, and those of the folder.
    pub sets: Vec<Arc<TableSet>>,
    /// The number of files that are used.
    pub files: usize,
    /// A line about each file that cannot be used.
    pub remarks: Vec<String>,
}

impl AllTables {
    /// Reads the files `*.table` of a folder in the order of their names, as long as the values of all take at most so much memory.
    ///
    /// # Errors
    /// If the folder cannot be read.
    pub fn open(folder: &Path, mebibytes: u64) -> anyhow::Result<Self> {
        let mut all = Self::default();
        for path in files(folder)? {
            match all.add(&path, mebibytes) {
                Ok(()) => all.files += 1,
                Err(error) => all.remarks.push(remark(&path, &error)),
            }
        }
        all.sets.retain(|set| set.added_bytes() > 0);
        Ok(all)
    }

    fn add(&mut self, path: &Path, mebibytes: u64) -> anyhow::Result<()> {
        let game = head(path)?.game;
        let rules = variorum_library::rules(&game)?;
        let known = self.sets.iter().position(|set| Arc::ptr_eq(set.rules(), &rules));
        let at = known.unwrap_or_else(|| {
            self.sets.push(Arc::new(TableSet::of(rules)));
            self.sets.len() - 1
        });
        let taken: usize = self.sets.iter().map(|set| set.added_bytes()).sum();
        add(&self.sets[at], path, mebibytes.saturating_sub((taken as u64).div_ceil(1 << 20)))
    }
}

/// The files of tables in a folder, by name. A pipe or a device could keep whoever opens it waiting, so only regular files count.
fn files(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let entries = std::fs::read_dir(folder).with_context(|| format!("{} cannot be read", folder.display()))?;
    let mut paths: Vec<_> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == ENDING) && path.is_file());
    paths.sort();
    Ok(paths)
}

/// Reads no more of a file than its head.
fn head(path: &Path) -> anyhow::Result<TableHead> {
    let mut bytes = Vec::new();
    File::open(path)?.take(TableHead::MOST_BYTES).read_to_end(&mut bytes)?;
    Ok(TableHead::read(&bytes)?)
}

/// Adds the tables of a file, if their values take at most so much memory.
fn add(set: &TableSet, path: &Path, mebibytes: u64) -> anyhow::Result<()> {
    // What is compressed is hardly ever longer than the values, which the set compares with the limit before it reads them.
    let most = mebibytes.saturating_add(1) << 20;
    let mut bytes = Vec::new();
    File::open(path)?.take(most).read_to_end(&mut bytes)?;
    Ok(set.add_file(&bytes, mebibytes)?)
}

fn remark(path: &Path, error: &anyhow::Error) -> String {
    format!("{} cannot be used: {error}", path.display())
}
