//! What is worked out once for a game, for looking at all that its pieces see.

use variorum_rules::tactics::{AttackTables, Bitboard};
use variorum_rules::{CellSet, Rules};

use crate::goals::Goals;
use crate::pawns::Pawns;

/// What a game's tables know for looking at all that the pieces see.
#[derive(Clone, Debug)]
pub(crate) struct Outlook<W> {
    /// What each piece sees from each cell.
    pub lines: AttackTables<W>,
    /// Pawn-likes and each other; empty where that term is off.
    pub pawns: Pawns<W>,
    /// Zones in which pieces win; empty where that term is off.
    pub goals: Goals<W>,
    /// The cells at and next to a royal piece, by side × cells + its cell.
    pub zones: Vec<W>,
    /// The kinds that some other kind threatens by attacking them, as bits.
    pub rich: u64,
}

impl<W: Bitboard> Outlook<W> {
    /// `zones`: the cells at and next to a royal piece, by side × cells + its cell. `richer`: for each kind, the kinds that it threatens by
    /// attacking them, as bits. `left`: see [`Pawns::new`]; `None`: nothing is asked about pawn-likes. `goals`: something is asked about zones that win.
    pub(crate) fn new(
        rules: &Rules,
        zones: &[CellSet],
        richer: &[u64],
        left: Option<&[Vec<usize>]>,
        goals: bool,
    ) -> Self {
        let none = CellSet::EMPTY;
        let all = 2 * rules.cells().count();
        Self {
            lines: AttackTables::new(rules),
            pawns: left.map_or_else(Pawns::default, |left| Pawns::new(rules, left)),
            goals: if goals { Goals::of(rules) } else { Goals::default() },
            zones: (0..all).map(|at| W::of(zones.get(at).unwrap_or(&none))).collect(),
            rich: richer.iter().fold(0, |rich, kinds| rich | kinds),
        }
    }
}
