//! The hash table of the mate solver.

/// Entries of the table, a power of two.
const ENTRIES: usize = 1 << 18;

/// The attacker wins within `won` turns (0: not known), does not win within `not` turns, and does not win by checks alone within
/// `refuted_by_checks` turns.
#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    key: u64,
    won: u8,
    refuted: u8,
    refuted_by_checks: u8,
}

/// Proven positions. A new one replaces another in the same place.
pub(super) struct ProofTable(Vec<Entry>);

impl ProofTable {
    pub(super) fn new() -> Self {
        ProofTable(vec![Entry::default(); ENTRIES])
    }

    fn place(key: u64) -> usize {
        (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32) as usize & (ENTRIES - 1)
    }

    /// Whether the attacker wins within `turns` turns (with `checks_only`, by checks alone), if known.
    pub(super) fn probe(&self, key: u64, turns: u32, checks_only: bool) -> Option<bool> {
        let entry = self.0[Self::place(key)];
        if entry.key != key {
            return None;
        }
        if entry.won > 0 && u32::from(entry.won) <= turns {
            return Some(true);
        }
        let refuted = if checks_only { entry.refuted.max(entry.refuted_by_checks) } else { entry.refuted };
        (u32::from(refuted) >= turns).then_some(false)
    }

    /// Stores whether the attacker wins within `turns` turns.
    pub(super) fn store(&mut self, key: u64, turns: u32, won: bool, checks_only: bool) {
        let entry = &mut self.0[Self::place(key)];
        if entry.key != key {
            *entry = Entry { key, ..Entry::default() };
        }
        let turns = turns.min(u32::from(u8::MAX)) as u8;
        if won {
            entry.won = if entry.won == 0 { turns } else { entry.won.min(turns) };
        } else {
            let refuted = if checks_only { &mut entry.refuted_by_checks } else { &mut entry.refuted };
            *refuted = (*refuted).max(turns);
        }
    }
}
