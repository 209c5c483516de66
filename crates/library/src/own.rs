//! Games of a user's own beside those that come along: offered once, before anybody asks, and the same until the process ends.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use gamedef::translation::Translation;
use rules::Rules;

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
    /// Some were offered before; who has asked for the games keeps what was answered.
    #[error("games of one’s own were offered before")]
    Again,
}

static OWN: OnceLock<BTreeMap<String, Own>> = OnceLock::new();

/// Puts games beside those that come along. They are found by all functions of this crate from now on, so this comes first.
///
/// # Errors
/// If an id is taken, or games were offered before; nothing is changed then.
pub fn offer(games: Vec<Own>) -> Result<(), OfferError> {
    let mut own = BTreeMap::new();
    for game in games {
        let id = game.id().to_owned();
        if crate::built_in().any(|known| known == id) || own.contains_key(&id) {
            return Err(OfferError::Taken(id));
        }
        own.insert(id, game);
    }
    OWN.set(own).map_err(|_| OfferError::Again)
}

pub(crate) fn find(id: &str) -> Option<&'static Own> {
    OWN.get()?.get(id)
}

pub(crate) fn ids() -> impl Iterator<Item = String> {
    OWN.get().into_iter().flat_map(BTreeMap::keys).cloned()
}
