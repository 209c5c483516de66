//! Upgrades files of earlier versions of the language: old names of keys are replaced, and the version is written into the file. What is still read, but
//! now has a more general form, is said in that form. Everything else stays as it is.

use toml::de::DeTable;
use toml_edit::{ArrayOfTables, Decor, DocumentMut, InlineTable, Item, Key, Table, TableLike, TomlError, Value};

use crate::load::is_id;
use crate::sentence::{Sentence, sentences};
use crate::vocabulary::{LANGUAGE, RENAMED, new_name};

/// What a file is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    /// It defines a game, and names the version of its language.
    Game,
    /// It holds the engine's weights for a game.
    Weights,
}

/// An upgraded text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Upgraded {
    /// The new text.
    pub text: String,
    /// What has changed, at least one thing.
    pub changes: Vec<Change>,
}

sentences! {
    /// A change that an upgrade has made.
    pub enum Change {
        Renamed { old: &'static str, new: &'static str, count: usize } = "`{old}` is now called `{new}` ({count} ×)";
        Reworded { old: &'static str, new: &'static str, count: usize } = "`{old}` is said more generally as `{new}` ({count} ×)";
        Language { language: u16 } = "`language = {language}` was added";
    }
}

impl Sentence for Change {
    const PREFIX: &'static str = "change";
}

/// A game file or a weights file in the present version of the language; `None` if it is up to date. Comments, order and white space are preserved.
///
/// Nothing is changed if the file gives a key under its old and its new name, since only its author knows which is meant.
///
/// # Errors
/// If the text is not TOML.
///
/// ```
/// use variorum_gamedef::{FileKind, upgraded};
///
/// let old = "id = \"small\"\n[[men]] # the only one\n";
/// let new = upgraded(old, FileKind::Game)?.map(|upgraded| upgraded.text);
/// assert_eq!(new.as_deref(), Some("id = \"small\"\nlanguage = 1\n[[piece]] # the only one\n"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn upgraded(text: &str, kind: FileKind) -> Result<Option<Upgraded>, TomlError> {
    let mut document: DocumentMut = text.parse()?;
    let mut changes = Vec::new();
    let mut ambiguous = false;
    for renamed in RENAMED {
        let path: Vec<&str> = renamed.section.split('.').filter(|part| !part.is_empty()).collect();
        let mut count = 0;
        for_each_table(document.as_table_mut(), &path, &mut |table| {
            if let Some(item) = table.get(renamed.old) {
                count += item.as_array_of_tables().map_or(1, |tables| tables.len());
                ambiguous |= table.contains_key(renamed.new);
            }
        });
        if count > 0 {
            changes.push(Change::Renamed { old: renamed.old, new: renamed.new, count });
        }
    }
    if ambiguous {
        return Ok(None);
    }
    let mut sections: Vec<&str> = RENAMED.iter().map(|renamed| renamed.section).collect();
    sections.sort_unstable();
    sections.dedup();
    for section in sections {
        let path: Vec<&str> = section.split('.').filter(|part| !part.is_empty()).collect();
        for_each_table(document.as_table_mut(), &path, &mut |table| rename_keys(table, section));
    }
    changes.extend(reword_freezing(document.as_table_mut()));
    changes.extend(reword_elsewhere(document.as_table_mut()));
    changes.extend(reword_refuge(document.as_table_mut()));
    let names_language = document.contains_key("language");
    let mut text = if changes.is_empty() { text.to_owned() } else { document.to_string() };
    if kind == FileKind::Game
        && let Some(reworded) = with_marriage_as_ending(&text)
    {
        text = reworded;
        changes.push(Change::Reworded { old: "marriage", new: "beside", count: 1 });
    }
    if kind == FileKind::Game && !names_language {
        add_language(&mut text);
        changes.push(Change::Language { language: LANGUAGE });
    }
    Ok((!changes.is_empty()).then_some(Upgraded { text, changes }))
}

/// Writes the version of the language below the id, or at the top of a file without one.
fn add_language(text: &mut String) {
    let id = DeTable::parse(text).ok().and_then(|root| root.get_ref().get("id").map(|id| id.span().end));
    let line_end = id.and_then(|id| text.get(id..)?.find('\n').map(|length| id + length));
    let ending = if text.contains("\r\n") { "\r\n" } else { "\n" };
    match (id, line_end) {
        (Some(_), Some(end)) => text.insert_str(end + 1, &format!("language = {LANGUAGE}{ending}")),
        (Some(_), None) => text.push_str(&format!("{ending}language = {LANGUAGE}")),
        (None, _) => text.insert_str(0, &format!("language = {LANGUAGE}{ending}")),
    }
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

/// Says with tests what freezes pieces, where it is said in the older form. What means nothing is left to its author.
fn reword_freezing(document: &mut dyn TableLike) -> Option<Change> {
    let (old, new) = ("frozen-without", "frozen");
    let mut count = 0;
    for_each_table(document, &["piece"], &mut |piece| {
        let Some(without) = piece.get(old).and_then(Item::as_str).filter(|id| is_id(id)) else { return };
        if piece.contains_key(new) {
            return;
        }
        let text = format!("no own {without}");
        if let Some(value) = piece.get_mut(old).and_then(Item::as_value_mut) {
            let decor = value.decor().clone();
            *value = Value::from(text);
            *value.decor_mut() = decor;
        }
        rename(piece, &|name| (name == old).then_some(new));
        count += 1;
    });
    (count > 0).then_some(Change::Reworded { old, new, count })
}

/// Says with `after` which moves promote other pieces, where it is said in the older form. It is left to the author where a section has comments or what
/// is no plain value, and where a file inherits promotions, which its own would replace.
fn reword_elsewhere(document: &mut Table) -> Option<Change> {
    let (old, new) = ("remote-promotion", "promotion");
    let tables = document.get(old)?.as_array_of_tables()?;
    let reworded: Vec<Table> = tables.iter().map(promotion_after).collect::<Option<_>>()?;
    let list = document.get(new).is_none_or(|item| item.as_array_of_tables().is_some());
    if document.contains_key("base") || !list {
        return None;
    }
    let count = reworded.len();
    document.remove(old);
    let all =
        document.entry(new).or_insert_with(|| Item::ArrayOfTables(ArrayOfTables::new())).as_array_of_tables_mut()?;
    // Each keeps its place in the file.
    reworded.into_iter().for_each(|table| all.push(table));
    Some(Change::Reworded { old, new: "after", count })
}

/// Says at the royal piece itself what confines it for a while, where it is said in the older form. It is left to the author where the section has comments
/// or means nothing, and where the piece is another game's or confined already.
fn reword_refuge(document: &mut Table) -> Option<Change> {
    let (old, new) = ("refuge", "confined");
    let section = document.get(old)?.as_table()?;
    let commented = |decor: &Decor| {
        let parts = [decor.prefix(), decor.suffix()].into_iter().flatten();
        parts.into_iter().any(|text| text.as_str().is_none_or(|text| text.contains('#')))
    };
    let values = |key: &str| section.get(key)?.as_value();
    let plain = section.iter().all(|(key, item)| {
        let name = section.key(key).is_some_and(|name| !commented(name.leaf_decor()));
        ["royal", "zone", "guards", "grace"].contains(&key)
            && name
            && item.as_value().is_some_and(|value| !commented(value.decor()))
    });
    if !plain || commented(section.decor()) || document.contains_key("base") {
        return None;
    }
    let royal = values("royal")?.as_str()?.to_owned();
    let guards = values("guards")?.as_array()?;
    let guards: Vec<&str> = guards.iter().map(|id| id.as_str().filter(|id| is_id(id))).collect::<Option<_>>()?;
    if guards.is_empty() {
        return None;
    }
    let mut confined = InlineTable::new();
    confined.insert("zone", values("zone")?.as_str()?.into());
    confined.insert("while", format!("no own {}", guards.join(" or ")).into());
    confined.insert("grace", values("grace")?.as_integer()?.into());
    let pieces = document.get_mut("piece")?.as_array_of_tables_mut()?;
    let of_royal = |piece: &&mut Table| piece.get("id").and_then(Item::as_str) == Some(&royal);
    let piece = pieces.iter_mut().find(of_royal)?;
    if piece.contains_key(new) || !piece.contains_key("royal") {
        return None;
    }
    piece.insert(new, toml_edit::value(confined));
    document.remove(old);
    Some(Change::Reworded { old, new, count: 1 })
}

/// Whether a text still says in the older form what confines a royal piece for a while, which [`upgraded`] may have left to its author.
#[must_use]
pub fn keeps_refuge(text: &str) -> bool {
    DeTable::parse(text).is_ok_and(|root| root.get_ref().contains_key("refuge"))
}

/// A `[[promotion]]` with `after` in place of the older section.
fn promotion_after(old: &Table) -> Option<Table> {
    let commented = |decor: &Decor| {
        [decor.prefix(), decor.suffix()]
            .into_iter()
            .flatten()
            .any(|text| text.as_str().is_none_or(|text| text.contains('#')))
    };
    let value = |key: &str| {
        let (name, value) = (old.key(key)?, old.get(key)?.as_value()?);
        let mut bare = value.clone();
        bare.decor_mut().clear();
        (!commented(name.leaf_decor()) && !commented(value.decor())).then_some(bare)
    };
    let ids = |value: &Value| {
        let ids = value.as_array()?.iter().map(|id| id.as_str().filter(|id| is_id(id))).collect::<Option<Vec<_>>>()?;
        (!ids.is_empty()).then(|| ids.join(" or "))
    };
    let mut after = InlineTable::new();
    for (key, old) in [("pieces", "movers"), ("from", "from"), ("to", "to")] {
        after.insert(key, value(old)?);
    }
    let mut new = Table::new();
    *new.decor_mut() = old.decor().clone();
    new.set_position(old.position());
    new.insert("pieces", Item::Value(value("promotes")?));
    new.insert("after", Item::Value(after.into()));
    new.insert("into", Item::Value(value("into")?));
    new.insert("from-pool", toml_edit::value(true));
    if old.contains_key("keep") {
        let keep = value("keep")?;
        let keep = keep.as_inline_table()?;
        let (zone, pieces) = (keep.get("zone")?.as_str()?, ids(keep.get("pieces")?)?);
        new.insert("keep", toml_edit::value(format!("own {pieces} in {zone}")));
    }
    let known = ["movers", "from", "to", "promotes", "into", "keep"];
    old.iter().all(|(key, _)| known.contains(&key)).then_some(new)
}

/// The text with an ending in place of `marriage`, which it goes before; `None` if there is none. It is left to the author where it is no line of its own in
/// `[endings]`, has a comment, or stands beside other endings, among which the new one would have to be the first.
fn with_marriage_as_ending(text: &str) -> Option<String> {
    let root = DeTable::parse(text).ok()?;
    let endings = root.get_ref().get("endings")?.get_ref().as_table()?;
    let (key, marriage) = endings.iter().find(|(key, _)| key.get_ref() == "marriage")?;
    let value = |key: &str| marriage.get_ref().as_table()?.get(key)?.get_ref().as_str();
    let (royal, partner, directions) = (value("royal")?, value("partner")?, value("directions")?);
    let plain = |letter: char| letter.is_ascii_alphanumeric() || " :>+-".contains(letter);
    if !is_id(royal) || !is_id(partner) || !directions.chars().all(plain) || root.get_ref().contains_key("ending") {
        return None;
    }
    let from = text.get(..key.span().start)?.rfind('\n')? + 1;
    let to = marriage.span().end
        + text.get(marriage.span().end..)?.find('\n').map_or(text.len() - marriage.span().end, |end| end + 1);
    let alone =
        text.get(from..key.span().start)?.trim().is_empty() && text.get(marriage.span().end..to)?.trim().is_empty();
    let section = text.get(..from)?.rfind("\n[endings]")? + 1;
    // What is said about the section stays with it.
    let above = text.get(..section)?.lines().rev().take_while(|line| line.starts_with('#'));
    let section = section - above.map(|line| line.len() + 1).sum::<usize>();
    let ending = format!(
        "[[ending]]\nwhen = \"own {royal} beside own {partner} along {directions} and just-moved\"\nresult = \"wins\"\n\n"
    );
    let reworded = [text.get(..section)?, &ending, text.get(section..from)?, text.get(to..)?].concat();
    // The section may have begun in another way, in a text that only looks like it.
    let read = DeTable::parse(&reworded).ok()?;
    let endings = read.get_ref().get("endings")?.get_ref().as_table()?;
    (alone && read.get_ref().contains_key("ending") && !endings.contains_key("marriage")).then_some(reworded)
}

/// Renames the keys of a table and preserves their order.
fn rename_keys(table: &mut dyn TableLike, section: &str) {
    rename(table, &|name| new_name(section, name));
}

/// Gives keys of a table the names that `new` has for them, and preserves their order.
fn rename(table: &mut dyn TableLike, new: &dyn Fn(&str) -> Option<&'static str>) {
    let names: Vec<(String, Option<&'static str>)> =
        table.iter().map(|(name, _)| (name.to_owned(), new(name))).collect();
    if names.iter().all(|(_, new)| new.is_none()) {
        return;
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
}

#[cfg(test)]
mod tests {
    use super::*;

    fn upgrade(text: &str) -> Option<String> {
        upgraded(text, FileKind::Game).unwrap().map(|upgraded| upgraded.text)
    }

    #[test]
    fn every_renamed_key_is_rewritten_and_nothing_else() {
        let old = "# A game.\nid = \"x\" # its id\nfamilies = { Q = \"orthogonal\" }\n\n[[men]]\nid = \"king\"\n\n  [[men]] # two\nid = \"men\"\n\n\
                   [men-at-arms]\na = 1\n[[promotion]]\nmen = [\"pawn\"] # who\nzone = \"x\"\n\
                   into = [\n  \"queen\",\n  { man = \"rook\", while = [\"rook <= 1\"] },\n]\n\
                   [pool]\nmen = [\"a\"]\n[[remote-promotion]]\nkeep = { zone = \"z\", men = [\"b\"] }\n[[array]]\nname = \"Usual\"\n";
        let new = "# A game.\nid = \"x\" # its id\nlanguage = 1\ndirections = { Q = \"orthogonal\" }\n\n[[piece]]\nid = \"king\"\n\n  [[piece]] # two\nid = \"men\"\n\n\
                   [men-at-arms]\na = 1\n[[promotion]]\npieces = [\"pawn\"] # who\nzone = \"x\"\n\
                   into = [\n  \"queen\",\n  { to = \"rook\", while = [\"rook <= 1\"] },\n]\n\
                   [pool]\npieces = [\"a\"]\n[[remote-promotion]]\nkeep = { zone = \"z\", pieces = [\"b\"] }\n[[start]]\nname = \"Usual\"\n";
        assert_eq!(upgrade(old).as_deref(), Some(new));
        // Once is enough.
        assert_eq!(upgrade(new), None);
    }

    #[test]
    fn every_change_is_told() {
        let changes = |text| upgraded(text, FileKind::Game).unwrap().map(|upgraded| upgraded.changes);
        let men = Change::Renamed { old: "men", new: "piece", count: 2 };
        let language = Change::Language { language: LANGUAGE };
        assert_eq!(changes("[[men]]\n[[men]]\n"), Some(vec![men, language.clone()]));
        assert_eq!(changes("id = 'x'"), Some(vec![language]));
        assert_eq!(changes("language = 1"), None);
        assert_eq!(changes("language = 7"), None);
    }

    #[test]
    fn what_freezes_pieces_is_said_with_tests() {
        let old = "language = 1\n[[piece]]\nid = 'queen'\nfrozen-without = \"prince\" # its leader\nmoves = []\n";
        let new = "language = 1\n[[piece]]\nid = 'queen'\nfrozen = \"no own prince\" # its leader\nmoves = []\n";
        assert_eq!(upgrade(old).as_deref(), Some(new));
        assert_eq!(upgrade(new), None);
        // What is no id, or said twice, is left to the author.
        assert_eq!(upgrade("language = 1\n[[piece]]\nfrozen-without = 'a b'\n"), None);
        assert_eq!(upgrade("language = 1\n[[piece]]\nfrozen-without = 'a'\nfrozen = 'no own b'\n"), None);
    }

    #[test]
    fn promotions_of_other_pieces_are_said_with_after() {
        let old = "language = 1\n[[promotion]]\npieces = ['pawn']\n\n[pool]\npieces = ['rook']\n\n# Elsewhere.\n[[remote-promotion]]\nmovers = ['rook', 'cannon']\n\
                   from = 'own-half'\nto = 'far-half'\npromotes = ['clerk']\ninto = ['rook']\nkeep = { zone = 'fortress', pieces = ['king', 'clerk'] }\n\n[endings]\n";
        let new = "language = 1\n[[promotion]]\npieces = ['pawn']\n\n[pool]\npieces = ['rook']\n\n# Elsewhere.\n[[promotion]]\npieces = ['clerk']\n\
                   after = { pieces = ['rook', 'cannon'], from = 'own-half', to = 'far-half' }\ninto = ['rook']\nfrom-pool = true\nkeep = \"own king or clerk in fortress\"\n\n[endings]\n";
        assert_eq!(upgrade(old).as_deref(), Some(new));
        assert_eq!(upgrade(new), None);
        // What is not plain, or inherited, is left to the author.
        for old in [
            old.replace("to = 'far-half'\n", "to = 'far-half' # beyond the middle\n"),
            old.replace("['king', 'clerk']", "'king'"),
            old.replace("language = 1\n", "language = 1\nbase = 'chess'\n"),
        ] {
            assert_eq!(upgrade(&old), None, "{old}");
        }
    }

    #[test]
    fn a_refuge_is_said_at_the_royal_piece() {
        let old = "language = 1\n[[piece]]\nid = 'king'\nroyal = true\nmoves = []\n\n[[piece]]\nid = 'guard'\n\n\
                   [refuge]\nroyal = 'king'\nzone = 'camp'\nguards = ['guard', 'clerk']\ngrace = 2\n\n[endings]\n";
        let new = "language = 1\n[[piece]]\nid = 'king'\nroyal = true\nmoves = []\n\
                   confined = { zone = \"camp\", while = \"no own guard or clerk\", grace = 2 }\n\n[[piece]]\nid = 'guard'\n\n[endings]\n";
        assert_eq!(upgrade(old).as_deref(), Some(new));
        assert_eq!(upgrade(new), None);
        assert!(keeps_refuge(old) && !keeps_refuge(new));
        // What is not plain, or would be lost, is left to the author.
        for old in [
            old.replace("grace = 2\n", "grace = 2 # turns\n"),
            old.replace("[refuge]", "# Where it is safe.\n[refuge]"),
            old.replace("['guard', 'clerk']", "[]"),
            old.replace("moves = []\n", "confined = 'camp'\n"),
            old.replace("royal = 'king'", "royal = 'queen'"),
            old.replace("language = 1\n", "language = 1\nbase = 'chess'\n"),
        ] {
            assert_eq!(upgrade(&old), None, "{old}");
        }
    }

    #[test]
    fn a_marriage_is_said_as_an_ending() {
        let old = "language = 1\n# How it ends.\n[endings]\nbare = true\nmarriage = { royal = 'king', partner = 'queen', directions = 'orthogonal and 1:1' }\ndead = []\n";
        let new = "language = 1\n[[ending]]\nwhen = \"own king beside own queen along orthogonal and 1:1 and just-moved\"\nresult = \"wins\"\n\n\
                   # How it ends.\n[endings]\nbare = true\ndead = []\n";
        assert_eq!(upgrade(old).as_deref(), Some(new));
        assert_eq!(upgrade(new), None);
        // What is not plain is left to the author.
        for old in [
            old.replace(" }\n", " } # at once\n"),
            old.replace("# How it ends.", "[[ending]]"),
            old.replace("orthogonal and 1:1", "orthogonal; 1:1"),
            old.replace("[endings]\n", "[ endings ]\n"),
        ] {
            assert_eq!(upgrade(&old), None, "{old}");
        }
    }

    #[test]
    fn the_language_is_written_below_the_id() {
        assert_eq!(
            upgrade("# A game.\r\nid = 'x' # its id\r\n[board]\r\n").as_deref(),
            Some("# A game.\r\nid = 'x' # its id\r\nlanguage = 1\r\n[board]\r\n")
        );
        assert_eq!(upgrade("id = 'x'").as_deref(), Some("id = 'x'\nlanguage = 1"));
        assert_eq!(upgrade("[board]\n").as_deref(), Some("language = 1\n[board]\n"));
    }

    #[test]
    fn weights_are_upgraded_too() {
        let upgrade = |text| upgraded(text, FileKind::Weights).unwrap().map(|upgraded| upgraded.text);
        assert_eq!(upgrade("[men.king]\nvalue = 3\n").as_deref(), Some("[piece.king]\nvalue = 3\n"));
        assert_eq!(upgrade("[piece.king]\nvalue = 3\n"), None);
    }

    #[test]
    fn nothing_is_changed_if_a_new_name_is_taken() {
        assert_eq!(upgrade("[[men]]\n[pool]\nmen = [\"a\"]\npieces = [\"b\"]\n"), None);
    }

    #[test]
    fn what_is_not_toml_is_an_error() {
        assert!(upgraded("[[men", FileKind::Game).is_err());
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
