//! Positions: converts our own text to FEN as other programs write it.
//!
//! Reading needs no conversion, as the rules also read the customary forms.

use variorum_rules::{Cell, Occupant, Position, PositionErrors, Side};

use super::{Dialect, Style};

impl Dialect {
    /// The position as text.
    #[must_use]
    pub fn position_text(&self, position: &Position) -> String {
        let own = position.text();
        if self.style == Style::Own {
            return own;
        }
        let fields: Vec<&str> = own.split_whitespace().collect();
        let [placement, side, castling, passing, rest @ ..] = fields.as_slice() else { return own };
        let (board, hands) = match placement.split_once('[') {
            Some((board, hands)) => (board, Some(hands.trim_end_matches(']'))),
            None => (*placement, None),
        };
        let mut text = self.marked_behind(board);
        if let Some(hands) = hands {
            text += &format!("[{}]", spelled_out(hands));
        }
        let letters = self.castling_text(position, castling);
        let passing = self.passing_text(position, passing);
        let written = |castling: &str| format!("{text} {side} {castling} {passing} {}", rest.join(" "));
        let text = written(&letters);
        // Letters name partners by their place beside the king. Where rights outlive moves (MF-11), they can be ambiguous.
        let same = |read: &Position| read.text().split_whitespace().nth(2) == Some(castling);
        if letters == *castling || Position::parse(&self.rules, &text).is_ok_and(|read| same(&read)) {
            text
        } else {
            written(castling)
        }
    }

    /// Reads a position in customary notation or in our own text.
    ///
    /// # Errors
    /// All errors of the text.
    pub fn parse_position(&self, text: &str) -> Result<Position, PositionErrors> {
        Position::parse(&self.rules, text)
    }

    /// Replaces `+Q` by `Q~` if the game knows that spelling for the same piece.
    fn marked_behind(&self, board: &str) -> String {
        let definition = self.definition();
        let tilde = |letter: char| {
            let token = format!("+{}", letter.to_uppercase());
            let kind = definition.pieces.iter().position(|piece| piece.token == token);
            definition.aliases.iter().any(|alias| Some(alias.piece) == kind && alias.token.ends_with('~'))
        };
        let mut text = String::with_capacity(board.len());
        let mut chars = board.chars();
        while let Some(sign) = chars.next() {
            match chars.clone().next() {
                Some(letter) if sign == '+' && tilde(letter) => {
                    chars.next();
                    text.push(letter);
                    text.push('~');
                }
                _ => text.push(sign),
            }
        }
        text
    }

    /// Castling rights as `KQkq` (a file where the letter would mean another rook), or as files in Chess960. If a partner is on another
    /// rank than its king, the rights are the partners' cells as in our own text.
    fn castling_text(&self, position: &Position, own: &str) -> String {
        let board = &self.definition().board;
        let mut letters: Vec<(Side, bool, u8, char)> = Vec::new();
        for cell in own.split(',').filter_map(|name| self.rules.parse_cell(name)) {
            let Some(Occupant::Owned(side, _)) = position.at(cell).occupant() else { continue };
            let at = board.coordinates(cell.index() as u16);
            let Some(royal_file) = self.royal_file(position, side, at.rank) else { return own.to_owned() };
            let right = at.file > royal_file;
            let outermost = !self.partners(position, side).any(|other| {
                let other = board.coordinates(other.index() as u16);
                other.rank == at.rank && if right { other.file > at.file } else { other.file < at.file }
            });
            let letter = match (self.chess960 || !outermost, right) {
                (true, _) => char::from(b'A' + at.file),
                (false, true) => 'K',
                (false, false) => 'Q',
            };
            let letter = if side == Side::White { letter } else { letter.to_ascii_lowercase() };
            let from_right = u8::MAX - at.file;
            letters.push((side, !right, if right { from_right } else { at.file }, letter));
        }
        letters.sort_unstable();
        if letters.is_empty() { "-".into() } else { letters.into_iter().map(|(.., letter)| letter).collect() }
    }

    fn royal_file(&self, position: &Position, side: Side, rank: u8) -> Option<u8> {
        let definition = self.definition();
        let royals: Vec<usize> = definition.castlings.iter().map(|castling| castling.royal).collect();
        let here = |cell: &Cell| royals.contains(&position.at(*cell).kind());
        let places = position.pieces(side).iter().filter(here);
        let mut on_rank = places.map(|cell| definition.board.coordinates(cell.index() as u16));
        on_rank.find(|at| at.rank == rank).map(|at| at.file)
    }

    /// The pieces of `side` whose type castles with its royal piece.
    fn partners<'a>(&'a self, position: &'a Position, side: Side) -> impl Iterator<Item = Cell> + 'a {
        let castlings = &self.definition().castlings;
        position
            .pieces(side)
            .iter()
            .filter(move |&cell| castlings.iter().any(|castling| castling.partners.contains(&position.at(cell).kind())))
    }

    /// The en-passant cells, only if a piece could capture there. If the victim is on another file, its cell is included and they are
    /// always written, as other programs do.
    fn passing_text(&self, position: &Position, own: &str) -> String {
        let Some((cells, victim)) = own.split_once(':') else { return "-".into() };
        let cells: Vec<Cell> = cells.split(',').filter_map(|name| self.rules.parse_cell(name)).collect();
        let side = position.side();
        let capturing = |from: Cell, cell: Cell| {
            let kind = position.at(from).kind();
            let passes = self.definition().pieces[kind].motions.iter().any(|motion| motion.en_passant);
            passes && self.rules.reach(side, kind, from).captures.contains(&cell)
        };
        let open = cells.iter().any(|&cell| position.pieces(side).iter().any(|from| capturing(from, cell)));
        let Some(victim) = self.rules.parse_cell(victim) else { return "-".into() };
        let file = |cell: Cell| self.definition().board.coordinates(cell.index() as u16).file;
        let aside = cells.iter().any(|&cell| file(cell) != file(victim));
        let mut named = cells.clone();
        if aside {
            named.push(victim);
            named.sort_unstable();
        }
        let text: String = named.into_iter().map(|cell| self.rules.cell_name(cell)).collect();
        if open || aside { text } else { "-".into() }
    }
}

/// Expands `2PR` to `PPR`.
fn spelled_out(hands: &str) -> String {
    let mut text = String::new();
    let mut count = 0_usize;
    let mut counted = false;
    for sign in hands.chars() {
        if let Some(digit) = sign.to_digit(10) {
            count = (count * 10 + digit as usize).min(1_000);
            counted = true;
        } else {
            let times = if counted { count } else { 1 };
            text.extend(std::iter::repeat_n(sign, times));
            (count, counted) = (0, false);
        }
    }
    text
}

#[cfg(test)]
mod tests {
    #[test]
    fn counts_in_hands_are_spelled_out() {
        assert_eq!(super::spelled_out("2PRp12b"), "PPRpbbbbbbbbbbbb");
        assert_eq!(super::spelled_out(""), "");
    }
}
