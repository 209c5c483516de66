//! Positions set up piece by piece, for programs that visit millions of them, such as generators of endgame tables.

use tinyvec::ArrayVec;

use crate::lasting::LastingHistory;
use crate::piece::{Cell, Piece, Side};
use crate::position::{KINDS, Position};
use crate::state::{Passing, State};

/// Rights and duties that last a turn or a few: to capture en passant, not to move a neutral piece straight back (SR-9), to bring a royal piece
/// home (ST-26). The numbers of passes in a row, of turns after which royal pieces faced each other, and a capture that bars others are among them.
///
/// They are what a position without castling rights holds besides pieces, stock, checks given and counters. The default has none of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Passage {
    pub(crate) passing: Passing,
    pub(crate) ko: ArrayVec<[(Cell, Cell); 4]>,
    pub(crate) home: [u8; 2],
    pub(crate) passes: u8,
    pub(crate) facing: u8,
    pub(crate) struck: Option<Cell>,
}

impl Passage {
    /// Are there no such rights and duties?
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.passing.is_empty()
            && self.ko.is_empty()
            && self.home == [0; 2]
            && self.passes == 0
            && self.facing == 0
            && self.struck.is_none()
    }

    /// The same on a board whose cells are renamed: cell number `n` becomes `map[n]`.
    ///
    /// # Panics
    /// If `map` is shorter than the board.
    #[must_use]
    pub fn mapped(&self, map: &[Cell]) -> Self {
        let to = |cell: Cell| map[cell.index()];
        let passing = self.passing.each().fold(Passing::default(), |passing, (cells, victim)| {
            passing.joined(Passing::new(cells.into_iter().map(to), to(victim)))
        });
        let mut ko: ArrayVec<[(Cell, Cell); 4]> = self.ko.iter().map(|&(from, onto)| (to(from), to(onto))).collect();
        ko.sort_unstable();
        Self { passing, ko, struck: self.struck.map(to), ..*self }
    }

    /// As numbers, from which [`Passage::from_numbers`] makes it again: the victim of a capture en passant plus one and the cells it crossed,
    /// the moves forbidden to neutral pieces, the turns within which the royal pieces must be home, the passes in a row and, times 256, the turns after which royal pieces faced each other, and the further victims, if any, and 0 and the cell of a capture that bars others plus one.
    #[must_use]
    pub fn numbers(&self) -> Vec<u16> {
        let mut victims = self.passing.each().map(|(cells, victim)| {
            let mut numbers = vec![victim.0 + 1, cells.len() as u16];
            numbers.extend(cells.iter().map(|cell| cell.0));
            numbers
        });
        let mut numbers = victims.next().unwrap_or_else(|| vec![0, 0]);
        numbers.push(self.ko.len() as u16);
        numbers.extend(self.ko.iter().flat_map(|(from, to)| [from.0, to.0]));
        numbers.extend(self.home.map(u16::from));
        numbers.push(u16::from_le_bytes([self.passes, self.facing]));
        numbers.extend(victims.flatten());
        numbers.extend(self.struck.into_iter().flat_map(|struck| [0, struck.0 + 1]));
        numbers
    }

    /// The passage with these [`Passage::numbers`], on a board of `cells` cells; `None` if there is none.
    #[must_use]
    pub fn from_numbers(numbers: &[u16], cells: usize) -> Option<Self> {
        let mut numbers = numbers.iter().copied();
        let on_board = |number: u16| (usize::from(number) < cells).then_some(Cell(number));
        let victim = match numbers.next()? {
            0 => None,
            number => Some(on_board(number - 1)?),
        };
        let crossed = usize::from(numbers.next()?);
        let crossed: Option<Vec<Cell>> = numbers.by_ref().take(crossed).map(on_board).collect();
        let mut passage = Self::default();
        if let Some(victim) = victim {
            passage.passing = Passing::new(crossed?, victim);
        }
        let pairs = usize::from(numbers.next()?);
        for _ in 0..pairs {
            let pair = (on_board(numbers.next()?)?, on_board(numbers.next()?)?);
            if passage.ko.try_push(pair).is_some() {
                return None;
            }
        }
        for home in &mut passage.home {
            *home = u8::try_from(numbers.next()?).ok()?;
        }
        [passage.passes, passage.facing] = numbers.next()?.to_le_bytes();
        while let Some(victim) = numbers.next() {
            if victim == 0 {
                passage.struck = Some(on_board(numbers.next()?.checked_sub(1)?)?);
                continue;
            }
            let other = on_board(victim.checked_sub(1)?)?;
            let crossed = usize::from(numbers.next()?);
            let crossed: Option<Vec<Cell>> = numbers.by_ref().take(crossed).map(on_board).collect();
            passage.passing = passage.passing.joined(Passing::new(crossed?, other));
        }
        numbers.next().is_none().then_some(passage)
    }
}

/// What [`Position::arrange`] sets up.
#[derive(Clone, Copy, Debug)]
pub struct Arrangement<'a> {
    /// The pieces on the board, one for each cell.
    pub pieces: &'a [(Cell, Piece)],
    /// Pieces in hand: owner, kind, number.
    pub hands: &'a [(Side, usize, u8)],
    /// Lost pieces that may return: owner, kind, number.
    pub lost: &'a [(Side, usize, u8)],
    /// The checks that each side has given.
    pub checks: [u8; 2],
    /// The side to move.
    pub side: Side,
    /// Rights and duties.
    pub passage: &'a Passage,
}

impl Position {
    /// Makes this the position with exactly these contents, without castling rights, history and counters. It is between turns. Whether it can
    /// occur is not checked: ask [`Position::is_possible`].
    ///
    /// # Panics
    /// May panic if a piece, cell or kind is of another game.
    ///
    /// ```
    /// # use variorum_rules::{Arrangement, Passage, Piece, Position, Side};
    /// # let rules = variorum_library::rules("chess")?;
    /// let mut position = Position::start(&rules);
    /// let king = rules.definition().pieces.iter().position(|piece| piece.royal.is_some()).ok_or("no royal piece")?;
    /// let cell = |name| rules.parse_cell(name).ok_or("no such cell");
    /// let pieces = [(cell("e1")?, Piece::owned(Side::White, king)), (cell("e8")?, Piece::owned(Side::Black, king))];
    /// position.arrange(&Arrangement {
    ///     pieces: &pieces, hands: &[], lost: &[], checks: [0; 2], side: Side::Black, passage: &Passage::default(),
    /// });
    /// assert!(position.is_possible());
    /// assert_eq!(position.text(), "4k3/8/8/8/8/8/8/4K3 b - - 0 1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn arrange(&mut self, arrangement: &Arrangement<'_>) {
        for set in [self.pieces[0], self.pieces[1], self.neutrals] {
            set.iter().for_each(|cell| self.set(cell, Piece::NONE, &mut ()));
        }
        if self.rules.has_hands() {
            self.hands = [[0; KINDS]; 2];
        }
        if self.rules.has_pool() {
            self.lost = [[0; KINDS]; 2];
        }
        self.state = State::default();
        self.lasting_history = LastingHistory::default();
        for &(cell, piece) in arrangement.pieces {
            self.set(cell, piece, &mut ());
        }
        for &(side, kind, count) in arrangement.hands {
            self.set_hand(side, kind, count);
        }
        for &(side, kind, count) in arrangement.lost {
            self.set_lost(side, kind, count);
        }
        self.settle();
        self.log.clear();
        self.undo.clear();
        self.state.side = arrangement.side;
        if self.is_first_single() {
            // No first turn of a game, which would have a rule of its own.
            self.state.fullmove = 2;
        }
        self.state.checks = arrangement.checks;
        self.state.passing = arrangement.passage.passing;
        self.lasting_mut().ko = arrangement.passage.ko;
        self.lasting_mut().home = arrangement.passage.home;
        self.state.passes = arrangement.passage.passes;
        self.state.facing = arrangement.passage.facing;
        if let Some(struck) = arrangement.passage.struck {
            self.state.struck[arrangement.side.other().index()] = struck;
        }
    }

    /// Rights and duties that last a turn or a few.
    #[inline]
    #[must_use]
    pub fn passage(&self) -> Passage {
        let (state, lasting) = (&self.state, self.lasting());
        Passage {
            passing: state.passing,
            ko: lasting.ko,
            home: lasting.home,
            passes: state.passes,
            facing: state.facing,
            struck: self.struck(),
        }
    }

    /// Has a side the right to castle?
    #[must_use]
    pub fn may_castle(&self) -> bool {
        !self.lasting().rights.is_empty()
    }

    /// Could [`Position::parse`] read this position, or would it find faults: too many royal pieces, a piece of the wrong side, the player who
    /// is not to move in check?
    #[must_use]
    pub fn is_possible(&self) -> bool {
        // Nearly all faults are of this kind, and lists of faults take time.
        let royal = |side: Side| self.royal_cell(side).is_some();
        let waiting = self.state.side.other();
        let complete = Side::BOTH.into_iter().all(|side| !self.rules.side_has_royal(side) || royal(side));
        !(complete && self.in_check(waiting)) && self.errors().is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Rules;

    fn file(id: &str) -> Option<String> {
        std::fs::read_to_string(format!("{}/../../games/{id}.toml", env!("CARGO_MANIFEST_DIR"))).ok()
    }

    fn rules(id: &str) -> std::sync::Arc<Rules> {
        let loaded = variorum_gamedef::load_with(&file(id).unwrap(), id, &file);
        Rules::compile(&loaded.definition.unwrap()).unwrap()
    }

    /// Random games of every sort: what a position holds, set up anew over another position, is an equal position.
    #[test]
    fn a_position_can_be_arranged_from_its_parts() {
        for id in ["chess", "minishogi", "duck-chess", "stones-and-relays", "stock-qi", "blocschach", "chu-shogi"] {
            let rules = rules(id);
            let mut random = fastrand::Rng::with_seed(5);
            let mut arranged = Position::start(&rules);
            let mut position = Position::start(&rules);
            for _ in 0..60 {
                let turns = position.turns();
                let Some(&turn) = turns.get(random.usize(..turns.len().max(1))) else { break };
                position.play(turn).unwrap();
                let setup = position.setup();
                arranged.arrange(&Arrangement {
                    pieces: &setup.pieces,
                    hands: &setup.hands,
                    lost: &setup.lost,
                    checks: setup.checks,
                    side: setup.side,
                    passage: &position.passage(),
                });
                assert!(arranged.is_possible(), "{id}: {}", position.text());
                assert_eq!(arranged.passage(), position.passage());
                let numbers = position.passage().numbers();
                assert_eq!(Passage::from_numbers(&numbers, rules.cells().count()), Some(position.passage()));
                let mut expected = setup.clone();
                (expected.castling, expected.halfmove, expected.fullmove) = (Vec::new(), 0, 1);
                expected.count = None;
                assert_eq!(arranged.text(), expected.text(&rules), "{id}");
                assert_eq!(arranged, Position::parse(&rules, &arranged.text()).unwrap(), "{id}");
            }
        }
    }

    #[test]
    fn impossible_arrangements_are_noticed() {
        let rules = rules("chess");
        for (text, possible) in [
            ("4k3/8/8/8/8/8/4R3/4K3 b - - 0 1", true),
            ("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", false),
            ("4k3/8/8/8/8/8/8/8 w - - 0 1", false),
        ] {
            let setup = crate::Setup::parse(&rules, text).unwrap();
            let mut position = Position::start(&rules);
            position.arrange(&Arrangement {
                pieces: &setup.pieces,
                hands: &[],
                lost: &[],
                checks: [0; 2],
                side: setup.side,
                passage: &Passage::default(),
            });
            assert_eq!(position.is_possible(), possible, "{text}");
        }
    }

    #[test]
    fn numbers_that_are_no_passage_are_refused() {
        for numbers in [&[][..], &[1], &[65, 0, 0, 0, 0, 0], &[0, 0, 1, 3], &[0, 0, 0, 0, 0], &[0, 0, 0, 0, 0, 0, 0]] {
            assert_eq!(Passage::from_numbers(numbers, 64), None, "{numbers:?}");
        }
        assert_eq!(Passage::from_numbers(&[0, 0, 0, 0, 0, 0], 64), Some(Passage::default()));
    }
}
