//! `variorum check --watch`: checks files again when they change.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use variorum_messages::Language;

use super::{Args, checked, unreadable};
use crate::changes::{Changes, RESCAN};
use crate::failure::one_line;
use crate::wording::In;

/// Checks each file, and again whenever it changes, until the program is stopped.
///
/// # Errors
/// If the output fails. A file that cannot be read is reported like an error of it, as it may come back.
pub(super) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let folders: BTreeSet<PathBuf> = args.files.iter().map(|path| folder_of(path)).collect();
    let mut changes = Changes::new();
    let mut known: Vec<Option<Version>> = args.files.iter().map(|_| None).collect();
    loop {
        // Watching begins before reading, so that no change is missed between the two.
        folders.iter().for_each(|folder| changes.watch(folder));
        for (path, known) in args.files.iter().zip(&mut known) {
            let version = Version::of(path);
            if known.as_ref() != Some(&version) {
                check(args, path, out)?;
                // `--fix` may have written the file.
                *known = Some(if args.fix { Version::of(path) } else { version });
            }
        }
        out.flush()?;
        changes.wait(RESCAN, || false);
    }
}

fn check(args: &Args, path: &str, out: &mut impl Write) -> anyhow::Result<()> {
    let wording = In(Language::named(&args.language).unwrap_or(Language::ENGLISH));
    match checked(path, args.fix) {
        Ok((report, _)) if args.json => writeln!(out, "{}", serde_json::to_string(&report.json(&wording))?)?,
        Err(error) if args.json => writeln!(out, "{}", serde_json::to_string(&unreadable(path, &error, &wording))?)?,
        Ok((report, changes)) => report.show(&changes, out, &wording)?,
        Err(error) => eprintln!("error: {}", one_line(&error)),
    }
    Ok(())
}

/// The folder of a file.
fn folder_of(path: &str) -> PathBuf {
    let folder = Path::new(path).parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.map_or_else(|| PathBuf::from("."), Path::to_owned)
}

/// The times and lengths of what a check reads: the file and, for weights and nets, the game file beside it. `None` for a file that cannot be read.
#[derive(PartialEq, Eq)]
struct Version([Option<(Option<SystemTime>, u64)>; 2]);

impl Version {
    fn of(path: &str) -> Self {
        let version = |path: &str| fs::metadata(path).ok().map(|found| (found.modified().ok(), found.len()));
        let stem = path.strip_suffix(".weights.toml").or_else(|| path.strip_suffix(".net"));
        Self([version(path), stem.and_then(|stem| version(&format!("{stem}.toml")))])
    }
}
