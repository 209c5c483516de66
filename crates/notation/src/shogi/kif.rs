//! The moves of Japanese KIF files: `７六歩(77)`, `同　銀(31)`, `８八角成(22)`, `５五角打`.

use variorum_rules::{ActionKind, Cell, Position, Rules, Turn};

use super::{declines, is_tradition, origin, square};
use crate::legal::legal_actions;
use crate::letters::Kinds;
use crate::san::pattern::{Origin, Pattern, SaidPromotion};

/// Ranks in Japanese.
const NUMERALS: [char; 9] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];
/// “The same square” as the last turn's.
const SAME: char = '同';
/// Marks of a piece that promotes, does not, or is dropped.
const PROMOTES: &str = "成";
const DECLINES: &str = "不成";
const DROPS: &str = "打";

/// A turn of this position as in KIF files. `previous` is the cell that the last turn reached. `None` if the game does not follow the tradition.
///
/// # Panics
/// May panic if the turn belongs to another position.
#[must_use]
pub fn kif(position: &Position, turn: Turn, previous: Option<Cell>) -> Option<String> {
    let rules = position.rules();
    let (definition, action) = (rules.definition(), turn.first);
    if !is_tradition(rules) {
        return None;
    }
    let board = &definition.board;
    let (file, rank) = square::numbers(board, action.to());
    let to = match previous {
        Some(cell) if cell == action.to() => format!("{SAME}　"),
        _ => format!("{}{}", wide(file)?, NUMERALS.get(usize::from(rank).checked_sub(1)?)?),
    };
    let name = |kind: usize| definition.pieces[kind].native.names.first();
    if action.kind() == ActionKind::Drop {
        return Some(format!("{to}{}{DROPS}", name(action.piece_type()?)?));
    }
    let actions = legal_actions(position);
    let suffix = match action.piece_type() {
        Some(_) => PROMOTES,
        None if declines(action, &actions) => DECLINES,
        None => "",
    };
    let from = square::numbered(board, action.from());
    Some(format!("{to}{}{suffix}({from})", name(position.at(action.from()).kind())?))
}

/// A digit in full width.
fn wide(digit: u8) -> Option<char> {
    char::from_u32(u32::from('０') + u32::from(digit))
}

/// The value of a digit in ASCII, full width or Japanese.
fn digit(letter: char) -> Option<u32> {
    let full_width = u32::from(letter).checked_sub(u32::from('０')).filter(|&value| value < 10);
    let numeral = || NUMERALS.iter().zip(1..).find(|(numeral, _)| **numeral == letter).map(|(_, value)| value);
    letter.to_digit(10).or(full_width).or_else(numeral)
}

/// What the text can say.
pub(super) fn patterns(position: &Position, text: &str, previous: Option<Cell>) -> Vec<Pattern> {
    let rules = position.rules();
    let text = text.trim_start_matches(['▲', '△', '☗', '☖', '▼', '▽']);
    let text = if text.starts_with(SAME) { text.replacen('　', "", 1) } else { text.to_owned() };
    let Some((to, rest)) = destination(rules, &text, previous) else { return Vec::new() };
    names(rules, rest).into_iter().filter_map(|(kinds, rest)| told(rules, to, kinds, rest)).collect()
}

/// The destination at the front of the text.
fn destination<'t>(rules: &Rules, text: &'t str, previous: Option<Cell>) -> Option<(Cell, &'t str)> {
    if let Some(rest) = text.strip_prefix(SAME) {
        return Some((previous?, rest));
    }
    let mut letters = text.chars();
    let file = letters.next().and_then(digit)?;
    let rank = letters.next().and_then(digit)?;
    Some((square::cell(rules, file, rank)?, letters.as_str()))
}

/// The pieces whose names begin the text, the longest name first.
fn names<'t>(rules: &Rules, text: &'t str) -> Vec<(Kinds, &'t str)> {
    let pieces = rules.definition().pieces.iter().enumerate();
    let named = pieces.flat_map(|(kind, piece)| piece.native.names.iter().map(move |name| (name, kind)));
    let mut found: Vec<(usize, Kinds, &str)> = named
        .filter_map(|(name, kind)| Some((name.len(), Kinds::one(kind), text.strip_prefix(name.as_str())?)))
        .collect();
    found.sort_by_key(|(length, ..)| std::cmp::Reverse(*length));
    found.into_iter().map(|(_, kinds, rest)| (kinds, rest)).collect()
}

/// What the rest of the text says behind the name of the piece.
fn told(rules: &Rules, to: Cell, kinds: Kinds, rest: &str) -> Option<Pattern> {
    if rest == DROPS {
        return Some(Pattern::Drop { kinds, to });
    }
    let (mark, from) = match rest.split_once('(') {
        Some((mark, origin_text)) => {
            let (cell, _) = square::read(rules, origin_text).filter(|(_, end)| *end == ")")?;
            (mark, origin(rules, cell))
        }
        None => (rest, Origin::default()),
    };
    let promotion = match mark {
        "" => SaidPromotion::Nothing,
        PROMOTES => SaidPromotion::Promotes,
        DECLINES => SaidPromotion::Declined,
        _ => return None,
    };
    Some(Pattern::Motion { kinds, from, via: None, to, promotion, capture: false })
}
