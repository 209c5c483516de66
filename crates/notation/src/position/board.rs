//! The board and the hands, token by token.

use variorum_gamedef::definition::Alias;
use variorum_rules::Side;

use super::{Remark, Translator, piece_name, shorten};
use crate::letters;

/// A part of a board or of a hand.
#[derive(Clone, Copy)]
enum Token<'t> {
    /// Digits.
    Digits(&'t str),
    /// A piece: the whole token, and its letters without braces and marks.
    Piece { whole: &'t str, letters: &'t str, plus: bool, tilde: bool },
    /// Any other character.
    Sign(char),
}

impl Token<'_> {
    /// The token as the game file has it: for White, without braces.
    fn name(&self) -> Option<String> {
        match *self {
            Token::Piece { letters, plus, tilde, .. } => {
                let mut signs = letters.chars();
                let first = signs.next()?.to_uppercase();
                let marks = (if plus { "+" } else { "" }, if tilde { "~" } else { "" });
                Some(format!("{}{first}{}{}", marks.0, signs.as_str().to_lowercase(), marks.1))
            }
            Token::Digits(_) | Token::Sign(_) => None,
        }
    }
}

/// Splits a text into tokens.
fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let (token, length) = match piece(rest) {
            Some(piece) => piece,
            None if digits > 0 => (Token::Digits(&rest[..digits]), digits),
            None => (Token::Sign(first), first.len_utf8()),
        };
        found.push(token);
        rest = &rest[length..];
    }
    found
}

/// The piece at the front of a text, and the length of its token.
fn piece(text: &str) -> Option<(Token<'_>, usize)> {
    let plus = text.starts_with('+');
    let start = usize::from(plus);
    let body = &text[start..];
    let (letters, length) = match body.strip_prefix('{') {
        Some(inside) => {
            let (letters, _) = inside.split_once('}')?;
            (letters, letters.len() + 2)
        }
        None => {
            let first = body.chars().next()?;
            (&body[..first.len_utf8()], first.len_utf8())
        }
    };
    letters.chars().next().filter(|first| first.is_alphabetic())?;
    let tilde = body[length..].starts_with('~');
    let end = start + length + usize::from(tilde);
    Some((Token::Piece { whole: &text[..end], letters, plus, tilde }, end))
}

impl<'a> Translator<'a> {
    /// The board and the hands in our own tokens.
    pub(super) fn board(&mut self, board: &str, hands: &str) -> (String, String) {
        let (board, hands) = (tokens(board), tokens(hands));
        let lettering = self.lettering(&board, &hands);
        let mut text = String::new();
        for row in board.split_inclusive(|token| matches!(token, Token::Sign('/' | ','))) {
            let added = self.counts_digits(row);
            for &token in row {
                text += &match token {
                    Token::Digits(digits) => self.empty(digits, added),
                    Token::Piece { .. } | Token::Sign(_) => self.token(token, lettering),
                };
            }
        }
        let mut stock = String::new();
        for &token in &hands {
            stock += &match token {
                Token::Digits(digits) => digits.to_owned(),
                Token::Piece { .. } | Token::Sign(_) => self.token(token, lettering),
            };
        }
        (text, stock)
    }

    /// The lettering of the game to which a letter in the text belongs that is none of the game's own.
    fn lettering(&self, board: &[Token<'_>], hands: &[Token<'_>]) -> &'a [Alias] {
        let mut names: Vec<String> = board.iter().chain(hands).filter_map(Token::name).collect();
        names.sort_unstable();
        names.dedup();
        let found = letters::lettering(self.rules, &names);
        found.and_then(|index| self.rules.definition().letterings.get(index)).map_or(&[], Vec::as_slice)
    }

    /// A piece or a sign in our own notation.
    fn token(&mut self, token: Token<'_>, lettering: &[Alias]) -> String {
        match token {
            Token::Digits(digits) => digits.to_owned(),
            Token::Piece { whole, letters, .. } => {
                let meant = token.name().and_then(|name| lettering.iter().find(|alias| alias.token == name));
                let Some(alias) = meant else { return whole.to_owned() };
                let piece = piece_name(self.rules, alias.piece);
                self.remark(Remark::OtherLetters { letter: alias.token.clone(), piece });
                let white = letters.starts_with(char::is_uppercase);
                self.rules.owned_token(if white { Side::White } else { Side::Black }, alias.piece)
            }
            Token::Sign(sign) => match &self.rules.definition().neutrals[..] {
                [only] if sign == '^' && only.token != sign => {
                    let token = only.token.to_string();
                    self.remark(Remark::NeutralSign { found: sign.into(), token: token.clone() });
                    token
                }
                _ => sign.into(),
            },
        }
    }

    /// Whether the runs of digits of a row fill it only if their digits are added.
    fn counts_digits(&self, row: &[Token<'_>]) -> bool {
        let cells = |added: bool| {
            row.iter().fold(0_usize, |sum, token| {
                sum.saturating_add(match token {
                    Token::Digits(digits) if added => digit_sum(digits),
                    Token::Digits(digits) => digits.parse().unwrap_or(usize::MAX),
                    Token::Piece { .. } => 1,
                    Token::Sign('/' | ',') => 0,
                    Token::Sign(_) => 1,
                })
            })
        };
        let files = usize::from(self.rules.definition().board.files);
        cells(false) != files && cells(true) == files
    }

    /// A number of empty cells.
    fn empty(&mut self, digits: &str, added: bool) -> String {
        if !added || digits.len() == 1 {
            return digits.to_owned();
        }
        let empty = digit_sum(digits);
        self.remark(Remark::DigitsAdded { found: shorten(digits), empty });
        empty.to_string()
    }
}

fn digit_sum(digits: &str) -> usize {
    digits.bytes().map(|digit| usize::from(digit.saturating_sub(b'0'))).sum()
}
