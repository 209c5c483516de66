//! Endgame tables in a folder.

use std::path::Path;
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
    let entries = std::fs::read_dir(folder).with_context(|| format!("{} cannot be read", folder.display()))?;
    let mut paths: Vec<_> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == ENDING));
    paths.sort();
    for path in paths {
        let used = std::fs::read(&path).map_err(anyhow::Error::from).and_then(|bytes| {
            if TableHead::read(&bytes)?.game == rules.definition().id {
                set.add_file(&bytes, MEBIBYTES)?;
            }
            Ok(())
        });
        if let Err(error) = used {
            remarks.push(format!("{} cannot be used: {error}", path.display()));
        }
    }
    Ok((set, remarks))
}
