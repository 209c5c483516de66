//! Positions as diagrams (BOD): the hands, a board of signs, the side to move.

use std::sync::Arc;

use variorum_gamedef::board::Coordinates;
use variorum_notation::{numerals, shogi};
use variorum_rules::{Occupant, Piece, Position, PositionErrors, Rules, Setup, Side};

use super::words::{self, COLON, HANDICAPS, IN_HAND, NOTHING, PLAYERS, SECOND_TO_MOVE};

/// What the headings of a file say about the start position.
#[derive(Debug)]
pub(super) struct StartReader<'r> {
    rules: &'r Arc<Rules>,
    setup: Setup,
    /// The next row of a diagram, from the top.
    row: u8,
    handicap: Option<&'static [(u8, u8)]>,
}

impl<'r> StartReader<'r> {
    pub fn new(rules: &'r Arc<Rules>) -> Self {
        Self { rules, setup: Setup::default(), row: 0, handicap: None }
    }

    /// Takes in a line that describes the position. Returns `false` if it is no such line.
    pub fn take(&mut self, line: &str) -> bool {
        if let Some(row) = line.strip_prefix('|') {
            self.take_row(row);
            return true;
        }
        if SECOND_TO_MOVE.contains(&line.trim()) {
            self.setup.side = Side::Black;
            return true;
        }
        let Some((heading, value)) = line.split_once(COLON) else { return false };
        if let Some(player) = heading.strip_suffix(IN_HAND) {
            if let Some((_, side)) = PLAYERS.iter().find(|(name, _)| *name == player) {
                self.take_hand(*side, value);
            }
            return true;
        }
        if heading == words::HANDICAP {
            let known = HANDICAPS.iter().find(|(name, _)| *name == value.trim());
            self.handicap = known.map(|(_, squares)| *squares);
            return true;
        }
        false
    }

    /// The start position; that of the game unless a diagram or a handicap was read.
    pub fn finish(self) -> Result<Position, PositionErrors> {
        let usual = Position::start(self.rules);
        if self.row > 0 {
            return Position::parse(self.rules, &self.setup.text(self.rules));
        }
        let Some(given) = self.handicap else { return Ok(usual) };
        let board = &self.rules.definition().board;
        let mut setup = usual.setup();
        setup.pieces.retain(|(cell, _)| !given.contains(&shogi::numbers(board, *cell)));
        setup.side = Side::Black;
        Position::parse(self.rules, &setup.text(self.rules))
    }

    fn take_row(&mut self, row: &str) {
        let board = &self.rules.definition().board;
        let Some(rank) = board.ranks.checked_sub(self.row + 1) else { return };
        self.row += 1;
        let mut side = Side::White;
        let mut file = 0;
        for sign in row.chars().take_while(|sign| *sign != '|') {
            match sign {
                ' ' | '^' => side = Side::White,
                'v' | 'V' => side = Side::Black,
                _ => {
                    let cell = self.rules.cell(board.cell(Coordinates { file, level: 0, rank }).into());
                    if let (Some(cell), Some(kind)) = (cell.filter(|_| file < board.files), named(self.rules, sign)) {
                        self.setup.pieces.push((cell, Piece::owned(side, kind)));
                    }
                    file += 1;
                }
            }
        }
    }

    fn take_hand(&mut self, side: Side, text: &str) {
        for item in text.split(char::is_whitespace).filter(|item| !item.is_empty() && *item != NOTHING) {
            let mut signs = item.chars();
            let kind = signs.next().and_then(|sign| named(self.rules, sign));
            let count = if signs.as_str().is_empty() { Some(1) } else { numerals::value(signs.as_str()) };
            if let (Some(kind), Some(count)) = (kind, count) {
                self.setup.hands.push((side, kind, count));
            }
        }
    }
}

/// The kind with this sign.
fn named(rules: &Rules, sign: char) -> Option<usize> {
    let sign = sign.to_string();
    rules.definition().pieces.iter().position(|piece| piece.native.names.contains(&sign))
}

/// The first name of a kind that is one sign wide, as diagrams need.
fn sign(rules: &Rules, kind: usize) -> &str {
    let names = &rules.definition().pieces[kind].native.names;
    names.iter().find(|name| name.chars().count() == 1).or(names.first()).map_or("？", String::as_str)
}

/// The size of the board that a row of a diagram has room for, in files.
pub(super) fn files(row: &str) -> usize {
    let signs = row.trim_start_matches('|').chars().take_while(|sign| *sign != '|');
    signs.filter(|sign| ![' ', '^', 'v', 'V'].contains(sign)).count()
}

/// A position as a diagram, in lines that end.
pub(super) fn text(position: &Position) -> String {
    let rules = position.rules();
    let board = &rules.definition().board;
    let wide = |number: u8| numerals::wide(number).unwrap_or('？');
    let edge = format!("+{}+\n", "---".repeat(board.files.into()));
    let mut text = format!("{}\n ", hand(position, Side::Black));
    for file in (1..=board.files).rev() {
        text.extend([' ', wide(file)]);
    }
    text.push('\n');
    text.push_str(&edge);
    for rank in (0..board.ranks).rev() {
        text.push('|');
        for file in 0..board.files {
            let cell = rules.cell(board.cell(Coordinates { file, level: 0, rank }).into());
            let occupant = cell.and_then(|cell| position.at(cell).occupant());
            text.push_str(&match occupant {
                Some(Occupant::Owned(Side::White, kind)) => format!(" {}", sign(rules, kind)),
                Some(Occupant::Owned(Side::Black, kind)) => format!("v{}", sign(rules, kind)),
                Some(Occupant::Neutral(_)) | None => " ・".to_owned(),
            });
        }
        text.push_str(&format!("|{}\n", numerals::numeral(board.ranks - rank)));
    }
    text.push_str(&edge);
    text.push_str(&hand(position, Side::White));
    text.push('\n');
    if position.side() == Side::Black {
        text.push_str(SECOND_TO_MOVE[0]);
        text.push('\n');
    }
    text
}

fn hand(position: &Position, side: Side) -> String {
    let rules = position.rules();
    let player = PLAYERS.iter().find(|(_, other)| *other == side).map_or("", |(name, _)| name);
    let kinds = 0..rules.definition().pieces.len();
    let held = kinds.map(|kind| (kind, position.in_hand(side, kind))).filter(|(_, count)| *count > 0);
    let items: Vec<String> = held
        .map(|(kind, count)| {
            format!("{}{}", sign(rules, kind), if count > 1 { numerals::numeral(count) } else { String::new() })
        })
        .collect();
    let items = if items.is_empty() { NOTHING.to_owned() } else { items.join("　") };
    format!("{player}{IN_HAND}{COLON}{items}")
}
