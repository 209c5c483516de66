//! The cells on which pieces can ever stand, so that positions which cannot occur in a game are noticed.

use std::sync::Arc;

use variorum_gamedef::definition::NeutralActionKind;

use crate::cellset::CellSet;
use crate::piece::{Cell, Occupant, Piece, Side};
use crate::position::Position;
use crate::rules::Rules;
use crate::tree::{EN_PASSANT, MOVE, PREY, TAKE};

impl Position {
    /// The pieces on cells that no piece of their side and kind can reach in a game from a start position, by any moves,
    /// promotions and drops: pawns behind their first rank or where they must promote, pieces outside the zone that
    /// confines them. Each piece is judged alone, so a list without a piece does not prove that the position can occur.
    ///
    /// Empty in games in which relays, neutral pieces or pieces that change places with others can carry a piece anywhere.
    ///
    /// ```
    /// # use variorum_rules::Position;
    /// # let rules = variorum_library::rules("chess")?;
    /// let position = Position::parse(&rules, "4k3/8/8/8/8/8/8/P3K3 w - - 0 1")?;
    /// let found = position.out_of_reach();
    /// assert_eq!(found.iter().map(|&(cell, _)| rules.cell_name(cell)).collect::<Vec<_>>(), ["a1"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn out_of_reach(&self) -> Vec<(Cell, Piece)> {
        if self.rules.carries() {
            return Vec::new();
        }
        let standing = self.rules.cells().map(|cell| (cell, self.at(cell)));
        let owned = |piece: Piece| match piece.occupant() {
            Some(Occupant::Owned(side, kind)) => Some((side, kind)),
            Some(Occupant::Neutral(_)) | None => None,
        };
        let attainable = Attainable::of(&self.rules);
        let out = |side: Side, kind: usize, cell: Cell| !attainable.reached[attainable.slot(side, kind)].has(cell);
        standing.filter(|&(cell, piece)| owned(piece).is_some_and(|(side, kind)| out(side, kind, cell))).collect()
    }
}

impl Rules {
    /// The number of pieces of a kind that `side` has in a start position, in hand and lost ones included; the largest
    /// number of all start positions. `kind` is an index into the definition's `pieces`.
    ///
    /// # Panics
    /// If the game has no such kind.
    #[must_use]
    pub fn most_at_start(self: &Arc<Self>, side: Side, kind: usize) -> usize {
        let attainable = Attainable::of(self);
        attainable.most[attainable.slot(side, kind)]
    }

    /// The cells on which a piece of this kind and side can stand in a game from a start position, by any moves, promotions and drops. `None` in
    /// games in which relays, neutral pieces or pieces that change places with others can carry a piece anywhere. `kind` is an index into the definition's `pieces`.
    ///
    /// # Panics
    /// If the game has no such kind.
    #[must_use]
    pub fn attainable(self: &Arc<Self>, side: Side, kind: usize) -> Option<&CellSet> {
        let attainable = Attainable::of(self);
        let slot = attainable.slot(side, kind);
        (!self.carries()).then(|| &attainable.reached[slot])
    }

    /// Whether some piece can ever make this promotion, in a game from a start position; `None` as for [`Rules::attainable`]. `promotion` is an index
    /// into the definition's `promotions`.
    #[must_use]
    pub fn can_promote(self: &Arc<Self>, promotion: usize) -> Option<bool> {
        (!self.carries()).then(|| Attainable::of(self).made.get(promotion).is_some_and(|&made| made))
    }

    /// Whether a piece of this kind on `cell` could never move or capture, whatever stood around it. Castling and swaps do not count. `kind` is an
    /// index into the definition's `pieces`.
    ///
    /// # Panics
    /// If the game has no such kind.
    #[must_use]
    pub fn is_stuck(&self, side: Side, kind: usize, cell: Cell) -> bool {
        assert!(kind < self.kinds(), "a kind of the game");
        self.stuck[side.index() * self.kinds() + kind].has(cell)
    }

    /// What a piece of this kind on `cell` can be after one more turn, as kinds and cells: by any of its moves and promotions, whatever
    /// else is on the board. Where it may stay as it is, that is not listed. More may be listed than can happen, never less, except drops.
    /// `None` in games in which relays, neutral pieces or pieces that change places with others can carry a piece anywhere. `kind` is an index into the definition's `pieces`.
    ///
    /// ```
    /// # let rules = variorum_library::rules("chess")?;
    /// let cell = rules.parse_cell("e4").ok_or("no such cell")?;
    /// let pawn = rules.definition().pieces.iter().position(|piece| piece.token.as_str() == "P").ok_or("no pawn")?;
    /// let places = rules.places_after(variorum_rules::Side::White, pawn, cell).ok_or("pieces are carried")?;
    /// let mut cells: Vec<_> = places.iter().map(|&(_, cell)| rules.cell_name(cell)).collect();
    /// cells.sort();
    /// assert_eq!(cells, ["d5", "e5", "f5"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    /// If the game has no such kind or no such cell.
    #[must_use]
    pub fn places_after(&self, side: Side, kind: usize, cell: Cell) -> Option<Vec<(usize, Cell)>> {
        if self.carries() {
            return None;
        }
        let reached = vec![CellSet::EMPTY; 2 * self.kinds()];
        let made = vec![false; self.promotions.len()];
        let mut walk = Walk { rules: self, reached, made, todo: Vec::new() };
        walk.follow(side, kind, cell);
        Some(walk.todo.into_iter().map(|(_, kind, cell)| (kind, cell)).collect())
    }

    /// Whether pieces can be carried in ways that are not followed here.
    fn carries(&self) -> bool {
        let second = self.definition.second.iter().flat_map(|second| &second.actions);
        self.features.relays
            || self.features.swaps
            || second.into_iter().any(|action| match action.kind {
                NeutralActionKind::Vault | NeutralActionKind::Swap { .. } => true,
                NeutralActionKind::Step { .. } | NeutralActionKind::Anywhere | NeutralActionKind::Put { .. } => false,
            })
    }
}

/// What can be on the board in games from the start positions.
#[derive(Debug)]
pub(crate) struct Attainable {
    /// The number of kinds.
    kinds: usize,
    /// The cells on which pieces can stand, by side × kinds + kind.
    reached: Vec<CellSet>,
    /// The largest number of pieces in a start position, by the same index.
    most: Vec<usize>,
    /// Whether some piece can make each promotion.
    made: Vec<bool>,
}

impl Attainable {
    /// Computed at the first question and kept with the rules, as the walk takes as long as some compilations.
    fn of(rules: &Arc<Rules>) -> &Self {
        rules.attainable.get_or_init(|| {
            let kinds = rules.kinds();
            let mut most = vec![0; 2 * kinds];
            let starts = 0..rules.definition.starts.len();
            let starts: Vec<Position> = starts.filter_map(|number| Position::nth_start(rules, number)).collect();
            for side in Side::BOTH {
                for kind in 0..kinds {
                    let count = |start: &Position| {
                        let off_board =
                            usize::from(start.in_hand(side, kind)) + usize::from(start.lost_pieces(side, kind));
                        usize::from(start.count(side, kind)) + off_board
                    };
                    most[side.index() * kinds + kind] = starts.iter().map(count).max().unwrap_or(0);
                }
            }
            let Walk { reached, made, .. } = Walk::of(rules, &starts);
            Self { kinds, reached, most, made }
        })
    }

    fn slot(&self, side: Side, kind: usize) -> usize {
        assert!(kind < self.kinds, "a kind of the game");
        side.index() * self.kinds + kind
    }
}

/// The search for all cells on which pieces can stand.
struct Walk<'r> {
    rules: &'r Rules,
    reached: Vec<CellSet>,
    made: Vec<bool>,
    todo: Vec<(Side, usize, Cell)>,
}

impl<'r> Walk<'r> {
    fn of(rules: &'r Rules, starts: &[Position]) -> Self {
        let reached = vec![CellSet::EMPTY; 2 * rules.kinds()];
        let made = vec![false; rules.promotions.len()];
        let mut walk = Self { rules, reached, made, todo: Vec::new() };
        for start in starts {
            for cell in rules.cells() {
                if let Some(Occupant::Owned(side, kind)) = start.at(cell).occupant() {
                    walk.add(side, kind, cell);
                }
            }
        }
        for side in Side::BOTH {
            for (kind, piece) in rules.pieces.iter().enumerate().take(rules.kinds()) {
                if piece.droppable || usize::from(piece.held_as) != kind {
                    piece.drop_cells[side.index()].iter().for_each(|cell| walk.add(side, kind, cell));
                }
                if let Some(gating) = rules.gating.as_ref().filter(|gating| gating.kinds >> kind & 1 != 0) {
                    gating.zone[side.index()].iter().for_each(|cell| walk.add(side, kind, cell));
                }
            }
        }
        while let Some((side, kind, cell)) = walk.todo.pop() {
            walk.follow(side, kind, cell);
        }
        walk
    }

    /// A piece that moves to this cell comes to stand there or, where pieces cross, on the other level.
    fn land(&mut self, side: Side, kind: usize, cell: Cell) {
        let cell = self.rules.counterparts.get(cell.index()).copied().unwrap_or(cell);
        if cell != Cell::NONE {
            self.add(side, kind, cell);
        }
    }

    fn add(&mut self, side: Side, kind: usize, cell: Cell) {
        let reached = &mut self.reached[side.index() * self.rules.kinds() + kind];
        if !reached.has(cell) {
            reached.add(cell);
            self.todo.push((side, kind, cell));
            if self.rules.flips().is_some() {
                self.add(side.other(), kind, cell);
            }
        }
    }

    /// Adds where a piece on `cell` can go, and what it can become.
    fn follow(&mut self, side: Side, kind: usize, cell: Cell) {
        let rules = self.rules;
        let tree = rules.tree_index(side, kind, cell);
        let hops: &[_] = if rules.features.hops { rules.hops.tree(tree) } else { &[] };
        for node in rules.paths.tree(tree).iter().chain(hops) {
            if node.flags & (MOVE | TAKE | EN_PASSANT | PREY) != 0 {
                self.arrive(side, kind, cell, node.cell);
            }
        }
        if rules.features.lends {
            for paths in rules.lent_paths(side, kind, cell, rules.lendable(kind)) {
                for node in paths.plain.iter().chain(paths.hops).filter(|node| node.flags & (MOVE | TAKE | PREY) != 0) {
                    self.arrive(side, kind, cell, node.cell);
                }
            }
        }
        for step in &rules.doubles_of(side, kind).steps[cell.index()] {
            self.arrive(side, kind, cell, step.to);
        }
        let firsts = rules.first_moves.lists.get(side.index() * rules.kinds() + kind);
        for first in firsts.and_then(|cells| cells.get(cell.index())).into_iter().flatten() {
            self.arrive(side, kind, cell, first.to);
        }
        for path in rules.castling.paths.iter().filter(|path| path.side == side) {
            if path.royal == cell && usize::from(path.royal_kind) == kind {
                self.land(side, kind, path.royal_to);
            }
            if path.partner == cell && path.partners >> kind & 1 != 0 {
                self.land(side, kind, path.partner_to);
            }
        }
        let swap = rules.definition.swap.as_ref();
        if swap.is_some_and(|swap| swap.royal == kind || swap.partners.contains(&kind)) {
            // The two exchange places, so either may be on the other's cell.
            let neighbours = |royal: Cell| &rules.swap_cells[side.index() * rules.cells + royal.index()];
            neighbours(cell).iter().for_each(|&to| self.add(side, kind, to));
            for royal in rules.cells().filter(|&royal| neighbours(royal).contains(&cell)) {
                self.add(side, kind, royal);
            }
        }
        for remote in rules.remote.iter().filter(|remote| remote.concerns(side, kind, cell)) {
            remote.into.iter().for_each(|&into| self.add(side, into, cell));
        }
    }

    /// A piece moves: it stays what it is or is promoted.
    fn arrive(&mut self, side: Side, kind: usize, from: Cell, to: Cell) {
        let rules = self.rules;
        let mut may_stay = true;
        for &index in &rules.pieces[kind].promotions {
            let rule = &rules.promotions[usize::from(index)];
            if !rules.is_about(rule, side, from, to) {
                continue;
            }
            // Without a capture it may stay what it is.
            let captures = rule.captures_only || rule.captures_within && rules.zones[side.index()][rule.zone].has(from);
            may_stay &= captures || rules.may_stay(rule, side, kind, to);
            self.made[usize::from(index)] = true;
            for choice in &rule.choices {
                self.land(side, usize::from(choice.piece), to);
            }
        }
        if may_stay {
            self.land(side, kind, to);
        }
    }
}
