//! Tables made on demand, in the background.

use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;

use variorum_rules::Position;

use crate::graph::lock;
use crate::material::Material;
use crate::plan::Plan;
use crate::set::TableSet;
use crate::tables::Tables;

/// What tables on demand may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MakerLimits {
    /// The most pieces on the board, both sides' and neutral ones.
    pub pieces: usize,
    /// The most positions of all sets of pieces together, impossible ones included.
    pub positions: u64,
    /// The most memory while tables are made, in MiB.
    pub mebibytes: u64,
    /// The memory that the finished tables of a game may take, in bytes. The oldest go first.
    pub kept_bytes: usize,
}

impl Default for MakerLimits {
    /// A table of three pieces of chess takes a tenth of this, K R v K of a 10 × 10 game half.
    fn default() -> Self {
        Self { pieces: 4, positions: 2_000_000, mebibytes: 512, kept_bytes: 16 << 20 }
    }
}

/// The sets of pieces of which it is remembered that they were asked for.
const MOST_ASKED: usize = 1_000;

/// The id of a game and a set of its pieces.
type Wanted = (String, Material);

/// Makes tables when they are asked for: one at a time, each once, in a thread of its own. Whoever asks does not wait.
#[derive(Debug, Default)]
pub struct Maker {
    limits: MakerLimits,
    asked: Mutex<HashSet<Wanted>>,
    making: Arc<Mutex<Option<Wanted>>>,
    stop: Arc<AtomicBool>,
}

impl Maker {
    /// A maker that keeps to these limits.
    #[must_use]
    pub fn new(limits: MakerLimits) -> Self {
        let mut maker = Self::default();
        maker.limits = limits;
        maker
    }

    /// Begins to make the table that has this position, and adds it to the set when it is finished. `None`, without any work, if there is one already or
    /// was asked for before, the pieces are too many, or another table is being made; the last may then be asked for again.
    ///
    /// ```
    /// use std::sync::Arc;
    /// use variorum_rules::Position;
    /// use variorum_tables::{Maker, TableSet, Value};
    ///
    /// let rules = variorum_library::rules("minishogi")?;
    /// let set = Arc::new(TableSet::empty(rules.clone()));
    /// let position = Position::parse(&rules, "4k/5/5/5/K4[] w - - 0 1")?;
    /// let maker = Maker::default();
    /// if let Some(work) = maker.ask(&set, &position) {
    ///     work.join().map_err(|_| "the thread panicked")?; // not needed elsewhere
    /// }
    /// assert_eq!(set.view().probe(&position), Some(Value::Draw));
    /// assert!(maker.ask(&set, &position).is_none());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn ask(&self, set: &Arc<TableSet>, position: &Position) -> Option<JoinHandle<()>> {
        let material = Material::of(position);
        if material.pieces() > self.limits.pieces || set.view().probe(position).is_some() {
            return None;
        }
        let mut asked = lock(&self.asked);
        let key = (set.rules().definition().id.clone(), material.clone());
        let mut making = lock(&self.making);
        if asked.contains(&key) || making.is_some() {
            return None;
        }
        if asked.len() >= MOST_ASKED {
            asked.clear();
        }
        *making = Some(key.clone());
        asked.insert(key);
        drop((asked, making));
        let (set, limits) = (Arc::clone(set), self.limits);
        let (busy, stop) = (Busy(Arc::clone(&self.making)), Arc::clone(&self.stop));
        let work = move || {
            let _busy = busy;
            make(&set, &material, limits, &stop);
        };
        // If the machine gives no thread, the guard within the closure is dropped with it.
        std::thread::Builder::new().name("endgame tables".to_owned()).spawn(work).ok()
    }

    /// Whether it is worth asking again soon: the table of this position is being made, or has not been asked for because another one is.
    #[must_use]
    pub fn is_coming(&self, set: &TableSet, position: &Position) -> bool {
        let material = Material::of(position);
        if material.pieces() > self.limits.pieces || set.view().probe(position).is_some() {
            return false;
        }
        let key = (set.rules().definition().id.clone(), material);
        let asked = lock(&self.asked).contains(&key);
        lock(&self.making).as_ref().is_some_and(|making| *making == key || !asked)
    }
}

impl Drop for Maker {
    /// A thread at work ends soon.
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// Frees the maker when the work ends, be it by a panic.
struct Busy(Arc<Mutex<Option<Wanted>>>);

impl Drop for Busy {
    fn drop(&mut self) {
        *lock(&self.0) = None;
    }
}

fn make(set: &TableSet, material: &Material, limits: MakerLimits, stop: &AtomicBool) {
    let Ok(plan) = Plan::new(set.rules(), material) else { return };
    let positions: u64 = (0..plan.materials().len()).map(|material| plan.positions(material)).sum();
    let plan = plan.within(limits.mebibytes);
    if positions > limits.positions || plan.check_memory(&plan.estimate()).is_err() {
        return;
    }
    let mut tables = Tables::new(plan);
    while let Ok(Some(_)) = tables.solve_next(1, stop, &|_, _| ()) {}
    set.add_within(tables, limits.kept_bytes);
}
