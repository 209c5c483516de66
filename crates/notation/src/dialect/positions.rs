//! Positions: converts our own text to FEN as other programs write it.

use std::cmp::Reverse;

use variorum_rules::{Cell, Position, Side};

use super::{Dialect, Style};

impl Dialect {
    /// The position as text. Where a number of checks wins, the checks that each side still has to give stand before the counters (`3+3`).
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
        let checks = match self.definition().endings.winning_checks() {
            None => String::new(),
            Some(winning) => {
                let missing = |side: Side| winning.saturating_sub(position.checks_given(side).into());
                format!("{}+{} ", missing(Side::White), missing(Side::Black))
            }
        };
        let rest: Vec<&str> = rest.iter().copied().filter(|field| !field.starts_with("checks=")).collect();
        format!("{text} {side} {letters} {passing} {checks}{}", rest.join(" "))
    }

    /// The position as FEN; `None` if the game has no customary notation. The en-passant cell stands there only if a piece can
    /// capture on it.
    #[must_use]
    pub fn fen(&self, position: &Position) -> Option<String> {
        (self.style != Style::Own).then(|| self.position_text(position))
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

    /// Castling rights as `KQkq` (a file where the letter would mean another rook), or as files in Chess960. Where no letter means a
    /// partner, the rights are the partners' cells as in our own text: rights that outlive moves (MF-11) can belong to pieces that do
    /// not stand in line with the royal piece.
    fn castling_text(&self, position: &Position, own: &str) -> String {
        let setup = position.setup();
        let mut letters: Vec<(bool, Reverse<u8>, char)> = Vec::new();
        for &cell in &setup.castling {
            let black = !position.at(cell).is_owned_by(Side::White);
            let file = self.definition().board.coordinates(cell.index() as u16).file;
            let beside = ['K', 'Q'].into_iter().filter(|_| !self.chess960);
            let meant = beside.chain([char::from(b'A' + file)]).find_map(|letter| {
                let letter = if black { letter.to_ascii_lowercase() } else { letter };
                (setup.castling_partner(&self.rules, letter) == Some(cell)).then_some(letter)
            });
            let Some(letter) = meant else { return own.to_owned() };
            letters.push((black, Reverse(file), letter));
        }
        letters.sort_unstable();
        if letters.is_empty() { "-".into() } else { letters.into_iter().map(|(.., letter)| letter).collect() }
    }

    /// The en-passant cells, only if a piece could capture there. If the victim is on another file, its cell is included and they are
    /// always written, as other programs do.
    fn passing_text(&self, position: &Position, own: &str) -> String {
        if position.turns_left() < position.turns_in_row() {
            // In the middle of a row of turns nothing can be captured; the field of our own text tells what can be after it.
            return "-".into();
        }
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
