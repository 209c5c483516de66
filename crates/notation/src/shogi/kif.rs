//! The moves of Japanese KIF files: `７六歩(77)`, `同　銀(31)`, `８八角成(22)`, `５五角打`.

use variorum_rules::{ActionKind, Cell, Piece, Position, Rules, Turn};

use super::ki2::{Marks, origins};
use super::{is_tradition, origin, square};
use crate::legal::legal_actions;
use crate::letters::Kinds;
use crate::numerals;
use crate::san::pattern::{Origin, Pattern, SaidPromotion};

/// “The same square” as the last turn's.
const SAME: char = '同';
/// Marks of a piece that promotes, does not, or is dropped.
pub(super) const PROMOTES: &str = "成";
pub(super) const DECLINES: &str = "不成";
pub(super) const DROPS: &str = "打";

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
    let to = goal(rules, action.to(), previous)?;
    let name = |kind: usize| definition.pieces[kind].native.names.first();
    if action.kind() == ActionKind::Drop {
        return Some(format!("{to}{}{DROPS}", name(action.piece_type()?)?));
    }
    // Since the origin is told, nothing need say that a piece could promote but does not, and programs for KIF do not expect it.
    let suffix = if action.piece_type().is_some() { PROMOTES } else { "" };
    let from = square::numbered(&definition.board, action.from());
    Some(format!("{to}{}{suffix}({from})", name(position.at(action.from()).kind())?))
}

/// The destination of a move: `７六`, or “the same square” as the last turn's.
pub(super) fn goal(rules: &Rules, to: Cell, previous: Option<Cell>) -> Option<String> {
    if previous == Some(to) {
        return Some(format!("{SAME}　"));
    }
    let (file, rank) = square::numbers(&rules.definition().board, to);
    Some(format!("{}{}", numerals::wide(file)?, numerals::numeral(rank)))
}

/// What the text can say.
pub(super) fn patterns(position: &Position, text: &str, previous: Option<Cell>) -> Vec<Pattern> {
    let rules = position.rules();
    let text = text.trim_start_matches(['▲', '△', '☗', '☖', '▼', '▽']);
    let text = if text.starts_with(SAME) { text.replacen('　', "", 1) } else { text.to_owned() };
    let Some((to, rest)) = destination(position, &text, previous) else { return Vec::new() };
    let named = names(rules, rest);
    let moves = named.iter().filter_map(|&(kind, rest)| told(position, to, kind, rest));
    // KI2 marks a drop only where a piece of the type could also move to the square.
    let drops = named.iter().filter(|(_, rest)| rest.is_empty()).map(|&(kind, _)| dropped(kind, to));
    moves.chain(drops).collect()
}

/// The destination at the front of the text.
fn destination<'t>(position: &Position, text: &'t str, previous: Option<Cell>) -> Option<(Cell, &'t str)> {
    let rules = position.rules();
    if let Some(rest) = text.strip_prefix(SAME) {
        return Some((previous.or_else(|| only_capture(position, rest))?, rest));
    }
    let mut letters = text.chars();
    let file = letters.next().and_then(numerals::digit)?;
    let rank = letters.next().and_then(numerals::digit)?;
    Some((square::cell(rules, file, rank)?, letters.as_str()))
}

/// The cell on which the named piece can capture, if there is only one. “The same square” before any turn that we know is a square that the opponent has just
/// reached, as where a game begins in the middle of an exchange.
fn only_capture(position: &Position, text: &str) -> Option<Cell> {
    let named = names(position.rules(), text);
    let captures = legal_actions(position).into_iter().filter(|action| {
        let is_named = |kind: usize| named.iter().any(|&(known, _)| known == kind);
        action.kind() == ActionKind::Move
            && position.at(action.to()) != Piece::NONE
            && is_named(position.at(action.from()).kind())
    });
    let cells: Vec<Cell> = captures.map(|action| action.to()).collect();
    match cells.as_slice() {
        [first, rest @ ..] if rest.iter().all(|cell| cell == first) => Some(*first),
        _ => None,
    }
}

/// The pieces whose names begin the text, the longest name first.
fn names<'t>(rules: &Rules, text: &'t str) -> Vec<(usize, &'t str)> {
    let pieces = rules.definition().pieces.iter().enumerate();
    let named = pieces.flat_map(|(kind, piece)| piece.native.names.iter().map(move |name| (name, kind)));
    let mut found: Vec<(usize, usize, &str)> =
        named.filter_map(|(name, kind)| Some((name.len(), kind, text.strip_prefix(name.as_str())?))).collect();
    found.sort_by_key(|(length, ..)| std::cmp::Reverse(*length));
    found.into_iter().map(|(_, kind, rest)| (kind, rest)).collect()
}

fn dropped(kind: usize, to: Cell) -> Pattern {
    Pattern::Drop { kinds: Kinds::one(kind), to }
}

/// What the rest of the text says behind the name of the piece.
fn told(position: &Position, to: Cell, kind: usize, rest: &str) -> Option<Pattern> {
    let rules = position.rules();
    let (marks, rest) = Marks::read(rest);
    if rest == DROPS && marks.is_empty() {
        return Some(dropped(kind, to));
    }
    let (mark, from) = match rest.split_once('(') {
        Some((mark, origin_text)) => {
            let (cell, _) = square::read(rules, origin_text).filter(|(_, end)| *end == ")")?;
            (mark, origin(rules, cell))
        }
        None if marks.is_empty() => (rest, Origin::default()),
        None => {
            let cells = origins(position, kind, to, &legal_actions(position));
            // Where the marks leave a choice, the text is ambiguous.
            let from = match marks.select(position, to, &cells).as_slice() {
                [] => return None,
                [only] => origin(rules, *only),
                [_, _, ..] => Origin::default(),
            };
            (rest, from)
        }
    };
    let promotion = match mark {
        "" => SaidPromotion::Nothing,
        PROMOTES => SaidPromotion::Promotes,
        DECLINES | "生" => SaidPromotion::Declined,
        _ => return None,
    };
    Some(Pattern::Motion { kinds: Kinds::one(kind), from, via: None, to, promotion, capture: false })
}
