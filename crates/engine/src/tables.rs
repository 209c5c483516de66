//! Piece-square tables made from the definition: mobility, nearness to promotion, centre; and what the evaluation needs to
//! know of the game besides. Made once for a game, then only read.

use std::collections::VecDeque;
use std::sync::Arc;

use variorum_gamedef::grid::{Grid, Vector};
use variorum_nets::Net;
use variorum_rules::tactics::{Bitboard, WideBitboard, WidestBitboard};
use variorum_rules::{Cell, CellSet, Position, Rules, Side};

use crate::formations::FormationHints;
use crate::outlook::Outlook;
use crate::tally::Row;
use crate::terms::EvalTerms;
use crate::unit::UNIT;
use crate::values::{Values, promotions_of};
use crate::weights::Weights;

/// Parts of the difference to the promoted form, in thousandths, that a piece is worth more when it is so many own moves
/// away from it.
const PROSPECT: [i32; 8] = [250, 250, 130, 70, 40, 25, 15, 8];
/// What a piece gains by standing in a zone that wins, as far as squares go; less with the square of the moves that it is away. A royal piece that
/// can be checked on its way stays at home longer.
const GOAL: i32 = 3 * UNIT;
/// Pieces that are so many moves away from such a zone gain nothing.
const GOAL_FROM: i32 = 8;
/// Most that mobility may add to or take from a piece's value on a cell.
const MOBILITY_LIMIT: i32 = 40;

/// Everything that the evaluation reads.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    pub values: Values,
    kinds: usize,
    cells: usize,
    files: usize,
    levels: usize,
    /// Value of a piece on a cell by (side × kinds + kind) × cells + cell, while everything is on the board and when nothing is.
    squares: Vec<[i32; 2]>,
    /// Kinds that can be in a hand.
    pub in_hands: Vec<usize>,
    /// The kinds that are frozen together.
    pub armies: Vec<Vec<usize>>,
    /// Groups of which a side must keep one.
    pub groups: Vec<Vec<usize>>,
    /// Kinds whose capture changes more than material.
    pub special: u64,
    /// The royal kind, or the one whose last piece is the game.
    pub royal: Option<usize>,
    /// Where a royal piece could step, by side × cells + cell.
    pub royal_steps: Vec<Vec<Cell>>,
    /// Coordinates of the cells: file, level, rank.
    places: Vec<[i32; 3]>,
    /// Where the cells lie on the grid.
    spots: Vec<Vector>,
    grid: Grid,
    /// How far from the middle a cell lies.
    pub outwards: Vec<i32>,
    /// The most that is possible of what driving looks at.
    pub widest: Widest,
    /// Material of one side at the start, the average of both.
    pub start_material: i32,
    /// So many checks win; 0 where their number does not matter.
    pub winning_checks: i32,
    /// Turns of both sides without progress that draw.
    pub quiet_limit: Option<i32>,
    pub weights: Weights,
    pub terms: EvalTerms,
    /// What corrects the sum of the terms, if there is one.
    pub net: Option<Arc<Net>>,
    /// The cells at and next to a royal piece, by side × cells + its cell.
    zones: Vec<CellSet>,
    /// The pawn-like kinds, as bits.
    pub pawn_kinds: u64,
    /// Whether something is asked about all that the pieces see.
    pub looks: Looks,
    /// Kinds of which a second piece has a weight of its own.
    pub pairs: Vec<usize>,
    /// For each kind, the kinds that a piece of it threatens by attacking them, as bits.
    pub richer: Vec<u64>,
    /// The kinds whose meeting wins.
    pub meetings: Vec<[Vec<usize>; 2]>,
    /// Who may be changed into lost pieces.
    pub returns: Option<Returns>,
    /// A royal piece may be confined to its refuge.
    pub refuge: bool,
    /// Winning with many pieces against few means mate: royal pieces have no goal to reach, and checks are allowed.
    pub mates: bool,
    /// There are neutral pieces.
    pub has_neutrals: bool,
    /// What pieces are worth that stand in a part of a formation which decides the game.
    pub formations: FormationHints,
    /// Points decide, and count in the evaluation.
    pub points: bool,
    /// Who cannot move may have lost without being in check.
    pub loses_unchecked: bool,
}

/// The most that is possible on a board.
#[derive(Clone, Debug, Default)]
pub(crate) struct Widest {
    /// Steps from the middle.
    pub outwards: i32,
    /// Cells that a royal piece can go to.
    pub steps: i32,
    /// Steps of a king.
    pub distance: i32,
}

/// Pieces that may be changed into lost ones by a move of others (ST-25).
#[derive(Clone, Debug)]
pub(crate) struct Returns {
    /// Who may be changed, the least first.
    pub changed: Vec<usize>,
    /// Who may come back, the best first.
    pub back: Vec<usize>,
}

impl Returns {
    fn of(definition: &variorum_gamedef::definition::Definition, values: &[i32]) -> Option<Self> {
        let kinds = |wanted: &dyn Fn(usize) -> bool| {
            let mut kinds: Vec<usize> = (0..definition.pieces.len()).filter(|&kind| wanted(kind)).collect();
            kinds.sort_by_key(|&kind| values[kind]);
            kinds
        };
        let rules = &definition.remote_promotions;
        let changed = kinds(&|kind| rules.iter().any(|rule| rule.promotes.contains(&kind)));
        let mut back = kinds(&|kind| rules.iter().any(|rule| rule.into.contains(&kind)));
        back.reverse();
        (!changed.is_empty() && !back.is_empty()).then_some(Self { changed, back })
    }
}

/// What is known for looking at all that the pieces see, in words that the board fits.
#[derive(Clone, Debug)]
pub(crate) enum Looks {
    /// Nothing is asked about it.
    Nowhere,
    /// On up to 64 cells.
    Small(Outlook<u64>),
    /// On up to 128 cells.
    Large(Outlook<u128>),
    /// On up to 512 cells.
    Wide(Outlook<WideBitboard>),
    /// On more.
    Widest(Outlook<WidestBitboard>),
}

/// A piece threatens what is worth so much more.
const RICHER: i32 = UNIT / 2;

impl Tables {
    /// The tables for these values, weights and terms.
    pub(crate) fn new(rules: &Arc<Rules>, mut values: Values, weights: Weights, terms: EvalTerms) -> Self {
        let definition = rules.definition();
        values.replace(definition, weights.row(Row::Value), weights.row(Row::Hand));
        let (kinds, cells) = (definition.pieces.len(), rules.cells().count());
        let royal =
            (0..kinds).find(|&kind| definition.pieces[kind].is_royal() || crate::values::is_vital(definition, kind));
        let tests = |kind: usize| &definition.pieces[kind].frozen;
        let first = |kind: usize| (0..kind).all(|other| tests(other) != tests(kind));
        let armies: Vec<Vec<usize>> = (0..kinds)
            .filter(|&kind| !tests(kind).is_empty() && first(kind))
            .map(|kind| (0..kinds).filter(|&other| tests(other) == tests(kind)).collect())
            .collect();
        let groups: Vec<Vec<usize>> = definition.endings.groups_to_keep().cloned().collect();
        let mut special = 0_u64;
        (0..kinds).flat_map(tests).flat_map(|test| &test.pieces).for_each(|kind| special |= 1 << kind);
        groups.iter().flatten().for_each(|kind| special |= 1 << kind);
        definition.refuge.iter().flat_map(|refuge| &refuge.guards).for_each(|kind| special |= 1 << kind);
        let places: Vec<[i32; 3]> = definition
            .board
            .cells()
            .map(|cell| {
                let at = definition.board.coordinates(cell);
                [i32::from(at.file), i32::from(at.level), i32::from(at.rank)]
            })
            .collect();
        let mut tables = Self {
            kinds,
            cells,
            files: usize::from(definition.board.files),
            levels: usize::from(definition.board.level_count()),
            squares: vec![[0; 2]; 2 * kinds * cells],
            in_hands: (0..kinds).filter(|&kind| values.hand[kind] > 0).collect(),
            armies,
            groups,
            special,
            royal,
            royal_steps: Vec::new(),
            outwards: definition.board.cells().map(|cell| definition.board.outwards(cell)).collect(),
            spots: definition.board.cells().map(|cell| definition.board.point(cell)).collect(),
            grid: definition.board.grid,
            places,
            widest: Widest::default(),
            start_material: 0,
            winning_checks: definition.endings.winning_checks().map_or(0, i32::from),
            quiet_limit: definition.endings.quiet_turns.map(|turns| 2 * i32::from(turns)),
            returns: Returns::of(definition, &values.board),
            values,
            weights,
            terms,
            net: None,
            zones: Vec::new(),
            pawn_kinds: (0..kinds).filter(|&kind| definition.pieces[kind].pawn).fold(0, |bits, kind| bits | 1 << kind),
            looks: Looks::Nowhere,
            pairs: Vec::new(),
            richer: vec![0; kinds],
            meetings: definition.endings.meetings().map(|meeting| meeting.map(<[usize]>::to_vec)).collect(),
            refuge: definition.refuge.is_some(),
            mates: definition.endings.goals().next().is_none() && !definition.endings.forbids_checks(),
            has_neutrals: !definition.neutrals.is_empty(),
            loses_unchecked: definition.refuge.is_some() || definition.endings.stalemate_may_lose(),
            formations: FormationHints::of(rules),
            points: terms.points
                && definition.endings.tallies().any(|tally| tally == variorum_gamedef::definition::Tally::MostPoints),
        };
        tables.fill_squares(rules);
        tables.fill_relations(rules);
        tables.fill_royal(rules);
        tables.fill_widest();
        tables.looks = tables.outlook(rules);
        tables.start_material = tables.material_at_start(rules).max(UNIT);
        tables
    }

    /// The same tables with this net.
    pub(crate) fn with_net(mut self, net: Option<Arc<Net>>) -> Self {
        self.net = net;
        self
    }

    /// What a piece is worth on a cell.
    #[inline]
    pub(crate) fn square(&self, side: Side, kind: usize, cell: Cell) -> i32 {
        self.squares(side, kind, cell)[0]
    }

    /// What a piece is worth on a cell while everything is on the board, and when nothing is.
    #[inline]
    pub(crate) fn squares(&self, side: Side, kind: usize, cell: Cell) -> [i32; 2] {
        self.squares[(side.index() * self.kinds + kind) * self.cells + cell.index()]
    }

    /// The same for every cell.
    #[inline]
    pub(crate) fn squares_of(&self, side: Side, kind: usize) -> &[[i32; 2]] {
        &self.squares[(side.index() * self.kinds + kind) * self.cells..][..self.cells]
    }

    /// The weights that a piece of White's on a cell adds besides its value: for each of them, early and late, its place in the list.
    pub(crate) fn places(&self, kind: usize, cell: usize) -> impl Iterator<Item = [usize; 2]> {
        let [file, level, rank] = self.places[cell].map(|coordinate| coordinate as usize);
        let half = self.weights.width(Row::FilesEarly);
        // Mirrored files are one: counted from the nearer edge.
        let file = file.min(self.files - 1 - file);
        let row = rank * self.levels + level;
        let rows = [
            (Row::CellsEarly, Row::CellsLate, row * half + file),
            (Row::RanksEarly, Row::RanksLate, rank),
            (Row::FilesEarly, Row::FilesLate, file.min(half.saturating_sub(1))),
            (Row::LevelsEarly, Row::LevelsLate, level),
        ];
        let weights = &self.weights;
        rows.into_iter().filter(|&(early, _, _)| weights.width(early) > 0).map(move |(early, late, index)| {
            [early, late].map(|row| weights.at(row, kind * weights.width(row) + index))
        })
    }

    /// The cell as White sees it.
    pub(crate) fn seen(&self, rules: &Rules, side: Side, cell: Cell) -> usize {
        match side {
            Side::White => cell.index(),
            Side::Black => usize::from(rules.definition().board.mirror(cell.index() as u16)),
        }
    }

    /// Index of a cell in tables by side and cell.
    #[inline]
    pub(crate) fn at(&self, side: Side, cell: Cell) -> usize {
        side.index() * self.cells + cell.index()
    }

    /// Number of cells.
    pub(crate) fn cells(&self) -> usize {
        self.cells
    }

    /// Number of kinds of piece.
    pub(crate) fn kinds(&self) -> usize {
        self.kinds
    }

    /// Steps of a king between two cells, on an endless board.
    pub(crate) fn distance(&self, a: Cell, b: Cell) -> i32 {
        let (a, b) = (self.spots[a.index()], self.spots[b.index()]);
        self.grid.length(Vector { files: a.files - b.files, levels: a.levels - b.levels, ranks: a.ranks - b.ranks })
    }

    /// The cells at and next to a royal piece of `side` on `cell`; none in games without one.
    #[inline]
    pub(crate) fn zone(&self, side: Side, cell: Cell) -> &CellSet {
        self.zones.get(self.at(side, cell)).unwrap_or(&CellSet::EMPTY)
    }

    fn fill_squares(&mut self, rules: &Rules) {
        let board = &rules.definition().board;
        for kind in 0..self.kinds {
            let table = self.white_squares(rules, kind);
            let list = self.weights.list().to_vec();
            let table: Vec<[i32; 2]> = (0..self.cells)
                .map(|cell| {
                    let placed = self
                        .places(kind, cell)
                        .fold([0; 2], |sum, at| [0, 1].map(|phase| sum[phase] + list[at[phase]]));
                    [table[cell][0] + placed[0], table[cell][1] + placed[1]]
                })
                .collect();
            for cell in board.cells() {
                let value = table[usize::from(cell)];
                self.squares[kind * self.cells + usize::from(cell)] = value;
                self.squares[(self.kinds + kind) * self.cells + usize::from(board.mirror(cell))] = value;
            }
        }
    }

    /// The table of one kind from White's side: while everything is on the board, and when nothing is.
    fn white_squares(&self, rules: &Rules, kind: usize) -> Vec<[i32; 2]> {
        let value = self.values.board[kind];
        let goals: Vec<Vec<Cell>> = rules.cells().map(|cell| rules.reach(Side::White, kind, cell).moves).collect();
        let wins = goal_distances(rules, kind, &goals);
        let exposed = rules.definition().pieces[kind].is_always_royal() && !rules.definition().endings.forbids_checks();
        let near_goal = |cell: usize| {
            let near = wins.get(cell).map_or(0, |&far| (GOAL_FROM - i32::try_from(far).unwrap_or(GOAL_FROM)).max(0));
            let whole = GOAL * near * near / (GOAL_FROM * GOAL_FROM);
            [if exposed { whole / 4 } else { whole }, whole]
        };
        if rules.definition().pieces[kind].is_always_royal() {
            return (0..self.cells).map(near_goal).collect();
        }
        let used: Vec<i32> = goals.iter().map(|goals| goals.len() as i32).filter(|&count| count > 0).collect();
        let average = (used.iter().sum::<i32>() / (used.len() as i32).max(1)).max(1);
        let better = self.values.best_promotion[kind].map_or(0, |better| (self.values.board[better] - value).max(0));
        let distances = if better > 0 { promotion_distances(rules, kind, &goals) } else { Vec::new() };
        let most = self.outwards.iter().max().copied().unwrap_or(0);
        let pawn = rules.definition().pieces[kind].pawn;
        let on_cell = |cell: usize| {
            let mobility = value * (goals[cell].len() as i32 - average) / (6 * average);
            let mobility = if better > 0 { 0 } else { mobility.clamp(-MOBILITY_LIMIT, MOBILITY_LIMIT) };
            let prospect = distances.get(cell).map_or(0, |&far| {
                PROSPECT.get(far).copied().unwrap_or(if far == usize::MAX { 0 } else { 4 }) * better / 1000
            });
            let prospect = if pawn { prospect } else { prospect / 2 };
            let forward = if pawn { 2 * self.places[cell][2] } else { 0 };
            let plain = value + mobility + prospect + forward + (most / 2 - self.outwards[cell]);
            near_goal(cell).map(|goal| plain + goal)
        };
        (0..self.cells).map(on_cell).collect()
    }

    fn fill_relations(&mut self, rules: &Rules) {
        let definition = rules.definition();
        self.pairs = (0..self.kinds).filter(|&kind| self.weights.row(Row::Pair)[kind] != 0).collect();
        for kind in 0..self.kinds {
            let worth = self.values.board[kind] + RICHER;
            let richer =
                |&other: &usize| !definition.pieces[other].is_always_royal() && self.values.board[other] > worth;
            let bits = (0..self.kinds).filter(richer).fold(0, |bits, other| bits | 1 << other);
            self.richer[kind] = if definition.pieces[kind].is_always_royal() { 0 } else { bits };
        }
    }

    /// The rest must be filled.
    fn outlook(&self, rules: &Rules) -> Looks {
        if !self.terms.look() {
            return Looks::Nowhere;
        }
        let left = |kind: usize| {
            let better = self.values.best_promotion[kind].map(|better| self.values.board[better]);
            if better.is_none_or(|better| better <= self.values.board[kind]) {
                return Vec::new();
            }
            let goals: Vec<Vec<Cell>> = rules.cells().map(|cell| rules.reach(Side::White, kind, cell).moves).collect();
            promotion_distances(rules, kind, &goals)
        };
        let left: Vec<Vec<usize>> = (0..self.kinds).map(left).collect();
        let left = self.terms.pawns.then_some(left.as_slice());
        let goals = self.terms.goals;
        if self.cells <= <u64 as Bitboard>::CELLS {
            Looks::Small(Outlook::new(rules, &self.zones, &self.richer, left, goals))
        } else if self.cells <= <u128 as Bitboard>::CELLS {
            Looks::Large(Outlook::new(rules, &self.zones, &self.richer, left, goals))
        } else if self.cells <= WideBitboard::CELLS {
            Looks::Wide(Outlook::new(rules, &self.zones, &self.richer, left, goals))
        } else {
            Looks::Widest(Outlook::new(rules, &self.zones, &self.richer, left, goals))
        }
    }

    fn fill_royal(&mut self, rules: &Rules) {
        let Some(royal) = self.royal else { return };
        for side in Side::BOTH {
            for cell in rules.cells() {
                let steps = rules.reach(side, royal, cell).moves;
                self.zones.push(steps.iter().copied().chain([cell]).collect());
                self.royal_steps.push(steps);
            }
        }
    }

    fn fill_widest(&mut self) {
        let longest = |axis: usize| self.places.iter().map(|place| place[axis]).max().unwrap_or(0);
        self.widest = Widest {
            outwards: self.outwards.iter().max().copied().unwrap_or(0),
            steps: self.royal_steps.iter().map(|steps| steps.len() as i32).max().unwrap_or(0),
            distance: (0..3).map(longest).max().unwrap_or(0),
        };
    }

    fn material_at_start(&self, rules: &Arc<Rules>) -> i32 {
        let start = Position::start(rules);
        let worth = |side: Side| -> i32 {
            (0..self.kinds).map(|kind| self.values.board[kind] * i32::from(start.count(side, kind))).sum()
        };
        (worth(Side::White) + worth(Side::Black)) / 2
    }
}

/// For White's piece on each cell: the number of moves, on an empty board, after which it can have promoted; `usize::MAX` if never.
fn promotion_distances(rules: &Rules, kind: usize, goals: &[Vec<Cell>]) -> Vec<usize> {
    let definition = rules.definition();
    let (mut arrive, mut leave) = (vec![false; goals.len()], vec![false; goals.len()]);
    for promotion in promotions_of(definition, kind) {
        for &cell in &definition.zones[promotion.zone].cells {
            arrive[usize::from(cell)] = true;
            leave[usize::from(cell)] |= promotion.leaving_counts;
        }
    }
    let first =
        |cell: usize| goals[cell].iter().any(|goal| arrive[goal.index()]) || leave[cell] && !goals[cell].is_empty();
    distances(goals, (0..goals.len()).filter(|&cell| first(cell)), 1)
}

/// For White's piece on each cell: the number of moves, on an empty board, to a zone where such a piece wins; `usize::MAX` if it never gets there. Empty
/// if there is no such zone.
fn goal_distances(rules: &Rules, kind: usize, goals: &[Vec<Cell>]) -> Vec<usize> {
    let definition = rules.definition();
    let zones = definition.endings.goals().filter(|(pieces, _)| pieces.contains(&kind)).map(|(_, zone)| zone);
    let cells: Vec<usize> =
        zones.flat_map(|zone| &definition.zones[zone].cells).map(|&cell| usize::from(cell)).collect();
    if cells.is_empty() { Vec::new() } else { distances(goals, cells.into_iter(), 0) }
}

/// The number of moves to one of the cells `first`, which are `start` moves away; `usize::MAX` where there is no way. `goals`: where a piece on each
/// cell can go.
fn distances(goals: &[Vec<Cell>], first: impl Iterator<Item = usize>, start: usize) -> Vec<usize> {
    let mut distances = vec![usize::MAX; goals.len()];
    let mut queue = VecDeque::new();
    for cell in first {
        distances[cell] = start;
        queue.push_back(cell);
    }
    let mut origins = vec![Vec::new(); goals.len()];
    for (cell, goals) in goals.iter().enumerate() {
        goals.iter().for_each(|goal| origins[goal.index()].push(cell));
    }
    while let Some(cell) = queue.pop_front() {
        for &origin in &origins[cell] {
            if distances[origin] == usize::MAX {
                distances[origin] = distances[cell] + 1;
                queue.push_back(origin);
            }
        }
    }
    distances
}
