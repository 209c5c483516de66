//! The finished tables of one game, to be asked by searches.

use std::sync::{Arc, OnceLock, PoisonError, RwLock};

use variorum_rules::{Position, Rules, Side};

use crate::bundle::{complete, parts};
use crate::error::FormatError;
use crate::material::Material;
use crate::tables::Tables;
use crate::value::Value;

/// The finished tables of one game: those beside the game's file, which are read when they are first needed, and those that were added. Tables can be
/// added at any time, also while others ask.
pub struct TableSet {
    rules: Arc<Rules>,
    own: Own,
    added: RwLock<Arc<Added>>,
}

/// The tables that were added to a set.
#[derive(Clone, Default)]
struct Added {
    /// Those that stay.
    lasting: Vec<Arc<Tables>>,
    /// Those that make room for others ([`TableSet::add_within`]), the oldest first.
    passing: Vec<Arc<Tables>>,
}

impl Added {
    fn all(&self) -> impl Iterator<Item = &Arc<Tables>> {
        self.lasting.iter().chain(&self.passing)
    }

    /// Whether there are tables of these pieces already.
    fn has(&self, tables: &Tables) -> bool {
        self.all().any(|known| known.plan.materials()[0] == tables.plan.materials()[0])
    }
}

/// The tables beside the game's file.
#[derive(Default)]
struct Own {
    bundle: Option<Arc<[u8]>>,
    /// The most pieces that one of them has.
    most_pieces: usize,
    read: OnceLock<Vec<Arc<Tables>>>,
}

impl std::fmt::Debug for TableSet {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        to.debug_struct("TableSet").field("game", &self.rules.definition().id).finish_non_exhaustive()
    }
}

impl PartialEq for TableSet {
    /// Is it the same set, not only an equal one?
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl TableSet {
    /// The tables beside the game's file ([`variorum_gamedef::definition::Definition::tables`]). A file with errors counts as none;
    /// [`TableSet::check`] says what is wrong with it.
    #[must_use]
    pub fn of(rules: Arc<Rules>) -> Self {
        let bundle = rules.definition().tables.clone();
        let pieces = bundle.as_deref().map(|bundle| {
            let parts = parts(bundle).unwrap_or_default();
            parts.iter().filter_map(|part| Some(part.material(&rules).ok()?.pieces())).max().unwrap_or(0)
        });
        let own = Own { bundle, most_pieces: pieces.unwrap_or(0), read: OnceLock::new() };
        Self { rules, own, added: RwLock::default() }
    }

    /// No tables yet.
    #[must_use]
    pub fn empty(rules: Arc<Rules>) -> Self {
        Self { rules, own: Own::default(), added: RwLock::default() }
    }

    /// The game.
    #[must_use]
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// Adds the tables of a file.
    ///
    /// # Errors
    /// If it is no file of complete tables of this game with these rules.
    pub fn add_file(&self, bytes: &[u8], mebibytes: u64) -> Result<(), FormatError> {
        self.add(complete(&self.rules, bytes, mebibytes)?);
        Ok(())
    }

    /// Adds tables, which stay as long as the set. Those of another game or other rules, which are not finished, or of which there are already, are left out.
    pub fn add(&self, tables: Tables) {
        if self.takes(&tables) {
            let mut added = self.added.write().unwrap_or_else(PoisonError::into_inner);
            if !added.has(&tables) {
                Arc::make_mut(&mut added).lasting.push(Arc::new(tables));
            }
        }
    }

    /// Adds tables that may go again: if the values of those added by this function take more bytes than this together, the oldest of them go. Tables that
    /// take more by themselves are not added.
    pub fn add_within(&self, tables: Tables, most_bytes: usize) {
        if tables.bytes() > most_bytes || !self.takes(&tables) {
            return;
        }
        let mut added = self.added.write().unwrap_or_else(PoisonError::into_inner);
        if added.has(&tables) {
            return;
        }
        let passing = &mut Arc::make_mut(&mut added).passing;
        passing.push(Arc::new(tables));
        while passing.iter().map(|tables| tables.bytes()).sum::<usize>() > most_bytes {
            passing.remove(0);
        }
    }

    /// Are they finished tables of this game?
    fn takes(&self, tables: &Tables) -> bool {
        tables.is_complete() && Arc::ptr_eq(tables.plan.rules(), &self.rules)
    }

    /// The memory that the values of the tables that were added take, in bytes.
    #[must_use]
    pub fn added_bytes(&self) -> usize {
        self.added.read().unwrap_or_else(PoisonError::into_inner).all().map(|tables| tables.bytes()).sum()
    }

    /// The tables as they are now.
    #[must_use]
    pub fn view(&self) -> TableView<'_> {
        let added = Arc::clone(&self.added.read().unwrap_or_else(PoisonError::into_inner));
        let pieces = added.all().map(|tables| tables.plan.materials()[0].pieces());
        let most_pieces = pieces.max().unwrap_or(0).max(self.own.most_pieces);
        TableView { rules: &self.rules, own: &self.own, added, most_pieces }
    }

    /// Reads the tables beside a game's file.
    ///
    /// # Errors
    /// If one of them cannot be used with these rules.
    pub fn check(rules: &Arc<Rules>, bundle: &[u8]) -> Result<(), FormatError> {
        parts(bundle)?.iter().try_for_each(|part| part.tables(rules).map(|_| ()))
    }
}

impl Own {
    fn tables(&self, rules: &Arc<Rules>) -> &[Arc<Tables>] {
        self.read.get_or_init(|| {
            let parts = self.bundle.as_deref().and_then(|bundle| parts(bundle).ok()).unwrap_or_default();
            parts.iter().filter_map(|part| part.tables(rules).ok()).map(Arc::new).collect()
        })
    }
}

/// The tables of a [`TableSet`] at one time.
#[derive(Clone)]
pub struct TableView<'s> {
    rules: &'s Arc<Rules>,
    own: &'s Own,
    added: Arc<Added>,
    most_pieces: usize,
}

impl std::fmt::Debug for TableView<'_> {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        to.debug_struct("TableView").field("most_pieces", &self.most_pieces).finish_non_exhaustive()
    }
}

impl TableView<'_> {
    /// The most pieces on the board that a position with a value may have, neutral ones included; 0 if there are no tables. Whoever knows the number of
    /// pieces compares it first.
    #[must_use]
    pub fn most_pieces(&self) -> usize {
        self.most_pieces
    }

    /// The value of a position, as [`Tables::probe`] says it.
    #[must_use]
    pub fn probe(&self, position: &Position) -> Option<Value> {
        let pieces: usize = Side::BOTH.iter().map(|&side| position.pieces(side).len()).sum();
        if pieces > self.most_pieces {
            return None;
        }
        let material = Material::of(position);
        let mut all = self.added.all().chain(self.own.tables(self.rules));
        all.find_map(|tables| tables.probe_with(position, &material))
    }
}
