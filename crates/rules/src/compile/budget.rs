//! Limits on the cost of compiling a definition.
//!
//! Definitions come from strangers, and a short one can describe tables of any size: many pieces with many paths on a
//! large board. So the compiler counts its work and stops when it exceeds the budget. It counts work, not time, so that
//! a definition compiles on every machine or on none.

use super::error::CompileError;

/// The work that one compilation may take, mainly nodes of path trees examined. A unit takes two to ten nanoseconds
/// (most for the reversal of long trees, because of cache misses), so the whole budget takes about a second at most.
/// Blocschach, the most expensive of the shipped games, needs a quarter of it.
pub(crate) const WORK: u64 = 100_000_000;

/// The largest size of the tables in bytes (see [`crate::Rules::table_bytes`]). Tables whose size depends on the board
/// alone are not counted; they take 7 MiB at most. The temporary memory of the compiler is proportional. Blocschach,
/// with the largest tables of the shipped games, needs a quarter of it.
pub(crate) const TABLE_BYTES: usize = 64 << 20;

/// The largest number of pairs of cells for castling: they are numbered from 1 in 16 bits.
pub(crate) const CASTLINGS: usize = u16::MAX as usize;

/// What is left of [`WORK`] and [`TABLE_BYTES`].
pub(crate) struct Budget {
    work: u64,
    bytes: usize,
}

impl Budget {
    /// The full budget.
    pub fn new() -> Self {
        Self { work: WORK, bytes: TABLE_BYTES }
    }

    /// Spends `amount` units of work.
    ///
    /// # Errors
    /// If less is left.
    pub fn work(&mut self, amount: u64) -> Result<(), CompileError> {
        self.work = self.work.checked_sub(amount).ok_or(CompileError::TooMuchWork)?;
        Ok(())
    }

    /// The work that is left.
    pub fn work_left(&self) -> u64 {
        self.work
    }

    /// The bytes of tables that are left.
    pub fn bytes_left(&self) -> usize {
        self.bytes
    }

    /// Spends `amount` bytes of tables.
    ///
    /// # Errors
    /// If fewer are left.
    pub fn bytes(&mut self, amount: usize) -> Result<(), CompileError> {
        self.bytes = self.bytes.checked_sub(amount).ok_or(CompileError::TablesTooLarge { most: TABLE_BYTES >> 20 })?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compile::Compiler;

    #[test]
    fn every_shipped_game_keeps_far_below_the_budget() {
        let mut games = 0;
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games");
        let shipped = |id: &str| std::fs::read_to_string(format!("{folder}/{id}.toml")).ok();
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            let Some(id) = name.strip_suffix(".toml").filter(|id| !id.ends_with(".weights")) else { continue };
            let text = std::fs::read_to_string(&path).unwrap();
            let definition = variorum_gamedef::load_with(&text, id, &shipped).definition.unwrap();
            let (rules, left) = Compiler::new(&definition).finish().unwrap();
            let (work, bytes) = (WORK - left.work, TABLE_BYTES - left.bytes);
            println!("{id}: work {work}, bytes {bytes}, tables {}", rules.table_bytes());
            assert!(work <= WORK / 3 && bytes <= TABLE_BYTES / 2 && rules.table_bytes() <= TABLE_BYTES / 2, "{id}");
            games += 1;
        }
        assert!(games > 20);
    }
}
