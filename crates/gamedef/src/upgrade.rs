//! Upgrades files of earlier versions of the language by renaming keys. Everything else stays as it is.

use toml_edit::{DocumentMut, Item, Key, TableLike, TomlError};

use crate::vocabulary::{RENAMED, new_name};

/// The text of a game file or a weights file with the present names of all keys; `None` if all names are up to date. Comments, order and white space
/// are preserved.
///
/// # Errors
/// If the text is not TOML.
///
/// ```
/// let old = "[[men]] # the only one\nid = \"king\"\n";
/// let new = variorum_gamedef::upgraded(old)?;
/// assert_eq!(new.as_deref(), Some("[[piece]] # the only one\nid = \"king\"\n"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn upgraded(text: &str) -> Result<Option<String>, TomlError> {
    let mut document: DocumentMut = text.parse()?;
    let mut changed = false;
    let mut sections: Vec<&str> = RENAMED.iter().map(|renamed| renamed.section).collect();
    sections.sort_unstable();
    sections.dedup();
    for section in sections {
        let path: Vec<&str> = section.split('.').filter(|part| !part.is_empty()).collect();
        for_each_table(document.as_table_mut(), &path, &mut |table| changed |= rename_keys(table, section));
    }
    Ok(changed.then(|| document.to_string()))
}

/// Calls `visit` with every table at `path`, where lists of tables may lie on the way.
fn for_each_table(table: &mut dyn TableLike, path: &[&str], visit: &mut dyn FnMut(&mut dyn TableLike)) {
    let Some((first, rest)) = path.split_first() else { return visit(table) };
    let Some(item) = table.get_mut(first) else { return };
    if let Item::ArrayOfTables(tables) = item {
        tables.iter_mut().for_each(|inner| for_each_table(inner, rest, visit));
    } else if let Some(inner) = item.as_table_like_mut() {
        for_each_table(inner, rest, visit);
    } else if let Some(list) = item.as_array_mut() {
        list.iter_mut().filter_map(|value| value.as_inline_table_mut()).for_each(|inner| {
            for_each_table(inner, rest, visit);
        });
    }
}

/// Renames the keys of a table and preserves their order. A key whose new name is taken keeps its old one. Returns whether any key was renamed.
fn rename_keys(table: &mut dyn TableLike, section: &str) -> bool {
    let new_key = |name: &str| new_name(section, name).filter(|new| table.get(new).is_none());
    let names: Vec<(String, Option<&'static str>)> =
        table.iter().map(|(name, _)| (name.to_owned(), new_key(name))).collect();
    if names.iter().all(|(_, new)| new.is_none()) {
        return false;
    }
    // All entries are removed and inserted again, as only this preserves their order.
    for (name, new) in names {
        let Some(old_key) = table.key(&name).cloned() else { continue };
        let Some(item) = table.remove(&name) else { continue };
        let key = match new {
            Some(new) => Key::new(new)
                .with_leaf_decor(old_key.leaf_decor().clone())
                .with_dotted_decor(old_key.dotted_decor().clone()),
            None => old_key,
        };
        table.entry_format(&key).or_insert(item);
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    fn upgrade(text: &str) -> Option<String> {
        upgraded(text).unwrap()
    }

    #[test]
    fn every_renamed_key_is_rewritten_and_nothing_else() {
        let old = "# A game.\nid = \"x\" # its id\nfamilies = { Q = \"orthogonal\" }\n\n[[men]]\nid = \"king\"\n\n  [[men]] # two\nid = \"men\"\n\n\
                   [men-at-arms]\na = 1\n[[promotion]]\nmen = [\"pawn\"] # who\nzone = \"x\"\n\
                   into = [\n  \"queen\",\n  { man = \"rook\", while = [\"rook <= 1\"] },\n]\n\
                   [pool]\nmen = [\"a\"]\n[[remote-promotion]]\nkeep = { zone = \"z\", men = [\"b\"] }\n[[array]]\nname = \"Usual\"\n";
        let new = "# A game.\nid = \"x\" # its id\ndirections = { Q = \"orthogonal\" }\n\n[[piece]]\nid = \"king\"\n\n  [[piece]] # two\nid = \"men\"\n\n\
                   [men-at-arms]\na = 1\n[[promotion]]\npieces = [\"pawn\"] # who\nzone = \"x\"\n\
                   into = [\n  \"queen\",\n  { to = \"rook\", while = [\"rook <= 1\"] },\n]\n\
                   [pool]\npieces = [\"a\"]\n[[remote-promotion]]\nkeep = { zone = \"z\", pieces = [\"b\"] }\n[[start]]\nname = \"Usual\"\n";
        assert_eq!(upgrade(old).as_deref(), Some(new));
        assert_eq!(upgrade(new), None);
    }

    #[test]
    fn weights_are_upgraded_too() {
        assert_eq!(upgrade("[men.king]\nvalue = 3\n").as_deref(), Some("[piece.king]\nvalue = 3\n"));
    }

    #[test]
    fn a_name_that_is_taken_is_left_alone() {
        assert_eq!(upgrade("[pool]\nmen = [\"a\"]\npieces = [\"b\"]\n"), None);
    }

    #[test]
    fn what_is_not_toml_is_an_error() {
        assert!(upgraded("[[men").is_err());
    }

    /// New names are in the vocabulary, old ones are not.
    #[test]
    fn renamed_keys_exist_under_their_new_names() {
        for renamed in RENAMED {
            assert!(crate::vocabulary::key(renamed.section, renamed.new).is_some(), "{renamed:?}");
            assert!(crate::vocabulary::key(renamed.section, renamed.old).is_none(), "{renamed:?}");
        }
    }
}
