//! Writing positions as text (conventions: position text).

use std::fmt::Write as _;

use crate::man::{Cell, Occupant, Piece, Side};
use crate::position::Position;
use crate::rules::Rules;
use crate::state::Phase;

impl Rules {
    /// A man's token with the owner's case, in braces if it has several letters, `+` in front of a promoted form.
    #[must_use]
    pub fn man_token(&self, side: Side, kind: usize) -> String {
        let token = &self.definition.men[kind].token;
        let (plus, letters) = match token.strip_prefix('+') {
            Some(letters) => ("+", letters),
            None => ("", token.as_str()),
        };
        let letters = if side == Side::White { letters.to_owned() } else { letters.to_lowercase() };
        if letters.chars().count() > 1 { format!("{plus}{{{letters}}}") } else { format!("{plus}{letters}") }
    }

    /// A piece's token as position text has it.
    #[must_use]
    pub fn piece_token(&self, piece: Piece) -> String {
        match piece.occupant() {
            None => String::new(),
            Some(Occupant::Man(side, kind)) => self.man_token(side, kind),
            Some(Occupant::Neutral(kind)) => self.definition.neutrals[kind].token.to_string(),
        }
    }

    /// The token that move text names a kind by: upper case, no owner; a chosen promoted form without its `+`.
    pub(crate) fn kind_token(&self, kind: usize) -> String {
        self.man_token(Side::White, kind).trim_start_matches('+').to_owned()
    }
}

impl Position {
    /// The position as text; reading it back gives an equal position. Between the parts of a turn: the position before it is not
    /// written, so this is for whole turns only.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = self.placement_text();
        let state = &self.state;
        let rules = &self.rules;
        if rules.has_hands() {
            let _ = write!(text, "[{}]", self.stock_text(&self.hands));
        }
        let _ = write!(text, " {} ", state.side.letter());
        let mut rights: Vec<(usize, String)> = state
            .rights
            .iter()
            .map(|&cell| (usize::from(!self.at(cell).is_man_of(Side::White)), rules.cell_name(cell)))
            .collect();
        rights.sort();
        text.push_str(&or_dash(rights.into_iter().map(|(_, name)| name)));
        text.push(' ');
        let mut passing: Vec<String> = state.passing.cells.iter().map(|&cell| rules.cell_name(cell)).collect();
        passing.sort();
        match state.passing.victim {
            Some(victim) if !passing.is_empty() => {
                let _ = write!(text, "{}:{}", passing.join(","), rules.cell_name(victim));
            }
            _ => text.push('-'),
        }
        let _ = write!(text, " {} {}", state.halfmove, state.fullmove);
        if !state.ko.is_empty() {
            let mut ko: Vec<String> = state
                .ko
                .iter()
                .map(|&(from, to)| format!("{}>{}", rules.cell_name(from), rules.cell_name(to)))
                .collect();
            ko.sort();
            let _ = write!(text, " ko={}", ko.join(","));
        }
        let lost = self.stock_text(&self.lost);
        if !lost.is_empty() {
            let _ = write!(text, " lost={lost}");
        }
        let home: Vec<String> = Side::BOTH
            .iter()
            .filter(|side| state.home[side.index()] > 0)
            .map(|side| format!("{}{}", side.letter().to_uppercase(), state.home[side.index()]))
            .collect();
        if !home.is_empty() {
            let _ = write!(text, " home={}", home.join(","));
        }
        debug_assert!(state.phase == Phase::First || !text.is_empty());
        text
    }

    /// The board alone: ranks from the highest, in 3D each rank's levels from the top.
    #[must_use]
    pub fn placement_text(&self) -> String {
        let board = &self.rules.definition.board;
        let levels = board.level_count();
        let mut text = String::new();
        for rank in (0..board.ranks).rev() {
            if !text.is_empty() {
                text.push('/');
            }
            for level in 0..levels {
                if level > 0 {
                    text.push(',');
                }
                let mut empty = 0;
                for file in 0..board.files {
                    let piece = self.at(Cell(board.cell(gamedef::board::Coordinates { file, level, rank })));
                    if piece.is_none() {
                        empty += 1;
                        continue;
                    }
                    if empty > 0 {
                        let _ = write!(text, "{empty}");
                        empty = 0;
                    }
                    text.push_str(&self.rules.piece_token(piece));
                }
                if empty > 0 {
                    let _ = write!(text, "{empty}");
                }
            }
        }
        text
    }

    /// Men off the board: White's first, in the order of the definition, a count before a token when above one.
    fn stock_text(&self, stock: &[[u8; crate::position::KINDS]; 2]) -> String {
        let mut text = String::new();
        for side in Side::BOTH {
            for (kind, &count) in stock[side.index()].iter().enumerate().take(self.rules.kinds()) {
                if count > 1 {
                    let _ = write!(text, "{count}");
                }
                if count > 0 {
                    text.push_str(&self.rules.man_token(side, kind));
                }
            }
        }
        text
    }
}

fn or_dash(items: impl Iterator<Item = String>) -> String {
    let items: Vec<String> = items.collect();
    if items.is_empty() { "-".into() } else { items.join(",") }
}
