//! The games of Variorum by id: the built-in ones, which are embedded in the binary and compiled on demand, and registered games of the
//! user ([`register`]).
//!
//! The built-in games are the files of `games/`, with their texts in other languages from `locales/`. No code here depends on a game.
//!
//! ```
//! use variorum_rules::Position;
//!
//! for id in variorum_library::ids() {
//!     let definition = variorum_library::definition(&id)?;
//!     println!("{id}: {}", definition.about.name);
//! }
//! let rules = variorum_library::rules(&variorum_library::ids()[0])?;
//! assert!(!Position::start(&rules).turns().is_empty());
//! # Ok::<(), variorum_library::LibraryError>(())
//! ```

#![warn(clippy::wildcard_enum_match_arm)]

mod built_in;
pub mod effect;
mod endings;
pub mod examples;
pub mod explain;
pub mod guide;
pub mod hints;
pub mod learn;
mod names;
mod nearest;
pub mod refusal;
mod user_games;

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, OnceLock};

use rust_embed::RustEmbed;
use variorum_gamedef::definition::Definition;
use variorum_gamedef::translation::{Translation, TranslationProblem};
use variorum_gamedef::{Diagnostic, Diagnostics};
pub use variorum_messages::Language;
use variorum_messages::{Catalogue, GameNames};
use variorum_rules::{CompileError, Rules};

use crate::examples::ExampleError;
use crate::guide::GuideError;

pub use built_in::{BuiltIn, ending_list, is_built_in, net, puzzles, source, weights};
pub use endings::{ending_message, ending_text, side_name, side_word};
pub use names::{Name, kif_name, name, names, variant, variant_name};
pub use user_games::{RegisterError, UserGame, generation, is_current, register};

/// The texts of games in other languages.
#[derive(RustEmbed)]
#[folder = "../../locales/"]
#[include = "*/games/*.toml"]
struct Texts;

/// Why a game is not available.
#[derive(Clone, Debug, thiserror::Error)]
pub enum LibraryError {
    /// No game has this id.
    #[error("there is no game “{id}”{}", suggestion.as_ref().map_or(String::new(), |s| format!("; did you mean “{s}”?")))]
    Unknown {
        /// The requested id.
        id: String,
        /// The id with the most similar spelling.
        suggestion: Option<String>,
    },
    /// Its files have errors.
    #[error("the game “{id}” cannot be played: {cause}")]
    Faulty {
        /// The id of the game; for its texts, `{tag}/{id}`.
        id: String,
        /// What is wrong.
        cause: FileErrors,
    },
}

/// What is wrong with the files of a game.
#[derive(Clone, Debug)]
pub enum FileErrors {
    /// With its own file.
    Definition(Diagnostics),
    /// With its rules.
    Rules(Vec<CompileError>),
    /// With its texts in a language.
    Texts(Vec<TranslationProblem>),
    /// Its texts in a language are not UTF-8.
    Encoding,
    /// An example of the game.
    Example(Box<ExampleError>),
    /// A step of its guided first game.
    Guide(Box<GuideError>),
}

impl fmt::Display for FileErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all: Vec<String> = match self {
            Self::Definition(diagnostics) => {
                let line = |diagnostic: &Diagnostic| format!("{}: {}", diagnostic.place(), diagnostic.problem);
                diagnostics.iter().map(line).collect()
            }
            Self::Rules(errors) => errors.iter().map(ToString::to_string).collect(),
            Self::Texts(problems) => problems.iter().map(ToString::to_string).collect(),
            Self::Encoding => vec!["its texts are not UTF-8".to_owned()],
            Self::Example(error) => vec![error.to_string()],
            Self::Guide(error) => vec![error.to_string()],
        };
        f.write_str(&all.join("; "))
    }
}

/// The ids of all games, sorted.
#[must_use]
pub fn ids() -> Vec<String> {
    let mut ids: Vec<String> = built_in::ids().chain(user_games::ids()).collect();
    ids.sort();
    ids
}

/// All languages except English, which is the language of game files.
pub fn languages() -> impl Iterator<Item = Language> {
    Language::all().filter(|language| *language != Language::ENGLISH)
}

/// The texts of a game in the language with this tag; `None` if there are none.
///
/// # Errors
/// If there is no such game, or its file or the file of texts has errors.
pub fn translation(id: &str, language: &str) -> Result<Option<Translation>, LibraryError> {
    if let Some(own) = user_games::find(id) {
        return Ok(own.texts.get(language).cloned());
    }
    // The game is read only if there are texts to compare with it.
    let Some(file) = Texts::get(&format!("{language}/games/{id}.toml")) else {
        return if is_built_in(id) { Ok(None) } else { Err(unknown(id)) };
    };
    let definition = definition(id)?;
    let faulty = |cause| LibraryError::Faulty { id: format!("{language}/{id}"), cause };
    let text = std::str::from_utf8(&file.data).map_err(|_| faulty(FileErrors::Encoding))?;
    Translation::read(text, &definition).map(Some).map_err(|problems| faulty(FileErrors::Texts(problems)))
}

/// A copy of the game with its texts in the language with this tag. Missing texts stay in English, as do all texts of a game that is not in
/// the library. Only a missing rules text becomes empty, as [`explain::Explainer::rules`] can generate it in every language.
///
/// # Errors
/// If the file of texts has errors.
pub fn localised(definition: &Definition, language: &str) -> Result<Definition, LibraryError> {
    match Language::named(language).filter(|language| *language != Language::ENGLISH) {
        Some(language) => localised_with_names(definition, language).map(|(localised, _)| localised),
        None => Ok(definition.clone()),
    }
}

/// Like [`localised`], for a language other than English. Also returns the names that the game's texts give its pieces.
fn localised_with_names(
    definition: &Definition,
    language: Language,
) -> Result<(Definition, Vec<(String, String)>), LibraryError> {
    let mut localised = definition.clone();
    let texts = match translation(&definition.id, language.tag()) {
        Ok(texts) => texts.unwrap_or_default(),
        Err(LibraryError::Unknown { .. }) => Translation::default(),
        Err(fault) => return Err(fault),
    };
    name_pieces(&mut localised, Catalogue::of(language), &texts.names);
    if texts.rules.is_empty() {
        localised.about.rules.clear();
    }
    let names = texts.names.clone();
    texts.apply_to(&mut localised);
    Ok((localised, names))
}

/// Translates the names of the pieces. `names` holds the game's own names in that language.
fn name_pieces(definition: &mut Definition, catalogue: &Catalogue, names: &dyn GameNames) {
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

/// The definition of a game.
///
/// # Errors
/// If there is no such game, or its file has errors.
pub fn definition(id: &str) -> Result<Definition, LibraryError> {
    if let Some(own) = user_games::find(id) {
        return Ok(own.rules.definition().clone());
    }
    let text = source(id).ok_or_else(|| unknown(id))?;
    let loaded = variorum_gamedef::load_with(&text, id, &BuiltIn);
    match loaded.definition {
        Some(mut definition) => {
            built_in::add_engine_files((built_in::weights(id), built_in::net(id)), &mut definition);
            Ok(Definition { tables: built_in::tables(id), ..definition })
        }
        None => Err(LibraryError::Faulty { id: id.to_owned(), cause: FileErrors::Definition(loaded.diagnostics) }),
    }
}

/// The rules of a game, compiled on first use and cached.
///
/// # Errors
/// If there is no such game, or it cannot be compiled.
pub fn rules(id: &str) -> Result<Arc<Rules>, LibraryError> {
    if let Some(own) = user_games::find(id) {
        return Ok(Arc::clone(&own.rules));
    }
    if let Some(rules) = cache().lock().ok().and_then(|cache| cache.get(id).cloned()) {
        return Ok(rules);
    }
    let definition = definition(id)?;
    let faulty = |errors| LibraryError::Faulty { id: id.to_owned(), cause: FileErrors::Rules(errors) };
    let rules = Rules::compile(&definition).map_err(faulty)?;
    if let Ok(mut cache) = cache().lock() {
        cache.insert(id.to_owned(), Arc::clone(&rules));
    }
    Ok(rules)
}
