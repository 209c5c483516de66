//! Reads the files of a game.

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use variorum_gamedef::problem::FileProblem;
use variorum_gamedef::translation::Translation;
use variorum_gamedef::{Advice, Diagnostic, English, limits};
use variorum_library::{Language, UserGame};
use variorum_rules::Rules;

use crate::check;
use crate::game;

/// The part of a weights file's name after the game's id.
pub(super) const WEIGHTS: &str = ".weights";

/// The most files that one game needs.
const MOST_NEEDED: usize = (limits::BASES + 1) * (limits::LENDERS + 1);

/// Identifies the content of a game's files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Fingerprint(u64);

/// The fingerprint of the current files of a game and of those of the folder that it needs. It depends on their text, not on their times, as some file systems round times to two
/// seconds.
pub(super) fn fingerprint(folder: &Path, id: &str) -> Fingerprint {
    let texts = variorum_library::languages().map(|language| folder.join(language.tag()).join(format!("{id}.toml")));
    let mut hasher = DefaultHasher::new();
    for path in texts {
        content(&path).hash(&mut hasher);
    }
    let mut known = BTreeSet::from([id.to_owned()]);
    let mut next = vec![id.to_owned()];
    while let Some(id) = next.pop() {
        let file = folder.join(format!("{id}.toml"));
        game::net_beside(&file.to_string_lossy()).map_err(|fault| format!("{fault:#}")).hash(&mut hasher);
        content(&folder.join(format!("{id}{WEIGHTS}.toml"))).hash(&mut hasher);
        let text = content(&file);
        text.hash(&mut hasher);
        // Built-in games do not change. A file that needs more games than are looked at has an error, whatever the others contain.
        let needed = text.and_then(Result::ok).map_or_else(Vec::new, |text| variorum_gamedef::needs_of(&text));
        for id in needed.into_iter().filter(|id| !variorum_library::is_built_in(id)) {
            if known.len() <= MOST_NEEDED && known.insert(id.clone()) {
                next.push(id);
            }
        }
    }
    Fingerprint(hasher.finish())
}

/// The text of a file, or why it cannot be read; `None` if it does not exist.
fn content(path: &Path) -> Option<Result<String, String>> {
    let read = || game::read_file(&path.to_string_lossy()).map(|(text, _)| text).map_err(|fault| format!("{fault:#}"));
    path.exists().then(read)
}

/// Reads a game. If its files have errors, they are written to `out` and the result is `None`.
pub(super) fn read(folder: &Path, id: &str, out: &mut impl Write, colour: bool) -> anyhow::Result<Option<UserGame>> {
    let path = folder.join(format!("{id}.toml"));
    let mut report = Vec::new();
    let game = try_read(folder, id, &path.to_string_lossy(), &mut report, colour);
    if !matches!(game, Ok(Some(_))) {
        out.write_all(&report)?;
    }
    match game {
        Ok(game) => Ok(game),
        Err(fault) => {
            writeln!(out, "{fault:#}")?;
            Ok(None)
        }
    }
}

fn try_read(
    folder: &Path,
    id: &str,
    path: &str,
    report: &mut Vec<u8>,
    colour: bool,
) -> anyhow::Result<Option<UserGame>> {
    let has_weights = game::weights_beside(path)?.is_some();
    let found = check::examine(path)?;
    found.print(report, colour, &English)?;
    let mut valid = true;
    if variorum_library::is_built_in(id) {
        write!(report, "{}", taken(path, id, colour)?)?;
        valid = false;
    }
    let Some(rules) = found.rules() else {
        writeln!(report, "{path}: {}", found.summary(&English))?;
        return Ok(None);
    };
    if has_weights {
        let stem = folder.join(id);
        let weights_file = folder.join(format!("{id}{WEIGHTS}.toml"));
        let (weights_file, stem) = (weights_file.to_string_lossy(), stem.to_string_lossy());
        let weights = check::examine_weights(&weights_file, &stem)?;
        if !weights.is_sound() {
            weights.print(report, colour, &English)?;
            writeln!(report, "{weights_file}: {}", weights.summary(&English))?;
            valid = false;
        }
    }
    // That a net or tables are left out has been said.
    if let Err(error) = game::net_beside_fits(rules) {
        writeln!(report, "{}: {error}", folder.join(format!("{id}.net")).display())?;
        valid = false;
    }
    let texts = texts(folder, id, rules, report)?;
    Ok(texts.filter(|_| valid).map(|texts| UserGame { rules: Arc::clone(rules), texts }))
}

/// The texts of a game in other languages; `None` if one of the files has errors.
fn texts(
    folder: &Path,
    id: &str,
    rules: &Arc<Rules>,
    report: &mut Vec<u8>,
) -> anyhow::Result<Option<BTreeMap<&'static str, Translation>>> {
    let mut texts = BTreeMap::new();
    let mut valid = true;
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
            Err(errors) => {
                for error in errors {
                    writeln!(report, "{}: {error}", path.display())?;
                }
                valid = false;
            }
        }
    }
    Ok(valid.then_some(texts))
}

/// That a built-in game has this id, with the line of the id.
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
    let problem = FileProblem::IdBuiltIn { id: id.into() };
    let diagnostic: Diagnostic = Diagnostic::error(&text, span, problem, Advice::OwnId { id: id.into() });
    Ok(variorum_gamedef::render_one_in(&diagnostic, path, &text, colour, &English))
}
