//! Reads position text field by field and collects every fault.

use super::customary::Standing;
use super::parsed::Parsed;
use crate::error::{NumberField, PositionError, Row, Stock};
use crate::lasting::MAX_RIGHTS;
use crate::piece::{Cell, Piece, Side};
use crate::position::KINDS;
use crate::rules::Rules;
use crate::state::Passing;

/// The state of reading one text.
pub(crate) struct FenParser<'a> {
    pub rules: &'a Rules,
    pub setup: Parsed,
    pub errors: Vec<PositionError>,
}

/// The longest position text that is read, in bytes; far more than any real position needs.
pub const LONGEST_TEXT: usize = 20_000;
/// The largest number of pieces of one kind off the board.
const MOST_IN_STOCK: usize = 200;

impl FenParser<'_> {
    /// Records a fault.
    fn note(&mut self, error: PositionError) {
        self.errors.push(error);
    }

    /// Reads a whole text.
    pub fn read(&mut self, text: &str) {
        if text.len() > LONGEST_TEXT {
            self.note(PositionError::TooLong);
            return;
        }
        let fields: Vec<&str> = text.split_whitespace().collect();
        let Some((&placement, mut rest)) = fields.split_first() else {
            self.note(PositionError::Empty);
            return;
        };
        let placement = self.split_hands(placement);
        self.read_placement(placement);
        match rest.first() {
            Some(&"w") => self.setup.side = Side::White,
            Some(&"b") => self.setup.side = Side::Black,
            Some(other) => self.note(PositionError::SideUnknown { found: shorten(other) }),
            None => self.note(PositionError::SideMissing),
        }
        rest = rest.get(1..).unwrap_or(&[]);
        // The next four fields may be missing, but named fields must follow them.
        let plain = rest.iter().take_while(|field| !field.contains('=')).count();
        let (plain, extras) = rest.split_at(plain);
        if let Some(castling) = plain.first() {
            self.read_castling(castling);
        }
        if let Some(passing) = plain.get(1) {
            self.read_passing(passing);
        }
        if let Some(clock) = plain.get(2) {
            self.setup.halfmove = self.read_number(clock, NumberField::HalfmoveClock);
        }
        if let Some(number) = plain.get(3) {
            self.setup.fullmove = self.read_number(number, NumberField::MoveNumber).max(1);
        }
        for extra in plain.iter().skip(4) {
            self.note(PositionError::ExtraField { found: shorten(extra) });
        }
        for extra in extras {
            self.read_extra(extra);
        }
    }

    /// Reads a number of at most a million.
    fn read_number(&mut self, text: &str, field: NumberField) -> u32 {
        match text.parse::<u32>() {
            Ok(number) if number <= 1_000_000 => number,
            _ => {
                self.note(PositionError::NotANumber { found: shorten(text), field });
                0
            }
        }
    }

    /// Removes `[hands]` from the placement and reads it. Returns the rest.
    fn split_hands<'t>(&mut self, placement: &'t str) -> &'t str {
        let (board, hands) = if let Some((board, rest)) = placement.split_once('[') {
            match rest.strip_suffix(']') {
                Some(hands) => (board, Some(hands)),
                None => {
                    self.note(PositionError::HandsUnclosed);
                    (board, None)
                }
            }
        } else {
            (placement, None)
        };
        if let Some(hands) = hands {
            if !self.rules.has_hands() && !hands.is_empty() {
                self.note(PositionError::NoHands);
            } else {
                self.setup.hands = self.read_stock(hands, Stock::Hand);
                for side in Side::BOTH {
                    for kind in 0..self.rules.kinds() {
                        if self.setup.hands[side.index()][kind] > 0 && !self.rules.pieces[kind].droppable {
                            self.note(PositionError::NeverInHand { piece: self.rules.piece_name(kind) });
                        }
                    }
                }
            }
        }
        board
    }

    /// Reads the board.
    fn read_placement(&mut self, text: &str) {
        let board = &self.rules.definition.board;
        let (ranks, levels) = (board.ranks, board.level_count());
        let rows: Vec<&str> = text.split('/').collect();
        if rows.len() != usize::from(ranks) {
            self.note(PositionError::RankCount { expected: ranks, found: rows.len() });
        }
        for (row, rank) in rows.iter().zip((0..ranks).rev()) {
            let parts: Vec<&str> = if levels > 1 { row.split(',').collect() } else { vec![row] };
            if parts.len() != usize::from(levels) {
                self.note(PositionError::LevelCount { rank: rank + 1, expected: levels, found: parts.len() });
            }
            for (part, level) in parts.iter().zip(0..levels) {
                self.read_row(part, rank, level);
            }
        }
    }

    /// Reads a rank or, in 3D, one level of a rank.
    fn read_row(&mut self, text: &str, rank: u8, level: u8) {
        let mut rest = text;
        let cells: Vec<u16> = self.rules.definition.board.row(level, rank).collect();
        let mut file = 0_usize;
        let row = Row { rank: rank + 1, level: self.rules.definition.board.levels.get(usize::from(level)).copied() };
        while !rest.is_empty() {
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            if digits > 0 {
                match rest[..digits].parse::<usize>() {
                    Ok(empty) if empty > 0 && empty <= cells.len() => file += empty,
                    _ => {
                        self.note(PositionError::EmptyCells { row, found: shorten(&rest[..digits]) });
                        return;
                    }
                }
                rest = &rest[digits..];
                continue;
            }
            let Some((piece, after)) = self.read_token(rest) else {
                let token: String = rest.chars().take(1).collect();
                rest = &rest[token.len()..];
                self.note(PositionError::UnknownPiece { row, found: token });
                file += 1;
                continue;
            };
            rest = after;
            if let Some(&cell) = cells.get(file) {
                self.setup.board[usize::from(cell)] = piece;
            }
            file += 1;
        }
        if file != cells.len() {
            let expected = u8::try_from(cells.len()).unwrap_or(u8::MAX);
            self.note(PositionError::CellCount { row, expected, found: file });
        }
    }

    /// Reads a piece from the front of `text`. Returns it with the rest of the text.
    fn read_token<'t>(&self, text: &'t str) -> Option<(Piece, &'t str)> {
        let first = text.chars().next()?;
        if let Some(kind) = self.rules.definition.neutrals.iter().position(|neutral| neutral.token == first) {
            return Some((Piece::of_neutral(kind), &text[first.len_utf8()..]));
        }
        let plus = text.starts_with('+');
        let body = if plus { &text[1..] } else { text };
        let (letters, mut rest) = match body.strip_prefix('{') {
            Some(inside) => inside.split_once('}')?,
            None => body.split_at(body.chars().next()?.len_utf8()),
        };
        let initial = letters.chars().next()?;
        if !initial.is_alphabetic() {
            return None;
        }
        let side = if initial.is_uppercase() { Side::White } else { Side::Black };
        let tilde = rest.starts_with('~');
        let mut token = format!("{}{}", if plus { "+" } else { "" }, letters);
        if tilde {
            token.push('~');
            rest = &rest[1..];
        }
        Some((Piece::of(side, self.kind_of(&token)?), rest))
    }

    /// The kind with this token or alias, in any case.
    fn kind_of(&self, token: &str) -> Option<usize> {
        fn lower(text: &str) -> impl Iterator<Item = char> {
            text.chars().flat_map(char::to_lowercase)
        }
        let same = |ours: &str| ours.len() == token.len() && lower(ours).eq(lower(token));
        let definition = &self.rules.definition;
        let own = definition.pieces.iter().position(|piece| same(&piece.token));
        own.or_else(|| definition.aliases.iter().find(|alias| same(&alias.token)).map(|alias| alias.piece))
    }

    /// Reads pieces off the board: tokens, each with a count in front if there is more than one piece.
    fn read_stock(&mut self, text: &str, stock: Stock) -> [[u8; KINDS]; 2] {
        let mut counts = [[0; KINDS]; 2];
        let mut rest = text;
        while !rest.is_empty() {
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            let count = if digits > 0 { rest[..digits].parse::<usize>().unwrap_or(usize::MAX) } else { 1 };
            rest = &rest[digits..];
            let Some((piece, after)) = self.read_token(rest).filter(|(piece, _)| !piece.is_neutral()) else {
                self.note(PositionError::UnknownStock { stock, found: shorten(rest) });
                return counts;
            };
            rest = after;
            let side = piece.owner();
            let slot = &mut counts[side.index()][piece.kind()];
            let total = usize::from(*slot).saturating_add(count);
            if count == 0 || total > MOST_IN_STOCK {
                self.note(PositionError::StockCount { stock, most: MOST_IN_STOCK });
                return counts;
            }
            *slot = u8::try_from(total).unwrap_or(u8::MAX);
        }
        counts
    }

    /// Reads the castling field.
    fn read_castling(&mut self, text: &str) {
        if text == "-" {
            return;
        }
        let names: Option<Vec<Cell>> = text.split(',').map(|name| self.rules.parse_cell(name)).collect();
        let cells = names.or_else(|| self.standing().partners(text));
        let Some(cells) = cells else {
            self.note(PositionError::CastlingUnreadable { found: shorten(text) });
            return;
        };
        for cell in cells {
            if self.setup.rights.contains(&cell) {
                self.note(PositionError::CastlingTwice { cell: self.rules.cell_name(cell) });
            } else if self.setup.rights.len() == MAX_RIGHTS {
                self.note(PositionError::TooManyRights);
                return;
            } else {
                self.setup.rights.push(cell);
            }
        }
    }

    /// Reads the en-passant field.
    fn read_passing(&mut self, text: &str) {
        if text == "-" {
            return;
        }
        if let Some(victims) = self.victims(text) {
            let crossed: usize = victims.iter().map(|(cells, _)| cells.len()).sum();
            // Each move of the last turn may have left one.
            let features = &self.rules.features;
            let most = match (features.in_a_row, features.series) {
                (Some(_), _) => Passing::MOST_CELLS,
                (None, Some(_)) => 2,
                (None, None) => 1,
            };
            if crossed > Passing::MOST_CELLS || victims.len() > most {
                self.note(PositionError::TooManyPassed);
                return;
            }
            self.setup.passing = victims
                .into_iter()
                .fold(Passing::default(), |passing, (cells, victim)| passing.joined(Passing::new(cells, victim)));
            return;
        }
        let mut cells = Vec::new();
        let mut rest = text;
        while let Some((cell, after)) = self.rules.definition.board.read_cell(rest) {
            cells.push(Cell(cell));
            rest = after;
        }
        if !rest.is_empty() {
            self.note(PositionError::PassingUnreadable { found: shorten(text) });
            return;
        }
        // Programs write the cell after every double step. Without a piece that can have made one, there is nothing to
        // capture.
        if let Some((cells, victim)) = self.standing().passing(self.setup.side.other(), &cells) {
            self.setup.passing = Passing::new(cells, victim);
        }
    }

    /// The pieces that may be captured en passant, as `d3:d4` or `d3:d4,f3:f4`, each with the cells that it has crossed.
    fn victims(&self, text: &str) -> Option<Vec<(Vec<Cell>, Cell)>> {
        let mut victims = Vec::new();
        let mut cells = Vec::new();
        for part in text.split(',') {
            match part.split_once(':') {
                None => cells.push(self.rules.parse_cell(part)?),
                Some((last, victim)) => {
                    cells.push(self.rules.parse_cell(last)?);
                    victims.push((std::mem::take(&mut cells), self.rules.parse_cell(victim)?));
                }
            }
        }
        (cells.is_empty() && !victims.is_empty()).then_some(victims)
    }

    fn standing(&self) -> Standing<'_> {
        Standing { rules: self.rules, board: &self.setup.board }
    }

    /// Reads a named field, such as `ko=`.
    fn read_extra(&mut self, text: &str) {
        match text.split_once('=') {
            Some(("ko", list)) if self.rules.features.ko => {
                for pair in list.split(',') {
                    let cells = pair
                        .split_once('>')
                        .and_then(|(from, to)| Some((self.rules.parse_cell(from)?, self.rules.parse_cell(to)?)));
                    match cells {
                        Some(pair) if self.setup.ko.len() < 4 => self.setup.ko.push(pair),
                        _ => self.note(PositionError::KoUnreadable { found: shorten(pair) }),
                    }
                }
            }
            Some(("lost", list)) if self.rules.features.pool => {
                self.setup.lost = self.read_stock(list, Stock::Lost);
                for side in Side::BOTH {
                    for kind in 0..self.rules.kinds() {
                        if self.setup.lost[side.index()][kind] > 0 && !self.rules.pieces[kind].pooled {
                            self.note(PositionError::NotCounted { piece: self.rules.piece_name(kind) });
                        }
                    }
                }
            }
            Some(("home", list)) if self.rules.refuge.is_some() => {
                for item in list.split(',') {
                    match count_of_side(item) {
                        Some((side, count)) if count > 0 => self.setup.home[side.index()] = count,
                        Some(_) | None => self.note(PositionError::HomeUnreadable { found: shorten(item) }),
                    }
                }
            }
            Some(("checks", list)) if self.rules.features.counts_checks => {
                for item in list.split(',') {
                    match count_of_side(item) {
                        Some((side, count)) => self.setup.checks[side.index()] = count,
                        None => self.note(PositionError::ChecksUnreadable { found: shorten(item) }),
                    }
                }
            }
            Some(("castled", sides)) if self.rules.features.notes_castling => {
                for side in sides.chars() {
                    match side {
                        'W' => self.setup.castled[0] = true,
                        'B' => self.setup.castled[1] = true,
                        _ => self.note(PositionError::CastledUnreadable { found: shorten(sides) }),
                    }
                }
            }
            Some(("made", text)) if self.rules.features.in_a_row.is_some() => match text.parse() {
                Ok(made) => self.setup.made = made,
                Err(_) => self.note(PositionError::MadeUnreadable { found: shorten(text) }),
            },
            Some(("struck", name)) if self.rules.bars_in_return() => match self.rules.parse_cell(name) {
                Some(cell) => self.setup.struck = Some(cell),
                None => self.note(PositionError::StruckUnreadable { found: shorten(name) }),
            },
            Some(("passes", text)) if self.rules.features.counts_passes => match text.parse() {
                Ok(passes) => self.setup.passes = passes,
                Err(_) => self.note(PositionError::PassesUnreadable { found: shorten(text) }),
            },
            Some(("facing", text)) if self.rules.features.counts_facing => match text.parse() {
                Ok(facing) => self.setup.facing = facing,
                Err(_) => self.note(PositionError::FacingUnreadable { found: shorten(text) }),
            },
            Some(("count", text)) if self.rules.features.counting => {
                let numbers =
                    text.split_once('/').and_then(|(turns, limit)| Some((turns.parse().ok()?, limit.parse().ok()?)));
                match numbers {
                    Some((turns, limit)) if limit > 0 => self.setup.count = Some((turns, limit)),
                    _ => self.note(PositionError::CountUnreadable { found: shorten(text) }),
                }
            }
            Some((key, _)) => self.note(PositionError::UnknownField { found: shorten(key) }),
            None => self.note(PositionError::ExtraField { found: shorten(text) }),
        }
    }
}

/// A side's letter and a number, such as `W2`.
fn count_of_side(item: &str) -> Option<(Side, u8)> {
    let side = match item.chars().next()? {
        'W' => Side::White,
        'B' => Side::Black,
        _ => return None,
    };
    Some((side, item.get(1..)?.parse().ok()?))
}

/// Cuts a quotation from the text to 24 characters.
pub(crate) fn shorten(text: &str) -> String {
    if text.chars().count() > 24 { text.chars().take(24).chain(['…']).collect() } else { text.to_owned() }
}
