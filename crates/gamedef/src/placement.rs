//! The placement of a position text: its rows are written, and its rows, cells and tokens checked. `variorum_rules` reads the other fields.

use std::ops::Range;

use crate::Advice;
use crate::board::Board;
use crate::definition::{Alias, Neutral, PieceType};
use crate::input::{Input, TomlTable};
use crate::names::Context;
use crate::problem::{PlacementProblem, Row};
use crate::text::Text;

/// A row of a placement: the tokens of its cells in order, and a number for each run of empty cells.
///
/// ```
/// use variorum_gamedef::placement::row;
///
/// assert_eq!(row([Some("R"), None, None, Some("k")]), "R2k");
/// ```
pub fn row(cells: impl IntoIterator<Item = Option<impl AsRef<str>>>) -> String {
    let (mut row, mut empty) = (String::new(), 0_usize);
    for cell in cells {
        let Some(token) = cell else {
            empty += 1;
            continue;
        };
        if empty > 0 {
            row += &std::mem::take(&mut empty).to_string();
        }
        row += token.as_ref();
    }
    if empty > 0 {
        row += &empty.to_string();
    }
    row
}

/// The tokens that a placement may contain.
pub(crate) struct Tokens<'p> {
    pub(crate) pieces: &'p [PieceType],
    pub(crate) neutrals: &'p [Neutral],
    pub(crate) aliases: &'p [Alias],
    /// Whether every piece has a valid token. If not, unknown tokens are not reported.
    pub(crate) complete: bool,
}

/// The position text under the key `position`. Its placement is checked if there is a board.
pub(crate) fn read_position(cx: &mut Context<'_>, table: &TomlTable<'_>, tokens: &Tokens<'_>) -> Option<String> {
    let text = cx.input.text(table, "position")?;
    if let Some(board) = &cx.board {
        check_placement(&mut cx.input, board, tokens, &text);
    }
    Some(text.value)
}

fn check_placement(input: &mut Input<'_>, board: &Board, tokens: &Tokens<'_>, text: &Text) {
    let placement: &str =
        text.value.split(|letter: char| letter.is_whitespace() || letter == '[').next().unwrap_or_default();
    let mut checker = Checker { input, board, tokens, text, reported: Vec::new(), misfit: false };
    if placement.is_empty() {
        checker.error(&(0..text.value.len()), PlacementProblem::Empty, Advice::RanksFromTop);
        return;
    }
    let ranks = split_with_places(placement, '/', 0);
    if ranks.len() != usize::from(board.ranks) {
        let problem = PlacementProblem::RankCount { expected: board.ranks, found: ranks.len() };
        checker.error(&(0..placement.len()), problem, Advice::RanksSeparated);
    }
    // Levels that are separated in another way are missing in every rank: that is one error.
    let counts: Vec<usize> = ranks.iter().map(|(rank, _)| rank.split(',').count()).collect();
    let once = counts.windows(2).all(|pair| pair[0] == pair[1]);
    for (index, (rank, start)) in ranks.iter().enumerate() {
        let number = ranks.len() - index;
        if !board.is_3d() {
            checker.row(rank, *start, (Row { rank: number, level: None }, 0));
            continue;
        }
        let levels = split_with_places(rank, ',', *start);
        if levels.len() != board.levels.len() && (index == 0 || !once) {
            let (expected, found) = (board.levels.len(), levels.len());
            let problem = PlacementProblem::LevelCount { rank: number, expected, found };
            checker.error(&(*start..start + rank.len()), problem, Advice::LevelsSeparated);
        }
        for (level, (row, start)) in levels.iter().enumerate() {
            let letter = board.levels.get(level).map_or_else(|| (level + 1).to_string(), char::to_string);
            checker.row(row, *start, (Row { rank: number, level: Some(letter) }, level));
        }
    }
}

/// Splits a text at a separator. Each part comes with its place.
fn split_with_places(text: &str, separator: char, start: usize) -> Vec<(&str, usize)> {
    let mut at = start;
    text.split(separator)
        .map(|part| {
            let place = at;
            at += part.len() + separator.len_utf8();
            (part, place)
        })
        .collect()
}

struct Checker<'c, 't> {
    input: &'c mut Input<'t>,
    board: &'c Board,
    tokens: &'c Tokens<'c>,
    text: &'c Text,
    /// The tokens that have been reported. Each is reported once.
    reported: Vec<String>,
    /// Whether it has been reported that a position of the base does not fit.
    misfit: bool,
}

impl Checker<'_, '_> {
    fn error(&mut self, part: &Range<usize>, problem: PlacementProblem, advice: Advice) {
        if !self.is_misfit_of_base() {
            self.input.error(self.text.place(part), problem, advice);
        }
    }

    /// Whether the position is one of the base, which this file cannot change; says once that it does not fit.
    fn is_misfit_of_base(&mut self) -> bool {
        if self.input.is_own(&self.text.span) {
            return false;
        }
        if !std::mem::replace(&mut self.misfit, true) {
            let place = self.input.own.start..self.input.own.start;
            self.input.error_if_well_formed(place, PlacementProblem::OfBase, Advice::OwnStart);
        }
        true
    }

    /// Checks a row of the level with this number.
    fn row(&mut self, row: &str, start: usize, (place, level): (Row, usize)) {
        let mut cells = 0usize;
        let mut at = 0;
        let mut valid = true;
        while let Some(letter) = row[at..].chars().next() {
            let rest = &row[at..];
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            if digits > 0 {
                let span = start + at..start + at + digits;
                match rest[..digits].parse::<usize>() {
                    Ok(run) if run > 0 && !rest.starts_with('0') => cells = cells.saturating_add(run),
                    _ => {
                        valid = false;
                        let problem = PlacementProblem::EmptyCells { found: (&rest[..digits]).into() };
                        self.error(&span, problem, Advice::EmptyCells);
                    }
                }
                at += digits;
                continue;
            }
            let length = self.token(rest, start + at).unwrap_or_else(|| {
                valid = false;
                letter.len_utf8()
            });
            cells += 1;
            at += length.max(1);
        }
        let narrow = |number: usize| u8::try_from(number).unwrap_or(u8::MAX);
        // Rows and levels beyond the board are reported elsewhere.
        let is_row =
            (1..=usize::from(self.board.ranks)).contains(&place.rank) && level < usize::from(self.board.level_count());
        let expected = self.board.row(narrow(level), narrow(place.rank.saturating_sub(1))).count();
        if valid && is_row && cells != expected {
            let problem = PlacementProblem::CellCount { row: place, expected, found: cells };
            self.error(&(start..start + row.len()), problem, Advice::RowCells);
        }
    }

    /// Reads a token from the front of `rest` and returns its length in bytes; `None` if its end is unclear.
    fn token(&mut self, rest: &str, at: usize) -> Option<usize> {
        let plus = usize::from(rest.starts_with('+'));
        let body = &rest[plus..];
        let (letters, length) = if let Some(inner) = body.strip_prefix('{') {
            let Some(close) = inner.find('}') else {
                self.error(&(at..at + rest.len()), PlacementProblem::BraceOpen, Advice::Braces);
                return None;
            };
            (&inner[..close], plus + close + 2)
        } else {
            let letter = body.chars().next();
            let width = letter.map_or(0, char::len_utf8);
            (&body[..width], plus + width)
        };
        let span = at..at + length.max(1).min(rest.len());
        if let Some(inner) = letters.strip_prefix('+').filter(|_| plus == 0 && letters.len() < length) {
            let outside = if inner.chars().count() == 1 { format!("+{inner}") } else { format!("+{{{inner}}}") };
            let problem = PlacementProblem::PlusInBraces { token: (&rest[..length]).into() };
            self.report(&span, letters, problem, Advice::WriteInstead { text: outside.into() });
            return Some(length);
        }
        if plus == 0 && letters.len() == length && letters.chars().all(|letter| "*%#".contains(letter)) {
            if !self.tokens.neutrals.iter().any(|neutral| letters.starts_with(neutral.token)) {
                let problem = PlacementProblem::NoNeutral { token: letters.into() };
                self.report(&span, letters, problem, Advice::AddNeutral);
            }
            return Some(length);
        }
        // The case of the first letter shows the owner; tokens are defined with a capital.
        let mut chars = letters.chars();
        let upper: String = chars.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(chars).collect();
        let token = format!("{}{upper}", &rest[..plus]);
        if self.tokens.pieces.iter().any(|piece| piece.token == token) {
            return Some(length);
        }
        let written = rest.get(..length).unwrap_or(rest);
        if let Some(piece) = self.without_braces(rest, letters) {
            let bare = piece.len();
            let braced = format!("{{{}}}", rest.get(..bare).unwrap_or(rest));
            let problem = PlacementProblem::BracesMissing { token: (&braced).into() };
            let advice = Advice::BracesForToken { token: (&braced).into() };
            self.report(&(at..at + bare), &braced, problem, advice);
            return Some(bare);
        }
        let advice = self.unknown_advice(&token);
        self.report(&span, &token, PlacementProblem::NoPiece { token: written.into() }, advice);
        letters.starts_with(|letter: char| letter.is_ascii_alphabetic()).then_some(length)
    }

    /// The token of several letters at the front of `rest`, written without its braces.
    fn without_braces(&self, rest: &str, letters: &str) -> Option<&str> {
        let long =
            |token: &&str| token.len() > 1 && letters.len() == 1 && token.starts_with(|c: char| c.is_alphabetic());
        let mut tokens = self.tokens.pieces.iter().map(|piece| piece.token.as_str()).filter(long);
        tokens.find(|token| {
            rest.get(..1).is_some_and(|first| token.get(..1).is_some_and(|own| own.eq_ignore_ascii_case(first)))
                && rest.get(1..token.len()) == token.get(1..)
        })
    }

    fn report(&mut self, part: &Range<usize>, token: &str, problem: PlacementProblem, advice: Advice) {
        if !self.tokens.complete || self.reported.iter().any(|reported| reported == token) {
            return;
        }
        self.reported.push(token.to_owned());
        if self.is_misfit_of_base() {
            return;
        }
        self.input.error_if_well_formed(self.text.place(part), problem, advice);
    }

    fn unknown_advice(&self, token: &str) -> Advice {
        let alias = self.tokens.aliases.iter().find(|alias| alias.token == token);
        let alias = alias.and_then(|alias| self.tokens.pieces.get(alias.piece));
        let tokens = || self.tokens.pieces.iter().map(|piece| piece.token.as_str()).filter(|token| !token.is_empty());
        match alias {
            Some(piece) => Advice::NotTheAlias { token: (&piece.token).into() },
            None => {
                Advice::did_you_mean(token, tokens()).unwrap_or_else(|| Advice::Tokens { tokens: tokens().collect() })
            }
        }
    }
}
