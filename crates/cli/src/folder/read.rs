//! Reading the files of one game.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use variorum_gamedef::Diagnostic;
use variorum_gamedef::translation::Translation;
use variorum_library::{Language, UserGame};
use variorum_rules::Rules;

use super::WEIGHTS;
use crate::check;
use crate::game;

/// What tells one content of a game's files from another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Fingerprint(u64);

/// The fingerprint of the files of a game as they are now. It is made of their text and not of their times, which some file systems keep to
/// two seconds only.
pub(super) fn fingerprint(folder: &Path, id: &str) -> Fingerprint {
    let own = [folder.join(format!("{id}.toml")), folder.join(format!("{id}{WEIGHTS}.toml"))];
    let texts = variorum_library::languages().map(|language| folder.join(language.tag()).join(format!("{id}.toml")));
    let mut hasher = DefaultHasher::new();
    for path in own.into_iter().chain(texts) {
        content(&path).hash(&mut hasher);
    }
    Fingerprint(hasher.finish())
}

/// The text of a file, or why it cannot be read; `None` where there is no file.
fn content(path: &Path) -> Option<Result<String, String>> {
    let read = || game::read_file(&path.to_string_lossy()).map(|(text, _)| text).map_err(|fault| format!("{fault:#}"));
    path.exists().then(read)
}

/// A game, if its files have no faults; what is wrong is written to `out`.
pub(super) fn read(folder: &Path, id: &str, out: &mut impl Write, colour: bool) -> anyhow::Result<Option<UserGame>> {
    let path = folder.join(format!("{id}.toml"));
    let mut told = Vec::new();
    let game = try_read(folder, id, &path.to_string_lossy(), &mut told, colour);
    if !matches!(game, Ok(Some(_))) {
        out.write_all(&told)?;
    }
    match game {
        Ok(game) => Ok(game),
        Err(fault) => {
            writeln!(out, "{fault:#}")?;
            Ok(None)
        }
    }
}

fn try_read(folder: &Path, id: &str, path: &str, told: &mut Vec<u8>, colour: bool) -> anyhow::Result<Option<UserGame>> {
    let weights = game::weights_beside(path)?;
    let tuned = weights.is_some();
    let found = check::examine(path, weights, told, colour)?;
    let mut sound = true;
    if variorum_library::is_built_in(id) {
        write!(told, "{}", taken(path, id, colour)?)?;
        sound = false;
    }
    let Some(rules) = found.rules else {
        writeln!(told, "{path}: {}", found.summary)?;
        return Ok(None);
    };
    if tuned {
        let stem = folder.join(id);
        let beside = folder.join(format!("{id}{WEIGHTS}.toml"));
        let (beside, stem) = (beside.to_string_lossy(), stem.to_string_lossy());
        if let Some(fault) = check::weights_fault(&beside, &stem, told, colour)? {
            writeln!(told, "{beside}: {fault}")?;
            sound = false;
        }
    }
    let texts = texts(folder, id, &rules, told)?;
    Ok(texts.filter(|_| sound).map(|texts| UserGame { rules, texts }))
}

/// The texts of a game in other languages; `None` if a file of them has faults.
fn texts(
    folder: &Path,
    id: &str,
    rules: &Arc<Rules>,
    told: &mut Vec<u8>,
) -> anyhow::Result<Option<BTreeMap<&'static str, Translation>>> {
    let mut texts = BTreeMap::new();
    let mut sound = true;
    for language in variorum_library::languages().map(Language::tag) {
        let path = folder.join(language).join(format!("{id}.toml"));
        if !path.exists() {
            continue;
        }
        let (text, _) = game::read_file(&path.to_string_lossy())?;
        match Translation::read(&text, rules.definition()) {
            Ok(translation) => {
                texts.insert(language, translation);
            }
            Err(faults) => {
                for fault in faults {
                    writeln!(told, "{}: {fault}", path.display())?;
                }
                sound = false;
            }
        }
    }
    Ok(sound.then_some(texts))
}

/// That a game of this id comes along already, with the line that says the id.
fn taken(path: &str, id: &str, colour: bool) -> anyhow::Result<String> {
    let (text, _) = game::read_file(path)?;
    let is_id = |line: &str| line.strip_prefix("id").is_some_and(|rest| rest.trim_start().starts_with('='));
    let mut start = 0;
    let mut span = 0..0;
    for line in text.split_inclusive('\n') {
        if is_id(line.trim_start()) {
            span = start..start + line.trim_end().len();
            break;
        }
        start += line.len();
    }
    let message = format!("`{id}` is the id of a game that comes with Variorum");
    let help = format!("take another one, and give the file the same name: `my-{id}` and `my-{id}.toml`");
    let fault = Diagnostic::error(&text, span, message, Some(help));
    Ok(variorum_gamedef::render_one(&fault, path, &text, colour))
}
