//! The fields of customary FEN that name pieces by their place: castling letters and a single en-passant cell (G-11).

use crate::piece::{Cell, MAX_CELLS, Piece, Side};
use crate::rules::Rules;
use crate::setup::Setup;

impl Setup {
    /// The castling partner that a letter of FEN means: `K` and `Q` the outermost partner on either side of the royal
    /// piece, any other letter the partner on that file (X-FEN and Shredder-FEN); upper case for White. `None` if there
    /// is no such partner with which the royal piece castles from where it stands.
    ///
    /// ```
    /// # use variorum_rules::Setup;
    /// # let rules = variorum_library::rules("chess")?;
    /// let setup = Setup::parse(&rules, "4k3/8/8/8/8/8/8/4K2R w - - 0 1")?;
    /// assert_eq!(setup.castling_partner(&rules, 'K'), rules.parse_cell("h1"));
    /// assert_eq!(setup.castling_partner(&rules, 'Q'), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn castling_partner(&self, rules: &Rules, letter: char) -> Option<Cell> {
        Standing { rules, board: &self.board() }.partner(letter)
    }

    /// The pieces that a letter of FEN's castling field means: the castling partner or, where unmoved pieces let others in or have moves of their
    /// own, those that have not moved.
    /// Empty if it means none.
    #[must_use]
    pub fn pieces_with_right(&self, rules: &Rules, letter: char) -> Vec<Cell> {
        let board = self.board();
        let standing = Standing { rules, board: &board };
        if rules.names_royals() {
            standing.unmoved(letter).unwrap_or_default()
        } else {
            standing.partner(letter).into_iter().collect()
        }
    }

    /// The capture en passant that a row of cells without a victim means (`e3`, or `c5`, `d6`): the cells that were
    /// passed, and the cell of the piece that passed them. The victim is the enemy piece on one of the cells or,
    /// failing that, a piece that can have crossed the first of them. `None` if there is no such piece.
    #[must_use]
    pub fn passing_over(&self, rules: &Rules, cells: &[Cell]) -> Option<(Vec<Cell>, Cell)> {
        Standing { rules, board: &self.board() }.passing(self.side.other(), cells)
    }

    fn board(&self) -> [Piece; MAX_CELLS] {
        let mut board = [Piece::NONE; MAX_CELLS];
        for &(cell, piece) in &self.pieces {
            board[cell.index()] = piece;
        }
        board
    }
}

/// The pieces on a board.
pub(super) struct Standing<'a> {
    pub rules: &'a Rules,
    pub board: &'a [Piece; MAX_CELLS],
}

impl Standing<'_> {
    /// See [`Setup::castling_partner`].
    pub fn partner(&self, letter: char) -> Option<Cell> {
        let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
        match letter.to_ascii_uppercase() {
            'K' => self.outermost_partner(side, true),
            'Q' => self.outermost_partner(side, false),
            file if file.is_ascii_uppercase() => self.partner_on_file(side, file as u8 - b'A'),
            _ => None,
        }
    }

    /// The castling partners of a field such as `KQkq`. `None` if a letter means none.
    pub fn partners(&self, text: &str) -> Option<Vec<Cell>> {
        let mut cells = Vec::new();
        for letter in text.chars() {
            let meant = if self.rules.names_royals() { self.unmoved(letter)? } else { vec![self.partner(letter)?] };
            for cell in meant {
                if !cells.contains(&cell) {
                    cells.push(cell);
                }
            }
        }
        (!cells.is_empty()).then_some(cells)
    }

    /// The unmoved pieces that a letter means where they let others in or have moves of their own: `K` and `Q` the royal piece and its partner, any other
    /// letter the piece on that file (as Fairy-Stockfish and pychess write it for Seirawan chess).
    fn unmoved(&self, letter: char) -> Option<Vec<Cell>> {
        let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
        if matches!(letter.to_ascii_uppercase(), 'K' | 'Q') {
            let (royal, _) = self.castling_pieces(side)?;
            return Some(vec![royal, self.partner(letter)?]);
        }
        let file = (letter.to_ascii_uppercase() as u8).checked_sub(b'A')?;
        let on_file = |cell: &Cell| self.rules.definition.board.coordinates(cell.0).file == file;
        let gating = self.rules.gating.as_ref();
        let may_be_named = |cell: &Cell| {
            let piece = self.board[cell.index()];
            let lets_in = gating.is_some_and(|gating| gating.zone[side.index()].has(*cell));
            piece.is_owned_by(side) && (lets_in || self.rules.first_moves.concerns(piece.kind()))
        };
        let cell = self.rules.cells().find(|cell| on_file(cell) && may_be_named(cell))?;
        Some(vec![cell])
    }

    /// The royal piece of `side` and the partners on its rank with which castling is possible.
    fn castling_pieces(&self, side: Side) -> Option<(Cell, Vec<Cell>)> {
        let castling = &self.rules.castling;
        let is = |cell: &Cell, kinds: u64| {
            let piece = self.board[cell.index()];
            piece.is_owned_by(side) && kinds >> piece.kind() & 1 != 0
        };
        let royal = self.rules.cells().find(|cell| is(cell, castling.royals))?;
        let rank = |cell: &Cell| self.rules.definition.board.coordinates(cell.0).rank;
        let on_rank =
            |cell: &Cell| is(cell, castling.partners) && rank(cell) == rank(&royal) && self.possible(royal, *cell);
        Some((royal, self.rules.cells().filter(on_rank).collect()))
    }

    /// Is castling possible between these cells?
    fn possible(&self, royal: Cell, partner: Cell) -> bool {
        !self.rules.castling.of_pair(royal, partner).is_empty()
    }

    /// The outermost partner on one side of the royal piece.
    fn outermost_partner(&self, side: Side, right: bool) -> Option<Cell> {
        let (royal, partners) = self.castling_pieces(side)?;
        let file = |cell: &Cell| self.rules.definition.board.coordinates(cell.0).file;
        if right {
            partners.into_iter().filter(|cell| file(cell) > file(&royal)).max_by_key(file)
        } else {
            partners.into_iter().filter(|cell| file(cell) < file(&royal)).min_by_key(file)
        }
    }

    /// The partner on this file.
    fn partner_on_file(&self, side: Side, file: u8) -> Option<Cell> {
        let (_, partners) = self.castling_pieces(side)?;
        partners.into_iter().find(|cell| self.rules.definition.board.coordinates(cell.0).file == file)
    }

    /// See [`Setup::passing_over`]; `enemy` is the side that is not to move.
    pub fn passing(&self, enemy: Side, cells: &[Cell]) -> Option<(Vec<Cell>, Cell)> {
        let (victims, passed): (Vec<Cell>, Vec<Cell>) =
            cells.iter().copied().partition(|cell| self.board[cell.index()].is_owned_by(enemy));
        let passing = || passed.first().and_then(|&cell| self.who_passed(cell, enemy));
        let victim = victims.first().copied().or_else(passing)?;
        (!passed.is_empty() && passed.len() <= 8).then_some((passed, victim))
    }

    /// The cell of a piece of `side` that can have crossed `cell` with a double step.
    fn who_passed(&self, cell: Cell, side: Side) -> Option<Cell> {
        let stands = |goal: Cell| {
            let piece: Piece = self.board[goal.index()];
            piece.is_owned_by(side) && self.rules.pieces[piece.kind()].doubles
        };
        let kinds = 0..self.rules.kinds();
        kinds
            .flat_map(|kind| {
                let doubles = self.rules.doubles_of(side, kind);
                doubles.steps.iter().flatten().map(move |&step| (step, doubles.further(step)))
            })
            .find(|(step, further)| (step.via == cell || further.contains(&cell)) && stands(step.to))
            .map(|(step, _)| step.to)
    }
}
