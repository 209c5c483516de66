//! How games end, in lines.

use variorum_gamedef::definition::{Definition, Fate};

use super::piece::{name, names, names_of, one_of};
use super::steps::PATHS;
use super::words::{both, either, number, ordinal, plural};

/// A line for each way in which a game ends.
pub(super) fn ending_lines(definition: &Definition) -> Vec<String> {
    let endings = &definition.endings;
    let in_space = definition.board.is_3d();
    let mut lines = Vec::new();
    let royals = names_of(definition, |piece| piece.royal);
    if !royals.is_empty() {
        lines.push(format!(
            "Checkmate: a player whose {} is attacked and who has no legal move loses.",
            either(&royals)
        ));
    }
    if let Some(marriage) = &endings.marriage {
        lines.push(format!(
            "Marriage: a player who ends a turn with the {}, not in check, beside {} of their own wins (beside: one cell away, {}).",
            name(definition, marriage.royal),
            one_of(definition, &[marriage.partner]),
            PATHS.ways(&marriage.directions, in_space, false)
        ));
    }
    for group in &endings.extinction {
        let text = match group.as_slice() {
            [one] => format!("A player to move who has no {} left loses.", name(definition, *one)),
            _ => format!("A player to move who has none of these left loses: {}.", names(definition, group).join(", ")),
        };
        lines.push(text);
    }
    if !endings.facing.is_empty() {
        let many: Vec<String> = royals.iter().map(|royal| plural(royal)).collect();
        lines.push(format!(
            "The two {} may not face each other: from any distance {}, with nothing between, each attacks the other.",
            both(&many),
            PATHS.ways(&endings.facing, in_space, true)
        ));
    }
    if endings.bare {
        lines.push("A player who has nothing left but the royal piece at the end of their own turn loses; if both are bare, it is a draw.".to_owned());
    }
    lines.push(stalemate(definition, !royals.is_empty()));
    if endings.repetition > 0 {
        lines.push(repetition(endings.repetition, endings.perpetual_check));
    }
    if let Some(turns) = endings.quiet_turns {
        let pawns = names_of(definition, |piece| piece.pawn);
        let mut resets = vec!["a capture".to_owned()];
        if definition.pieces.iter().any(|piece| piece.returns.is_some()) {
            resets.push("a drop".to_owned());
        }
        if !pawns.is_empty() {
            resets.push(format!("a move of a {}", either(&pawns)));
        }
        lines.push(format!("After {turns} turns by each side without {} the game is drawn.", either(&resets)));
    }
    lines
}

fn stalemate(definition: &Definition, royal: bool) -> String {
    let who =
        if royal { "A player who is not in check but has no legal move" } else { "A player who has no legal move" };
    match definition.endings.stalemate {
        Fate::Draw => format!("{who} is stalemated: a draw."),
        Fate::Loses => format!("{who} loses."),
        Fate::Wins => format!("{who} wins."),
    }
}

fn repetition(times: u8, perpetual: Fate) -> String {
    let mut text = format!(
        "When the same position comes up for the {} time, the game is drawn",
        if times == 0 { number(0) } else { ordinal(times.into()) }
    );
    if perpetual == Fate::Loses {
        text.push_str("; but a player who gave check with every move since it first came up loses");
    }
    text.push('.');
    text
}
