//! Engines that need not measure their game: that takes up to a second on large boards, and gives every engine the same.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use variorum_engine::{Engine, Preparation};
use variorum_rules::Rules;

/// How many games are kept.
const KEPT: usize = 32;

/// What was measured of the games that were asked about last, the latest last. It depends on their rules alone.
static MEASURED: Mutex<Vec<Preparation>> = Mutex::new(Vec::new());

fn measured() -> MutexGuard<'static, Vec<Preparation>> {
    MEASURED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What engines need to know of a game. Only the first who asks for it waits.
pub(crate) fn preparation(rules: &Arc<Rules>) -> Preparation {
    // A game whose file has changed has other rules.
    let of_game = |one: &Preparation| Arc::ptr_eq(one.rules(), rules);
    let known = measured().iter().find(|one| of_game(one)).cloned();
    let preparation = known.unwrap_or_else(|| Preparation::of(Arc::clone(rules)));
    let mut kept = measured();
    kept.retain(|one| !of_game(one));
    kept.push(preparation.clone());
    if kept.len() > KEPT {
        kept.remove(0);
    }
    preparation
}

/// A new engine for the game.
pub(crate) fn engine(rules: &Arc<Rules>) -> Engine {
    Engine::prepared(&preparation(rules))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_measured_once() {
        let rules = variorum_library::rules("minishogi").unwrap();
        assert_eq!(preparation(&rules).values(), variorum_engine::measured_values(&rules));
        let again = preparation(&rules);
        assert!(std::ptr::eq(again.values(), preparation(&rules).values()), "the same tables");
        assert!(Arc::ptr_eq(engine(&rules).rules(), &rules));
    }
}
