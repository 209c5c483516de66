//! Engines that need not measure their game: that takes up to a second on large boards, and gives every engine the same.

use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};

use variorum_engine::{Engine, Exact, Maker, Preparation, TableSet, measured_values};
use variorum_rules::history::Entry;
use variorum_rules::{Position, Rules};

/// How many games are kept.
const KEPT: usize = 32;

/// What was measured of the games that were asked about last, the latest last. It depends on their rules alone, and is found by them, not by the
/// game's id: a game that goes on keeps the rules that it began with when its file has changed.
static MEASURED: Mutex<Vec<Preparation>> = Mutex::new(Vec::new());

fn measured() -> MutexGuard<'static, Vec<Preparation>> {
    MEASURED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A game whose file has changed has other rules.
fn is_of(preparation: &Preparation, rules: &Arc<Rules>) -> bool {
    Arc::ptr_eq(preparation.rules(), rules)
}

/// Tables of the operator, a set for each game.
static TABLES: Mutex<Vec<Arc<TableSet>>> = Mutex::new(Vec::new());

fn tables() -> MutexGuard<'static, Vec<Arc<TableSet>>> {
    TABLES.lock().unwrap_or_else(PoisonError::into_inner)
}

/// From now on engines ask these tables in place of those beside the games' files.
pub(crate) fn use_tables(sets: &[Arc<TableSet>]) {
    for set in sets {
        let mut tables = tables();
        tables.retain(|one| !Arc::ptr_eq(one.rules(), set.rules()));
        tables.push(Arc::clone(set));
        drop(tables);
        measured().retain(|one| !is_of(one, set.rules()));
    }
}

/// Measures a game.
fn measure(rules: &Arc<Rules>) -> Preparation {
    let preparation = Preparation::of(Arc::clone(rules));
    let set = tables().iter().find(|set| Arc::ptr_eq(set.rules(), rules)).cloned();
    match set {
        Some(set) => preparation.with_endgames(set),
        None => preparation,
    }
}

fn known(rules: &Arc<Rules>) -> Option<Preparation> {
    measured().iter().find(|one| is_of(one, rules)).cloned()
}

/// What engines need to know of a game. Whoever asks while it is being measured for the first time measures it too.
fn preparation(rules: &Arc<Rules>) -> Preparation {
    let preparation = known(rules).unwrap_or_else(|| measure(rules));
    let mut kept = measured();
    kept.retain(|one| !is_of(one, rules));
    kept.push(preparation.clone());
    if kept.len() > KEPT {
        kept.remove(0);
    }
    preparation
}

/// What a piece of every kind is worth, by kind. Where no engine has asked, only this is measured.
pub(crate) fn values(rules: &Arc<Rules>) -> Vec<i32> {
    known(rules).map_or_else(|| measured_values(rules), |preparation| preparation.values().to_vec())
}

/// A new engine for the game.
pub(crate) fn engine(rules: &Arc<Rules>) -> Engine {
    Engine::prepared(&preparation(rules))
}

static MAKER: LazyLock<Maker> = LazyLock::new(Maker::default);

/// What tables know of a position, and whether its table is about to be made: then it is worth asking again.
pub(crate) fn exact(position: &Position, history: &[Entry]) -> (Option<Exact>, bool) {
    let preparation = preparation(position.rules());
    let Some(endgames) = preparation.endgames() else { return (None, false) };
    let known = Exact::of(endgames, position, history);
    if known.is_none() {
        // The thread ends by itself.
        let _ = MAKER.ask(endgames, position);
    }
    let coming = known.is_none() && MAKER.is_coming(endgames, position);
    (known, coming)
}

/// Makes the endgame table of a position in the background, if it is small, so that later searches know it. Nobody waits for it.
pub(crate) fn make_table_of(position: &Position) {
    if let Some(endgames) = preparation(position.rules()).endgames() {
        // The thread ends by itself.
        let _ = MAKER.ask(endgames, position);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_measured_once() {
        let rules = variorum_library::rules("minishogi").unwrap();
        assert_eq!(preparation(&rules).values(), measured_values(&rules));
        assert_eq!(values(&rules), measured_values(&rules));
        let again = preparation(&rules);
        assert!(std::ptr::eq(again.values(), preparation(&rules).values()), "the same tables");
        assert!(Arc::ptr_eq(engine(&rules).rules(), &rules));
    }
}
