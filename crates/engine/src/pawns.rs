//! What pawn-like pieces are to each other: passed, protected, alone, or in each other's way. Worked out from how they move, once
//! for a game, for boards whose cells a [`Bitboard`] has room for.

use variorum_rules::tactics::Bitboard;
use variorum_rules::{Cell, Rules, Side};

use crate::tally::{PASSED, Row, Tally, WHOLE};
use crate::view::SideView;

/// What one pawn-like on one cell depends on.
#[derive(Clone, Debug, Default)]
struct Facts<W> {
    /// Where it can get by moves alone.
    ahead: W,
    /// Where an enemy pawn-like could stop it: in its way, or attacking a cell of it.
    stoppers: W,
    /// Where an own pawn-like protects it.
    protectors: W,
    /// From where own pawn-likes could still come to protect it, and where they do.
    friends: W,
    /// Moves to its promotion, less one; `None`: it promotes nowhere from here, or too far away.
    left: Option<u8>,
}

/// The facts about all pawn-likes of a game.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pawns<W> {
    /// The pawn-like kinds, as bits.
    kinds: u64,
    /// By side, number of the pawn-like kind, and cell.
    facts: Vec<Facts<W>>,
    /// Number of each kind among the pawn-like ones.
    numbers: Vec<usize>,
    cells: usize,
}

impl<W: Bitboard> Pawns<W> {
    /// `left`: moves to the promotion for White's piece of a kind by cell (`usize::MAX`: never); empty where it brings nothing.
    pub(crate) fn new(rules: &Rules, left: &[Vec<usize>]) -> Self {
        let definition = rules.definition();
        let pawns: Vec<usize> = (0..definition.pieces.len()).filter(|&kind| definition.pieces[kind].pawn).collect();
        let cells: Vec<Cell> = rules.cells().collect();
        let mut made = Self {
            kinds: pawns.iter().fold(0, |bits, &kind| bits | 1 << kind),
            facts: Vec::new(),
            numbers: vec![0; definition.pieces.len()],
            cells: cells.len(),
        };
        // Where a piece of a kind can get from each cell by moves alone.
        let ways = |side: Side, kind: usize| -> Vec<W> {
            let goals: Vec<W> = cells.iter().map(|&cell| bits(&rules.reach(side, kind, cell).moves)).collect();
            (0..cells.len()).map(|cell| closure(&goals, cell)).collect()
        };
        // For each side, from which cells its pawn-likes attack each cell.
        let attackers = Side::BOTH.map(|side| {
            let mut from = vec![W::zero(); cells.len()];
            for &kind in &pawns {
                for &cell in &cells {
                    for goal in rules.reach(side, kind, cell).captures_of_all() {
                        from[goal.index()] |= W::cell(cell);
                    }
                }
            }
            from
        });
        for side in Side::BOTH {
            let ways: Vec<Vec<W>> = pawns.iter().map(|&kind| ways(side, kind)).collect();
            // By cell: from where pawn-likes of any kind get there by moves alone.
            let mut origins = vec![W::zero(); cells.len()];
            for ways in &ways {
                for (&cell, &ahead) in cells.iter().zip(ways) {
                    ahead.cells().for_each(|goal| origins[goal.index()] |= W::cell(cell));
                }
            }
            for (number, (&kind, ways)) in pawns.iter().zip(&ways).enumerate() {
                made.numbers[kind] = number;
                for (cell, &ahead) in ways.iter().enumerate() {
                    let mut stoppers = ahead;
                    ahead.cells().for_each(|at| stoppers |= attackers[side.other().index()][at.index()]);
                    let seen = match side {
                        Side::White => cell,
                        Side::Black => usize::from(definition.board.mirror(cell as u16)),
                    };
                    let left = left[kind].get(seen).filter(|&&moves| (1..=PASSED).contains(&moves));
                    let left = left.map(|&moves| moves as u8 - 1);
                    let protectors = attackers[side.index()][cell];
                    let mut friends = protectors;
                    protectors.cells().for_each(|at| friends |= origins[at.index()]);
                    made.facts.push(Facts { ahead, stoppers, protectors, friends, left });
                }
            }
        }
        made
    }

    /// Tells each weight of a side's pawn-likes. `royals`: how far the own and the enemy's royal piece are from a cell.
    #[inline]
    pub(crate) fn tell(
        &self,
        side: Side,
        [own, theirs]: [&SideView<W>; 2],
        phase: i32,
        royals: impl Fn(Cell) -> [i32; 2],
        tally: &mut impl Tally,
    ) {
        if self.kinds == 0 {
            return;
        }
        let facts = &self.facts[side.index() * (self.facts.len() / 2)..];
        for piece in own.pieces.iter().filter(|piece| self.kinds >> piece.kind & 1 != 0) {
            let facts = &facts[self.numbers[piece.kind] * self.cells + piece.cell.index()];
            if let Some(left) = facts.left
                && !facts.stoppers.meets(theirs.pawns)
                && !facts.ahead.meets(own.pawns)
            {
                tally.add(Row::Passed, usize::from(left), WHOLE);
                if piece.goals.meets(facts.ahead & !theirs.attacks) {
                    tally.add(Row::Free, usize::from(left), WHOLE);
                }
                let [near, far] = royals(piece.cell);
                let share = (PASSED as i32 - i32::from(left)) * (WHOLE - phase) / PASSED as i32;
                tally.add(Row::Escort, 0, (far - near).clamp(-FAR, FAR) * share);
            }
            if facts.protectors.meets(own.pawns) {
                tally.add(Row::Supported, 0, WHOLE);
            } else if !facts.friends.meets(own.pawns) {
                tally.add(Row::Alone, 0, WHOLE);
            }
            if facts.ahead.meets(own.pawns) {
                tally.add(Row::Doubled, 0, WHOLE);
            }
        }
    }
}

/// Royal pieces further away than this from a passed pawn-like count as so far.
const FAR: i32 = 5;

fn bits<W: Bitboard>(cells: &[Cell]) -> W {
    cells.iter().fold(W::zero(), |bits, &cell| bits | W::cell(cell))
}

/// Every other cell that can be reached from one by such moves.
fn closure<W: Bitboard>(goals: &[W], from: usize) -> W {
    let (mut seen, mut new) = (W::zero(), goals[from]);
    while !new.is_zero() {
        seen |= new;
        let next = new.cells().fold(W::zero(), |next, cell| next | goals[cell.index()]);
        new = next & !seen;
    }
    seen & !(W::one() << from)
}
