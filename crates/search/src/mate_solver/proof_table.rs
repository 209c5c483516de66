//! What a proof has found out about positions, by their keys.

/// Entries of the table, a power of two.
const ENTRIES: usize = 1 << 18;

/// What is known of a position: the attacker wins within `won` turns (0: not known), and does not within `not`, nor by checks
/// alone within `not_by_checks`.
#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    key: u64,
    won: u8,
    not: u8,
    not_by_checks: u8,
}

/// ProofTable positions; of two that share a place the later one stays.
pub(super) struct ProofTable(Vec<Entry>);

impl ProofTable {
    pub(super) fn new() -> Self {
        ProofTable(vec![Entry::default(); ENTRIES])
    }

    fn place(key: u64) -> usize {
        (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32) as usize & (ENTRIES - 1)
    }

    /// Is it known whether the attacker wins within so many turns, by checks alone or at all?
    pub(super) fn find(&self, key: u64, turns: u32, by_checks: bool) -> Option<bool> {
        let entry = self.0[Self::place(key)];
        if entry.key != key {
            return None;
        }
        if entry.won > 0 && u32::from(entry.won) <= turns {
            return Some(true);
        }
        let not = if by_checks { entry.not.max(entry.not_by_checks) } else { entry.not };
        (u32::from(not) >= turns).then_some(false)
    }

    /// Notes that the attacker wins within so many turns, or does not.
    pub(super) fn keep(&mut self, key: u64, turns: u32, won: bool, by_checks: bool) {
        let entry = &mut self.0[Self::place(key)];
        if entry.key != key {
            *entry = Entry { key, ..Entry::default() };
        }
        let turns = turns.min(u32::from(u8::MAX)) as u8;
        if won {
            entry.won = if entry.won == 0 { turns } else { entry.won.min(turns) };
        } else {
            let not = if by_checks { &mut entry.not_by_checks } else { &mut entry.not };
            *not = (*not).max(turns);
        }
    }
}
