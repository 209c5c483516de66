//! How near pieces are to zones in which they win.
//!
//! For boards whose cells a [`Bitboard`] has room for.

use variorum_rules::tactics::Bitboard;
use variorum_rules::{Rules, Side};

use crate::tally::{GOAL_MOVES, Row, Tally, WHOLE};
use crate::view::SideView;

/// The zones of a game that win.
#[derive(Clone, Debug, Default)]
pub(crate) struct Goals<W>(Vec<Goal<W>>);

/// A zone in which pieces of a kind win.
#[derive(Clone, Debug)]
struct Goal<W> {
    kind: usize,
    /// The cells of the zone, by side.
    zone: [W; 2],
    /// Where a piece could go on an empty board, by side and cell.
    steps: [Vec<W>; 2],
}

/// The fewest moves to a zone, and to how many of its cells they lead.
#[derive(Clone, Copy)]
struct Way {
    moves: usize,
    cells: u32,
}

impl<W: Bitboard> Goals<W> {
    pub(crate) fn of(rules: &Rules) -> Self {
        let goal = |kind: usize, zone: usize| Goal {
            kind,
            zone: Side::BOTH.map(|side| W::of(rules.zone(side, zone))),
            steps: Side::BOTH.map(|side| {
                let steps = |cell| rules.reach(side, kind, cell).moves.into_iter();
                rules.cells().map(|cell| steps(cell).fold(W::zero(), |all, to| all | W::cell(to))).collect()
            }),
        };
        let goals = rules.definition().endings.goals();
        Self(goals.flat_map(|(kinds, zone)| kinds.iter().map(move |&kind| goal(kind, zone))).collect())
    }

    /// Tells the weights how near a side's pieces are.
    #[inline]
    pub(crate) fn tell(&self, side: Side, [own, theirs]: [&SideView<W>; 2], tally: &mut impl Tally) {
        let ways = self.0.iter().filter_map(|goal| goal.way(side, own, theirs));
        let best = ways.min_by_key(|way| (way.moves, u32::MAX - way.cells));
        if let Some(Way { moves, cells }) = best {
            let cells = cells.cast_signed();
            tally.add(Row::Goal, moves - 1, WHOLE * cells / (cells + 1));
        }
    }
}

impl<W: Bitboard> Goal<W> {
    /// The shortest way of a side's pieces to the zone. A cell that the enemy attacks or an own piece occupies takes one move more: that piece must leave
    /// first, or that attack be parried.
    fn way(&self, side: Side, own: &SideView<W>, theirs: &SideView<W>) -> Option<Way> {
        let steps = &self.steps[side.index()];
        let mut front = own
            .pieces
            .iter()
            .filter(|piece| piece.kind == self.kind)
            .fold(W::zero(), |front, piece| front | W::cell(piece.cell));
        let mut met = front;
        let mut late = W::zero();
        let slow = theirs.attacks | own.all;
        for moves in 1..=GOAL_MOVES {
            let next = front.cells().fold(W::zero(), |next, cell| next | steps[cell.index()]) & !met;
            met |= next;
            front = next & !slow | late;
            late = next & slow;
            let cells = (front & self.zone[side.index()]).count_ones();
            if cells > 0 {
                return Some(Way { moves, cells });
            }
            if front.is_zero() && late.is_zero() {
                return None;
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use variorum_rules::Position;

    use super::*;
    use crate::engine::Engine;
    use crate::evaluation::features;
    use crate::tally::GOAL_MOVES;

    /// How often each weight of nearness counts for White.
    fn nearness(game: &str, position: &str) -> Vec<f32> {
        let rules = variorum_library::rules(game).unwrap();
        let tables = Engine::new(Arc::clone(&rules)).tables().clone();
        let position = Position::parse(&rules, position).unwrap();
        let first = tables.weights.at(Row::Goal, 0);
        let (features, _) = features(&tables, &position);
        let amount =
            |at: usize| features.iter().find(|(feature, _)| feature.0 as usize == at).map_or(0.0, |found| found.1);
        (first..first + GOAL_MOVES).map(amount).collect()
    }

    /// The kings need three moves, to one cell of the hill, and two, to two cells.
    #[test]
    fn moves_to_a_zone_that_wins_are_counted() {
        let found = nearness("king-of-the-hill", "7k/8/8/8/8/8/4K3/8 w - - 0 1");
        assert_eq!(
            found,
            [0.0, 2.0 / 3.0, -0.5, 0.0, 0.0, 0.0, 0.0, 0.0].map(|amount: f32| (amount * 256.0).trunc() / 256.0)
        );
    }

    #[test]
    fn attacked_and_occupied_cells_take_a_move_more() {
        let attacked = nearness("king-of-the-hill", "8/8/8/8/7r/8/4K3/k7 w - - 0 1");
        let hemmed_in = nearness("king-of-the-hill", "8/8/8/8/8/7r/4K3/k7 w - - 0 1");
        let first = |found: &[f32]| found.iter().position(|&amount| amount > 0.0);
        assert_eq!(first(&attacked), Some(2));
        assert_eq!(first(&hemmed_in), Some(2), "the third rank is attacked");
        let occupied = nearness("king-of-the-hill", "8/8/8/8/3PP3/3PP3/4K3/k7 w - - 0 1");
        assert_eq!(first(&occupied), Some(2));
    }

    #[test]
    fn games_without_such_zones_have_no_weights_for_them() {
        let rules = variorum_library::rules("chess").unwrap();
        let tables = Engine::new(rules).tables().clone();
        assert!(tables.weights.row(Row::Goal).is_empty() && tables.weights.row(Row::Given).is_empty());
    }
}
