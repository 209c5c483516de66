//! Games of the user beside the built-in ones. The set may be replaced while the process runs. Rules that are in use stay as they were.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};

use variorum_gamedef::translation::Translation;
use variorum_rules::Rules;

use crate::built_in::is_built_in;

/// A game of the user, ready to be played.
#[derive(Clone, Debug)]
pub struct UserGame {
    /// The rules. Their definition holds the id and the engine's weights, if there are any.
    pub rules: Arc<Rules>,
    /// The texts in other languages by the tags of [`crate::languages`].
    pub texts: BTreeMap<&'static str, Translation>,
}

impl UserGame {
    fn id(&self) -> &str {
        &self.rules.definition().id
    }
}

/// Why games cannot be registered.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RegisterError {
    /// The id belongs to a built-in game, or two games have it.
    #[error("the id “{0}” already belongs to another game")]
    Taken(String),
}

static GAMES: RwLock<BTreeMap<String, Arc<UserGame>>> = RwLock::new(BTreeMap::new());

static GENERATION: AtomicU64 = AtomicU64::new(0);

/// How often the set of games has changed. Caches of anything that depends on the games must compare this number. Read it before the games.
#[must_use]
pub fn generation() -> u64 {
    GENERATION.load(Ordering::Acquire)
}

/// Registers games beside the built-in ones, in place of those registered before. All functions of this crate then find them.
///
/// # Errors
/// If an id is taken. In that case nothing changes.
pub fn register(games: Vec<UserGame>) -> Result<(), RegisterError> {
    let mut registered = BTreeMap::new();
    for game in games {
        let id = game.id().to_owned();
        if is_built_in(&id) || registered.contains_key(&id) {
            return Err(RegisterError::Taken(id));
        }
        registered.insert(id, Arc::new(game));
    }
    *GAMES.write().unwrap_or_else(PoisonError::into_inner) = registered;
    // This must come last: a cache that saw the new number with the old games would keep stale values for ever.
    GENERATION.fetch_add(1, Ordering::Release);
    Ok(())
}

/// Whether [`crate::rules`] still returns these rules for their game. Always true for built-in games.
#[must_use]
pub fn is_current(rules: &Arc<Rules>) -> bool {
    let id = &rules.definition().id;
    find(id).map_or_else(|| is_built_in(id), |game| Arc::ptr_eq(&game.rules, rules))
}

pub(crate) fn find(id: &str) -> Option<Arc<UserGame>> {
    GAMES.read().unwrap_or_else(PoisonError::into_inner).get(id).cloned()
}

pub(crate) fn ids() -> Vec<String> {
    GAMES.read().unwrap_or_else(PoisonError::into_inner).keys().cloned().collect()
}
