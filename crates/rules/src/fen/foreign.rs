//! Position text of other programs: FEN's castling letters and single en-passant cell, and shogi's SFEN (G-11).

use super::parser::FenParser;
use crate::piece::{Cell, Piece, Side};
use crate::state::Passing;

impl FenParser<'_> {
    /// The castling partners of a field such as `KQkq`, or with the letters of files (Shredder-FEN). `None` if it is
    /// neither.
    pub fn fen_castling(&self, text: &str) -> Option<Vec<Cell>> {
        let mut cells = Vec::new();
        for letter in text.chars() {
            let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
            let cell = match letter.to_ascii_uppercase() {
                'K' => self.outermost_partner(side, true),
                'Q' => self.outermost_partner(side, false),
                file if file.is_ascii_uppercase() => self.partner_on_file(side, file as u8 - b'A'),
                _ => None,
            }?;
            if !cells.contains(&cell) {
                cells.push(cell);
            }
        }
        (!cells.is_empty()).then_some(cells)
    }

    /// The royal piece of `side` and the partners on its rank with which castling is possible.
    fn castling_pieces(&self, side: Side) -> Option<(Cell, Vec<Cell>)> {
        let castling = &self.rules.castling;
        let is = |cell: &Cell, kinds: u64| {
            let piece = self.setup.board[cell.index()];
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
        self.rules
            .castling
            .index
            .get(royal.index() * self.rules.cells + partner.index())
            .is_some_and(|&index| index != 0)
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

    /// Reads en-passant cells without the victim: one or more cells in a row (`e3`, `c5d6`). The victim is the enemy
    /// piece on one of them or, failing that, the piece that has just passed. Returns `false` if the text is anything
    /// else.
    pub fn fen_en_passant(&mut self, text: &str) -> bool {
        let mut cells = Vec::new();
        let mut rest = text;
        while !rest.is_empty() {
            let Some((cell, after)) = self.rules.definition.board.read_cell(rest) else { return false };
            cells.push(Cell(cell));
            rest = after;
        }
        let board = &self.setup.board;
        let enemy = self.setup.side.other();
        let (victims, passed): (Vec<Cell>, Vec<Cell>) =
            cells.into_iter().partition(|cell| board[cell.index()].is_owned_by(enemy));
        let victim = victims.first().copied().or_else(|| passed.first().and_then(|&cell| self.who_passed(cell, enemy)));
        // Programs write the cell after every double step. Without a piece that can have made one, there is nothing to
        // capture.
        if let (Some(victim), true) = (victim, passed.len() <= 8) {
            self.setup.passing = Passing::new(passed, victim);
        }
        true
    }

    /// The cell of a piece of `side` that can have crossed `cell` with a double step.
    fn who_passed(&self, cell: Cell, side: Side) -> Option<Cell> {
        let stands = |goal: Cell| {
            let piece: Piece = self.setup.board[goal.index()];
            piece.is_owned_by(side) && self.rules.pieces[piece.kind()].doubles
        };
        let kinds = 0..self.rules.kinds();
        kinds
            .flat_map(|kind| &self.rules.doubles_of(side, kind).steps)
            .flatten()
            .find(|step| step.via == cell && stands(step.to))
            .map(|step| step.to)
    }

    /// Reads shogi's SFEN: `BOARD b|w HANDS [NUMBER]`, where `b` is the first player. Returns `false`, having read
    /// nothing, if the text has another form.
    pub fn read_sfen(&mut self, placement: &str, rest: &[&str]) -> bool {
        let [side, hands, number] = rest else { return false };
        let is_hand = |text: &str| text == "-" || text.chars().all(|c| c.is_ascii_alphanumeric() || c == '+');
        if placement.contains('[') || !matches!(*side, "b" | "w") || !is_hand(hands) || number.parse::<u32>().is_err() {
            return false;
        }
        let ranks = usize::from(self.rules.definition.board.ranks);
        if placement.split('/').count() != ranks {
            return false;
        }
        self.setup.side = if *side == "b" { Side::White } else { Side::Black };
        let hands = if *hands == "-" { "" } else { hands };
        let number = number.parse::<u32>().unwrap_or(1).clamp(1, 1_000_000);
        self.setup.fullmove = number.div_ceil(2);
        let bracketed = format!("{placement}[{hands}]");
        let board = self.split_hands(&bracketed).to_owned();
        self.read_placement(&board);
        true
    }
}
