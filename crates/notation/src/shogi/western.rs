//! The western notations: `P-7f`, `Rx5a+`, `P*5e`, `G4i-5h` (Hodges), and the same with digits and fewer marks, `P76`, `P'55` (Hosking).

use variorum_rules::{Action, ActionKind, Position, Rules, Turn};

use super::{declines, is_tradition, origin, square};
use crate::legal::legal_actions;
use crate::letters;
use crate::san::pattern::{Origin, Pattern, SaidPromotion};

/// A turn of this position in Hodges' notation. `None` if the game does not follow the tradition.
///
/// # Panics
/// May panic if the turn belongs to another position.
#[must_use]
pub fn hodges(position: &Position, turn: Turn) -> Option<String> {
    let rules = position.rules();
    let action = turn.first;
    if !is_tradition(rules) {
        return None;
    }
    let board = &rules.definition().board;
    let to = square::lettered(board, action.to());
    if action.kind() == ActionKind::Drop {
        let letter = letters::written(rules, action.piece_type()?);
        return Some(format!("{letter}*{to}"));
    }
    let kind = position.at(action.from()).kind();
    let actions = legal_actions(position);
    let rival = |other: &Action| {
        other.to() == action.to() && other.from() != action.from() && position.at(other.from()).kind() == kind
    };
    let moves = actions.iter().filter(|other| other.kind() != ActionKind::Drop);
    let origin = if moves.clone().any(rival) { square::lettered(board, action.from()) } else { String::new() };
    let mark = if position.victim_cell(action).is_some() { "x" } else { "-" };
    let suffix = match action.piece_type() {
        Some(_) => "+",
        None if declines(action, &actions) => "=",
        None => "",
    };
    Some(format!("{}{origin}{mark}{to}{suffix}", letters::written(rules, kind)))
}

/// What the text can say.
pub(super) fn patterns(rules: &Rules, text: &str) -> Vec<Pattern> {
    let mut found = Vec::new();
    for (kinds, rest) in letters::read(rules, text) {
        if let Some(rest) = rest.strip_prefix(['*', '\'', '@'])
            && let Some((to, "")) = square::read(rules, rest)
        {
            found.push(Pattern::Drop { kinds, to });
        }
        let mut origins = vec![(Origin::default(), rest)];
        origins.extend(square::read(rules, rest).map(|(from, rest)| (origin(rules, from), rest)));
        for (from, rest) in origins {
            let (capture, rest) = match rest.strip_prefix('x') {
                Some(rest) => (true, rest),
                None => (false, rest.strip_prefix('-').unwrap_or(rest)),
            };
            let Some((to, suffix)) = square::read(rules, rest) else { continue };
            let promotion = match suffix {
                "" => SaidPromotion::Nothing,
                "+" => SaidPromotion::Promotes,
                "=" => SaidPromotion::Declined,
                _ => continue,
            };
            found.push(Pattern::Motion { kinds, from, via: None, to, promotion, capture });
        }
    }
    found
}
