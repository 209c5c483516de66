//! What compiling a definition may cost.
//!
//! Definitions come from strangers, and a short one can describe tables of any size: many paths, on a large board, of many pieces. So compiling
//! counts what it does and stops where it becomes too much. It counts work, not time: a definition compiles everywhere or nowhere.

use crate::rules::CompileError;

/// Work that compiling may do, in nodes of path trees looked at and the like. A unit takes two to ten nanoseconds (most where long trees are turned
/// round, by cache misses), so that all of it takes about a second at most. The shipped game that needs most, Blocschach, needs a quarter of it.
pub(crate) const WORK: u64 = 100_000_000;

/// Bytes that the tables may take (see [`crate::Rules::table_bytes`]; what the size of the board alone decides is left out, 7 MiB at most).
/// What is needed besides while they are made is in proportion. The shipped game with the largest tables, Blocschach, needs a quarter of it.
pub(crate) const TABLE_BYTES: usize = 64 << 20;

/// Nodes of one path tree: distances between them are kept in 16 bits.
pub(crate) const TREE_NODES: usize = u16::MAX as usize;

/// Pairs of cells from which castling is possible: they are numbered in 16 bits, from 1.
pub(crate) const CASTLINGS: usize = u16::MAX as usize;

/// What is left of [`WORK`] and [`TABLE_BYTES`].
pub(crate) struct Budget {
    work: u64,
    bytes: usize,
}

impl Budget {
    pub fn new() -> Self {
        Self { work: WORK, bytes: TABLE_BYTES }
    }

    /// Takes off some work.
    ///
    /// # Errors
    /// If so much is not left.
    pub fn work(&mut self, amount: u64) -> Result<(), CompileError> {
        self.work = self.work.checked_sub(amount).ok_or(CompileError::TooMuchWork)?;
        Ok(())
    }

    /// Work that is left.
    pub fn work_left(&self) -> u64 {
        self.work
    }

    /// Takes off some bytes of tables.
    ///
    /// # Errors
    /// If so many are not left.
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
        for entry in std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../../games")).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            let Some(id) = name.strip_suffix(".toml").filter(|id| !id.ends_with(".weights")) else { continue };
            let text = std::fs::read_to_string(&path).unwrap();
            let definition = variorum_gamedef::load(&text, id).definition.unwrap();
            let (rules, left) = Compiler::new(&definition).finish().unwrap();
            let (work, bytes) = (WORK - left.work, TABLE_BYTES - left.bytes);
            println!("{id}: work {work}, bytes {bytes}, tables {}", rules.table_bytes());
            assert!(work <= WORK / 3 && bytes <= TABLE_BYTES / 2 && rules.table_bytes() <= TABLE_BYTES / 2, "{id}");
            games += 1;
        }
        assert!(games > 20);
    }
}
