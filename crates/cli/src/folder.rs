//! A folder of a user's own games, laid out as `games/` of the repository is: a file for each game, its weights beside it, texts in
//! other languages in folders named after them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use anyhow::{Context as _, bail};
use gamedef::Diagnostic;
use gamedef::translation::Translation;
use library::Own;
use rules::Rules;

use crate::check;
use crate::game;

/// What files of weights are named, after the game's id.
const WEIGHTS: &str = ".weights";

/// What a folder holds.
pub(crate) struct Found {
    /// The games whose files have no faults.
    pub games: Vec<Own>,
    /// How many games, or files of weights without a game, were left out because of their faults.
    pub left_out: usize,
}

/// Reads all games of a folder. A game whose files have faults is left out: its faults are written to `out`, as `variorum check` prints
/// them. One faulty file must not keep a site from offering the others.
///
/// # Errors
/// If the folder cannot be read or has no game files, or the output fails.
pub(crate) fn open(folder: &Path, out: &mut impl Write, colour: bool) -> anyhow::Result<Found> {
    let name = folder.display();
    let (mut ids, mut weights) = (BTreeSet::new(), BTreeSet::new());
    for entry in fs::read_dir(folder).with_context(|| format!("the folder of games {name} cannot be read"))? {
        let path = entry.with_context(|| format!("the folder of games {name} cannot be read"))?.path();
        // Editors and systems leave files of their own, which begin with a dot.
        let Some(stem) = path.file_name().and_then(|file| file.to_str()?.strip_suffix(".toml")) else { continue };
        if !stem.starts_with('.') {
            match stem.strip_suffix(WEIGHTS) {
                Some(id) => weights.insert(id.to_owned()),
                None => ids.insert(stem.to_owned()),
            };
        }
    }
    if ids.is_empty() {
        bail!(
            "the folder {name} holds no game: a game is a file that ends with .toml (docs/language.md says how to write one)"
        );
    }
    let mut left_out = 0;
    for id in weights.difference(&ids) {
        let path = folder.join(format!("{id}{WEIGHTS}.toml"));
        writeln!(out, "{}: the game file that these weights belong to, {id}.toml, is not beside it", path.display())?;
        left_out += 1;
    }
    let mut games = Vec::new();
    for id in &ids {
        match read(folder, id, out, colour)? {
            Some(game) => games.push(game),
            None => {
                left_out += 1;
                writeln!(out, "The game “{id}” is left out until the faults of its files are mended.\n")?;
            }
        }
    }
    Ok(Found { games, left_out })
}

/// A game, if its files have no faults; what is wrong is written to `out`.
fn read(folder: &Path, id: &str, out: &mut impl Write, colour: bool) -> anyhow::Result<Option<Own>> {
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

fn try_read(folder: &Path, id: &str, path: &str, told: &mut Vec<u8>, colour: bool) -> anyhow::Result<Option<Own>> {
    let weights = game::weights_beside(path)?;
    let tuned = weights.is_some();
    let found = check::examine(path, weights, told, colour)?;
    let mut sound = true;
    if library::ids().iter().any(|known| known == id) {
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
    Ok(texts.filter(|_| sound).map(|texts| Own { rules, texts }))
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
    for &language in library::LANGUAGES {
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
    Ok(gamedef::render_one(&fault, path, &text, colour))
}
