//! Whether a right to capture en passant is worth anything, which decides whether a position repeats (G-4).

use super::Sink;
use crate::action::{Action, ActionKind};
use crate::cellset::CellSet;
use crate::check_info::CheckInfo;
use crate::piece::Cell;
use crate::position::Position;
use crate::tree::{EN_PASSANT, open_nodes};

/// Finds out whether there is a capture en passant.
#[derive(Default)]
struct AnyPassing(bool);

impl Sink for AnyPassing {
    #[inline]
    fn push(&mut self, action: Action) {
        self.0 |= action.kind() == ActionKind::EnPassant;
    }

    #[inline]
    fn full(&self) -> bool {
        self.0
    }
}

/// [`Position::repetition_key`] without a copy of the position, for searches. `hash` is [`Position::hash`], which a
/// search knows already.
#[inline]
pub fn repetition_key(position: &mut Position, hash: u64) -> u64 {
    if position.state.passing.is_empty() || position.has_passing() { hash } else { hash ^ position.passing_key() }
}

impl Position {
    /// The key by which positions repeat: [`Position::hash`], except that a right to capture en passant which no legal
    /// turn can use does not count (G-4, after article 9.2.3 of the FIDE Laws of Chess). Call it between turns.
    ///
    /// ```
    /// # use variorum_rules::Position;
    /// # let rules = variorum_library::rules("chess")?;
    /// let mut played = Position::start(&rules);
    /// played.play_text("e2e4")?;
    /// let text = played.text().replace("e3:e4", "-");
    /// let without = Position::parse(&rules, &text)?;
    /// assert_ne!(played.hash(), without.hash());
    /// assert_eq!(played.repetition_key(), without.repetition_key());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn repetition_key(&self) -> u64 {
        let hash = self.hash();
        if self.state.passing.is_empty() { hash } else { repetition_key(&mut self.scratch(), hash) }
    }

    /// Is a capture en passant legal? Most double steps pass nobody who could capture, so this is looked at first.
    #[cold]
    fn has_passing(&mut self) -> bool {
        let captors = self.passing_captors();
        if captors.is_empty() {
            return false;
        }
        let mut any = AnyPassing::default();
        if self.rules.bitboards.is_some() {
            self.generate_from_bitboards(true, &mut any);
        } else if self.rules.features.drops_first != 0 {
            self.generate(&mut any);
        } else {
            let mut check_info = CheckInfo::free();
            self.restrain(self.state.side, &mut check_info);
            self.generate_by(&captors, &check_info, true, &mut any);
        }
        any.0
    }

    /// The cells of the pieces that may capture en passant, as far as the path to the cell that was passed tells.
    fn passing_captors(&self) -> CellSet {
        let (rules, side) = (&self.rules, self.state.side);
        let passed = &self.state.passing;
        let reaches = |from: Cell, kind: usize| {
            // Relays lead a piece to cells that are not in its tree.
            rules.features.relays
                || open_nodes(rules.paths.tree(rules.tree_index(side, kind, from)), |cell| self.at(cell).is_none())
                    .any(|(_, node)| node.flags & EN_PASSANT != 0 && passed.contains(node.cell))
        };
        let captures = |&from: &Cell| {
            let kind = self.at(from).kind();
            rules.features.passers >> kind & 1 != 0 && reaches(from, kind)
        };
        self.pieces[side.index()].iter().filter(captures).collect()
    }
}
