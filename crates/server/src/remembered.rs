//! A cache of what is made from the games, emptied when the set of games changes.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex};

use serde::Serialize;

use crate::error::ApiError;

/// Values by key. They are never thrown away while the games stay the same, so keys must be few: games, languages.
pub(crate) struct Remembered<K, V>(Mutex<Kept<K, V>>);

struct Kept<K, V> {
    /// The [`variorum_library::generation`] of the games that the values are made from.
    generation: u64,
    values: HashMap<K, V>,
}

impl<K: Eq + Hash, V: Clone> Remembered<K, V> {
    pub fn new() -> Self {
        Self(Mutex::new(Kept { generation: 0, values: HashMap::new() }))
    }

    /// The value, made if it is not known or the games have changed since it was made.
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
        // A value that was made while the games changed is given once, and not kept.
        if let Ok(mut kept) = self.0.lock()
            && kept.generation == generation
            && variorum_library::generation() == generation
        {
            kept.values.insert(key, value.clone());
        }
        Ok(value)
    }
}

/// A value to be kept as JSON text.
pub(crate) fn json(value: &impl Serialize) -> Result<Arc<str>, ApiError> {
    Ok(serde_json::to_string(value).map_err(ApiError::internal)?.into())
}
