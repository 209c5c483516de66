//! What searches for mates may take for granted.

use crate::piece::{Cell, Side};
use crate::rules::Rules;
use crate::tree::{MOVE, TAKE};

impl Rules {
    /// Whether a player is mated exactly if the single royal piece is attacked and stays attacked after every move, and a turn moves one piece of the
    /// player's own, or two by castling. Then each cell to which the royal piece could step must be attacked or hold a piece of its own side. `false` in games
    /// with drops, neutral pieces, turns of several parts, captures besides those of the target, pieces that act on others, or other reasons why a move may
    /// be illegal.
    #[must_use]
    pub fn mates_by_attack_alone(&self) -> bool {
        let features = &self.features;
        let one_piece_a_turn =
            !(features.relays || features.second || features.puts || features.hands || features.legs)
                && features.series.is_none()
                && features.pass.is_none()
                && self.remote.is_empty()
                && self.gating.is_none()
                && self.swap_cells.is_empty()
                && !features.swaps
                && self.counterparts.is_empty();
        let only_attacks_forbid = !(features.forbids || features.freezing || features.preys)
            && self.capture_duty.is_none()
            && features.guards == 0
            && features.drops_first == 0
            && !features.counts_facing
            && self.definition.endings.facing.is_empty()
            && self.refuge.is_none()
            && self.surroundings.is_none();
        let captures_are_moves = !features.shots && self.blast.is_none() && self.takings.is_none();
        let pieces_move_by_themselves = !(features.lends || features.shields) && self.influences.is_empty();
        features.royal.is_some()
            && one_piece_a_turn
            && only_attacks_forbid
            && captures_are_moves
            && pieces_move_by_themselves
    }

    /// The cells to which the royal piece of a side may step and on which it may capture, whatever else is on the board. Its rides count as far as their first
    /// cell. None in games in which no single piece is royal.
    ///
    /// ```
    /// # use variorum_rules::Side;
    /// let rules = variorum_library::rules("chess")?;
    /// let corner = rules.parse_cell("h1").ok_or("no such cell")?;
    /// let mut cells: Vec<_> = rules.flights(Side::White, corner).map(|cell| rules.cell_name(cell)).collect();
    /// cells.sort();
    /// assert_eq!(cells, ["g1", "g2", "h2"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn flights(&self, side: Side, from: Cell) -> impl Iterator<Item = Cell> + '_ {
        let nodes = self.features.royal.map_or(&[][..], |kind| self.paths.tree(self.tree_index(side, kind, from)));
        let mut at = 0;
        std::iter::from_fn(move || {
            let node = nodes.get(at)?;
            at += node.skip as usize;
            Some(node)
        })
        .filter(|node| node.flags & (MOVE | TAKE) == MOVE | TAKE)
        .map(|node| node.cell)
    }
}
