//! Games of a user's own beside those that come along. The set may be replaced while the process runs. Whoever holds the rules of a game keeps
//! them as they were.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};

use variorum_gamedef::translation::Translation;
use variorum_rules::Rules;

/// A game of a user's own, ready to be played.
#[derive(Clone, Debug)]
pub struct Own {
    /// Its rules; their definition holds its id, and the engine's weights where there are any.
    pub rules: Arc<Rules>,
    /// Its texts in other languages, by those of [`crate::LANGUAGES`].
    pub texts: BTreeMap<&'static str, Translation>,
}

impl Own {
    fn id(&self) -> &str {
        &self.rules.definition().id
    }
}

/// Why games cannot be offered.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OfferError {
    /// Two games would have the same id.
    #[error("the id “{0}” belongs to another game already")]
    Taken(String),
}

static OWN: RwLock<BTreeMap<String, Arc<Own>>> = RwLock::new(BTreeMap::new());

static GENERATION: AtomicU64 = AtomicU64::new(0);

/// How often the set of games has changed. Every cache of something that depends on the games compares this number; read it before reading
/// the games.
#[must_use]
pub fn generation() -> u64 {
    GENERATION.load(Ordering::Acquire)
}

/// Offers games beside those that come along, in place of those that were offered before. All functions of this crate find them from now on.
///
/// # Errors
/// If an id is taken; nothing changes then.
pub fn offer(games: Vec<Own>) -> Result<(), OfferError> {
    let mut offered = BTreeMap::new();
    for game in games {
        let id = game.id().to_owned();
        if crate::is_built_in(&id) || offered.contains_key(&id) {
            return Err(OfferError::Taken(id));
        }
        offered.insert(id, Arc::new(game));
    }
    *OWN.write().unwrap_or_else(PoisonError::into_inner) = offered;
    // Only now: a cache that saw the new number with the old games would keep stale answers for ever.
    GENERATION.fetch_add(1, Ordering::Release);
    Ok(())
}

/// Are these the rules that [`crate::rules`] gives for their game now? True for every game that comes along.
#[must_use]
pub fn is_current(rules: &Arc<Rules>) -> bool {
    let id = &rules.definition().id;
    find(id).map_or_else(|| crate::is_built_in(id), |own| Arc::ptr_eq(&own.rules, rules))
}

pub(crate) fn find(id: &str) -> Option<Arc<Own>> {
    OWN.read().unwrap_or_else(PoisonError::into_inner).get(id).cloned()
}

pub(crate) fn ids() -> Vec<String> {
    OWN.read().unwrap_or_else(PoisonError::into_inner).keys().cloned().collect()
}
