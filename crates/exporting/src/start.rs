//! The start position.

use variorum_gamedef::definition::PieceTypeId;
use variorum_gamedef::placement::row;
use variorum_rules::{Cell, Occupant, Position, Side};

use crate::section::Section;

impl Section<'_> {
    /// Writes the start position.
    pub(crate) fn start(&mut self, position: &Position) {
        let text = position.text();
        let mut fields = text.split(' ').skip(1);
        let (side, unmoved) = (fields.next().unwrap_or("w"), fields.next().unwrap_or("-"));
        let cells: Vec<Cell> = unmoved.split(',').filter_map(|name| position.rules().parse_cell(name)).collect();
        let rights = self.castling(position, &cells);
        let mut start = format!("{}{} {side} {rights} -", self.rows(position), self.hands(position));
        if let Some(checks) = self.checks {
            start += &format!(" {checks}+{checks}");
        }
        self.set("startFen", format!("{start} 0 {}", position.fullmove_number()));
    }

    fn rows(&self, position: &Position) -> String {
        let board = &self.definition.board;
        let token = |cell: Cell| match position.at(cell).occupant()? {
            Occupant::Owned(side, kind) => Some(self.token(side, kind)),
            Occupant::Neutral(_) => Some("*".to_owned()),
        };
        let cells = |rank| board.row(0, rank).filter_map(|cell| position.rules().cell(usize::from(cell)));
        (0..board.ranks).rev().map(|rank| row(cells(rank).map(token))).collect::<Vec<_>>().join("/")
    }

    fn token(&self, side: Side, id: PieceTypeId) -> String {
        let form = self.kinds.forms[id];
        let of = |kind: usize| match side {
            Side::White => self.kinds.kinds[kind].letter.to_ascii_uppercase(),
            Side::Black => self.kinds.kinds[kind].letter,
        };
        match form.was {
            None => of(form.kind).to_string(),
            Some(was) if was.chosen => format!("{}~", of(form.kind)),
            Some(was) => format!("+{}", of(was.kind)),
        }
    }

    fn hands(&self, position: &Position) -> String {
        if !position.rules().has_hands() {
            return String::new();
        }
        let mut text = String::new();
        for side in [Side::White, Side::Black] {
            for id in 0..self.definition.pieces.len() {
                text += &self.token(side, id).repeat(usize::from(position.in_hand(side, id)));
            }
        }
        format!("[{text}]")
    }
}
