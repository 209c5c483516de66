//! Pieces that stand together: in a row, on a line, on a square, or in a connected group.

use std::collections::BTreeSet;

use variorum_gamedef::board::Board;
use variorum_gamedef::definition::{Directions, Formation, FormationTest};

use crate::cellset::CellSet;
use crate::hash::mix;
use crate::paths::{Pattern, expand, step};
use crate::piece::{Cell, Side, kind_bits};
use crate::position::Position;

/// A formation as tables.
#[derive(Clone, Debug)]
pub(crate) struct FormationRules {
    enemy: bool,
    /// The kinds that count, as bits; `None` for all.
    bits: Option<u64>,
    form: Form,
}

/// What has to be where.
#[derive(Clone, Debug)]
enum Form {
    /// At least so many pieces on one of these sets of cells, of each side.
    Places { places: [Vec<Vec<Cell>>; 2], least: usize },
    /// A group of at least so many.
    Group { near: Vec<Vec<Cell>>, least: usize },
    /// A group from one zone to the other; both zones of each side.
    Joins { near: Vec<Vec<Cell>>, zones: Box<[[CellSet; 2]; 2]> },
    /// All in one group.
    Connected { near: Vec<Vec<Cell>> },
}

impl FormationRules {
    /// The tables of a test. `zones`: by side, the cells of each zone.
    pub(crate) fn of(test: &FormationTest, board: &Board, kinds: usize, zones: &[Vec<CellSet>; 2]) -> Self {
        let near = || neighbours(board, &test.along);
        let form = match test.formation {
            Formation::Row(size) => {
                Form::Places { places: of_sides(board, rows(board, &test.along, size)), least: size.into() }
            }
            Formation::Line(size) => {
                Form::Places { places: of_sides(board, lines(board, &test.along, size)), least: size.into() }
            }
            Formation::Square(size) => {
                Form::Places { places: of_sides(board, squares(board, size)), least: usize::from(size).pow(2) }
            }
            Formation::Group(size) => Form::Group { near: near(), least: size.into() },
            Formation::Joins(from, to) => {
                let of_zone = |zone: usize| [zones[0][zone], zones[1][zone]];
                Form::Joins { near: near(), zones: Box::new([of_zone(from), of_zone(to)]) }
            }
            Formation::Connected => Form::Connected { near: near() },
        };
        let bits = (test.pieces.len() < kinds).then(|| kind_bits(&test.pieces));
        Self { enemy: test.enemy, bits, form }
    }

    /// An upper bound of the work of [`FormationRules::of`], in cells looked at, and of the cells that it stores.
    pub(crate) fn cost(test: &FormationTest, board: &Board) -> usize {
        let cells = board.cell_count();
        let patterns: usize = test.along.iter().map(|directions| expand(board, directions).len()).sum();
        match test.formation {
            Formation::Row(size) => cells * patterns * usize::from(size).min(cells),
            Formation::Line(_) => cells * patterns * cells.min(2 * usize::from(u8::MAX)),
            Formation::Square(size) => cells * usize::from(size).pow(2).min(cells),
            Formation::Group(_) | Formation::Joins(..) | Formation::Connected => 2 * cells * patterns,
        }
    }

    /// The bytes of its tables.
    pub(crate) fn bytes(&self) -> usize {
        let of_lists =
            |lists: &[Vec<Cell>]| lists.iter().map(|list| size_of_val(&list[..])).sum::<usize>() + size_of_val(lists);
        match &self.form {
            Form::Places { places, .. } => places.iter().map(|places| of_lists(places)).sum(),
            Form::Group { near, .. } | Form::Joins { near, .. } | Form::Connected { near } => of_lists(near),
        }
    }

    /// The hash of the tables with their cells renamed by `map`: equal to that with the old names if the map takes the tables onto themselves.
    pub(crate) fn print(&self, map: &[Cell]) -> u64 {
        let sum = |prints: &mut dyn Iterator<Item = u64>| prints.fold(0_u64, |sum, print| sum.wrapping_add(mix(print)));
        let name = |cell: Cell| u64::from(map[cell.index()].0) + 1;
        let list = |cells: &[Cell]| sum(&mut cells.iter().map(|&cell| name(cell)));
        let near_print = |near: &[Vec<Cell>]| {
            sum(&mut near.iter().zip(map).map(|(near, &to)| list(near) ^ mix(u64::from(to.0) + 1)))
        };
        match &self.form {
            Form::Places { places, .. } => {
                let of_side = |places: &[Vec<Cell>]| sum(&mut places.iter().map(|place| list(place)));
                of_side(&places[0]) ^ mix(of_side(&places[1]))
            }
            Form::Group { near, .. } | Form::Connected { near } => near_print(near),
            Form::Joins { near, zones } => {
                let sets = zones.iter().flatten().map(|zone| sum(&mut zone.iter().map(name)));
                sets.fold(near_print(near), |print, set| mix(print ^ set))
            }
        }
    }

    /// What an evaluation can watch, if it is about a player's own pieces on sets of cells. `kinds`: the number of kinds of the game.
    pub(crate) fn places(&self, kinds: usize) -> Option<FormationPlaces> {
        let Form::Places { places, least } = &self.form else { return None };
        let counted = |&kind: &usize| self.bits.is_none_or(|bits| bits >> kind & 1 != 0);
        let kinds = (0..kinds).filter(counted).collect();
        (!self.enemy).then(|| FormationPlaces { places: places.clone(), least: *least, kinds })
    }
}

/// Sets of cells on one of which a player's pieces must stand.
#[derive(Clone, Debug)]
pub struct FormationPlaces {
    /// By side, the sets of cells.
    pub places: [Vec<Vec<Cell>>; 2],
    /// How many pieces must stand on one of them.
    pub least: usize,
    /// The kinds of piece that count.
    pub kinds: Vec<usize>,
}

impl Position {
    /// Do the pieces stand so, seen from `side`?
    pub(crate) fn is_formed(&self, rules: &FormationRules, side: Side) -> bool {
        let owner = if rules.enemy { side.other() } else { side };
        let own = self.counted_cells(rules, owner);
        match &rules.form {
            Form::Places { places, least } => {
                let enough = |place: &Vec<Cell>| place.iter().filter(|&&cell| own.has(cell)).count() >= *least;
                own.len() >= *least && places[side.index()].iter().any(enough)
            }
            Form::Group { near, least } => {
                let mut left = own;
                while let Some(cell) = left.first() {
                    let group = group(near, &own, [cell].into_iter().collect());
                    if group.len() >= *least {
                        return true;
                    }
                    left.subtract(&group);
                }
                false
            }
            Form::Joins { near, zones } => {
                let [from, to] = &**zones;
                let mut begin = own;
                begin.retain(&from[side.index()]);
                group(near, &own, begin).meets(&to[side.index()])
            }
            Form::Connected { near } => {
                let first = own.iter().next();
                first.is_some_and(|cell| group(near, &own, [cell].into_iter().collect()).len() == own.len())
            }
        }
    }

    /// The cells of the pieces that a formation counts.
    fn counted_cells(&self, rules: &FormationRules, owner: Side) -> CellSet {
        let all = self.pieces(owner);
        match rules.bits {
            None => *all,
            Some(bits) => all.iter().filter(|&cell| bits >> self.at(cell).kind() & 1 != 0).collect(),
        }
    }
}

/// The cells of `own` that neighbours connect with those of `begin`, these included.
fn group(near: &[Vec<Cell>], own: &CellSet, begin: CellSet) -> CellSet {
    let mut found = begin;
    let mut open: Vec<Cell> = begin.iter().collect();
    while let Some(cell) = open.pop() {
        for &next in &near[cell.index()] {
            if own.has(next) && !found.has(next) {
                found.add(next);
                open.push(next);
            }
        }
    }
    found
}

fn cells(board: &Board) -> impl Iterator<Item = Cell> {
    (0..board.cell_count() as u16).map(Cell)
}

/// The patterns of all directions; each has one step.
fn patterns(board: &Board, along: &[Directions]) -> Vec<Pattern> {
    along.iter().flat_map(|directions| expand(board, directions)).collect()
}

/// The cell one pattern away.
fn next(board: &Board, cell: Cell, pattern: &Pattern) -> Option<Cell> {
    pattern.steps.iter().try_fold(cell, |cell, &(vector, ring)| step(board, cell, vector, ring))
}

/// The neighbours of each cell, both ways.
fn neighbours(board: &Board, along: &[Directions]) -> Vec<Vec<Cell>> {
    let mut near: Vec<BTreeSet<Cell>> = vec![BTreeSet::new(); board.cell_count()];
    for pattern in patterns(board, along) {
        for cell in cells(board) {
            if let Some(next) = next(board, cell, &pattern) {
                near[cell.index()].insert(next);
                near[next.index()].insert(cell);
            }
        }
    }
    near.into_iter().map(|near| near.into_iter().collect()).collect()
}

/// All rows of so many cells.
fn rows(board: &Board, along: &[Directions], size: u8) -> Places {
    let mut found = Places::new();
    for pattern in patterns(board, along) {
        for cell in cells(board) {
            let row: Vec<Cell> =
                std::iter::successors(Some(cell), |&cell| next(board, cell, &pattern)).take(size.into()).collect();
            insert(&mut found, row, size.into());
        }
    }
    found
}

/// All whole lines with at least so many cells.
fn lines(board: &Board, along: &[Directions], size: u8) -> Places {
    let mut found = Places::new();
    for pattern in patterns(board, along) {
        let reached: BTreeSet<Cell> = cells(board).filter_map(|cell| next(board, cell, &pattern)).collect();
        let mut passed = BTreeSet::new();
        // First the lines that begin somewhere; what is left goes round the board.
        let ends = cells(board).filter(|cell| !reached.contains(cell));
        for start in ends.chain(cells(board)) {
            let mut line = Vec::new();
            let mut here = Some(start);
            while let Some(cell) = here.filter(|&cell| passed.insert(cell)) {
                line.push(cell);
                here = next(board, cell, &pattern);
            }
            insert(&mut found, line, size.into());
        }
    }
    found
}

/// All squares with so many files and ranks, on one level.
fn squares(board: &Board, size: u8) -> Places {
    let mut found = Places::new();
    let size = i32::from(size);
    for cell in cells(board) {
        let at = (0..size).flat_map(|file| (0..size).map(move |rank| (file, rank)));
        let square: Vec<Cell> = at.filter_map(|(file, rank)| board.offset(cell.0, file, 0, rank).map(Cell)).collect();
        insert(&mut found, square, (size * size) as usize);
    }
    found
}

type Places = BTreeSet<Vec<Cell>>;

/// Adds the cells if there are enough different ones.
fn insert(places: &mut Places, mut cells: Vec<Cell>, least: usize) {
    cells.sort_unstable();
    cells.dedup();
    if cells.len() >= least {
        places.insert(cells);
    }
}

/// The places of White and, mirrored, those of Black.
fn of_sides(board: &Board, places: Places) -> [Vec<Vec<Cell>>; 2] {
    let mirrored = |place: &Vec<Cell>| place.iter().map(|cell| Cell(board.mirror(cell.0))).collect();
    let black = places.iter().map(mirrored).collect();
    [places.into_iter().collect(), black]
}
