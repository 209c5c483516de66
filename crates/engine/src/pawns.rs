//! What pawn-like men are to each other: passed, protected, or in each other's way. Worked out from how they move, once for a game.

use rules::{Cell, CellSet, Position, Rules, Side};

use crate::weights::{PASSED, Row, Weights};

/// What one pawn-like on one cell depends on.
#[derive(Clone, Debug, Default)]
struct Facts {
    /// Where it can get by moves alone.
    ahead: CellSet,
    /// Where an enemy pawn-like could stop it: in its way, or attacking a cell of it.
    stoppers: CellSet,
    /// Where an own pawn-like protects it.
    protectors: CellSet,
    /// Moves to its promotion, less one; `None`: it promotes nowhere from here, or too far away.
    left: Option<u8>,
}

/// The facts about all pawn-likes of a game.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pawns {
    /// The pawn-like kinds, as bits.
    kinds: u64,
    /// By side, number of the pawn-like kind, and cell.
    facts: Vec<Facts>,
    /// Number of each kind among the pawn-like ones.
    numbers: Vec<usize>,
    cells: usize,
}

impl Pawns {
    /// `left`: moves to the promotion for White's man of a kind by cell (`usize::MAX`: never); empty where it brings nothing.
    pub(crate) fn new(rules: &Rules, left: &[Vec<usize>]) -> Self {
        let definition = rules.definition();
        let pawns: Vec<usize> = (0..definition.men.len()).filter(|&kind| definition.men[kind].pawn).collect();
        let cells: Vec<Cell> = rules.cells().collect();
        let mut made = Self {
            kinds: pawns.iter().fold(0, |bits, &kind| bits | 1 << kind),
            facts: Vec::new(),
            numbers: vec![0; definition.men.len()],
            cells: cells.len(),
        };
        // For each side, from which cells its pawn-likes attack each cell.
        let attackers = Side::BOTH.map(|side| {
            let mut from = vec![CellSet::EMPTY; cells.len()];
            for &kind in &pawns {
                for &cell in &cells {
                    for goal in rules.reach(side, kind, cell).captures {
                        from[goal.index()].add(cell);
                    }
                }
            }
            from
        });
        for side in Side::BOTH {
            for (number, &kind) in pawns.iter().enumerate() {
                made.numbers[kind] = number;
                let goals: Vec<Vec<Cell>> = cells.iter().map(|&cell| rules.reach(side, kind, cell).moves).collect();
                for &cell in &cells {
                    let ahead = closure(&goals, cell);
                    let mut stoppers = ahead;
                    ahead.iter().for_each(|at| stoppers.extend(&attackers[side.other().index()][at.index()]));
                    let seen = match side {
                        Side::White => cell.index(),
                        Side::Black => usize::from(definition.board.mirror(cell.index() as u16)),
                    };
                    let left = left[kind].get(seen).filter(|&&moves| (1..=PASSED).contains(&moves));
                    let left = left.map(|&moves| moves as u8 - 1);
                    let protectors = attackers[side.index()][cell.index()];
                    made.facts.push(Facts { ahead, stoppers, protectors, left });
                }
            }
        }
        made
    }

    /// Calls with each weight of a side's pawn-likes.
    #[inline]
    pub(crate) fn each(&self, position: &Position, side: Side, mut weight: impl FnMut(Row, usize)) {
        if self.kinds == 0 {
            return;
        }
        let pawns = Side::BOTH.map(|side| {
            let mut pawns = CellSet::EMPTY;
            for cell in position.men(side).iter() {
                if self.kinds >> position.at(cell).kind() & 1 != 0 {
                    pawns.add(cell);
                }
            }
            pawns
        });
        let (own, theirs) = (&pawns[side.index()], &pawns[side.other().index()]);
        let per_side = self.facts.len() / 2;
        for cell in own.iter() {
            let number = self.numbers[position.at(cell).kind()];
            let facts = &self.facts[side.index() * per_side + number * self.cells + cell.index()];
            if let Some(left) = facts.left
                && !facts.stoppers.meets(theirs)
            {
                weight(Row::Passed, usize::from(left));
            }
            if facts.protectors.meets(own) {
                weight(Row::Supported, 0);
            }
            if facts.ahead.meets(own) {
                weight(Row::Doubled, 0);
            }
        }
    }

    /// The sum of a side's.
    pub(crate) fn sum(&self, position: &Position, side: Side, weights: &Weights) -> i32 {
        let mut sum = 0;
        self.each(position, side, |row, index| sum += weights.row(row)[index]);
        sum
    }
}

/// Every cell that can be reached from one by such moves.
fn closure(goals: &[Vec<Cell>], from: Cell) -> CellSet {
    let (mut seen, mut queue) = (CellSet::EMPTY, vec![from]);
    while let Some(cell) = queue.pop() {
        for &goal in &goals[cell.index()] {
            if !seen.has(goal) && goal != from {
                seen.add(goal);
                queue.push(goal);
            }
        }
    }
    seen
}
