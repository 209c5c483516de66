//! The games that come with Variorum, embedded in the binary and compiled when asked for, and a user's own beside them ([`offer`]).
//!
//! Holds no rules of any game: only the files of `games/`, by id, their texts in other languages, and what was offered.

pub mod examples;
pub mod explain;
pub mod learn;
mod nearest;
mod own;

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock};

use rust_embed::RustEmbed;
use variorum_gamedef::definition::Definition;
use variorum_gamedef::translation::Translation;
pub use variorum_messages::Language;
use variorum_messages::{Catalogue, PieceNames};
use variorum_rules::Rules;

pub use own::{OfferError, Own, generation, is_current, offer};

#[derive(RustEmbed)]
#[folder = "../../games/"]
struct Files;

/// The texts of games in other languages.
#[derive(RustEmbed)]
#[folder = "../../locales/"]
#[include = "*/games/*.toml"]
struct Texts;

/// Why a game cannot be had.
#[derive(Clone, Debug, thiserror::Error)]
pub enum LibraryError {
    /// No game has this id.
    #[error("there is no game “{id}”{}", suggestion.as_ref().map_or(String::new(), |s| format!("; did you mean “{s}”?")))]
    Unknown {
        /// What was asked for.
        id: String,
        /// The id that looks most like it.
        suggestion: Option<String>,
    },
    /// The file has faults.
    #[error("the game “{id}” cannot be played:\n{faults}")]
    Faulty {
        /// The game.
        id: String,
        /// Its faults, a line or more each.
        faults: String,
    },
}

/// The ids of all games, sorted.
#[must_use]
pub fn ids() -> Vec<String> {
    let mut ids: Vec<String> = built_in().chain(own::ids()).collect();
    ids.sort();
    ids
}

/// The ids of the games that come along, in any order.
fn built_in() -> impl Iterator<Item = String> {
    Files::iter()
        .filter_map(|name| name.strip_suffix(".toml").filter(|id| !id.ends_with(".weights")).map(str::to_owned))
}

/// Does a game of this id come along? The rules of such a game never change.
#[must_use]
pub fn is_built_in(id: &str) -> bool {
    Files::get(&format!("{id}.toml")).is_some() && !id.contains('/') && !id.ends_with(".weights")
}

/// The text of the file of a game that comes along.
#[must_use]
pub fn source(id: &str) -> Option<String> {
    read(&format!("{id}.toml"))
}

/// The text of the file of weights beside a game's file, if there is one: what the engine's evaluation was tuned to.
fn weights(id: &str) -> Option<String> {
    read(&format!("{id}.weights.toml"))
}

fn read(name: &str) -> Option<String> {
    let file = Files::get(name)?;
    let bytes: Cow<'static, [u8]> = file.data;
    String::from_utf8(bytes.into_owned()).ok()
}

/// The languages besides English, in which the texts of games' own files are.
pub fn languages() -> impl Iterator<Item = Language> {
    Language::all().filter(|language| *language != Language::ENGLISH)
}

/// The texts of a game in another language, by its tag; `None` where there are none.
///
/// # Errors
/// If there is no such game, or the file of texts does not fit it.
pub fn translation(id: &str, language: &str) -> Result<Option<Translation>, LibraryError> {
    if let Some(own) = own::find(id) {
        return Ok(own.texts.get(language).cloned());
    }
    // The game is read only where there are texts to hold against it.
    let Some(file) = Texts::get(&format!("{language}/games/{id}.toml")) else {
        return if is_built_in(id) { Ok(None) } else { Err(unknown(id)) };
    };
    let definition = definition(id)?;
    let faulty = |faults: String| LibraryError::Faulty { id: format!("{language}/{id}"), faults };
    let text = std::str::from_utf8(&file.data).map_err(|error| faulty(error.to_string()))?;
    Translation::read(text, &definition).map(Some).map_err(|faults| faulty(faults.join("\n")))
}

/// The game in the words of `language`, a tag, as far as there are any; what has none, such as a game that is not in the library, stays as it is. The
/// rules alone are empty then: [`explain::Explainer::rules`] tells them in every language.
///
/// # Errors
/// If the file of texts does not fit the game.
pub fn told(definition: &Definition, language: &str) -> Result<Definition, LibraryError> {
    match Language::named(language).filter(|language| *language != Language::ENGLISH) {
        Some(language) => told_with_names(definition, language).map(|(told, _)| told),
        None => Ok(definition.clone()),
    }
}

/// As [`told`] in another language than English, with the names that the game's own texts have for its pieces.
fn told_with_names(
    definition: &Definition,
    language: Language,
) -> Result<(Definition, Vec<(String, String)>), LibraryError> {
    let mut told = definition.clone();
    let texts = match translation(&definition.id, language.tag()) {
        Ok(texts) => texts.unwrap_or_default(),
        Err(LibraryError::Unknown { .. }) => Translation::default(),
        Err(fault) => return Err(fault),
    };
    name_pieces(&mut told, Catalogue::of(language), &texts.names);
    if texts.rules.is_empty() {
        told.about.rules.clear();
    }
    let names = texts.names.clone();
    texts.tell(&mut told);
    Ok((told, names))
}

/// Calls the pieces what a language calls them. `names`: those of the game's own in that language.
fn name_pieces(definition: &mut Definition, catalogue: &Catalogue, names: &dyn PieceNames) {
    for piece in &mut definition.pieces {
        piece.name = catalogue.piece_name(&piece.id, &piece.name, names);
    }
    for neutral in &mut definition.neutrals {
        neutral.name = catalogue.piece_name(&neutral.id, &neutral.name, names);
    }
}

fn unknown(id: &str) -> LibraryError {
    LibraryError::Unknown { id: id.to_owned(), suggestion: nearest::nearest(id, ids()) }
}

type Cache = Mutex<HashMap<String, Arc<Rules>>>;

fn cache() -> &'static Cache {
    static CACHE: OnceLock<Cache> = OnceLock::new();
    CACHE.get_or_init(Cache::default)
}

/// The definition of a game: read, not compiled.
///
/// # Errors
/// If there is no such game or its file has faults.
pub fn definition(id: &str) -> Result<Definition, LibraryError> {
    if let Some(own) = own::find(id) {
        return Ok(own.rules.definition().clone());
    }
    let text = source(id).ok_or_else(|| unknown(id))?;
    let loaded = variorum_gamedef::load(&text, id);
    match loaded.definition {
        Some(definition) => Ok(Definition { weights: weights(id), ..definition }),
        None => Err(LibraryError::Faulty {
            id: id.to_owned(),
            faults: variorum_gamedef::render(&loaded.diagnostics, &format!("{id}.toml"), &text, false),
        }),
    }
}

/// The rules of a game, compiled once and kept.
///
/// # Errors
/// If there is no such game or it cannot be compiled.
pub fn rules(id: &str) -> Result<Arc<Rules>, LibraryError> {
    if let Some(own) = own::find(id) {
        return Ok(Arc::clone(&own.rules));
    }
    if let Some(rules) = cache().lock().ok().and_then(|cache| cache.get(id).cloned()) {
        return Ok(rules);
    }
    let definition = definition(id)?;
    let rules = Rules::compile(&definition).map_err(|faults| LibraryError::Faulty {
        id: id.to_owned(),
        faults: faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"),
    })?;
    if let Ok(mut cache) = cache().lock() {
        cache.insert(id.to_owned(), Arc::clone(&rules));
    }
    Ok(rules)
}
