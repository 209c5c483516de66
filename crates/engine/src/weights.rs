//! What the terms of the evaluation weigh: data, measured from the rules unless a file beside the game file says better.

use variorum_gamedef::board::MAX_CELLS;
use variorum_gamedef::definition::NeutralRole;
use variorum_rules::Rules;

use crate::tally::{FINE, GOAL_MOVES, PASSED, ROWS, Row};
use crate::unit::UNIT;
use crate::values::Values;

/// Mobility and pressure weigh at most so much for each cell, in sixteenths of a centipawn.
const MOST: i32 = 6 * FINE;
/// A piece that sees all it ever sees is worth this part more than one that sees nothing.
const MOBILITY_SHARE: i32 = 8;
/// What attacking a cell next to the enemy's royal piece is worth by itself, in sixteenths of a centipawn.
const KING_ATTACK: i32 = 2 * FINE;
/// On boards of more cells there is no weight for each of them: a file would hold thousands of numbers.
const CELLS_APART: usize = 128;
/// Numbers of cells that a piece can go to: 0 and up to all but its own.
const MOST_GOALS: usize = MAX_CELLS;
/// Numbers of cells to go to that each kind's mobility is told apart by.
pub(crate) const MOBILITY: usize = 12;

/// The weights of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    list: Vec<i32>,
    /// Where each row begins; the end of the last one.
    starts: [usize; ROWS.len() + 1],
    kinds: usize,
    /// The place among the weights of mobility, by kind × [`MOST_GOALS`] + cells to go to.
    mobility: Vec<u16>,
}

impl Weights {
    /// The weights measured from the rules alone.
    #[must_use]
    pub fn measured(rules: &Rules) -> Self {
        Self::from_values(rules, &Values::of(rules))
    }

    /// All weights 0.
    fn empty(rules: &Rules) -> Self {
        let definition = rules.definition();
        let (kinds, board) = (definition.pieces.len(), &definition.board);
        let mut starts = [0; ROWS.len() + 1];
        for (at, row) in ROWS.iter().enumerate() {
            let size = match row {
                Row::RanksEarly | Row::RanksLate => kinds * usize::from(board.ranks),
                Row::FilesEarly | Row::FilesLate => kinds * usize::from(board.files).div_ceil(2),
                Row::LevelsEarly | Row::LevelsLate if board.level_count() > 1 => {
                    kinds * usize::from(board.level_count())
                }
                Row::LevelsEarly | Row::LevelsLate => 0,
                Row::CellsEarly | Row::CellsLate if board.cell_count() <= CELLS_APART => {
                    kinds
                        * usize::from(board.ranks)
                        * usize::from(board.level_count())
                        * usize::from(board.files).div_ceil(2)
                }
                Row::CellsEarly | Row::CellsLate => 0,
                Row::Mobility => kinds * MOBILITY,
                Row::Passed | Row::Free => PASSED,
                Row::Goal if definition.endings.goals().next().is_some() => GOAL_MOVES,
                Row::Goal => 0,
                Row::Given => definition.endings.winning_checks().map_or(0, usize::from),
                Row::Neutrals => definition.neutrals.len(),
                Row::Value
                | Row::Hand
                | Row::KingAttack
                | Row::Checks
                | Row::Drops
                | Row::Threatened
                | Row::Hanging
                | Row::Shelter
                | Row::Pair => kinds,
                Row::Escort
                | Row::Supported
                | Row::Alone
                | Row::Doubled
                | Row::Weak
                | Row::Meeting
                | Row::Confined
                | Row::Returns
                | Row::Reserves
                | Row::Frozen
                | Row::Tempo => 1,
            };
            starts[at + 1] = starts[at] + size;
        }
        Self { list: vec![0; starts[ROWS.len()]], starts, kinds, mobility: vec![0; kinds * MOST_GOALS] }
    }

    pub(crate) fn from_values(rules: &Rules, values: &Values) -> Self {
        let definition = rules.definition();
        let mut weights = Self::empty(rules);
        let seen = |kind: usize| {
            let (sum, count) = rules.cells().fold((0, 0), |(sum, count), cell| {
                let goals = rules.reach(variorum_rules::Side::White, kind, cell).moves.len();
                (sum + goals, count + usize::from(goals > 0))
            });
            i32::try_from(sum / count.max(1)).unwrap_or(i32::MAX).max(1)
        };
        for kind in 0..weights.kinds {
            let (usual, value, piece) = (seen(kind), values.board[kind], &definition.pieces[kind]);
            weights.set(Row::Value, kind, value);
            weights.set(Row::Hand, kind, values.hand[kind]);
            let most = rules.cells().map(|cell| rules.reach(variorum_rules::Side::White, kind, cell).moves.len()).max();
            let wide = (most.unwrap_or(0) + 1).div_ceil(MOBILITY);
            for (goals, slot) in weights.mobility[kind * MOST_GOALS..][..MOST_GOALS].iter_mut().enumerate() {
                *slot = (kind * MOBILITY + (goals / wide).min(MOBILITY - 1)) as u16;
            }
            if !piece.is_always_royal() && !piece.pawn {
                let (wide, each) = (wide as i32, (FINE * value / (MOBILITY_SHARE * usual)).min(MOST));
                for index in 0..MOBILITY as i32 {
                    // The middle of its numbers of cells, from what is usual in play.
                    let goals = 2 * index * wide + wide - 1 - usual;
                    weights.set(Row::Mobility, kind * MOBILITY + index as usize, each * goals / (2 * FINE));
                }
                weights.set(Row::KingAttack, kind, KING_ATTACK);
                weights.set(Row::Checks, kind, CHECKS);
                weights.set(Row::Drops, kind, DROPS);
                weights.set(Row::Hanging, kind, HANGING.min(value / 16));
                weights.set(Row::Threatened, kind, THREATENED.min(value / 8));
                weights.set(Row::Pair, kind, if values.bound[kind] { PAIR } else { 0 });
            }
            if !piece.is_always_royal() {
                weights.set(Row::Shelter, kind, if piece.pawn { SHELTER } else { SHELTER / 2 });
            }
        }
        let better = (0..weights.kinds).filter(|&kind| definition.pieces[kind].pawn).filter_map(|kind| {
            values.best_promotion[kind].map(|better| (values.board[better] - values.board[kind]).max(0))
        });
        let prize = better.max().unwrap_or(0);
        for (left, share) in PASSED_SHARES.into_iter().enumerate() {
            weights.set(Row::Passed, left, prize * share / 1000);
            weights.set(Row::Free, left, prize * share / 4000);
        }
        for (kind, neutral) in definition.neutrals.iter().enumerate() {
            weights.set(Row::Neutrals, kind, if neutral.role == NeutralRole::Blocker { BLOCKER } else { 0 });
        }
        weights.set(Row::Supported, 0, SUPPORTED);
        weights.set(Row::Alone, 0, -ALONE);
        weights.set(Row::Doubled, 0, -DOUBLED);
        weights.set(Row::Escort, 0, ESCORT);
        weights.set(Row::Weak, 0, WEAK);
        weights.set(Row::Meeting, 0, MEETING);
        for index in 0..weights.row(Row::Goal).len() {
            let moves = index as i32 + 1;
            weights.set(Row::Goal, index, GOAL / (2 + moves * moves));
        }
        let winning = weights.row(Row::Given).len();
        for given in 0..winning {
            // The fewer are missing, the more each is worth.
            let worth = |missing: usize| GIVEN / (missing * (missing + 1)) as i32;
            weights.set(Row::Given, given, worth(winning - given) - worth(winning));
        }
        weights.set(Row::Confined, 0, CONFINED);
        weights.set(Row::Tempo, 0, UNIT / 10);
        weights.set(Row::Returns, 0, RETURNS);
        weights.set(Row::Reserves, 0, RESERVES);
        weights.set(Row::Frozen, 0, FROZEN);
        weights
    }

    /// The place among the weights of mobility for a piece that may go to so many cells.
    #[inline]
    pub(crate) fn mobility_index(&self, kind: usize, goals: u32) -> usize {
        usize::from(self.mobility[kind * MOST_GOALS + goals as usize])
    }

    /// Where in the list a weight stands.
    #[inline]
    pub(crate) fn at(&self, row: Row, index: usize) -> usize {
        self.starts[row as usize] + index
    }

    /// The row to which the weight in this place of the list belongs.
    pub(crate) fn row_at(&self, place: usize) -> Row {
        // Rows without weights begin where the next one does.
        ROWS[self.starts[..ROWS.len()].partition_point(|&start| start <= place) - 1]
    }

    /// All weights of a row.
    #[inline]
    pub(crate) fn row(&self, row: Row) -> &[i32] {
        &self.list[self.starts[row as usize]..self.starts[row as usize + 1]]
    }

    /// All of them.
    pub(crate) fn list(&self) -> &[i32] {
        &self.list
    }

    /// The only weight of a row.
    #[inline]
    pub(crate) fn one(&self, row: Row) -> i32 {
        self.row(row).first().copied().unwrap_or(0)
    }

    /// How many weights of a row each kind has.
    pub(crate) fn width(&self, row: Row) -> usize {
        self.row(row).len() / self.kinds.max(1)
    }

    fn set(&mut self, row: Row, index: usize, weight: i32) {
        self.set_at(self.at(row, index), weight);
    }

    /// Changes the weight that stands in this place of the list.
    pub(crate) fn set_at(&mut self, at: usize, weight: i32) {
        self.list[at] = weight;
    }

    /// All weights in a row, for fitting.
    pub(crate) fn to_list(&self) -> Vec<f64> {
        self.list.iter().map(|&weight| f64::from(weight)).collect()
    }

    /// The size of a common change of each weight, for fitting; 0: it is not to be changed.
    pub(crate) fn scales(&self) -> Vec<f64> {
        let mut scales = Vec::with_capacity(self.list.len());
        for &row in ROWS {
            let scale = |&weight: &i32| match row {
                // Royal pieces, and those never in a hand, are worth nothing and stay so.
                Row::Value | Row::Hand if weight == 0 => 0.0,
                Row::Value | Row::Hand => f64::from(weight),
                Row::KingAttack if weight == 0 => 0.0,
                Row::KingAttack => f64::from(weight.abs().max(FINE)),
                Row::CellsEarly | Row::CellsLate => 12.0,
                Row::Weak | Row::Escort => 6.0,
                Row::Goal | Row::Given => f64::from(weight.abs().clamp(40, 400)),
                Row::Checks
                | Row::Drops
                | Row::Threatened
                | Row::Hanging
                | Row::Shelter
                | Row::Pair
                | Row::Mobility
                | Row::RanksEarly
                | Row::RanksLate
                | Row::FilesEarly
                | Row::FilesLate
                | Row::LevelsEarly
                | Row::LevelsLate
                | Row::Passed
                | Row::Free
                | Row::Supported
                | Row::Alone
                | Row::Doubled
                | Row::Meeting
                | Row::Confined
                | Row::Neutrals
                | Row::Returns
                | Row::Reserves
                | Row::Frozen
                | Row::Tempo => f64::from(weight.abs().clamp(12, 40)),
            };
            scales.extend(self.row(row).iter().map(scale));
        }
        scales
    }

    /// So many hundredths of the way from these weights to others of the same game: few games fit noise too, and less of it
    /// half-way.
    #[must_use]
    pub fn towards(&self, others: &Self, percent: u8) -> Self {
        let part = |(&from, &to): (&i32, &i32)| f64::from(from) + f64::from(to - from) * f64::from(percent) / 100.0;
        self.with_list(&self.list.iter().zip(&others.list).map(part).collect::<Vec<_>>())
    }

    /// These weights with the numbers of such a row.
    pub(crate) fn with_list(&self, list: &[f64]) -> Self {
        Self { list: list.iter().map(|weight| weight.round() as i32).collect(), ..self.clone() }
    }
}

/// What a piece loses by being attacked by a lesser one, in centipawns.
const THREATENED: i32 = 25;
/// What a safe check that a piece could give is worth.
const CHECKS: i32 = 12;
/// What a safe check that a piece in hand could give is worth.
const DROPS: i32 = 35;
/// What an enemy's piece that is attacked and not protected is worth, besides.
const HANGING: i32 = 15;
/// A cell beside the enemy's royal piece that is attacked and that nobody else protects.
const WEAK: i32 = 3;
/// What two pieces that see half of the board each are worth more than twice one.
const PAIR: i32 = 30;
/// What a pawn-like beside its royal piece is worth, in centipawns while everything is on the board; others half.
const SHELTER: i32 = 8;
/// What a passed pawn-like is worth, in thousandths of what its promotion brings, by the moves that it needs.
const PASSED_SHARES: [i32; PASSED] = [120, 120, 80, 50, 30, 20, 12, 8];
/// A pawn-like protected by another.
const SUPPORTED: i32 = 5;
/// A pawn-like that no other can come to protect.
const ALONE: i32 = 6;
/// Each cell that the own royal piece is nearer to a passed pawn-like than the enemy's.
const ESCORT: i32 = 3;
/// A pawn-like behind another.
const DOUBLED: i32 = 10;
/// Each step nearer of two pieces whose meeting wins.
const MEETING: i32 = 6;
/// What a piece gains that is near a zone in which it wins, in parts of 2 and the square of the moves that it needs.
const GOAL: i32 = 30 * UNIT;
/// What a check is worth where a number of them wins: the more, the fewer are missing.
const GIVEN: i32 = 18 * UNIT;
/// What changing a piece into a lost one would gain counts before it is done, in hundredths.
const RETURNS: i32 = 50;
/// The same while nobody is lost.
const RESERVES: i32 = 25;
/// What frozen pieces are worth less, in hundredths.
const FROZEN: i32 = 67;
/// A neutral piece that only stands in the way, beside the own royal piece: a shelter.
const BLOCKER: i32 = 25;
/// A royal piece that may no longer leave its refuge.
const CONFINED: i32 = -40;
