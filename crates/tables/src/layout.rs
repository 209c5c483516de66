//! The numbers of the positions of one set of pieces.
//!
//! A position is numbered by the cells of its pieces, like pieces in ascending order. Of the positions that a symmetry of the game takes into each
//! other, the one with the least number stands for all. So that this need not be asked of every symmetry, one piece, the *anchor*, has numbers only
//! for the cells that represent all others: a symmetry takes the anchor there, and only symmetries that leave it there remain to be tried.

use std::sync::Arc;

use variorum_rules::{Arrangement, Cell, Passage, Piece, Position, Rules, Side};

use crate::error::TableError;
use crate::material::{MOST_PIECES, Material, Owner, Sort};

/// "Not a cell of this piece."
const NOWHERE: u16 = u16::MAX;
/// The largest number of placements and sides to move of one set of pieces.
pub(crate) const MOST_NUMBERS: u64 = u32::MAX as u64 - 1;

/// The cells of the pieces, group by group, in ascending order within a group.
pub(crate) type Cells = [Cell; MOST_PIECES];

/// Like pieces.
#[derive(Debug)]
pub(crate) struct Group {
    pub sort: Sort,
    pub count: usize,
    /// The cells where they can stand.
    cells: Vec<Cell>,
    /// The place in `cells` by number of the cell, or [`NOWHERE`].
    rank: Vec<u16>,
    /// The number of ways to place them.
    ways: u64,
}

impl Group {
    fn of(rules: &Arc<Rules>, sort: Sort, count: u8) -> Self {
        let cells = cells_of(rules, sort);
        let mut rank = vec![NOWHERE; rules.cells().count()];
        cells.iter().zip(0..).for_each(|(cell, number)| rank[cell.index()] = number);
        let count = usize::from(count);
        let ways = choose(cells.len() as u64, count);
        Self { sort, count, cells, rank, ways }
    }
}

/// The cells where a piece can stand: those that it can reach in a game, where any start position has such a piece.
fn cells_of(rules: &Arc<Rules>, sort: Sort) -> Vec<Cell> {
    let all = || rules.cells().collect::<Vec<_>>();
    if sort.owner == Owner::Neutral {
        return all();
    }
    let mut position = Position::start(rules);
    let mut possible = |cell: Cell| {
        position.arrange(&Arrangement {
            pieces: &[(cell, sort.piece())],
            hands: &[],
            lost: &[],
            checks: [0; 2],
            side: Side::White,
            passage: &Passage::default(),
        });
        position.out_of_reach().is_empty()
    };
    let reached: Vec<Cell> = rules.cells().filter(|&cell| possible(cell)).collect();
    if reached.is_empty() { all() } else { reached }
}

/// The number of subsets of `count` of `all` things; very large numbers are cut off.
fn choose(all: u64, count: usize) -> u64 {
    let mut ways: u64 = 1;
    for step in 0..count as u64 {
        if step >= all {
            return 0;
        }
        ways = ways.saturating_mul(all - step) / (step + 1);
    }
    ways
}

/// The number of a placement, and how many placements it stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Placed {
    pub number: u64,
    pub stands_for: u32,
    /// The symmetry that takes the placement to the one that stands for it.
    pub map: usize,
}

/// The numbering of the positions of one set of pieces.
#[derive(Debug)]
pub(crate) struct Layout {
    pub groups: Vec<Group>,
    /// The group of a piece by [`slot`].
    group_of: Vec<u8>,
    pub pieces: usize,
    pub hands: Vec<(Side, usize, u8)>,
    pub lost: Vec<(Side, usize, u8)>,
    pub checks: [u8; 2],
    /// The symmetries; the identity comes first.
    pub maps: Vec<Vec<Cell>>,
    /// The anchor's number by cell, if it is a representative, or [`NOWHERE`].
    anchor: Vec<u16>,
    anchor_cells: Vec<Cell>,
    /// By cell of the anchor: the symmetries that take it to its representative.
    ways_home: Vec<Vec<u16>>,
    /// The number of placements with one side to move.
    pub placements: u64,
}

/// A number below 256 for each piece.
fn slot(sort: Sort) -> usize {
    let owner = match sort.owner {
        Owner::Side(side) => side.index(),
        Owner::Neutral => 2,
    };
    owner * 64 + sort.kind
}

impl Layout {
    /// `maps`: symmetries of the game with all pieces that these may become.
    pub fn new(rules: &Arc<Rules>, material: &Material, maps: &[Vec<Cell>]) -> Result<Self, TableError> {
        if material.pieces() > MOST_PIECES {
            return Err(TableError::TooManyPieces { pieces: material.pieces(), most: MOST_PIECES });
        }
        let mut groups: Vec<Group> = material.board.iter().map(|(sort, count)| Group::of(rules, sort, count)).collect();
        let mut maps = maps.to_vec();
        maps.retain(|map| {
            let keeps = |group: &Group| group.cells.iter().all(|cell| group.rank[map[cell.index()].index()] != NOWHERE);
            groups.iter().all(keeps)
        });
        // The royal piece if there is one: it is on the board in all sets of pieces.
        let royal = |sort: Sort| match sort.owner {
            Owner::Side(_) => rules.definition().pieces[sort.kind].is_royal(),
            Owner::Neutral => false,
        };
        let single = |group: &Group| group.count == 1;
        let first = groups.iter().position(|group| single(group) && royal(group.sort));
        match first.or_else(|| groups.iter().position(single)) {
            Some(anchor) => groups[..=anchor].rotate_right(1),
            None => maps.truncate(1),
        }
        let mut layout = Self {
            group_of: vec![u8::MAX; 256],
            pieces: material.pieces(),
            hands: material.hands.iter().map(|((side, kind), count)| (side, kind, count)).collect(),
            lost: material.lost.iter().map(|((side, kind), count)| (side, kind, count)).collect(),
            checks: material.checks,
            anchor: vec![NOWHERE; rules.cells().count()],
            anchor_cells: Vec::new(),
            ways_home: vec![Vec::new(); rules.cells().count()],
            placements: 1,
            maps,
            groups,
        };
        for (number, group) in layout.groups.iter().enumerate() {
            layout.group_of[slot(group.sort)] = number as u8;
        }
        layout.choose_representatives();
        layout.placements =
            layout.groups.iter().skip(1).fold(layout.anchor_ways(), |all, group| all.saturating_mul(group.ways));
        if layout.placements > MOST_NUMBERS / 2 {
            return Err(TableError::TooLarge { material: material.text(rules), most: MOST_NUMBERS });
        }
        Ok(layout)
    }

    fn anchor_ways(&self) -> u64 {
        match self.groups.first() {
            Some(group) if group.count == 1 => self.anchor_cells.len() as u64,
            Some(group) => group.ways,
            None => 1,
        }
    }

    fn choose_representatives(&mut self) {
        let Some(group) = self.groups.first() else { return };
        for &cell in &group.cells {
            let images = self.maps.iter().map(|map| map[cell.index()]);
            let home = images.clone().min().unwrap_or(cell);
            self.ways_home[cell.index()] =
                images.zip(0..).filter(|&(image, _)| image == home).map(|(_, number)| number).collect();
            if home == cell {
                self.anchor[cell.index()] = self.anchor_cells.len() as u16;
                self.anchor_cells.push(cell);
            }
        }
    }

    /// The number of positions: placements with either side to move.
    pub fn size(&self) -> u64 {
        2 * self.placements
    }

    /// The cells of the pieces of a position, if it has exactly the pieces of this set; hands, pools and checks included.
    pub fn cells_in(&self, position: &Position) -> Option<Cells> {
        self.cells_of(position, |sort, cell| (sort, cell)).filter(|_| self.same_stock(position))
    }

    /// The same for a position whose pieces change their owners and go where `map` says. Hands, pools and checks are not looked at.
    pub fn cells_reversed(&self, position: &Position, map: &[Cell]) -> Option<Cells> {
        self.cells_of(position, |sort, cell| (sort.reversed(), map[cell.index()]))
    }

    fn cells_of(&self, position: &Position, seen: impl Fn(Sort, Cell) -> (Sort, Cell)) -> Option<Cells> {
        let mut cells = Cells::default();
        let mut found = [0_usize; MOST_PIECES];
        let mut starts = [0_usize; MOST_PIECES];
        let mut next = 0;
        for (start, group) in starts.iter_mut().zip(&self.groups) {
            *start = next;
            next += group.count;
        }
        let mut total = 0;
        for set in [position.pieces(Side::White), position.pieces(Side::Black), position.neutrals()] {
            for cell in set.iter() {
                let (sort, cell) = seen(Sort::of(position.at(cell))?, cell);
                let group = usize::from(self.group_of[slot(sort)]);
                let place = self.groups.get(group).filter(|of| found[group] < of.count)?;
                debug_assert!(place.count > 0);
                cells[starts[group] + found[group]] = cell;
                found[group] += 1;
                total += 1;
            }
        }
        (total == self.pieces).then_some(cells)
    }

    /// The cells of these pieces in the order of the groups; `None` if they are others than those of this set.
    pub fn arranged(&self, pieces: &[(Sort, Cell)]) -> Option<Cells> {
        let mut cells = Cells::default();
        let mut places = cells.iter_mut();
        for group in &self.groups {
            let like = pieces.iter().filter(|(sort, _)| *sort == group.sort);
            let mut count = 0;
            for &(_, cell) in like {
                *places.next()? = cell;
                count += 1;
            }
            if count != group.count {
                return None;
            }
        }
        (pieces.len() == self.pieces).then_some(cells)
    }

    /// The cells after these moves, one after the other: piece, from, to. `None` if there is no such piece.
    pub fn moved(&self, cells: &Cells, moves: [Option<(Piece, Cell, Cell)>; 2]) -> Option<Cells> {
        let mut cells = *cells;
        for (piece, from, to) in moves.into_iter().flatten() {
            let group = usize::from(self.group_of[slot(Sort::of(piece)?)]);
            let start: usize = self.groups.get(..group)?.iter().map(|group| group.count).sum();
            let like = cells.get_mut(start..start + self.groups.get(group)?.count)?;
            *like.iter_mut().find(|cell| **cell == from)? = to;
            like.sort_unstable();
        }
        Some(cells)
    }

    pub fn same_stock(&self, position: &Position) -> bool {
        let rules = position.rules();
        let kinds = rules.definition().pieces.len();
        let equal = |known: &[(Side, usize, u8)], count: &dyn Fn(Side, usize) -> u8| {
            Side::BOTH.into_iter().all(|side| {
                (0..kinds).all(|kind| {
                    let listed = known.iter().find(|&&(owner, of, _)| (owner, of) == (side, kind));
                    count(side, kind) == listed.map_or(0, |&(_, _, count)| count)
                })
            })
        };
        (!rules.has_hands() || equal(&self.hands, &|side, kind| position.in_hand(side, kind)))
            && (!rules.has_pool() || equal(&self.lost, &|side, kind| position.lost_pieces(side, kind)))
            && Side::BOTH.into_iter().all(|side| position.checks_given(side) == self.checks[side.index()])
    }

    /// The number of a placement; `None` if a piece stands where none of its kind can.
    pub fn place(&self, cells: &Cells) -> Option<Placed> {
        let Some(first) = self.groups.first() else { return Some(Placed { number: 0, stands_for: 1, map: 0 }) };
        if first.count > 1 {
            // Without an anchor there are no symmetries.
            return Some(Placed { number: self.number(cells, &self.maps[0])?, stands_for: 1, map: 0 });
        }
        let ways = &self.ways_home[cells[0].index()];
        let (mut least, mut least_way, mut equals) = (u64::MAX, 0, 0_u32);
        for &way in ways {
            let number = self.number(cells, &self.maps[usize::from(way)])?;
            if number < least {
                (least, least_way, equals) = (number, usize::from(way), 1);
            } else if number == least {
                equals += 1;
            }
        }
        let stands_for = self.maps.len() as u32 / equals.max(1);
        (equals > 0).then_some(Placed { number: least, stands_for, map: least_way })
    }

    /// The number of a placement as it stands; `None` unless it has the anchor on a representative.
    pub fn place_exactly(&self, cells: &Cells) -> Option<u64> {
        self.number(cells, &self.maps[0])
    }

    /// The number of a placement whose cells are renamed by `map`.
    fn number(&self, cells: &Cells, map: &[Cell]) -> Option<u64> {
        let mut number = 0_u64;
        let mut at = 0;
        for (index, group) in self.groups.iter().enumerate() {
            if group.count == 1 {
                let cell = map[cells[at].index()].index();
                let (rank, ways) = if index == 0 {
                    (self.anchor[cell], self.anchor_cells.len() as u64)
                } else {
                    (group.rank[cell], group.ways)
                };
                if rank == NOWHERE {
                    return None;
                }
                number = number * ways + u64::from(rank);
                at += 1;
                continue;
            }
            let mut ranks = [0_u16; MOST_PIECES];
            let ranks = &mut ranks[..group.count];
            for (rank, cell) in ranks.iter_mut().zip(&cells[at..]) {
                *rank = group.rank[map[cell.index()].index()];
                if *rank == NOWHERE {
                    return None;
                }
            }
            ranks.sort_unstable();
            let subset = ranks.iter().zip(1..).map(|(&rank, size)| choose(rank.into(), size)).sum::<u64>();
            number = number * group.ways + subset;
            at += group.count;
        }
        Some(number)
    }

    /// The cells of the placement with this number; `None` if two pieces are on one cell.
    pub fn cells(&self, mut number: u64) -> Option<Cells> {
        let mut cells = Cells::default();
        let mut end = self.pieces;
        for (index, group) in self.groups.iter().enumerate().rev() {
            let ways = if index == 0 { self.anchor_ways() } else { group.ways };
            let mut subset = number % ways.max(1);
            number /= ways.max(1);
            let start = end - group.count;
            if group.count == 1 {
                let list = if index == 0 { &self.anchor_cells } else { &group.cells };
                cells[start] = *list.get(subset as usize)?;
            } else {
                // The combinatorial number system: the greatest rank first.
                for size in (1..=group.count).rev() {
                    let ranks = 0..group.cells.len() as u64;
                    let rank = partition(ranks, |rank| choose(rank, size) <= subset)?;
                    subset -= choose(rank, size);
                    cells[start + size - 1] = group.cells[rank as usize];
                }
            }
            end = start;
        }
        let used = &cells[..self.pieces];
        let free = used.iter().enumerate().all(|(at, cell)| !used[..at].contains(cell));
        free.then_some(cells)
    }

    /// The pieces on these cells.
    pub fn pieces_on(&self, cells: &Cells, out: &mut Vec<(Cell, Piece)>) {
        out.clear();
        let pieces = self.groups.iter().flat_map(|group| std::iter::repeat_n(group.sort.piece(), group.count));
        out.extend(cells.iter().copied().zip(pieces));
    }
}

/// The last number of the range for which `holds` is true, if it is true up to there and false beyond.
fn partition(range: std::ops::Range<u64>, holds: impl Fn(u64) -> bool) -> Option<u64> {
    let (mut low, mut high) = (range.start, range.end);
    while low < high {
        let middle = low + (high - low) / 2;
        if holds(middle) { low = middle + 1 } else { high = middle }
    }
    low.checked_sub(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn layout(id: &str, text: &str, symmetric: bool) -> Layout {
        let rules = variorum_library::rules(id).unwrap();
        let material = Material::parse(&rules, text).unwrap();
        let kinds: Vec<usize> = material.board.iter().map(|(sort, _)| sort.kind).collect();
        let mut maps = rules.symmetries(&kinds);
        maps.truncate(if symmetric { maps.len() } else { 1 });
        Layout::new(&rules, &material, &maps).unwrap()
    }

    #[test]
    fn numbers_and_placements_correspond() {
        for (id, text) in
            [("chess", "K Q / K"), ("minishogi", "K R R / K"), ("raumschach", "K / K R"), ("duck-chess", "K / K / *")]
        {
            for symmetric in [false, true] {
                let layout = layout(id, text, symmetric);
                let mut standing_for = 0_u64;
                let mut placements = 0_u64;
                for number in 0..layout.placements {
                    let Some(cells) = layout.cells(number) else { continue };
                    let placed = layout.place(&cells).unwrap();
                    assert!(placed.number <= number);
                    if placed.number == number {
                        standing_for += u64::from(placed.stands_for);
                    }
                    placements += 1;
                }
                let free: u64 = {
                    let cells = layout.groups[0].cells.len() as u64;
                    let orders: u64 =
                        layout.groups.iter().map(|group| (1..=group.count as u64).product::<u64>()).product();
                    (0..layout.pieces as u64).map(|taken| cells - taken).product::<u64>() / orders
                };
                assert_eq!(standing_for, free, "{id} {text}");
                assert!(symmetric || placements == free);
            }
        }
    }
}
