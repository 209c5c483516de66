//! What pawn-like men are to each other: passed, protected, alone, or in each other's way. Worked out from how they move, once
//! for a game, for boards of up to 128 cells; sets of cells are bits.

use rules::{Cell, Rules, Side};

use crate::activity::View;
use crate::evaluation::WHOLE;
use crate::weights::{PASSED, Row};

/// What one pawn-like on one cell depends on.
#[derive(Clone, Debug, Default)]
struct Facts {
    /// Where it can get by moves alone.
    ahead: u128,
    /// Where an enemy pawn-like could stop it: in its way, or attacking a cell of it.
    stoppers: u128,
    /// Where an own pawn-like protects it.
    protectors: u128,
    /// From where own pawn-likes could still come to protect it, and where they do.
    friends: u128,
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
        // Where a man of a kind can get from each cell by moves alone.
        let ways = |side: Side, kind: usize| -> Vec<u128> {
            let goals: Vec<u128> = cells.iter().map(|&cell| bits(&rules.reach(side, kind, cell).moves)).collect();
            (0..cells.len()).map(|cell| closure(&goals, cell)).collect()
        };
        // For each side, from which cells its pawn-likes attack each cell.
        let attackers = Side::BOTH.map(|side| {
            let mut from = vec![0_u128; cells.len()];
            for &kind in &pawns {
                for &cell in &cells {
                    for goal in rules.reach(side, kind, cell).captures {
                        from[goal.index()] |= 1 << cell.index();
                    }
                }
            }
            from
        });
        for side in Side::BOTH {
            let ways: Vec<Vec<u128>> = pawns.iter().map(|&kind| ways(side, kind)).collect();
            // By cell: from where pawn-likes of any kind get there by moves alone.
            let mut origins = vec![0_u128; cells.len()];
            for ways in &ways {
                for (cell, &ahead) in ways.iter().enumerate() {
                    each(ahead, |goal| origins[goal] |= 1 << cell);
                }
            }
            for (number, (&kind, ways)) in pawns.iter().zip(&ways).enumerate() {
                made.numbers[kind] = number;
                for (cell, &ahead) in ways.iter().enumerate() {
                    let mut stoppers = ahead;
                    each(ahead, |at| stoppers |= attackers[side.other().index()][at]);
                    let seen = match side {
                        Side::White => cell,
                        Side::Black => usize::from(definition.board.mirror(cell as u16)),
                    };
                    let left = left[kind].get(seen).filter(|&&moves| (1..=PASSED).contains(&moves));
                    let left = left.map(|&moves| moves as u8 - 1);
                    let protectors = attackers[side.index()][cell];
                    let mut friends = protectors;
                    each(protectors, |at| friends |= origins[at]);
                    made.facts.push(Facts { ahead, stoppers, protectors, friends, left });
                }
            }
        }
        made
    }

    /// Calls with each weight of a side's pawn-likes and how often it counts, in parts of [`WHOLE`]. `royals`: how far the own and the
    /// enemy's royal man are from a cell.
    #[inline]
    pub(crate) fn each(
        &self,
        side: Side,
        [own, theirs]: [&View; 2],
        phase: i32,
        royals: impl Fn(Cell) -> [i32; 2],
        mut weight: impl FnMut(Row, usize, i32),
    ) {
        if self.kinds == 0 {
            return;
        }
        let facts = &self.facts[side.index() * (self.facts.len() / 2)..];
        for man in own.men.iter().filter(|man| self.kinds >> man.kind & 1 != 0) {
            let facts = &facts[self.numbers[man.kind] * self.cells + man.cell.index()];
            if let Some(left) = facts.left
                && facts.stoppers & theirs.pawns == 0
                && facts.ahead & own.pawns == 0
            {
                weight(Row::Passed, usize::from(left), WHOLE);
                if man.goals & facts.ahead & !theirs.attacks != 0 {
                    weight(Row::Free, usize::from(left), WHOLE);
                }
                let [near, far] = royals(man.cell);
                let share = (PASSED as i32 - i32::from(left)) * (WHOLE - phase) / PASSED as i32;
                weight(Row::Escort, 0, (far - near).clamp(-FAR, FAR) * share);
            }
            if facts.protectors & own.pawns != 0 {
                weight(Row::Supported, 0, WHOLE);
            } else if facts.friends & own.pawns == 0 {
                weight(Row::Alone, 0, WHOLE);
            }
            if facts.ahead & own.pawns != 0 {
                weight(Row::Doubled, 0, WHOLE);
            }
        }
    }
}

/// Royal men further away than this from a passed pawn-like count as so far.
const FAR: i32 = 5;

fn bits(cells: &[Cell]) -> u128 {
    cells.iter().fold(0, |bits, cell| bits | 1 << cell.index())
}

fn each(mut cells: u128, mut call: impl FnMut(usize)) {
    while cells != 0 {
        call(cells.trailing_zeros() as usize);
        cells &= cells - 1;
    }
}

/// Every other cell that can be reached from one by such moves.
fn closure(goals: &[u128], from: usize) -> u128 {
    let (mut seen, mut new) = (0_u128, goals[from]);
    while new != 0 {
        seen |= new;
        let mut next = 0;
        each(new, |cell| next |= goals[cell]);
        new = next & !seen;
    }
    seen & !(1 << from)
}
