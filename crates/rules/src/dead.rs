//! Positions in which neither side has the pieces to win (G-12).

use variorum_gamedef::definition::DeadMaterial;

use crate::piece::Side;
use crate::position::Position;

impl Position {
    /// Has neither side the pieces to win, as far as the game's file knows (G-12)? Such a game is drawn, unless it has
    /// ended by mate or stalemate (G-9): [`Position::outcome`] says so. Its turns stay legal, as after draws by repetition.
    ///
    /// ```
    /// # use variorum_rules::Position;
    /// # let rules = variorum_library::rules("chess")?;
    /// assert!(Position::parse(&rules, "4k3/8/8/8/8/8/8/2N1K3 w - - 0 1")?.is_dead());
    /// assert!(!Position::parse(&rules, "4k3/8/8/8/8/8/8/1NN1K3 w - - 0 1")?.is_dead());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn is_dead(&self) -> bool {
        let held = || self.hands.iter().flatten().any(|&count| count > 0);
        self.rules.definition.endings.dead.iter().any(|dead| self.is_within(dead)) && !held()
    }

    /// Are the pieces besides the royal ones no more than these?
    fn is_within(&self, dead: &DeadMaterial) -> bool {
        let mut left = dead.most.map_or(usize::MAX, usize::from);
        let mut colour = None;
        // In most positions the first piece answers.
        Side::BOTH.iter().flat_map(|side| self.pieces[side.index()].iter()).all(|cell| {
            let kind = self.at(cell).kind();
            if self.rules.pieces[kind].royal {
                return true;
            }
            if !dead.pieces.contains(&kind) || left == 0 {
                return false;
            }
            left -= 1;
            let shade = self.rules.definition.board.shade(cell.0);
            !dead.one_colour || *colour.get_or_insert(shade) == shade
        })
    }
}
