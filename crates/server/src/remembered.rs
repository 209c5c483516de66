//! A cache of values computed from the game files, cleared when those change.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex};

use serde::Serialize;

use crate::error::ApiError;

/// Values by key. They are never evicted while the game files stay the same, so there must be few keys, such as games and languages.
pub(crate) struct Remembered<K, V>(Mutex<Kept<K, V>>);

struct Kept<K, V> {
    /// The [`variorum_library::generation`] of the game files that the values were computed from.
    generation: u64,
    values: HashMap<K, V>,
}

impl<K: Eq + Hash, V: Clone> Remembered<K, V> {
    pub fn new() -> Self {
        Self(Mutex::new(Kept { generation: 0, values: HashMap::new() }))
    }

    /// The value, computed if it is unknown or the game files have changed.
    pub fn get(&self, key: K, make: impl FnOnce() -> Result<V, ApiError>) -> Result<V, ApiError> {
        let generation = variorum_library::generation();
        if let Ok(mut kept) = self.0.lock() {
            if kept.generation < generation {
                *kept = Kept { generation, values: HashMap::new() };
            }
            if let Some(value) = kept.values.get(&key).filter(|_| kept.generation == generation) {
                return Ok(value.clone());
            }
        }
        let value = make()?;
        // A value computed while the game files changed is returned but not cached.
        if let Ok(mut kept) = self.0.lock()
            && kept.generation == generation
            && variorum_library::generation() == generation
        {
            kept.values.insert(key, value.clone());
        }
        Ok(value)
    }
}

/// A value to be cached as JSON text.
pub(crate) fn json(value: &impl Serialize) -> Result<Arc<str>, ApiError> {
    Ok(serde_json::to_string(value).map_err(ApiError::internal)?.into())
}
