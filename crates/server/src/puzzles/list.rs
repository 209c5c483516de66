//! All puzzles of all variants.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, LazyLock};

use variorum_puzzles::{Puzzle, read_file};

use crate::error::ApiError;
use crate::game_rules::rules_of;
use crate::remembered::Remembered;
use crate::worker::Worker;

/// A puzzle of a variant.
#[derive(Debug)]
pub(super) struct Listed {
    /// The variant's id.
    pub game: String,
    pub puzzle: Puzzle,
}

impl Listed {
    /// The rating that its file gives it.
    pub fn rating(&self) -> f64 {
        f64::from(self.puzzle.rating())
    }

    pub fn has_theme(&self, theme: &str) -> bool {
        self.puzzle.themes().iter().any(|known| known.id() == theme)
    }

    /// How many turns the solver has to find.
    pub fn turns(&self) -> usize {
        self.puzzle.solution().len().div_ceil(2)
    }
}

/// The puzzles of all variants that have some.
#[derive(Debug, Default)]
pub(super) struct PuzzleList {
    /// In the order of the variants' ids.
    games: Vec<String>,
    by_game: BTreeMap<String, Vec<Arc<Listed>>>,
    by_id: HashMap<String, Arc<Listed>>,
}

impl PuzzleList {
    pub fn of(puzzles: impl IntoIterator<Item = Listed>) -> Self {
        let mut list = Self::default();
        for listed in puzzles.into_iter().map(Arc::new) {
            list.by_id.insert(listed.puzzle.id().to_owned(), Arc::clone(&listed));
            list.by_game.entry(listed.game.clone()).or_default().push(listed);
        }
        list.games = list.by_game.keys().cloned().collect();
        list
    }

    /// The ids of the variants that have puzzles, sorted.
    pub fn games(&self) -> &[String] {
        &self.games
    }

    /// The puzzles of a variant, in the order of its file.
    pub fn of_game(&self, game: &str) -> &[Arc<Listed>] {
        self.by_game.get(game).map_or(&[], Vec::as_slice)
    }

    pub fn all(&self) -> impl Iterator<Item = &Arc<Listed>> {
        self.by_game.values().flatten()
    }

    pub fn find(&self, id: &str) -> Option<&Arc<Listed>> {
        self.by_id.get(id)
    }
}

/// The list, read when it is first needed. A file with faults is left out and logged.
pub(super) fn list(worker: &Worker) -> Result<Arc<PuzzleList>, ApiError> {
    static KNOWN: LazyLock<Remembered<(), Arc<PuzzleList>>> = LazyLock::new(Remembered::new);
    KNOWN.get((), || {
        let mut found = Vec::new();
        for game in variorum_library::ids() {
            let Some(text) = variorum_library::puzzles(&game) else { continue };
            match read_file(&rules_of(worker, &game)?, &text) {
                Ok(puzzles) => found.extend(puzzles.into_iter().map(|puzzle| Listed { game: game.clone(), puzzle })),
                Err(faults) => {
                    let first = faults.first().map(ToString::to_string).unwrap_or_default();
                    tracing::error!("the puzzles of “{game}” have {} faults: {first}", faults.len());
                }
            }
        }
        Ok(Arc::new(PuzzleList::of(found)))
    })
}
