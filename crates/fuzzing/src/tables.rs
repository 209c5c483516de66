//! Files of endgame tables.

use std::sync::Arc;

use sha2::{Digest as _, Sha256};
use variorum_rules::Rules;
use variorum_tables::{Material, Plan, TableSet, Tables};

use crate::input::{rules, text};

/// The memory that tables may take, in MiB.
const MEBIBYTES: u64 = 16;
/// The length of a section, and its hash.
const SECTION_HEAD: usize = 8 + 32;

/// A line with a game, a line with pieces, then a file of tables. With pieces the file is that of their tables and has no head, and its hashes are put
/// right, so that the contents of sections are read; without, it is read as it is. What is read is written so that it reads back the same.
pub(crate) fn tables(bytes: &[u8]) {
    let mut lines = bytes.splitn(3, |&byte| byte == b'\n');
    let mut line = || lines.next().unwrap_or_default();
    let (game, pieces, file) = (line(), line(), line());
    let rules = rules(&text(game));
    if pieces.is_empty() {
        let _ = TableSet::empty(Arc::clone(&rules)).add_file(file, MEBIBYTES);
        return;
    }
    let Some(mut tables) = of(&rules, &text(pieces)) else { return };
    let head = tables.header();
    if tables.read(&[&head[..], &with_hashes(file)].concat()).is_err() {
        return;
    }
    let mut written = head;
    (0..tables.solved_groups()).for_each(|group| written.extend(tables.section(group).unwrap_or_default()));
    let mut again = of(&rules, &text(pieces)).unwrap_or_else(|| panic!("the same pieces"));
    assert_eq!(again.read(&written), Ok(written.len()));
    assert_eq!(again.solved_groups(), tables.solved_groups());
    (0..tables.solved_groups()).for_each(|group| assert_eq!(again.section(group), tables.section(group)));
}

fn of(rules: &Arc<Rules>, pieces: &str) -> Option<Tables> {
    let plan = Plan::new(rules, &Material::parse(rules, pieces).ok()?).ok()?;
    Some(Tables::new(plan.within(MEBIBYTES)))
}

/// The sections with the hashes that their contents have.
fn with_hashes(file: &[u8]) -> Vec<u8> {
    let mut file = file.to_vec();
    let mut at = 0;
    while let Some(&length) = file[at..].first_chunk::<8>() {
        let start = at + SECTION_HEAD;
        let end = usize::try_from(u64::from_le_bytes(length)).ok().and_then(|length| start.checked_add(length));
        let Some((end, contents)) = end.and_then(|end| Some((end, file.get(start..end)?))) else { break };
        let hash = Sha256::digest(contents);
        file[at + 8..start].copy_from_slice(&hash);
        at = end;
    }
    file
}
