//! A board drawn as a ring: the first rank outside, files from left to right where the player at the foot sits.

use std::f32::consts::TAU;

use variorum_gamedef::board::{Board, Coordinates};

use crate::layout::UNIT;

/// Straight pieces of which an arc of one cell is drawn.
const ARC: u8 = 6;
/// How wide a cell of the innermost rank is in its middle, in widths of a piece, at least.
const NARROWEST: f32 = 0.95;

/// Where the cells of a ring lie, all lengths in units of the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Ring {
    files: u8,
    ranks: u8,
    /// The radius of the empty middle.
    hole: f32,
    flipped: bool,
}

impl Ring {
    /// The ring of a flat board whose files wrap.
    pub fn of(board: &Board, flipped: bool) -> Self {
        let hole = (f32::from(board.files) * NARROWEST / TAU - 0.5).max(0.5) * UNIT;
        Self { files: board.files, ranks: board.ranks, hole, flipped }
    }

    /// The radius of the whole board.
    pub fn radius(self) -> f32 {
        self.hole + f32::from(self.ranks) * UNIT
    }

    /// The point at this many files from the left edge of the first file and this many ranks from the outer edge of the first rank, from the top left
    /// corner of the square round the board.
    pub fn point(self, files: f32, ranks: f32) -> (f32, f32) {
        let turn = if self.flipped { TAU / 2.0 } else { 0.0 };
        let angle = (files / f32::from(self.files) - 0.5) * TAU + turn;
        let out = self.radius() - ranks * UNIT;
        (self.radius() + angle.sin() * out, self.radius() + angle.cos() * out)
    }

    /// The middle of a cell.
    pub fn middle(self, at: Coordinates) -> (f32, f32) {
        self.point(f32::from(at.file) + 0.5, f32::from(at.rank) + 0.5)
    }

    /// The sides of a cell, each as points from corner to corner: outer, right, inner and left as seen from outside at the foot. The end of each is the beginning of the next.
    pub fn sides(self, at: Coordinates) -> [Vec<(f32, f32)>; 4] {
        let (file, rank) = (f32::from(at.file), f32::from(at.rank));
        let arc = |rank: f32| (0..=ARC).map(move |step| self.point(file + f32::from(step) / f32::from(ARC), rank));
        let outer: Vec<_> = arc(rank).collect();
        let inner: Vec<_> = arc(rank + 1.0).rev().collect();
        let ends =
            |from: &[(f32, f32)], to: &[(f32, f32)]| from.last().into_iter().chain(to.first()).copied().collect();
        let (right, left) = (ends(&outer, &inner), ends(&inner, &outer));
        [outer, right, inner, left]
    }
}

#[cfg(test)]
mod tests {
    use variorum_gamedef::grid::Grid;

    use super::*;

    #[test]
    fn files_go_from_left_to_right_at_the_foot() {
        let board = Board::new(Grid::Squares, 16, 4, Vec::new());
        let ring = Ring::of(&board, false);
        let middle = |file: u8, rank: u8| ring.middle(Coordinates { file, level: 0, rank });
        // The two middle files meet at the foot, the first and the last at the head.
        let (left, right) = (middle(7, 0), middle(8, 0));
        assert!(left.0 < ring.radius() && ring.radius() < right.0 && left.1 > ring.radius(), "{left:?} {right:?}");
        assert!(middle(0, 0).1 < ring.radius() && middle(0, 0).0 < ring.radius());
        // Inwards is up there.
        assert!(middle(7, 3).1 < left.1);
        let turned = Ring::of(&board, true).middle(Coordinates { file: 15, level: 0, rank: 0 });
        assert!((turned.0 - left.0).abs() < 0.01 && (turned.1 - left.1).abs() < 0.01);
    }

    #[test]
    fn sides_go_round_a_cell_and_neighbours_share_them() {
        let board = Board::new(Grid::Squares, 16, 4, Vec::new());
        let ring = Ring::of(&board, false);
        let at = |file, rank| Coordinates { file, level: 0, rank };
        let sides = ring.sides(at(3, 1));
        for (side, next) in sides.iter().zip(sides.iter().cycle().skip(1)) {
            assert_eq!(side.last(), next.first());
        }
        let near = |a: (f32, f32), b: (f32, f32)| (a.0 - b.0).hypot(a.1 - b.1) < 0.01;
        let [_, right, inner, _] = sides;
        let [_, _, _, left] = ring.sides(at(4, 1));
        assert!(right.iter().zip(left.iter().rev()).all(|(&a, &b)| near(a, b)));
        let [outer, ..] = ring.sides(at(3, 2));
        assert!(inner.iter().zip(outer.iter().rev()).all(|(&a, &b)| near(a, b)));
    }
}
