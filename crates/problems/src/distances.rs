//! How many turns pieces need at least from cell to cell, whatever else is on the board.

use std::collections::VecDeque;

use variorum_rules::{Cell, Rules, Side};

/// No way leads there.
pub(crate) const NEVER: u16 = u16::MAX;
/// Games with more pieces on cells get no distances: the tables would be too large.
const MOST_PLACES: usize = 40_000;

/// The distances of all pieces of a game to some places.
pub(crate) struct Distances {
    kinds: usize,
    cells: usize,
    /// By kind: what a piece can be after one more turn, sides and cells left aside.
    becomes: Vec<Vec<usize>>,
    /// By place: the places from which it can be reached in one turn.
    before: Vec<Vec<u32>>,
}

impl Distances {
    /// `None` if pieces can be carried, or the game is too large.
    pub(crate) fn new(rules: &Rules) -> Option<Self> {
        let (kinds, cells) = (rules.definition().pieces.len(), rules.cells().count());
        let places = 2 * kinds * cells;
        if places > MOST_PLACES {
            return None;
        }
        let mut distances = Self { kinds, cells, becomes: vec![Vec::new(); kinds], before: vec![Vec::new(); places] };
        for side in Side::BOTH {
            for kind in 0..kinds {
                for cell in rules.cells() {
                    let from = distances.place(side, kind, cell);
                    for (becomes, to) in rules.places_after(side, kind, cell)? {
                        if !distances.becomes[kind].contains(&becomes) {
                            distances.becomes[kind].push(becomes);
                        }
                        let to = distances.place(side, becomes, to);
                        distances.before[to].push(u32::try_from(from).ok()?);
                    }
                }
            }
        }
        Some(distances)
    }

    /// The number of a piece on a cell.
    pub(crate) fn place(&self, side: Side, kind: usize, cell: Cell) -> usize {
        (side.index() * self.kinds + kind) * self.cells + cell.index()
    }

    /// What a piece can be after one more turn.
    pub(crate) fn becomes(&self, kind: usize) -> &[usize] {
        &self.becomes[kind]
    }

    /// By place: the places that can be reached from it in one turn.
    pub(crate) fn after(&self) -> Vec<Vec<u32>> {
        let mut after = vec![Vec::new(); self.before.len()];
        for (place, before) in (0..).zip(&self.before) {
            before.iter().for_each(|&from| after[from as usize].push(place));
        }
        after
    }

    /// The turns from every place to this one.
    pub(crate) fn to(&self, place: usize) -> Vec<u16> {
        self.to_any([place])
    }

    /// The turns from every place to the nearest of these.
    pub(crate) fn to_any(&self, places: impl IntoIterator<Item = usize>) -> Vec<u16> {
        let mut distances = vec![NEVER; self.before.len()];
        let mut queue: VecDeque<usize> = places.into_iter().collect();
        queue.iter().for_each(|&place| distances[place] = 0);
        while let Some(place) = queue.pop_front() {
            let next = distances[place].saturating_add(1);
            for &before in &self.before[place] {
                let known = &mut distances[before as usize];
                if *known == NEVER {
                    *known = next;
                    queue.push_back(before as usize);
                }
            }
        }
        distances
    }
}
