//! Symmetries of a game: maps of the board onto itself under which nothing changes but the names of the cells.
//!
//! Candidates are the symmetries of the box or hexagon of cells, and rotations of a cylinder. Whether a candidate is a symmetry of the *game* is decided by
//! the tables that play reads: every table must map onto itself.

use variorum_gamedef::board::Coordinates;
use variorum_gamedef::definition::{NeutralActionKind, NeutralRole, Test};
use variorum_gamedef::grid::{Grid, Orientation, Vector};

use crate::beside::BesideRules;
use crate::cellset::CellSet;
use crate::conditions::Condition;
use crate::hash::mix;
use crate::piece::{Cell, Side};
use crate::rules::Rules;
use crate::tree::{Forest, Node, Preorder};

impl Rules {
    /// The symmetries of the game while only pieces of these kinds (indices into the definition's `pieces`) are on the board or in hands, besides
    /// neutral ones: maps of cells, by number of the cell, under which the moves of either side's pieces, promotions, drops and endings stay the
    /// same. They form a group, and the identity is the first. Castling rights are left out of account.
    ///
    /// `kinds` must contain what the pieces may promote to. Two tables are compared by 64-bit hashes of their contents.
    ///
    /// ```
    /// # let rules = variorum_library::rules("chess")?;
    /// let kind = |token: &str| rules.definition().pieces.iter().position(|piece| piece.token == token).ok_or("no such piece");
    /// assert_eq!(rules.symmetries(&[kind("K")?, kind("Q")?]).len(), 8);
    /// let all: Vec<usize> = (0..rules.definition().pieces.len()).collect();
    /// assert_eq!(rules.symmetries(&all).len(), 2); // pawns leave only the reflection from left to right
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn symmetries(&self, kinds: &[usize]) -> Vec<Vec<Cell>> {
        let identity: Vec<Cell> = self.cells().collect();
        if self.has_uncompared_tables(kinds) {
            return vec![identity];
        }
        let all = Compared { rules: self, kinds: kinds.to_vec(), sides: Side::BOTH };
        let prints = all.prints(&identity);
        let mut maps: Vec<Vec<Cell>> = self.board_symmetries();
        maps.retain(|map| all.keeps_lines(map) && all.prints(map) == prints);
        maps.sort_unstable();
        maps.dedup();
        maps
    }

    /// A map of cells under which the game stays the same if the sides are exchanged as well: a position is worth to White what its image, with the
    /// colours of all pieces and the side to move exchanged, is worth to Black. `kinds` is as for [`Rules::symmetries`]. `None` if there is no such map, or
    /// the game has rules that are not compared: endings in a file's own words, an impasse, passes, pieces of one side alone.
    ///
    /// ```
    /// # let rules = variorum_library::rules("chess")?;
    /// let all: Vec<usize> = (0..rules.definition().pieces.len()).collect();
    /// let map = rules.reversal(&all).ok_or("the sides differ")?;
    /// let cell = |text: &str| rules.cells().find(|&cell| rules.cell_name(cell) == text).ok_or("no such cell");
    /// assert!(rules.cell_name(map[cell("c2")?.index()]).ends_with('7'));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn reversal(&self, kinds: &[usize]) -> Option<Vec<Cell>> {
        let definition = &self.definition;
        let endings = &definition.endings;
        let own_words = !self.conditions.iter().all(Condition::is_same_for_both)
            || endings.impasse.is_some()
            || endings.draws.is_some();
        let one_sided = definition.pieces.iter().any(|piece| piece.side.is_some());
        let uneven = definition.series.is_some_and(|series| series.first_single);
        if self.has_uncompared_tables(kinds) || own_words || one_sided || uneven || definition.pass.is_some() {
            return None;
        }
        let [white, black] = Side::BOTH;
        let of_white = Compared { rules: self, kinds: kinds.to_vec(), sides: [white, black] };
        let of_black = Compared { rules: self, kinds: kinds.to_vec(), sides: [black, white] };
        let prints = of_white.prints(&self.cells().collect::<Vec<_>>());
        let mut maps = self.board_symmetries();
        maps.retain(|map| of_black.keeps_lines(map) && of_black.prints(map) == prints);
        maps.into_iter().min()
    }

    /// Do the tables of some rules know directions by number, or are they not compared?
    fn has_uncompared_tables(&self, kinds: &[usize]) -> bool {
        let gates = self.definition.neutrals.iter().any(|neutral| neutral.role == NeutralRole::Gate);
        let unread = self.features.trial && !self.definition.endings.facing.is_empty();
        let twice = self.features.relays && kinds.iter().any(|&kind| self.pieces[kind].doubles);
        let sight = !self.sight.is_empty();
        let afar = self.features.shots
            || self.features.swaps
            || !self.influences.is_empty()
            || self.takings.is_some()
            || self.features.preys;
        let mut promotions = kinds.iter().flat_map(|&kind| &self.pieces[kind].promotions);
        let by_step = promotions.any(|&rule| !self.promotions[usize::from(rule)].ends.is_empty());
        by_step || gates || unread || sight || twice || afar || self.features.legs || !self.counterparts.is_empty()
    }

    /// The maps of the board onto itself that its grid allows.
    fn board_symmetries(&self) -> Vec<Vec<Cell>> {
        match self.definition.board.grid {
            Grid::Squares => self.box_symmetries(),
            Grid::Hexagons => self.hexagon_symmetries(),
        }
    }

    /// The turns and reflections about the middle of a board of hexagons that take every cell to a cell.
    fn hexagon_symmetries(&self) -> Vec<Vec<Cell>> {
        let board = &self.definition.board;
        let geometry = board.geometry();
        // The middle is where the outermost cells are equally far: the one cell that every symmetry keeps, if there is one.
        let middle = self.cells().filter(|cell| board.outwards(cell.0) == 0).min();
        let Some(middle) = middle else { return vec![self.cells().collect()] };
        let image = |orientation: &Orientation, cell: Cell| {
            let Vector { files, levels, ranks } = geometry.turned(board.apart(middle.0, cell.0), orientation);
            board.offset(middle.0, files, levels, ranks).map(Cell)
        };
        geometry
            .orientations()
            .iter()
            .filter_map(|orientation| self.cells().map(|cell| image(orientation, cell)).collect())
            .collect()
    }

    /// The maps of a box of cells onto itself: axes of equal length exchanged, axes reversed, boards that wrap rotated. With holes, those that take holes to holes.
    fn box_symmetries(&self) -> Vec<Vec<Cell>> {
        let board = &self.definition.board;
        let size = [board.files, board.level_count(), board.ranks];
        let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
        let turns = [(board.wraps, board.files), (board.wraps_ranks, board.ranks)]
            .map(|(wraps, size)| if wraps { size } else { 1 });
        let turns: Vec<[u8; 2]> =
            (0..turns[0]).flat_map(|files| (0..turns[1]).map(move |ranks| [files, ranks])).collect();
        let mut maps = Vec::new();
        for order in orders.into_iter().filter(|order| (0..3).all(|axis| size[order[axis]] == size[axis])) {
            for reversed in 0..8_u8 {
                for &[files, ranks] in &turns {
                    let image = |cell: Cell| {
                        let at = board.coordinates(cell.0);
                        let from = [at.file, at.level, at.rank];
                        let mut to: [u8; 3] = std::array::from_fn(|axis| {
                            let along = from[order[axis]];
                            if reversed >> axis & 1 != 0 { size[axis] - 1 - along } else { along }
                        });
                        to[0] = (to[0] + files) % size[0];
                        to[2] = (to[2] + ranks) % size[2];
                        board.find(Coordinates { file: to[0], level: to[1], rank: to[2] }).map(Cell)
                    };
                    maps.extend(self.cells().map(image).collect::<Option<Vec<Cell>>>());
                }
            }
        }
        maps
    }
}

/// The tables that must map onto themselves.
struct Compared<'r> {
    rules: &'r Rules,
    kinds: Vec<usize>,
    /// The sides in the order in which their tables are listed.
    sides: [Side; 2],
}

impl Compared<'_> {
    /// The kinds and the extra slot, as bits.
    fn mask(&self) -> u64 {
        self.kinds.iter().fold(1 << (self.rules.slots - 1), |mask, &kind| mask | 1 << kind)
    }

    /// The hash of every table whose cells are renamed by `map`. A table of cells is listed in the order of their new names, so equal lists mean
    /// that the map takes the tables onto themselves.
    fn prints(&self, map: &[Cell]) -> Vec<u64> {
        let mut back = vec![Cell(0); map.len()];
        map.iter().zip(self.rules.cells()).for_each(|(to, from)| back[to.index()] = from);
        let mut prints = Vec::new();
        self.pieces(map, &back, &mut prints);
        for set in self.sets() {
            prints.push(set_print(&set, map));
        }
        prints
            .extend(self.rules.conditions.iter().flat_map(Condition::formations).map(|formation| formation.print(map)));
        for side in self.sides {
            for cell in &back {
                let at = side.index() * self.rules.cells + cell.index();
                let besides = self.rules.conditions.iter().flat_map(Condition::besides);
                for lists in besides.map(BesideRules::near).chain([&self.rules.swap_cells[..]]) {
                    prints.extend(lists.get(at).map(|cells| list_print(cells, map)));
                }
                prints.extend(self.rules.blast.iter().map(|blast| set_print(&blast.around[at], map)));
                let attackers = [&self.rules.attackers, &self.rules.hop_attackers];
                for forest in attackers.into_iter().filter(|forest| forest.count() > at) {
                    let mask = self.mask();
                    prints.push(tree_print(forest, at, map, |source| source.kinds & mask));
                }
            }
        }
        for steps in &self.rules.neutral_steps {
            prints.extend(back.iter().map(|cell| set_print(&steps.goals[cell.index()], map)));
        }
        prints
    }

    /// The trees and double steps of the pieces, and where they may be dropped and cannot move.
    fn pieces(&self, map: &[Cell], back: &[Cell], prints: &mut Vec<u64>) {
        let rules = self.rules;
        for side in self.sides {
            for slot in self.kinds.iter().copied().chain([rules.kinds()]) {
                for &cell in back {
                    let tree = rules.tree_index(side, slot, cell);
                    // The numbers in the trees of hoppers are limits; those in the others name directions.
                    let forests = [(&rules.paths, false), (&rules.hops, true), (&rules.restarts, false)];
                    for (forest, limited) in forests.into_iter().filter(|(forest, _)| forest.count() > tree) {
                        let limits = |node: &Node| if limited { u64::from(node.direction) << 8 } else { 0 };
                        prints.push(tree_print(forest, tree, map, |node| limits(node) + u64::from(node.flags) + 1));
                    }
                }
            }
            for &kind in &self.kinds {
                let at = side.index() * rules.kinds() + kind;
                prints.push(set_print(&rules.stuck[at], map));
                prints.push(set_print(&rules.moveless[at], map));
                prints.push(set_print(&rules.pieces[kind].drop_cells[side.index()], map));
                for cell in back.iter().filter(|_| rules.pieces[kind].doubles) {
                    let doubles = rules.doubles_of(side, kind);
                    let steps = &doubles.steps[cell.index()];
                    let step = |via: Cell, to: Cell, promotes: bool| {
                        mix(u64::from(map[to.index()].0) << 20
                            | u64::from(map[via.index()].0) << 2
                            | u64::from(promotes) << 1)
                    };
                    let further = |at: &crate::rules::DoubleStep| {
                        let cells = doubles.further(*at).iter();
                        cells.fold(0, |print, cell| mix(print ^ (u64::from(map[cell.index()].0) + 1)))
                    };
                    let all = steps.iter().map(|at| step(at.via, at.to, at.promotes) ^ further(at));
                    let sum = all.fold(0_u64, u64::wrapping_add);
                    prints.push(sum);
                }
            }
        }
    }

    /// Zones that are asked about while pieces of these kinds are on the board.
    fn sets(&self) -> Vec<CellSet> {
        let rules = self.rules;
        let definition = &rules.definition;
        let mut zones: Vec<usize> = Vec::new();
        let promotions = self.kinds.iter().flat_map(|&kind| &rules.pieces[kind].promotions);
        zones.extend(promotions.map(|&rule| rules.promotions[usize::from(rule)].zone));
        for ending in &definition.endings.conditions {
            zones.extend(ending.when.iter().filter_map(|test| match test {
                Test::Pieces(test) => test.zone,
                Test::Full(zone) => *zone,
                // The tables of formations have prints of their own.
                Test::ChecksGiven(_)
                | Test::Checking
                | Test::Castled
                | Test::Passes(_)
                | Test::Facing(_)
                | Test::ToMove
                | Test::JustMoved
                | Test::Formation(_)
                | Test::Beside(_) => None,
            }));
        }
        let frozen = self.kinds.iter().flat_map(|&kind| &definition.pieces[kind].frozen);
        zones.extend(frozen.filter_map(|test| test.zone));
        zones.extend(definition.endings.impasse.as_ref().map(|impasse| impasse.zone));
        zones.extend(definition.refuge.as_ref().map(|refuge| refuge.zone));
        zones.extend(self.kinds.iter().filter_map(|&kind| definition.pieces[kind].drop.opening));
        for action in definition.second.iter().flat_map(|second| &second.actions) {
            match &action.kind {
                NeutralActionKind::Swap { pawns_barred } => zones.extend(pawns_barred),
                NeutralActionKind::Put { zone, .. } => zones.extend(zone),
                NeutralActionKind::Step { .. } | NeutralActionKind::Vault | NeutralActionKind::Anywhere => {}
            }
        }
        let of_sides = |zone: usize| self.sides.map(|side| rules.zones[side.index()][zone]);
        let mut sets: Vec<CellSet> = zones.into_iter().flat_map(of_sides).collect();
        for remote in &rules.remote {
            let of_sides = |sets: [CellSet; 2]| self.sides.map(|side| sets[side.index()]);
            sets.extend([remote.from, remote.to, remote.stands].into_iter().flat_map(of_sides));
            sets.extend(remote.keep.iter().flat_map(|(keep, _)| of_sides(*keep)));
        }
        sets
    }

    /// Do neighbours stay neighbours in line, files stay files where drops ask for them, and colours stay colours where an ending asks for them?
    fn keeps_lines(&self, map: &[Cell]) -> bool {
        let rules = self.rules;
        let image = |cell: Cell| map.get(cell.index()).copied().unwrap_or(Cell::NONE);
        let lines = |cell: Cell, image: &dyn Fn(Cell) -> Cell| {
            let sorted = |pair: &[Cell]| {
                let (one, other) = (image(pair[0]), image(pair[1]));
                (one.min(other), one.max(other))
            };
            let mut lines: Vec<(Cell, Cell)> = rules.beside(cell).chunks_exact(2).map(sorted).collect();
            lines.sort_unstable();
            lines
        };
        let board = &rules.definition.board;
        let by_file =
            self.kinds.iter().any(|&kind| rules.pieces[kind].droppable && rules.pieces[kind].per_file.is_some());
        let by_colour = rules.definition.endings.dead.iter().any(|dead| dead.one_colour);
        let file = |cell: Cell| board.coordinates(cell.0).file;
        // The first cell of each file, and of each colour: what others of the same file or colour must become is what these become.
        let first_of_file = |cell: Cell| rules.cells().find(|&other| file(other) == file(cell)).unwrap_or(cell);
        let shade = |cell: Cell| board.shade(cell.0);
        let first_of_shade = |cell: Cell| rules.cells().find(|&other| shade(other) == shade(cell)).unwrap_or(cell);
        rules.cells().all(|cell| {
            let near = rules.surroundings.as_ref().is_none_or(|around| around.are_kept(cell, &image));
            (!rules.features.second || lines(cell, &image) == lines(image(cell), &|cell| cell))
                && near
                && (!by_file || file(image(cell)) == file(image(first_of_file(cell))))
                && (!by_colour || shade(image(cell)) == shade(image(first_of_shade(cell))))
        })
    }
}

fn set_print(set: &CellSet, map: &[Cell]) -> u64 {
    // Some sets hold numbers beyond the board.
    let cells = set.iter().filter_map(|cell| map.get(cell.index()));
    cells.fold(0, |sum: u64, cell| sum.wrapping_add(mix(u64::from(cell.0) + 1)))
}

fn list_print(cells: &[Cell], map: &[Cell]) -> u64 {
    cells.iter().fold(0, |sum: u64, cell| sum.wrapping_add(mix(u64::from(map[cell.index()].0) + 1)))
}

/// The sum of a hash of each path of a tree whose last node has a label other than 0, so that the order of branches does not matter.
fn tree_print<N: Preorder>(forest: &Forest<N>, index: usize, map: &[Cell], label: impl Fn(&N) -> u64) -> u64 {
    let nodes = forest.tree(index);
    // The hashes of the paths to the nodes above the present one, and where their subtrees end.
    let mut above: Vec<(usize, u64)> = Vec::new();
    let mut sum = 0_u64;
    for (at, node) in nodes.iter().enumerate() {
        while above.last().is_some_and(|&(end, _)| end <= at) {
            above.pop();
        }
        let path = above.last().map_or(1, |&(_, path)| path);
        let path = mix(path ^ u64::from(map[node.cell().index()].0) << 32);
        above.push((at + node.skip(), path));
        let label = label(node);
        if label != 0 {
            sum = sum.wrapping_add(mix(path ^ label));
        }
    }
    sum
}
